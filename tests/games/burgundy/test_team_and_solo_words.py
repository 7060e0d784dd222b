"""What is said and shown in the team game and in the game for one."""

from __future__ import annotations

import pytest

import feldberg
from feldberg.core.events import Event
from feldberg.games.burgundy.content import BANK, FACE_DOWN, MINE_TILE, NUMBERED, SHIP_TILE, monastery
from feldberg.games.burgundy.modules.solo import FILLED, GAVE, LEFT_BEHIND, REACHED, REMOVED, SWAPPED
from feldberg.games.burgundy.rules.flow import ROUND_BEGAN
from feldberg.games.burgundy.rules.taking import TOOK
from feldberg.games.burgundy.scoring import MONASTERIES, POINTS
from feldberg.games.burgundy.setup import SETTLED
from tests.rulebook.burgundy.position import Position
from tests.rulebook.burgundy.test_solo import NW_C2, NW_S1, SW_S4, alone, solo, trading
from tests.rulebook.burgundy.test_team import M2, team

ALONE = feldberg.game("burgundy", players=1)


def both(at: Position, index: int) -> list[str]:
    """A legal action in both languages."""
    return [at.game.say(at.table, at.table.legal()[index], lang) for lang in ("en", "ru")]


def asked(at: Position) -> list[str]:
    return [at.game.asks(at.table, lang, seat=at.table.seat, addressed=True) for lang in ("en", "ru")]


@pytest.mark.parametrize(
    ("event", "english", "russian"),
    [
        (Event(ROUND_BEGAN, 0, 3), "Round 4", "Раунд 4"),
        (
            Event(SETTLED, 0, 19, 4),
            "Player 1 starts on estate 13a with the castle on castle cell 2",
            "Игрок 1 начинает с герцогством 13a, замок на ячейке замка 2",
        ),
        (Event(REMOVED, -1, BANK, 5), "The bank leaves depot 2", "Из хранилища 2 убирают банк"),
        (Event(FILLED, 0, 1), "Player 1 fills all mine cells", "Игрок 1 заполняет все ячейки рудников"),
        (Event(LEFT_BEHIND, 0, 1), "Lost in other depots: 1 good", "В других хранилищах пропало: 1 товар"),
        (
            Event(SWAPPED, 0, BANK, 24),
            "Player 1 exchanges goods for the bank, face down",
            "Игрок 1 меняет товары на банк лицом вниз",
        ),
        (
            Event(TOOK, 0, FACE_DOWN, 24),
            "Player 1 stores the face-down tile",
            "Игрок 1 кладёт в хранилище закрытый жетон",
        ),
        (Event(GAVE, 0, 2, 1), "Player 1 gives up 1 pink good", "Игрок 1 отдаёт 1 розовый товар"),
        (
            Event(REACHED, 0, 50, 45),
            "Player 1 reaches the target of 50: one more action, and the next target is 45",
            "Игрок 1 достигает цели 50: ещё одно действие, следующая цель 45",
        ),
        (
            Event(POINTS, 0, 8, MONASTERIES),
            "Player 1 gets 8 points for the monastery",
            "Игрок 1 получает 8 очков за монастырь",
        ),
    ],
)
def test_what_happens_to_one_alone_is_told(event: Event, english: str, russian: str) -> None:
    assert (ALONE.tells(event, "en"), ALONE.tells(event, "ru")) == (english, russian)


def test_the_exchange() -> None:
    at = trading(2, 4)
    assert asked(at) == [
        "Take a tile of the black depot face down for 5 goods, or do without",
        "Возьмите жетон чёрного рынка лицом вниз за 5 товаров или откажитесь",
    ]
    assert both(at, 0) == ["take the bank face down for 5 goods", "взять банк лицом вниз за 5 товаров"]
    assert both(at, 1) == ["keep the goods", "оставить товары"]
    at.play(kind="swap")
    assert asked(at) == ["Choose which goods to give up", "Выберите, какие товары отдать"]
    assert both(at, 1) == ["give up 1 purple good", "отдать 1 фиолетовый товар"]


def test_reaching_the_target_with_silver() -> None:
    at = alone(dice=(1, 0))
    solo(at).marker = 46
    at.player().goods[0] = 1
    at.player().silver = 3
    at.ask()
    at.play(kind="sell")
    assert asked(at) == [
        "Buy the points up to the target, or do without",
        "Купите очки до самой цели или откажитесь",
    ]
    assert both(at, 0) == ["reach the target (2 silver)", "дойти до цели (2 серебра)"]
    assert both(at, 1) == ["keep the silver", "оставить серебро"]
    assert at.game.elements(at.table, at.table.legal()[0]) == ["target"]


def test_the_order_of_effects() -> None:
    at = alone()
    solo(at).marker = 45
    at.goods(0, 1)
    at.goods(1, 1)
    at.place(NW_S1, SHIP_TILE)
    assert asked(at) == ["Choose what comes first", "Выберите, что будет сначала"]
    assert both(at, 1) == ["first count 10 points", "сначала засчитать 10 очков"]
    assert both(at, 2) == [
        "first choose where the ship takes goods",
        "сначала выбрать, откуда корабль заберёт товары",
    ]
    assert at.game.elements(at.table, at.table.legal()[2]) == ["effect:2"]


def test_tiles_that_are_otherwise_for_one_alone_say_so() -> None:
    at = alone(dice=(1, 0))
    for place, tile in enumerate((SHIP_TILE, monastery(16), monastery(26), monastery(1))):
        at.lay(place, tile)
    at.ask()
    told = [at.game.explain(at.table, action, "en") for action in at.table.legal()]
    assert told[0].endswith("face down.")
    assert told[1].endswith("Alone it scores once, when it is placed, for what is there.")
    assert told[2].endswith("3 points for every colour whose cells are all filled.")
    assert told[3] == "Monastery 1. Your cities may hold several buildings of one kind."
    with_others = Position(dice=(1, 0))
    with_others.lay(0, SHIP_TILE)
    with_others.ask()
    assert with_others.game.explain(with_others.table, with_others.table.legal()[0], "en").endswith("the turn order.")


def test_the_end_alone_in_russian() -> None:
    at = alone(phase=4)
    at.end_phase()
    assert at.game.asks(at.table, "ru") == "Герцогство не заполнено, пустых ячеек: 36"


def test_why_a_part_takes_no_tile_and_why_no_points_are_bought() -> None:
    at = alone(dice=(4, 0))
    at.put(NW_S1, SHIP_TILE)
    for cell in at.player().estate.shape.touching[NW_C2] + at.player().estate.shape.touching[NW_S1]:
        at.put(cell, MINE_TILE)
    at.store(FACE_DOWN)
    at.lay(0, BANK)
    at.player().workers = 3
    at.ask()
    assert at.game.why_not(at.table, f"cell:{SW_S4}", "en") == "Another part of the estate is opened by a ship."
    assert at.game.why_not(at.table, "target", "en").startswith("Silver buys points only when others have come")
    assert at.game.why_not(at.table, f"space:{NUMBERED}", "en") == "This space is not used when you play alone."
    assert at.game.why_not(at.table, "cell:70", "en") == "This estate has none such."
    assert at.game.why_not(at.table, "store:5", "ru") == "В этом герцогстве такого нет."
    two = Position(dice=(1, 0))
    two.ask()
    assert two.game.why_not(two.table, "target", "en") == "Only one who plays alone has a target."


def test_storing_in_a_team() -> None:
    at = team(dice=(1, 0))
    at.lay(0, BANK)
    at.player().store[1] = MINE_TILE
    at.ask()
    at.play(kind="take", space=0)
    assert asked(at) == ["Choose where to store the bank", "Выберите, куда положить банк"]
    assert both(at, 0) == ["store it on a space of your own", "положить на своё место"]
    assert both(at, 1) == ["store it on a space of both partners", "положить на общее место"]
    touched = [at.game.elements(at.table, action) for action in at.table.legal()]
    assert touched == [["store:0"], ["store:4", "store:5"]]


def test_what_only_the_partner_may_use_says_so() -> None:
    at = team(dice=(2, 0))
    at.player().store[2] = MINE_TILE
    at.lay(0, BANK)
    at.player().workers = 1
    at.ask()
    assert at.game.why_not(at.table, "store:2", "en") == "This storage space is your partner's alone."
    assert at.game.why_not(at.table, f"cell:{M2}", "en") == "You have stored no tile for a mine cell."


def test_partners_win_together() -> None:
    at = team(phase=4)
    at.player().silver = 5
    at.end_phase()
    assert at.game.asks(at.table, "en") == "Player 1 and Player 3 won with 5 points"


def test_a_shared_tile_is_named_apart_from_an_own_one() -> None:
    at = team(dice=(2, 0))
    at.player().store[0] = at.player().store[4] = MINE_TILE
    at.ask()
    assert both(at, 0) == ["place the mine on mine cell 2 with the 2", "поставить рудник на ячейку рудника 2 кубиком 2"]
    assert both(at, 1) == [
        "place the mine from the shared storage on mine cell 2 with the 2",
        "поставить рудник из общего хранилища на ячейку рудника 2 кубиком 2",
    ]
