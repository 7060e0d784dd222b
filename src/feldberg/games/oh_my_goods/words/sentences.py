"""Actions and questions in words."""

from __future__ import annotations

from collections.abc import Sequence

from feldberg.core.actions import Span
from feldberg.core.rows import listed
from feldberg.core.words import Language, Speaker
from feldberg.games.oh_my_goods.actions import BUILD, FEED, FINISH, HIRE, MOVE, NEITHER, PRODUCE, TURN
from feldberg.games.oh_my_goods.content import (
    COLOUR_OF,
    COST,
    EFFICIENT_GOODS,
    FACE_COST,
    GOOD_NAMES,
    KIND_OF,
    MOVE_COST,
    NEEDS,
    NEEDS_ANY,
    RESOURCE_NAMES,
    TAKES_GOODS,
    VALUES,
)
from feldberg.games.oh_my_goods.questions import BY_VALUE, DiscardSecond, Drop, Pay
from feldberg.games.oh_my_goods.rules import goods, production
from feldberg.games.oh_my_goods.rules.production import LACKING
from feldberg.games.oh_my_goods.state import ASSISTANT, EFFICIENT, Player, Table
from feldberg.games.oh_my_goods.words.texts import (
    chain_inputs,
    chain_outputs,
    coins,
    colours_of,
    kind_name,
    lacking,
    needs_of,
    price,
    some_goods,
)


def building_name(tongue: Language, card: int) -> str:
    """As the object of a sentence."""
    return tongue.sentences[f"object.{kind_name(card)}"]


def face_name(tongue: Language, face: int) -> str:
    return tongue.sentence("face", colours=colours_of(tongue, face))


def told_apart(tongue: Language, card: int, among: Sequence[int], form: str = "object") -> str:
    """A card by its kind; by what it needs, or else by a number, where others among them are of the kind too."""
    name = tongue.sentences[f"{form}.{kind_name(card)}"]
    alike = [other for other in among if KIND_OF[other] == KIND_OF[card]]
    if len(alike) == 1:
        return name
    needs = needs_of(tongue, card)
    unique = [needs_of(tongue, other) for other in alike].count(needs) == 1
    detail = needs if unique else tongue.sentence("number", number=alike.index(card) + 1)
    return tongue.sentence("apart", building=name, detail=detail)


class OhMyGoodsSpeaker(Speaker[Table]):
    @property
    def player(self) -> Player:
        return self.table.players[self.seat]

    # Pieces

    def card(self, card: int) -> str:
        """A card of the own hand."""
        return told_apart(self.tongue, card, listed(self.player.hand))

    def building(self, slot: int, form: str = "object") -> str:
        return told_apart(self.tongue, int(self.player.buildings[slot]), listed(self.player.buildings), form)

    def at(self, key: str, slot: int, **holes: object) -> str:
        """A sentence about a building, as its object or as its subject."""
        subject = self.building(slot, "subject")
        return self.tongue.sentence(key, building=self.building(slot), subject=subject, **holes)

    def kind(self, slot: int) -> int:
        return int(KIND_OF[self.player.buildings[slot]])

    def as_resource(self, card: int) -> str:
        """A card of the own hand that is used as its resource."""
        name = self.tongue.taken(f"resource.{RESOURCE_NAMES[COLOUR_OF[card]]}")
        return self.tongue.sentence("as card", card=self.card(card), resource=self.tongue.noun(name, 1))

    def goods_at(self, slot: int, number: int) -> str:
        return some_goods(self.tongue, int(goods.good_at(self.player, slot)), number)

    def coins(self, number: int) -> str:
        return coins(self.tongue, number)

    def lacking(self, slot: int, missing: Sequence[int], needed: int) -> str:
        """What a building lacks by resource, of which so many are needed."""
        of_any = NEEDS[self.player.buildings[slot]][NEEDS_ANY] > 0
        return lacking(self.tongue, missing, needed, of_any)

    # Phase I

    def say_keep(self) -> str:
        return self.tongue.sentence("keep")

    def say_exchange(self) -> str:
        return self.tongue.sentence("exchange", cards=self.tongue.count("cards", len(self.player.hand)))

    def say_exchange_but(self, card: int) -> str:
        return self.tongue.sentence("exchange but", card=self.card(card))

    # Phase II

    def say_work(self, slot: int, sloppy: int) -> str:
        return self.tongue.sentence(
            "work.sloppy" if sloppy else "work.efficient",
            building=self.building(slot),
            goods=self.goods_at(slot, 1 if sloppy else EFFICIENT_GOODS),
        )

    def say_idle(self) -> str:
        return self.tongue.sentence("idle")

    def say_move(self, slot: int, to: int) -> str:
        face = face_name(self.tongue, int(self.player.people[slot]) - ASSISTANT)
        return self.tongue.sentence("move", face=face, building=self.building(to), coins=self.coins(MOVE_COST))

    def say_lay_aside(self, card: int) -> str:
        return self.tongue.sentence("lay aside", card=self.card(card), coins=self.coins(int(COST[card])))

    def say_lay_nothing(self) -> str:
        return self.tongue.sentence("lay nothing")

    # Phase IV

    def say_produce(self, slot: int) -> str:
        player = self.player
        cards = int(production.missing(self.table, player, slot, production.spared(player, slot))[LACKING])
        return self.at(
            "produce.hand" if cards else "produce",
            slot,
            goods=self.goods_at(slot, EFFICIENT_GOODS if player.people[slot] == EFFICIENT else 1),
            cards=self.tongue.count(self.tongue.taken("cards"), cards),
        )

    def say_discard(self, card: int) -> str:
        second = isinstance(self.top, DiscardSecond)
        return self.tongue.sentence("discard", card=self.card(card) if second else self.as_resource(card))

    def say_discard_two(self, card: int) -> str:
        return self.tongue.sentence("discard two", card=self.card(card))

    def say_feed(self, slot: int, card: int) -> str:
        taken = [some_goods(self.tongue, int(good), 1) for good in TAKES_GOODS[self.kind(slot)]]
        return self.chain(slot, self.tongue.all_of([self.as_resource(card), *taken]), 1)

    def say_turn(self, slot: int, times: int) -> str:
        return self.chain(slot, chain_inputs(self.tongue, self.kind(slot), times), times)

    def chain(self, slot: int, inputs: str, times: int) -> str:
        outputs = chain_outputs(self.tongue, self.kind(slot), times)
        return self.at("chain", slot, inputs=inputs, outputs=outputs)

    def say_finish(self) -> str:
        return self.tongue.sentence("finish")

    def say_build(self, card: int) -> str:
        return self.tongue.sentence("build", card=building_name(self.tongue, card), coins=self.coins(int(COST[card])))

    def say_hire(self, face: int) -> str:
        return self.tongue.sentence("hire", face=face_name(self.tongue, face), coins=self.coins(int(FACE_COST[face])))

    def say_neither(self) -> str:
        return self.tongue.sentence("neither")

    def say_station(self, slot: int) -> str:
        return self.tongue.sentence("station", building=self.building(slot))

    def say_pay(self, good: int, count: int) -> str:
        if count == 0:
            return self.tongue.sentence("pay.nothing", goods=self.tongue.nouns(GOOD_NAMES[good]))
        paid = some_goods(self.tongue, good, count)
        return self.tongue.sentence("pay", goods=paid, coins=self.coins(count * int(VALUES[good])))

    def say_drop(self, card: int) -> str:
        return self.tongue.sentence("discard", card=self.card(card))

    # Questions

    def asked(self) -> str:
        tongue, top = self.tongue, self.top
        key = f"ask.{self.question}"
        if self.question == "Exchange" and self.table.keep_one and len(self.player.hand) > 1:
            return tongue.sentence(f"{key}.keep_one")
        if self.question == "Work" and self.may([MOVE]):
            return tongue.sentence(f"{key}.move")
        if self.question == "Produce":
            return self.choice(key, {"produce": [PRODUCE], "chain": [FEED, TURN], "finish": [FINISH]})
        if self.question == "Build":
            return self.choice(key, {"build": [BUILD], "hire": [HIRE], "neither": [NEITHER]})
        if self.question == "Discard":
            missing = listed(self.player.missing)
            what = self.lacking(int(self.player.opened), missing, missing[LACKING])
            return tongue.sentence(key, missing=what)
        if isinstance(top, Pay):
            name = GOOD_NAMES[BY_VALUE[top.place]]
            return tongue.sentence(key, goods=tongue.nouns(name), coins=price(self.tongue, int(top.cost)))
        if isinstance(top, Drop):
            return tongue.sentence(key, cards=tongue.count("cards", int(top.count)))
        return tongue.sentence(key)

    def may(self, spans: Sequence[Span]) -> bool:
        """Whether one of these kinds of actions is legal."""
        return any(span.has(action) for action in self.table.legal(self.seat) for span in spans)

    def choice(self, key: str, ways: dict[str, list[Span]]) -> str:
        """What may be done of several things."""
        return self.tongue.either(
            [self.tongue.sentence(f"{key}.{way}") for way, spans in ways.items() if self.may(spans)]
        )
