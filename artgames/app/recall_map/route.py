"""From a result, or from the settings, to the wall memory map, and back."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.home.page import HomePage
from artgames.app.main_window import MainWindow

if TYPE_CHECKING:
    from artgames.app.recall_map.page import MemoryMapPage
    from artgames.app.table.match_service import OpenMatch


class Remembering(QObject):
    """Makes the page when it is first wanted."""

    def __init__(self, context: AppContext, window: MainWindow, home: HomePage, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._window = context, window
        self._page: MemoryMapPage | None = None
        self._before: QWidget | None = None
        window.first_painted.connect(lambda: home.offer(self.tr("Wall memory map…"), self.show_all))

    @property
    def page(self) -> MemoryMapPage:
        if self._page is None:
            from artgames.app.recall_map.page import MemoryMapPage  # noqa: PLC0415 - it loads the charts

            self._page = MemoryMapPage(self._context, self._window.em)
            self._page.left.connect(self._go_back)
        return self._page

    def show(self, opened: OpenMatch | None = None) -> None:
        """The map of this match, or of all of them."""
        from artgames.store.errors import StoreProblem  # noqa: PLC0415 - after the first paint
        from artgames.store.kiosk_recall import FOLDER, read_book  # noqa: PLC0415
        from artgames.store.recall_rounds import kept_rounds  # noqa: PLC0415

        try:
            of_all = self._context.store.walls()
        except StoreProblem:  # what is on the disk may come back; the present match is in memory
            of_all = []
        of_all += read_book(self._context.data / FOLDER)
        self.page.open(kept_rounds(opened.record.notes()) if opened is not None else (), of_all, time.time())
        self._before = self._window.page()
        self._window.turn_to(self.page)
        self.page.focus_first()

    def show_all(self) -> None:
        """The map of all days."""
        self.show()

    def _go_back(self) -> None:
        if self._before is not None:
            self._window.turn_to(self._before)
