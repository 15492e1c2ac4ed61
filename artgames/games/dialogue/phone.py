"""How The Dialogue is read on a player's own phone."""

from artgames.engine.capabilities import OnPhone, Pictured
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.dialogue.rules.records import TableView


def _own_texts(view: TableView) -> dict[str, str]:
    """What somebody has written is shown as it was written."""
    return {f"mine={view.mine}": view.mine.text} if view.mine is not None and view.mine.text else {}


PHONE = OnPhone(
    pictured=Pictured(("row",), "row"),
    labels={
        "write": QT_TRANSLATE_NOOP("dialogue", "Write a dialogue"),
        "name_speakers": QT_TRANSLATE_NOOP("dialogue", "Who speaks in your dialogue?"),
        "guess": QT_TRANSLATE_NOOP("dialogue", "Guess"),
        "tokens": QT_TRANSLATE_NOOP("dialogue", "Who is speaking?"),
        "text": QT_TRANSLATE_NOOP("dialogue", "What they say"),
        "mine": QT_TRANSLATE_NOOP("dialogue", "Your dialogue"),
        "speakers": QT_TRANSLATE_NOOP("dialogue", "The speakers"),
        "my_guess": QT_TRANSLATE_NOOP("dialogue", "Your guess"),
    },
    labels_of=_own_texts,
)
