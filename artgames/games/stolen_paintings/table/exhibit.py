"""The open exhibit: the wall for everybody, and the same wall for the thief to steal from."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from artgames.engine.api import Seat
from artgames.engine.choices import Action, Pick
from artgames.games.stolen_paintings.rules.values import Ready, Steal
from artgames.games.stolen_paintings.table.layout import plan_exhibit, plan_theft
from artgames.games.stolen_paintings.table.part import Part, translate
from artgames.stage.drawn import draw_tick
from artgames.stage.edge_timer import EdgeTimer
from artgames.stage.fonts import figures
from artgames.stage.hourglass_item import HourglassItem
from artgames.stage.marks import draw_mark
from artgames.stage.text_item import TextItem
from artgames.stage.theme import Theme

KEY_SHARE = 0.42
"""The side of a key cap, of the mark that it belongs to."""


class ReadyMark(QGraphicsObject):
    """A detective's mark beside the wall: pressed by whoever has seen enough, then ticked.

    Signals:
        pressed(): by mouse, finger, Space or Enter.
    """

    pressed = Signal()

    def __init__(self, rect: QRectF, mark: int, name: str, ready: bool, theme: Theme, *, key: str = "") -> None:
        """`key` is what this detective may press instead."""
        super().__init__()
        self._rect, self._mark, self._name, self._ready, self._theme = rect, mark, name, ready, theme
        self._key = "" if ready else key
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, not ready)
        if not ready:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            told = translate("stolen_paintings", "{name} has seen enough").format(name=name)
            self.setToolTip(f"<p>{escape(told)}</p>")  # Qt would take a name like <b> for markup

    def accessible_text(self) -> str:
        state = (
            translate("stolen_paintings", "ready") if self._ready else translate("stolen_paintings", "still looking")
        )
        return f"{self._name}, {state}"

    def describe(self) -> str:
        return f"ready mark {self._mark} {self._ready} {self._key}".rstrip()

    def boundingRect(self) -> QRectF:
        beyond = 8 + self._rect.width() * KEY_SHARE * 0.25
        return self._rect.adjusted(-beyond, -beyond, beyond, beyond)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(0.45 if self._ready else 1.0)
        draw_mark(painter, self._rect, self._mark, self._theme)
        painter.setOpacity(1.0)
        if self._ready:
            inner = self._rect.adjusted(*[self._rect.width() * share for share in (0.1, 0.1, -0.1, -0.1)])
            draw_tick(painter, inner, self._theme.ink)
        if self._key:
            self._draw_key(painter)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._theme.focus), 4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._rect.adjusted(-5, -5, 5, 5), 6, 6)

    def _draw_key(self, painter: QPainter) -> None:
        """A key cap over the lower right corner: the letter of a mark is no key, the number of the seat is."""
        side = self._rect.width() * KEY_SHARE
        cap = QRectF(0, 0, side, side)
        cap.moveBottomRight(self._rect.bottomRight() + QPointF(side, side) * 0.25)
        painter.setPen(QPen(QColor(self._theme.ink), max(1.5, side / 14)))
        painter.setBrush(QColor(self._theme.panel))
        painter.drawRoundedRect(cap, side * 0.2, side * 0.2)
        painter.setFont(figures(side * 0.7))
        painter.setPen(QColor(self._theme.ink))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self._ready:
            self.pressed.emit()


class PauseSpot(QGraphicsObject):
    """The place of the hourglass, to be pressed for a pause: every bar is hidden while the exhibit is open.

    Signals:
        pressed(): by mouse or finger.
    """

    pressed = Signal()

    def __init__(self, rect: QRectF) -> None:
        super().__init__()
        self._rect = rect
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(translate("stolen_paintings", "Pause (P)"))
        self.setZValue(60)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing: the hourglass lies below."""

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pressed.emit()


class ExhibitPart(Part):
    """The wall while the hourglass runs. Nothing on it may be moved or enlarged."""

    fills_window = True
    allows_zoom = False

    def build(self) -> None:
        view, kit = self.view, self.kit
        detectives = [seat for seat in range(view.seats) if seat != view.thief]
        plan = plan_exhibit(self.area, len(view.exhibit), len(detectives))
        for card, cell in zip(view.exhibit, plan.wall, strict=True):
            self.hang(card, cell)
        self._hourglass = HourglassItem(kit.theme)
        self._hourglass.set_rect(plan.hourglass)
        self._hourglass.setVisible(bool(view.timer_seconds))
        self.add(self._hourglass)
        px = min(plan.digits.height() * 0.9, plan.digits.width() * 0.42)
        text = str(view.timer_seconds) if view.timer_seconds else ""
        self._digits = TextItem(text, plan.digits, figures(px, QFont.Weight.DemiBold), kit.theme.ink)
        self.add(self._digits)
        spot = PauseSpot(plan.hourglass.united(plan.digits))
        spot.pressed.connect(self.board.pause_wanted)
        self.add(spot)
        self._edge = EdgeTimer(kit.theme)
        self._edge.set_area(self.area)
        self._edge.setVisible(bool(view.timer_seconds))
        self.add(self._edge)
        for seat, rect in zip(detectives, plan.ready, strict=True):
            self._add_ready_mark(seat, rect)

    def _add_ready_mark(self, seat: Seat, rect: QRectF) -> None:
        kit = self.kit
        key = str(seat + 1) if self.board.answers_for(seat) else ""
        mark = ReadyMark(rect, kit.marks[seat], kit.names[seat], seat in self.view.ready, kit.theme, key=key)
        mark.pressed.connect(lambda: self._press(seat))
        self.add(mark)

    def _press(self, seat: Seat) -> None:
        if self.board.answers_for(seat):
            self.board.acted.emit(seat, Ready())
        else:
            self.board.refused.emit(
                translate("stolen_paintings", "{name} looks as long as it takes.").format(name=self.kit.names[seat])
            )

    def number_key(self, number: int) -> None:
        """Seat 1 is the first name at the table, whoever is the thief."""
        seat = number - 1
        if seat < self.view.seats and seat != self.view.thief and seat not in self.view.ready:
            self._press(seat)

    def tick(self, left: float, total: float) -> None:
        self._hourglass.set_fraction(left / total if total else 0.0)
        self._edge.set_time(left, total)
        self._digits.set_text(str(max(0, -int(-left // 1))))


class TheftPart(Part):
    """The thief's own wall: one to three paintings are taken down."""

    def build(self) -> None:
        self._taken: list[int] = []
        for card, cell in zip(self.view.exhibit, plan_theft(self.area, len(self.view.exhibit)), strict=True):
            item = self.hang(card, cell)
            item.set_interactive(True)
            item.activated.connect(lambda card=card: self._toggle(card))

    def _pick(self) -> Pick:
        field = self.board.choices[0].fields[0]
        assert isinstance(field, Pick)
        return field

    def _toggle(self, card: int) -> None:
        if card in self._taken:
            self._taken.remove(card)
        elif len(self._taken) == self._pick().max:
            self.board.refused.emit(translate("stolen_paintings", "Three is all you can carry. Hang one back first."))
            return
        else:
            self._taken.append(card)
        self._show_taken()

    def _show_taken(self) -> None:
        for item, hung in zip(self.paintings, self.view.exhibit, strict=True):
            item.set_marked(hung in self._taken)
        self.board.draft_changed.emit()

    def enter(self, action: Action) -> None:
        if isinstance(action, Steal):
            self._taken = list(action.paintings)
            self._show_taken()

    def draft(self) -> Action | None:
        return Steal(tuple(self._taken)) if self._taken else None

    def answer_text(self) -> str:
        texts = (
            translate("stolen_paintings", "Steal"),
            translate("stolen_paintings", "Steal this painting"),
            translate("stolen_paintings", "Steal these two"),
            translate("stolen_paintings", "Steal these three"),
        )
        return texts[len(self._taken)]

    def hint(self) -> str:
        return translate("stolen_paintings", "Take one, two or three. What is easily confused is hard to spot.")
