"""The examples that the list of cards works out."""

from __future__ import annotations

import pytest

from tests.rulebook.hallertau.position import Position


def holding(card: int, fields: int = 0, sheep: int = 0, step: int = 0, **stock: int) -> Position:
    """A turn with a card, empty fields in row 2, sheep in the stable and the centre moved so many steps."""
    at = Position()
    at.hand(card)
    at.fields(*["2"] * fields)
    at.sheep(stable=sheep)
    at.centre(step)
    at.stock(**stock)
    return at.turn()


def play(at: Position, card: int) -> Position:
    """Play a card at the highest tier that is met."""
    return at.do("play", card=card, way=max(at.ways(card)))


def bonus_cards(at: Position) -> int:
    return sum(800 < card < 900 for card in at.hand_of())


@pytest.mark.rule("hallertau.example.card-110")
def test_card_110_counts_by_the_smallest_stock() -> None:
    at = play(holding(110, flax=6, barley=3, rye=7), 110)
    assert (at.has("hops"), at.has("clay"), bonus_cards(at)) == (1, 1, 0)


@pytest.mark.rule("hallertau.example.card-110")
@pytest.mark.parametrize(("least", "bonus"), [(2, 0), (5, 1), (7, 2)])
def test_the_tiers_of_card_110(least: int, bonus: int) -> None:
    at = play(holding(110, flax=9, barley=9, rye=least), 110)
    assert bonus_cards(at) == bonus
    assert not holding(110, flax=9, barley=1, rye=9).can("play", card=110)


@pytest.mark.rule("hallertau.example.card-212")
@pytest.mark.parametrize(("tools", "step", "clay"), [(7, 5, 3), (5, 5, 1), (6, 0, 7), (5, 6, 0)])
def test_card_212_gives_clay_by_the_window(tools: int, step: int, clay: int) -> None:
    assert play(holding(212, step=step, tools=tools), 212).has("clay") == clay


@pytest.mark.rule("hallertau.example.card-219")
@pytest.mark.parametrize(("step", "flax"), [(3, 4), (0, 7), (9, 1)])
def test_card_219_gives_flax_by_the_window(step: int, flax: int) -> None:
    assert play(holding(219, step=step, milk=6), 219).has("flax") == flax


@pytest.mark.rule("hallertau.example.card-223")
@pytest.mark.parametrize(("sheep", "jewelry", "milk"), [(4, 2, 2), (1, 5, 1), (3, 3, 3)])
def test_card_223_counts_by_what_there_is_less_of(sheep: int, jewelry: int, milk: int) -> None:
    assert play(holding(223, sheep=sheep, jewelry=jewelry), 223).has("milk") == milk


@pytest.mark.rule("hallertau.example.card-224")
def test_card_224_counts_by_the_smallest_stock() -> None:
    at = play(holding(224, hides=2, meat=3, milk=6, wool=2), 224)
    assert (bonus_cards(at), at.has("milk")) == (1, 9)


@pytest.mark.rule("hallertau.example.card-329")
@pytest.mark.parametrize(("rows", "meat"), [((1, 1), 0), ((1, 2), 2), ((1, 2, 3), 7)])
def test_card_329_counts_the_workers_at_the_nursery(rows: tuple[int, ...], meat: int) -> None:
    at = Position()
    at.hand(329)
    at.workers("nursery", *rows)
    play(at.turn(), 329)
    assert (at.has("meat"), bonus_cards(at)) == (meat, 1)


@pytest.mark.rule("hallertau.example.card-329")
def test_card_313_puts_a_single_worker_into_the_second_row() -> None:
    """As in the example: the lone worker counts as one, and the row above is the next to be used."""
    at = Position(players=2)
    at.hand(313)
    at.hand(329, seat=1)
    at.workers("nursery", 1)
    at.player(1).workers = 6
    at.turn(workers=1).do("play", card=313).do("space", space="nursery").do("choose", choice=0)
    assert (at.has("clay"), at.player().workers, list(at.table.board[21:24])) == (3, 0, [1, 1, 0])
    assert at.table.seat == 1
    at.do("play", card=329)  # one tier only
    assert (at.has("meat", seat=1), at.has("rye", seat=1)) == (0, 0)
    at.do("place", space="nursery")
    assert list(at.table.board[21:24]) == [1, 1, 3]


@pytest.mark.rule("hallertau.example.card-329")
def test_a_row_left_free_below_the_lone_worker_can_be_used() -> None:
    at = Position(players=2)
    at.hand(313)
    at.player(1).workers = 1
    at.turn(workers=1).do("play", card=313).do("space", space="clay_delivery")
    assert (at.has("clay"), list(at.table.board[12:15])) == (2, [0, 1, 0])
    at.do("place", space="clay_delivery")
    assert list(at.table.board[12:15]) == [1, 1, 0]


@pytest.mark.rule("hallertau.example.card-503")
@pytest.mark.parametrize(("fields", "jewelry", "sheep"), [(6, 4, 0), (6, 5, 1), (8, 9, 2)])
def test_card_503_counts_by_what_there_is_less_of(fields: int, jewelry: int, sheep: int) -> None:
    at = play(holding(503, fields=fields, jewelry=jewelry), 503)
    assert (at.has("meat"), at.has("sheep")) == (2, sheep)


@pytest.mark.rule("hallertau.example.card-607")
@pytest.mark.parametrize(
    ("jewelry", "rows"),
    [
        (4, [[4], [2, 2]]),
        (5, [[5], [2, 3]]),
        (6, [[2, 4], [3, 3]]),
        (7, [[2, 5], [3, 4]]),
        (10, [[5, 5]]),
    ],
)
def test_card_607_lays_fields_by_the_number_of_jewelry(jewelry: int, rows: list[list[int]]) -> None:
    at = holding(607, tools=6, jewelry=jewelry)
    at.do("play", card=607)
    found = [[int(choice["first"]), int(choice["second"])] for choice in at.choices("rows")]
    assert sorted([row for row in pair if row] for pair in found) == sorted(rows)
    at.do("rows", first=rows[-1][0], second=rows[-1][1])
    assert at.rows() == rows[-1]


@pytest.mark.rule("hallertau.example.card-607")
@pytest.mark.parametrize(("jewelry", "choices"), [(5, 1), (6, 0)])
def test_card_607_with_room_for_one_field(jewelry: int, choices: int) -> None:
    at = holding(607, fields=7, tools=6, jewelry=jewelry)
    at.do("play", card=607)
    assert len(at.choices("rows")) == choices


@pytest.mark.rule("hallertau.example.card-607")
def test_card_607_lays_nothing_once_fewer_than_four_jewelry_are_left() -> None:
    """Card 817 costs 1 jewelry and is played before the rows are chosen."""
    at = holding(607, tools=6, jewelry=4)
    at.hand(817)
    at.do("play", card=607).do("play", card=817)
    assert (at.has("jewelry"), at.rows(), at.question) == (3, [], "Turn")


@pytest.mark.rule("hallertau.example.card-629")
@pytest.mark.parametrize(("sheep", "jewelry", "each"), [(6, 4, 1), (6, 5, 2), (6, 6, 3), (7, 7, 4)])
def test_card_629_counts_by_what_there_is_less_of(sheep: int, jewelry: int, each: int) -> None:
    at = play(holding(629, sheep=sheep, jewelry=jewelry), 629)
    assert (at.has("hides"), at.has("meat")) == (each, each)


@pytest.mark.rule("hallertau.example.card-632")
@pytest.mark.parametrize(("step", "meat"), [(5, 3), (0, 8), (10, 2)])
def test_card_632_gives_meat_by_the_window(step: int, meat: int) -> None:
    at = play(holding(632, fields=2, step=step), 632)
    assert (at.has("meat"), bonus_cards(at), at.rows()) == (meat, 2, [])


@pytest.mark.rule("hallertau.example.card-731")
@pytest.mark.parametrize(("hides", "half"), [(5, 2), (4, 2), (1, 0)])
def test_card_731_gives_half_as_much_as_there_are_hides(hides: int, half: int) -> None:
    at = play(holding(731, tools=1, hides=hides), 731)
    assert (at.has("barley"), at.has("wool"), at.has("hides"), bonus_cards(at)) == (half, half, hides, 1)


@pytest.mark.rule("hallertau.example.card-833")
@pytest.mark.parametrize(
    ("in_round", "milk", "met"), [(3, 6, True), (3, 5, False), (1, 2, True), (6, 11, False), (6, 12, True)]
)
def test_card_833_asks_for_twice_the_round_number(in_round: int, milk: int, met: bool) -> None:
    at = Position(in_round=in_round)
    at.hand(833)
    at.stock(milk=milk)
    assert at.turn().can("play", card=833) is met
