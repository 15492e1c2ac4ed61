"""The set-up page: who plays, by which house rules, and what happens on the table. All on one page."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from artgames import games
from artgames.app.context import AppContext
from artgames.app.forms.ui_setup import Ui_SetupPage
from artgames.app.models.options import OptionsModel
from artgames.app.models.seats import SeatsModel, own_names
from artgames.app.page_base import Page, Topic, let_enter_press, order_tabs
from artgames.app.setup.deck_picker import DeckChoice
from artgames.app.setup.hands_picker import HandsChoice, may_be_open
from artgames.app.setup.option_list import OptionList
from artgames.app.setup.seat_list import SeatList
from artgames.app.setup.setup_hints import hints, length
from artgames.app.table.match_service import first_table
from artgames.engine.api import Refused
from artgames.engine.info import GameInfo
from artgames.scene.drawing.theme import Theme
from artgames.store.seating import Hands, Table, Theft

_BASIC_OPTIONS = 3
_NARROW = 52
"""Below so many widths of the menu text the three columns stand below one another."""


class SetupPage(Page):
    """One table before it is played.

    Signals:
        started(Table): everything is well; play.
        practice_wanted(str): try this game first.
    """

    started = Signal(object)
    practice_wanted = Signal(str)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_SetupPage()
        self.ui.setupUi(self)
        self._context = context
        self._game: GameInfo | None = None
        self._begun, self._to_start = "", False
        self.seats, self.options = SeatsModel(self), OptionsModel(self)
        self.seat_list = SeatList(self.ui.seatsLayout, self.seats, context.theme(), self._em, self)
        self.option_list = OptionList(self.options, self.ui.basicsLayout, self.ui.detailsLayout, self)
        self.hands = HandsChoice(self.ui, self.options, self)
        self.decks = DeckChoice(self.ui.deck, self.ui.deckTitle, self.ui.deckLabel, self)
        self.presets: list[QPushButton] = []
        self._connect()

    def _connect(self) -> None:
        ui = self.ui
        ui.back.clicked.connect(self.leave)
        ui.start.clicked.connect(self.start)
        ui.practise.clicked.connect(lambda: self.practice_wanted.emit(self._game.slug if self._game else ""))
        ui.addPerson.clicked.connect(lambda: self._add("person"))
        ui.addBot.clicked.connect(lambda: self._add("bot"))
        ui.more.clicked.connect(lambda: self._unfold(ui.details.isHidden()))
        ui.theftCurtain.toggled.connect(self._tell_all)
        self.hands.changed.connect(self._tell_all)
        self.decks.changed.connect(self._tell_all)
        self.seat_list.passed_end.connect(self.focus_start)
        for model in (self.seats, self.options):
            for signal in (model.dataChanged, model.modelReset, model.rowsInserted, model.rowsRemoved, model.rowsMoved):
                signal.connect(self._tell_all)
        for signal in (self.seats.modelReset, self.seats.rowsInserted, self.seats.rowsMoved):
            signal.connect(self._order_tabs)
        QShortcut(QKeySequence(Qt.Modifier.CTRL | Qt.Key.Key_Return), self, self.start)

    # In

    def open(self, wanted: str | Table, to_start: bool = False) -> None:
        """A table; or a game, as it was left here or last played. `to_start`: Enter starts it. Raises StoreProblem."""
        self._to_start = to_start
        if isinstance(wanted, Table):
            self._show(wanted.game, wanted)
        elif self._begun != wanted:
            self._show(wanted, self._context.store.last_table(wanted))

    def _show(self, slug: str, table: Table | None) -> None:
        """A table of this game; None for somebody who has not played it."""
        loaded = games.load(slug)
        game = loaded.info
        people = own_names(person.name for person in self._context.store.people())
        table = table or _first_table(game, people)
        self._game, self._begun = game, ""
        self.ui.title.setText(self._context.translate(slug, game.title))
        self.ui.practise.setVisible(loaded.has_practice)
        self._fill_presets(game)
        self.decks.open(self._context.library, game, table.deck)
        try:
            self.options.set_game(game, table.options)
        except Refused:
            self.options.set_game(game, {})
        self.option_list.rebuild(slug, _BASIC_OPTIONS)
        for_one = game.max_seats == 1
        self.ui.waysHint.setVisible(game.on_paper)
        self.ui.publicHint.setVisible(game.public)
        self.seats.set_players(table.players, on_paper=game.on_paper, with_bots=game.has_bots, with_public=game.public)
        self.ui.addBot.setVisible(game.has_bots)
        for widget in (self.ui.addPerson, self.ui.playersHint):
            widget.setVisible(not for_one)
        self.ui.more.setVisible(len(game.options) > _BASIC_OPTIONS)
        self.seat_list.set_people(people, game.min_seats)
        (self.ui.theftEyesClosed if table.theft == "eyes_closed" else self.ui.theftCurtain).setChecked(True)
        self._show_secrets(game, table.hands)
        self._unfold(False)
        let_enter_press(self)
        self._order_tabs()
        self._tell_all()

    def _order_tabs(self) -> None:
        ui, rules = self.ui, self.option_list.rows
        basics = [row for row in rules if ui.basics.isAncestorOf(row)]
        details = [row for row in rules if row not in basics]
        players = (*self.seat_list.rows, ui.addPerson, ui.addBot)
        order_tabs(*players, *self.presets, *basics, ui.more, *details, ui.tablePanel, ui.start, ui.back, ui.practise)

    def leave(self) -> None:
        """Back to home; what was typed stays for who comes back."""
        self._begun = self._game.slug if self._game is not None else ""
        self.left.emit()

    def forget(self, name: str) -> None:
        """What was begun here is set up anew next time."""
        self._begun = ""

    def returned(self) -> None:
        """There may be other decks now."""
        self.decks.refresh()

    def _show_secrets(self, game: GameInfo, hands: Hands) -> None:
        """A game may have hands, or something is done in secret before everybody's eyes: then it is asked how."""
        self.hands.show(game, hands)
        for widget in (self.ui.theftLabel, self.ui.theftCurtain, self.ui.theftEyesClosed, self.ui.theftHint):
            widget.setVisible("theft" in game.needs)

    def focus_first(self) -> None:
        if self._to_start:
            self.focus_start()
        else:
            self.seat_list.focus_name(0)

    def _fill_presets(self, game: GameInfo) -> None:
        for button in self.presets:
            button.hide()
            button.deleteLater()
        self.presets = []
        for place, preset in enumerate(game.presets):
            button = QPushButton(self._context.translate(game.slug, preset.title), self.ui.presets)
            button.setCheckable(True)
            button.setProperty("preset", preset.key)
            button.clicked.connect(lambda _checked=False, key=preset.key: self.use_preset(key))
            self.presets.append(button)
            self.ui.presetsLayout.addWidget(button, place // 2, place % 2)

    # What is done

    def use_preset(self, key: str) -> None:
        self.options.use_preset(key)
        if key == "advanced":
            self._unfold(True)

    def start(self) -> None:
        """Play, or say what is missing and go there."""
        problem = self.seats.first_problem()
        if problem is not None:
            self.seat_list.focus_name(problem[0])
            return
        if not self.ui.start.isEnabled():  # the line beside the button says why
            return
        self._begun = ""
        self.started.emit(self.table())

    def table(self) -> Table:
        """The table as it stands on the page."""
        theft: Theft = "eyes_closed" if self.ui.theftEyesClosed.isChecked() else "curtain"
        return Table(
            game=self._game.slug if self._game is not None else "",
            players=self.seats.players(),
            options=self.options.values(),
            deck=self.decks.slug,
            theft=theft,
            preset=self.options.preset(),
            hands=self.hands.value(),
        )

    def focus_start(self) -> None:
        self.ui.start.setFocus()

    def _add(self, kind: str) -> None:
        row = self.seats.add("bot" if kind == "bot" else "person")
        self.seat_list.focus_name(row)

    def _unfold(self, unfolded: bool) -> None:
        self.ui.details.setVisible(unfolded)
        self.ui.more.setArrowType(Qt.ArrowType.DownArrow if unfolded else Qt.ArrowType.RightArrow)

    # What is said

    def _tell_all(self) -> None:
        if self._game is None:
            return
        self._tell_seats(self._game)
        self._tell_preset(self._game)
        self.hands.tell(self._game, sum(player.kind == "person" for player in self.seats.players()))
        self._tell_table()

    def _tell_seats(self, game: GameInfo) -> None:
        problem = self.seats.first_problem()
        self.ui.seatProblem.setText(problem[1] if problem is not None else "")
        self.ui.seatProblem.setVisible(problem is not None)
        has_room = self.seats.rowCount() < game.max_seats
        for button in (self.ui.addPerson, self.ui.addBot):
            button.setEnabled(has_room)

    def _tell_preset(self, game: GameInfo) -> None:
        key = self.options.preset()
        for button in self.presets:
            button.setChecked(button.property("preset") == key)
        hints = {preset.key: self._context.translate(game.slug, preset.hint) for preset in game.presets if preset.hint}
        own = self.tr("Rules of your own.")
        self.ui.presetHint.keep_room_for((*hints.values(), own))
        self.ui.presetHint.setText(hints.get(key, own))
        self.ui.presetHint.setVisible(bool(game.presets))

    def _tell_table(self) -> None:
        table = self.table()
        eyes_closed = table.theft == "eyes_closed"
        self.ui.theftHint.setText(
            self.tr("All but one of you close their eyes, and that one works on the open wall.")
            if eyes_closed
            else self.tr("One of you works alone at the laptop while the others look away.")
        )
        self.ui.length.setText(length(table, self.decks.deck(), self.decks.usual()))
        self.ui.hints.setText("\n".join(hints(table, self.decks.deck(), self._context.settings.value.room_paintings)))
        problem = self._people_problem(table) or self.decks.problem(table)
        self.ui.start.setEnabled(not problem)
        self.ui.footText.setText(problem)

    def _people_problem(self, table: Table) -> str:
        """Where bots cannot do everything, enough people have to sit down."""
        if self._game is None:
            return ""
        try:
            self._game.check_people(sum(player.kind == "person" for player in table.players), len(table.players))
        except Refused as refusal:
            return refusal.sentence.render((), self._context.translate)
        return ""

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        self.seat_list.set_look(theme, em)
        self.ui.start.setMinimumWidth(round(10 * em))
        self._arrange()

    def help_topic(self) -> Topic:
        return Topic(self._game.slug if self._game is not None else "", "setup")

    def step_back(self) -> bool:
        self.leave()
        return True

    def _arrange(self) -> None:
        """Three columns side by side, or one below the other where large text leaves too little width."""
        narrow = self.width() < _NARROW * self._em
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self.ui.columns.setDirection(way)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


def _first_table(game: GameInfo, people: list[str]) -> Table:
    """As many seats as the game has. Two people with secrets that are no cards hold them before each other's eyes."""
    table = first_table(game.slug, people, "")
    players = table.players[: game.max_seats]
    faces = game.facing and "hands" in game.needs and len(players) == 2 and not may_be_open(game)
    return msgspec.structs.replace(table, players=players, hands="facing" if faces else table.hands)
