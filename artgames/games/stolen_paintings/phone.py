"""How Stolen Paintings is read on a player's own phone."""

from artgames.engine.capabilities import OnPhone, Pictured
from artgames.engine.words import QT_TRANSLATE_NOOP

PHONE = OnPhone(
    pictured=Pictured(("exhibit", "auction"), "auction"),
    labels={
        "ready": QT_TRANSLATE_NOOP("stolen_paintings", "I’ve seen enough"),
        "steal": QT_TRANSLATE_NOOP("stolen_paintings", "Steal"),
        "hang": QT_TRANSLATE_NOOP("stolen_paintings", "Hang"),
        "mark": QT_TRANSLATE_NOOP("stolen_paintings", "Mark"),
        "wager": QT_TRANSLATE_NOOP("stolen_paintings", "Wager"),
        "token": QT_TRANSLATE_NOOP("stolen_paintings", "Wager on"),
        "others": QT_TRANSLATE_NOOP("stolen_paintings", "Other paintings you know"),
        "confirm": QT_TRANSLATE_NOOP("stolen_paintings", "Confirm"),
        "agree": QT_TRANSLATE_NOOP("stolen_paintings", "Agree"),
        "paintings": QT_TRANSLATE_NOOP("stolen_paintings", "Paintings"),
        "tokens": QT_TRANSLATE_NOOP("stolen_paintings", "Paintings you know"),
        "exhibit": QT_TRANSLATE_NOOP("stolen_paintings", "What hung on the wall"),
        "auction": QT_TRANSLATE_NOOP("stolen_paintings", "Auction"),
        "stolen": QT_TRANSLATE_NOOP("stolen_paintings", "Stolen, by number"),
        "my_marks": QT_TRANSLATE_NOOP("stolen_paintings", "Your marks"),
        "my_wager": QT_TRANSLATE_NOOP("stolen_paintings", "Your wager"),
    },
)
