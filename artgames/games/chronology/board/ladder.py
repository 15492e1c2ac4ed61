"""What a list is worth to who plays alone: the table of points with this round's step lit, and the title so far."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from artgames.engine.words import filled
from artgames.games.chronology.board.layout import slices
from artgames.games.chronology.board.lists import DARK, LIT
from artgames.games.chronology.board.part import translate
from artgames.games.chronology.rules.records import TableView
from artgames.games.chronology.rules.scoring import POINTS, title_of
from artgames.games.chronology.words import TITLE_NAMES, next_title
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role, figures, sans
from artgames.scene.drawing.text_fitting import draw_line

STEPS = 2.3
"""Height of a step, in sizes of the letters."""

_STEPS_WIDE, _HEAD = 0.6, 0.14
"""Shares of the width: the steps of the whole, the words before them of the steps. The rest is for the title."""


class Ladder(QGraphicsObject):
    """Ten steps, and beside them the points of all rounds so far."""

    def __init__(self, style: BoardStyle, view: TableView, rect: QRectF, px: int) -> None:
        super().__init__()
        self._style, self._view, self._rect, self._px = style, view, rect, px
        self._is_lit = False

    def light(self) -> None:
        """This round has been judged."""
        self._is_lit = True
        self.update()

    def accessible_text(self) -> str:
        return " ".join(self._lines()) if self._is_lit else ""

    def describe(self) -> str:
        return f"ladder {self.accessible_text()!r}"

    def _lines(self) -> tuple[str, str]:
        """The points of all rounds, and what they come to."""
        view = self._view
        total = view.totals[0]
        rounds = " + ".join(str(scored.rows[0].points) for scored in view.pad)
        made = f"{rounds} = {total}" if len(view.pad) > 1 else rounds
        title = translate("chronology", TITLE_NAMES[title_of(total)])
        text = translate("chronology", "{made} {points:point|points}: {title}")
        return filled(text, made=made, points=total, title=title), self._outlook(total)

    def _outlook(self, total: int) -> str:
        following = next_title(total)
        if self._view.phase == "ended" or following is None:
            return ""
        title, least = following
        text = translate("chronology", "Next: {title}, from {points:# point|# points}.")
        return filled(text, title=translate("chronology", TITLE_NAMES[title]), points=least)

    # Drawing

    def _draw_head(self, painter: QPainter, cell: QRectF) -> None:
        """What the two figures of a step are."""
        painter.setPen(QColor(self._style.theme.ink2))
        words = translate("chronology", "Paintings"), translate("chronology", "Points")
        for word, line in zip(words, _halves(cell), strict=True):
            draw_line(painter, line, word, sans(self._px * 0.62), Qt.AlignmentFlag.AlignLeft)

    def _draw_step(self, painter: QPainter, cell: QRectF, count: int) -> None:
        theme = self._style.on_paper
        reached = self._is_lit and count == len(self._view.rows[0].kept)
        painter.setPen(QPen(QColor(theme.ink if reached else theme.hair), 2 if reached else 1))
        painter.setBrush(QColor(LIT if reached else theme.panel))
        painter.drawRoundedRect(cell, 5, 5)
        upper, lower = _halves(cell)
        centre = Qt.AlignmentFlag.AlignHCenter
        painter.setPen(QColor(DARK if reached else theme.ink2))
        draw_line(painter, upper, str(count), figures(self._px * 0.66, QFont.Weight.Normal), centre)
        painter.setPen(QColor(DARK if reached else theme.ink))
        draw_line(painter, lower, str(POINTS[count]), figures(self._px * 0.95, QFont.Weight.Bold), centre)

    def _draw_words(self, painter: QPainter, room: QRectF) -> None:
        points, outlook = self._lines()
        left = Qt.AlignmentFlag.AlignLeft
        half = room.height() / 2
        upper = QRectF(room.left(), room.top(), room.width(), half if outlook else room.height())
        painter.setPen(QColor(self._style.theme.ink))
        draw_line(painter, upper, points, sans(self._px * 1.05, QFont.Weight.DemiBold), left)
        painter.setPen(QColor(self._style.theme.ink2))
        draw_line(painter, upper.translated(0, half), outlook, sans(self._px * 0.8), left)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        steps = QRectF(self._rect.left(), self._rect.top(), self._rect.width() * _STEPS_WIDE, self._px * STEPS)
        head = QRectF(steps.left(), steps.top(), steps.width() * _HEAD, steps.height())
        self._draw_head(painter, head)
        cells = slices(steps.adjusted(head.width(), 0, 0, 0), len(POINTS) - 1, steps.width() * 0.008)
        for count, cell in enumerate(cells, 1):
            self._draw_step(painter, cell, count)
        if self._is_lit:
            gap = min(self._px, self._style.usual_px(Role.LABEL))
            room = QRectF(steps.right() + gap, steps.top(), 0, steps.height())
            room.setRight(self._rect.right())
            self._draw_words(painter, room)


def _halves(cell: QRectF) -> tuple[QRectF, QRectF]:
    upper = QRectF(cell.left(), cell.top() + cell.height() * 0.06, cell.width(), cell.height() * 0.38)
    return upper, QRectF(cell.left(), upper.bottom(), cell.width(), cell.height() * 0.5)
