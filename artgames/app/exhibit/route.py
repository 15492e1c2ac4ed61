"""To the editor of exhibits from the home page, on to a show, and back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QProcess
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.main_window import MainWindow

if TYPE_CHECKING:
    from artgames.app.exhibit.editor_page import ExhibitEditor
    from artgames.app.exhibit.show_window import ExhibitWindow
    from artgames.app.navigator import Navigator
    from artgames.exhibits.playlist import Playlist

_TOLD_MS = 8_000


class Exhibiting(QObject):
    """Makes the editor when it is first wanted, and the window of a show."""

    def __init__(self, context: AppContext, window: MainWindow, flow: Navigator) -> None:
        super().__init__(flow)
        self._context, self._window, self._flow = context, window, flow
        self._page: ExhibitEditor | None = None
        self._before: QWidget | None = None
        self.show_window: ExhibitWindow | None = None
        window.first_painted.connect(lambda: flow.home.offer(self.tr("Exhibits…"), self.open))
        window.closing.connect(self._put_away)

    @property
    def page(self) -> ExhibitEditor:
        if self._page is None:
            from artgames.app.exhibit.editor_page import ExhibitEditor  # noqa: PLC0415 - seldom needed

            self._page = ExhibitEditor(self._context, self._context.theme(), self._window)
            self._page.left.connect(self._go_back)
            self._page.start_wanted.connect(self.show)
            self._page.kiosk_wanted.connect(self.start_kiosk)
            self._page.told.connect(lambda text: self._window.notice(text, lasts=_TOLD_MS))
        return self._page

    def open(self) -> None:
        now = self._window.page()
        if now is not self._page:
            self._before = now
        self._window.turn_to(self.page)
        self.page.open()
        self.page.focus_first()

    def open_file(self, file: Path) -> None:
        """Somebody has opened an exhibit with the program."""
        self.open()
        self.page.files.open(file)

    def show(self, playlist: Playlist, name: str) -> None:
        """On the projector, or over the whole screen where there is none; Esc comes back."""
        from artgames.app.exhibit.screen_choice import find_screen, show_full  # noqa: PLC0415 - seldom needed
        from artgames.app.exhibit.show_window import ExhibitWindow  # noqa: PLC0415
        from artgames.exhibits.counts import FOLDER, CountBook  # noqa: PLC0415

        self._end_show()
        counts = CountBook(self._context.data / FOLDER, playlist.title or name or self.tr("Exhibit"))
        made = self.show_window = ExhibitWindow(self._context, playlist, counts=counts)
        made.left.connect(self._end_show)
        show_full(made, find_screen(playlist.screen) or find_screen(0))
        made.begin()

    def start_kiosk(self, file: Path) -> None:
        """As a program of its own, which goes on when this one is closed."""
        from artgames.exhibits.kiosk_command import kiosk_command  # noqa: PLC0415 - seldom needed

        program, *arguments = kiosk_command(file, self._context.data)
        started = QProcess.startDetached(program, arguments)
        worked = started[0] if isinstance(started, tuple) else started
        text = (
            self.tr("The kiosk is starting. To leave it, hold the upper right corner for three seconds.")
            if worked
            else self.tr("The kiosk could not be started.")
        )
        self._window.notice(text, lasts=_TOLD_MS)

    def _end_show(self) -> None:
        ended, self.show_window = self.show_window, None
        if ended is not None:
            ended.stop()
            ended.hide()
            ended.deleteLater()

    def _go_back(self) -> None:
        self._flow.return_to(self._before)

    def _put_away(self) -> None:
        self._end_show()
        if self._page is not None:
            self._page.shut_down()
