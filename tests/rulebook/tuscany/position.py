"""Positions for rule tests: everybody lives in the same domain, of boards made for the tests, and has nothing yet.

Colours are called by the initials that boards have, spaces by colour and number, column by column:

        G2                      Y4
    G1      O1      B1      D3      E3
        L3      O3      R1      B2
    L1      O2      D2      R2      R3
        Y1      D1      E1      O4
    L2      Y3      L4      E2      E4
        Y2      G3      L5      O5
                    G4

The starting castles stand on D1. Tiles are called by their types or farms, 'village' or 'vineyard+pigs', answers as
`Position.named` has it: 'take village', 'put hex Y3', 'pay Y LL', 'bonus marble'.
"""

from __future__ import annotations

from copy import copy
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import feldberg
from feldberg.core.events import Event
from feldberg.core.rows import without, zeros
from feldberg.games.tuscany.actions import WORKER
from feldberg.games.tuscany.box import INITIALS
from feldberg.games.tuscany.content import (
    BONUS_NAMES,
    FARM_NAMES,
    FARMLAND,
    HEX,
    NEUTRALS,
    OPEN,
    OWN_TILES,
    REWARD_NAMES,
    TILES,
    TYPE_NAMES,
    TYPE_OF,
    TYPES,
)
from feldberg.games.tuscany.questions import Turn
from feldberg.games.tuscany.rules import flow, placing
from feldberg.games.tuscany.state import NOTHING, PLAYING, START_CASTLE, WOODEN_HEX, Player, Table, own_tiles

BOARDS = {"A": "GLL GLYY OOY", "B": "ODG BDLG REL", "C": "DRE YBOO ERE"}
PRINTED: dict[str, Any] = {
    "boards": {f"{letter}{number}": board for letter, board in BOARDS.items() for number in range(1, 5)},
    "farmland": {
        "own": [["pigs", "vineyard"], ["vineyard"], ["olives", "wheat"], ["wheat"]],
        "neutral": [["pigs"], ["olives"], ["pigs", "olives"], ["vineyard", "wheat"]],
    },
    "region_cards": {
        "dark_green": 15,
        "red": 15,
        "blue": 15,
        "light_green": 16,
        "grey": 15,
        "orange": 16,
        "yellow": 15,
        "beige": 15,
    },
    "yield_cards": [
        {"reward": "red", "amount": 3, "cards": 5},
        {"reward": "green", "amount": 2, "cards": 5},
        {"reward": "cards", "amount": 2, "cards": 5},
        {"reward": "marble", "amount": 1, "cards": 4},
        {"reward": "hex", "amount": 1, "cards": 4},
        {"reward": "worker", "amount": 1, "cards": 4},
    ],
    "colour_bonuses": {
        "castle": [2, 1],
        "city": [3, 1],
        "tavern": [3, 2],
        "farmland": [4, 1],
        "quarry": [4, 2],
        "village": [4, 3],
        "monastery": [3, 1],
        "coach": [3, 2],
    },
}
WHY = {
    "area": ("green", placing.AN_AREA),
    "colour": ("green", placing.A_COLOUR),
    "farms": ("green", placing.NEW_FARMS),
    "storage": ("green", placing.A_STORAGE),
    "no room": ("red", placing.NO_ROOM),
}
WAY = 1  # A, B and C from left to right, B half a space lower
COLOURS = "".join("".join(board.split()) for board in BOARDS.values())
CELLS = {f"{colour}{COLOURS[: at + 1].count(colour)}": at for at, colour in enumerate(COLOURS)}
CELL_NAMES = list(CELLS)


def dealt(game: feldberg.Game[Any], seed: int = 1) -> Table:
    """The table laid out, with nothing asked yet."""
    table: Table = game.blank()
    table.chance.seed(seed)
    game.setup(table)
    table.telling = True
    table.events = []  # of its own: those of a blank table are shared by all
    return table


class Position:
    """The first round, with one neutral tile of each type open. Furnish the table, then let a player have a turn."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        self.game = feldberg.game("tuscany", players=players, **{"content": PRINTED, **options})
        table = dealt(self.game)
        self.table = table
        table.step = PLAYING
        table.first = 0
        table.round = 1
        table.deck = table.box.region_cards[:]
        table.neutral = vec[i64](range(NEUTRALS))
        unused = range(NEUTRALS + players * OWN_TILES, TILES)
        self.spare: list[int] = [*range(NEUTRALS), *unused]  # neutral tiles, and those of the sets that are not in play
        self.display(*(f"neutral {name}" for name in (*TYPE_NAMES[:FARMLAND], "pigs", *TYPE_NAMES[FARMLAND + 1 :])))
        for player in table.players:
            player.hand = zeros(TYPES)
            player.boards = zeros(len(BOARDS))
            player.arrangement = WAY
            player.laid[CELLS["D1"]] = START_CASTLE
            player.live_in(table.box.ways(player.boards)[WAY])

    def copy(self) -> Position:
        twin = copy(self)
        twin.table = self.table.copy()
        twin.spare = self.spare[:]
        return twin

    # Furnishing

    def player(self, seat: int = 0) -> Player:
        return self.table.players[seat]

    def tile(self, name: str) -> int:
        """Take a tile of a set that nobody plays with, or a 'neutral village'."""
        neutral = name.startswith("neutral ")
        wanted = name.removeprefix("neutral ")
        found = next(
            tile
            for tile in self.spare
            if (tile < NEUTRALS) == neutral and wanted in (self.face(tile), TYPE_NAMES[TYPE_OF[tile]])
        )
        self.spare.remove(found)
        self.table.neutral = without(self.table.neutral, found)
        return found

    def tiles(self, *names: str) -> vec[i64]:
        return vec[i64]([self.tile(name) for name in names])

    def hand(self, cards: str, seat: int = 0) -> None:
        """Give a player these cards of the deck."""
        for colour in cards.replace(" ", ""):
            self.table.deck[INITIALS.index(colour)] -= 1
            self.player(seat).hand[INITIALS.index(colour)] += 1

    def deck(self, cards: str, discards: str = "") -> None:
        """Let the deck and the discards have these cards alone; the rest leaves the game."""
        self.table.deck = vec[i64]([cards.count(colour) for colour in INITIALS])
        self.table.discards = vec[i64]([discards.count(colour) for colour in INITIALS])

    def display(self, *names: str) -> None:
        """Lay these tiles open; further places stay empty."""
        gaps = [NOTHING] * (OPEN - len(names))
        self.table.display = vec[i64]([*self.tiles(*names), *gaps])

    def neutral(self, *names: str, swept: tuple[str, ...] = ()) -> None:
        """Let the neutral supply, and the neutral tiles that were removed, be these."""
        self.spare = sorted({*self.spare, *map(int, self.table.neutral), *map(int, self.table.swept)})
        supply, removed = (self.tiles(*(f"neutral {name}" for name in pile)) for pile in (names, swept))
        self.table.neutral, self.table.swept = supply, removed

    def stack(self, name: str, count: int = 1) -> None:
        """Let such tiles be all that the first player has not yet turned up."""
        self.player().stack = vec[i64]([self.tile(name)] * count)

    def used(self, count: int, seat: int = 0) -> None:
        """Let a player have turned up so many own tiles."""
        self.player(seat).stack = own_tiles(seat)[count:]

    def store(self, *names: str, seat: int = 0) -> None:
        """Put pieces into the storage; a hex has lain there for some turns."""
        player = self.player(seat)
        player.hexes += names.count("hex")
        player.stored = vec[i64]([*player.stored, *self.tiles(*(name for name in names if name != "hex"))])

    def cover(self, *names: str, seat: int = 0) -> None:
        """Lay fitting tiles on spaces, without more; 'L1 wheat' says which, 'L1 hex' a hex."""
        player = self.player(seat)
        for cell, _, piece in (name.partition(" ") for name in names):
            kind = TYPE_NAMES[INITIALS.index(cell[0])]
            player.laid[CELLS[cell]] = WOODEN_HEX if piece == "hex" else self.tile(piece or kind)
        player.live_in(player.domain)

    def fill(self, *but: str, seat: int = 0) -> None:
        """Lay hexes on all spaces but these."""
        player = self.player(seat)
        for name, cell in CELLS.items():
            if name not in but and player.laid[cell] == NOTHING:
                player.laid[cell] = WOODEN_HEX
        player.live_in(player.domain)

    def own(self, *kinds: str, seat: int = 0) -> None:
        """Give a player bonus tiles, without their points."""
        for kind in kinds:
            at = [*BONUS_NAMES].index(kind)  # type: ignore[arg-type]
            self.table.bonuses[at] -= 1
            self.player(seat).bonuses[at] += 1

    def yields(self, *names: str, used: tuple[str, ...] = ()) -> None:
        """Let the yield cards be these: 'red', 'hex'."""
        left = list(range(27))
        piles = []
        for pile in (names, used):
            cards = []
            for name in pile:
                card = next(card for card in left if REWARD_NAMES[self.table.box.rewards[card]] == name)
                left.remove(card)
                cards.append(card)
            piles.append(vec[i64](cards))
        self.table.yields, self.table.used_yields = piles

    # Playing

    def turn(self, seat: int = 0) -> Position:
        """Let a player have a turn; the action is asked for even where there is only one."""
        self.table.drop_questions()
        self.table.place = (seat - self.table.first) % len(self.table.players)
        self.table.acted = 0
        self.table.ask(Turn(seat))
        self.table.renew_choices()
        return self

    def place(self, piece: str, cell: str, seat: int = 0) -> Position:
        """Let a player place a piece that is stored, for two cards of the colour."""
        self.store(piece, seat=seat)
        self.hand(cell[0] * 2, seat=seat)
        self.turn(seat).do(f"put {piece} {cell}")
        return self.do(f"pay {cell[0]} {cell[0]}") if self.question == "Pay" else self

    def begin_round(self, number: int) -> Position:
        self.table.round = number - 1
        flow.begin_round(self.table)
        return self.turn()

    def legal(self, kind: str = "") -> list[str]:
        """The legal answers, of one kind or all."""
        found = [self.named(action) for action in self.table.legal()]
        return sorted(name for name in found if name.split()[0] == kind or not kind)

    def do(self, *answers: str) -> Position:
        """Play legal answers, one after the other."""
        for answer in answers:
            found = [action for action in self.table.legal() if self.named(action) == answer]
            assert found, f"'{answer}' is not one of {self.legal()}"
            self.table.play(found[0])
        return self

    def named(self, action: int) -> str:
        """An action by name: a pair of cards is 'LL', a tile that a castle places is 'free city R1'."""
        parts = self.game.parts(action)
        kind = str(parts["kind"])
        values = [int(value) for value in list(parts.values())[1:]]
        if kind in ("take", "put free"):
            shown = [self.face(int(self.table.display[values[0]]))]
        elif kind in ("put", "remove"):
            shown = [self.face_name(values[0])]
        elif kind == "sweep":
            shown = [TYPE_NAMES[values[0]]]
        elif kind == "bonus":
            shown = [BONUS_NAMES[values[0]]]
        elif kind == "pay":
            shown = sorted((self.part(value) for value in values), key=len)
        else:
            shown = []
        cells = [CELL_NAMES[int(parts["cell"])]] if "cell" in parts else []
        return " ".join(["free" if kind == "put free" else kind, *shown, *cells])

    def part(self, part: int) -> str:
        """Half of a payment."""
        if part == WORKER:
            return "worker"
        colour = int(self.player(self.table.seat).domain.colour[self.table.top.cell])  # type: ignore[union-attr]
        return INITIALS[part] * (1 if part == colour else 2)

    def face(self, tile: int) -> str:
        return self.face_name(int(self.table.box.face[tile]))

    def face_name(self, face: int) -> str:
        if face == HEX:
            return "hex"
        farms = face - TYPES
        return (
            TYPE_NAMES[face] if farms < 0 else "+".join(name for at, name in enumerate(FARM_NAMES) if farms >> at & 1)
        )

    # Looking

    @property
    def question(self) -> str:
        return type(self.table.top).__name__

    def cards(self, seat: int = 0) -> str:
        """A player's hand, in the order of colours."""
        return "".join(colour * int(count) for colour, count in zip(INITIALS, self.player(seat).hand, strict=True))

    def stored(self, seat: int = 0) -> list[str]:
        player = self.player(seat)
        return [self.face(int(tile)) for tile in player.stored] + ["hex"] * int(player.hexes)

    def open_tiles(self) -> list[str]:
        return [self.face(int(tile)) for tile in self.table.display if tile != NOTHING]

    def on(self, cell: str, seat: int = 0) -> str:
        """What lies on a space."""
        piece = int(self.player(seat).laid[CELLS[cell]])
        special = {NOTHING: "", WOODEN_HEX: "hex", START_CASTLE: "start"}
        return special[piece] if piece in special else self.face(piece)

    def green(self, seat: int = 0) -> int:
        return int(self.player(seat).green)

    def red(self, seat: int = 0) -> int:
        return self.table.scores()[seat]

    def points(self, why: str) -> list[int]:
        """The points that the last answer brought for something."""
        kind, reason = WHY[why]
        return [event["points"] for event in self.told(kind) if event["why"] == reason]

    def told(self, kind: str) -> list[Event]:
        """What the last answer brought about."""
        return [event for event in self.table.events if event.kind.name == kind]
