"""The host's console: what the room sees, what comes next, and five large buttons."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from artgames.app.context import AppContext
from artgames.app.forms.ui_console import Ui_ConsolePage
from artgames.app.page_base import let_enter_press
from artgames.app.room import console_texts
from artgames.app.room.auto_advance import GoingOn
from artgames.app.room.console_keys import EYE_KEY, lettered
from artgames.app.room.host_controller import Host
from artgames.app.room.host_page import HostPage
from artgames.app.room.house_menu import HouseMenu
from artgames.app.room.people_tab import PeopleTab
from artgames.app.room.room_window import RoomWindow
from artgames.app.room.secrets.host_secret_view import SecretView
from artgames.app.room.slide_priority import Cover
from artgames.app.room.timer_tab import TimerTab
from artgames.app.table.match_controller import MatchController
from artgames.app.widgets.flow_layout import flow_of
from artgames.app.widgets.toast import Toast
from artgames.scene.drawing.theme import Theme, set_variant
from artgames.store.errors import StoreProblem

NOTES = "host_notes"
_NOTES_REST_MS = 800


class ConsolePage(HostPage):
    """The laptop while the room has a screen of its own.

    Signals:
        room_ended(): back to the table on the laptop.
        enter_wanted(Seat): the host enters an answer for somebody.
        seat_wanted(Seat, Player): a seat changes hands.
        phones_wanted(): players are to answer on phones.
    """

    room_ended = Signal()
    enter_wanted = Signal(int)
    seat_wanted = Signal(int, object)
    phones_wanted = Signal()

    def __init__(self, context: AppContext, host: Host, room: RoomWindow, parent: QWidget | None = None) -> None:
        super().__init__(context, host, room, parent)
        self.ui = Ui_ConsolePage()
        self.ui.setupUi(self)
        self.secret: SecretView | None = None
        self.toast = Toast(self.ui.preview)  # not over the buttons
        self.going_on = GoingOn(context, host, self)
        self.people = PeopleTab(self.ui.peopleRows, self)
        self.timer = TimerTab(self.ui, context, self)
        self.house_menu = HouseMenu(self.ui.houseButton, context.settings)
        self._notes_rest = QTimer(self)
        self._notes_rest.setSingleShot(True)
        self._notes_rest.setInterval(_NOTES_REST_MS)
        self._notes_rest.timeout.connect(self.keep_notes)
        self.ui.preview.watch(room)
        set_variant(self.ui.nextButton, "variant", "primary")
        self._with_keys = {button: button.text() for button in self.findChildren(QAbstractButton)}
        self._connect()
        let_enter_press(self)

    def _connect(self) -> None:
        ui, host = self.ui, self.host
        for button, slot in (
            (ui.nextButton, self.go_on),
            (ui.backButton, self.go_back),
            (ui.pauseButton, self.pause),
            (ui.blackButton, self.black),
            (ui.zoomButton, self.zoom),
            (ui.freezeButton, self.freeze),
            (ui.houseButton, self.house),
            (ui.breakButton, self.take_break),
            (ui.lobbyButton, self.open_lobby),
            (ui.swapButton, self.swap),
            (ui.moreButton, self.more_time),
            (ui.finishButton, self.finish_time),
            (ui.noClockButton, self.host.stop_clock),
            (ui.phonesButton, self.phones_wanted.emit),
            (ui.leaveButton, self.room_ended.emit),
        ):
            button.clicked.connect(_without_argument(slot))
        first = (ui.freezeButton, ui.houseButton, ui.lobbyButton, ui.breakButton)
        pictures = (*first, ui.swapButton, ui.phonesButton, ui.leaveButton)
        flow_of(ui.pictureRow, *pictures, spacing=8)  # large letters take a second line
        ui.preview.pressed.connect(self.press_picture)
        ui.eyeButton.pressed.connect(self.look)
        ui.eyeButton.released.connect(self.look_away)
        ui.notes.textChanged.connect(self._notes_rest.start)
        self.people.enter_wanted.connect(self.enter_wanted)
        self.people.seat_wanted.connect(self.seat_wanted)
        host.changed.connect(self.refresh)
        host.told.connect(self.tell)
        self.going_on.changed.connect(self._show_next)

    # In and out

    def open(self, evening: MatchController, where: str) -> None:
        """The console of this match; `where` says on which screen the room is."""
        if evening is not self._evening:
            self.close_match()
            self._evening = evening
            self.ui.notes.blockSignals(True)
            self.ui.notes.setPlainText(str(evening.record.notes().get(NOTES) or ""))
            self.ui.notes.blockSignals(False)
            evening.session.clock.tick.connect(self.timer.show_time)
            evening.session.refused.connect(self.tell)
        self.ui.where.setText(where)
        self.refresh()

    def close_match(self) -> None:
        """The match is no longer played."""
        self.look_away()
        self.keep_notes()
        self.going_on.stop()
        self.toast.stop()
        evening, self._evening = self._evening, None
        if evening is not None:
            evening.session.clock.tick.disconnect(self.timer.show_time)

    def focus_first(self) -> None:
        self.ui.nextButton.setFocus()

    def tell(self, sentence: str) -> None:
        if self.isVisible():
            self.toast.say(sentence)

    def keep_notes(self) -> None:
        """The host's notes stay with the match."""
        self._notes_rest.stop()
        if self._evening is not None and self.ui.notes.document().isModified():
            with suppress(StoreProblem):  # they are still on the screen
                self._evening.record.note(NOTES, self.ui.notes.toPlainText())
                self.ui.notes.document().setModified(False)

    # Keys and buttons (see host_page.HostPage)

    def go_on(self) -> None:
        self.going_on.stop()
        super().go_on()

    def go_back(self) -> None:
        self.going_on.stop()
        super().go_back()

    def pause(self) -> None:
        if self.going_on.is_running:
            self.going_on.hold()
        else:
            super().pause()
        self.refresh()

    def zoom(self) -> None:
        super().zoom()
        self.refresh()

    # The secret

    def look(self) -> None:
        """The page of a seat, over the preview, while the button is held."""
        seat = self.ui.secretSeat.currentIndex()
        if self._evening is not None and self.secret is None and seat >= 0:
            self.secret = SecretView(self._evening, seat, self.ui.preview)
            self.ui.secret.setText("\n".join(console_texts.secrets(self._evening)))

    def look_away(self) -> None:
        secret, self.secret = self.secret, None
        if secret is not None:
            secret.hide()
            secret.deleteLater()
        self.ui.secret.clear()

    # What is shown

    def refresh(self) -> None:
        """Something may look different now."""
        evening, ui, shown = self._evening, self.ui, self.host.shown
        if evening is None or self.host.evening is not evening:
            return
        tag = console_texts.tag(self.host)
        ui.tag.setText(tag)
        set_variant(ui.tag, "role", "wrong")
        ui.preview.set_alarm(shown.cover is not None)
        for button, on in (
            (ui.blackButton, shown.cover is Cover.BLACK),
            (ui.freezeButton, shown.cover is Cover.FROZEN),
            (ui.houseButton, shown.cover is Cover.HOUSE),
            (ui.breakButton, shown.cover is Cover.BREAK),
            (ui.lobbyButton, shown.cover is Cover.LOBBY),
            (ui.zoomButton, bool(shown.zoomed)),
            (ui.pauseButton, shown.is_paused or self.host.is_held),
        ):
            button.setChecked(on)
        for key in self._zoom_keys:
            key.setEnabled(bool(shown.zoomed))
        self._show_words(evening)
        self.going_on.follow(evening)

    def _show_words(self, evening: MatchController) -> None:
        ui = self.ui
        ui.nowTitle.setText(console_texts.now_title(evening))
        ui.now.setText(console_texts.now(evening))
        ui.next.setText(console_texts.following(self.host, evening))
        ui.missing.setText(console_texts.missing(evening))
        names = list(evening.table.names)
        if [ui.secretSeat.itemText(at) for at in range(ui.secretSeat.count())] != names:
            ui.secretSeat.clear()
            ui.secretSeat.addItems(names)
        self.people.show(evening, self._room.ui.people.chips, self._context.theme(), self._em)
        clock = evening.session.clock
        self.timer.show_time(clock.remaining)
        self._show_next()

    def _show_next(self) -> None:
        left = self.going_on.left
        name = self._lettered(self.ui.nextButton)
        self.ui.nextButton.setText(f"{name} · {left}" if left else name)

    def _lettered(self, button: QAbstractButton) -> str:
        return lettered(self._with_keys[button], self._context.settings.value.text_scale)

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        self.ui.preview.set_theme(theme)
        for button in self._with_keys:
            button.setText(self._lettered(button))
        self.refresh()

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The eye for who has no mouse, held like the button."""
        if event.key() == EYE_KEY:
            if not event.isAutoRepeat():
                self.look()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == EYE_KEY and not event.isAutoRepeat():
            self.look_away()
        else:
            super().keyReleaseEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.look_away()
        self.keep_notes()


def _without_argument(slot: Callable[[], object]) -> Callable[[], None]:
    """Buttons that can be checked send whether they are; `refresh` says it better."""

    def call() -> None:
        slot()

    return call
