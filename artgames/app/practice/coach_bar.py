"""The coach of a practice round: a strip above the table, where it covers nothing that it speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from artgames.app.forms.ui_coach import Ui_CoachBar
from artgames.scene.drawing.fonts import sans
from artgames.scene.sound.announcing import announce


class CoachBar(QFrame):
    """Says one line at a time, and always takes the room of the longest, so that the board below never jumps.

    Signals:
        went_on(): the learner has read the line.
        shown(): the learner wants the coach to do it. The table's own button is the only one that says “Skip”.
        again(), play_wanted(): how to go on after the last line.
    """

    went_on = Signal()
    shown = Signal()
    again = Signal()
    play_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_CoachBar()
        self.ui.setupUi(self)
        self._sentences: tuple[str, ...] = ()
        self._is_over = False
        self.ui.forward.clicked.connect(self._go_forward)
        self.ui.other.clicked.connect(self._do_other)

    def prepare(self, sentences: Sequence[str]) -> None:
        """All that will be said, to be measured."""
        self._sentences = (*sentences, self._farewell())
        self._measure()

    def say(self, sentence: str, number: int, count: int, *, only_read: bool) -> None:
        """The line with this number, counted from 1."""
        self._is_over = False
        self._put(sentence, self.tr("{number} of {count}").format(number=number, count=count))
        self._offer(self.tr("Continue"), self.tr("Show me"), forward=only_read, other=not only_read)
        self.ui.other.setToolTip(self.tr("Let the coach do it for you"))

    def end(self) -> None:
        """There is nothing more to say."""
        self._is_over = True
        self._put(self._farewell(), self.ui.progress.text())
        self._offer(self.tr("Play for real"), self.tr("Practise again"), forward=True, other=True)
        self.ui.other.setToolTip("")

    def set_look(self, px: int) -> None:
        """The size of the text."""
        self.ui.text.setStyleSheet(f"font-size: {px}px;")
        self.ui.text.setFont(sans(px))
        self._measure()

    def _go_forward(self) -> None:
        (self.play_wanted if self._is_over else self.went_on).emit()

    def _do_other(self) -> None:
        (self.again if self._is_over else self.shown).emit()

    def _farewell(self) -> str:
        return self.tr("That’s it – you’re ready to play!")

    def _put(self, sentence: str, progress: str) -> None:
        self.ui.text.setText(sentence)
        self.ui.progress.setText(progress)
        announce(self, sentence)

    def _offer(self, forward_text: str, other_text: str, *, forward: bool, other: bool) -> None:
        self.ui.forward.setText(forward_text)
        self.ui.other.setText(other_text)
        self.ui.forward.setVisible(forward)
        self.ui.other.setVisible(other)

    def _measure(self) -> None:
        """The text gets the height of its longest sentence beside the widest buttons."""
        row, text = self.ui.coachRow, self.ui.text
        margins = row.contentsMargins()
        beside = [
            _width(self.ui.other, (self.tr("Show me"), self.tr("Practise again"))),
            _width(self.ui.forward, (self.tr("Continue"), self.tr("Play for real"))),
        ]
        width = self.width() - margins.left() - margins.right() - sum(beside) - len(beside) * row.spacing()
        metrics, area = QFontMetrics(text.font()), QRect(0, 0, max(1, width), 10_000)
        heights = [metrics.boundingRect(area, Qt.TextFlag.TextWordWrap, one).height() for one in self._sentences]
        text.setMinimumHeight(max(heights, default=0))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()


def _width(button: QPushButton, texts: Sequence[str]) -> int:
    """The most room that a button needs with any of these."""
    shown, widths = button.text(), []
    for text in texts:
        button.setText(text)
        widths.append(button.sizeHint().width())
    button.setText(shown)
    return max(widths)
