"""The podium: third, second and first step up one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from artgames.app.result.standings import PodiumStep
from artgames.engine.numerals import numeral
from artgames.scene.drawing.fonts import figures, sans
from artgames.scene.drawing.player_marks import draw_mark
from artgames.scene.drawing.symbols import draw_medal
from artgames.scene.drawing.theme import Theme
from artgames.scene.tempo import Beat, Tempo
from artgames.store.seating import Player

_HEIGHTS = (1.0, 0.72, 0.5)
"""Of the three steps, as shares of the highest."""

_LOW = 5.0
"""Up to so many letters high, a step has no room for a medal below its points."""

_COLUMNS = (1, 0, 2)
"""The winner stands in the middle, the second to the left."""


class Podium(QWidget):
    """Three steps with marks, names and points.

    Signals:
        complete(): the winner has stepped up.
    """

    complete = Signal()

    def __init__(self, theme: Theme, em: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._em = theme, em
        self._steps: tuple[PodiumStep, ...] = ()
        self._players: tuple[Player, ...] = ()
        self._shown = 0
        self._rise = 1.0
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._step_up)
        self._rising = QVariantAnimation(self)
        self._rising.setStartValue(0.0)
        self._rising.setEndValue(1.0)
        self._rising.valueChanged.connect(self._set_rise)
        self._tempo = Tempo()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def start(self, steps: Sequence[PodiumStep], players: Sequence[Player], tempo: Tempo) -> None:
        """Begin with the lowest of the three steps."""
        self._steps = tuple(step for step in steps if step.place <= len(_HEIGHTS))
        self._players, self._tempo = tuple(players), tempo
        self._shown = 0
        self.setAccessibleName("")
        self._step_up()

    def skip(self) -> None:
        """Show everything at once."""
        if not self.is_complete:
            self._shown = len(self._steps) - 1
            self._step_up()
        if self._rising.state() == QAbstractAnimation.State.Running:
            self._rising.stop()
        self._set_rise(1.0)

    @property
    def is_complete(self) -> bool:
        return self._shown == len(self._steps)

    def set_look(self, theme: Theme, em: float) -> None:
        self._theme, self._em = theme, em
        self.update()

    def _step_up(self) -> None:
        self._next.stop()
        self._shown += 1
        self.setAccessibleName(self._told())
        if self._tempo.reduced:
            self._set_rise(1.0)
        else:
            self._rising.setDuration(self._tempo.ms(Beat.SCORE_MOVE))
            self._rising.setEasingCurve(self._tempo.curve(Beat.SCORE_MOVE))
            self._rising.start()
        if self.is_complete:
            self.complete.emit()
        else:
            self._next.start(self._tempo.ms(Beat.PODIUM_STEP))

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

    # Drawing

    def _draw_step(self, painter: QPainter, rank: int, rise: float) -> None:
        step, em = self._steps[rank], self._em
        width = self.width() / 3
        head = self._head_height(step)
        highest = max(2 * em, self.height() - head - 0.6 * em)
        height = highest * (_HEIGHTS[-1] if step.lost else _HEIGHTS[rank]) * rise
        left = _COLUMNS[rank] * width
        block = QRectF(left + 0.25 * em, self.height() - height, width - 0.5 * em, height)
        painter.setPen(QPen(QColor(self._theme.line), 1))
        painter.setBrush(QColor(self._theme.accent if rank == 0 and not step.lost else self._theme.raised))
        painter.drawRect(block.adjusted(0.5, 0.5, -0.5, 2))
        self._draw_points(painter, block, step, rank, is_low=height / rise <= _LOW * em if rise else False)
        self._draw_people(painter, QRectF(left, block.top() - head, width, head), step)

    def _draw_points(self, painter: QPainter, block: QRectF, step: PodiumStep, rank: int, *, is_low: bool) -> None:
        """The medal below the points; on a step that is too low for both, beside them."""
        em, high = self._em, block.height()
        if is_low:
            self._draw_low(painter, block, step, rank)
            return
        if high < 1.6 * em:
            return
        self._write_points(painter, QRectF(block.left(), block.top() + 0.2 * em, block.width(), 2.2 * em), step, rank)
        if high > _LOW * em and not step.lost:
            medal = QRectF(block.center().x() - 1.2 * em, block.bottom() - 3 * em, 2.4 * em, 2.4 * em)
            draw_medal(painter, medal, step.place, self._theme)

    def _draw_low(self, painter: QPainter, block: QRectF, step: PodiumStep, rank: int) -> None:
        side = min(2.2 * self._em, block.height() * 0.84)
        middle = block.left() + block.width() * (0.3 if step.points is not None else 0.5)
        if not step.lost:
            medal = QRectF(middle - side / 2, block.center().y() - side / 2, side, side)
            draw_medal(painter, medal, step.place, self._theme)
        line = QRectF(block.left(), block.center().y() - 1.1 * self._em, block.width(), 2.2 * self._em)
        if block.height() >= 1.6 * self._em:
            self._write_points(painter, line.adjusted(0 if step.lost else block.width() * 0.4, 0, 0, 0), step, rank)

    def _write_points(self, painter: QPainter, line: QRectF, step: PodiumStep, rank: int) -> None:
        painter.setPen(QColor(self._theme.on_accent if rank == 0 else self._theme.ink))
        painter.setFont(figures(1.7 * self._em))
        painter.drawText(line, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, _points(step))

    def _draw_people(self, painter: QPainter, area: QRectF, step: PodiumStep) -> None:
        em, font = self._em, sans(self._em, QFont.Weight.DemiBold)
        side = min(2.6 * em, area.width() / max(1, len(step.seats)) - 4)
        left = area.center().x() - side * len(step.seats) / 2
        for place, seat in enumerate(step.seats):
            draw_mark(
                painter, QRectF(left + place * side, area.top(), side, side), self._players[seat].mark, self._theme
            )
        painter.setFont(font)
        painter.setPen(QColor(self._theme.ink))
        top = area.top() + 2.7 * em
        for line in self._name_lines(step, area.width() - 0.4 * em):
            painter.drawText(QRectF(area.left(), top, area.width(), 1.4 * em), Qt.AlignmentFlag.AlignCenter, line)
            top += 1.3 * em

    def _name_lines(self, step: PodiumStep, width: float) -> list[str]:
        """Two names below one another; more of them in one line, cut if need be."""
        metrics = QFontMetricsF(sans(self._em, QFont.Weight.DemiBold))
        names = [self._players[seat].name for seat in step.seats]
        lines = names if len(names) <= 2 else [", ".join(names)]
        return [metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in lines]

    def _head_height(self, step: PodiumStep) -> float:
        return (2.9 + 1.35 * (2 if len(step.seats) == 2 else 1)) * self._em

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(round(20 * self._em), round(13 * self._em))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(14 * self._em), round(10 * self._em))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            newest = len(self._steps) - self._shown
            for rank in range(len(self._steps) - 1, max(-1, newest - 1), -1):
                self._draw_step(painter, rank, self._rise if rank == newest else 1.0)

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.skip()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.skip()
        super().keyPressEvent(event)


def _points(step: PodiumStep) -> str:
    """As drawn and as told; nothing where nothing is counted."""
    return "" if step.points is None else numeral(step.points)
