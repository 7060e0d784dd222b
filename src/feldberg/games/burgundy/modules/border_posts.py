"""Border posts: towers between cells at the rim of an estate, which score when a chain of tiles links them."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.senses import Pen
from feldberg.games.burgundy.content import LARGE_BONUS, PHASE_POINTS, PHASES
from feldberg.games.burgundy.estates import POSTS as PLACES
from feldberg.games.burgundy.estates import Estate, near_bits
from feldberg.games.burgundy.module import Module
from feldberg.games.burgundy.scoring import POSTS, award
from feldberg.games.burgundy.state import Player, Table

ALL: Final = len(PLACES)
PHASE_PAYS: Final = vec[i64]([0, 0, 1, 1])  # how often, for so many posts; another printing pays the third twice
AT_POST: Final = vec[i64]([near_bits(cells) for cells in PLACES])  # the cells of every post, as bits

HOPE: Final = 0.75  # how much of the points `greedy` counts, for each tile that is missing

LINKED: Final = EventKind("linked", ["posts"])


class BorderPosts(Module):
    NAME: ClassVar[str] = "border_posts"

    def placed(self, table: Table, seat: i64, tile: i64, cell: i64) -> None:
        """The value of the phase for two posts and once more for the third, which brings the first two a bonus."""
        player = table.players[seat]
        estate = player.estate
        before = linked(estate, player.filled & ~estate.near[cell])
        after = linked(estate, player.filled)
        for posts in range(max(before, i64(1)) + 1, after + 1):
            table.tell(LINKED, seat, posts)
            award(table, seat, POSTS, PHASE_PAYS[posts] * PHASE_POINTS[table.phase])
        if before < after == ALL:
            points = bonus(table, finished(table) - 1)
            if points:
                award(table, seat, POSTS, points)

    def scores(self, table: Table, seat: i64, sheet: dict[str, int]) -> None:
        sheet["posts"] = int(table.players[seat].points[POSTS])

    def outlook(self, table: Table, seat: int, left: float) -> float:
        """The nearer the tiles come to linking two posts, and then all, the more of the points to be had is counted."""
        player = table.players[seat]
        posts = linked_posts(player)
        if posts == ALL:
            return 0.0
        worth = float(PHASE_POINTS[min(table.phase + 1, i64(PHASES) - 1)])
        if posts:
            worth += float(bonus(table, finished(table)))
        return worth * HOPE ** missing_tiles(player) * min(1.0, 3.0 * left)

    def notice(self, table: Table, seat: i64, pen: Pen) -> None:
        """The posts that are linked, and how near the next are."""
        posts = linked_posts(table.players[seat])
        pen.slice(self.NAME)
        pen.share(posts, ALL)
        pen.put(0.0 if posts == ALL else 1.0 / float(missing_tiles(table.players[seat])))

    def notice_board(self, table: Table, pen: Pen) -> None:
        """What linking all brings the next to do it."""
        pen.slice(self.NAME)
        pen.share(bonus(table, finished(table)), len(table.players) + LARGE_BONUS)


def bonus(table: Table, before: i64) -> i64:
    """For linking all posts when so many have done it before."""
    count: i64 = len(table.players)
    if before == 0:
        return count + LARGE_BONUS
    return count if before == 1 else 0


def finished(table: Table) -> i64:
    """How many players have linked all their posts."""
    count: i64 = 0
    for player in table.boards:
        if linked_posts(player) == ALL:
            count += 1
    return count


def linked_posts(player: Player) -> i64:
    """How many posts of a player one chain of tiles links: 0, 2 or 3."""
    return linked(player.estate, player.filled)


def linked(estate: Estate, filled: i64) -> i64:
    most: i64 = 0
    for post in AT_POST:
        chain = chain_from(estate, filled, post & filled)
        posts: i64 = 0
        for other in AT_POST:
            if other & chain:
                posts += 1
        most = max(most, posts)
    return most if most > 1 else 0


def links(player: Player) -> list[tuple[int, int, list[int]]]:
    """How linked posts hang together, for who draws them: two posts and the shortest chain of tiles between them."""
    found = [(one, two, shortest_chain(player, AT_POST[one], AT_POST[two])) for one, two in combinations(range(ALL), 2)]
    return [link for link in found if link[2]][: ALL - 1]


def shortest_chain(player: Player, start: i64, end: i64) -> list[int]:
    """The tiles from a cell at the start to one at the end, given as bits; none where no chain of tiles joins them."""
    estate = player.estate
    reached = start & player.filled
    chains = [[cell] for cell in range(len(estate.near)) if estate.near[cell] & reached]
    for chain in chains:
        last = chain[-1]
        if estate.near[last] & end:
            return chain
        for cell in range(len(estate.near)):
            if estate.near[cell] & estate.around_near[last] & player.filled & ~reached:
                reached |= estate.near[cell]
                chains.append([*chain, cell])
    return []


def chain_from(estate: Estate, filled: i64, chain: i64) -> i64:
    """The filled cells, as bits, that hang together with some of them."""
    grown = chain
    while grown:
        grown = around(estate, grown) & filled & ~chain
        chain |= grown
    return chain


def around(estate: Estate, cells: i64) -> i64:
    """The neighbours of cells, as bits."""
    found: i64 = 0
    for cell in range(i64(len(estate.near))):
        if cells & estate.near[cell]:
            found |= estate.around_near[cell]
    return found


def missing_tiles(player: Player) -> int:
    """The fewest tiles that link two posts which no chain links yet."""
    gaps = [gap(player, AT_POST[one], AT_POST[two]) for one, two in combinations(range(ALL), 2)]
    return min(tiles for tiles in gaps if tiles)


def gap(player: Player, start: i64, end: i64) -> int:
    """The fewest tiles that make a chain between cells at the start and at the end, given as bits."""
    estate = player.estate
    reached = start & player.filled
    tiles = 0
    if not reached:
        reached = start
        tiles = 1
    reached = chain_from(estate, player.filled | reached, reached)
    while not reached & end:
        reached |= around(estate, reached)
        reached = chain_from(estate, player.filled | reached, reached)
        tiles += 1
    return tiles
