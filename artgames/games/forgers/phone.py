"""How Forgers is read on a player's own phone."""

from artgames.engine.capabilities import OnPhone, Pictured
from artgames.engine.numerals import numeral
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.forgers.rules.records import TableView


def _places(view: TableView) -> dict[str, str]:
    """Places are counted from 1."""
    return {f"swapped={place}": numeral(place + 1) for place in range(len(view.wall))}


PHONE = OnPhone(
    pictured=Pictured(("wall", "hand", "before"), "wall", 0),
    labels={
        "ready": QT_TRANSLATE_NOOP("forgers", "I’ve seen enough"),
        "forge": QT_TRANSLATE_NOOP("forgers", "Forge"),
        "guess": QT_TRANSLATE_NOOP("forgers", "Guess"),
        "cards": QT_TRANSLATE_NOOP("forgers", "Your forgeries"),
        "places": QT_TRANSLATE_NOOP("forgers", "Which places?"),
        "swapped": QT_TRANSLATE_NOOP("forgers", "Swapped, two by two"),
        "hand": QT_TRANSLATE_NOOP("forgers", "Your forgeries"),
        "wall": QT_TRANSLATE_NOOP("forgers", "The wall"),
        "before": QT_TRANSLATE_NOOP("forgers", "The wall as it was"),
        "forged": "",
    },
    labels_of=_places,
)
