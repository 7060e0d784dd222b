"""Two teams of two: partners share an estate, silver, workers and goods, but not dice, points or all storage."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.games.burgundy.module import Module
from feldberg.games.burgundy.questions import Storing, shared
from feldberg.games.burgundy.rules import taking
from feldberg.games.burgundy.scoring import FOR_EMPTY_CELLS, empty_cells, score_sheet
from feldberg.games.burgundy.state import ALL_CAUSES, Table

SILVER: Final = 2
WORKERS: Final = vec[i64]([3, 5])  # of the team that begins, and of the other


class Stow(Storing):
    """Whether it goes onto an own storage space or onto one that the partners share."""

    def options(self, table: Table) -> vec[i64]:
        return append(vec[i64]([table.actions.stow.at(0)]), table.actions.stow.at(1))

    def answer(self, table: Table, action: i64) -> None:
        slot = free_space(table, self.seat, table.actions.stow.x(action) == 1)
        taking.store_tile(table, self.seat, slot, self.space, self.bought)


def free_space(table: Table, seat: i64, together: bool) -> i64:
    """The first empty storage space of a seat alone or of both partners, -1 if there is none."""
    player = table.players[seat]
    member = table.member(seat)
    for slot in range(i64(len(player.store))):
        if player.store[slot] == 0 and player.mine(slot, member) and shared(table, player, slot) == together:
            return slot
    return -1


class Team(Module):
    NAME: ClassVar[str] = "team"

    def set_up(self, table: Table) -> None:
        for place in range(i64(len(table.boards))):
            player = table.players[table.order[place]]
            player.silver = SILVER
            player.workers = WORKERS[place]

    def stores(self, table: Table, seat: i64, space: i64, bought: bool) -> bool:
        """Where both kinds of space are free the seat chooses."""
        if free_space(table, seat, False) < 0 or free_space(table, seat, True) < 0:
            return False
        table.ask(Stow(seat, space, 1 if bought else 0))
        return True

    def scores(self, table: Table, seat: i64, sheet: dict[str, int]) -> None:
        """The sheet of a seat has its own points, those of its partner as one line, and at the end what both left."""
        first = int(table.member(partner_of(table, seat))) * ALL_CAUSES
        points = table.players[seat].points
        sheet["partner"] = sum(int(points[first + cause]) for cause in range(ALL_CAUSES))

    def ranks(self, table: Table) -> list[int]:
        """By the points of a team, then its empty cells; then who has the marker at the very end of the track wins."""
        teams = len(table.boards)
        scores = [sum(score_sheet(table, team).values()) for team in range(teams)]
        last = int(table.order[len(table.order) - 1]) % teams
        best_first = sorted(
            range(teams),
            key=lambda team: (scores[team], FOR_EMPTY_CELLS * empty_cells(table.boards[team]), team == last),
            reverse=True,
        )
        return [best_first.index(seat % teams) + 1 for seat in range(len(table.players))]


def partner_of(table: Table, seat: i64) -> i64:
    return (seat + len(table.boards)) % len(table.players)
