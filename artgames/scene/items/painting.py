"""A painting on the board, with what lies on it: its number, ring and tick, the marks of those who chose it, a tag."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from artgames.scene.drawing.theme import Theme
from artgames.scene.items.badges import TagKind
from artgames.scene.items.framed_painting import FramedPainting
from artgames.scene.items.painting_badges_items import PaintingParts, PaintingState, room_below
from artgames.scene.pictures.picture_store import PictureStore
from artgames.scene.sound.spoken_changes import telling

_TOKEN_SHARE = 0.24  # of the cell's smaller side, when nobody says how large
_MOST_BELOW = 0.36


class PaintingItem(FramedPainting):
    """A painting in its frame that can be chosen, pressed, looked at and heard of.

    Signals:
        activated(): clicked, or Space while it has the keyboard.
    """

    activated = Signal()
    reading_rank: float = 0
    """When it is heard: before what has more, and among equals by where it is."""

    def __init__(self, card_id: str, name: str, store: PictureStore, theme: Theme) -> None:
        """``name`` is what a screen reader says: it must not tell more than everybody may know."""
        super().__init__(card_id, store, theme)
        self._name = name
        self._foot = self._beside = 0
        self._look = PaintingState()
        self._is_choosable = False
        self._token_side: int | None = None
        self._least_mark = 0
        self._parts = PaintingParts(self)

    @property
    def look(self) -> PaintingState:
        """What lies on the painting now."""
        return self._look

    @property
    def is_marked(self) -> bool:
        """Whether somebody chose it: ring and tick tell so, or its empty place."""
        return self._look.marked or self._was_taken

    @property
    def _was_taken(self) -> bool:
        return self._gone and self._is_choosable

    def reserve(self, foot: int, beside: int = 0) -> None:
        """Keep so much of the cell free below the frame, for a tag and for the marks of players; where they are many,
        they may also lie `beside` the cell, to its left."""
        self._foot, self._beside = foot, beside
        self._redraw()

    def set_interactive(self, interactive: bool) -> None:
        """Whether it may be clicked and reached by the keyboard now."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, interactive)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton if interactive else Qt.MouseButton.NoButton)
        self.setAcceptHoverEvents(interactive)
        self.setCursor(Qt.CursorShape.PointingHandCursor if interactive else Qt.CursorShape.ArrowCursor)
        if not interactive:
            self.clearFocus()
            self._change(hovered=False, focused=False)

    def set_choosable(self, choosable: bool) -> None:
        """Whether a press on it answers something, for who cannot see that; others may only be looked at closely."""
        self._is_choosable = choosable

    def set_token(self, number: int | None, side: int | None = None, *, beside: bool = False) -> None:
        """Lay a number token on the upper left corner, ``side`` pixels wide, or beside it."""
        self._token_side = side
        self._change(number=number, beside=beside)

    def set_verdict(self, is_right: bool | None) -> None:
        """Turn the token over to a tick or a cross."""
        self._change(verdict=is_right)

    def set_marked(self, marked: bool, *, tentative: bool = False) -> None:
        """Ring and tick: somebody chose this one; `tentative`: others have not confirmed it yet."""
        self._change(marked=marked, tentative=marked and tentative)

    def set_lit(self, lit: bool) -> None:
        """Ring alone: the table looks at this one now."""
        self._change(lit=lit)

    def set_seats(self, seats: tuple[int, ...], least: int = 0) -> None:
        """Marks of the players who chose it, at the lower edge; in several rows if they would be smaller than
        `least`."""
        self._least_mark = least
        self._change(seats=seats)

    def set_tag(self, text: str, px: int = 20, kind: TagKind = "plain") -> None:
        """A small label below it, in letters of this size; empty takes it away."""
        self._change(tag=text, tag_px=px, tag_kind=kind)

    def set_dimmed(self, dimmed: bool) -> None:
        """The lights go down on it: others are looked at now."""
        is_new = dimmed != self._look.dimmed
        self._change(dimmed=dimmed)
        if is_new:
            self._show_body()

    def set_gone(self, gone: bool) -> None:
        """Leave only its place on the wall: somebody took it down."""
        if gone != self._gone:
            with telling(self, self):
                self._gone = gone
            self._show_body()

    def set_name(self, name: str) -> None:
        """Change what a screen reader says."""
        self._name = name

    def set_face_down(self, face_down: bool) -> None:
        """Show the back or the picture at once; ``motions.turn`` does it slowly."""
        if face_down != self._face_down:
            self._face_down = face_down
            self._show_body()
            if self._look != PaintingState():
                self._redraw_parts()

    def accessible_text(self) -> str:
        """Name and state in words; a face-down painting keeps its secret."""
        look = self._look
        words = [self.tr("face-down painting") if self.is_face_down else self._name]
        if look.number is not None:
            words.append(self.tr("number {number}").format(number=look.number))
        if look.marked:
            words.append(self.tr("marked, not confirmed yet") if look.tentative else self.tr("marked"))
        if look.lit:
            words.append(self.tr("lit"))
        if self._was_taken:
            words.append(self.tr("taken down"))
        if look.verdict is not None:
            words.append(self.tr("right") if look.verdict else self.tr("wrong"))
        said = ", ".join([*words, look.tag] if look.tag else words)
        return said.replace(".,", ",")  # a sentence goes on

    def accessible_offer(self) -> str:
        if not self._is_choosable:
            return self.tr("cannot be chosen now")
        return self.tr("chosen") if self.is_marked else self.tr("can be chosen")

    def describe(self) -> str:
        """One line that is the same for two paintings that look the same."""
        shown = "back" if self.is_face_down else self.card_id
        size = f"{self._size.width()}x{self._size.height()}"
        place = f"painting {shown} at {round(self.x())},{round(self.y())} {size}"
        gone = ["gone"] if self._gone else []
        return " ".join([place, f"opacity={self.opacity():.2f}", *gone, *self._look.words()])

    def _change(self, **changed: Any) -> None:
        if "number" not in changed and all(getattr(self._look, name) == value for name, value in changed.items()):
            return
        below = self._room_below
        with telling(self, self):
            self._look = replace(self._look, **changed)
        self._stack()
        if self._room_below != below:
            self._show_body()
        self._redraw_parts()

    def _stack(self) -> None:
        """What sticks out over a neighbour lies above it."""
        look = self._look
        sticks_out = look.marked or look.hovered or look.verdict is not None or bool(look.seats)
        self.setZValue(10 if self._lifted else 2 if look.focused else 1 if sticks_out else 0)

    @property
    def _room_below(self) -> int:
        """What lies below the frame has room of its own there, so that nothing of a painting is covered. From afar
        marks are too large for that."""
        if self._foot or self._least_mark:
            return self._foot
        return min(room_below(self._look, self._corner_side), round(self._size.height() * _MOST_BELOW))

    @property
    def _is_dimmed(self) -> bool:
        return self._look.dimmed

    @property
    def _corner_side(self) -> int:
        return self._token_side or round(_TOKEN_SHARE * min(self._size.width(), self._size.height()))

    def _redraw_parts(self) -> None:
        if self._framed is not None:
            how = (self._framed.outer, self._corner_side, self._theme, self._ratio)
            self._parts.show(self._look, *how, least_mark=self._least_mark, foot=self._room_below, beside=self._beside)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._change(focused=event.reason() != Qt.FocusReason.MouseFocusReason)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._change(focused=False)

    def hoverEnterEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        self._change(hovered=True)

    def hoverLeaveEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        self._change(hovered=False)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.boundingRect().contains(event.pos()):
            self.activated.emit()
