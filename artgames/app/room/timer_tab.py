"""The match's own clock on the console, and what the host has set for breaks and for going on."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.forms.ui_console import Ui_ConsolePage
from artgames.app.widgets.flow_layout import flow_of

_FIRST_SECONDS = 8
"""What is offered to who has never let the room go on by itself."""


class TimerTab(QObject):
    """Shows the time and keeps the host's wishes in the settings."""

    def __init__(self, ui: Ui_ConsolePage, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui, self._context = ui, context
        flow_of(ui.timeRow, ui.moreButton, ui.noClockButton, ui.finishButton)  # large letters take a second line
        flow_of(ui.autoRow, ui.goesOn, ui.goesOnSeconds)
        ui.goesOnSeconds.setValue(context.settings.value.room_goes_on or _FIRST_SECONDS)
        ui.breakMinutes.valueChanged.connect(lambda minutes: context.settings.update(break_minutes=minutes))
        ui.goesOn.clicked.connect(self._set_going_on)
        ui.goesOnSeconds.valueChanged.connect(self._set_going_on)
        context.settings.changed.connect(self.show)
        self.show()

    def show(self) -> None:
        ui, value = self._ui, self._context.settings.value
        ui.breakMinutes.setValue(value.break_minutes)
        ui.goesOn.setChecked(value.room_goes_on > 0)

    def show_time(self, left: float) -> None:
        text = f"{int(left) // 60}:{int(left) % 60:02d}" if left > 0 else ""
        self._ui.time.setText(text or "–")
        self._ui.clock.setText(text)

    def _set_going_on(self) -> None:
        on = self._ui.goesOn.isChecked()
        self._context.settings.update(room_goes_on=self._ui.goesOnSeconds.value() if on else 0)
