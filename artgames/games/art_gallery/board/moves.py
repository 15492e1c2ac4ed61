"""How the table gets from one event to the next. Whatever moves, the picture afterwards is built from the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QTransform
from shiboken6 import isValid

from artgames.engine.api import Seat
from artgames.games.art_gallery.board.cards import ASPECT
from artgames.games.art_gallery.board.desk import ActionCard
from artgames.games.art_gallery.board.follow import follow
from artgames.games.art_gallery.board.tiles import Tile
from artgames.games.art_gallery.rules import events
from artgames.games.art_gallery.rules.records import SHOP, Card, TableView
from artgames.scene.animations import around, fade, fly, one_after_another, pause
from artgames.scene.arc_animation import carry, stroll, timed
from artgames.scene.event_dispatch import Movement, Moves
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat, Tempo

if TYPE_CHECKING:
    from artgames.games.art_gallery.board.board import ArtGalleryBoard

_FLYING_CARD = 0.14
"""Height of a card on its way, in heights of the board."""


MOVES: Moves[ArtGalleryBoard, TableView] = Moves(follow)
MOVES.rest(Beat.REVEAL_REST, events.FirstPlayerChosen)
MOVES.rest(Beat.REVEAL, events.PaintingRefused)

# A turn


@MOVES.on(events.Walked)
def _(board: ArtGalleryBoard, event: events.Walked, view: TableView) -> Movement:
    """The pawn goes from bench to bench while the card that it walks with is laid open before its player."""
    museum = board.museum
    goals = [museum.pawn_place(event.seat, area) for area in event.path]
    board.style.sounds.play(Cue.DEAL)
    shown = _show_card(board, event.seat, event.card)
    steps = stroll(museum.pawns[event.seat], goals, board.tempo)
    return board.arrive_after([shown, steps], view, Beat.PANEL_IN)


def _show_card(board: ArtGalleryBoard, seat: Seat, card: Card) -> QAbstractAnimation:
    """A card comes from the hand and lies before its player, large enough to be read, before it is put down."""
    place = board.museum.places[seat].source_of_cards()
    piece = _flying(board, card, _hand_place(board, seat, card), "walking")
    goal = QRectF(0, 0, piece.size.width(), piece.size.height())
    goal.moveCenter(place.center())
    goal.moveRight(board.museum.plan.people.left() - goal.width() * 0.2)
    goal.moveTop(max(goal.top(), board.area.top() + goal.height() * 0.1))
    if board.style.for_projector:  # people sit below the board there
        goal.moveCenter(QPointF(place.center().x(), board.area.bottom() - goal.height()))
    return one_after_another([carry(piece, goal, board.tempo), pause(Beat.REVEAL, board.tempo)])


def _hand_place(board: ArtGalleryBoard, seat: Seat, card: Card | None) -> QRectF:
    """Where a card of this player is now: in the hand on the desk, or with the player."""
    for piece in board.museum.hand:
        if seat == board.view.seat and piece.card == card:
            piece.hide()
            return piece.place
    return board.museum.places[seat].source_of_cards()


def _flying(board: ArtGalleryBoard, card: Card | None, place: QRectF, key: str) -> ActionCard:
    high = board.area.height() * _FLYING_CARD
    start = QRectF(0, 0, high * ASPECT, high)
    start.moveCenter(place.center())
    piece = ActionCard(key, board.style, card, start)
    piece.setScale(place.height() / high)
    board.scene.addItem(piece)
    return piece


@MOVES.on(events.Visited)
def _(board: ArtGalleryBoard, event: events.Visited, view: TableView) -> Movement:
    goal = board.museum.plan.rooms[event.area].slots[event.marker - 1]
    piece = _flying(board, event.card, _hand_place(board, event.seat, event.card), "visiting")
    piece.turn(False)
    board.style.sounds.play(Cue.DEAL)
    return board.arrive_after([carry(piece, goal, board.tempo)], view, Beat.PANEL_IN)


# Settlement


@MOVES.on(events.LastCardsShown)
def _(board: ArtGalleryBoard, event: events.LastCardsShown, view: TableView) -> Movement:
    board.arrive(view)
    return _open(board, board.museum.counter.last)


@MOVES.on(events.AreaOpened)
def _(board: ArtGalleryBoard, event: events.AreaOpened, view: TableView) -> Movement:
    board.arrive(view)
    return _open(board, list(board.museum.counter.cards.values()))


def _open(board: ArtGalleryBoard, cards: list[ActionCard]) -> QAbstractAnimation:
    """One after the other, in the order in which they lie; then what they add up to, and a moment to see it."""
    words = board.museum.counter.words
    if words is not None:
        words.setVisible(False)
    turns = []
    for card in cards:
        card.turn(False)
        turns.append(_flip(card, board.tempo))
    board.style.sounds.play(Cue.DEAL)
    rest = pause(Beat.REVEAL, board.tempo)
    return one_after_another([*turns, around(rest, before=lambda: words.setVisible(True)) if words else rest])


@MOVES.on(events.TilesBought)
def _(board: ArtGalleryBoard, event: events.TilesBought, view: TableView) -> Movement:
    museum, style = board.museum, board.style
    goal = museum.places[event.seat].next_tile()
    moves = []
    for pile, work in zip(event.piles, event.tiles, strict=True):
        tile = Tile(style, museum.view.house, work, museum.plan.rooms[SHOP].wares[pile])
        board.scene.addItem(tile)
        moves.append(carry(tile, goal, board.tempo))
    if not moves:
        moves.append(pause(Beat.MOVE_ROOM, board.tempo))
    style.sounds.play(Cue.DEAL)
    return board.arrive_after(moves, view, Beat.MOVE_ROOM)


@MOVES.on(events.PaintingAwarded)
def _(board: ArtGalleryBoard, event: events.PaintingAwarded, view: TableView) -> Movement:
    museum = board.museum
    painting = museum.paintings[event.area]
    goal = museum.places[event.seat].next_painting()
    board.style.sounds.play(Cue.RIGHT)
    way = fly(painting, goal, Beat.REVEAL, board.tempo, board.style.ratio)
    return board.arrive_after([way], view, Beat.REVEAL)


@MOVES.on(events.CardPickedUp)
def _(board: ArtGalleryBoard, event: events.CardPickedUp, view: TableView) -> Movement:
    museum = board.museum
    lying = [piece for piece in museum.counter.cards.values() if piece.card == event.card]
    if not lying:
        board.arrive(view)
        return None
    goal = museum.places[event.seat].source_of_cards()
    return board.arrive_after([carry(lying[0], goal, board.tempo)], view)


# Between rounds


@MOVES.on(events.RoundEnded)
def _(board: ArtGalleryBoard, event: events.RoundEnded, view: TableView) -> Movement:
    if view.phase == "ended":
        return None  # what comes is the score sheet
    return board.arrive_and_rest(view, Beat.REVEAL)


@MOVES.on(events.PaintingHung)
def _(board: ArtGalleryBoard, event: events.PaintingHung, view: TableView) -> Movement:
    board.arrive(view)
    painting = board.museum.paintings[event.area]
    painting.setOpacity(0.0)
    board.style.sounds.play(Cue.DEAL)
    return fade(painting, 1.0, Beat.DEAL_ONE, board.tempo)


@MOVES.on(events.MatchEnded)
def _(board: ArtGalleryBoard, event: events.MatchEnded, view: TableView) -> Movement:
    board.arrive(view)
    return board.ending.write(board.tempo)


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
