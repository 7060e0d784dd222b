"""A position or a whole game as one HTML page that needs nothing else: no server, no network.

The page is the browser app's board and replay, built into one script (`npm run build`), with the views as its data.
"""

from __future__ import annotations

import base64
import gzip
import html
import json
import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from feldberg.core.game import Game
from feldberg.core.record import NOBODY, Record
from feldberg.core.state import State
from feldberg.extras import built
from feldberg.naming import seat_names, sitter
from feldberg.reel import Shot, shot, shots

SCRIPT = Path(__file__).parent / "site" / "embed.js"
HEIGHT = 760  # pixels that a notebook gives a page
# Nothing is loaded: what the page needs is in it.
POLICY = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; font-src data:; img-src data:"
PAGE = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
</head>
<body>
<script type="text/plain" id="feldberg-data">{data}</script>
<script>{script}</script>
</body>
</html>
"""


@dataclass(frozen=True)
class Page:
    """A page to save, or to see in a notebook."""

    html: str

    def save(self, path: Path | str) -> None:
        Path(path).write_text(self.html, encoding="utf-8")

    def _repr_html_(self) -> str:
        """In a frame of its own, so that neither its styles nor its scripts meet the notebook's."""
        return (
            f'<iframe srcdoc="{html.escape(self.html)}" sandbox="allow-scripts" width="100%" height="{HEIGHT}" '
            'style="border: 0" title="Feldberg"></iframe>'
        )


def show(what: State | Record, seat: int | None = None, lang: str = "en") -> Page:
    """A state as a seat or a spectator sees it; a record as a replay, from all perspectives unless a seat is given."""
    if isinstance(what, State):
        checked(what.game, seat)
        names = seat_names([sitter(NOBODY)] * what.game.players, lang)
        return page(what.game, names, [(seat, [shot(what, seat, lang, names)])], lang)
    checked(what.game, seat)
    what.verify()
    seats: Iterable[int | None] = (None, *range(what.game.players)) if seat is None else (seat,)
    names = seat_names([sitter(one) for one in what.who], lang)
    told = [(one, list(shots(what.game, what.seed, what.moves, one, lang, names))) for one in seats]
    return page(what.game, names, told, lang)


def checked(game: Game[Any], seat: int | None) -> None:
    if seat is not None:
        game.checked_seat(seat)


def page(game: Game[Any], names: list[str], told: list[tuple[int | None, list[Shot]]], lang: str) -> Page:
    title = game.word("title", lang)
    data = {
        "game": game.name,
        "title": title,
        "lang": lang,
        "names": names,
        "perspectives": [{"seat": seat, "frames": [asdict(one) for one in positions]} for seat, positions in told],
    }
    packed = gzip.compress(json.dumps(data, separators=(",", ":")).encode(), mtime=0)
    return Page(
        PAGE.format(
            lang=lang,
            policy=POLICY,
            title=html.escape(title),
            data=base64.b64encode(packed).decode(),
            script=script(),
        )
    )


def script() -> str:
    """The app's part, so written that it can stand within a page."""
    text = built(SCRIPT).read_text(encoding="utf-8")
    return re.sub(r"<(?=!--|/?script)", r"\\x3C", text, flags=re.IGNORECASE)
