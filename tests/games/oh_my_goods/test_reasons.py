"""Why something cannot be chosen, and that it is true: what a reason says is missing makes it possible."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from librt.vecs import append, extend, vec
from mypy_extensions import i64

import feldberg
from feldberg.core.state import State
from feldberg.games.oh_my_goods.content import (
    COLOUR_NAMES,
    COLOUR_OF,
    FIRST_CHARACTER,
    GOOD_NAMES,
    GOOD_OF,
    RESOURCE_NAMES,
)
from feldberg.games.oh_my_goods.questions import Build, Produce, Work
from feldberg.games.oh_my_goods.state import ASSISTANT, NOBODY, Player, Table
from tests.games.oh_my_goods.wording import FAMILIES, played
from tests.rulebook.oh_my_goods.position import Position, face

RESOURCES: list[str] = [*RESOURCE_NAMES]
GOODS: list[str] = [*GOOD_NAMES]
COLOURS: list[str] = [*COLOUR_NAMES]


def why(at: Position, element: str, lang: str = "en", seat: int = 0) -> str:
    return at.game.why_not(at.table, element, lang, seat)


# Phase I


def test_single_cards_are_not_exchanged() -> None:
    at = Position()
    wood, wool = at.hand("wood", "wool")
    at.new_cards()
    assert why(at, f"hand:{wood}") == "The hand is exchanged as a whole or not at all."
    assert why(at, f"hand:{wood}", "ru") == "Руку обменивают целиком или не обменивают."
    at = Position(keep_one=True)
    wood, wool = at.hand("wood", "wool")
    at.new_cards()
    assert why(at, f"hand:{wool}") == ""
    at = Position(keep_one=True)
    [wood] = at.hand("wood")
    at.new_cards()
    assert why(at, f"hand:{wood}") == "A hand of one card is exchanged or kept as a whole."
    assert why(at, "building:0") == "This is not needed now. Keep your hand or exchange it."


def test_a_card_that_is_not_held() -> None:
    at = Position()
    at.hand("wood", "wool")
    other = at.card("clay")
    at.new_cards()
    assert why(at, f"hand:{other}") == "You do not hold this card."


# Phase II


def planning(**options: Any) -> Position:
    at = Position(**options)
    at.market("wheat sun")
    return at


def test_the_worker_finds_no_place() -> None:
    at = planning()
    at.goods(0, 1)
    office = at.building("wood office")
    mill = at.building("mill", person="2 red")
    card = at.hand("wool")[0]
    at.plans()
    assert why(at, f"building:{office}") == "Nobody can work in this building."
    assert why(at, f"building:{mill}") == "An assistant already works here."
    assert why(at, "building:5") == "You have no building here."
    assert why(at, "building:0") == ""
    assert why(at, f"hand:{card}") == "The worker comes first; then a card is laid aside."
    assert why(at, "aside") == "You have laid no card aside in this round."


def test_moving_an_assistant_costs_coins() -> None:
    at = planning()
    at.goods(0, 1)
    at.building("mill", person="2 red")
    at.building("sawmill")
    at.plans()
    assert why(at, f"face:{face('2 red')}") == "Moving an assistant costs 2 coins: you have 1."
    assert why(at, f"face:{face('2 red')}", "ru") == "Переместить подмастерья стоит 2 монеты: у вас 1."


def test_assistants_are_hired_later_or_work_for_others() -> None:
    at = planning()
    at.offer("4 green")
    at.building("mill", person="2 red", seat=1)
    at.plans()
    assert why(at, f"face:{face('4 green')}") == "Assistants are hired in phase IV, after production."
    assert why(at, f"face:{face('2 red')}") == "This assistant works for somebody else."
    assert why(at, f"face:{face('2 white')}") == "This assistant is not in this game."


def test_the_card_laid_aside_is_no_longer_in_hand() -> None:
    at = planning()
    mill = at.hand("mill", "wool")[0]
    at.person("efficient")
    at.player().hand = vec[i64]([card for card in at.player().hand if card != mill])
    at.player().aside = mill
    at.turn()
    assert why(at, f"hand:{mill}") == "You have laid this card aside."
    assert why(at, "aside") == "That comes after production."


# Production


def test_a_building_says_what_is_missing() -> None:
    at = Position()
    mill = at.building(27, person="efficient")  # 3 wheat and 1 wool
    at.market("wood")
    at.hand("wheat")
    at.turn()
    assert why(at, f"building:{mill}") == "Missing: 2 wheat and 1 wool."
    assert why(at, f"building:{mill}", "ru") == "Не хватает: 2 пшеницы и 1 шерсть."
    assert why(at, "building:0") == "Nobody works here in this round."


def test_sloppy_work_lacks_less() -> None:
    at = Position()
    mill = at.building(27, person="sloppy")
    at.market("wood")
    at.hand("wheat")
    at.turn()
    assert why(at, f"building:{mill}") == "Missing: 2 wheat and 1 wool; any 2 of these will do."
    assert why(at, f"building:{mill}", "ru") == "Не хватает: 2 пшеницы и 1 шерсть; хватит и 2 из них."


def test_a_glassmaker_lacks_resources_of_any_kind() -> None:
    at = Position()
    glass = at.building(14, person="efficient")  # 11 of any kind
    at.market("wood", "wheat", "wool")
    at.hand("wheat sun", "clay")
    at.turn()
    assert why(at, f"building:{glass}") == "Missing: 6 resources of any kind."


def test_two_cards_for_one_make_the_shortage_smaller() -> None:
    at = Position(two_for_one=True)
    mill = at.building(27, person="efficient")
    at.market("wood")
    at.hand("wheat", "clay", "clay", "clay")
    at.turn()
    assert why(at, f"building:{mill}") == "Missing: 2 wheat and 1 wool; any 2 of these will do."


def test_a_building_produces_once_a_turn() -> None:
    at = Position()
    at.market("wood", "wheat", "wheat")
    at.hand("wood")
    at.person("efficient")
    at.turn().do("produce", slot=0)
    assert why(at, "building:0") == "This building has already produced in this turn."


def test_what_is_not_missing_is_not_discarded() -> None:
    at = Position()
    at.market("wood")
    clay = at.hand("wheat", "wheat", "wheat sun", "clay")[3]
    at.person("efficient")
    at.turn().do("produce", slot=0)
    assert why(at, f"hand:{clay}") == "This is clay. Missing: 2 wheat."
    assert why(at, f"hand:{clay}", "ru") == "Эта карта: глина. Не хватает: 2 пшеницы."


# Chains


def test_a_chain_is_closed_or_lacks_something() -> None:
    at = Position()
    at.market("wood", "wheat", "wheat")
    smelter = at.building("iron smelter")
    glass = at.building("glassmaker")
    office = at.building("wood office")
    clay = at.hand("clay")[0]
    at.person("efficient")
    at.turn().do("produce", slot=0)
    assert why(at, "goods:0") == "Missing for the chain: 1 wood from hand."
    assert why(at, f"goods:{smelter}") == "A chain is open only right after its building has produced."
    assert why(at, f"goods:{glass}") == why(at, f"goods:{office}") == "This building has no chain."
    assert why(at, f"hand:{clay}") == "No chain that is open now takes clay from your hand."


def test_in_the_last_round_all_chains_are_open() -> None:
    at = Position()
    smelter = at.building("iron smelter")
    tannery = at.building("tannery")
    stone, clay = at.hand("stone", "clay")
    at.last_round()
    at.turn()
    assert why(at, f"goods:{smelter}") == "Missing for the chain: 1 coal."
    assert why(at, f"goods:{tannery}") == "Missing for the chain: 1 head of cattle."
    assert why(at, f"goods:{tannery}", "ru") == "Цепочке не хватает: 1 голова скота."
    assert why(at, f"hand:{stone}") == "Missing for the chain: 1 coal."
    assert why(at, f"hand:{clay}") == "No chain that is open now takes clay from your hand."


# Building and hiring


def test_a_building_is_too_dear_or_was_not_laid_aside() -> None:
    at = Position()
    at.goods(0, 7)
    at.aside(33)  # a bakery for 9
    mill = at.hand("mill")[0]
    at.build_step()
    assert why(at, "aside") == "Costs 9 coins: you have 7."
    assert why(at, "aside", "ru") == "Стоит 9 монет: у вас 7."
    assert why(at, f"hand:{mill}") == "Only the card that was laid aside in phase II can be built."
    at = Position()
    at.build_step()
    assert why(at, "aside") == "You have laid no card aside in this round."


def test_an_assistant_asks_for_buildings_then_a_place_then_coins() -> None:
    at = Position()
    at.goods(0, 3)
    at.building("brick manufacture")
    at.offer("2 red", "1 red + 1 green + 2 grey")
    at.build_step()
    two_red = f"face:{face('2 red')}"
    assert why(at, two_red) == "Needs 2 red buildings: you have 1."
    assert why(at, two_red, "ru") == "Нужно 2 красных здания: у вас 1."
    banker = f"face:{face('1 red + 1 green + 2 grey')}"
    assert why(at, banker) == "Missing: 1 green building and 2 grey buildings."
    at.building("cattle ranch")
    assert why(at, two_red) == "Costs 4 coins: you have 3."
    for slot, asks in enumerate(("2 white", "2 green", "4 red")):
        at.person(asks, slot)
    assert why(at, two_red) == "All your production buildings have an assistant."
    assert why(at, f"face:{face('4 red')}") == "This assistant already works for you."


def test_a_new_assistant_needs_a_free_place() -> None:
    at = Position()
    at.goods(0, 9)
    at.building("brick manufacture", person="2 white")
    at.building("cattle ranch")
    at.offer("2 red")
    at.build_step().do("hire", face="2 red")
    while at.question == "Pay":
        at.answer(at.choices()[-1])
    assert at.question == "Station"
    assert why(at, "building:1") == "An assistant already works here."
    assert why(at, f"face:{face('2 red')}") == "This assistant already works for you."


# Paying


def test_goods_are_paid_from_the_dearest_on() -> None:
    at = Position()
    at.goods(0, 5)
    first = at.building("mill", goods=2)
    second = at.building("mill", goods=2)
    empty = at.building("sawmill")
    at.aside("brick manufacture")
    wool = at.hand("wool")[0]
    at.build_step().do("build")
    assert why(at, f"goods:{first}") == ""
    assert why(at, f"goods:{second}") == "They are paid together with the others of their kind."
    assert why(at, "goods:0") == "The dearer goods come first."
    assert why(at, f"goods:{empty}") == "There are no goods here."
    assert why(at, f"hand:{wool}") == "You pay with goods, not with cards from hand."


# Longsdale in Revolt


def test_a_character_has_its_moment() -> None:
    at = Position(expansion="longsdale")
    at.player().hand = vec[i64]([FIRST_CHARACTER, *at.cards("wood", "wool")])
    at.market("wheat sun")
    at.plans()
    assert why(at, f"hand:{FIRST_CHARACTER}").startswith("Tony Grosh helps when you build")
    at.do("work", seat=0, slot=0, sloppy=0)
    assert why(at, f"hand:{FIRST_CHARACTER}") == "A character is neither a resource nor a building."


# What a reason says is missing


def test_what_is_missing_is_enough_and_not_too_much() -> None:
    checked: Counter[str] = Counter()
    for seed, family in enumerate(("2p", "3p-two-for-one", "4p-both-variants", "2p", "3p")):
        for table in played(seed, FAMILIES[family]):
            for seat in table.seats:
                for element in reachable(table.draft(seat), seat):
                    checked[check(table, seat, element)] += 1
    for kind in ("missing", "chain", "cost", "move", "requires", "buildings"):
        assert checked[kind] > 4, checked


def reachable(table: State, seat: int) -> Iterator[str]:
    """What the question may be about, and may lack something that has a number."""
    assert isinstance(table, Table)
    top, player = table.agenda[-1], table.players[seat]
    if isinstance(top, Produce):
        for slot in range(len(player.buildings)):
            yield f"building:{slot}"
            yield f"goods:{slot}"
    elif isinstance(top, Build):
        yield "aside"
        yield from (f"face:{number}" for number in table.offer)
    elif isinstance(top, Work):
        yield from (f"face:{person - ASSISTANT}" for person in player.people if person >= ASSISTANT)


def check(table: Table, seat: int, element: str) -> str:
    """Give what is said to be missing, and one less; which kind of reason it was."""
    reason = table.game.why_not(table, element, "en", seat)
    if found := re.fullmatch(r"Costs (\d+) coins?: you have (\d+)\.", reason):
        short = int(found[1]) - int(found[2])
        assert lit(table, seat, element, coal=short), reason
        assert not lit(table, seat, element, coal=short - 1), reason
        return "cost"
    if found := re.fullmatch(r"Moving an assistant costs (\d+) coins: you have (\d+)\.", reason):
        assert lit(table, seat, element, coal=int(found[1]) - int(found[2])), reason
        assert not lit(table, seat, element, coal=int(found[1]) - int(found[2]) - 1), reason
        return "move"
    if found := re.fullmatch(r"Needs (\d+) (\w+) buildings?: you have (\d+)\.", reason):
        more = {found[2]: int(found[1]) - int(found[3])}
        assert lit(table, seat, element, coal=9, buildings=more), reason
        assert not lit(table, seat, element, coal=9, buildings=less(more)), reason
        return "requires"
    if "building" in reason and (found := re.fullmatch(r"Missing: (.*)\.", reason)):
        more = named(found[1], "buildings?")
        assert lit(table, seat, element, coal=9, buildings=more), reason
        assert not lit(table, seat, element, coal=9, buildings=less(more)), reason
        return "buildings"
    if found := re.fullmatch(r"Missing for the chain: (.*)\.", reason):
        return check_chain(table, seat, element, found[1])
    if found := re.fullmatch(r"Missing: ([^;]*)(?:; any (\d+) of these will do)?\.", reason):
        return check_supply(table, seat, element, found[1], int(found[2] or 0))
    return ""


def check_supply(table: Table, seat: int, element: str, what: str, enough: int) -> str:
    """Resources, of which some may be enough."""
    if any_kind := re.fullmatch(r"(\d+) resources? of any kind", what):
        cards = ["wood"] * int(any_kind[1])
    else:
        cards = [name for name, count in named(what, "").items() for _ in range(count)]
        cards = cards[: enough or len(cards)]
    assert lit(table, seat, element, hand=cards), what
    assert not lit(table, seat, element, hand=cards[1:]), what
    return "missing"


def check_chain(table: Table, seat: int, element: str, what: str) -> str:
    """One of each that a chain takes, from hand or of goods."""
    hand = re.findall(r"1 (\w+) from hand", what)
    singulars = {one: name for name in GOOD_NAMES for one in [english(name)]}
    stock = [singulars[one] for one in re.findall(r"1 ([a-z ]+?)(?= and |$)", what) if one in singulars]
    assert lit(table, seat, element, hand=hand, stock=stock), what
    assert not lit(table, seat, element, hand=hand[1:], stock=stock if hand else stock[1:]), what
    return "chain"


def english(good: str) -> str:
    return feldberg.game("oh_my_goods").words_room.language("en").noun(good, 1)


def named(what: str, noun: str) -> dict[str, int]:
    return {name: int(number) for number, name in re.findall(rf"(\d+) (\w+) ?{noun}", what)}


def less(more: dict[str, int]) -> dict[str, int]:
    """One less of the first."""
    name = next(iter(more))
    return {**more, name: more[name] - 1}


def lit(
    table: Table,
    seat: int,
    element: str,
    coal: int = 0,
    hand: Sequence[str] = (),
    stock: Sequence[str] = (),
    buildings: Mapping[str, int] = MappingProxyType({}),
) -> bool:
    """Whether an element can be chosen by a seat that has so much more, and with new buildings also a free place."""
    richer = table.draft(seat).copy()
    assert isinstance(richer, Table)
    player = richer.players[seat]
    player.goods[0] = extend(player.goods[0][:], vec[i64]([0] * coal))
    player.hand = extend(player.hand[:], vec[i64]([card_of(RESOURCES.index(name)) for name in hand]))
    for name in stock:
        slot = build(player, list(GOOD_OF).index(GOODS.index(name)))
        player.goods[slot] = append(player.goods[slot][:], 0)
    for colour, count in buildings.items():
        player.people[0] = NOBODY
        for _ in range(count):
            build(player, card_of(COLOURS.index(colour)))
    richer.renew_choices()
    view = richer.game.view_room
    return any(element in view.elements(richer, action, seat) for action in richer.legal(seat))


def card_of(colour: int) -> int:
    return list(COLOUR_OF).index(colour)


def build(player: Player, card: int) -> int:
    """Another building; its slot."""
    player.buildings = append(player.buildings[:], card)
    return len(player.buildings) - 1
