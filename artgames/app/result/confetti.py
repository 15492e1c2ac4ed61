"""Forty pieces of paper for the winner, once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QObject, QRectF, QVariantAnimation
from PySide6.QtGui import QColor, QPainter

from artgames.engine.rng import Rng
from artgames.scene.drawing.player_marks import MARKS

_PIECES = 40
_MS = 2500


class Confetti(QObject):
    """Falls from the upper edge and fades away. It is always the same, so that pictures of it can be compared."""

    def __init__(self, changed: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._fallen = 1.0
        self._pieces = _scattered()
        self._changed = changed
        self._fall = QVariantAnimation(self)
        self._fall.setStartValue(0.0)
        self._fall.setEndValue(1.0)
        self._fall.setDuration(_MS)
        self._fall.valueChanged.connect(self._move)

    @property
    def is_falling(self) -> bool:
        return self._fall.state() == QAbstractAnimation.State.Running

    def throw(self) -> None:
        self._fall.stop()
        self._fall.start()

    def stop(self) -> None:
        self._fall.stop()
        self._move(1.0)

    def _move(self, fallen: float) -> None:
        self._fallen = fallen
        self._changed()

    def draw(self, painter: QPainter, area: QRectF, em: float) -> None:
        if self._fallen >= 1.0:
            return
        painter.save()
        painter.setOpacity(min(1.0, 3 * (1 - self._fallen)))
        for number, (x, start, drift) in enumerate(self._pieces):
            down = (self._fallen * 1.25 - start * 0.25) * area.height()
            painter.save()
            painter.translate(area.left() + (x + drift * self._fallen) * area.width(), area.top() + down)
            painter.rotate(360 * drift * 8 * self._fallen + 40 * number)
            painter.fillRect(QRectF(-0.22 * em, -0.35 * em, 0.44 * em, 0.7 * em), QColor(MARKS[number % 8].colour))
            painter.restore()
        painter.restore()


def _scattered() -> tuple[tuple[float, float, float], ...]:
    """Where each piece is, how late it comes and how far it drifts, as shares."""
    rng, made = Rng.from_seed("confetti"), []
    for _ in range(_PIECES):
        numbers = []
        for _part in range(3):
            value, rng = rng.below(1000)
            numbers.append(value / 1000)
        made.append((numbers[0], numbers[1], 0.16 * numbers[2] - 0.08))
    return tuple(made)
