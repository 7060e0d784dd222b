"""A ladder as tables for a terminal, and as plain data for a file."""

from __future__ import annotations

from dataclasses import asdict
from math import isfinite
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from feldberg.arena.estimates import Estimate
from feldberg.arena.ladder import Ladder

LUCK = (
    "The same seat wins a game and its mirror, where the two have changed places: seat and deal decide, not who plays. "
    "Of these games each wins half, so that nobody can win more than the last column says."
)

UNITS = (("s", 1), ("ms", 1e3), ("µs", 1e6))


def show(ladder: Ladder, console: Console) -> None:
    contest = ladder.contest
    games = len(ladder.played)
    of_all = "" if games == contest.games else f" of {contest.games:,}"
    console.print(
        f"{contest.game.name}: {games:,}{of_all} games, {games // len(contest.seatings):,} deals from seed "
        f"{contest.first}, each in all seatings; ± and [ ] are intervals of 95 %",
        highlight=False,
        markup=False,
    )
    console.print(standings(ladder))
    console.print(sheets(ladder))
    if ladder.meetings:
        console.print(meetings(ladder))


def standings(ladder: Ladder) -> Table:
    """A line for each entrant."""
    alone = len(ladder.contest.sides) == 1
    table = Table("agent", title="agents", title_justify="left")
    columns = ["games", "goal reached" if alone else "won", "score", "place", "rating (openskill)", "decisions a game"]
    for column in [*columns, "each takes", "half within", "99 % within", "longest"]:
        table.add_column(column, justify="right")
    for one in ladder.standings:
        table.add_row(
            escape(one.label),
            f"{one.games:,}",
            percent(one.won),
            plus_minus(one.score),
            "" if alone else f"{one.place:.2f}",
            plus_minus(one.rating),
            f"{one.decisions:.1f}",
            *map(duration, one.pace),
        )
    return table


def sheets(ladder: Ladder) -> Table:
    """What the score is made of."""
    table = Table("mean score", title="score sheet", title_justify="left")
    for one in ladder.standings:
        table.add_column(escape(one.label), justify="right")
    lines = {line: None for one in ladder.standings for line in one.sheet}
    for line in lines:
        word = ladder.contest.game.word(line, "en")
        table.add_row(escape(word), *(f"{one.sheet.get(line, 0):.1f}" for one in ladder.standings))
    table.add_section()
    table.add_row("total", *(f"{one.score.value:.1f}" for one in ladder.standings), style="bold")
    return table


def meetings(ladder: Ladder) -> Table:
    """A line for every two entrants."""
    rivals = ladder.contest.rivals
    table = Table("first", "second", title="two by two, in the same deals", title_justify="left")
    columns = ["the first wins", "is ahead by", "the same seat wins both", "at most"]
    for column in columns if rivals else ["the first is ahead by"]:
        table.add_column(column, justify="right")
    for one in ladder.meetings:
        cells = [plus_minus(one.ahead, "+")]
        if one.won is not None and one.dealt is not None:
            cells = [percent(one.won), *cells, percent(one.dealt), f"{1 - one.dealt.value / 2:.1%}"]
        table.add_row(escape(one.first), escape(one.second), *cells)
    if rivals:
        table.caption, table.caption_justify = LUCK, "left"
    return table


def percent(estimate: Estimate | None) -> str:
    if estimate is None:
        return ""
    return f"{estimate.value:.1%} \\[{100 * estimate.low:.1f}, {100 * estimate.high:.1f}]"


def plus_minus(estimate: Estimate | None, sign: str = "") -> str:
    if estimate is None:
        return ""
    margin = f" ± {estimate.margin:.1f}" if isfinite(estimate.margin) else ""
    return f"{estimate.value:{sign}.1f}{margin}"


def duration(seconds: float) -> str:
    """In the unit that says it best, with two figures at least."""
    unit, scale = next((one for one in UNITS if seconds * one[1] >= 1), UNITS[-1])
    figures = seconds * scale
    return f"{figures:.{1 if figures < 10 else 0}f} {unit}"


# For a file


def data(ladder: Ladder) -> dict[str, Any]:
    """All that the tables say, and the result of every game, ready for JSON."""
    contest = ladder.contest
    return {
        "game": contest.game.name,
        "rules": contest.game.rules_version,
        "options": contest.game.chosen_options(),
        "seed": contest.first,
        "deals": len(ladder.played) // len(contest.seatings),
        "agents": [plain(asdict(one)) for one in ladder.standings],
        "meetings": [plain(asdict(one)) for one in ladder.meetings],
        "games": [
            {
                "seed": contest.seed(game.number),
                "agents": [contest.entrants[one].label for one in contest.seating(game.number)],
                "scores": game.scores,
                "places": game.places,
            }
            for game in ladder.played
        ],
    }


def plain(value: Any) -> Any:
    """Named tuples as objects, and no number where there is none."""
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return plain(value._asdict())
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    return None if isinstance(value, float) and not isfinite(value) else value
