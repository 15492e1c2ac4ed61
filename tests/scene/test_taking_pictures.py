"""A picture of a board that is taken while something changes on it leaves the screen as it should be."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QWidget
from pytestqt.qtbot import QtBot

from artgames.scene.board_view import BoardView
from artgames.scene.screenshots import take_picture


def filled(side: int, colour: Qt.GlobalColor) -> QPixmap:
    pixmap = QPixmap(side, side)
    pixmap.fill(colour)
    return pixmap


@pytest.mark.parametrize("take", [take_picture, lambda view: take_picture(view.window())], ids=["board", "window"])
def test_nothing_stays_of_what_was_there_before(qtbot: QtBot, take: Callable[[QWidget], QPixmap]) -> None:
    scene = QGraphicsScene(0, 0, 200, 200)
    item = QGraphicsPixmapItem(filled(100, Qt.GlobalColor.red))
    scene.addItem(item)
    window = QWidget()
    view = BoardView(window)
    view.setGeometry(0, 0, 200, 200)
    view.setScene(scene)
    qtbot.addWidget(window)
    window.resize(200, 200)
    with qtbot.waitExposed(window):
        window.show()

    def on_screen() -> QColor:
        return QColor(window.screen().grabWindow(window.winId()).toImage().pixel(10, 10))

    qtbot.waitUntil(lambda: on_screen() == QColor(Qt.GlobalColor.red))
    item.setPixmap(filled(20, Qt.GlobalColor.blue))  # the picture of a painting has come: it is smaller than its place
    item.setOffset(QPointF(40, 40))
    take(view)
    qtbot.waitUntil(lambda: on_screen() != QColor(Qt.GlobalColor.red))
