"""Actions and questions in words."""

from __future__ import annotations

from collections.abc import Sequence

from feldberg.core.actions import Span
from feldberg.core.rows import listed
from feldberg.core.words import Language, Speaker
from feldberg.games.oh_my_goods.actions import BUILD, FINISH, HIRE, MOVE
from feldberg.games.oh_my_goods.content import (
    COLOUR_OF,
    GOOD_NAMES,
    KIND_OF,
    NEEDS,
    NEEDS_ANY,
    RESOURCE_NAMES,
    TAKES_GOODS,
)
from feldberg.games.oh_my_goods.questions import Build, DiscardSecond, Drop, Pay
from feldberg.games.oh_my_goods.rules import building, goods, people, production
from feldberg.games.oh_my_goods.rules.production import LACKING
from feldberg.games.oh_my_goods.state import ASSISTANT, EFFICIENT, NOWHERE, Player, Table
from feldberg.games.oh_my_goods.words.texts import (
    card_name,
    cards,
    chain_inputs,
    chain_outputs,
    coins,
    colour_of,
    colours_of,
    lacking,
    needs_of,
    price,
    some_goods,
)


def face_name(tongue: Language, face: int) -> str:
    return tongue.sentence("face", colours=colours_of(tongue, face))


def told_apart(tongue: Language, card: int, among: Sequence[int], form: str = "object") -> str:
    """A card by its kind; where others among them are of the kind too, by what it needs, its colour, or a number."""
    name = card_name(tongue, card, form)
    alike = [other for other in among if card_name(tongue, other) == card_name(tongue, card)]
    if len(alike) == 1:
        return name
    for detail in (needs_of, colour_of):
        said = detail(tongue, card)
        if [detail(tongue, other) for other in alike].count(said) == 1:
            return tongue.sentence("apart", building=name, detail=said)
    number = tongue.sentence("number", number=alike.index(card) + 1)
    return tongue.sentence("apart", building=name, detail=number)


class OhMyGoodsSpeaker(Speaker[Table]):
    @property
    def player(self) -> Player:
        return self.table.players[self.seat]

    # Pieces

    def card(self, card: int) -> str:
        """A card of the own hand."""
        return told_apart(self.tongue, card, listed(self.player.hand))

    def building(self, slot: int, form: str = "object") -> str:
        return told_apart(self.tongue, self.card_at(slot), listed(self.player.buildings), form)

    def at(self, key: str, slot: int, **holes: object) -> str:
        """A sentence about a building, as its object or as its subject."""
        subject = self.building(slot, "subject")
        return self.tongue.sentence(key, building=self.building(slot), subject=subject, **holes)

    def card_at(self, slot: int) -> int:
        return int(self.player.buildings[slot])

    def as_resource(self, card: int) -> str:
        """A card of the own hand that is used as its resource."""
        name = self.tongue.taken(f"resource.{RESOURCE_NAMES[COLOUR_OF[card]]}")
        return self.tongue.sentence("as card", card=self.card(card), resource=self.tongue.noun(name, 1))

    def goods_at(self, slot: int, number: int) -> str:
        return some_goods(self.tongue, int(goods.good_at(self.player, slot)), number)

    def coins(self, number: int) -> str:
        return coins(self.tongue, number)

    def cost(self, card: int) -> str:
        return self.coins(int(building.cost(self.table, self.player, card)))

    def lacking(self, slot: int, missing: Sequence[int], needed: int) -> str:
        """What a building lacks by resource, of which so many are needed."""
        of_any = NEEDS[self.card_at(slot)][NEEDS_ANY] > 0
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
            goods=self.goods_at(slot, 1 if sloppy else int(self.table.terms.efficient_goods)),
        )

    def say_idle(self) -> str:
        return self.tongue.sentence("idle")

    def say_move(self, slot: int, to: int) -> str:
        face = face_name(self.tongue, int(self.player.people[slot]) - ASSISTANT)
        return self.tongue.sentence(
            "move",
            face=face,
            building=self.building(to),
            coins=self.coins(int(people.move_cost(self.table, self.player))),
        )

    def say_lay_aside(self, card: int) -> str:
        return self.tongue.sentence("lay aside", card=self.card(card), coins=self.cost(card))

    def say_lay_nothing(self) -> str:
        return self.tongue.sentence("lay nothing")

    # Phase IV

    def say_produce(self, slot: int) -> str:
        player = self.player
        lacked = int(production.missing(self.table, player, slot, production.spared(player, slot))[LACKING])
        return self.at(
            "produce.hand" if lacked else "produce",
            slot,
            goods=self.goods_at(slot, int(self.table.terms.efficient_goods) if player.people[slot] == EFFICIENT else 1),
            cards=cards(self.tongue, lacked),
        )

    def say_discard(self, card: int) -> str:
        second = isinstance(self.top, DiscardSecond)
        return self.tongue.sentence("discard", card=self.card(card) if second else self.as_resource(card))

    def say_discard_two(self, card: int) -> str:
        return self.tongue.sentence("discard two", card=self.card(card))

    def say_feed(self, slot: int, card: int) -> str:
        taken = [some_goods(self.tongue, int(good), 1) for good in TAKES_GOODS[KIND_OF[self.card_at(slot)]]]
        return self.chain(slot, self.tongue.all_of([self.as_resource(card), *taken]), 1)

    def say_turn(self, slot: int, times: int) -> str:
        return self.chain(slot, chain_inputs(self.tongue, self.card_at(slot), times), times)

    def chain(self, slot: int, inputs: str, times: int) -> str:
        outputs = chain_outputs(self.tongue, self.card_at(slot), times)
        return self.at("chain", slot, inputs=inputs, outputs=outputs)

    def say_finish(self) -> str:
        return self.tongue.sentence("finish")

    def say_build(self, card: int) -> str:
        offered = [int(BUILD.x(action)) for action in self.table.legal(self.seat) if BUILD.has(action)]
        return self.tongue.sentence("build", card=told_apart(self.tongue, card, offered), coins=self.cost(card))

    def say_hire(self, face: int) -> str:
        return self.tongue.sentence(
            "hire", face=face_name(self.tongue, face), coins=self.coins(int(people.hiring_cost(self.table, face)))
        )

    def say_neither(self) -> str:
        return self.tongue.sentence("neither")

    def say_station(self, slot: int) -> str:
        return self.tongue.sentence("station", building=self.building(slot))

    def say_pay(self, good: int, count: int) -> str:
        if count == 0:
            return self.tongue.sentence("pay.nothing", goods=self.tongue.nouns(GOOD_NAMES[good]))
        paid = some_goods(self.tongue, good, count)
        return self.tongue.sentence("pay", goods=paid, coins=self.coins(count * int(goods.value(self.player, good))))

    def say_drop(self, card: int) -> str:
        return self.tongue.sentence("discard", card=self.card(card))

    # Questions

    def asked(self) -> str:
        tongue, top = self.tongue, self.top
        key = f"ask.{self.question}"
        if self.question == "Exchange" and self.table.keep_one and len(self.player.hand) > 1:
            return tongue.sentence(f"{key}.keep_one")
        if self.question == "Work" and self.may(MOVE):
            return tongue.sentence(f"{key}.move")
        if self.question == "Produce":
            return self.choice(key, self.ways_to_produce())
        if isinstance(top, Build):
            return self.choice(key, self.ways_to_build(top))
        if self.question == "Discard":
            missing = listed(self.player.missing)
            what = self.lacking(int(self.player.opened), missing, missing[LACKING])
            return tongue.sentence(key, missing=what)
        if isinstance(top, Pay):
            name = GOOD_NAMES[goods.dearest_first(self.player)[top.place]]
            return tongue.sentence(
                key,
                goods=tongue.nouns(name),
                good=tongue.word(f"good.{name}"),
                coins=price(tongue, int(top.cost)),
            )
        if isinstance(top, Drop):
            return tongue.sentence(key, cards=tongue.count("cards", int(top.count)))
        return tongue.sentence(key)

    def may(self, span: Span) -> bool:
        """Whether such an action is legal."""
        return any(span.has(action) for action in self.table.legal(self.seat))

    def choice(self, key: str, ways: dict[str, bool]) -> str:
        """What may be done of several things."""
        return self.tongue.either([self.tongue.sentence(f"{key}.{way}") for way, there in ways.items() if there])

    # All read what a player is asked: what hangs on the hand or the card laid aside is not told apart.

    def ways_to_produce(self) -> dict[str, bool]:
        table, player = self.table, self.player
        slots = [slot for slot in range(len(player.buildings)) if production.is_due(table, player, slot)]
        chain = table.last or player.opened != NOWHERE
        return {"produce": bool(slots), "chain": chain, "finish": self.may(FINISH)}

    def ways_to_build(self, top: Build) -> dict[str, bool]:
        open_ones = any(building.may_build(self.table, self.seat, card) for card in self.table.middle)
        wanted = not top.built and (self.player.aside != NOWHERE or open_ones)
        return {"build": wanted, "hire": self.may(HIRE), "neither": True}
