"""The two quiet pictures: before the exhibit, and while the thief is at work."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from artgames.games.stolen_paintings.table.part import Part, translate
from artgames.stage.card_back import ASPECT, draw_card_back
from artgames.stage.drawn import draw_mask
from artgames.stage.fonts import Role, sans
from artgames.stage.marks import draw_mark
from artgames.stage.text_item import TextItem
from artgames.stage.theme import Theme


class Emblem(QGraphicsItem):
    """The thief of the round: the player's mark on a fan of cards that nobody has seen yet."""

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


class Mask(QGraphicsItem):
    """The thief's mask, large and faint."""

    def __init__(self, rect: QRectF, colour: str) -> None:
        super().__init__()
        self._rect, self._colour = rect, colour

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        draw_mask(painter, self._rect, self._colour)


class GatherPart(Part):
    """Who is the thief, and what everybody else has to do."""

    def build(self) -> None:
        area, theme = self.area, self.kit.theme
        name = self.kit.names[self.view.thief]
        emblem = QRectF(area.left(), area.top() + area.height() * 0.08, area.width(), area.height() * 0.4)
        self.add(Emblem(emblem, theme, self.kit.marks[self.view.thief]))
        headline = QRectF(area.width() * 0.06, emblem.bottom() + area.height() * 0.04, area.width() * 0.88, 0)
        headline.setHeight(area.height() * 0.16)
        font = sans(self.px(Role.HEADLINE), QFont.Weight.DemiBold)
        self.add(
            TextItem(translate("stolen_paintings", "{name} is the thief").format(name=name), headline, font, theme.ink)
        )
        below = QRectF(headline.left(), headline.bottom(), headline.width(), area.height() * 0.14)
        self.add(TextItem(self._what_comes(), below, sans(self.px(Role.LABEL)), theme.ink2))
        enough = QRectF(below.left(), below.bottom(), below.width(), area.height() * 0.12)
        told = translate(
            "stolen_paintings", "Whoever has seen enough presses their mark beside the wall, or its number."
        )
        self.add(TextItem(told, enough, sans(self.px(Role.SMALL)), theme.ink2))

    def _what_comes(self) -> str:
        count, seconds = self.board.exhibit_size, self.view.timer_seconds
        if seconds:
            text = translate(
                "stolen_paintings", "{count} paintings hang for {seconds} seconds. Everybody else remembers them."
            )
        else:
            text = translate("stolen_paintings", "{count} paintings hang until every detective has seen enough.")
        return text.format(count=count, seconds=seconds)


class DarkPart(Part):
    """Nothing to see: the thief is at work."""

    allows_zoom = False

    def build(self) -> None:
        area, theme = self.area, self.kit.theme
        side = min(area.height() * 0.3, area.width() * 0.2)
        mask = QRectF(0, 0, side * 1.8, side)
        mask.moveCenter(QRectF(area.left(), area.top(), area.width(), area.height() * 0.72).center())
        self.add(Mask(mask, theme.faded))
        line = QRectF(area.width() * 0.06, mask.bottom() + area.height() * 0.03, area.width() * 0.88, 0)
        line.setHeight(area.height() * 0.2)
        font = sans(self.px(Role.HEADLINE), QFont.Weight.DemiBold)
        name = self.kit.names[self.view.thief]
        self.add(TextItem(translate("stolen_paintings", "{name} is at work").format(name=name), line, font, theme.ink))
