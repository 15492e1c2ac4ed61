"""How to join a table that is being laid, beside its seats: the square to scan, and who is here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from artgames.app.forms.ui_join_panel import Ui_JoinPanel
from artgames.app.phones.phone_texts import phones_here

if TYPE_CHECKING:
    from artgames.app.phones.phones_controller import PhonesController


class JoinPanel(QWidget):
    """Shows what a `PhonesController` knows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_JoinPanel()
        self.ui.setupUi(self)
        self.ui.asked.is_narrow = True
        self.ui.qr.setAccessibleName(self.tr("A square to scan"))

    def refresh(self, phones: PhonesController) -> None:
        if self.isHidden():
            return
        ui, told = self.ui, phones.invitation()
        ui.qr.show_text(told.link if told is not None else "")
        ui.address.setText(told.address if told is not None else "")
        ui.code.setText(told.code if told is not None else "")
        for widget in (ui.joinHint, ui.typeHint, ui.address, ui.code, ui.here):
            widget.setVisible(told is not None)
        ui.here.setText(self._here(phones))
        ui.problem.setText(phones.problem)
        ui.problem.setVisible(told is None)
        ui.asked.refresh(phones)

    def _here(self, phones: PhonesController) -> str:
        """How many have joined, and who is still to come."""
        here = phones_here(sum(one.connected for one in phones.presence()))
        names = [phones.name_of(seat) for seat in phones.lacking()]
        text = self.tr("{here}. Still to join: {names}") if names else "{here}"
        return text.format(here=here, names=", ".join(names))
