"""How a kiosk looks: in the museum's colours, or as a visitor needs it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QApplication

from artgames.app.context import AppContext
from artgames.app.kiosk.sizes import LARGER, reading_height
from artgames.scene.drawing.fonts import Profile, Role
from artgames.scene.drawing.style_sheet import apply_theme
from artgames.scene.drawing.theme import HIGH_CONTRAST, Theme

if TYPE_CHECKING:
    from artgames.app.kiosk.body import KioskBody

TEXT = 0.8 * Role.PLAY.value[Profile.TABLE.value] / Role.PLAY.value[Profile.DESK.value]
"""Buttons and cards are read standing, by several people."""


class KioskLook(QObject):
    """Dresses all parts of a kiosk at once, whenever its size or an aid has changed."""

    def __init__(self, window: KioskBody, context: AppContext, theme: Theme) -> None:
        super().__init__(window)
        self._window, self._context, self._theme = window, context, theme
        self._worn: tuple[QSize, Theme, float] | None = None
        window.tools.changed.connect(self.fit)

    @property
    def theme(self) -> Theme:
        return HIGH_CONTRAST if self._window.tools.contrast.isChecked() else self._theme

    @property
    def text(self) -> float:
        return LARGER if self._window.tools.larger.isChecked() else 1.0

    def fit(self) -> None:
        window, wanted = self._window, (self._window.size(), self.theme, self.text)
        if wanted == self._worn:
            return
        self._worn = wanted
        size, theme, text = wanted
        window.strip.set_height(size.height())
        window.foot.set_size(size, text)
        window.tools.set_size(size.width(), size.height(), text)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            apply_theme(app, theme, self._context.settings.scale(reading_height(size)) * TEXT * text)
        for card in (window.start_card, window.idle_card, window.fault_card, window.technician):
            card.set_text(text)
        window.attract_screen.set_look(theme, text, is_calm=self._context.settings.reduced_motion())
        window.stage.set_look(theme, text)
