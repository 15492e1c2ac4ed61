"""A painting on the board.

The item itself draws nothing: its parts are plain pixmap items, so that no Python runs while the wall is painted.
"""

from __future__ import annotations

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
from artgames.scene.drawing.frames import Framed, FrameStyle, frame, moulding, picture_box
from artgames.scene.drawing.theme import Theme
from artgames.scene.items.badges import TagKind
from artgames.scene.items.painting_badges_items import PaintingParts, PaintingState, room_below
from artgames.scene.pictures.picture_store import PictureStore, stretched
from artgames.scene.sound.spoken_changes import telling

_TOKEN_SHARE = 0.24  # of the cell's smaller side, when nobody says how large
_MOST_BELOW = 0.36


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
        self._face_down, self._lifted, self._waits, self._gone = False, False, False, False
        self._foot = self._beside = 0
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
        self.opacityChanged.connect(self.stir)  # an `itemChange` of ours would be called for every flag and child

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
        """Frame and mat in the item's own coordinates: what the eye takes for the painting."""
        return QRectF(self._framed.outer) if self._framed is not None else self.boundingRect()

    @property
    def border(self) -> int:
        """How wide frame and mat are."""
        return moulding(self._store.luminance(self.card_id), self._hung_in(self._size), self._theme).width

    @property
    def is_marked(self) -> bool:
        """Whether somebody chose it: ring and tick tell so, or its empty place."""
        return self._look.marked or self._was_taken

    @property
    def _was_taken(self) -> bool:
        return self._gone and self._is_choosable

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
        self.stir()
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
            self.stir()
            self._stack()

    def expect(self, cell: QRectF, ratio: float = 1.0) -> None:
        """Have the picture ready for a cell where it will hang soon."""
        box = picture_box(self._hung_in(cell.size().toSize()), self._theme, self._store.luminance(self.card_id))
        self._store.prefetch([self.card_id], box, ratio)

    def reserve(self, foot: int, beside: int = 0) -> None:
        """Keep so much of the cell free below the frame, for a tag and for the marks of players; where they are many,
        they may also lie `beside` the cell, to its left."""
        self._foot, self._beside = foot, beside
        self._redraw()

    def stir(self) -> None:
        """Say that it will look different or be elsewhere: it may be a part of the wall's own picture now."""
        if (stir := getattr(self.scene(), "stir", None)) is not None:  # of a WallScene, which knows this module
            stir()

    @property
    def hangs_still(self) -> bool:
        """Whether nothing about it moves, and its picture has come."""
        is_turned = "swing" in vars(self) and self.swing.xScale() != 1.0
        is_elsewhere = self._lifted or self._face_down or self._waits or is_turned
        return not is_elsewhere and self.isVisible() and self.opacity() == 1.0 == self.scale() and not self.rotation()

    def show_body(self, shown: bool) -> None:
        """Hidden while the wall shows it."""
        self._body.setVisible(shown)

    def paint_body(self, painter: QPainter) -> None:
        """Paint it where it hangs, for the picture of a wall."""
        painter.drawPixmap(self.pos() + self._body.offset(), self._body.pixmap())

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

    def _on_picture_ready(self, card_id: str) -> None:
        """Take the picture that was asked for. Under a back it is framed now, not when all paintings turn at once."""
        if card_id != self.card_id or not self._waits:
            return
        if self._face_down:
            self._draw(face_down=False)
        else:
            self._redraw()

    def _redraw(self) -> None:
        self._show_body()
        self._redraw_parts()

    def _show_body(self) -> None:
        if self._size.width() <= 1:
            return
        self.stir()
        framed = self._framed = self._draw(face_down=self._face_down)
        self._body.setPixmap(framed.pixmap)
        self._body.setOffset(framed.offset)

    def _draw(self, *, face_down: bool) -> Framed:
        """The painting in its frame; Qt keeps what was drawn once."""
        cell = self._hung_in(self._size)
        if face_down:
            return frame(back_pixmap(cell, self._theme, self._ratio), cell, FrameStyle(self._theme, self._ratio))
        picture = self._picture(cell)
        bright = self._store.luminance(self.card_id)
        how = FrameStyle(self._theme, self._ratio, bright, lights_down=self._look.dimmed, gone=self._gone)
        return frame(picture, cell, how)

    def _hung_in(self, size: QSize) -> QSize:
        """The part of a cell that the frame may fill."""
        return QSize(size.width(), max(1, size.height() - self._room_below))

    @property
    def _room_below(self) -> int:
        """What lies below the frame has room of its own there, so that nothing of a painting is covered. From afar
        marks are too large for that."""
        if self._foot or self._least_mark:
            return self._foot
        return min(room_below(self._look, self._corner_side), round(self._size.height() * _MOST_BELOW))

    @property
    def _corner_side(self) -> int:
        return self._token_side or round(_TOKEN_SHARE * min(self._size.width(), self._size.height()))

    def _redraw_parts(self) -> None:
        if self._framed is not None:
            how = (self._framed.outer, self._corner_side, self._theme, self._ratio)
            self._parts.show(self._look, *how, least_mark=self._least_mark, foot=self._room_below, beside=self._beside)

    def _picture(self, cell: QSize) -> QPixmap | None:
        """The picture at the size shown; until it comes, one of another size, stretched, and no empty canvas."""
        box = picture_box(cell, self._theme, self._store.luminance(self.card_id))
        found = self._store.pixmap(self.card_id, box, self._ratio)
        self._waits = found is None
        if found is not None:
            self._last_picture = found
            return found
        if self._last_picture is not None:
            return stretched(self._last_picture, box, self._ratio)
        return self._store.stretched(self.card_id, box, self._ratio)

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
