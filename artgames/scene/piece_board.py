"""Boards on which pieces lie, are pressed and held, and move about as events tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QAbstractAnimation, QObject, Qt
from PySide6.QtWidgets import QGraphicsItem

from artgames.engine.api import Options, Seat
from artgames.engine.choices import Choice
from artgames.scene.animations import around, one_after_another, pause, together
from artgames.scene.board import Board
from artgames.scene.board_scene import ViewT
from artgames.scene.board_style import BoardStyle
from artgames.scene.items.piece import Piece
from artgames.scene.tempo import Beat, Tempo


class PieceBoard(Board[ViewT]):
    """Base of these boards: a game says by `build` what lies there for the present view, and by its `Moves` (see
    `event_dispatch`) what is seen of an event."""

    def __init__(
        self, style: BoardStyle, options: Options, is_person: Callable[[Seat], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(style, options, is_person, parent)
        self._focus_key = ""
        self.is_moving = False
        """Something is being shown: nothing can be pressed or held."""

    def build(self) -> None:
        """Lay everything out on the empty scene."""
        raise NotImplementedError

    def show(self, view: ViewT, seat: Seat | None, choices: tuple[Choice, ...]) -> None:
        if seat != self.seat:  # nobody learns what the person before had in mind
            self.scene.setFocusItem(None)  # type: ignore[arg-type]
            self._focus_key = ""
        super().show(view, seat, choices)

    def rebuild(self) -> None:
        if not self.has_view:
            return
        self.remember_focus()
        self.sweep()
        self.build()
        self.give_focus_back()
        self.draft_changed.emit()

    # The keyboard

    def pieces(self) -> list[Piece]:
        return [item for item in self.scene.items() if isinstance(item, Piece)]

    def remember_focus(self) -> None:
        focused = self.scene.focusItem()
        if isinstance(focused, Piece) and focused.look.focused:
            self._focus_key = focused.key

    def give_focus_back(self) -> None:
        """The keyboard stays where it was, however the picture was built anew, as soon as that can be pressed again."""
        for piece in self.pieces():
            if piece.key == self._focus_key and piece.can_be_pressed:
                piece.setFocus(Qt.FocusReason.TabFocusReason)
                self._focus_key = ""
                return

    def activate(self, item: QGraphicsItem) -> None:
        if isinstance(item, Piece):
            if item.is_held_open:
                item.held.emit(True)
            else:
                item.activated.emit()

    def release(self, item: QGraphicsItem) -> None:
        if isinstance(item, Piece) and item.is_held_open:
            item.held.emit(False)

    # Moving

    @property
    def tempo(self) -> Tempo:
        return self.style.tempo

    def arrive(self, view: ViewT) -> None:
        """The picture after an event."""
        self.view = view
        self.rebuild()

    def arrive_and_rest(self, view: ViewT, rest: Beat) -> QAbstractAnimation:
        """The new picture at once, and a moment to look at it."""
        self.arrive(view)
        return pause(rest, self.tempo)

    def arrive_after(
        self, moves: Iterable[QAbstractAnimation], view: ViewT, rest: Beat = Beat.MOVE_SHORT
    ) -> QAbstractAnimation:
        """Move all at once, show the new picture, and let people look at it for a moment."""
        arrival = around(together(moves), after=lambda: self.arrive(view))
        return one_after_another([arrival, pause(rest, self.tempo)])

    def with_status(self, move: QAbstractAnimation | None) -> QAbstractAnimation | None:
        """Once something moves, the line above the board tells what is being shown."""
        return around(move, before=self.draft_changed.emit) if move is not None else None
