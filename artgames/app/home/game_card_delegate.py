"""How a game looks on the home page: a card with a strip of paintings, its title, one line, and what it asks for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImageReader, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from artgames.app.models.games import INFO_ROLE, facts
from artgames.engine.info import GameInfo
from artgames.paths import resources
from artgames.scene.drawing.fonts import sans
from artgames.scene.drawing.symbols import cached_pixmap
from artgames.scene.drawing.theme import Theme
from artgames.scene.pictures.picture_store import PictureStore

_WIDTH, _HEIGHT, _GAP = 19.0, 12.2, 0.9
"""In sizes of the menu text: a card is about 320 × 200 at a window height of 768."""
_NARROW = 0.82
"""Cards may be so much narrower than usual; then the line below the title needs room for a third row of words."""
_THIRD_ROW = 2.2


class GameCard(QStyledItemDelegate):
    """Draws cards. Everything is measured in the size of the menu text."""

    def __init__(self, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._em = theme, em
        self._pictures: PictureStore | None = None
        self._cards: tuple[int, ...] = ()
        self._emblems: dict[str, QSize] = {}
        self._widest = 10_000

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em

    def set_pictures(self, pictures: PictureStore, cards: Sequence[int]) -> None:
        """The paintings of the strip."""
        self._pictures, self._cards = pictures, tuple(cards)

    def set_widest(self, width: int) -> None:
        """With large text a card is no wider than the list."""
        self._widest = width

    def narrowest(self) -> float:
        """How narrow a card with its gap may get so that one more stands beside it."""
        return _NARROW * (_WIDTH + _GAP) * self._em

    def cell_size(self) -> QSize:
        """A card and the gap to the next one."""
        usual = round((_WIDTH + _GAP) * self._em)
        height = _HEIGHT + _GAP + (_THIRD_ROW if self._widest < usual else 0)
        return QSize(min(usual, self._widest), round(height * self._em))

    def _draw_sheet(self, painter: QPainter, card: QRectF, state: QStyle.StateFlag) -> None:
        theme = self._theme
        has_focus = bool(state & QStyle.StateFlag.State_HasFocus)
        is_hot = bool(state & QStyle.StateFlag.State_MouseOver)
        pen = QPen(QColor(theme.focus), 4) if has_focus else QPen(QColor(theme.line if is_hot else theme.hair), 1)
        painter.setPen(pen)
        painter.setBrush(QColor(theme.raised if is_hot else theme.panel))
        inset = pen.widthF() / 2
        painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), 0.35 * self._em, 0.35 * self._em)

    def _draw_emblem(self, painter: QPainter, strip: QRectF, game: GameInfo) -> bool:
        """A game that is not played with paintings brings a picture of its own; False when it has none."""
        file = str(resources() / game.slug / "emblem.png")
        if game.slug not in self._emblems:
            self._emblems[game.slug] = QImageReader(file).size()
        if not self._emblems[game.slug].isValid():
            return False
        place = self._emblems[game.slug].toSizeF().scaled(strip.size(), Qt.AspectRatioMode.KeepAspectRatio)

        def draw(canvas: QPainter) -> None:
            canvas.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            emblem = QPixmap(file)
            canvas.drawPixmap(QRectF(QPointF(), place), emblem, QRectF(emblem.rect()))

        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(
            strip.topLeft(), cached_pixmap(f"emblem{game.slug}", place.width(), place.height(), ratio, draw)
        )
        return True

    def _draw_strip(self, painter: QPainter, strip: QRectF, game: GameInfo) -> None:
        """As many whole paintings side by side as there is room for."""
        if self._draw_emblem(painter, strip, game) or self._pictures is None:
            return
        gap, left = 0.4 * self._em, strip.left()
        first = sum(map(ord, game.slug)) % max(1, len(self._cards))  # every game hangs others
        for card in self._cards[first:] + self._cards[:first]:
            box = QSize(int(strip.width()), int(strip.height()))
            pixmap = self._pictures.pixmap(str(card), box, painter.device().devicePixelRatioF())
            if pixmap is None:
                continue
            width = pixmap.deviceIndependentSize().width()
            if left + width > strip.right() + 1:
                continue
            painter.drawPixmap(QPointF(round(left), strip.top()), pixmap)
            left += width + gap

    def _draw_words(self, painter: QPainter, area: QRectF, game: GameInfo) -> None:
        title, line = (QCoreApplication.translate(game.slug, text) for text in (game.title, game.line))
        big, plain, small = sans(1.25 * self._em, QFont.Weight.DemiBold), sans(0.95 * self._em), sans(0.84 * self._em)
        foot = QFontMetricsF(small).height()
        top = QFontMetricsF(big).height()
        painter.setPen(QColor(self._theme.ink))
        painter.setFont(big)
        elided = QFontMetricsF(big).elidedText(title, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(QRectF(area.left(), area.top(), area.width(), top), elided)
        painter.setFont(plain)
        middle = area.adjusted(0, top + 0.15 * self._em, 0, -foot - 0.2 * self._em)
        painter.drawText(middle, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop, line)
        painter.setFont(small)
        painter.setPen(QColor(self._theme.ink2))
        elided = QFontMetricsF(small).elidedText(facts(game), Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(QRectF(area.left(), area.bottom() - foot, area.width(), foot), elided)

    # Qt

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return self.cell_size()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        game: GameInfo = index.data(INFO_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card = QRectF(option.rect).adjusted(0, 0, -_GAP * self._em, -_GAP * self._em)
        self._draw_sheet(painter, card, option.state)
        inner = card.adjusted(*(self._em * side for side in (0.9, 0.9, -0.9, -0.75)))
        strip_height = round(inner.height() * 0.42)
        self._draw_strip(painter, QRectF(inner.left(), inner.top(), inner.width(), strip_height), game)
        self._draw_words(painter, inner.adjusted(0, strip_height + 0.5 * self._em, 0, 0), game)
        painter.restore()
