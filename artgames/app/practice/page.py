"""The practice page: a real table with one learner and a script, and a coach above it."""

from __future__ import annotations

from typing import Any

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from artgames import games
from artgames.app.context import AppContext
from artgames.app.models.seat_ways import own_names
from artgames.app.models.seats import SeatsModel
from artgames.app.page_base import Page, Topic, let_enter_press
from artgames.app.practice.coach_bar import CoachBar
from artgames.app.table.page import TablePage
from artgames.decks.match_box import labelled_box
from artgames.engine.api import Bot, Seat, refuse
from artgames.engine.practice import LEARNER, PracticeMatch, Scripted
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.scene.drawing.fonts import Profile, Role, role_px
from artgames.scene.drawing.theme import Theme
from artgames.store.seating import Kind, Player, Table

TEXT_SHARE = 1.15
"""Of the size of what must be read to play: this is read first, and by somebody who does not know the game."""


class Forgetful:
    """Keeps no notes: nothing of a practice round is stored."""

    id = 0

    def notes(self) -> dict[str, Any]:
        return {}

    def note(self, name: str, value: Any) -> None:
        pass


class PracticePage(Page):
    """Leads through one lesson.

    Signals:
        play_wanted(str): the learner wants to play this game for real.
        settings_wanted(), help_wanted(), changed(): as at any table.
    """

    play_wanted = Signal(str)
    settings_wanted = Signal()
    help_wanted = Signal()
    changed = Signal()

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Practice"))
        self._context = context
        self._match: PracticeMatch[Any] | None = None
        self._seated: Table | None = None
        self._slug = ""
        self._said = -1
        self.coach = CoachBar(self)
        self.table = TablePage(context, self)
        self.table.ui.leaveButton.setToolTip(self.tr("Leave the practice round (Esc)"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.coach)
        column.addWidget(self.table, 1)
        self._connect()
        let_enter_press(self)

    def _connect(self) -> None:
        self.coach.went_on.connect(self._go_on)
        self.coach.shown.connect(self._show_how)
        self.coach.again.connect(self._again)
        self.coach.play_wanted.connect(self._play)
        self.table.left.connect(self.leave)
        self.table.settings_wanted.connect(self.settings_wanted)
        self.table.help_wanted.connect(self.help_wanted)
        self.table.changed.connect(self._keep_focus)
        self.table.changed.connect(self.changed)

    # In and out

    def open(self, slug: str) -> None:
        """Prepare the practice round of this game. Raises Refused when there is nothing to play with."""
        game = games.load(slug)
        deck = self._context.library.first_choice(game.info.deck)
        if deck is None:
            raise refuse("option", QT_TRANSLATE_NOOP("App", "There are no paintings to play with."), "App")
        box = labelled_box(deck.ids_for(game.info.needs), game.info, deck)
        match = PracticeMatch(game.info, game.rules, game.practice, box.cards, years=box.years, facts=box.facts)
        self._seated = Table(slug, self._players(game), match.setup.options, deck.slug)
        self._slug, self._match, self._said = slug, match, -1

    def focus_first(self) -> None:
        """Begin, now that the size of the table can be seen."""
        match, table = self._match, self._seated
        if match is None or table is None:
            return
        game = games.load(self._slug)
        self._measure()
        self.coach.prepare([self._context.say(line.says, table.names) for line in game.practice.lines])
        guests: dict[Seat, Bot] = {seat: Scripted(match) for seat in range(game.practice.seats) if seat != LEARNER}
        self.table.sit_down(Forgetful(), table, match, guests)
        assert self.table.flow is not None
        self.table.flow.changed.connect(self._follow)
        self._follow()

    def _players(self, game: games.Game) -> tuple[Player, ...]:
        """The learner under the name of who played last, and bots as set-up would call them. Where bots cannot do
        everything, what the script does is done by people."""
        kind: Kind = "person" if game.info.least_people else "bot"
        known = own_names(person.name for person in self._context.store.people())
        model = SeatsModel(self)
        learner = Player(known[0] if known else "", 0)
        model.set_players([learner, *(Player("", seat, kind) for seat in range(1, game.practice.seats))])
        learner, *others = model.players()
        model.deleteLater()
        return (learner, *(msgspec.structs.replace(other, kind="bot") for other in others))

    def _again(self) -> None:
        self.open(self._slug)
        self.focus_first()

    def leave(self) -> None:
        """At once: there is nothing to keep."""
        self.close_table()
        self.left.emit()

    def close_table(self) -> None:
        self.table.close_table()
        self._match = None

    def shut_down(self) -> None:
        self.close_table()

    def _play(self) -> None:
        slug = self._slug
        self.close_table()
        self.play_wanted.emit(slug)

    # The lesson

    def _go_on(self) -> None:
        if self._match is not None:
            self._match.go_on()

    def _show_how(self) -> None:
        """The coach does what the learner would have to do; while the others play, what they do is shown at once."""
        match, flow = self._match, self.table.flow
        if match is None or flow is None:
            return
        flow.finish_moving()
        due = match.due()
        if due is not None and due.is_by_hand:
            flow.give(due.seat, match.planned(due))

    def _follow(self) -> None:
        """Another line is said once everybody has seen what the last one led to."""
        match, flow = self._match, self.table.flow
        if match is None or flow is None or flow.is_moving or match.line == self._said:
            return
        self._said = match.line
        if match.is_over:
            self.coach.end()
        else:
            says = match.lesson.lines[match.line].says
            names, count = flow.session.table.names, len(match.lesson.lines)
            self.coach.say(self._context.say(says, names), match.line + 1, count, only_read=match.is_reading)
        (self.coach.ui.forward if self._waits() else self.table.ui.boardView).setFocus()

    def _waits(self) -> bool:
        """Whether there is nothing to do but to read, and everything before it was said."""
        match = self._match
        return match is not None and match.line == self._said and (match.is_over or match.is_reading)

    def _keep_focus(self) -> None:
        """A table that shows another picture gives the keyboard to its board, but nothing is asked there now."""
        if self._waits() and self.table.ui.boardView.hasFocus():
            self.coach.ui.forward.setFocus()

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._measure()

    def _measure(self) -> None:
        scale = self._context.settings.scale(self.window().height())
        self.coach.set_look(round(TEXT_SHARE * role_px(Role.PLAY, Profile.DESK, scale)))

    def help_topic(self) -> Topic:
        return self.table.help_topic()

    def step_back(self) -> bool:
        """Esc: what lies over the table first, then away."""
        return self.table.step_back()
