"""A conversation: its lines by turns at the left and at the right, as two people speak who sit face to face.

Nobody is claimed for a line: who speaks first does not matter (SP-48).
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from artgames.engine.words import unbroken
from artgames.scene.drawing.text_fitting import SMALLEST
from artgames.scene.drawing.theme import Theme, on_paper

WIDEST = 0.86
"""Of its room is a bubble at most, so that one sees from which side it comes."""

_PAD, _GAP, _TAIL, _BARE_GAP = 0.4, 0.5, 0.45, 0.15
"""Beside the words in a bubble, below it, how long its tail is, and the gap without bubbles; in letters."""

_WORTH = 0.85
"""Bubbles give way where they would make letters smaller than so many of what they could be."""

_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
_ANY_HEIGHT = 10_000.0


class Turn(NamedTuple):
    """What one of the two says at a time, and where its words stand, from the corner of all of them."""

    words: QRectF
    text: str
    answers: bool
    """It is the other one who speaks: at the right."""


class Voices(NamedTuple):
    """A conversation that has been set into its room."""

    font: QFont
    turns: tuple[Turn, ...]
    height: float
    in_bubbles: bool


def turns_of(text: str) -> list[str]:
    """What is said by turns."""
    return [line.strip() for line in text.splitlines() if line.strip()]


def set_voices(text: str, font: QFont, room: QRectF) -> Voices | None:
    """In letters as large as wanted where they fit, in smaller ones where not; in bubbles where there is room. None for
    what only one has said."""
    if len(turns_of(text)) < 2:
        return None
    bare = _shrunk(text, font, room, in_bubbles=False)
    said = _shrunk(text, font, room, in_bubbles=True)
    return said if said.font.pixelSize() >= bare.font.pixelSize() * _WORTH else bare


def _shrunk(text: str, font: QFont, room: QRectF, *, in_bubbles: bool) -> Voices:
    made = QFont(font)
    while True:
        voices, wide = _set(text, made, room, in_bubbles=in_bubbles)
        if made.pixelSize() <= SMALLEST or (voices.height <= room.height() and wide <= room.width()):
            return voices
        made.setPixelSize(made.pixelSize() - 1)


def _set(text: str, font: QFont, room: QRectF, *, in_bubbles: bool) -> tuple[Voices, float]:
    """The conversation in this size, and how wide its widest line is."""
    metrics, em = QFontMetricsF(font), font.pixelSize()
    pad, gap = (_PAD * em, _GAP * em) if in_bubbles else (0.0, _BARE_GAP * em)
    widest = room.width() * WIDEST - 2 * pad
    turns, top, wide = [], 0.0, 0.0
    for number, line in enumerate(turns_of(text)):
        needed = metrics.boundingRect(QRectF(0, 0, widest, _ANY_HEIGHT), _LEFT, unbroken(line))
        width = min(widest, needed.width() + 1)
        wide = max(wide, needed.width() / WIDEST)
        left = room.width() - pad - width if number % 2 else pad
        words = QRectF(left, top + pad / 2, width, needed.height())
        turns.append(Turn(words, line, bool(number % 2)))
        top = words.bottom() + pad / 2 + gap
    height = top - (0.0 if in_bubbles else gap)
    return Voices(QFont(font), tuple(turns), height, in_bubbles), wide


def draw_voices(painter: QPainter, voices: Voices, corner: QPointF, theme: Theme) -> None:
    """On paper, one below the other."""
    sheet = on_paper(theme)
    painter.save()
    painter.translate(corner)
    for turn in voices.turns:
        if voices.in_bubbles:
            painter.setPen(QPen(QColor(sheet.line), 1.5))
            painter.setBrush(QColor(sheet.hover if turn.answers else sheet.field))
            painter.drawPath(_bubble(turn, voices.font.pixelSize()))
        painter.setPen(QColor(sheet.ink))
        painter.setFont(voices.font)
        flags = _RIGHT if turn.answers and not voices.in_bubbles else _LEFT
        painter.drawText(turn.words, flags, unbroken(turn.text))
    painter.restore()


def _bubble(turn: Turn, em: float) -> QPainterPath:
    """Round, with a tail at the side from which the words come."""
    pad = _PAD * em
    rect = turn.words.adjusted(-pad, -pad / 2, pad, pad / 2)
    side, inward = (rect.right(), -1) if turn.answers else (rect.left(), 1)
    shape, tail = QPainterPath(), QPainterPath()
    shape.addRoundedRect(rect, 0.5 * em, 0.5 * em)
    tail.moveTo(QPointF(side + inward * 0.5 * em, rect.bottom() - 0.5))
    tail.lineTo(QPointF(side + inward * 0.3 * em, rect.bottom() + _TAIL * em))
    tail.lineTo(QPointF(side + inward * 1.2 * em, rect.bottom() - 0.5))
    tail.closeSubpath()
    return shape.united(tail)
