"""How Steal This Game is read on a player's own phone."""

from artgames.engine.capabilities import OnPhone
from artgames.engine.numerals import numeral
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.steal_this_game.rules.records import TableView
from artgames.games.steal_this_game.rules.track import TRACK
from artgames.games.steal_this_game.words.stops import name_of


def _numbers(view: TableView) -> dict[str, Sentence | str]:
    """Boxes are counted from 1, and stops have names."""
    told: dict[str, Sentence | str] = {f"stop={stop}": name_of(stop) for stop in range(len(TRACK))}
    for field in ("position", "cashier", "first", "second", "money"):
        told |= {f"{field}={box}": numeral(box + 1) for box in range(view.boxes)}
    return told | {f"die={die}": numeral(face) for die, face in enumerate(view.dice or ())}


PHONE = OnPhone(
    labels={
        "hide": QT_TRANSLATE_NOOP("steal_this_game", "Stash the money"),
        "claim": QT_TRANSLATE_NOOP("steal_this_game", "Claim"),
        "answer": QT_TRANSLATE_NOOP("steal_this_game", "Answer"),
        "look": QT_TRANSLATE_NOOP("steal_this_game", "Look into a box"),
        "push_cashier": QT_TRANSLATE_NOOP("steal_this_game", "Send the cashier on"),
        "decline": QT_TRANSLATE_NOOP("steal_this_game", "Do neither"),
        "move_cashier": QT_TRANSLATE_NOOP("steal_this_game", "Move the cashier"),
        "stay": QT_TRANSLATE_NOOP("steal_this_game", "Leave the cashier"),
        "open": QT_TRANSLATE_NOOP("steal_this_game", "Open a box"),
        "remove_box": QT_TRANSLATE_NOOP("steal_this_game", "Take a box away"),
        "swap": QT_TRANSLATE_NOOP("steal_this_game", "Swap two boxes"),
        "shuffle_hidden": QT_TRANSLATE_NOOP("steal_this_game", "Mix them unseen"),
        "end_shuffle": QT_TRANSLATE_NOOP("steal_this_game", "Done"),
        "place_cashier": QT_TRANSLATE_NOOP("steal_this_game", "Place the cashier"),
        "reroll": QT_TRANSLATE_NOOP("steal_this_game", "Roll a die again"),
        "position": QT_TRANSLATE_NOOP("steal_this_game", "Box"),
        "cashier": QT_TRANSLATE_NOOP("steal_this_game", "Cashier before box"),
        "stop": QT_TRANSLATE_NOOP("steal_this_game", "Claim"),
        "believe": QT_TRANSLATE_NOOP("steal_this_game", "Do you believe it?"),
        "believe=1": QT_TRANSLATE_NOOP("steal_this_game", "Believe it"),
        "believe=0": QT_TRANSLATE_NOOP("steal_this_game", "Doubt it"),
        "first": QT_TRANSLATE_NOOP("steal_this_game", "Box"),
        "second": QT_TRANSLATE_NOOP("steal_this_game", "Box"),
        "pace": QT_TRANSLATE_NOOP("steal_this_game", "Pace"),
        "die": QT_TRANSLATE_NOOP("steal_this_game", "Die"),
        "dice": QT_TRANSLATE_NOOP("steal_this_game", "Your dice"),
        "money": QT_TRANSLATE_NOOP("steal_this_game", "The money is in box"),
        "seen": "",
    },
    labels_of=_numbers,
)
