"""Making a sentence of this game."""

from collections.abc import Mapping

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice
from artgames.games.art_robbery.data import FACES, Tile

RAID_NAMES = (
    QT_TRANSLATE_NOOP("art_robbery", "Sketches"),
    QT_TRANSLATE_NOOP("art_robbery", "Sculptures"),
    QT_TRANSLATE_NOOP("art_robbery", "Antiquities"),
    QT_TRANSLATE_NOOP("art_robbery", "Paintings"),
)
"""By raid, for headings; sentences spell them out, since other languages bend them."""

SLUG = "art_robbery"
say = Voice(SLUG)


def say_of_tile(tile: Tile, number: str, boss: str, people: Mapping[str, int], told: str = "") -> Sentence:
    """One text for a number, which may use ``{value}``, and another one for the Boss."""
    face = FACES.prints[tile]
    return say(boss, people, told=told) if face.boss else say(number, people, told=told, value=face.value)
