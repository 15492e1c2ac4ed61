"""How the table gets from one event to the next. Whatever moves, the picture afterwards is built from the view."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractAnimation, QRectF

from artgames.engine.api import Event, Seat
from artgames.games.art_robbery.board.art.faces import CARD_ASPECT
from artgames.games.art_robbery.board.cards import TablePiece
from artgames.games.art_robbery.board.ending import SheetStage
from artgames.games.art_robbery.board.follow import follow
from artgames.games.art_robbery.board.named import back_picture, card_name, card_picture
from artgames.games.art_robbery.board.spread import Spread
from artgames.games.art_robbery.data import Tile
from artgames.games.art_robbery.rules import events
from artgames.games.art_robbery.rules.records import TableView
from artgames.scene.animations import around, fade, one_after_another, pause, together
from artgames.scene.arc_animation import carry, walk
from artgames.scene.event_dispatch import Moves
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat

if TYPE_CHECKING:
    from artgames.games.art_robbery.board.board import ArtRobberyBoard


class RobberyMoves(Moves[TableView]):
    """Turns events into movements of the pieces that lie on the board."""

    _board: ArtRobberyBoard

    def __init__(self, board: ArtRobberyBoard) -> None:
        super().__init__(board, follow)

    @singledispatchmethod
    def _move(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        return super()._move(event, view)

    @property
    def _spread(self) -> Spread:
        assert self._board.spread is not None
        return self._board.spread

    # Cards

    @_move.register
    def _(self, event: events.CardPlayed, view: TableView) -> QAbstractAnimation | None:
        board, spread = self._board, self._spread
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
        flying = self._extra("played", card_name(event.card), picture, place, goal)
        rest = [pause(Beat.MOVE_ROOM, self._tempo)] if event.effect == "nothing" else []
        return one_after_another([self._then([carry(flying, goal, self._tempo)], view), *rest])

    @_move.register
    def _(self, event: events.CardDrawn, view: TableView) -> QAbstractAnimation | None:
        board, spread = self._board, self._spread
        goal = spread.source_of_cards(event.seat)
        deck = spread.plan.deck
        flying = self._extra("drawn", "", back_picture(deck.height(), board.style), deck, deck)
        moves = [carry(flying, goal, self._tempo, Beat.MOVE)]
        return around(together(moves), after=lambda: self._arrive(view))

    def _extra(self, key: str, name: str, picture: Any, place: QRectF, goal: QRectF) -> TablePiece:
        """A piece that exists only on its way. It is as large as where it goes, and begins where it comes from."""
        start = QRectF(0, 0, goal.height() * CARD_ASPECT, goal.height())
        start.moveCenter(place.center())
        piece = TablePiece(key, name, picture, start, self._board.style)
        piece.setScale(place.height() / goal.height())
        self._board.scene.addItem(piece)
        return piece

    # Loot

    @_move.register
    def _(self, event: events.TileTaken, view: TableView) -> QAbstractAnimation | None:
        return self._carry(event.tile, event.seat, view)

    @_move.register
    def _(self, event: events.TileStolen, view: TableView) -> QAbstractAnimation | None:
        return self._carry(event.tile, event.thief, view)

    def _carry(self, tile: Tile, to: Seat, view: TableView) -> QAbstractAnimation | None:
        board, spread = self._board, self._spread
        board.recent = {tile}
        goal = spread.loot_places(to, len(view.loot[to]))[-1]
        return self._then([carry(spread.tiles[tile], goal, self._tempo)], view)

    @_move.register
    def _(self, event: events.TheftTried, view: TableView) -> QAbstractAnimation | None:
        self._board.recent = {event.tile}
        self._arrive(view)
        return pause(Beat.MOVE_ROOM, self._tempo)

    @_move.register
    def _(self, event: events.StacksClosed, view: TableView) -> QAbstractAnimation | None:
        spread = self._spread
        self._board.recent = set()
        moves = [
            carry(spread.tiles[tile], spread.plan.fields[seat].stack, self._tempo)
            for seat, loot in enumerate(self._board.view.loot)
            for tile in loot
        ]
        return self._then(moves, view)

    @_move.register
    def _(self, event: events.RaidStarted, view: TableView) -> QAbstractAnimation | None:
        self._board.recent = set()
        self._arrive(view)
        spread, tempo = self._spread, self._tempo
        moves = []
        for number, tile in enumerate(view.middle):
            piece = spread.tiles[tile]
            piece.setOpacity(0.0)
            wait = pause(Beat.DEAL_STEP, tempo)
            waits = [wait] + [pause(Beat.DEAL_STEP, tempo) for _ in range(number)]
            moves.append(one_after_another([*waits, fade(piece, 1.0, Beat.DEAL_ONE, tempo)]))
        self._board.style.sounds.play(Cue.DEAL)
        return together(moves)

    # The dog

    @_move.register
    def _(self, event: events.DogTaken, view: TableView) -> QAbstractAnimation | None:
        return self._lead_dog(event.seat, view)

    @_move.register
    def _(self, event: events.DogGiven, view: TableView) -> QAbstractAnimation | None:
        return self._lead_dog(event.thief, view)

    def _lead_dog(self, to: Seat, view: TableView) -> QAbstractAnimation | None:
        spread = self._spread
        assert spread.dog is not None
        return self._then([walk(spread.dog, spread.dog_place(to), self._tempo)], view)

    # The end of a raid

    @_move.register
    def _(self, event: events.RaidEnded, view: TableView) -> QAbstractAnimation | None:
        self._arrive(view)
        return pause(Beat.REVEAL, self._tempo)

    @_move.register
    def _(self, event: events.BossKept, view: TableView) -> QAbstractAnimation | None:
        self._board.recent = {event.tile}
        self._board.style.sounds.play(Cue.RIGHT)
        self._arrive(view)
        return pause(Beat.REVEAL, self._tempo)

    @_move.register
    def _(self, event: events.BossCaught, view: TableView) -> QAbstractAnimation | None:
        spread = self._spread
        piece, area = spread.tiles[event.tile], self._board.area
        self._board.style.sounds.play(Cue.WRONG)
        goal = QRectF(piece.place)
        goal.moveCenter(area.center())
        gone = one_after_another([carry(piece, goal, self._tempo), fade(piece, 0.0, Beat.REVEAL, self._tempo)])
        return self._then([gone], view)

    # The end of the match

    @_move.register
    def _(self, event: events.Revealed, view: TableView) -> QAbstractAnimation | None:
        self._arrive(view)
        ending, tempo = self._board.ending, self._tempo
        assert ending is not None
        ending.tell(SheetStage.LOOT)
        first = around(pause(Beat.REVEAL_REST, tempo), after=lambda: ending.tell(SheetStage.ALIBIS))
        return one_after_another([first, pause(Beat.REVEAL_REST, tempo)])

    @_move.register
    def _(self, event: events.Arrested, view: TableView) -> QAbstractAnimation | None:
        return self._police()

    @_move.register
    def _(self, event: events.Penalised, view: TableView) -> QAbstractAnimation | None:
        return self._police()

    def _police(self) -> QAbstractAnimation | None:
        ending = self._board.ending
        assert ending is not None
        ending.tell(SheetStage.POLICE)
        return ending.siren()

    @_move.register
    def _(self, event: events.MatchEnded, view: TableView) -> QAbstractAnimation | None:
        ending = self._board.ending
        assert ending is not None
        ending.tell(SheetStage.POINTS)
        return pause(Beat.REVEAL_REST, self._tempo)
