"""The score sheet: a column for each player, a line for each itinerary, for tiles, action cards and first player."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from artgames.engine.api import Seat
from artgames.engine.words import filled
from artgames.games.art_gallery.board.named import symbol_name, translate
from artgames.games.art_gallery.board.symbols import draw_shape, tint
from artgames.games.art_gallery.rules.chains import MATCHING_TILE, OTHER_TILE, SYMBOLS
from artgames.games.art_gallery.rules.records import Row
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role, figures, sans, serif
from artgames.scene.drawing.paper_sheet import draw_sheet, paper_of
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.symbols import draw_crown
from artgames.scene.drawing.text_fitting import draw_line, fitted
from artgames.scene.items.drawn_item import DrawnItem

_Align = Qt.AlignmentFlag
_LINES = 8
_LABELS, _LABELS_AFAR, _LABELS_LARGE, _FEW = 0.26, 0.32, (0.26, 0.34), 3
"""Share of the width for what the lines are called; in large letters beside many and beside few people."""


class ScoreSheet(DrawnItem):
    """Paper, light in every theme but the one that wants black."""

    rim = 8.0

    def __init__(self, style: BoardStyle, rect: QRectF, rows: tuple[Row, ...], winners: tuple[Seat, ...]) -> None:
        super().__init__(style, rect)
        self._rows, self._winners = rows, winners
        self._told = _LINES - 1
        self._theme = style.on_paper
        self._rule = QColor(paper_of(style.theme).rule)
        self._head = rect.height() * 0.16
        self._line = (rect.height() - self._head) / (_LINES + 0.4)
        self._labels = _LABELS_AFAR if style.for_projector else style.grown(_LABELS, _LABELS_LARGE[len(rows) <= _FEW])
        column = rect.width() * (1 - self._labels) / len(rows)
        self._px = min(self._line * style.grown(0.5, 0.72), column * style.grown(0.34, 0.44))
        self._letter = style.px(Role.SMALL) if style.for_projector else 0
        if self._letter:
            self._head = style.least_mark * 1.2
            self._line = (rect.height() - self._head) / (_LINES + 0.4)
            self._px = float(self._letter)

    def tell(self, told: int) -> None:
        """Write as far as this line, counted from 0."""
        if told != self._told:
            self._told = told
            self.update()

    def accessible_text(self) -> str:
        text = translate(
            "art_gallery", "{name}: chains {chains}, tiles {tiles}, cards {cards}, {points:# point|# points}"
        )
        return ". ".join(
            filled(
                text,
                name=self._style.names[row.seat],
                chains=sum(chain.value for chain in row.chains),
                tiles=_tile_points(row),
                cards=row.card_points,
                points=row.points,
            )
            for row in self._rows
            if self._told >= _LINES - 1
        ) or translate("art_gallery", "The score sheet is being filled in")

    def describe(self) -> str:
        return f"sheet told {int(self._told)} points {[row.points for row in self._rows]}"

    # Drawing

    def _line_rect(self, left: float, wide: float, line: int) -> QRectF:
        high = self._line * (1.4 if line == _LINES - 1 else 1.0)
        return QRectF(left, self._rect.top() + self._head + line * self._line, wide, high)

    def _draw_labels(self, painter: QPainter) -> None:
        left, wide = self._rect.left(), self._rect.width() * self._labels
        names = (
            *(symbol_name(symbol) for symbol in range(SYMBOLS)),
            translate("art_gallery", "Tiles"),
            translate("art_gallery", "Action cards"),
            translate("art_gallery", "First player"),
            translate("art_gallery", "Points"),
        )
        side = min(self._line * 0.42, wide * 0.16)
        widest = max(names, key=len)
        wanted = serif(self._letter or self._line * self._style.grown(0.38, 0.6), QFont.Weight.DemiBold)
        font = fitted(widest, wanted, wide - side * 2.3)
        for line, name in enumerate(names):
            rect = self._line_rect(left, wide, line)
            if line < SYMBOLS:
                shape = QRectF(rect.left() + side * 0.5, rect.center().y() - side / 2, side, side)
                draw_shape(painter, shape, line, tint(line, self._theme))
            painter.setPen(QColor(self._theme.ink))
            draw_line(painter, rect.adjusted(side * 2, 0, -side * 0.2, 0), name, font, _Align.AlignLeft)
            painter.setPen(QPen(self._rule, 2 if line == _LINES - 1 else 1))
            painter.drawLine(rect.topLeft(), QPointF(self._rect.right(), rect.top()))

    def _draw_player(self, painter: QPainter, number: int, row: Row) -> None:
        left = self._rect.left() + self._rect.width() * self._labels
        wide = (self._rect.right() - left) / len(self._rows)
        left += number * wide
        painter.setPen(QPen(self._rule, 1))
        painter.drawLine(QPointF(left, self._rect.top()), QPointF(left, self._rect.bottom()))
        side = min(self._head * (0.84 if self._letter else 0.52), wide * 0.5)
        mark = QRectF(left + (wide - side) / 2, self._rect.top() + self._head * 0.08, side, side)
        draw_mark(painter, mark, self._style.marks[row.seat], self._theme)
        painter.setPen(QColor(self._theme.ink))
        name = QRectF(left + wide * 0.02, mark.bottom(), wide * 0.96, self._rect.top() + self._head - mark.bottom())
        font = sans(min(self._head * self._style.grown(0.24, 0.3), self._px), QFont.Weight.DemiBold)
        if not self._letter:
            draw_line(painter, name, self._style.names[row.seat], font, _Align.AlignHCenter)
        for line, value in enumerate(_values(row)[: self._told + 1]):
            is_total = line == _LINES - 1
            if is_total and row.seat in self._winners:
                self._crown(painter, self._line_rect(left, wide, line))
            larger = 1.1 if self._letter else 1.5
            font = figures(self._px * (larger if is_total else 1.0), QFont.Weight.Bold if is_total else _PLAIN)
            draw_line(painter, self._line_rect(left, wide, line), value, font, _Align.AlignHCenter)

    def _crown(self, painter: QPainter, cell: QRectF) -> None:
        """Who has won, seen by the eye before the figures are compared."""
        painter.fillRect(cell.adjusted(1, 1, -1, -1), QColor(self._theme.accent))
        side = cell.height() * 0.2
        place = QRectF(cell.center().x() - side / 2, cell.top() + side * 0.3, side, side)
        draw_crown(painter, place, self._theme.on_accent)
        painter.setPen(QColor(self._theme.on_accent))

    def draw(self, painter: QPainter) -> None:
        draw_sheet(painter, self._rect, self._style.theme)
        self._draw_labels(painter)
        for number, row in enumerate(self._rows):
            self._draw_player(painter, number, row)


def _tile_points(row: Row) -> int:
    return MATCHING_TILE * len(row.matching) + OTHER_TILE * len(row.other)


def _values(row: Row) -> tuple[str, ...]:
    """What stands in a player's column, from top to bottom."""
    others = (_tile_points(row), row.card_points, row.first_points, row.points)
    return tuple(str(value) if value else "–" for value in (*(chain.value for chain in row.chains), *others))


_PLAIN = QFont.Weight.DemiBold
