"""What a seat may see as numbers, see `core.senses`: everybody's domain and stock, the own hand, then the middle."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from feldberg.core.rows import bits, total
from feldberg.core.senses import Pen, kinds_of
from feldberg.games.tuscany.content import (
    BONUS_TILES,
    COACH,
    FARMS,
    HIGHEST_BONUS,
    LARGEST_AREA,
    MORE_MARBLE,
    MORE_WORKERS,
    MORE_YIELDS,
    MOST_STORED,
    NEUTRALS,
    OWN_TILES,
    QUARRY,
    REGION_CARDS,
    ROUNDS,
    SIDES,
    TYPE_OF,
    TYPES,
    VILLAGE,
    YIELD_CARDS,
)
from feldberg.games.tuscany.questions import QUESTIONS
from feldberg.games.tuscany.rules import cards, display
from feldberg.games.tuscany.state import ENDED, NOTHING, PLAYING, Player, Table

ASKED: Final = kinds_of(QUESTIONS)
RUNGS: Final = vec[i64]([1, 2, 3])  # of marble, workers and hexes

# What is usual, so that most numbers are at most 1.
RED: Final = 100
GREEN: Final = 60
PIECES: Final = 6
HAND: Final = 12
OF_A_COLOUR: Final = 5  # cards, spaces
ALIKE: Final = 2  # tiles
AREAS: Final = 10
DISCARDS: Final = 15


def notice(table: Table, seat: int, pen: Pen) -> None:
    seats: i64 = len(table.players)
    for ahead in range(pen.seats(seats)):
        other = (seat + ahead) % seats
        pen.player(ahead, False)
        notice_stock(table.players[other], pen)
        notice_domain(table.players[other], pen)
        notice_store(table, table.players[other], pen)
        pen.asked(table, other, ASKED)
    pen.secret()
    notice_hand(table.players[seat], pen)
    pen.common()
    notice_time(table, seat, pen)
    notice_middle(table, table.players[seat], pen)


# What a player has


def notice_stock(player: Player, pen: Pen) -> None:
    pen.slice("score")
    pen.share(player.direct + total(player.rounds), RED)
    pen.share(player.green, GREEN)
    pen.slice("marble")
    pen.share(player.marble, PIECES)
    pen.ladder(player.marble, RUNGS)
    pen.slice("workers")
    pen.share(player.workers, PIECES)
    pen.ladder(player.workers, RUNGS)
    pen.slice("bonuses")
    pen.shares(player.bonuses, ALIKE)
    pen.slice("stack")
    pen.share(len(player.stack), OWN_TILES)
    pen.slice("cards")
    pen.share(player.cards(), HAND)


def notice_domain(player: Player, pen: Pen) -> None:
    """Spaces by colour, and areas that are not complete by size, by how much is covered, and by whether one is open."""
    empty = pen.room("empty", TYPES)
    unfilled = pen.room("open", TYPES)
    lacking_one = pen.room("lacking_one", TYPES)
    areas = pen.room("areas", 2 * area(LARGEST_AREA + 1, 0))
    prospects = pen.room("prospects", 3)  # of bonus tiles: one for every space that is still to be covered
    if player.arrangement == NOTHING:
        return
    domain = player.domain
    for colour in range(i64(TYPES)):
        cells = domain.bits_of_colour[colour] & ~player.covered
        pen.add(empty + colour, float(bits(cells)) / OF_A_COLOUR)
        pen.add(unfilled + colour, float(bits(cells & player.open)) / OF_A_COLOUR)
    for at in range(i64(len(domain.bits))):
        size: i64 = len(domain.cells[at])
        done = bits(domain.bits[at] & player.covered)
        if done == size:
            continue
        is_open = domain.bits[at] & player.open
        pen.add(areas + 2 * area(size, done) + (1 if is_open else 0), 1.0 / AREAS)
        if done == size - 1 and is_open:
            pen.add(lacking_one + domain.colour[domain.cells[at][0]], 1.0 / ALIKE)
    owned = player.bonuses
    pen.add(prospects, float(owned[MORE_MARBLE] * left(player, QUARRY)) / OF_A_COLOUR)
    pen.add(prospects + 1, float(owned[MORE_WORKERS] * left(player, VILLAGE)) / OF_A_COLOUR)
    pen.add(prospects + 2, float(owned[MORE_YIELDS] * left(player, COACH)) / OF_A_COLOUR)


def area(size: i64, done: i64) -> i64:
    """The number of a kind of unfinished area: by its size and how many of its spaces are covered."""
    return size * (size - 1) // 2 + done


def left(player: Player, colour: i64) -> i64:
    """The spaces of a colour that are not covered yet."""
    return bits(player.domain.bits_of_colour[colour] & ~player.covered)


def notice_store(table: Table, player: Player, pen: Pen) -> None:
    """Stored tiles by type, those among them that fit, the farms on them, the hexes, and the room that is left."""
    stored = pen.room("stored", TYPES)
    fitting = pen.room("fitting", TYPES)
    farms = pen.room("farms", FARMS)
    for tile in player.stored:
        kind = TYPE_OF[tile]
        pen.add(stored + kind, 1.0 / ALIKE)
        if player.arrangement != NOTHING and display.fits(player, kind):
            pen.add(fitting + kind, 1.0 / ALIKE)
        add_farms(pen, farms, table.box.farms[tile])
    pen.slice("hexes")
    pen.share(player.hexes, PIECES)
    pen.ladder(player.hexes, RUNGS)
    pen.share(player.fresh, PIECES)
    pen.slice("room")
    pen.share(player.storage(), MOST_STORED)
    pen.share(player.storage() - len(player.stored) - player.hexes, MOST_STORED)


def add_farms(pen: Pen, start: i64, farms: i64) -> None:
    for kind in range(i64(FARMS)):
        if farms >> kind & 1:
            pen.add(start + kind, 1.0 / ALIKE)


def notice_hand(player: Player, pen: Pen) -> None:
    """Cards by colour, and the colours of the spaces that could be paid."""
    pen.slice("hand")
    pen.shares(player.hand, OF_A_COLOUR)
    pen.slice("payable")
    for colour in range(i64(TYPES)):
        pen.flag(cards.can_pay(player, colour))


# What is common


def notice_time(table: Table, seat: i64, pen: Pen) -> None:
    seats: i64 = len(table.players)
    fewest: i64 = OWN_TILES
    for player in table.players:
        fewest = min(fewest, i64(len(player.stack)))
    pen.slice("step")
    pen.one_of(table.step, ENDED + 1)
    pen.slice("round")
    pen.one_of(table.round - 1, ROUNDS)
    pen.flag(table.due)
    pen.flag(table.last)
    pen.slice("left")
    pen.share(0 if table.last else fewest, OWN_TILES)
    pen.seat("first", table.first, seat, seats)
    pen.seat("turn", table.seat_at(table.place) if table.step == PLAYING else i64(NOTHING), seat, seats)
    pen.slice("acted")
    pen.share(table.acted, 2)


def notice_middle(table: Table, player: Player, pen: Pen) -> None:
    """The open tiles, whether they fit the own domain, and what the piles still hold."""
    tiles = pen.room("display", TYPES)
    fitting = pen.room("display_fitting", TYPES)
    farms = pen.room("display_farms", FARMS)
    for tile in table.display:
        if tile != NOTHING:
            kind = TYPE_OF[tile]
            pen.add(tiles + kind, 1.0 / ALIKE)
            add_farms(pen, farms, table.box.farms[tile])
            if player.arrangement != NOTHING and display.fits(player, kind):
                pen.add(fitting + kind, 1.0 / ALIKE)
    pen.slice("bonuses_left")
    pen.shares(table.bonuses, BONUS_TILES)
    pen.slice("colour_bonuses")
    for colour in range(i64(TYPES)):
        side = table.sides[colour]
        pen.share(table.box.colour_bonuses[colour][side] if side < SIDES else i64(0), HIGHEST_BONUS)
    pen.slice("discards")
    pen.shares(table.discards, DISCARDS)
    pen.slice("piles")
    pen.share(total(table.deck), REGION_CARDS)
    pen.share(len(table.yields), YIELD_CARDS)
    pen.share(len(table.neutral), NEUTRALS)
    pen.share(len(table.swept), NEUTRALS)
