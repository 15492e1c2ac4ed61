"""The room check on two screens at once: a small picture on the laptop, and the large one before the room."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

from artgames.app.room_check.slide import CheckSlide, Scene
from artgames.scene.drawing.theme import Theme


class CheckSlides(QObject):
    """Whatever is shown is shown by both."""

    def __init__(self, theme: Theme, page: QWidget) -> None:
        super().__init__(page)
        self.small, self.large = CheckSlide(theme, page), CheckSlide(theme, page)
        self.large.setWindowFlags(Qt.WindowType.Window | Qt.WindowType.FramelessWindowHint)
        self.large.setWindowTitle(self.tr("Room check"))

    @property
    def _both(self) -> tuple[CheckSlide, CheckSlide]:
        return self.small, self.large

    def show_number(self, number: int) -> None:
        for slide in self._both:
            slide.number = number
            slide.update()

    def show_scene(self, scene: Scene, words: str) -> None:
        for slide in self._both:
            slide.show_scene(scene, words)

    def show_letters(self, letters: tuple[str, ...]) -> None:
        for slide in self._both:
            slide.show_letters(letters)

    def show_side(self, side: str) -> None:
        for slide in self._both:
            slide.show_side(side)

    def show_time(self, left: float, total: float) -> None:
        for slide in self._both:
            slide.show_time(left, total)

    def set_theme(self, theme: Theme) -> None:
        for slide in self._both:
            slide.set_theme(theme)

    def show_large(self, screen: QScreen | None) -> None:
        """Fill a screen with it."""
        if screen is not None:
            self.large.setGeometry(screen.geometry())
        self.large.showFullScreen()

    def hide_large(self) -> None:
        self.large.hide()
