"""What an action is about: what a building needs and how likely it has it, the card, the assistant, the chain."""

from __future__ import annotations

from feldberg.core.rows import listed
from feldberg.games.oh_my_goods import view
from feldberg.games.oh_my_goods.actions import ACTIONS
from feldberg.games.oh_my_goods.content import RESOURCES
from feldberg.games.oh_my_goods.questions import Pay
from feldberg.games.oh_my_goods.rules import goods, production
from feldberg.games.oh_my_goods.rules.production import LACKING
from feldberg.games.oh_my_goods.state import NOWHERE
from feldberg.games.oh_my_goods.words.sentences import OhMyGoodsSpeaker
from feldberg.games.oh_my_goods.words.texts import (
    card_text,
    chain_text,
    face_text,
    makes_text,
    needs_of,
    price,
    sentences,
    some_resources,
)


class Explainer(OhMyGoodsSpeaker):
    def explain(self, action: int) -> str:
        span = ACTIONS.span_of(action)
        held = span.coordinates(action)
        if span.name == "work":
            return sentences([*self.supply(held["slot"], held["sloppy"]), self.odds(held["slot"], held["sloppy"])])
        if span.name == "produce":
            player = self.player
            return sentences(self.supply(held["slot"], int(production.spared(player, held["slot"]))))
        if span.name in ("feed", "turn"):
            kind = self.kind(held["slot"])
            return sentences([chain_text(self.tongue, kind), makes_text(self.tongue, kind)])
        if span.name == "lay aside":
            return sentences([card_text(self.tongue, held["card"]), self.coins_now()])
        if span.name == "build":
            return card_text(self.tongue, held["card"])
        if span.name == "hire":
            return face_text(self.tongue, held["face"])
        if span.name == "station":
            slot = held["slot"]
            return sentences(
                [makes_text(self.tongue, self.kind(slot)), self.needs(slot), chain_text(self.tongue, self.kind(slot))]
            )
        if span.name == "move":
            return sentences([self.tongue.sentence("explain.move"), *self.supply(held["to"], 0)])
        if span.name == "finish":
            return sentences([self.standing_still(), self.tongue.sentence("explain.finish")])
        if span.name == "neither":
            aside = self.player.aside != NOWHERE
            return self.tongue.sentence("explain.neither.aside" if aside else "explain.neither")
        if isinstance(self.top, Pay):
            return self.tongue.sentence("explain.pay", coins=price(self.tongue, int(self.top.cost)))
        return self.tongue.sentence(f"explain.{span.name}")

    def coins_now(self) -> str:
        return self.tongue.sentence("coins.now", coins=price(self.tongue, int(goods.coins(self.player))))

    def needs(self, slot: int) -> str:
        return self.tongue.sentence("text.needs", needs=needs_of(self.tongue, int(self.player.buildings[slot])))

    def supply(self, slot: int, spared: int) -> list[str]:
        """What a building needs, what market and offices lack of it, and what the hand can give."""
        tongue = self.tongue
        said = [self.needs(slot)]
        missing = listed(production.missing(self.table, self.player, slot, 0))
        if missing[LACKING] == 0:
            return [*said, tongue.sentence("market.all")]
        said.append(tongue.sentence("market.lacks", what=self.lacking(slot, missing, missing[LACKING])))
        if spared:
            said.append(tongue.sentence("sloppy spares"))
        hand = listed(production.hand_by_resource(self.player))
        given = [min(hand[resource], missing[resource]) for resource in range(RESOURCES)]
        if sum(given):
            said.append(tongue.sentence("market.hand", what=some_resources(tongue, given)))
        return said

    def odds(self, slot: int, sloppy: int) -> str:
        """How likely the evening brings what is missing then."""
        chances = view.worker_odds(self.table, self.seat)[slot]
        assert chances is not None
        chance = chances[view.MODES[sloppy]]
        if chance in (0, 1):
            return self.tongue.sentence("odds.certain" if chance else "odds.none")
        return self.tongue.sentence("odds", percent=min(max(round(100 * chance), 1), 99))

    def standing_still(self) -> str:
        """The buildings that would make nothing because production is finished."""
        player = self.player
        due = [
            self.building(slot, "subject") for slot in range(len(player.buildings)) if production.is_due(player, slot)
        ]
        return self.tongue.sentence("explain.finish.due", buildings=self.tongue.all_of(due)) if due else ""
