"""How a game speaks: what every game's words can do, and what each fills in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from feldberg.core.errors import IllegalAction
from feldberg.core.events import Event
from feldberg.core.options import Options
from feldberg.core.questions import S
from feldberg.core.words.language import Language, capital
from feldberg.core.words.languages import LANGUAGES, known_language

Glossary = dict[str, dict[str, str]]


class Speaker(Generic[S]):
    """What is said to one seat at a table: what it is asked, its actions, and in the end who won.

    A game derives its own, with a method `say_<kind>` for every kind of action, spaces as underscores: it takes the
    action's coordinates.
    """

    def __init__(self, table: S, seat: int, tongue: Language) -> None:
        self.table = table
        self.seat = seat
        self.tongue = tongue
        self.top = table.top

    @property
    def question(self) -> str:
        """The question on top by its name."""
        return type(self.top).__name__

    def say(self, action: int) -> str:
        """A legal action or an aside as an imperative."""
        span = self.table.game.layout.span_of(action)
        if action not in self.table.legal(self.seat) and action not in self.table.asides(self.seat):
            raise IllegalAction(self.table.refusal(f"{self.table.game.parts(action)} is not legal now"))
        say: Callable[..., str] = getattr(self, f"say_{span.name.replace(' ', '_')}")
        return say(*span.values(action))

    def explain(self, action: int) -> str:
        """What the piece that an action is about does; empty where there is nothing to explain."""
        return ""

    def why_not(self, element: str) -> str:
        """Why an element that no legal action touches cannot be chosen; empty where the question is about others."""
        return ""

    def asked(self) -> str:
        """What is to be done, as an imperative."""
        raise NotImplementedError

    def result(self, names: Sequence[str], reader: int | None = None) -> str:
        """How the game ended: who won."""
        winners = [seat for seat, place in enumerate(self.table.ranking()) if place == 1]
        others = [self.tongue.player(seat, names) for seat in winners if seat != reader]
        yours = reader in winners
        said = self.tongue.sentence(
            "won" + (".you" if yours else "") + (".together" if len(winners) > 1 else ""),
            players=self.tongue.all_of(([self.tongue.sentences["you"]] if yours else []) + others),
            points=self.tongue.count("points", self.table.scores()[winners[0]]),
        )
        return capital(said) if yours else said


class Teller:
    """An event as a line of the log, from the sentence 'tell.<kind>'. A game derives its own."""

    def __init__(self, event: Event, tongue: Language, options: Options) -> None:
        self.event = event
        self.kind = event.kind.name
        self.values = event.named()
        self.tongue = tongue
        self.options = options

    def variant(self) -> str:
        """Which sentence tells it, where events of one kind are told in different ways."""
        return self.kind

    def holes(self) -> dict[str, object]:
        """Its numbers as people say them."""
        return {}

    def tell(self, names: Sequence[str]) -> str:
        """The line, with a capital unless a player's name begins it; empty where there is no sentence for it."""
        template = self.tongue.sentences.get(f"tell.{self.variant()}")
        if template is None:
            return ""
        player = self.tongue.player(int(self.event.seat), names)
        line = template.format(**{**self.values, "player": player, **self.holes()})
        return line if line.startswith(player) else capital(line)


class Words(Generic[S]):
    """The words of a game in every language: the one thing that its room `words` offers, under that name."""

    def __init__(
        self,
        languages: Sequence[Language],
        speaker: Callable[[S, int, Language], Speaker[S]],
        teller: Callable[[Event, Language, Options], Teller],
        pieces: Callable[[Language], Glossary],
        sheet: Sequence[str],
        gains: Sequence[str],
    ) -> None:
        self.languages: Mapping[str, Language] = {tongue.lang: tongue for tongue in languages}
        if set(self.languages) != set(LANGUAGES):
            raise ValueError(f"the words are in {', '.join(self.languages)}, the languages are {', '.join(LANGUAGES)}")
        self.speaker = speaker
        self.teller = teller
        self.pieces = pieces
        self.sheet = sheet  # the lines of the score sheet
        self.gains = gains

    def language(self, lang: str) -> Language:
        return self.languages[known_language(lang)]

    def word(self, key: str, lang: str) -> str:
        return self.language(lang).word(key)

    def say(self, table: S, action: int, lang: str, seat: int) -> str:
        return self.speaker(table, seat, self.language(lang)).say(action)

    def explain(self, table: S, action: int, lang: str, seat: int) -> str:
        return self.speaker(table, seat, self.language(lang)).explain(action)

    def why_not(self, table: S, element: str, lang: str, seat: int) -> str:
        """Why a seat cannot choose an element that no legal action touches."""
        tongue = self.language(lang)
        if table.over:
            return tongue.sentence("why.over")
        if seat not in table.seats:
            return tongue.sentence("why.waiting")
        speaker = self.speaker(table, seat, tongue)
        return capital(speaker.why_not(element)) or tongue.sentence("why.other", what=tongue.command(speaker.asked()))

    def asks(self, table: S, lang: str, names: Sequence[str] = (), reader: int | None = None) -> str:
        """Who is asked for what; once the game is over, who won. The reader's seat is spoken to."""
        tongue = self.language(lang)
        speaker = self.speaker(table, table.seat, tongue)
        if table.over:
            return speaker.result(names, reader)
        if reader is not None and reader in table.seats:
            return tongue.command(speaker.asked())
        players = ", ".join(tongue.player(seat, names) for seat in table.seats)
        return tongue.sentence("ask", players=players, what=speaker.asked())

    def tells(self, event: Event, lang: str, options: Options, names: Sequence[str] = ()) -> str:
        return self.teller(event, self.language(lang), options).tell(names)

    def gained(self, gain: str, number: int, lang: str) -> str:
        return self.language(lang).gained(gain, number)

    def glossary(self, lang: str) -> Glossary:
        """The game's pieces, then what every game has: the score sheet, options, elements and gains."""
        tongue = self.language(lang)
        entries = self.pieces(tongue)
        for line in self.sheet:
            entries[f"sheet.{line}"] = {"name": tongue.word(line)}
        for key, text in tongue.titles.items():
            of, _, field = key.rpartition(".")
            if field in ("help", "allowed"):
                entries[of][field] = text
            else:
                entries[key] = {"name": text}
        for gain in self.gains:
            entries[f"gain.{gain}"] = {"name": tongue.word(gain), **by_number(tongue.gain_forms(gain))}
        return entries


def by_number(forms: Sequence[str]) -> dict[str, str]:
    """The forms of a word by the kind of number they go with, as Unicode calls the kinds.

    Languages that tell fewer kinds apart have the same form for several.
    """
    return {"one": forms[0], "few": forms[1], "many": forms[-1], "other": forms[-1]}
