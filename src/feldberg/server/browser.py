"""What the browser app is told in files instead of retyping it: `python -m feldberg.server.browser web/src`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from feldberg.core.registry import game, games
from feldberg.core.rooms import room
from feldberg.core.view import View
from feldberg.core.words import LANGUAGES
from feldberg.server import messages
from feldberg.server.typescript import Source


def files(names: Sequence[str]) -> dict[str, str]:
    """What each file holds, by its path: those of all games, and those of each of these."""
    shared = shared_view()
    found = {"messages.ts": wire(shared).text(), "view.ts": shared.text()}
    for name in names:
        found |= {f"games/{name}/{file}": text for file, text in files_of(name, shared).items()}
    return found


def shared_view() -> Source:
    source = Source("src/feldberg/core/view.py")
    source.interface(View)
    return source


def wire(view: Source) -> Source:
    """Every message, and what either side may send on the socket."""
    source = Source("src/feldberg/server/messages.py")
    source.takes_from("./view", view)
    for model in vars(messages).values():
        if isinstance(model, type) and issubclass(model, messages.Message) and model is not messages.Message:
            source.interface(model)
    source.alias("ClientMessage", get_args(messages.ClientMessage)[0])
    source.alias("ServerMessage", messages.ServerMessage)
    return source


def files_of(name: str, shared: Source) -> dict[str, str]:
    """A game's printed content, the type of its view, and its glossaries."""
    one = game(name)
    rooms = {file: room(one.package, file) for file in ("printed", "view")}
    names = {hint: called for module in rooms.values() for called, hint in named(module).items()}

    content = Source(f"src/feldberg/games/{name}/printed.py", names)
    hints = get_type_hints(get_type_hints(rooms["printed"].printed)["return"], include_extras=True)
    for key, value in one.printed().items():
        content.constant(key.upper(), hints[key], value)

    view = Source(f"src/feldberg/games/{name}/view.py", names)
    view.takes_from("./content", content)
    view.takes_from("../../view", shared)
    view.stands(View.__name__)
    view.interface(get_type_hints(rooms["view"].view)["return"], extends=View.__name__)

    glossaries = {
        f"glossary.{lang}.json": json.dumps(one.glossary(lang), ensure_ascii=False, indent=1) + "\n"
        for lang in LANGUAGES
    }
    return {"content.ts": content.text(), "view.ts": view.text(), **glossaries}


def named(module: ModuleType) -> dict[str, Any]:
    """The literals and unions to which a module gives names."""
    return {name: hint for name, hint in vars(module).items() if get_origin(hint) is Literal or type(hint) is UnionType}


def write(folder: Path) -> None:
    for name, text in files(games()).items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
