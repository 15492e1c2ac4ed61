"""On the home page: who has cards waiting. One press, and they are asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product, zip_longest
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from artgames.engine.words import filled, shortened
from artgames.scene.drawing.theme import set_variant
from artgames.scene.plain_text import PlainLabel, button_text, tip
from artgames.store.learning_records import Due

MOST = 3
_SIDE = 20
"""The margin to the left and right."""

_NAME_LENGTHS = (22, 16, 11, 7, 4, 2)
"""Letters that are left of a long name, from one attempt to the next."""


class _Stage(NamedTuple):
    """How much is shown."""

    heading: bool
    lines: int


_STAGES = (_Stage(True, MOST), _Stage(True, 2), _Stage(True, 1), _Stage(False, 1))


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
        self._due: tuple[Due, ...] = ()
        layout = self._layout = QVBoxLayout(self)
        layout.setContentsMargins(_SIDE, 12, _SIDE, 12)
        layout.setSpacing(8)
        self._heading = PlainLabel(self.tr("Learning"), self)
        set_variant(self._heading, "role", "heading")
        layout.addWidget(self._heading)
        self.lines = [QPushButton(self) for _ in range(MOST)]
        for line in self.lines:
            line.clicked.connect(partial(self._choose, line))
            line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)  # a name never widens the column
            layout.addWidget(line)
        self._told = PlainLabel(parent=self)
        self._told.setWordWrap(True)
        set_variant(self._told, "role", "small")
        layout.addWidget(self._told)
        self.progress = QPushButton(self.tr("Progress"), self)
        set_variant(self.progress, "variant", "quiet")
        layout.addWidget(self.progress)
        self.progress.clicked.connect(self.progress_wanted)
        self.hide()

    def show_due(self, due: Sequence[Due], *, anybody: bool) -> None:
        """Whoever learned last first. `anybody`: somebody has learned before, whether or not anything is due."""
        self._due = tuple(due)
        self._show(_STAGES[0])
        self.setVisible(anybody)

    def resize_to(self, height: int) -> None:
        """Show as much as this height allows; the first one who has cards due is shown in any case."""
        for stage in _STAGES:
            self._show(stage)
            self._layout.invalidate()
            if self.sizeHint().height() <= height:
                return

    def _show(self, stage: _Stage) -> None:
        shown = self._due[: stage.lines]
        for line, one in zip_longest(self.lines, shown):
            line.setVisible(one is not None)
            if one is not None:
                self._fill(line, one)
        more = len(self._due) - len(shown)
        self._heading.setVisible(stage.heading)
        self._told.setVisible(not self._due or (more > 0 and stage.heading))
        self._told.setText(self._rest(more) if more > 0 else self.tr("Nothing is due just now."))
        self.progress.setVisible(stage.heading)

    def _rest(self, more: int) -> str:
        return filled(self.tr("{count:One more player has|# more players have} cards due."), count=more)

    def _fill(self, line: QPushButton, one: Due) -> None:
        whole = self.tr("{name}: {count:# card|# cards} due")
        room = self.width() - 2 * _SIDE - 6 * line.fontMetrics().averageCharWidth()
        for text, most in product((whole, self.tr("{name}: {count} due")), _NAME_LENGTHS):
            name = button_text(shortened(one.person, most))
            line.setText(filled(text, name=name, count=one.cards))
            if line.fontMetrics().horizontalAdvance(line.text()) <= room:
                break
        line.setToolTip(tip(one.person) if len(one.person) > _NAME_LENGTHS[-1] else "")
        line.setAccessibleName(filled(whole, name=one.person, count=one.cards))
        line.setProperty("person", one.person)

    def _choose(self, line: QPushButton, _checked: bool = False) -> None:
        self.chosen.emit(str(line.property("person")))
