"""Learning in rounds: games are searched with what is known so far, a network is fitted to all that was found, and a
match on fresh deals decides whether it is kept."""

from __future__ import annotations

import json
import math
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from feldberg.agents.judgements import Network, lengths_of, senses_read, stored
from feldberg.arena.contest import Contest
from feldberg.arena.entrants import Entrant
from feldberg.arena.ladder import Meeting
from feldberg.core.errors import OptionError
from feldberg.core.game import Game
from feldberg.core.options import Options
from feldberg.core.registry import game as make_game
from feldberg.training import fitting
from feldberg.training.lessons import Lesson

LEVEL = "journeyman"  # plays the matches
A_ROUND = 1_000_000  # seeds: no deal is met twice
DIGITS = 5  # behind the point
NEW, OLD = "new", "old"


class Course(NamedTuple):
    """What is to be learned."""

    games: Sequence[Game[Any]]  # tables of one game, in turn; the first is that of the matches
    budget: dict[str, float]  # of the search
    seed: int

    def lessons(self, number: int, count: int, judgement: str) -> Iterator[Lesson]:
        """The games of a round."""
        for at in range(count):
            game = self.games[at % len(self.games)]
            seed = self.seed + number * A_ROUND + at
            yield Lesson(game.name, game.chosen_options(), seed, {**self.budget, "judgement": judgement})

    def match(self, number: int, count: int, new: str, old: str) -> Contest:
        """The new judgement against the old one, on deals that no lesson had."""
        sides = rivals(self.budget, "judgement", new, old)
        return Contest(self.games[0], sides, count, self.seed + number * A_ROUND + A_ROUND // 2)


def course(name: str, tables: Sequence[Options], budget: dict[str, float], seed: int) -> Course:
    """Tables may differ in the number of players and in whatever leaves the senses alone."""
    games = [make_game(name, **options) for options in tables]
    read = [lengths_of(senses_read(game)) for game in games]
    for game, lengths in zip(games, read, strict=True):
        if lengths != read[0]:
            raise OptionError(
                f"{game.chosen_options()} has other senses than {games[0].chosen_options()}: train it alone"
            )
    return Course(games, budget, seed)


def rivals(budget: dict[str, float], what: str, new: str, old: str) -> list[Entrant]:
    """Who meet in a match that decides: with so many play-outs each, on however fast a machine."""
    budget = {"seconds": math.inf, **budget}
    return [Entrant(name, LEVEL, {**budget, what: file}) for name, file in ((NEW, new), (OLD, old))]


def is_better(meeting: Meeting) -> bool:
    """Whether the new one surely won: its share of the games, or alone its score."""
    turned = meeting.first == OLD
    if meeting.won is not None:
        return meeting.won.high < 0.5 if turned else meeting.won.low > 0.5
    return meeting.ahead.high < 0 if turned else meeting.ahead.low > 0


def network_of(game: Game[Any], found: fitting.Network, made: dict[str, Any]) -> Network:
    """As it is written, with how it was made."""
    numbers = {
        name: [round(float(number), DIGITS) for number in values.reshape(-1)]
        for name, values in found._asdict().items()
    }
    made = {
        "command": shlex.join(["feldberg", *sys.argv[1:]]),
        "version": version("feldberg"),
        **({"commit": commit} if (commit := checked_out()) else {}),
        **made,
    }
    return {"made": made, "senses": lengths_of(senses_read(game)), **numbers}


def checked_out() -> str:
    """The commit of this code; nothing where it was installed."""
    try:
        git("ls-files", "--error-unmatch", Path(__file__).name)  # or it lies in somebody else's checkout
        return git("describe", "--always", "--dirty", "--abbrev=40", "--exclude=*")
    except (OSError, subprocess.CalledProcessError):
        return ""


def git(*asked: str) -> str:
    folder = Path(__file__).parent
    return subprocess.run(["git", *asked], cwd=folder, capture_output=True, text=True, check=True).stdout.strip()


def write(file: Path, network: Network) -> None:
    """Into a file with networks for other senses, which stay."""
    others = [one for one in stored(file) if one["senses"] != network["senses"]] if file.exists() else []
    file.write_text(json.dumps({"networks": [*others, network]}, separators=(",", ":")) + "\n", encoding="utf-8")
