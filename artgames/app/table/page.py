"""The table: a line that says who must do what, the board, the people, and what has happened."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.forms.ui_table import Ui_TablePage
from artgames.app.page_base import Page, Topic
from artgames.app.table.announcer import Announcer
from artgames.app.table.audience_flow import AudienceFlow, Surface
from artgames.app.table.log_panel import TableLog
from artgames.app.table.match_controller import MatchController, MatchNotes
from artgames.app.table.overlays import TableOverlays
from artgames.app.table.seat_menu import make_menu
from artgames.app.table.toolbars import TableBars
from artgames.app.table.turn_order import Task
from artgames.app.table.undo_refusal import why_not_undo
from artgames.app.table.untouched_answer import Doubt
from artgames.decks import Deck
from artgames.engine.api import Bot, Seat, View
from artgames.engine.match import Match
from artgames.scene.board import Board
from artgames.scene.board_view import NUMBER_KEYS
from artgames.scene.clock import Clock
from artgames.scene.drawing.theme import Theme, set_variant
from artgames.scene.plain_text import button_text
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat
from artgames.store.errors import StoreProblem
from artgames.store.seating import Player, Table


class TablePage(Page):
    """Shows one match. Everything it shows comes from the view of whoever may look.

    Signals:
        finished(): the match has ended and somebody asked for the result.
        settings_wanted(): somebody wants to change a setting during a pause.
        help_wanted(): somebody wants to read the rule for this screen.
        changed(): something else may be shown, to which another rule belongs.
        correction_wanted(int): the points of this seat are to be corrected by hand.
        review_wanted(): a part of the match is over, and somebody wants to know what decided it.
        opened(Evening), closed(): a match is played here from now on, or no longer.
        room_wanted(): somebody wants the match on a projector, or no longer.
        phones_wanted(): players are to answer on phones.
    """

    finished = Signal()
    settings_wanted = Signal()
    help_wanted = Signal()
    changed = Signal()
    correction_wanted = Signal(int)
    review_wanted = Signal()
    opened = Signal(object)
    closed = Signal()
    room_wanted = Signal()
    phones_wanted = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_TablePage()
        self.ui.setupUi(self)
        self._context = context
        self._clock = Clock(self)
        self._doubt = Doubt()
        self._bars = TableBars(self.ui, self._clock, self)
        self._log = TableLog(self.ui.logView)
        self.announcer = Announcer(self, self._clock, (self.ui.sentenceLabel, self.ui.hintLabel, self.ui.primaryButton))
        self._log.happened.connect(self.announcer.tell)
        self._evening: MatchController | None = None
        self._focused_for: tuple[object, ...] = ()
        self._last_press = 0.0
        self.is_led = False
        """Whether a host leads the evening before a room: a pause covers whatever a player has open."""

        self.way_back: Callable[[], bool] = lambda: False
        """Where Esc leads before it leaves the table: with a room, to the console. False when nowhere."""
        self.may_leave: Callable[[], bool] = lambda: True
        """Asked when somebody wants to leave: False where that has to be confirmed first, since a room looks on."""
        self.lock_out = context.tempo().ms(Beat.LOCK_OUT) / 1000
        """Seconds in which a second press counts as a slip: a double click must not answer the next question, too."""
        self.ui.logPanel.hide()
        self.ui.roomButton.hide()  # until there is a second screen
        set_variant(self.ui.primaryButton, "variant", "primary")
        set_variant(self.ui.logTitle, "role", "heading")
        self._connect()

    def _connect(self) -> None:
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
        ui.boardView.area_changed.connect(self._fit)
        ui.boardView.confirmed.connect(self._confirm)
        ui.boardView.can_confirm = lambda: not ui.primaryButton.isHidden() and ui.primaryButton.isEnabled()
        ui.boardView.number_pressed.connect(lambda number: self._with_board(lambda board: board.number_key(number)))
        ui.boardView.letter_pressed.connect(lambda letter: self._with_board(lambda board: board.letter_key(letter)))
        ui.boardView.take_arrow = lambda key: self._evening is not None and self._evening.board.arrow_key(key)
        ui.boardView.item_activated.connect(lambda item: self._with_board(lambda board: board.activate(item)))
        ui.boardView.item_released.connect(lambda item: self._with_board(lambda board: board.release(item)))
        ui.boardView.zoom_wanted.connect(self._zoom)
        ui.boardView.peek_wanted.connect(self.announcer.peeking.ask)
        ui.people.chosen.connect(self._offer_seat)
        ui.people.heard.connect(self._let_next_speak)
        self._clock.tick.connect(self._on_tick)
        self._clock.ten_seconds_left.connect(lambda: self._context.sounds.play(Cue.TEN_SECONDS))
        for key, slot in (("P", self.pause), ("L", self._toggle_log), ("Ctrl+Z", self.undo)):
            QShortcut(QKeySequence(key), self, slot, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._context.settings.changed.connect(self._on_settings)

    @property
    def evening(self) -> MatchController | None:
        """The match being played with everything that belongs to it, if one is."""
        return self._evening

    @property
    def flow(self) -> AudienceFlow | None:
        """The course of the match being played, if one is."""
        return self._evening.flow if self._evening is not None else None

    @property
    def covers(self) -> TableOverlays:
        """What lies over the table of the match being played."""
        assert self._evening is not None
        return self._evening.covers

    @property
    def deck(self) -> Deck:
        """The deck of the match being played."""
        assert self._evening is not None
        return self._evening.deck

    # Opening and leaving

    def sit_down(
        self, record: MatchNotes, table: Table, match: Match[Any], guests: dict[Seat, Bot] | None = None
    ) -> None:
        """Sit down at this table and go on where the match stands; `guests` play instead of the game's own bots."""
        self.close_table()
        evening = self._evening = MatchController(self._context, self, self._clock, (record, table, match), guests)
        evening.talk.spoke.connect(lambda: self.ui.people.set_speech(evening.talk.now))
        self.ui.phonesButton.setVisible(len(table.players) > 1 and guests is None)
        self._bars.apply_style(evening.board.style)
        evening.session.refused.connect(self._refuse)
        evening.board.refused.connect(self._refuse)
        evening.board.draft_changed.connect(self._show)
        evening.board.pause_wanted.connect(self.pause)
        evening.flow.changed.connect(self._show)
        evening.flow.said.connect(lambda event: self._log.say(evening, event))
        evening.flow.said.connect(self._show)
        evening.covers.remarked.connect(self._log.write)
        evening.covers.pause_ended.connect(self._go_on_after_pause)
        evening.covers.settings_wanted.connect(self.settings_wanted)
        evening.covers.leave_wanted.connect(self._leave_by_hand)
        self.ui.boardView.setScene(evening.board.scene)
        self._log.begin(evening)
        evening.listen()
        self.announcer.begin(evening)
        evening.board.resize_to(self.ui.boardView.area)
        self.opened.emit(evening)
        evening.flow.start()
        self.ui.boardView.setFocus()
        if evening.restore_clock():
            self.pause()

    def head(self) -> int:
        """Whose page it is, and what is asked."""
        bar = self.ui.statusBar
        return bar.geometry().bottom() + 1 if bar.isVisible() else 0

    def returned(self) -> None:
        """Screens may have come or gone meanwhile."""
        self.changed.emit()

    def rest(self) -> None:
        """A match that is shown is covered and waits."""
        if self._evening is not None:
            self._evening.covers.rest()

    def shut_down(self) -> None:
        self.close_table()

    def leave(self) -> None:
        """Back to the home page. Every step is on disk already."""
        self.close_table()
        self.left.emit()

    def _leave_by_hand(self) -> None:
        if self.may_leave():
            self.leave()

    def close_table(self) -> None:
        """Stop everything that belongs to the match; called before another one is opened and when the window closes."""
        evening, self._evening = self._evening, None
        if evening is not None:
            self.closed.emit()
            self.announcer.begin(None)
            evening.close()
            self.ui.boardView.setScene(None)

    # What people do

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

    def top_layer(self) -> QWidget | None:
        """For screen readers: what hides everything else."""
        return self._evening.covers.top() if self._evening is not None else None

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
            if evening.session.thinks(seat):
                menu.addAction(self.tr("Play now")).triggered.connect(lambda: evening.session.hurry(seat))
            menu.popup(place)

    def replace_player(self, seat: Seat, player: Player) -> None:
        """Let a seat be played by this player from now on; it is kept with the match."""
        if self._evening is None:
            return
        try:
            self._evening.replace_player(seat, player)
        except StoreProblem as problem:
            self._refuse(self._context.say(problem.sentence))

    def refresh_points(self) -> None:
        """They were corrected by hand."""
        evening = self._evening
        if evening is not None:
            evening.board.apply_style(evening.style())
            evening.flow.refresh()
            self._show()

    def _zoom(self, item: Any) -> None:
        evening = self._evening
        if evening is None:
            return
        if evening.board.allows_zoom():
            evening.covers.zoom(item, with_label=evening.board.tells_labels())
        else:
            self._refuse(self.tr("No zooming while the exhibit is open."))

    def take_keyboard(self) -> None:
        """Give the keys to what lies on top: a cover, or the board."""
        if self._evening is not None and not self._evening.covers.take_keyboard():
            self.ui.boardView.setFocus()

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

    # What is shown

    def _show(self) -> None:
        """Something may look different now."""
        evening = self._evening
        if evening is None:
            return
        pressed = self.window().focusWidget()
        self._bars.show(evening, asks_again=self._doubt.asks(evening))
        said = self._log.tell_reasons(evening)
        if self._context.settings.value.bubbles:
            evening.talk.tell(said)
        evening.covers.follow()
        self.announcer.follow()
        is_gone = pressed is not None and not (pressed.isVisible() and pressed.isEnabled())
        self._keep_focus((evening.flow.surface, evening.flow.seat, evening.board.fills_window()), is_gone)
        self.changed.emit()

    def _keep_focus(self, shown: tuple[object, ...], is_gone: bool) -> None:
        """Whenever another picture is shown, or what had the keyboard cannot be pressed any more, keys go to the board:
        hiding a bar would send them anywhere. While the host has another page before them, keys stay there."""
        is_another = is_gone or shown != self._focused_for
        if is_another and shown[0] in (Surface.ROOM, Surface.PRIVATE) and self.isVisible():
            self.ui.boardView.setFocus()
        self._focused_for = shown

    def _on_tick(self, left: float) -> None:
        if self._evening is not None:
            self._evening.board.tick(left, self._clock.total)
            self._bars.show_time(left)

    def _let_next_speak(self) -> None:
        if self._evening is not None:
            self._evening.talk.skip()

    def _refuse(self, sentence: str) -> None:
        if sentence and self._evening is not None:
            self._evening.covers.tell(sentence)

    # Look

    def set_look(self, theme: Theme, em: float) -> None:
        evening = self._evening
        if evening is not None:
            style = evening.style()
            self._bars.apply_style(style)
            evening.board.apply_style(style)
            evening.flow.refresh()
            evening.covers.apply_style()

    def _on_settings(self) -> None:
        evening = self._evening
        if evening is not None:
            if not self._context.settings.value.bubbles:
                evening.talk.hush()
            evening.follow_settings()

    def _fit(self) -> None:
        evening = self._evening
        if evening is not None and evening.board.area != self.ui.boardView.area:
            evening.flow.finish_moving()
            evening.board.resize_to(self.ui.boardView.area)

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

    def spoken_title(self) -> str:
        game = self._evening.game if self._evening is not None else None
        return self._context.translate(game.slug, game.info.title) if game is not None else ""

    def help_topic(self) -> Topic:
        evening = self._evening
        if evening is None:
            return Topic("", "")
        return Topic(evening.game.slug, evening.session.match.view(None).phase)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._evening is not None:
            self._evening.covers.resize_to()
