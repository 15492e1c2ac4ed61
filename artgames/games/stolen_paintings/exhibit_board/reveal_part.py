"""The reveal of an exhibit: paintings fly home, and one large card says what was stolen and what was found."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from artgames.engine.words import listed
from artgames.games.stolen_paintings.board.pad import RevealStage, ScorePad
from artgames.games.stolen_paintings.board.reveal import RevealPart
from artgames.games.stolen_paintings.exhibit_board.parts import translate
from artgames.games.stolen_paintings.rules.records import Row, TableView
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role, sans, serif
from artgames.scene.drawing.symbols import draw_cross, draw_tick, draw_token
from artgames.scene.drawing.text_fitting import draw_wrapped

if TYPE_CHECKING:
    from artgames.games.stolen_paintings.exhibit_board.board import StolenPaintingsExhibit

_Align = Qt.AlignmentFlag


class ResultCard(ScorePad):
    """Stands where a table has its score pad."""

    def __init__(self, style: BoardStyle, view: TableView, room: QRectF, told: RevealStage, px: int) -> None:
        super().__init__(style, view, QRectF(room), told)
        self._rect = QRectF(room)
        self._stolen = view.stolen
        self._answer: Row = next(row for row in view.rows if not row.thief)
        self._px = px

    def describe(self) -> str:
        return f"result {self.headline()!r} {self.line()!r}"

    @property
    def is_answered(self) -> bool:
        return bool(self._answer.marks)

    def headline(self) -> str:
        if self._told < RevealStage.THEFT:
            return translate("Exhibit", "Which will come home?")
        if not self.is_answered or self._told < RevealStage.POINTS:
            return self._what_was_stolen()
        if self._answer.exact:
            return translate("Exhibit", "Well spotted!")
        if not self._answer.hits:
            return translate("Exhibit", "The thief got away")
        return translate("Exhibit", "{right} of {stolen} found").format(
            right=self._answer.hits, stolen=len(self._stolen)
        )

    def line(self) -> str:
        if self._told < RevealStage.POINTS or not self.is_answered:
            return ""
        return self._what_was_stolen()

    def _what_was_stolen(self) -> str:
        if len(self._stolen) == 1:
            return translate("Exhibit", "Number {number} was stolen").format(number=self._stolen[0])
        return translate("Exhibit", "Numbers {numbers} were stolen").format(numbers=listed(self._stolen, translate))

    def _draw_answer(self, painter: QPainter, room: QRectF) -> None:
        """The numbers that were marked, each with its tick or cross."""
        marks = self._answer.marks
        side = min(room.height() * 0.8, room.width() / max(1, len(marks)) * 0.4)
        step = side * 2.2
        left = room.center().x() - step * len(marks) / 2
        for place, token in enumerate(marks):
            disc = QRectF(left + place * step, room.center().y() - side / 2, side, side)
            draw_token(painter, disc, token, self._style.theme)
            sign = QRectF(disc.right() + side * 0.1, disc.top() + side * 0.15, side * 0.7, side * 0.7)
            if token in self._stolen:
                draw_tick(painter, sign, self._paper.right)
            else:
                draw_cross(painter, sign, self._paper.wrong)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._style.theme.frames:
            painter.fillRect(self._rect.translated(3, 5), QColor(0, 0, 0, 70))
        painter.fillRect(self._rect, QColor(self._paper.sheet))
        painter.setPen(QColor(self._paper.ink))
        shows_answer = self._told >= RevealStage.POINTS and self.is_answered
        head, answer, below = self._places(shows_answer)
        middle = _Align.AlignHCenter | _Align.AlignVCenter
        draw_wrapped(painter, head, self.headline(), serif(self._px, QFont.Weight.DemiBold), middle)
        if shows_answer:
            self._draw_answer(painter, answer)
            painter.setPen(QColor(self._paper.ink))
            draw_wrapped(painter, below, self.line(), sans(self._px * 0.7), middle)

    def _places(self, shows_answer: bool) -> tuple[QRectF, QRectF, QRectF]:
        """For the headline, what was marked and what was stolen: side by side on a low card, else one below another."""
        is_low = self._rect.width() > self._rect.height() * 3
        space = self._rect.height() * 0.1 if is_low else self._rect.width() * 0.06
        inner = self._rect.adjusted(space, space, -space, -space)
        if not shows_answer:
            return inner, QRectF(), QRectF()
        cuts = (0.0, 0.38, 0.62, 1.0) if is_low else (0.0, 0.42, 0.7, 1.0)
        corner, wide, high = inner.topLeft(), inner.width(), inner.height()
        rooms = []
        for begin, end in pairwise(cuts):
            if is_low:
                rooms.append(QRectF(corner.x() + wide * begin, corner.y(), wide * (end - begin), high))
            else:
                rooms.append(QRectF(corner.x(), corner.y() + high * begin, wide, high * (end - begin)))
        return rooms[0], rooms[1], rooms[2]


class HomecomingPart(RevealPart):
    """The game's own reveal, with one card instead of a score pad."""

    board: StolenPaintingsExhibit

    def make_pad(self, room: QRectF, told: RevealStage) -> ScorePad:
        return ResultCard(self.style, self.view, room, told, self.px(Role.HEADLINE))

    def result(self) -> str:
        """What the card says, for who cannot see it."""
        return self._pad.describe()
