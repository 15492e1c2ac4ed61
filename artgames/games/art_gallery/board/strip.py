"""A collection as a strip: paintings overlapping in the order in which they came, the four itineraries running through
them as rows, and the best chain of each underlined with its value (AG-20, AG-21)."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from artgames.games.art_gallery.board.named import picture_of
from artgames.games.art_gallery.board.symbols import draw_missing, draw_shape, draw_symbol, tint
from artgames.games.art_gallery.data import FACES
from artgames.games.art_gallery.rules.chains import SYMBOLS, Chain, chains
from artgames.games.art_gallery.rules.records import House, Works
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import figures
from artgames.scene.drawing.text_fitting import draw_line

_Align = Qt.AlignmentFlag
_FEWEST = 6
"""A strip is laid out for at least so many paintings, so that the first ones are not giants."""

_FADED, _ASIDE = 0.42, 0.64
"""How much is seen of paintings that do not count, and of symbols beside the best chain, whose figures are read."""

CELL, _NUMBER = 0.8, 0.8
"""Height of figures in a row, in its heights; and of numbers above the paintings, in that of their line."""

_MOST_ROW = 0.175
_WIDEST = 1.5
"""Widest picture of a strip, in its heights; and the highest row, of the strip's height."""


@dataclass(frozen=True, slots=True)
class StripPlan:
    """Where a strip has its columns and rows."""

    pictures: QRectF
    numbers: float
    """Height of the numbers above the pictures; 0 where there is no room."""

    columns: tuple[float, ...]
    step: float
    rows: tuple[QRectF, ...]
    heads: float
    """Width of the shapes that name the rows, and of the values behind them."""


def plan_strip(area: QRectF, count: int, *, numbered: bool, text: float = 1.0, least: float = 0.0) -> StripPlan:
    """For large letters rows are higher, and paintings smaller; no letter is smaller than the least."""
    row = max(area.height() * (min(0.118 * text, _MOST_ROW) if numbered else 0.155), least / CELL)
    numbers = max(row * 0.9, least * min(text, 1.3) / _NUMBER) if numbered else 0.0
    heads = row * 1.6 if text <= 1.0 else min(row * 1.6, area.width() * 0.11)
    high = area.height() - SYMBOLS * row - numbers - row * 0.2
    middle = area.adjusted(heads, 0, -heads, 0)
    step = min(middle.width() / max(_FEWEST, count), high * 1.3 if text <= 1.0 else max(high * 1.3, row * 2.2))
    columns = tuple(middle.left() + number * step for number in range(count))
    pictures = QRectF(middle.left(), area.top() + numbers, middle.width(), high)
    top = pictures.bottom() + row * 0.2
    rows = tuple(QRectF(area.left(), top + symbol * row, area.width(), row) for symbol in range(SYMBOLS))
    return StripPlan(pictures, numbers, columns, step, rows, heads)


def plan_pictures(area: QRectF, count: int) -> StripPlan:
    """Paintings alone."""
    step = min(area.width() / max(_FEWEST, count), area.height() * 1.3)
    return StripPlan(area, 0.0, tuple(area.left() + number * step for number in range(count)), step, (), 0.0)


def last_place(plan: StripPlan) -> QRectF:
    """Where the last painting hangs."""
    left = plan.columns[-1] if plan.columns else plan.pictures.left()
    return QRectF(left, plan.pictures.top(), plan.step, plan.pictures.height())


class Strip:
    """Draws one collection."""

    def __init__(self, style: BoardStyle, house: House, works: Works, plan: StripPlan) -> None:
        self._style, self._house, self._works, self._plan = style, house, works, plan
        self._chains = chains(works)

    def draw(self, painter: QPainter, lit: int | None = None) -> bool:
        """`lit`: only this row shines, as the score sheet tells it. False while a picture is missing."""
        complete = self._draw_pictures(painter, lit)
        for chain in self._chains if self._plan.rows else ():
            painter.setOpacity(1.0 if lit in (None, chain.symbol) else _FADED * 0.6)
            self._draw_row(painter, chain)
        painter.setOpacity(1.0)
        return complete

    def _draw_pictures(self, painter: QPainter, lit: int | None) -> bool:
        """Each over the right part of the one before it, as cards are laid."""
        plan, complete = self._plan, True
        chain = self._chains[lit] if lit is not None else None
        font = figures(
            plan.numbers * _NUMBER if self._style.larger <= 1.0 else min(plan.numbers * _NUMBER, plan.step * 0.86)
        )
        for place, left in enumerate(plan.columns):
            shines = chain is None or chain.first <= place <= chain.last
            painter.setOpacity(1.0 if shines else _FADED)
            complete &= self._draw_picture(painter, place, left)
            if plan.numbers:
                painter.setPen(QColor(self._style.theme.ink2))
                room = QRectF(left, plan.pictures.top() - plan.numbers, plan.step, plan.numbers)
                draw_line(painter, room, str(self._works[place]), font, _Align.AlignHCenter)
        painter.setOpacity(1.0)
        return complete

    def _draw_picture(self, painter: QPainter, place: int, left: float) -> bool:
        """Whole where there is room; what reaches beyond the column is covered by the next one, or cut at the end."""
        plan, style = self._plan, self._style
        high = max(1, round(plan.pictures.height()))
        card = picture_of(self._works[place], self._house)
        how = (str(card), QSize(round(high * _WIDEST), high), style.ratio)
        exact = style.pictures.pixmap(*how)
        picture = exact or style.pictures.stretched(*how)
        size = picture.deviceIndependentSize() if picture is not None else QSizeF(high * 0.8, high)
        room = plan.pictures.right() - left if place == len(plan.columns) - 1 else plan.step
        aside = max(0.0, plan.step - size.width()) / 2
        rect = QRectF(round(left + aside), round(plan.pictures.bottom() - size.height()), size.width(), size.height())
        painter.save()
        painter.setClipRect(QRectF(left, plan.pictures.top() - 2, max(1.0, room), high + 4))
        if picture is None:
            painter.fillRect(rect, QColor(style.theme.raised))
        else:
            painter.drawPixmap(rect.topLeft(), picture)
        painter.setPen(QPen(QColor(style.theme.edge), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(rect)
        painter.restore()
        return exact is not None

    def _draw_row(self, painter: QPainter, chain: Chain) -> None:
        plan, theme = self._plan, self._style.theme
        row, opacity = plan.rows[chain.symbol], painter.opacity()
        side = row.height() * 0.78
        draw_shape(
            painter,
            QRectF(row.left(), row.center().y() - side / 2, side, side),
            chain.symbol,
            tint(chain.symbol, theme) if self._works else theme.faded,
        )
        for place, left in enumerate(plan.columns):
            cell = QRectF(left, row.top() + row.height() * 0.06, plan.step, row.height() * CELL)
            painter.setOpacity(opacity if chain.first <= place <= chain.last else opacity * _ASIDE)
            self._draw_cell(painter, cell, chain.symbol, FACES.symbols[self._works[place]][chain.symbol])
        painter.setOpacity(opacity)
        if chain.value:
            self._draw_chain(painter, row, chain)

    def _draw_cell(self, painter: QPainter, cell: QRectF, symbol: int, value: int) -> None:
        crowded = min(cell.height(), cell.width() / 1.75) * 0.98 < self._style.least_px
        if value and (self._style.larger > 1.0 or crowded):  # the shape at the head of the row says the same once more
            painter.setPen(QColor(self._style.theme.ink))
            font = figures(min(cell.height(), cell.width() * 0.9), QFont.Weight.Bold)
            draw_line(painter, cell, str(value), font, _Align.AlignHCenter)
        elif value:
            draw_symbol(painter, cell, symbol, value, self._style.theme)
        else:
            draw_missing(painter, cell, self._style.theme)

    def _draw_chain(self, painter: QPainter, row: QRectF, chain: Chain) -> None:
        """A line under the chain, and its value at the end of the row."""
        plan, theme = self._plan, self._style.theme
        y, inset = row.bottom() - row.height() * 0.04, plan.step * 0.1
        painter.setPen(QPen(QColor(tint(chain.symbol, theme)), max(1.5, row.height() * 0.11)))
        start, end = plan.columns[chain.first] + inset, plan.columns[chain.last] + plan.step - inset
        painter.drawLine(QPointF(start, y), QPointF(end, y))
        painter.setPen(QColor(theme.ink))
        left = plan.columns[-1] + plan.step + row.height() * 0.3
        room = QRectF(left, row.top(), plan.heads, row.height())
        draw_line(painter, room, str(chain.value), figures(row.height() * 0.92, QFont.Weight.Bold), _Align.AlignLeft)
