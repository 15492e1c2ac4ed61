"""The game in sentences, for a table and for one alone."""

from collections.abc import Mapping
from functools import singledispatch

from artgames.engine.api import Event, Outcome
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Value
from artgames.games.chronology.rules.records import (
    ListLocked,
    MatchEnded,
    RoundScored,
    Row,
    RowDealt,
    TableView,
    TimeLineBuilt,
)
from artgames.games.chronology.rules.scoring import TITLES, title_of

TITLE_NAMES = {
    "novice": QT_TRANSLATE_NOOP("chronology", "Art novice"),
    "fan": QT_TRANSLATE_NOOP("chronology", "Art fan"),
    "apprentice": QT_TRANSLATE_NOOP("chronology", "Art apprentice"),
    "lover": QT_TRANSLATE_NOOP("chronology", "Art lover"),
    "expert": QT_TRANSLATE_NOOP("chronology", "Art expert"),
    "master": QT_TRANSLATE_NOOP("chronology", "Master of art"),
}

_TITLE_WON = {
    "novice": QT_TRANSLATE_NOOP("chronology", "{player} makes {points} points: an art novice."),
    "fan": QT_TRANSLATE_NOOP("chronology", "{player} makes {points} points: an art fan."),
    "apprentice": QT_TRANSLATE_NOOP("chronology", "{player} makes {points} points: an art apprentice."),
    "lover": QT_TRANSLATE_NOOP("chronology", "{player} makes {points} points: an art lover."),
    "expert": QT_TRANSLATE_NOOP("chronology", "{player} makes {points} points: an art expert."),
    "master": QT_TRANSLATE_NOOP("chronology", "{player} makes {points} points: a master of art."),
}


def _say(text: str, people: Mapping[str, int] | None = None, **values: Value) -> Sentence:
    return Sentence("chronology", text, values, people or {})


def status(view: TableView) -> Sentence:
    """Who must do what, for the line above the board."""
    if view.phase == "ended":
        return _result_of(view)
    if view.phase == "scored":
        return _score(view.rows)
    if view.solo:
        text = QT_TRANSLATE_NOOP("chronology", "Put {count} paintings in order, the oldest original first.")
        return _say(text, count=len(view.row))
    waiting = [seat for seat in range(view.seats) if seat not in view.locked]
    if len(waiting) == 1:
        text = QT_TRANSLATE_NOOP("chronology", "{player} puts the paintings in order, the oldest original first.")
        return _say(text, {"player": waiting[0]})
    text = QT_TRANSLATE_NOOP("chronology", "Which original came first? {count} lists are still missing.")
    return _say(text, count=len(waiting))


def resume(view: TableView) -> Sentence:
    """Where an unfinished match stands."""
    if view.phase == "ended":
        return _result_of(view)
    if view.phase == "scored":
        text = QT_TRANSLATE_NOOP("chronology", "Round {round} of {rounds}: the time line stands.")
    elif view.rounds == 1:
        text = QT_TRANSLATE_NOOP("chronology", "The paintings are being put in order.")
    else:
        text = QT_TRANSLATE_NOOP("chronology", "Round {round} of {rounds}: the paintings are being put in order.")
    return _say(text, round=view.round, rounds=view.rounds)


def result(outcome: Outcome) -> Sentence:
    winners, points = outcome.winners, outcome.points[outcome.winners[0]]
    if outcome.reason in _TITLE_WON:
        return _say(_TITLE_WON[outcome.reason], {"player": winners[0]}, points=points)
    if len(winners) > 2:
        text = QT_TRANSLATE_NOOP("chronology", "{count} players share the victory, with {points} each.")
        return _say(text, count=len(winners), points=points)
    if len(winners) == 2:
        text = QT_TRANSLATE_NOOP("chronology", "{first} and {second} share the victory, with {points} each.")
        return _say(text, {"first": winners[0], "second": winners[1]}, points=points)
    text = QT_TRANSLATE_NOOP("chronology", "{winner} wins with {points} points.")
    return _say(text, {"winner": winners[0]}, points=points)


def _result_of(view: TableView) -> Sentence:
    best = max(view.totals)
    winners = tuple(seat for seat, points in enumerate(view.totals) if points == best)
    return result(Outcome(winners, view.totals, title_of(best) if view.solo else ""))


def next_title(points: int) -> tuple[str, int] | None:
    """The title that comes next, and from how many points on; None for a master."""
    above = [(title, least) for least, title in TITLES if least > points]
    return above[-1] if above else None


@singledispatch
def describe_event(event: Event) -> Sentence | None:
    """A line for the log; None for events not worth one."""
    return None


@describe_event.register
def _(event: RowDealt) -> Sentence:
    text = QT_TRANSLATE_NOOP("chronology", "Round {round}: {count} paintings lie on the table.")
    return _say(text, round=event.round, count=len(event.paintings))


@describe_event.register
def _(event: ListLocked) -> Sentence:
    return _say(QT_TRANSLATE_NOOP("chronology", "{player} locks in a list."), {"player": event.seat})


@describe_event.register
def _(event: TimeLineBuilt) -> Sentence:
    text = QT_TRANSLATE_NOOP("chronology", "From the oldest original to the latest: {tokens}.")
    return _say(text, tokens=event.tokens)


@describe_event.register
def _(event: RoundScored) -> Sentence:
    return _score(event.rows)


@describe_event.register
def _(event: MatchEnded) -> Sentence:
    return result(event.outcome)


def _score(rows: tuple[Row, ...]) -> Sentence:
    points = max(row.points for row in rows)
    best = [row for row in rows if row.points == points]
    if len(rows) == 1:
        text = QT_TRANSLATE_NOOP("chronology", "{count} paintings in the right order make {points} points.")
        return _say(text, count=len(rows[0].kept), points=points)
    if len(best) > 1:
        text = QT_TRANSLATE_NOOP("chronology", "{count} players come closest, with {points} in the right order.")
        return _say(text, count=len(best), points=points)
    text = QT_TRANSLATE_NOOP("chronology", "{best} comes closest, with {points} in the right order.")
    return _say(text, {"best": best[0].seat}, points=points)
