"""One seat on the host's page: whose it is, where its phone is, and what the host can do."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtWidgets import QWidget

from artgames.app.forms.ui_phone_row import Ui_PhoneRow
from artgames.scene.drawing.faces import SMALLEST, SeatLook, seat_icon
from artgames.scene.drawing.theme import Theme, set_variant


class RowState(NamedTuple):
    """What a row shows."""

    name: str
    look: SeatLook
    state: str
    is_waited_for: bool = False
    can_nudge: bool = False


class PhoneRow(QWidget):
    """Says what the host wants.

    Signals:
        nudged(): the table waits.
        renamed(str): another name.
        menu_wanted(QPoint): everything else; the point is where on the screen.
    """

    nudged = Signal()
    renamed = Signal(str)
    menu_wanted = Signal(QPoint)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ui = Ui_PhoneRow()
        self.ui.setupUi(self)
        self._shown: tuple[RowState, str, float] | None = None
        self.ui.newName.hide()
        self.ui.nudge.clicked.connect(self.nudged)
        self.ui.more.clicked.connect(self._want_menu)
        self.ui.newName.returnPressed.connect(self._rename)
        self.ui.newName.editingFinished.connect(self._end_rename)

    def show_state(self, shown: RowState, theme: Theme, em: float) -> None:
        if self._shown == (shown, theme.key, em):
            return  # votes come ten times a second, and a face takes a millisecond to draw
        self._shown = (shown, theme.key, em)
        ui, side = self.ui, max(SMALLEST, round(em * 2.6))
        ui.mark.setPixmap(seat_icon(shown.look, theme, side).pixmap(QSize(side, side)))
        ui.name.setText(shown.name)
        ui.state.setText(shown.state)
        ui.nudge.setVisible(shown.can_nudge)
        ui.nudge.setAccessibleName(self.tr("Nudge {name}").format(name=shown.name))
        ui.more.setAccessibleName(self.tr("Options for {name}").format(name=shown.name))
        role = "" if shown.is_waited_for else "small"
        if ui.state.property("role") != role:
            set_variant(ui.state, "role", role)

    def ask_name(self) -> None:
        """Let the host type another name."""
        ui = self.ui
        ui.newName.setText(ui.name.text())
        ui.newName.setAccessibleName(self.tr("New name for {name}").format(name=ui.name.text()))
        ui.name.hide()
        ui.newName.show()
        ui.newName.selectAll()
        ui.newName.setFocus()

    def _rename(self) -> None:
        if self.ui.newName.text().strip() not in ("", self.ui.name.text()):
            self.renamed.emit(self.ui.newName.text())
        self._end_rename()

    def _end_rename(self) -> None:
        self.ui.newName.hide()
        self.ui.name.show()

    def _want_menu(self) -> None:
        self.menu_wanted.emit(self.ui.more.mapToGlobal(QPoint(0, self.ui.more.height())))
