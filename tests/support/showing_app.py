"""The real application with a match or a show in a room, watched from outside:
`python -m tests.support.showing_app FOLDER match` (or `show`).

It prints a line whenever the room is somewhere else, and takes words on its standard input: what to press, or a folder
to put pictures of both windows into.
"""

import sys
import threading
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.exhibit.show_console import ShowConsole
from artgames.app.main import build_pages, make_application
from artgames.app.main_window import MainWindow
from artgames.app.settings.live_settings import LiveSettings
from artgames.app.table.page import TablePage
from artgames.exhibits.playlist import Playlist, Round
from artgames.store import Player, Settings, Store, Table

PLAYERS = (Player("Ruth", 0), Player("Jonas", 1), Player("Emil", 2))
TABLE = Table("stolen_paintings", PLAYERS, {"exhibit": 12}, "met")
SECONDS_TO_LIVE = 240
LOOK_MS = 100
ROUNDS = tuple(
    Round(title=title, paintings=12, stolen=1, look_seconds=90, think_seconds=90, dark_seconds=30, hold_seconds=90)
    for title in ("Blue", "Red")
)


class Ears(QObject):
    """Hears lines in a thread and says them in the window's."""

    heard = Signal(str)


class Reporter(QObject):
    """Looks at both windows and says what has changed: of a match."""

    def __init__(self, window: MainWindow, context: AppContext) -> None:
        super().__init__(window)
        self._window = window
        self._shell = build_pages(window, context)
        self._said = ""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)

    def begin(self) -> None:
        self.start()
        self._timer.start(LOOK_MS)

    def start(self) -> None:
        self._shell.controllers.flow.start(TABLE, "room")
        self._window.toggle_room()

    def look(self) -> None:
        line = self.line()
        if line != self._said:
            self._said = line
            say(line)

    def line(self) -> str:
        rooming, page = self._shell.controllers.room, self._window.page()
        parts = rooming.parts
        if parts is None:
            return "no room"
        place = parts.room.geometry()
        at = f"{place.x()},{place.y()} {place.width()}x{place.height()}" if parts.room.isVisible() else "hidden"
        laptop = {parts.console: "console", parts.mirror: "mirror"}.get(page, "table")
        paused = "paused" if parts.shown.is_paused else "going"
        kind, screen, turn = rooming.screens.arrangement.kind.name, self._window.screen().name(), self._turn()
        return f"{rooming.mode.name} {kind} room {at} laptop {laptop} on {screen} {paused}, turn {turn}"

    def _turn(self) -> int:
        page = self._window.findChild(TablePage)
        return int(page.flow.match.turn) if page is not None and page.flow is not None else 0

    def obey(self, word: str) -> None:
        room = self.room()
        if word == "quit" or room is None:
            self._timer.stop()
            self._window.is_showing = lambda: False  # whoever sends this word has made up his mind
            self._window.close()
        elif word.startswith("picture "):
            folder = Path(word.removeprefix("picture "))
            self._window.grab().save(str(folder / "laptop.png"))
            room.grab().save(str(folder / "room.png"))
            say("pictures taken")
        else:
            self.press(word)

    def room(self) -> QWidget | None:
        parts = self._shell.controllers.room.parts
        return parts.room if parts is not None else None

    def press(self, word: str) -> None:
        parts = self._shell.controllers.room.parts
        if parts is not None:
            getattr(parts.console, word)()


class ShowReporter(Reporter):
    """The same of a show."""

    def start(self) -> None:
        self._shell.navigator.open("exhibit")
        self._shell.controllers.show.show(Playlist(rounds=ROUNDS), "")

    def line(self) -> str:
        show, page = self._shell.controllers.show.running, self._window.page()
        if show is None or show.host.conductor is None:
            return "no show"
        place, conductor = show.window.geometry(), show.host.conductor
        at = f"{place.x()},{place.y()} {place.width()}x{place.height()}" if show.window.isVisible() else "hidden"
        laptop = "console" if isinstance(page, ShowConsole) else "another page"
        going = "going" if conductor.is_timed else "still"
        kind, screen = show.screens.arrangement.kind.name, self._window.screen().name()
        step = "moving" if conductor.is_moving else conductor.step.name
        return f"{show.mode.name} {kind} room {at} laptop {laptop} on {screen} {going}, {step}"

    def room(self) -> QWidget | None:
        return self._shell.controllers.show.window

    def press(self, word: str) -> None:
        show = self._shell.controllers.show.running
        if show is not None:
            getattr(show.host, word)()


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def listen(ears: Ears) -> None:
    for line in sys.stdin:
        ears.heard.emit(line.strip())


def main(folder: Path, what: str) -> int:
    app = make_application()
    with Store.open(folder) as store:
        settings = LiveSettings(Settings(pace=3.0, muted=True, motion="reduced"), store.save_settings)
        context = AppContext(store, settings, folder, folder / "cache")
        window = MainWindow(context)
        reporter = (ShowReporter if what == "show" else Reporter)(window, context)
        ears = Ears()
        ears.heard.connect(reporter.obey)
        threading.Thread(target=listen, args=(ears,), daemon=True).start()
        window.first_painted.connect(lambda: QTimer.singleShot(0, reporter, reporter.begin))
        QTimer.singleShot(SECONDS_TO_LIVE * 1000, app, app.quit)  # in case nobody ends it
        window.show()
        code = app.exec()
        context.close()
        return code


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2]))
