"""How Chronology is read on a player's own phone."""

from artgames.engine.capabilities import OnPhone, Pictured
from artgames.engine.words import QT_TRANSLATE_NOOP

PHONE = OnPhone(
    pictured=Pictured(("row",), "row"),
    labels={
        "arrange": QT_TRANSLATE_NOOP("chronology", "Put in order"),
        "tokens": QT_TRANSLATE_NOOP("chronology", "Oldest first"),
        "my_list": QT_TRANSLATE_NOOP("chronology", "Your order"),
    },
)
