"""What can go wrong, said so that the reader knows what to do."""

from __future__ import annotations


class FeldbergError(ValueError):
    """The root of all errors that Feldberg raises on bad input."""


class OptionError(FeldbergError):
    """An option that the game does not have, or a value that it does not allow."""


class IllegalAction(FeldbergError):
    """An action that is not among the legal ones; the state is as it was."""


class SaveError(FeldbergError):
    """A saved state that cannot be read back."""


class RecordError(FeldbergError):
    """A record that cannot be read, or that no longer gives the game it tells of.

    `why` and its values are for those who say it in their own words.
    """

    def __init__(self, message: str, why: str = "", **values: object) -> None:
        super().__init__(message)
        self.why = why
        self.values = values
