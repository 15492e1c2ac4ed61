"""The lowest line of a kiosk, always in the same place: one step back, larger text, high contrast."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from artgames.app.kiosk.sizes import button_font, reading_height

SHARE = 0.075
"""Of the height that counts."""

_WORDS = 0.4


class ToolRow(QWidget):
    """What everybody may need at any time.

    Signals:
        back(): one step back was pressed.
        changed(): one of the aids was switched.
    """

    back = Signal()
    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.back_button = self._button(self.tr("Back"))
        self.back_button.clicked.connect(lambda _checked: self.back.emit())
        self.larger = self._button(self.tr("Larger text"), stays=True)
        self.contrast = self._button(self.tr("High contrast"), stays=True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 0, 24, 8)
        row.setSpacing(12)
        row.addWidget(self.back_button, 1)
        row.addStretch(1)
        row.addWidget(self.larger, 1)
        row.addWidget(self.contrast, 1)

    def reset(self) -> None:
        """The next visitor finds everything as it was meant."""
        if self.larger.isChecked() or self.contrast.isChecked():
            for button in (self.larger, self.contrast):
                button.blockSignals(True)
                button.setChecked(False)
                button.blockSignals(False)
            self.changed.emit()

    def show_back(self, shown: bool) -> None:
        """It keeps its place: nothing moves under a finger."""
        policy = self.back_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.back_button.setSizePolicy(policy)
        self.back_button.setVisible(shown)

    def set_size(self, width: int, height: int, text: float) -> None:
        row = reading_height(QSize(width, height)) * SHARE
        self.setFixedHeight(round(row))
        texts = [one.text() for one in (self.back_button, self.larger, self.contrast)]
        self.setStyleSheet(button_font(texts, row * _WORDS * text, (width - 84) / 4))

    def has(self, widget: object) -> bool:
        """Whether it is one of these buttons."""
        return widget in (self.back_button, self.larger, self.contrast)

    def _button(self, text: str, *, stays: bool = False) -> QPushButton:
        button = QPushButton(text, self)
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys are heard by the window
        button.setCheckable(stays)
        if stays:
            button.toggled.connect(lambda _on: self.changed.emit())
        return button
