"""How a game looks on the home page: a poster with a picture on a coloured wall, and on paper below it the title, one
line, and what it asks for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from artgames.app.home.game_picture import draw_emblem, draw_paintings
from artgames.app.models.games import INFO_ROLE, facts
from artgames.engine.info import GameInfo
from artgames.scene.drawing.fonts import Role, desk_px, sans, serif
from artgames.scene.drawing.theme import Theme, on_paper
from artgames.scene.pictures.picture_store import PictureStore

_WIDTH, _PICTURE, _GAP = 15.0, 5.2, 0.9
"""In sizes of the menu text: a card is about 260 × 240 at a window height of 768."""
_BESIDE, _ABOVE, _BELOW = 0.8, 0.4, 0.7
"""Round the words, in the same."""
_NARROW, _WIDE = 0.82, 1.3
"""Cards may be so much narrower or wider than usual, so that rows are full."""
_CORNER = 0.35
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
_WALLS = ("#5E1F26", "#2B463A", "#7A5A1E", "#3D2C47", "#1F3D5C", "#34404A")
"""Each game hangs on a wall of its own colour: red, green, ochre, plum, blue and slate."""


class GameCard(QStyledItemDelegate):
    """Draws cards. Everything is measured in the size of the menu text."""

    def __init__(self, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._em = theme, em
        self._pictures: PictureStore | None = None
        self._cards: tuple[int, ...] = ()
        self._widest = 10_000
        self._games: tuple[GameInfo, ...] = ()

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em

    def set_games(self, games: Sequence[GameInfo]) -> None:
        """All cards are as high as the one with the most words."""
        self._games = tuple(games)

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
        """A card and the gap to the next one: as high as the longest words need it."""
        width = min(round(_WIDE * (_WIDTH + _GAP) * self._em), self._widest)
        room = width - (_GAP + 2 * _BESIDE) * self._em
        words = max((self._words_height(game, room) for game in self._games), default=0.0)
        return QSize(width, round(words + (_PICTURE + _ABOVE + _BELOW + _GAP) * self._em))

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        """Of title, line and facts."""
        em = self._em
        title = serif(desk_px(Role.HEADING, em), QFont.Weight.DemiBold)
        return title, sans(desk_px(Role.LABEL, em)), sans(desk_px(Role.SMALL, em))

    def _words_height(self, game: GameInfo, width: float) -> float:
        return sum(high for _text, _font, high in self._wrapped(game, width)) + 0.4 * self._em

    def _wrapped(self, game: GameInfo, width: float) -> list[tuple[str, QFont, float]]:
        """Title, line and facts, each with the height that its rows need."""
        title, line = (QCoreApplication.translate(game.slug, text) for text in (game.title, game.line))
        asked = facts(game).replace(" ", "\u00a0").replace("\u00a0·\u00a0", " · ")  # broken between two facts only
        area = QRectF(0, 0, width, 10_000)
        texts = zip((title, line, asked), self._fonts(), strict=True)
        return [(text, font, QFontMetricsF(font).boundingRect(area, _WRAPPED, text).height()) for text, font in texts]

    def _draw_sheet(self, painter: QPainter, card: QRectF, state: QStyle.StateFlag) -> None:
        theme, paper = self._theme, on_paper(self._theme)
        is_hot = bool(state & QStyle.StateFlag.State_MouseOver)
        painter.setPen(QPen(QColor(theme.line), 1) if not theme.frames else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(paper.hover if is_hot else paper.panel))
        painter.drawRoundedRect(card, _CORNER * self._em, _CORNER * self._em)

    def _draw_focus(self, painter: QPainter, card: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._theme.focus), 4))
        painter.drawRoundedRect(card.adjusted(2, 2, -2, -2), _CORNER * self._em, _CORNER * self._em)

    def _draw_strip(self, painter: QPainter, strip: QRectF, game: GameInfo) -> None:
        """A coloured wall with the game's own picture on it, or with as many whole paintings as there is room for."""
        theme, corner = self._theme, _CORNER * self._em
        painter.setPen(Qt.PenStyle.NoPen)
        if theme.frames:
            painter.setBrush(QColor(_WALLS[sum(map(ord, game.slug)) % len(_WALLS)]))
            painter.drawRoundedRect(strip, corner, corner)
            painter.drawRect(strip.adjusted(0, corner, 0, 0))  # only the upper corners are round
        pad = 0.6 * self._em
        area = strip.adjusted(pad, pad, -pad, -pad)
        if draw_emblem(painter, area, game) or self._pictures is None:
            return
        first = sum(map(ord, game.slug)) % max(1, len(self._cards))  # every game hangs others
        draw_paintings(painter, area, pad, self._pictures, self._cards[first:] + self._cards[:first])

    def _draw_words(self, painter: QPainter, area: QRectF, game: GameInfo) -> None:
        """The line follows the title, the facts stand at the foot of every card."""
        paper = on_paper(self._theme)
        title, line, asked = self._wrapped(game, area.width())
        tops = (area.top(), area.top() + title[2] + 0.1 * self._em, area.bottom() - asked[2])
        for (text, font, high), top, ink in zip(
            (title, line, asked), tops, (paper.ink, paper.ink, paper.ink2), strict=True
        ):
            painter.setPen(QColor(ink))
            painter.setFont(font)
            painter.drawText(QRectF(area.left(), top, area.width(), high + 1), _WRAPPED, text)

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
        strip = QRectF(card.left(), card.top(), card.width(), _PICTURE * self._em)
        self._draw_strip(painter, strip, game)
        sides = (_BESIDE, _PICTURE + _ABOVE, -_BESIDE, -_BELOW)
        self._draw_words(painter, card.adjusted(*(self._em * side for side in sides)), game)
        if option.state & QStyle.StateFlag.State_HasFocus:
            self._draw_focus(painter, card)
        painter.restore()
