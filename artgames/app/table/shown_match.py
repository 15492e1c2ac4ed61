"""A match on a page: the line that says who must do what, the board, the people, and what has happened."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.forms.ui_table import Ui_TablePage
from artgames.app.page_base import Page, Topic
from artgames.app.table.announcer import Announcer
from artgames.app.table.audience_flow import AudienceFlow
from artgames.app.table.log_panel import TableLog
from artgames.app.table.match_controller import MatchController
from artgames.app.table.overlays.table_overlays import TableOverlays
from artgames.app.table.surface import Surface
from artgames.app.table.toolbars import TableBars
from artgames.app.table.untouched_answer import Doubt
from artgames.decks import Deck
from artgames.engine.api import Bot, Seat
from artgames.engine.match import Match
from artgames.scene.clock import Clock
from artgames.scene.drawing.theme import Theme, set_variant
from artgames.scene.sound.sound import Cue
from artgames.store.errors import StoreProblem
from artgames.store.match_notes import MatchNotes
from artgames.store.seating import Player, Table


class ShownMatch(Page):
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
        self.ui.logPanel.hide()
        self.ui.roomButton.hide()  # until there is a second screen
        set_variant(self.ui.primaryButton, "variant", "primary")
        set_variant(self.ui.logTitle, "role", "heading")
        self.ui.boardView.area_changed.connect(self._fit)
        self.ui.people.heard.connect(self._let_next_speak)
        self._clock.tick.connect(self._on_tick)
        self._clock.ten_seconds_left.connect(lambda: context.sounds.play(Cue.TEN_SECONDS))
        context.settings.changed.connect(self._on_settings)

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

    def sit_down(
        self, record: MatchNotes, table: Table, match: Match[Any], guests: dict[Seat, Bot] | None = None
    ) -> None:
        """Sit down at this table and go on where the match stands; `guests` play instead of the game's own bots."""
        self.close_table()
        evening = self._evening = MatchController(self._context, self, self._clock, (record, table, match), guests)
        evening.talk.spoke.connect(lambda: self.ui.people.set_speech(evening.talk.now))
        self.ui.phonesButton.setVisible(len(table.players) > 1 and guests is None)
        self._bars.apply_style(evening.board.style)
        self._listen(evening)
        self.ui.boardView.setScene(evening.board.scene)
        self._log.begin(evening)
        evening.listen()
        self.announcer.begin(evening)
        evening.board.resize_to(self.ui.boardView.area)
        self.opened.emit(evening)
        evening.flow.start()
        self.ui.boardView.setFocus()

    def _listen(self, evening: MatchController) -> None:
        """Hear of whatever changes what is shown."""
        evening.session.refused.connect(self._refuse)
        evening.board.refused.connect(self._refuse)
        evening.board.draft_changed.connect(self._show)
        evening.flow.changed.connect(self._show)
        evening.flow.said.connect(lambda event: self._log.say(evening, event))
        evening.flow.said.connect(self._show)
        evening.covers.remarked.connect(self._log.write)
        evening.covers.settings_wanted.connect(self.settings_wanted)

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

    def close_table(self) -> None:
        """Stop everything that belongs to the match; called before another one is opened and when the window closes."""
        evening, self._evening = self._evening, None
        if evening is not None:
            self.closed.emit()
            self.announcer.begin(None)
            evening.close()
            self.ui.boardView.setScene(None)

    def top_layer(self) -> QWidget | None:
        """For screen readers: what hides everything else."""
        return self._evening.covers.top() if self._evening is not None else None

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

    def take_keyboard(self) -> None:
        """Give the keys to what lies on top: a cover, or the board."""
        if self._evening is not None and not self._evening.covers.take_keyboard():
            self.ui.boardView.setFocus()

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
