"""Behind the PIN: how the kiosk is doing, and what a technician can do about it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from artgames.app.kiosk.cards import Card
from artgames.scene.plain_text import PlainLabel


class TechnicianCard(Card):
    """The same lines as at the command line, with the end of the log.

    Signals:
        closed(): the exhibit goes on.
        renewed(): the window is to be started anew, which reads the file again.
        left(): the kiosk is to end.
    """

    closed = Signal()
    renewed = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.told = PlainLabel(parent=self)
        self.told.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.told.setWordWrap(True)
        self.ui.column.insertWidget(self.ui.column.indexOf(self.ui.line) + 1, self.told)
        self.ui.line.hide()
        self.ui.column.setStretch(0, 4)

    def show_lines(self, lines: Sequence[str]) -> None:
        self.say(self.tr("Kiosk"), "")
        self.told.setText("\n".join(lines))
        self.offer(
            [
                (self.tr("Back to the exhibit"), self._close),
                (self.tr("Restart"), self.renewed.emit),
                (self.tr("Leave the kiosk"), self.left.emit),
            ]
        )
        self.appear()

    def _close(self) -> None:
        self.hide()
        self.closed.emit()
