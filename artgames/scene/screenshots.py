"""Pictures of what is on the screen."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsView, QWidget


def take_picture(widget: QWidget) -> QPixmap:
    """What a widget shows now, with the boards in it.

    What they have yet to paint is settled first. A picture counts for Qt as painted: it would forget where an item was
    on the screen before, and slivers of it would stay there.
    """
    views = [widget] if isinstance(widget, QGraphicsView) else widget.findChildren(QGraphicsView)
    for view in views:
        if view.scene() is not None:
            QCoreApplication.sendPostedEvents(view.scene(), QEvent.Type.MetaCall)
    return widget.grab()
