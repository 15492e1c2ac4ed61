"""The sentences of all games that ask about paintings. None of them tells an answer before the view or event does."""

from collections.abc import Mapping

from artgames.engine.api import Outcome
from artgames.engine.event_texts import EventText, describe_events
from artgames.engine.facts import Asked, Element
from artgames.engine.points import victory
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice
from artgames.games.group_quiz.rules import records
from artgames.games.group_quiz.rules.records import PadRow, TableView
from artgames.games.group_quiz.rules.scoring import final_outcome

QUESTIONS: Mapping[Element, str] = {
    "title": QT_TRANSLATE_NOOP("group_quiz", "What is it called?"),
    "artist": QT_TRANSLATE_NOOP("group_quiz", "Who painted it?"),
    "date": QT_TRANSLATE_NOOP("group_quiz", "When was it painted?"),
    "century": QT_TRANSLATE_NOOP("group_quiz", "In which century was it painted?"),
    "lived": QT_TRANSLATE_NOOP("group_quiz", "When did the artist live?"),
    "sitter": QT_TRANSLATE_NOOP("group_quiz", "Who is it?"),
    "country": QT_TRANSLATE_NOOP("group_quiz", "What nationality is the artist?"),
    "school": QT_TRANSLATE_NOOP("group_quiz", "Which school of art does it belong to?"),
    "museum": QT_TRANSLATE_NOOP("group_quiz", "Which museum does it belong to?"),
}

OF_ORIGINALS: Mapping[Element, str] = {
    "title": QT_TRANSLATE_NOOP("group_quiz", "Which painting is this a homage to?"),
    "artist": QT_TRANSLATE_NOOP("group_quiz", "Who painted the original?"),
    "date": QT_TRANSLATE_NOOP("group_quiz", "When was the original painted?"),
    "century": QT_TRANSLATE_NOOP("group_quiz", "In which century was the original painted?"),
    "lived": QT_TRANSLATE_NOOP("group_quiz", "When did the painter of the original live?"),
    "sitter": QT_TRANSLATE_NOOP("group_quiz", "Who sat for the original?"),
    "country": QT_TRANSLATE_NOOP("group_quiz", "What nationality is the painter of the original?"),
    "school": QT_TRANSLATE_NOOP("group_quiz", "Which school of art does the original belong to?"),
    "museum": QT_TRANSLATE_NOOP("group_quiz", "Which museum does the original belong to?"),
}
"""Of a homage nothing else is asked: the picture that is shown was painted by our atelier."""

CATEGORIES: Mapping[Element, str] = {
    "title": QT_TRANSLATE_NOOP("group_quiz", "Titles"),
    "artist": QT_TRANSLATE_NOOP("group_quiz", "Artists"),
    "date": QT_TRANSLATE_NOOP("group_quiz", "Dates"),
    "century": QT_TRANSLATE_NOOP("group_quiz", "Centuries"),
    "lived": QT_TRANSLATE_NOOP("group_quiz", "Artists’ dates"),
    "sitter": QT_TRANSLATE_NOOP("group_quiz", "People in portraits"),
    "country": QT_TRANSLATE_NOOP("group_quiz", "Artists’ countries"),
    "school": QT_TRANSLATE_NOOP("group_quiz", "Schools of art"),
    "museum": QT_TRANSLATE_NOOP("group_quiz", "Museums"),
}
"""SP-64: what the rulebook calls them, as far as it knows them."""

_TOLD: Mapping[Element, str] = {
    "title": QT_TRANSLATE_NOOP("group_quiz", "It is called “{answer}”."),
    "artist": QT_TRANSLATE_NOOP("group_quiz", "The artist is {answer}."),
    "date": QT_TRANSLATE_NOOP("group_quiz", "Date: {answer}."),
    "century": QT_TRANSLATE_NOOP("group_quiz", "It was painted in the years {answer}."),
    "lived": QT_TRANSLATE_NOOP("group_quiz", "The artist’s dates are {answer}."),
    "sitter": QT_TRANSLATE_NOOP("group_quiz", "This is {answer}."),
    "country": QT_TRANSLATE_NOOP("group_quiz", "The artist’s nationality: {answer}."),
    "school": QT_TRANSLATE_NOOP("group_quiz", "School of art: {answer}."),
    "museum": QT_TRANSLATE_NOOP("group_quiz", "It belongs to this museum: {answer}."),
}

_TOLD_OF_ORIGINALS: Mapping[Element, str] = {
    "title": QT_TRANSLATE_NOOP("group_quiz", "It is a homage to “{answer}”."),
    "artist": QT_TRANSLATE_NOOP("group_quiz", "The original is by {answer}; this is our homage."),
    "date": QT_TRANSLATE_NOOP("group_quiz", "The original was painted: {answer}."),
    "century": QT_TRANSLATE_NOOP("group_quiz", "The original was painted in the years {answer}."),
    "lived": QT_TRANSLATE_NOOP("group_quiz", "The painter of the original lived {answer}."),
    "sitter": QT_TRANSLATE_NOOP("group_quiz", "{answer} sat for the original."),
    "country": QT_TRANSLATE_NOOP("group_quiz", "The nationality of the painter of the original: {answer}."),
    "school": QT_TRANSLATE_NOOP("group_quiz", "The original’s school of art: {answer}."),
    "museum": QT_TRANSLATE_NOOP("group_quiz", "The original belongs to this museum: {answer}."),
}

_say = Voice("group_quiz")


def question(asked: Asked) -> Sentence:
    """What everybody is asked."""
    return _say((OF_ORIGINALS if asked.homage else QUESTIONS)[asked.element])


def category(element: Element) -> Sentence:
    return _say(CATEGORIES[element])


def told_answer(element: Element, answer: str, *, homage: bool) -> Sentence:
    """What is right, in a sentence; of a homage it is said of the original."""
    return _say((_TOLD_OF_ORIGINALS if homage else _TOLD)[element], answer=answer)


# Who must do what


def status(view: TableView) -> Sentence:
    """Who must do what, for the line above the board."""
    if view.phase == "ended":
        return result(final_outcome(view.totals))
    if view.phase == "told":
        return _verdict(view)
    if view.phase == "buzz":
        return _say(QT_TRANSLATE_NOOP("group_quiz", "Who knows it? Press your key."))
    assert view.player is not None
    return _say(_ASKED[view.phase], {"player": view.player}, told=_WATCHED.get(view.phase, ""))


_ASKED = {
    "choose": QT_TRANSLATE_NOOP("group_quiz", "{player}, choose a category."),
    "ask": QT_TRANSLATE_NOOP("group_quiz", "{player}, your answer?"),
    "judge": QT_TRANSLATE_NOOP("group_quiz", "Was {player} right?"),
}
_WATCHED = {
    "choose": QT_TRANSLATE_NOOP("group_quiz", "{player} is choosing a category."),
    "ask": QT_TRANSLATE_NOOP("group_quiz", "{player} is answering."),
}


def _verdict(view: TableView) -> Sentence:
    right = next((given.seat for given in view.given if given.right), None)
    if right is not None:
        return _say(QT_TRANSLATE_NOOP("group_quiz", "{player} knew it: one point."), {"player": right})
    if len(view.given) == 1:
        text = QT_TRANSLATE_NOOP("group_quiz", "Not this time, {player}.")
        return _say(text, {"player": view.given[0].seat})
    return _say(QT_TRANSLATE_NOOP("group_quiz", "Nobody knew it. Now everyone does."))


def resume(view: TableView) -> Sentence:
    """Where an unfinished match stands."""
    if view.phase == "ended":
        return result(final_outcome(view.totals))
    text = QT_TRANSLATE_NOOP("group_quiz", "Painting {number} of {cards} is on the table.")
    return _say(text, number=view.number, cards=view.cards)


# What happened


def _buzzed(event: records.Buzzed) -> Sentence:
    if event.knows:
        return _say(QT_TRANSLATE_NOOP("group_quiz", "{player} buzzed first."), {"player": event.seat})
    return _say(QT_TRANSLATE_NOOP("group_quiz", "{player} does not know it."), {"player": event.seat})


def _answered(event: records.Answered) -> Sentence:
    right, wrong = (
        QT_TRANSLATE_NOOP("group_quiz", "{player} is right."),
        QT_TRANSLATE_NOOP("group_quiz", "{player} is wrong."),
    )
    return _say(right if event.right else wrong, {"player": event.seat})


describe_event = describe_events(
    "group_quiz",
    {
        records.CardShown: EventText(QT_TRANSLATE_NOOP("group_quiz", "Painting {number}.")),
        records.WheelTurned: lambda event: category(event.category),
        records.CategoryChosen: lambda event: category(event.category),
        records.Buzzed: _buzzed,
        records.Said: EventText(QT_TRANSLATE_NOOP("group_quiz", "{player}: “{words}”"), player="seat"),
        records.Answered: _answered,
        records.AnswerShown: lambda event: told_answer(event.element, event.answer, homage=event.homage),
        records.MatchEnded: lambda event: result(event.outcome),
    },
)
"""A line for the log; None for events not worth one."""


def reasons(row: PadRow) -> tuple[Sentence, ...]:
    """What the points of a row of the score pad are made of."""
    text = QT_TRANSLATE_NOOP("group_quiz", "Right: {hits} of {asked}")
    return (_say(text, hits=row.hits, asked=row.hits + row.wrong),)


def result(outcome: Outcome) -> Sentence:
    points = max(outcome.points)
    if outcome.reason == "alone":
        return _say(QT_TRANSLATE_NOOP("group_quiz", "{player} knew {points}."), {"player": 0}, points=points)
    if points == 0:
        return _say(QT_TRANSLATE_NOOP("group_quiz", "Nobody scored, but everyone knows more than before."))
    return victory(outcome)
