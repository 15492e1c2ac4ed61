"""How a board gets from one event to the next. Whatever moves, the picture afterwards is built from the view."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic

from PySide6.QtCore import QAbstractAnimation

from artgames.engine.api import Event
from artgames.scene.animations import around, one_after_another, pause, together
from artgames.scene.board import Board, ViewT
from artgames.scene.tempo import Beat, Tempo


class Moves(Generic[ViewT]):
    """Base of what turns events into movements of the pieces on a board. A game's own says by `_move`, an event at a
    time, what is to be seen; `_arrive` shows what follows."""

    def __init__(self, board: Board[ViewT], follow: Callable[[ViewT, Event, ViewT], ViewT]) -> None:
        """`follow` tells from the views before an event and after its whole step how things stand in between."""
        self._board, self._follow = board, follow

    def move(self, event: Event, after: ViewT) -> QAbstractAnimation | None:
        """The way to the picture after this event; `after` is the view at the end of the whole step."""
        return self._move(event, self._follow(self._board.view, event, after))

    def _move(self, event: Event, view: ViewT) -> QAbstractAnimation | None:
        """Nothing is to be seen of most events but what has changed."""
        self._arrive(view)
        return None

    @property
    def _tempo(self) -> Tempo:
        return self._board.style.tempo

    def _arrive(self, view: ViewT) -> None:
        self._board.view = view
        self._board.rebuild()

    def _show(self, view: ViewT, rest: Beat) -> QAbstractAnimation:
        """The new picture at once, and a moment to look at it."""
        self._arrive(view)
        return pause(rest, self._tempo)

    def _then(
        self, moves: Iterable[QAbstractAnimation], view: ViewT, rest: Beat = Beat.MOVE_SHORT
    ) -> QAbstractAnimation:
        """Move all at once, show the new picture, and let people look at it for a moment."""
        arrival = around(together(moves), after=lambda: self._arrive(view))
        return one_after_another([arrival, pause(rest, self._tempo)])
