"""A wall of a round as it might hang."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from artgames.app.widgets.painting_view import draw_whole
from artgames.decks import Deck
from artgames.engine.rng import Rng
from artgames.scene.drawing.theme import Theme
from artgames.scene.pictures.picture_store import PictureStore
from artgames.scene.wall_layout import hang

_ASPECT = 16 / 9
"""Of a projector."""


def previewed(deck: Deck | None, size: int) -> tuple[int, ...]:
    """Some paintings of a deck, always the same ones; the first of one that has an order. None where it has too few."""
    if deck is None or len(deck.ids) < size:
        return ()
    return deck.ids[:size] if deck.in_order else Rng.from_seed("preview").sample(deck.ids, size)[0]


class WallPreview(QWidget):
    """Draws paintings in their places on a small wall."""

    def __init__(self, pictures: PictureStore, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures, self._theme = pictures, theme
        self._cards: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Example wall for this round"))
        pictures.ready.connect(self._on_ready)

    @property
    def cards(self) -> tuple[int, ...]:
        return self._cards

    def hang_up(self, cards: tuple[int, ...]) -> None:
        if cards != self._cards:
            self._cards = cards
            self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def wall(self) -> QRectF:
        """As large as it can be in the shape of a projector's picture, at the top."""
        wide = min(float(self.width()), self.height() * _ASPECT)
        return QRectF((self.width() - wide) / 2, 0, wide, wide / _ASPECT)

    def _on_ready(self, card: str) -> None:
        if card.isdigit() and int(card) in self._cards:
            self.update()

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(400, 225)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            wall = self.wall()
            painter.fillRect(wall, QColor(self._theme.wall))
            painter.setPen(QColor(self._theme.hair))
            painter.drawRect(wall.adjusted(0, 0, -1, -1))
            cells = hang(max(1, len(self._cards)), wall, 0.03).cells
            for card, cell in zip(self._cards, cells, strict=False):
                pixmap = self._pictures.pixmap(str(card), cell.size().toSize(), self.devicePixelRatioF())
                if pixmap is not None:
                    draw_whole(painter, cell, pixmap, self._theme)
