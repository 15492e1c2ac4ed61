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
        text = QT_TRANSLATE_NOOP("dialogue", "Portraits {tokens} were speaking in {writer}’s dialogue.")
        return _say(text, {"writer": view.writer or 0}, tokens=view.speakers)
    if view.phase == "album":
        return _say(QT_TRANSLATE_NOOP("dialogue", "All dialogues from round {round}."), round=view.round)
    return result(most_points(view.totals))


def _missing(view: TableView) -> list[int]:
    seats = (seat for seat in range(view.seats) if seat not in view.locked)
    return [seat for seat in seats if seat != view.writer or view.aloud]


def _status_write(view: TableView) -> Sentence:
    if view.aloud:
        return _say(QT_TRANSLATE_NOOP("dialogue", "Write on paper: a dialogue between two portraits."))
    own = QT_TRANSLATE_NOOP("dialogue", "Write a dialogue between two portraits.")
    one = QT_TRANSLATE_NOOP("dialogue", "{last}, write your dialogue.")
    many = QT_TRANSLATE_NOOP(
        "dialogue", "Write a short dialogue between two portraits. Waiting for {count:# player|# players}."
    )
    return _say.waiting(_missing(view), one, many, own, told=QT_TRANSLATE_NOOP("dialogue", "{last} is still writing."))


def _status_guess(view: TableView) -> Sentence:
    if not view.locked:
        text = QT_TRANSLATE_NOOP("dialogue", "Read it out, {writer}! Which two are speaking?")
        return _say(text, {"writer": view.writer or 0})
    own = QT_TRANSLATE_NOOP("dialogue", "Which two are speaking?")
    one = QT_TRANSLATE_NOOP("dialogue", "Which two are speaking? Waiting for {last}.")
    many = QT_TRANSLATE_NOOP("dialogue", "Which two are speaking? Waiting for {count} more.")
    return _say.waiting(_missing(view), one, many, own)


_RESUME = {
    "write": QT_TRANSLATE_NOOP("dialogue", "Round {round} of {rounds}: everyone is writing a dialogue."),
    "guess": QT_TRANSLATE_NOOP("dialogue", "Round {round} of {rounds}: who is speaking in {writer}’s dialogue?"),
    "scored": QT_TRANSLATE_NOOP("dialogue", "Round {round} of {rounds}: {writer}’s dialogue has been guessed."),
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
    text = QT_TRANSLATE_NOOP("dialogue", "Round {round}. {count:# portrait is|# portraits are} lost for words.")
    return _say(text, round=event.round, count=len(event.portraits))


def _dialogue_read(event: records.DialogueRead) -> Sentence:
    if not event.text:
        return _say(QT_TRANSLATE_NOOP("dialogue", "{writer} reads aloud."), {"writer": event.writer})
    text = QT_TRANSLATE_NOOP("dialogue", "{writer} reads: “{words}”")
    return _say(text, {"writer": event.writer}, words=event.text.replace("\n", " / "))


def _scene_scored(event: records.SceneScored) -> Sentence:
    right = tuple(row.seat for row in event.rows if row.right)
    if not right:
        return _say(QT_TRANSLATE_NOOP("dialogue", "Nobody spotted both."))
    if len(right) == len(event.rows) - 1:
        return _say(QT_TRANSLATE_NOOP("dialogue", "Everyone spotted both: too easy!"))
    if len(right) == 1:
        return _say(QT_TRANSLATE_NOOP("dialogue", "Only {finder} spotted both."), {"finder": right[0]})
    return _say(QT_TRANSLATE_NOOP("dialogue", "{count} players spotted both."), count=len(right))


describe_event = describe_events(
    "dialogue",
    {
        records.RoundStarted: _round_started,
        records.DialogueWritten: EventText(
            QT_TRANSLATE_NOOP("dialogue", "{writer} has written a dialogue."), writer="seat"
        ),
        records.DialogueRead: _dialogue_read,
        records.GuessLocked: EventText(QT_TRANSLATE_NOOP("dialogue", "{guesser} locks in."), guesser="seat"),
        records.GuessesRevealed: EventText(QT_TRANSLATE_NOOP("dialogue", "All the guesses are in.")),
        records.SpeakersRevealed: EventText(QT_TRANSLATE_NOOP("dialogue", "Portraits {tokens} were speaking.")),
        records.SceneScored: _scene_scored,
        records.AlbumOpened: EventText(
            QT_TRANSLATE_NOOP("dialogue", "All dialogues from round {round} are in the album.")
        ),
        records.MatchEnded: lambda event: result(event.outcome),
    },
)
"""A line for the log; None for events not worth one."""


# Why somebody has these points


def reasons(row: Row, rows: tuple[Row, ...] = ()) -> tuple[Sentence, ...]:
    """What the points of a row are made of; with all `rows` of that dialogue the writer's zero is explained."""
    if not row.writer:
        right = QT_TRANSLATE_NOOP("dialogue", "Spotted both: +1")
        return (_say(right if row.right else QT_TRANSLATE_NOOP("dialogue", "Not both: 0")),)
    if row.points == 1:
        return (_say(QT_TRANSLATE_NOOP("dialogue", "One spotted both: +1")),)
    if row.points:
        return (_say(QT_TRANSLATE_NOOP("dialogue", "{count} spotted both: +{count}"), count=row.points),)
    if not rows:
        return (_say(QT_TRANSLATE_NOOP("dialogue", "Everyone or nobody spotted both: 0")),)
    if any(other.right for other in rows):
        return (_say(QT_TRANSLATE_NOOP("dialogue", "Everyone spotted both: 0")),)
    return (_say(QT_TRANSLATE_NOOP("dialogue", "Nobody spotted both: 0")),)
