"""How Art Robbery is read on a player's own phone."""

from artgames.engine.capabilities import OnPhone
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.art_robbery.data import BOSS, DOG, FACES, GREEDY, kind
from artgames.games.art_robbery.rules.records import TableView

_KINDS = {
    BOSS: QT_TRANSLATE_NOOP("art_robbery", "Boss"),
    DOG: QT_TRANSLATE_NOOP("art_robbery", "Guard Dog"),
    GREEDY: QT_TRANSLATE_NOOP("art_robbery", "Greedy Thief"),
}


def _printed(view: TableView) -> dict[str, Sentence | str]:
    """Cards and tiles by what is printed on them."""
    told: dict[str, Sentence | str] = {}
    for card in range(len(FACES.kinds)):
        name = _KINDS.get(kind(card))
        printed = str(kind(card)) if name is None else Sentence("art_robbery", name)
        told |= {f"card={card}": printed, f"hand={card}": printed}
    for tile, face in enumerate(FACES.prints):
        printed = Sentence("art_robbery", _KINDS[BOSS]) if face.boss else str(face.value)
        told |= {f"tile={tile}": printed, f"my_stack={tile}": printed}
    for seat in range(view.seats):
        told[f"victim={seat}"] = Sentence("art_robbery", "{victim}", people={"victim": seat})
    return told


PHONE = OnPhone(
    labels={
        "play_card": QT_TRANSLATE_NOOP("art_robbery", "Play a card"),
        "defend": QT_TRANSLATE_NOOP("art_robbery", "Defend"),
        "card": QT_TRANSLATE_NOOP("art_robbery", "Card"),
        "tile": QT_TRANSLATE_NOOP("art_robbery", "Loot"),
        "victim": QT_TRANSLATE_NOOP("art_robbery", "From"),
        "victim=-1": QT_TRANSLATE_NOOP("art_robbery", "the middle"),
        "tile=-1": QT_TRANSLATE_NOOP("art_robbery", "none"),
        "give_dog": QT_TRANSLATE_NOOP("art_robbery", "The dog"),
        "give_dog=1": QT_TRANSLATE_NOOP("art_robbery", "Give the dog instead"),
        "give_dog=0": QT_TRANSLATE_NOOP("art_robbery", "Give the loot"),
        "hand": QT_TRANSLATE_NOOP("art_robbery", "Your cards"),
        "my_stack": QT_TRANSLATE_NOOP("art_robbery", "Your loot"),
    },
    labels_of=_printed,
)
