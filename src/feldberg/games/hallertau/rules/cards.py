"""Playing cards: when one may be played, what it costs, when its effect comes, and who is asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from feldberg.core.events import EventKind
from feldberg.core.rows import NONE, joined, without, zeros
from feldberg.games.hallertau import questions
from feldberg.games.hallertau.content.cards import (
    BRINGS_WORKERS,
    CARDS,
    DECK_OF,
    DISLIKES,
    FLEETING,
    HURDLE,
    HURDLE_HEIGHT,
    INDEX_OF,
    MINDS_CROPS,
    MINDS_PLACING,
    MOST_WAYS,
    PHASES_OF,
)
from feldberg.games.hallertau.content.language import (
    PAY,
    PAY_CARDS,
    PAY_CROP,
    PAY_FIELDS,
    PAY_HIGH_FIELDS,
    PAY_KINDS,
    PAY_MARKER,
    PAY_SOWN_FIELDS,
    STEP_BACK,
    Op,
    Way,
)
from feldberg.games.hallertau.content.pieces import (
    ACTION_PHASE,
    BONUS,
    BOULDERS,
    COLUMNS,
    GOODS,
    HARVEST,
    INCOME,
    LOWEST_ROW,
    PROGRESS,
    SHEEP,
    SPACES,
    STOCK,
)
from feldberg.games.hallertau.questions.actions import AFTER_ACTION, AFTER_COST, WITHIN
from feldberg.games.hallertau.rules import board, measures, stock
from feldberg.games.hallertau.state import NOT_QUICK, NOWHERE, OFFERS, QUICK, QUICK_BEFORE_EFFECT, Player, Table

PLAYED: Final = EventKind("played", ["card", "way"])
POINTS: Final = EventKind("points", ["amount"], gain=True)  # printed on a card that is played

AFTER_DRAWN_CARD: Final = i64(INDEX_OF[713])  # rewards a card that is played as soon as it is drawn


# What may be played


def playable(table: Table, seat: i64, card: i64) -> bool:
    return within_reach(table, table.players[seat], card) and has_way(table, seat, card)


def has_way(table: Table, seat: i64, card: i64) -> bool:
    return any(possible(table, seat, way) for way in CARDS[card].ways)


def within_reach(table: Table, player: Player, card: i64) -> bool:
    """A quick look, which is enough for most cards that cannot be played."""
    if not in_phase(table, card):
        return False
    hurdle = HURDLE[card]
    measured = player.stock[hurdle] if hurdle < STOCK else measures.measure(table, player, hurdle)
    return measured >= HURDLE_HEIGHT[card]


def in_phase(table: Table, card: i64) -> bool:
    return (PHASES_OF[card] >> table.phase) & 1 == 1


def possible(table: Table, seat: i64, way: Way) -> bool:
    if not measures.holds(table, seat, way.needs):
        return False
    return all(affordable(table, seat, cost) for cost in way.cost)


def affordable(table: Table, seat: i64, cost: Op) -> bool:
    player = table.players[seat]
    kind = cost.kind
    if kind == PAY:
        amount = measures.amount_of(table, seat, cost.amount)
        return (measures.sheep(player) if cost.what == SHEEP else player.stock[cost.what]) >= amount
    if kind == PAY_CARDS:
        return stock.hand_cards(player, cost.what) >= cost.count + (1 if cost.what < 0 else 0)  # not with itself
    if kind in (PAY_KINDS, PAY_CROP):
        kinds: i64 = 0
        for good in range(cost.what):
            if player.stock[good] >= cost.each:
                kinds += 1
        return kinds >= cost.count
    if kind == STEP_BACK:
        return measures.sheep(player) >= cost.count
    if kind in (PAY_FIELDS, PAY_HIGH_FIELDS, PAY_SOWN_FIELDS, PAY_MARKER):
        fitting: i64 = 0
        for column in range(i64(COLUMNS)):
            if field_pays(player, cost, column):
                fitting += 1
        return fitting >= cost.count
    return True  # all crops beyond some


def field_pays(player: Player, cost: Op, column: i64) -> bool:
    """Whether a field is of those that a cost asks for."""
    row = player.rows[column]
    if row == 0:
        return False
    if cost.kind == PAY_HIGH_FIELDS:
        return row > LOWEST_ROW
    if cost.kind == PAY_SOWN_FIELDS or cost.kind == PAY_MARKER:
        return player.sown[column] > 0
    return cost.what < 0 or row == cost.what


def playable_cards(table: Table, seat: i64) -> vec[i64]:
    found = vec[i64]()
    player = table.players[seat]
    for card in player.hand:
        if within_reach(table, player, card) and has_way(table, seat, card):
            found = append(found, card)
    return found


def new_cards(table: Table, seat: i64) -> vec[i64]:
    """Of the cards that can be played those that are new."""
    found = vec[i64]()
    for card in table.players[seat].hand:
        if is_new(table, seat, card) and playable(table, seat, card):
            found = append(found, card)
    return found


# Playing


def lay(table: Table, seat: i64, card: i64, number: i64) -> None:
    """Lay a card down in one of its ways: pay its cost, then have its effect."""
    player = table.players[seat]
    player.hand = without(player.hand, card)
    if card in player.drawn:
        player.drawn = without(player.drawn, card)
        player.quick = QUICK_BEFORE_EFFECT
    else:
        player.drawn = NONE
    player.fresh = True
    table.tell(PLAYED, seat, card, number)
    if CARDS[card].points:
        table.tell(POINTS, seat, CARDS[card].points)
    player.before = playable_cards(table, seat)
    player.played = joined(player.played, card)
    waits = table.inside > 0 and not CARDS[card].changes_action
    begin(table, seat)
    table.ask(questions.Effect(seat, card, number, 1 if waits else 0))
    table.ask(questions.Cost(seat, card, number, 0))


def after_cost(table: Table, seat: i64) -> None:
    """Between cost and reward a card may be laid down that can only be played there."""
    player = table.players[seat]
    for card in player.hand:
        if not FLEETING[card] and card not in player.before and playable(table, seat, card):
            table.ask(questions.Window(seat, AFTER_COST))
            return


def effect(table: Table, seat: i64, card: i64, number: i64) -> None:
    """What a card brings: a bonus card only in phase 3, the others once."""
    if DECK_OF[card] != BONUS:
        table.ask(questions.Run(seat, CARDS[card].ways[number].number, 0, WITHIN))
    elif table.phase == INCOME and table.round > 1:
        pay_income(table, seat, card)


def wait(table: Table, seat: i64, card: i64, number: i64) -> None:
    """Laid down inside an action, a card has its effect when that is finished."""
    player = table.players[seat]
    player.pending = joined(player.pending, card * MOST_WAYS + number)


def apply_pending(table: Table, seat: i64, entry: i64) -> None:
    player = table.players[seat]
    player.pending = without(player.pending, entry)
    begin(table, seat)
    effect(table, seat, entry // MOST_WAYS, entry % MOST_WAYS)


def pay_income(table: Table, seat: i64, card: i64) -> None:
    player = table.players[seat]
    player.paid = joined(player.paid, card)
    begin(table, seat)
    table.ask(questions.Run(seat, CARDS[card].income, 0, WITHIN))


# Actions begin and end


def begin(table: Table, seat: i64) -> None:
    """What follows counts as one action until its end."""
    table.inside += 1
    table.ask(questions.ENDS[seat])


def new_action(table: Table, seat: i64) -> None:
    """The moments of what was before are over."""
    table.players[seat].drawn = NONE
    if not table.moment:
        return
    table.moment = False
    for player in table.players:
        player.spent_last_jewelry = False
        player.used = NOWHERE
        player.tools_at_once = 0
        player.exchanged = 0
        player.last_action = False
        player.quick = NOT_QUICK
        if has_reaped(player):
            if table.phase == HARVEST:
                table.moment = True
            else:
                player.reaped = zeros(GOODS)
        player.declined = still_declined(player)


def has_reaped(player: Player) -> bool:
    return any(amount for amount in player.reaped)


def still_declined(player: Player) -> vec[i64]:
    """Cards of a moment are declined only for that moment, the others until one acts again."""
    rest = vec[i64]()
    for one in player.declined:
        card = CARDS[one // OFFERS]
        if card.of_the_board or not card.of_the_moment:
            rest = append(rest, one)
    return rest


def end(table: Table, seat: i64) -> None:
    """An action is done: cards laid down inside it have their effect, then those who may want to are asked."""
    table.inside -= 1
    if table.inside:
        return
    player = table.players[seat]
    if len(player.pending):
        table.ask(questions.Pending(seat))
        return
    if player.quick == QUICK_BEFORE_EFFECT:
        player.quick = QUICK
        table.moment = True
    open_windows(table)


def open_windows(table: Table) -> None:
    """Between two actions ask whoever holds a card that can be played now and perhaps not later."""
    if not table.cards:
        return
    count: i64 = len(table.players)
    table.peeked = count > 1
    first = table.active if table.phase in (ACTION_PHASE, PROGRESS) else table.first
    for place in range(count):
        seat = (first + count - 1 - place) % count  # the last to be asked first onto the stack
        if wants_window(table, seat):
            table.ask(questions.Window(seat, AFTER_ACTION))


def wants_window(table: Table, seat: i64) -> bool:
    player = table.players[seat]
    if player.quiet:
        return False
    if player.everything and player.fresh:
        return len(playable_cards(table, seat)) > 0
    asked = player.hand if len(player.drawn) else player.pressing  # of a hand without news few are worth a look
    return any(is_pressing(player, card) and is_undecided(table, seat, card) for card in asked)


def is_undecided(table: Table, seat: i64, card: i64) -> bool:
    """Whether a card can be played, and was not declined for what it would bring now."""
    return playable(table, seat, card) and offer(table, seat, card) not in table.players[seat].declined


def offer(table: Table, seat: i64, card: i64) -> i64:
    """A card and what it would bring now, as one number: the most workers, those it can shift, or its open ways with
    what they would count, and the fields where they would work on those.
    """
    one = CARDS[card]
    brings: i64 = 0
    if one.brings_workers:
        for space in range(i64(SPACES)):
            brings = max(brings, board.top_workers(table, space))
    elif one.shifts_workers:
        for space in range(i64(SPACES)):
            brings = 2 * brings + (1 if board.workers_on(table, space) == 3 else 0)
    else:
        for way in one.ways:
            brings = 2 * brings + (1 if possible(table, seat, way) else 0)
        for counted in one.counted:
            brings = 32 * brings + min(measures.amount_of(table, seat, counted), 31)
        if one.works_fields:
            brings = 2**20 * brings + field_state(table.players[seat])
    return card * OFFERS + brings


def field_state(player: Player) -> i64:
    """A number that changes with the fields, what is sown on them and how much could be."""
    rows: i64 = 0
    for row in player.rows:
        rows += row
    return ((measures.fields(player) * 16 + measures.sown(player)) * 64 + rows) * 64 + min(measures.crops(player), 63)


def is_pressing(player: Player, card: i64) -> bool:
    """Whether a card can be played now and perhaps not later, or is worth more as long as it is just drawn."""
    if FLEETING[card]:
        return True
    if BRINGS_WORKERS[card]:
        return player.workers == 0  # others take the spaces meanwhile
    return card in player.drawn and AFTER_DRAWN_CARD in player.hand


def is_new(table: Table, seat: i64, card: i64) -> bool:
    """Whether a card had no use before this action, or could not be played when the space was taken."""
    if CARDS[card].changes_action:
        return True
    return table.inside == 0 and table.phase == ACTION_PHASE and card not in table.players[seat].before


def decline(table: Table, seat: i64, kind: i64) -> None:
    """Not to play a card now; between cost and reward that is said of pressing ones alone."""
    player = table.players[seat]
    for card in playable_cards(table, seat):
        one = offer(table, seat, card)
        if (kind != AFTER_COST or is_pressing(player, card)) and one not in player.declined:
            player.declined = joined(player.declined, one)
    if kind != AFTER_COST:
        player.fresh = False


def wants_last_chance(table: Table, seat: i64) -> bool:
    """At the end of a phase: whether there is a card to play that was not declined for the same before, or for which
    this is the last moment. Phase 5 only brings another card, so that the end of phase 4 can wait for its end.
    """
    player = table.players[seat]
    if player.quiet:
        return False
    for card in playable_cards(table, seat):
        one = CARDS[card]
        if (
            player.everything
            or one.only == table.phase
            or (one.but > 0 and one.but == table.phase - 1)
            or (one.of_the_board and table.phase == BOULDERS)
            or (table.phase != ACTION_PHASE and player.fresh and offer(table, seat, card) not in player.declined)
        ):
            return True
    return False


def attend(table: Table, seat: i64, everything: bool) -> None:
    """From now on the seat is asked wherever the rules leave it a choice, or only where it may matter."""
    player = table.players[seat]
    player.everything = everything
    if everything:
        player.quiet = False
        player.fresh = True


# Placing workers


def may_follow_placing(table: Table, seat: i64) -> bool:
    """Whether it may matter that a card is laid down only once the workers are placed."""
    player = table.players[seat]
    return player.everything or any(MINDS_PLACING[card] > 0 and in_phase(table, card) for card in player.hand)


# Gaining


def minds_crops(table: Table, seat: i64) -> bool:
    """Whether it may matter how many of several crops one has when a card is laid down."""
    player = table.players[seat]
    return player.everything or any(MINDS_CROPS[card] for card in player.hand)


def may_decline(table: Table, seat: i64, measure: i64) -> bool:
    """Whether having more of something can hurt: only then is it asked whether to take it."""
    player = table.players[seat]
    return player.everything or any((DISLIKES[card] >> measure) & 1 for card in player.hand)
