"""The slim strip for the host below a picture that everybody sees, of a match or of a show."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QToolButton, QWidget

from artgames.app.forms.ui_host_strip import Ui_HostStrip
from artgames.app.room.console_keys import lettered
from artgames.app.widgets.toast import SHOWN_MS
from artgames.scene.drawing.theme import set_variant
from artgames.scene.plain_text import tip
from artgames.scene.sound.announcing import announce


class HostStrip(QFrame):
    """One line of buttons with their keys. What the host is told has a place of its own beside them: who is told that a
    press led to nothing wants to press something else.

    Signals:
        pressed(str): the method of whoever leads that is meant, as in the table of keys (`HostKey.slot`).
        leave_wanted(): the host wants no strip any more.
    """

    pressed = Signal(str)
    leave_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = ui = Ui_HostStrip()
        ui.setupUi(self)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._text_scale, self._leave = 100, ""
        set_variant(ui.nextButton, "variant", "primary")
        ui.told.setMinimumWidth(1)
        self._slots = {
            ui.backButton: "go_back",
            ui.nextButton: "go_on",
            ui.pauseButton: "pause",
            ui.moreButton: "more_time",
            ui.blackButton: "black",
            ui.houseButton: "house",
            ui.breakButton: "take_break",
        }
        self._with_keys = {button: button.text() for button in self._slots}
        for button, slot in self._slots.items():
            button.clicked.connect(partial(self._press, slot))
        ui.leaveButton.clicked.connect(self.leave_wanted)
        self._told = QTimer(self)
        self._told.setSingleShot(True)
        self._told.setInterval(SHOWN_MS)
        self._told.timeout.connect(self.hush)
        self.hush()

    def _press(self, slot: str) -> None:
        self.pressed.emit(slot)

    @property
    def buttons(self) -> tuple[QToolButton, ...]:
        return (*self._slots, self.ui.leaveButton)

    # What is shown

    def set_leave(self, text: str, hint: str = "") -> None:
        """What the button at the end is for now."""
        if text != self._leave:
            self._leave = text
            self.ui.leaveButton.setToolTip(tip(hint))
            self._letter()

    def set_look(self, em: float, text_scale: int) -> None:
        """Letters are another size now."""
        self._text_scale = text_scale
        self.ui.told.set_size(round(em))
        self._letter()

    def _letter(self) -> None:
        for button, text in self._with_keys.items():
            button.setText(lettered(text, self._text_scale))
        self.ui.leaveButton.setText(lettered(self._leave, self._text_scale))
        self._fit()

    def show_time(self, left: float | None) -> None:
        """None where nobody waits for a clock, or where the picture has one."""
        text = "" if left is None else f"{int(left) // 60}:{int(left) % 60:02d}"
        if self.ui.time.text() != text:
            self.ui.time.setText(text)

    def tell(self, sentence: str) -> None:
        """To the host, for a few seconds."""
        self.ui.told.setText(sentence)
        self.ui.told.setMaximumWidth(self._told_width())
        self.ui.told.show()
        self._told.start()
        self._fit()
        announce(self.ui.told, sentence)

    def hush(self) -> None:
        """Nothing is told any more."""
        self._told.stop()
        self.ui.told.hide()
        self._fit()

    @property
    def _tells(self) -> bool:
        return self._told.isActive()

    def _told_width(self) -> int:
        """In one line, with what the style sheet leaves free beside it."""
        told = self.ui.told
        told.ensurePolished()
        edges: int = told.width() - told.contentsRect().width()
        written: int = told.fontMetrics().horizontalAdvance(told.text())
        return written + edges + 2

    def _fit(self) -> None:
        """Where there is too little room, what has a key goes first, and no other button moves: the strip stays one
        line, and what is told is whole."""
        ui, row = self.ui, self.ui.row
        always = (ui.backButton, ui.nextButton, ui.pauseButton, ui.time, ui.leaveButton)
        edges = row.contentsMargins()
        left = self.width() - edges.left() - edges.right() - (self._told_width() + row.spacing() if self._tells else 0)
        left -= sum(widget.sizeHint().width() + row.spacing() for widget in always)
        for button in (ui.moreButton, ui.blackButton, ui.houseButton, ui.breakButton):
            left -= button.sizeHint().width() + row.spacing()
            button.setVisible(left >= 0)

    # Qt

    def event(self, event: QEvent) -> bool:
        """Letters may have become larger."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.hush()
