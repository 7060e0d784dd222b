"""English."""

from __future__ import annotations

from feldberg.core.words import Language
from feldberg.games.tuscany.content import (
    AREA_POINTS,
    BONUS_TILES,
    CARDS_A_POINT,
    COLOUR_NAMES,
    DRAWN,
    LARGEST_AREA,
    LETTERS,
    MONASTERY_CARDS,
    NEUTRALS,
    NO_ROOM_POINTS,
    OPEN,
    PRICE,
    REGION_CARDS,
    ROUNDS,
    STACK,
    STACKS,
    START_HAND,
    STORAGE_POINTS,
    TOO_MANY,
    TYPE_NAMES,
    YIELD_CARDS,
)
from feldberg.games.tuscany.words.titles import titles

CODES = ("Ca", "Ci", "Ta", "Fa", "Qu", "Vi", "Mo", "Co")
PLURALS = ("castles", "cities", "taverns", "farmlands", "quarries", "villages", "monasteries", "coaches")

COUNTED: dict[str, tuple[str, str]] = {
    **{f"{name} cards": (f"{name} card", f"{name} cards") for name in COLOUR_NAMES},
    **{f"{name} short": (name, name) for name in COLOUR_NAMES},
    "cards": ("region card", "region cards"),
    "plain": ("card", "cards"),
    "green": ("green point", "green points"),
    "red": ("red point", "red points"),
    "marble": ("marble", "marble"),
    "workers": ("worker", "workers"),
    "hexes": ("hex", "hexes"),
    "neutral tiles": ("neutral tile", "neutral tiles"),
    "of spaces": ("space", "spaces"),
    "spaces each": ("space", "spaces"),
    "storage spaces": ("storage space", "storage spaces"),
    "farm kinds": ("new farm kind", "new farm kinds"),
}

# Words

TYPES = {
    "castle": "You may place one of the open tiles at once, without paying. It must fit, and it brings what it always"
    " brings.",
    "city": "Brings a bonus tile of your choice.",
    "tavern": f"Brings a wooden hex; {NO_ROOM_POINTS} red points instead where your storage is full.",
    "farmland": "1 green point for every farm kind it shows that its area does not have yet.",
    "quarry": "Brings 1 marble, and 1 more for each of your bonus tiles “+1 marble”.",
    "village": "Brings 1 worker, and 1 more for each of your bonus tiles “+1 worker”.",
    "monastery": f"Brings {MONASTERY_CARDS} region cards; bonus tiles “+1 region card” do not count here.",
    "coach": "Turns up 1 yield card, which takes effect at once, and 1 more for each of your bonus tiles"
    " “+1 yield card”.",
}
FARM = "A farm kind. In each area it brings 1 green point when farmland shows it there for the first time."
FARMS = {"vineyard": ("vineyard", "V"), "pigs": ("pigs", "P"), "olives": ("olives", "O"), "wheat": ("wheat", "W")}
BONUSES = {
    "card": ("+1 region card", "Your draw action brings 1 card more."),
    "storage": (
        "+1 storage space",
        f"Your storage holds 1 piece more. {STORAGE_POINTS} green points at once, each time you take one.",
    ),
    "marble": ("+1 marble", "Each quarry you place brings 1 marble more."),
    "worker": ("+1 worker", "Each village you place brings 1 worker more."),
    "yield": ("+1 yield card", "Each coach you place turns up 1 yield card more."),
}
REWARDS = {
    "red": ("red points", "They count once."),
    "green": ("green points", "They count again in every coming round."),
    "cards": ("region cards", "You draw them at once; bonus tiles do not count here."),
    "marble": ("marble", "Pays for one more action in a turn."),
    "hex": ("wooden hex", f"{NO_ROOM_POINTS} red points instead where your storage is full."),
    "worker": ("worker", "Stands for a card of any colour."),
}
OURS = "Ours, unless the table plays with the content of a box: {what}"
KINDS = {
    "boards": ("the layouts of the boards", "what is printed on the region boards could not be had."),
    "farmland": ("the farm kinds of farmland", "which tiles show which farm kinds could not be had."),
    "region_cards": ("the colours of the region cards", "how many there are of each colour could not be had."),
    "yield_cards": ("the yield cards", "what they bring could not be had."),
    "colour_bonuses": ("the values of the colour bonuses", "what they are worth could not be had."),
}
PHASES = {
    "joining": (
        "joining the boards",
        "All join their three boards at once and in secret: side by side, in any order, each turned by 180° or not, and"
        f" half a space higher or lower than the one before. No area may have more than {LARGEST_AREA} spaces. Then the"
        " starting castle is placed.",
    ),
    "bonus": ("the first bonus tile", "In turn, everybody takes a bonus tile."),
    "turns": (
        "turns",
        "One action in each turn: draw region cards, take an open tile, or place a stored one. A marble pays for one"
        " more.",
    ),
}
SCORES = {
    **{
        f"round {number}": (f"round {number}", f"Your green points at the end of round {number}.")
        for number in range(1, ROUNDS + 1)
    },
    "direct": ("red points won at once", "From yield cards, and for hexes that found no room."),
    "pieces": ("pieces left", "1 point for every stored tile or hex, every marble and every worker left at the end."),
    "cards": ("cards left", f"1 point for every {CARDS_A_POINT} region cards left at the end."),
}
POINTS = ", ".join(f"{AREA_POINTS[size]} for {size}" for size in range(1, LARGEST_AREA + 1))
THINGS = {
    "domain": (
        "domain",
        "Your three joined boards. A tile needs an empty space of its colour next to a covered one.",
    ),
    "area": ("area", f"Spaces of one colour that touch. Covering the last of them brings green points: {POINTS}."),
    "display": (
        "open tiles",
        f"{OPEN} tiles to take from; only one that fits into your domain can be taken. A gap is filled from the taker’s"
        f" own stack. If {TOO_MANY} of a colour lie there, these are exchanged for neutral ones. Who finds none that"
        " fits may exchange all tiles of one type, until one does; that one must be taken.",
    ),
    "neutral": ("neutral tiles", f"{NEUTRALS} tiles that belong to nobody: they begin the display and fill it up."),
    "stack": (
        "stacks",
        f"Your own tiles, {STACKS} stacks of {STACK}, face down. Whoever first empties stack 1 ends round 1, and so on;"
        " all then have had equally many turns. After round 3 everybody has one more turn.",
    ),
    "storage": (
        "storage",
        "Holds tiles and hexes until they are placed: 1 piece, and 1 more for each bonus tile “+1 storage space”. If it"
        " is full, a piece must leave the game before another is taken.",
    ),
    "start": ("starting castle", "The first piece of your domain. It brings neither points nor an effect."),
    "hex": (
        "wooden hex",
        "Lies in your storage. From your next turn on it can be placed on a space of any colour, paid in that colour,"
        " and brings what a tile there would bring. On farmland it is a farm kind of its own.",
    ),
    "marble": ("marble", "Pays for one more action, once in a turn. 1 point if left at the end."),
    "worker": ("worker", "Stands for a card of any colour. 1 point if left at the end."),
    "region card": (
        "region card",
        f"{REGION_CARDS} cards in eight colours. Placing a tile costs {PRICE} cards of its colour; for each of them a"
        " pair of another colour will do, or a worker. The draw action brings"
        f" {DRAWN['revised']} cards ({DRAWN['first']} in the first edition); you start with {START_HAND}.",
    ),
    "yield card": ("yield card", f"{YIELD_CARDS} cards. A coach turns one up, and it takes effect at once."),
    "bonus tile": (
        "bonus tile",
        f"{BONUS_TILES} of each of five kinds: one for everybody at the start, and one for every city. They add up.",
    ),
    "colour bonus": (
        "colour bonus",
        "Green points for who first covers all spaces of a colour, fewer for who is second, none after that.",
    ),
    "green": (
        "green points",
        "At the end of each round all your green points count as red ones, and stay: what you win in round 1 counts"
        f" {ROUNDS} times.",
    ),
    "red": ("red points", "What counts in the end. They grow with the green points of every round."),
    "first": ("first player", "Begins every circle of turns, for the whole game."),
}

WORDS = {
    "title": "The Castles of Tuscany",
    "green": "green points",
    "red": "red points",
    "marble": "marble",
    "workers": "workers",
    "hexes": "hexes",
    "option.players": "how many play, 2 to 4",
    "option.edition": f"how many region cards the draw action brings: {DRAWN['revised']} in the revised edition,"
    f" {DRAWN['first']} in the first one",
    "option.content": "what an owner of the box has corrected of boards, farmland, cards and colour bonuses; what is"
    " not given is ours",
    "allowed.content": "a file with corrected content",
    "name.players": "players",
    "name.edition": "edition",
    "name.content": "content of the box",
    "value.edition.revised": f"revised ({DRAWN['revised']} cards)",
    "value.edition.first": f"first ({DRAWN['first']} cards)",
    # Answers
    "element.stop": "end the turn",
    "element.decline": "place nothing",
    # The score sheet
    **{name: text for name, (text, _) in SCORES.items()},
    **{f"help.score.{name}": text for name, (_, text) in SCORES.items()},
    # Pieces
    **{f"type.{name}": name for name in TYPES},
    **{f"help.type.{name}": text for name, text in TYPES.items()},
    **{f"colour.{name}": name for name in COLOUR_NAMES},
    **{f"farm.{name}": text for name, (text, _) in FARMS.items()},
    **{f"help.farm.{name}": FARM for name in FARMS},
    **{f"bonus.{name}": text for name, (text, _) in BONUSES.items()},
    **{f"help.bonus.{name}": text for name, (_, text) in BONUSES.items()},
    **{f"reward.{name}": text for name, (text, _) in REWARDS.items()},
    **{f"help.reward.{name}": text for name, (_, text) in REWARDS.items()},
    **{f"kind.{name}": text for name, (text, _) in KINDS.items()},
    **{f"help.kind.{name}": OURS.format(what=text) for name, (_, text) in KINDS.items()},
    **{f"phase.{name}": text for name, (text, _) in PHASES.items()},
    **{f"help.phase.{name}": text for name, (_, text) in PHASES.items()},
    **{f"thing.{name}": text for name, (text, _) in THINGS.items()},
    **{f"help.thing.{name}": text for name, (_, text) in THINGS.items()},
    **{f"letter.{letter}": letter for letter in LETTERS},
    **{f"short.{name}": code for name, code in zip(TYPE_NAMES, CODES, strict=True)},
    **{f"short.{name}": code for name, (_, code) in FARMS.items()},
    # Captions
    "label.due": "the round ends with this circle",
    "label.last": "last turns",
    "label.first": "first player",
    "label.open": "open tiles",
    "label.neutral": "neutral tiles",
    "label.deck": "region cards",
    "label.discards": "discards",
    "label.yields": "yield cards",
    "label.yielded": "turned up",
    "label.bonuses": "bonus tiles",
    "label.colours": "colour bonuses",
    "label.boards": "boards",
    "label.hand": "hand",
    "label.storage": "storage",
    "label.new": "new",
    "label.stacks": "stacks",
    "label.green": "green",
    "label.red": "red",
    "label.marble": "marble",
    "label.workers": "workers",
    "label.ours": "ours, not printed",
    "label.legend": "[ ] covered, + within reach",
}

SENTENCES = {
    **{f"the {name}": f"the {name}" for name in TYPE_NAMES},
    **{f"a {name}": f"a {name}" for name in TYPE_NAMES},
    "a farmland": "farmland",
    **{f"bare {name}": name for name in TYPE_NAMES},
    "the farmland of": "the farmland ({farms})",
    "a farmland of": "farmland ({farms})",
    "bare farmland of": "farmland ({farms})",
    "the hex": "the hex",
    **{f"all {name}": plural for name, plural in zip(TYPE_NAMES, PLURALS, strict=True)},
    **{f"one {name}": name for name in COLOUR_NAMES},
    **{f"this {name}": name for name in COLOUR_NAMES},
    **{f"many {name}": name for name in COLOUR_NAMES},
    "space": "column {column}, space {place}",
    "of colours": "{colours} {cards}",
    "neutral": "{tile} (a neutral tile)",
    "owned": "{tile} (a player’s tile)",
    # How boards lie
    "board": "{letter}",
    "board.turned": "{letter} (turned)",
    "arrangement": "{boards}, {steps}",
    "each higher": "each half a space higher",
    "each lower": "each half a space lower",
    "middle higher": "the middle one half a space higher",
    "middle lower": "the middle one half a space lower",
    "areas.first": "{number} of {spaces}",
    "areas": "{number} of {size}",
    # The texts of pieces
    "text.tiles": "{own} in every player’s set, {neutral} neutral.",
    "text.colour": "The colour of this tile: {type}. Its cards pay for spaces of this colour.",
    # Actions
    "arrange": "join {arrangement}",
    "start": "place the starting castle in {space}",
    "bonus": "take the bonus tile “{bonus}”",
    "take": "take {tile}",
    "take.instead": "take {tile} and remove {piece} for it",
    "take.full": "take {tile} and remove a stored piece for it",
    "sweep": "exchange all open {types} ({number}) for neutral tiles",
    "put": "place {tile} in {space}",
    "put.hex": "place the hex as {tile} in {space}",
    "put free": "place {tile} in {space} for nothing",
    "draw": "draw {cards}",
    "stop": "end the turn",
    "remove": "remove {piece} from the game",
    "pay": "pay {price}",
    "decline": "place nothing",
    # What actions are about
    "explain.arrange": "Areas: {areas}.",
    "explain.start": "Your first tile must lie next to it; the spaces around: {colours}.",
    "explain.full": "Your storage is full: the piece that makes room leaves the game.",
    "explain.last tile": "The gap takes the last tile of your stack {stack}: with it the round ends after this circle.",
    "explain.sweep": "Players’ tiles among them leave the game. Then you must take a tile that fits.",
    "explain.draw": "Your bonus tiles “+1 region card” bring {number} of them.",
    "explain.stop": "You keep your marble.",
    "explain.remove": "Then you take {tile}.",
    "explain.pay": "You keep {cards} and {workers}.",
    "explain.decline": "The castle has no other effect.",
    "gives.area": "Completes an area of {what}: {points}.",
    "gives.colour": "Covers the last {what} space: {points}.",
    "gives.farms": "{what} in the area: {points}.",
    "again": "Green points count again in every coming round: {number} times from now on.",
    "ours": "(Ours: {kind}.)",
    # Questions
    "ask.Joining": "join the boards and place the starting castle",
    "ask.Arrange": "join your three boards, from left to right",
    "ask.Start": "place the starting castle on a dark green space",
    "ask.ChooseBonus": "take a bonus tile",
    "ask.Turn.take": "take a tile",
    "ask.Turn.sweep": "exchange tiles (none fits)",
    "ask.Turn.put": "place a stored one",
    "ask.Turn.draw": "draw region cards",
    "ask.Another": "use a marble for one more action, or end your turn",
    "ask.Take": "take a tile that fits",
    "ask.Take.sweep": "exchange more tiles (none fits)",
    "ask.Remove": "remove a stored piece to make room for {tile}",
    "ask.Pay": "pay {price}, or what stands for them",
    "ask.Castle": "place an open tile for nothing, or none",
    # Why not
    "why.joined": "Your boards are already joined.",
    "why.area": "An area of {number} {colour} spaces would arise: {most} is the most.",
    "why.boards first": "Your boards come first.",
    "why.dark green": "The starting castle needs a dark green space.",
    "why.no bonus": "No such bonus tiles are left.",
    "why.bonus later": "A bonus tile comes with every city that you place.",
    "why.no tile": "No tile lies here.",
    "why.colour full": "All your {colour} spaces are covered.",
    "why.no space": "No empty {colour} space next to your tiles.",
    "why.storage": "You have only {spaces}.",
    "why.storage empty": "Your storage is empty.",
    "why.nothing stored": "This storage space is empty.",
    "why.new hex": "This hex came in this turn: it can be placed from your next turn on.",
    "why.hex unpaid": "You cannot pay for any space next to your tiles: each needs {number} cards of its colour, or"
    " what stands for them.",
    "why.domain full": "All your spaces are covered.",
    "why.covered": "This space is already covered.",
    "why.far": "This space is not next to your tiles.",
    "why.not stored": "You have no {type} in storage.",
    "why.price.1": "Needs {cards}: 1 more, or a pair of another colour, or a worker.",
    "why.price.2": "Needs {cards}: 2 more, or for each of them a pair of another colour or a worker.",
    "why.paying": "Cards and workers are paid when a tile is placed.",
    "why.few cards": "You have only {cards}.",
    "why.no cards": "You have no {colour} card.",
    "why.no pair": "You have {cards}: only a pair stands for a card.",
    "why.enough": "{number} cards of this colour are enough.",
    "why.few workers": "You have only {workers}.",
    "why.no workers": "You have no workers.",
    "why.must take": "After an exchange a tile must be taken.",
    "why.not open": "No {type} is among the open tiles.",
    "why.castle": "A castle places an open tile, not a stored one.",
    # Events
    "tell.joined": "{player} joins {arrangement}",
    "tell.started": "{player} places the starting castle in {space}",
    "tell.round": "Round {round} begins",
    "tell.last turns": "Everybody has one more turn",
    "tell.round scored": "Round {round} is scored: green points count as red ones, and stay for the next round",
    "tell.round scored.last": "Round {round} is scored: green points count as red ones",
    "tell.scored": "{player} scores {points}",
    "tell.ends": f"What is left counts: 1 point for each piece, and for every {CARDS_A_POINT} region cards",
    "tell.drew": "{player} draws {cards}",
    "tell.card": "{colour} card",
    "tell.reshuffled": "The discards are shuffled: a new deck of {cards}",
    "tell.paid": "{player} pays {price}",
    "tell.workers": "{player} gets {workers}",
    "tell.workers.paid": "{player} pays {workers}",
    "tell.marble": "{player} gets {marble}",
    "tell.marble.paid": "{player} uses {marble} for one more action",
    "tell.hexes": "{player} gets {hexes}",
    "tell.took": "{player} takes {tile}",
    "tell.turned up": "{player} turns up {tile}",
    "tell.turned up.neutral": "A neutral tile is turned up: {tile}",
    "tell.swept": "{player} exchanges all open {types} ({number})",
    "tell.five": "{number} {types} lie open: they are exchanged for neutral tiles",
    "tell.renewed": "The removed neutral tiles are shuffled: {tiles}",
    "tell.stack empty": "{player} has emptied stack {stack}",
    "tell.placed": "{player} places {tile} in {space}",
    "tell.removed": "{player} removes {tile} from the game",
    "tell.green.area": "{player} completes an area of {what}: {points}",
    "tell.green.colour": "{player} covers the last {what} space: {points}",
    "tell.green.farms": "{player} has {what} in the area: {points}",
    "tell.green.storage": "{player} gets {points} for the storage space",
    "tell.red.no room": "{player} has no room for the hex: {points}",
    "tell.bonus": "{player} takes the bonus tile “{bonus}”",
    "tell.yield": "{player} turns up a yield card: {reward}",
}

ENGLISH = Language("en", WORDS, titles(WORDS), SENTENCES, COUNTED)
