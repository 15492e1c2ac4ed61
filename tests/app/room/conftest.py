"""An application with a projector that can be plugged in and out without one."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from artgames import games
from artgames.app.room.console_page import ConsolePage
from artgames.app.room.host_controller import Host
from artgames.app.room.room_controller import RoomController
from artgames.app.room.room_window import RoomWindow
from artgames.app.screens.screen_assignment import ScreenFacts
from artgames.app.screens.screen_director import Mode
from artgames.app.screens.screen_monitor import ScreenWatch
from artgames.app.table.audience_flow import AudienceFlow
from artgames.app.table.match_controller import MatchController
from artgames.app.table.page import TablePage
from artgames.engine.choices import Pick
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.store import Player, Table
from tests.app.conftest import App

LAPTOP = ScreenFacts("eDP-1", "Panelmaker", "P14", "77", (0, 0, 1920, 1080), is_primary=True)
PROJECTOR = ScreenFacts("HDMI-1", "Beamworks", "B2", "0001", (1920, 0, 1280, 800))


@dataclass
class Room:
    """A room, the host's hands, and the cable of the projector."""

    app: App
    screens: list[ScreenFacts] = field(default_factory=lambda: [LAPTOP, PROJECTOR])

    @property
    def rooming(self) -> RoomController:
        return self.app.room

    @property
    def window(self) -> RoomWindow:
        assert self.rooming.parts is not None
        return self.rooming.parts.room

    @property
    def console(self) -> ConsolePage:
        assert self.rooming.parts is not None
        return self.rooming.parts.console

    @property
    def host(self) -> Host:
        assert self.rooming.parts is not None
        return self.rooming.parts.host

    @property
    def page(self) -> TablePage:
        self.app.navigator.page("table")
        page = self.app.window.findChild(TablePage)
        assert page is not None
        return page

    @property
    def flow(self) -> AudienceFlow:
        assert self.page.flow is not None
        return self.page.flow

    @property
    def match(self) -> Match[Any]:
        match: Match[Any] = self.flow.match
        return match

    @property
    def view(self) -> Any:
        """What everybody may know."""
        return self.match.view(None)

    @property
    def evening(self) -> MatchController:
        assert self.page.evening is not None
        return self.page.evening

    def mode(self) -> Mode:
        return self.rooming.mode

    def open(self, table: Table, *, seed: str = "the room") -> None:
        """Start a match and turn the table into a room."""
        self.app.flow.start(table, seed)
        self.page.lock_out = 0.0
        self.page.covers.pause._timer.setInterval(10)  # nobody waits three seconds here
        self.app.window.toggle_room()
        self.settle()

    def steal(self, thief: int) -> None:
        """One painting, as the thief would take it; the auction as it comes."""
        choice = self.match.choices(thief)[0]
        pick = choice.fields[0]
        assert isinstance(pick, Pick)
        assert self.flow.session.submit(thief, choice.make(**{pick.name: pick.of[:1]}))
        if self.view.phase == "arrange":
            arranged, _ = self.match.choices(thief)[0].sample(Rng.from_seed("arranged"))
            assert self.flow.session.submit(thief, arranged)
        self.flow.back_to_room()
        self.settle()
        assert self.view.phase == "guess"

    def settle(self) -> None:
        """Until nothing moves on either screen."""
        self.app.bot.waitUntil(self._at_rest)

    def _at_rest(self) -> bool:
        if self.rooming.parts is None:
            self.flow.finish_moving()
            return not self.flow.is_moving
        self.host._finish_moving()
        return not self.host.is_moving

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """To whatever has the keyboard, as a person would press it."""
        target: QWidget = self.app.window.focusWidget() or self.app.window
        QTest.keyClick(target, key, modifier)

    def unplug(self) -> None:
        gone = self.screens.pop()
        self.rooming.screens.watch.lost.emit(gone.name)
        self.rooming.screens.watch.changed.emit()

    def plug_in(self, screen: ScreenFacts = PROJECTOR) -> None:
        self.screens.append(screen)
        self.rooming.screens.watch.changed.emit()

    def on_console(self) -> bool:
        return self.app.window.page() is self.console

    def on_table(self) -> bool:
        return self.app.window.page() is self.page


@pytest.fixture
def room(app: App, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    made = Room(app)

    def facts(_watch: ScreenWatch) -> list[ScreenFacts]:
        return made.screens

    def screen(_watch: ScreenWatch, _name: str) -> QScreen:
        return QGuiApplication.primaryScreen()

    monkeypatch.setattr(ScreenWatch, "facts", facts)
    monkeypatch.setattr(ScreenWatch, "screen", screen)
    app.context.settings.update(pace=3.0, curtain_single_press=True)
    yield made


def people(count: int = 3, **options: Any) -> Table:
    names = ("Ruth", "Jonas", "Emil", "Clara", "Ada", "Ben", "Gia", "Hugo")
    return Table("stolen_paintings", tuple(Player(names[seat], seat) for seat in range(count)), options, "met")


def table_for(slug: str) -> Table:
    """As many people as a game needs, three if it can be; with the deck that it likes best."""
    info = games.load(slug).info
    count = max(info.min_seats, min(3, info.max_seats))
    names = ("Ruth", "Jonas", "Emil", "Clara", "Ada", "Ben", "Gia", "Hugo")
    return Table(slug, tuple(Player(names[seat], seat) for seat in range(count)), {}, "")
