"""What the room sees during the room check: the number of a screen, the eye chart, a side, or a clock."""

from __future__ import annotations

from enum import Enum, auto
from math import ceil

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from artgames.app.room_check.eye_chart import GREYS, LINES
from artgames.scene.drawing.fonts import Profile, Role, figures, role_px, sans, scale_for
from artgames.scene.drawing.theme import Theme

_MARGIN = 0.03
_GREYS = 0.16
_Align = Qt.AlignmentFlag


class Scene(Enum):
    SCREEN = auto()
    CHART = auto()
    SOUND = auto()
    TIMER = auto()
    DONE = auto()


class CheckSlide(QWidget):
    """Draws one scene as large as it is. The same widget is the small picture on the laptop and the wall's own.

    Signals:
        dismissed(): a key or a press, where it covers the laptop itself.
    """

    dismissed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.scene = Scene.SCREEN
        self.number, self.letters, self.side, self.words = 1, ("",) * len(LINES), "", ""
        self._left, self._total = 0.0, 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_scene(self, scene: Scene, words: str = "") -> None:
        self.scene, self.words = scene, words
        self.update()

    def show_letters(self, letters: tuple[str, ...]) -> None:
        self.letters = letters
        self.update()

    def show_side(self, side: str) -> None:
        """left, right, or none."""
        self.side = side
        self.update()

    def show_time(self, left: float, total: float) -> None:
        self._left, self._total = left, total
        self.update()

    # Drawing

    def _scale(self) -> float:
        return scale_for(self.height())

    def _area(self) -> QRectF:
        side, top = self.width() * _MARGIN, self.height() * _MARGIN
        return QRectF(self.rect()).adjusted(side, top, -side, -top)

    def _draw_screen(self, painter: QPainter) -> None:
        painter.setFont(figures(self.height() * 0.5, QFont.Weight.Bold))
        painter.drawText(self._area(), _Align.AlignCenter, str(self.number))
        self._draw_words(painter)

    def _draw_words(self, painter: QPainter) -> None:
        painter.setFont(sans(role_px(Role.PLAY, Profile.ROOM, self._scale())))
        painter.drawText(self._area(), _Align.AlignHCenter | _Align.AlignBottom | Qt.TextFlag.TextWordWrap, self.words)

    def _draw_chart(self, painter: QPainter) -> None:
        area = self._area()
        rows = QRectF(area.left(), area.top(), area.width(), area.height() * (1 - _GREYS))
        gaps = rows.height() - sum(LINES) * 1.2 * self._scale()
        top, gap = rows.top(), max(0.0, gaps / len(LINES))
        for number, (size, line) in enumerate(zip(LINES, self.letters, strict=True), 1):
            high = size * 1.2 * self._scale()
            row = QRectF(rows.left(), top + gap / 2, rows.width(), high)
            painter.setFont(_spaced(sans(size * self._scale(), QFont.Weight.DemiBold), size * self._scale() * 0.22))
            painter.drawText(row, _Align.AlignCenter, line)
            painter.setFont(figures(role_px(Role.SMALL, Profile.ROOM, self._scale())))
            painter.drawText(row, _Align.AlignVCenter | _Align.AlignLeft, str(number))
            top += high + gap
        self._draw_greys(painter, QRectF(area.left(), rows.bottom(), area.width(), area.height() * _GREYS))

    def _draw_greys(self, painter: QPainter, area: QRectF) -> None:
        """The first is plain to see in any room, the last only in a dark one."""
        wide = min(area.width() / 5, area.height() * 2.2)
        gap = wide * 0.4
        left = area.center().x() - (len(GREYS) * wide + (len(GREYS) - 1) * gap) / 2
        for place, share in enumerate(GREYS):
            field = QRectF(left + place * (wide + gap), area.top() + area.height() * 0.12, wide, area.height() * 0.82)
            painter.fillRect(field, _mixed(self._theme.wall, self._theme.ink, share))

    def _draw_sound(self, painter: QPainter) -> None:
        area = self._area()
        side = min(area.width() * 0.3, area.height() * 0.6)
        for name, left in (("left", area.left()), ("right", area.right() - side)):
            spot = QRectF(left, area.center().y() - side / 2, side, side)
            painter.setPen(QPen(QColor(self._theme.ink), max(3.0, side * 0.02)))
            is_on = self.side == name
            painter.setBrush(QColor(self._theme.accent if is_on else self._theme.panel))
            painter.drawEllipse(spot)
            painter.setPen(QColor(self._theme.on_accent if is_on else self._theme.ink))
            painter.setFont(sans(role_px(Role.HEADLINE, Profile.ROOM, self._scale()), QFont.Weight.DemiBold))
            painter.drawText(spot, _Align.AlignCenter, self.tr("Left") if name == "left" else self.tr("Right"))

    def _draw_timer(self, painter: QPainter) -> None:
        painter.setFont(figures(self.height() * 0.4, QFont.Weight.Bold))
        painter.drawText(self._area(), _Align.AlignCenter, str(ceil(self._left)))
        share = self._left / self._total if self._total > 0 else 0.0
        wide, high = self.width() * share, max(4.0, self.height() * 0.012)
        colour = self._theme.accent if self._theme.is_dark else self._theme.ink
        painter.fillRect(QRectF((self.width() - wide) / 2, self.height() - high, wide, high), QColor(colour))

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), QColor(self._theme.wall))
            painter.setPen(QColor(self._theme.ink))
            draw = {
                Scene.SCREEN: self._draw_screen,
                Scene.CHART: self._draw_chart,
                Scene.SOUND: self._draw_sound,
                Scene.TIMER: self._draw_timer,
                Scene.DONE: self._draw_words,
            }
            draw[self.scene](painter)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.isWindow():
            self.dismissed.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        if self.isWindow():
            self.dismissed.emit()


def _spaced(font: QFont, space: float) -> QFont:
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, space)
    return font


def _mixed(one: str, other: str, share: float) -> QColor:
    low, high = QColor(one), QColor(other)
    return QColor(
        round(low.red() + (high.red() - low.red()) * share),
        round(low.green() + (high.green() - low.green()) * share),
        round(low.blue() + (high.blue() - low.blue()) * share),
    )
