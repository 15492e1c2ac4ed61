"""A wall from which paintings vanish, one after the other, while nobody plays: whoever comes by sees a gap."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from artgames.scene.drawing.background import WallSpec, paint_wall
from artgames.scene.drawing.fonts import serif
from artgames.scene.drawing.frames import Framed, FrameStyle, frame, picture_box
from artgames.scene.drawing.theme import Theme
from artgames.scene.pictures.picture_store import PictureStore
from artgames.scene.wall_layout import hang

PLACES = 12
VANISH_MS = 20_000
FADE_MS = 600
_SHAPES = ((1.9, (6, 2)), (0.95, (4, 3)), (0.0, (3, 4)))
"""Columns and rows, by how much wider than high the wall is."""

_SIGN = 0.6
"""Of the height of a gap, for its question mark."""


_IN_SHADE = 0.22
"""Of each side of a cell: pools of light that met everywhere would be no pools."""


@dataclass(slots=True)
class Place:
    """One cell of the wall, and the card that hangs there."""

    cell: QRectF
    card: str
    shown: float = 1.0
    """0 where the painting has vanished."""


class VanishingWall(QObject):
    """Hangs cards in places and takes them away. It is drawn by the widget that has it.

    Signals:
        changed(): it looks different now.
    """

    changed = Signal()

    def __init__(self, pictures: PictureStore, parent: QObject, *, speed: float = 1.0) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self.places: list[Place] = []
        self.gap: int | None = None
        self._cards: Iterator[str] = iter(())
        self._count = 0
        self._area, self._whole, self._ratio = QRectF(), QRectF(), 1.0
        self._theme: Theme | None = None
        self._spec: WallSpec | None = None
        self._wall = QPixmap()
        self._before: int | None = None
        self.is_calm = False
        """Whether nothing fades: paintings are there or not."""

        self.timer = QTimer(self)
        self.timer.setInterval(round(VANISH_MS / speed))
        self.timer.timeout.connect(self.vanish)
        self._fade = QVariantAnimation(self)
        self._fade.setDuration(FADE_MS)
        self._fade.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.valueChanged.connect(self._show_fading)
        pictures.ready.connect(self._on_ready)

    # What hangs

    def hang_up(self, cards: Sequence[int], *, gap: bool) -> None:
        """These cards, and the others of them later. `gap`: one of them is gone from the beginning."""
        self.rest()
        usable = [str(card) for card in cards if not self._pictures.is_missing(str(card))]
        self._cards, self._count = cycle(usable), len(usable)
        self.places = [Place(QRectF(), next(self._cards)) for _ in range(min(PLACES, len(usable)))]
        self.gap = None
        if gap and len(self.places) > 1:
            self.gap = len(self.places) * 2 // 3
            self.places[self.gap].shown = 0.0
        self._lay_out()

    def start(self) -> None:
        """From now on another one vanishes now and then."""
        if self.gap is not None:
            self.timer.start()

    def rest(self) -> None:
        self.timer.stop()
        self._fade.stop()

    def vanish(self) -> None:
        """Another painting goes; where one was missing hangs one that was not there before."""
        if self.gap is None:
            return
        self._before, self.gap = self.gap, (self.gap + 7) % len(self.places)
        self.places[self._before].card = self._next_card()
        if self.is_calm:
            self._show_fading(1.0)
        else:
            self._fade.start()

    def _show_fading(self, share: float) -> None:
        if self.gap is None or self._before is None:
            return
        self.places[self._before].shown, self.places[self.gap].shown = share, 1.0 - share
        self.changed.emit()

    @property
    def is_fading(self) -> bool:
        return self._fade.state() is QAbstractAnimation.State.Running

    def _on_ready(self, card: str) -> None:
        hung = [place for place in self.places if place.card == card]
        if hung and self._pictures.is_missing(card):
            for place in hung:
                place.card = self._next_card()
        if hung:
            self.changed.emit()

    def _next_card(self) -> str:
        """One whose picture can be shown; none where there is no such."""
        tried = islice(self._cards, self._count)
        return next((card for card in tried if not self._pictures.is_missing(card)), "")

    # How it looks

    def set_look(self, area: QRectF, whole: QRectF, theme: Theme, ratio: float) -> None:
        """Paintings hang in the area; the wall goes on below it."""
        if (area, whole, theme, ratio) != (self._area, self._whole, self._theme, self._ratio):
            self._area, self._whole, self._theme, self._ratio = area, whole, theme, ratio
            self._lay_out()

    def _lay_out(self) -> None:
        if self.places and not self._area.isEmpty():
            aspect = self._area.width() / self._area.height()
            shape = next(shape for least, shape in _SHAPES if aspect >= least)
            gap = round(min(self._area.width(), self._area.height()) * 0.035)
            cells = hang(len(self.places), self._area, 0.025, gap, shape).cells
            for place, cell in zip(self.places, cells, strict=True):
                place.cell = cell
        self.changed.emit()

    def draw(self, painter: QPainter) -> None:
        theme = self._theme
        if theme is None or self._area.isEmpty():
            return
        hung = [self._framed(place, theme) for place in self.places]
        spec = WallSpec(self._whole, theme, self._ratio, tuple(_lit(place.cell) for place in self.places))
        if spec != self._spec:
            self._spec, self._wall = spec, paint_wall(spec)
        painter.drawPixmap(self._whole.topLeft(), self._wall)
        for place, framed in zip(self.places, hung, strict=True):
            if place.shown < 1.0:
                self._draw_gap(painter, place, theme)
            painter.setOpacity(place.shown)
            painter.drawPixmap(place.cell.topLeft() + QPointF(framed.offset), framed.pixmap)
            painter.setOpacity(1.0)

    def _framed(self, place: Place, theme: Theme, *, gone: bool = False) -> Framed:
        cell, bright = place.cell.size().toSize(), self._pictures.luminance(place.card)
        how = (place.card, picture_box(cell, theme, bright), self._ratio)
        picture = self._pictures.pixmap(*how) or self._pictures.stretched(*how) if place.card else None
        return frame(picture, cell, FrameStyle(theme, self._ratio, bright, gone=gone))

    def _draw_gap(self, painter: QPainter, place: Place, theme: Theme) -> None:
        gone = self._framed(place, theme, gone=True)
        painter.setOpacity(1.0 - place.shown)
        painter.drawPixmap(place.cell.topLeft() + QPointF(gone.offset), gone.pixmap)
        outer = QRectF(gone.outer).translated(place.cell.topLeft())
        painter.setPen(QColor(theme.accent if theme.is_dark else theme.ink))
        painter.setFont(serif(outer.height() * _SIGN, QFont.Weight.Bold))
        painter.drawText(outer, Qt.AlignmentFlag.AlignCenter, "?")
        painter.setOpacity(1.0)


def _lit(cell: QRectF) -> QRectF:
    wide, high = cell.width() * _IN_SHADE, cell.height() * _IN_SHADE
    return cell.adjusted(wide, high, -wide, -high)
