"""Points: what a placement scores, the final scoring, the score sheet and the ranking."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.rows import bits, count_of, increased, total
from feldberg.games.burgundy.content import (
    ANIMAL,
    GOODS,
    LARGE_BONUS,
    PHASE_POINTS,
    REGION_POINTS,
    SCORED_BUILDING,
    animal_count,
    animal_kind,
)
from feldberg.games.burgundy.estates import BIT
from feldberg.games.burgundy.state import ALL_CAUSES, CAUSES, Player, Table

# The lines of the score sheet that grow during the game, as places in `Player.points`.
REGIONS: Final = 0
PHASE_BONUSES: Final = 1
BONUSES: Final = 2
ANIMALS: Final = 3
SALES: Final = 4
WATCHTOWERS: Final = 5
POSTS: Final = 6  # of modules, as all that follow
ROUTES: Final = 7
MONASTERIES: Final = 8
CAUSE_NAMES: Final = [
    "regions",
    "phases",
    "bonuses",
    "animals",
    "sales",
    "watchtowers",
    "posts",
    "routes",
    "monasteries",
]
LARGEST_REGION: Final = 8  # as which a larger one counts: the Special Edition goes on with 45 and 55 points

POINTS: Final = EventKind("points", ["points", "cause"], gain=True)
BONUS_TILE: Final = EventKind("bonus_tile", ["colour", "large"])

ANIMAL_TILES: Final = 1 << 7  # monastery 7
SCORING_BITS: Final = (1 << 27) - (1 << 15) | 1 << 29  # monasteries 15 to 26 and 29
LAST_SCORING: Final = 29
SCORING_MONASTERIES: Final = [number for number in range(LAST_SCORING + 1) if SCORING_BITS >> number & 1]
FOR_EMPTY_CELLS: Final = 1  # of equals who has more of them wins; in the Special Edition who has fewer: -1
SCORED: Final = vec[i64]([SCORED_BUILDING.get(number, -1) for number in range(LAST_SCORING + 1)])  # by monasteries
BUILDING_POINTS: Final = 4  # for every building that monasteries 16 to 23 and 29 score


def award(table: Table, seat: i64, cause: i64, points: i64) -> None:
    player = table.players[seat]
    player.points = increased(player.points, table.member(seat) * ALL_CAUSES + cause, points)
    table.tell(POINTS, seat, points, cause)
    for module in table.modules:
        module.awards(table, seat, points)


def score_placement(table: Table, seat: i64, cell: i64) -> None:
    """A full region scores its size and the phase, a full colour its bonus tile."""
    player = table.players[seat]
    region = player.estate.cells[player.estate.region[cell]]
    for other in region:
        if player.cells[other] == 0:
            return
    size: i64 = len(region)
    for module in table.modules:
        size = module.region_size(table, seat, cell, size)
    award(table, seat, REGIONS, REGION_POINTS[min(size, i64(LARGEST_REGION))])
    award(table, seat, PHASE_BONUSES, PHASE_POINTS[table.phase])
    colour = player.estate.colour[cell]
    for other in player.estate.of_colour[colour]:
        if player.cells[other] == 0:
            return
    score_colour(table, seat, colour)


def score_colour(table: Table, seat: i64, colour: i64) -> None:
    """The first to fill a colour takes the large bonus tile, the second the small one."""
    for module in table.modules:
        if module.colour_filled(table, seat, colour):
            return
    player = table.players[seat]
    count: i64 = len(table.players)
    taken: i64 = 0
    for other in table.boards:
        if (other.large | other.small) & BIT[colour]:
            taken += 1
    if taken == 0:
        player.large |= BIT[colour]
        table.tell(BONUS_TILE, seat, colour, 1)
        award(table, seat, BONUSES, count + LARGE_BONUS)
    elif taken == 1:
        player.small |= BIT[colour]
        table.tell(BONUS_TILE, seat, colour, 0)
        award(table, seat, BONUSES, count)


def score_animals(table: Table, seat: i64, cell: i64) -> None:
    """The animals of the new tile and of all tiles of that kind in the same pasture."""
    kind = animal_kind(table.players[seat].cells[cell])
    award(table, seat, ANIMALS, herd_points(table, seat, cell, kind))


def herd_points(table: Table, seat: i64, cell: i64, kind: i64) -> i64:
    """What the animals of a kind score that stand in the pasture of a cell."""
    player = table.players[seat]
    extra: i64 = 1 if player.works & ANIMAL_TILES else 0
    points: i64 = 0
    for other in pasture_cells(table, seat, cell):
        tile = player.cells[other]
        if animal_kind(tile) == kind:
            points += animal_count(tile) + extra
    return points


def pasture_cells(table: Table, seat: i64, cell: i64) -> vec[i64]:
    """The cells of the pasture of a cell."""
    estate = table.players[seat].estate
    cells = estate.cells[estate.region[cell]]
    for module in table.modules:
        cells = module.pasture(table, seat, cells)
    return cells


def goods_points(table: Table) -> i64:
    """What a goods tile scores when sold."""
    return table.size


# Final scoring


def monastery_points(table: Table, seat: int) -> dict[int, int]:
    """The points of the monasteries that score and work for a seat, by number."""
    works = table.players[seat].works
    return scored(table, seat, [number for number in SCORING_MONASTERIES if works & BIT[number]])


def monastery_total(table: Table, seat: int) -> i64:
    """What they score together."""
    works = table.players[seat].works & SCORING_BITS
    if works == 0:
        return 0
    if table.modules:
        return sum(monastery_points(table, seat).values())
    points: i64 = 0
    for number in range(i64(LAST_SCORING + 1)):
        if works & BIT[number]:
            points += points_of(table, seat, number)
    return points


def scored(table: Table, seat: int, numbers: list[int]) -> dict[int, int]:
    """What these monasteries score together for what is there, by number."""
    points = {number: int(points_of(table, seat, number)) for number in numbers}
    for module in table.modules:
        module.monasteries_score(table, seat, points)
    return points


def points_of(table: Table, seat: int, number: i64) -> i64:
    """What a monastery alone scores."""
    player = table.players[seat]
    if number == 15:
        return (3 if table.first_edition() else 2) * (GOODS - count_of(player.sold, 0))
    if number == 24:
        return 4 * animal_kinds(player)
    if number == 25:
        return total(player.sold)
    if number == 26:
        return (2 if table.first_edition() else 3) * (bits(player.large) + bits(player.small))
    return BUILDING_POINTS * count_of(player.cells, SCORED[number])


def animal_kinds(player: Player) -> i64:
    """How many kinds of animals a player has."""
    kinds: i64 = 0
    for cell in player.estate.of_colour[ANIMAL]:
        kind = animal_kind(player.cells[cell])
        if kind >= 0:
            kinds |= BIT[kind]
    return bits(kinds)


def score_sheet(table: Table, seat: int) -> dict[str, int]:
    """Points so far by cause; the last four lines only count once the game is over."""
    player = table.players[seat]
    first = int(table.member(seat)) * ALL_CAUSES
    sheet = {name: int(player.points[first + cause]) for cause, name in enumerate(CAUSE_NAMES[:CAUSES])}
    final = {
        "goods": int(total(player.goods)),
        "silver": int(player.silver),
        "workers": int(player.workers) // 2,
        "monasteries": int(monastery_total(table, seat)),
    }
    for name, points in final.items():
        sheet[name] = points if table.over else 0
    for module in table.modules:
        module.scores(table, seat, sheet)
    return sheet


def empty_cells(player: Player) -> int:
    return int(count_of(player.cells, 0))


def ranking(table: Table) -> list[int]:
    """Most points, then more empty cells, then later on the turn-order track; no place is ever shared."""
    for module in table.modules:
        places = module.ranks(table)
        if places:
            return places
    order = [int(seat) for seat in table.order]
    scores = [sum(score_sheet(table, seat).values()) for seat in range(len(order))]
    best_first = sorted(
        range(len(order)),
        key=lambda seat: (scores[seat], FOR_EMPTY_CELLS * empty_cells(table.players[seat]), order.index(seat)),
        reverse=True,
    )
    return [best_first.index(seat) + 1 for seat in range(len(order))]
