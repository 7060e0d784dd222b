"""A round: the dice, the white die and its goods, and the order of turns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from feldberg.games.burgundy.content import BANK, SHIP_TILE
from feldberg.games.burgundy.state import Table
from tests.rulebook.burgundy.position import Position, played_at_random, started

editions = pytest.mark.parametrize("edition", ["2011", "2019"])
player_counts = pytest.mark.parametrize("players", [2, 3, 4])

Events = list[dict[str, Any]]


def events_of_game(table: Table) -> Events:
    """Everything that happens in a game that is played at random but for tiles, which are placed when they can be."""
    events = [event.to_dict() for event in table.events]
    for more in played_at_random(table, kind="place"):
        events += more
    return events


def rounds(events: Events) -> Iterator[Events]:
    """The events of each round, beginning with the one that opens it."""
    starts = [at for at, event in enumerate(events) if event["event"] == "round"]
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        yield events[start:end]


def seats_acting(events: Events) -> list[int]:
    """The seats that take, place, sell or get workers, each named once as long as no other seat acts.

    At the end of a phase monastery 2 gives workers right after the silver of the mines; they are left out.
    """
    seats: list[int] = []
    last = ("", -1)
    for event in events:
        kind, seat = event["event"], event.get("seat", -1)
        acts = kind in ("took", "placed", "sold") or (kind == "workers" and last != ("silver", seat))
        if acts and seats[-1:] != [seat]:
            seats.append(seat)
        last = kind, seat
    return seats


# Dice


@editions
@player_counts
@pytest.mark.rule("burgundy.round.roll")
def test_all_roll_two_dice_before_anyone_acts(edition: str, players: int) -> None:
    for events in rounds(events_of_game(started(edition=edition, players=players))):
        rolls = events[1 : players + 1]
        assert [event["event"] for event in rolls] == ["rolled"] * players
        assert {event["seat"] for event in rolls} == set(range(players))
        assert all(1 <= event[die] <= 6 for event in rolls for die in ("first", "second"))
        assert events[players + 1]["event"] == "goods_came"
        assert "rolled" not in [event["event"] for event in events[players + 1 :]]


@editions
@player_counts
@pytest.mark.rule("burgundy.round.roll")
def test_the_dice_of_those_who_still_have_to_act_stay_visible(edition: str, players: int) -> None:
    table = started(edition=edition, players=players)
    rolled: dict[int, list[int]] = {}
    latest = [event.to_dict() for event in table.events]
    play = played_at_random(table)
    seen = 0
    while not table.over:
        for event in latest:
            if event["event"] == "rolled":
                rolled[int(event["seat"])] = [int(event["first"]), int(event["second"])]
        view = table.view(table.seat)
        waiting = view["turns"][view["turns"].index(view["turn"]) + 1 :]
        for seat in waiting:
            assert view["players"][seat]["dice"] == rolled[seat]
            seen += 1
        latest = next(play)
    assert seen > 25


@editions
@pytest.mark.rule("burgundy.round.roll")
def test_every_number_comes_up_on_every_die(edition: str) -> None:
    starts = [started(seed, edition=edition).view(None) for seed in range(200)]
    for seat in (0, 1):
        for die in (0, 1):
            assert {view["players"][seat]["dice"][die] for view in starts} == {1, 2, 3, 4, 5, 6}


@editions
@player_counts
@pytest.mark.rule("burgundy.round.white-roll")
def test_the_white_die_is_rolled_for_itself(edition: str, players: int) -> None:
    """In 200 games it shows every number and agrees with no other die more often than one time in three."""
    starts = [started(seed, edition=edition, players=players).view(None) for seed in range(200)]
    assert {view["white"] for view in starts} == {1, 2, 3, 4, 5, 6}
    for place in range(players):
        for die in (0, 1):
            rolls = [view["players"][view["turns"][place]]["dice"][die] for view in starts]
            assert sum(1 for roll, view in zip(rolls, starts, strict=True) if roll == view["white"]) < 67
        by_seat = [view["players"][place]["dice"][0] == view["white"] for view in starts]
        assert sum(by_seat) < 67


# The white die


@editions
@pytest.mark.rule("burgundy.round.white-roll")
def test_whoever_is_first_in_the_round_has_the_white_die(edition: str) -> None:
    """Seat 1 sails ahead: the white die is rolled with its dice in the next round, by seat 0 until then."""
    at = Position(edition=edition)
    at.store(SHIP_TILE, seat=1)
    at.roll(1, 1)
    at.roll(2, 2, seat=1)
    at.ask()
    white = at.table.white
    at.play(kind="workers", die=0)
    assert at.table.seat == 1
    assert at.table.white == white
    events = at.play(kind="place", cell=17)
    [first, roll, *_] = [event for event in events if event["event"] in ("round", "rolled")]
    assert (first["seat"], first["round"]) == (1, 1)
    assert roll["seat"] == 1


@editions
@player_counts
@pytest.mark.rule("burgundy.round.white-roll")
@pytest.mark.rule("burgundy.round.goods")
def test_in_every_round_the_white_die_sends_the_topmost_goods_to_its_depot(edition: str, players: int) -> None:
    table = started(edition=edition, players=players)
    row: list[int | None] = []
    latest = [event.to_dict() for event in table.events]
    play = played_at_random(table)
    while not table.over:
        starts = [event for event in latest if event["event"] == "round"]
        if len(starts) == 1:
            [start] = starts
            [came] = [event for event in latest if event["event"] == "goods_came"]
            view = table.view(None)
            number, depot, colour = int(start["round"]), int(came["depot"]), int(came["colour"])
            assert start["seat"] == view["turns"][0]
            assert depot + 1 == view["white"]
            assert view["goods"][depot][colour] >= 1
            assert view["row"][: number + 1] == [None] * (number + 1)
            assert None not in view["row"][number + 1 :]
            if number:
                assert colour == row[number]
        row = table.view(None)["row"]
        latest = next(play)


@editions
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.rule("burgundy.round.goods")
def test_one_goods_tile_moves_before_the_first_turn(edition: str, players: int) -> None:
    table = started(edition=edition, players=players)
    view = table.view(None)
    assert sum(map(sum, view["goods"])) == 1
    assert sum(view["goods"][view["white"] - 1]) == 1
    assert [ware is None for ware in view["row"]] == [True, False, False, False, False]
    assert view["asked"] == view["turns"][:1]
    assert 0 not in [die for player in view["players"] for die in player["dice"]]


@editions
@pytest.mark.parametrize("white", [1, 2, 3, 4, 5, 6])
@pytest.mark.rule("burgundy.round.white-die.no-action")
def test_the_white_die_cannot_be_used(edition: str, white: int) -> None:
    """Seat 0 is first and its own dice show another number: the tiles, goods and cells of the white one are shut."""
    own = white % 6 + 1
    at = Position(edition=edition, dice=(own, own))
    at.table.white = white
    at.lay(4 * white - 4, BANK)
    at.player().goods[white - 1] = 1
    at.ask()
    assert at.legal() == at.legal(kind="workers", die=0)
    assert len(at.legal()) == 1
    at.roll(white, own)
    at.ask()
    assert {action["kind"] for action in at.legal()} == {"take", "sell", "workers"}


@editions
@pytest.mark.rule("burgundy.round.white-die.no-action")
def test_two_dice_are_all_that_the_first_player_has(edition: str) -> None:
    at = Position(edition=edition, dice=(1, 3))
    at.table.white = 2
    at.ask()
    events = at.play(kind="workers", die=0)
    assert events == [
        {"event": "workers", "seat": 0, "workers": 2},
        {"event": "workers", "seat": 0, "workers": 2},
    ]
    assert at.table.seat == 1


@editions
@player_counts
@pytest.mark.rule("burgundy.round.white-die.no-change")
def test_workers_never_change_the_white_die(edition: str, players: int) -> None:
    """From the roll to the goods nobody is asked and nobody pays, and the white die keeps its number all round."""
    table = started(edition=edition, players=players)
    for player in table.players:
        player.workers = 9
    before = int(table.white), int(table.phase), int(table.round)
    rounds_seen = 1
    for events in played_at_random(table):
        kinds = [event["event"] for event in events]
        for at, kind in enumerate(kinds):
            if kind == "round":
                assert kinds[at + 1 : at + 2 + players] == ["rolled"] * players + ["goods_came"]
                rounds_seen += 1
        now = int(table.white), int(table.phase), int(table.round)
        if now[1:] == before[1:]:
            assert now[0] == before[0]
        came = [int(event["depot"]) + 1 for event in events if event["event"] == "goods_came"]
        assert came[-1:] in ([], [now[0]])
        before = now
    assert rounds_seen == 25


@editions
@player_counts
@pytest.mark.rule("burgundy.round.white-die.no-change")
def test_no_worker_is_spent_on_the_white_die(edition: str, players: int) -> None:
    """A new phase begins: the goods come, and everybody still has all workers and both dice as rolled."""
    at = Position(players=players, edition=edition)
    for player in at.table.players:
        player.workers = 9
    events = at.end_phase()
    assert [event["event"] for event in events] == ["phase_end", "phase", "round", *["rolled"] * players, "goods_came"]
    assert events[-1]["depot"] + 1 == at.table.white
    assert [player.workers for player in at.table.players] == [9] * players
    for event in events[3:-1]:
        assert at.table.view(None)["players"][event["seat"]]["dice"] == [event["first"], event["second"]]


# The order of turns


@editions
@pytest.mark.rule("burgundy.round.order")
def test_the_furthest_marker_goes_first_and_in_a_stack_the_topmost(edition: str) -> None:
    """Seats 1 and 2 sail one step each, 2 coming to lie on 1; seats 0 and 3 stay behind, 0 on 3."""
    at = Position(players=4, edition=edition)
    for seat in (1, 2):
        at.store(SHIP_TILE, seat=seat)
        at.roll(2, 2, seat=seat)
    at.roll(1, 1)
    at.roll(1, 1, seat=3)
    at.ask()
    at.play(kind="workers")
    at.play(kind="place", cell=17)
    at.play(kind="place", cell=17)
    assert at.table.view(None)["turns"] == [2, 1, 0, 3]
    assert at.table.view(None)["round"] == 1


@editions
@player_counts
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.rule("burgundy.round.order")
@pytest.mark.rule("burgundy.round.each-once")
def test_in_every_round_each_seat_has_one_turn_in_the_order_of_the_track(edition: str, players: int, seed: int) -> None:
    """The track is followed with stacks of markers, the topmost first; a ship moves its marker onto the next."""
    table = started(seed, edition=edition, players=players)
    track: list[list[int]] = [[] for _ in range(7)]
    track[0] = table.view(None)["order"]
    moved = 0
    for events in rounds(events_of_game(table)):
        order = [seat for stack in reversed(track) for seat in stack]
        assert seats_acting(events) == order
        for event in events:
            if event["event"] == "marker":
                [space] = [number for number, stack in enumerate(track) if event["seat"] in stack]
                track[space].remove(event["seat"])
                track[min(space + 1, 6)].insert(0, event["seat"])
                moved += 1
    assert moved >= players


@editions
@pytest.mark.rule("burgundy.round.each-once")
def test_a_ship_neither_skips_nor_repeats_anyone_in_its_round(edition: str) -> None:
    """Seat 1 sails past seat 0, which has had its turn: seat 2 follows, and 1, 0, 2 is the order of the next round."""
    at = Position(players=3, edition=edition)
    at.store(SHIP_TILE, seat=1)
    at.roll(1, 1)
    at.roll(2, 2, seat=1)
    at.roll(3, 4, seat=2)
    at.ask()
    at.play(kind="workers")
    events = at.play(kind="place", cell=17)
    assert "round" not in [event["event"] for event in events]
    assert at.table.seat == 2
    assert at.table.view(None)["order"] == [1, 0, 2]
    assert at.table.view(None)["turns"] == [0, 1, 2]
    [this, following, *_] = rounds([{"event": "round"}, *at.play(kind="workers", die=0)])
    assert seats_acting(this) == [2]
    assert following[0]["seat"] == 1
    assert at.table.view(None)["turns"] == [1, 0, 2]


@editions
@pytest.mark.rule("burgundy.round.each-once")
def test_the_last_of_a_round_may_be_the_first_of_the_next(edition: str) -> None:
    at = Position(players=3, edition=edition)
    at.store(SHIP_TILE, seat=2)
    at.roll(1, 1)
    at.roll(1, 1, seat=1)
    at.roll(2, 2, seat=2)
    at.ask()
    at.play(kind="workers")
    assert at.table.seat == 2
    at.play(kind="place", cell=17)
    assert at.table.view(None)["turns"] == [2, 0, 1]
