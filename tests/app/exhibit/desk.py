"""The laptop of a show, and a projector that can be plugged in and out without one."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from artgames.app.exhibit.show_console import ShowConsole
from artgames.app.exhibit.show_host import ShowHost
from artgames.app.exhibit.show_window import ExhibitWindow
from artgames.app.screens.screen_assignment import ScreenFacts
from artgames.app.screens.screen_director import Mode
from artgames.app.screens.screen_monitor import ScreenWatch
from artgames.exhibits.exhibited import Step
from artgames.exhibits.playlist import Playlist, Round
from tests.app.conftest import App
from tests.app.exhibit.skipping import skip_to

LAPTOP = ScreenFacts("eDP-1", "Panelmaker", "P14", "77", (0, 0, 1920, 1080), is_primary=True)
PROJECTOR = ScreenFacts("HDMI-1", "Beamworks", "B2", "0001", (1920, 0, 1280, 800))
MIRROR = ScreenFacts("HDMI-1", "Beamworks", "B2", "0001", (0, 0, 1024, 768))
ROUNDS = tuple(Round(title=title, paintings=12, stolen=1, label_seconds=5) for title in ("Blue", "Red", "Green"))


class Desk:
    """The laptop of a show, and the cable of the projector."""

    def __init__(self, app: App) -> None:
        self.app, self.screens = app, [LAPTOP, PROJECTOR]

    def begin(self, **fields: object) -> None:
        self.app.navigator.open("exhibit")
        self.app.show.show(Playlist(**{"rounds": ROUNDS, "loop": False, **fields}), "")  # type: ignore[arg-type]

    @property
    def window(self) -> ExhibitWindow:
        assert self.app.show.window is not None
        return self.app.show.window

    @property
    def host(self) -> ShowHost:
        return self.window.host

    @property
    def console(self) -> ShowConsole:
        page = self.app.window.page()
        assert isinstance(page, ShowConsole)
        return page

    def mode(self) -> Mode:
        assert self.app.show.running is not None
        return self.app.show.running.mode

    def goes_on(self) -> bool:
        return self.window.stage.conductor is not None and self.window.stage.conductor.is_timed

    def step_to(self, step: Step) -> None:
        assert self.window.stage.conductor is not None
        skip_to(self.window.stage.conductor, step)

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """To whatever has the keyboard."""
        self.app.window.activateWindow()
        self.app.bot.waitUntil(self.app.window.isActiveWindow)
        QTest.keyClick(self.app.window.focusWidget() or self.app.window, key, modifier)

    def unplug(self) -> None:
        gone, watch = self.screens.pop(), self._watch()
        watch.lost.emit(gone.name)
        watch.changed.emit()

    def plug_in(self, screen: ScreenFacts = PROJECTOR) -> None:
        self.screens.append(screen)
        self._watch().changed.emit()

    def _watch(self) -> ScreenWatch:
        assert self.app.show.running is not None
        return self.app.show.running.screens.watch
