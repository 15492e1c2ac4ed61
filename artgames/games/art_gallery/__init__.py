"""Art Gallery. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo
from artgames.engine.words import QT_TRANSLATE_NOOP

GAME = GameInfo(
    slug="art_gallery",
    title=QT_TRANSLATE_NOOP("art_gallery", "Art Gallery"),
    line=QT_TRANSLATE_NOOP(
        "art_gallery", "Walk through the museum, outbid the others, and hang the finest collection."
    ),
    min_seats=2,
    max_seats=6,
    minutes=(30, 60),
    age=10,
    needs=("pictures", "hands"),
    credit=QT_TRANSLATE_NOOP("art_gallery", "A game by Francesco Frittelli"),
    cards=48,
)
