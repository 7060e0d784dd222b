"""English."""

from __future__ import annotations

from feldberg.core.words import Language
from feldberg.games.burgundy.content import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    CRANE,
    FACE_DOWN,
    GEESE,
    GOODS_NAMES,
    INN,
    MONASTERIES,
    PHASE_NAMES,
    SCORED_BUILDING,
    WHITE_CASTLE,
)
from feldberg.games.burgundy.words.modules import of_modules as module_texts
from feldberg.games.burgundy.words.tiles import by_edition, of_modules, of_tiles

SIMPLE = ["castle", "mine", "ship", *BUILDING_NAMES]
NUMBERS = range(1, MONASTERIES + 1)
GROUNDS = ["castle", "mine", "river", "pasture", "city", "monastery"]  # what cells are called, by colour


COUNTED = {
    "silver": ("silver", "silver"),
    "workers": ("worker", "workers"),
    "silver lacking": ("more silver", "more silver"),
    "workers lacking": ("more worker", "more workers"),
    "silver or workers lacking": ("more silver or worker", "more silver or workers"),
    "goods": ("good", "goods"),
    "cells": ("cell", "cells"),
    **{f"goods.{name}": (f"{name} good", f"{name} goods") for name in GOODS_NAMES},
}

# Tiles

NAMES = of_tiles(
    "tile",
    SIMPLE,
    ["{} cows", "{} pigs", "{} sheep"],
    ["{} chickens/goats", "{} chickens", "{} goats"],
    [f"monastery {number}" for number in NUMBERS],
)
OBJECTS = of_tiles(
    "object",
    [f"the {name}" for name in SIMPLE],
    ["the {} cows", "the {} pigs", "the {} sheep"],
    ["the {} chickens/goats", "the {} chickens", "the {} goats"],
    [f"monastery {number}" for number in NUMBERS],
)
CODES = of_tiles(
    "short",
    ["Cas", "Min", "Shp", "War", "Tow", "Wks", "Chu", "Mkt", "Brd", "Bnk", "Hal"],
    ["Co{}", "Pi{}", "Sh{}"],
    ["CG{}", "Ch{}", "Go{}"],
    [f"M{number}" for number in NUMBERS],
)

MODULE_TILES = {
    **of_modules(
        "tile",
        {
            CRANE: "crane",
            GEESE: "2 geese",
            WHITE_CASTLE: "white castle",
            INN: "inn",
            FACE_DOWN: "face-down tile",
        },
    ),
    **of_modules("short", {CRANE: "Crn", GEESE: "Ge2", WHITE_CASTLE: "Wht", INN: "Inn", FACE_DOWN: "***"}),
    **of_modules(
        "help",
        {
            CRANE: "When placed: the effect of any one building. For the monasteries that score buildings it counts "
            "as one of your choice.",
            GEESE: "When placed: 2 points, and those of all animals of one other kind in the same pasture. Later: 2 "
            "more points for every animal tile placed there.",
            WHITE_CASTLE: "When placed: one more action at once, with the number of the white die, "
            "which workers may change.",
            INN: "Fits a cell of any colour, but only one in a region. A region with an inn scores as one cell larger.",
            FACE_DOWN: "Fits a cell of any colour, and only fills it.",
        },
    ),
}

MODULE_OBJECTS = of_modules(
    "object",
    {
        CRANE: "the crane",
        GEESE: "the 2 geese",
        WHITE_CASTLE: "the white castle",
        INN: "the inn",
        FACE_DOWN: "the face-down tile",
    },
)

HERD = "When placed: {{}} points, and again the points of all {} that already stand in the same pasture."
HELP_SIMPLE = [
    "When placed: one more action at once, as with a die of any number you like.",
    "At the end of every phase: 1 silver.",
    "When placed: take the goods of one depot, then move one step up the turn order.",
    "When placed: sell all your goods of one colour, no die needed.",
    "When placed: 4 points.",
    "When placed: take a building from a numbered depot.",
    "When placed: take a mine, a monastery or a castle from a numbered depot.",
    "When placed: take a ship or animals from a numbered depot.",
    "When placed: 4 workers.",
    "When placed: 2 silver.",
    "When placed: place one more of your stored tiles, no die needed; it takes effect as usual.",
]
SCORED = {number: NAMES.get(f"tile.{building}", "white castle") for number, building in SCORED_BUILDING.items()}
HELP_MONASTERIES = {
    1: "Your cities may hold several buildings of one kind.",
    2: "At the end of every phase: each of your mines also brings 1 worker.",
    3: "Whenever you sell goods: 2 silver instead of 1.",
    4: "Whenever you sell goods: also 1 worker.",
    5: "Your ships take goods from two neighbouring depots.",
    7: "Whenever animals score: 1 more point for every tile that counts.",
    8: "Each of your workers changes a die by 1 or 2.",
    9: "Placing a building: change the die by 1 for free.",
    10: "Placing a ship or animals: change the die by 1 for free.",
    11: "Placing a castle, a mine or a monastery: change the die by 1 for free.",
    12: "Taking a tile from a depot: change the die by 1 for free.",
    13: "Whenever you take workers with a die or a castle: also 1 silver.",
    14: "Whenever you take workers with a die or a castle: 4 instead of 2.",
    **{number: f"At the end of the game: 4 points for every {name} you placed." for number, name in SCORED.items()},
    24: "At the end of the game: 4 points for every kind of animal you placed.",
    25: "At the end of the game: 1 point for every good you sold.",
    27: "Your marker is always the topmost on its space of the turn order.",
    28: "In your turn, as often as you like: 1 silver for 2 workers.",
}
HELP = {
    **of_tiles(
        "help",
        HELP_SIMPLE,
        [HERD.format(name) for name in ("cows", "pigs", "sheep")],
        [HERD.format(name) for name in ("animals of this kind", "chickens", "goats")],
        [HELP_MONASTERIES.get(number, "") for number in NUMBERS],
    ),
    **by_edition(
        "help",
        6,
        [
            "Your purchase of the turn may come from any depot, not just the black one.",
            "Your purchase of the turn may come from any depot, and workers may stand in for silver.",
        ],
    ),
    **by_edition(
        "help",
        15,
        [f"At the end of the game: {points} points for every colour of goods you sold." for points in (3, 2)],
    ),
    **by_edition(
        "help", 26, [f"At the end of the game: {points} points for each of your bonus tiles." for points in (2, 3)]
    ),
}

# Words

WORDS = {
    "title": "The Castles of Burgundy",
    "option.players": "how many play, 1 to 4",
    "option.edition": "which printing's rules and estates: 2011 or 2019",
    "option.estates": "one beginner estate for all, a list with one for each seat, or 'dealt': two to choose from",
    "option.team": "two teams of two, each with one large estate; four players",
    "option.border_posts": "estates with three border posts, which score when tiles link them",
    "option.extra_tiles": "four more tiles: monasteries 27 and 28, the crane and the geese",
    "option.white_castles": "buildings that give an action with the number of the white die",
    "option.inns": "tiles for a cell of any colour, sold beside the black depot",
    "option.trade_routes": "sold goods travel a route of your own and bring what stands there",
    "option.shields": "a double takes a shield, which works for you and costs silver",
    "option.target": "alone: the points to be reached first, 45 to 55; fewer are easier",
    "option.choosing": "whether the first castles are set one after the other ('in turn') or all at once ('secret')",
    "obstacle.players": "Two teams are four players.",
    "obstacle.boards": "One alone and teams have boards of their own, without posts.",
    # The score sheet and what can be gained
    "regions": "finished regions",
    "phases": "phase bonuses",
    "bonuses": "bonus tiles",
    "animals": "animals",
    "sales": "sold goods",
    "watchtowers": "watchtowers",
    "monasteries": "monasteries",
    "silver": "silver",
    "workers": "workers",
    "goods": "goods",
    # Colours and phases
    "colour.castle": "castles",
    "colour.mine": "mines",
    "colour.ship": "ships",
    "colour.animal": "pastures",
    "colour.building": "buildings",
    "colour.monastery": "monasteries",
    **{f"goods.{name}": name for name in GOODS_NAMES},
    **{
        f"short.goods.{name}": code
        for name, code in zip(GOODS_NAMES, ("Tq", "Pu", "Pk", "Rd", "Br", "Or"), strict=True)
    },
    **{f"phase.{at}": f"phase {letter}" for at, letter in enumerate(PHASE_NAMES)},
    # Captions
    "label.estate": "estate",
    "label.setup": "set-up",
    "label.white": "white die",
    "label.order": "turn order",
    "label.next": "next round",
    "label.step": "step",
    "label.row": "goods to come",
    "label.left": "bonus tiles left",
    "label.black": "black depot, 2 silver",
    "label.dice": "dice",
    "label.store": "storage",
    "label.sold": "sold",
    "label.bonuses": "bonus tiles",
    "label.legend": "legend",
    "label.cells": "die and colour of the cell, below them the tile",
    "label.castle": "castle on castle cell",
    **NAMES,
    **CODES,
    **HELP,
    **MODULE_TILES,
    **module_texts("WORDS", 0),
}

# Names and explanations for the glossary

TITLES = {
    **module_texts("TITLES", 0),
    "option.players": "Players",
    "option.players.help": "how many play",
    "option.edition": "Edition",
    "option.edition.help": "which printing's rules and estates",
    "option.estates": "Estates",
    "option.estates.help": "what everybody plays on",
    "option.estates.allowed": "one beginner estate for all, an estate of its own for each seat, or two dealt to each "
    "to choose from",
    "option.team": "Teams",
    "option.team.help": "Two against two: partners share an estate, silver, workers and goods, but not dice.",
    "option.border_posts": "Border posts",
    "option.border_posts.help": "Estates with three posts at the rim: link them with your tiles for points.",
    "option.extra_tiles": "Extra tiles",
    "option.extra_tiles.help": "Four more tiles: two monasteries, a crane that stands for any building, and geese.",
    "option.white_castles": "White castles",
    "option.white_castles.help": "Buildings that give one more action with the number of the white die.",
    "option.inns": "Inns",
    "option.inns.help": "One a phase, for 2 silver: fits a cell of any colour, and its region counts one cell larger.",
    "option.trade_routes": "Trade routes",
    "option.trade_routes.help": "Goods you sell are laid on your route; a space of their colour brings its bonus.",
    "option.shields": "Shields",
    "option.shields.help": "With a double you may take a shield for a castle: it works for you and costs silver.",
    "option.target": "First target",
    "option.target.help": "Alone: the points that bring the first extra action. Fewer are easier.",
    "option.choosing": "First castles",
    "option.choosing.help": "how they are set where there is a choice",
    "value.choosing.in turn": "one after the other",
    "value.choosing.secret": "all at once, in secret",
    "element.silver": "Buy with silver",
    "element.workers": "Take workers",
    "element.done": "Do without",
    "element.die:castle": "The castle",
    "element.face:0": "First estate",
    "element.face:1": "Second estate",
    "sheet.goods": "goods left",
    "sheet.silver": "silver left",
    "sheet.workers": "workers left",
    "sheet.regions.help": "For every region without empty cells, by its size.",
    "sheet.phases.help": "For every finished region, the more the earlier the phase.",
    "sheet.bonuses.help": "For being the first or second to fill all cells of a colour.",
    "sheet.animals.help": "For animals when they are placed.",
    "sheet.sales.help": "For every good sold, as many points as there are players.",
    "sheet.watchtowers.help": "4 points for each watchtower placed.",
    "sheet.goods.help": "At the end: 1 point for every unsold good.",
    "sheet.silver.help": "At the end: 1 point for every silver.",
    "sheet.workers.help": "At the end: 1 point for every two workers.",
    "sheet.monasteries.help": "At the end: what monasteries 15 to 26 bring.",
    **{f"goods:{name}": f"{name} goods" for name in GOODS_NAMES},
}

SENTENCES = {
    **OBJECTS,
    **MODULE_OBJECTS,
    # Actions
    "die": " with the {number}",
    "castle die": " with the castle",
    "price": " ({price})",
    "silver or workers": "{number} in silver or workers",
    "take": "take {tile} from depot {depot}{die}{price}",
    **{f"cell.{name}": f"{ground} cell {{number}}" for name, ground in zip(COLOUR_NAMES, GROUNDS, strict=True)},
    **{f"cells.{name}": f"{ground} cells" for name, ground in zip(COLOUR_NAMES, GROUNDS, strict=True)},
    **{f"no cells.{name}": f"{ground} cells" for name, ground in zip(COLOUR_NAMES, GROUNDS, strict=True)},
    **{f"for cell.{name}": f"a {ground} cell" for name, ground in zip(COLOUR_NAMES, GROUNDS, strict=True)},
    "row": " (row {row})",
    "row.left": " (row {row}, on the left)",
    "row.right": " (row {row}, on the right)",
    "row.nth": " (row {row}, no. {place} from the left)",
    "cell": "cell {number}",
    "place": "place {tile}{shared} on {cell}{row}{die}{price}",
    "sell": "sell {goods}{die}{price}",
    "workers": "take {gain}{die}",
    "buy": "buy {tile} from depot {depot}{price}",
    "buy.black": "buy {tile} from the black depot{price}",
    "sail": "take the goods of depot {depot}",
    "sail.two": "take the goods of depots {depot} and {next}",
    "sail.nowhere": "take no goods",
    "load": "load {goods}",
    "discard": "discard {tile}{shared}",
    "pay": "pay {price}",
    "settle": "take estate {estate} and put the castle on castle cell {number}{row}",
    "settle.given": "put the castle on castle cell {number}{row}",
    "done.Turn": "end the turn",
    "done.TownHall": "do without the town hall",
    "done.Trade": "do without the warehouse",
    "done.Fetch.6": "do without the workshop",
    "done.Fetch.7": "do without the church",
    "done.Fetch.8": "do without the market",
    "full": "Your storage is full: one of your stored tiles will have to go.",
    # Why not
    "why.workers": "Needs a {number}: {workers}.",
    "why.dice": "That takes a die, and you have used yours.",
    "why.used": "This die is used.",
    "why.die left": "You still have a die to use.",
    "why.must": "This has to be decided, you cannot do without.",
    "why.castle": "Only a castle that you place gives this action.",
    "why.unused": "This space is not used with {number} players.",
    "why.empty": "There is no tile on this space.",
    "why.bought": "You have already bought a tile in this turn.",
    "why.later": "You can buy only once this action is done.",
    "why.sold out": "There is no tile left to buy.",
    "why.price": "Costs {price} silver: {silver}.",
    "why.lacking": "That takes {what}.",
    "why.Fetch.6": "The workshop takes only buildings, from the numbered depots.",
    "why.Fetch.7": "The church takes only mines, monasteries and castles, from the numbered depots.",
    "why.Fetch.8": "The market takes only ships and animals, from the numbered depots.",
    "why.nothing stored": "Nothing is stored here.",
    "why.no cell": "There are no free {cells} next to your tiles.",
    "why.same everywhere": "Every city within reach already has such a building.",
    "why.castle cell": "The first castle goes onto a castle cell.",
    "why.filled": "This cell already holds a tile.",
    "why.far": "This cell lies next to none of your tiles.",
    "why.no tile": "You have stored no tile for {cell}.",
    "why.same": "This city already has such a building.",
    "why.no goods": "You have no {goods}.",
    "why.ship": "Only a ship that you place takes goods.",
    "why.no room": "This depot has no goods for which you have room.",
    "why.loaded": "Goods of a colour that you already have are loaded by themselves.",
    "why.not there": "The ship finds no {goods} there.",
    "why.face": "Estates are chosen only before the first phase.",
    # Questions
    "ask.Settle": "choose an estate and a cell for the castle",
    "ask.SettleTogether": "choose in secret an estate and a cell for the castle",
    "ask.Settle.given": "choose a cell for the castle",
    "ask.SettleTogether.given": "choose in secret a cell for the castle",
    "ask.Turn": "use a die",
    "ask.Turn.buy": "buy a tile or end the turn",
    "ask.Castle": "use the castle like a die of any number",
    "ask.TownHall": "place one more tile with the town hall",
    "ask.Trade": "sell goods with the warehouse",
    "ask.Fetch.6": "take a building with the workshop",
    "ask.Fetch.7": "take a mine, a monastery or a castle with the church",
    "ask.Fetch.8": "take a ship or animals with the market",
    "ask.Sail": "choose where the ship takes goods",
    "ask.Load": "choose which goods to load",
    "ask.Discard": "discard a tile to make room for {tile}",
    "ask.Pay": "choose how to pay for {tile}",
    "or buy": ", or buy a tile",
    "or not": ", or do without",
    "or buy or not": ", buy a tile, or do without",
    # Events
    "tell.silver.gain": "{player} gets {silver}",
    "tell.silver.pay": "{player} pays {silver}",
    "tell.workers.gain": "{player} gets {workers}",
    "tell.workers.pay": "{player} pays {workers}",
    "tell.goods": "{player} loads {goods} from depot {depot}",
    "tell.phase": "{phase} begins",
    "tell.phase_end": "{phase} ends",
    "tell.round": "Round {round}: {player} goes first",
    "tell.rolled": "{player} rolls {first} and {second}",
    "tell.goods_came": "The white die shows {depot}: {goods} to depot {depot}",
    "tell.settled": "{player} starts on estate {estate} with the castle on castle cell {number}",
    "tell.took": "{player} takes {tile} from depot {depot}",
    "tell.bought": "{player} buys {tile} from depot {depot}",
    "tell.bought.black": "{player} buys {tile} from the black depot",
    "tell.discarded": "{player} discards {tile}",
    "tell.placed": "{player} places {tile} on {cell}",
    "tell.sold": "{player} sells {goods}",
    "tell.marker": "{player} moves to step {step} of the turn order",
    "tell.points.regions": "{player} finishes a region: {points}",
    "tell.points.phases": "{player} gets {points} for the phase",
    "tell.points.bonuses": "{player} gets {points} for the bonus tile",
    "tell.points.animals": "{player} gets {points} for animals",
    "tell.points.sales": "{player} gets {points} for the goods",
    "tell.points.watchtowers": "{player} gets {points} for the watchtower",
    "tell.bonus_tile.large": "{player} is the first to fill all {cells}: large bonus tile",
    "tell.bonus_tile.small": "{player} is the second to fill all {cells}: small bonus tile",
    **module_texts("SENTENCES", 0),
}

ENGLISH = Language("en", WORDS, TITLES, SENTENCES, COUNTED)
