"""Writing that is drawn as outlines, and drawings that are kept as pictures.

Whoever wants to read a board again, letter by letter, learns nothing from the strokes that reach the screen: therefore
both are told to readers. There are none but in checks of size, contrast and room.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPixmap

Drawing = Callable[[QPainter], object]


class Reader(Protocol):
    """Learns what is written."""

    def written(self, painter: QPainter, text: str, font: QFont, box: QRectF, colour: str) -> None:
        """Letters were drawn as outlines into this box of the painter's."""

    def marked(self, painter: QPainter, box: QRectF, px: float) -> None:
        """A player's mark was drawn into this box, its letter of this size; 0 where nobody is called by one."""

    def kept(self, pixmap: QPixmap, drawing: Drawing) -> None:
        """This picture was made by this drawing."""


_readers: list[Reader] = []


@contextmanager
def read_by(reader: Reader) -> Iterator[None]:
    """As long as this lasts, the reader is told."""
    _readers.append(reader)
    try:
        yield
    finally:
        _readers.remove(reader)


def draw_outlined(
    painter: QPainter, middle: QPointF, text: str, font: QFont, colour: str, *, is_mark: bool = False
) -> None:
    """Text centred by its real shape: the box of a font leaves room for accents and tails that figures do not have.
    A letter on a mark says the same as its shape and colour, and is not read for itself."""
    path = QPainterPath()
    path.addText(QPointF(), font, text)
    path.translate(middle - path.boundingRect().center())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path, QColor(colour))
    for reader in _readers if not is_mark else ():
        reader.written(painter, text, font, path.boundingRect(), colour)


def tell_mark(painter: QPainter, box: QRectF, px: float = 0.0) -> None:
    """A player's mark was drawn, with a letter of this size; 0 where nobody is called by one."""
    for reader in _readers:
        reader.marked(painter, box, px)


def tell_kept(pixmap: QPixmap, drawing: Drawing) -> None:
    """A drawing was kept as a picture, or taken out again."""
    for reader in _readers:
        reader.kept(pixmap, drawing)
