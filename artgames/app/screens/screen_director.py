"""Which window belongs on which screen, for whoever has something to show to a room: a match, or an exhibit."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

from artgames.app.screens.screen_assignment import (
    Arrangement,
    Kind,
    ScreenFacts,
    arrange,
    arrange_on,
    remember,
    swapped,
)
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
        lost(): the room has no picture any more, or everybody sees the console's. Said at once: nothing of the room may
            appear on another screen, and nothing of the console in the room.
        rearranged(Mode): everything goes where it belongs now; with what the room was before.
    """

    lost = Signal()
    rearranged = Signal(object)

    def __init__(self, settings: LiveSettings, parent: QObject, wanted: int = 0) -> None:
        """`wanted`: the room's screen by its number, from 1; 0 chooses by itself."""
        super().__init__(parent)
        self._settings, self._wanted = settings, wanted
        self.mode, self.arrangement = Mode.OFF, Arrangement(Kind.ALONE, "")
        self._is_on = self._was_shared = False
        self.watch = ScreenWatch(self)
        self.watch.lost.connect(self._look_at_once)
        self.watch.moving.connect(self._look_at_once)
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
        before, shared = self.mode, self.arrangement.kind is Kind.MIRRORED
        self.arrangement = self._arranged(screens)
        self.mode = self._mode(before, shared) if self._is_on else Mode.OFF
        self._was_shared = self.mode is Mode.STRIP or (self._was_shared and self.mode is Mode.FOLDED)
        self.rearranged.emit(before)

    def _arranged(self, screens: list[ScreenFacts]) -> Arrangement:
        return arrange_on(screens, self._wanted) or arrange(screens, self._settings.value.room_screens)

    def _mode(self, before: Mode, shared: bool) -> Mode:
        """A room that had a picture and has none any more is folded until it has one again, of the same kind or of its
        own; another kind is for the host to ask for. `shared`: whether screens showed the same before."""
        kind = self.arrangement.kind
        if kind is Kind.SPLIT:
            return Mode.SPLIT
        if before is Mode.SPLIT or (before is Mode.STRIP and shared and kind is Kind.ALONE):
            return Mode.FOLDED
        if before is Mode.FOLDED and not (self._was_shared and kind is Kind.MIRRORED):
            return Mode.FOLDED
        return Mode.STRIP

    def unfold(self) -> None:
        """The room's screen will not come back: everybody may see the laptop's picture."""
        if self.mode is Mode.FOLDED:
            self.mode, self._was_shared = Mode.STRIP, True
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

    def _look_at_once(self) -> None:
        """Before the screens have come to rest: what the room sees may be gone, or a private page before everybody."""
        screens = self.watch.facts()
        if not screens:
            return
        kind, names = self._arranged(screens).kind, {screen.name for screen in screens}
        gone = not {self.arrangement.room or self.arrangement.console, self.arrangement.console} <= names
        unshared = self.arrangement.kind is Kind.MIRRORED and kind is Kind.ALONE
        lost = gone or kind is not Kind.SPLIT if self.mode is Mode.SPLIT else self.mode is Mode.STRIP and unshared
        if lost:
            self.lost.emit()
        if lost or (kind is Kind.MIRRORED and self.arrangement.kind is not kind):
            self.rearrange()
