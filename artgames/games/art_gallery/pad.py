"""The paper pad: a line for each of the four itineraries, and what counts beside them (AG-20)."""

from artgames.engine.pad import PaperPad
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence

_LINES = (
    QT_TRANSLATE_NOOP("art_gallery", "Drop"),
    QT_TRANSLATE_NOOP("art_gallery", "Arch"),
    QT_TRANSLATE_NOOP("art_gallery", "Waves"),
    QT_TRANSLATE_NOOP("art_gallery", "Hourglass"),
    QT_TRANSLATE_NOOP("art_gallery", "Tiles with their paintings"),
    QT_TRANSLATE_NOOP("art_gallery", "Other tiles"),
    QT_TRANSLATE_NOOP("art_gallery", "Action cards ÷ 4"),
    QT_TRANSLATE_NOOP("art_gallery", "First player card"),
)

PAD = PaperPad(seats=6, rounds=0, lines=tuple(Sentence("art_gallery", line) for line in _LINES))
