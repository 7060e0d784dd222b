"""What an action is about: what a building needs and how likely it has it, the card, the assistant, the chain."""

from __future__ import annotations

from feldberg.core.rows import listed
from feldberg.games.oh_my_goods import odds, view
from feldberg.games.oh_my_goods.actions import ACTIONS
from feldberg.games.oh_my_goods.content import NEEDS, NEEDS_ANY, RESOURCES
from feldberg.games.oh_my_goods.modules.longsdale.questions import Attach
from feldberg.games.oh_my_goods.questions import Pay
from feldberg.games.oh_my_goods.rules import goods, production
from feldberg.games.oh_my_goods.rules.production import LACKING
from feldberg.games.oh_my_goods.state import ASSISTANT, EFFICIENT, NOWHERE, SLOPPY
from feldberg.games.oh_my_goods.words.longsdale import LongsdaleSpeaker, character_text
from feldberg.games.oh_my_goods.words.texts import (
    card_text,
    cards,
    chain_text,
    does_text,
    face_text,
    joined,
    needs_text,
    price,
    some_resources,
)


class Explainer(LongsdaleSpeaker):
    def explain(self, action: int) -> str:
        span = ACTIONS.span_of(action)
        held = span.coordinates(action)
        if span.name == "work":
            mode = SLOPPY if held["sloppy"] else EFFICIENT
            return joined([*self.supply(held["slot"], mode), self.odds(held["slot"], mode)])
        if span.name == "produce":
            return joined(self.supply(held["slot"], int(self.player.people[held["slot"]])))
        if span.name in ("feed", "turn"):
            card = self.card_at(held["slot"])
            return joined([chain_text(self.tongue, card), does_text(self.tongue, card)])
        if span.name == "lay aside":
            return joined([self.works(held["card"]), self.coins_now()])
        if span.name == "build":
            return self.works(held["card"])
        if span.name == "hire":
            return face_text(self.tongue, held["face"])
        if span.name == "station":
            return self.works(self.card_at(held["slot"]))
        if span.name == "move":
            return joined([self.tongue.sentence("explain.move"), *self.supply(held["to"], ASSISTANT)])
        if span.name == "finish":
            return joined([self.standing_still(), self.tongue.sentence("explain.finish")])
        if span.name == "neither":
            aside = self.player.aside != NOWHERE
            return self.tongue.sentence("explain.neither.aside" if aside else "explain.neither")
        if span.name == "call":
            return character_text(self.tongue, held["character"])
        if isinstance(self.top, Attach):
            return card_text(self.tongue, int(self.top.card))
        if isinstance(self.top, Pay):
            return self.tongue.sentence("explain.pay", coins=price(self.tongue, int(self.top.cost)))
        return self.tongue.sentence(f"explain.{span.name}", cards=cards(self.tongue, int(self.table.terms.new_cards)))

    def works(self, card: int) -> str:
        """What a building does; its price is in what is said, and all of its card in the glossary."""
        return joined([text(self.tongue, card) for text in (does_text, needs_text, chain_text)])

    def coins_now(self) -> str:
        return self.tongue.sentence("coins.now", coins=price(self.tongue, int(goods.coins(self.player))))

    def supply(self, slot: int, person: int) -> list[str]:
        """What a building needs with somebody there, what market and offices lack of it, and what the hand can give."""
        tongue, player = self.tongue, self.player.copy()
        player.people[slot] = person
        said = [needs_text(tongue, self.card_at(slot))]
        missing = listed(production.missing(self.table, player, slot, 0))
        if missing[LACKING] == 0:
            return [*said, tongue.sentence("market.all")]
        said.append(tongue.sentence("market.lacks", what=self.lacking(slot, missing, missing[LACKING])))
        spared = production.spared(player, slot)
        if spared:
            said.append(tongue.sentence("spared", number=spared))
        if NEEDS[self.card_at(slot)][NEEDS_ANY]:
            return [*said, tongue.sentence("market.cards", cards=tongue.count("cards", len(player.hand)))]
        hand = listed(production.hand_by_resource(player))
        given = [min(hand[resource], missing[resource]) for resource in range(RESOURCES)]
        if sum(given):
            said.append(tongue.sentence("market.hand", what=some_resources(tongue, given)))
        return said

    def odds(self, slot: int, mode: int) -> str:
        """How likely market, offices and hand have enough in the evening."""
        player = self.player.copy()
        player.people[slot] = mode
        missing = odds.still_missing(self.table, player, slot, production.hand_by_resource(player))
        if missing[LACKING] <= production.spared(player, slot):
            return self.tongue.sentence("odds.certain")
        chances = view.worker_odds(self.table, self.seat)[slot]
        assert chances is not None
        percent = round(100 * chances[view.MODES[mode - EFFICIENT]])
        return self.tongue.sentence("odds", percent=min(percent, 99)) if percent else self.tongue.sentence("odds.slim")

    def standing_still(self) -> str:
        """The buildings that would make nothing because production is finished."""
        player = self.player
        due = [
            self.building(slot, "subject")
            for slot in range(len(player.buildings))
            if production.is_due(self.table, player, slot)
        ]
        return self.tongue.sentence("explain.finish.due", buildings=self.tongue.all_of(due)) if due else ""
