"""The line above the board: what is to be done, and beside it round, clock and buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from artgames.app.table.page_owner import PageOwner
from artgames.app.table.toolbar_icons import sign
from artgames.app.widgets.shrinking_label import FittedLabel
from artgames.scene.drawing.theme import GALLERY, Theme, set_variant
from artgames.scene.plain_text import tip

_ROOMY, _LEAST = 16, 10
"""A sentence gets so many times its height in width before words become signs, and before the round is left out."""

_MARGINS, _TIGHT = (24, 6, 16, 6), (24, 2, 16, 2)
_ANY = 16_777_215
_GAP, _GAP_OF_SIGNS, _ROUND, _CLOCK = 18, 8, 6, 3
"""Between two buttons, and between two signs; room for round and clock, in sizes of the letters."""

_SIGN = 0.62
_SELDOM = ("roomButton", "phonesButton")
"""Buttons that stay away for a whole match."""

_Style = Qt.ToolButtonStyle


class StatusBar(QFrame):
    """Arranges itself: it never grows at the cost of the board. With large text, or in a small window, its buttons show
    signs instead of words, and then the sentence's tool tip says which round it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = GALLERY
        self._is_tight = False
        self._folded: tuple[object, ...] = ()

    def apply_style(self, theme: Theme, most: int) -> None:
        """Letters have another size now; `most` is how high the bar may be, 0 for as high as it likes."""
        self._theme, self._is_tight = theme, most > 0
        self.setMinimumHeight(most)
        self.setMaximumHeight(most or _ANY)
        row = self.layout()
        if row is not None:
            row.setContentsMargins(*(_TIGHT if self._is_tight else _MARGINS))
        self._folded = ()
        self._arrange()

    def _arrange(self) -> None:
        sentence, told = self.findChild(FittedLabel), self.findChild(QLabel, "roundLabel")
        if sentence is None or told is None or not self.width():
            return  # the form is not complete yet
        line = min(sentence.line_height(), self._inner())
        with_words = self._room(with_words=True) >= (_ROOMY if self._is_tight else _LEAST) * line
        with_round = with_words or self._room(with_words=False) >= _LEAST * line
        sentence.setToolTip(tip("" if with_round else told.text()))
        folded = (with_words, with_round, self._inner(), self._theme.key)
        if folded != self._folded:
            self._folded = folded
            told.setVisible(with_round)
            self._fold(with_words)

    def _inner(self) -> int:
        """How high a button is at most."""
        return min(self.maximumHeight() - 2 * _TIGHT[1], round(self.fontMetrics().height() * 2.2))

    def _room(self, *, with_words: bool) -> float:
        """What is left for the sentence. Buttons that come and go are always counted: else the others would change
        their looks with them."""
        metrics, buttons = self.fontMetrics(), self.findChildren(QToolButton)
        em = metrics.height() * 0.8
        shown = [button for button in buttons if button.objectName() not in _SELDOM or not button.isHidden()]
        wide = sum(metrics.horizontalAdvance(button.text()) + em for button in shown)
        tools = wide if with_words else self._inner() * len(shown)
        gaps = (_GAP if with_words else _GAP_OF_SIGNS) * (len(shown) + 2)
        owner = self.findChild(PageOwner)
        whose = owner.sizeHint().width() if owner is not None and not owner.isHidden() else 0
        return self.width() - whose - tools - _TIGHT[0] - _TIGHT[2] - gaps - em * (_ROUND + _CLOCK)

    def _fold(self, with_words: bool) -> None:
        side = self._inner()
        tools = self.findChild(QHBoxLayout, "statusTools")
        if tools is not None:
            tools.setSpacing(_GAP if with_words else _GAP_OF_SIGNS)
        for button in self.findChildren(QToolButton):
            name = button.objectName().removesuffix("Button")
            button.setAccessibleName("" if with_words else button.text())
            button.setIcon(QIcon() if with_words else sign(name, side, self._theme, self.devicePixelRatioF()))
            button.setIconSize(QSize(side, side) * _SIGN)
            button.setToolButtonStyle(_Style.ToolButtonTextOnly if with_words else _Style.ToolButtonIconOnly)
            set_variant(button, "tight", ("words" if self._is_tight else "") if with_words else "sign")
            button.setMinimumSize(QSize(0, 0) if with_words else QSize(side, side))
            button.setMaximumSize(QSize(_ANY, _ANY) if with_words else QSize(side, side))

    # Qt

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._arrange()
        return bool(super().event(event))
