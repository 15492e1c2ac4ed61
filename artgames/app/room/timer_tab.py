"""The console's Timer tab: the match's own clock, and what the host has set for breaks and for going on."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from artgames.app.context import AppContext
from artgames.app.forms.ui_console import Ui_ConsolePage
from artgames.app.room.house_slide import PICTURES, can_be_read
from artgames.app.widgets.flow_layout import flow_of
from artgames.scene.plain_text import tip

_FIRST_SECONDS = 8
"""What is offered to who has never let the room go on by itself."""


class TimerTab(QObject):
    """Shows the time and keeps the host's wishes in the settings."""

    def __init__(self, ui: Ui_ConsolePage, context: AppContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui, self._context, self._page = ui, context, parent
        flow_of(ui.timeRow, ui.moreButton, ui.noClockButton, ui.finishButton)  # large letters take a second line
        flow_of(ui.autoRow, ui.goesOn, ui.goesOnSeconds)
        ui.goesOnSeconds.setValue(context.settings.value.room_goes_on or _FIRST_SECONDS)
        ui.breakMinutes.valueChanged.connect(lambda minutes: context.settings.update(break_minutes=minutes))
        ui.goesOn.clicked.connect(self._set_going_on)
        ui.goesOnSeconds.valueChanged.connect(self._set_going_on)
        ui.housePicture.clicked.connect(self.choose_house)
        context.settings.changed.connect(self.show)
        self.show()

    def show(self) -> None:
        ui, value = self._ui, self._context.settings.value
        ui.breakMinutes.setValue(value.break_minutes)
        ui.goesOn.setChecked(value.room_goes_on > 0)
        name = Path(value.house_picture).name if value.house_picture else self.tr("ours")
        ui.houseLabel.setText(self.tr("Picture of the house: {name}").format(name=name))
        ui.houseLabel.setToolTip(tip(value.house_picture))

    def show_time(self, left: float) -> None:
        self._ui.time.setText(f"{int(left) // 60}:{int(left) % 60:02d}" if left > 0 else "–")

    def choose_house(self) -> None:
        """Ask for a picture; one that cannot be read is not taken."""
        now = self._context.settings.value.house_picture
        kinds = f"{self.tr('Pictures')} ({' '.join(PICTURES)})"
        file, _ = QFileDialog.getOpenFileName(self._page, self.tr("Picture of the house"), now, kinds)
        if file and can_be_read(file):
            self._context.settings.update(house_picture=file)

    def _set_going_on(self) -> None:
        on = self._ui.goesOn.isChecked()
        self._context.settings.update(room_goes_on=self._ui.goesOnSeconds.value() if on else 0)
