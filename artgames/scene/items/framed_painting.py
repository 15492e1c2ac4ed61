"""A painting in its frame, in the middle of a cell: its picture in the size shown, its back, or its empty place.

The item itself draws nothing: its body is a plain pixmap item, so that no Python runs while the wall is painted.
"""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QVector3D
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsPixmapItem,
    QGraphicsScale,
    QStyleOptionGraphicsItem,
    QWidget,
)

from artgames.scene.drawing.card_back import back_pixmap
from artgames.scene.drawing.frames import Framed, FrameStyle, frame, moulding, picture_box
from artgames.scene.drawing.theme import Theme
from artgames.scene.pictures.picture_store import PictureStore, stretched


class FramedPainting(QGraphicsObject):
    """One painting, whole. Its ``pos`` is the cell's upper left corner. What lies on it is for others to say."""

    def __init__(self, card_id: str, store: PictureStore, theme: Theme) -> None:
        super().__init__()
        self.card_id = card_id
        self._store, self._theme = store, theme
        self._size, self._ratio = QSize(1, 1), 1.0
        self._framed: Framed | None = None
        self._face_down, self._lifted, self._waits, self._gone = False, False, False, False
        self._last_picture: QPixmap | None = None
        self._body = QGraphicsPixmapItem(self)
        self._body.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        store.ready.connect(self._on_picture_ready)
        self.opacityChanged.connect(self.stir)  # an `itemChange` of ours would be called for every flag and child

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
        how = FrameStyle(self._theme, self._ratio, bright, lights_down=self._is_dimmed, gone=self._gone)
        return frame(picture, cell, how)

    def _hung_in(self, size: QSize) -> QSize:
        """The part of a cell that the frame may fill."""
        return QSize(size.width(), max(1, size.height() - self._room_below))

    @property
    def _room_below(self) -> int:
        """How much of the cell what lies below the frame needs for itself."""
        return 0

    @property
    def _is_dimmed(self) -> bool:
        """Whether the lights are down on it."""
        return False

    def _redraw_parts(self) -> None:
        """Draw what lies on the painting anew."""

    def _stack(self) -> None:
        """What moves lies above everything else."""
        self.setZValue(10 if self._lifted else 0)

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
