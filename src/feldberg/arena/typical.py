"""Measures what the levels typically score, and keeps it where those who choose a bot are told."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import fmean
from typing import Any

from feldberg.agents import Role, agents, level_for
from feldberg.agents.typical import Typical, measured, typical_file
from feldberg.arena.contest import Contest, in_turn
from feldberg.arena.crews import On
from feldberg.arena.entrants import entrants
from feldberg.arena.estimates import Estimate, mean, share
from feldberg.arena.ladder import wins
from feldberg.arena.matches import Played, play
from feldberg.arena.watching import watched
from feldberg.core.errors import FeldbergError
from feldberg.core.game import Game

MADE = "each by: feldberg typical LEVEL --game {} --players PLAYERS --games GAMES --seed SEED"


def measure(
    game: Game[Any], level: str, games: int, seed: int, workers: int = 1, on: On = On.PROCESSES
) -> tuple[Typical, Estimate]:
    """Let a level play against the usual opponents, from every seat in turn, or alone: what it scores, and its wins."""
    usual = level_for(Role.OPPONENT).name
    least = len(game.teams) + 1  # games, so that there are two deals: of one nothing is sure
    contest = Contest(game, entrants([level, usual]), max(games, least), seed, in_turn(game.teams))
    scores: dict[int, list[int]] = {}  # by deal
    won: dict[int, list[float]] = {}
    for one in watched("games", play, contest.fixtures(), contest.games, workers, on):
        deal = contest.seed(one.number)
        scores.setdefault(deal, []).append(own_score(contest, one))
        won.setdefault(deal, []).append(wins(contest, one, 0))
    score = mean([fmean(of_a_deal) for of_a_deal in scores.values()])
    found: Typical = {
        "players": game.players,
        "level": level,
        "score": round(score.value, 1),
        "margin": round(score.margin, 1),
        "games": contest.games,
        "seed": seed,
        "rules": game.rules_version,
    }
    return found, share([fmean(of_a_deal) for of_a_deal in won.values()], contest.games)


def own_score(contest: Contest, played: Played) -> int:
    """That of the first entrant."""
    return played.scores[contest.seating(played.number).index(0)]


def keep(game: Game[Any], found: Typical) -> Path:
    """Write a score down, in place of what was known of that level with so many players."""
    file = typical_file(game)
    known = {(one["players"], agents().index(one["level"])): one for one in [*measured(file), found]}
    lines = ",\n  ".join(json.dumps(known[key]) for key in sorted(known))
    text = f'{{\n "made": {json.dumps(MADE.format(game.name))},\n "scores": [\n  {lines}\n ]\n}}\n'
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise FeldbergError(f"{file} cannot be written: {error.strerror}") from error
    return file
