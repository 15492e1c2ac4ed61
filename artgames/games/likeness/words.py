"""The game's sentences. They name people, say one thing each, and never give away what the view or event hides."""

from collections.abc import Mapping
from functools import singledispatch

from artgames.engine.api import Event, Outcome
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Value
from artgames.games.likeness.rules.records import (
    ClueGiven,
    GridHung,
    MatchEnded,
    PaintingsRemoved,
    SheetConfirmed,
    TableView,
)

FOUND = QT_TRANSLATE_NOOP("likeness", "The secret is the last one left: you have all won.")
LOST = QT_TRANSLATE_NOOP("likeness", "The secret has been removed: you have all lost.")


def _say(text: str, people: Mapping[str, int] | None = None, own: str = "", **values: Value) -> Sentence:
    return Sentence("likeness", text, values, people or {}, own)


# Who must do what


def status(view: TableView) -> Sentence:
    """Who must do what, for the line above the board."""
    if view.phase == "clue":
        return _say(QT_TRANSLATE_NOOP("likeness", "{giver} looks for a clue."), {"giver": view.giver})
    if view.phase == "remove":
        return _status_remove(view)
    return _say(FOUND if view.found else LOST)


def _status_remove(view: TableView) -> Sentence:
    waiting = [seat for seat in range(view.seats) if seat != view.giver and seat not in view.locked]
    if view.sheet and len(waiting) == 1:
        own = QT_TRANSLATE_NOOP("likeness", "Only you have not confirmed yet.")
        return _say(QT_TRANSLATE_NOOP("likeness", "Only {last} has not confirmed yet."), {"last": waiting[0]}, own)
    if view.sheet:
        return _say(QT_TRANSLATE_NOOP("likeness", "{count} have not confirmed yet."), count=len(waiting))
    if view.to_remove == 1:
        return _say(QT_TRANSLATE_NOOP("likeness", "Agree on one painting that is not the secret."))
    text = QT_TRANSLATE_NOOP("likeness", "Agree on {count} paintings that are not the secret.")
    return _say(text, count=view.to_remove)


_RESUME = {
    "clue": QT_TRANSLATE_NOOP("likeness", "Round {round} of {rounds}: {giver} is about to give a clue."),
    "remove": QT_TRANSLATE_NOOP("likeness", "Round {round} of {rounds}: {giver} has given a clue."),
}


def resume(view: TableView) -> Sentence:
    """Where an unfinished match stands."""
    if view.phase == "ended":
        return status(view)
    return _say(_RESUME[view.phase], {"giver": view.giver}, round=view.round, rounds=view.rounds)


# What happened


@singledispatch
def describe_event(event: Event) -> Sentence | None:
    """A line for the log; None for events not worth one."""
    return None


@describe_event.register
def _(event: GridHung) -> Sentence:
    text = QT_TRANSLATE_NOOP("likeness", "Twelve paintings hang. {giver} knows which one is the secret.")
    return _say(text, {"giver": event.giver})


_CLUES = {
    "upright": QT_TRANSLATE_NOOP(
        "likeness", "Round {round}: {giver} lays a clue upright. The secret is similar to it."
    ),
    "sideways": QT_TRANSLATE_NOOP(
        "likeness", "Round {round}: {giver} lays a clue sideways. The secret is different from it."
    ),
}


@describe_event.register
def _(event: ClueGiven) -> Sentence:
    return _say(_CLUES[event.clue.way], {"giver": event.giver}, round=event.round)


@describe_event.register
def _(event: SheetConfirmed) -> Sentence:
    if not event.is_new:
        return _say(QT_TRANSLATE_NOOP("likeness", "{guesser} agrees."), {"guesser": event.seat})
    text = QT_TRANSLATE_NOOP("likeness", "{guesser} wants to remove {tokens}.")
    return _say(text, {"guesser": event.seat}, tokens=event.tokens)


@describe_event.register
def _(event: PaintingsRemoved) -> Sentence:
    if len(event.tokens) == 1:
        return _say(QT_TRANSLATE_NOOP("likeness", "Painting {token} is removed."), token=event.tokens[0])
    return _say(QT_TRANSLATE_NOOP("likeness", "Paintings {tokens} are removed."), tokens=event.tokens)


@describe_event.register
def _(event: MatchEnded) -> Sentence:
    return result(event.outcome)


def result(outcome: Outcome) -> Sentence:
    return _say(FOUND if outcome.reason == "found" else LOST)
