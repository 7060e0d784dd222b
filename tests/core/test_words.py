"""Languages, numbers, lists, and how events and glossaries are put together, on a game of a few words."""

from __future__ import annotations

import pytest

from feldberg import naming, person
from feldberg.core.errors import FeldbergError, OptionError
from feldberg.core.events import Event, EventKind
from feldberg.core.state import State
from feldberg.core.words import (
    LANGUAGES,
    Language,
    Speaker,
    Teller,
    Words,
    capital,
    known_language,
    numbered_player,
    signed,
    tidied,
)

ENGLISH = Language(
    "en",
    {"title": "Oxen", "oxen": "oxen"},
    {"option.size": "Size", "option.size.help": "how large", "option.size.allowed": "1 to 9", "sheet.oxen": "the herd"},
    {"tell.bought": "{player} buys {herd}", "tell.bought.one": "an ox for {player}"},
    {"oxen": ("ox", "oxen")},
)
RUSSIAN = Language(
    "ru",
    {"title": "Волы", "oxen": "волы"},
    {},
    {"tell.bought": "{player} покупает {herd}"},
    {
        "oxen": ("вол", "вола", "волов"),
        "oxen taken": ("вола", "волов", "волов"),
        "oxen gained": ("волик", "волика", "воликов"),
    },
)
BOUGHT = EventKind("bought", ["oxen"])


class OxTeller(Teller):
    def variant(self) -> str:
        return "bought.one" if self.values == {"oxen": 1} else self.kind

    def holes(self) -> dict[str, object]:
        return {"herd": self.tongue.count(self.tongue.taken("oxen"), self.values["oxen"])}


WORDS: Words[State] = Words(
    [ENGLISH, RUSSIAN],
    Speaker,
    OxTeller,
    lambda tongue: {"ox": {"name": tongue.noun("oxen", 1)}},
    sheet=["oxen"],
    gains=["oxen", "points"],
)

# Languages


def test_every_table_of_words_has_all_languages() -> None:
    assert LANGUAGES == ("en", "ru")
    for table in (naming.WORDS, person.WORDS):
        assert tuple(table) == LANGUAGES
    with pytest.raises(ValueError, match="the words are in en, the languages are en, ru"):
        Words([ENGLISH], Speaker[State], Teller, lambda tongue: {}, (), ())


def test_unknown_languages_are_refused() -> None:
    assert known_language("ru") == "ru"
    for attempt in (known_language, WORDS.language, lambda lang: numbered_player(0, lang)):
        with pytest.raises(OptionError, match=r"^language 'fr' is not known: languages are en, ru$"):
            attempt("fr")


def test_players_without_a_name_are_numbered() -> None:
    assert [numbered_player(2, lang) for lang in LANGUAGES] == ["Player 3", "Игрок 3"]
    assert [ENGLISH.player(seat, ["Ann"]) for seat in (0, 1, -1)] == ["Ann", "Player 2", "Player 0"]


# Numbers and lists


@pytest.mark.parametrize(
    ("number", "english", "russian"),
    [
        (0, "0 oxen", "0 волов"),
        (1, "1 ox", "1 вол"),
        (2, "2 oxen", "2 вола"),
        (4, "4 oxen", "4 вола"),
        (5, "5 oxen", "5 волов"),
        (11, "11 oxen", "11 волов"),
        (12, "12 oxen", "12 волов"),
        (14, "14 oxen", "14 волов"),
        (21, "21 oxen", "21 вол"),
        (111, "111 oxen", "111 волов"),
        (122, "122 oxen", "122 вола"),
    ],
)
def test_counting(number: int, english: str, russian: str) -> None:
    assert (ENGLISH.count("oxen", number), RUSSIAN.count("oxen", number)) == (english, russian)


def test_tiers_are_counted_by_the_last() -> None:
    assert ENGLISH.count("oxen", 3, 2, 1) == "3, 2 or 1 ox"
    assert RUSSIAN.count("oxen", 2, 2) == "2 вола"


def test_lists() -> None:
    assert [ENGLISH.all_of(parts) for parts in (["a"], ["a", "b"], ["a", "b", "c"])] == ["a", "a and b", "a, b and c"]
    assert RUSSIAN.either(["а", "б", "в"]) == "а, б или в"
    assert tidied("one,: two,, three,") == "one: two, three"


def test_signs_and_capitals() -> None:
    assert [signed(number) for number in (2, 0, -1)] == ["+2", "+0", "−1"]
    assert [capital(text) for text in ("the End", "")] == ["The End", ""]


def test_gains_have_forms_of_their_own_where_they_need_them() -> None:
    assert WORDS.gained("oxen", -1, "en") == "−1 ox"
    assert WORDS.gained("oxen", 5, "ru") == "+5 воликов"
    assert WORDS.gained("points", 3, "ru") == "+3 очка"
    with pytest.raises(FeldbergError, match="there is no gain 'cows' in 'en'"):
        WORDS.gained("cows", 1, "en")


# Events and the glossary


def test_an_event_is_told_by_its_variant_with_a_capital_unless_a_name_begins_it() -> None:
    two, one = Event(BOUGHT, 0, 2), Event(BOUGHT, 0, 1)
    assert WORDS.tells(two, "en", {}) == "Player 1 buys 2 oxen"
    assert WORDS.tells(two, "ru", {}, ["ann"]) == "ann покупает 2 волов"
    assert WORDS.tells(one, "en", {}, ["ann"]) == "An ox for ann"
    assert WORDS.tells(one, "ru", {}) == ""


def test_the_glossary_has_pieces_sheet_options_and_gains() -> None:
    assert WORDS.glossary("en") == {
        "ox": {"name": "ox"},
        "sheet.oxen": {"name": "the herd"},
        "option.size": {"name": "Size", "help": "how large", "allowed": "1 to 9"},
        "gain.oxen": {"name": "oxen", "one": "ox", "few": "oxen", "many": "oxen", "other": "oxen"},
        "gain.points": {"name": "points", "one": "point", "few": "points", "many": "points", "other": "points"},
    }
    assert WORDS.glossary("ru")["sheet.oxen"] == {"name": "волы"}
    forms = {"one": "волик", "few": "волика", "many": "воликов", "other": "воликов"}
    assert WORDS.glossary("ru")["gain.oxen"] == {"name": "волы", **forms}
