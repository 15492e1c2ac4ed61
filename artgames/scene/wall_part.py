"""A wall to be remembered: paintings, an hourglass, and a mark for everybody who may say that they have seen enough."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from artgames.engine.api import Seat
from artgames.engine.choices import Action
from artgames.scene.animations import around, fade, one_after_another, together, turn
from artgames.scene.board import ViewT
from artgames.scene.drawing.fonts import Role, figures
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.symbols import draw_tick
from artgames.scene.drawing.theme import Theme
from artgames.scene.items.edge_timer import EdgeTimer
from artgames.scene.items.hourglass import HourglassItem
from artgames.scene.items.text import TextItem
from artgames.scene.phase_board import Part, PartedBoard
from artgames.scene.plain_text import tip
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat
from artgames.scene.wall_layout import hang

translate = QCoreApplication.translate
"""By this name lupdate finds the texts."""

KEY_SHARE, _MOST_KEY = 0.42, 1.5
"""The side of a key cap, of the mark that it belongs to; and how much larger it is for large letters."""


class ReadyMark(QGraphicsObject):
    """Somebody's mark beside the wall: pressed by whoever has seen enough, then ticked.

    Signals:
        activated(): by mouse, finger, Space or Enter.
    """

    activated = Signal()
    reading_rank = 1  # heard after the whole wall

    def __init__(
        self, rect: QRectF, mark: int, name: str, ready: bool, theme: Theme, *, key: str = "", larger: float = 1.0
    ) -> None:
        """`key` is what this person may press instead, in letters so much `larger` than usual."""
        super().__init__()
        self._rect, self._mark, self._name, self._ready, self._theme = rect, mark, name, ready, theme
        self._key = "" if ready else key
        self._cap = KEY_SHARE * min(larger, _MOST_KEY)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, not ready)
        if not ready:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            told = self.tr("{name} has seen enough").format(name=name)
            self.setToolTip(tip(told))

    def accessible_text(self) -> str:
        state = self.tr("ready") if self._ready else self.tr("still looking")
        return f"{self._name}, {state}"

    def describe(self) -> str:
        return f"ready mark {self._mark} {self._ready} {self._key}".rstrip()

    def boundingRect(self) -> QRectF:
        beyond = 8 + self._rect.width() * self._cap * 0.25
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
        side = self._rect.width() * self._cap
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
            self.activated.emit()


class PauseSpot(QGraphicsObject):
    """The place of the hourglass, to be pressed for a pause: every bar is hidden while the wall is shown.

    Signals:
        pressed(): by mouse or finger.
    """

    pressed = Signal()

    def __init__(self, rect: QRectF) -> None:
        super().__init__()
        self._rect = rect
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(self.tr("Pause (P)"))
        self.setZValue(60)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing: the hourglass lies below."""

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pressed.emit()


@dataclass(frozen=True, slots=True)
class WallPlan:
    """The wall, and beside it a strip for the hourglass and the people who have seen enough."""

    wall: tuple[QRectF, ...]
    hourglass: QRectF
    digits: QRectF
    ready: tuple[QRectF, ...]


def plan_look(area: QRectF, paintings: int, lookers: int) -> WallPlan:
    strip_width = max(84.0, area.width() * 0.07)
    strip = QRectF(area.right() - strip_width, area.top(), strip_width, area.height())
    wall_area = area.adjusted(0, 0, -strip_width, 0)
    side = strip_width * 0.62
    top = strip.top() + strip.height() * 0.05
    hourglass = QRectF(strip.center().x() - side / 2, top, side, side * 1.5)
    digits = QRectF(strip.left(), hourglass.bottom() + side * 0.1, strip_width, side * 0.7)
    left_over = QRectF(strip.left(), digits.bottom(), strip_width, strip.bottom() - digits.bottom())
    return WallPlan(hang(paintings, wall_area, 0.02).cells, hourglass, digits, _column(left_over, lookers))


def _column(area: QRectF, count: int) -> tuple[QRectF, ...]:
    """Squares one below the other, ending at the bottom, as large as fits but no larger than comfortable."""
    if not count:
        return ()
    step = min(area.width(), area.height() * 0.94 / count)
    side = step * 0.72
    top = area.bottom() - step * count - area.height() * 0.03
    left = area.center().x() - side / 2
    return tuple(QRectF(left, top + number * step + (step - side) / 2, side, side) for number in range(count))


@dataclass(frozen=True, slots=True)
class WallContent:
    """What there is to be looked at, by whom and for how long."""

    paintings: tuple[int, ...]
    lookers: tuple[Seat, ...]
    ready: tuple[Seat, ...]
    seconds: int
    """None at all: until everybody is ready."""


class WallPart(Part[ViewT]):
    """The wall while the hourglass runs. Nothing on it may be moved or enlarged."""

    fills_window = True
    allows_zoom = False

    def look(self) -> WallContent:
        """Taken from the view."""
        raise NotImplementedError

    def ready_action(self) -> Action:
        """What somebody does who has seen enough."""
        raise NotImplementedError

    def build(self) -> None:
        look, style = self.look(), self.style
        plan = plan_look(self.area, len(look.paintings), len(look.lookers))
        for card, cell in zip(look.paintings, plan.wall, strict=True):
            self.hang(card, cell)
        self._build_clock(plan, look.seconds)
        for seat, rect in zip(look.lookers, plan.ready, strict=True):
            key = str(seat + 1) if self.board.is_person(seat) and not style.for_projector else ""
            mark = ReadyMark(
                rect,
                style.marks[seat],
                style.names[seat],
                seat in look.ready,
                style.theme,
                key=key,
                larger=style.larger,
            )
            mark.activated.connect(lambda seat=seat: self._press(seat))
            self.add(mark)

    def _build_clock(self, plan: WallPlan, seconds: int) -> None:
        theme = self.style.theme
        self._hourglass = HourglassItem(theme)
        self._hourglass.set_rect(plan.hourglass)
        self._hourglass.setVisible(bool(seconds))
        self.add(self._hourglass)
        px = min(plan.digits.height() * 0.9, plan.digits.width() * 0.42)
        text = str(seconds) if seconds else ""
        self._digits = TextItem(text, plan.digits, figures(px, QFont.Weight.DemiBold), theme.ink)
        self._digits.is_told = False  # the edge tells the time in words
        self._digits.setVisible(not self.style.for_projector)  # the edge tells the last seconds, large enough
        self.add(self._digits)
        spot = PauseSpot(plan.hourglass.united(plan.digits))
        spot.pressed.connect(self.board.pause_wanted)
        self.add(spot)
        self._edge = EdgeTimer(theme, self.px(Role.TOKEN))
        self._edge.set_area(self.area)
        self._edge.setVisible(bool(seconds))
        self.add(self._edge)

    def _press(self, seat: Seat) -> None:
        if self.board.is_person(seat):
            self.board.acted.emit(seat, self.ready_action())
        else:
            text = translate("LookingPart", "{name} looks as long as it takes.")
            self.board.refused.emit(text.format(name=self.style.names[seat]))

    def number_key(self, number: int) -> None:
        """Seat 1 is the first name at the table, whoever has the special role."""
        look, seat = self.look(), number - 1
        if seat in look.lookers and seat not in look.ready:
            self._press(seat)

    def tick(self, left: float, total: float) -> None:
        self._hourglass.set_fraction(left / total if total else 0.0)
        self._edge.set_time(left, total)
        self._digits.set_text(str(max(0, -int(-left // 1))))


class WallBoard(PartedBoard[ViewT]):
    """A board that begins with a wall to be remembered."""

    def hang_wall(self, view: ViewT) -> QAbstractAnimation:
        """Backs are dealt in a cascade, then all paintings turn at once: nobody sees one earlier."""
        self.arrive(view)
        wall = self._part.paintings if self._part is not None else []
        for item in wall:
            item.set_face_down(True)
        return one_after_another([self.deal(wall), together(turn(item, False, self.style.tempo) for item in wall)])

    def close_wall(self, view: ViewT) -> QAbstractAnimation | None:
        """The time is over: a wall that was looked at goes dark before what follows is shown."""
        if not isinstance(self._part, WallPart):
            return None
        self.style.sounds.play(Cue.TIME_OVER)
        wall = (fade(item, 0.0, Beat.WALL_TO_DARK, self.style.tempo) for item in self._part.paintings)
        return around(together(wall), after=lambda: self.arrive(view))
