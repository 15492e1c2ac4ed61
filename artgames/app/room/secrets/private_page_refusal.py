"""Somebody's page would be seen by the whole audience: it stays closed, and there are other ways to answer."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from artgames.app.forms.ui_room_refusal import Ui_Refusal
from artgames.app.page_base import let_enter_press
from artgames.engine.api import Seat
from artgames.engine.words import shortened
from artgames.scene.overlays.overlay import Overlay

_LONGEST_NAME = 24


class Refusal(Overlay):
    """Lies over the table until somebody has chosen how to answer instead.

    Signals:
        paper_wanted(Seat): this seat answers on paper from now on.
        phone_wanted(Seat): this seat answers on a phone.
        eyes_wanted(Seat): everybody else closes their eyes.
        left(): something was chosen, or it can wait.
    """

    paper_wanted = Signal(int)
    phone_wanted = Signal(int)
    eyes_wanted = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ui = Ui_Refusal()
        self.ui.setupUi(self)
        self.setProperty("page", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._seat: Seat = 0
        self.ui.paperButton.clicked.connect(lambda: self._choose(self.paper_wanted))
        self.ui.phoneButton.clicked.connect(lambda: self._choose(self.phone_wanted))
        self.ui.eyesButton.clicked.connect(lambda: self._choose(self.eyes_wanted))
        self.ui.laterButton.clicked.connect(self.leave)
        let_enter_press(self)

    def ask(self, seat: Seat, name: str, *, on_paper: bool) -> None:
        """`on_paper`: whether what this seat is asked can be written down."""
        ui, short = self.ui, shortened(name, _LONGEST_NAME)
        self._seat = seat
        ui.headline.setText(self.tr("Everyone would see what {name} sees").format(name=short))
        ui.line.setText(self.tr("This screen is also the room screen. How will {name} answer?").format(name=short))
        ui.paperButton.setText(self.tr("On paper, to be entered when everyone has written"))
        ui.paperButton.setVisible(on_paper)
        ui.phoneButton.setText(self.tr("On a phone, which nobody else sees"))
        ui.eyesButton.setText(self.tr("Here, while everyone else closes their eyes"))
        self.setAccessibleName(ui.headline.text())
        self.cover()
        (ui.paperButton if on_paper else ui.eyesButton).setFocus()

    def leave(self) -> None:
        self.hide()
        self.left.emit()

    def _choose(self, way: SignalInstance) -> None:
        self.leave()
        way.emit(self._seat)
