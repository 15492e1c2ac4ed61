"""Quiet pictures between the busy ones: whose round it is, and that somebody is at work in the dark."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from artgames.engine.api import Seat
from artgames.scene.board import ViewT
from artgames.scene.drawing.card_back import ASPECT, draw_card_back
from artgames.scene.drawing.fonts import Role, sans
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.symbols import draw_mask
from artgames.scene.drawing.theme import Theme
from artgames.scene.items.text import TextItem
from artgames.scene.phase_board import Part


class FanItem(QGraphicsItem):
    """Whose round it is: a player's mark on a fan of cards that nobody has seen yet."""

    FAN = (-2, -1, 1, 2, 0)

    def __init__(self, rect: QRectF, theme: Theme, mark: int) -> None:
        super().__init__()
        self._rect, self._theme, self._mark = rect, theme, mark

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        high = self._rect.height() * 0.82
        wide = high * ASPECT
        for step in self.FAN:
            painter.save()
            painter.translate(
                self._rect.center().x() + step * wide * 0.55, self._rect.center().y() + abs(step) * high * 0.06
            )
            painter.rotate(step * 7)
            draw_card_back(painter, QRectF(-wide / 2, -high / 2, wide, high), self._theme)
            painter.restore()
        side = wide * 0.62
        disc = side * 0.86
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.wall))
        painter.drawEllipse(self._rect.center(), disc, disc)
        middle = QRectF(0, 0, side, side)
        middle.moveCenter(self._rect.center())
        draw_mark(painter, middle, self._mark, self._theme)


class MaskItem(QGraphicsItem):
    """A thief's mask, large and faint."""

    def __init__(self, rect: QRectF, colour: str) -> None:
        super().__init__()
        self._rect, self._colour = rect, colour

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        draw_mask(painter, self._rect, self._colour)


class HeraldPart(Part[ViewT]):
    """Who has the special role in this round, and what everybody else has to do."""

    def hero(self) -> Seat:
        raise NotImplementedError

    def lines(self) -> tuple[str, str, str]:
        """A headline, what comes, and a small hint."""
        raise NotImplementedError

    def build(self) -> None:
        area, theme = self.area, self.style.theme
        headline, what_comes, hint = self.lines()
        emblem = QRectF(area.left(), area.top() + area.height() * 0.08, area.width(), area.height() * 0.4)
        self.add(FanItem(emblem, theme, self.style.marks[self.hero()]))
        line = QRectF(area.width() * 0.06, emblem.bottom() + area.height() * 0.04, area.width() * 0.88, 0)
        line.setHeight(area.height() * 0.16)
        self.add(
            TextItem(self.whole(headline, line), line, sans(self.px(Role.HEADLINE), QFont.Weight.DemiBold), theme.ink)
        )
        if self.style.for_projector:
            rest = QRectF(line.left(), line.bottom(), line.width(), area.bottom() - line.bottom())
            self.add(TextItem(what_comes, rest, sans(self.px(Role.LABEL)), theme.ink))
            return
        below = QRectF(line.left(), line.bottom(), line.width(), area.height() * 0.14)
        self.add(TextItem(what_comes, below, sans(self.px(Role.LABEL)), theme.ink2))
        last = QRectF(below.left(), below.bottom(), below.width(), area.height() * 0.12)
        self.add(TextItem(hint, last, sans(self.px(Role.SMALL)), theme.ink2))


class DarkPart(Part[ViewT]):
    """Nothing to see: somebody is at work."""

    allows_zoom = False

    def line(self) -> str:
        raise NotImplementedError

    def build(self) -> None:
        area, theme = self.area, self.style.theme
        side = min(area.height() * 0.3, area.width() * 0.2)
        mask = QRectF(0, 0, side * 1.8, side)
        mask.moveCenter(QRectF(area.left(), area.top(), area.width(), area.height() * 0.72).center())
        self.add(MaskItem(mask, theme.faded))
        line = QRectF(area.left() + area.width() * 0.06, mask.bottom() + area.height() * 0.03, area.width() * 0.88, 0)
        line.setHeight(area.height() * 0.2)
        self.add(
            TextItem(
                self.whole(self.line(), line), line, sans(self.px(Role.HEADLINE), QFont.Weight.DemiBold), theme.ink
            )
        )
