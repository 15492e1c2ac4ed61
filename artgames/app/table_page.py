"""The table: a line that says who must do what, the board, the people, and what has happened."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import msgspec
from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from artgames import games
from artgames.app.context import AppContext
from artgames.app.covers import Covers
from artgames.app.forms.ui_table import Ui_TablePage
from artgames.app.models.log import LogModel
from artgames.app.page import Page, Topic
from artgames.app.people_strip import Chip
from artgames.app.seat_menu import open_menu
from artgames.app.session import TableSession
from artgames.app.table_flow import Surface, TableFlow, Task
from artgames.decks import Deck
from artgames.engine.api import Bot, Event, Seat
from artgames.engine.match import Match
from artgames.games import Game
from artgames.stage.board import Board, Kit
from artgames.stage.clock import Clock
from artgames.stage.fonts import Profile, Role, figures, role_px, sans
from artgames.stage.sound import Cue
from artgames.stage.theme import Theme, set_variant
from artgames.store.problems import StoreProblem
from artgames.store.record import MatchRecord
from artgames.store.table import Player, Table

CLOCK_NOTE = "clock"
PLAYERS_NOTE = "players"


@dataclass
class _Evening:
    """Everything that belongs to the match being played."""

    record: MatchRecord
    table: Table
    game: Game
    session: TableSession
    board: Board
    flow: TableFlow
    covers: Covers


class TablePage(Page):
    """Shows one match. Everything it shows comes from the view of whoever may look.

    Signals:
        finished(): the match has ended and somebody asked for the result.
        left(): somebody went back to the home page; the match can be continued.
    """

    finished = Signal()
    left = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_TablePage()
        self.ui.setupUi(self)
        self._context = context
        self._clock = Clock(self)
        self._log = LogModel(self)
        self._evening: _Evening | None = None
        self._focused_for: tuple[object, ...] = ()
        self.ui.logView.setModel(self._log)
        self.ui.logPanel.hide()
        set_variant(self.ui.primaryButton, "variant", "primary")
        set_variant(self.ui.logTitle, "role", "heading")
        self._connect()

    def _connect(self) -> None:
        ui = self.ui
        ui.primaryButton.clicked.connect(self.press)
        ui.secondaryButton.clicked.connect(self._press_secondary)
        ui.undoButton.clicked.connect(self._undo)
        ui.pauseButton.clicked.connect(self.pause)
        ui.logButton.toggled.connect(self._show_log)
        ui.leaveButton.clicked.connect(self.leave)
        ui.boardView.area_changed.connect(self._fit)
        ui.boardView.confirmed.connect(self.press)
        ui.boardView.number_pressed.connect(lambda number: self._with_board(lambda board: board.number_key(number)))
        ui.boardView.item_activated.connect(lambda item: self._with_board(lambda board: board.activate(item)))
        ui.boardView.item_released.connect(lambda item: self._with_board(lambda board: board.release(item)))
        ui.boardView.zoom_wanted.connect(self._zoom)
        ui.people.chosen.connect(self._offer_seat)
        self._clock.tick.connect(self._on_tick)
        self._clock.ten_seconds_left.connect(lambda: self._context.sounds.play(Cue.TEN_SECONDS))
        for key, slot in (("P", self.pause), ("L", ui.logButton.toggle), ("Ctrl+Z", self._undo)):
            QShortcut(QKeySequence(key), self, slot, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._context.settings.changed.connect(self._on_settings)

    @property
    def flow(self) -> TableFlow | None:
        """The course of the match being played, if one is."""
        return self._evening.flow if self._evening is not None else None

    @property
    def covers(self) -> Covers:
        """What lies over the table of the match being played."""
        assert self._evening is not None
        return self._evening.covers

    @property
    def deck(self) -> Deck:
        """The deck of the match being played."""
        assert self._evening is not None
        return self._deck(self._evening.table)

    # Opening and leaving

    def open(self, record: MatchRecord, table: Table, match: Match[Any]) -> None:
        """Sit down at this table and go on where the match stands."""
        self.close_table()
        table = self._seated(record, table)
        game = games.load(table.game)
        session = TableSession(
            match,
            table,
            bots=self._bots(game, table),
            tempo=self._context.tempo(),
            clock=self._clock,
            translate=self._context.translate,
            has_hands="hands" in game.info.needs,
            parent=self,
        )
        kit = self._kit(table)
        board_type = import_module(f"artgames.games.{game.slug}.table").BOARD
        board = board_type(kit, match.setup.options, lambda seat: not session.is_bot(seat), self)
        flow = TableFlow(session, board, self)
        covers = Covers(self._context, flow, table, kit.deck, self)
        self._dress_bars(kit)
        self._evening = _Evening(record, table, game, session, board, flow, covers)
        session.refused.connect(self._refuse)
        board.refused.connect(self._refuse)
        board.draft_changed.connect(self._show_bars)
        flow.changed.connect(self._show_bars)
        flow.said.connect(self._say)
        covers.pause_ended.connect(self._go_on_after_pause)
        self._clock.expired.connect(flow.time_is_up)
        self.ui.boardView.setScene(board.scene)
        self._begin_log()
        board.fit(self.ui.boardView.area)
        flow.start()
        self._restore_clock()
        self.ui.boardView.setFocus()

    def leave(self) -> None:
        """Back to the home page. Every step is on disk already."""
        self.close_table()
        self.left.emit()

    def close_table(self) -> None:
        """Stop everything that belongs to the match; called before another one is opened and when the window closes."""
        evening, self._evening = self._evening, None
        if evening is None:
            return
        self._clock.expired.disconnect(evening.flow.time_is_up)
        if self._clock.total > 0:
            with suppress(StoreProblem):  # without room for this note the hourglass begins anew, nothing else
                evening.record.note(CLOCK_NOTE, {"turn": evening.session.match.turn, "left": self._clock.remaining})
        self._clock.stop()
        evening.covers.close()
        evening.flow.stop()
        evening.session.close()
        self.ui.boardView.setScene(None)
        for part in (evening.flow, evening.session, evening.board):
            part.deleteLater()

    def _bots(self, game: Game, table: Table) -> dict[Seat, Bot]:
        likeness = self._deck(table).likeness
        players = enumerate(table.players)
        return {seat: game.make_bot(player.level, likeness) for seat, player in players if player.kind == "bot"}

    def _deck(self, table: Table) -> Deck:
        library = self._context.library
        return library.deck(table.deck) or library.decks[0]

    def _kit(self, table: Table) -> Kit:
        settings = self._context.settings
        return Kit(
            theme=self._context.theme(),
            tempo=self._context.tempo(),
            scale=settings.scale(self.window().height()),
            ratio=self.devicePixelRatioF(),
            pictures=self._context.pictures,
            sounds=self._context.sounds,
            deck=self._deck(table),
            names=table.names,
            marks=tuple(player.mark for player in table.players),
            say=lambda sentence: self._context.say(sentence, table.names),
        )

    def _restore_clock(self) -> None:
        """A match that was left while the hourglass ran goes on with the time that was left, after a breath."""
        evening = self._evening
        if evening is None or not self._clock.is_running:
            return
        note = evening.record.notes().get(CLOCK_NOTE) or {}
        if note.get("turn") == evening.session.match.turn:
            self._clock.add(note["left"] - self._clock.remaining)
        if evening.session.match.turn and evening.board.fills_window():
            self.pause()

    # What people do

    def press(self) -> None:
        """The large button, or Enter."""
        evening = self._evening
        if evening is None:
            return
        if evening.flow.surface is Surface.PRIVATE:
            if evening.board.draft() is None:
                self._refuse(evening.board.hint())
            evening.flow.lock_in()
        elif evening.flow.next().task is Task.RESULT and not evening.flow.is_moving:
            self.finished.emit()
        else:
            evening.flow.press()

    def _press_secondary(self) -> None:
        if self._evening is not None:
            self._evening.flow.cover()

    def _undo(self) -> None:
        if self._evening is not None and not self._evening.flow.is_moving:
            self._evening.flow.undo()

    def pause(self) -> None:
        """Stop the clock and the bots, and cover the wall: a pause is no longer look."""
        evening = self._evening
        if evening is None or evening.flow.surface is not Surface.ROOM or evening.flow.is_moving:
            return
        evening.session.hold()
        self._clock.pause()
        evening.covers.show_pause()

    def _go_on_after_pause(self) -> None:
        if self._evening is not None:
            self._clock.resume()
            self._evening.session.resume()
            self.ui.boardView.setFocus()

    def step_back(self) -> bool:
        """Esc: away from a private page or a curtain first, then from the table."""
        evening = self._evening
        if evening is None:
            return False
        if evening.board.step_back() or evening.covers.step_back():
            return True
        self.leave()
        return True

    def _offer_seat(self, seat: Seat, place: QPoint) -> None:
        """Somebody has to go, or comes back: the seat is played by another from now on."""
        evening = self._evening
        if evening is not None and evening.flow.surface is Surface.ROOM and not evening.flow.is_moving:
            open_menu(evening.table.players[seat], place, self, lambda player: self.seat_anew(seat, player))

    def seat_anew(self, seat: Seat, player: Player) -> None:
        """Let a seat be played by this player from now on; it is kept with the match."""
        evening = self._evening
        if evening is None:
            return
        players = [*evening.table.players]
        players[seat] = player
        try:
            evening.record.note(PLAYERS_NOTE, msgspec.to_builtins(players))
        except StoreProblem as problem:
            self._refuse(self._context.say(problem.sentence))
            return
        evening.table = msgspec.structs.replace(evening.table, players=tuple(players))
        evening.session.seat_anew(evening.table, self._bots(evening.game, evening.table))
        evening.covers.set_table(evening.table)
        evening.flow.start()

    def _seated(self, record: MatchRecord, table: Table) -> Table:
        """The table as people sit now, when seats have changed hands during the match."""
        note = record.notes().get(PLAYERS_NOTE)
        try:
            players = msgspec.convert(note, tuple[Player, ...])
        except msgspec.ValidationError:  # there is none, or it cannot be read
            return table
        return msgspec.structs.replace(table, players=players) if len(players) == len(table.players) else table

    def _zoom(self, item: Any) -> None:
        evening = self._evening
        if evening is None:
            return
        if evening.board.allows_zoom():
            evening.covers.zoom(item, with_label=evening.board.tells_labels())
        else:
            self._refuse(self.tr("Nothing may be looked at closely while the exhibit is open."))

    def _show_log(self, shown: bool) -> None:
        self.ui.logPanel.setVisible(shown)
        self.ui.logView.scrollToBottom()

    # What is shown

    def _show_bars(self) -> None:
        evening = self._evening
        if evening is None:
            return
        flow, board, ui = evening.flow, evening.board, self.ui
        private = flow.surface is Surface.PRIVATE
        bars = not board.fills_window()
        ui.statusBar.setVisible(bars)
        ui.peopleBar.setVisible(bars)
        answers = private or (flow.next().task is Task.ANSWER and not flow.is_moving)
        ui.people.setVisible(not answers)
        ui.hintLabel.setVisible(answers)
        ui.hintLabel.setText(board.hint())
        # The board must have its final size before anything begins to move on it.
        ui.columns.activate()
        self._show_status(evening, private)
        self._show_buttons(evening, private)
        self._show_people(evening)
        self._tell_reasons(evening)
        evening.covers.follow()
        self._keep_focus((flow.surface, flow.seat, bars))

    def _keep_focus(self, shown: tuple[object, ...]) -> None:
        """Whenever another picture is shown, keys go to the board: hiding a bar would send them anywhere."""
        if shown != self._focused_for and shown[0] in (Surface.ROOM, Surface.PRIVATE):
            self.ui.boardView.setFocus()
        self._focused_for = shown

    def _show_status(self, evening: _Evening, private: bool) -> None:
        view = evening.session.match.view(evening.flow.seat if private else None)
        if evening.flow.is_moving:
            view = evening.board.view
        self.ui.sentenceLabel.setText(self._context.say(evening.game.words.status(view), evening.table.names))
        self.ui.roundLabel.setText(evening.board.progress(view))
        undoable = evening.session.undoable()
        self.ui.undoButton.setVisible(undoable is not None and not private)
        self.ui.pauseButton.setVisible(not private)
        self.ui.timerLabel.setVisible(self._clock.total > 0)

    def _show_buttons(self, evening: _Evening, private: bool) -> None:
        primary, secondary = self.ui.primaryButton, self.ui.secondaryButton
        secondary.setVisible(private and not evening.flow.alone())
        secondary.setText(self.tr("Cover"))
        primary.setVisible(True)
        primary.setEnabled(True)
        if private:
            primary.setText(evening.board.answer_text())
            primary.setEnabled(evening.board.draft() is not None)
        elif evening.flow.is_moving:
            primary.setText(self.tr("Skip"))
        else:
            text = self._task_text(evening)
            primary.setText(text)
            primary.setVisible(bool(text))
            answers = evening.flow.next().task is Task.ANSWER
            primary.setEnabled(not answers or evening.board.draft() is not None)

    def _task_text(self, evening: _Evening) -> str:
        what = evening.flow.next()
        match what.task:
            case Task.GO_ON:
                return evening.board.go_on_text(what.action)
            case Task.HAND_OVER:
                assert what.seat is not None
                return (
                    self.tr("Go on") if evening.flow.alone() else self._hand_over_text(evening.table.names[what.seat])
                )
            case Task.ANSWER:
                return evening.board.answer_text()
            case Task.TYPE_IN:
                return self.tr("Type in the papers")
            case Task.RESULT:
                return self.tr("See the result")
            case _:
                return ""

    def _hand_over_text(self, name: str) -> str:
        short = name if len(name) < 16 else name[:15] + "…"
        return self.tr("Hand over to {name}").format(name=short.replace("&", "&&"))  # else it marks a key

    def _show_people(self, evening: _Evening) -> None:
        shown = evening.board.view if evening.flow.is_moving else evening.session.match.view(None)
        asked = evening.session.match.to_act()
        states = evening.board.people(shown, asked)
        points = evening.board.points(shown)
        chips = tuple(
            Chip(player.name, player.mark, points[seat], *states[seat])
            for seat, player in enumerate(evening.table.players)
        )
        self.ui.people.set_chips(chips)

    def _on_tick(self, left: float) -> None:
        if self._evening is not None:
            self._evening.board.tick(left, self._clock.total)
            self.ui.timerLabel.setText(f"{int(left) // 60}:{int(left) % 60:02d}")

    def _refuse(self, sentence: str) -> None:
        if sentence and self._evening is not None:
            self._evening.covers.tell(sentence)

    # The log

    def _begin_log(self) -> None:
        evening = self._evening
        assert evening is not None
        told = (self._line(event) for event in evening.session.match.events(None))
        self._log.begin([line for line in told if line])

    def _say(self, event: Event) -> None:
        line = self._line(event)
        if line:
            self._log.say(line)
            self.ui.logView.scrollToBottom()
        self._show_bars()

    def _tell_reasons(self, evening: _Evening) -> None:
        """Bots say why, once the reveal is over."""
        if evening.flow.is_moving or evening.flow.next().task not in (Task.GO_ON, Task.RESULT):
            return
        for seat, why in evening.session.take_reasons():
            names = evening.table.names
            text = self.tr("{name}: “{reason}”")
            self._log.say(text.format(name=names[seat], reason=self._context.say(why, names)))

    def _line(self, event: Event) -> str:
        assert self._evening is not None
        sentence = self._evening.game.words.told(event)
        return self._context.say(sentence, self._evening.table.names) if sentence is not None else ""

    # Look

    def _dress_bars(self, kit: Kit) -> None:
        play = role_px(Role.PLAY, Profile.TABLE, kit.scale)
        em = role_px(Role.MENU, Profile.DESK, kit.scale)
        self.ui.boardView.set_theme(kit.theme)
        self.ui.sentenceLabel.set_size(round(play * 0.8))
        self.ui.hintLabel.set_size(role_px(Role.PLAY, Profile.DESK, kit.scale))
        self.ui.people.dress(kit.theme, round(play * 0.62))
        self.ui.roundLabel.setFont(sans(em))
        self.ui.timerLabel.setFont(figures(em * 1.3))

    def set_look(self, theme: Theme, em: float) -> None:
        evening = self._evening
        if evening is not None:
            kit = self._kit(evening.table)
            self._dress_bars(kit)
            evening.board.dress(kit)
            evening.flow.refresh()
            evening.covers.dress()

    def _on_settings(self) -> None:
        evening = self._evening
        if evening is not None:
            evening.session.set_tempo(self._context.tempo())
            evening.board.kit = self._kit(evening.table)

    def _fit(self) -> None:
        evening = self._evening
        if evening is not None and evening.board.area != self.ui.boardView.area:
            evening.flow.finish_moving()
            evening.board.fit(self.ui.boardView.area)

    def _with_board(self, do: Any) -> None:
        if self._evening is not None:
            do(self._evening.board)

    def help_topic(self) -> Topic:
        evening = self._evening
        if evening is None:
            return Topic("", "")
        return Topic(evening.game.slug, evening.board.section(evening.session.match.view(None)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._evening is not None:
            self._evening.covers.fit()
