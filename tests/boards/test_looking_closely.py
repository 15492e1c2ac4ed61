"""A right click or a long press asks for a closer look, and changes nothing on any board."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QImage, QMouseEvent
from PySide6.QtWidgets import QApplication

from artgames import games
from artgames.app.context import AppContext
from artgames.scene.board_view import BoardView
from tests.boards.every import Window

STEP = 48
OUTSIDE = QPoint(-200, -200)
"""Whoever lets go there has not pressed anything."""

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton


def grid(view: BoardView) -> list[QPoint]:
    area = view.viewport().rect()
    return [QPoint(x, y) for x in range(0, area.width(), STEP) for y in range(0, area.height(), STEP)]


def spots_on_items(view: BoardView) -> list[QPoint]:
    """Two for every item: its middle, and just inside its lower right corner."""
    boxes = [view.mapFromScene(item.sceneBoundingRect()).boundingRect() for item in view.scene().items()]
    spots = [spot for box in boxes for spot in (box.center(), box.bottomRight() - QPoint(3, 3))]
    return sorted({spot for spot in spots if view.viewport().rect().contains(spot)}, key=QPoint.toTuple)


def right_click(view: BoardView, spot: QPoint) -> None:
    place = view.viewport().mapToGlobal(spot)
    QApplication.sendEvent(view.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, place))


def mouse(view: BoardView, kind: QEvent.Type, spot: QPoint, buttons: Qt.MouseButton) -> None:
    place = QPointF(view.viewport().mapToGlobal(spot))
    event = QMouseEvent(kind, QPointF(spot), place, LEFT, buttons, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), event)


def hold(view: BoardView, spot: QPoint) -> None:
    """Until it is a long press; let go elsewhere, so that nothing is pressed."""
    mouse(view, QEvent.Type.MouseButtonPress, spot, LEFT)
    timer = view.findChild(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert timer is not None
    timer.timeout.emit()
    mouse(view, QEvent.Type.MouseButtonRelease, OUTSIDE, NONE)


def look(shown: Window) -> tuple[int, QImage]:
    """Everything that is there, without rings for mouse and keyboard. What lies below something else is missed, too."""
    QApplication.sendEvent(shown.view.viewport(), QEvent(QEvent.Type.Leave))
    shown.view.scene().clearFocus()
    shown.come_to_rest()
    there = [item for item in shown.view.scene().items() if item.isVisible()]
    return len(there), shown.view.grab().toImage()


@pytest.mark.parametrize("slug", games.names())
def test_the_picture_is_the_same_after_every_spot_was_right_clicked_and_held(context: AppContext, slug: str) -> None:
    changed = []
    with Window(context, slug) as shown:
        for moment in shown.moments():
            shown.show(moment)
            before, spots = look(shown), spots_on_items(shown.view)
            for spot in grid(shown.view) + spots:
                right_click(shown.view, spot)
            if (after := look(shown)) != before:
                changed.append(f"{moment.name}: right click, {before[0]} items became {after[0]}")
            for spot in spots:
                hold(shown.view, spot)
            if (held := look(shown)) != after:
                changed.append(f"{moment.name}: long press, {after[0]} items became {held[0]}")
    assert not changed
