"""How Flash Cards is read on a player's own phone."""

from artgames.engine.capabilities import OnPhone
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.flash_cards.rules.records import TableView


def _answers(view: TableView) -> dict[str, str]:
    """As they stand on the board."""
    return {f"number={number}": text for number, text in enumerate(view.asked.answers, 1)}


PHONE = OnPhone(
    labels={
        "choose": QT_TRANSLATE_NOOP("flash_cards", "Answer"),
        "number": QT_TRANSLATE_NOOP("flash_cards", "Your answer"),
        "write": QT_TRANSLATE_NOOP("flash_cards", "Write"),
        "text": QT_TRANSLATE_NOOP("flash_cards", "Your answer"),
        "give_up": QT_TRANSLATE_NOOP("flash_cards", "I don’t know"),
        "turn": QT_TRANSLATE_NOOP("flash_cards", "Turn the card"),
        "knew_it": QT_TRANSLATE_NOOP("flash_cards", "Knew it"),
        "not_yet": QT_TRANSLATE_NOOP("flash_cards", "Not yet"),
        "next_card": QT_TRANSLATE_NOOP("flash_cards", "Next card"),
    },
    labels_of=_answers,
)
