"""What fills the window: the home page at once, everything else once it was painted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool

from artgames.app.context import AppContext
from artgames.app.main_window import MainWindow
from artgames.app.navigator import Navigator
from artgames.app.routes import HOME

if TYPE_CHECKING:
    from artgames.app.controllers import Controllers
    from artgames.app.home.page import HomePage

EXHIBIT = ".artexhibit"


class Shell(QObject):
    """Pages, and those who know what is done with them."""

    def __init__(self, context: AppContext, window: MainWindow) -> None:
        super().__init__(window)
        self._context, self._window = context, window
        self.navigator = Navigator(context, window)
        self.home: HomePage = self.navigator.page(HOME)
        window.first_painted.connect(self._fill)
        window.closing.connect(self._shut_down)

    @cached_property
    def controllers(self) -> Controllers:
        """Made late: they load the engine, the games and the decks."""
        from artgames.app.controllers import Controllers  # noqa: PLC0415 - after the first paint

        return Controllers(self._context, self._window, self.navigator)

    def open_files(self, files: Sequence[Path]) -> None:
        """What somebody has opened with the program: an exhibit, or packs and pictures to be added."""
        exhibits = [file for file in files if file.suffix.lower() == EXHIBIT]
        if exhibits:
            self.navigator.open("exhibit", exhibits[0])
        else:
            self.navigator.open("import", files)

    def _fill(self) -> None:
        self.controllers.home.fill()

    def _shut_down(self) -> None:
        if "controllers" in vars(self):
            self.controllers.shut_down()
        for page in self.navigator.made_pages():
            page.shut_down()
        QThreadPool.globalInstance().waitForDone()
        self._context.rest()
