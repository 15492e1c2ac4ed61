"""The console of a show that runs without the rest of the program."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from artgames.app.context import AppContext
from artgames.app.exhibit.show import Show
from artgames.app.exhibit.show_console import ShowConsole
from artgames.app.screens.screen_director import Mode
from artgames.scene.drawing.fonts import Role, role_px
from artgames.scene.drawing.style_sheet import apply_theme


class ConsoleWindow(QWidget):
    """On the laptop while the room has, or had, a screen of its own."""

    def __init__(self, context: AppContext, show: Show) -> None:
        super().__init__()
        self._context, self._show = context, show
        self.setWindowTitle(self.tr("Show console"))
        self.setProperty("page", True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.page = ShowConsole(context, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.page)
        show.laptop = self
        show.moved.connect(self._follow)
        self.page.open(show)

    def stop(self) -> None:
        """The show is over."""
        self.page.shut_down()
        self.hide()
        self.deleteLater()

    def _follow(self) -> None:
        has_place = self._show.mode in (Mode.SPLIT, Mode.FOLDED)
        if has_place and not self.isVisible():
            self._show.screens.clear_room_screen(self)
            self.showMaximized()
            self.page.focus_first()
            self.activateWindow()
        elif not has_place:
            self.hide()
            self._dress(self._show.window.height())  # its strip is the console then

    def _dress(self, height: int) -> None:
        scale, app = self._context.settings.scale(height), QApplication.instance()
        if isinstance(app, QApplication):
            apply_theme(app, self._context.theme(), scale)
        self.page.set_look(self._context.theme(), role_px(Role.MENU, scale=scale))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._dress(self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.page.step_back()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """As the button does: the second time the show ends."""
        event.ignore()
        self._show.host.end()
