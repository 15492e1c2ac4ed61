"""Words on the board: a note that everybody reads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.decks import Painting
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Profile, Role, sans
from artgames.scene.drawing.paper_sheet import draw_sheet, paper_of
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.text_fitting import draw_line, fitted_block
from artgames.scene.drawing.voices import Voices, draw_voices, set_voices
from artgames.scene.labels import label_of
from artgames.scene.picture_board.picture_spec import Note

_Align = Qt.AlignmentFlag
_Wrap = int(Qt.TextFlag.TextWordWrap)
_FEW_LETTERS = 80

_LABEL_ALIGN = _Align.AlignHCenter | _Align.AlignBottom
_LEAST_WORDS = 0.6
"""So large words stay above the labels of paintings; whoever wants larger letters gets all of them."""


def _label_texts(paintings: Sequence[Painting]) -> Iterator[str]:
    """Titles, years and artists; then less and less of them."""
    each = [label_of(one).shorter_and_shorter() for one in paintings]
    for step in range(max(map(len, each), default=0)):
        lines = (texts[min(step, len(texts) - 1)] for texts in each)
        yield "\n".join(text.replace("\n", ", ") for text in lines)


class NoteCard(QGraphicsObject):
    """A card with somebody's words, as large as they fit; it is no higher than they are, in the middle of its room."""

    reading_rank = -1  # heard first: it says what the paintings are shown for

    def __init__(self, note: Note, room: QRectF, style: BoardStyle, *, low: bool = False) -> None:
        """`low`: it lies above other things, and has little room of its own."""
        super().__init__()
        self._note, self._style, self._paper = note, style, paper_of(style.theme)
        self._pad = room.height() * 0.1 if low else room.width() * 0.07
        if style.text > 1.0:
            self._pad = min(self._pad, room.height() * 0.08)
        wanted_head = style.px(Role.SMALL) * 1.5
        share = style.grown(0.26, 0.32) if low else 0.16 if style.text <= 1.0 else style.grown(0.2, 0.34)
        self._head = min(wanted_head, room.height() * share) if note.title else 0.0
        words = room.adjusted(self._pad, self._pad + self._head, -self._pad, -self._pad)
        weight = QFont.Weight.DemiBold if len(note.text) <= _FEW_LETTERS else QFont.Weight.Normal
        self._wanted = sans(style.px(Role.HEADLINE) * 0.8, weight)
        self._align = (_Align.AlignLeft if "\n" in note.text else _Align.AlignHCenter) | _Align.AlignTop
        self._flags = int(self._align) | int(Qt.TextFlag.TextWordWrap)
        self._labels, self._label_font, self._foot = self._fitting_labels(words)
        words.setBottom(words.bottom() - self._foot)
        self._font, self._voices = self._set_words(words)
        needed = QFontMetricsF(self._font).boundingRect(words, self._flags, note.text).height()
        if self._voices is not None:
            needed = self._voices.height
        high = min(room.height(), needed + 2 * self._pad + self._head + self._foot)
        self._rect = QRectF(room.left(), room.center().y() - high / 2, room.width(), high)

    def _set_words(self, room: QRectF) -> tuple[QFont, Voices | None]:
        """As large as they fit into this room."""
        voices = set_voices(self._note.text, self._wanted, room) if self._note.by_turns else None
        if voices is not None:
            return voices.font, voices
        return fitted_block(self._note.text, self._wanted, room, self._align), None

    def _fitting_labels(self, words: QRectF) -> tuple[str, QFont, float]:
        """What was meant is read after the words, below them, and may not push them aside: as much of the labels as
        there is room for in letters that can be read, and how high that is."""
        style, font = self._style, sans(self._style.px(Role.SMALL, Profile.DESK))
        if not self._note.about:
            return "", font, 0.0
        share = _LEAST_WORDS if style.text <= 1.0 else 1.0
        least = max(style.least_px, self._set_words(words)[0].pixelSize() * share)
        largest = style.px(Role.LABEL, Profile.DESK)
        for text in _label_texts([style.deck.painting(one) for one in self._note.about]):
            for px in range(largest, font.pixelSize() - 1, -1):
                tried = sans(px)
                metrics = QFontMetricsF(tried)
                needed = metrics.boundingRect(words, int(_LABEL_ALIGN) | _Wrap, text)
                foot = needed.height() + metrics.height() * 0.5
                above = words.adjusted(0, 0, 0, -foot)
                fits = needed.width() <= words.width() and above.height() > 0
                if fits and self._set_words(above)[0].pixelSize() >= least:
                    return text, tried, foot
        return "", font, 0.0

    def accessible_text(self) -> str:
        said = f"{self._note.title}: {self._note.text}" if self._note.title else self._note.text
        told = next(_label_texts([self._style.deck.painting(one) for one in self._note.about]), "")
        return f"{said}\n{told}" if told else said

    def describe(self) -> str:
        return f"note {self._note.title!r} {self._note.text!r}"

    def _draw_head(self, painter: QPainter) -> None:
        line = QRectF(self._rect.left() + self._pad, self._rect.top() + self._pad * 0.6, 0, self._head)
        line.setRight(self._rect.right() - self._pad)
        if self._note.seat is not None:
            side = self._head * 0.72
            mark = QRectF(line.left(), line.center().y() - side / 2, side, side)
            look = self._style.on_paper  # light marks need an outline on paper
            draw_mark(painter, mark, self._style.marks[self._note.seat], look)
            line.setLeft(mark.right() + side * 0.35)
        painter.setPen(QColor(self._paper.ink))
        draw_line(
            painter,
            line,
            self._note.title,
            sans(max(self._style.least_px, self._head / 1.7)),
            _Align.AlignLeft,
            names=self._style.names,
        )

    # Qt

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-4, -4, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_sheet(painter, self._rect, self._style.theme)
        if self._note.title:
            self._draw_head(painter)
        words = self._rect.adjusted(self._pad, self._pad + self._head, -self._pad, -self._pad - self._foot)
        painter.setPen(QColor(self._paper.ink))
        if self._voices is not None:
            draw_voices(painter, self._voices, words.topLeft(), self._style.theme)
        else:
            painter.setFont(self._font)
            painter.drawText(words, self._flags, self._note.text)
        if self._labels:
            below = QRectF(words.left(), words.bottom(), words.width(), self._foot)
            painter.setFont(self._label_font)
            painter.drawText(below, int(_LABEL_ALIGN) | _Wrap, self._labels)
