"""How the table gets from one event to the next. Whatever moves, the picture afterwards is built from the view."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QTransform
from shiboken6 import isValid

from artgames.engine.api import Event, Seat
from artgames.games.art_gallery.board.cards import ASPECT
from artgames.games.art_gallery.board.desk import ActionCard
from artgames.games.art_gallery.board.follow import follow
from artgames.games.art_gallery.board.museum import Museum
from artgames.games.art_gallery.board.tiles import Tile
from artgames.games.art_gallery.rules import events
from artgames.games.art_gallery.rules.records import SHOP, Card, TableView
from artgames.scene.animations import fade, fly, one_after_another, pause
from artgames.scene.arc_animation import carry, stroll, timed
from artgames.scene.event_dispatch import Moves
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat, Tempo

if TYPE_CHECKING:
    from artgames.games.art_gallery.board.board import ArtGalleryBoard

_FLYING_CARD = 0.14
"""Height of a card on its way, in heights of the board."""


class GalleryMoves(Moves[TableView]):
    """Turns events into movements of the pieces that lie on the board."""

    _board: ArtGalleryBoard

    def __init__(self, board: ArtGalleryBoard) -> None:
        super().__init__(board, follow)

    @singledispatchmethod
    def _move(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        return super()._move(event, view)

    @property
    def _museum(self) -> Museum:
        assert self._board.museum is not None
        return self._board.museum

    # A turn

    @_move.register
    def _(self, event: events.Walked, view: TableView) -> QAbstractAnimation | None:
        """The pawn goes from bench to bench while the card that it walks with is laid open before its player."""
        museum = self._museum
        goals = [museum.pawn_place(event.seat, area) for area in event.path]
        self._board.style.sounds.play(Cue.DEAL)
        shown = self._show_card(event.seat, event.card)
        steps = stroll(museum.pawns[event.seat], goals, self._tempo)
        return self._then([shown, steps], view, Beat.PANEL_IN)

    def _show_card(self, seat: Seat, card: Card) -> QAbstractAnimation:
        """A card comes from the hand and lies before its player, large enough to be read, before it is put down."""
        place = self._museum.places[seat].source_of_cards()
        piece = self._flying(card, self._hand_place(seat, card), "walking")
        goal = QRectF(0, 0, piece.size.width(), piece.size.height())
        goal.moveCenter(place.center())
        goal.moveRight(self._museum.plan.people.left() - goal.width() * 0.2)
        goal.moveTop(max(goal.top(), self._board.area.top() + goal.height() * 0.1))
        if self._board.style.for_projector:  # people sit below the board there
            goal.moveCenter(QPointF(place.center().x(), self._board.area.bottom() - goal.height()))
        return one_after_another([carry(piece, goal, self._tempo), pause(Beat.REVEAL, self._tempo)])

    def _hand_place(self, seat: Seat, card: Card | None) -> QRectF:
        """Where a card of this player is now: in the hand on the desk, or with the player."""
        for piece in self._museum.hand:
            if seat == self._board.view.seat and piece.card == card:
                piece.hide()
                return piece.place
        return self._museum.places[seat].source_of_cards()

    def _flying(self, card: Card | None, place: QRectF, key: str) -> ActionCard:
        high = self._board.area.height() * _FLYING_CARD
        start = QRectF(0, 0, high * ASPECT, high)
        start.moveCenter(place.center())
        piece = ActionCard(key, self._board.style, card, start)
        piece.setScale(place.height() / high)
        self._board.scene.addItem(piece)
        return piece

    @_move.register
    def _(self, event: events.Visited, view: TableView) -> QAbstractAnimation | None:
        goal = self._museum.plan.rooms[event.area].slots[event.marker - 1]
        piece = self._flying(event.card, self._hand_place(event.seat, event.card), "visiting")
        piece.turn(False)
        self._board.style.sounds.play(Cue.DEAL)
        return self._then([carry(piece, goal, self._tempo)], view, Beat.PANEL_IN)

    # Settlement

    @_move.register
    def _(self, event: events.LastCardsShown, view: TableView) -> QAbstractAnimation | None:
        self._arrive(view)
        return self._open(self._museum.counter.last)

    @_move.register
    def _(self, event: events.FirstPlayerChosen, view: TableView) -> QAbstractAnimation | None:
        self._arrive(view)
        return pause(Beat.REVEAL_REST, self._tempo)

    @_move.register
    def _(self, event: events.AreaOpened, view: TableView) -> QAbstractAnimation | None:
        self._arrive(view)
        return self._open(list(self._museum.counter.cards.values()))

    def _open(self, cards: list[ActionCard]) -> QAbstractAnimation:
        """One after the other, in the order in which they lie; then a moment to add up."""
        turns = []
        for card in cards:
            card.turn(False)
            turns.append(_flip(card, self._tempo))
        self._board.style.sounds.play(Cue.DEAL)
        return one_after_another([*turns, pause(Beat.REVEAL, self._tempo)])

    @_move.register
    def _(self, event: events.TilesBought, view: TableView) -> QAbstractAnimation | None:
        museum, style = self._museum, self._board.style
        goal = museum.places[event.seat].next_tile()
        moves = []
        for pile, work in zip(event.piles, event.tiles, strict=True):
            tile = Tile(style, museum.view.house, work, museum.plan.rooms[SHOP].wares[pile])
            self._board.scene.addItem(tile)
            moves.append(carry(tile, goal, self._tempo))
        if not moves:
            moves.append(pause(Beat.MOVE_ROOM, self._tempo))
        style.sounds.play(Cue.DEAL)
        return self._then(moves, view, Beat.MOVE_ROOM)

    @_move.register
    def _(self, event: events.PaintingAwarded, view: TableView) -> QAbstractAnimation | None:
        museum, board = self._museum, self._board
        painting = museum.paintings[event.area]
        goal = museum.places[event.seat].next_painting()
        board.style.sounds.play(Cue.RIGHT)
        way = fly(painting, goal, Beat.REVEAL, self._tempo, board.style.ratio)
        return self._then([way], view, Beat.REVEAL)

    @_move.register
    def _(self, event: events.PaintingRefused, view: TableView) -> QAbstractAnimation | None:
        self._arrive(view)
        return pause(Beat.REVEAL, self._tempo)

    @_move.register
    def _(self, event: events.CardPickedUp, view: TableView) -> QAbstractAnimation | None:
        museum = self._museum
        lying = [piece for piece in museum.counter.cards.values() if piece.card == event.card]
        if not lying:
            self._arrive(view)
            return None
        goal = museum.places[event.seat].source_of_cards()
        return self._then([carry(lying[0], goal, self._tempo)], view, Beat.MOVE_SHORT)

    # Between rounds

    @_move.register
    def _(self, event: events.RoundEnded, view: TableView) -> QAbstractAnimation | None:
        if view.phase == "ended":
            return None  # what comes is the score sheet
        self._arrive(view)
        return pause(Beat.REVEAL, self._tempo)

    @_move.register
    def _(self, event: events.PaintingHung, view: TableView) -> QAbstractAnimation | None:
        self._arrive(view)
        painting = self._museum.paintings[event.area]
        painting.setOpacity(0.0)
        self._board.style.sounds.play(Cue.DEAL)
        return fade(painting, 1.0, Beat.DEAL_ONE, self._tempo)

    @_move.register
    def _(self, event: events.MatchEnded, view: TableView) -> QAbstractAnimation | None:
        self._arrive(view)
        assert self._board.ending is not None
        return self._board.ending.write(self._tempo)


def _flip(card: ActionCard, tempo: Tempo) -> QAbstractAnimation:
    """A card that lies face down is turned up."""
    middle = card.size.width() / 2

    def step(share: float) -> None:
        if not isValid(card):
            return
        card.turn(share >= 0.5)
        if not tempo.reduced:
            wide = max(0.02, abs(1 - 2 * share))
            card.setTransform(QTransform.fromTranslate(middle * (1 - wide), 0).scale(wide, 1.0))

    return timed(tempo.ms(Beat.FLIP), step, QEasingCurve.Type.InOutSine)
