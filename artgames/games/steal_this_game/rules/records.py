"""How things stand, and what an audience sees of it. What is done is in ``actions``, what happens in ``events``.

A position is a place in the row of boxes, counted from 0 on the left; the row is closed to a circle. Boxes to the right
of a box that is removed move up. A die is 0 or 1, a stop of the risk track 0–10 (see ``track``).
"""

from typing import Literal, TypeAlias

import msgspec

from artgames.engine.api import Seat, View
from artgames.engine.rng import Rng
from artgames.games.steal_this_game.rules.track import Dice, Stop

Position: TypeAlias = int
Phase: TypeAlias = Literal[
    "hide",
    "claim",
    "answer",
    "action",
    "reply",
    "remove",
    "shuffle",
    "place",
    "reroll",
    "open",
    "game_over",
    "ended",
]
Reason: TypeAlias = Literal["stolen", "empty_hands", "lucky_lie", "caught", "last_box"]
"""How a game ended: Steal with the money or an empty box; caught lying with the money or an empty box; or the third
wrong accusation, which leaves one box."""

SEATS = 2
BOXES = 4
DICE = 2
MOST_SWAPS = 20
PACES = 3
"""Swaps are slow (0), steady (1) or quick (2)."""

NOWHERE: Position = -1
NO_STOP: Stop = -1


# Parts of the table


class Note(msgspec.Struct, frozen=True):
    """One line of what everybody has seen in this game: what happened, and where, from where or how.

    claim (stop) · believe · doubt (both dice) · look (position) · push (from, to) · decline · move (from, to) · stay ·
    remove (position) · swap (first, second, pace) · mixed · enough (1 by the clock) · place (position) · reroll ·
    open (position)
    """

    what: str
    at: tuple[int, ...] = ()


class GameResult(msgspec.Struct, frozen=True):
    """How one game of the match ended."""

    game: int
    thief: Seat
    winner: Seat
    reason: Reason


# How things stand


class House(msgspec.Struct, frozen=True):
    """What was settled before the first game. Everybody knows it."""

    thief_seat: Literal["random", "first", "second"]
    games: int
    shuffle_visibility: Literal["visible", "hidden"]
    shuffle_seconds: int


class State(msgspec.Struct, frozen=True):
    """The table. Everything but `house`, `rng`, `game`, `thief` and `results` begins anew with each game."""

    house: House
    rng: Rng
    game: int
    thief: Seat
    results: tuple[GameResult, ...] = ()
    phase: Phase = "hide"
    boxes: int = BOXES
    money: Position = NOWHERE
    cashier: Position = NOWHERE
    """NOWHERE before the money is hidden, and from the removal of a box until the cashier is placed again."""

    dice: Dice = ()
    dice_open: bool = False
    """After a doubt, until one of them is rolled again; and at the end."""

    last_shown_dice: Dice = ()
    claims: tuple[Stop, ...] = ()
    looked: tuple[Position, ...] = ()
    """Where the thief has looked, as long as no box has moved (ST-07)."""

    pushed_from: Position = NOWHERE
    """During the reply: the exhibitor may not undo the thief's push (ST-05)."""

    swaps: int = 0
    """In this shell game."""

    opened: Position = NOWHERE
    history: tuple[Note, ...] = ()

    @property
    def exhibitor(self) -> Seat:
        return 1 - self.thief

    @property
    def token(self) -> Stop:
        return self.claims[-1] if self.claims else NO_STOP

    @property
    def is_over(self) -> bool:
        """Whether this game is decided."""
        return self.phase in ("game_over", "ended")


class TableView(View, frozen=True):
    """What one audience sees. Whatever is hidden from it, or is not there yet, is empty or None."""

    phase: Phase
    game: int
    games: int
    thief: Seat
    exhibitor: Seat
    seats: int
    seat: Seat | None
    """Whose view this is; None for the room."""

    asked: Seat | None
    """Who acts; None between games and at the end."""

    boxes: int
    removed: int
    cashier: Position
    """NOWHERE while it stands aside."""

    money: Position | None
    """For the exhibitor, and for everybody once the game is over."""

    dice: Dice
    """For the thief; for everybody after a doubt until one is rolled again, and once the game is over."""

    last_shown_dice: Dice
    """What everybody saw at the last doubt of this game: one of them may have changed since."""

    token: Stop
    """NO_STOP before the first claim."""

    claims: tuple[Stop, ...]
    looked: tuple[Position, ...]
    """Where the thief has looked since boxes last moved."""

    seen: tuple[bool | None, ...]
    """For the thief, by position: whether the money is there; None where that is not known."""

    pushed_from: Position
    swaps: int
    opened: Position
    """The box that the thief has opened for good."""

    wins: tuple[int, ...]
    """By seat."""

    results: tuple[GameResult, ...]
    history: tuple[Note, ...]
    """What everybody has seen in this game."""

    shuffle_seconds: int
    """0 where nobody hurries."""

    options: House

    @property
    def points(self) -> tuple[int, ...]:
        return self.wins
