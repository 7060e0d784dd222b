"""How a request is turned down: a status, a short code for programs and a sentence for people.

The browser app has its own words for every `reason` (the app's `refusal.<reason>`); without one it shows the sentence.
"""

from __future__ import annotations

from typing import Any

LONGEST_QUOTE = 300  # signs


class Refusal(Exception):
    """Nothing was changed."""

    status = 400
    code = "refused"

    def __init__(self, sentence: str, reason: str = "", **values: int | str) -> None:
        super().__init__(quoted(sentence))
        self.reason = reason
        self.values = {key: value if isinstance(value, int) else quoted(value) for key, value in values.items()}

    def told(self) -> dict[str, Any]:
        return {"code": self.code, "error": str(self), "reason": self.reason, "values": self.values}


def quoted(value: object) -> str:
    """As what was sent may be quoted: not at length, and without halves of signs, which cannot be sent."""
    return str(value)[:LONGEST_QUOTE].encode(errors="replace").decode()


class NotFound(Refusal):
    status = 404
    code = "not_found"


class Forbidden(Refusal):
    status = 403
    code = "forbidden"


class Unknown(Refusal):
    """Who is calling is not known."""

    status = 401
    code = "unknown"


class Stale(Refusal):
    """The table has moved on since the caller looked."""

    status = 409
    code = "stale"


class BotFirst(Stale):
    """A bot has still to answer what it was asked when it took over."""


class Unreadable(Refusal):
    """A game that was begun under other rules, or whose entries no longer give a game."""

    status = 409
    code = "unreadable"


class Unmeasured(Refusal):
    """A body that does not say its length beforehand."""

    status = 411
    code = "unmeasured"


class Invalid(Refusal):
    status = 422
    code = "invalid"


class TooLong(Refusal):
    status = 413
    code = "too_long"


class Away(Refusal):
    """The database cannot be reached, or not written to."""

    status = 503
    code = "away"


class TooMuch(Refusal):
    status = 429
    code = "too_much"
