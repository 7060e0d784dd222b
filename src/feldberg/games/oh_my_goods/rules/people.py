"""The worker and the assistants: where they stand, and hiring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.rows import without, zeros
from feldberg.games.oh_my_goods.content import (
    COLOUR_NAMES,
    COLOUR_OF,
    FACE_COST,
    FACE_POINTS,
    GOOD_OF,
    MOVE_COST,
    NO_GOOD,
    REQUIRES,
    UNSTAFFED,
)
from feldberg.games.oh_my_goods.state import ASSISTANT, NOBODY, SLOPPY, Player, Table

NEVER: Final = 1 << 30
PLACED: Final = EventKind("placed", ["slot", "card", "sloppy"])
MOVED: Final = EventKind("moved", ["face", "slot", "card"])
HIRED: Final = EventKind("hired", ["face"])
STATIONED: Final = EventKind("stationed", ["face", "slot", "card"])
POINTS: Final = EventKind("points", ["points"], gain=True)


def has_room(player: Player, slot: i64) -> bool:
    """Whether it is a production building that wants somebody, with nobody there."""
    return player.people[slot] == NOBODY and wants_people(player.buildings[slot])


def wants_people(card: i64) -> bool:
    """Whether a building produces where somebody works."""
    return GOOD_OF[card] != NO_GOOD and not UNSTAFFED[card]


def place_worker(table: Table, seat: i64, slot: i64, mode: i64) -> None:
    player = table.players[seat]
    player.people[slot] = mode
    table.tell(PLACED, seat, slot, player.buildings[slot], 1 if mode == SLOPPY else 0)


def worker_leaves(player: Player) -> None:
    for slot in range(i64(len(player.buildings))):
        if player.people[slot] < ASSISTANT:
            player.people[slot] = NOBODY


def move(table: Table, seat: i64, slot: i64, to: i64) -> None:
    """Move an assistant to another building."""
    player = table.players[seat]
    if player.free_moves > 0:
        player.free_moves -= 1
    player.people[to] = player.people[slot]
    player.people[slot] = NOBODY
    table.tell(MOVED, seat, player.people[to] - ASSISTANT, to, player.buildings[to])


def move_cost(table: Table, player: Player) -> i64:
    """What it costs to move an assistant, NEVER where that cannot be done."""
    if player.free_moves > 0:
        return 0
    return MOVE_COST if table.terms.moving else NEVER


def hiring_cost(table: Table, face: i64) -> i64:
    return max(0, FACE_COST[face] - table.terms.hiring_discount)


def may_hire(player: Player, face: i64) -> bool:
    """Whether a player has the buildings that an assistant asks for, and a place."""
    owned = zeros(len(COLOUR_NAMES))
    room = False
    for slot in range(i64(len(player.buildings))):
        owned[COLOUR_OF[player.buildings[slot]]] += 1
        if has_room(player, slot):
            room = True
    for colour in range(i64(len(COLOUR_NAMES))):
        if owned[colour] < REQUIRES[face][colour]:
            return False
    return room


def hire(table: Table, seat: i64, face: i64) -> None:
    table.offer = without(table.offer, face)
    table.tell(HIRED, seat, face)
    table.tell(POINTS, seat, FACE_POINTS[face])


def station(table: Table, seat: i64, face: i64, slot: i64) -> None:
    player = table.players[seat]
    player.people[slot] = ASSISTANT + face
    table.tell(STATIONED, seat, face, slot, player.buildings[slot])
