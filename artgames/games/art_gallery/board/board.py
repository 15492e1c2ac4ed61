"""The board of Art Gallery: the museum from above, the people with their collections, and a desk for cards."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QObject, QRectF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsItem

from artgames.engine.api import Event, Options, Seat
from artgames.engine.choices import Action, Choice
from artgames.games.art_gallery.board import advice
from artgames.games.art_gallery.board.answer import Turn
from artgames.games.art_gallery.board.desk import ActionCard
from artgames.games.art_gallery.board.ending import Ending
from artgames.games.art_gallery.board.growing import grow
from artgames.games.art_gallery.board.keys import press_number
from artgames.games.art_gallery.board.layout import TablePlan
from artgames.games.art_gallery.board.lights import light
from artgames.games.art_gallery.board.moves import MOVES
from artgames.games.art_gallery.board.museum import Museum
from artgames.games.art_gallery.board.named import picture_of, translate, work_name
from artgames.games.art_gallery.board.purchase import Purchase
from artgames.games.art_gallery.rules import events
from artgames.games.art_gallery.rules.actions import Answer, PickUp
from artgames.games.art_gallery.rules.records import Area, TableView, Work
from artgames.games.art_gallery.words import describe_event
from artgames.scene.board_style import BoardStyle
from artgames.scene.items.painting import PaintingItem
from artgames.scene.piece_board import PieceBoard

_OPEN_PHASES = ("buy", "award", "pick")


class ArtGalleryBoard(PieceBoard[TableView]):
    """Draws one audience's view of a match."""

    def __init__(
        self, style: BoardStyle, options: Options, is_person: Callable[[Seat], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(style, options, is_person, parent)
        self.looked_at: Seat | None = None
        """Whose collection is looked at closely, if anybody's is."""

        self._paintings: dict[Work, PaintingItem] = {}
        self._growing: QVariantAnimation | None = None
        self._telling = ""
        self.turn: Turn | None = None
        self.purchase: Purchase
        self.laid: Museum | Ending | None = None

    @property
    def museum(self) -> Museum:
        """What stands there before the match has ended."""
        assert isinstance(self.laid, Museum)
        return self.laid

    @property
    def ending(self) -> Ending:
        """The last picture."""
        assert isinstance(self.laid, Ending)
        return self.laid

    # Who

    def player(self) -> Seat:
        """Whose turn is put together on this screen."""
        return self.seat if self.seat is not None else int(self.view.active)

    def asks_openly(self) -> bool:
        """Whether a person answers on the shared screen, by pressing the thing itself."""
        view = self.view
        can_press = not self.is_moving and not self.style.for_projector
        return can_press and view.phase in _OPEN_PHASES and self.is_person(view.active)

    def look_at(self, seat: Seat) -> None:
        """Look at a collection closely, or no more."""
        if isinstance(self.laid, Museum):
            self.looked_at = None if seat == self.looked_at else seat
            self.remember_focus()
            self.laid.lay_places()
            self.give_focus_back()

    def step_back(self) -> bool:
        if self.looked_at is None:
            return False
        self.look_at(self.looked_at)
        return True

    # Showing

    def show(self, view: TableView, seat: Seat | None, choices: tuple[Choice, ...]) -> None:
        changed = not self.shows(view, seat, choices)
        self.view, self.seat, self.choices = view, seat, choices
        self.is_moving = False
        if changed:
            self.looked_at = None
            self.purchase = Purchase(view)
            self.turn = Turn(choices, view, self.player()) if choices and view.phase in ("walk", "visit") else None
        super().show(view, seat, choices)

    def build(self) -> None:
        old = self.laid.plan if isinstance(self.laid, Museum) else None
        if self.view.phase == "ended":
            self.laid = Ending(self)
            self.laid.build()
        else:
            self.laid = Museum(self)
            self.laid.build()
            light(self, self.laid)
            self._grow(self.laid, old)
        self._put_unused_away()

    def _grow(self, museum: Museum, old: TablePlan | None) -> None:
        """Whenever another room is looked at, the rooms get there slowly enough to be followed."""
        if old is not None and old.people == museum.plan.people:
            self._growing = grow(museum, old, self.style.tempo)
            if self._growing is not None:
                self._growing.setParent(self)  # it ends with the board at the latest
                self._growing.start()

    def finish_running(self) -> None:
        if self._growing is not None:
            self._growing.setCurrentTime(self._growing.duration())
            self._growing.deleteLater()
            self._growing = None

    def hang(self, work: Work, cell: QRectF) -> PaintingItem:
        """A painting in its cell. It is kept as long as it hangs: to frame it anew for every picture takes long."""
        item = self._paintings.get(work)
        if item is None:
            house = self.view.house
            name = work_name(work, house, self.style)
            item = PaintingItem(str(picture_of(work, house)), name, self.style.pictures, self.style.theme)
            item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)  # to be looked at closely
            self._paintings[work] = item
        self.scene.addItem(item)
        item.setOpacity(1.0)
        item.setVisible(True)
        item.set_cell(cell, self.style.ratio)
        return item

    def sweep(self) -> None:
        """Paintings are kept to be hung again."""
        self.finish_running()
        for item in self._paintings.values():
            if item.scene() is not None:
                self.take_off(item)
        super().sweep()

    def _put_unused_away(self) -> None:
        for work in [work for work, item in self._paintings.items() if item.scene() is None]:
            item = self._paintings.pop(work)
            self.scene.addItem(item)
            self.remove_items(item)

    def apply_style(self, style: BoardStyle) -> None:
        if style.theme != self.style.theme:
            for item in self._paintings.values():
                item.set_theme(style.theme)
        super().apply_style(style)

    # A turn

    def choose(self, place: int) -> None:
        """Take a card of the hand up, turn it the other way, or put it back."""
        if self.turn is not None:
            self.turn.choose(place)
            self.rebuild()

    def walk_to(self, area: Area) -> None:
        if self.turn is not None and self.turn.walk_to(area):
            self.rebuild()

    def draft(self) -> Action | None:
        return self.turn.action() if self.turn is not None else None

    def restore_draft(self, action: Action) -> None:
        if self.turn is not None:
            self.turn.restore_draft(action)
            self.rebuild()

    def aside(self) -> int | tuple[int, ...] | None:
        """Which card of the hand was taken up, where several may be alike, or which piles were pointed at."""
        if self.turn is not None:
            return self.turn.place
        return self.purchase.piles or None if self.has_view else None

    def take_up(self, aside: object) -> None:
        if self.turn is not None and isinstance(aside, int):
            self.turn.place = aside
        elif isinstance(aside, tuple):
            self.purchase.piles = aside
        self.rebuild()

    # Answers before everybody's eyes

    def pick_up(self, card: ActionCard) -> None:
        if card.card is not None:
            self.acted.emit(self.view.active, PickUp(card.card))

    def press_pile(self, pile: int) -> None:
        if self.asks_openly() and self.purchase.may_press(pile):
            self.purchase.press(pile)
            self.rebuild()

    def press_button(self, key: str) -> None:
        if key in ("take", "leave"):
            self.acted.emit(self.view.active, Answer(int(key == "take")))
            return
        if key == "nothing":
            self.purchase.piles = ()
        self.acted.emit(self.view.active, self.purchase.action())

    # Keys

    def number_key(self, number: int) -> None:
        if isinstance(self.laid, Museum) and not press_number(self, self.laid, number):
            self.refused.emit(translate("art_gallery", "Nothing here has that number."))

    # Words

    def answer_text(self) -> str:
        return advice.button(self.turn)

    def hint(self) -> str:
        if self.turn is None:
            return ""
        return f"{advice.hint(self.turn, self.view)} {advice.worth_told()}"

    def moving_text(self) -> str:
        return self._telling

    def errand(self, view: TableView) -> str:
        texts = {
            "walk": translate("art_gallery", "Choose where to walk."),
            "visit": translate("art_gallery", "Lay a card face down."),
        }
        return texts.get(view.phase, "")

    def teases(self) -> tuple[str, ...]:
        return (
            translate("art_gallery", "{who}, admire the frames."),
            translate("art_gallery", "{who}, read the catalogue backwards."),
        )

    def go_on_text(self, action: str) -> str:
        if self.has_view and self.view.phase == "all_placed":
            return translate("art_gallery", "Reveal the cards")
        return translate("art_gallery", "Next round")

    def progress(self, view: TableView) -> str:
        return translate("art_gallery", "Round {round}").format(round=view.round)

    def needs_whole_room(self, event: Event) -> bool:
        return isinstance(event, events.Visited | events.AreaOpened | events.RoundStarted)

    # Moving

    def animation(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        if not self.has_view:
            return None
        if not self.is_moving:
            self.is_moving, self.choices, self.turn, self._telling = True, (), None, ""
            self.rebuild()
        self.finish_running()
        sentence = describe_event(event)
        if sentence is not None:
            self._telling = self.style.say(sentence)  # stays while cards are counted and things are carried
        return self.with_status(MOVES.animation(self, event, view))
