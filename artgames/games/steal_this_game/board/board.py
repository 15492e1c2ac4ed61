"""The board of Steal This Game: the stall of a fair, the two people before it, and the risk track."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QObject

from artgames.engine.api import Event, Options, Seat
from artgames.engine.choices import Action, Choice
from artgames.games.steal_this_game.board import advice
from artgames.games.steal_this_game.board.asking import OPEN_PHASES
from artgames.games.steal_this_game.board.draft import Draft
from artgames.games.steal_this_game.board.keys import press_number
from artgames.games.steal_this_game.board.moves import MOVES
from artgames.games.steal_this_game.board.named import translate
from artgames.games.steal_this_game.board.peeking import Peek, Sight, sight_of
from artgames.games.steal_this_game.board.shells import Shells
from artgames.games.steal_this_game.board.stall import Stall
from artgames.games.steal_this_game.rules import events
from artgames.games.steal_this_game.rules.records import TableView
from artgames.games.steal_this_game.words import describe_event
from artgames.scene.board_style import BoardStyle
from artgames.scene.overlays.curtain_look import Cloth, CurtainLook
from artgames.scene.piece_board import PieceBoard
from artgames.scene.sound.announcing import announce


class StealThisGameBoard(PieceBoard[TableView]):
    """Draws one audience's view of a match."""

    def __init__(
        self, style: BoardStyle, options: Options, is_person: Callable[[Seat], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(style, options, is_person, parent)
        self._peek: Peek = None
        self._telling = ""
        self._time = (0.0, 0.0)
        self.shells = Shells(self)
        self.answer: Draft | None = None
        """The answer in the making, where one is put together here."""

        self.stall: Stall
        """What lies there, since the first view."""

    # Who may see and do what

    def asks_openly(self) -> bool:
        """Whether a person answers on the shared screen, by pressing the thing itself."""
        view = self.view
        if self.is_moving or self.seat is not None or view.phase not in OPEN_PHASES:
            return False
        return view.asked is not None and self.is_person(view.asked)

    def is_shared(self) -> bool:
        """Whether two people have this picture before them and hold open what each may see; nobody's own page."""
        return bool(self.own_views) and self.seat is None

    def sight(self) -> Sight:
        """What may be seen now, by who looks at the screen or holds something open."""
        if self._peek is None or not self.is_shared():
            return sight_of(self.view, None, None)
        owner = self.view.exhibitor if self._peek == "money" else self.view.thief
        return sight_of(self.view, self._peek, self.own_views[owner])

    def peek(self, what: Peek) -> None:
        """Somebody holds the cup, the eye or a box open, or lets it go."""
        if what != self._peek:
            self._peek = what
            self.peeked.emit()
            self.stall.look_again(self.sight())  # what is being held must outlive the new picture

    def is_peeked_at(self) -> bool:
        return self._peek is not None

    # Showing

    def show(self, view: TableView, seat: Seat | None, choices: tuple[Choice, ...]) -> None:
        self.is_moving = False
        if self.shells.is_dragging and view.phase == "shuffle" and seat is None:
            self.view = view  # the hand goes on; the picture has followed it already
            return
        if not self.shows(view, seat, choices):
            self._peek = None
            self.answer = Draft(choices) if choices else None
        super().show(view, seat, choices)

    def build(self) -> None:
        self.shells.forget()
        self.stall = Stall(self)
        self.stall.build()
        self.tick(*self._time)

    # Answers in the making

    def draft_stop(self, stop: int) -> None:
        self._draft(lambda answer: answer.press_stop(stop))

    def draft_box(self, position: int) -> None:
        self._draft(lambda answer: answer.press_box(position))

    def draft_spot(self, position: int) -> None:
        self._draft(lambda answer: answer.press_spot(position))

    def draft_die(self, die: int) -> None:
        self._draft(lambda answer: answer.press_die(die))

    def _draft(self, press: Callable[[Draft], None]) -> None:
        if self.answer is not None:
            press(self.answer)
            self.rebuild()

    def draft(self) -> Action | None:
        return self.answer.action() if self.answer is not None else None

    def restore_draft(self, action: Action) -> None:
        if self.answer is not None:
            self.answer.restore_draft(action)
            self.rebuild()

    def aside(self) -> tuple[int | None, int | None] | None:
        return self.answer.halves() if self.answer is not None else None

    def take_up(self, aside: object) -> None:
        if self.answer is not None and isinstance(aside, tuple):
            self.answer.money, self.answer.cashier = aside
            self.rebuild()

    # Answers before everybody's eyes

    def act(self, action: Action) -> None:
        """Whoever is asked does this."""
        if self.view.asked is not None and self.is_person(self.view.asked):
            self.acted.emit(self.view.asked, action)

    # Keys

    def number_key(self, number: int) -> None:
        if self.has_view:
            press_number(self.stall, number)

    # Words

    def answer_text(self) -> str:
        return advice.button(self.answer, self.view, self.style)

    def hint(self) -> str:
        return advice.hint(self.answer, self.view, covered=self.is_shared())

    def errand(self, view: TableView) -> str:
        texts = {
            "hide": translate("steal_this_game", "Hide the money."),
            "claim": translate("steal_this_game", "Make a claim, true or not."),
            "remove": translate("steal_this_game", "Take an empty box away."),
            "place": translate("steal_this_game", "Post the cashier."),
            "reroll": translate("steal_this_game", "Roll one die again."),
            "shuffle": translate("steal_this_game", "Mix the boxes."),
            "action": translate("steal_this_game", "You were believed. Use it."),
        }
        return texts.get(view.phase, "")

    def teases(self) -> tuple[str, ...]:
        return (
            translate("steal_this_game", "{who}, watch the carousel."),
            translate("steal_this_game", "{who}, fetch some candyfloss."),
            translate("steal_this_game", "{who}, count the light bulbs."),
        )

    def curtain(self, view: TableView) -> CurtainLook:
        return replace(super().curtain(view), cloth=Cloth.FAIR)

    def go_on_text(self, action: str) -> str:
        return translate("steal_this_game", "Swap roles")

    def moving_text(self) -> str:
        return self._telling

    def progress(self, view: TableView) -> str:
        if view.games == 1:
            return ""
        text = translate("steal_this_game", "Game {game} of {games}")
        return text.format(game=view.game, games=view.games)

    def people(self, view: TableView, asked: tuple[Seat, ...]) -> tuple[tuple[str, bool], ...]:
        return tuple(("asked" if seat in asked else "", seat == view.thief) for seat in range(2))

    def special_role(self) -> str:
        return translate("steal_this_game", "thief")

    def wears_mask(self) -> bool:
        return True

    def needs_whole_room(self, event: Event) -> bool:
        return isinstance(event, events.BoxRemoved | events.CashierPlaced | events.Claimed)

    def call(self, view: TableView) -> tuple[Seat, str] | None:
        """The seconds of the shell game run only once the thief looks."""
        is_seen = view.phase == "shuffle" and view.options.shuffle_visibility == "visible"
        if not (is_seen and self.is_person(view.thief)):
            return None
        return view.thief, translate(
            "steal_this_game", "The boxes are about to move. Do not let them out of your sight."
        )

    def allows_zoom(self) -> bool:
        return False

    def tick(self, left: float, total: float) -> None:
        self._time = (left, total)
        if self.has_view and self.stall.asking.seconds is not None:
            self.stall.asking.seconds.set_time(left, total)

    def tells_time(self) -> bool:
        return self.has_view and self.stall.asking.seconds is not None

    # Moving

    def animation(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        if not self.has_view:
            return None
        if not self.shells.has_shown(event):
            self._rest()
        sentence = describe_event(event)
        self._telling = self.style.say(sentence) if sentence is not None else ""
        self._announce(event)
        return self.with_status(MOVES.animation(self, event, view))

    def _rest(self) -> None:
        """While something is shown nothing can be pressed or held, and nothing looks as if it could."""
        was_moving = self.is_moving
        self.is_moving, self._peek, self.choices, self.answer = True, None, (), None
        if not was_moving:
            self.rebuild()

    def _announce(self, event: Event) -> None:
        """Who listens instead of watching follows the boxes by ear."""
        views = self.scene.views()
        if isinstance(event, events.BoxesSwapped) and views:
            text = translate("steal_this_game", "Boxes {first} and {second}")
            announce(views[0], text.format(first=event.first + 1, second=event.second + 1))
