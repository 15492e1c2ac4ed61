"""What happened, line by line."""

from functools import singledispatch

from artgames.engine.api import Event
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.stolen_paintings.rules.events import (
    AuctionOpened,
    DeckReshuffled,
    DetectiveReady,
    ExhibitClosed,
    ExhibitOpened,
    GuessesRevealed,
    MarksLocked,
    MatchEnded,
    PaintingsReturned,
    PaintingsStolen,
    RoundDecided,
    RoundScored,
    RoundStarted,
    SheetConfirmed,
    SheetLocked,
    TheftRevealed,
)
from artgames.games.stolen_paintings.words.result import result, verdict
from artgames.games.stolen_paintings.words.say import say


@singledispatch
def describe_event(event: Event) -> Sentence | None:
    """A line for the log; None for events not worth one."""
    return None


@describe_event.register
def _(event: RoundStarted) -> Sentence:
    text = QT_TRANSLATE_NOOP("stolen_paintings", "Round {round}. {thief} is the thief.")
    return say(text, {"thief": event.thief}, round=event.round)


@describe_event.register
def _(event: DeckReshuffled) -> Sentence:
    return say(QT_TRANSLATE_NOOP("stolen_paintings", "The paintings in the box are shuffled back into the deck."))


@describe_event.register
def _(event: PaintingsReturned) -> Sentence:
    if event.count == 1:
        return say(QT_TRANSLATE_NOOP("stolen_paintings", "One painting of an earlier round is back in the deck."))
    text = QT_TRANSLATE_NOOP("stolen_paintings", "{count} paintings of earlier rounds are back in the deck.")
    return say(text, count=event.count)


@describe_event.register
def _(event: ExhibitOpened) -> Sentence:
    text = QT_TRANSLATE_NOOP("stolen_paintings", "The exhibit opens with {count} paintings.")
    return say(text, count=len(event.paintings))


@describe_event.register
def _(event: DetectiveReady) -> Sentence:
    return say(QT_TRANSLATE_NOOP("stolen_paintings", "{detective} has seen enough."), {"detective": event.seat})


@describe_event.register
def _(event: ExhibitClosed) -> Sentence:
    if event.by_time:
        return say(QT_TRANSLATE_NOOP("stolen_paintings", "Time is up: the exhibit closes."))
    return say(QT_TRANSLATE_NOOP("stolen_paintings", "Everybody is ready: the exhibit closes."))


@describe_event.register
def _(event: PaintingsStolen) -> Sentence:
    if event.count is None:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{thief} has made a choice.")
    elif event.count == 1:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{thief} has stolen one painting.")
    else:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{thief} has stolen {count} paintings.")
    return say(text, {"thief": event.thief}, count=event.count or 0)


@describe_event.register
def _(event: AuctionOpened) -> Sentence:
    text = QT_TRANSLATE_NOOP("stolen_paintings", "{count} paintings are up for auction.")
    return say(text, count=len(event.paintings))


@describe_event.register
def _(event: MarksLocked) -> Sentence:
    return say(QT_TRANSLATE_NOOP("stolen_paintings", "{detective} locks in."), {"detective": event.seat})


@describe_event.register
def _(event: SheetConfirmed) -> Sentence:
    if event.is_new:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{detective} writes {tokens} on the sheet.")
        return say(text, {"detective": event.seat}, tokens=event.tokens)
    return say(QT_TRANSLATE_NOOP("stolen_paintings", "{detective} confirms the sheet."), {"detective": event.seat})


@describe_event.register
def _(event: SheetLocked) -> Sentence:
    if not event.tokens:
        return say(QT_TRANSLATE_NOOP("stolen_paintings", "Time is up, and the sheet is empty."))
    text = {
        "all": QT_TRANSLATE_NOOP("stolen_paintings", "The detectives agree on {tokens}."),
        "majority": QT_TRANSLATE_NOOP("stolen_paintings", "The majority of the detectives decides for {tokens}."),
        "time": QT_TRANSLATE_NOOP("stolen_paintings", "Time is up: the sheet says {tokens}."),
    }[event.by]
    return say(text, tokens=event.tokens)


@describe_event.register
def _(event: RoundDecided) -> Sentence:
    return verdict(event.thief, event.found)


@describe_event.register
def _(event: GuessesRevealed) -> Sentence:
    return say(QT_TRANSLATE_NOOP("stolen_paintings", "All guesses are on the table."))


@describe_event.register
def _(event: TheftRevealed) -> Sentence:
    if len(event.tokens) == 1:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "Painting {tokens} was stolen.")
    else:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "Paintings {tokens} were stolen.")
    return say(text, tokens=event.tokens)


@describe_event.register
def _(event: RoundScored) -> Sentence:
    points = max(row.points for row in event.rows)
    best = [row.seat for row in event.rows if row.points == points]
    if len(best) > 1:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{count} players do best in this round, with {points} each.")
        return say(text, count=len(best), points=points)
    text = QT_TRANSLATE_NOOP("stolen_paintings", "{best} does best in this round, with {points}.")
    return say(text, {"best": best[0]}, points=points)


@describe_event.register
def _(event: MatchEnded) -> Sentence:
    return result(event.outcome)
