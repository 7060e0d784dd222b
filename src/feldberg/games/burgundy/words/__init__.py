"""Names and sentences, in English and Russian.

The keys of `word`: 'title', 'option.<option>', the lines of the score sheet, the gains, 'colour.<colour>',
'goods.<colour>', 'phase.<0 to 4>', 'tile.<tile>' (a name), 'short.<tile>' (a code of three letters), 'help.<tile>'
(what it does), 'shield.<number>', 'help.shield.<number>', 'short.goods.<colour>' and 'label.<...>' (captions). Those of
tiles may end with an edition; the help of monasteries 6, 15 and 26 must.
"""

from feldberg.core.words import Words
from feldberg.games.burgundy.words.english import ENGLISH
from feldberg.games.burgundy.words.events import BurgundyTeller
from feldberg.games.burgundy.words.glossary import pieces
from feldberg.games.burgundy.words.reasons import Reasons
from feldberg.games.burgundy.words.russian import RUSSIAN

words = Words(
    [ENGLISH, RUSSIAN],
    Reasons,
    BurgundyTeller,
    pieces,
    sheet=(
        "regions",
        "phases",
        "bonuses",
        "animals",
        "sales",
        "watchtowers",
        "goods",
        "silver",
        "workers",
        "monasteries",
        "posts",
        "routes",
        "shields",
        "partner",
        "cells",
    ),
    gains=("points", "silver", "workers", "goods"),
)
