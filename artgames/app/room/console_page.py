"""The host's console: what the room sees, what comes next, and five large buttons."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QWidget

from artgames.app.context import AppContext
from artgames.app.forms.ui_console import Ui_ConsolePage
from artgames.app.page_base import Page, Topic, let_enter_press
from artgames.app.room import console_texts
from artgames.app.room.auto_advance import GoingOn
from artgames.app.room.console_keys import EYE_KEY, HOST_KEYS, ZOOM_KEYS, HostKey
from artgames.app.room.host_controller import Host
from artgames.app.room.host_secret_view import SecretView
from artgames.app.room.house_menu import HouseMenu
from artgames.app.room.people_tab import PeopleTab
from artgames.app.room.room_window import RoomWindow
from artgames.app.room.slide_priority import Cover
from artgames.app.room.timer_tab import TimerTab
from artgames.app.table.audience_flow import Surface
from artgames.app.table.match_controller import MatchController
from artgames.app.widgets.flow_layout import flow_of
from artgames.app.widgets.toast import Toast
from artgames.scene.drawing.theme import Theme, set_variant
from artgames.scene.typing_keys import is_letter
from artgames.store.errors import StoreProblem

NOTES = "host_notes"
_NOTES_REST_MS = 800
_NO_KEYS = 150
"""Per cent: from this size of letters on, keys are told by the tips of buttons alone."""


class ConsolePage(Page):
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
        super().__init__(parent)
        self.ui = Ui_ConsolePage()
        self.ui.setupUi(self)
        self._context, self.host, self._room = context, host, room
        self._evening: MatchController | None = None
        self._em = 17.0
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
        self._zoom_keys: list[QShortcut] = []
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
        ui.preview.pressed.connect(self._press_picture)
        ui.eyeButton.pressed.connect(self.look)
        ui.eyeButton.released.connect(self.look_away)
        ui.notes.textChanged.connect(self._notes_rest.start)
        self.people.enter_wanted.connect(self.enter_wanted)
        self.people.seat_wanted.connect(self.seat_wanted)
        host.changed.connect(self.refresh)
        host.told.connect(self.toast.say)
        self.going_on.changed.connect(self._show_next)
        self._add_keys(HOST_KEYS)
        self._zoom_keys = self._add_keys(ZOOM_KEYS)

    def _add_keys(self, keys: tuple[HostKey, ...]) -> list[QShortcut]:
        context = Qt.ShortcutContext.WidgetWithChildrenShortcut
        return [
            QShortcut(QKeySequence(key), self, getattr(self, one.slot), context=context)
            for one in keys
            for key in one.keys
        ]

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
            evening.session.refused.connect(self.toast.say)
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

    def keep_notes(self) -> None:
        """The host's notes stay with the match."""
        self._notes_rest.stop()
        if self._evening is not None and self.ui.notes.document().isModified():
            with suppress(StoreProblem):  # they are still on the screen
                self._evening.record.note(NOTES, self.ui.notes.toPlainText())
                self.ui.notes.document().setModified(False)

    # Keys and buttons (see keys.HOST_KEYS)

    def go_on(self) -> None:
        self.going_on.stop()
        self.host.next()

    def go_back(self) -> None:
        self.going_on.stop()
        self.host.back()

    def pause(self) -> None:
        if self.going_on.is_running:
            self.going_on.hold()
        else:
            self.host.pause()
        self.refresh()

    def more_time(self) -> None:
        self.host.more_time()

    def finish_time(self) -> None:
        self.host.finish_time()

    def black(self) -> None:
        self.host.cover(Cover.BLACK)

    def freeze(self) -> None:
        self.host.cover(Cover.FROZEN)

    def house(self) -> None:
        self.host.cover(Cover.HOUSE)

    def take_break(self) -> None:
        if self.host.shown.cover is Cover.BREAK:
            self.host.lift()
        else:
            self.host.take_break()

    def open_lobby(self) -> None:
        self.host.open_lobby()

    def zoom(self) -> None:
        self.host.zoom()
        self.refresh()

    def zoom_on(self) -> None:
        self.host.zoom_next(+1)

    def zoom_back(self) -> None:
        self.host.zoom_next(-1)

    def swap(self) -> None:
        self.host.swap_wanted.emit()

    def _press_picture(self, point: QPoint) -> None:
        """A click on a painting in the preview shows it to the room; on one that is shown, takes it away."""
        item = self._room.painting_at(point)
        if self.host.shown.zoomed or self.host.shown.cover is not None:
            self.host.shown.zoom("")
        elif item is not None:
            self.host.zoom(item.card_id)

    def _room_plays(self) -> bool:
        """Whether the room sees the match, and everybody may."""
        shown, evening = self.host.shown, self._evening
        covered = shown.cover is not None or shown.is_paused or bool(shown.zoomed)
        return evening is not None and evening.flow.surface is Surface.ROOM and not covered

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
        """What stands on a button: its key, too, unless letters are so large that they need the room."""
        text = self._with_keys[button]
        is_large = self._context.settings.value.text_scale >= _NO_KEYS
        return text.rpartition(" (")[0] if is_large and text.endswith(")") else text

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        self.ui.preview.set_theme(theme)
        for button in self._with_keys:
            button.setText(self._lettered(button))
        self.refresh()

    def help_topic(self) -> Topic:
        evening = self._evening
        if evening is None:
            return Topic("", "")
        return Topic(evening.game.slug, evening.session.match.view(None).phase)

    def step_back(self) -> bool:
        """Esc takes away what covers the room; a clicker's Esc must not end the evening."""
        if self.host.shown.cover is not None:
            self.host.lift()
        elif self.host.shown.zoomed:
            self.host.shown.zoom("")
        else:
            self.toast.say(self.tr("F8 closes the room screen; the match carries on."))
        return True

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The eye for who has no mouse, held like the button; and the keys of those who want to be first."""
        if event.key() == EYE_KEY:
            if not event.isAutoRepeat():
                self.look()
        elif self._room_plays() and is_letter(event):
            if self._evening is not None and not event.isAutoRepeat():
                self._evening.board.letter_key(event.text().upper())
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
