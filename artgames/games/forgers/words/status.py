"""Who must do what, and where a match stands."""

from collections.abc import Callable

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.forgers.rules.play import final_outcome
from artgames.games.forgers.rules.records import TableView
from artgames.games.forgers.words.result import result
from artgames.games.forgers.words.say import say


def status(view: TableView) -> Sentence:
    """Who must do what, for the line above the board."""
    return _STATUS[view.phase](view)


def _gather(view: TableView) -> Sentence:
    text = QT_TRANSLATE_NOOP("forgers", "Round {round}. Is everyone looking? Then show the wall.")
    return say(text, told=QT_TRANSLATE_NOOP("forgers", "Round {round}. Watch the wall!"), round=view.round)


def _look(view: TableView) -> Sentence:
    waiting = [seat for seat in range(view.seats) if seat != view.forger and seat not in view.ready]
    if len(waiting) == 1 and view.ready:
        own = QT_TRANSLATE_NOOP("forgers", "Everyone is waiting for you.")
        return say(QT_TRANSLATE_NOOP("forgers", "Only {last} is still looking."), {"last": waiting[0]}, own)
    text = QT_TRANSLATE_NOOP("forgers", "Remember this wall: {forger} will slip something in.")
    return say(text, {"forger": view.forger}, told=QT_TRANSLATE_NOOP("forgers", "Remember this wall."))


def _forge(view: TableView) -> Sentence:
    text = QT_TRANSLATE_NOOP("forgers", "{forger}, hang {count:one forgery|# forgeries}.")
    return say(
        text,
        {"forger": view.forger},
        told=QT_TRANSLATE_NOOP("forgers", "{forger} is hanging {count:a forgery|# forgeries}."),
        count=view.forgeries,
    )


def _guess(view: TableView) -> Sentence:
    left = view.forgeries - sum(guess.found for guess in view.guesses)
    assert view.guesser is not None
    if view.forgeries == 1:
        text = QT_TRANSLATE_NOOP("forgers", "{guesser}, point at the painting that wasn’t there before.")
    else:
        text = QT_TRANSLATE_NOOP(
            "forgers", "{guesser}, point at a forgery. {left:One of {count} is|# of {count} are} left."
        )
    return say(
        text,
        {"guesser": view.guesser},
        told=QT_TRANSLATE_NOOP("forgers", "{guesser} is looking for a forgery."),
        left=left,
        count=view.forgeries,
    )


def _revealed(view: TableView) -> Sentence:
    kept = view.forgeries - sum(guess.found for guess in view.guesses)
    if view.forgeries == 1:
        one = QT_TRANSLATE_NOOP("forgers", "{forger} got away with it.")
        none = QT_TRANSLATE_NOOP("forgers", "{forger} was found out.")
        return say(one if kept else none, {"forger": view.forger})
    if not kept:
        text = QT_TRANSLATE_NOOP("forgers", "Every forgery was found: nothing for {forger}.")
    elif kept == view.forgeries:
        text = QT_TRANSLATE_NOOP("forgers", "Not one forgery was found: {kept:one painting|# paintings} for {forger}.")
    else:
        text = QT_TRANSLATE_NOOP(
            "forgers",
            "{kept:One forgery was|# forgeries were} missed: {kept:a painting|# paintings} for {forger}.",
        )
    return say(text, {"forger": view.forger}, kept=kept)


def _ended(view: TableView) -> Sentence:
    return result(final_outcome(view.points))


_STATUS: dict[str, Callable[[TableView], Sentence]] = {
    "gather": _gather,
    "look": _look,
    "forge": _forge,
    "guess": _guess,
    "revealed": _revealed,
    "ended": _ended,
}

_RESUME = {
    "gather": QT_TRANSLATE_NOOP(
        "forgers", "Round {round}: {forger} is the next forger. Best so far: {best} of {goal}."
    ),
    "look": QT_TRANSLATE_NOOP("forgers", "Round {round}: the wall is shown. Best so far: {best} of {goal}."),
    "forge": QT_TRANSLATE_NOOP("forgers", "Round {round}: {forger} is forging. Best so far: {best} of {goal}."),
    "guess": QT_TRANSLATE_NOOP("forgers", "Round {round}: who can catch {forger}? Best so far: {best} of {goal}."),
    "revealed": QT_TRANSLATE_NOOP(
        "forgers", "Round {round} is over; {forger} was the forger. Best so far: {best} of {goal}."
    ),
}


def resume(view: TableView) -> Sentence:
    """Where an unfinished match stands."""
    if view.phase == "ended":
        return _ended(view)
    people = {"forger": view.forger}
    return say(_RESUME[view.phase], people, round=view.round, best=max(view.points), goal=view.goal)
