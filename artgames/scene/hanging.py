"""Where paintings hang when their shapes and frames are known: as a museum would hang them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt

from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.frames import air, moulding, picture_box
from artgames.scene.wall_layout import hang_in_rows


def hang_cards(cards: Sequence[int], area: QRectF, style: BoardStyle) -> tuple[QRectF, ...]:
    """A cell for each of these paintings, in its own shape."""
    paintings = [style.deck.painting(card) for card in cards]
    shapes = [painting.shown[2] / painting.shown[3] for painting in paintings]
    return hang_in_rows(shapes, area, 0.02, lambda place, high: _rim(paintings[place].luminance, high, style))


def fitted(card: int, cell: QRectF, style: BoardStyle) -> QRectF:
    """The part of a cell that this painting fills with its frame."""
    painting = style.deck.painting(card)
    rim = 2 * _rim(painting.luminance, min(cell.width(), cell.height()), style)
    inside = cell.size() - QSizeF(rim, rim)
    shape = QSizeF(painting.shown[2], painting.shown[3]).scaled(inside, Qt.AspectRatioMode.KeepAspectRatio)
    place = QRectF(0, 0, round(shape.width() + rim), round(shape.height() + rim))
    place.moveCenter(cell.center())
    return place


def expect(card: int, cell: QRectF, style: BoardStyle) -> None:
    """Have the picture of a card ready for a cell where it will hang soon."""
    name = str(card)
    box = picture_box(cell.size().toSize(), style.theme, style.pictures.luminance(name))
    style.pictures.prefetch([name], box, style.ratio)


def _rim(luminance: int | None, high: float, style: BoardStyle) -> float:
    size = QSize(round(high), round(high))
    return moulding(luminance, size, style.theme).width + air(size)
