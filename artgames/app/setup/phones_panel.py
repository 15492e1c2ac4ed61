"""The square to scan: while phones are open, it stands on the set-up page where the story of the game was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from artgames.app.forms.ui_setup import Ui_SetupPage

if TYPE_CHECKING:
    from artgames.app.phones.phones_controller import PhonesController


class PhonesPanel(QObject):
    """Between the form and the phones.

    Signals:
        toggled(bool): people are to join with phones, or no longer.
        changed(): the square has come or gone.
    """

    toggled = Signal(bool)
    changed = Signal()

    def __init__(self, ui: Ui_SetupPage, parent: QObject) -> None:
        super().__init__(parent)
        self._ui = ui
        ui.join.hide()
        ui.phones.clicked.connect(lambda: self.toggled.emit(ui.join.isHidden()))

    @property
    def is_open(self) -> bool:
        return not self._ui.join.isHidden()

    def follow(self, phones: PhonesController) -> None:
        self.toggled.connect(lambda on: phones.open() if on else phones.close())
        phones.changed.connect(lambda: self._show(phones))

    def _show(self, phones: PhonesController) -> None:
        wanted = phones.is_open or bool(phones.problem)
        if wanted != self.is_open:
            self._ui.phones.setText(self.tr("Close phones") if wanted else self.tr("Join with phones"))
            self._ui.story.setVisible(not wanted)
            self._ui.join.setVisible(wanted)
            self.changed.emit()
        self._ui.join.refresh(phones)
