"""The cooperative game at the reveal: the shared sheet with ticks and crosses, who stood behind it, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from artgames.engine.api import Seat
from artgames.engine.numerals import numeral
from artgames.games.stolen_paintings.board.pad import RevealStage, ScorePad
from artgames.games.stolen_paintings.board.part import translate
from artgames.games.stolen_paintings.rules.records import ALL_TOKENS, TableView
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import figures, sans, serif
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.symbols import draw_mask
from artgames.scene.drawing.text_fitting import draw_line, draw_wrapped

_Align = Qt.AlignmentFlag


class VerdictPad(ScorePad):
    """One round of the cooperative game on paper: no points, one verdict (SP-23)."""

    ROWS = 3
    """The thief, the sheet, and those who confirmed it; the verdict below is as high as the rest."""

    def __init__(self, style: BoardStyle, view: TableView, rect: QRectF, told: RevealStage) -> None:
        whole = QRectF(rect)
        super().__init__(style, view, rect, told)
        self._rect = whole
        self._em = min(whole.width() * 0.042, whole.height() / 22)
        self._head = self._em * 2.6
        self._line = self._em * 2.9
        self._rounds = view.rounds

    def _names(self) -> float:
        return self._rect.width() * 0.38

    def _token_width(self) -> float:
        return self._rect.width() * 0.072

    def _upper(self, token: int, top: float) -> QRectF:
        return self._column(token, top)

    def title(self) -> str:
        return super().title() if self._rounds > 1 else translate("stolen_paintings", "The verdict")

    # Drawing

    def draw_rows(self, painter: QPainter) -> None:
        sheet = next(row for row in self._scored.rows if not row.thief)
        tops = [self._rect.top() + self._head + number * self._line for number in range(self.ROWS + 1)]
        for top in tops:
            painter.setPen(QPen(QColor(self._paper.rule), 1))
            painter.drawLine(QPointF(self._rect.left(), top), QPointF(self._rect.right(), top))
        self._draw_name(painter, self._scored.thief, tops[0])
        self._draw_thief(painter, tops[0])
        self._draw_label(painter, translate("stolen_paintings", "The sheet"), tops[1])
        self._draw_marks(painter, sheet, tops[1])
        self._draw_label(painter, translate("stolen_paintings", "Confirmed by"), tops[2])
        self._draw_people(painter, self._scored.agreed, self._cells(tops[2]))
        if self._told >= RevealStage.POINTS:
            self._draw_verdict(painter, tops[3])

    def draw_columns(self, painter: QPainter) -> None:
        """There are no points to head."""

    def _cells(self, top: float) -> QRectF:
        return self._column(1, top).united(self._column(len(ALL_TOKENS), top))

    def _draw_label(self, painter: QPainter, text: str, top: float) -> None:
        room = QRectF(self._rect.left(), top, self._names(), self._line)
        painter.setPen(QColor(self._paper.ink))
        inside = room.adjusted(self._rect.width() * 0.03, 0, -self._em * 0.4, 0)
        draw_line(painter, inside, text, sans(self._em, QFont.Weight.DemiBold), _Align.AlignLeft)

    def _draw_people(self, painter: QPainter, seats: Sequence[Seat], room: QRectF, wins: bool = False) -> None:
        """Marks in a row; with the number of rounds that each has won, where that is counted."""
        side = min(self._em * 1.5, room.width() / max(1, len(seats)) * (0.52 if wins else 0.9))
        step = min(side * (2.2 if wins else 1.25), room.width() / max(1, len(seats)))
        theme = self._style.on_paper
        for place, seat in enumerate(seats):
            mark = QRectF(room.left() + place * step, room.center().y() - side / 2, side, side)
            draw_mark(painter, mark, self._style.marks[seat], theme)
            if wins:
                painter.setFont(figures(self._em * 0.95))
                painter.setPen(QColor(self._paper.ink))
                beside = QRectF(mark.right() + side * 0.12, mark.top(), step, side)
                painter.drawText(beside, _Align.AlignVCenter | _Align.AlignLeft, numeral(self._totals[seat]))

    def _draw_verdict(self, painter: QPainter, top: float) -> None:
        counted = self._rounds > 1
        room = QRectF(self._rect.left(), top, self._rect.width(), self._rect.bottom() - top)
        below = self._line if counted else self._em
        found = bool(self._scored.found)
        painter.setPen(QColor(self._paper.right if found else self._paper.wrong))
        pad = self._em * 1.2
        headline = QRectF(room.left() + pad, room.top() + pad * 0.5, room.width() - 2 * pad, room.height() * 0.42)
        font = serif(self._em * 2.3, QFont.Weight.DemiBold)
        draw_wrapped(painter, headline, self.verdict(), font, _Align.AlignHCenter | _Align.AlignVCenter)
        painter.setPen(QColor(self._paper.ink))
        rest = QRectF(headline.left(), headline.bottom(), headline.width(), room.bottom() - below - headline.bottom())
        draw_wrapped(painter, rest, self._because(), sans(self._em * 1.1), _Align.AlignHCenter | _Align.AlignTop)
        if counted:
            self._draw_wins(painter, QRectF(room.left(), room.bottom() - self._line, room.width(), self._line))

    def _draw_wins(self, painter: QPainter, room: QRectF) -> None:
        painter.setPen(QPen(QColor(self._paper.rule), 1))
        painter.drawLine(room.topLeft(), room.topRight())
        words = QRectF(room.left() + self._rect.width() * 0.03, room.top(), self._rect.width() * 0.17, room.height())
        painter.setPen(QColor(self._paper.ink))
        text = translate("stolen_paintings", "Rounds won")
        draw_line(painter, words, text, sans(self._em * 0.8), _Align.AlignLeft)
        people = room.adjusted(self._rect.width() * 0.21, 0, -self._em * 0.3, 0)
        self._draw_people(painter, range(len(self._totals)), people, wins=True)

    def verdict(self) -> str:
        if self._scored.found:
            return translate("stolen_paintings", "The detectives win")
        return translate("stolen_paintings", "{name} gets away").format(name=self._style.names[self._scored.thief])

    def _because(self) -> str:
        sheet = next(row for row in self._scored.rows if not row.thief)
        if sheet.exact:
            return translate("stolen_paintings", "The sheet is exactly right.")
        if not sheet.missed:
            return translate("stolen_paintings", "You found everything, but marked too many.")
        if not sheet.wrong:
            return translate("stolen_paintings", "Every mark is right, but you missed something.")
        return translate("stolen_paintings", "You missed something, and not every mark is right.")

    def _draw_thief(self, painter: QPainter, top: float) -> None:
        if self._told < RevealStage.THEFT:
            draw_mask(painter, self._sign(self._cells(top), 1.8), self._paper.faint)
        else:
            super()._draw_thief(painter, top)
