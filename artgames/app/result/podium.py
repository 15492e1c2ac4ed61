"""The podium: third, second and first step up one after the other, each in a frame on a plinth."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHideEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from artgames.app.models.bot_habits import face_of
from artgames.app.result import podium_layout as layout
from artgames.app.result.confetti import Confetti
from artgames.app.result.podium_drawing import (
    draw_lines,
    draw_plinth,
    draw_pool,
    draw_portrait_in_frame,
    draw_rays,
    stone_ink,
)
from artgames.app.result.standings import PodiumStep, on_podium
from artgames.engine.numerals import numeral
from artgames.scene.drawing.faces import SeatLook
from artgames.scene.drawing.fonts import Role, desk_px, figures, serif
from artgames.scene.drawing.symbols import draw_crown
from artgames.scene.drawing.text_lines import wrapped
from artgames.scene.drawing.theme import Theme
from artgames.scene.tempo import Beat, Tempo
from artgames.store.seating import Player

_INSET = 0.7
"""From the edges of a plinth to what is written on it."""

_CROWN = "#F2B93B"


class Podium(QWidget):
    """Three steps with portraits, names and points.

    Signals:
        complete(): the winner has stepped up.
        settled(): everybody has had time to look; from now on other things may be shown.
    """

    complete = Signal()
    settled = Signal()

    def __init__(self, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._em = theme, em
        self._steps: tuple[PodiumStep, ...] = ()
        self._players: tuple[Player, ...] = ()
        self._perfect: tuple[int, ...] = ()
        self._shown, self._rise = 0, 1.0
        self._next, self._rest = QTimer(self), QTimer(self)
        for timer, then in ((self._next, self._step_up), (self._rest, self.settled.emit)):
            timer.setSingleShot(True)
            timer.timeout.connect(then)
        self._rising = QVariantAnimation(self)
        self._rising.setStartValue(0.0)
        self._rising.setEndValue(1.0)
        self._rising.valueChanged.connect(self._set_rise)
        self.confetti = Confetti(self.update, self)
        self._tempo = Tempo()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def start(
        self, steps: Sequence[PodiumStep], players: Sequence[Player], tempo: Tempo, perfect: Sequence[int] = ()
    ) -> None:
        """Begin with the lowest of the three steps. `perfect` are the seats that could not have done better."""
        self._stop()
        self._steps = on_podium(steps)
        self._players, self._tempo, self._perfect = tuple(players), tempo, tuple(perfect)
        self._shown = 0
        self.setAccessibleName("")
        self._step_up()

    def skip(self) -> None:
        """Show everything at once."""
        was_open = not self.is_settled
        if not self.is_complete:
            self._shown = len(self._steps) - 1
            self._step_up()
        self._stop()
        self._set_rise(1.0)
        if was_open:
            self.settled.emit()

    def _stop(self) -> None:
        self._next.stop()
        self._rest.stop()
        self._rising.stop()
        self.confetti.stop()

    @property
    def is_complete(self) -> bool:
        return self._shown == len(self._steps)

    @property
    def is_settled(self) -> bool:
        return self.is_complete and not self._rest.isActive()

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        self.update()

    def height_for(self, width: float) -> int:
        """How high it must be at least, so that no name is cut."""
        return round(layout.needed_height(self._plinths(width, 0.0), self._em))

    def _step_up(self) -> None:
        self._shown += 1
        self.setAccessibleName(self._told())
        if self._tempo.reduced:
            self._set_rise(1.0)
        else:
            self._rising.setDuration(self._tempo.ms(Beat.SCORE_MOVE))
            self._rising.setEasingCurve(self._tempo.curve(Beat.SCORE_MOVE))
            self._rising.start()
        if not self.is_complete:
            self._next.start(self._tempo.ms(Beat.PODIUM_STEP))
            return
        self._rest.start(self._tempo.ms(Beat.REVEAL_REST))
        self.complete.emit()
        if not self._tempo.reduced and self._steps and not self._steps[0].lost and self.isVisible():
            self.confetti.throw()

    def _set_rise(self, value: float) -> None:
        self._rise = value
        self.update()

    def _told(self) -> str:
        visible = self._steps[len(self._steps) - self._shown :]
        return " ".join(self._told_step(step) for step in visible)

    def _told_step(self, step: PodiumStep) -> str:
        points = f": {_points(step)}" if step.points is not None else ""
        return f"{self._names(step)}." if step.lost else f"{step.place}. {self._names(step)}{points}."

    def _names(self, step: PodiumStep) -> str:
        return ", ".join(self._players[seat].name for seat in step.seats)

    # Measuring

    def _widths(self, width: float) -> list[float]:
        return layout.column_widths(width, [len(step.seats) for step in self._steps], self._em)

    def _plinths(self, width: float, height: float) -> list[float]:
        words = [self._words_height(step, wide) for step, wide in zip(self._steps, self._widths(width), strict=True)]
        level = len(self._steps) == 1 or all(step.lost for step in self._steps)
        return layout.plinth_heights(words, height, self._em, level=level)

    def _words_height(self, step: PodiumStep, width: float) -> float:
        lines = max(len(names) for _, names in self._name_blocks(step, QRectF(0, 0, width, 0)))
        points = QFontMetricsF(self._points_font()).height() if step.points is not None else 0.0
        return points + lines * QFontMetricsF(self._name_font()).height() + 0.9 * self._em

    def _name_blocks(self, step: PodiumStep, plinth: QRectF) -> list[tuple[QRectF, list[str]]]:
        """Each name below its portrait, or all of them in one text; and where that is, from the left to the right."""
        inner = plinth.adjusted(_INSET * self._em, 0, -_INSET * self._em, 0)
        if layout.shares_names(plinth.width(), len(step.seats), self._em):
            return [(inner, wrapped(self._names(step), self._name_font(), inner.width()))]
        cell = inner.width() / len(step.seats)
        spots = [QRectF(inner.left() + number * cell, 0, cell, 0) for number in range(len(step.seats))]
        return [
            (spot, wrapped(self._players[seat].name, self._name_font(), cell - 0.2 * self._em))
            for seat, spot in zip(step.seats, spots, strict=True)
        ]

    def _name_font(self) -> QFont:
        return serif(desk_px(Role.PLAY, self._em), QFont.Weight.DemiBold)

    def _points_font(self) -> QFont:
        return figures(desk_px(Role.HEADLINE, self._em), QFont.Weight.Bold)

    # Drawing

    def _draw_step(self, painter: QPainter, rank: int, place: layout.Place) -> None:
        step = self._steps[rank]
        is_first = rank == 0 and not step.lost
        for seat, rect in zip(step.seats, place.portraits, strict=True):
            if seat in self._perfect and self.is_complete:
                draw_rays(painter, rect)
        draw_plinth(painter, place.plinth, self._em, self._theme)
        for seat, rect in zip(step.seats, place.portraits, strict=True):
            player = self._players[seat]
            draw_portrait_in_frame(painter, rect, SeatLook(player.mark, face_of(player)), self._theme)
            if is_first:
                crown = min(layout.CROWN * self._em, 0.5 * rect.width())
                above = QRectF(rect.center().x() - crown / 2, rect.top() - 0.86 * crown, crown, crown)
                draw_crown(painter, above, _CROWN if self._theme.frames else self._theme.accent)
        self._write(painter, step, place.plinth)

    def _write(self, painter: QPainter, step: PodiumStep, plinth: QRectF) -> None:
        painter.setPen(QColor(stone_ink(self._theme)))
        top = plinth.top() + (layout.SLAB + 0.35) * self._em
        if step.points is not None:
            high = QFontMetricsF(self._points_font()).height()
            draw_lines(painter, QRectF(plinth.left(), top, plinth.width(), high), [_points(step)], self._points_font())
            top += high
        for spot, lines in self._name_blocks(step, plinth):
            area = QRectF(spot.left(), top, spot.width(), plinth.bottom() - top)
            draw_lines(painter, area, lines, self._name_font())

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(round(20 * self._em), round(16 * self._em))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(14 * self._em), round(10 * self._em))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._steps:
            return
        area = QRectF(self.rect())
        people = [len(step.seats) for step in self._steps]
        spots = layout.places(
            area, self._widths(area.width()), self._plinths(area.width(), area.height()), people, self._em
        )
        newest = len(self._steps) - self._shown
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            draw_pool(painter, area, self._theme)
            for rank in range(len(self._steps) - 1, max(-1, newest - 1), -1):
                painter.save()
                if rank == newest:  # it comes up out of the floor
                    painter.translate(0, (1 - self._rise) * (area.bottom() - spots[rank].portraits[0].top()))
                self._draw_step(painter, rank, spots[rank])
                painter.restore()
            self.confetti.draw(painter, area, self._em)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.is_settled:
            super().mousePressEvent(event)
        self.skip()

    def hideEvent(self, event: QHideEvent) -> None:
        self.confetti.stop()
        super().hideEvent(event)


def _points(step: PodiumStep) -> str:
    """As drawn and as told; nothing where nothing is counted."""
    return "" if step.points is None else numeral(step.points)
