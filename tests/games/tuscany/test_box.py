"""What is printed: our files keep to what is known, and every mistake in a corrected one is named."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

import feldberg
from feldberg.games.tuscany.box import INITIALS, KINDS, OUR_BOX, OURS, Box, box
from feldberg.games.tuscany.content import COLOUR_NAMES, REWARD_NAMES
from feldberg.games.tuscany.game import Tuscany
from tests.games.tuscany.option_sets import CORRECTED

# Of a domain: what the tiles of four players and the neutral ones cover exactly.
SPACES = {"D": 3, "R": 3, "B": 2, "L": 5, "G": 4, "O": 5, "Y": 4, "E": 4}
Mistake = Callable[[dict[str, Any]], Any]


def colours(board: str) -> Counter[str]:
    return Counter(board.replace(" ", ""))


# Ours


def test_our_boards_have_the_known_colours() -> None:
    boards = OURS["boards"]
    assert list(boards) == [f"{letter}{number}" for letter in "ABC" for number in range(1, 5)]
    for letter in "ABC":
        assert len({frozenset(colours(boards[f"{letter}{number}"]).items()) for number in range(1, 5)}) == 1
        assert len({boards[f"{letter}{number}"] for number in range(1, 5)}) == 4
        assert colours(boards[f"{letter}1"])["D"] == 1
    assert sum((colours(boards[f"{letter}1"]) for letter in "ABC"), Counter()) == SPACES


def test_our_farmland_has_single_and_double_tiles() -> None:
    farmland = OURS["farmland"]
    assert [len(farmland[whose]) for whose in ("own", "neutral")] == [4, 4]
    tiles = [sorted(tile) for tile in farmland["own"] + farmland["neutral"]]
    assert {len(tile) for tile in tiles} == {1, 2}
    assert ["pigs", "vineyard"] in tiles
    assert {kind for tile in tiles for kind in tile} == {"vineyard", "pigs", "olives", "wheat"}


def test_our_cards_are_as_many_as_known() -> None:
    cards = OURS["region_cards"]
    assert (len(cards), sum(cards.values())) == (8, 122)
    assert len(set(cards.values())) > 1
    yields = OURS["yield_cards"]
    assert sum(card["cards"] for card in yields) == 27
    assert {card["reward"] for card in yields} >= {"red", "green", "cards", "marble", "hex"}


def test_our_colour_bonuses_are_within_the_known_bounds() -> None:
    sides = list(OURS["colour_bonuses"].values())
    assert len(sides) == 8
    assert all(0 < second < first <= 4 for first, second in sides)
    assert max(first for first, _ in sides) == 4


def test_our_files_are_told_to_be_ours() -> None:
    assert OUR_BOX.ours == KINDS
    assert box({}) is OUR_BOX
    assert Box({kind: OURS[kind] for kind in KINDS}).ours == []
    assert Box({"farmland": OURS["farmland"]}).ours == [kind for kind in KINDS if kind != "farmland"]
    assert feldberg.game("tuscany", content=CORRECTED).start(1).view(None)["ours"] == []
    assert feldberg.game("tuscany").start(1).view(None)["ours"] == KINDS


# Corrected


def test_a_corrected_box_is_played_with() -> None:
    game = feldberg.game("tuscany", content=CORRECTED)
    assert isinstance(game, Tuscany)
    assert [int(count) for count in game.box.region_cards] == list(CORRECTED["region_cards"].values())
    assert {REWARD_NAMES[reward] for reward in game.box.rewards} == {"worker", "hex", "green"}
    state = game.start(1)
    assert state.view(None)["colour_bonuses"]["dark green"] == 4
    for player in state.view(None)["players"]:
        for letter, number, board in zip("ABC", player["numbers"], player["boards"], strict=True):
            printed = CORRECTED["boards"][f"{letter}{number + 1}"].replace(" ", "")
            assert [INITIALS[COLOUR_NAMES.index(colour)] for colour in board] == list(printed)


def test_what_is_not_corrected_is_ours() -> None:
    mine = Box({"region_cards": CORRECTED["region_cards"]})
    assert [tuple(sides) for sides in mine.colour_bonuses] == [tuple(sides) for sides in OUR_BOX.colour_bonuses]
    assert (mine.rewards, mine.amounts) == (OUR_BOX.rewards, OUR_BOX.amounts)
    assert mine.boards == OUR_BOX.boards
    assert list(mine.farms) == list(OUR_BOX.farms)
    assert list(mine.region_cards) != list(OUR_BOX.region_cards)


def test_games_with_the_same_content_share_a_box() -> None:
    assert box(deepcopy(CORRECTED)) is box(CORRECTED)


def put(kind: str, key: str | int, value: Any) -> Mistake:
    return lambda content: content[kind].__setitem__(key, value)


def drop(kind: str, key: str | int) -> Mistake:
    return lambda content: content[kind].pop(key)


def put_in_first_yield(key: str, value: Any) -> Mistake:
    return lambda content: content["yield_cards"][0].__setitem__(key, value)


MISTAKES: dict[str, Mistake] = {
    "cards: unknown; a content has boards, farmland, region_cards, yield_cards, colour_bonuses": lambda content: (
        content.update(cards={})
    ),
    # Boards
    "boards: expected a table with A1, A2, A3, A4, B1": lambda content: content.update(boards=[]),
    "boards.D1: unknown; expected A1, ": put("boards", "D1", "DLL GRBY OOE"),
    "boards.B3: missing": drop("boards", "B3"),
    "boards.A2: 7 is not a text": put("boards", "A2", 7),
    "boards.A2: 'OLY ODLRG EB' is not three columns of 3, 4, 3 letters": put("boards", "A2", "OLY ODLRG EB"),
    "boards.A2: 'OLYO DLRGEB' is not three columns": put("boards", "A2", "OLYO DLRGEB"),
    "boards.A2: 'X' is no colour; the colours are D, R, B, L, G, O, Y, E": put("boards", "A2", "OLY ODLR GEX"),
    "boards.A2: its colours are not those of A1, in other places": put("boards", "A2", "OLY ODLR GEE"),
    "boards: A, B and C have 4 dark green spaces together, not 3": lambda content: recolour(content, "A", "R", "D"),
    "boards: A, B and C have 2 dark green spaces together, not 3": lambda content: recolour(content, "A", "D", "R"),
    "boards: no board has a blue space": lambda content: recolour(content, "ABC", "B", "L"),
    "boards: A1, B1 and C1 cannot be joined without an area of more than 3 spaces": lambda content: [
        content["boards"].__setitem__(f"A{number}", "OOO OODO OOO") for number in range(1, 5)
    ],
    # Farmland
    "farmland: expected a table with own, neutral": lambda content: content.update(farmland="wheat"),
    "farmland.neutral: missing": drop("farmland", "neutral"),
    "farmland.third: unknown; expected own, neutral": put("farmland", "third", []),
    "farmland.own: expected a list of 4": put("farmland", "own", [["wheat"]] * 3),
    "farmland.neutral: expected a list of 4": put("farmland", "neutral", "pigs"),
    "farmland.own[1]: expected a list": put("farmland", "own", [["wheat"], "wheat", ["wheat"], ["wheat"]]),
    "farmland.own[1]: a tile shows 1 or 2 farm kinds, not 0": put(
        "farmland", "own", [["wheat"], [], ["pigs"], ["pigs"]]
    ),
    "farmland.neutral[0]: a tile shows 1 or 2 farm kinds, not 3": put(
        "farmland", "neutral", [["wheat", "pigs", "olives"], ["pigs"], ["pigs"], ["pigs"]]
    ),
    "farmland.neutral[3]: 'cows' is no farm kind; they are vineyard, pigs, olives, wheat": put(
        "farmland", "neutral", [["wheat"], ["pigs"], ["pigs"], ["cows"]]
    ),
    "farmland.own[3]: both kinds are pigs": put("farmland", "own", [["wheat"], ["pigs"], ["pigs"], ["pigs", "pigs"]]),
    # Cards
    "region_cards: expected a table with dark_green, red": lambda content: content.update(region_cards=122),
    "region_cards.grey: missing": drop("region_cards", "grey"),
    "region_cards.gray: unknown; expected dark_green, red": put("region_cards", "gray", 15),
    "region_cards.red: '15' is not a whole number from 1 to 122": put("region_cards", "red", "15"),
    "region_cards.red: 0 is not a whole number from 1 to 122": put("region_cards", "red", 0),
    "region_cards.red: True is not a whole number": put("region_cards", "red", True),
    "region_cards.red: 15.0 is not a whole number": put("region_cards", "red", 15.0),
    "region_cards: there are 122 cards, not 123": put("region_cards", "red", 16),
    "yield_cards: expected a list": lambda content: content.update(yield_cards={}),
    "yield_cards[0]: expected a table with reward, amount, cards": put("yield_cards", 0, "worker"),
    "yield_cards[0].what: unknown; expected reward, amount, cards": put_in_first_yield("what", 1),
    "yield_cards[1].amount: missing": lambda content: content["yield_cards"][1].pop("amount"),
    "yield_cards[0].reward: 'gold' is not one of red, green, cards, marble, hex, worker": put_in_first_yield(
        "reward", "gold"
    ),
    "yield_cards[0].amount: 0 is not a whole number from 1 to 9": put_in_first_yield("amount", 0),
    "yield_cards[0].amount: 10 is not a whole number from 1 to 9": put_in_first_yield("amount", 10),
    "yield_cards[0].cards: 28 is not a whole number from 1 to 27": put_in_first_yield("cards", 28),
    "yield_cards: there are 27 cards, not 28": put_in_first_yield("cards", 10),
    # Colour bonuses
    "colour_bonuses: expected a table with castle, city": lambda content: content.update(colour_bonuses=[]),
    "colour_bonuses.city: missing": drop("colour_bonuses", "city"),
    "colour_bonuses.red: unknown; expected castle, city": put("colour_bonuses", "red", [2, 1]),
    "colour_bonuses.city: expected a list of 2": put("colour_bonuses", "city", [3, 2, 1]),
    "colour_bonuses.city: 5 is not a whole number from 1 to 4": put("colour_bonuses", "city", [5, 2]),
    "colour_bonuses.city: 0 is not a whole number from 1 to 4": put("colour_bonuses", "city", [3, 0]),
    "colour_bonuses.city: the second side is worth less than the first, not 3 and 3": put(
        "colour_bonuses", "city", [3, 3]
    ),
}


def recolour(content: dict[str, Any], letters: str, old: str, new: str) -> None:
    """Change a colour on all boards of some letters."""
    for name, board in content["boards"].items():
        if name[0] in letters:
            content["boards"][name] = board.replace(old, new)


@pytest.mark.parametrize("complaint", MISTAKES)
def test_a_mistake_is_named(complaint: str) -> None:
    content = deepcopy(CORRECTED)
    MISTAKES[complaint](content)
    with pytest.raises(feldberg.OptionError, match="^content: " + re.escape(complaint)):
        feldberg.game("tuscany", content=content)
