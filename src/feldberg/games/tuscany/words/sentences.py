"""Actions and questions in words."""

from __future__ import annotations

from feldberg.core.words import Speaker
from feldberg.games.tuscany.actions import ARRANGE, WORKER
from feldberg.games.tuscany.content import BONUS_NAMES, FARMLAND, FIRST_FARMLAND, HEX, NEUTRALS, PAIR, PRICE, TYPE_NAMES
from feldberg.games.tuscany.domains import EVERY_WAY
from feldberg.games.tuscany.questions import Pay, Remove
from feldberg.games.tuscany.rules import cards, display
from feldberg.games.tuscany.state import NOTHING, Player, Table
from feldberg.games.tuscany.words import texts
from feldberg.games.tuscany.words.texts import face_name, of_colours, paid, space, type_name


class TuscanySpeaker(Speaker[Table]):
    @property
    def player(self) -> Player:
        return self.table.players[self.seat]

    # Pieces

    def face(self, tile: int) -> int:
        return int(self.table.box.face[tile])

    def open_tile(self, place: int) -> str:
        """An open tile; where one like it lies there that is not of the same kind, neutral or not, also that."""
        tile = self.table.display[place]
        name = face_name(self.tongue, self.face(tile))
        others = [other for other in self.table.display if other != NOTHING and self.face(other) == self.face(tile)]
        if len({other < NEUTRALS for other in others}) == 1:
            return name
        return self.tongue.sentence("neutral" if tile < NEUTRALS else "owned", tile=name)

    def stored_faces(self) -> list[int]:
        """What the pieces in the storage show, each once."""
        faces = [self.face(tile) for tile in self.player.stored]
        return [*dict.fromkeys(faces), *([HEX] if self.player.hexes else [])]

    # Set-up

    def say_arrange(self, order: int, turns: int, joins: int) -> str:
        way = EVERY_WAY[ARRANGE.at(order, turns, joins) - ARRANGE.start]
        return self.tongue.sentence("arrange", arrangement=texts.arrangement(self.tongue, way))

    def say_start(self, cell: int) -> str:
        return self.tongue.sentence("start", space=space(self.tongue, cell))

    def say_bonus(self, kind: int) -> str:
        return self.tongue.sentence("bonus", bonus=self.tongue.word(f"bonus.{BONUS_NAMES[kind]}"))

    # A turn

    def say_take(self, place: int) -> str:
        tile, faces = self.open_tile(place), self.stored_faces()
        if self.player.has_room():
            return self.tongue.sentence("take", tile=tile)
        if len(faces) == 1:
            return self.tongue.sentence("take.instead", tile=tile, piece=face_name(self.tongue, faces[0]))
        return self.tongue.sentence("take.full", tile=tile)

    def say_sweep(self, kind: int) -> str:
        types = self.tongue.sentences[f"all {TYPE_NAMES[kind]}"]
        return self.tongue.sentence("sweep", types=types, number=display.types_open(self.table)[kind])

    def say_put(self, face: int, cell: int) -> str:
        where = space(self.tongue, cell)
        if face == HEX:
            tile = type_name(self.tongue, int(self.player.domain.colour[cell]), "a")
            return self.tongue.sentence("put.hex", tile=tile, space=where)
        return self.tongue.sentence("put", tile=face_name(self.tongue, face), space=where)

    def say_draw(self) -> str:
        return self.tongue.sentence("draw", cards=texts.cards(self.tongue, int(cards.by_action(self.table, self.seat))))

    def say_stop(self) -> str:
        return self.tongue.sentence("stop")

    # Within an action

    def say_remove(self, face: int) -> str:
        return self.tongue.sentence("remove", piece=face_name(self.tongue, face))

    def say_pay(self, one: int, two: int) -> str:
        return self.tongue.sentence("pay", price=paid(self.tongue, *self.price(one, two)))

    def price(self, one: int, two: int) -> tuple[dict[int, int], int]:
        """What is paid, cards by colour, that of the space first, and workers."""
        assert isinstance(self.top, Pay)
        own = int(self.player.domain.colour[self.top.cell])
        counts: dict[int, int] = {}
        for part in sorted((one, two), key=lambda part: part != own):
            counts[part] = counts.get(part, 0) + (1 if part in (own, WORKER) else PAIR)
        workers = counts.pop(WORKER, 0)
        return counts, workers

    def say_put_free(self, place: int, cell: int) -> str:
        return self.tongue.sentence("put free", tile=self.open_tile(place), space=space(self.tongue, cell))

    def say_decline(self) -> str:
        return self.tongue.sentence("decline")

    # Questions

    def asked(self) -> str:
        tongue, top = self.tongue, self.top
        key = f"ask.{self.question}"
        if self.question == "Turn":
            ways = [way for way, there in self.ways_to_act().items() if there]
            return tongue.either([tongue.sentence(f"{key}.{way}") for way in ways])
        if self.question == "Take" and not self.any_open_fits():
            return tongue.sentence(f"{key}.sweep")
        if isinstance(top, Remove):
            return tongue.sentence(key, tile=self.open_tile(int(top.place)))
        if isinstance(top, Pay):
            colour = int(self.table.players[top.seat].domain.colour[top.cell])
            return tongue.sentence(key, price=of_colours(tongue, {colour: PRICE}))
        return tongue.sentence(key)

    # All read what a player is asked: what hangs on the hand is not told apart.

    def ways_to_act(self) -> dict[str, bool]:
        take = self.any_open_fits()
        sweep = not take and display.may_sweep(self.table, self.seat)
        stored = [face for face in self.stored_faces() if self.may_fit(face)]
        return {"take": take, "sweep": sweep, "put": bool(stored), "draw": True}

    def any_open_fits(self) -> bool:
        return len(display.fitting(self.table, self.seat)) > 0

    def may_fit(self, face: int) -> bool:
        """Whether the domain has a space for a stored piece."""
        if face == HEX:
            return self.player.hexes > self.player.fresh and self.player.open != 0
        return display.fits(self.player, type_of(face))


def type_of(face: int) -> int:
    """Of a tile."""
    return FARMLAND if face >= FIRST_FARMLAND else face
