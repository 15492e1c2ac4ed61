"""What somebody is asked before everybody's eyes: which things may be pressed, and the buttons beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont

from artgames.engine.choices import Action
from artgames.games.steal_this_game.board.buttons import Button, common_sizes
from artgames.games.steal_this_game.board.layout import PlacePlan
from artgames.games.steal_this_game.board.named import translate
from artgames.games.steal_this_game.board.places import Seconds
from artgames.games.steal_this_game.rules import actions
from artgames.games.steal_this_game.rules.asked import neighbours, replies, unprotected
from artgames.scene.drawing.fonts import sans
from artgames.scene.items.piece import Piece
from artgames.scene.items.text import TextItem

if TYPE_CHECKING:
    from artgames.games.steal_this_game.board.stall import Stall

OPEN_PHASES = ("answer", "action", "reply", "shuffle", "open")
"""What is answered on the shared screen, by pressing the thing itself."""


class Asking:
    """Belongs to a stall; `build` is called when everything else lies there."""

    def __init__(self, stall: Stall) -> None:
        self._stall = stall
        self.buttons: list[Button] = []
        self.seconds: Seconds | None = None

    def build(self) -> bool:
        """Ask whoever is to answer here; whether that takes the room of what was said."""
        view = self._stall.view
        if self._stall.board.answer is not None:
            self._ask_for_draft()
            return False
        if view.phase == "shuffle" and view.shuffle_seconds:
            self._show_seconds()
        if self._stall.style.for_projector:
            return False  # nobody can press anything there
        if not self._stall.board.asks_openly():
            if view.phase == "shuffle":
                self._stall.speak_thief()
            return view.phase == "shuffle"
        {
            "answer": self._ask_answer,
            "action": self._ask_action,
            "reply": self._ask_reply,
            "shuffle": self._ask_shuffle,
            "open": self._ask_open,
        }[view.phase]()
        if view.phase != "action":
            self._stall.speak_thief()
        if view.asked == view.thief:
            self._stall.speak_exhibitor()
        return True

    # Answers that are put together and then locked in

    def _ask_for_draft(self) -> None:
        stall, answer = self._stall, self._stall.board.answer
        assert answer is not None
        for stop in answer.stops():
            stall.stops[stop].let_press(chosen=stop == answer.stop)
            stall.stops[stop].activated.connect(lambda stop=stop: stall.board.draft_stop(stop))
        for position in answer.boxes():
            stall.boxes[position].let_press(chosen=position == answer.box)
            stall.boxes[position].activated.connect(lambda position=position: stall.board.draft_box(position))
        for position in answer.spots():
            stall.spots[position].let_press(chosen=position == answer.spot)
            stall.spots[position].activated.connect(lambda position=position: stall.board.draft_spot(position))
        for die in answer.dice():
            stall.dice[die].let_press(chosen=die == answer.die)
            stall.dice[die].activated.connect(lambda die=die: stall.board.draft_die(die))

    # Answers that everybody sees being given

    def _ask_answer(self) -> None:
        believe = translate("steal_this_game", "Then the thief may act.")
        place = self._stall.plan.exhibitor
        self._add_buttons(
            place.words,
            place.em,
            (translate("steal_this_game", "I believe it"), believe, actions.Answer(1)),
            (
                translate("steal_this_game", "That’s a lie"),
                translate("steal_this_game", "The dice are shown."),
                actions.Answer(0),
            ),
        )

    def _ask_action(self) -> None:
        stall = self._stall
        for position in unprotected(stall.view):
            self._offer(stall.boxes[position], actions.Look(position), translate("steal_this_game", "look into it"))
        for position in neighbours(stall.view):
            self._offer(
                stall.spots[position], actions.PushCashier(position), translate("steal_this_game", "move the cashier")
            )
        text = translate("steal_this_game", "Look into a box, or move the cashier one step.")
        self._add_advice(stall.plan.thief, text, (translate("steal_this_game", "Do nothing"), "", actions.Decline()))

    def _ask_reply(self) -> None:
        stall = self._stall
        for position in replies(stall.view):
            self._offer(
                stall.spots[position], actions.MoveCashier(position), translate("steal_this_game", "move the cashier")
            )
        text = translate("steal_this_game", "Move the cashier one step, or leave it there.")
        self._add_advice(stall.plan.exhibitor, text, (translate("steal_this_game", "Stay"), "", actions.Stay()))

    def _ask_open(self) -> None:
        stall = self._stall
        for position in unprotected(stall.view):
            self._offer(stall.boxes[position], actions.Open(position), translate("steal_this_game", "open it"))

    def _ask_shuffle(self) -> None:
        stall, place = self._stall, self._stall.plan.exhibitor
        done = (translate("steal_this_game", "Done"), "", actions.EndShuffle())
        if stall.view.options.shuffle_visibility == "hidden":
            meaning = translate("steal_this_game", "Nobody sees where the money goes.")
            mix = (translate("steal_this_game", "Mix the boxes"), meaning, actions.ShuffleHidden())
            stay = translate("steal_this_game", "Everything stays as it is.")
            self._add_buttons(
                place.words, place.em, mix, (translate("steal_this_game", "Leave them"), stay, actions.EndShuffle())
            )
            return
        stall.board.shells.let_move(stall)
        text = translate("steal_this_game", "Drag boxes past each other, or press two to swap them.")
        self._add_advice(place, text, done)

    def _show_seconds(self) -> None:
        self.seconds = Seconds(self._stall.style, self._stall.plan.clock)
        self._stall.add(self.seconds)

    # Means

    def _offer(self, piece: Piece, action: Action, what: str) -> None:
        piece.let_press()
        piece.name = f"{piece.name}: {what}"
        piece.activated.connect(lambda: self._stall.board.act(action))

    def _add_buttons(self, area: QRectF, em: float, *offers: tuple[str, str, Action]) -> None:
        """`em` is what sizes of letters are shares of."""
        gap = area.height() * 0.08
        wide = (area.width() - gap * (len(offers) - 1)) / len(offers)
        sizes = common_sizes([offer[:2] for offer in offers], QSizeF(wide, area.height()), em)
        for number, (title, meaning, action) in enumerate(offers):
            rect = QRectF(area.left() + number * (wide + gap), area.top(), wide, area.height())
            button = Button(type(action).__name__, (title, meaning), rect, self._stall.style, sizes)
            button.activated.connect(lambda action=action: self._stall.board.act(action))
            self.buttons.append(button)
            self._stall.add(button)

    def _add_advice(self, place: PlacePlan, text: str, offer: tuple[str, str, Action]) -> None:
        """What to press, in words, and the button for who does not want to."""
        area = place.words
        gap = area.height() * 0.1
        left = QRectF(area.left(), area.top(), area.width() * 0.56 - gap, area.height())
        font = sans(place.em * 0.2, QFont.Weight.DemiBold)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        advice = TextItem(text, left, font, self._stall.style.on_paper.ink, align)
        advice.reading_rank = 1
        self._stall.add(advice)
        right = QRectF(left.right() + gap, area.top(), area.right() - left.right() - gap, area.height())
        self._add_buttons(right, place.em, offer)
