"""The table: what people do with the match that is shown, by buttons, keys and menus."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.table.match_controller import MatchController
from artgames.app.table.seat_menu import make_menu
from artgames.app.table.shown_match import ShownMatch
from artgames.app.table.surface import Surface
from artgames.app.table.turn_order import Task
from artgames.app.table.undo_refusal import why_not_undo
from artgames.engine.api import Bot, Seat, View
from artgames.engine.match import Match
from artgames.scene.board import Board
from artgames.scene.keyboard.keyboard_view import NUMBER_KEYS
from artgames.scene.plain_text import button_text
from artgames.scene.tempo import Beat
from artgames.store.match_notes import MatchNotes
from artgames.store.seating import Table


class TablePage(ShownMatch):
    """A match that people play, pause, take back and leave."""

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._last_press = 0.0
        self.is_led = False
        """Whether a host leads the evening before a room: a pause covers whatever a player has open."""

        self.way_back: Callable[[], bool] = lambda: False
        """Where Esc leads before it leaves the table: with a room, to the console. False when nowhere."""
        self.may_leave: Callable[[], bool] = lambda: True
        """Asked when somebody wants to leave: False where that has to be confirmed first, since a room looks on."""
        self.lock_out = context.tempo().ms(Beat.LOCK_OUT) / 1000
        """Seconds in which a second press counts as a slip: a double click must not answer the next question, too."""
        self._connect_buttons()
        self._connect_board()

    def _connect_buttons(self) -> None:
        ui = self.ui
        ui.primaryButton.clicked.connect(self._click)
        ui.primaryButton.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # whoever clicks it presses keys of the board next
        ui.secondaryButton.clicked.connect(self._press_secondary)
        ui.undoButton.clicked.connect(self.undo)
        ui.pauseButton.clicked.connect(self.pause)
        ui.logButton.toggled.connect(self._show_log)
        ui.helpButton.clicked.connect(self.help_wanted)
        ui.roomButton.clicked.connect(self.room_wanted)
        ui.phonesButton.clicked.connect(self.phones_wanted)
        ui.leaveButton.clicked.connect(self._leave_by_hand)
        ui.people.chosen.connect(self._offer_seat)
        for key, slot in (("P", self.pause), ("L", self._toggle_log), ("Ctrl+Z", self.undo)):
            QShortcut(QKeySequence(key), self, slot, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _connect_board(self) -> None:
        ui = self.ui
        ui.boardView.confirmed.connect(self._confirm)
        ui.boardView.can_confirm = lambda: not ui.primaryButton.isHidden() and ui.primaryButton.isEnabled()
        ui.boardView.number_pressed.connect(lambda number: self._with_board(lambda board: board.number_key(number)))
        ui.boardView.letter_pressed.connect(lambda letter: self._with_board(lambda board: board.letter_key(letter)))
        ui.boardView.take_arrow = lambda key: self._evening is not None and self._evening.board.arrow_key(key)
        ui.boardView.item_activated.connect(lambda item: self._with_board(lambda board: board.activate(item)))
        ui.boardView.item_released.connect(lambda item: self._with_board(lambda board: board.release(item)))
        ui.boardView.zoom_wanted.connect(self._zoom)
        ui.boardView.peek_wanted.connect(self.announcer.peeking.ask)

    def sit_down(
        self, record: MatchNotes, table: Table, match: Match[Any], guests: dict[Seat, Bot] | None = None
    ) -> None:
        super().sit_down(record, table, match, guests)
        if self._evening is not None and self._evening.restore_clock():
            self.pause()

    def _listen(self, evening: MatchController) -> None:
        super()._listen(evening)
        evening.board.pause_wanted.connect(self.pause)
        evening.covers.pause_ended.connect(self._go_on_after_pause)
        evening.covers.leave_wanted.connect(self._leave_by_hand)

    def leave(self) -> None:
        """Back to the home page. Every step is on disk already."""
        self.close_table()
        self.left.emit()

    def _leave_by_hand(self) -> None:
        if self.may_leave():
            self.leave()

    def press(self) -> None:
        """The large button, or Enter."""
        evening, now = self._evening, monotonic()
        if evening is None or now - self._last_press < self.lock_out:
            return
        self._last_press = now
        if self._doubt.stops(evening):
            self._show()
            return
        if evening.flow.surface is Surface.PRIVATE:
            if evening.board.draft() is None:
                self._refuse(evening.board.hint())
            evening.flow.lock_in()
        elif evening.flow.next().task is Task.RESULT and not evening.flow.is_moving:
            self.finished.emit()
        else:
            evening.flow.press()

    def _click(self) -> None:
        """The large button by mouse, or by the keyboard on it: never must Enter press a tool next that somebody had
        gone to by Tab before."""
        if not self.ui.primaryButton.hasFocus():
            self.take_keyboard()
        self.press()

    def _confirm(self) -> None:
        """Enter on the board: what is carried is put down, and nothing else. Where whoever leads the table decides, it
        decides nothing."""
        evening = self._evening
        if evening is None or (evening.flow.surface in (Surface.ROOM, Surface.PRIVATE) and evening.board.let_go()):
            return
        if evening.flow.next().decides and not evening.flow.is_moving:
            self._refuse(self.tr("Nothing chosen yet."))
        else:
            self.press()

    def _press_secondary(self) -> None:
        evening = self._evening
        if evening is None:
            return
        if evening.flow.surface is Surface.PRIVATE:
            evening.flow.cover()
        elif evening.offers_review():
            self.review_wanted.emit()

    def undo(self) -> None:
        """Take the last step back, or say why that cannot be done."""
        evening = self._evening
        if evening is not None and evening.covers.pause.isVisible():
            self._refuse(self.tr("Continue first, then undo."))
        elif evening is not None and (why := why_not_undo(evening.flow)):
            self._refuse(why)
        elif evening is not None:
            evening.flow.undo()

    def pause(self) -> None:
        """Stop the clock and the bots, and cover the wall: a pause is no longer look."""
        evening = self._evening
        if evening is not None and self.is_led and evening.flow.surface is not Surface.ROOM:
            evening.covers.rest()
            return
        if evening is None or evening.flow.surface is not Surface.ROOM or evening.flow.is_moving:
            return
        evening.session.hold()
        self._clock.pause()
        evening.covers.show_pause()

    def _go_on_after_pause(self) -> None:
        if self._evening is not None:
            self._clock.resume()
            self._evening.session.resume()
            self.take_keyboard()

    def step_back(self) -> bool:
        """Esc: the topmost thing goes. Where nothing lies over the board any more, the pause asks whether to leave."""
        evening = self._evening
        if evening is None:
            return super().step_back()
        over = (evening.covers.lift, evening.board.step_back, self._close_log, self.way_back, evening.covers.step_back)
        if any(goes() for goes in over):
            return True
        if evening.guests is not None:  # a practice round: nothing is lost
            self.leave()
        elif evening.flow.is_moving:
            evening.flow.finish_moving()
        else:
            self.pause()
        return True

    def _close_log(self) -> bool:
        """Only where nothing covers it: a page must be gone at once when somebody looks over a shoulder."""
        is_open = self.ui.logPanel.isVisible() and self.flow is not None and self.flow.surface is Surface.ROOM
        if is_open:
            self.ui.logButton.setChecked(False)
        return is_open

    def _offer_seat(self, seat: Seat, place: QPoint) -> None:
        """Somebody has to go, or comes back: the seat is played by another from now on."""
        evening = self._evening
        if evening is None or evening.guests is not None:
            return
        if evening.flow.surface is Surface.ROOM and not evening.flow.is_moving:
            menu = make_menu(evening.offers_for(seat), self, lambda player: self.replace_player(seat, player))
            if evening.board.standing(evening.flow.room_view)[seat] is not None:
                name = button_text(evening.table.names[seat])
                correct = menu.addAction(self.tr("Correct the score for {name}…").format(name=name))
                correct.triggered.connect(lambda: self.correction_wanted.emit(seat))
            if evening.session.bots.thinks(seat):
                menu.addAction(self.tr("Play now")).triggered.connect(lambda: evening.session.bots.hurry(seat))
            menu.popup(place)

    def _zoom(self, item: Any) -> None:
        evening = self._evening
        if evening is None:
            return
        if evening.board.allows_zoom():
            evening.covers.zoom(item, with_label=evening.board.tells_labels())
        else:
            self._refuse(self.tr("No zooming while the exhibit is open."))

    def _toggle_log(self) -> None:
        """Only where it can be seen."""
        if self._evening is not None and not self._evening.covers.hides_table():
            self.ui.logButton.toggle()

    def _show_log(self, shown: bool) -> None:
        focused = self.window().focusWidget()
        if not shown and focused is not None and self.ui.logPanel.isAncestorOf(focused):
            self.take_keyboard()  # before it is hidden: Qt would send the keys anywhere
        self.ui.logPanel.setVisible(shown)
        self.ui.logView.scrollToBottom()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Comes from a tool that has no use for the key; a number means the board there, too. Covers keep theirs."""
        focused = self.window().focusWidget()
        tools = (self.ui.statusBar, self.ui.peopleBar)
        if event.key() in NUMBER_KEYS and focused is not None and any(bar.isAncestorOf(focused) for bar in tools):
            self.take_keyboard()  # Enter goes on from there, and presses no tool
            self.ui.boardView.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def _with_board(self, do: Callable[[Board[View]], None]) -> None:
        if self._evening is not None:
            do(self._evening.board)
