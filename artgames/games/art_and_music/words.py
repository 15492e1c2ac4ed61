"""The game's sentences. They name people, say one thing each, and never give away what the view or event hides."""

from artgames.engine.event_texts import EventText, describe_events
from artgames.engine.points import found_by, most_points, victory
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence, Voice
from artgames.games.art_and_music.rules import records
from artgames.games.art_and_music.rules.records import Row, TableView

_say = Voice("art_and_music")

result = victory


# Who must do what

_LOVES = {
    "song": QT_TRANSLATE_NOOP("art_and_music", "{lover}, choose a painting and name a song for it."),
    "film": QT_TRANSLATE_NOOP("art_and_music", "{lover}, choose a painting and name a film for it."),
    "quote": QT_TRANSLATE_NOOP("art_and_music", "{lover}, choose a painting and find a quote for it."),
}

_SAYS = {
    "song": QT_TRANSLATE_NOOP("art_and_music", "{lover}, note a painting’s number and name or hum a song."),
    "film": QT_TRANSLATE_NOOP("art_and_music", "{lover}, note a painting’s number and name a film."),
    "quote": QT_TRANSLATE_NOOP("art_and_music", "{lover}, note a painting’s number and say a quote."),
}


def status(view: TableView) -> Sentence:
    """Who must do what, for the line above the board."""
    if view.phase == "love":
        if view.aloud:
            return _say(_SAYS[view.hint_is], {"lover": view.lover})
        return _say(
            _LOVES[view.hint_is],
            {"lover": view.lover},
            told=QT_TRANSLATE_NOOP("art_and_music", "{lover} is choosing a painting."),
        )
    if view.phase == "guess":
        return _status_guess(view)
    if view.phase == "scored":
        text = QT_TRANSLATE_NOOP("art_and_music", "{lover} meant painting {token}.")
        return _say(text, {"lover": view.lover}, token=view.token or 0)
    return result(most_points(view.totals))


def _status_guess(view: TableView) -> Sentence:
    seats = (seat for seat in range(view.seats) if seat not in view.locked)
    waiting = [seat for seat in seats if seat != view.lover or view.aloud]
    own = QT_TRANSLATE_NOOP("art_and_music", "Which painting does {lover} mean?")
    one = QT_TRANSLATE_NOOP("art_and_music", "Which painting does {lover} mean? Waiting for {last}.")
    many = QT_TRANSLATE_NOOP("art_and_music", "Which painting does {lover} mean? Waiting for {count} more.")
    return _say.waiting(waiting, one, many, own, {"lover": view.lover})


_RESUME = {
    "love": QT_TRANSLATE_NOOP("art_and_music", "Turn {round} of {rounds}: {lover} is about to choose a painting."),
    "guess": QT_TRANSLATE_NOOP("art_and_music", "Turn {round} of {rounds}: which painting does {lover} mean?"),
    "scored": QT_TRANSLATE_NOOP("art_and_music", "Turn {round} of {rounds} is scored; {lover} was the art lover."),
}


def resume(view: TableView) -> Sentence:
    """Where an unfinished match stands."""
    if view.phase == "ended":
        return result(most_points(view.totals))
    return _say(_RESUME[view.phase], {"lover": view.lover}, round=view.round, rounds=view.rounds)


# What happened


def _hint_given(event: records.HintGiven) -> Sentence:
    if not event.hint:
        return _say(QT_TRANSLATE_NOOP("art_and_music", "{lover} says it aloud."), {"lover": event.lover})
    return _say(QT_TRANSLATE_NOOP("art_and_music", "{lover}: “{hint}”"), {"lover": event.lover}, hint=event.hint)


def _turn_scored(event: records.TurnScored) -> Sentence:
    return found_by([row.seat for row in event.rows if row.right], len(event.rows) - 1)


describe_event = describe_events(
    "art_and_music",
    {
        records.TurnStarted: EventText(
            QT_TRANSLATE_NOOP("art_and_music", "Turn {round}. The art lover: {lover}."), "lover"
        ),
        records.HintGiven: _hint_given,
        records.TurnPassed: EventText(QT_TRANSLATE_NOOP("art_and_music", "{lover} passes."), "lover"),
        records.GuessLocked: EventText(QT_TRANSLATE_NOOP("art_and_music", "{guesser} locks in."), guesser="seat"),
        records.GuessesRevealed: EventText(QT_TRANSLATE_NOOP("art_and_music", "All the guesses are in.")),
        records.ChoiceRevealed: EventText(
            QT_TRANSLATE_NOOP("art_and_music", "{lover} meant painting {token}."), "lover"
        ),
        records.TurnScored: _turn_scored,
        records.MatchEnded: lambda event: result(event.outcome),
    },
)
"""A line for the log; None for events not worth one."""


# Why somebody has these points


def reasons(row: Row, rows: tuple[Row, ...] = ()) -> tuple[Sentence, ...]:
    """What the points of a row are made of; with all `rows` of that turn the lover's zero is explained."""
    if not row.lover:
        right = QT_TRANSLATE_NOOP("art_and_music", "Found it: +1")
        return (_say(right if row.right else QT_TRANSLATE_NOOP("art_and_music", "Wrong painting: 0")),)
    if row.points == 1:
        return (_say(QT_TRANSLATE_NOOP("art_and_music", "One found it: +1")),)
    if row.points:
        return (_say(QT_TRANSLATE_NOOP("art_and_music", "{count} found it: +{count}"), count=row.points),)
    if not rows:
        return (_say(QT_TRANSLATE_NOOP("art_and_music", "Everyone or nobody found it: 0")),)
    if any(other.right for other in rows):
        return (_say(QT_TRANSLATE_NOOP("art_and_music", "Everyone found it: 0")),)
    return (_say(QT_TRANSLATE_NOOP("art_and_music", "Nobody found it: 0")),)
