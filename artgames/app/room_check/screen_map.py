"""All screens as they stand beside each other, to choose one from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from artgames.app.screens.screen_assignment import ScreenFacts
from artgames.scene.drawing.fonts import figures, sans
from artgames.scene.drawing.theme import Theme, on_paper

_KEYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


def title_of(screen: ScreenFacts) -> str:
    """What people call a screen: by its make, or by its socket."""
    return " ".join(part for part in (screen.maker, screen.model) if part) or screen.name


class ScreenMap(QWidget):
    """A rectangle for each screen, with its number; the room's has a thick frame.

    Signals:
        chosen(int): the room is to be on the screen with this number, from 0.
    """

    chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = on_paper(theme)
        self._screens: tuple[ScreenFacts, ...] = ()
        self._room = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_screens(self, screens: Sequence[ScreenFacts], room: int) -> None:
        self._screens, self._room = tuple(screens), room
        told = self.tr("Screen {number} of {count}: {title}")
        self.setAccessibleName(told.format(number=room + 1, count=len(screens), title=title_of(screens[room])))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = on_paper(theme)
        self.update()

    def place_of(self, number: int) -> QRectF:
        """Where a screen is drawn."""
        all_of_them = QRectF()
        for screen in self._screens:
            all_of_them = all_of_them.united(QRectF(*screen.place))
        room = QRectF(self.rect()).adjusted(12, 12, -12, -12)
        share = min(room.width() / all_of_them.width(), room.height() / all_of_them.height())
        left = room.center().x() - all_of_them.width() * share / 2
        top = room.center().y() - all_of_them.height() * share / 2
        own = QRectF(*self._screens[number].place)
        return QRectF(
            left + (own.left() - all_of_them.left()) * share,
            top + (own.top() - all_of_them.top()) * share,
            own.width() * share,
            own.height() * share,
        ).adjusted(4, 4, -4, -4)

    def _draw(self, painter: QPainter, number: int) -> None:
        spot, theme, is_room = self.place_of(number), self._theme, number == self._room
        frame = (theme.accent if theme.is_dark else theme.ink) if is_room else theme.line
        painter.setPen(QPen(QColor(frame), 5 if is_room else 1.5))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(spot, 6, 6)
        painter.setPen(QColor(theme.ink))
        painter.setFont(figures(spot.height() * 0.36, QFont.Weight.Bold))
        painter.drawText(spot.adjusted(0, 0, 0, -spot.height() * 0.3), Qt.AlignmentFlag.AlignCenter, str(number + 1))
        painter.setFont(sans(max(12.0, min(spot.height() * 0.09, self.fontMetrics().height() * 0.9))))
        screen = self._screens[number]
        told = f"{title_of(screen)}\n{screen.place[2]} × {screen.place[3]}"
        below = spot.adjusted(8, spot.height() * 0.62, -8, -6)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, told)

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(420, 200)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 140)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number in range(len(self._screens)):
                self._draw(painter, number)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(self._theme.focus), 2, Qt.PenStyle.DashLine))
                painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for number in range(len(self._screens)):
            if self.place_of(number).contains(event.position()):
                self.chosen.emit(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _KEYS.get(Qt.Key(event.key()))
        if step is None or not self._screens:
            super().keyPressEvent(event)
            return
        self.chosen.emit((self._room + step) % len(self._screens))
