"""The real application with a match or a show in a room, watched from outside:
`python -m tests.support.showing_app FOLDER match` (or `show`).

It prints a line whenever the room is somewhere else, and takes words on its standard input: what to press, which game
to start, or a folder to put pictures of both windows into. What is really to be seen on the room's output is taken from
the X server each time: "clean" is the room's own window and nothing else, and a private page there is a "LEAK".
"""

import sys
import threading
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap, QScreen
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.exhibit.show_console import ShowConsole
from artgames.app.main import build_pages, make_application
from artgames.app.main_window import MainWindow
from artgames.app.screens.screen_director import Mode
from artgames.app.settings.live_settings import LiveSettings
from artgames.app.table.page import TablePage
from artgames.app.table.surface import Surface
from artgames.engine.rng import Rng
from artgames.exhibits.playlist import Playlist, Round
from artgames.store import Player, Settings, Store, Table
from tests.support.staging import step_by_chance

PLAYERS = (Player("Ruth", 0), Player("Jonas", 1), Player("Emil", 2))
TABLE = Table("stolen_paintings", PLAYERS, {"exhibit": 12}, "met")
SECONDS_TO_LIVE = 240
TWO = {"start steal_this_game": 2}
"""How many sit down, where it is not three."""

SMALL = QSize(64, 36)
ALIKE = 2.5
"""How far the dots of two small pictures may differ on average, of 255."""

LOOK_MS = 100
ROUNDS = tuple(
    Round(title=title, paintings=12, stolen=1, look_seconds=90, think_seconds=90, dark_seconds=30, hold_seconds=90)
    for title in ("Blue", "Red")
)


class Ears(QObject):
    """Hears lines in a thread and says them in the window's."""

    heard = Signal(str)


def small(picture: QPixmap) -> bytes:
    """So much of a picture as is needed to know it again."""
    aspect, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    image = picture.scaled(SMALL, aspect, smooth).toImage().convertToFormat(picture.toImage().Format.Format_RGB32)
    return bytes(image.constBits())


def alike(one: bytes, other: bytes) -> bool:
    return sum(abs(here - there) for here, there in zip(one, other, strict=True)) / len(one) < ALIKE


class Reporter(QObject):
    """Looks at both windows and says what has changed: of a match."""

    def __init__(self, window: MainWindow, context: AppContext) -> None:
        super().__init__(window)
        self._window = window
        self._shell = build_pages(window, context)
        self._said = ""
        self._private = b""
        """The private page that was opened last."""

        self._walked: set[str] = set()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)

    def begin(self) -> None:
        self.start()
        self._timer.start(LOOK_MS)

    def start(self) -> None:
        self._shell.controllers.flow.start(TABLE, "room")
        self._window.toggle_room()

    def look(self) -> None:
        self._remember_private()
        line = f"{self.line()}, {self._seen()}"
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
        laptop = "console" if page is parts.console else "mirror" if page is parts.mirror else "table"
        paused = "paused" if parts.shown.is_paused else "going"
        kind, screen, turn = rooming.screens.arrangement.kind.name, self._window.screen().name(), self._turn()
        return f"{rooming.mode.name} {kind} room {at} laptop {laptop} on {screen} {paused}, turn {turn}"

    def _page(self) -> TablePage:
        page = self._window.findChild(TablePage)
        assert page is not None
        return page

    def _remember_private(self) -> None:
        rooming = self._shell.controllers.room
        if rooming.mode is Mode.SPLIT and self._window.page() is self._page() and self._surface() is Surface.PRIVATE:
            self._private = small(self._window.grab())

    def _surface(self) -> Surface | None:
        flow = self._page().flow
        return flow.surface if flow is not None else None

    def output(self) -> tuple[QScreen | None, bool]:
        """Where the room looks, and whether it has a window of its own there."""
        screens = self._shell.controllers.room.screens
        return screens.screen(), screens.mode is Mode.SPLIT

    def _seen(self) -> str:
        """What the X server has on the room's output."""
        (screen, is_own), room = self.output(), self.room()
        if screen is None or room is None:
            return "nothing"
        there = small(screen.grabWindow(0))
        exposed = not is_own and self._surface() is Surface.PRIVATE
        if exposed or (self._private and alike(there, self._private)):
            return "LEAK"
        shown = room if is_own else self._window
        return "clean" if shown.isVisible() and alike(there, small(shown.grab())) else "unsettled"

    def walk(self) -> None:
        """By chance to a phase that was not reached yet, with a private page open where somebody is asked in secret."""
        flow = self._page().flow
        assert flow is not None
        flow.back_to_room()
        self._finish_moving()
        match = flow.match
        rng = Rng.from_seed("walk")
        while match.outcome() is None and match.view(None).phase in self._walked:
            step_by_chance(match, rng)
        self._walked.add(match.view(None).phase)
        flow.session.stepped.emit(())
        flow.refresh()
        asked = flow.session.secrets_asked()
        if asked and not flow.before_audience:
            flow.hand_over(asked[0])
            flow.open_private()
        self._said = ""
        say("over" if match.outcome() is not None else f"phase {match.view(None).phase}")

    def _finish_moving(self) -> None:
        """What moves would be led on by steps that it has not been told of."""
        parts = self._shell.controllers.room.parts
        while parts is not None and parts.host.is_moving:
            parts.host._finish_moving()

    def _turn(self) -> int:
        page = self._window.findChild(TablePage)
        return int(page.flow.match.turn) if page is not None and page.flow is not None else 0

    def obey(self, word: str) -> None:
        room = self.room()
        if word == "quit" or room is None:
            self._timer.stop()
            self._window.is_showing = lambda: False  # whoever sends this word has made up his mind
            self._window.close()
        elif word.startswith("start "):
            self._private = b""
            self._walked.clear()
            table = Table(word.removeprefix("start "), PLAYERS[: TWO.get(word, 3)], {}, "met")
            self._shell.controllers.flow.start(table, "room")
        elif word in ("walk", "resume", "unfold"):
            {"walk": self.walk, "resume": self.resume, "unfold": self.unfold}[word]()
        elif word.startswith("picture "):
            folder = Path(word.removeprefix("picture "))
            self._window.grab().save(str(folder / "laptop.png"))
            room.grab().save(str(folder / "room.png"))
            say("pictures taken")
        else:
            self.press(word)

    def resume(self) -> None:
        covers = self._page().covers
        covers.pause._timer.setInterval(10)
        covers.pause.go_on()

    def unfold(self) -> None:
        self._shell.controllers.room.screens.unfold()

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

    def output(self) -> tuple[QScreen | None, bool]:
        show = self._shell.controllers.show.running
        if show is None or show.mode is Mode.FOLDED:
            return None, False
        return show.screens.screen(), True

    def _remember_private(self) -> None:
        """A show keeps no secrets from anybody."""

    def _surface(self) -> Surface | None:
        return None

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
