"""How Picture Code is read on a player's own phone."""

from artgames.engine.capabilities import OnPhone, Pictured
from artgames.engine.words import QT_TRANSLATE_NOOP

PHONE = OnPhone(
    pictured=Pictured(("wall",), "wall", 0, "key"),
    labels={
        "clue": QT_TRANSLATE_NOOP("picture_code", "Give a clue"),
        "guess": QT_TRANSLATE_NOOP("picture_code", "Guess"),
        "suggest": QT_TRANSLATE_NOOP("picture_code", "Mark it for my team"),
        "stop": QT_TRANSLATE_NOOP("picture_code", "Stop here"),
        "word": QT_TRANSLATE_NOOP("picture_code", "One word"),
        "number": QT_TRANSLATE_NOOP("picture_code", "For how many paintings?"),
        "number=-1": QT_TRANSLATE_NOOP("picture_code", "as many as you like"),
        "places": QT_TRANSLATE_NOOP("picture_code", "Which painting?"),
        "key": QT_TRANSLATE_NOOP("picture_code", "The secret key"),
        "key=sun": QT_TRANSLATE_NOOP("picture_code", "Sun"),
        "key=rain": QT_TRANSLATE_NOOP("picture_code", "Rain"),
        "key=nobody": QT_TRANSLATE_NOOP("picture_code", "nobody"),
        "key=alarm": QT_TRANSLATE_NOOP("picture_code", "Alarm"),
    },
)
