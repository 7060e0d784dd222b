"""Actions and questions in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from feldberg.core.words import Language, Speaker
from feldberg.games.hallertau import scoring
from feldberg.games.hallertau.content.cards import CARDS, FIRST_BONUS
from feldberg.games.hallertau.content.language import FIELD as NEW_FIELDS
from feldberg.games.hallertau.content.language import PAY_MARKER, PROGRAMS, Op
from feldberg.games.hallertau.content.pieces import (
    BUILDING_NAMES,
    DECK_NAMES,
    JEWELRY,
    RESOURCE_NAMES,
    SHEEP,
    SPACE_NAMES,
    STABLE,
    TAKES,
)
from feldberg.games.hallertau.questions.actions import ATTENTION, DONE, FIELD, LAST, PLAY
from feldberg.games.hallertau.questions.choosing import Accept, Choose, Exchange, Turn, reached
from feldberg.games.hallertau.questions.farming import (
    Crops,
    CropToSow,
    DifferentCrops,
    Lift,
    Raise,
    Reap,
    Sow,
    SowSecond,
)
from feldberg.games.hallertau.questions.herding import Step, Walk
from feldberg.games.hallertau.questions.improving import Push
from feldberg.games.hallertau.questions.paying import KeepCrops, PayCards, PayFields, PayKinds, PaySheep, StepBack
from feldberg.games.hallertau.questions.playing import Window
from feldberg.games.hallertau.questions.shifting import PickSpace
from feldberg.games.hallertau.rules import board, crafts, fields
from feldberg.games.hallertau.state import TWICE, Player, Table
from feldberg.games.hallertau.words.explaining import explain
from feldberg.games.hallertau.words.texts import SIMPLE, Wording

COUNTING = (Crops, DifferentCrops, KeepCrops, Lift, PayCards, PayFields, PaySheep, Push, Raise, Reap, Step, StepBack)


def card(tongue: Language, index: int) -> str:
    one = CARDS[index]
    deck = tongue.words[f"card.{DECK_NAMES[one.deck]}"]
    return tongue.sentence("card", deck=deck, number=f"{one.number:03}")


def space_name(tongue: Language, space: int) -> str:
    return tongue.sentences[f"space.{SPACE_NAMES[space]}"]


def amount(tongue: Language, what: int, number: int) -> str:
    """So much of a resource that is taken or paid."""
    return tongue.count(tongue.taken(RESOURCE_NAMES[what]), number)


def origin(tongue: Language, place: int) -> str:
    return tongue.sentence("from.stable" if place == STABLE else "from.card", round=place + 1)


def target(tongue: Language, place: int) -> str:
    return tongue.sentence("to.stable" if place == STABLE else "to.card", round=place + 1)


def workers(tongue: Language, number: int) -> str:
    return tongue.count("workers placed", number)


class HallertauSpeaker(Speaker[Table]):
    @property
    def player(self) -> Player:
        return self.table.players[self.seat]

    @property
    def wording(self) -> Wording:
        return Wording(self.tongue)

    # Pieces

    def building(self, key: str, building: int, **holes: object) -> str:
        name = BUILDING_NAMES[building]
        return self.tongue.sentence(
            key,
            building=self.tongue.sentences[f"building.{name}"],
            of_building=self.tongue.sentences[f"of_building.{name}"],
            **holes,
        )

    def good(self, good: int) -> str:
        return self.tongue.sentences[f"with.{RESOURCE_NAMES[good]}"]

    def field(self, column: int) -> str:
        """A field by its row and what is sown on it; by its column where another one is like it."""
        said = self.bare_field(column)
        others = [int(FIELD.x(action)) for action in self.table.legal(self.seat) if FIELD.has(action)]
        if any(other != column and self.bare_field(other) == said for other in others):
            said += self.tongue.sentence("column", column=column + 1)
        return said

    def bare_field(self, column: int) -> str:
        row, sown = int(self.player.rows[column]), int(self.player.sown[column])
        if not sown:
            return self.tongue.sentence("field.empty", row=row)
        return self.tongue.sentence(
            "field.twice" if sown > TWICE else "field.sown", row=row, good=self.good(sown % TWICE - 1)
        )

    # Actions

    def say_place(self, space: int) -> str:
        count = int(board.free_row(self.table, space)) + 1
        return self.tongue.sentence("place", workers=workers(self.tongue, count), space=space_name(self.tongue, space))

    def say_tools(self, count: int) -> str:
        tools = self.tongue.count(self.tongue.taken("tools"), count)
        return self.tongue.sentence("tools", workers=workers(self.tongue, count), tools=tools)

    def say_use(self, space: int, answer: int) -> str:
        """In the words of the question that the answer is given to."""
        assert isinstance(self.top, Turn)
        world = self.table.copy()
        self.top.place(world, space)
        world.ask(reached(world, answer))
        world.renew_choices()
        speaker = HallertauSpeaker(world, self.seat, self.tongue)
        nothing = f"nothing.{speaker.question}"
        then = self.tongue.sentence(nothing) if DONE.has(answer) else speaker.say(answer)
        return self.tongue.sentence("use", place=self.say_place(space), then=then)

    def say_play(self, index: int, way: int) -> str:
        said = self.tongue.sentence("play", card=card(self.tongue, index))
        ways = [action for action in self.table.legal(self.seat) if PLAY.has(action) and PLAY.x(action) == index]
        if len(ways) == 1:
            return said
        return self.tongue.sentence("use", place=said, then=self.wording.way(CARDS[index].ways[way]))

    def say_choose(self, number: int) -> str:
        assert isinstance(self.top, Choose)
        return self.wording.program(self.top.op().programs[number])

    def say_good(self, good: int) -> str:
        count = 1
        if isinstance(self.top, PayKinds):
            count = int(self.top.each)
        elif isinstance(self.top, CropToSow):
            count = int(self.top.count)
        return self.tongue.sentence(f"good.{self.question}", goods=amount(self.tongue, good, count))

    def say_sow(self, good: int, column: int) -> str:
        return self.tongue.sentence("sow", good=self.good(good), field=self.bare_field(column))

    def say_field(self, column: int) -> str:
        key = f"field.{self.question}"
        if isinstance(self.top, PayFields) and self.top.cost().kind == PAY_MARKER:
            key += ".marker"
        to = self.top.row if isinstance(self.top, Lift) else 0
        return self.tongue.sentence(key, field=self.field(column), to=to)

    def say_sheep(self, place: int) -> str:
        there, on = origin(self.tongue, place), target(self.tongue, min(place + 1, STABLE))
        return self.tongue.sentence(f"sheep.{self.question}", origin=there, target=on)

    def say_crops(self, first: int, second: int, third: int) -> str:
        crops = Counter(crop for crop in (first, second - 1, third - 1) if crop >= 0)
        goods = self.tongue.all_of([amount(self.tongue, crop, count) for crop, count in crops.items()])
        return self.tongue.sentence("good.Crops", goods=goods)

    def say_improve(self, building: int, payment: int) -> str:
        needed = int(crafts.tools_needed(self.player, building))
        count = self.tongue.count(self.tongue.taken("tools"), needed)
        tools = self.tongue.sentence("with tools", tools=count) if needed else ""
        paid = zip(TAKES[building], crafts.paid(payment), strict=True)
        goods = [amount(self.tongue, good, int(part)) for good, part in paid if part]
        price = self.tongue.all_of(goods or [amount(self.tongue, JEWELRY, 1)])
        return self.building("improve", building, price=price, tools=tools)

    def say_building(self, building: int) -> str:
        return self.building(f"building.{self.question}", building)

    def say_boulder(self, building: int, which: int) -> str:
        return self.building("boulder", building, space=self.player.boulders[2 * building + which])

    def say_space(self, space: int) -> str:
        key = SIMPLE[int(self.top.effect)] if isinstance(self.top, PickSpace) else "shift_to"
        return self.tongue.sentence(f"at.{key}", space=space_name(self.tongue, space))

    def say_discard(self, index: int) -> str:
        return self.tongue.sentence("discard", card=card(self.tongue, index))

    def say_resolve(self, index: int) -> str:
        return self.tongue.sentence("resolve", card=card(self.tongue, index))

    def say_income(self, index: int) -> str:
        return self.tongue.sentence("income.card", card=card(self.tongue, index + FIRST_BONUS))

    def say_rows(self, first: int, second: int) -> str:
        return self.tongue.sentence("rows.2" if second else "rows.1", first=first, second=second)

    def say_take(self) -> str:
        if isinstance(self.top, SowSecond):
            sown = int(self.player.sown[self.top.column])
            return self.tongue.sentence("take.SowSecond", good=self.good(sown - 1))
        if isinstance(self.top, Exchange) and self.top.op().cost[0].what == SHEEP:
            return self.tongue.sentence("take.jewelry")
        return self.effect() or self.tongue.sentence("effect.token")

    def effect(self) -> str:
        """What the question offers, where it is an effect of its own."""
        if isinstance(self.top, (Accept, Choose, Exchange)):
            op = PROGRAMS[self.top.program][self.top.at]
            if op.kind == NEW_FIELDS:  # several are taken one by one
                op = Op(NEW_FIELDS, op.what, 1)
            return self.wording.phrases([[op]])[0]
        return ""

    def say_pass(self) -> str:
        return self.tongue.sentence("pass.last" if isinstance(self.top, Window) and self.top.kind == LAST else "pass")

    def say_quiet(self) -> str:
        return self.tongue.sentence("quiet")

    def say_done(self) -> str:
        return self.tongue.sentence(f"done.{self.question}")

    def say_attend(self, attention: int) -> str:
        return self.tongue.sentence(f"attend.{ATTENTION[attention]}")

    def explain(self, action: int) -> str:
        return explain(self.table, action, self.tongue, self.seat)

    # Questions

    def asked(self) -> str:
        table, tongue, top = self.table, self.tongue, self.top
        key = f"ask.{self.question}"
        holes: dict[str, object] = {"left": "", "effect": self.effect()}
        left = 0
        if isinstance(top, COUNTING):
            left = int(top.count)
        elif isinstance(top, Accept) and top.op().kind == NEW_FIELDS:
            left = min(int(top.op().count - top.taken), int(fields.room(table.players[top.seat])))
        if isinstance(top, Window) and top.kind == LAST:
            key += ".last"
        elif isinstance(top, PayFields) and top.cost().kind == PAY_MARKER:
            key += ".marker"
        elif isinstance(top, PayKinds):
            left = int(top.count)
            holes["n"] = top.each
        elif isinstance(top, CropToSow):
            holes["n"] = top.count
        elif isinstance(top, Sow):
            left = int(top.count)
            if top.good:
                key += ".good"
                holes["good"] = tongue.sentences[f"with.{RESOURCE_NAMES[top.good - 1]}"]
        elif isinstance(top, Walk) and top.place:
            key += ".on"
            left = int(top.count)
        elif isinstance(top, PickSpace):
            key += f".{SIMPLE[int(top.effect)]}"
        if isinstance(top, Lift):
            holes["row"] = top.row
        if left > 1:
            holes["left"] = tongue.sentence("left", n=left)
        return tongue.sentence(key, **holes)

    def result(self, names: Sequence[str], reader: int | None = None) -> str:
        if len(self.table.players) > 1:
            return super().result(names, reader)
        [score] = self.table.scores()
        goal = scoring.goal(self.table)
        key = "outstanding" if score > scoring.outstanding(self.table) else "won" if score >= goal else "lost"
        return self.tongue.sentence(f"solo.{key}", points=self.tongue.count("points", score), goal=goal)
