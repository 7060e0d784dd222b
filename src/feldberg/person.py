"""A person at the terminal: the board, the numbered choices, undo, save and resume."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import shlex
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from feldberg.agents import Role, agent, level_for, offered, reason, typical_scores
from feldberg.arena.entrants import entrants
from feldberg.core.errors import FeldbergError
from feldberg.core.game import Game
from feldberg.core.moves import free_undo, made, replayed, taken_back
from feldberg.core.options import Options
from feldberg.core.record import PERSON, Record
from feldberg.core.registry import game as make_game
from feldberg.core.state import State
from feldberg.core.words import numbered_player
from feldberg.screen import arranged

PICTURE_WIDTH = 100

WORDS = {
    "en": {
        "choose": "number (with ? to explain it), or [b]h[/b]int, [b]u[/b]ndo, [b]s[/b]ave, [b]b[/b]oard, [b]q[/b]uit",
        "hint": "{0} would choose {1}:",
        "bad": "{0!r} is not a number from 1 to {1}",
        "plain": "this does what it says",
        "secret": "has chosen in secret",
        "no_undo": "nothing to undo: dice were rolled, something was revealed or another player was asked since",
        "undone": "taken back",
        "saved": "saved: feldberg play --resume {0}",
        "over": "The game is over.",
        "goes_on": "The story goes on: press Enter, or [b]q[/b] to leave",
        "later": "later: feldberg play {0}",
        "pass": "Hand over to player {0}, then press Enter",
        "place": "place",
        "total": "total",
        "game": "game",
        "players": "players",
        "typical": "mean scores against apprentices",
        "narrow": "the board is cut off: make the terminal {0} columns wide",
    },
    "ru": {
        "choose": "номер (с ? пояснит), или [b]h[/b] подсказка, [b]u[/b] отменить, [b]s[/b] сохранить, "
        "[b]b[/b] поле, [b]q[/b] выйти",
        "hint": "{0} выбирает {1}:",
        "bad": "{0!r} не номер от 1 до {1}",
        "plain": "здесь всё сказано",
        "secret": "тайный выбор сделан",
        "no_undo": "отменить нельзя: с тех пор бросали кубики, что-то открылось или решал другой игрок",
        "undone": "ход отменён",
        "saved": "сохранено: feldberg play --resume {0}",
        "over": "Игра окончена.",
        "goes_on": "История продолжается: нажмите Enter, или [b]q[/b] выйти",
        "later": "позже: feldberg play {0}",
        "pass": "Передайте ход игроку {0} и нажмите Enter",
        "place": "место",
        "total": "всего",
        "game": "игра",
        "players": "игроков",
        "typical": "средний счёт против учеников",
        "narrow": "поле обрезано: сделайте окно шириной в {0} колонок",
    },
}


def home() -> Path:
    """Where games are kept: FELDBERG_HOME, or a folder in the user's home."""
    return Path(os.environ.get("FELDBERG_HOME") or Path.home() / ".feldberg")


def new_file(game: Game[Any]) -> Path:
    """A name for a game that begins now."""
    folder = home() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game.name}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.json"


def latest_unfinished() -> Path | None:
    """The newest kept game that is not over."""
    for path in sorted((home() / "games").glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True):
        with contextlib.suppress(FeldbergError):
            if Record.load(path).scores is None:
                return path
    return None


class Sitting:
    """One game played at this terminal. Every move is kept in the file before the next is asked for."""

    def __init__(
        self, record: Record, file: Path, lang: str, console: Console, read: Callable[[str], str] | None = None
    ) -> None:
        self.record = record
        self.game = record.game
        self.file = file
        self.lang = lang
        self.words = WORDS[lang]
        self.console = console
        self.read = read or console.input
        record.final()  # else it says what is wrong with it
        self.state, self.moves = replayed(self.game, record.seed, record.moves)
        self.agents = {
            seat: entrants([who])[0].sit_down(self.game, record.seed + len(record.moves) + seat)
            for seat, who in enumerate(record.who)
            if who != PERSON
        }
        self.at_screen = -1  # the person who looks at the screen, in hot-seat play

    @property
    def people(self) -> int:
        return self.record.who.count(PERSON)

    def play(self) -> bool:
        """Play to the end or until the person leaves; whether the game was finished."""
        self.keep()
        while not self.state.over:
            seat = self.state.seat
            if seat in self.agents:
                self.move(seat, self.agents[seat].choose(self.state.seen_by(seat)))
            elif not self.ask(seat):
                self.keep()
                self.console.print(self.words["saved"].format(escape(str(self.file))), highlight=False)
                return False
        self.show_board(None)
        self.console.print(score_table(self.state, self.record.who, self.lang))
        return True

    def sequel(self) -> Record | None:
        """A new game that follows this finished one, if there is one and the person wants to go on at once."""
        options = self.game.sequel(self.state)
        if options is None or self.people == 0:
            return None
        self.console.print(self.words["goes_on"], highlight=False)
        try:
            leaving = self.read("> ").strip().lower() == "q"
        except EOFError:
            leaving = True
        if leaving:
            self.console.print(self.words["later"].format(escape(command(self.game.name, options))), highlight=False)
            return None
        record = Record(type(self.game)(options))
        record.who = self.record.who
        return record

    def move(self, seat: int, action: int) -> None:
        said = self.game.say(self.state, action, self.lang, seat)
        planning = self.state.planned(seat) is not None
        self.moves.append(made(self.state, action, seat))
        self.record.moves.append((seat, action))
        self.keep()
        if planning:
            said = self.words["secret"]
        self.console.print(f"[b]{self.name(seat)}:[/b] {escape(said)}", highlight=False)
        watcher = self.record.who.index(PERSON) if self.people == 1 else None
        for event in self.state.events:
            line = self.game.tells(event.seen_by(watcher), self.lang)
            if line:
                self.console.print(f"  [dim]{escape(line)}[/dim]", highlight=False)

    def keep(self) -> None:
        self.record.close(self.state)
        self.record.save(self.file)

    def name(self, seat: int) -> str:
        return f"{numbered_player(seat, self.lang)} ({self.record.who[seat]})"

    def show_board(self, seat: int | None) -> None:
        show_picture(self.console, self.game.picture(self.state.view(seat), self.lang), self.lang)

    # Asking

    def ask(self, seat: int) -> bool:
        """Ask a person until they choose; whether they did, or left."""
        if self.people > 1 and self.at_screen not in (seat, -1):
            self.console.clear()
            self.read(self.words["pass"].format(seat + 1))
        self.at_screen = seat
        choices = self.state.legal(seat) + self.state.asides(seat)
        self.show_board(seat)
        self.show_choices(seat, choices)
        while True:
            try:
                typed = self.read("> ").strip().lower()
            except EOFError:
                return False
            if typed == "q":
                return False
            if typed == "u":
                if self.undo(seat):
                    return True
            elif typed == "s":
                self.keep()
                self.console.print(self.words["saved"].format(escape(str(self.file))), highlight=False)
            elif typed == "b":
                self.show_board(seat)
                self.show_choices(seat, choices)
            elif typed == "h":
                self.hint(seat, choices)
            elif typed.endswith("?"):
                self.explain(seat, choices, typed[:-1].strip())
            elif typed.isdecimal() and 1 <= int(typed) <= len(choices):
                self.move(seat, choices[int(typed) - 1])
                return True
            else:
                self.console.print(self.words["bad"].format(typed, len(choices)), style="red", highlight=False)

    def show_choices(self, seat: int, choices: list[int]) -> None:
        """The numbered choices with what each brings and costs."""
        lines = []
        for number, action in enumerate(choices, start=1):
            gains = ", ".join(
                self.game.gained(name, gain, self.lang)
                for name, gain in self.state.consequence(action, seat).items()
                if gain > 0  # the price is in the words
            )
            said = escape(self.game.say(self.state, action, self.lang, seat))
            lines.append(f"[b]{number:3}[/b] {said}" + (f" [dim]{gains}[/dim]" if gains else ""))
        self.console.print(arranged(lines, self.console), highlight=False)
        self.console.print(f"[b]{escape(self.game.asks(self.state, self.lang, seat=seat))}[/b]", highlight=False)
        self.console.print(self.words["choose"], highlight=False)

    def explain(self, seat: int, choices: list[int], typed: str) -> None:
        """What the piece of a choice does."""
        if not (typed.isdecimal() and 1 <= int(typed) <= len(choices)):
            self.console.print(self.words["bad"].format(typed, len(choices)), style="red", highlight=False)
            return
        told = self.game.explain(self.state, choices[int(typed) - 1], self.lang, seat)
        self.console.print(escape(told or self.words["plain"]), style="cyan", highlight=False)

    def hint(self, seat: int, choices: list[int]) -> None:
        """What a bot would choose, and why."""
        adviser = level_for(Role.HINT)
        thought = agent(adviser.name, self.game, len(self.moves)).explain(self.state.seen_by(seat), self.lang)
        best = thought[0]
        said = self.words["hint"].format(adviser.words[self.lang].name, choices.index(best.action) + 1)
        why = reason(thought, self.lang, self.game.players == 1)
        self.console.print(escape(f"{said} {best.say}"), style="bold cyan", highlight=False)
        self.console.print(escape(why), style="cyan", highlight=False)

    def undo(self, seat: int) -> bool:
        """Take back the seat's last choice, unless something was revealed or somebody acted since."""
        at = free_undo(self.moves, seat)
        if at is None:
            self.console.print(self.words["no_undo"], style="red", highlight=False)
            return False
        self.state, self.moves = taken_back(self.game, self.record.seed, self.moves, at)
        self.record.moves = [(move.seat, move.action) for move in self.moves]
        self.keep()
        self.console.print(self.words["undone"], highlight=False)
        return True


def command(game: str, options: Options) -> str:
    """A game with its options as one types them."""
    given = [f"{name}={value if isinstance(value, str) else json.dumps(value)}" for name, value in options.items()]
    return shlex.join([game, *given])


def show_picture(console: Console, picture: str, lang: str) -> None:
    """Print a board uncut where the terminal is wide enough, else cropped, with a word about it."""
    console.print(picture, highlight=False, no_wrap=True, overflow="crop", crop=True)
    if console.width < PICTURE_WIDTH:
        console.print(WORDS[lang]["narrow"].format(PICTURE_WIDTH), style="yellow", highlight=False)


def score_table(state: State, who: list[str], lang: str) -> Table:
    """The score sheets side by side, best first."""
    words = WORDS[lang]
    game = state.game
    seats = sorted(range(game.players), key=lambda seat: state.ranking()[seat])
    table = Table()
    table.add_column("")
    for seat in seats:
        table.add_column(f"{numbered_player(seat, lang)} ({who[seat]})", justify="right")
    for line in state.score_sheet(0):
        table.add_row(game.word(line, lang), *(str(state.score_sheet(seat)[line]) for seat in seats))
    table.add_section()
    table.add_row(words["total"], *(str(state.scores()[seat]) for seat in seats), style="bold")
    table.add_row(words["place"], *(str(state.ranking()[seat]) for seat in seats))
    return table


def typical_table(counts: Mapping[str, Sequence[int]], lang: str) -> Table:
    """What the levels typically score, by game and the numbers of its players."""
    words = WORDS[lang]
    table = Table(words["game"], words["players"], title=words["typical"], title_justify="left")
    for name in offered():
        table.add_column(name, justify="right")
    for name, numbers in counts.items():
        game = make_game(name)
        scores = typical_scores(game)
        for number in numbers:
            cells = [str(scores.get(level, {}).get(number, "")) for level in offered()]
            table.add_row(escape(game.word("title", lang)), str(number), *cells)
    return table
