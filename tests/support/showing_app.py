"""The real application with a match in a room, watched from outside: `python -m tests.support.showing_app FOLDER`.

It prints a line whenever the room is somewhere else, and takes words on its standard input: what to press, or a folder
to put pictures of both windows into.
"""

import sys
import threading
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from artgames.app.context import AppContext
from artgames.app.main import build_pages, make_application
from artgames.app.main_window import MainWindow
from artgames.app.settings.live_settings import LiveSettings
from artgames.app.table.page import TablePage
from artgames.store import Player, Settings, Store, Table

PLAYERS = (Player("Ruth", 0), Player("Jonas", 1), Player("Emil", 2))
TABLE = Table("stolen_paintings", PLAYERS, {"exhibit": 12}, "met")
SECONDS_TO_LIVE = 120
LOOK_MS = 100


class Ears(QObject):
    """Hears lines in a thread and says them in the window's."""

    heard = Signal(str)


class Reporter(QObject):
    """Looks at both windows and says what has changed."""

    def __init__(self, window: MainWindow, context: AppContext) -> None:
        super().__init__(window)
        self._window = window
        self._shell = build_pages(window, context)
        self._said = ""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)

    def begin(self) -> None:
        self._shell.controllers.flow.start(TABLE, "room")
        self._window.toggle_room()
        self._timer.start(LOOK_MS)

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
        laptop = "console" if page is parts.console else "table"
        paused = "paused" if parts.shown.is_paused else "going"
        kind, screen, turn = rooming.arrangement.kind.name, self._window.screen().name(), self._turn()
        return f"{rooming.mode.name} {kind} room {at} laptop {laptop} on {screen} {paused}, turn {turn}"

    def _turn(self) -> int:
        page = self._window.findChild(TablePage)
        return int(page.flow.match.turn) if page is not None and page.flow is not None else 0

    def obey(self, word: str) -> None:
        parts = self._shell.controllers.room.parts
        if word == "quit" or parts is None:
            self._timer.stop()
            self._window.is_showing = lambda: False  # whoever sends this word has made up his mind
            self._window.close()
        elif word.startswith("picture "):
            folder = Path(word.removeprefix("picture "))
            self._window.grab().save(str(folder / "laptop.png"))
            parts.room.grab().save(str(folder / "room.png"))
            say("pictures taken")
        else:
            getattr(parts.console, word)()


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def listen(ears: Ears) -> None:
    for line in sys.stdin:
        ears.heard.emit(line.strip())


def main(folder: Path) -> int:
    app = make_application()
    with Store.open(folder) as store:
        settings = LiveSettings(Settings(pace=3.0, muted=True, motion="reduced"), store.save_settings)
        context = AppContext(store, settings, folder, folder / "cache")
        window = MainWindow(context)
        reporter = Reporter(window, context)
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
    sys.exit(main(Path(sys.argv[1])))
