"""What is done at the table, by the thief, the exhibitor and the house."""

from artgames.engine.choices import Action, ClockAction
from artgames.games.steal_this_game.rules.records import Position
from artgames.games.steal_this_game.rules.track import Stop


class Hide(Action, frozen=True):
    """The exhibitor puts the money into a box and the cashier in front of one."""

    position: Position
    cashier: Position


class Claim(Action, frozen=True):
    """The thief puts the token on a stop further along the track."""

    stop: Stop


class Answer(Action, frozen=True):
    """The exhibitor's word on a claim: 1 believes it, 0 doubts it."""

    believe: int


class Look(Action, frozen=True):
    """The thief lifts the lid of an unprotected box."""

    position: Position


class PushCashier(Action, frozen=True):
    """The thief sends the cashier to a box beside the one it protects."""

    position: Position


class Decline(Action, frozen=True):
    """The thief leaves it at that (ST-04)."""


class MoveCashier(Action, frozen=True):
    """The exhibitor's reply: one step with the cashier."""

    position: Position


class Stay(Action, frozen=True):
    """The exhibitor leaves the cashier where it is."""


class RemoveBox(Action, frozen=True):
    """After a wrong accusation the exhibitor opens an empty box and takes it away."""

    position: Position


class Swap(Action, frozen=True):
    """Two boxes change places, slowly (0), steadily (1) or quickly (2)."""

    first: Position
    second: Position
    pace: int = 1


class ShuffleHidden(Action, frozen=True):
    """The boxes are mixed unseen, by chance."""


class EndShuffle(Action, frozen=True):
    """The exhibitor has moved the boxes enough, or does not want to at all."""


class TimeUp(ClockAction, frozen=True):
    """The seconds of the shell game are over."""


class PlaceCashier(Action, frozen=True):
    """The exhibitor puts the cashier in front of any box that is left."""

    position: Position


class Reroll(Action, frozen=True):
    """The thief rolls one die again, unseen."""

    die: int


class Open(Action, frozen=True):
    """The thief opens an unprotected box for good."""

    position: Position


class NextGame(Action, frozen=True):
    """The house sets up again with the roles swapped."""
