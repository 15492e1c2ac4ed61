"""The score pad of a round, drawn like the paper one: a line for each player, ticks, crosses and what they give."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from artgames.engine.api import Seat
from artgames.engine.numerals import numeral, signed
from artgames.games.stolen_paintings.board.pad_texts import round_title, spoken_row
from artgames.games.stolen_paintings.board.part import translate
from artgames.games.stolen_paintings.rules.records import ALL_TOKENS, Row, TableView
from artgames.games.stolen_paintings.words import reasons
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import figures, sans, serif
from artgames.scene.drawing.paper_sheet import PAPER, paper_of
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.symbols import draw_coin, draw_cross, draw_mask, draw_tick
from artgames.scene.drawing.text_fitting import draw_line
from artgames.scene.items.drawn_item import DrawnItem

_Align = Qt.AlignmentFlag

_MOST_BELOW, _NOTE_LINE = 3, 1.5
"""So many of the latest corrections stand below the rows, each so many letters high."""

_CLOSE, _LOW_HEAD = 2.15, 1.7
"""Heights of a row and of the head, in large letters."""


_WIDEST_MASK = 0.94
"""Of its column: two masks side by side are still two, also where letters are large."""


class RevealStage(IntEnum):
    """How much of the round the pad tells so far."""

    GUESSES = 0
    THEFT = 1
    POINTS = 2


class ScorePad(DrawnItem):
    """One round on paper. `told` decides how much of it is written down already."""

    rim = 8.0
    reading_rank = 2  # heard last: who got what follows from the rest

    def __init__(self, style: BoardStyle, view: TableView, rect: QRectF, told: RevealStage) -> None:
        super().__init__(style, rect)
        scored = view.pad[-1]
        self._purses = view.purses
        self._scored = scored
        self._totals = [own + style.added(seat) for seat, own in enumerate(view.totals)]
        self._below = style.corrections[-_MOST_BELOW:]
        self._told = told
        self._paper = paper_of(style.theme)
        rows = len(scored.rows)
        below = len(self._below) * _NOTE_LINE
        self._usual = min(rect.width() * 0.042, rect.height() / (rows * 2.9 + 2 + below))
        self._is_large = style.larger > 1.0
        self._is_close = self._is_large or self._usual * 0.72 < style.least_px
        self._em = self._usual
        if self._is_large:  # rows and head are set closer
            most = rect.height() / (rows * _CLOSE + _LOW_HEAD + 0.3 + below)
            self._em = max(self._usual, min(self._usual * style.larger, rect.width() * style.grown(0.042, 0.054), most))
        self._head = self._em * (_LOW_HEAD if self._is_large else 2.4)
        self._line = min((rect.height() - self._head - self._em * below) / rows, self._em * 3.6)
        self._rect.setHeight(self._head + self._line * rows + self._em * (0.3 + below))

    @property
    def told(self) -> RevealStage:
        return self._told

    def tell(self, told: RevealStage) -> None:
        self._told = told
        self.update()

    def describe(self) -> str:
        return f"pad round {self._scored.round} told {self._told.name}"

    def accessible_text(self) -> str:
        """As far as it is written down, line by line, each with its reasons."""
        totals = self._totals if self._told >= RevealStage.POINTS else None
        rows = [spoken_row(self._style, row, totals[row.seat] if totals else None) for row in self._scored.rows]
        lines = [self.title(), *rows]
        if self._told >= RevealStage.THEFT:
            stolen = ", ".join(map(str, self._scored.stolen))
            lines.insert(1, translate("stolen_paintings", "Stolen: {numbers}").format(numbers=stolen))
        return ". ".join([*lines, *(f"{self._style.names[seat]} {signed(n)}: {note}" for seat, n, note in self._below)])

    def title(self) -> str:
        return round_title(self._scored.round)

    # Columns

    def _names(self) -> float:
        return self._rect.width() * 0.29

    def _token_width(self) -> float:
        return self._rect.width() * 0.0585

    def _column(self, token: int, top: float) -> QRectF:
        left = self._rect.left() + self._names() + (token - 1) * self._token_width()
        return QRectF(left, top, self._token_width(), self._line)

    def _points_rect(self, top: float, height: float) -> QRectF:
        left = self._rect.left() + self._names() + 8 * self._token_width()
        return QRectF(left, top, (self._rect.right() - left) * 0.5, height)

    def _total_rect(self, top: float, height: float) -> QRectF:
        points = self._points_rect(top, height)
        return QRectF(points.right(), top, self._rect.right() - points.right(), height)

    # Drawing

    def _draw_head(self, painter: QPainter) -> None:
        rect = QRectF(self._rect.left(), self._rect.top(), self._rect.width(), self._head)
        painter.setPen(QColor(self._paper.ink))
        painter.setFont(serif(self._em * 1.1, QFont.Weight.DemiBold))
        left = rect.adjusted(self._rect.width() * 0.03, 0, 0, 0)
        painter.drawText(left, _Align.AlignVCenter | _Align.AlignLeft, self.title())
        self.draw_columns(painter)
        painter.setFont(figures(self._em))
        for token in ALL_TOKENS:
            column = self._column(token, rect.top())
            column.setHeight(self._head)
            stolen = self._told >= RevealStage.THEFT and token in self._scored.stolen
            painter.setPen(QColor(self._paper.ink if stolen or self._told < RevealStage.THEFT else self._paper.faint))
            if stolen:
                self._ring(painter, column, self._paper.ink)
            painter.drawText(column, _Align.AlignCenter, str(token))

    def draw_columns(self, painter: QPainter) -> None:
        """What stands above the points."""
        painter.setFont(sans(self._small()))
        points = translate("stolen_paintings", "Points")
        total = translate("stolen_paintings", "Total")
        painter.drawText(self._points_rect(self._rect.top(), self._head), _Align.AlignCenter, points)
        painter.drawText(self._total_rect(self._rect.top(), self._head), _Align.AlignCenter, total)

    def _small(self) -> float:
        """Reasons, and what stands above the points."""
        least = self._style.least_px * min(self._style.larger, 1.25)
        return max(least, self._em * (0.74 if self._is_large else 0.72))

    def _ring(self, painter: QPainter, cell: QRectF, colour: str) -> None:
        side = min(cell.width(), cell.height()) * 0.86
        painter.save()
        painter.setPen(QPen(QColor(colour), max(1.5, side * 0.06)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(cell.center(), side / 2, side / 2)
        painter.restore()

    def _draw_row(self, painter: QPainter, number: int, row: Row) -> None:
        top = self._rect.top() + self._head + number * self._line
        painter.setPen(QPen(QColor(self._paper.rule), 1))
        painter.drawLine(QPointF(self._rect.left(), top), QPointF(self._rect.right(), top))
        self._draw_name(painter, row.seat, top)
        if row.thief:
            self._draw_thief(painter, top)
        else:
            self._draw_marks(painter, row, top)
        if self._told >= RevealStage.POINTS:
            self._draw_points(painter, row, top)

    def _draw_name(self, painter: QPainter, seat: Seat, top: float) -> None:
        rect = QRectF(self._rect.left(), top, self._names(), self._line)
        side = self._usual * 1.5  # or a large mark would leave less room for a name
        pad = self._rect.width() * 0.02
        mark = QRectF(rect.left() + pad, rect.center().y() - side / 2, side, side)
        # On white paper the light marks need the outline that they have by day.
        draw_mark(painter, mark, self._style.marks[seat], self._style.on_paper)
        font = sans(self._em, QFont.Weight.DemiBold)
        words = rect.adjusted(pad * 2 + side, 0, -pad, 0)
        smallest = round(self._usual * 0.72)
        while (
            QFontMetricsF(font).horizontalAdvance(self._style.names[seat]) > words.width()
            and font.pixelSize() > smallest
        ):
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.setPen(QColor(self._paper.ink))
        name = QFontMetricsF(font).elidedText(self._style.names[seat], _Elide, words.width())
        if self._purses:
            words.setHeight(self._line * 0.64)
            self._draw_purse(painter, self._purses[seat], words)
        painter.drawText(words, _Align.AlignVCenter | _Align.AlignLeft, name)

    def _draw_purse(self, painter: QPainter, left: int, name: QRectF) -> None:
        """The wager tokens that are left, below the name."""
        side = self._em * 0.7
        step = min(side * 1.1, (name.width() - side) / max(1, left - 1))
        for place in range(left):
            coin = QRectF(name.left() + place * step, name.bottom() + self._line * 0.03, side, side)
            draw_coin(painter, coin)

    def _upper(self, token: int, top: float) -> QRectF:
        cell = self._column(token, top)
        cell.setHeight(self._line * (0.58 if self._is_close else 0.64))
        return cell

    def _sign(self, cell: QRectF, size: float) -> QRectF:
        """A square for a sign in the middle of a cell, `size` in letters."""
        made = QRectF(0, 0, self._em * size, self._em * size)
        made.moveCenter(cell.center())
        return made

    def _draw_thief(self, painter: QPainter, top: float) -> None:
        if self._told < RevealStage.THEFT:
            whole = self._upper(1, top).united(self._upper(8, top))
            draw_mask(painter, self._sign(whole, 1.8), self._paper.faint)
            return
        for token in self._scored.stolen:
            cell = self._upper(token, top)
            draw_mask(painter, self._sign(cell, min(1.2, cell.width() * _WIDEST_MASK / self._em)), self._paper.ink)

    def _draw_marks(self, painter: QPainter, row: Row, top: float) -> None:
        for token in ALL_TOKENS:
            cell = self._upper(token, top)
            marked, stolen = token in row.marks, token in self._scored.stolen
            ink = PAPER if token == row.wager else self._paper  # a coin is light on black paper, too
            if token == row.wager:
                self._draw_wager(painter, cell)
            if self._told < RevealStage.THEFT:
                if marked:
                    self._pencil(painter, cell)
            elif marked and stolen:
                draw_tick(painter, self._sign(cell, 0.95), ink.right)
            elif marked:
                draw_cross(painter, self._sign(cell, 0.85), ink.wrong)
            elif stolen:
                painter.setPen(QPen(QColor(self._paper.faint), 1.5, Qt.PenStyle.DotLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(cell.center(), self._em * 0.42, self._em * 0.42)

    def _draw_wager(self, painter: QPainter, cell: QRectF) -> None:
        """The coin that lay on this mark; the sign is written over it."""
        draw_coin(painter, self._sign(cell, 1.55))

    def _pencil(self, painter: QPainter, cell: QRectF) -> None:
        """A mark whose truth is not known yet: a pencil stroke."""
        box = self._sign(cell, 0.6)
        pen = QPen(QColor(self._paper.pencil), max(2.0, self._em * 0.14))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(box.bottomLeft(), box.topRight())

    def _draw_points(self, painter: QPainter, row: Row, top: float) -> None:
        painter.setPen(QColor(self._paper.ink))
        painter.setFont(figures(self._em * 1.25, QFont.Weight.Bold))
        painter.drawText(self._points_rect(top, self._line * 0.72), _Align.AlignCenter, signed(row.points))
        painter.setFont(figures(self._em * 1.25, QFont.Weight.Normal))
        total = numeral(self._totals[row.seat])
        painter.drawText(self._total_rect(top, self._line * 0.72), _Align.AlignCenter, total)
        left = self._rect.left() + self._names()
        width = self._rect.right() - left - self._rect.width() * 0.02
        upper, lower = (0.56, 0.43) if self._is_close else (0.64, 0.32)
        line = QRectF(left, top + self._line * upper, width, self._line * lower)
        text = " · ".join(self._style.say(reason) for reason in reasons(row))
        painter.setPen(QColor(self._paper.ink))
        draw_line(painter, line, text, sans(self._small()), _Align.AlignLeft)

    def draw_rows(self, painter: QPainter) -> None:
        """Everything below the head."""
        for number, row in enumerate(self._scored.rows):
            self._draw_row(painter, number, row)
        for number, (seat, points, note) in enumerate(self._below):
            self._draw_correction(painter, number, f"{self._style.names[seat]} {signed(points)}: {note}")

    def _draw_correction(self, painter: QPainter, number: int, text: str) -> None:
        """What was corrected by hand has a row of its own, below everybody's."""
        top = self._rect.top() + self._head + self._line * len(self._scored.rows) + number * self._em * _NOTE_LINE
        painter.setPen(QPen(QColor(self._paper.rule), 1))
        painter.drawLine(QPointF(self._rect.left(), top), QPointF(self._rect.right(), top))
        pad = self._rect.width() * 0.02
        room = QRectF(self._rect.left(), top, self._rect.width(), self._em * _NOTE_LINE).adjusted(pad, 0, -pad, 0)
        painter.setPen(QColor(self._paper.ink))
        told = translate("stolen_paintings", "Correction: {note}").format(note=text)
        draw_line(painter, room, told, sans(self._em * 0.82), _Align.AlignLeft)

    def draw(self, painter: QPainter) -> None:
        if self._style.theme.frames:
            painter.fillRect(self._rect.translated(3, 5), QColor(0, 0, 0, 70))
        painter.fillRect(self._rect, QColor(self._paper.sheet))
        if not self._style.theme.frames:
            painter.setPen(QColor(self._paper.ink))
            painter.drawRect(self._rect)
        self._draw_head(painter)
        self.draw_rows(painter)


_Elide = Qt.TextElideMode.ElideRight
