"""Who must do what, and where a match stands."""

from collections.abc import Callable

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.stolen_paintings.rules.records import TableView
from artgames.games.stolen_paintings.rules.scoring import final_outcome
from artgames.games.stolen_paintings.words.result import result
from artgames.games.stolen_paintings.words.say import say


def status(view: TableView) -> Sentence:
    """Who must do what, for the line above the board."""
    return _STATUS[view.phase](view)


def _status_gather(view: TableView) -> Sentence:
    text = QT_TRANSLATE_NOOP("stolen_paintings", "Round {round}. Is everyone looking? Then open the exhibit.")
    return say(text, told=QT_TRANSLATE_NOOP("stolen_paintings", "Round {round}. Watch the wall!"), round=view.round)


def _status_exhibit(view: TableView) -> Sentence:
    waiting = _waiting_for(view, view.ready)
    if len(waiting) == 1 and view.ready:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "Only {last} is still looking.")
        own = QT_TRANSLATE_NOOP("stolen_paintings", "Everyone is waiting for you.")
        return say(text, {"last": waiting[0]}, own)
    text = QT_TRANSLATE_NOOP("stolen_paintings", "Detectives, remember these paintings: {thief} will steal some.")
    return say(text, {"thief": view.thief}, told=QT_TRANSLATE_NOOP("stolen_paintings", "Remember these paintings."))


def _status_theft(view: TableView) -> Sentence:
    text = QT_TRANSLATE_NOOP("stolen_paintings", "{thief}, steal one, two or three paintings.")
    return say(
        text, {"thief": view.thief}, told=QT_TRANSLATE_NOOP("stolen_paintings", "{thief} is choosing what to steal.")
    )


def _status_arrange(view: TableView) -> Sentence:
    text = QT_TRANSLATE_NOOP("stolen_paintings", "{thief}, arrange the auction.")
    return say(
        text, {"thief": view.thief}, told=QT_TRANSLATE_NOOP("stolen_paintings", "{thief} is arranging the auction.")
    )


def _status_sheet(view: TableView) -> Sentence:
    """The cooperative game."""
    waiting = _waiting_for(view, view.agreed)
    if not view.sheet:
        return _status_empty_sheet(view)
    if len(waiting) == 1:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "Waiting for {last} to confirm the sheet.")
        own = QT_TRANSLATE_NOOP("stolen_paintings", "Everyone is waiting for you to confirm the sheet.")
        return say(text, {"last": waiting[0]}, own)
    text = QT_TRANSLATE_NOOP("stolen_paintings", "Waiting for {waiting} detectives to confirm the sheet.")
    return say(text, waiting=len(waiting))


def _status_empty_sheet(view: TableView) -> Sentence:
    if view.stolen_count is None:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "Detectives, agree on one sheet: what was stolen?")
    else:
        text = QT_TRANSLATE_NOOP(
            "stolen_paintings",
            "{count:One painting was|# paintings were} stolen. Detectives, agree on one sheet.",
        )
    return say(
        text, told=QT_TRANSLATE_NOOP("stolen_paintings", "Detectives, what was stolen?"), count=view.stolen_count or 0
    )


def _status_guess(view: TableView) -> Sentence:
    if view.cooperative:
        return _status_sheet(view)
    waiting, own = _waiting_for(view, view.locked), _own_guess(view)
    if len(waiting) == 1:
        return _last_guess(view, waiting[0], own)
    if view.stolen_count is None:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "Detectives, mark what was stolen. Waiting for {waiting} of you.")
    else:
        text = QT_TRANSLATE_NOOP(
            "stolen_paintings",
            "{count:One painting was|# paintings were} stolen. Waiting for {waiting} detectives.",
        )
    return say(
        text,
        own=own,
        told=QT_TRANSLATE_NOOP("stolen_paintings", "What was stolen?"),
        waiting=len(waiting),
        count=view.stolen_count or 0,
    )


def _own_guess(view: TableView) -> str:
    if view.stolen_count is None:
        return QT_TRANSLATE_NOOP("stolen_paintings", "Which of these hung in the exhibit?")
    return QT_TRANSLATE_NOOP("stolen_paintings", "Mark the {count:one painting that was|# paintings that were} stolen.")


def _last_guess(view: TableView, detective: int, own: str) -> Sentence:
    if view.stolen_count is None:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{detective}, mark what was stolen.")
    else:
        text = QT_TRANSLATE_NOOP(
            "stolen_paintings",
            "{detective}, mark the {count:one painting that was|# paintings that were} stolen.",
        )
    return say(
        text,
        {"detective": detective},
        own,
        told=QT_TRANSLATE_NOOP("stolen_paintings", "{detective} is still deciding."),
        count=view.stolen_count or 0,
    )


def _status_scored(view: TableView) -> Sentence:
    if len(view.stolen) == 1:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{thief} stole painting {tokens}.")
    else:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{thief} stole paintings {tokens}.")
    return say(text, {"thief": view.thief}, tokens=view.stolen)


def _result_of(view: TableView) -> Sentence:
    return result(final_outcome(view.totals, view.pad))


def _waiting_for(view: TableView, done: tuple[int, ...]) -> list[int]:
    return [seat for seat in range(view.seats) if seat != view.thief and seat not in done]


_STATUS: dict[str, Callable[[TableView], Sentence]] = {
    "gather": _status_gather,
    "exhibit": _status_exhibit,
    "theft": _status_theft,
    "arrange": _status_arrange,
    "guess": _status_guess,
    "scored": _status_scored,
    "ended": _result_of,
}


_RESUME = {
    "gather": QT_TRANSLATE_NOOP("stolen_paintings", "Round {round} of {rounds}: {thief} will be the thief."),
    "exhibit": QT_TRANSLATE_NOOP(
        "stolen_paintings", "Round {round} of {rounds}: the exhibit is open; {thief} is the thief."
    ),
    "theft": QT_TRANSLATE_NOOP("stolen_paintings", "Round {round} of {rounds}: {thief} is about to steal."),
    "arrange": QT_TRANSLATE_NOOP("stolen_paintings", "Round {round} of {rounds}: {thief} arranges the auction."),
    "guess": QT_TRANSLATE_NOOP("stolen_paintings", "Round {round} of {rounds}: who can spot what {thief} stole?"),
    "scored": QT_TRANSLATE_NOOP("stolen_paintings", "Round {round} of {rounds} is scored; {thief} was the thief."),
}


def resume(view: TableView) -> Sentence:
    """Where an unfinished match stands."""
    if view.phase == "ended":
        return _result_of(view)
    return say(_RESUME[view.phase], {"thief": view.thief}, round=view.round, rounds=view.rounds)
