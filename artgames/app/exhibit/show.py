"""A show: the room's window, the host's hand, and the screens they are on."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.exhibit.show_host import ShowHost
from artgames.app.exhibit.show_window import ExhibitWindow
from artgames.app.screens.screen_assignment import Kind
from artgames.app.screens.screen_director import Mode, ScreenDirector
from artgames.exhibits.class_results import ClassBook
from artgames.exhibits.counts import CountBook
from artgames.exhibits.playlist import Playlist


class Show(QObject):
    """Keeps the room's window where it belongs. It is never put on the laptop's screen unless somebody asked for it:
    by beginning without a projector, or at the console.

    Signals:
        moved(): the room is on another screen, or on none.
        left(): the show is to end.
    """

    moved = Signal()
    left = Signal()

    def __init__(
        self,
        context: AppContext,
        playlist: Playlist,
        parent: QObject,
        *,
        screen: int = 0,
        most: int | None = None,
        speed: float = 1.0,
        counts: CountBook | None = None,
        pupils: ClassBook | None = None,
        is_led: bool = False,
    ) -> None:
        """`screen`: by its number, from 1; 0 for the one that the playlist names, or the projector. `is_led`: somebody
        sits before it even where there is one screen only; a show that runs by itself there has nothing to press."""
        super().__init__(parent)
        self._is_led = is_led
        self.playlist = playlist
        self.window = ExhibitWindow(context, playlist, most=most, speed=speed, counts=counts, pupils=pupils)
        self.screens = ScreenDirector(context.settings, self, screen or playlist.screen)
        self.laptop: QWidget | None = None
        """The window with the console; it must not be where the room is."""

        self.window.left.connect(self.left)
        self.host.swap_wanted.connect(self.screens.swap)
        self.screens.lost.connect(self._on_lost)
        self.screens.rearranged.connect(self._on_rearranged)

    @property
    def host(self) -> ShowHost:
        return self.window.host

    @property
    def mode(self) -> Mode:
        return self.screens.mode

    def begin(self) -> None:
        self.screens.turn(True)
        self.window.begin()

    def end(self) -> None:
        """Nothing is shown any more."""
        self.screens.stop()
        self.window.stop()
        self.window.hide()
        self.window.deleteLater()
        self.deleteLater()

    def _on_lost(self) -> None:
        """At once: nothing of the show may appear on another screen."""
        self.window.hide()
        self.host.set_unseen(self.playlist.lost_screen == "wait")

    def _on_rearranged(self, before: Mode) -> None:
        mode = self.screens.mode
        self._is_led |= before is Mode.FOLDED and mode is Mode.STRIP  # for which somebody has asked
        if mode is Mode.FOLDED:
            self._on_lost()
        elif mode is not Mode.OFF:
            has_console = mode is Mode.SPLIT
            if has_console and self.laptop is not None:
                self.screens.clear_room_screen(self.laptop)
            has_strip = mode is Mode.STRIP and (self._is_led or self.screens.arrangement.kind is Kind.MIRRORED)
            self.window.show_on(self.screens.screen(), has_console=has_console, has_strip=has_strip)
            self.host.set_unseen(False)
            if has_console and self.laptop is not None:
                self.laptop.activateWindow()
        self.moved.emit()
