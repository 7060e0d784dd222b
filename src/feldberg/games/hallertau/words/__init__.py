"""Names and sentences, in English and Russian, and the texts of all cards and spaces, made from their data.

The keys of `word`: 'title', 'option.<option>' (what it means), 'value.<option>.<value>', the lines of the score sheet,
the gains, 'resource.<resource>', 'building.<building>', 'space.<space>', 'deck.<deck>', 'phase.<1 to 11>',
'card.<deck>' (what the cards of a deck are called), 'short.<resource or building>' (a code of two or three letters),
'help.<...>' (what something does) and 'label.<...>' (captions).
"""

from feldberg.core.words import Words
from feldberg.games.hallertau.content.pieces import RESOURCE_NAMES
from feldberg.games.hallertau.words.english import ENGLISH
from feldberg.games.hallertau.words.events import HallertauTeller
from feldberg.games.hallertau.words.glossary import pieces
from feldberg.games.hallertau.words.grammar import PLAIN
from feldberg.games.hallertau.words.reasons import Reasons
from feldberg.games.hallertau.words.russian import RUSSIAN
from feldberg.games.hallertau.words.titles import SCORE_LINES

words = Words(
    [ENGLISH[PLAIN], RUSSIAN[PLAIN]],
    Reasons,
    HallertauTeller,
    pieces,
    sheet=SCORE_LINES,
    gains=(*RESOURCE_NAMES, "workers", "points"),
)
