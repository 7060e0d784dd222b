"""Why something cannot be chosen now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from feldberg.games.hallertau.content.cards import CARDS, INDEX_OF, MOST_WAYS
from feldberg.games.hallertau.content.language import (
    CLEAR_SPACE,
    LONE_WORKER,
    PAY,
    PAY_BUILDING,
    PAY_FIELDS,
    PAY_HIGH_FIELDS,
    PAY_MARKER,
    PAY_SOWN_FIELDS,
    SHIFT_THREE,
    STEP_BACK,
    TAKE_TOP,
    Need,
    Op,
    Way,
)
from feldberg.games.hallertau.content.measures import FIRST_MOMENT
from feldberg.games.hallertau.content.pieces import (
    ACTION_PHASE,
    BUILDING_NAMES,
    CROPS,
    DECK_NAMES,
    HIGHEST_ROW,
    JEWELRY,
    NO_GOOD,
    PROGRESS,
    RESOURCE_NAMES,
    SHEEP,
    SPACE_NAMES,
    STABLE,
    STEPS,
    TAKES,
    TOOLS,
    is_corner,
)
from feldberg.games.hallertau.questions.asking import Ask
from feldberg.games.hallertau.questions.choosing import Exchange, Turn
from feldberg.games.hallertau.questions.farming import (
    Crops,
    CropToSow,
    DifferentCrops,
    Fallow,
    Harvest,
    Lift,
    Raise,
    Reap,
    Sow,
    SowDouble,
)
from feldberg.games.hallertau.questions.herding import Step, Walk
from feldberg.games.hallertau.questions.improving import Advance, Progress, Push
from feldberg.games.hallertau.questions.paying import KeepCrops, PayCards, PayFields, PayKinds, PaySheep, StepBack
from feldberg.games.hallertau.questions.shifting import PickSpace, ShiftThree
from feldberg.games.hallertau.rules import board, cards, crafts, fields, measures
from feldberg.games.hallertau.words.glossary import amounts
from feldberg.games.hallertau.words.sentences import HallertauSpeaker

NUMBER_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(BUILDING_NAMES)}


class Missing(NamedTuple):
    """What a way to play a card lacks: resources by their numbers, conditions, and other costs."""

    resources: dict[int, int]
    needs: list[Need]
    costs: list[Op]

    def more(self, what: int, number: int) -> None:
        """So much more of a resource is needed, be it to have or to pay."""
        self.resources[what] = max(self.resources.get(what, 0), number)

    def much(self) -> tuple[int, int]:
        return len(self.resources) + len(self.needs) + len(self.costs), sum(self.resources.values())


class Reasons(HallertauSpeaker):
    """A speaker who also says why not; of several reasons the one to be mended first."""

    def why_not(self, element: str) -> str:
        kind, _, what = element.partition(":")
        if kind == "space":
            return self.of_space(SPACE_NAMES.index(what))
        if kind == "tools":
            return self.why("exchange")
        if kind == "card":
            return self.of_card(INDEX_OF[int(what)])
        if kind == "good":
            return self.of_good(RESOURCE_NAMES.index(what))
        if kind == "field":
            return self.of_field(int(what))
        if kind == "flock":
            return self.of_flock(int(what))
        if kind == "building":
            return self.of_building(NUMBER_OF[what])
        if kind == "boulder":
            name, _, which = what.partition(":")
            return self.of_boulder(NUMBER_OF[name], int(which))
        return self.why("must")  # to be done with it

    def why(self, key: str, **holes: object) -> str:
        return self.tongue.sentence(f"why.{key}", **holes)

    def lacking(self, what: int, number: int) -> str:
        """So much more of a resource."""
        return self.tongue.count(f"{RESOURCE_NAMES[what]} lacking", number)

    def in_phase(self, key: str, phase: int) -> str:
        """What belongs to a phase, if it is another one."""
        return "" if self.table.phase == phase else self.why(key)

    # The action board

    def of_space(self, space: int) -> str:
        if isinstance(self.top, PickSpace):
            return self.of_picked(space, int(self.top.effect))
        if isinstance(self.top, ShiftThree):
            return self.why("same space" if space == self.top.source else "three")
        if not isinstance(self.top, Turn):
            return self.in_phase("spaces", ACTION_PHASE)
        if is_corner(space) and not self.table.cards:
            return self.why("closed")
        row = int(board.free_row(self.table, space))
        if row == board.NO_ROW:
            return self.why("full")
        more = row + 1 - int(self.player.workers)
        lacking = self.tongue.count("workers lacking", more)
        return self.why("workers", workers=self.tongue.count("workers placed", row + 1), more=more, lacking=lacking)

    def of_picked(self, space: int, effect: int) -> str:
        if effect in (CLEAR_SPACE, TAKE_TOP):
            return self.why("no workers there")
        if effect == SHIFT_THREE:
            return self.why("three")
        if effect == LONE_WORKER:
            return self.why("second row" if self.player.workers else "no worker")
        return self.why("one worker")

    # Cards

    def of_card(self, card: int) -> str:
        player = self.player
        if card in player.hand:
            return self.of_hand_card(card)
        if any(entry // MOST_WAYS == card for entry in player.pending):
            return self.why("pending")
        if card in player.played:
            return self.why("earned" if card in player.paid else "played")
        return self.why("removed" if card in self.table.removed else "not held")

    def of_hand_card(self, card: int) -> str:
        if isinstance(self.top, PayCards) and self.top.deck:
            return self.why("other deck", cards=self.tongue.nouns(f"{DECK_NAMES[self.top.deck - 1]} cards"))
        if not isinstance(self.top, Ask) or cards.playable(self.table, self.seat, card):
            return ""
        one = CARDS[card]
        if not cards.in_phase(self.table, card):
            return self.tongue.sentence("only" if one.only else "but", phase=one.only or one.but)
        return self.said(min((missing for way in one.ways for missing in self.missing(way)), key=Missing.much))

    def missing(self, way: Way) -> Iterator[Missing]:
        """What one way of a card lacks, by each of the conditions of which one must be met."""
        for needs in way.needs:
            missing = Missing({}, [], [])
            for need in needs:
                if not measures.holds(self.table, self.seat, [[need]]):
                    self.miss_need(missing, need)
            for cost in way.cost:
                if not cards.affordable(self.table, self.seat, cost):
                    self.miss_cost(missing, cost)
            yield missing

    def miss_need(self, missing: Missing, need: Need) -> None:
        """A condition that more of one resource would meet is told by how much."""
        counted = [int(kind) for kind, coef in zip(need.kinds, need.coefs, strict=True) if coef > 0]
        short = int(need.low) - self.total(need)
        if len(counted) == 1 and counted[0] <= SHEEP and short > 0:
            missing.more(counted[0], short)
        else:
            missing.needs.append(need)

    def total(self, need: Need) -> int:
        terms = zip(need.kinds, need.coefs, strict=True)
        return sum(int(coef * measures.measure(self.table, self.player, kind)) for kind, coef in terms)

    def miss_cost(self, missing: Missing, cost: Op) -> None:
        if cost.kind not in (PAY, STEP_BACK):
            missing.costs.append(cost)
            return
        what = int(cost.what) if cost.kind == PAY else SHEEP
        amount = measures.amount_of(self.table, self.seat, cost.amount) if cost.kind == PAY else cost.count
        short = int(amount - measures.measure(self.table, self.player, what))
        missing.more(what, short)

    def said(self, missing: Missing) -> str:
        parts = []
        if missing.resources:
            short = [self.lacking(what, number) for what, number in missing.resources.items()]
            parts.append(self.why("card", what=self.tongue.all_of(short)))
        if missing.needs:
            condition = self.wording.condition([[missing.needs]])
            parts.append(self.why("condition", condition=condition, now=self.now(missing.needs)))
        if missing.costs:
            parts.append(self.why("cost", cost=self.wording.costs([[missing.costs]])))
        return " ".join(parts)

    def now(self, needs: list[Need]) -> str:
        """How much there is of what a single condition counts."""
        [need, *others] = needs
        if others or len(need.kinds) > 1 or need.kinds[0] >= FIRST_MOMENT:
            return ""
        return self.why("now", number=self.total(need))

    # Goods

    def of_good(self, good: int) -> str:
        top = self.top
        stock = int(measures.measure(self.table, self.player, good))
        if isinstance(top, Sow) and top.good:
            return self.why("sow only", good=self.good(int(top.good) - 1))
        if isinstance(top, PayKinds):
            if good >= top.kinds:
                return self.why("only crops" if top.kinds == CROPS else "only goods")
            if top.paid >> good & 1:
                return self.why("paid")
            return self.why("lacking", what=self.lacking(good, int(top.each) - stock))
        if isinstance(top, Crops | CropToSow | DifferentCrops | KeepCrops | Sow | SowDouble):
            if good >= CROPS:
                return self.why("only crops")
            if isinstance(top, DifferentCrops):
                return self.why("taken")
            return self.why("kept" if stock else "none", what=self.tongue.sentences[f"of.{RESOURCE_NAMES[good]}"])
        return self.why("pays nothing") if isinstance(top, Progress) else ""

    # Fields

    def of_field(self, column: int) -> str:
        top, player = self.top, self.player
        of_fields = isinstance(top, Exchange) and top.op().cost[0].kind == PAY_FIELDS
        if not of_fields and not isinstance(top, Fallow | Harvest | Lift | PayFields | Raise | Reap | Sow | SowDouble):
            return ""
        if not player.rows[column]:
            return self.why("no field")
        if isinstance(top, PayFields):
            return self.of_paid_field(top.cost())
        sown = player.sown[column] > 0
        if isinstance(top, Reap | Harvest):
            return self.why("harvested" if sown else "not sown")
        if sown and not isinstance(top, Raise):
            return self.why("sown")
        if isinstance(top, Raise) and top.moved & fields.BITS[column]:
            return self.why("risen")
        return self.why("highest", row=top.row if isinstance(top, Lift) else HIGHEST_ROW)

    def of_paid_field(self, cost: Op) -> str:
        if cost.kind == PAY_HIGH_FIELDS:
            return self.why("low field")
        if cost.kind in (PAY_SOWN_FIELDS, PAY_MARKER):
            return self.why("not sown")
        return self.why("other row", row=cost.what)

    # Sheep

    def of_flock(self, place: int) -> str:
        top = self.top
        of_sheep = isinstance(top, Exchange) and top.op().cost[0].what == SHEEP
        if not of_sheep and not isinstance(top, PaySheep | Step | StepBack | Walk):
            return ""
        if isinstance(top, Walk) and top.place:
            return self.why("other sheep")
        if isinstance(top, Step | Walk) and place == STABLE:
            return self.why("stable")
        return self.why("moved" if self.player.flock[place] else "no sheep")

    # Craft buildings

    def of_building(self, building: int) -> str:
        top, player = self.top, self.player
        if isinstance(top, Exchange) and top.op().cost[0].kind == PAY_BUILDING:
            return self.why("not ahead")
        if not isinstance(top, Progress | Advance):
            return self.in_phase("progress", PROGRESS)
        if player.buildings[building] == STEPS:
            return self.why("last step")
        if isinstance(top, Advance):
            return self.why("boulder")
        tools = int(crafts.tools_needed(player, building) - player.stock[TOOLS] + player.used_tools)
        if tools > 0:
            return self.why("boulders", tools=self.lacking(TOOLS, tools))
        short = [self.lacking(good, number) for good, number in self.short_of(building).items()]
        return self.why("step", goods=self.tongue.all_of(short), jewelry=self.lacking(JEWELRY, 1))

    def short_of(self, building: int) -> dict[int, int]:
        """The goods that are missing to the payment of which the fewest are."""
        now = int(self.table.round)
        goods = [int(good) for good in TAKES[building] if good != NO_GOOD]
        short = [
            {good: max(paid - int(self.player.stock[good]), 0) for good, paid in zip(goods, payment, strict=False)}
            for total in range(now + 1)
            for payment in amounts(building, total)
            if crafts.price_met(building, now, *payment)
        ]
        least = min(short, key=lambda missing: sum(missing.values()))
        return {good: number for good, number in least.items() if number}

    def of_boulder(self, building: int, which: int) -> str:
        player, top = self.player, self.top
        if not player.boulders[2 * building + which]:
            return self.why("off the board")
        if isinstance(top, Push):
            return self.why("pushed" if crafts.can_push(player, building, which) else "blocked")
        return self.why("push") if isinstance(top, Progress) else self.in_phase("progress", PROGRESS)
