"""The game's sentences. They name people, say one thing each, and never give away what the view or event hides."""

from collections.abc import Mapping
from functools import singledispatch

from artgames.engine.api import Event, Outcome
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Value
from artgames.games.dialogue.rules.records import (
    AlbumOpened,
    DialogueRead,
    DialogueWritten,
    GuessesRevealed,
    GuessLocked,
    MatchEnded,
    RoundStarted,
    Row,
    SceneScored,
    SpeakersRevealed,
    TableView,
)
from artgames.games.dialogue.rules.scoring import final_outcome


def _say(text: str, people: Mapping[str, int] | None = None, own: str = "", **values: Value) -> Sentence:
    return Sentence("dialogue", text, values, people or {}, own)


# Who must do what


def status(view: TableView) -> Sentence:
    """Who must do what, for the line above the board."""
    if view.phase == "write":
        return _status_write(view)
    if view.phase == "guess":
        return _status_guess(view)
    if view.phase == "scored":
        text = QT_TRANSLATE_NOOP("dialogue", "Portraits {tokens} spoke in the dialogue by {writer}.")
        return _say(text, {"writer": view.writer or 0}, tokens=view.speakers)
    if view.phase == "album":
        return _say(QT_TRANSLATE_NOOP("dialogue", "All dialogues of round {round}."), round=view.round)
    return result(final_outcome(view.totals))


def _waiting(view: TableView) -> list[int]:
    return [seat for seat in range(view.seats) if seat != view.writer and seat not in view.locked]


def _status_write(view: TableView) -> Sentence:
    waiting = _waiting(view)
    own = QT_TRANSLATE_NOOP("dialogue", "Write a dialogue between two portraits.")
    if len(waiting) == 1:
        text = QT_TRANSLATE_NOOP("dialogue", "Only {last} is still writing.")
        return _say(text, {"last": waiting[0]}, own)
    text = QT_TRANSLATE_NOOP("dialogue", "Everybody writes a dialogue of two portraits. {count} are still to come.")
    return _say(text, own=own, count=len(waiting))


def _status_guess(view: TableView) -> Sentence:
    waiting, writer = _waiting(view), view.writer or 0
    if not view.locked:
        return _say(QT_TRANSLATE_NOOP("dialogue", "{writer} reads. Which two are speaking?"), {"writer": writer})
    own = QT_TRANSLATE_NOOP("dialogue", "Which two are speaking?")
    if len(waiting) == 1:
        text = QT_TRANSLATE_NOOP("dialogue", "Which two are speaking? Only {last} is still thinking.")
        return _say(text, {"last": waiting[0]}, own)
    text = QT_TRANSLATE_NOOP("dialogue", "Which two are speaking? {count} are still thinking.")
    return _say(text, own=own, count=len(waiting))


_RESUME = {
    "write": QT_TRANSLATE_NOOP("dialogue", "Round {round} of {rounds}: everybody writes a dialogue."),
    "guess": QT_TRANSLATE_NOOP("dialogue", "Round {round} of {rounds}: who speaks in the dialogue by {writer}?"),
    "scored": QT_TRANSLATE_NOOP("dialogue", "Round {round} of {rounds}: the dialogue by {writer} has been guessed."),
    "album": QT_TRANSLATE_NOOP("dialogue", "Round {round} of {rounds}: all dialogues have been guessed."),
}


def resume(view: TableView) -> Sentence:
    """Where an unfinished match stands."""
    if view.phase == "ended":
        return result(final_outcome(view.totals))
    people = {} if view.writer is None else {"writer": view.writer}
    return _say(_RESUME[view.phase], people, round=view.round, rounds=view.rounds)


# What happened


@singledispatch
def describe_event(event: Event) -> Sentence | None:
    """A line for the log; None for events not worth one."""
    return None


@describe_event.register
def _(event: RoundStarted) -> Sentence:
    text = QT_TRANSLATE_NOOP("dialogue", "Round {round}. {count} portraits are looking for words.")
    return _say(text, round=event.round, count=len(event.portraits))


@describe_event.register
def _(event: DialogueWritten) -> Sentence:
    return _say(QT_TRANSLATE_NOOP("dialogue", "{writer} has written a dialogue."), {"writer": event.seat})


@describe_event.register
def _(event: DialogueRead) -> Sentence:
    text = QT_TRANSLATE_NOOP("dialogue", "{writer} reads: “{words}”")
    return _say(text, {"writer": event.writer}, words=event.text.replace("\n", " / "))


@describe_event.register
def _(event: GuessLocked) -> Sentence:
    return _say(QT_TRANSLATE_NOOP("dialogue", "{guesser} locks in."), {"guesser": event.seat})


@describe_event.register
def _(event: GuessesRevealed) -> Sentence:
    return _say(QT_TRANSLATE_NOOP("dialogue", "All guesses are on the table."))


@describe_event.register
def _(event: SpeakersRevealed) -> Sentence:
    return _say(QT_TRANSLATE_NOOP("dialogue", "Portraits {tokens} were speaking."), tokens=event.tokens)


@describe_event.register
def _(event: SceneScored) -> Sentence:
    right = tuple(row.seat for row in event.rows if row.right)
    if not right:
        return _say(QT_TRANSLATE_NOOP("dialogue", "Nobody has recognised both."))
    if len(right) == len(event.rows) - 1:
        return _say(QT_TRANSLATE_NOOP("dialogue", "Everybody has recognised both: that was too easy."))
    if len(right) == 1:
        return _say(QT_TRANSLATE_NOOP("dialogue", "Only {finder} has recognised both."), {"finder": right[0]})
    return _say(QT_TRANSLATE_NOOP("dialogue", "{count} have recognised both."), count=len(right))


@describe_event.register
def _(event: AlbumOpened) -> Sentence:
    return _say(QT_TRANSLATE_NOOP("dialogue", "All dialogues of round {round} are in the album."), round=event.round)


@describe_event.register
def _(event: MatchEnded) -> Sentence:
    return result(event.outcome)


# Why somebody has these points, and how it ended


def reasons(row: Row, rows: tuple[Row, ...] = ()) -> tuple[Sentence, ...]:
    """What the points of a row are made of; with all `rows` of that dialogue the writer's zero is explained."""
    if not row.writer:
        right = QT_TRANSLATE_NOOP("dialogue", "Both recognised: +1")
        return (_say(right if row.right else QT_TRANSLATE_NOOP("dialogue", "Not both: 0")),)
    if row.points == 1:
        return (_say(QT_TRANSLATE_NOOP("dialogue", "Recognised by one: +1")),)
    if row.points:
        return (_say(QT_TRANSLATE_NOOP("dialogue", "Recognised by {count}: +{count}"), count=row.points),)
    if not rows:
        return (_say(QT_TRANSLATE_NOOP("dialogue", "Recognised by all or by nobody: 0")),)
    if any(other.right for other in rows):
        return (_say(QT_TRANSLATE_NOOP("dialogue", "Recognised by all: 0")),)
    return (_say(QT_TRANSLATE_NOOP("dialogue", "Recognised by nobody: 0")),)


def result(outcome: Outcome) -> Sentence:
    winners = outcome.winners
    points = outcome.points[winners[0]]
    if len(winners) > 2:
        text = QT_TRANSLATE_NOOP("dialogue", "{count} players share the victory, with {points} each.")
        return _say(text, count=len(winners), points=points)
    if len(winners) == 2:
        text = QT_TRANSLATE_NOOP("dialogue", "{first} and {second} share the victory, with {points} each.")
        return _say(text, {"first": winners[0], "second": winners[1]}, points=points)
    if points == 1:
        return _say(QT_TRANSLATE_NOOP("dialogue", "{winner} wins with one point."), {"winner": winners[0]})
    text = QT_TRANSLATE_NOOP("dialogue", "{winner} wins with {points} points.")
    return _say(text, {"winner": winners[0]}, points=points)
