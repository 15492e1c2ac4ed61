"""Who must do what, and where a match stands."""

from collections.abc import Callable

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.steal_this_game.rules.ending import match_outcome
from artgames.games.steal_this_game.rules.records import NO_STOP, TableView
from artgames.games.steal_this_game.rules.track import STEAL
from artgames.games.steal_this_game.words.reasons import reason
from artgames.games.steal_this_game.words.result import result
from artgames.games.steal_this_game.words.say import say, say_of_stop


def status(view: TableView) -> Sentence:
    """Who must do what, for the line above the board."""
    special = _SPECIAL.get(view.phase)
    if special is not None:
        return special(view)
    return say(_PLAIN[view.phase], _people(view), told=_TOLD[view.phase])


def _people(view: TableView) -> dict[str, int]:
    return {"thief": view.thief, "exhibitor": view.exhibitor}


_PLAIN = {
    "hide": QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor}, hide the money in one of four boxes."),
    "action": QT_TRANSLATE_NOOP("steal_this_game", "{thief}, look into a box or move the cashier one step."),
    "reply": QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor}, you may move the cashier one step."),
    "remove": QT_TRANSLATE_NOOP("steal_this_game", "It was true. {exhibitor}, remove an empty box."),
    "place": QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor}, put the cashier in front of a box."),
    "reroll": QT_TRANSLATE_NOOP("steal_this_game", "{thief}, secretly roll one die again."),
}


_TOLD = {
    "hide": QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} is hiding the money."),
    "action": QT_TRANSLATE_NOOP("steal_this_game", "{thief} was believed and may act."),
    "reply": QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} may move the cashier."),
    "remove": QT_TRANSLATE_NOOP("steal_this_game", "It was true. {exhibitor} must remove a box."),
    "place": QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} is placing the cashier."),
    "reroll": QT_TRANSLATE_NOOP("steal_this_game", "{thief} is secretly rolling one die."),
}


def _status_claim(view: TableView) -> Sentence:
    if view.token == NO_STOP:
        text = QT_TRANSLATE_NOOP("steal_this_game", "{thief}, the dice are rolled: make a claim.")
    elif view.token == STEAL - 1:
        text = QT_TRANSLATE_NOOP("steal_this_game", "{thief}, you can only steal now.")
    else:
        text = QT_TRANSLATE_NOOP("steal_this_game", "{thief}, claim something further along the track, or steal.")
    return say(
        text, {"thief": view.thief}, told=QT_TRANSLATE_NOOP("steal_this_game", "{thief} is about to make a claim.")
    )


_CLAIMED = {
    "prepare": QT_TRANSLATE_NOOP(
        "steal_this_game", "{thief} says one of the dice shows a {number}. Do you believe it, {exhibitor}?"
    ),
    "observe": QT_TRANSLATE_NOOP(
        "steal_this_game", "{thief} says the dice add up to {number} or more. Do you believe it, {exhibitor}?"
    ),
    "hit": QT_TRANSLATE_NOOP(
        "steal_this_game", "{thief} says both dice show the same number. Do you believe it, {exhibitor}?"
    ),
}

_CLAIMED_TO_YOU = {
    "prepare": QT_TRANSLATE_NOOP("steal_this_game", "{thief} says one die shows a {number}. Do you believe it?"),
    "observe": QT_TRANSLATE_NOOP(
        "steal_this_game", "{thief} says the dice add up to {number} or more. Do you believe it?"
    ),
    "hit": QT_TRANSLATE_NOOP("steal_this_game", "{thief} says both dice show the same number. Do you believe it?"),
}


def _status_answer(view: TableView) -> Sentence:
    told = QT_TRANSLATE_NOOP("steal_this_game", "Does {exhibitor} believe {thief}?")
    return say_of_stop(view.token, _CLAIMED, _people(view), _CLAIMED_TO_YOU, told)


def _status_shuffle(view: TableView) -> Sentence:
    if view.options.shuffle_visibility == "hidden":
        text = QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor}, you may have the boxes mixed unseen.")
        return say(
            text,
            {"exhibitor": view.exhibitor},
            told=QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} may have the boxes mixed."),
        )
    text = QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor}, you may move the boxes about. Watch them, {thief}!")
    return say(text, _people(view), told=QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} may move the boxes about."))


def _status_open(view: TableView) -> Sentence:
    if view.token == STEAL:
        text = QT_TRANSLATE_NOOP("steal_this_game", "{thief}, you’re going for the money. Which box?")
        return say(
            text, {"thief": view.thief}, told=QT_TRANSLATE_NOOP("steal_this_game", "{thief} is going for the money.")
        )
    text = QT_TRANSLATE_NOOP("steal_this_game", "That was a lie. {thief}, open a box at once.")
    own = QT_TRANSLATE_NOOP("steal_this_game", "That was a lie. Open a box now.")
    return say(
        text,
        {"thief": view.thief},
        own,
        told=QT_TRANSLATE_NOOP("steal_this_game", "That was a lie. {thief} must open a box."),
    )


def _status_game_over(view: TableView) -> Sentence:
    last = view.results[-1]
    return reason(last.reason, last.thief)


def _status_ended(view: TableView) -> Sentence:
    return result(match_outcome(view.results, view.games))


_SPECIAL: dict[str, Callable[[TableView], Sentence]] = {
    "claim": _status_claim,
    "answer": _status_answer,
    "shuffle": _status_shuffle,
    "open": _status_open,
    "game_over": _status_game_over,
    "ended": _status_ended,
}


_RESUME = {
    "hide": QT_TRANSLATE_NOOP("steal_this_game", "Game {game} of {games}: {exhibitor} is about to hide the money."),
    "claim": QT_TRANSLATE_NOOP("steal_this_game", "Game {game} of {games}: {thief} is about to make a claim."),
    "answer": QT_TRANSLATE_NOOP("steal_this_game", "Game {game} of {games}: does {exhibitor} believe {thief}?"),
    "action": QT_TRANSLATE_NOOP("steal_this_game", "Game {game} of {games}: {thief} was believed and may act."),
    "reply": QT_TRANSLATE_NOOP("steal_this_game", "Game {game} of {games}: {exhibitor} may move the cashier."),
    "remove": QT_TRANSLATE_NOOP("steal_this_game", "Game {game} of {games}: {exhibitor} must remove a box."),
    "shuffle": QT_TRANSLATE_NOOP("steal_this_game", "Game {game} of {games}: {exhibitor} may move the boxes about."),
    "place": QT_TRANSLATE_NOOP("steal_this_game", "Game {game} of {games}: {exhibitor} is about to place the cashier."),
    "reroll": QT_TRANSLATE_NOOP("steal_this_game", "Game {game} of {games}: {thief} rolls one die again."),
    "open": QT_TRANSLATE_NOOP("steal_this_game", "Game {game} of {games}: {thief} is about to open a box."),
    "game_over": QT_TRANSLATE_NOOP("steal_this_game", "Game {game} of {games} is over; {thief} was the thief."),
}


def resume(view: TableView) -> Sentence:
    """Where an unfinished match stands."""
    if view.phase == "ended":
        return _status_ended(view)
    return say(_RESUME[view.phase], _people(view), game=view.game, games=view.games)
