"""The eight player marks: colour, symbol and letter, always all three, so that nobody has to tell players apart by
colour alone.

Colours are the Okabe–Ito set. The symbols are vectors of ours, no font has to have them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import ceil, cos, pi, sin

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QIcon,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from artgames.scene.drawing.fonts import sans
from artgames.scene.drawing.text_probe import draw_outlined, tell_mark
from artgames.scene.drawing.theme import Theme

_LEAST_LETTERED = 14
_DARK, _WHITE = "#1B1A19", "#FFFFFF"


@dataclass(frozen=True, slots=True)
class Mark:
    """One seat's mark.

    The symbol lives in the square −1..1; the letter sits at ``letter_at`` with cap height ``letter_size``.
    """

    letter: str
    symbol: str
    colour: str
    ink: str
    letter_at: tuple[float, float] = (0.0, 0.0)
    letter_size: float = 0.78


MARKS = (
    Mark("A", "circle", "#E69F00", _DARK, letter_size=0.92),
    Mark("B", "triangle", "#56B4E9", _DARK, (0.0, 0.36), 0.66),
    Mark("C", "square", "#009E73", _DARK, letter_size=0.92),
    Mark("D", "diamond", "#F0E442", _DARK, letter_size=0.78),
    Mark("E", "star", "#0072B2", _WHITE, (0.0, 0.1), 0.62),
    Mark("F", "cross", "#D55E00", _DARK, letter_size=0.74),
    Mark("G", "pentagon", "#CC79A7", _DARK, (0.0, 0.08), 0.8),
    Mark("H", "crescent", "#F4EFE6", _DARK, (-0.37, 0.0), 0.66),
)

_AFAR = (
    ("circle", (0.0, 0.0), 1.1),
    ("triangle", (0.0, 0.28), 1.08),
    ("square", (0.0, 0.0), 1.14),
    ("diamond", (0.0, 0.0), 1.08),
    ("wide star", (0.0, 0.07), 1.08),
    ("cross", (0.0, 0.0), 1.1),
    ("pentagon", (0.0, 0.1), 1.1),
    ("crescent", (-0.36, 0.02), 1.08),
)
"""Symbol and letter where a whole room looks on: the letter fills its symbol."""

AFAR_SIDE = 1.3
"""Side of such a mark, in letters of the size that is written on it."""

TILE = (0.94, 1.08)
"""From one letter to the next without symbols, across and down, in letters."""

_CAP_HEIGHT = 0.66


def mark_name(seat: int) -> str:
    """What a screen reader says for the mark of a seat (from 0)."""
    names = (
        QCoreApplication.translate("Marks", "orange circle, A"),
        QCoreApplication.translate("Marks", "sky blue triangle, B"),
        QCoreApplication.translate("Marks", "green square, C"),
        QCoreApplication.translate("Marks", "yellow diamond, D"),
        QCoreApplication.translate("Marks", "blue star, E"),
        QCoreApplication.translate("Marks", "vermilion cross, F"),
        QCoreApplication.translate("Marks", "purple pentagon, G"),
        QCoreApplication.translate("Marks", "ivory crescent, H"),
    )
    return names[seat]


def mark_colour_and_shape(seat: int) -> str:
    """The same without its letter, which is not drawn beside a face: “orange circle”."""
    return mark_name(seat).rsplit(",", 1)[0]


def symbol_path(symbol: str) -> QPainterPath:
    """The outline of a symbol in the square −1..1."""
    return _SHAPES[symbol]()


def draw_mark(painter: QPainter, rect: QRectF, seat: int, theme: Theme, letter: bool = True) -> None:
    """Draw the mark of a seat (from 0) into the middle of a rectangle.

    The letter is left out below 14 px, where it would be a smudge; then a name must stand beside the mark.
    """
    mark = MARKS[seat]
    if letter and theme.large_marks:
        symbol, at, size = _AFAR[seat]
        mark = replace(mark, symbol=symbol, letter_at=at, letter_size=size)
    side = min(rect.width(), rect.height())
    outline = max(2.0, side / 60) if theme.mark_outline else 0.0
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    unit = max(1.0, (side - outline) / 2)
    painter.save()
    painter.scale(unit, unit)
    pen = QPen(QColor(theme.mark_outline), outline / unit) if outline else QPen(Qt.PenStyle.NoPen)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(QColor(mark.colour))
    painter.drawPath(symbol_path(mark.symbol))
    painter.restore()
    lettered = letter and side >= _LEAST_LETTERED
    if lettered:
        _draw_letter(painter, mark, unit)
    painter.restore()
    tell_mark(painter, rect, mark.letter_size * unit / _CAP_HEIGHT if lettered else 0.0)


def draw_letters(
    painter: QPainter, corner: QPointF, seats: tuple[int, ...], theme: Theme, *, px: float, rows: int
) -> None:
    """The marks of many players where there is no room for their symbols: letters of this size on their colours."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    columns = ceil(len(seats) / max(1, rows))
    for number, seat in enumerate(seats):
        row, column = divmod(number, columns)
        tile = QRectF(corner + QPointF(column * px * TILE[0], row * px * TILE[1]), QSizeF(px * 0.86, px))
        painter.setPen(QPen(QColor(theme.mark_outline), 2) if theme.mark_outline else QPen(Qt.PenStyle.NoPen))
        painter.setBrush(QColor(MARKS[seat].colour))
        painter.drawRoundedRect(tile, px * 0.12, px * 0.12)
        draw_outlined(painter, tile.center(), MARKS[seat].letter, _letter_font(px), MARKS[seat].ink, is_mark=True)
        tell_mark(painter, tile, px)


def mark_pixmap(seat: int, side: int, theme: Theme, ratio: float = 1.0) -> QPixmap:
    """A mark as a picture of ``side`` device-independent pixels."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        draw_mark(painter, QRectF(0, 0, side, side), seat, theme)
    return pixmap


def mark_icon(seat: int, theme: Theme, side: int = 64) -> QIcon:
    """A mark for lists, buttons and menus."""
    pixmap = mark_pixmap(seat, side, theme, 2.0)
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)  # a player's colour stays what it is in a selected row
    return icon


class MarkLabel(QWidget):
    """A player's mark as a widget; shows nothing while the seat is None."""

    def __init__(self, theme: Theme, seat: int | None = None, side: int = 40, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._seat, self._side = theme, seat, side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_seat(seat)

    def set_seat(self, seat: int | None) -> None:
        """Show the mark of a seat (from 0)."""
        self._seat = seat
        self.setAccessibleName("" if seat is None else mark_name(seat))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Draw in another theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._side, self._side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._seat is not None:
            with QPainter(self) as painter:
                draw_mark(painter, QRectF(self.rect()), self._seat, self._theme)


def _draw_letter(painter: QPainter, mark: Mark, unit: float) -> None:
    """Letters are drawn as outlines, centred by their real shape: font boxes sit too high inside a symbol."""
    path = QPainterPath()
    path.addText(QPointF(), _letter_font(mark.letter_size * unit / _CAP_HEIGHT), mark.letter)
    box = path.boundingRect()
    middle = QPointF(mark.letter_at[0] * unit, mark.letter_at[1] * unit)
    path.translate(middle - box.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(mark.ink))
    painter.drawPath(path)


def _letter_font(px: float) -> QFont:
    font = sans(px, QFont.Weight.Bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _polygon(points: list[tuple[float, float]]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def _spokes(radii: list[float], down: float = 0.0) -> QPainterPath:
    """A polygon whose corners lie at these distances from the middle, first one straight up."""
    step = 2 * pi / len(radii)
    return _polygon([(r * sin(i * step), -r * cos(i * step) + down) for i, r in enumerate(radii)])


def _circle() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QRectF(-0.96, -0.96, 1.92, 1.92))
    return path


def _square() -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(-0.86, -0.86, 1.72, 1.72))
    return path


def _cross() -> QPainterPath:
    arm = 0.44
    path = QPainterPath()
    path.addRect(QRectF(QPointF(-arm, -0.96), QSizeF(2 * arm, 1.92)))
    across = QPainterPath()
    across.addRect(QRectF(QPointF(-0.96, -arm), QSizeF(1.92, 2 * arm)))
    return path.united(across)


def _crescent() -> QPainterPath:
    """Cut out at a hundred times the size: Qt takes paths apart in steps that would show as corners at unit size."""
    moon, bite = QPainterPath(), QPainterPath()
    moon.addEllipse(QPointF(0, 0), 98, 98)
    bite.addEllipse(QPointF(80, -18), 74, 74)
    return QTransform.fromScale(0.01, 0.01).map(moon.subtracted(bite))


_SHAPES: dict[str, Callable[[], QPainterPath]] = {
    "circle": _circle,
    "triangle": lambda: _polygon([(0, -0.96), (1, 0.86), (-1, 0.86)]),
    "square": _square,
    "diamond": lambda: _polygon([(0, -1), (1, 0), (0, 1), (-1, 0)]),
    "star": lambda: _spokes([1.06, 0.54] * 5, down=0.1),
    "wide star": lambda: _spokes([1.06, 0.66] * 5, down=0.07),
    "cross": _cross,
    "pentagon": lambda: _spokes([1.04] * 5, down=0.08),
    "crescent": _crescent,
}
