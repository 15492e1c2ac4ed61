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
    text = QT_TRANSLATE_NOOP("forgers", "Round {round}. Show the wall when everybody is looking.")
    return say(text, round=view.round)


def _look(view: TableView) -> Sentence:
    waiting = [seat for seat in range(view.seats) if seat != view.forger and seat not in view.ready]
    if len(waiting) == 1 and view.ready:
        own = QT_TRANSLATE_NOOP("forgers", "Only you are still looking.")
        return say(QT_TRANSLATE_NOOP("forgers", "Only {last} is still looking."), {"last": waiting[0]}, own)
    text = QT_TRANSLATE_NOOP("forgers", "Remember this wall: {forger} is going to slip something in.")
    return say(text, {"forger": view.forger})


def _forge(view: TableView) -> Sentence:
    if view.forgeries == 1:
        text = QT_TRANSLATE_NOOP("forgers", "{forger} hangs one forgery.")
    else:
        text = QT_TRANSLATE_NOOP("forgers", "{forger} hangs {count} forgeries.")
    return say(text, {"forger": view.forger}, count=view.forgeries)


def _guess(view: TableView) -> Sentence:
    left = view.forgeries - sum(guess.found for guess in view.guesses)
    assert view.guesser is not None
    if view.forgeries == 1:
        text = QT_TRANSLATE_NOOP("forgers", "{guesser}, point at the painting that was not there before.")
    elif left == 1:
        text = QT_TRANSLATE_NOOP("forgers", "{guesser}, point at a forgery. One still hangs.")
    else:
        text = QT_TRANSLATE_NOOP("forgers", "{guesser}, point at a forgery. {left} of {count} still hang.")
    return say(text, {"guesser": view.guesser}, left=left, count=view.forgeries)


def _revealed(view: TableView) -> Sentence:
    kept = view.forgeries - sum(guess.found for guess in view.guesses)
    if view.forgeries == 1:
        one = QT_TRANSLATE_NOOP("forgers", "{forger} got away with it.")
        none = QT_TRANSLATE_NOOP("forgers", "{forger} was seen through.")
        return say(one if kept else none, {"forger": view.forger})
    if not kept:
        text = QT_TRANSLATE_NOOP("forgers", "Every forgery was found: nothing for {forger}.")
    elif kept == view.forgeries:
        text = QT_TRANSLATE_NOOP("forgers", "Not one forgery was found: {kept} paintings for {forger}.")
    elif kept == 1:
        text = QT_TRANSLATE_NOOP("forgers", "One forgery was not found: a painting for {forger}.")
    else:
        text = QT_TRANSLATE_NOOP("forgers", "{kept} forgeries were not found: {kept} paintings for {forger}.")
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
    "forge": QT_TRANSLATE_NOOP("forgers", "Round {round}: {forger} is at work. Best so far: {best} of {goal}."),
    "guess": QT_TRANSLATE_NOOP("forgers", "Round {round}: who sees through {forger}? Best so far: {best} of {goal}."),
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
