"""Quiet pictures between the busy ones: whose round it is, and that somebody is busy in the dark."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from artgames.engine.api import Seat
from artgames.scene.board_scene import ViewT
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.card_back import ASPECT, draw_card_back
from artgames.scene.drawing.faces import SeatLook, draw_portrait, draw_seat
from artgames.scene.drawing.fonts import Role, sans, serif
from artgames.scene.drawing.gilt import draw_gilt
from artgames.scene.drawing.paper_sheet import draw_sheet, paper_of
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.symbols import draw_mask
from artgames.scene.drawing.theme import Theme
from artgames.scene.items.drawn_item import DrawnItem
from artgames.scene.items.text import TextItem
from artgames.scene.items.torch import TorchItem
from artgames.scene.phase_board import Part


class FanItem(QGraphicsItem):
    """Whose round it is: a player's face on a fan of cards that nobody has seen yet."""

    FAN = (-2, -1, 1, 2, 0)

    def __init__(self, rect: QRectF, theme: Theme, look: SeatLook) -> None:
        super().__init__()
        self._rect, self._theme, self._look = rect, theme, look

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
        side = wide * 0.96
        disc = side * 0.58
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._theme.wall))
        painter.drawEllipse(self._rect.center(), disc, disc)
        middle = QRectF(0, 0, side, side)
        middle.moveCenter(self._rect.center())
        draw_seat(painter, middle, self._look, self._theme)


class WorkerItem(DrawnItem):
    """Who is busy: a face in a gilt frame, or a thief's mask where it is nobody at the table."""

    def __init__(self, style: BoardStyle, rect: QRectF, look: SeatLook | None) -> None:
        super().__init__(style, rect)
        self._look = look

    def draw(self, painter: QPainter) -> None:
        theme = self._style.theme
        if self._look is None:
            draw_mask(painter, self._rect, theme.ink if theme.is_dark else theme.faded)
            return
        side = self._rect.width()
        if theme.frames:
            draw_gilt(painter, self._rect, side / 16)
        inset, symbol = side / 10, side * 0.28
        draw_portrait(painter, self._rect.adjusted(inset, inset, -inset, -inset), self._look, theme)
        corner = self._rect.bottomRight() - QPointF(symbol, symbol)
        draw_mark(painter, QRectF(corner, QSizeF(symbol, symbol)), self._look.mark, theme)


class NoticeItem(DrawnItem):
    """A sheet of paper on the wall, for words."""

    rim = 8.0

    def draw(self, painter: QPainter) -> None:
        draw_sheet(painter, self._rect, self._style.theme)


class HeraldPart(Part[ViewT]):
    """Who has the special role in this round, and what everybody else has to do."""

    masked = False
    """Whether that is somebody with a mask on."""

    def hero(self) -> Seat:
        raise NotImplementedError

    def lines(self) -> tuple[str, str, str]:
        """A headline, what comes, and a small hint."""
        raise NotImplementedError

    def build(self) -> None:
        area, paper = self.area, paper_of(self.style.theme)
        headline, what_comes, hint = self.lines()
        emblem = QRectF(area.left(), area.top() + area.height() * 0.05, area.width(), area.height() * 0.4)
        self.add(FanItem(emblem, self.style.theme, self.style.look(self.hero(), masked=self.masked)))
        sheet = QRectF(
            area.left() + area.width() * 0.08, emblem.bottom() + area.height() * 0.03, area.width() * 0.84, 0
        )
        sheet.setBottom(area.bottom() - area.height() * 0.04)
        self.add(NoticeItem(self.style, sheet))
        line = sheet.adjusted(sheet.width() * 0.02, sheet.height() * 0.04, -sheet.width() * 0.02, 0)
        line.setHeight(sheet.height() * 0.38)
        font = sans(self.px(Role.HEADLINE), QFont.Weight.DemiBold)
        self.add(TextItem(self.whole(headline, line), line, font, paper.ink))
        below = QRectF(line.left(), line.bottom(), line.width(), sheet.bottom() - line.bottom())
        if self.style.for_projector:
            self.add(
                TextItem(
                    what_comes, below.adjusted(0, 0, 0, -sheet.height() * 0.04), sans(self.px(Role.LABEL)), paper.ink
                )
            )
            return
        below.setHeight(sheet.height() * 0.3)
        self.add(TextItem(what_comes, below, sans(self.px(Role.LABEL)), paper.ink))
        last = QRectF(below.left(), below.bottom(), below.width(), sheet.height() * 0.24)
        self.add(TextItem(hint, last, sans(self.px(Role.SMALL)), paper.faint))


class DarkPart(Part[ViewT]):
    """Nothing to see: somebody is busy by torch light, and the others are teased."""

    allows_zoom = False

    def line(self) -> str:
        raise NotImplementedError

    def tease(self) -> str:
        """A few more words for those who wait; from afar none are read."""
        return ""

    def worker(self) -> SeatLook | None:
        """Who that is, where it is somebody at the table and everybody may know."""
        return None

    def build(self) -> None:
        area, paper = self.area, paper_of(self.style.theme)
        side = min(area.height() * 0.42, area.width() * 0.3)
        at = QRectF(0, 0, side, side)
        at.moveCenter(QPointF(area.center().x(), area.top() + area.height() * 0.32))
        self.add(TorchItem(self.style, round(side * 0.95), at.center()))
        self.add(WorkerItem(self.style, at, self.worker()))
        tease = "" if self.style.for_projector else self.tease()
        sheet = QRectF(0, 0, area.width() * (0.8 if self.style.for_projector else 0.64), area.height() * 0.28)
        sheet.moveCenter(QPointF(area.center().x(), area.top() + area.height() * 0.76))
        self.add(NoticeItem(self.style, sheet))
        inside = sheet.adjusted(
            sheet.width() * 0.03, sheet.height() * 0.06, -sheet.width() * 0.03, -sheet.height() * 0.06
        )
        line, below = QRectF(inside), QRectF(inside)
        if tease:
            line.setHeight(inside.height() * 0.58)
            below.setTop(line.bottom())
            self.add(TextItem(tease, below, serif(self.px(Role.SMALL), italic=True), paper.faint))
        font = sans(self.px(Role.HEADLINE), QFont.Weight.DemiBold)
        self.add(TextItem(self.whole(self.line(), line), line, font, paper.ink))
