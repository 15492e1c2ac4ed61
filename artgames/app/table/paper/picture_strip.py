"""The paintings that numbers on paper stand for, small and in one row above the names."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from artgames.app.widgets.painting_view import draw_whole
from artgames.scene.drawing.fonts import figures
from artgames.scene.drawing.theme import Theme, on_paper
from artgames.scene.pictures.picture_store import PictureStore

_HIGH, _NUMBER, _GAP = 6.0, 1.2, 0.5
"""The height of the strip, the room for a number in it, and the space round a painting, in heights of a line."""


class PictureStrip(QFrame):
    """Nothing to press: whoever has written “the one with the boat” sees which number that is."""

    def __init__(self, pictures: PictureStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._theme: Theme | None = None
        self._cards: dict[int, int] = {}
        self.setProperty("panel", True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        pictures.ready.connect(self._refresh)
        self.hide()

    def show_cards(self, cards: Mapping[int, int], theme: Theme) -> None:
        """By number; hidden where the game shows no paintings for them."""
        self._cards, self._theme = dict(cards), on_paper(theme)
        self.setVisible(bool(cards))
        self.updateGeometry()
        self.update()

    def cards(self) -> dict[int, int]:
        return dict(self._cards)

    def _refresh(self, card: str) -> None:
        if card in map(str, self._cards.values()):
            self.update()

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(200, round(_HIGH * self.fontMetrics().height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._theme is None or not self._cards:
            return
        line = self.fontMetrics().height()
        gap, count = _GAP * line, len(self._cards)
        wide = (self.width() - gap * (count + 1)) / count
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(figures(line * 0.8))
            for place, (number, card) in enumerate(self._cards.items()):
                cell = QRectF(gap + place * (wide + gap), gap, wide, self.height() - 1.5 * gap)
                self._draw(painter, cell, number, card)

    def _draw(self, painter: QPainter, cell: QRectF, number: int, card: int) -> None:
        assert self._theme is not None
        below = _NUMBER * self.fontMetrics().height()
        area = cell.adjusted(0, 0, 0, -below)
        box = QSize(max(1, int(area.width())), max(1, int(area.height())))
        pixmap = self._pictures.pixmap(str(card), box, self.devicePixelRatioF())
        if pixmap is not None:
            draw_whole(painter, area, pixmap, self._theme)
        painter.setPen(QColor(self._theme.ink))
        words = QRectF(cell.left(), area.bottom(), cell.width(), below)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, str(number))
