"""The set-up page: who plays and how hard it is; everything else is folded away under the house rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from artgames import games
from artgames.app.context import AppContext
from artgames.app.forms.ui_setup import Ui_SetupPage
from artgames.app.models.options import OptionsModel
from artgames.app.models.seats import SeatsModel
from artgames.app.page_base import Page, Topic, let_enter_press, order_tabs
from artgames.app.setup.columns import Columns
from artgames.app.setup.daily_deal import DailyDeal
from artgames.app.setup.deck_picker import DeckChoice
from artgames.app.setup.groups import GroupsMenu
from artgames.app.setup.hands_picker import HandsChoice
from artgames.app.setup.option_list import OptionList
from artgames.app.setup.phones_panel import PhonesPanel
from artgames.app.setup.preset_cards import PresetCards
from artgames.app.setup.seat_list import SeatList
from artgames.app.setup.seating import Seating, table_for
from artgames.app.setup.table_texts import TableTexts
from artgames.app.widgets.flow_layout import flow_of
from artgames.engine.api import Refused
from artgames.engine.info import GameInfo
from artgames.scene.drawing.theme import Theme
from artgames.store.seating import Hands, Player, Table, Theft

_STORY_CARDS, _STORY_STRIDE = 24, 7
"""Neighbours in the catalogue look alike."""

if TYPE_CHECKING:
    from artgames.app.phones.phones_controller import PhonesController


class SetupPage(Page):
    """One table before it is played.

    Signals:
        started(Table): everything is well; play.
        practice_wanted(str): try this game first.
        resumed(int): continue this match.
        phones_wanted(): who has joined, and what to do if no phone gets through.
        class_wanted(Playlist, str): a whole class answers by phone.
    """

    started = Signal(object)
    practice_wanted = Signal(str)
    resumed = Signal(int)
    phones_wanted = Signal()
    class_wanted = Signal(object, str)

    def __init__(self, context: AppContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_SetupPage()
        self.ui.setupUi(self)
        self._context = context
        self._game: GameInfo | None = None
        self._begun, self._to_start = "", False
        self.seats, self.options = SeatsModel(self), OptionsModel(self)
        flow = flow_of(self.ui.seats, self.ui.adds, spacing=8)
        self.seat_list = SeatList(flow, self.seats, context.theme(), self._em, self)
        self.option_list = OptionList(self.options, self.ui.detailsLayout, self)
        self.hands = HandsChoice(self.ui, self.options, self)
        self.decks = DeckChoice(self.ui, self)
        self.presets, self.groups = PresetCards(self.ui.presets), GroupsMenu(self.ui.groups)
        self.daily = DailyDeal(self.ui.daily, context, self)
        self._seating = Seating(context, self.seats, self.groups)
        self._columns = Columns(self, self.ui, self.seat_list, self.presets)
        self._texts = TableTexts(self.ui, context, self.decks, self.presets)
        self.phones = PhonesPanel(self.ui, self)
        self._connect()

    def _connect(self) -> None:
        ui = self.ui
        ui.back.clicked.connect(self.leave)
        ui.start.clicked.connect(self.start)
        for button in (ui.practise, ui.tryFirst):
            button.clicked.connect(self._practise)
        self.daily.started.connect(self.started)
        self.daily.resumed.connect(self.resumed)
        self.presets.chosen.connect(self._use_preset)
        self.groups.chosen.connect(self._seat_group)
        self.phones.changed.connect(self._tell_all)
        ui.join.ui.more.clicked.connect(self.phones_wanted)
        ui.wholeClass.clicked.connect(self._ask_class)
        ui.join.ui.asked.told.connect(self.told)
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
        self._tell_game(game, is_new=table is None, has_practice=loaded.has_practice)
        self.ui.wholeClass.setVisible(loaded.has_exhibit)
        people = self._seating.remember_people()
        table = table or table_for(game, people)
        self._game, self._begun = game, ""
        self.presets.fill(game)
        self.decks.open(self._context.library, game, table.deck)
        try:
            self.options.set_game(game, table.options)
        except Refused:
            self.options.set_game(game, {})
        self.option_list.rebuild(slug)
        for_one = game.max_seats == 1
        self.ui.waysHint.setVisible(game.on_paper)
        self.ui.publicHint.setVisible(game.public)
        self._seating.seat(game, table.players)
        self.ui.addBot.setVisible(game.has_bots)
        for widget in (self.ui.addPerson, self.ui.playersHint, self.ui.phones):
            widget.setVisible(not for_one)
        self.seat_list.set_people(people, game.min_seats)
        (self.ui.theftEyesClosed if table.theft == "eyes_closed" else self.ui.theftCurtain).setChecked(True)
        self._show_secrets(game, table.hands)
        self._unfold(False)
        let_enter_press(self)
        self._order_tabs()
        self._tell_all()

    def _use_preset(self, key: str) -> None:
        """Whoever chooses what is for children finds it so; whoever wants all paintings back takes the tick away."""
        if self._game is not None and any(preset.key == key and preset.young for preset in self._game.presets):
            self.decks.choose_young(True)
        self.options.use_preset(key)

    def _tell_game(self, game: GameInfo, *, is_new: bool, has_practice: bool) -> None:
        """What it is about. Whoever has never played it may try it first, as easily as start."""
        self.ui.title.setText(self._context.translate(game.slug, game.title))
        self.ui.practise.setVisible(has_practice and not is_new)
        self.ui.tryFirst.setVisible(has_practice and is_new)
        deck = self._context.library.first_choice(game.deck)
        cards = deck.ids_for(game.needs)[::_STORY_STRIDE][:_STORY_CARDS] if deck is not None else ()
        self.ui.story.tell(game, self._context.pictures, cards)

    def _seat_group(self, players: tuple[Player, ...]) -> None:
        if self._game is not None:
            self._seating.seat_group(self._game, players)
            self.focus_start()

    def _order_tabs(self) -> None:
        ui = self.ui
        players = (ui.phones, ui.join, ui.groups, *self.seat_list.rows, ui.addPerson, ui.addBot)
        rules = (*self.presets.buttons, ui.more, *self.option_list.rows, ui.tablePanel)
        order_tabs(*players, *rules, ui.daily, ui.tryFirst, ui.start, ui.back, ui.practise, ui.wholeClass)

    def leave(self) -> None:
        """Back to home; what was typed stays for who comes back."""
        self._begun = self._slug
        self.left.emit()

    def _practise(self) -> None:
        """Whoever plays for real afterwards finds the table as it was."""
        self._begun = self._slug
        self.practice_wanted.emit(self._slug)

    @property
    def _slug(self) -> str:
        return self._game.slug if self._game is not None else ""

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

    # Phones

    def follow(self, phones: PhonesController) -> None:
        self.phones.follow(phones)

    def _ask_class(self) -> None:
        from artgames.app.setup.class_by_phone import class_playlist  # noqa: PLC0415 - it knows exhibits

        playlist = class_playlist(games.load(self._slug), self.decks.slug, self._context)
        self.class_wanted.emit(playlist, playlist.title)

    def has_room(self) -> bool:
        """Whether one more could play."""
        return self._game is not None and self.seats.rowCount() < self._game.max_seats

    # What is done

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
        self._tell_seats()
        players = self.seats.players()
        self.daily.tell(self._game, players)
        self.hands.tell(self._game, sum(player.kind == "person" for player in players))
        self._texts.tell_preset(self._game, self.options.preset())
        self._texts.tell_table(self._game, self.table(), phones_open=self.phones.is_open)

    def _tell_seats(self) -> None:
        self._columns.arrange(self.seats.rowCount())
        problem = self.seats.first_problem()
        self.ui.seatProblem.setText(problem[1] if problem is not None else "")
        self.ui.seatProblem.setVisible(problem is not None)
        for button in (self.ui.addPerson, self.ui.addBot):
            button.setEnabled(self.has_room())

    # Page

    def set_look(self, theme: Theme, em: float) -> None:
        self._em = em
        self._columns.set_look(theme, em)
        self._columns.arrange(self.seats.rowCount())

    def help_topic(self) -> Topic:
        return Topic(self._game.slug if self._game is not None else "", "setup")

    def step_back(self) -> bool:
        self.leave()
        return True

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._columns.arrange(self.seats.rowCount())
