from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from artgames.scene.clock import Clock
from artgames.scene.drawing.theme import DAYLIGHT, GALLERY
from artgames.scene.items.hourglass import HourglassItem, draw_hourglass


def sand(fraction: float) -> tuple[int, int]:
    """Dots of sand above and below the neck."""
    image = QImage(132, 200, QImage.Format.Format_RGB32)
    image.fill(QColor(GALLERY.wall))
    painter = QPainter(image)
    draw_hourglass(painter, QRectF(0, 0, 132, 200), fraction, GALLERY, running=False)
    painter.end()
    yellow = QColor(GALLERY.accent)
    dots = [y for y in range(200) for x in range(132) if image.pixelColor(x, y) == yellow]
    return sum(y < 100 for y in dots), sum(y >= 100 for y in dots)


def test_sand_runs_from_above_to_below() -> None:
    moments = [sand(step / 5) for step in range(5, -1, -1)]
    above, below = [moment[0] for moment in moments], [moment[1] for moment in moments]
    assert above == sorted(above, reverse=True)
    assert below == sorted(below)
    assert above[-1] == 0
    assert below[0] == 0
    assert below[-1] == pytest.approx(above[0], rel=0.35)


def test_odd_moments_are_full_or_empty() -> None:
    assert sand(3.0) == sand(1.0)
    assert sand(-1.0) == sand(0.0)


def test_follows_a_clock(qtbot: QtBot) -> None:
    now = [0.0]
    clock = Clock(now=lambda: now[0])
    glass = HourglassItem(GALLERY)
    glass.set_rect(QRectF(5, 5, 60, 90))
    glass.set_theme(DAYLIGHT)
    glass.follow(clock)
    clock.start(40)
    now[0] = 10.0
    clock.poll()
    assert glass.fraction == 0.75
    clock.finish()
    assert glass.fraction == 0
    assert glass.boundingRect() == QRectF(5, 5, 60, 90)
