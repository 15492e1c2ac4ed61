"""What somebody with a phone asks the host for, one line each, with the two answers beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from artgames.app.page_base import let_enter_press
from artgames.scene.drawing.theme import set_variant
from artgames.scene.plain_text import PlainLabel

if TYPE_CHECKING:
    from artgames.app.phones.phones_controller import PhonesController
    from artgames.phones.messages import NameWished, SecondPhone


class AskedList(QWidget):
    """Hidden as long as nobody asks.

    Signals:
        told(str): why it cannot be.
    """

    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_narrow = False
        """Whether the answers stand below the question."""

        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(6)
        self._lines: list[QWidget] = []
        self._shown: tuple[object, ...] = ()
        self.hide()

    def refresh(self, phones: PhonesController) -> None:
        """Somebody wants a seat that has a phone, or another name: the host decides."""
        asking = phones.asking
        asked = (*asking.requests, *((wish, phones.name_of(wish.seat)) for wish in asking.wishes))
        self.setVisible(bool(asked))
        if asked == self._shown:
            return
        self._shown = asked
        for line in self._lines:
            line.hide()
            line.deleteLater()
        self._lines = []
        for request in asking.requests:
            text = self.tr("Another phone wants the seat of {name}.").format(name=phones.name_of(request.seat))
            self._ask(text, self.tr("Let it in"), self._allower(phones, request))
        for wish in asking.wishes:
            text = self.tr("{name} would like to be called {wish}.")
            text = text.format(name=phones.name_of(wish.seat), wish=wish.name)
            self._ask(text, self.tr("Rename"), self._granter(phones, wish))

    def _allower(self, phones: PhonesController, request: SecondPhone) -> Callable[[bool], None]:
        return lambda yes: phones.asking.allow(request, yes)

    def _granter(self, phones: PhonesController, wish: NameWished) -> Callable[[bool], None]:
        def grant(yes: bool) -> None:
            if refusal := phones.asking.grant(wish, yes):
                self.told.emit(refusal)

        return grant

    def _ask(self, text: str, yes_text: str, answer: Callable[[bool], None]) -> None:
        line = QWidget(self)
        way = QBoxLayout.Direction.TopToBottom if self.is_narrow else QBoxLayout.Direction.LeftToRight
        whole = QBoxLayout(way, line)
        whole.setContentsMargins(0, 0, 0, 0)
        label = PlainLabel(text, line)
        label.setWordWrap(True)
        whole.addWidget(label, 1)
        row = QHBoxLayout()
        whole.addLayout(row)
        for words, yes in ((yes_text, True), (self.tr("No"), False)):
            button = QPushButton(words, line)
            button.setAccessibleDescription(text)
            button.clicked.connect(lambda _checked=False, yes=yes: answer(yes))
            if yes:
                set_variant(button, "variant", "primary")
            row.addWidget(button)
        self._rows.addWidget(line)
        self._lines.append(line)
        line.show()
        let_enter_press(line)
