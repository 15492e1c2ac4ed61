"""How the table gets from one event to the next. Whatever moves, the picture afterwards is built from the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from artgames.engine.api import Seat
from artgames.games.art_robbery.board.art.faces import CARD_ASPECT
from artgames.games.art_robbery.board.cards import TablePiece
from artgames.games.art_robbery.board.ending import SheetStage
from artgames.games.art_robbery.board.follow import follow
from artgames.games.art_robbery.board.named import back_picture, card_name, card_picture
from artgames.games.art_robbery.data import Tile
from artgames.games.art_robbery.rules import events
from artgames.games.art_robbery.rules.records import TableView
from artgames.scene.animations import around, fade, one_after_another, pause, together
from artgames.scene.arc_animation import carry, walk
from artgames.scene.event_dispatch import Movement, Moves
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat

if TYPE_CHECKING:
    from artgames.games.art_robbery.board.board import ArtRobberyBoard


MOVES: Moves[ArtRobberyBoard, TableView] = Moves(follow)
MOVES.rest(Beat.REVEAL, events.RaidEnded)

# Cards


@MOVES.on(events.CardPlayed)
def _(board: ArtRobberyBoard, event: events.CardPlayed, view: TableView) -> Movement:
    spread = board.spread
    board.recent = set()
    place = spread.source_of_cards(event.seat)
    row = next((row for row in spread.rows if row.seat == event.seat), None)
    if row is not None and event.card in row.cards:
        index = row.cards.index(event.card)
        place = spread.hand[event.seat, index].place if (event.seat, index) in spread.hand else place
        if (event.seat, index) in spread.hand:
            spread.hand[event.seat, index].hide()
    board.style.sounds.play(Cue.DEAL)
    goal = spread.plan.discard
    picture = card_picture(event.card, goal.height(), board.style)
    flying = _extra(board, ("played", card_name(event.card)), picture, place, goal)
    rest = [pause(Beat.MOVE_ROOM, board.tempo)] if event.effect == "nothing" else []
    return one_after_another([board.arrive_after([carry(flying, goal, board.tempo)], view), *rest])


@MOVES.on(events.CardDrawn)
def _(board: ArtRobberyBoard, event: events.CardDrawn, view: TableView) -> Movement:
    spread = board.spread
    goal = spread.source_of_cards(event.seat)
    deck = spread.plan.deck
    flying = _extra(board, ("drawn", ""), back_picture(deck.height(), board.style), deck, deck)
    return around(carry(flying, goal, board.tempo, Beat.MOVE), after=lambda: board.arrive(view))


def _extra(board: ArtRobberyBoard, named: tuple[str, str], picture: QPixmap, place: QRectF, goal: QRectF) -> TablePiece:
    """A piece that exists only on its way. It is as large as where it goes, and begins where it comes from."""
    start = QRectF(0, 0, goal.height() * CARD_ASPECT, goal.height())
    start.moveCenter(place.center())
    piece = TablePiece(*named, picture, start, board.style)
    piece.setScale(place.height() / goal.height())
    board.scene.addItem(piece)
    return piece


# Loot


@MOVES.on(events.TileTaken)
def _(board: ArtRobberyBoard, event: events.TileTaken, view: TableView) -> Movement:
    return _carry(board, event.tile, event.seat, view)


@MOVES.on(events.TileStolen)
def _(board: ArtRobberyBoard, event: events.TileStolen, view: TableView) -> Movement:
    return _carry(board, event.tile, event.thief, view)


def _carry(board: ArtRobberyBoard, tile: Tile, to: Seat, view: TableView) -> Movement:
    spread = board.spread
    board.recent = {tile}
    goal = spread.loot_places(to, len(view.loot[to]))[-1]
    return board.arrive_after([carry(spread.tiles[tile], goal, board.tempo)], view)


@MOVES.on(events.TheftTried)
def _(board: ArtRobberyBoard, event: events.TheftTried, view: TableView) -> Movement:
    board.recent = {event.tile}
    return board.arrive_and_rest(view, Beat.MOVE_ROOM)


@MOVES.on(events.StacksClosed)
def _(board: ArtRobberyBoard, event: events.StacksClosed, view: TableView) -> Movement:
    spread = board.spread
    board.recent = set()
    moves = [
        carry(spread.tiles[tile], spread.plan.fields[seat].stack, board.tempo)
        for seat, loot in enumerate(board.view.loot)
        for tile in loot
    ]
    return board.arrive_after(moves, view)


@MOVES.on(events.RaidStarted)
def _(board: ArtRobberyBoard, event: events.RaidStarted, view: TableView) -> Movement:
    board.recent = set()
    board.arrive(view)
    spread, tempo = board.spread, board.tempo
    moves = []
    for number, tile in enumerate(view.middle):
        piece = spread.tiles[tile]
        piece.setOpacity(0.0)
        waits = [pause(Beat.DEAL_STEP, tempo) for _ in range(number + 1)]
        moves.append(one_after_another([*waits, fade(piece, 1.0, Beat.DEAL_ONE, tempo)]))
    board.style.sounds.play(Cue.DEAL)
    return together(moves)


# The dog


@MOVES.on(events.DogTaken)
def _(board: ArtRobberyBoard, event: events.DogTaken, view: TableView) -> Movement:
    return _lead_dog(board, event.seat, view)


@MOVES.on(events.DogGiven)
def _(board: ArtRobberyBoard, event: events.DogGiven, view: TableView) -> Movement:
    return _lead_dog(board, event.thief, view)


def _lead_dog(board: ArtRobberyBoard, to: Seat, view: TableView) -> Movement:
    spread = board.spread
    assert spread.dog is not None
    return board.arrive_after([walk(spread.dog, spread.dog_place(to), board.tempo)], view)


# The end of a raid


@MOVES.on(events.BossKept)
def _(board: ArtRobberyBoard, event: events.BossKept, view: TableView) -> Movement:
    board.recent = {event.tile}
    board.style.sounds.play(Cue.RIGHT)
    return board.arrive_and_rest(view, Beat.REVEAL)


@MOVES.on(events.BossCaught)
def _(board: ArtRobberyBoard, event: events.BossCaught, view: TableView) -> Movement:
    spread = board.spread
    piece, area = spread.tiles[event.tile], board.area
    board.style.sounds.play(Cue.WRONG)
    goal = QRectF(piece.place)
    goal.moveCenter(area.center())
    gone = one_after_another([carry(piece, goal, board.tempo), fade(piece, 0.0, Beat.REVEAL, board.tempo)])
    return board.arrive_after([gone], view)


# The end of the match


@MOVES.on(events.Revealed)
def _(board: ArtRobberyBoard, event: events.Revealed, view: TableView) -> Movement:
    board.arrive(view)
    ending, tempo = board.ending, board.tempo
    ending.tell(SheetStage.LOOT)
    first = around(pause(Beat.REVEAL_REST, tempo), after=lambda: ending.tell(SheetStage.ALIBIS))
    return one_after_another([first, pause(Beat.REVEAL_REST, tempo)])


@MOVES.on(events.Arrested, events.Penalised)
def _(board: ArtRobberyBoard, event: events.Arrested | events.Penalised, view: TableView) -> Movement:
    board.ending.tell(SheetStage.POLICE)
    return board.ending.siren()


@MOVES.on(events.MatchEnded)
def _(board: ArtRobberyBoard, event: events.MatchEnded, view: TableView) -> Movement:
    board.ending.tell(SheetStage.POINTS)
    return pause(Beat.REVEAL_REST, board.tempo)
