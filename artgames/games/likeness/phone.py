"""How Likeness is read on a player's own phone."""

from artgames.engine.capabilities import OnPhone, Pictured
from artgames.engine.words import QT_TRANSLATE_NOOP

PHONE = OnPhone(
    pictured=Pictured(("grid", "hand"), "grid"),
    labels={
        "give_clue": QT_TRANSLATE_NOOP("likeness", "Give a clue"),
        "remove": QT_TRANSLATE_NOOP("likeness", "Remove"),
        "way": QT_TRANSLATE_NOOP("likeness", "How it lies"),
        "way=upright": QT_TRANSLATE_NOOP("likeness", "upright: alike"),
        "way=sideways": QT_TRANSLATE_NOOP("likeness", "sideways: different"),
        "cards": QT_TRANSLATE_NOOP("likeness", "Your paintings"),
        "tokens": QT_TRANSLATE_NOOP("likeness", "Which are not the secret?"),
        "secret": QT_TRANSLATE_NOOP("likeness", "The secret is number"),
        "hand": QT_TRANSLATE_NOOP("likeness", "Your paintings"),
    },
)
