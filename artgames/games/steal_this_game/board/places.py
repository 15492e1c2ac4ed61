"""The two people below the stall: who they are, what they have said, and the buttons they answer with."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from artgames.engine.api import Seat
from artgames.engine.words import shortened
from artgames.games.steal_this_game.board.art.boxes import draw_box
from artgames.games.steal_this_game.board.art.signs import figure_pixmap
from artgames.games.steal_this_game.board.layout import PlacePlan
from artgames.games.steal_this_game.board.named import translate
from artgames.scene.board_style import BoardStyle
from artgames.scene.drawing.fonts import figures, sans
from artgames.scene.drawing.line_width import thick
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.symbols import draw_badge, draw_crown, draw_mask
from artgames.scene.drawing.text_fitting import draw_line, draw_wrapped
from artgames.scene.items.drawn_item import DrawnItem

_Align = Qt.AlignmentFlag

_THIEF, _EXHIBITOR = -4.0, -3.0
"""The thief is heard first: what was claimed comes before what was said to it, and both before the boxes."""

_LETTERS = 6
"""Of a name, where only few can be read."""


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits at a place."""

    seat: Seat
    is_thief: bool
    is_asked: bool
    has_won: bool
    removed: int = 0
    """Boxes that this exhibitor has lost."""


class Place(DrawnItem):
    """A panel with the sign of the role, the player's mark and the name at its outer end."""

    is_paper = True

    def __init__(self, style: BoardStyle, plan: PlacePlan, person: Person) -> None:
        super().__init__(style, plan.rect)
        self._plan, self._person, self.rim = plan, person, thick(style, 3)
        self.reading_rank = _THIEF if person.is_thief else _EXHIBITOR

    def accessible_text(self) -> str:
        role = self._role()
        told = [f"{self._style.names[self._person.seat]}, {role}"]
        if self._person.removed:
            lost = translate("steal_this_game", "boxes lost: {count} of 3").format(count=self._person.removed)
            told.append(lost)
        if self._person.has_won:
            told.append(translate("steal_this_game", "has won this game"))
        return ", ".join(told)

    def describe(self) -> str:
        return f"place {self._person}"

    def _role(self) -> str:
        if self._person.is_thief:
            return translate("steal_this_game", "Thief")
        return translate("steal_this_game", "Exhibitor")

    def _draw_head(self, painter: QPainter) -> None:
        if self._plan.is_tall:
            self._draw_strip(painter)
            return
        theme, head, person = self._style.theme, self._plan.head, self._person
        side = min(head.height() * 0.48, head.width() * 0.5)
        icon = QRectF(head.center().x() - side * 1.04, head.top(), side, side)
        mark = QRectF(head.center().x() + side * 0.1, head.top() + side * 0.1, side * 0.8, side * 0.8)
        if self._style.for_projector:
            side = min(head.height() * 0.48, head.width())
            icon = QRectF(head.center().x() - side / 2, head.top(), side, side)
            mark = QRectF(icon.left(), head.bottom() - side, side, side)
        self._draw_signs(painter, icon, mark)
        if self._style.for_projector:
            return
        painter.setPen(QColor(theme.ink))
        name = QRectF(head.left(), icon.bottom() + head.height() * 0.02, head.width(), head.height() * 0.26)
        draw_line(painter, name, self._style.names[person.seat], sans(name.height() * 0.82, _DEMI), _Align.AlignHCenter)
        painter.setPen(QColor(theme.ink2))
        role = QRectF(head.left(), name.bottom(), head.width(), head.height() * 0.22)
        draw_line(painter, role, self._role(), sans(role.height() * 0.86), _Align.AlignHCenter)

    def _draw_signs(self, painter: QPainter, icon: QRectF, mark: QRectF) -> None:
        theme = self._style.theme
        if self._person.is_thief:
            draw_mask(painter, icon, theme.ink)
        else:
            picture = figure_pixmap("VISOR", round(icon.width()), theme, self._style.ratio)
            painter.drawPixmap(icon, picture, QRectF(picture.rect()))
        draw_mark(painter, mark, self._style.marks[self._person.seat], theme)

    def _draw_strip(self, painter: QPainter) -> None:
        """In large letters: all in one line, from the outer end to the inner one."""
        theme, head, is_thief = self._style.theme, self._plan.head, self._person.is_thief
        side = head.height() * 0.9
        icon = QRectF(head.left() if is_thief else head.right() - side, head.center().y() - side / 2, side, side)
        beside = side * 1.12 if is_thief else -side * 1.12
        mark = icon.translated(beside, 0).adjusted(side * 0.1, side * 0.1, -side * 0.1, -side * 0.1)
        self._draw_signs(painter, icon, mark)
        role, font = self._role(), sans(self._plan.em * 0.19)
        wide = QFontMetricsF(font).horizontalAdvance(role) + side * 0.1
        words = head.adjusted(side * 2.2, 0, 0, 0) if is_thief else head.adjusted(0, 0, -side * 2.2, 0)
        outer, inner = (_Align.AlignLeft, _Align.AlignRight) if is_thief else (_Align.AlignRight, _Align.AlignLeft)
        name = words.adjusted(0 if is_thief else wide, 0, -wide if is_thief else 0, 0)
        painter.setPen(QColor(theme.ink))
        draw_line(painter, name, self._style.names[self._person.seat], sans(self._plan.em * 0.2132, _DEMI), outer)
        painter.setPen(QColor(theme.ink2))
        draw_line(painter, words, role, font, inner)

    def _draw_lost(self, painter: QPainter) -> None:
        """Three small boxes; each wrong accusation opens one, and the third ends the game."""
        area = self._plan.secret
        wide = min(area.width() * 0.3, area.height() * 0.3)
        left = area.center().x() - wide * 1.6
        for number in range(3):
            box = QRectF(left + number * wide * 1.1, area.bottom() - wide * 0.92, wide, wide * 0.88)
            lost = number < self._person.removed
            painter.setOpacity(1.0 if lost else 0.34 if self._style.theme.frames else 0.7)
            draw_box(painter, box, 1.0 if lost else 0.0, False, self._style.theme)
        painter.setOpacity(1.0)

    def draw(self, painter: QPainter) -> None:
        theme, rect = self._style.theme, self._plan.rect
        light = self._wall.accent if self._wall.is_dark else theme.ink
        asked = self._person.is_asked
        painter.setPen(QPen(QColor(light if asked else theme.hair), thick(self._style, 3 if asked else 1.5)))
        painter.setBrush(QColor(theme.panel))
        radius = thick(self._style, 10)
        painter.drawRoundedRect(rect, radius, radius)
        self._draw_head(painter)
        if not self._person.is_thief:
            self._draw_lost(painter)


_DEMI = QFont.Weight.DemiBold


class Speech(DrawnItem):
    """What somebody has said, in a bubble whose tail points to them; a verdict may be stamped on it."""

    rim = 30.0
    is_paper = True

    def __init__(
        self, style: BoardStyle, plan: PlacePlan, text: str, verdict: bool | None = None, *, mirrored: bool
    ) -> None:
        super().__init__(style, plan.words)
        self._text, self._verdict, self._mirrored, self._em = text, verdict, mirrored, plan.em
        self.reading_rank = (_EXHIBITOR if mirrored else _THIEF) + 0.1  # right after who has said it

    def accessible_text(self) -> str:
        verdicts = {
            True: translate("steal_this_game", "it was true"),
            False: translate("steal_this_game", "it was a lie"),
        }
        return ", ".join([self._text, *([verdicts[self._verdict]] if self._verdict is not None else [])])

    def describe(self) -> str:
        return f"speech {self._text!r} {self._verdict}"

    def draw(self, painter: QPainter) -> None:
        theme, rect = self._style.theme, self._rect
        tail = rect.height() * 0.16
        body = rect.adjusted(0 if self._mirrored else tail, 0, -tail if self._mirrored else 0, 0)
        bubble = QPainterPath()
        bubble.addRoundedRect(body, rect.height() * 0.16, rect.height() * 0.16)
        point = QPainterPath(QPointF(rect.right() if self._mirrored else rect.left(), rect.center().y() + tail * 1.1))
        edge = body.right() - 1 if self._mirrored else body.left() + 1
        point.lineTo(edge, rect.center().y() - tail * 0.5)
        point.lineTo(edge, rect.center().y() + tail * 0.8)
        point.closeSubpath()
        painter.setPen(QPen(QColor(theme.line), thick(self._style, 1.5)))
        painter.setBrush(QColor(theme.raised))
        painter.drawPath(bubble.united(point))
        room = body.adjusted(body.width() * 0.05, body.height() * 0.08, -body.width() * 0.05, -body.height() * 0.08)
        if self._verdict is not None:
            side = rect.height() * 0.4
            badge = QRectF(room.right() - side, room.center().y() - side / 2, side, side)
            draw_badge(painter, badge, self._verdict, theme)
            room.setRight(badge.left() - side * 0.2)
        painter.setPen(QColor(theme.ink))
        font = sans(self._em * (0.38 if self._style.for_projector else 0.26), _DEMI)
        draw_wrapped(painter, room, self._text, font, _Align.AlignLeft | _Align.AlignVCenter)


class Victory(DrawnItem):
    """A crown and a word for who has won this game."""

    reading_rank = _THIEF - 1
    is_paper = True

    def __init__(self, style: BoardStyle, plan: PlacePlan, name: str) -> None:
        super().__init__(style, plan.words)
        self._em = plan.em
        self._text = translate("steal_this_game", "{name} wins this game").format(name=name)
        if style.for_projector:
            self._text = translate("steal_this_game", "{name} wins").format(name=shortened(name, _LETTERS))

    def accessible_text(self) -> str:
        return self._text

    def describe(self) -> str:
        return f"victory {self._text!r}"

    def draw(self, painter: QPainter) -> None:
        theme, rect = self._style.theme, self._rect
        side = min(rect.height() * 0.86, rect.width() * (0.22 if self._style.for_projector else 0.3))
        crown = QRectF(rect.left() + side * 0.1, rect.center().y() - side / 2, side, side)
        draw_crown(painter, crown, self._wall.accent if self._wall.is_dark else theme.ink)
        painter.setPen(QColor(theme.ink))
        room = QRectF(crown.right() + side * 0.2, rect.top(), rect.right() - crown.right() - side * 0.2, rect.height())
        font = sans(self._em * (0.42 if self._style.for_projector else 0.26), _DEMI)
        draw_wrapped(painter, room, self._text, font, _Align.AlignLeft | _Align.AlignVCenter)


class Seconds(DrawnItem):
    """How long the boxes may still be moved."""

    rim = 4.0
    reading_rank = 1

    def __init__(self, style: BoardStyle, rect: QRectF) -> None:
        super().__init__(style, rect)
        self._left = self._total = 0.0

    def set_time(self, left: float, total: float) -> None:
        self._left, self._total = left, total
        self.update()

    @property
    def is_told(self) -> bool:
        return bool(self._total)

    def accessible_text(self) -> str:
        text = translate("steal_this_game", "Seconds left: {seconds}")
        return text.format(seconds=round(self._left)) if self._total else ""

    def draw(self, painter: QPainter) -> None:
        if not self._total:
            return
        theme = self._style.theme
        side = min(self._rect.width(), self._rect.height())
        dial = QRectF(0, 0, side, side)
        dial.moveCenter(self._rect.center())
        pen = QPen(QColor(theme.hair), side * 0.09)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = dial.adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06)
        painter.setPen(pen)
        painter.drawEllipse(inner)
        pen.setColor(QColor(theme.accent if theme.is_dark else theme.ink))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawArc(inner, 90 * 16, round(360 * 16 * self._left / self._total))
        painter.setPen(QColor(theme.ink))
        painter.setFont(figures(side * 0.46))
        painter.drawText(dial, _Align.AlignCenter, str(int(self._left)))
