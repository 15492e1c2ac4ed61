"""The board as one audience sees it, put on the scene from a view: boxes, cashier, people, cup, track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGraphicsItem

from artgames.games.steal_this_game.board.asking import Asking
from artgames.games.steal_this_game.board.backdrop import Backdrop
from artgames.games.steal_this_game.board.layout import PlacePlan, plan_for
from artgames.games.steal_this_game.board.named import translate
from artgames.games.steal_this_game.board.peeking import Sight
from artgames.games.steal_this_game.board.places import Person, Place, Speech, Victory
from artgames.games.steal_this_game.board.said import dice_lie_open, exhibitor_says, short_claim, verdict
from artgames.games.steal_this_game.board.things import CashBox, Cashier, Cup, Die, Eye, Spot, Token
from artgames.games.steal_this_game.board.track import Captions, StopPlate
from artgames.games.steal_this_game.rules.records import NO_STOP, NOWHERE, TableView
from artgames.games.steal_this_game.rules.track import STEAL, holds
from artgames.games.steal_this_game.words import claim_of
from artgames.scene.drawing.fonts import sans
from artgames.scene.items.piece import Piece
from artgames.scene.items.text import TextItem

if TYPE_CHECKING:
    from artgames.games.steal_this_game.board.board import StealThisGameBoard

_BOXES_ARE_HELD = ("claim", "answer", "reply", "place", "reroll")
"""Phases in which a box is not pressed for anything else."""

_LEANS, _SHRINKS = -17.0, 0.66
"""A lifted cup: how far it leans, in degrees, and its size, so that it stays below the numbers of the boxes."""


class Stall:
    """Builds the picture and answers where things are."""

    def __init__(self, board: StealThisGameBoard) -> None:
        self.board, self.style = board, board.style
        self.view: TableView = board.view
        self.sight: Sight = board.sight()
        self.plan = plan_for(board, self.view.boxes)
        self.boxes: list[CashBox] = []
        self.spots: list[Spot] = []
        self.dice: list[Die] = []
        self.stops: list[StopPlate] = []
        self.cashier: Cashier | None = None
        self.cup: Cup
        self.token: Token | None = None
        self.eye: Eye | None = None
        self.asking = Asking(self)

    def add(self, item: QGraphicsItem) -> None:
        self.board.scene.addItem(item)

    def build(self) -> None:
        self.add(Backdrop(self.style, self.plan))
        self._lay_track()
        self._lay_boxes()
        self._stand_cashier()
        self._seat(self.plan.thief, is_thief=True)
        self._seat(self.plan.exhibitor, is_thief=False)
        self._stand_cup()
        self._lay_eye()
        self.look_again(self.sight)
        if not self.asking.build():
            self._speak()
        self._let_hold_boxes()

    def look_again(self, sight: Sight) -> None:
        """Show what may be seen now; what lies on the board stays."""
        self.sight = sight
        for position, box in enumerate(self.boxes):
            box.set_badges(*self._badges(position))
            box.set_lid(1.0 if sight.is_open(position) else 0.0, sight.inside(position))
            if self.board.answer is not None and self.board.answer.money == position:
                box.set_lid(1.0, True)
        for plate in self.stops:
            hidden = dice_lie_open(self.view) or not sight.dice or not self.view.token < plate.stop < STEAL
            plate.set_truth(None if hidden else holds(plate.stop, sight.dice))
        self._lay_dice()

    # Places

    def cashier_place(self, position: int) -> QRectF:
        return self.plan.aside if position == NOWHERE else self.plan.cashiers[position]

    def token_place(self, stop: int) -> QRectF:
        plate = self.plan.stops[stop]
        side = plate.height() * 0.6
        beside = 0.8 if self.style.for_projector else 0.42  # nothing that is read from afar may be covered
        left = max(plate.left() - side * beside, self.board.area.left() - side * 0.12)
        return QRectF(left, plate.top() + plate.height() * 0.06, side, side)

    def cup_place(self) -> QRectF:
        zone = self.plan.thief.secret
        wide = min(zone.width() * 0.74, zone.height() * 0.9)
        high = min(zone.height(), wide * 1.06)
        return QRectF(zone.center().x() - wide / 2, zone.bottom() - high, wide, high)

    def _lift_cup(self, *, lifted: bool) -> None:
        """Off the dice, or over them again; it turns and shrinks round its middle."""
        cup, down = self.cup, self.cup_place()
        cup.setPos(down.topLeft() - QPointF(0, down.height() * 0.33 if lifted else 0.0))
        cup.setRotation(_LEANS if lifted else 0.0)
        cup.setScale(_SHRINKS if lifted else 1.0)

    def die_places(self, *, lie_open: bool) -> tuple[QRectF, QRectF]:
        zone = self.plan.thief.secret
        side = min(zone.width() * 0.43, zone.height() * (0.54 if lie_open else 0.42))
        gap = side * (0.26 if lie_open else 0.12)  # open dice may be pressed: their rings need room
        left = zone.center().x() - side - gap / 2
        top = zone.center().y() - side / 2 if lie_open else zone.bottom() - side
        return QRectF(left, top, side, side), QRectF(left + side + gap, top, side, side)

    # Laying out

    def _lay_track(self) -> None:
        view = self.view
        if not self.style.for_projector:
            self.add(Captions(self.style, self.plan.captions))
        for stop, rect in enumerate(self.plan.stops):
            plate = StopPlate(
                stop, rect, self.plan.word, self.style, past=stop < view.token, claimed=stop in view.claims
            )
            self.stops.append(plate)
            self.add(plate)
        if view.token != NO_STOP:
            self.token = Token(view.token, self.token_place(view.token), self.style)
            self.add(self.token)

    def _lay_boxes(self) -> None:
        for position, rect in enumerate(self.plan.boxes):
            box = CashBox(position, rect, self.style)
            box.setZValue(1)
            self.boxes.append(box)
            self.add(box)
            spot = Spot(position, self.plan.spots[position], self.style)
            spot.setZValue(2)
            self.spots.append(spot)
            self.add(spot)

    def _badges(self, position: int) -> list[str]:
        """What this audience knows of a box, and what everybody knows: whether the thief has looked into it."""
        view = self.view
        if view.asked is None or self.sight.is_open(position):
            return []
        if view.seen:
            seen = view.seen[position]
            return [] if seen is None else ["COIN" if seen else "EMPTY"]
        badges = ["COIN"] if view.money == position else []
        return [*badges, *(["EYE"] if position in view.looked else [])]

    def _stand_cashier(self) -> None:
        """Who places it sees it at once where it would stand."""
        answer = self.board.answer
        wanted = answer.spot if answer is not None else None
        position = self.view.cashier if wanted is None else wanted
        if self.view.phase == "hide" and wanted is None:
            return
        self.cashier = Cashier(position, self.cashier_place(position), self.style)
        self.add(self.cashier)

    def _seat(self, plan: PlacePlan, *, is_thief: bool) -> None:
        view = self.view
        seat = view.thief if is_thief else view.exhibitor
        has_won = view.asked is None and view.results[-1].winner == seat
        self.add(Place(self.style, plan, Person(seat, is_thief, view.asked == seat, has_won, view.removed)))

    def _lay_dice(self) -> None:
        self.board.remove_items(*self.dice)
        self.dice.clear()
        lie_open = dice_lie_open(self.view)
        places = self.die_places(lie_open=lie_open)
        for number, value in enumerate(self.sight.dice):
            piece = Die(number, value, places[number], self.style)
            piece.setZValue(6)  # before the lifted cup
            self.dice.append(piece)
            self.add(piece)
        self.cup.setVisible(not lie_open)
        self._lift_cup(lifted=bool(self.dice))

    def cover_dice(self) -> None:
        """Before something is rolled nobody sees the dice any more, neither open nor under a lifted cup."""
        self.sight = Sight(self.view, ())
        self.board.remove_items(*self.dice)
        self.dice.clear()
        self.cup.show()
        self._lift_cup(lifted=False)

    def _stand_cup(self) -> None:
        holds_dice = self.board.is_shared() and self.view.phase != "hide" and self.view.asked is not None
        if holds_dice:
            text = translate("steal_this_game", "{name}: hold down the cup to see your dice")
            name = text.format(name=self.style.names[self.view.thief])
        else:
            name = translate("steal_this_game", "The cup over the dice")
        self.cup = Cup(name, self.cup_place(), self.style)
        self.cup.setZValue(5)
        if holds_dice:
            self._let_hold(self.cup)
            self.cup.held.connect(lambda down: self.board.peek("dice" if down else None))
        self.add(self.cup)

    def _let_hold(self, piece: Piece) -> None:
        piece.let_hold()
        piece.setEnabled(not self.board.is_moving)

    def _let_hold_boxes(self) -> None:
        """Where two people share the screen: what the thief has looked into can be held open once more. Both know
        anyway what is in it."""
        if not self.board.is_shared() or self.view.phase not in _BOXES_ARE_HELD:
            return
        text = translate("steal_this_game", "{name}: hold down to look inside")
        for position in self.view.looked:
            box = self.boxes[position]
            box.name = f"{box.name}, {text.format(name=self.style.names[self.view.thief])}"
            self._let_hold(box)
            box.held.connect(lambda down, position=position: self.board.peek(position if down else None))

    def _lay_eye(self) -> None:
        """Where two people share the screen, the exhibitor may look where the money is."""
        if not self.board.is_shared() or self.view.phase == "hide" or self.view.asked is None:
            return
        zone = self.plan.exhibitor.secret
        side = min(zone.width(), zone.height() * 0.6)
        rect = QRectF(zone.center().x() - side / 2, zone.top() - zone.height() * 0.02, side, side)
        text = translate("steal_this_game", "{name}: hold down the eye to see where the money is")
        self.eye = Eye(text.format(name=self.style.names[self.view.exhibitor]), rect, self.style)
        self._let_hold(self.eye)
        self.eye.held.connect(lambda down: self.board.peek("money" if down else None))
        self.add(self.eye)

    # What was said

    def _speak(self) -> None:
        view = self.view
        winner = view.results[-1].winner if view.asked is None else None
        if winner == view.thief:
            self.add(Victory(self.style, self.plan.thief, self.style.names[winner]))
        else:
            self.speak_thief()
        if winner == view.exhibitor:
            self.add(Victory(self.style, self.plan.exhibitor, self.style.names[winner]))
        else:
            self.speak_exhibitor()

    def speak_exhibitor(self) -> None:
        text = exhibitor_says(self.view)
        if text:
            self.add(Speech(self.style, self.plan.exhibitor, text, mirrored=True))

    def speak_thief(self) -> None:
        view = self.view
        if self.board.is_shared() and view.phase == "reply" and view.history[-1].what == "look":
            text = translate("steal_this_game", "Hold down box {number} to look inside while the exhibitor looks away.")
            self._advise_thief(text.format(number=view.history[-1].at[0] + 1))
        else:
            self._repeat_claim()

    def _advise_thief(self, text: str) -> None:
        words = self.plan.thief.words
        font = sans(self.plan.thief.em * 0.2, QFont.Weight.DemiBold)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self.add(TextItem(text, words, font, self.style.on_paper.ink, align))

    def _repeat_claim(self) -> None:
        stop = self.board.answer.stop if self.board.answer is not None else None
        stop = self.view.token if stop is None else stop
        if stop == NO_STOP:
            return
        text = (
            translate("steal_this_game", "I’m going for the money!")
            if stop == STEAL
            else self.style.say(claim_of(stop))
        )
        if self.style.for_projector:
            text = short_claim(stop)
        self.add(Speech(self.style, self.plan.thief, f"“{text}”", verdict(self.view), mirrored=False))
