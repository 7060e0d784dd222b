"""Why something cannot be chosen, and that it is true: what a reason says is missing makes it possible."""

from __future__ import annotations

import random
import re
from typing import Any

import feldberg
from feldberg.core.state import State
from feldberg.games.tuscany.content import COLOUR_NAMES, TYPE_NAMES
from feldberg.games.tuscany.domains import EVERY_WAY, Domain
from feldberg.games.tuscany.state import Table
from tests.games.tuscany.option_sets import OPTION_SETS
from tests.games.tuscany.wording import played
from tests.rulebook.tuscany.position import CELLS, Position

COLOURS: list[str] = [*COLOUR_NAMES]


def why(at: Position, element: str, lang: str = "en", seat: int = 0) -> str:
    return at.game.why_not(at.table, element, lang, seat)


def cell(name: str) -> str:
    return f"cell:{CELLS[name]}"


# Set-up


def test_an_area_that_is_too_large() -> None:
    found = set()
    for seed in range(3):
        table = feldberg.game("tuscany", content={"boards": WIDE}).start(seed)
        player = table.players[0]
        boards = [table.box.boards[letter][at] for letter, at in enumerate(player.boards)]
        for number, way in enumerate(EVERY_WAY):
            reason = table.game.why_not(table, f"way:{number}", "en", 0)
            domain = Domain(way, boards)
            assert (reason == "") == domain.legal
            if reason:
                largest = max(len(cells) for cells in domain.cells)
                colours = {COLOURS[domain.colour[cells[0]]] for cells in domain.cells if len(cells) == largest}
                assert reason in [
                    f"An area of {largest} {colour} spaces would arise: 3 is the most." for colour in colours
                ]
                found.add(table.game.why_not(table, f"way:{number}", "ru", 0))
    assert "Получилась бы область из 4 светло-зелёных ячеек: больше 3 нельзя." in found


WIDE = {
    **{f"A{number}": "RLL GDBY OOE" for number in range(1, 5)},
    **{f"B{number}": "LLG GDRY YOE" for number in range(1, 5)},
    **{f"C{number}": "LBG RDOE YOE" for number in range(1, 5)},
}


def test_while_joining_the_boards() -> None:
    table = feldberg.game("tuscany").start(3)
    game = table.game
    assert game.why_not(table, "cell:3", "en", 0) == "Your boards come first."
    assert game.why_not(table, "deck", "en", 0) == "This is not needed now. Join your three boards, from left to right."
    table.play(table.legal(0)[0], 0)
    assert game.why_not(table, "way:3", "en", 0) == "Your boards are already joined."
    assert game.why_not(table, "way:3", "ru", 0) == "Ваши планшеты уже соединены."
    castles = [game.parts(action)["cell"] for action in table.legal(0)]
    for number in range(30):
        reason = "" if number in castles else "The starting castle needs a dark green space."
        assert game.why_not(table, f"cell:{number}", "en", 0) == reason
    table.play(table.legal(0)[0], 0)
    assert game.why_not(table, "way:3", "en", 0) == "It is not for you to decide now."


def test_bonus_tiles_that_are_gone() -> None:
    at = Position()
    at.cover("O3", "B1")
    at.store("city")
    at.hand("RR")
    at.table.bonuses[2] = 0
    at.turn()
    assert why(at, "bonus:card") == "A bonus tile comes with every city that you place."
    at.do("put city R1")
    assert why(at, "bonus:marble") == "No such bonus tiles are left."
    assert why(at, "bonus:marble", "ru") == "Таких тайлов бонуса больше нет."
    assert why(at, "bonus:card") == ""
    assert why(at, "open:0") == "This is not needed now. Take a bonus tile."


# Tiles


def test_open_tiles_that_do_not_fit() -> None:
    at = Position()
    at.display("coach", "village")
    at.turn()
    assert why(at, "open:0") == "No empty beige space next to your tiles."
    assert why(at, "open:0", "ru") == "Рядом с вашими тайлами нет свободных бежевых ячеек."
    assert why(at, "open:1") == ""
    assert why(at, "open:2") == "No tile lies here."
    assert why(at, "open:2", "ru") == "Здесь нет тайла."
    at.cover("E1", "E2", "E3", "E4")
    assert why(at.turn(), "open:0") == "All your beige spaces are covered."
    assert why(at, "open:0", "ru") == "У вас больше нет свободных бежевых ячеек."


def test_stored_pieces() -> None:
    at = Position()
    assert why(at.turn(), "store:0") == "Your storage is empty."
    assert why(at, "store:0", "ru") == "Ваш склад пуст."
    at.own("storage")
    at.store("coach")
    at.turn()
    assert why(at, "store:0") == "No empty beige space next to your tiles."
    assert why(at, "store:1") == "This storage space is empty."
    assert why(at, "store:1", "ru") == "Эта ячейка склада пуста."
    assert why(at, "store:2") == "You have only 2 storage spaces."
    assert why(at, "store:2", "ru") == "У вас только 2 ячейки склада."


def test_the_price_of_a_stored_tile() -> None:
    at = Position()
    at.store("quarry")
    two = "Needs 2 grey cards: 2 more, or for each of them a pair of another colour or a worker."
    one = "Needs 2 grey cards: 1 more, or a pair of another colour, or a worker."
    assert why(at.turn(), "store:0") == why(at, cell("G3")) == two
    assert why(at, "store:0", "ru") == (
        "Нужны 2 серые карты: не хватает 2, каждую из них заменит пара карт другого цвета или работник."
    )
    at.hand("RB")
    assert why(at.turn(), "store:0") == two
    at.hand("R")
    assert why(at.turn(), "store:0") == one
    assert why(at, "store:0", "ru") == (
        "Нужны 2 серые карты: не хватает 1, её заменит пара карт другого цвета или работник."
    )
    at.player().workers = 1
    assert why(at.turn(), "store:0") == ""


def test_hexes() -> None:
    at = Position()
    at.store("hex")
    at.turn()
    assert why(at, "store:0") == (
        "You cannot pay for any space next to your tiles: each needs 2 cards of its colour, or what stands for them."
    )
    assert why(at, cell("G3")).startswith("Needs 2 grey cards: 2 more")
    at.player().fresh = 1
    at.turn()
    new = "This hex came in this turn: it can be placed from your next turn on."
    assert why(at, "store:0") == why(at, cell("G3")) == new
    assert why(at, "store:0", "ru") == "Этот гекс получен в этом ходу: выложить его можно со следующего хода."
    at.fill()
    assert why(at.turn(), "store:0") == "All your spaces are covered."
    assert why(at, "store:0", "ru") == "Все ваши ячейки заняты."


# Spaces


def test_spaces() -> None:
    at = Position()
    at.turn()
    assert why(at, cell("D1")) == "This space is already covered."
    assert why(at, cell("D1"), "ru") == "Эта ячейка уже занята."
    assert why(at, cell("E4")) == "This space is not next to your tiles."
    assert why(at, cell("E4"), "ru") == "Эта ячейка не рядом с вашими тайлами."
    assert why(at, cell("G3")) == "Your storage is empty."
    at.store("village")
    assert why(at.turn(), cell("G3")) == "You have no quarry in storage."
    assert why(at, cell("G3"), "ru") == "На вашем складе нет такого тайла: карьер."


def test_spaces_of_a_castle() -> None:
    at = Position()
    at.cover("O3", "R1")
    at.store("castle")
    at.own("storage")
    at.hand("DD")
    at.display("neutral city", "neutral city")
    at.turn().do("put castle D2")
    assert why(at, "store:0") == "Your storage is empty."
    at.store("village")
    at.table.renew_choices()
    assert why(at, "store:0") == "A castle places an open tile, not a stored one."
    assert why(at, "store:0", "ru") == "Крепость выкладывает открытый тайл, а не тайл со склада."
    assert why(at, cell("G3")) == "No quarry is among the open tiles."
    assert why(at, cell("G3"), "ru") == "Среди открытых тайлов такого нет: карьер."
    assert why(at, cell("R2")) == ""
    assert why(at, cell("D1")) == "This space is already covered."


def test_after_an_exchange_a_tile_must_be_taken() -> None:
    at = Position()
    at.fill("G2", "L1")
    at.display("castle", "castle")
    at.neutral("quarry", "olives")
    at.turn().do("sweep castle")
    assert why(at, "deck") == "After an exchange a tile must be taken."
    assert why(at, "deck", "ru") == "После замены нужно взять тайл."
    assert why(at, "store:0") == "Your storage is empty."
    assert why(at, "open:5") == "No tile lies here."


def test_while_a_piece_is_removed() -> None:
    at = Position()
    at.own("storage")
    at.store("city", "coach")
    at.display("village")
    at.turn().do("take village")
    assert why(at, "deck") == "This is not needed now. Remove a stored piece to make room for the village."
    assert why(at, "store:0") == ""


# Paying


def test_cards_and_workers() -> None:
    at = Position()
    at.store("city")
    at.cover("O3", "B1")
    at.hand("RRR LL B GGG")
    at.turn()
    assert why(at, "card:red:0") == why(at, "worker:0") == "Cards and workers are paid when a tile is placed."
    at.do("put city R1")
    assert why(at, "card:red:0") == why(at, "card:red:1") == why(at, "card:light green:1") == ""
    assert why(at, "card:red:2") == "2 cards of this colour are enough."
    assert why(at, "card:red:2", "ru") == "Хватит 2 карт этого цвета."
    assert why(at, "card:red:3") == "You have only 3 red cards."
    assert why(at, "card:blue:0") == "You have 1 blue card: only a pair stands for a card."
    assert why(at, "card:blue:0", "ru") == "У вас 1 синяя карта: карту заменяет только пара."
    assert why(at, "card:grey:2") == "You have 3 grey cards: only a pair stands for a card."
    assert why(at, "card:light green:2") == "You have only 2 light green cards."
    assert why(at, "card:light green:2", "ru") == "У вас только 2 светло-зелёные карты."
    assert why(at, "card:beige:0") == "You have no beige card."
    assert why(at, "card:beige:0", "ru") == "У вас нет бежевых карт."
    assert why(at, "worker:0") == "You have no workers."
    assert why(at, "worker:0", "ru") == "У вас нет работников."
    at.player().workers = 1
    at.table.renew_choices()
    assert why(at, "worker:1") == "You have only 1 worker."
    assert why(at, "worker:1", "ru") == "У вас только 1 работник."
    assert why(at, "open:0") == "This is not needed now. Pay 2 red cards, or what stands for them."


# The truth of it


def refused(table: Table, luck: random.Random) -> list[tuple[str, str]]:
    """Some elements that cannot be chosen, with what is said."""
    found = []
    for element in luck.sample(sorted(table.game.view_room.ELEMENTS), 60):
        reason = table.game.why_not(table, element, "en", table.seat)
        if reason:
            found.append((element, reason))
    return found


def is_lit(state: State, element: str) -> bool:
    return any(element in state.game.elements(state, action) for action in state.legal())


def given(table: Table, colour: int, cards: int, workers: int) -> Table:
    """The same, with more in hand."""
    twin = table.copy()
    player = twin.players[twin.seat]
    player.hand[colour] += cards
    player.workers += workers
    twin.renew_choices()
    return twin


def test_what_a_price_lacks_is_enough_and_no_more() -> None:
    seen = set()
    options: dict[str, Any] = OPTION_SETS["first-3p"]
    for seed in range(3):
        luck = random.Random(seed)
        for table in played(seed, options):
            if table.over or table.round == 0 or luck.random() < 0.5:
                continue
            for element, reason in refused(table, luck):
                if not reason.startswith("Needs 2 "):
                    continue
                name, number = re.findall(r"^Needs 2 (.+) cards: (\d) more", reason)[0]
                colour, missing = COLOURS.index(name), int(number)
                assert is_lit(given(table, colour, missing, 0), element)
                assert is_lit(given(table, colour, 0, missing), element)
                assert not is_lit(given(table, colour, missing - 1, 0), element)
                if missing == 1:
                    for other in range(len(COLOURS)):
                        assert other == colour or is_lit(given(table, other, 2, 0), element)
                seen.add(missing)
    assert seen == {1, 2}


def test_reasons_about_spaces_are_those_of_the_view() -> None:
    seen = set()
    for table in played(8, OPTION_SETS["revised-4p"]):
        if table.over or type(table.top).__name__ not in ("Turn", "Another", "Castle"):
            continue
        cells = table.view(table.seat)["players"][table.seat]["cells"]
        for at, one in enumerate(cells):
            reason = table.game.why_not(table, f"cell:{at}", "en")
            assert (reason == "This space is already covered.") == (one["piece"] is not None)
            assert (reason == "This space is not next to your tiles.") == (one["piece"] is None and not one["open"])
            seen.add(reason)
        for at, tile in enumerate(table.view(table.seat)["display"]):
            reason = table.game.why_not(table, f"open:{at}", "en")
            if reason:
                colour = COLOURS[[*TYPE_NAMES].index(tile["type"])]
                there = [one for one in cells if one["colour"] == colour and one["piece"] is None]
                assert not any(one["open"] for one in there)
                assert reason.startswith("No empty " if there else "All your ")
                assert colour in reason
    assert len(seen) > 5
