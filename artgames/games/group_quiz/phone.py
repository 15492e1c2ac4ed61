"""How Group Quiz is read on a player's own phone."""

from artgames.engine.capabilities import OnPhone, Pictured
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.group_quiz.rules.records import TableView
from artgames.games.group_quiz.words import category


def _texts(view: TableView) -> dict[str, Sentence | str]:
    """Answers as they stand on the board, and what questions can be about."""
    answers = view.asked.answers if view.asked is not None else ()
    told: dict[str, Sentence | str] = {f"answers={number}": text for number, text in enumerate(answers, 1)}
    return told | {f"categories={place}": category(element) for place, element in enumerate(view.categories, 1)}


PHONE = OnPhone(
    pictured=Pictured(("card",)),
    labels={
        "answer": QT_TRANSLATE_NOOP("group_quiz", "Answer"),
        "answers": QT_TRANSLATE_NOOP("group_quiz", "Your answer"),
        "buzz": QT_TRANSLATE_NOOP("group_quiz", "Buzz"),
        "knows": QT_TRANSLATE_NOOP("group_quiz", "Do you know?"),
        "knows=1": QT_TRANSLATE_NOOP("group_quiz", "I know!"),
        "knows=0": QT_TRANSLATE_NOOP("group_quiz", "I don’t know"),
        "choose": QT_TRANSLATE_NOOP("group_quiz", "Choose"),
        "categories": QT_TRANSLATE_NOOP("group_quiz", "Which category?"),
        "say": QT_TRANSLATE_NOOP("group_quiz", "Say it"),
        "words": QT_TRANSLATE_NOOP("group_quiz", "Your answer"),
    },
    labels_of=_texts,
)
