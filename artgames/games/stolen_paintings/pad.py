"""The paper pad: a slip for each detective, and the points of all rounds."""

from artgames.engine.pad import PaperPad, Slip
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence

_HINT = QT_TRANSLATE_NOOP(
    "stolen_paintings",
    "Circle what was stolen. 1, 2, 3 found: 1, 3, 6 points · each wrong mark: −1 · exactly right: +3"
    " · thief: 1 for each painting a detective missed",
)

PAD = PaperPad(seats=8, rounds=8, slip=Slip(rounds=8, numbers=8, hint=Sentence("stolen_paintings", _HINT)))
