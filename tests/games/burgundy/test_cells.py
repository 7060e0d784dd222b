"""Cells are named by what is printed on them: their colour and number, and their row where that is not enough."""

from __future__ import annotations

from collections import Counter

import pytest

from feldberg.core.events import Event
from feldberg.games.burgundy import Game, questions, setup
from feldberg.games.burgundy.actions import BASE, NO_DIE
from feldberg.games.burgundy.content import BANK, CASTLE_TILE, MINE_TILE, SHIP_TILE, animal, monastery
from feldberg.games.burgundy.estates import BIT, CELLS, ESTATES, NAMED, PRINTED, ROWS
from feldberg.games.burgundy.rules.placing import PLACED
from feldberg.games.burgundy.state import Table
from feldberg.games.burgundy.words import words
from feldberg.games.burgundy.words.sentences import row_of


def at_town_hall(tile: int, *cells: int) -> Table:
    """Seat 0 may place a tile on these cells of estate 1, where they have its colour."""
    table = Game({"edition": "2019", "estates": 1}).start(1)
    player = table.players[0]
    player.store[0] = tile
    player.open = sum(BIT[cell] for cell in cells)
    table.drop_questions()
    table.ask(questions.TownHall(0))
    table.renew_choices()
    return table


def placing(table: Table, cell: int) -> tuple[str, str]:
    action = BASE.place.at(NO_DIE, 0, cell)
    return table.game.say(table, action, "en", 0), table.game.say(table, action, "ru", 0)


@pytest.mark.parametrize(
    ("tile", "cell", "english", "russian"),
    [
        (CASTLE_TILE, 1, "place the castle on castle cell 5", "поставить замок на ячейку замка 5"),
        (MINE_TILE, 24, "place the mine on mine cell 4", "поставить рудник на ячейку рудника 4"),
        (SHIP_TILE, 17, "place the ship on river cell 2", "поставить корабль на ячейку реки 2"),
        (animal(2, 3), 0, "place the 3 sheep on pasture cell 6", "поставить 3 овец на ячейку пастбища 6"),
        (BANK, 11, "place the bank on city cell 3", "поставить банк на ячейку города 3"),
        (monastery(9), 12, "place monastery 9 on monastery cell 1", "поставить монастырь 9 на ячейку монастыря 1"),
    ],
)
def test_a_cell_by_its_colour_and_number(tile: int, cell: int, english: str, russian: str) -> None:
    other = next(at for at in range(CELLS) if NAMED["1"].dice[at] != NAMED["1"].dice[cell])
    assert placing(at_town_hall(tile, cell, other), cell) == (english, russian)


def test_the_row_where_several_are_alike() -> None:
    table = at_town_hall(BANK, 11, 25)
    assert placing(table, 11) == (
        "place the bank on city cell 3 (row 3)",
        "поставить банк на ячейку города 3 (ряд 3)",
    )
    assert placing(table, 25)[0] == "place the bank on city cell 3 (row 5)"


def test_the_side_where_two_are_alike_in_a_row() -> None:
    table = at_town_hall(BANK, 11, 14, 25)
    assert placing(table, 11) == (
        "place the bank on city cell 3 (row 3, on the left)",
        "поставить банк на ячейку города 3 (ряд 3, слева)",
    )
    assert placing(table, 14) == (
        "place the bank on city cell 3 (row 3, on the right)",
        "поставить банк на ячейку города 3 (ряд 3, справа)",
    )
    assert placing(table, 25)[0] == "place the bank on city cell 3 (row 5)"


def test_no_row_has_three_alike() -> None:
    """Or left and right would not tell them apart."""
    for edition, numbers in ESTATES.items():
        for estate in (PRINTED[edition][number] for number in numbers):
            alike = Counter((row_of(estate, cell), estate.colour[cell], estate.dice[cell]) for cell in range(CELLS))
            assert max(alike.values()) <= 2


def test_rows_are_counted_from_the_top() -> None:
    estate = NAMED["1"]
    assert Counter(row_of(estate, cell) for cell in range(CELLS)) == dict(enumerate(ROWS, 1))
    assert [row_of(estate, cell) for cell in (0, 3, 4, 18, 36)] == [1, 1, 2, 4, 7]


def test_the_first_castle() -> None:
    """Estate 6 has two castle cells with a 3 in its last row, estate 7 one with a 4."""
    table = Game({"players": 2, "estates": [6, 7], "choosing": "secret"}).start(1)
    said = [table.game.say(table, BASE.settle.at(0, cell), "en", 0) for cell in (33, 36)]
    assert said == [
        "put the castle on castle cell 3 (row 7, on the left)",
        "put the castle on castle cell 3 (row 7, on the right)",
    ]
    assert table.game.say(table, BASE.settle.at(0, 18), "ru", 0) == "поставить замок на ячейку замка 6"


@pytest.mark.parametrize(
    ("event", "english", "russian"),
    [
        (
            Event(PLACED, 0, animal(2, 3), 27),
            "Ann places the 3 sheep on pasture cell 2",
            "Ann ставит 3 овец на ячейку пастбища 2",
        ),
        (
            Event(setup.SETTLED, 0, 6, 33),
            "Ann starts on estate 6 with the castle on castle cell 3",
            "Ann начинает с герцогством 6, замок на ячейке замка 3",
        ),
    ],
)
def test_log_lines(event: Event, english: str, russian: str) -> None:
    assert words.tells(event, "en", {"edition": "2019"}, ["Ann"]) == english
    assert words.tells(event, "ru", {"edition": "2019"}, ["Ann"]) == russian


def test_asking_to_place_buy_or_do_without() -> None:
    table = at_town_hall(BANK, 11)
    assert words.asks(table, "ru", ["Аня"]) == "Аня: поставить ещё один жетон благодаря ратуше или отказаться"
    table.players[0].silver = 2
    table.renew_choices()
    assert words.asks(table, "en") == "Player 1: place one more tile with the town hall, buy a tile, or do without"
    assert words.asks(table, "ru", ["Аня"]) == (
        "Аня: поставить ещё один жетон благодаря ратуше, купить жетон или отказаться"
    )
