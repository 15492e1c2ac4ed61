"""A label that is as high as the longest of the texts it may show: what stands below it never jumps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget

from artgames.scene.plain_text import PlainLabel


class SteadyLabel(PlainLabel):
    """Breaks its lines; a shorter text leaves the room of a longer one free."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._texts: tuple[str, ...] = ()
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)

    def keep_room_for(self, texts: Sequence[str]) -> None:
        """These may be shown here."""
        self._texts = tuple(texts)
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        return max(super().heightForWidth(width), self._highest(width))

    def _highest(self, width: int) -> int:
        room, wrap = QRect(0, 0, width, 10_000), Qt.TextFlag.TextWordWrap
        return max((self.fontMetrics().boundingRect(room, wrap, text).height() for text in self._texts), default=0)
