"""What every view has, whatever the game."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict


class View(TypedDict):
    """The head of every view; the game adds what lies on its table."""

    game: str
    options: dict[str, Any]
    seat: Annotated[int | None, "who looks; null for a spectator"]
    over: bool
    asked: list[int]
    planned: Annotated[list[dict[str, int | str]] | None, "the steps that the seat has made of its plan"]
    question: str | None
    scores: list[int]
    ranking: list[int]
    score_sheets: Annotated[list[dict[str, int]], "points by what they are for"]
    goes_on: Annotated[bool, "the game is over and another follows, such as the next chapter of a story"]
