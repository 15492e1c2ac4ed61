"""The paper pad: the loot of four raids, and the alibis that decide who goes free."""

from artgames.engine.pad import PaperPad
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence

_LINES = (
    QT_TRANSLATE_NOOP("art_robbery", "Alibis"),
    QT_TRANSLATE_NOOP("art_robbery", "Sketches"),
    QT_TRANSLATE_NOOP("art_robbery", "Sculptures"),
    QT_TRANSLATE_NOOP("art_robbery", "Antiquities"),
    QT_TRANSLATE_NOOP("art_robbery", "Paintings"),
    QT_TRANSLATE_NOOP("art_robbery", "Given back"),
)

PAD = PaperPad(seats=5, rounds=0, lines=tuple(Sentence("art_robbery", line) for line in _LINES))
