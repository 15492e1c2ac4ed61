"""What the house shows while nothing is played: chosen where it is shown."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFileDialog, QMenu, QToolButton

from artgames.app.room.house_slide import PICTURES, can_be_read
from artgames.app.settings.live_settings import LiveSettings
from artgames.scene.plain_text import button_text


class HouseMenu(QObject):
    """Hangs on the button that shows the house slide."""

    def __init__(self, button: QToolButton, settings: LiveSettings) -> None:
        super().__init__(button)
        self._button, self._settings = button, settings
        menu = QMenu(button)
        self.name = QAction(menu)
        self.name.setEnabled(False)
        self.choose = QAction(self.tr("Choose a picture…"), menu)
        self.choose.triggered.connect(self._choose)
        self.ours = QAction(self.tr("Use the Artgames logo"), menu)
        self.ours.triggered.connect(lambda: settings.update(house_picture=""))
        menu.addActions((self.name, self.choose, self.ours))
        button.setMenu(menu)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
        settings.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        file = self._settings.value.house_picture
        name = Path(file).name if file else self.tr("Artgames logo")
        self.name.setText(button_text(self.tr("House slide: {name}").format(name=name)))
        self.ours.setEnabled(bool(file))

    def _choose(self) -> None:
        """Ask for a picture; one that cannot be read is not taken."""
        kinds = f"{self.tr('Pictures')} ({' '.join(PICTURES)})"
        now = self._settings.value.house_picture
        file, _ = QFileDialog.getOpenFileName(self._button, self.tr("House slide"), now, kinds)
        if file and can_be_read(file):
            self._settings.update(house_picture=file)
