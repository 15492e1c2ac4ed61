"""The host's console of a show: what the room sees, what comes next, the rounds, and five large buttons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from artgames.app.context import AppContext
from artgames.app.exhibit import show_texts
from artgames.app.exhibit.class_menu import ClassMenu
from artgames.app.exhibit.rounds_model import RoundsModel
from artgames.app.exhibit.show import Show
from artgames.app.exhibit.show_host import SHOW_KEYS, ShowHost
from artgames.app.forms.ui_show_console import Ui_ShowConsole
from artgames.app.page_base import Page, Topic, let_enter_press
from artgames.app.room.slide_priority import Cover
from artgames.app.screens.screen_director import Mode
from artgames.app.widgets.flow_layout import flow_of
from artgames.app.widgets.toast import Toast
from artgames.exhibits.playlist_editing import Draft
from artgames.scene.drawing.theme import Theme, set_variant

_TICK_MS = 200
"""A second is a second for who looks at it, and nothing is drawn that has not changed."""


class ShowConsole(Page):
    """The laptop while a show runs. It stays where it is when the room's screen goes, and says so."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_ShowConsole()
        self.ui.setupUi(self)
        self._context = context
        self.running: Show | None = None
        self.toast = Toast(self.ui.preview)  # not over the buttons
        self._model = RoundsModel(Draft(), self)
        self.ui.rounds.setModel(self._model)
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._show_time)
        set_variant(self.ui.nextButton, "variant", "primary")
        self.class_menu = ClassMenu(self.ui.classButton)
        self.ui.classButton.setMenu(self.class_menu)
        self._connect()
        let_enter_press(self)

    def _connect(self) -> None:
        ui = self.ui
        for button, slot in self._slots().items():
            button.clicked.connect(self._calling(slot))
        ui.jumpButton.clicked.connect(lambda: self.play(ui.rounds.currentIndex()))
        ui.rounds.activated.connect(self.play)
        ui.hereButton.clicked.connect(self._show_here)
        pictures = (
            ui.freezeButton,
            ui.houseButton,
            ui.breakButton,
            ui.phonesButton,
            ui.classButton,
            ui.swapButton,
            ui.hereButton,
            ui.endButton,
        )
        flow_of(ui.pictureRow, *pictures, spacing=8)  # large letters take a second line
        flow_of(ui.timeRow, ui.moreButton, ui.finishButton, spacing=8)
        flow_of(ui.roundRow, ui.jumpButton, ui.repeatButton, ui.skipButton, spacing=8)
        context = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for one in SHOW_KEYS:
            for key in one.keys:
                QShortcut(QKeySequence(key), self, self._calling(one.slot), context=context)

    def _slots(self) -> dict[QAbstractButton, str]:
        """What each button does: methods of the host."""
        ui = self.ui
        return {
            ui.backButton: "go_back",
            ui.nextButton: "go_on",
            ui.pauseButton: "pause",
            ui.blackButton: "black",
            ui.holdButton: "hold",
            ui.freezeButton: "freeze",
            ui.houseButton: "house",
            ui.breakButton: "take_break",
            ui.phonesButton: "invite",
            ui.swapButton: "swap",
            ui.moreButton: "more_time",
            ui.finishButton: "finish_time",
            ui.repeatButton: "repeat",
            ui.skipButton: "skip_round",
            ui.endButton: "end",
        }

    def _calling(self, slot: str) -> Callable[[], None]:
        """Buttons that can be checked send whether they are; `refresh` says it better."""

        def call() -> None:
            if self.running is not None:
                if slot != "end":
                    self.running.host.forget_question()
                getattr(self.running.host, slot)()
                self.refresh()

        return call

    # In and out

    def open(self, show: Show) -> None:
        """The console of this show."""
        self.close_show()
        self.running = show
        self._model.show_draft(Draft(show.playlist))
        self.ui.rounds.setCurrentIndex(self._model.index(0))
        self.ui.preview.watch(show.window)
        self.class_menu.phones = show.window.phones
        self.ui.classButton.setVisible(show.window.phones.book is not None)
        show.host.changed.connect(self.refresh)
        show.host.told.connect(self.toast.say)
        show.moved.connect(self.refresh)
        self.refresh()

    def close_show(self) -> None:
        """It is over."""
        show, self.running = self.running, None
        if show is not None:
            show.host.changed.disconnect(self.refresh)
            show.host.told.disconnect(self.toast.say)
            show.moved.disconnect(self.refresh)
            self.ui.preview.forget()
            self.class_menu.phones = None
            self.toast.stop()

    def shut_down(self) -> None:
        self.close_show()
        self._timer.stop()

    def focus_first(self) -> None:
        self.ui.nextButton.setFocus()

    # Rounds and screens

    def play(self, index: QModelIndex) -> None:
        """This round from its beginning."""
        if self.running is not None and index.isValid():
            self.running.host.jump(index.row())

    def _show_here(self) -> None:
        if self.running is not None:
            self.running.screens.unfold()

    # What is shown

    def refresh(self) -> None:
        """Something may look different now."""
        if self.running is None:
            return
        ui, host, mode = self.ui, self.running.host, self.running.mode
        ui.where.setText(show_texts.where(self.running))
        tag = show_texts.tag(self.running)
        ui.tag.setText(tag)
        set_variant(ui.tag, "role", "wrong")
        ui.preview.set_alarm(bool(tag))
        self._check_buttons(host)
        ui.swapButton.setVisible(mode is Mode.SPLIT)
        ui.hereButton.setVisible(mode is Mode.FOLDED)
        ui.endButton.setText(self.tr("Press again to end") if host.is_asked else self.tr("End show"))
        ui.nowTitle.setText(show_texts.place(host))
        ui.now.setText(show_texts.now(host))
        ui.next.setText(show_texts.following(host))
        self._model.set_playing(host.player.number)
        self._show_time()

    def _check_buttons(self, host: ShowHost) -> None:
        ui, cover = self.ui, host.shown.cover
        for button, on in (
            (ui.blackButton, cover is Cover.BLACK),
            (ui.freezeButton, cover is Cover.FROZEN),
            (ui.houseButton, cover is Cover.HOUSE),
            (ui.breakButton, cover is Cover.BREAK),
            (ui.phonesButton, cover is Cover.JOIN),
            (ui.pauseButton, host.shown.is_paused),
            (ui.holdButton, host.is_held),
        ):
            button.setChecked(on)
        is_running = not host.player.is_over
        for button in (ui.pauseButton, ui.holdButton, ui.moreButton, ui.finishButton):
            button.setEnabled(is_running or cover is not None)

    def _show_time(self) -> None:
        host = self.running.host if self.running is not None else None
        left = host.conductor.left if host is not None and host.conductor is not None else None
        text = show_texts.clock(left)
        if self.ui.time.text() != text:
            self.ui.time.setText(text)

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        self.ui.preview.set_theme(theme)
        self.ui.rounds.setMinimumHeight(round(7 * em))

    def help_topic(self) -> Topic:
        return Topic("", "exhibits")

    def step_back(self) -> bool:
        """Esc takes away what covers the room; a clicker's Esc must not end the show."""
        if self.running is not None and self.running.host.shown.cover is not None:
            self.running.host.lift()
        else:
            self.toast.say(self.tr("To end the show, press End show twice."))
        return True

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._timer.start()
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()
