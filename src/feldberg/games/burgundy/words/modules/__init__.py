"""What modules say: a file for each, with all languages side by side.

A file has up to three tables, named as those of a `Language`: WORDS, TITLES and SENTENCES, each text in English and in
Russian.
"""

from __future__ import annotations

from feldberg.games.burgundy.words.modules import (
    border_posts,
    extra_tiles,
    inns,
    receiving,
    shields,
    solo,
    team,
    trade_routes,
    white_castles,
)

Texts = dict[str, tuple[str, str]]

FILES = [border_posts, extra_tiles, inns, receiving, shields, solo, team, trade_routes, white_castles]


def of_modules(table: str, language: int) -> dict[str, str]:
    """One of the tables in one language: English is 0, Russian 1."""
    texts: Texts = {}
    for file in FILES:
        texts |= getattr(file, table, {})
    return {key: text[language] for key, text in texts.items()}
