"""Names and sentences, in English and Russian: what `say`, `asks`, `tells`, `gained`, `word` and `glossary` give."""

from feldberg.games.burgundy.words.glossary import glossary
from feldberg.games.burgundy.words.language import word
from feldberg.games.burgundy.words.sentences import asks, explain, gained, say, tells

__all__ = ["asks", "explain", "gained", "glossary", "say", "tells", "word"]
