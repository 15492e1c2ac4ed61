"""Which window belongs on which screen, for whoever has something to show to a room: a match, or an exhibit."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

from artgames.app.screens.screen_assignment import Arrangement, Kind, arrange, arrange_on, remember, swapped
from artgames.app.screens.screen_monitor import ScreenWatch
from artgames.app.settings.live_settings import LiveSettings


class Mode(Enum):
    """What the room is at this moment."""

    OFF = auto()
    SPLIT = auto()
    """It has a screen of its own, and the laptop is the console."""

    STRIP = auto()
    """Everybody sees the laptop's picture."""

    FOLDED = auto()
    """It had a screen of its own that is gone: the laptop waits until it comes back."""


class ScreenDirector(QObject):
    """Keeps an eye on the screens and knows what the room is; who shows something moves its windows by that.

    Signals:
        lost(): one of the two screens is gone, said at once: nothing of the room may appear on another one.
        rearranged(Mode): everything goes where it belongs now; with what the room was before.
    """

    lost = Signal()
    rearranged = Signal(object)

    def __init__(self, settings: LiveSettings, parent: QObject, wanted: int = 0) -> None:
        """`wanted`: the room's screen by its number, from 1; 0 chooses by itself."""
        super().__init__(parent)
        self._settings, self._wanted = settings, wanted
        self.mode, self.arrangement = Mode.OFF, Arrangement(Kind.ALONE, "")
        self._is_on = False
        self.watch = ScreenWatch(self)
        self.watch.lost.connect(self._on_lost)
        self.watch.changed.connect(self.rearrange)

    @property
    def is_on(self) -> bool:
        return self._is_on

    @property
    def has_several(self) -> bool:
        return len(self.watch.facts()) > 1

    def turn(self, on: bool) -> None:
        """A room is wanted, or no longer."""
        self._is_on = on
        self.rearrange()

    def rearrange(self) -> None:
        """Screens have come or gone, or the room is wanted or not."""
        screens = self.watch.facts()
        if not screens:
            return
        before = self.mode
        remembered = self._settings.value.room_screens
        self.arrangement = arrange_on(screens, self._wanted) or arrange(screens, remembered)
        if not self._is_on:
            self.mode = Mode.OFF
        elif self.arrangement.kind is Kind.SPLIT:
            self.mode = Mode.SPLIT
        else:
            self.mode = Mode.FOLDED if before in (Mode.SPLIT, Mode.FOLDED) else Mode.STRIP
        self.rearranged.emit(before)

    def unfold(self) -> None:
        """The room's screen will not come back: everybody may see the laptop's picture."""
        if self.mode is Mode.FOLDED:
            self.mode = Mode.STRIP
            self.rearranged.emit(Mode.FOLDED)

    def swap(self) -> None:
        """Room and console change screens; it is remembered for these two."""
        if self.mode is not Mode.SPLIT:
            return
        screens, kept = self.watch.facts(), self._settings.value.room_screens
        chosen = swapped(screens, self.arrangement)
        self._wanted = 0  # whoever swaps has seen where the number led
        self._settings.update(room_screens=remember(screens, chosen, kept))
        self.rearrange()

    def clear_room_screen(self, laptop: QWidget) -> None:
        """Move the host's window to its own screen, if it is elsewhere."""
        console = self.watch.screen(self.arrangement.console)
        if console is None or laptop.screen() is console:
            return
        state = laptop.windowState()
        laptop.showNormal()
        laptop.setScreen(console)
        place = console.availableGeometry()
        laptop.resize(laptop.size().boundedTo(place.size()))
        laptop.move(place.center() - laptop.rect().center())
        laptop.setWindowState(state)

    def screen(self) -> QScreen | None:
        """Where the room looks: at its own screen, or at the only picture there is."""
        return self.watch.screen(self.arrangement.room or self.arrangement.console)

    def title(self) -> str:
        """The room's screen by a name that people know; of several alike also what it calls itself."""
        screens = self.watch.facts()
        room = next((screen for screen in screens if screen.name == self.arrangement.room), None)
        if room is None:
            return self.arrangement.room
        kind = self.tr("laptop screen") if room.is_built_in else self.tr("projector")
        named = f"{kind}, {room.dots}"
        if sum(not screen.is_built_in for screen in screens) <= 1:
            return named
        own = " ".join(part for part in (room.maker, room.model) if part) or room.name
        return f"{named} ({own})"

    def stop(self) -> None:
        self.watch.stop()
        self._is_on, self.mode = False, Mode.OFF

    def _on_lost(self, name: str) -> None:
        if self.mode is Mode.SPLIT and name in (self.arrangement.room, self.arrangement.console):
            self.lost.emit()
            self.rearrange()
