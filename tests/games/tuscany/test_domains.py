"""Random arrangements of all boards: what holds however three of them are joined."""

from __future__ import annotations

import random
from itertools import product

import pytest

from feldberg.games.tuscany.box import OUR_BOX, Box
from feldberg.games.tuscany.domains import EVERY_WAY, SHAPES, Domain, can_be_joined
from tests.games.tuscany.option_sets import CORRECTED

BOXES = pytest.mark.parametrize("box", [OUR_BOX, Box(CORRECTED)], ids=["ours", "corrected"])
TRIPLES = list(product(range(4), repeat=3))
CELLS = range(30)


def some_domains(box: Box, ways: int) -> list[Domain]:
    """All triples of boards, each in some ways, legal or not."""
    luck = random.Random(7)
    return [
        Domain(way, [box.boards[letter][number] for letter, number in enumerate(triple)])
        for triple in TRIPLES
        for way in luck.sample(EVERY_WAY, ways)
    ]


def around(domain: Domain, cell: int) -> set[int]:
    return {other for other in CELLS if int(domain.around[cell]) >> other & 1}


def turned(domain: Domain, boards: Box, triple: tuple[int, ...]) -> Domain:
    """The same domain turned by 180 degrees."""
    way = domain.arrangement
    wanted = (way.order[::-1], tuple(not turn for turn in way.turns[::-1]), way.joins[::-1])
    other = next(way for way in EVERY_WAY if (way.order, way.turns, way.joins) == wanted)
    return Domain(other, [boards.boards[letter][number] for letter, number in enumerate(triple)])


@BOXES
def test_areas_and_neighbours_are_those_of_the_picture(box: Box) -> None:
    for domain in some_domains(box, 3):
        places = domain.arrangement.shape.places
        for cell in CELLS:
            x, y = places[cell]
            near = {
                other for other in CELLS if (abs(places[other][0] - x), abs(places[other][1] - y)) in ((0, 2), (1, 1))
            }
            assert around(domain, cell) == near
            alike = {other for other in near if domain.colour[other] == domain.colour[cell]}
            area = {int(other) for other in domain.cells[domain.area[cell]]}
            assert cell in area
            assert alike <= area
            assert len({int(domain.colour[other]) for other in area}) == 1
            assert int(domain.bits[domain.area[cell]]) == sum(2**other for other in area)
        assert sorted(int(cell) for cells in domain.cells for cell in cells) == list(CELLS)
        for colour in range(8):
            assert [int(cell) for cell in domain.of_colour[colour]] == [
                cell for cell in CELLS if domain.colour[cell] == colour
            ]
            assert int(domain.bits_of_colour[colour]) == sum(2 ** int(cell) for cell in domain.of_colour[colour])


@BOXES
def test_areas_are_joined_and_apart(box: Box) -> None:
    for domain in some_domains(box, 2):
        for cells in domain.cells:
            area = {int(cell) for cell in cells}
            reached = {min(area)}
            for _ in area:
                reached |= {other for cell in reached for other in around(domain, cell) if other in area}
            assert reached == area
            beside = {other for cell in area for other in around(domain, cell)} - area
            assert all(domain.colour[other] != domain.colour[min(area)] for other in beside)


@BOXES
def test_every_triple_can_be_joined_and_no_area_is_too_large(box: Box) -> None:
    offered = 0
    for domain in some_domains(box, 4):
        assert domain.legal == (max(len(cells) for cells in domain.cells) <= 3)
        offered += domain.legal
    assert offered > 64
    for a, b, c in TRIPLES:
        assert can_be_joined([box.boards[0][a], box.boards[1][b], box.boards[2][c]])


def test_what_is_offered_is_what_is_legal() -> None:
    luck = random.Random(3)
    for a, b, c in luck.sample(TRIPLES, 4):
        boards = [OUR_BOX.boards[0][a], OUR_BOX.boards[1][b], OUR_BOX.boards[2][c]]
        ways = OUR_BOX.ways(type(boards[0])([a, b, c]))
        assert all(len(cells) <= 3 for domain in ways.values() for cells in domain.cells)
        for number, way in enumerate(EVERY_WAY):
            assert way.number == number
            if number % 8 == 0:
                assert (number in ways) == Domain(way, boards).legal


@BOXES
def test_a_board_turned_twice_lies_as_before(box: Box) -> None:
    for alike in box.boards:
        for board in alike:
            printed = [int(colour) for colour in board]
            both = [
                [int(colour) for colour in Domain(way, [board, board, board]).colour][:10]
                for way in EVERY_WAY
                if way.order == (0, 1, 2) and way.turns[1:] == (False, False) and way.joins == (True, True)
            ]
            assert both == [printed, printed[::-1]]
            assert both[1][::-1] == printed


def test_a_turned_domain_is_the_same_domain() -> None:
    """A domain turned by 180 degrees has the same neighbours, areas and colours, counted from the other end."""
    luck = random.Random(5)
    for triple in TRIPLES:
        boards = [OUR_BOX.boards[letter][number] for letter, number in enumerate(triple)]
        domain = Domain(luck.choice(EVERY_WAY), boards)
        other = turned(domain, OUR_BOX, triple)
        assert other.legal == domain.legal
        assert turned(other, OUR_BOX, triple).arrangement is domain.arrangement
        for cell in CELLS:
            assert other.colour[29 - cell] == domain.colour[cell]
            assert around(other, 29 - cell) == {29 - one for one in around(domain, cell)}
            area = {29 - int(one) for one in domain.cells[domain.area[cell]]}
            assert {int(one) for one in other.cells[other.area[29 - cell]]} == area


def test_shapes_have_no_two_spaces_in_one_place() -> None:
    for shape in SHAPES:
        assert len(set(shape.places)) == 30
        assert {x for x, _ in shape.places} == set(range(9))
