"""What happened, line by line."""

from artgames.engine.event_texts import EventText, describe_events
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.forgers.rules import records
from artgames.games.forgers.words.result import result
from artgames.games.forgers.words.say import place_name, say


def _wall_opened(event: records.WallOpened) -> Sentence | None:
    if not event.filled or len(event.filled) == len(event.paintings):
        return say(QT_TRANSLATE_NOOP("forgers", "The wall is shown."))
    places = tuple(map(place_name, event.filled))
    if len(places) == 1:
        return say(QT_TRANSLATE_NOOP("forgers", "The wall is shown. {places} is new."), places=places)
    return say(QT_TRANSLATE_NOOP("forgers", "The wall is shown. {places} are new."), places=places)


def _wall_closed(event: records.WallClosed) -> Sentence:
    if event.by_time:
        return say(QT_TRANSLATE_NOOP("forgers", "Time is up: the lights go out."))
    return say(QT_TRANSLATE_NOOP("forgers", "Everyone is ready: the lights go out."))


def _guess_made(event: records.GuessMade) -> Sentence:
    place = place_name(event.guess.place)
    if event.guess.found:
        text = QT_TRANSLATE_NOOP("forgers", "{guesser} points at {place}: a forgery! {guesser} gets a painting.")
        return say(text, {"guesser": event.guess.seat}, place=place)
    text = QT_TRANSLATE_NOOP("forgers", "{guesser} points at {place}: it is real. {forger} gets a painting.")
    return say(text, {"guesser": event.guess.seat, "forger": event.taker}, place=place)


def _forgeries_revealed(event: records.ForgeriesRevealed) -> Sentence:
    places = tuple(place_name(forgery.place) for forgery in event.forged)
    if not event.swapped:
        return say(QT_TRANSLATE_NOOP("forgers", "Forged: {places}."), places=places)
    swapped = tuple(place_name(place) for place in event.swapped)
    text = QT_TRANSLATE_NOOP("forgers", "Forged: {places}. Swapped: {swapped}.")
    return say(text, places=places, swapped=swapped)


describe_event = describe_events(
    "forgers",
    {
        records.RoundStarted: EventText(QT_TRANSLATE_NOOP("forgers", "Round {round}. The forger: {forger}."), "forger"),
        records.WallOpened: _wall_opened,
        records.LookerReady: EventText(QT_TRANSLATE_NOOP("forgers", "{looker} has seen enough."), looker="seat"),
        records.WallClosed: _wall_closed,
        records.ForgeriesHung: EventText(
            QT_TRANSLATE_NOOP("forgers", "{forger} is done. The lights come on."), "forger"
        ),
        records.GuessMade: _guess_made,
        records.ForgeriesRevealed: _forgeries_revealed,
        records.MatchEnded: lambda event: result(event.outcome),
    },
)
"""A line for the log; None for events not worth one."""
