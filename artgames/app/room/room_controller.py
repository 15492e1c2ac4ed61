"""From a table to a room and back: which window is on which screen, and which page the laptop shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from artgames.app.context import AppContext
from artgames.app.main_window import MainWindow
from artgames.app.navigator import Navigator
from artgames.app.page_base import Page
from artgames.app.room.room_notices import RoomNotices
from artgames.app.room.slide_priority import Cover
from artgames.app.routes import TABLE
from artgames.app.screens.full_screen import show_full
from artgames.app.screens.screen_assignment import Kind
from artgames.app.screens.screen_director import Mode, ScreenDirector

if TYPE_CHECKING:
    from artgames.app.phones.invitation import Invitation
    from artgames.app.room.laptop_pages import Laptop
    from artgames.app.room.room_components import RoomParts
    from artgames.app.room.secrets.private_page_guard import Refusing
    from artgames.app.table.match_controller import MatchController
    from artgames.app.table.page import TablePage
    from artgames.engine.api import Seat
    from artgames.store.seating import Player


class RoomController(QObject):
    """Makes the room when it is first wanted, and moves everything to where it belongs."""

    def __init__(self, context: AppContext, window: MainWindow, navigator: Navigator) -> None:
        super().__init__(navigator)
        self._context, self._window, self._navigator = context, window, navigator
        self.parts: RoomParts | None = None
        self.screens = ScreenDirector(context.settings, self)
        self._notices = RoomNotices(window, self.screens)
        self._page: TablePage | None = None
        self._is_aside = False
        """Whether the room looks at something else than matches."""
        self._before_full = QByteArray()
        """Where the window was before it filled the screen for the room's sake."""
        self._invitation: Invitation | None = None
        self.laptop: Laptop | None = None
        self.refusing: Refusing | None = None
        navigator.when("window.room_wanted", self.toggle)
        navigator.when("table.room_wanted", self.toggle)
        navigator.when("table.opened", self._on_opened)
        navigator.when("table.closed", self._on_closed)
        navigator.when("table.finished", self._on_finished)
        navigator.page_made.connect(self._on_made)

    def _on_made(self, route_id: str, page: Page) -> None:
        if route_id == TABLE:
            self._attach(self._navigator.page(TABLE))

    def _attach(self, page: TablePage) -> None:
        """There is a table now: look at the screens, and follow what is played at it."""
        from artgames.app.room.laptop_pages import Laptop  # noqa: PLC0415 - after the first paint
        from artgames.app.room.secrets.private_page_guard import Refusing  # noqa: PLC0415

        self._page = page
        self.refusing = Refusing(page, self)
        self.laptop = Laptop(self._window, page, self.refusing.sheet, self)
        self.refusing.changed.connect(self.laptop.turn)
        self.screens.lost.connect(self._on_lost)
        self.screens.rearranged.connect(self._on_rearranged)
        page.way_back = self._back
        page.may_leave = self._may_leave
        self.screens.rearrange()

    @property
    def mode(self) -> Mode:
        return self.screens.mode

    @property
    def is_watched(self) -> bool:
        """Whether an audience looks on at a match."""
        has_match = self._page is not None and self._page.evening is not None
        return has_match and self.mode in (Mode.SPLIT, Mode.STRIP)

    # On and off

    def toggle(self) -> None:
        """F8: a room, or no longer; not while it looks at an exhibit."""
        if self._is_aside:
            return
        self._navigator.page(TABLE)
        if not self.screens.is_on and self.parts is None:
            self._make_parts()
        self.screens.turn(not self.screens.is_on)
        if self.mode is Mode.STRIP:
            self._notices.tell_about_one_picture()

    def _make_parts(self) -> None:
        from artgames.app.room.room_components import RoomParts  # noqa: PLC0415 - seldom needed

        assert self._page is not None and self.laptop is not None
        parts = self.parts = RoomParts(self._context, self._page, self)
        self.laptop.know(parts.console, parts.mirror)
        parts.console.phones_wanted.connect(self._page.phones_wanted)
        self.invite(self._invitation)
        for leading in (parts.console, parts.mirror):
            leading.set_look(self._context.theme(), self._window.em)
            leading.room_ended.connect(self.toggle)
        parts.console.enter_wanted.connect(self.enter_for)
        parts.console.people.correction_wanted.connect(self._page.correction_wanted)
        parts.console.seat_wanted.connect(self.replace_player)
        parts.host.play_wanted.connect(self.laptop.play)
        parts.host.swap_wanted.connect(self.screens.swap)
        parts.shown.changed.connect(self.laptop.turn)
        parts.mirror.end_seen.connect(self._leave_podium)
        parts.room.closed.connect(self._end)
        parts.room.key_pressed.connect(self._pass_key)

    def _end(self) -> None:
        if self.screens.is_on:
            self.toggle()

    # Screens

    def step_aside(self, aside: bool) -> None:
        """The room is shown an exhibit meanwhile, or no longer: its screen has one window."""
        self._is_aside = aside
        if self._page is not None:
            self.screens.rearrange()

    def _on_rearranged(self, before: Mode) -> None:
        """Everything goes where it belongs."""
        assert self._page is not None
        self._page.ui.roomButton.setVisible(self.screens.is_on or self.screens.has_several)
        self._apply(before)

    def _on_lost(self) -> None:
        """Nothing goes on unseen."""
        if self.parts is not None:
            self.parts.room.hide()
            self._rest()

    def _rest(self) -> None:
        page = self._page
        if page is None or page.evening is None or self._navigator.current != TABLE:
            return
        if not page.evening.covers.pause.isVisibleTo(page):
            page.evening.covers.rest()

    def _apply(self, before: Mode) -> None:
        parts, mode = self.parts, self.mode
        self._gate()
        if parts is None or self._page is None:
            return
        if mode is not Mode.STRIP and parts.mirror.shows_end:
            self._leave_podium()
        parts.follow(self._page.evening if mode in (Mode.SPLIT, Mode.STRIP) else None, self._where())
        self._mirror(mode is Mode.STRIP and not self._is_aside)
        if mode is Mode.SPLIT and not self._is_aside:
            self._spread()
        elif mode is not Mode.STRIP:
            parts.room.hide()
        assert self.laptop is not None
        self.laptop.lead_from({Mode.SPLIT: parts.console, Mode.STRIP: parts.mirror}.get(mode))
        self._notices.tell_about_change(before)

    def _mirror(self, on: bool) -> None:
        """The room's board into the laptop's window, which fills its screen meanwhile."""
        assert self.parts is not None
        self.parts.mirror.set_on(on)
        if on and not self._window.isFullScreen():
            self._before_full = self._window.saveGeometry()
            show_full(self._window, self.screens.screen())
        elif not on and not self._before_full.isEmpty():
            self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowFullScreen)
            self._window.restoreGeometry(self._before_full)  # which only adds states
            self._before_full = QByteArray()

    def _spread(self) -> None:
        """The room onto its screen, and the laptop's window away from it."""
        assert self.parts is not None
        self.screens.clear_room_screen(self._window)
        room = self.screens.screen()
        if room is not None:
            self.parts.room.show_on(room)
        self._window.activateWindow()

    def _where(self) -> str:
        text = self.tr("Room screen: {screen}")
        return text.format(screen=self.screens.title())

    def _gate(self) -> None:
        """Nobody's page is opened on a picture that an audience sees."""
        evening = self._page.evening if self._page is not None else None
        if evening is not None:
            evening.flow.be_watched(self.screens.arrangement.kind is Kind.MIRRORED or self.mode is Mode.STRIP)

    # The match

    def _on_opened(self, evening: MatchController) -> None:
        assert self.laptop is not None and self.refusing is not None
        self._gate()
        self.laptop.follow(evening)
        self.refusing.follow(evening)
        if self.parts is not None:
            self.parts.host.follow(evening)
            if self.mode in (Mode.SPLIT, Mode.STRIP):
                self.parts.follow(evening, self._where())

    def _on_closed(self) -> None:
        if self.refusing is not None:
            self.refusing.stop()
        if self.parts is not None:
            self.parts.leave_match()

    def _on_finished(self) -> None:
        """The room turns to the podium; a laptop of its own to the result, and one before everybody afterwards."""
        evening = self._page.evening if self._page is not None else None
        outcome = evening.session.match.outcome() if evening is not None else None
        if self.parts is None or evening is None or outcome is None or not self.is_watched:
            return
        self.parts.show_end(evening, outcome)
        if self.mode is Mode.STRIP:
            self._window.turn_to(self.parts.mirror)
            self.parts.mirror.focus_first()

    def _leave_podium(self) -> None:
        """From the podium before everybody to the page of the result."""
        result = self._navigator.page("result")
        self._window.turn_to(result)
        result.focus_first()

    def refresh_points(self) -> None:
        """They were corrected by hand."""
        if self.parts is not None:
            self.parts.room.follow_table()
            self.parts.console.refresh()

    # What the laptop shows

    def _back(self) -> bool:
        """Esc at the table: to where the host leads from."""
        return self.laptop is not None and self.laptop.back()

    def _may_leave(self) -> bool:
        """Whether nobody is disturbed by it; otherwise it is asked."""
        if not self.is_watched or self._page is None:
            return True
        question = self.tr("The room screen is still showing this match. Leave it? You will find it under Continue.")
        return self._window.confirm(question, self.tr("Leave"), self._page.leave)

    def enter_for(self, seat: Seat) -> None:
        """The host enters an answer for somebody: the page of that seat opens as it would for the person."""
        evening = self._page.evening if self._page is not None else None
        if evening is not None:
            evening.flow.hand_over(seat)

    def replace_player(self, seat: Seat, player: Player) -> None:
        if self._page is not None and self.parts is not None:
            self._page.replace_player(seat, player)
            self.refresh_points()

    # Phones

    def press_remote(self, key: str) -> None:
        """Somebody pressed a key of the host's remote on a phone."""
        from artgames.app.room import remote  # noqa: PLC0415 - seldom needed

        if self._page is not None:
            remote.press(key, self._page, self.parts if self.is_watched else None)

    def invite(self, invitation: Invitation | None) -> None:
        """How to join with a phone, as long as phones are open."""
        self._invitation = invitation
        if self.parts is not None:
            self.parts.invite(invitation)

    def toggle_invitation(self) -> None:
        """Show it to the room, or the match again."""
        if self.parts is not None and self._invitation is not None:
            self.parts.host.cover(Cover.JOIN)

    def _pass_key(self, event: QKeyEvent) -> None:
        """A key that went to the room's window means the console."""
        self._window.activateWindow()
        target = self._window.focusWidget() or self._window
        QApplication.postEvent(target, event.clone(), Qt.EventPriority.NormalEventPriority.value)

    def shut_down(self) -> None:
        self.screens.stop()
        if self.parts is not None:
            self.parts.close()
            self.parts = None
