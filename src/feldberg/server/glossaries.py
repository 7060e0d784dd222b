"""The games' glossaries as files for the browser app: `python -m feldberg.server.glossaries web/src/games`."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from feldberg.core.registry import game, games
from feldberg.core.words import LANGUAGES


def glossaries(names: Sequence[str]) -> dict[str, str]:
    """What each file of these games holds: '<game>/glossary.<lang>.json'."""
    return {
        f"{name}/glossary.{lang}.json": json.dumps(game(name).glossary(lang), ensure_ascii=False, indent=1) + "\n"
        for name in names
        for lang in LANGUAGES
    }


def write(folder: Path) -> None:
    for name, text in glossaries(games()).items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
