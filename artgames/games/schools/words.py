"""The game's sentences. They name people, say one thing each, and never tell where a painting belongs too early."""

from collections.abc import Mapping
from functools import singledispatch

from artgames.engine.api import Event, Outcome
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Value
from artgames.games.schools.rules.records import LabelsRead, MatchEnded, PaintingHung, PaintingsDealt, TableView


def _say(text: str, people: Mapping[str, int] | None = None, **values: Value) -> Sentence:
    return Sentence("schools", text, values, people or {})


def status(view: TableView) -> Sentence:
    """Who must do what, for the line above the board."""
    if view.phase == "ended":
        return _score(len(_right(view)), len(view.cards))
    if view.phase == "check":
        return _say(QT_TRANSLATE_NOOP("schools", "Everything hangs. Are you all content?"))
    assert view.player is not None
    return _say(QT_TRANSLATE_NOOP("schools", "{player} hangs a painting."), {"player": view.player})


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
    text = QT_TRANSLATE_NOOP("schools", "{hung} of {cards} paintings hang.")
    return _say(text, hung=len(view.hung), cards=len(view.cards))


@singledispatch
def describe_event(event: Event) -> Sentence | None:
    """A line for the log; None for events not worth one."""
    return None


@describe_event.register
def _(event: PaintingsDealt) -> Sentence:
    text = QT_TRANSLATE_NOOP("schools", "{cards} paintings, and walls for {walls}.")
    return _say(text, cards=len(event.cards), walls=event.walls)


@describe_event.register
def _(event: PaintingHung) -> Sentence:
    text = QT_TRANSLATE_NOOP("schools", "{player} hangs a painting on wall {wall}.")
    return _say(text, {"player": event.seat}, wall=event.wall)


@describe_event.register
def _(event: LabelsRead) -> Sentence:
    return _score(event.right, len(event.sorted))


@describe_event.register
def _(event: MatchEnded) -> Sentence | None:
    return result(event.outcome) if event.outcome.counted else None


def result(outcome: Outcome) -> Sentence:
    winners, points = outcome.winners, max(outcome.points)
    if outcome.reason == "together":
        return _say(QT_TRANSLATE_NOOP("schools", "You hung {points} paintings where they belong."), points=points)
    if outcome.reason == "alone":
        text = QT_TRANSLATE_NOOP("schools", "{player} hung {points} paintings where they belong.")
        return _say(text, {"player": 0}, points=points)
    if points == 0:
        return _say(QT_TRANSLATE_NOOP("schools", "Nobody has a point, but everybody knows more than before."))
    return _winners(winners, points)


def _winners(winners: tuple[int, ...], points: int) -> Sentence:
    if len(winners) > 2:
        text = QT_TRANSLATE_NOOP("schools", "{count} players share the victory, with {points} each.")
        return _say(text, count=len(winners), points=points)
    if len(winners) == 2:
        text = QT_TRANSLATE_NOOP("schools", "{first} and {second} share the victory, with {points} each.")
        return _say(text, {"first": winners[0], "second": winners[1]}, points=points)
    if points == 1:
        return _say(QT_TRANSLATE_NOOP("schools", "{winner} wins with one point."), {"winner": winners[0]})
    text = QT_TRANSLATE_NOOP("schools", "{winner} wins with {points} points.")
    return _say(text, {"winner": winners[0]}, points=points)
