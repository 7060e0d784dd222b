"""Names and sentences, in English and Russian, and the texts of all cards and assistants, made from their data.

The keys of `word`: 'title', 'option.<option>' (what it means), 'value.<option>.<value>', the lines of the score sheet,
the gains, 'kind.<kind>', 'good.<good>', 'resource.<resource>', 'colour.<colour>', 'phase.<phase>', 'thing.<...>',
'short.<resource>' (a code of two letters), 'help.<...>' (what something does) and 'label.<...>' (captions).
"""

from feldberg.core.words import Words
from feldberg.games.oh_my_goods.words.english import ENGLISH
from feldberg.games.oh_my_goods.words.events import OhMyGoodsTeller
from feldberg.games.oh_my_goods.words.glossary import pieces
from feldberg.games.oh_my_goods.words.reasons import Reasons
from feldberg.games.oh_my_goods.words.russian import RUSSIAN
from feldberg.games.oh_my_goods.words.titles import SCORE_LINES

words = Words([ENGLISH, RUSSIAN], Reasons, OhMyGoodsTeller, pieces, sheet=SCORE_LINES, gains=("points", "coins"))
