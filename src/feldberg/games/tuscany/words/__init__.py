"""Names and sentences, in English and Russian, and the texts of tiles, cards and bonuses, made from the content.

The keys of `word`: 'title', 'option.<option>' (what it means), 'name.<option>', 'value.<option>.<value>', the lines of
the score sheet, the gains, 'type.<type>', 'colour.<colour>', 'farm.<farm>', 'reward.<reward>', 'bonus.<kind>',
'kind.<kind>' (of content), 'phase.<phase>', 'thing.<...>', 'letter.<letter>' (of boards), 'short.<type>' and
'short.<farm>' (codes), 'help.<...>' (what something does) and 'label.<...>' (captions).
"""

from feldberg.core.words import Words
from feldberg.games.tuscany.words.english import ENGLISH
from feldberg.games.tuscany.words.events import TuscanyTeller
from feldberg.games.tuscany.words.glossary import pieces
from feldberg.games.tuscany.words.reasons import Reasons
from feldberg.games.tuscany.words.russian import RUSSIAN
from feldberg.games.tuscany.words.titles import GAINS, SCORE_LINES

words = Words([ENGLISH, RUSSIAN], Reasons, TuscanyTeller, pieces, sheet=SCORE_LINES, gains=GAINS)
