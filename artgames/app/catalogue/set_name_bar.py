"""A line that asks for the name of a set."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from artgames.app.forms.ui_catalogue_name import Ui_NameBar


class NameBar(QFrame):
    """Hidden until a name is needed.

    Signals:
        closed(): the name was given, or is no longer wanted.
    """

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_NameBar()
        self.ui.setupUi(self)
        self._use: Callable[[str], None] | None = None
        self.ui.keep.clicked.connect(self._keep)
        self.ui.cancel.clicked.connect(self.dismiss)
        self.ui.name.returnPressed.connect(self._keep)
        self.ui.name.textChanged.connect(self._tell_whether_ready)
        self.hide()

    def ask(self, question: str, suggested: str, act: str, use: Callable[[str], None]) -> None:
        """`act` is what the button says, `use` gets the name."""
        self._use = use
        self.ui.question.setText(question)
        self.ui.keep.setText(act)
        self.ui.name.setText(suggested)
        self._tell_whether_ready()
        self.show()
        self.ui.name.setFocus()
        self.ui.name.selectAll()

    def dismiss(self) -> None:
        self.hide()
        self.closed.emit()

    def _tell_whether_ready(self) -> None:
        self.ui.keep.setEnabled(bool(self.ui.name.text().strip()))

    def _keep(self) -> None:
        name = self.ui.name.text().strip()
        if name and self._use is not None:
            use, self._use = self._use, None
            self.dismiss()
            use(name)
