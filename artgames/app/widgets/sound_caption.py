"""Sounds in writing, for who cannot hear them or has switched them off."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from artgames.scene.plain_text import PlainLabel

SHOWN_MS = 2500


class Caption(PlainLabel):
    """The last sound, for a moment, in a line at the lower edge of its parent. For who wants sounds in writing the
    line is kept free: a caption covers nothing then."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._over = parent
        self._is_kept = False
        self.setProperty("caption", True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def keep_line(self, kept: bool) -> None:
        """Whether the line is free of everything else; as high as the text is large."""
        self._is_kept = kept
        layout = self._over.layout()
        if layout is not None:
            margins = layout.contentsMargins()
            margins.setBottom(self.line)
            layout.setContentsMargins(margins)
        if self.isVisible():
            self._place()

    @property
    def line(self) -> int:
        """How high the line is that is kept; 0 where none is."""
        return self._height() if self._is_kept else 0

    def say(self, sound: str) -> None:
        self.setText(f"♪ {sound}")
        self._place()
        self.show()
        self.raise_()
        self._timer.start(SHOWN_MS)

    def stop(self) -> None:
        self._timer.stop()
        self.hide()

    def _height(self) -> int:
        self.ensurePolished()
        return int(self.sizeHint().height())

    def _place(self) -> None:
        """The whole line where it is kept, otherwise no more of the corner than is needed."""
        height = self._height()
        width = self._over.width() if self._is_kept else min(self._over.width(), self.sizeHint().width())
        self.setGeometry(0, self._over.height() - height, width, height)
