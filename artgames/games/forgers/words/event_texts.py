"""What happened, line by line."""

from functools import singledispatch

from artgames.engine.api import Event
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.forgers.rules.records import (
    ForgeriesHung,
    ForgeriesRevealed,
    GuessMade,
    LookerReady,
    MatchEnded,
    RoundStarted,
    WallClosed,
    WallOpened,
)
from artgames.games.forgers.words.result import result
from artgames.games.forgers.words.say import place_name, say


@singledispatch
def describe_event(event: Event) -> Sentence | None:
    """A line for the log; None for events not worth one."""
    return None


@describe_event.register
def _(event: RoundStarted) -> Sentence:
    text = QT_TRANSLATE_NOOP("forgers", "Round {round}. {forger} is the forger.")
    return say(text, {"forger": event.forger}, round=event.round)


@describe_event.register
def _(event: WallOpened) -> Sentence | None:
    if not event.filled or len(event.filled) == len(event.paintings):
        return say(QT_TRANSLATE_NOOP("forgers", "The wall is shown."))
    places = tuple(map(place_name, event.filled))
    if len(places) == 1:
        return say(QT_TRANSLATE_NOOP("forgers", "The wall is shown. {places} is new."), places=places)
    return say(QT_TRANSLATE_NOOP("forgers", "The wall is shown. {places} are new."), places=places)


@describe_event.register
def _(event: LookerReady) -> Sentence:
    return say(QT_TRANSLATE_NOOP("forgers", "{looker} has seen enough."), {"looker": event.seat})


@describe_event.register
def _(event: WallClosed) -> Sentence:
    if event.by_time:
        return say(QT_TRANSLATE_NOOP("forgers", "Time is up: the lights go out."))
    return say(QT_TRANSLATE_NOOP("forgers", "Everybody is ready: the lights go out."))


@describe_event.register
def _(event: ForgeriesHung) -> Sentence:
    return say(QT_TRANSLATE_NOOP("forgers", "{forger} is done. The lights go on."), {"forger": event.forger})


@describe_event.register
def _(event: GuessMade) -> Sentence:
    place = place_name(event.guess.place)
    if event.guess.found:
        text = QT_TRANSLATE_NOOP("forgers", "{guesser} points at {place}: a forgery! {guesser} gets a painting.")
        return say(text, {"guesser": event.guess.seat}, place=place)
    text = QT_TRANSLATE_NOOP("forgers", "{guesser} points at {place}: it is real. {forger} gets a painting.")
    return say(text, {"guesser": event.guess.seat, "forger": event.taker}, place=place)


@describe_event.register
def _(event: ForgeriesRevealed) -> Sentence:
    places = tuple(place_name(forgery.place) for forgery in event.forged)
    if not event.swapped:
        return say(QT_TRANSLATE_NOOP("forgers", "Forged: {places}."), places=places)
    swapped = tuple(place_name(place) for place in event.swapped)
    text = QT_TRANSLATE_NOOP("forgers", "Forged: {places}. Changed places: {swapped}.")
    return say(text, places=places, swapped=swapped)


@describe_event.register
def _(event: MatchEnded) -> Sentence:
    return result(event.outcome)
