"""The printed estates."""

from __future__ import annotations

from itertools import accumulate

import pytest

from feldberg import OptionError
from feldberg.games.burgundy.content import (
    BANK,
    CASTLE_TILE,
    COLOUR_NAMES,
    LETTERS,
    MARKET,
    MINE_TILE,
    SHIP_TILE,
    animal,
    monastery,
)
from feldberg.games.burgundy.estates import ESTATES, PRINTED
from tests.rulebook.burgundy.position import Position, started

editions = pytest.mark.parametrize("edition", ["2011", "2019"])
every_estate = pytest.mark.parametrize(
    ("edition", "number"),
    [("2011", number) for number in range(1, 10)] + [("2019", number) for number in range(1, 11)],
)

ROW_LENGTHS = [4, 5, 6, 7, 6, 5, 4]
NUMBERS = "6543 / 21654 / 543123 / 6126541 / 254312 / 61256 / 3413"
LETTER = {"building": "B", "ship": "S", "animal": "P", "monastery": "Y", "mine": "M", "castle": "C"}
TILE = {
    "B": BANK,
    "S": SHIP_TILE,
    "P": animal(0, 2),
    "Y": monastery(26),
    "M": MINE_TILE,
    "C": CASTLE_TILE,
}

ESTATES_OF_2011 = {
    1: (
        "PCCY / PPCYB / PPBYBB / SSSCSSS / BBMBBP / BMYBB / MYYB",
        "B 5+3+3+1, S 3+3, P 5+1, Y 3+3, M 3, C 3+1",
        13,
    ),
    2: (
        "SBPC / PSBPB / PPPBYB / BBBBBYC / YYMYMS / BBMYS / CSSC",
        "B 8+2+2, S 2+2+2, P 4+2, Y 2+2+2, M 2+1, C 1+1+1+1",
        17,
    ),
    3: (
        "PPPP / SSCSS / BMYYSB / BBYCYBB / BBYYBB / CPMMC / BPSB",
        "B 5+5+1+1, S 3+2+1, P 4+2, Y 6, M 2+1, C 1+1+1+1",
        16,
    ),
    4: (
        "CPBS / PPBSS / BBBSCM / PPPYYMS / BCYBBB / BMBYY / SBYC",
        "B 5+5+2, S 4+1+1, P 3+3, Y 3+3, M 2+1, C 1+1+1+1",
        16,
    ),
    5: (
        "PBBS / PPBMM / BCYSSS / BBPYCBB / YCPYSB / BPBCS / YYBM",
        "B 3+3+3+2+1, S 3+2+1, P 3+3, Y 3+2+1, M 2+1, C 1+1+1+1",
        19,
    ),
    6: (
        "YYCS / YBBSB / PPMSBB / YBBCSBB / YBBMSB / YMPPS / CPPC",
        "B 6+4+2, S 6, P 4+2, Y 3+3, M 1+1+1, C 1+1+1+1",
        15,
    ),
    7: (
        "YCCS / YPPPS / SMBBMP / SYBBBPB / BYBBPB / BSMYB / SCCY",
        "B 7+3+2, S 2+2+2, P 3+3, Y 2+2+2, M 1+1+1, C 2+2",
        16,
    ),
    8: (
        "BBSB / SCYCB / BYMYYS / BPYMPYB / SPPPMB / BCPCS / BSBB",
        "B 2+2+2+2+2+2, S 1+1+1+1+1+1, P 6, Y 4+2, M 2+1, C 1+1+1+1",
        21,
    ),
    9: (
        "BBCY / BBPPS / BBPPSS / CYYMSCY / SSYMBP / YBBBP / MCBB",
        "B 6+6, S 4+2, P 4+2, Y 3+1+1+1, M 2+1, C 1+1+1+1",
        16,
    ),
}
ESTATE_2_OF_2019 = (
    "YYYC / BBSPM / MBBSPS / CBSCYBS / YSBPYB / BBPBM / PPBC",
    "B 5+3+2+2, S 2+2+2, P 4+2, Y 3+2+1, M 1+1+1, C 1+1+1+1",
    19,
)


def letters(edition: str, number: int) -> str:
    """The colours of an estate as a player sees them, cell by cell."""
    table = started(edition=edition, estates=[number, number])
    while table.phase < 0:
        table.play(table.legal()[0])
    board = table.view(None)["players"][0]
    assert board["estate"] == number
    colours = table.game.printed()["estates"][edition][number]["colours"]
    return "".join(LETTER[COLOUR_NAMES[colour]] for colour in colours)


def in_rows(cells: str) -> str:
    ends = list(accumulate(ROW_LENGTHS))
    return " / ".join(cells[end - length : end] for end, length in zip(ends, ROW_LENGTHS, strict=True))


def region_sizes(edition: str, number: int) -> dict[str, list[int]]:
    """The sizes of the regions of each colour, largest first."""
    estate = PRINTED[edition][number]
    sizes: dict[str, list[int]] = {letter: [] for letter in "BSPYMC"}
    for region in estate.cells:
        sizes[LETTERS[estate.colour[region[0]]]].append(len(region))
    return {letter: sorted(found, reverse=True) for letter, found in sizes.items()}


def check_estate(edition: str, number: int, printed: tuple[str, str, int]) -> None:
    rows, regions, count = printed
    assert in_rows(letters(edition, number)) == rows
    sizes = region_sizes(edition, number)
    assert ", ".join(f"{letter} {'+'.join(map(str, sizes[letter]))}" for letter in "BSPYMC") == regions
    assert sum(len(found) for found in sizes.values()) == count


@pytest.mark.parametrize(
    "number",
    [
        pytest.param(1, marks=pytest.mark.rule("burgundy.estate.2011.1")),
        pytest.param(2, marks=pytest.mark.rule("burgundy.estate.2011.2")),
        pytest.param(3, marks=pytest.mark.rule("burgundy.estate.2011.3")),
        pytest.param(4, marks=pytest.mark.rule("burgundy.estate.2011.4")),
        pytest.param(5, marks=pytest.mark.rule("burgundy.estate.2011.5")),
        pytest.param(6, marks=pytest.mark.rule("burgundy.estate.2011.6")),
        pytest.param(7, marks=pytest.mark.rule("burgundy.estate.2011.7")),
        pytest.param(8, marks=pytest.mark.rule("burgundy.estate.2011.8")),
        pytest.param(9, marks=pytest.mark.rule("burgundy.estate.2011.9")),
    ],
)
def test_the_estates_of_2011_are_as_printed(number: int) -> None:
    check_estate("2011", number, ESTATES_OF_2011[number])


@pytest.mark.parametrize("number", [1, 3, 5, 6, 7, 9])
@pytest.mark.rule("burgundy.estate.2019.1-3-5-6-7-9")
def test_most_estates_of_2019_are_those_of_2011(number: int) -> None:
    check_estate("2019", number, ESTATES_OF_2011[number])


@pytest.mark.rule("burgundy.estate.2019.2")
def test_estate_2_of_2019_is_new() -> None:
    check_estate("2019", 2, ESTATE_2_OF_2019)


@pytest.mark.parametrize("number", [4, 8])
@pytest.mark.rule("burgundy.estate.2019.4-8")
def test_estates_4_and_8_of_2019_are_not_reworked(number: int) -> None:
    check_estate("2019", number, ESTATES_OF_2011[number])


@pytest.mark.rule("burgundy.estate.2019.10")
def test_estate_10_of_2019_is_the_old_estate_2() -> None:
    check_estate("2019", 10, ESTATES_OF_2011[2])
    with pytest.raises(OptionError):
        started(edition="2011", estates=[10, 10])


# What all estates share


@every_estate
@pytest.mark.rule("burgundy.estate.numbers")
def test_all_estates_show_the_same_die_numbers(edition: str, number: int) -> None:
    table = started(edition=edition, estates=[number, number])
    assert in_rows("".join(map(str, table.game.printed()["estates"][edition][number]["dice"]))) == NUMBERS
    for board in table.view(None)["players"]:
        assert len(board["cells"]) == 37


@editions
@pytest.mark.rule("burgundy.estate.numbers")
def test_a_die_opens_the_cells_of_its_number(edition: str) -> None:
    """Every cell in turn is the only empty one of its estate."""
    numbers = [int(digit) for digit in NUMBERS if digit.isdigit()]
    layout = ESTATES_OF_2011[1][0].replace(" / ", "")
    for cell, letter in enumerate(layout):
        if cell == 18:
            continue
        at = Position(edition=edition)
        for other, other_letter in enumerate(layout):
            if other != cell:
                at.put(other, MARKET if other_letter == "B" else TILE[other_letter])
        at.store(TILE[letter])
        opened = []
        for die in range(1, 7):
            at.roll(die, 0)
            at.ask()
            if at.legal(kind="place"):
                assert at.legal(kind="place") == at.legal(kind="place", cell=cell)
                opened.append(die)
        assert opened == [numbers[cell]]


@every_estate
@pytest.mark.rule("burgundy.estate.colours")
def test_all_estates_have_the_same_number_of_cells_of_a_colour(edition: str, number: int) -> None:
    cells = letters(edition, number)
    assert {letter: cells.count(letter) for letter in "BSPYMC"} == {"B": 12, "S": 6, "P": 6, "Y": 6, "M": 3, "C": 4}


@editions
@pytest.mark.parametrize("letter", list("BSPYMC"))
@pytest.mark.rule("burgundy.estate.colours")
def test_no_tile_can_be_placed_once_the_cells_of_its_colour_are_full(edition: str, letter: str) -> None:
    """All cells of the colour but one hold tiles; the last is cell 11, 15, 0, 3, 33 or 1 of estate 1."""
    layout = ESTATES_OF_2011[1][0].replace(" / ", "")
    last = {"B": 11, "S": 15, "P": 0, "Y": 3, "M": 33, "C": 1}[letter]
    beside = {"B": 12, "S": 9, "P": 1, "Y": 2, "M": 28, "C": 0}[letter]
    at = Position(edition=edition, dice=(1, 0))
    for cell, other in enumerate(layout):
        if other == letter and cell != last:
            at.put(cell, TILE[letter])
    at.put(beside, TILE[layout[beside]])
    at.give(1)
    at.player().workers = 6
    at.store(TILE[letter])
    at.ask()
    assert [action["cell"] for action in at.legal(kind="place")] == [last]
    at.put(last, TILE[letter])
    at.ask()
    assert at.legal(kind="place") == []


# Regions


@every_estate
@pytest.mark.rule("burgundy.estate.regions")
def test_regions_are_the_largest_groups_of_touching_cells_of_a_colour(edition: str, number: int) -> None:
    """Cells touch beside each other and half a cell aside in the next row."""
    places = {
        (2 * column - (length - 1), row): cell
        for cell, (row, length, column) in enumerate(
            (row, length, column) for row, length in enumerate(ROW_LENGTHS) for column in range(length)
        )
    }
    touching = [
        (cell, places[x + dx, y + dy])
        for (x, y), cell in places.items()
        for dx, dy in ((2, 0), (1, 1), (-1, 1))
        if (x + dx, y + dy) in places
    ]
    assert len(touching) == 90
    estate = PRINTED[edition][number]
    for one, two in touching:
        assert (estate.region[one] == estate.region[two]) == (estate.colour[one] == estate.colour[two])
    for region in estate.cells:
        reached = {int(region[0])}
        for _ in region:
            reached |= {two for one, two in touching if one in reached and two in list(region)}
            reached |= {one for one, two in touching if two in reached and one in list(region)}
        assert reached == {int(cell) for cell in region}
    assert sorted(int(cell) for region in estate.cells for cell in region) == list(range(37))


@editions
@pytest.mark.rule("burgundy.estate.regions")
def test_a_city_is_one_region_across_its_empty_cells(edition: str) -> None:
    """Cells 25 and 36 are ends of one city with nothing between them; 11 is a city of its own. All show a 3."""
    at = Position(edition=edition, dice=(3, 0))
    at.put(25, BANK)
    at.put(35, monastery(26))
    at.store(BANK, MARKET)
    at.ask()
    assert [action["cell"] for action in at.legal(kind="place", tile=0)] == [11]
    assert [action["cell"] for action in at.legal(kind="place", tile=1)] == [11, 36]


@editions
@pytest.mark.rule("burgundy.estate.cities")
def test_estates_have_two_to_six_cities_of_one_to_eight_cells(edition: str) -> None:
    cities = [region_sizes(edition, number)["B"] for number in ESTATES[edition]]
    counts = [len(sizes) for sizes in cities]
    sizes = [size for found in cities for size in found]
    assert (min(counts), max(counts)) == (2, 6)
    assert (min(sizes), max(sizes)) == (1, 8)


@editions
@pytest.mark.rule("burgundy.example.estate-1-cities")
def test_estate_1_has_four_cities(edition: str) -> None:
    assert sorted(region_sizes(edition, 1)["B"]) == [1, 3, 3, 5]
