"""The cooperative game on the shared screen: one sheet that everybody writes on, and marks that confirm it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from artgames.engine.api import Seat
from artgames.engine.choices import Action
from artgames.games.stolen_paintings.board.auction import AuctionPart
from artgames.games.stolen_paintings.board.layout import SheetPlan, plan_auction, plan_sheet
from artgames.games.stolen_paintings.board.part import translate
from artgames.games.stolen_paintings.rules.records import ALL_TOKENS, Confirm, TableView, Tokens
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import Role, figures, sans, serif
from artgames.scene.drawing.paper_sheet import paper_of
from artgames.scene.drawing.text_fitting import draw_line
from artgames.scene.items.sign_off_mark import ConfirmMark
from artgames.scene.plain_text import button_text

if TYPE_CHECKING:
    from artgames.games.stolen_paintings.board.board import StolenPaintingsBoard

_Align = Qt.AlignmentFlag

LONGEST_NAME_ON_BUTTON = 15


class SharedSheet(QGraphicsItem):
    """The paper: eight numbers, a pencil ring round each that seems stolen, and room for those who stand behind it."""

    def __init__(self, plan: SheetPlan, style: BoardStyle, tokens: Tokens) -> None:
        super().__init__()
        self._plan, self._style, self._tokens = plan, style, tokens
        self._paper = paper_of(style.theme)

    def describe(self) -> str:
        return f"sheet {','.join(map(str, self._tokens)) or 'empty'}"

    def _draw_number(self, painter: QPainter, token: int, cell: QRectF) -> None:
        side = min(cell.width(), cell.height())
        painter.setFont(figures(side * 0.5))
        painter.setPen(QColor(self._paper.ink))
        painter.drawText(cell, _Align.AlignCenter, str(token))
        if token in self._tokens:
            painter.setPen(QPen(QColor(self._paper.pencil), max(2.5, side * 0.07)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(cell.center(), side * 0.44, side * 0.41)

    def _draw_words(self, painter: QPainter) -> None:
        painter.setPen(QColor(self._paper.ink))
        title = translate("stolen_paintings", "Our sheet")
        font = serif(self._plan.title.height() * 0.6, QFont.Weight.DemiBold)
        draw_line(painter, self._plan.title, title, font, _Align.AlignHCenter)
        told = translate("stolen_paintings", "Confirm here")
        draw_line(painter, self._plan.words, told, sans(self._plan.words.height() * 0.55), _Align.AlignHCenter)

    def boundingRect(self) -> QRectF:
        return self._plan.paper.adjusted(-2, -2, 8, 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._style.theme.frames:
            painter.fillRect(self._plan.paper.translated(3, 5), QColor(0, 0, 0, 70))
        painter.fillRect(self._plan.paper, QColor(self._paper.sheet))
        if not self._style.theme.frames:
            painter.setPen(QColor(self._paper.ink))
            painter.drawRect(self._plan.paper)
        self._draw_words(painter)
        painter.setPen(QPen(QColor(self._paper.rule), 1))
        painter.drawLine(self._plan.words.topLeft(), self._plan.words.topRight())
        for token, cell in zip(ALL_TOKENS, self._plan.numbers, strict=True):
            self._draw_number(painter, token, cell)


class TeamPart(AuctionPart):
    """The auction with the shared sheet beside it (SP-24). Everybody may write; whoever presses their mark confirms."""

    board: StolenPaintingsBoard
    awaits_others = True

    def build(self) -> None:
        self._strip: list[QGraphicsItem] = []
        super().build()
        self._marked = list(self.view.sheet)
        self._show_marks()

    def _plan(self) -> tuple[QRectF, ...]:
        wall = self.area if self.style.for_projector else self._sheet_plan().wall
        return plan_auction(wall, self.px(Role.TOKEN))

    def _sheet_plan(self) -> SheetPlan:
        return plan_sheet(self.area, self.view.seats - 1)

    @property
    def is_private(self) -> bool:
        """Nothing is secret here: everybody sees the same."""
        return True

    def _limit(self) -> int:
        return int(self.view.max_marks)

    def as_written(self, view: TableView) -> TableView:
        """Another sheet than the one that some stand behind is confirmed by nobody yet."""
        written = self._tokens()
        return view if written == view.sheet else msgspec.structs.replace(view, sheet=written, agreed=())

    def _tokens(self) -> Tokens:
        return tuple(sorted(self._marked))

    def _show_marks(self) -> None:
        super()._show_marks()
        self.board.remove_items(*self._strip)
        self._strip = []
        if self.style.for_projector:  # rings tell what is on the sheet, the people below who stands behind it
            return
        plan = self._sheet_plan()
        self._put(SharedSheet(plan, self.style, self._tokens()))
        detectives = [seat for seat in range(self.view.seats) if seat != self.view.thief]
        for seat, rect in zip(detectives, plan.marks, strict=True):
            self._put_mark(seat, rect)

    def _put(self, item: QGraphicsItem) -> None:
        self.add(item)
        self._strip.append(item)

    def _put_mark(self, seat: Seat, rect: QRectF) -> None:
        """A sheet that says something else than before is confirmed by nobody yet."""
        confirmed = seat in self.view.agreed and self._tokens() == self.view.sheet
        # On white paper the light marks need the outline that they have by day.
        theme = self.style.on_paper
        mark = ConfirmMark(rect, self.style.look(seat), self.style.names[seat], confirmed, theme)
        mark.is_idle = bool(self._why_not(seat))
        mark.activated.connect(lambda: self._press(seat))
        self._put(mark)

    def _press(self, seat: Seat) -> None:
        problem = self._why_not(seat)
        if problem:
            self.board.refused.emit(problem.format(name=self.style.names[seat]))
        else:
            self.board.acted.emit(seat, Confirm(self._tokens()))

    def _why_not(self, seat: Seat) -> str:
        if not self.board.is_person(seat):
            return translate("stolen_paintings", "{name} decides for itself.")
        if not self._marked:
            return translate("stolen_paintings", "At least one painting was stolen: mark one first.")
        if seat in self.view.agreed:
            return translate(
                "stolen_paintings", "{name} has confirmed the earlier sheet. Someone else must start a new one."
            )
        return ""

    # The large button confirms for one person after another, so that keys alone will do.

    def _next_to_confirm(self) -> Seat | None:
        waiting = [seat for seat in range(self.view.seats) if seat != self.view.thief and seat not in self.view.agreed]
        return next(filter(self.board.is_person, waiting), None)

    def restore_draft(self, action: Action) -> None:
        if isinstance(action, Confirm):
            self._marked = list(action.tokens)
            self._show_marks()
            self.board.draft_changed.emit()

    def draft(self) -> Action | None:
        return Confirm(self._tokens()) if self._marked and self._next_to_confirm() is not None else None

    def partial_draft(self) -> Action | None:
        """Where somebody stands behind a sheet, an empty one is another one."""
        return Confirm(self._tokens()) if self._marked or self.view.sheet else None

    def answer_text(self) -> str:
        seat = self._next_to_confirm()
        if seat is None:
            return ""
        name = self.style.names[seat]
        short = name if len(name) <= LONGEST_NAME_ON_BUTTON else f"{name[:LONGEST_NAME_ON_BUTTON]}…"
        return translate("stolen_paintings", "{name}: confirm").format(name=button_text(short))

    def hint(self) -> str:
        return translate(
            "stolen_paintings",
            "Talk it over and mark one shared sheet. Then each detective presses their symbol to confirm.",
        )
