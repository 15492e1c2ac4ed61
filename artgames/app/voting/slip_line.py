"""Slips of paper, read out one after the other: each is typed as a line, and the last one can be taken back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal

from artgames.app.forms.ui_votes import Ui_VoteSheet
from artgames.app.voting.vote_count import BadSlip, Slip, read_slip
from artgames.app.voting.vote_tile import pressed
from artgames.engine.choices import Pick
from artgames.engine.words import filled

_SHOWN = 4
_FIGURE = 9
"""From here on numbers are told apart by a space."""


class SlipLine(QObject):
    """The line of a vote sheet, and the slips that were read so far.

    Signals:
        changed(): one more was read, or the last one was taken back.
        explained(str): why a line is no slip; empty once it is one.
    """

    changed = Signal()
    explained = Signal(str)

    def __init__(self, ui: Ui_VoteSheet, parent: QObject) -> None:
        super().__init__(parent)
        self._ui = ui
        self._pick: Pick | None = None
        self._numbers: tuple[int, ...] = ()
        self.slips: list[Slip] = []
        ui.slipEdit.returnPressed.connect(self._take)
        ui.slipEdit.installEventFilter(self)
        ui.takeBackButton.clicked.connect(self.take_back)

    def begin(self, pick: Pick, numbers: tuple[int, ...]) -> None:
        """Another question, for which no slip was read."""
        self._pick, self._numbers, self.slips = pick, numbers, []
        self._ui.slipEdit.clear()

    @property
    def last(self) -> Slip:
        """What was read last; nothing where nothing was."""
        return self.slips[-1] if self.slips else ()

    def _take(self) -> None:
        line = self._ui.slipEdit.text().strip()
        if not line or self._pick is None:
            return
        try:
            slip = read_slip(line, self._pick, self._numbers)
        except BadSlip as bad:
            self.explained.emit(self._complaint(bad))
            self._ui.slipEdit.selectAll()
            return
        self.slips.append(slip)
        self._ui.slipEdit.clear()
        self.explained.emit("")
        self.changed.emit()

    def _complaint(self, bad: BadSlip) -> str:
        texts = {
            "unknown": self.tr("There is no number {number} here. Look at the slip again."),
            "twice": self.tr("Number {number} is there twice. Each number counts only once per slip."),
            "many": self.tr("A slip can have at most {number:one number|# numbers}. Ask which ones count, or type 0."),
        }
        return filled(texts[bad.kind], number=bad.number)

    def take_back(self) -> None:
        """The last slip was read wrongly: its numbers come back into the line."""
        if self.slips:
            slip = self.slips.pop()
            between = " " if max(self._numbers) > _FIGURE else ""
            self._ui.slipEdit.setText(between.join(map(str, slip)) or "0")
            self._ui.slipEdit.selectAll()
            self.changed.emit()
        self._ui.slipEdit.setFocus()

    def show(self) -> None:
        """How many there are, and the last few."""
        self._ui.takeBackButton.setEnabled(bool(self.slips))
        last = [" ".join(map(str, slip)) or "–" for slip in self.slips[-_SHOWN:]]
        said = filled(self.tr("{count:# slip|# slips}"), count=len(self.slips))
        self._ui.slipsLabel.setText(f"{said}:  {'   ·   '.join(last)}" if last else said)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Backspace in an empty line takes the last slip back."""
        if pressed(event) == Qt.Key.Key_Backspace and not self._ui.slipEdit.text():
            self.take_back()
            return True
        return super().eventFilter(watched, event)
