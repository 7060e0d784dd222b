"""What the games of a contest say of its entrants, and of every two of them."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from feldberg.arena.contest import Contest
from feldberg.arena.estimates import Estimate, Pace, mean, pace, share
from feldberg.arena.matches import Played
from feldberg.arena.ratings import ratings

Deal = list[Played]  # in all its seatings, in their order


@dataclass(frozen=True)
class Standing:
    """One entrant, over all its games."""

    label: str
    games: int
    won: Estimate | None  # or, where all sit on one side, reached the goal
    score: Estimate
    place: float
    sheet: dict[str, float]
    rating: Estimate | None
    decisions: float  # of a seat in a game
    pace: Pace


@dataclass(frozen=True)
class Meeting:
    """Two entrants, over the deals that both have played; the first stands higher."""

    first: str
    second: str
    games: int
    won: Estimate | None  # by the first
    ahead: Estimate  # the first's score less the second's
    dealt: Estimate | None  # how often the same side wins a game and its mirror, whoever sits there


@dataclass(frozen=True)
class Ladder:
    """The best first: by rating, else by score."""

    contest: Contest
    played: list[Played]  # of deals that are whole, in their order
    standings: list[Standing]
    meetings: list[Meeting]


def ladder(contest: Contest, played: Sequence[Played]) -> Ladder:
    deals = list(whole_deals(contest, played))
    games = [game for deal in deals for game in deal]
    if not deals:
        return Ladder(contest, [], [], [])
    rated = ratings(contest, games) if contest.rivals else [None] * len(contest.entrants)
    found = {one: standing(contest, deals, one, rating) for one, rating in enumerate(rated)}
    order = sorted(found, key=lambda one: (found[one].rating or found[one].score).value, reverse=True)
    meetings = [meeting(contest, deals, *pair) for pair in combinations(order, 2)]
    return Ladder(contest, games, [found[one] for one in order], meetings)


def whole_deals(contest: Contest, played: Sequence[Played]) -> Iterator[Deal]:
    """The deals of which no game is missing."""
    ordered = sorted(played, key=lambda game: game.number)
    count = Counter(map(contest.seed, (game.number for game in ordered)))
    whole = [game for game in ordered if count[contest.seed(game.number)] == len(contest.seatings)]
    for at in range(0, len(whole), len(contest.seatings)):
        yield whole[at : at + len(contest.seatings)]


def standing(contest: Contest, deals: Sequence[Deal], one: int, rating: Estimate | None) -> Standing:
    mine = [number for number, seating in enumerate(contest.seatings) if one in seating]
    seats = [(number, seat) for number in mine for seat in seats_of(contest, number, one)]
    held = [(deal[number], seat) for deal in deals for number, seat in seats]
    sheet: Counter[str] = Counter()
    seconds = array("d")
    for game, seat in held:
        sheet.update(game.sheets[seat])
        seconds.extend(game.seconds[seat])
    games = len(deals) * len(mine)
    won = share([fmean(wins(contest, deal[number], one) for number in mine) for deal in deals], games)
    return Standing(
        contest.entrants[one].label,
        games,
        won if contest.rivals or len(contest.sides) == 1 else None,
        mean([score(contest, deal, mine, one) for deal in deals]),
        fmean(game.places[seat] for game, seat in held),
        {line: points / len(held) for line, points in sheet.items()},
        rating,
        len(seconds) / len(held),
        pace(seconds),
    )


def meeting(contest: Contest, deals: Sequence[Deal], one: int, other: int) -> Meeting:
    ours = [number for number, seating in enumerate(contest.seatings) if {*seating} <= {one, other}]
    games = len(deals) * len(ours)
    won = [fmean(wins(contest, deal[number], one) for number in ours) for deal in deals]
    ahead = [score(contest, deal, ours, one) - score(contest, deal, ours, other) for deal in deals]
    mirrored = list(zip(ours[::2], ours[1::2], strict=True))
    dealt = [fmean(same_side(contest, deal[game], deal[mirror]) for game, mirror in mirrored) for deal in deals]
    return Meeting(
        contest.entrants[one].label,
        contest.entrants[other].label,
        games,
        share(won, games) if contest.rivals else None,
        mean(ahead),
        share(dealt, games // 2) if contest.rivals else None,
    )


def seats_of(contest: Contest, number: int, one: int) -> list[int]:
    return [seat for seat, sitter in enumerate(contest.seating(number)) if sitter == one]


def score(contest: Contest, deal: Deal, numbers: Sequence[int], one: int) -> float:
    """What an entrant has on average, over its seats in some games of a deal."""
    return fmean(deal[number].scores[seat] for number in numbers for seat in seats_of(contest, number, one))


def shares(contest: Contest, game: Played) -> list[float]:
    """What each side has of the win: all, nothing, or a share where several come in first."""
    first = [game.places[side[0]] == 1 for side in contest.sides]
    return [won / max(sum(first), 1) for won in first]


def wins(contest: Contest, game: Played, one: int) -> float:
    """What an entrant has of the win."""
    seating = contest.seating(game.number)
    return sum(won for won, side in zip(shares(contest, game), contest.sides, strict=True) if seating[side[0]] == one)


def same_side(contest: Contest, game: Played, mirror: Played) -> float:
    """Whether the same side wins both; of several winners each is as likely to be meant."""
    both = zip(shares(contest, game), shares(contest, mirror), strict=True)
    return sum(here * there for here, there in both)
