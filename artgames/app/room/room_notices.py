"""What the host reads above a page when the room's screen comes or goes."""

from __future__ import annotations

from PySide6.QtCore import QObject

from artgames.app.main_window import MainWindow
from artgames.app.screens.screen_assignment import Kind
from artgames.app.screens.screen_director import Mode, ScreenDirector

_TOLD_MS = 8_000


class RoomNotices(QObject):
    """Says it in the notice bar of the window."""

    def __init__(self, window: MainWindow, screens: ScreenDirector) -> None:
        super().__init__(window)
        self._window, self._screens = window, screens

    def tell_about_one_picture(self) -> None:
        text = self.tr(
            "This screen is also the room screen. For a separate one, connect a projector and extend the desktop."
        )
        self._window.notice(text, lasts=_TOLD_MS)

    def tell_about_change(self, before: Mode) -> None:
        mirrored = self._screens.arrangement.kind is Kind.MIRRORED
        if self._screens.mode is Mode.FOLDED and mirrored:
            text = self.tr("Both screens show the same picture now. The match is waiting.")
            self._window.notice(text, self.tr("Show the room’s board"), self._screens.unfold)
            return
        if self._screens.mode is Mode.FOLDED and before is not Mode.FOLDED:
            text = self.tr("The room screen was disconnected. The match is waiting; you can continue here.")
        elif self._screens.mode is Mode.SPLIT and before in (Mode.FOLDED, Mode.STRIP):
            text = self.tr("The room screen is on {screen}.").format(screen=self._screens.title())
        else:
            return
        self._window.notice(text, lasts=_TOLD_MS)
