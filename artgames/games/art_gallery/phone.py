"""How Art Gallery is read on a player's own phone."""

from artgames.engine.capabilities import OnPhone
from artgames.engine.numerals import numeral
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.art_gallery.rules.records import TableView


def _piles(view: TableView) -> dict[str, Sentence | str]:
    """Piles are called by the tiles that lie on them."""
    tops = [numeral(top) for top in view.pile_tops]
    pairs = [(one, other) for one in range(len(tops)) for other in range(len(tops)) if one < other]
    told: dict[str, Sentence | str] = {f"piles={(one,)}": tops[one] for one in range(len(tops))}
    told |= {f"piles={pair}": f"{tops[pair[0]]} + {tops[pair[1]]}" for pair in pairs}
    return told | {"piles=()": Sentence("art_gallery", QT_TRANSLATE_NOOP("art_gallery", "nothing"))}


PHONE = OnPhone(
    labels={
        "walk": QT_TRANSLATE_NOOP("art_gallery", "Walk"),
        "visit": QT_TRANSLATE_NOOP("art_gallery", "Bid"),
        "buy": QT_TRANSLATE_NOOP("art_gallery", "Buy"),
        "pick_up": QT_TRANSLATE_NOOP("art_gallery", "Take a card back"),
        "answer": QT_TRANSLATE_NOOP("art_gallery", "The painting you won"),
        "card": QT_TRANSLATE_NOOP("art_gallery", "Card"),
        "direction": QT_TRANSLATE_NOOP("art_gallery", "Way"),
        "direction=1": QT_TRANSLATE_NOOP("art_gallery", "clockwise"),
        "direction=-1": QT_TRANSLATE_NOOP("art_gallery", "anticlockwise"),
        "piles": QT_TRANSLATE_NOOP("art_gallery", "Piles"),
        "value": QT_TRANSLATE_NOOP("art_gallery", "Card"),
        "take": QT_TRANSLATE_NOOP("art_gallery", "Take it?"),
        "take=1": QT_TRANSLATE_NOOP("art_gallery", "Take it"),
        "take=0": QT_TRANSLATE_NOOP("art_gallery", "Leave it"),
        "hand": QT_TRANSLATE_NOOP("art_gallery", "Your cards"),
        "bids": "",
    },
    labels_of=_piles,
)
