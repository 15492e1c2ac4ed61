"""The pages of the window, on a painted wall: paper and paintings hang on it, whatever the page."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QStackedWidget, QWidget

from artgames.scene.drawing.theme import Theme


class WallStack(QStackedWidget):
    """A plain wall until it is told its look: what it is painted with is not needed for the first paint."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme | None = None
        self._wall = QPixmap()
        self._painted: tuple[str, QSize, float] | None = None

    def set_look(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def _paint_wall(self, theme: Theme) -> None:
        """Once for each size and look."""
        from artgames.scene.drawing.background import WallSpec, paint_wall  # noqa: PLC0415 - after the first paint

        wanted = (theme.key, self.size(), self.devicePixelRatioF())
        if wanted != self._painted:
            self._painted = wanted
            self._wall = paint_wall(WallSpec(QRectF(self.rect()), theme, self.devicePixelRatioF()))

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._theme is None or not self._theme.frames:
            return
        self._paint_wall(self._theme)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._wall)
