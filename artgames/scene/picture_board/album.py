"""The album: everything that was written, with the paintings it was about."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Profile, Role, sans
from artgames.scene.drawing.paper_sheet import draw_sheet, paper_of
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.text_fitting import draw_line, fitted_block
from artgames.scene.drawing.voices import draw_voices, set_voices
from artgames.scene.picture_board.picture_spec import Entry

_Align = Qt.AlignmentFlag
_TEXT = _Align.AlignLeft | _Align.AlignTop
_MOST_FOR_PICTURES = 0.5
_ASPECT = 0.76
"""The share of a page that its paintings may have, and how wide they are for their height."""


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
    pad = page.height() * 0.05
    high = page.height() - 2 * pad
    width = min(high * _ASPECT, (page.width() * _MOST_FOR_PICTURES - pad) / max(1, count) - pad)
    return tuple(
        QRectF(page.left() + pad + number * (width + pad), page.top() + pad, width, high) for number in range(count)
    )


def common_font(entries: tuple[Entry, ...], page: QRectF, style: BoardStyle) -> QFont:
    """All texts of an album speak with one voice: the largest type in which every one of them fits on its page."""
    largest = sans(style.px(Role.LABEL))
    return min((_font_of(entry, largest, page, style) for entry in entries), key=QFont.pixelSize)


def _font_of(entry: Entry, largest: QFont, page: QRectF, style: BoardStyle) -> QFont:
    words = _parts(page, len(entry.cards), style).words
    voices = set_voices(entry.text, largest, words) if entry.by_turns else None
    return voices.font if voices is not None else fitted_block(entry.text, largest, words, _TEXT)


class _Parts(NamedTuple):
    """A page: who wrote it and what came of it, in letters so high, and below the words."""

    small: float
    head: QRectF
    words: QRectF


def _parts(page: QRectF, pictures: int, style: BoardStyle) -> _Parts:
    if style.for_projector:
        return _parts_afar(page, pictures, style)
    small = min(style.px(Role.PLAY, Profile.DESK) * 1.1, page.height() * style.grown(0.16, 0.26))
    pad = page.height() * 0.07
    inner = page.adjusted(pad, pad, -pad, -pad)
    inner.setLeft(max([page.left(), *(cell.right() for cell in picture_cells(page, pictures))]) + pad)
    head = QRectF(inner.left(), inner.top(), inner.width(), small * 1.4)
    return _Parts(small, head, inner.adjusted(0, small * 1.4 + pad * 0.6, 0, 0))


def _parts_afar(page: QRectF, pictures: int, style: BoardStyle) -> _Parts:
    """Mark, words and what came of it side by side: names stand in the strip below the room's board."""
    small = style.px(Role.SMALL)
    head = page.adjusted(0, 0, -small * 0.3, 0)
    head.setLeft(max([page.left(), *(cell.right() for cell in picture_cells(page, pictures))]) + small * 0.3)
    return _Parts(small, head, head.adjusted(style.least_mark * 1.1, 0, -small * 1.3, 0))


class AlbumPage(QGraphicsObject):
    """One text on paper; its paintings are hung on it by the board."""

    def __init__(self, entry: Entry, rect: QRectF, font: QFont, style: BoardStyle) -> None:
        super().__init__()
        self._entry, self._rect, self._font, self._style = entry, rect, font, style
        self._paper = paper_of(style.theme)
        self._parts = _parts(rect, len(entry.cards), style)
        self._voices = set_voices(entry.text, font, self._parts.words) if entry.by_turns else None

    def accessible_text(self) -> str:
        return ". ".join((self._style.names[self._entry.seat], self._entry.text, self._entry.told))

    def describe(self) -> str:
        return f"page {self._entry.seat} {self._entry.text!r} {self._entry.told!r}"

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_sheet(painter, self._rect, self._style.theme)
        self._draw_head(painter, self._parts.head)
        if self._style.for_projector and self._font.pixelSize() < self._parts.small:
            return  # nobody could read it: the album stays on the laptop
        align = _TEXT if not self._style.for_projector else _Align.AlignLeft | _Align.AlignVCenter
        if self._voices is not None:
            draw_voices(painter, self._voices, self._parts.words.topLeft(), self._style.theme)
            return
        painter.setFont(self._font)
        painter.drawText(self._parts.words, int(align) | int(Qt.TextFlag.TextWordWrap), self._entry.text)

    def _draw_head(self, painter: QPainter, head: QRectF) -> None:
        side = self._style.least_mark or self._parts.small * 1.3
        mark = QRectF(head.left(), head.center().y() - side / 2, side, side)
        look = self._style.on_paper  # light marks need an outline on paper
        draw_mark(painter, mark, self._style.marks[self._entry.seat], look)
        painter.setPen(QColor(self._paper.ink))
        line = head.adjusted(side * 1.3, 0, 0, 0)
        told = QRectF(line.left() + line.width() * 0.8, line.top(), line.width() * 0.2, line.height())
        if self._style.for_projector:
            told.setLeft(line.right() - self._parts.small * 1.3)
            draw_line(painter, told, self._entry.told, sans(self._parts.small), _Align.AlignRight)
            return
        if self._entry.told:
            line.setRight(told.left() - side * 0.2)
        name = self._style.names[self._entry.seat]
        draw_line(painter, line, name, sans(self._parts.small, QFont.Weight.DemiBold), _Align.AlignLeft)
        draw_line(painter, told, self._entry.told, sans(self._parts.small), _Align.AlignRight)
