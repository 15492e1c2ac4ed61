"""What happened, line by line."""

from artgames.engine.event_texts import EventText, describe_events
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.stolen_paintings.rules import events
from artgames.games.stolen_paintings.words.result import result, verdict
from artgames.games.stolen_paintings.words.say import say


def _paintings_returned(event: events.PaintingsReturned) -> Sentence:
    text = QT_TRANSLATE_NOOP(
        "stolen_paintings",
        "{count:One painting from an earlier round is|# paintings from earlier rounds are} back in the deck.",
    )
    return say(text, count=event.count)


def _exhibit_opened(event: events.ExhibitOpened) -> Sentence:
    text = QT_TRANSLATE_NOOP("stolen_paintings", "The exhibit opens with {count:# painting|# paintings}.")
    return say(text, count=len(event.paintings))


def _exhibit_closed(event: events.ExhibitClosed) -> Sentence:
    if event.by_time:
        return say(QT_TRANSLATE_NOOP("stolen_paintings", "Time is up: the exhibit closes."))
    return say(QT_TRANSLATE_NOOP("stolen_paintings", "Everyone is ready: the exhibit closes."))


def _paintings_stolen(event: events.PaintingsStolen) -> Sentence:
    if event.count is None:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{thief} has struck.")
    else:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{thief} has stolen {count:one painting|# paintings}.")
    return say(text, {"thief": event.thief}, count=event.count or 0)


def _auction_opened(event: events.AuctionOpened) -> Sentence:
    text = QT_TRANSLATE_NOOP("stolen_paintings", "{count:# painting is|# paintings are} up for auction.")
    return say(text, count=len(event.paintings))


def _sheet_confirmed(event: events.SheetConfirmed) -> Sentence:
    if event.is_new:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{detective} writes {tokens} on the sheet.")
        return say(text, {"detective": event.seat}, tokens=event.tokens)
    return say(QT_TRANSLATE_NOOP("stolen_paintings", "{detective} confirms the sheet."), {"detective": event.seat})


def _sheet_locked(event: events.SheetLocked) -> Sentence:
    if not event.tokens:
        return say(QT_TRANSLATE_NOOP("stolen_paintings", "Time is up, and the sheet is empty."))
    text = {
        "all": QT_TRANSLATE_NOOP("stolen_paintings", "The detectives agree on {tokens}."),
        "majority": QT_TRANSLATE_NOOP("stolen_paintings", "Most of the detectives decide on {tokens}."),
        "time": QT_TRANSLATE_NOOP("stolen_paintings", "Time is up: the sheet says {tokens}."),
    }[event.by]
    return say(text, tokens=event.tokens)


def _theft_revealed(event: events.TheftRevealed) -> Sentence:
    if len(event.tokens) == 1:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "Painting {tokens} was stolen.")
    else:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "Paintings {tokens} were stolen.")
    return say(text, tokens=event.tokens)


def _round_scored(event: events.RoundScored) -> Sentence:
    points = max(row.points for row in event.rows)
    best = [row.seat for row in event.rows if row.points == points]
    if len(best) > 1:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "Best this round: {count} players, with {points} each.")
        return say(text, count=len(best), points=points)
    text = QT_TRANSLATE_NOOP("stolen_paintings", "Best this round: {best}, with {points}.")
    return say(text, {"best": best[0]}, points=points)


describe_event = describe_events(
    "stolen_paintings",
    {
        events.RoundStarted: EventText(
            QT_TRANSLATE_NOOP("stolen_paintings", "Round {round}. The thief: {thief}."), "thief"
        ),
        events.DeckReshuffled: EventText(
            QT_TRANSLATE_NOOP("stolen_paintings", "The used paintings are shuffled back into the deck.")
        ),
        events.PaintingsReturned: _paintings_returned,
        events.ExhibitOpened: _exhibit_opened,
        events.DetectiveReady: EventText(
            QT_TRANSLATE_NOOP("stolen_paintings", "{detective} has seen enough."), detective="seat"
        ),
        events.ExhibitClosed: _exhibit_closed,
        events.PaintingsStolen: _paintings_stolen,
        events.AuctionOpened: _auction_opened,
        events.MarksLocked: EventText(QT_TRANSLATE_NOOP("stolen_paintings", "{detective} locks in."), detective="seat"),
        events.SheetConfirmed: _sheet_confirmed,
        events.SheetLocked: _sheet_locked,
        events.RoundDecided: lambda event: verdict(event.thief, event.found),
        events.GuessesRevealed: EventText(QT_TRANSLATE_NOOP("stolen_paintings", "All the guesses are in.")),
        events.TheftRevealed: _theft_revealed,
        events.RoundScored: _round_scored,
        events.MatchEnded: lambda event: result(event.outcome),
    },
)
"""A line for the log; None for events not worth one."""
