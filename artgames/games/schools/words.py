"""The game's sentences. They name people, say one thing each, and never tell where a painting belongs too early."""

from artgames.engine.api import Outcome
from artgames.engine.event_texts import EventText, describe_events
from artgames.engine.points import victory
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice
from artgames.games.schools.rules import records
from artgames.games.schools.rules.records import TableView

_say = Voice("schools")


def status(view: TableView) -> Sentence:
    """Who must do what, for the line above the board."""
    if view.phase == "ended":
        return _score(len(_right(view)), len(view.cards))
    if view.phase == "check":
        return _say(QT_TRANSLATE_NOOP("schools", "Everything is hung. All happy?"))
    assert view.player is not None
    text = QT_TRANSLATE_NOOP("schools", "{player}, hang a painting.")
    return _say(text, {"player": view.player}, told=QT_TRANSLATE_NOOP("schools", "{player} is hanging a painting."))


def _right(view: TableView) -> list[int]:
    belongs = {one.card: one.wall for one in view.right}
    return [one.card for one in view.hung if belongs.get(one.card) == one.wall]


def _score(right: int, cards: int) -> Sentence:
    if right == cards:
        return _say(QT_TRANSLATE_NOOP("schools", "All {cards} paintings hang where they belong."), cards=cards)
    text = QT_TRANSLATE_NOOP("schools", "{right} of {cards} paintings hung where they belong.")
    return _say(text, right=right, cards=cards)


def resume(view: TableView) -> Sentence:
    """Where an unfinished match stands."""
    if view.phase == "ended":
        return status(view)
    text = QT_TRANSLATE_NOOP("schools", "{hung} of {cards} paintings are up.")
    return _say(text, hung=len(view.hung), cards=len(view.cards))


def _paintings_dealt(event: records.PaintingsDealt) -> Sentence:
    text = QT_TRANSLATE_NOOP("schools", "{cards:# painting|# paintings}, and walls for {walls}.")
    return _say(text, cards=len(event.cards), walls=event.walls)


describe_event = describe_events(
    "schools",
    {
        records.PaintingsDealt: _paintings_dealt,
        records.PaintingHung: EventText(
            QT_TRANSLATE_NOOP("schools", "{player} hangs a painting on wall {wall}."), player="seat"
        ),
        records.LabelsRead: lambda event: _score(event.right, len(event.sorted)),
        records.MatchEnded: lambda event: result(event.outcome) if event.outcome.counted else None,
    },
)
"""A line for the log; None for events not worth one."""


def result(outcome: Outcome) -> Sentence:
    points = max(outcome.points)
    if outcome.reason == "together":
        return _say(
            QT_TRANSLATE_NOOP(
                "schools", "You hung {points:one painting where it belongs|# paintings where they belong}."
            ),
            points=points,
        )
    if outcome.reason == "alone":
        text = QT_TRANSLATE_NOOP(
            "schools", "{player} hung {points:one painting where it belongs|# paintings where they belong}."
        )
        return _say(text, {"player": 0}, points=points)
    if points == 0:
        return _say(QT_TRANSLATE_NOOP("schools", "Nobody scored, but everyone knows more than before."))
    return victory(outcome)
