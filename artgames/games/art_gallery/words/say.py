"""Making a sentence of this game."""

from collections.abc import Mapping

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice
from artgames.games.art_gallery.rules.records import SHOP, Area

SYMBOL_NAMES = (
    QT_TRANSLATE_NOOP("art_gallery", "Drop"),
    QT_TRANSLATE_NOOP("art_gallery", "Arch"),
    QT_TRANSLATE_NOOP("art_gallery", "Waves"),
    QT_TRANSLATE_NOOP("art_gallery", "Hourglass"),
)
"""By symbol, for headings; sentences spell them out, since other languages bend them."""

SLUG = "art_gallery"
say = Voice(SLUG)


def say_of_area(
    area: Area, shop: str, gallery: str, people: Mapping[str, int], told: str = "", **values: int
) -> Sentence:
    """One text for the Shop and another one for a gallery, which may use ``{area}``."""
    if area == SHOP:
        return Sentence(SLUG, shop, values, people, told=told)
    return Sentence(SLUG, gallery, {"area": area, **values}, people, told=told)
