"""What happened, line by line. Who wants to know where a box went during the shell game has to watch it."""

from artgames.engine.event_texts import EventText, Teller, describe_events
from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.steal_this_game.rules import events
from artgames.games.steal_this_game.words.reasons import reason
from artgames.games.steal_this_game.words.result import result
from artgames.games.steal_this_game.words.say import SLUG, box, say, say_of_stop


def _of_box(text: str, who: str, where: str = "position") -> Teller:
    """Somebody does something with the box at this place."""
    return lambda event: say(text, {who: getattr(event, who)}, box=box(getattr(event, where)))


def _money_hidden(event: events.MoneyHidden) -> Sentence:
    exhibitor = {"exhibitor": event.exhibitor}
    if event.position is None:
        return say(QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} has hidden the money."), exhibitor)
    text = QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} has hidden the money in box {box}.")
    return say(text, exhibitor, box=box(event.position))


def _dice_rolled(event: events.DiceRolled) -> Sentence:
    thief = {"thief": event.thief}
    if event.dice is None:
        return say(QT_TRANSLATE_NOOP("steal_this_game", "{thief} rolls the dice under the cup."), thief)
    text = QT_TRANSLATE_NOOP("steal_this_game", "{thief} rolls {first} and {second}.")
    return say(text, thief, first=event.dice[0], second=event.dice[1])


_CLAIMED = {
    "prepare": QT_TRANSLATE_NOOP("steal_this_game", "{thief}: “Prepare {number}: one of my dice shows a {number}.”"),
    "observe": QT_TRANSLATE_NOOP("steal_this_game", "{thief}: “Observe {number}: my dice add up to {number} or more.”"),
    "hit": QT_TRANSLATE_NOOP("steal_this_game", "{thief}: “Hit: both my dice show the same number.”"),
    "steal": QT_TRANSLATE_NOOP("steal_this_game", "{thief} goes for the money."),
}


def _dice_shown(event: events.DiceShown) -> Sentence:
    if event.truth:
        text = QT_TRANSLATE_NOOP("steal_this_game", "The dice show {first} and {second}: it was true.")
    else:
        text = QT_TRANSLATE_NOOP("steal_this_game", "The dice show {first} and {second}: it was a lie.")
    return say(text, first=event.dice[0], second=event.dice[1])


def _looked(event: events.Looked) -> Sentence:
    if event.money is None:
        text = QT_TRANSLATE_NOOP("steal_this_game", "{thief} looks into box {box}.")
    elif event.money:
        text = QT_TRANSLATE_NOOP("steal_this_game", "{thief} looks into box {box} and sees the money.")
    else:
        text = QT_TRANSLATE_NOOP("steal_this_game", "{thief} looks into box {box}, which is empty.")
    return say(text, {"thief": event.thief}, box=box(event.position))


def _shuffle_ended(event: events.ShuffleEnded) -> Sentence:
    if event.by_time:
        text = QT_TRANSLATE_NOOP("steal_this_game", "Time is up: the boxes stand still.")
    elif event.swaps:
        text = QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} has moved the boxes about.")
    else:
        text = QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} leaves the boxes where they are.")
    return say(text, {"exhibitor": event.exhibitor})


def _die_rerolled(event: events.DieRerolled) -> Sentence:
    thief = {"thief": event.thief}
    if event.value is None:
        return say(QT_TRANSLATE_NOOP("steal_this_game", "{thief} secretly rolls one die again."), thief)
    text = QT_TRANSLATE_NOOP("steal_this_game", "{thief} rolls one die again: {value}.")
    return say(text, thief, value=event.value)


def _box_opened(event: events.BoxOpened) -> Sentence:
    if event.money:
        text = QT_TRANSLATE_NOOP("steal_this_game", "{thief} opens box {box}: there’s the money!")
    else:
        text = QT_TRANSLATE_NOOP("steal_this_game", "{thief} opens box {box}: it is empty.")
    return say(text, {"thief": event.thief}, box=box(event.position))


describe_event = describe_events(
    SLUG,
    {
        events.GameStarted: EventText(
            QT_TRANSLATE_NOOP("steal_this_game", "Game {game}. {thief} is the thief and {exhibitor} guards the money."),
            "thief",
            "exhibitor",
        ),
        events.MoneyHidden: _money_hidden,
        events.CashierPlaced: _of_box(
            QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} puts the cashier in front of box {box}."), "exhibitor"
        ),
        events.DiceRolled: _dice_rolled,
        events.Claimed: lambda event: say_of_stop(event.stop, _CLAIMED, {"thief": event.thief}),
        events.Believed: EventText(QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} believes it."), "exhibitor"),
        events.Doubted: EventText(
            QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} does not believe it."), "exhibitor"
        ),
        events.DiceShown: _dice_shown,
        events.Looked: _looked,
        events.CashierPushed: _of_box(
            QT_TRANSLATE_NOOP("steal_this_game", "{thief} sends the cashier to box {box}."), "thief", "to_position"
        ),
        events.Declined: EventText(QT_TRANSLATE_NOOP("steal_this_game", "{thief} leaves it at that."), "thief"),
        events.CashierMoved: _of_box(
            QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} moves the cashier to box {box}."),
            "exhibitor",
            "to_position",
        ),
        events.CashierStayed: EventText(
            QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} leaves the cashier where it is."), "exhibitor"
        ),
        events.BoxRemoved: _of_box(
            QT_TRANSLATE_NOOP("steal_this_game", "{exhibitor} removes box {box}: it was empty."), "exhibitor"
        ),
        events.BoxesShuffledHidden: EventText(
            QT_TRANSLATE_NOOP("steal_this_game", "The boxes are mixed out of sight.")
        ),
        events.ShuffleEnded: _shuffle_ended,
        events.DieRerolled: _die_rerolled,
        events.BoxOpened: _box_opened,
        events.GameEnded: lambda event: reason(event.reason, event.thief),
        events.MatchEnded: lambda event: result(event.outcome),
    },
)
"""A line for the log; None for events not worth one."""
