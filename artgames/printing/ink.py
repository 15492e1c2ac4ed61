"""A pen for paper: everything in millimetres, text in points, on a printer, in a PDF or on the screen alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen

from artgames.decks import Painting
from artgames.engine.words import Sentence
from artgames.printing.layout import Box, Stroke
from artgames.printing.line_breaking import broken
from artgames.scene.drawing.fonts import figures, sans, serif
from artgames.scene.pictures.decoding import PictureFile, read_picture

INK, QUIET, HAIR, WHITE = "#1B1A19", "#57524B", "#B9B2A6", "#FFFFFF"

_FINE = 100
"""Text is set in hundredths of a millimetre: sizes of a typeface are whole numbers."""

PICTURE_DPI = 300
"""How fine pictures are on paper, where they have as many pixels."""

_POINT = 25.4 / 72
_LINE = 1.24

Find = Callable[[int], PictureFile]
"""Where the picture of a card is; raises LookupError."""


class Face:
    """A typeface at a size in points."""

    def __init__(self, points: float, *, strong: bool = False, title: bool = False, digits: bool = False) -> None:
        """`title` is the face of painting titles; `digits` have equal widths."""
        self.points = points
        size, weight = points * _POINT * _FINE, QFont.Weight.DemiBold if strong else QFont.Weight.Normal
        if title:
            self.font = serif(size, weight, italic=True)
        else:
            self.font = figures(size, weight) if digits else sans(size, weight)
        self.font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        self.font.setFeature(QFont.Tag("liga"), 0)  # an "fi" in one piece is copied out of a PDF as something else
        self._metrics = QFontMetricsF(self.font)

    @property
    def line(self) -> float:
        """From one line to the next, in millimetres."""
        return self.points * _POINT * _LINE

    @property
    def ascent(self) -> float:
        return self._metrics.ascent() / _FINE

    @property
    def cap(self) -> float:
        """How high a capital letter is."""
        return self._metrics.capHeight() / _FINE

    def width(self, text: str) -> float:
        return self._metrics.horizontalAdvance(text) / _FINE


class Ink:
    """Draws on one page."""

    def __init__(self, painter: QPainter, dots_per_mm: float, dpi: int) -> None:
        """`painter` stands at the corner of the sheet. `dpi` is how fine pictures have to be on this device."""
        self._painter, self._dpi = painter, dpi
        painter.save()
        painter.scale(dots_per_mm, dots_per_mm)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)

    def close(self) -> None:
        self._painter.restore()

    @property
    def painter(self) -> QPainter:
        """For what has a drawing of its own, in millimetres."""
        return self._painter

    # Lines and fields

    def line(self, stroke: Stroke, colour: str = INK, width: float = 0.2) -> None:
        self._painter.setPen(QPen(QColor(colour), width))
        self._painter.drawLine(QLineF(*stroke))

    def frame(self, box: Box, colour: str = INK, width: float = 0.2, fill: str = "") -> None:
        self._painter.setPen(QPen(QColor(colour), width) if width else QPen(Qt.PenStyle.NoPen))
        self._painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        self._painter.drawRect(QRectF(*box))

    def disc(self, box: Box, colour: str = INK, width: float = 0.3, fill: str = "") -> None:
        self._painter.setPen(QPen(QColor(colour), width))
        self._painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        self._painter.drawEllipse(QRectF(*box))

    # Text

    def text(self, box: Box, text: str, face: Face, colour: str = INK, *, most: int = 1, align: str = "left") -> float:
        """At most so many lines from the top of a place on, the last one cut if it must be; how high they are."""
        lines = broken(text, face.width, box.width, min(most, max(1, int((box.height + 0.01) / face.line))))
        for number, line in enumerate(lines):
            self._write(box._replace(top=box.top + number * face.line), line, face, colour, align)
        return len(lines) * face.line

    @contextmanager
    def turned(self, left: float, bottom: float) -> Iterator[None]:
        """From here on what is written stands on its end and reads upwards, from this point on."""
        self._painter.save()
        self._painter.translate(left, bottom)
        self._painter.rotate(-90)
        yield
        self._painter.restore()

    def centred(self, box: Box, text: str, face: Face, colour: str = INK) -> None:
        """One line whose capitals stand in the middle of a place."""
        (line,) = broken(text, face.width, box.width, 1) or [""]
        self._write(_at_half(box, face), line, face, colour, "centre")

    def middle(self, box: Box, text: str, face: Face, colour: str = INK, align: str = "left") -> None:
        """One line at half the height of a place."""
        (line,) = broken(text, face.width, box.width, 1) or [""]
        self._write(_at_half(box, face), line, face, colour, align)

    def _write(self, box: Box, line: str, face: Face, colour: str, align: str) -> None:
        spare = box.width - face.width(line)
        left = box.left + {"left": 0.0, "centre": spare / 2, "right": spare}[align]
        painter = self._painter
        painter.save()
        painter.scale(1 / _FINE, 1 / _FINE)
        painter.setFont(face.font)
        painter.setPen(QColor(colour))
        painter.drawText(QPointF(left * _FINE, (box.top + face.ascent) * _FINE), line)
        painter.restore()

    # Pictures

    def picture(self, box: Box, find: Find, painting: Painting) -> None:
        """A whole painting over a place of its own proportions, as fine as the device needs it and no finer."""
        image = self._read(box, find, painting)
        if image is None:
            self._lack(box)
        else:
            self._painter.drawImage(QRectF(*box), image)

    def image(self, box: Box, image: QImage) -> None:
        self._painter.drawImage(QRectF(*box), image)

    def dots(self, millimetres: float) -> int:
        """Pixels that so long a side of a picture should have here."""
        return max(1, round(millimetres / 25.4 * self._dpi))

    def _read(self, box: Box, find: Find, painting: Painting) -> QImage | None:
        try:
            file = find(painting.id)
        except LookupError:
            return None
        _, _, wide, high = painting.shown  # larger than the file it would be no finer, only a larger PDF
        image = read_picture(file, QSize(min(wide, self.dots(box.width)), min(high, self.dots(box.height))))
        # A picture with transparent parts would be kept without loss, ten times as large.
        return image.convertToFormat(QImage.Format.Format_RGB32) if image is not None else None

    def _lack(self, box: Box) -> None:
        self.frame(box, HAIR, 0.2)
        words = QCoreApplication.translate("Paper", "picture missing")
        self.centred(box, words, Face(7), QUIET)


def _at_half(box: Box, face: Face) -> Box:
    """Where a line begins whose capitals stand in the middle."""
    return box._replace(top=box.top + (box.height + face.cap) / 2 - face.ascent)


def say(sentence: Sentence) -> str:
    """A sentence of a game or of the decks in the reader's language."""
    return sentence.render((), QCoreApplication.translate)
