"""What has happened in a game, as somebody at the table witnessed it, in a form that the strategy can follow.

A *stage* lasts from a fresh row, or from one wrong accusation, to the next. Within a stage boxes do not move. Boxes
have ids that follow them through swaps; after a hidden shuffle all ids are new.
"""

from collections.abc import Iterable, Sequence
from functools import singledispatchmethod
from typing import Literal, TypeAlias

from artgames.engine.api import Event
from artgames.games.steal_this_game.bot.pairs import Pair, pair_of
from artgames.games.steal_this_game.rules import events
from artgames.games.steal_this_game.rules.records import BOXES, Position
from artgames.games.steal_this_game.rules.track import STEAL

BoxId: TypeAlias = int
Deed: TypeAlias = Literal["look", "push", "nothing"]
NO_PAIR: Pair = -1


class Turn:
    """A claim and what followed. What has not happened yet is None."""

    def __init__(self, stop: int, cashier: Position) -> None:
        self.stop = stop
        self.cashier = cashier
        """When the claim was made."""

        self.believed: bool | None = None
        self.deed: Deed | None = None
        self.at: Position = -1
        """Where the thief looked, or where the cashier was pushed to."""

        self.after: Position | None = None
        """The cashier after the exhibitor's reply."""


class StageRecord:
    """From a fresh row, or from a wrong accusation, to the next one."""

    def __init__(self, row: Sequence[BoxId], token: int, shown: Pair) -> None:
        self.row: list[BoxId] = list(row)
        """Boxes by position."""

        self.is_fresh = shown == NO_PAIR
        """Whether the thief knows nothing of these boxes: at the beginning, or after a hidden shuffle."""

        self.empty: list[BoxId] = []
        """Boxes that the thief had looked into before; if the money was in one of them, the thief has found it."""

        self.token = token
        self.shown = shown
        """The dice everybody saw at the accusation before; one was rolled again since."""

        self.cashier: Position | None = None
        """Where it stands now; None before it is placed."""

        self.first_cashier: BoxId | None = None
        """The box it was placed at."""

        self.turns: list[Turn] = []
        self.removed: BoxId | None = None
        """What was removed at the end."""

    @property
    def boxes(self) -> int:
        return len(self.row)

    @property
    def claims(self) -> tuple[int, ...]:
        """Without a Steal."""
        return tuple(turn.stop for turn in self.turns if turn.stop != STEAL)

    @property
    def looks(self) -> list[BoxId]:
        """Boxes that the thief has looked into in this stage."""
        return [self.row[turn.at] for turn in self.turns if turn.deed == "look"]

    def unseen(self) -> list[BoxId]:
        """Where the money is if the thief has not found it."""
        looked = {*self.empty, *self.looks}
        return [box for box in self.row if box not in looked]

    def unseen_at_first(self) -> list[BoxId]:
        """The same when the stage began."""
        return [box for box in self.row if box not in self.empty]

    def position(self, box: BoxId) -> Position:
        return self.row.index(box)


class GameRecord:
    """One game as far as it was played."""

    def __init__(self, happened: Iterable[Event], *, out_of_sight: bool = False) -> None:
        """`happened` from the beginning of the game on. `out_of_sight`: the solution takes boxes for mixed after every
        wrong accusation, even if the exhibitor leaves them as they are, which then tells nothing."""
        self._out_of_sight = out_of_sight
        self.stages: list[StageRecord] = [StageRecord(range(BOXES), -1, NO_PAIR)]
        self.found: BoxId | None = None
        """The box that was seen with the money, if this witness knows."""

        self.shown: Pair = NO_PAIR
        for event in happened:
            self._follow(event)

    @property
    def now(self) -> StageRecord:
        return self.stages[-1]

    @property
    def turn(self) -> Turn:
        """The last one."""
        return self.now.turns[-1]

    @singledispatchmethod
    def _follow(self, event: Event) -> None:
        """What does not concern the strategy."""

    @_follow.register
    def _(self, event: events.CashierPlaced) -> None:
        self.now.cashier = event.position
        self.now.first_cashier = self.now.row[event.position]

    @_follow.register
    def _(self, event: events.Claimed) -> None:
        assert self.now.cashier is not None
        self.now.turns.append(Turn(event.stop, self.now.cashier))

    @_follow.register
    def _(self, event: events.Believed) -> None:
        self.turn.believed = True

    @_follow.register
    def _(self, event: events.Doubted) -> None:
        self.turn.believed = False

    @_follow.register
    def _(self, event: events.DiceShown) -> None:
        self.shown = pair_of(event.dice)

    @_follow.register
    def _(self, event: events.Looked) -> None:
        self.turn.deed, self.turn.at = "look", event.position
        if event.money:
            self.found = self.now.row[event.position]

    @_follow.register
    def _(self, event: events.CashierPushed) -> None:
        self.turn.deed, self.turn.at = "push", event.to_position
        self.now.cashier = event.to_position
        if self.now.boxes == 2:  # ST-05: no reply is possible
            self.turn.after = event.to_position

    @_follow.register
    def _(self, event: events.Declined) -> None:
        self.turn.deed = "nothing"

    @_follow.register
    def _(self, event: events.CashierMoved) -> None:
        self.now.cashier = self.turn.after = event.to_position

    @_follow.register
    def _(self, event: events.CashierStayed) -> None:
        self.turn.after = self.now.cashier

    @_follow.register
    def _(self, event: events.BoxRemoved) -> None:
        before = self.now
        before.removed = before.row[event.position]
        row = [box for box in before.row if box != before.removed]
        stage = StageRecord(row, before.turns[-1].stop, self.shown)
        stage.empty = [box for box in row if box in before.empty or box in before.looks]
        self.stages.append(stage)

    @_follow.register
    def _(self, event: events.BoxesSwapped) -> None:
        row, one, other = self.now.row, event.first, event.second
        row[one], row[other] = row[other], row[one]

    @_follow.register
    def _(self, event: events.BoxesShuffledHidden) -> None:
        self._mix()

    @_follow.register
    def _(self, event: events.ShuffleEnded) -> None:
        if self._out_of_sight:
            self._mix()

    def _mix(self) -> None:
        stage = self.now
        new = max(stage.row) + BOXES
        stage.row, stage.empty, stage.is_fresh = list(range(new, new + stage.boxes)), [], True
        self.found = None


def this_game(happened: Sequence[Event]) -> list[Event]:
    """What was witnessed since the game began that is being played, or was played last."""
    starts = [number for number, event in enumerate(happened) if isinstance(event, events.GameStarted)]
    return list(happened[starts[-1] :]) if starts else []
