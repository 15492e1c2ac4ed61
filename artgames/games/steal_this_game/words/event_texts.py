"""What happened, line by line. Who wants to know where a box went during the shell game has to watch it."""

from functools import singledispatch

from artgames.engine.api import Event
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.steal_this_game.rules import events
from artgames.games.steal_this_game.words.reasons import reason
from artgames.games.steal_this_game.words.result import result
from artgames.games.steal_this_game.words.say import box, say, say_of_stop


@singledispatch
def describe_event(event: Event) -> Sentence | None:
    """A line for the log; None for events not worth one."""
    return None


# Setting up


@describe_event.register
def _(event: events.GameStarted) -> Sentence:
    text = QT_TRANSLATE_NOOP("steal_this_game", "Game {game}. {thief} is the thief, {exhibitor} guards the money.")
    return say(text, {"thief": event.thief, "exhibitor": event.exhibitor}, game=event.game)


@describe_event.register
def _(event: events.MoneyHidden) -> Sentence:
    exhibitor = {"exhibitor": event.exhibitor}
    if event.position is None:
        return say(QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} has hidden the money."), exhibitor)
    text = QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} has hidden the money in box {box}.")
    return say(text, exhibitor, box=box(event.position))


@describe_event.register
def _(event: events.CashierPlaced) -> Sentence:
    text = QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} puts the cashier in front of box {box}.")
    return say(text, {"exhibitor": event.exhibitor}, box=box(event.position))


@describe_event.register
def _(event: events.DiceRolled) -> Sentence:
    thief = {"thief": event.thief}
    if event.dice is None:
        return say(QT_TRANSLATE_NOOP("steal_this_game", "{thief} rolls the dice under the cup."), thief)
    text = QT_TRANSLATE_NOOP("steal_this_game", "{thief} rolls {first} and {second}.")
    return say(text, thief, first=event.dice[0], second=event.dice[1])


# Claims and answers

_CLAIMED = {
    "prepare": QT_TRANSLATE_NOOP("steal_this_game", "{thief}: “Prepare {number}: one of my dice shows a {number}.”"),
    "observe": QT_TRANSLATE_NOOP("steal_this_game", "{thief}: “Observe {number}: my dice add up to {number} or more.”"),
    "hit": QT_TRANSLATE_NOOP("steal_this_game", "{thief}: “Hit: both my dice show the same.”"),
    "steal": QT_TRANSLATE_NOOP("steal_this_game", "{thief} goes for the money."),
}


@describe_event.register
def _(event: events.Claimed) -> Sentence:
    return say_of_stop(event.stop, _CLAIMED, {"thief": event.thief})


@describe_event.register
def _(event: events.Believed) -> Sentence:
    return say(QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} believes it."), {"exhibitor": event.exhibitor})


@describe_event.register
def _(event: events.Doubted) -> Sentence:
    text = QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} does not believe it.")
    return say(text, {"exhibitor": event.exhibitor})


@describe_event.register
def _(event: events.DiceShown) -> Sentence:
    if event.truth:
        text = QT_TRANSLATE_NOOP("steal_this_game", "The dice show {first} and {second}: it was true.")
    else:
        text = QT_TRANSLATE_NOOP("steal_this_game", "The dice show {first} and {second}: it was a lie.")
    return say(text, first=event.dice[0], second=event.dice[1])


# What a believed thief does, and the reply


@describe_event.register
def _(event: events.Looked) -> Sentence:
    if event.money is None:
        text = QT_TRANSLATE_NOOP("steal_this_game", "{thief} looks into box {box}.")
    elif event.money:
        text = QT_TRANSLATE_NOOP("steal_this_game", "{thief} looks into box {box} and sees the money.")
    else:
        text = QT_TRANSLATE_NOOP("steal_this_game", "{thief} looks into box {box}, which is empty.")
    return say(text, {"thief": event.thief}, box=box(event.position))


@describe_event.register
def _(event: events.CashierPushed) -> Sentence:
    text = QT_TRANSLATE_NOOP("steal_this_game", "{thief} sends the cashier to box {box}.")
    return say(text, {"thief": event.thief}, box=box(event.to_position))


@describe_event.register
def _(event: events.Declined) -> Sentence:
    return say(QT_TRANSLATE_NOOP("steal_this_game", "{thief} leaves it at that."), {"thief": event.thief})


@describe_event.register
def _(event: events.CashierMoved) -> Sentence:
    text = QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} moves the cashier to box {box}.")
    return say(text, {"exhibitor": event.exhibitor}, box=box(event.to_position))


@describe_event.register
def _(event: events.CashierStayed) -> Sentence:
    text = QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} leaves the cashier where it is.")
    return say(text, {"exhibitor": event.exhibitor})


# After a wrong accusation


@describe_event.register
def _(event: events.BoxRemoved) -> Sentence:
    text = QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} takes box {box} away: it was empty.")
    return say(text, {"exhibitor": event.exhibitor}, box=box(event.position))


@describe_event.register
def _(event: events.BoxesShuffledHidden) -> Sentence:
    return say(QT_TRANSLATE_NOOP("steal_this_game", "The boxes are mixed where nobody can see them."))


@describe_event.register
def _(event: events.ShuffleEnded) -> Sentence:
    if event.by_time:
        text = QT_TRANSLATE_NOOP("steal_this_game", "Time is up: the boxes stand still.")
    elif event.swaps:
        text = QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} has moved the boxes about.")
    else:
        text = QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} leaves the boxes where they are.")
    return say(text, {"exhibitor": event.exhibitor})


@describe_event.register
def _(event: events.DieRerolled) -> Sentence:
    thief = {"thief": event.thief}
    if event.value is None:
        return say(QT_TRANSLATE_NOOP("steal_this_game", "{thief} secretly rolls one die again."), thief)
    text = QT_TRANSLATE_NOOP("steal_this_game", "{thief} rolls one die again: {value}.")
    return say(text, thief, value=event.value)


# The end


@describe_event.register
def _(event: events.BoxOpened) -> Sentence:
    if event.money:
        text = QT_TRANSLATE_NOOP("steal_this_game", "{thief} opens box {box}: there is the money!")
    else:
        text = QT_TRANSLATE_NOOP("steal_this_game", "{thief} opens box {box}: it is empty.")
    return say(text, {"thief": event.thief}, box=box(event.position))


@describe_event.register
def _(event: events.GameEnded) -> Sentence:
    return reason(event.reason, event.thief)


@describe_event.register
def _(event: events.MatchEnded) -> Sentence:
    return result(event.outcome)
