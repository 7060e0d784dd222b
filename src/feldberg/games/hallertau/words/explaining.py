"""What an action is about: the card, the space or the good, what a step costs and brings, what declining means."""

from __future__ import annotations

from feldberg.core.words import Language
from feldberg.games.hallertau import scoring
from feldberg.games.hallertau.content.cards import CARDS, FIRST_BONUS
from feldberg.games.hallertau.content.pieces import RESOURCE_NAMES, ROUNDS, SPACE_NAMES, WITH_JEWELRY, WORKERS
from feldberg.games.hallertau.questions.actions import ACTIONS, ATTEND, ATTENTION, DONE
from feldberg.games.hallertau.rules import crafts
from feldberg.games.hallertau.rules.effects import PLACED, SUPPLIED
from feldberg.games.hallertau.state import Table
from feldberg.games.hallertau.words.glossary import amounts, card_name, goods_of, limit_of, saving_from
from feldberg.games.hallertau.words.texts import card_text, space_text


def explain(table: Table, action: int, tongue: Language, seat: int) -> str:
    """What the card, the space, the building or the good of an action does, or what the action means."""
    span = ACTIONS.span_of(action)
    held = span.coordinates(action)
    if span is ATTEND:
        return tongue.word(f"help.value.ask.{ATTENTION[held['attention']]}")
    top = table.top
    if "card" in held:
        index = held["card"] + (FIRST_BONUS if span.name == "income" else 0)
        number = int(CARDS[index].number)
        return tongue.sentence("named", name=card_name(number, tongue), text=card_text(number, tongue))
    if span.name in ("place", "use", "space"):
        name = tongue.word(f"space.{SPACE_NAMES[held['space']]}")
        text = tongue.sentence("named", name=name, text=space_text(held["space"], tongue))
        return f"{tongue.sentence('in vain')} {text}" if in_vain(table, action, seat) else text
    if span.name == "improve" and held["payment"] != WITH_JEWELRY:
        return f"{price(table, held['building'], tongue)} {brings(table, seat, held['building'], tongue)}"
    question = type(top).__name__
    if span.name == "improve" or (span.name == "building" and question == "Advance"):
        return brings(table, seat, held["building"], tongue)
    if span.name in ("good", "sheep", "tools"):
        name = RESOURCE_NAMES[held["good"]] if span.name == "good" else span.name
        return tongue.word(f"help.resource.{name}")
    if span.name == "choose":
        return tongue.sentence("explain.choose" if DONE.start in table.legal(seat) else "explain.choose.must")
    own = f"explain.{span.name}.{question}"
    return tongue.sentence(own if own in tongue.sentences else f"explain.{span.name}")


def in_vain(table: Table, action: int, seat: int) -> bool:
    """Whether a space would do nothing: no event but the workers' own, nothing to choose, no card to play on it."""
    world = table.copy()
    world.telling = True
    world.events = []
    world.players[seat].everything = False
    top = world.take_question()
    world.drop_questions()
    top.answer(world, action)
    while world.agenda:
        question = world.take_question()
        if question.seat != seat:
            continue  # others may have a card to play
        options = question.options(world)
        if len(options) > 1:
            return False
        question.answer(world, options[0])
    return all(event.kind in (PLACED, SUPPLIED) for event in world.events)


# Craft buildings


def price(table: Table, building: int, tongue: Language) -> str:
    """What a step costs in this round: only the goods that can be paid, and the limit only where it matters."""
    now = int(table.round)
    ways = list(amounts(building, now))
    paying = [way for way in ways if crafts.price_met(building, now, *way)]
    usable = {at for at in range(3) if any(way[at] for way in paying)}
    goods = [name for at, name in enumerate(goods_of(building, tongue)) if at in usable]
    limited = any(way not in paying and {at for at in range(3) if way[at]} <= usable for way in ways)
    savings = [
        tongue.sentence(f"step.{kinds}", number=now - saved)
        for saved, kinds in ((1, "two"), (2, "three"))
        if 0 < saving_from(building, saved) <= now
    ]
    return tongue.sentence(
        "step.price",
        goods=tongue.count("goods", now),
        savings=f" ({', '.join(savings)})" if savings else "",
        kinds=tongue.either(goods),
        limit=limit_of(building, tongue, "step") if limited else "",
    )


def brings(table: Table, seat: int, building: int, tongue: Language) -> str:
    """What a step brings: its points, and what the centre shows once it follows."""
    world = table.copy()
    player = world.players[seat]
    centre = player.centre
    now = scored(world, seat, building)
    waiting = [other for other, step in enumerate(player.buildings) if step == centre]
    if player.centre > centre:
        return tongue.sentence("step.centre", gain=gain(tongue, world, seat, now, "step.gain"))
    then = sum(scored(world, seat, other) for other in waiting)
    text = tongue.sentence(
        "step.later",
        buildings=tongue.count("more buildings", len(waiting)),
        gain=gain(tongue, world, seat, then, "step.then"),
    )
    return f"{tongue.sentence('step.points', points=tongue.count('points', now))} {text}" if now else text


def scored(table: Table, seat: int, building: int) -> int:
    """Take the step; the points it brings."""
    player = table.players[seat]
    before = scoring.centre_points(player)
    crafts.step(table, seat, building)
    return int(scoring.centre_points(player) - before)


def gain(tongue: Language, table: Table, seat: int, points: int, key: str) -> str:
    """What the step of the centre brings, now or then: workers for the rounds to come, points."""
    centre = table.players[seat].centre
    gains = []
    if WORKERS[centre] > WORKERS[centre - 1] and table.round < ROUNDS:
        gains.append(tongue.count("workers gained", int(WORKERS[centre])))
    if points > 0:
        gains.append(tongue.count("points", points))
    return tongue.sentence(key, gains=tongue.all_of(gains)) if gains else ""
