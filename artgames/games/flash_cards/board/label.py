"""The label of a painting, read after an answer: what was asked stands out, with a sentence to remember it by."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QAbstractTextDocumentLayout, QColor, QFont, QPainter, QPalette, QTextDocument
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.decks.catalogue import Painting
from artgames.decks.labels import Label
from artgames.engine.facts import Element
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import SERIF, Role, sans
from artgames.scene.drawing.paper_sheet import draw_sheet, paper_of
from artgames.scene.drawing.symbols import draw_cross, draw_tick
from artgames.scene.drawing.text_fitting import draw_line
from artgames.scene.labels import label_of

translate = QCoreApplication.translate
_SMALLEST = 11
_HEAD = 2.0
"""The height of the line that says whether it was right, in letters."""


@dataclass(frozen=True, slots=True)
class AnswerNote:
    """What is said of the answer; nothing, where the learner says it."""

    head: str = ""
    knew: bool | None = None
    said: str = ""
    """What was answered, where it is worth a line."""


class LabelCard(QGraphicsObject):
    """A sheet of paper, no higher than its words, in the middle of its room."""

    def __init__(self, painting: Painting, element: Element, told: AnswerNote, room: QRectF, style: BoardStyle) -> None:
        super().__init__()
        self._painting, self._element, self._told, self._style = painting, element, told, style
        self._paper = paper_of(style.theme)
        self._pad = room.width() * 0.07
        self._document = QTextDocument(self)
        self._document.setDocumentMargin(0)
        self._px = self._fit(room)
        high = min(room.height(), self._document.size().height() + 2 * self._pad + self._head)
        self._rect = QRectF(room.left(), room.center().y() - high / 2, room.width(), high)

    def accessible_text(self) -> str:
        return ". ".join(part for part in (self._told.head, self._told.said, self._document.toPlainText()) if part)

    def describe(self) -> str:
        return f"label {self._told.head!r} {self._told.said!r} {self._painting.title!r}"

    @property
    def _head(self) -> float:
        return self._px * _HEAD if self._told.head else 0.0

    def _fit(self, room: QRectF) -> float:
        """The largest size of type in which everything has room."""
        px = self._style.px(Role.LABEL) * 0.72
        while True:
            self._px = px
            self._document.setDefaultFont(sans(px))
            self._document.setHtml(self._html(px))
            self._document.setTextWidth(room.width() - 2 * self._pad)
            needed = self._document.size().height() + 2 * self._pad + self._head
            if needed <= room.height() or px <= _SMALLEST:
                return px
            px -= 1

    def _html(self, px: float) -> str:
        label = label_of(self._painting)
        title = f"font-family: '{SERIF}'; font-style: italic; font-size: {round(px * 1.25)}px; {self._weight('title')}"
        lines = [self._line(label.title, title)]
        facts: tuple[tuple[Element | None, str], ...] = (
            ("artist", label.artist),
            ("date", self._date(label)),
            ("school", label.movement),
            ("museum", label.place),
        )
        lines += [self._line(text, self._weight(element)) for element, text in facts if text]
        if label.sentence:
            lines.append(self._line(label.sentence, f"margin-top: {round(px * 0.7)}px"))
        if self._told.said:
            lines.append(self._line(self._told.said, f"margin-top: {round(px * 0.7)}px; color: {self._paper.wrong}"))
        return "".join(lines)

    def _date(self, label: Label) -> str:
        """Where it was asked for, with the years that count for a vague one."""
        counted = label.all_years if self._element == "date" else ""
        return ". ".join(part for part in (label.dated, counted) if part)

    def _weight(self, element: Element | None) -> str:
        return "font-weight: 700" if element == self._element else "font-weight: 400"

    def _line(self, text: str, style: str) -> str:
        return f'<p style="margin: 0; {style}">{escape(text)}</p>'

    # Qt

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_sheet(painter, self._rect, self._style.theme)
        if self._told.head:
            self._draw_head(painter)
        painter.save()
        painter.translate(self._rect.topLeft() + QPointF(self._pad, self._pad + self._head))
        look = QAbstractTextDocumentLayout.PaintContext()
        look.palette.setColor(QPalette.ColorRole.Text, QColor(self._paper.ink))
        self._document.documentLayout().draw(painter, look)
        painter.restore()

    def _draw_head(self, painter: QPainter) -> None:
        """A sign and a word: never colour alone."""
        sign = QRectF(self._rect.left() + self._pad, self._rect.top() + self._pad * 0.8, self._px * 1.2, self._px * 1.2)
        draw, colour = (draw_tick, self._paper.right) if self._told.knew else (draw_cross, self._paper.wrong)
        draw(painter, sign, colour)
        line = QRectF(sign.right() + self._px * 0.5, sign.top(), 0, sign.height())
        line.setRight(self._rect.right() - self._pad)
        painter.setPen(QColor(colour))
        font = sans(self._px * 1.1, QFont.Weight.DemiBold)
        draw_line(painter, line, self._told.head, font, Qt.AlignmentFlag.AlignLeft)
