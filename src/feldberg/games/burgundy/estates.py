"""The estates: boards of cells, each with a shape of its own, as printed.

Each block names its source as in `content`. The boards marked `ours` stand in for ones that were not to be had.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core import hex as grid
from feldberg.games.burgundy.content import CASTLE, COLOURS, GOODS, GOODS_SPACES, LETTERS, STORAGE

Edition = Literal["2011", "2019"]
EDITIONS: Final[list[Edition]] = ["2011", "2019"]

# Cells are kept as bits, in words of so many: two numbers are enough for the largest board.
WORD: Final = 37
MOST_CELLS: Final = 73
BIT: Final = vec[i64]([2**cell for cell in range(62)])


ANYBODY: Final = -1  # who may use a storage space: in a team the first or second member, or this


class Shape:
    """Where the cells of a board lie, in doubled coordinates (x, y), and what touches what."""

    def __init__(self, places: list[tuple[int, int]], river: list[int]) -> None:
        self.places = places
        self.touching = grid.touching(places)
        self.river = river  # the cells it links, in its order
        self.reaching = [cells[:] for cells in self.touching]  # from where a tile can be placed: the river leads on
        for one, two in pairwise(river):
            self.reaching[one].append(two)
            self.reaching[two].append(one)


class Estate:
    """One printed layout with what follows from it."""

    name: str  # as people call it: "7", "11a"
    edition: str
    number: i64
    shape: Shape
    ours: bool
    dice: vec[i64]
    colour: vec[i64]
    region: vec[i64]
    cells: list[vec[i64]]
    of_colour: list[vec[i64]]
    near: vec[i64]
    far: vec[i64]
    around_near: vec[i64]
    around_far: vec[i64]
    near_of_colour: vec[i64]
    near_of_numbers: vec[i64]
    near_of_region: vec[i64]
    far_of_region: vec[i64]
    near_cells: list[vec[i64]]
    far_cells: list[vec[i64]]
    starts: vec[i64]
    storage: vec[i64]
    goods_spaces: i64

    def __init__(self, edition: str, number: i64, name: str, shape: Shape, colours: str, dice: str) -> None:
        kinds = [LETTERS.index(letter) for letter in colours if letter != " "]
        regions = grid.regions(kinds, shape.touching)
        every = range(len(kinds))
        self.name = name
        self.edition = edition
        self.number = number
        self.shape = shape
        self.ours = False
        self.dice = vec[i64]([int(digit) for digit in dice if digit != " "])  # the number printed on every cell
        self.colour = vec[i64](kinds)
        self.region = vec[i64]([next(at for at, region in enumerate(regions) if cell in region) for cell in every])
        self.cells = [vec[i64](region) for region in regions]  # of every region
        of_colour = [[cell for cell in every if kinds[cell] == colour] for colour in range(COLOURS)] + [list(every)]
        self.of_colour = [vec[i64](cells) for cells in of_colour]  # the last for what fits any colour
        # The same as bits: of every cell, of its neighbours, of every colour, of cells by what is printed on them.
        self.near = vec[i64]([near_bits([cell]) for cell in every])
        self.far = vec[i64]([far_bits([cell]) for cell in every])
        self.around_near = vec[i64]([near_bits(cells) for cells in shape.reaching])
        self.around_far = vec[i64]([far_bits(cells) for cells in shape.reaching])
        self.near_of_colour = vec[i64]([near_bits(cells) for cells in of_colour])
        numbered = [near_bits([cell for cell in every if self.dice[cell] == die]) for die in range(1, 7)]
        self.near_of_numbers = vec[i64](  # of every set of numbers, which are bits themselves
            [sum(cells for at, cells in enumerate(numbered) if numbers >> at & 1) for numbers in range(2**6)]
        )
        self.near_of_region = vec[i64]([near_bits(cells) for cells in regions])
        self.far_of_region = vec[i64]([far_bits(cells) for cells in regions])
        self.near_cells = [vec[i64]([cell for cell in cells if cell < WORD]) for cells in of_colour]
        self.far_cells = [vec[i64]([cell for cell in cells if cell >= WORD]) for cells in of_colour]
        self.starts = self.of_colour[CASTLE]  # where the start castle may stand
        # Beside the cells: who may use each storage space, and how many colours of goods find room.
        self.storage = vec[i64]([ANYBODY] * STORAGE)
        self.goods_spaces = GOODS_SPACES


def near_bits(cells: list[int]) -> int:
    return sum(2**cell for cell in cells if cell < WORD)


def far_bits(cells: list[int]) -> int:
    return sum(2 ** (cell - WORD) for cell in cells if cell >= WORD)


# The base game (die numbers and layouts published; 4 and 8 from one source). Rows of 4-5-6-7-6-5-4 cells.

ROWS: Final = [4, 5, 6, 7, 6, 5, 4]
CELLS: Final = 37
CENTRE: Final = 18
HEXAGON: Final = Shape(grid.places(ROWS), [])
DICE: Final = "6543 21654 543123 6126541 254312 61256 3413"

ESTATES_2011: Final = {
    1: "PCCY PPCYB PPBYBB SSSCSSS BBMBBP BMYBB MYYB",
    2: "SBPC PSBPB PPPBYB BBBBBYC YYMYMS BBMYS CSSC",
    3: "PPPP SSCSS BMYYSB BBYCYBB BBYYBB CPMMC BPSB",
    4: "CPBS PPBSS BBBSCM PPPYYMS BCYBBB BMBYY SBYC",
    5: "PBBS PPBMM BCYSSS BBPYCBB YCPYSB BPBCS YYBM",
    6: "YYCS YBBSB PPMSBB YBBCSBB YBBMSB YMPPS CPPC",
    7: "YCCS YPPPS SMBBMP SYBBBPB BYBBPB BSMYB SCCY",
    8: "BBSB SCYCB BYMYYS BPYMPYB SPPPMB BCPCS BSBB",
    9: "BBCY BBPPS BBPPSS CYYMSCY SSYMBP YBBBP MCBB",
}
ESTATES_2019: Final = {
    1: ESTATES_2011[1],
    2: "YYYC BBSPM MBBSPS CBSCYBS YSBPYB BBPBM PPBC",
    3: ESTATES_2011[3],
    4: ESTATES_2011[4],
    5: ESTATES_2011[5],
    6: ESTATES_2011[6],
    7: ESTATES_2011[7],
    8: ESTATES_2011[8],
    9: ESTATES_2011[9],
    10: ESTATES_2011[2],
}
ESTATES: Final = {"2011": ESTATES_2011, "2019": ESTATES_2019}
BEGINNER_ESTATES: Final = {"2011": [1], "2019": [1, 2]}  # these are in the box four times, the others once
COPIES_OF_BEGINNER_ESTATES: Final = 4


def printed(edition: str) -> dict[int, Estate]:
    return {
        number: Estate(edition, number, str(number), HEXAGON, colours, DICE)
        for number, colours in ESTATES[edition].items()
    }


# Border posts (published, two sources). The usual shape and numbers; each in the box once.

POST_ESTATES: Final = {
    11: ("11a", "CBBC YYYYY SPBBSP BSBBBPM BSBBPM CSYPC MSPB"),
    12: ("11b", "BBBC BMYYB BMMPYB CSSPYYB SSSPYC SPPPB BCBB"),
    13: ("11c", "CBBY MPBBP BBCPPP YBBMSSP YYYCSS SBBYM SBBC"),
    14: ("11d", "SCCB SSYBB SSSBBB PPMMMYY PBPPBY BBPYB CBYC"),
    15: ("11e", "MMYY YBBSB CYBYSC PPPYBBM PSSBBB PSSBB PCCB"),
    16: ("11f", "BBBS YYCBS SBBMBB CBBMPSC YBMPSS YBCYY PPPP"),
}
POSTS: Final = [[4, 9], [8, 14], [34, 35]]  # the two cells that each post touches


# The team game: two hexagons that share a corner, the left one first. 12a published, one source; 12b ours.

TEAM_ROWS: Final = [4, 5, 6, 7, 6, 5, 4, 4, 5, 6, 6, 6, 5, 4]
TEAM_CENTRE: Final = 21
TEAM_ESTATES: Final = {
    17: (
        "12a",
        "CBBB MSBMY BCSMYY BBBSSSC YCSPBM YSPBB SPPB" + "PPBY PBSBY PBSBCY BSCBBY MMSBCY BBPPY BPPY",
        "6543 41654 543125 6126541 254312 61256 3413" + "3456 55512 621323 426214 313452 65215 3143",
    ),
    18: (
        "12b",
        "CBBB SBBCB SSBPBY SSMPPYC SMPPYY BMSSB BBCB" + "YYBM PPBPM PPCPBB BSSPBB BBSSCY BCYYY BMYY",
        "6543 21654 543123 6126541 254312 61256 3413" + "3456 45612 321345 456216 213452 65216 3143",
    ),
}
TEAM_STARTS: Final = [1, 6]  # numbers of the castle cells from which a team on 12b may start


def team_places() -> list[tuple[int, int]]:
    left = [(abs(y) + 2 * j, y) for y in range(-3, 4) for j in range(7 - abs(y))]
    right = [(12 + abs(y) + 2 * j, y) for y in range(-3, 4) for j in range(7 - abs(y)) if (y, j) != (0, 0)]
    return left + right


def team_estate(number: int) -> Estate:
    name, colours, dice = TEAM_ESTATES[number]
    estate = Estate("2019", number, name, TEAM_SHAPE, colours, dice)
    estate.ours = name == "12b"
    starts = (
        [TEAM_CENTRE] if name == "12a" else [at for at in estate.of_colour[CASTLE] if estate.dice[at] in TEAM_STARTS]
    )
    estate.starts = vec[i64](starts)
    estate.storage = vec[i64]([0, 0, 1, 1, ANYBODY, ANYBODY])
    return estate


TEAM_SHAPE: Final = Shape(team_places(), [])


# The solo game: parts that only the river joins. 13a published, one source; 13b ours.
# Of each part where it lies, and of each of its rows the indentation in half cells, the colours and the numbers.

SOLO_PARTS: Final = {
    19: [
        (0, 0, [(1, "PB", "64"), (0, "CYC", "232"), (1, "MS", "51")]),
        (8, 0, [(0, "SMBB", "6562"), (1, "BPCY", "4243"), (2, "BSB", "631")]),
        (0, 4, [(2, "BS", "24"), (1, "BB", "54"), (0, "PY", "13")]),
        (8, 4, [(1, "YYYP", "5351"), (0, "SBCPS", "12463"), (1, "BMBP", "6512")]),
    ],
    20: [
        (0, 0, [(1, "BB", "63"), (0, "YBS", "541"), (1, "CM", "25")]),
        (8, 0, [(0, "CPY", "453"), (1, "PPY", "642"), (2, "SB", "21")]),
        (16, 0, [(2, "BB", "65"), (1, "PC", "31"), (0, "SBB", "642")]),
        (2, 4, [(0, "MPS", "314"), (1, "PYY", "261"), (2, "YM", "42")]),
        (12, 4, [(1, "SCS", "365"), (0, "BB", "52"), (1, "BB", "31")]),
    ],
}
SOLO_NAMES: Final = {19: "13a", 20: "13b"}
SOLO_RIVERS: Final = {19: [7, 6, 19, 28, 16, 32], 20: [4, 24, 13, 30, 19, 32]}


def solo_estate(number: int) -> Estate:
    places: list[tuple[int, int]] = []
    colours = dice = ""
    for left, top, rows in SOLO_PARTS[number]:
        for row, (indent, letters, digits) in enumerate(rows):
            places += [(left + indent + 2 * at, top + row) for at in range(len(letters))]
            colours += letters
            dice += digits
    shape = Shape(places, SOLO_RIVERS[number])
    estate = Estate("2019", number, SOLO_NAMES[number], shape, colours, dice)
    estate.ours = number == 20
    estate.goods_spaces = GOODS
    return estate


def all_of_2019() -> dict[int, Estate]:
    posts = {
        number: Estate("2019", number, name, HEXAGON, colours, DICE) for number, (name, colours) in POST_ESTATES.items()
    }
    teams = {number: team_estate(number) for number in TEAM_ESTATES}
    solo = {number: solo_estate(number) for number in SOLO_PARTS}
    return printed("2019") | posts | teams | solo


def parts_of(shape: Shape) -> vec[i64]:
    """Of every cell the cells of its part, as bits."""
    parts = grid.regions([0] * len(shape.places), shape.touching)
    return vec[i64]([next(near_bits(part) for part in parts if cell in part) for cell in range(len(shape.places))])


PRINTED: Final = {"2011": printed("2011"), "2019": all_of_2019()}
NAMED: Final = {estate.name: estate for estate in PRINTED["2019"].values()}
PARTS: Final = {number: parts_of(PRINTED["2019"][number].shape) for number in SOLO_PARTS}
