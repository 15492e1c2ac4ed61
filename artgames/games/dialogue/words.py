"""The game's sentences. They name people, say one thing each, and never give away what the view or event hides."""

from artgames.engine.event_texts import EventText, describe_events
from artgames.engine.points import most_points, victory
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice
from artgames.games.dialogue.rules import records
from artgames.games.dialogue.rules.records import Row, TableView

_say = Voice("dialogue")

result = victory


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
    return result(most_points(view.totals))


def _missing(view: TableView) -> list[int]:
    return [seat for seat in range(view.seats) if seat != view.writer and seat not in view.locked]


def _status_write(view: TableView) -> Sentence:
    own = QT_TRANSLATE_NOOP("dialogue", "Write a dialogue between two portraits.")
    one = QT_TRANSLATE_NOOP("dialogue", "Only {last} is still writing.")
    many = QT_TRANSLATE_NOOP("dialogue", "Everybody writes a dialogue of two portraits. {count} are still to come.")
    return _say.waiting(_missing(view), one, many, own)


def _status_guess(view: TableView) -> Sentence:
    if not view.locked:
        text = QT_TRANSLATE_NOOP("dialogue", "{writer} reads. Which two are speaking?")
        return _say(text, {"writer": view.writer or 0})
    own = QT_TRANSLATE_NOOP("dialogue", "Which two are speaking?")
    one = QT_TRANSLATE_NOOP("dialogue", "Which two are speaking? Only {last} is still thinking.")
    many = QT_TRANSLATE_NOOP("dialogue", "Which two are speaking? {count} are still thinking.")
    return _say.waiting(_missing(view), one, many, own)


_RESUME = {
    "write": QT_TRANSLATE_NOOP("dialogue", "Round {round} of {rounds}: everybody writes a dialogue."),
    "guess": QT_TRANSLATE_NOOP("dialogue", "Round {round} of {rounds}: who speaks in the dialogue by {writer}?"),
    "scored": QT_TRANSLATE_NOOP("dialogue", "Round {round} of {rounds}: the dialogue by {writer} has been guessed."),
    "album": QT_TRANSLATE_NOOP("dialogue", "Round {round} of {rounds}: all dialogues have been guessed."),
}


def resume(view: TableView) -> Sentence:
    """Where an unfinished match stands."""
    if view.phase == "ended":
        return result(most_points(view.totals))
    people = {} if view.writer is None else {"writer": view.writer}
    return _say(_RESUME[view.phase], people, round=view.round, rounds=view.rounds)


# What happened


def _round_started(event: records.RoundStarted) -> Sentence:
    text = QT_TRANSLATE_NOOP("dialogue", "Round {round}. {count} portraits are looking for words.")
    return _say(text, round=event.round, count=len(event.portraits))


def _dialogue_read(event: records.DialogueRead) -> Sentence:
    text = QT_TRANSLATE_NOOP("dialogue", "{writer} reads: “{words}”")
    return _say(text, {"writer": event.writer}, words=event.text.replace("\n", " / "))


def _scene_scored(event: records.SceneScored) -> Sentence:
    right = tuple(row.seat for row in event.rows if row.right)
    if not right:
        return _say(QT_TRANSLATE_NOOP("dialogue", "Nobody has recognised both."))
    if len(right) == len(event.rows) - 1:
        return _say(QT_TRANSLATE_NOOP("dialogue", "Everybody has recognised both: that was too easy."))
    if len(right) == 1:
        return _say(QT_TRANSLATE_NOOP("dialogue", "Only {finder} has recognised both."), {"finder": right[0]})
    return _say(QT_TRANSLATE_NOOP("dialogue", "{count} have recognised both."), count=len(right))


describe_event = describe_events(
    "dialogue",
    {
        records.RoundStarted: _round_started,
        records.DialogueWritten: EventText(
            QT_TRANSLATE_NOOP("dialogue", "{writer} has written a dialogue."), writer="seat"
        ),
        records.DialogueRead: _dialogue_read,
        records.GuessLocked: EventText(QT_TRANSLATE_NOOP("dialogue", "{guesser} locks in."), guesser="seat"),
        records.GuessesRevealed: EventText(QT_TRANSLATE_NOOP("dialogue", "All guesses are on the table.")),
        records.SpeakersRevealed: EventText(QT_TRANSLATE_NOOP("dialogue", "Portraits {tokens} were speaking.")),
        records.SceneScored: _scene_scored,
        records.AlbumOpened: EventText(
            QT_TRANSLATE_NOOP("dialogue", "All dialogues of round {round} are in the album.")
        ),
        records.MatchEnded: lambda event: result(event.outcome),
    },
)
"""A line for the log; None for events not worth one."""


# Why somebody has these points


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
