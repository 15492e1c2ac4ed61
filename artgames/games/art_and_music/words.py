"""The game's sentences. They name people, say one thing each, and never give away what the view or event hides."""

from collections.abc import Mapping
from functools import singledispatch

from artgames.engine.api import Event, Outcome
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Value
from artgames.games.art_and_music.rules.records import (
    ChoiceRevealed,
    GuessesRevealed,
    GuessLocked,
    HintGiven,
    MatchEnded,
    Row,
    TableView,
    TurnPassed,
    TurnScored,
    TurnStarted,
)
from artgames.games.art_and_music.rules.scoring import final_outcome


def _say(text: str, people: Mapping[str, int] | None = None, own: str = "", **values: Value) -> Sentence:
    return Sentence("art_and_music", text, values, people or {}, own)


# Who must do what

_LOVES = {
    "song": QT_TRANSLATE_NOOP("art_and_music", "{lover} chooses a painting and names a song for it."),
    "film": QT_TRANSLATE_NOOP("art_and_music", "{lover} chooses a painting and names a film for it."),
    "quote": QT_TRANSLATE_NOOP("art_and_music", "{lover} chooses a painting and finds a quote for it."),
}


def status(view: TableView) -> Sentence:
    """Who must do what, for the line above the board."""
    if view.phase == "love":
        return _say(_LOVES[view.hint_is], {"lover": view.lover})
    if view.phase == "guess":
        return _status_guess(view)
    if view.phase == "scored":
        text = QT_TRANSLATE_NOOP("art_and_music", "{lover} meant painting {token}.")
        return _say(text, {"lover": view.lover}, token=view.token or 0)
    return result(final_outcome(view.totals))


def _status_guess(view: TableView) -> Sentence:
    waiting = [seat for seat in range(view.seats) if seat != view.lover and seat not in view.locked]
    own = QT_TRANSLATE_NOOP("art_and_music", "Which painting does {lover} mean?")
    if len(waiting) == 1:
        text = QT_TRANSLATE_NOOP("art_and_music", "Which painting does {lover} mean? Only {last} is still thinking.")
        return _say(text, {"lover": view.lover, "last": waiting[0]}, own)
    text = QT_TRANSLATE_NOOP("art_and_music", "Which painting does {lover} mean? {waiting} are still thinking.")
    return _say(text, {"lover": view.lover}, own, waiting=len(waiting))


_RESUME = {
    "love": QT_TRANSLATE_NOOP("art_and_music", "Turn {round} of {rounds}: {lover} is about to choose a painting."),
    "guess": QT_TRANSLATE_NOOP("art_and_music", "Turn {round} of {rounds}: which painting does {lover} mean?"),
    "scored": QT_TRANSLATE_NOOP("art_and_music", "Turn {round} of {rounds} is scored; {lover} was the lover."),
}


def resume(view: TableView) -> Sentence:
    """Where an unfinished match stands."""
    if view.phase == "ended":
        return result(final_outcome(view.totals))
    return _say(_RESUME[view.phase], {"lover": view.lover}, round=view.round, rounds=view.rounds)


# What happened


@singledispatch
def describe_event(event: Event) -> Sentence | None:
    """A line for the log; None for events not worth one."""
    return None


@describe_event.register
def _(event: TurnStarted) -> Sentence:
    text = QT_TRANSLATE_NOOP("art_and_music", "Turn {round}. {lover} is the lover.")
    return _say(text, {"lover": event.lover}, round=event.round)


@describe_event.register
def _(event: HintGiven) -> Sentence:
    return _say(QT_TRANSLATE_NOOP("art_and_music", "{lover}: “{hint}”"), {"lover": event.lover}, hint=event.hint)


@describe_event.register
def _(event: TurnPassed) -> Sentence:
    return _say(QT_TRANSLATE_NOOP("art_and_music", "{lover} passes."), {"lover": event.lover})


@describe_event.register
def _(event: GuessLocked) -> Sentence:
    return _say(QT_TRANSLATE_NOOP("art_and_music", "{guesser} locks in."), {"guesser": event.seat})


@describe_event.register
def _(event: GuessesRevealed) -> Sentence:
    return _say(QT_TRANSLATE_NOOP("art_and_music", "All guesses are on the table."))


@describe_event.register
def _(event: ChoiceRevealed) -> Sentence:
    text = QT_TRANSLATE_NOOP("art_and_music", "{lover} meant painting {token}.")
    return _say(text, {"lover": event.lover}, token=event.token)


@describe_event.register
def _(event: TurnScored) -> Sentence:
    right = tuple(row.seat for row in event.rows if row.right)
    if not right:
        return _say(QT_TRANSLATE_NOOP("art_and_music", "Nobody has found it."))
    if len(right) == len(event.rows) - 1:
        return _say(QT_TRANSLATE_NOOP("art_and_music", "Everybody has found it: that was too easy."))
    if len(right) == 1:
        return _say(QT_TRANSLATE_NOOP("art_and_music", "Only {finder} has found it."), {"finder": right[0]})
    return _say(QT_TRANSLATE_NOOP("art_and_music", "{count} have found it."), count=len(right))


@describe_event.register
def _(event: MatchEnded) -> Sentence:
    return result(event.outcome)


# Why somebody has these points, and how it ended


def reasons(row: Row, rows: tuple[Row, ...] = ()) -> tuple[Sentence, ...]:
    """What the points of a row are made of; with all `rows` of that turn the lover's zero is explained."""
    if not row.lover:
        right = QT_TRANSLATE_NOOP("art_and_music", "Found it: +1")
        return (_say(right if row.right else QT_TRANSLATE_NOOP("art_and_music", "Another painting: 0")),)
    if row.points == 1:
        return (_say(QT_TRANSLATE_NOOP("art_and_music", "Found by one: +1")),)
    if row.points:
        return (_say(QT_TRANSLATE_NOOP("art_and_music", "Found by {count}: +{count}"), count=row.points),)
    if not rows:
        return (_say(QT_TRANSLATE_NOOP("art_and_music", "Found by all or by nobody: 0")),)
    if any(other.right for other in rows):
        return (_say(QT_TRANSLATE_NOOP("art_and_music", "Found by all: 0")),)
    return (_say(QT_TRANSLATE_NOOP("art_and_music", "Found by nobody: 0")),)


def result(outcome: Outcome) -> Sentence:
    winners = outcome.winners
    points = outcome.points[winners[0]]
    if len(winners) > 2:
        text = QT_TRANSLATE_NOOP("art_and_music", "{count} players share the victory, with {points} each.")
        return _say(text, count=len(winners), points=points)
    if len(winners) == 2:
        text = QT_TRANSLATE_NOOP("art_and_music", "{first} and {second} share the victory, with {points} each.")
        return _say(text, {"first": winners[0], "second": winners[1]}, points=points)
    if points == 1:
        return _say(QT_TRANSLATE_NOOP("art_and_music", "{winner} wins with one point."), {"winner": winners[0]})
    text = QT_TRANSLATE_NOOP("art_and_music", "{winner} wins with {points} points.")
    return _say(text, {"winner": winners[0]}, points=points)
