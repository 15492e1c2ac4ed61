"""The picture of a game: its own emblem, or paintings side by side on a wall, whole and framed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImageReader, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from artgames.engine.info import GameInfo
from artgames.paths import resources
from artgames.scene.drawing.background import draw_pool
from artgames.scene.drawing.symbols import cached_pixmap
from artgames.scene.drawing.theme import GALLERY, Theme
from artgames.scene.pictures.picture_store import PictureStore

_GAP = 0.4
_HIGH = 9.0
"""In sizes of the menu text."""
_ROW, _MOST_ROWS = 3.0, 4
"""A row of paintings is at least about so high, in sizes of the menu text."""
_SHAPE, _SHAPE_OF_EMBLEM = 0.9, 0.6
"""It grows with its place, but no higher than so many times its width: emblems are broad."""

_emblems: dict[str, QSize] = {}


def _emblem_file(game: GameInfo) -> str:
    return str(resources() / game.slug / "emblem.png")


def _emblem_size(game: GameInfo) -> QSize:
    """Not valid for a game that has none."""
    if game.slug not in _emblems:
        _emblems[game.slug] = QImageReader(_emblem_file(game)).size()
    return _emblems[game.slug]


def draw_emblem(painter: QPainter, area: QRectF, game: GameInfo) -> bool:
    """A game's own picture in the middle of an area; False when it has none."""
    if not _emblem_size(game).isValid():
        return False
    place = _emblem_size(game).toSizeF().scaled(area.size(), Qt.AspectRatioMode.KeepAspectRatio)

    def draw(canvas: QPainter) -> None:
        canvas.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        emblem = QPixmap(_emblem_file(game))
        canvas.drawPixmap(QRectF(QPointF(), place), emblem, QRectF(emblem.rect()))

    ratio = painter.device().devicePixelRatioF()
    kept = cached_pixmap(f"emblem{game.slug}", place.width(), place.height(), ratio, draw)
    painter.drawPixmap(area.center() - QPointF(place.width() / 2, place.height() / 2), kept)
    return True


def draw_paintings(
    painter: QPainter, area: QRectF, gap: float, pictures: PictureStore, cards: Sequence[int]
) -> list[int]:
    """As many whole paintings side by side as there is room for, in the middle of an area; those that were not."""
    box, ratio = QSize(int(area.width()), int(area.height())), painter.device().devicePixelRatioF()
    hung: list[QPixmap] = []
    left_over, wide = list(cards), -gap
    for card in cards:
        pixmap = pictures.pixmap(str(card), box, ratio)
        if pixmap is None or wide + gap + pixmap.deviceIndependentSize().width() > area.width() + 1:
            continue
        hung.append(pixmap)
        left_over.remove(card)
        wide += gap + pixmap.deviceIndependentSize().width()
    left = area.center().x() - wide / 2
    for pixmap in hung:
        high = pixmap.deviceIndependentSize().height()
        painter.drawPixmap(QPointF(round(left), round(area.center().y() - high / 2)), pixmap)
        left += pixmap.deviceIndependentSize().width() + gap
    return left_over


class GamePicture(QWidget):
    """One game's picture as a widget."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._em = GALLERY, 20.0
        self._game: GameInfo | None = None
        self._pictures: PictureStore | None = None
        self._cards: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)

    def show_game(self, game: GameInfo, pictures: PictureStore, cards: Sequence[int]) -> None:
        if self._pictures is None:
            pictures.ready.connect(self.update)
        self._game, self._pictures, self._cards = game, pictures, tuple(cards)
        self._fit()
        self.update()

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        self.updateGeometry()
        self.update()

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(round(3 * self._em), round(_HIGH * self._em))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        shape = _SHAPE_OF_EMBLEM if self._game is not None and _emblem_size(self._game).isValid() else _SHAPE
        self.setMaximumHeight(max(self.sizeHint().height(), round(shape * self.width())))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._game is None or self._pictures is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.wall))
            painter.drawRoundedRect(QRectF(self.rect()), 0.3 * self._em, 0.3 * self._em)
            self._draw_light(painter)
            pad = _GAP * self._em
            area = QRectF(self.rect()).adjusted(pad, pad, -pad, -pad)
            if not draw_emblem(painter, area, self._game):
                self._draw_wall(painter, area, pad, self._pictures)

    def _draw_light(self, painter: QPainter) -> None:
        """What hangs there hangs in a pool of light."""
        if not (self._theme.frames and self._theme.is_dark):
            return
        painter.save()
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
        draw_pool(painter, QRectF(self.rect()).center(), min(self.width(), self.height()) / 2, self._theme.light, 0.5)
        painter.restore()

    def _draw_wall(self, painter: QPainter, area: QRectF, gap: float, pictures: PictureStore) -> None:
        """Rows of paintings, none of them twice."""
        cards: Sequence[int] = self._cards
        rows = max(1, min(_MOST_ROWS, int(area.height() / (_ROW * self._em) + 0.2)))
        high = (area.height() - gap * (rows - 1)) / rows
        for row in range(rows):
            line = QRectF(area.left(), area.top() + row * (high + gap), area.width(), high)
            cards = draw_paintings(painter, line, gap, pictures, cards)
