"""Files that are dropped on the window, wherever on it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from artgames.app.widgets.toast import Toast


class DropTarget(QObject):
    """Watches a window for files of this machine.

    Signals:
        dropped(list of Path): somebody let go of these over the window.
    """

    dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._hint: Toast | None = None
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def _invite(self) -> None:
        if self._hint is None:
            self._hint = Toast(self._window)
            self._hint.ensurePolished()  # it measures its words before it is first shown
        self._hint.say(self.tr("Drop it anywhere to make a deck you can play with."))

    def _uninvite(self) -> None:
        if self._hint is not None:
            self._hint.stop()

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent) and local_files(event):
            event.acceptProposedAction()
            self._invite()
            return True
        if event.type() == QEvent.Type.DragLeave:
            self._uninvite()
        elif isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop and (files := local_files(event)):
            event.acceptProposedAction()
            self._uninvite()
            self.dropped.emit(files)
            return True
        return super().eventFilter(watched, event)


def local_files(event: QDropEvent) -> list[Path]:
    """The files and folders that are being dragged; empty for a piece of text or an address."""
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
