"""How a board gets from one event to the next: what a game registers for its events, each by its class.

A step of the rules brings several events and one view, that of its end. `Following` tells how things stand in between;
`Moves` shows the way there. Whatever moves, the picture afterwards is built from the view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar, overload

from PySide6.QtCore import QAbstractAnimation

from artgames.engine.api import Event
from artgames.scene.board_scene import ViewT
from artgames.scene.piece_board import PieceBoard
from artgames.scene.tempo import Beat

BoardT = TypeVar("BoardT", bound=PieceBoard[Any])
EventT = TypeVar("EventT", bound=Event)
OtherT = TypeVar("OtherT", bound=Event)
Movement: TypeAlias = QAbstractAnimation | None
"""None where nothing is to be seen but what has changed."""


class Following(Generic[ViewT]):
    """How things stand after one event of a step, when only the end of the whole step is known."""

    def __init__(self) -> None:
        self._kept_back: dict[type[Event], Callable[[Any, ViewT, ViewT], ViewT]] = {}

    def after(
        self, kind: type[EventT]
    ) -> Callable[[Callable[[EventT, ViewT, ViewT], ViewT]], Callable[[EventT, ViewT, ViewT], ViewT]]:
        """Register (event, view before it, view at the end of the step) → view after it."""

        def register(follow: Callable[[EventT, ViewT, ViewT], ViewT]) -> Callable[[EventT, ViewT, ViewT], ViewT]:
            self._kept_back[kind] = follow
            return follow

        return register

    def __call__(self, before: ViewT, event: Event, after: ViewT) -> ViewT:
        """After an event that ends a step, nothing would have to be kept back."""
        follow = self._kept_back.get(type(event))
        return after if follow is None else follow(event, before, after)


class Moves(Generic[BoardT, ViewT]):
    """What is seen of the events of a game; of those it does not name, only what has changed."""

    def __init__(self, follow: Following[ViewT]) -> None:
        self._follow = follow
        self._shown: dict[type[Event], Callable[[BoardT, Any, ViewT], Movement]] = {}

    @overload
    def on(self, kind: type[EventT], /) -> Callable[[Callable[[BoardT, EventT, ViewT], Movement]], None]: ...

    @overload
    def on(
        self, kind: type[EventT], other: type[OtherT], /
    ) -> Callable[[Callable[[BoardT, EventT | OtherT, ViewT], Movement]], None]: ...

    def on(self, *kinds: type[Event]) -> Callable[[Callable[[BoardT, Any, ViewT], Movement]], None]:
        """Register (board, event, view after it) → the way to the picture after it. It ends with `arrive`."""

        def register(show: Callable[[BoardT, Any, ViewT], Movement]) -> None:
            for kind in kinds:
                self._shown[kind] = show

        return register

    def rest(self, rest: Beat, *kinds: type[Event]) -> None:
        """After these the new picture is there at once, and people have so long to look at it."""
        for kind in kinds:
            self._shown[kind] = lambda board, _, view: board.arrive_and_rest(view, rest)

    def animation(self, board: BoardT, event: Event, after: ViewT) -> Movement:
        """The way to the picture after this event; `after` is the view at the end of the whole step."""
        view = self._follow(board.view, event, after)
        show = self._shown.get(type(event))
        if show is not None:
            return show(board, event, view)
        board.arrive(view)
        return None
