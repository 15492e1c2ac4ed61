"""An answer in words: its number, what it says, who gave it and whether it is right."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from artgames.engine.numerals import numeral
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role, figures, sans
from artgames.scene.drawing.line_width import thick
from artgames.scene.drawing.player_marks import TILE, draw_letters, draw_mark, symbol_path
from artgames.scene.drawing.symbols import draw_cross, draw_tick
from artgames.scene.drawing.text_fitting import draw_cut, draw_wrapped, fitted_block
from artgames.scene.drawing.theme import Theme
from artgames.scene.items.piece import Piece
from artgames.scene.picture_board.picture_spec import Bar

translate = QCoreApplication.translate
_Align = Qt.AlignmentFlag
_SIGNS = (
    ("triangle", "#D55E00"),
    ("diamond", "#56B4E9"),
    ("circle", "#F0E442"),
    ("square", "#009E73"),
    ("pentagon", "#CC79A7"),
    ("star", "#F4EFE6"),
)
"""From afar each answer is known by a shape on a colour, in this order."""

_BLOCK = 1.5
BEFORE_WORDS = 2.9
"""In letters: how wide the colour is, and what stands before the words of an answer, from afar."""

_LEFT = _Align.AlignLeft | _Align.AlignVCenter
_FIGURE = 2
_TRACK = 0.13
"""A count in marks; of a bar's height, the line that is as long as the share of its answer."""

_GAP = 0.16
_HIGHEST = 1.9
"""Between two bars in shares of their height; how much higher than something to press a bar is at most."""

_LINE, _CLOSE = 1.35, 0.03
"""A line in letters; between two bars that are hardly as high as that."""


def bar_places(room: QRectF, count: int, target: float, letter: float = 0.0) -> tuple[QRectF, ...]:
    """One below the other, from the top; closer where there is hardly room for their letters."""
    gap = _GAP if room.height() / (count + (count - 1) * _GAP) >= letter * _LINE else _CLOSE
    high = min(room.height() / (count + (count - 1) * gap), target * _HIGHEST)
    return tuple(
        QRectF(room.left(), room.top() + number * high * (1 + gap), room.width(), high) for number in range(count)
    )


def common_font(bars: tuple[Bar, ...], place: QRectF, style: BoardStyle) -> QFont:
    """All answers are of one size: the largest in which each of them fits."""
    largest = sans(style.px(Role.PLAY) * 0.8, QFont.Weight.DemiBold)
    fonts = [fitted_block(bar.text, largest, _words(place, _at_the_end(bar), style), _LEFT) for bar in bars]
    found = min(fonts, key=QFont.pixelSize)
    found.setPixelSize(max(found.pixelSize(), _letter(style)))
    return found


def _letter(style: BoardStyle) -> int:
    """From afar: nothing is smaller."""
    return style.px(Role.SMALL) if style.for_projector else 0


def _at_the_end(bar: Bar) -> int:
    """Marks after the words; a figure is as wide as two."""
    return len(bar.seats) + (0 if bar.count is None else _FIGURE)


def _words(rect: QRectF, marks: int, style: BoardStyle) -> QRectF:
    """Between the number and what stands at the end."""
    high = rect.height()
    if letter := _letter(style):
        return rect.adjusted(letter * BEFORE_WORDS, 0, -letter * (1.0 + TILE[0] * marks), 0)
    left, edge, right = (1.0, 0.1, 0.75) if style.larger <= 1.0 else (0.92, 0.03, 0.6)  # all the room there is
    return rect.adjusted(high * left, high * edge, -high * (right + 0.55 * marks), -high * edge)


class AnswerBar(Piece):
    """Pressed to choose it; filled, with a tick, while it is chosen."""

    fills_when_chosen = True
    is_paper = True

    reading_rank = 1  # answers are heard after the question and its painting

    def __init__(self, bar: Bar, rect: QRectF, font: QFont, style: BoardStyle) -> None:
        super().__init__(f"bar {bar.number}", f"{bar.number}. {bar.text}" if bar.number else bar.text, rect, style)
        self.bar, self._font = bar, font
        self.change(dimmed=bar.dimmed)

    @property
    def is_open(self) -> bool:
        """Whether it may still be chosen."""
        return not self.bar.dimmed and self.bar.verdict is None

    def told(self) -> list[str]:
        said = [self.style.names[seat] for seat in self.bar.seats]
        if self.bar.count is not None:
            said.append(numeral(self.bar.count))
        if self.bar.verdict is None:
            return said
        return [translate("Tabletop", "right") if self.bar.verdict else translate("Tabletop", "wrong"), *said]

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        if self.style.for_projector:
            self._draw_afar(painter, rect)
            return
        self._draw_ground(painter, rect, self.fill)
        if self.bar.number:
            self._draw_number(painter, rect)
        painter.setPen(self.letters)
        draw_wrapped(painter, _words(rect, _at_the_end(self.bar), self.style), self.bar.text, self._font, _LEFT)
        self._draw_end(painter, rect, self.theme)

    def _draw_ground(self, painter: QPainter, rect: QRectF, fill: QColor | Qt.BrushStyle) -> None:
        radius, theme = thick(self.style, 8), self.theme
        edge = {None: theme.line, True: theme.right, False: theme.wrong}[self.bar.verdict]
        painter.setPen(QPen(QColor(edge), thick(self.style, 1.5 if self.bar.verdict is None else 4)))
        painter.setBrush(fill)
        painter.drawRoundedRect(rect, radius, radius)

    def _draw_afar(self, painter: QPainter, rect: QRectF) -> None:
        """Dark words on paper, and before them a shape on its colour: whoever sees no colours knows the shape."""
        if self.bar.dimmed:  # what could only be read faintly is not written at all
            self._draw_ground(painter, rect, Qt.BrushStyle.NoBrush)
            return
        paper, letter = self.theme, _letter(self.style)
        self._draw_ground(painter, rect, QColor(paper.panel))
        painter.save()
        shape, colour = _SIGNS[(self.bar.number - 1) % len(_SIGNS)]
        block = QRectF(rect.left(), rect.top(), letter * _BLOCK, rect.height())
        painter.setPen(QPen(QColor(paper.ink), thick(self.style, 1.5)))
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(block, thick(self.style, 8), thick(self.style, 8))
        painter.translate(block.center())
        painter.scale(letter * 0.45, letter * 0.45)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#1C1A17"))
        painter.drawPath(symbol_path(shape))
        painter.restore()
        painter.setPen(QColor(paper.ink))
        painter.setFont(figures(letter))
        number = QRectF(block.right(), rect.top(), letter * (BEFORE_WORDS - _BLOCK), rect.height())
        painter.drawText(number, _Align.AlignCenter, str(self.bar.number))
        words = _words(rect, _at_the_end(self.bar), self.style)
        draw_cut(painter, words, self.bar.text, self._font)
        if self.bar.count is not None:
            self._draw_count(painter, rect, QColor(colour), letter)
        self._draw_end(painter, rect, paper)

    def _draw_count(self, painter: QPainter, rect: QRectF, colour: QColor, letter: int) -> None:
        """How many, and a line below the words that is as long as their share."""
        figure = QRectF(0, rect.top(), letter * 0.8 * _FIGURE, rect.height())
        figure.moveRight(rect.right() - letter)
        painter.setFont(figures(letter * 0.9))
        painter.drawText(figure, _Align.AlignRight | _Align.AlignVCenter, numeral(self.bar.count or 0))
        left = rect.left() + letter * BEFORE_WORDS
        high = rect.height() * _TRACK
        track = QRectF(left, rect.bottom() - high - thick(self.style, 4), figure.left() - left, high)
        painter.setPen(QPen(QColor(self.theme.ink), thick(self.style, 1)))
        painter.setBrush(colour)
        track.setWidth(track.width() * self.bar.share)
        if self.bar.count:
            painter.drawRect(track)

    def _draw_number(self, painter: QPainter, rect: QRectF) -> None:
        side = rect.height() * 0.6
        disc = QRectF(rect.left() + rect.height() * 0.2, rect.center().y() - side / 2, side, side)
        painter.setPen(QPen(self.letters, thick(self.style, 2)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc)
        painter.setFont(figures(side * 0.66))
        painter.drawText(disc, _Align.AlignCenter, str(self.bar.number))

    def _draw_end(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """A tick or a cross at the end, and before it the marks of whoever gave this answer."""
        letter = _letter(self.style)
        side, step = (letter * 0.75, letter * TILE[0]) if letter else (rect.height() * 0.44, rect.height() * 0.55)
        place = QRectF(0, 0, side, side)
        place.moveCenter(QPointF(rect.right() - (letter * 0.5 or rect.height() * 0.42), rect.center().y()))
        if self.bar.verdict is not None:
            draw = draw_tick if self.bar.verdict else draw_cross
            draw(painter, place, theme.right if self.bar.verdict else theme.wrong)
        elif self.is_filled:
            draw_tick(painter, place, self.letters.name())
        for seat in self.bar.seats:
            place.translate(-step, 0)
            if letter:
                corner = QPointF(place.center().x() - letter * 0.43, place.center().y() - letter / 2)
                draw_letters(painter, corner, (self.style.marks[seat],), theme, px=letter, rows=1)
            else:
                draw_mark(painter, place, self.style.marks[seat], theme)
