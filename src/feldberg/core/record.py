"""A game that can be played again: options, seed and moves, with the result they led to.

A record is kept in one of two forms that hold the same: compact JSON, and a text with one line for each decision,
of which everything after the action's number is for the reader.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any, SupportsIndex

from feldberg.core.chance import SEEDS
from feldberg.core.errors import FeldbergError, IllegalAction, RecordError
from feldberg.core.game import Game
from feldberg.core.registry import game as make_game
from feldberg.core.saves import MOST, Save, items, whole, wholes
from feldberg.core.state import State, index

FORMAT = 1
TITLE = "feldberg record"
NOBODY = "?"  # where it is not known who sat there
PERSON = "person"  # somebody without a name
LONGEST_NAME = 40


class Record:
    """The moves of one game, each a seat and its action."""

    def __init__(self, game: Game[Any], seed: int | None = None, moves: list[tuple[int, int]] | None = None) -> None:
        self.game = game
        self.seed = secrets.randbits(64) if seed is None else seed
        self.rules = game.rules_version
        self.moves = [] if moves is None else moves
        self.who = [NOBODY] * game.players  # who sat there: a person, their name, or an agent's; nobody vouches for it
        self.scores: list[int] | None = None
        self.ranking: list[int] | None = None
        self.digest: str | None = None

    def play(self, state: State, action: SupportsIndex, seat: int | None = None) -> None:
        """Play on a state of this game and note the move."""
        mover = state.seat if seat is None else seat
        number = index(action, "action", IllegalAction)
        state.play(number, seat)
        self.moves.append((mover, number))

    def close(self, state: State) -> None:
        """Note where the moves led: a fingerprint of the state, and the result if the game is over."""
        self.digest = state.digest()
        self.scores = state.scores() if state.over else None
        self.ranking = state.ranking() if state.over else None

    def replay(self, events: bool = True) -> Iterator[tuple[State, int, int]]:
        """The state before each move, with its seat and action; the same state goes on being played."""
        self.same_rules()
        state = self.game.start(self.seed, events)
        for number, (seat, action) in enumerate(self.moves, start=1):
            yield state, seat, action
            self.step(state, number, seat, action)

    def final(self, events: bool = True) -> State:
        """The state after the last move."""
        self.same_rules()
        state: State = self.game.start(self.seed, events)
        for number, (seat, action) in enumerate(self.moves, start=1):
            self.step(state, number, seat, action)
        return state

    def step(self, state: State, number: int, seat: int, action: int) -> None:
        try:
            state.play(action, seat)
        except IllegalAction as error:
            text = f"move {number} of {len(self.moves)} cannot be played: {error}"
            raise RecordError(text, "move", number=number, moves=len(self.moves)) from error

    def same_rules(self) -> None:
        if self.rules != self.game.rules_version:
            raise RecordError(
                f"the record was made under rules version {self.rules} of {self.game.name}, "
                f"this is version {self.game.rules_version}",
                "rules",
                noted=self.rules,
                here=self.game.rules_version,
            )

    def verify(self) -> State:
        """Replay and compare with what was noted; gives the final state, or says what differs."""
        state = self.final(events=False)
        if self.scores is not None and not state.over:
            raise RecordError("the record tells of a finished game, but its moves end before the game does", "short")
        for what, noted, found in (
            ("scores", self.scores, state.scores()),
            ("ranking", self.ranking, state.ranking()),
            ("digest", self.digest, state.digest()),
        ):
            if noted is not None and noted != found:
                raise RecordError(
                    f"the record notes {what} {noted}, its moves give {found}", what, noted=noted, found=found
                )
        return state

    # Forms

    def to_dict(self) -> Save:
        return {
            "feldberg": FORMAT,
            "game": self.game.name,
            "rules": self.rules,
            "options": self.game.chosen_options(),
            "seed": self.seed,
            "who": self.who,
            "moves": [list(move) for move in self.moves],
            "scores": self.scores,
            "ranking": self.ranking,
            "digest": self.digest,
        }

    def to_text(self, lang: str = "en") -> str:
        """One line for each decision: its number, seat, action, and the action in words."""
        head = {key: value for key, value in self.to_dict().items() if key != "moves"}
        lines = [TITLE, *(f"{key}: {json.dumps(value)}" for key, value in head.items()), ""]
        for number, (state, seat, action) in enumerate(self.replay(events=False), start=1):
            words = " ".join(self.game.say(state, action, lang, seat).split())
            lines.append(f"{number:4} seat {seat} action {action:4}  {words}")
        return "\n".join(lines) + "\n"

    def save(self, path: Path | str, lang: str = "en") -> None:
        """Write the readable form to a .txt file and the compact one to any other."""
        path = Path(path)
        readable = path.suffix == ".txt"
        text = self.to_text(lang) if readable else json.dumps(self.to_dict(), separators=(",", ":")) + "\n"
        part = path.with_name(path.name + ".part")
        part.write_text(text, encoding="utf-8")
        part.replace(path)

    @staticmethod
    def load(path: Path | str) -> Record:
        """Read either form from a file."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as error:
            raise RecordError(f"{path} cannot be read: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise RecordError(f"{path} is no record: it is not a text file") from error
        try:
            return Record.parse(text)
        except RecordError as error:
            raise RecordError(f"{path}: {error}") from error

    @staticmethod
    def parse(text: str) -> Record:
        """Read either form from a text."""
        if text.startswith(TITLE):
            return Record.from_dict(from_lines(text.splitlines()[1:]))
        try:
            save = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise RecordError(f"this is no record: {error}", "other") from error
        return Record.from_dict(save)

    @staticmethod
    def from_dict(save: object) -> Record:
        """The record that `Record.to_dict` gave."""
        if not isinstance(save, dict) or "feldberg" not in save:
            raise RecordError("this is no record of a feldberg game", "other")
        if save["feldberg"] != FORMAT:
            text = f"the record has format {save['feldberg']!r}, this program reads format {FORMAT}"
            raise RecordError(text, "format", noted=save["feldberg"], here=FORMAT)
        for key in ("game", "rules", "options", "seed", "who", "moves", "scores", "ranking", "digest"):
            if key not in save:
                raise RecordError(f"the record has no {key}", "missing", key=key)
        try:
            seed = whole(save["seed"], "seed", SEEDS - 1)
            record = Record(make_game(str(save["game"]), **save["options"]), seed, [])
            record.rules = whole(save["rules"], "rules")
            record.who = [plain(str(name)) for name in save["who"]]
            if len(record.who) != record.game.players:
                text = f"the record names {len(record.who)} players, the game has {record.game.players}"
                raise RecordError(text, "players", noted=len(record.who), players=record.game.players)
            for move in save["moves"]:
                if not isinstance(move, list) or len(move) != 2:
                    text = f"{move!r} is not a move, which is a seat and an action"
                    raise RecordError(text, "line", line=move)
                record.moves.append((whole(move[0], "seat"), whole(move[1], "action")))
            if save["scores"] is not None:
                record.scores = wholes(items(save["scores"], "scores", record.game.players), "scores", low=-MOST)
            if save["ranking"] is not None:
                record.ranking = wholes(items(save["ranking"], "ranking", record.game.players), "ranking")
        except RecordError:
            raise
        except (FeldbergError, TypeError) as error:
            raise RecordError(f"the record cannot be read: {error}", "unreadable", error=error) from error
        record.digest = None if save["digest"] is None else str(save["digest"])
        return record


def plain(name: str) -> str:
    """A name as it can be shown anywhere: one line, not long."""
    return "".join(sign if sign.isprintable() else " " for sign in name[:LONGEST_NAME])


def from_lines(lines: list[str]) -> Save:
    save: Save = {}
    moves: list[list[int]] = []
    for line in lines:
        words = line.split()
        if len(words) >= 5 and words[1] == "seat" and words[3] == "action":
            try:
                number, seat, action = int(words[0]), int(words[2]), int(words[4])
            except ValueError as error:
                raise RecordError(f"the line {line!r} is no move", "line", line=line) from error
            if number != len(moves) + 1:
                text = f"move {len(moves) + 1} is missing: the next line is {line!r}"
                raise RecordError(text, "gap", number=len(moves) + 1)
            moves.append([seat, action])
        elif words:
            key, _colon, value = line.partition(": ")
            try:
                save[key] = json.loads(value)
            except ValueError as error:
                raise RecordError(f"the line {line!r} is neither a move nor a heading", "line", line=line) from error
    save["moves"] = moves
    return save
