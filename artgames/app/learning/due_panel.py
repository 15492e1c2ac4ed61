"""On the home page: who has cards waiting. One press, and they are asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from artgames.engine.words import shortened
from artgames.stage.theme import set_variant
from artgames.store.memories import Due

MOST = 3
_LONGEST_NAME = 18


class DuePanel(QFrame):
    """Hidden as long as nobody learns.

    Signals:
        chosen(str): ask this person.
        progress_wanted(): how learning goes.
    """

    chosen = Signal(str)
    progress_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("panel", True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 12, 20, 12)
        layout.setSpacing(8)
        heading = QLabel(self.tr("Learning"), self)
        set_variant(heading, "role", "heading")
        layout.addWidget(heading)
        self.lines = [QPushButton(self) for _ in range(MOST)]
        for line in self.lines:
            line.clicked.connect(partial(self._choose, line))
            layout.addWidget(line)
        self._told = QLabel(self)
        self._told.setWordWrap(True)
        set_variant(self._told, "role", "small")
        layout.addWidget(self._told)
        self.progress = QPushButton(self.tr("How it goes"), self)
        set_variant(self.progress, "variant", "quiet")
        layout.addWidget(self.progress)
        self.progress.clicked.connect(self.progress_wanted)
        self.hide()

    def show_due(self, due: Sequence[Due], *, anybody: bool) -> None:
        """Whoever learned last first. `anybody`: somebody has learned before, whether or not anything is due."""
        for place, line in enumerate(self.lines):
            line.setVisible(place < len(due))
            if place < len(due):
                self._fill(line, due[place])
        more = len(due) - MOST
        self._told.setVisible(not due or more > 0)
        self._told.setText(self._rest(more) if more > 0 else self.tr("Nothing is due now."))
        self.setVisible(anybody)

    def _rest(self, more: int) -> str:
        if more == 1:
            return self.tr("And one more has cards due.")
        return self.tr("And {count} more have cards due.").format(count=more)

    def _fill(self, line: QPushButton, one: Due) -> None:
        text = self.tr("{name}: 1 card due") if one.cards == 1 else self.tr("{name}: {count} cards due")
        name = shortened(one.person, _LONGEST_NAME).replace("&", "&&")  # else it marks a key
        line.setText(text.format(name=name, count=one.cards))
        line.setToolTip(one.person if len(one.person) > _LONGEST_NAME else "")
        line.setAccessibleName(text.format(name=one.person, count=one.cards))
        line.setProperty("person", one.person)

    def _choose(self, line: QPushButton, _checked: bool = False) -> None:
        self.chosen.emit(str(line.property("person")))
