from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from artgames.scene.clock import Clock
from artgames.scene.drawing.theme import DAYLIGHT, GALLERY, Theme
from artgames.scene.items.edge_timer import EdgeTimer

AREA = QRectF(0, 0, 1000, 600)


def shown(remaining: float, total: float, theme: Theme = GALLERY) -> QImage:
    scene = QGraphicsScene(AREA)
    timer = EdgeTimer(GALLERY, 60)
    timer.set_theme(theme)
    timer.set_area(AREA)
    scene.addItem(timer)
    timer.set_time(remaining, total)
    image = QImage(1000, 600, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.wall))
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


def line(image: QImage) -> list[int]:
    return [x for x in range(1000) if image.pixelColor(x, 598) == QColor(GALLERY.accent)]


@pytest.mark.parametrize("theme", [GALLERY, DAYLIGHT])
@pytest.mark.parametrize("share", [1.0, 0.5, 0.1])
def test_the_line_shrinks_from_both_sides(share: float, theme: Theme) -> None:
    dots = line(shown(60 * share, 60, theme))
    assert len(dots) == pytest.approx(1000 * share, abs=2)
    assert (dots[0] + dots[-1]) / 2 == pytest.approx(499.5, abs=1)


def test_digits_come_for_the_last_ten_seconds_only() -> None:
    def inked(image: QImage) -> int:
        return sum(image.pixelColor(x, y) == QColor(GALLERY.ink) for x in range(440, 560) for y in range(530, 590))

    assert inked(shown(11, 60)) == 0
    assert inked(shown(8, 60)) > 100
    assert inked(shown(0, 60)) == 0


def test_follows_a_clock_and_says_the_time(qtbot: QtBot) -> None:
    now = [0.0]
    clock = Clock(now=lambda: now[0])
    timer = EdgeTimer(GALLERY)
    timer.set_area(AREA)
    timer.follow(clock)
    clock.start(60)
    now[0] = 17.5
    clock.poll()
    assert timer.accessible_text() == "Seconds left: 43"
    clock.finish()
    assert timer.accessible_text() == "Seconds left: 0"
