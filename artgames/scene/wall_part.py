"""A wall to be remembered: paintings, an hourglass, and a mark for everybody who may say that they have seen enough."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QRectF, Qt, Signal
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
from artgames.scene.board_scene import ViewT
from artgames.scene.drawing.faces import SeatLook, draw_seat
from artgames.scene.drawing.fonts import Profile, Role, figures, sans, serif
from artgames.scene.drawing.paper_sheet import paper_of
from artgames.scene.drawing.symbols import draw_tick
from artgames.scene.drawing.theme import Theme
from artgames.scene.hanging import hang_cards
from artgames.scene.items.edge_timer import EdgeTimer
from artgames.scene.items.hourglass import HourglassItem
from artgames.scene.items.text import TextItem
from artgames.scene.phase_board import Part, PartedBoard
from artgames.scene.plain_text import tip
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat
from artgames.scene.wall_rail import KEY_SHARE, RailItem, RailPlan, key_growth, plan_rail, room_name

translate = QCoreApplication.translate
"""By this name lupdate finds the texts."""

_Align = Qt.AlignmentFlag


class ReadyMark(QGraphicsObject):
    """Somebody's mark beside the wall: pressed by whoever has seen enough, then ticked.

    Signals:
        activated(): by mouse, finger, Space or Enter.
    """

    activated = Signal()
    reading_rank = 1  # heard after the whole wall

    def __init__(
        self,
        rect: QRectF,
        look: SeatLook,
        name: str,
        ready: bool,
        theme: Theme,
        *,
        key: str | None = None,
        larger: float = 1.0,
    ) -> None:
        """`key` is what this person may press instead, empty for nothing, in letters so much `larger` than usual;
        None where there is no room beside."""
        super().__init__()
        self._rect, self._look, self._name, self._ready, self._theme = rect, look, name, ready, theme
        self._face = rect
        """Where the symbol is drawn, within what can be pressed."""

        self._cap = KEY_SHARE * key_growth(larger)
        self._has_room, self._key = key is not None, "" if ready else key or ""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, not ready)
        if not ready:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            told = self.tr("{name}: I’ve seen enough").format(name=name)
            self.setToolTip(tip(told))

    def accessible_text(self) -> str:
        state = self.tr("ready") if self._ready else self.tr("still looking")
        return f"{self._name}, {state}"

    def describe(self) -> str:
        return f"ready mark {self._look.mark} {self._ready} {self._key}".rstrip()

    def boundingRect(self) -> QRectF:
        beyond = 8 + self._rect.width() * self._cap * 1.2 * self._has_room
        return self._rect.adjusted(-beyond, -beyond, beyond, beyond)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on_it = self._ready and not self._has_room
        painter.setOpacity(0.45 if on_it else 1.0)
        draw_seat(painter, self._face, self._look, self._theme)
        painter.setOpacity(1.0)
        if on_it:
            inner = self._rect.adjusted(*[self._rect.width() * share for share in (0.1, 0.1, -0.1, -0.1)])
            draw_tick(painter, inner, self._theme.ink)
        elif self._ready:
            draw_tick(painter, self._beside(), self._theme.right)
        if self._key:
            self._draw_key(painter)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._theme.focus), 4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._rect.adjusted(-5, -5, 5, 5), 6, 6)

    def _draw_key(self, painter: QPainter) -> None:
        """A key cap of paper beside the face: the number of the seat."""
        cap, paper = self._beside(), paper_of(self._theme)
        side = cap.width()
        painter.setPen(QPen(QColor(paper.ink), max(1.0, side / 20)))
        painter.setBrush(QColor(paper.sheet))
        painter.drawRoundedRect(cap, side * 0.2, side * 0.2)
        painter.setFont(figures(side * 0.7))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)

    def _beside(self) -> QRectF:
        """Where a key, and then the tick, stands."""
        side = self._rect.width() * self._cap
        return QRectF(self._rect.right() + side * 0.1, self._rect.center().y() - side / 2, side, side)

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
    is_bare = True

    def look(self) -> WallContent:
        """Taken from the view."""
        raise NotImplementedError

    def ready_action(self) -> Action:
        """What somebody does who has seen enough."""
        raise NotImplementedError

    def build(self) -> None:
        look, style = self.look(), self.style
        has_rail = not style.for_projector
        plan = plan_rail(self.area, style, len(look.lookers) if has_rail else 0)
        for card, cell in zip(look.paintings, hang_cards(look.paintings, plan.wall, style), strict=True):
            self.hang(card, cell)
        self.board.scene.keep_hung(self.paintings)
        if has_rail:
            self.add(RailItem(plan.rail, style.theme))
            self._build_words(plan, bool(look.lookers))
        self._build_clock(plan, look.seconds)
        for seat, rect in zip(look.lookers, plan.ready, strict=False):
            key = str(seat + 1) if self.board.is_person(seat) else ""
            mark = ReadyMark(
                rect, style.look(seat), style.names[seat], seat in look.ready, style.theme, key=key, larger=style.larger
            )
            mark.activated.connect(lambda seat=seat: self._press(seat))
            self.add(mark)

    def _build_words(self, plan: RailPlan, asks: bool) -> None:
        """Which room this is, and what the marks beside are for."""
        style = self.style
        # By day all walls are light: there a room is not called by its colour.
        told = [room_name(self.board.room())] if style.theme.is_dark and style.theme.frames else []
        text = " · ".join([*told, *filter(None, [self.board.progress(self.view)])])
        font, ink = serif(style.px(Role.PLAY, Profile.DESK) * 1.1), style.theme.ink
        self.add(TextItem(text, plan.place, font, ink, _Align.AlignVCenter | _Align.AlignLeft))
        if asks:
            question = translate("LookingPart", "Seen enough?")
            font = sans(style.px(Role.PLAY, Profile.DESK))
            self.add(TextItem(question, plan.question, font, ink, _Align.AlignVCenter | _Align.AlignRight))

    def _build_clock(self, plan: RailPlan, seconds: int) -> None:
        """At the table on the rail; from afar only a line along the lower edge, and digits for the last seconds."""
        theme, on_rail = self.style.theme, not self.style.for_projector
        self._hourglass = HourglassItem(theme)
        self._hourglass.set_rect(plan.hourglass)
        self._hourglass.setVisible(bool(seconds) and on_rail)
        self.add(self._hourglass)
        px = min(plan.digits.height() * 0.6, plan.digits.width() * 0.56)
        text = str(seconds) if seconds else ""
        self._digits = TextItem(text, plan.digits, figures(px, QFont.Weight.DemiBold), theme.ink)
        self._digits.is_told = False  # the edge tells the time in words
        self._digits.setVisible(on_rail)
        self.add(self._digits)
        if on_rail:
            spot = PauseSpot(plan.hourglass.united(plan.digits))
            spot.pressed.connect(self.board.pause_wanted)
            self.add(spot)
        self._edge = EdgeTimer(theme, 0 if on_rail else self.px(Role.TOKEN))
        self._edge.set_area(plan.wall)
        self._edge.setVisible(bool(seconds))
        self.add(self._edge)

    def _press(self, seat: Seat) -> None:
        if self.board.is_person(seat):
            self.board.acted.emit(seat, self.ready_action())
        else:
            text = translate("LookingPart", "{name} decides when to stop looking.")
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
        self.view, self.choices = view, ()
        self.scene.expect_wall(self.wall_spec(()))
        wall = (fade(item, 0.0, Beat.WALL_TO_DARK, self.style.tempo) for item in self._part.paintings)
        return around(together(wall), after=lambda: self.arrive(view))
