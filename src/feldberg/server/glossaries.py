"""The games' glossaries as files for the browser app: `python -m feldberg.server.glossaries web/src/games`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from feldberg.core.registry import game, games
from feldberg.core.words import LANGUAGES


def glossaries() -> dict[str, str]:
    """What each file holds: '<game>/glossary.<lang>.json'."""
    return {
        f"{name}/glossary.{lang}.json": json.dumps(game(name).glossary(lang), ensure_ascii=False, indent=1) + "\n"
        for name in games()
        for lang in LANGUAGES
    }


def write(folder: Path) -> None:
    for name, text in glossaries().items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
