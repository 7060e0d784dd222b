"""Openskill's ratings (Plackett-Luce), which take a game as the order in which its sides came in."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from feldberg.arena.contest import Contest
from feldberg.arena.estimates import NORMAL, Estimate
from feldberg.arena.matches import Played


def ratings(contest: Contest, played: Sequence[Played]) -> list[Estimate]:
    """How strong the entrants are: all begin with the same rating, games count in their order."""
    model = PlackettLuce(tau=0)  # nobody gets better meanwhile
    known = [model.rating() for _ in contest.entrants]
    for game in played:
        seating = contest.seating(game.number)
        rated(
            model, known, [seating[side[0]] for side in contest.sides], [game.places[side[0]] for side in contest.sides]
        )
    return [Estimate(one.mu, one.mu - NORMAL * one.sigma, one.mu + NORMAL * one.sigma) for one in known]


def rated(model: PlackettLuce, known: list[PlackettLuceRating], who: Sequence[int], places: Sequence[int]) -> None:
    """Take in one game. Who has several sides learns from each, and the mean counts."""
    after = model.rate([[known[one]] for one in who], ranks=[float(place) for place in places])
    for one in set(who):
        mine = [team[0] for team, sitter in zip(after, who, strict=True) if sitter == one]
        mu = sum(rating.mu for rating in mine) / len(mine)
        known[one] = model.rating(mu, sum(rating.sigma for rating in mine) / len(mine))
