"""A painting on the board.

The item itself draws nothing: its parts are plain pixmap items, so that no Python runs while the wall is painted.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPixmap, QVector3D
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsPixmapItem,
    QGraphicsScale,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from artgames.scene.drawing.card_back import back_pixmap
from artgames.scene.drawing.frames import Framed, frame, picture_box
from artgames.scene.drawing.theme import Theme
from artgames.scene.items.painting_badges_items import PaintingParts, PaintingState
from artgames.scene.pictures.picture_store import PictureStore
from artgames.scene.spoken_changes import telling

_DIMMED = 0.28
_TOKEN_SHARE = 0.24  # of the cell's smaller side, when nobody says how large


class PaintingItem(QGraphicsObject):
    """One painting, whole, in the middle of its cell. Its ``pos`` is the cell's upper left corner.

    Signals:
        activated(): clicked, or Space while it has the keyboard.
    """

    activated = Signal()
    reading_rank: float = 0
    """When it is heard: before what has more, and among equals by where it is."""

    def __init__(self, card_id: str, name: str, store: PictureStore, theme: Theme) -> None:
        """``name`` is what a screen reader says: it must not tell more than everybody may know."""
        super().__init__()
        self.card_id = card_id
        self._name, self._store, self._theme = name, store, theme
        self._size, self._ratio = QSize(1, 1), 1.0
        self._framed: Framed | None = None
        self._drawn: dict[tuple[bool, bool], Framed] = {}  # by face down, lifted: what was drawn for this cell
        self._face_down, self._lifted, self._waits = False, False, False
        self._look = PaintingState()
        self._is_choosable = False
        self._token_side: int | None = None
        self._least_mark = 0
        self._last_picture: QPixmap | None = None
        self._body = QGraphicsPixmapItem(self)
        self._body.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._parts = PaintingParts(self)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        store.ready.connect(self._on_picture_ready)

    @property
    def look(self) -> PaintingState:
        """What lies on the painting now."""
        return self._look

    @property
    def cell(self) -> QRectF:
        """The cell on the scene."""
        return QRectF(self.pos(), self._size.toSizeF())

    @property
    def frame_rect(self) -> QRectF:
        """Mat and edge in the item's own coordinates: what the eye takes for the painting."""
        return QRectF(self._framed.outer) if self._framed is not None else self.boundingRect()

    @property
    def is_marked(self) -> bool:
        """Whether ring and tick are shown."""
        return self._look.marked

    @property
    def is_face_down(self) -> bool:
        """Whether the back shows."""
        return self._face_down

    @cached_property
    def swing(self) -> QGraphicsScale:
        """What a painting turns about: its ``xScale`` can be animated without any Python at each frame."""
        swing = QGraphicsScale(self)
        swing.setOrigin(QVector3D(self.transformOriginPoint()))
        self.setTransformations([swing])
        return swing

    def set_cell(self, cell: QRectF, ratio: float = 1.0) -> None:
        """Hang in a cell of the scene; ``ratio`` is the screen's device pixel ratio."""
        size = cell.size().toSize()
        self.setScale(1.0)
        self.setPos(round(cell.x()), round(cell.y()))
        if (size, ratio) == (self._size, self._ratio):
            return
        self.prepareGeometryChange()
        self._size, self._ratio = size, ratio
        self.setTransformOriginPoint(size.width() / 2, size.height() / 2)
        if "swing" in vars(self):
            self.swing.setOrigin(QVector3D(self.transformOriginPoint()))
        self._redraw()

    def set_theme(self, theme: Theme) -> None:
        """Hang on another wall."""
        self._theme = theme
        self._redraw()

    def set_lifted(self, lifted: bool) -> None:
        """Say that the painting is about to move over other things, or hangs still again."""
        if lifted != self._lifted:
            self._lifted = lifted
            self._stack()
            self._show_body()
            if not lifted:
                self._forget(lambda _down, up: up)

    def prepare_lift(self) -> None:
        """Draw now what ``set_lifted`` will show: when many set out together, that would be a long moment."""
        if self._size.width() > 1:
            self._draw(self._face_down, lifted=True)

    def expect(self, cell: QRectF, ratio: float = 1.0) -> None:
        """Have the picture ready for a cell where it will hang soon."""
        self._store.prefetch([self.card_id], picture_box(cell.size().toSize(), self._theme), ratio)

    def settle(self, cell: QRectF, ratio: float = 1.0) -> None:
        """Hang still in a cell after a flight."""
        self._lifted = False
        self._stack()
        self._size = QSize(1, 1)  # drawn anew in any case, and only once
        self.set_cell(cell, ratio)

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

    def set_marked(self, marked: bool) -> None:
        """Ring and tick: somebody chose this one."""
        self._change(marked=marked)

    def set_seats(self, seats: tuple[int, ...], least: int = 0) -> None:
        """Marks of the players who chose it, at the lower edge; in several rows if they would be smaller than
        `least`."""
        self._least_mark = least
        self._change(seats=seats)

    def set_stamp(self, text: str, size: float = 1.0) -> None:
        """Words stamped across it, in letters so much larger than usual; empty takes them away."""
        self._change(stamp=text, stamp_size=size)

    def set_dimmed(self, dimmed: bool) -> None:
        """Step back behind the others."""
        self._body.setOpacity(_DIMMED if dimmed else 1.0)
        self._change(dimmed=dimmed)

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
            words.append(self.tr("marked"))
        if look.verdict is not None:
            words.append(self.tr("right") if look.verdict else self.tr("wrong"))
        said = ", ".join([*words, look.stamp] if look.stamp else words)
        return said.replace(".,", ",")  # a sentence goes on

    def accessible_offer(self) -> str:
        if not self._is_choosable:
            return self.tr("cannot be chosen now")
        return self.tr("chosen") if self._look.marked else self.tr("can be chosen")

    def describe(self) -> str:
        """One line that is the same for two paintings that look the same."""
        shown = "back" if self.is_face_down else self.card_id
        size = f"{self._size.width()}x{self._size.height()}"
        place = f"painting {shown} at {round(self.x())},{round(self.y())} {size}"
        return " ".join([place, f"opacity={self.opacity():.2f}", *self._look.words()])

    def _change(self, **changed: Any) -> None:
        look = replace(self._look, **changed)
        if look != self._look or "number" in changed:
            with telling(self, self):
                self._look = look
            self._stack()
            self._redraw_parts()

    def _stack(self) -> None:
        """What sticks out over a neighbour lies above it."""
        look = self._look
        sticks_out = look.marked or look.hovered or look.verdict is not None or bool(look.seats)
        self.setZValue(10 if self._lifted else 2 if look.focused else 1 if sticks_out else 0)

    def _on_picture_ready(self, card_id: str) -> None:
        """Take the picture that was asked for. Under a back it is framed now, not when all paintings turn at once."""
        if card_id != self.card_id or not self._waits:
            return
        if self._face_down:
            self._forget(lambda down, _up: not down)
            self._draw(False, self._lifted)
        else:
            self._redraw()

    def _redraw(self) -> None:
        self._drawn.clear()
        self._show_body()
        self._redraw_parts()

    def _show_body(self) -> None:
        if self._size.width() <= 1:
            return
        framed = self._framed = self._draw(self._face_down, self._lifted)
        self._body.setPixmap(framed.pixmap)
        self._body.setOffset(framed.offset)

    def _draw(self, face_down: bool, lifted: bool) -> Framed:
        """The painting in its frame, drawn when it is first needed."""
        key = (face_down, lifted)
        if key not in self._drawn:
            how = (self._size, self._theme, self._ratio)
            picture = back_pixmap(*how) if face_down else self._picture()
            self._drawn[key] = frame(picture, *how, on_wall=not lifted)
        return self._drawn[key]

    def _forget(self, outdated: Callable[[bool, bool], bool]) -> None:
        self._drawn = {key: framed for key, framed in self._drawn.items() if not outdated(*key)}

    def _redraw_parts(self) -> None:
        if self._framed is not None:
            side = self._token_side or round(_TOKEN_SHARE * min(self._size.width(), self._size.height()))
            least = self._least_mark
            self._parts.show(self._look, self._framed.outer, side, self._theme, self._ratio, least_mark=least)

    def _picture(self) -> QPixmap | None:
        """The picture at the size shown; until it comes, the one shown before, stretched, and no empty canvas."""
        box = picture_box(self._size, self._theme)
        found = self._store.pixmap(self.card_id, box, self._ratio)
        self._waits = found is None
        if found is not None:
            self._last_picture = found
            return found
        if self._last_picture is None:
            return None
        stretched = self._last_picture.scaled(box * self._ratio, Qt.AspectRatioMode.KeepAspectRatio)
        stretched.setDevicePixelRatio(self._ratio)
        return stretched

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, self._size.width(), self._size.height())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None, /) -> None:
        """Nothing: see the parts."""

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
