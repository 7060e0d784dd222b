"""Why something cannot be chosen now."""

from __future__ import annotations

from itertools import count

from feldberg.core.rows import listed
from feldberg.games.oh_my_goods.content import (
    COLOUR_NAMES,
    COLOUR_OF,
    FIRST_CHARACTER,
    GOOD_NAMES,
    KIND_OF,
    MOST_BUILDINGS,
    NO_RESOURCE,
    REQUIRES,
    RESOURCE_NAMES,
    RESOURCES,
    TAKES_GOODS,
    TAKES_RESOURCE,
)
from feldberg.games.oh_my_goods.modules.longsdale.questions import Attach
from feldberg.games.oh_my_goods.questions import (
    Build,
    Discard,
    DiscardSecond,
    Exchange,
    LayAside,
    Pay,
    Produce,
    Station,
    Work,
)
from feldberg.games.oh_my_goods.rules import building, goods, people, production
from feldberg.games.oh_my_goods.rules.production import BITS, LACKING
from feldberg.games.oh_my_goods.state import ASSISTANT, NOBODY, NOWHERE
from feldberg.games.oh_my_goods.view import has_chain, has_open_chain
from feldberg.games.oh_my_goods.words.explaining import Explainer
from feldberg.games.oh_my_goods.words.texts import buildings, price, resource_of


class Reasons(Explainer):
    """A speaker who also says why not; of several reasons the one to be mended first."""

    def why_not(self, element: str) -> str:
        kind, _, number = element.partition(":")
        if kind == "aside":
            return self.of_aside()
        if kind == "middle":
            return self.of_middle(int(number))
        if kind == "hand":
            return self.of_hand_card(int(number))
        if kind == "face":
            return self.of_face(int(number))
        if int(number) >= len(self.player.buildings):
            return self.why("no building")
        return self.of_building(int(number)) if kind == "building" else self.of_goods(int(number))

    def why(self, key: str, **holes: object) -> str:
        return self.tongue.sentence(f"why.{key}", **holes)

    def too_dear(self, key: str, cost: int) -> str:
        return self.why(key, coins=price(self.tongue, cost), number=goods.coins(self.player))

    # Cards

    def of_aside(self) -> str:
        if self.player.aside == NOWHERE:
            return self.why("none aside")
        return self.of_wanted(int(self.player.aside))

    def of_middle(self, card: int) -> str:
        return self.of_wanted(card) if card in self.table.middle else self.why("gone")

    def of_wanted(self, card: int) -> str:
        """Why a building that is to be had cannot be built."""
        if not isinstance(self.top, Build):
            return self.why("production first") if isinstance(self.top, Produce) else ""
        if self.top.built:
            return self.why("built")
        if len(self.player.buildings) == MOST_BUILDINGS:
            return self.why("full", number=MOST_BUILDINGS)
        if not all(module.allows(self.table, self.seat, card) for module in self.table.modules):
            return self.why("strength")
        return self.too_dear("cost", int(building.cost(self.table, self.player, card)))

    def of_hand_card(self, card: int) -> str:
        player, top = self.player, self.top
        if card not in player.hand:
            return self.why("laid aside" if card == player.aside else "not held")
        if card >= FIRST_CHARACTER:
            return self.of_character(card - FIRST_CHARACTER)
        if isinstance(top, Exchange):
            return self.why("one card" if self.table.keep_one else "whole hand")
        if isinstance(top, Work):
            return self.why("worker first")
        if isinstance(top, Produce):
            return self.of_chain_card(card)
        if isinstance(top, Discard):
            missing = listed(player.missing)
            what = self.lacking(int(player.opened), missing, missing[LACKING])
            return self.why("not missing", resource=resource_of(self.tongue, card), what=what)
        if isinstance(top, DiscardSecond):
            return self.why("needed")
        if isinstance(top, Build):
            return self.why("only aside")
        return self.why("goods only") if isinstance(top, Pay) else ""

    def of_character(self, character: int) -> str:
        """A character has a moment of its own, and is neither resource nor building."""
        if isinstance(self.top, Exchange | Work | Produce | Build):
            return self.why(f"character.{character}")
        return self.why("character.card") if isinstance(self.top, LayAside | Discard) else ""

    def of_chain_card(self, card: int) -> str:
        """No open chain takes the card, or what else the chain takes is missing."""
        for slot in range(len(self.player.buildings)):
            if (
                has_open_chain(self.table, self.seat, slot)
                and TAKES_RESOURCE[KIND_OF[self.card_at(slot)]] == COLOUR_OF[card]
            ):
                return self.of_chain(slot)
        return self.why("hand chain", resource=resource_of(self.tongue, card))

    # Buildings

    def of_building(self, slot: int) -> str:
        player, top = self.player, self.top
        if not isinstance(top, Work | Produce | Station | Attach):
            return ""
        if not people.wants_people(self.card_at(slot)):
            return self.why("no people")
        if isinstance(top, Attach):
            return self.why("tower")
        if not isinstance(top, Produce):
            return self.why("assistant here")
        if player.people[slot] == NOBODY:
            return self.why("nobody")
        if production.is_due(self.table, player, slot):
            return self.of_supply(slot)
        return self.why("produced" if player.produced & BITS[slot] else "strike")

    def of_supply(self, slot: int) -> str:
        """What market, offices and hand lack, and how much of that would be enough."""
        missing = production.missing(self.table, self.player, slot, production.spared(self.player, slot))
        hand = production.hand_by_resource(self.player)
        short = [int(max(missing[resource] - hand[resource], 0)) for resource in range(RESOURCES)]
        needed = next(number for number in count(1) if production.can_supply(self.table, missing, hand, number))
        return self.why("missing", what=self.lacking(slot, short, needed))

    # Chains and payment

    def of_goods(self, slot: int) -> str:
        if isinstance(self.top, Pay):
            return self.of_payment(slot, int(self.top.place))
        if not isinstance(self.top, Produce):
            return ""
        if not has_chain(self.card_at(slot)):
            return self.why("no chain")
        return self.of_chain(slot) if has_open_chain(self.table, self.seat, slot) else self.why("closed")

    def of_chain(self, slot: int) -> str:
        """What an open chain lacks for one use."""
        kind, stock = KIND_OF[self.card_at(slot)], goods.stock(self.player)
        short = [self.tongue.count(GOOD_NAMES[good], 1) for good in TAKES_GOODS[kind] if not stock[good]]
        resource = TAKES_RESOURCE[kind]
        if resource != NO_RESOURCE and not production.hand_by_resource(self.player)[resource]:
            what = self.tongue.count(f"resource.{RESOURCE_NAMES[resource]}", 1)
            short.insert(0, self.tongue.sentence("text.from hand", what=what))
        return self.why("chain", what=self.tongue.all_of(short))

    def of_payment(self, slot: int, place: int) -> str:
        """Goods are paid from the dearest on, each kind at once."""
        if not self.player.goods[slot]:
            return self.why("no goods")
        its = listed(goods.dearest_first(self.player)).index(int(goods.good_at(self.player, slot)))
        return self.why("together" if its == place else "dearer" if its < place else "cheaper")

    # Assistants

    def of_face(self, face: int) -> str:
        if face in self.table.offer:
            return self.of_offered(face)
        if ASSISTANT + face in self.player.people:
            return self.of_move() if isinstance(self.top, Work) else self.why("yours")
        if any(isinstance(question, Station) and question.face == face for question in self.table.agenda):
            return self.why("yours")
        theirs = any(ASSISTANT + face in player.people for player in self.table.players)
        return self.why("theirs" if theirs else "not on offer")

    def of_move(self) -> str:
        cost = int(people.move_cost(self.table, self.player))
        return self.why("no moves") if cost == people.NEVER else self.too_dear("move cost", cost)

    def of_offered(self, face: int) -> str:
        if not isinstance(self.top, Build):
            return self.why("hire later")
        if self.top.hired:
            return self.why("hired")
        owned = [0] * len(COLOUR_NAMES)
        for card in self.player.buildings:
            owned[COLOUR_OF[card]] += 1
        short = {
            colour: int(asked) - owned[colour] for colour, asked in enumerate(REQUIRES[face]) if asked > owned[colour]
        }
        if len(short) == 1:
            [colour] = short
            needed = buildings(self.tongue, {colour: int(REQUIRES[face][colour])})
            return self.why("requires", buildings=needed, number=owned[colour])
        if short:
            return self.why("lacking", buildings=buildings(self.tongue, short))
        if not any(people.has_room(self.player, slot) for slot in range(len(self.player.buildings))):
            return self.why("no room")
        return self.too_dear("cost", int(people.hiring_cost(self.table, face)))
