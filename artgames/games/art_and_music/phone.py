"""How Art and Music is read on a player's own phone."""

from artgames.engine.capabilities import OnPhone, Pictured
from artgames.engine.words import QT_TRANSLATE_NOOP

PHONE = OnPhone(
    pictured=Pictured(("row",), "row"),
    labels={
        "love": QT_TRANSLATE_NOOP("art_and_music", "Choose a painting"),
        "pass": QT_TRANSLATE_NOOP("art_and_music", "Pass"),
        "name_painting": QT_TRANSLATE_NOOP("art_and_music", "Which painting did you mean?"),
        "guess": QT_TRANSLATE_NOOP("art_and_music", "Guess"),
        "tokens": QT_TRANSLATE_NOOP("art_and_music", "Which painting?"),
        "hint": QT_TRANSLATE_NOOP("art_and_music", "Your hint"),
        "token": QT_TRANSLATE_NOOP("art_and_music", "Your painting’s number"),
        "my_guess": QT_TRANSLATE_NOOP("art_and_music", "Your guess"),
    },
)
