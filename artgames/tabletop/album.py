"""The album: everything that was written, with the paintings it was about."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.stage.board import Kit
from artgames.stage.fonts import Profile, Role, role_px, sans
from artgames.stage.lettering import draw_line, draw_wrapped
from artgames.stage.marks import draw_mark
from artgames.stage.paper import paper_of
from artgames.stage.theme import DAYLIGHT
from artgames.tabletop.picture import Entry

_Align = Qt.AlignmentFlag
_PICTURES = 0.36
"""The share of a page that its paintings have."""


def plan_album(area: QRectF, count: int) -> tuple[QRectF, ...]:
    """Pages side by side, in one or two columns."""
    gap = area.width() * 0.014
    columns = 1 if count <= 2 else 2
    rows = max(2, ceil(count / columns))
    width = (area.width() - gap * (columns + 1)) / columns
    height = (area.height() - gap * (rows + 1)) / rows
    places = [divmod(number, columns) for number in range(count)]
    return tuple(
        QRectF(area.left() + gap + column * (width + gap), area.top() + gap + row * (height + gap), width, height)
        for row, column in places
    )


def picture_cells(page: QRectF, count: int) -> tuple[QRectF, ...]:
    """Where the paintings of a page hang, at its left."""
    pad = page.height() * 0.06
    width = (page.width() * _PICTURES - pad) / max(1, count)
    return tuple(
        QRectF(page.left() + pad + number * width, page.top() + pad, width, page.height() - 2 * pad)
        for number in range(count)
    )


class AlbumPage(QGraphicsObject):
    """One text on paper; its paintings are hung on it by the board."""

    def __init__(self, entry: Entry, rect: QRectF, kit: Kit) -> None:
        super().__init__()
        self._entry, self._rect, self._kit, self._paper = entry, rect, kit, paper_of(kit.theme)
        self._small = min(role_px(Role.PLAY, Profile.DESK, kit.scale) * 1.1, rect.height() * 0.16)

    def accessible_text(self) -> str:
        return ". ".join((self._kit.names[self._entry.seat], self._entry.text, self._entry.told))

    def describe(self) -> str:
        return f"page {self._entry.seat} {self._entry.text!r} {self._entry.told!r}"

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._kit.theme.frames:
            painter.fillRect(self._rect.translated(QPointF(3, 5)), QColor(0, 0, 0, 70))
        painter.fillRect(self._rect, QColor(self._paper.sheet))
        pad = self._rect.height() * 0.07
        inner = self._rect.adjusted(self._rect.width() * _PICTURES + pad, pad, -pad, -pad)
        head = QRectF(inner.left(), inner.top(), inner.width(), self._small * 1.4)
        self._draw_head(painter, head)
        words = QRectF(inner.left(), head.bottom() + pad * 0.5, inner.width(), inner.bottom() - head.bottom() - pad)
        font = sans(role_px(Role.SMALL, Profile.TABLE, self._kit.scale))
        draw_wrapped(painter, words, self._entry.text, font, _Align.AlignLeft | _Align.AlignTop)

    def _draw_head(self, painter: QPainter, head: QRectF) -> None:
        side = self._small * 1.3
        mark = QRectF(head.left(), head.center().y() - side / 2, side, side)
        look = DAYLIGHT if self._kit.theme.frames else self._kit.theme  # light marks need an outline on paper
        draw_mark(painter, mark, self._kit.marks[self._entry.seat], look)
        painter.setPen(QColor(self._paper.ink))
        line = head.adjusted(side * 1.3, 0, 0, 0)
        told = QRectF(line.left() + line.width() * 0.62, line.top(), line.width() * 0.38, line.height())
        if self._entry.told:
            line.setRight(told.left() - side * 0.2)
        name = self._kit.names[self._entry.seat]
        draw_line(painter, line, name, sans(self._small, QFont.Weight.DemiBold), _Align.AlignLeft)
        draw_line(painter, told, self._entry.told, sans(self._small), _Align.AlignRight)
