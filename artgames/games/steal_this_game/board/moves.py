"""How the board gets from one event to the next. Whatever moves, the picture afterwards is built from the view."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF

from artgames.engine.api import Event
from artgames.games.steal_this_game.board.follow import follow
from artgames.games.steal_this_game.board.layout import plan_for
from artgames.games.steal_this_game.board.stall import Stall
from artgames.games.steal_this_game.board.things import Cashier, Token
from artgames.games.steal_this_game.board.travel import shake, swap, turn_lid
from artgames.games.steal_this_game.rules import events
from artgames.games.steal_this_game.rules.records import TableView
from artgames.scene.animations import around, fade, one_after_another, pause, together
from artgames.scene.arc_animation import glide, walk
from artgames.scene.event_dispatch import Moves
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat

if TYPE_CHECKING:
    from artgames.games.steal_this_game.board.board import StealThisGameBoard

_AJAR = 0.4
"""How far a lid opens for those who may not see what is in the box."""


class FairMoves(Moves[TableView]):
    """Turns events into movements of the pieces that are on the board."""

    _board: StealThisGameBoard

    def __init__(self, board: StealThisGameBoard) -> None:
        super().__init__(board, follow)

    @singledispatchmethod
    def _move(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        return super()._move(event, view)

    @property
    def _stall(self) -> Stall:
        assert self._board.stall is not None
        return self._board.stall

    # Setting up

    @_move.register
    def _(self, event: events.GameStarted, view: TableView) -> QAbstractAnimation | None:
        return self._show(view, Beat.MOVE_ROOM)

    @_move.register
    def _(self, event: events.MoneyHidden, view: TableView) -> QAbstractAnimation | None:
        return None

    @_move.register
    def _(self, event: events.CashierPlaced, view: TableView) -> QAbstractAnimation | None:
        stall = self._stall
        if stall.cashier is None:
            stall.cashier = Cashier(-1, stall.plan.aside, stall.style)
            stall.add(stall.cashier)
        goal = plan_for(self._board, view.boxes).cashiers[event.position]
        return self._then([walk(stall.cashier, goal, self._tempo)], view, Beat.MOVE_SHORT)

    @_move.register
    def _(self, event: events.DiceRolled, view: TableView) -> QAbstractAnimation | None:
        return self._roll(view)

    @_move.register
    def _(self, event: events.DieRerolled, view: TableView) -> QAbstractAnimation | None:
        """The dice vanish under the cup before anybody could see which one is taken."""
        return self._roll(view)

    def _roll(self, view: TableView) -> QAbstractAnimation:
        stall = self._stall
        stall.cover_dice()
        assert stall.cup is not None
        return self._then([shake(stall.cup, self._tempo)], view, Beat.MOVE_SHORT)

    # Claims and answers

    @_move.register
    def _(self, event: events.Claimed, view: TableView) -> QAbstractAnimation | None:
        stall = self._stall
        goal = stall.token_place(event.stop)
        if stall.token is None:
            start = QRectF(goal)
            start.moveCenter(stall.plan.thief.head.center())
            stall.token = Token(event.stop, start, stall.style)
            stall.add(stall.token)
        self._board.style.sounds.play(Cue.LOCKED)
        ms = self._tempo.ms(Beat.MOVE_ROOM)
        lift = goal.height() * 0.9
        return self._then([glide(stall.token, goal, ms, lift=lift)], view, Beat.REVEAL)

    @_move.register
    def _(self, event: events.Believed, view: TableView) -> QAbstractAnimation | None:
        return self._show(view, Beat.REVEAL)

    @_move.register
    def _(self, event: events.Doubted, view: TableView) -> QAbstractAnimation | None:
        return self._show(view, Beat.REVEAL_REST)

    @_move.register
    def _(self, event: events.DiceShown, view: TableView) -> QAbstractAnimation | None:
        cup = self._stall.cup
        assert cup is not None
        self._board.style.sounds.play(Cue.RIGHT if event.truth else Cue.WRONG)
        return self._then([fade(cup, 0.0, Beat.MOVE_ROOM, self._tempo)], view, Beat.REVEAL_REST)

    # What a believed thief does, and the reply

    @_move.register
    def _(self, event: events.Looked, view: TableView) -> QAbstractAnimation | None:
        """The lid opens for the thief alone; the others see where, and that it moves."""
        box = self._stall.boxes[event.position]
        box.set_badges()
        ms = self._tempo.ms(Beat.FLIP)
        wide = _AJAR if event.money is None else 1.0
        rest = Beat.MOVE_ROOM if event.money is None else Beat.SCORE_HOLD
        moves = [
            turn_lid(box, 0.0, wide, event.money, ms),
            pause(rest, self._tempo),
            turn_lid(box, wide, 0.0, event.money, ms),
        ]
        return self._then([one_after_another(moves)], view, Beat.MOVE_SHORT)

    @_move.register
    def _(self, event: events.CashierPushed, view: TableView) -> QAbstractAnimation | None:
        return self._lead(event.to_position, view)

    @_move.register
    def _(self, event: events.CashierMoved, view: TableView) -> QAbstractAnimation | None:
        return self._lead(event.to_position, view)

    def _lead(self, to: int, view: TableView) -> QAbstractAnimation:
        stall = self._stall
        assert stall.cashier is not None
        return self._then([walk(stall.cashier, stall.plan.cashiers[to], self._tempo)], view, Beat.MOVE_SHORT)

    @_move.register
    def _(self, event: events.Declined, view: TableView) -> QAbstractAnimation | None:
        return self._show(view, Beat.MOVE_ROOM)

    @_move.register
    def _(self, event: events.CashierStayed, view: TableView) -> QAbstractAnimation | None:
        return self._show(view, Beat.REVEAL)

    # After a wrong accusation

    @_move.register
    def _(self, event: events.BoxRemoved, view: TableView) -> QAbstractAnimation | None:
        """Everybody sees that it is empty; then it goes, the others close up, and the cashier steps aside."""
        stall, tempo = self._stall, self._tempo
        box = stall.boxes[event.position]
        box.set_badges()
        new = plan_for(self._board, view.boxes)
        shown = [turn_lid(box, 0.0, 1.0, False, tempo.ms(Beat.FLIP)), pause(Beat.REVEAL, tempo)]
        moves = [fade(box, 0.0, Beat.MOVE_ROOM, tempo)]
        left = [one for position, one in enumerate(stall.boxes) if position != event.position]
        if not tempo.reduced:
            ms = tempo.ms(Beat.REVEAL)
            moves += [glide(one, place, ms) for one, place in zip(left, new.boxes, strict=True)]
        if stall.cashier is not None:
            moves.append(walk(stall.cashier, new.aside, tempo))
        return self._then([one_after_another([*shown, together(moves)])], view, Beat.MOVE_SHORT)

    @_move.register
    def _(self, event: events.BoxesSwapped, view: TableView) -> QAbstractAnimation | None:
        """ST-07: marks of what was seen are taken away before anything moves."""
        stall = self._stall
        if not view.seen or not any(view.seen):
            for box in stall.boxes:
                box.set_badges(*(badge for badge in box.badges if badge == "COIN" and not view.seen))
        if self._board.shells.has_shown(event):
            self._board.view = view
            return None
        one, other = stall.boxes[event.first], stall.boxes[event.second]
        return around(swap(one, other, event.pace, self._tempo), after=lambda: self._arrive(view))

    @_move.register
    def _(self, event: events.BoxesShuffledHidden, view: TableView) -> QAbstractAnimation | None:
        """All of them go into the middle, behind one another, and come out again."""
        stall, tempo = self._stall, self._tempo
        for box in stall.boxes:
            box.set_badges()
        if tempo.reduced:
            return self._show(view, Beat.REVEAL)
        ms = tempo.ms(Beat.REVEAL)
        heap = QRectF(stall.plan.boxes[0])
        heap.moveCenter(QPointF(stall.plan.top.center().x(), heap.center().y()))
        gather = together(glide(box, heap, ms) for box in stall.boxes)
        return self._then([one_after_another([gather, pause(Beat.MOVE_ROOM, tempo)])], view, Beat.MOVE_ROOM)

    @_move.register
    def _(self, event: events.ShuffleEnded, view: TableView) -> QAbstractAnimation | None:
        if event.by_time:
            self._board.style.sounds.play(Cue.TIME_OVER)
        return self._show(view, Beat.MOVE_ROOM)

    # The end

    @_move.register
    def _(self, event: events.BoxOpened, view: TableView) -> QAbstractAnimation | None:
        box, tempo = self._stall.boxes[event.position], self._tempo
        box.set_badges()
        box.setZValue(5)
        opening = turn_lid(box, 0.0, 1.0, event.money, tempo.ms(Beat.REVEAL))
        sound = Cue.RIGHT if event.money else Cue.WRONG
        return one_after_another(
            [
                around(pause(Beat.REVEAL, tempo), after=lambda: self._board.style.sounds.play(sound)),
                opening,
                pause(Beat.REVEAL_REST, tempo),
            ]
        )

    @_move.register
    def _(self, event: events.GameEnded, view: TableView) -> QAbstractAnimation | None:
        """Now everybody sees where the money was, and what the dice were."""
        self._arrive(view)
        return pause(Beat.REVEAL_REST, self._tempo)

    @_move.register
    def _(self, event: events.MatchEnded, view: TableView) -> QAbstractAnimation | None:
        return self._show(view, Beat.MOVE_ROOM)
