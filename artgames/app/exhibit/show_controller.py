"""From the editor of exhibits to a show on this machine, or to a kiosk that goes on by itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QProcess, Signal

from artgames.app.context import AppContext
from artgames.app.main_window import MainWindow
from artgames.app.navigator import Navigator
from artgames.app.results.collect_answers import day_of
from artgames.app.results.tally import ResultsFilter
from artgames.exhibits.class_results import FOLDER as CLASSES
from artgames.exhibits.class_results import ClassBook, ClassRecord
from artgames.exhibits.counts import FOLDER, CountBook
from artgames.exhibits.kiosk_command import kiosk_command

if TYPE_CHECKING:
    from artgames.app.exhibit.show import Show
    from artgames.app.exhibit.show_window import ExhibitWindow
    from artgames.exhibits.playlist import Playlist

SHOW = "show"
RESULTS = "results"
_TOLD_MS = 8_000


class ShowController(QObject):
    """Has the show that is running, if one is; the laptop is its console meanwhile.

    Signals:
        changed(bool): whether a show has the room's screen now.
    """

    changed = Signal(bool)

    def __init__(self, context: AppContext, window: MainWindow, navigator: Navigator) -> None:
        super().__init__(navigator)
        self._context, self._main_window, self._navigator = context, window, navigator
        self.running: Show | None = None
        navigator.when("exhibit.start_wanted", self.show)
        navigator.when("exhibit.kiosk_wanted", self.start_kiosk)
        navigator.when("setup.class_wanted", self.show)

    @property
    def window(self) -> ExhibitWindow | None:
        return self.running.window if self.running is not None else None

    def show(self, playlist: Playlist, name: str) -> None:
        """On the projector, with a console here; over the whole screen where there is none."""
        from artgames.app.exhibit.show import Show  # noqa: PLC0415 - it loads the whole stage

        self.end()
        title = playlist.title or name or self.tr("Exhibit")
        counts = CountBook(self._context.data / FOLDER, title)
        pupils = self._book(title) if playlist.names else None
        made = self.running = Show(self._context, playlist, self, counts=counts, pupils=pupils, is_led=True)
        made.left.connect(self.end)
        made.laptop = self._main_window
        self.changed.emit(True)
        made.begin()
        self._navigator.open(SHOW, made)

    def _book(self, title: str) -> ClassBook:
        keeps_names = not self._context.settings.value.school
        return ClassBook(self._context.data / CLASSES, title, keeps_names=keeps_names)

    def start_kiosk(self, file: Path) -> None:
        """As a program of its own, which goes on when this one is closed."""
        program, *arguments = kiosk_command(file, self._context.data)
        started = QProcess.startDetached(program, arguments)
        worked = started[0] if isinstance(started, tuple) else started
        text = (
            self.tr("The kiosk is starting. To leave it, hold the top right corner for three seconds.")
            if worked
            else self.tr("The kiosk could not be started.")
        )
        self._main_window.notice(text, lasts=_TOLD_MS)

    def end(self) -> None:
        """Nothing is shown any more."""
        ended, self.running = self.running, None
        if ended is not None:
            self._navigator.page(SHOW).close_show()
            ended.end()
            self._navigator.leave(SHOW)
            self.changed.emit(False)
            book = ended.window.phones.book
            if book is not None and book.record.asked:
                self._navigator.open(RESULTS, _of_class(book.record))


def _of_class(record: ClassRecord) -> ResultsFilter:
    """What this class has answered, by itself."""
    return ResultsFilter(day=day_of(record.when), people=record.pupils)
