"""What the words of all games share."""

from __future__ import annotations

from collections.abc import Sequence


def signed(number: int) -> str:
    """'+2', '−1', with a true minus sign."""
    return f"+{number}" if number >= 0 else f"\N{MINUS SIGN}{-number}"


def by_number(forms: Sequence[str]) -> dict[str, str]:
    """The forms of a word by the kind of number they go with, as Unicode calls the kinds.

    Languages that tell fewer kinds apart have the same form for several.
    """
    return {"one": forms[0], "few": forms[1], "many": forms[-1], "other": forms[-1]}
