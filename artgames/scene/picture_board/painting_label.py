"""The label of a painting, as a museum prints it: what everybody may read once it was asked for."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.decks.catalogue import Painting
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role, sans, serif
from artgames.scene.drawing.paper_sheet import draw_sheet, paper_of
from artgames.scene.labels import label_of

_FLAGS = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
_SMALLEST, _SMALLEST_AFAR = 0.3, 0.95
_STEP = 0.04
_LEAST_GROWTH, _MOST_NEEDED = 1.3, 3
"""Shares of the usual size; with larger text one begins with a larger share, and tries the same ones after it.
Larger letters are so much larger at least, as long as there are more lines than are needed: title, artist and date."""


class LabelCard(QGraphicsObject):
    """Title, artist, date, where it belongs and hangs, and the sentence to remember it by. As large as it fits."""

    def __init__(self, painting: Painting, room: QRectF, style: BoardStyle) -> None:
        super().__init__()
        self._style, self._texts = style, label_lines(painting)
        if style.for_projector:  # what the back row can read
            label = label_of(painting)
            short = ((label.title, "title"), (label.who, "who"), (label.dated, "who"))
            self._texts = tuple((text, kind) for text, kind in short if text)
        self._pad = min(room.width() * 0.06, room.height() * 0.08)
        self._inner = room.adjusted(self._pad, self._pad, -self._pad, -self._pad)
        share = self._fitting(1.0 if style.for_projector else max(1.0, style.text))
        if style.text > 1.0 and not style.for_projector:
            share = self._fewer_lines(min(style.text, _LEAST_GROWTH) * self._fitting(1.0), share)
        while style.for_projector and len(self._texts) > 1 and self._needed(share) > self._inner.height():
            self._texts = self._texts[:-1]
        self._share = share
        high = min(room.height(), self._needed(share) + 2 * self._pad)
        self._rect = QRectF(room.left(), room.top(), room.width(), high)

    def _fitting(self, wanted: float) -> float:
        """The largest share, down from this one, at which all lines have room."""
        share = 1.0 + max(0.0, wanted - 1.0) // _STEP * _STEP
        least = _SMALLEST_AFAR if self._style.for_projector else _SMALLEST
        while self._needed(share) > self._inner.height() and share - _STEP >= least:
            share -= _STEP
        return share

    def _fewer_lines(self, least: float, share: float) -> float:
        """The last lines give way to letters that are as large as somebody wants them: the sentence tells what the
        painting shows, and then where it hangs can be read elsewhere."""
        while share < least and len(self._texts) > _MOST_NEEDED:
            self._texts = self._texts[:-1]
            share = self._fitting(self._style.text)
        return share

    def accessible_text(self) -> str:
        return ". ".join(text for text, _ in self._texts)

    def describe(self) -> str:
        return f"label {self._texts[0][0]!r}"

    def _font(self, kind: str, share: float) -> QFont:
        px = self._style.usual_px(Role.LABEL) * share
        if kind == "title":
            return serif(px * (1.0 if self._style.for_projector else 1.2), QFont.Weight.Normal, italic=True)
        return sans(px, QFont.Weight.DemiBold) if kind == "who" else sans(px * 0.86)

    def _heights(self, share: float) -> list[float]:
        return [
            QFontMetricsF(self._font(kind, share)).boundingRect(self._inner, _FLAGS, text).height()
            for text, kind in self._texts
        ]

    def _gap(self, share: float) -> float:
        return self._style.usual_px(Role.LABEL) * share * 0.32

    def _needed(self, share: float) -> float:
        return sum(self._heights(share)) + self._gap(share) * (len(self._texts) - 1)

    # Qt

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_sheet(painter, self._rect, self._style.theme)
        painter.setPen(QColor(paper_of(self._style.theme).ink))
        top = self._inner.top()
        for (text, kind), high in zip(self._texts, self._heights(self._share), strict=True):
            painter.setFont(self._font(kind, self._share))
            painter.drawText(QRectF(self._inner.left(), top, self._inner.width(), high + 4), _FLAGS, text)
            top += high + self._gap(self._share)


def label_lines(painting: Painting) -> tuple[tuple[str, str], ...]:
    """What stands on it, line by line, with the kind of each; what nobody knows is left out."""
    label = label_of(painting)
    lines = (
        (label.title, "title"),
        (label.artist, "who"),
        (label.dated, "who"),
        (label.sitter, "plain"),
        (label.school, "plain"),
        (label.place, "plain"),
        (label.sentence, "plain"),
    )
    return tuple((text, kind) for text, kind in lines if text)
