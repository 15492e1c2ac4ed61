"""How Title Teller is read on a player's own phone."""

from artgames.engine.capabilities import OnPhone, Pictured
from artgames.engine.words import QT_TRANSLATE_NOOP

PHONE = OnPhone(
    pictured=Pictured(("hand", "mine", "row"), "row"),
    labels={
        "tell": QT_TRANSLATE_NOOP("title_teller", "Make up a title"),
        "pass": QT_TRANSLATE_NOOP("title_teller", "Pass"),
        "add": QT_TRANSLATE_NOOP("title_teller", "Add a painting"),
        "vote": QT_TRANSLATE_NOOP("title_teller", "Vote"),
        "cards": QT_TRANSLATE_NOOP("title_teller", "Your paintings"),
        "title": QT_TRANSLATE_NOOP("title_teller", "Title"),
        "tokens": QT_TRANSLATE_NOOP("title_teller", "Which one is it?"),
        "hand": QT_TRANSLATE_NOOP("title_teller", "Your paintings"),
        "mine": QT_TRANSLATE_NOOP("title_teller", "Your painting"),
        "my_vote": QT_TRANSLATE_NOOP("title_teller", "Your vote"),
        "token": QT_TRANSLATE_NOOP("title_teller", "Your painting’s number"),
    },
)
