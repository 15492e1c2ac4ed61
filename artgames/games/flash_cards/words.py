"""The game in sentences."""

from artgames.engine.api import Outcome
from artgames.engine.event_texts import describe_events
from artgames.engine.facts import Asked, Element
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice
from artgames.games.flash_cards.rules import records
from artgames.games.flash_cards.rules.records import TableView

QUESTIONS: dict[Element, str] = {
    "title": QT_TRANSLATE_NOOP("flash_cards", "What is this painting called?"),
    "artist": QT_TRANSLATE_NOOP("flash_cards", "Who painted this?"),
    "date": QT_TRANSLATE_NOOP("flash_cards", "When was this painted?"),
    "school": QT_TRANSLATE_NOOP("flash_cards", "Which school or movement is this?"),
    "museum": QT_TRANSLATE_NOOP("flash_cards", "Which museum does this painting belong to?"),
}

OF_ORIGINALS: dict[Element, str] = {
    "title": QT_TRANSLATE_NOOP("flash_cards", "Which painting is this a homage to?"),
    "artist": QT_TRANSLATE_NOOP("flash_cards", "Who painted the original?"),
    "date": QT_TRANSLATE_NOOP("flash_cards", "When was the original painted?"),
    "school": QT_TRANSLATE_NOOP("flash_cards", "Which school or movement is the original?"),
    "museum": QT_TRANSLATE_NOOP("flash_cards", "Which museum does the original belong to?"),
}
"""Of a homage nothing else is asked: the picture that is shown was painted by our atelier."""

_TOLD = {
    "right": QT_TRANSLATE_NOOP("flash_cards", "Right: {true}."),
    "nearly": QT_TRANSLATE_NOOP("flash_cards", "Close enough, so it counts: {true}."),
    "wrong": QT_TRANSLATE_NOOP("flash_cards", "Not yet: it’s {true}."),
}

_say = Voice("flash_cards")


def question(asked: Asked) -> Sentence:
    return _say((OF_ORIGINALS if asked.homage else QUESTIONS)[asked.element])


def told_answer(element: Element, answer: str, *, homage: bool) -> Sentence:
    """What is right, to a whole class; whether it is said of an original, the question has told."""
    return _say(QT_TRANSLATE_NOOP("flash_cards", "Answer: {answer}."), answer=_in_a_sentence(answer))


def status(view: TableView) -> Sentence:
    """What the learner is to do, for the line above the board."""
    if view.phase == "ended":
        return _result_of(view)
    if view.phase == "told" and view.worth is not None:
        return _say(_TOLD[view.worth], true=_in_a_sentence(view.true))
    if view.phase == "turned":
        return _say(QT_TRANSLATE_NOOP("flash_cards", "Did you know it?"))
    return question(view.asked)


def resume(view: TableView) -> Sentence:
    """Where an unfinished match stands."""
    if view.phase == "ended":
        return _result_of(view)
    if view.is_again:
        return _say(QT_TRANSLATE_NOOP("flash_cards", "Going over the missed cards."))
    text = QT_TRANSLATE_NOOP("flash_cards", "Card {number} of {count}.")
    return _say(text, number=view.number, count=view.count)


def result(outcome: Outcome) -> Sentence:
    """From the outcome alone: it does not know how many cards there were."""
    known = outcome.points[0]
    if outcome.reason == "all_known":
        return _say(QT_TRANSLATE_NOOP("flash_cards", "You knew {count:the card|all # cards}."), count=known)
    if known == 0:
        return _say(QT_TRANSLATE_NOOP("flash_cards", "You didn’t know any yet. They will all come back."))
    text = QT_TRANSLATE_NOOP("flash_cards", "You knew {count:one card|# cards}. The ones you missed will be back soon.")
    return _say(text, count=known)


def _result_of(view: TableView) -> Sentence:
    asked = sum(not one.again for one in view.done)
    known = view.totals[0]
    return result(Outcome((0,), (known,), "all_known" if known == asked else "learned"))


def _card_asked(event: records.CardAsked) -> Sentence:
    text = (
        QT_TRANSLATE_NOOP("flash_cards", "Card {number} again.")
        if event.again
        else QT_TRANSLATE_NOOP("flash_cards", "Card {number}.")
    )
    return _say(text, number=event.number)


describe_event = describe_events(
    "flash_cards",
    {
        records.CardAsked: _card_asked,
        records.AnswerTold: lambda event: _say(_TOLD[event.result.worth], true=_in_a_sentence(event.true)),
        records.MatchEnded: lambda event: result(event.outcome),
    },
)
"""A line for the log; None for events not worth one."""


def _in_a_sentence(true: str) -> str:
    """“When Will You Marry?” needs no full stop behind it, but a sentence does: its own sign is left out."""
    return true.rstrip(".")
