"""To the room check from wherever one is, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.home.page import HomePage
from artgames.app.main_window import MainWindow

if TYPE_CHECKING:
    from artgames.app.room_check.page import RoomCheckPage


class Checking(QObject):
    """Makes the page when it is first wanted."""

    def __init__(self, context: AppContext, window: MainWindow, home: HomePage, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._window = context, window
        self._page: RoomCheckPage | None = None
        self._before: QWidget | None = None
        window.first_painted.connect(lambda: home.offer(self.tr("Room check…"), self.show))
        window.closing.connect(self._put_away)

    @property
    def page(self) -> RoomCheckPage:
        if self._page is None:
            from artgames.app.room_check.page import RoomCheckPage  # noqa: PLC0415 - when first wanted

            self._page = RoomCheckPage(self._context)
            self._page.set_look(self._context.theme(), self._window.em)
            self._page.left.connect(self._go_back)
        return self._page

    def show(self) -> None:
        self._before = self._window.page()
        self.page.open()
        self._window.turn_to(self.page)
        self.page.focus_first()

    def _go_back(self) -> None:
        if self._before is not None:
            self._window.turn_to(self._before)

    def _put_away(self) -> None:
        if self._page is not None:
            self._page.stop()
