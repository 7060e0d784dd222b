"""English."""

from __future__ import annotations

from feldberg.core.words import Language
from feldberg.games.oh_my_goods.content import (
    COINS_A_POINT,
    COLOUR_NAMES,
    EFFICIENT_GOODS,
    FEW_CARDS,
    FIRST_GRAPES,
    GOOD_NAMES,
    KIND_NAMES,
    LAST_BUILDING,
    MOVE_COST,
    NEW_CARDS,
    RESOURCE_NAMES,
    START_COAL,
)
from feldberg.games.oh_my_goods.words import longsdale
from feldberg.games.oh_my_goods.words.longsdale import of_longsdale
from feldberg.games.oh_my_goods.words.titles import titles

CODES = ("Wd", "Wh", "Wl", "Cl", "St")
SINGULARS = {
    "planks": ("plank", "planks"),
    "windows": ("window", "windows"),
    "barrels": ("barrel", "barrels"),
    "tools": ("tool", "tools"),
    "shoes": ("pair of shoes", "pairs of shoes"),
    "bricks": ("brick", "bricks"),
    "cattle": ("head of cattle", "head of cattle"),
    "weapons": ("weapon", "weapons"),
    "stoves": ("stove", "stoves"),
}
KINDS: dict[str, str] = {name: name for name in KIND_NAMES if name != "character"}
KINDS |= {f"{name} office": f"market office ({name})" for name in RESOURCE_NAMES}
KINDS["card office"] = "market office (cards)"

COUNTED: dict[str, tuple[str, str]] = {
    **{name: SINGULARS.get(name, (name, name)) for name in GOOD_NAMES},
    **{name: (f"bunch of {name}", f"bunches of {name}") for name in GOOD_NAMES[FIRST_GRAPES:]},
    **{f"resource.{name}": (name, name) for name in RESOURCE_NAMES},
    "resource.any": ("resource of any kind", "resources of any kind"),
    **{f"{name} buildings": (f"{name} building", f"{name} buildings") for name in COLOUR_NAMES},
    **{f"{name} short": (name, name) for name in COLOUR_NAMES},
    "cards": ("card", "cards"),
    "coins": ("coin", "coins"),
    "all goods": ("good", "goods"),
    "times": ("time", "times"),
}

# Words

PHASES = {
    "new cards": (
        "new cards",
        "Everybody may discard the whole hand and draw as many cards, all at once and in secret."
        f" Then everybody draws {NEW_CARDS} cards.",
    ),
    "sunrise": (
        "sunrise",
        "Cards are turned up for the market until two of them show a half-sun. Then all plan at once and in secret:"
        " where the worker goes and how, which assistants are moved, and which card is laid aside to be built.",
    ),
    "sunset": ("sunset", "Cards are turned up for a second row of the market, until two more half-suns show."),
    "production": (
        "production and building",
        "In turn, everybody first produces, then builds the card laid aside or hires an assistant.",
    ),
}
SCORES = {
    "buildings": ("buildings", "The points printed on your buildings."),
    "assistants": ("assistants", "The points printed on your assistants."),
    "goods": ("goods", f"1 point for every {COINS_A_POINT} coins that all your goods together are worth."),
}
THINGS = {
    "worker": (
        "worker",
        "Goes to one of your production buildings every round, and leaves it after production."
        f" Efficient: all resources, {EFFICIENT_GOODS} goods. Sloppy: one resource fewer, 1 good.",
    ),
    "assistant": (
        "assistant",
        "Stays at one of your production buildings and makes 1 good there whenever all resources are to be had."
        f" In phase II you may move the assistant for {MOVE_COST} coins.",
    ),
    "market": (
        "market",
        "Its resources start production, for every building of every player; they are not used up."
        " Chains take nothing from it.",
    ),
    "chain": (
        "production chain",
        "Right after a building has produced, its chain turns cards from your hand or your other goods into more of"
        " what it makes, as often as you like. In the last round all your chains are open.",
    ),
    "sun": ("half-sun", "Two of them end a row of the market."),
    "goods": (
        "goods",
        "Cards face down on a building. They pay for buildings and assistants with what they are worth, without"
        " change; chains turn them into others.",
    ),
}

WORDS = {
    "title": "Oh My Goods!",
    "coins": "coins",
    "option.players": "how many play, 1 to 4; one alone plays Longsdale in Revolt",
    "option.keep_one": "whether one card may be kept when the hand is exchanged: a variant of a player aid, not in the"
    " rulebook",
    "option.two_for_one": "whether any two cards from hand stand for one missing resource: a variant of a player aid,"
    " not in the rulebook",
    "name.players": "players",
    "name.keep_one": "keep one card",
    "name.two_for_one": "two cards for one",
    "value.keep_one.false": "as in the rulebook",
    "value.keep_one.true": "one may be kept",
    "value.two_for_one.false": "as in the rulebook",
    "value.two_for_one.true": "two for any one",
    # Answers
    "element.keep": "keep the hand",
    "element.exchange": "exchange the hand",
    "element.whole hand": "the whole hand",
    "element.mode:efficient": "efficient",
    "element.mode:sloppy": "sloppy",
    "element.idle": "nobody works",
    "element.lay nothing": "lay no card aside",
    "element.as:one": "as its resource",
    "element.as:two": "one of two for any resource",
    "element.finish": "finish production",
    "element.neither": "neither build nor hire",
    "help.element.mode:efficient": f"All resources are needed, {EFFICIENT_GOODS} goods are made.",
    "help.element.mode:sloppy": "One resource fewer is needed, 1 good is made.",
    # The score sheet
    **{name: text for name, (text, _) in SCORES.items()},
    **{f"help.score.{name}": text for name, (_, text) in SCORES.items()},
    # Pieces
    **{f"kind.{name}": text for name, text in KINDS.items()},
    **{f"good.{name}": name for name in GOOD_NAMES},
    **{f"resource.{name}": name for name in RESOURCE_NAMES},
    **{f"colour.{name}": name for name in COLOUR_NAMES},
    **{f"phase.{name}": text for name, (text, _) in PHASES.items()},
    **{f"help.phase.{name}": text for name, (_, text) in PHASES.items()},
    **{f"thing.{name}": text for name, (text, _) in THINGS.items()},
    **{f"help.thing.{name}": text for name, (_, text) in THINGS.items()},
    **{f"short.{name}": code for name, code in zip(RESOURCE_NAMES, CODES, strict=True)},
    # Captions
    "label.last": "last round",
    "label.ending": "one more round to come",
    "label.first": "first player",
    "label.deck": "draw pile",
    "label.discards": "discards",
    "label.sunrise": "sunrise",
    "label.sunset": "sunset",
    "label.market": "market",
    "label.offer": "on offer",
    "label.hand": "hand",
    "label.aside": "laid aside",
    "label.coins": "coins",
    "label.offices": "offices",
    "label.needs": "needs",
    "label.missing": "missing",
    "label.ready": "all there",
    "label.any": "any",
    "label.efficient": "worker, efficient",
    "label.sloppy": "worker, sloppy",
    "label.assistant": "assistant",
    "label.odds": "chance",
    "label.cost": "cost",
    "label.to pay": "to pay",
}

SENTENCES = {
    **{f"object.{name}": f"the {text}" for name, text in KINDS.items()},
    **{f"subject.{name}": f"the {text}" for name, text in KINDS.items()},
    "face": "the assistant ({colours})",
    "face.name": "assistant ({colours})",
    "apart": "{building} ({detail})",
    "number": "no. {number}",
    "as card": "{card} as {resource}",
    # The texts of cards and assistants
    "text.kind": "A {colour} building.",
    "text.makes": "Makes {good} ({coins} each).",
    "text.grows": "Makes 1 {good} in every round, with nobody working there ({coins} each).",
    "text.vineyard": "Makes 1 bunch of grapes in every round, with nobody working there; one is worth as many coins as"
    " you have {colour} buildings.",
    "text.armoury": "You need strength to build it.",
    "text.tower": "Strength {strength}.",
    "text.attached": "When built it is attached to one of your production buildings, which then does without"
    " {number} resource.",
    "text.our card": "(The values of this card are ours.)",
    "text.needs": "Needs {needs}.",
    "text.chain": "Chain: turns {inputs} into {outputs}, as often as you like.",
    "text.from hand": "{what} from hand",
    "text.price": "Costs {coins}, worth {points}.",
    "text.charburner": f"Everybody starts with one, and with {START_COAL} coal on it. Worth no points.",
    "text.office": "Brings you 1 {resource} for production in every round, for each of your buildings, but not for"
    " chains. Nobody works here.",
    "text.card office": f"Brings you 1 more card in phase I if you begin it with {FEW_CARDS} cards or fewer."
    " Nobody works here.",
    "text.card": "As a card in hand or on the market: {resource}.",
    "text.card.sun": "As a card in hand or on the market: {resource}, with a half-sun.",
    "text.hires": "Asks for {buildings}, which you keep.",
    "text.other side": "On the other side: {colours}. (Which sides share a card is our guess.)",
    "text.ours": "(This side is ours: the printed one could not be had.)",
    "text.good": "One is worth {coins}.",
    "text.grapes": "One is worth as many coins as you have {colour} buildings.",
    "text.made": "Made by {building}.",
    "text.taken": "Chains that take it: {buildings}.",
    **{f"on {name}": name for name in COLOUR_NAMES},
    **{f"of {name}": name for name in COLOUR_NAMES},
    "text.resource": "On {colour} cards.",
    "text.resource.chains": "Chains that take it from your hand: {buildings}.",
    "text.colour": "In hand and on the market these cards are {resource}.",
    "text.blue": "The charburners. They count for no assistant.",
    # What production lacks
    "missing.of": "{what}; any {number} of these will do",
    # Actions
    "keep": "keep the hand",
    "exchange": "exchange the whole hand ({cards})",
    "exchange but": "exchange all but {card}",
    "work.efficient": "send the worker to {building}, efficient ({goods})",
    "work.sloppy": "send the worker to {building}, sloppy ({goods})",
    "idle": "leave the worker without work",
    "move": "move {face} to {building} ({coins})",
    "lay aside": "lay {card} aside ({coins})",
    "lay nothing": "lay no card aside",
    "produce": "make {goods} at {building}",
    "produce.hand": "make {goods} at {building}, with {cards} from hand",
    "discard": "discard {card}",
    "discard two": "discard {card} as one of two for any resource",
    "chain": "at {building} turn {inputs} into {outputs}",
    "finish": "finish production",
    "build": "build {card} ({coins})",
    "hire": "hire {face} ({coins})",
    "neither": "neither build nor hire",
    "station": "send the assistant to {building}",
    "pay": "pay {goods} ({coins})",
    "pay.nothing": "pay no {goods}",
    # What actions are about
    "explain.keep": "Then everybody draws {cards}.",
    "explain.exchange": "You discard your hand and draw as many cards. Then everybody draws {cards}.",
    "explain.exchange but": "You draw as many cards as you discard. Then everybody draws {cards}.",
    "explain.idle": "All your production buildings have an assistant.",
    "explain.move": "The assistant makes 1 good a round there, whenever all resources are to be had.",
    "explain.lay nothing": "Then you can build nothing in this round; an assistant can still be hired.",
    "explain.discard": "Cards from hand serve one building only; those on the market serve all.",
    "explain.discard two": "A variant: any two cards stand for one resource that is missing.",
    "explain.finish": "The worker leaves; then you may build or hire.",
    "explain.finish.due": "What has not produced makes nothing in this round: {buildings}.",
    "explain.neither": "Your turn ends.",
    "explain.neither.aside": "Your turn ends, and the card laid aside goes back to your hand.",
    "explain.pay": "No change is given. Left to pay: {coins}.",
    "explain.drop": "Both piles are empty: everybody discards half of the hand, rounded down.",
    "coins.now": "Your goods are worth {coins} now.",
    "market.all": "Market and offices have it all.",
    "market.lacks": "Market and offices lack {what}.",
    "market.cards": "Your hand has {cards}.",
    "market.hand": "Your hand can give {what}.",
    "spared": "It does without {number} of the resources.",
    "odds.certain": "Production is certain.",
    "odds.slim": "Chance that the evening brings enough: less than 1%.",
    "odds": "Chance that the evening brings enough: about {percent}%.",
    # Questions
    "ask.Exchange": "keep your hand or exchange it",
    "ask.Exchange.keep_one": "keep your hand or exchange it, all or all but one card",
    "ask.Work": "send the worker to a building, efficient or sloppy",
    "ask.Work.move": "send the worker to a building, or first move an assistant",
    "ask.LayAside": "lay the card aside that you want to build in this round, or none",
    "ask.Produce.produce": "choose a building that produces",
    "ask.Produce.chain": "use a chain",
    "ask.Produce.finish": "finish production",
    "ask.Discard": "discard a card for what is missing: {missing}",
    "ask.DiscardSecond": "discard a second card: two stand for any one",
    "ask.Build.build": "build",
    "ask.Build.hire": "hire an assistant",
    "ask.Build.neither": "do without",
    "ask.Station": "choose a building for the new assistant",
    "ask.Pay": "pay {coins}: decide about your {good}",
    "ask.Drop": "discard a card, for both piles are empty: {cards} to go",
    "ask.Exchanges": "keep the hand or exchange it",
    "ask.Dawn": "plan the day",
    "ask.Halving": "discard half of the hand",
    # Why not
    "why.not held": "You do not hold this card.",
    "why.laid aside": "You have laid this card aside.",
    "why.no building": "You have no building here.",
    "why.whole hand": "The hand is exchanged as a whole or not at all.",
    "why.one card": "A hand of one card is exchanged or kept as a whole.",
    "why.no people": "Nobody can work in this building.",
    "why.assistant here": "An assistant already works here.",
    "why.nobody": "Nobody works here in this round.",
    "why.strike": "The assistants are on strike in this round.",
    "why.produced": "This building has already produced in this turn.",
    "why.missing": "Missing: {what}.",
    "why.worker first": "The worker comes first; then a card is laid aside.",
    "why.production first": "That comes after production.",
    "why.none aside": "You have laid no card aside in this round.",
    "why.only aside": "Only the card that was laid aside in phase II can be built.",
    "why.no chain": "This building has no chain.",
    "why.closed": "A chain is open only right after its building has produced.",
    "why.chain": "Missing for the chain: {what}.",
    "why.hand chain": "No chain that is open now takes {resource} from your hand.",
    "why.not missing": "This is {resource}. Missing: {what}.",
    "why.needed": "You need this card for what else is missing.",
    "why.cost": "Costs {coins}: you have {number}.",
    "why.full": "Nobody can have more than {number} buildings.",
    "why.move cost": "Moving an assistant costs {coins}: you have {number}.",
    "why.no moves": "Assistants cannot be moved in this round.",
    "why.requires": "Needs {buildings}: you have {number}.",
    "why.lacking": "Missing: {buildings}.",
    "why.no room": "All your production buildings have an assistant.",
    "why.hire later": "Assistants are hired in phase IV, after production.",
    "why.yours": "This assistant already works for you.",
    "why.theirs": "This assistant works for somebody else.",
    "why.not on offer": "This assistant is not in this game.",
    "why.no goods": "There are no goods here.",
    "why.together": "They are paid together with the others of their kind.",
    "why.dearer": "You have already decided about these.",
    "why.cheaper": "The dearer goods come first.",
    "why.goods only": "You pay with goods, not with cards from hand.",
    # Events
    "tell.round": "Round {round} begins",
    "tell.last round": "Round {round}, the last one: all chains are open",
    "tell.exchanged": "{player} exchanges {cards}",
    "tell.drew all": "{player} draws {cards}",
    "tell.sunrise": "Sunrise: the market opens",
    "tell.sunset": "Sunset: the market closes",
    "tell.reshuffled": "The discards are shuffled: a new draw pile of {cards}",
    "tell.dropped": "Both piles are empty: {player} discards {card}",
    "tell.placed.efficient": "{player} sends the worker to {building}, efficient",
    "tell.placed.sloppy": "{player} sends the worker to {building}, sloppy",
    "tell.moved": "{player} moves {face} to {building}",
    "tell.laid aside": "{player} lays {card} aside",
    "tell.laid aside.hidden": "{player} lays a card aside",
    "tell.taken back": "{player} takes {card} back to hand",
    "tell.taken back.hidden": "{player} takes the card laid aside back to hand",
    "tell.discarded": "{player} discards {card} ({resource})",
    "tell.produced": "{player} makes {goods} at {building}",
    "tell.produced.none": "No card is left for the goods of {player}",
    "tell.stood still": "{player} makes nothing at {building}",
    "tell.chained": "{player} turns {inputs} into {goods}",
    "tell.built": "{player} builds {card}: {points}",
    "tell.end near": f"{{player}} has {LAST_BUILDING} buildings: after this round there is one more",
    "tell.hired": "{player} hires {face}: {points}",
    "tell.stationed": "{player} sends the assistant to {building}",
    "tell.paid": "{player} pays {goods}",
}

ALL_WORDS = {**WORDS, **of_longsdale(longsdale.WORDS, 0)}
ENGLISH = Language("en", ALL_WORDS, titles(ALL_WORDS), {**SENTENCES, **of_longsdale(longsdale.SENTENCES, 0)}, COUNTED)
