"""The game's sentences. They name people, say one thing each, and never give away what the view or event hides."""

from artgames.engine.api import Outcome
from artgames.engine.event_texts import EventText, describe_events
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice
from artgames.games.likeness.rules import records
from artgames.games.likeness.rules.records import TableView

FOUND = QT_TRANSLATE_NOOP("likeness", "The secret is the last one left: you all win!")
LOST = QT_TRANSLATE_NOOP("likeness", "The secret has been removed: you all lose.")

_say = Voice("likeness")


# Who must do what


def status(view: TableView) -> Sentence:
    """Who must do what, for the line above the board."""
    if view.phase == "clue":
        text = QT_TRANSLATE_NOOP("likeness", "{giver}, choose a clue.")
        return _say(text, {"giver": view.giver}, told=QT_TRANSLATE_NOOP("likeness", "{giver} is choosing a clue."))
    if view.phase == "remove":
        return _status_remove(view)
    return _say(FOUND if view.found else LOST)


def _status_remove(view: TableView) -> Sentence:
    waiting = [seat for seat in range(view.seats) if seat != view.giver and seat not in view.locked]
    if view.sheet and len(waiting) == 1:
        own = QT_TRANSLATE_NOOP("likeness", "Everyone is waiting for you to confirm.")
        return _say(QT_TRANSLATE_NOOP("likeness", "Waiting for {last} to confirm."), {"last": waiting[0]}, own)
    if view.sheet:
        return _say(QT_TRANSLATE_NOOP("likeness", "Waiting for {count} more to confirm."), count=len(waiting))
    text = QT_TRANSLATE_NOOP("likeness", "Agree on {count:one painting that is|# paintings that are} not the secret.")
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


_CLUES = {
    "upright": QT_TRANSLATE_NOOP(
        "likeness", "Round {round}: {giver} lays a clue upright. The secret is similar to it."
    ),
    "sideways": QT_TRANSLATE_NOOP(
        "likeness", "Round {round}: {giver} lays a clue sideways. The secret is different from it."
    ),
}


def _clue_given(event: records.ClueGiven) -> Sentence:
    return _say(_CLUES[event.clue.way], {"giver": event.giver}, round=event.round)


def _sheet_confirmed(event: records.SheetConfirmed) -> Sentence:
    if not event.is_new:
        return _say(QT_TRANSLATE_NOOP("likeness", "{guesser} agrees."), {"guesser": event.seat})
    text = QT_TRANSLATE_NOOP("likeness", "{guesser} wants to remove {tokens}.")
    return _say(text, {"guesser": event.seat}, tokens=event.tokens)


def _paintings_removed(event: records.PaintingsRemoved) -> Sentence:
    if len(event.tokens) == 1:
        return _say(QT_TRANSLATE_NOOP("likeness", "Painting {token} is removed."), token=event.tokens[0])
    return _say(QT_TRANSLATE_NOOP("likeness", "Paintings {tokens} are removed."), tokens=event.tokens)


describe_event = describe_events(
    "likeness",
    {
        records.GridHung: EventText(
            QT_TRANSLATE_NOOP("likeness", "Twelve paintings. Only {giver} knows which one is the secret."), "giver"
        ),
        records.ClueGiven: _clue_given,
        records.SheetConfirmed: _sheet_confirmed,
        records.PaintingsRemoved: _paintings_removed,
        records.MatchEnded: lambda event: result(event.outcome),
    },
)
"""A line for the log; None for events not worth one."""


def result(outcome: Outcome) -> Sentence:
    return _say(FOUND if outcome.reason == "found" else LOST)
