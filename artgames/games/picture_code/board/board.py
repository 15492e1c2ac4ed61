"""The board of Picture Code: one part for each phase, and the way from one to the next."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatchmethod

from PySide6.QtCore import QAbstractAnimation, QObject
from PySide6.QtWidgets import QGraphicsItem

from artgames.engine.api import Event, Options, Seat
from artgames.games.picture_code.board.clue import CluePart
from artgames.games.picture_code.board.named import translate
from artgames.games.picture_code.board.room import EndPart, GuessPart, WaitPart
from artgames.games.picture_code.rules.records import ClueGiven, KeyShown, PaintingUncovered, TableView
from artgames.scene.animations import fade
from artgames.scene.board import BoardStyle
from artgames.scene.items.piece import Piece
from artgames.scene.phase_board import Part, PartedBoard
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat


class PictureCodeBoard(PartedBoard[TableView]):
    """Draws one audience's view of a match."""

    def __init__(
        self, style: BoardStyle, options: Options, is_person: Callable[[Seat], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(style, options, is_person, parent)

    def part_for(self) -> Part[TableView]:
        if self.view.phase == "ended":
            return EndPart(self)
        if self.view.phase == "guess":
            return GuessPart(self)
        return CluePart(self) if self.seat is not None and self.choices else WaitPart(self)

    def needs_whole_room(self, event: Event) -> bool:
        return isinstance(event, ClueGiven | PaintingUncovered | KeyShown)

    def progress(self, view: TableView) -> str:
        text = translate("picture_code", "Clue {number}")
        return text.format(number=len(view.turns) + (view.phase == "clue"))

    def activate(self, item: QGraphicsItem) -> None:
        if isinstance(item, Piece):
            item.activated.emit()

    # Moving

    @singledispatchmethod
    def _move(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        return None

    def animation(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        return self._move(event, view)

    @_move.register
    def _(self, event: ClueGiven, view: TableView) -> QAbstractAnimation | None:
        self.choices = ()
        self.arrive(view)
        if not isinstance(self._part, GuessPart):
            return None
        self.style.sounds.play(Cue.LOCKED)
        self._part.card.setOpacity(0.0)
        return fade(self._part.card, 1.0, Beat.REVEAL, self.style.tempo)

    @_move.register
    def _(self, event: PaintingUncovered, view: TableView) -> QAbstractAnimation | None:
        self.choices = ()
        return self._part.uncover(event) if isinstance(self._part, GuessPart) else None

    @_move.register
    def _(self, event: KeyShown, view: TableView) -> QAbstractAnimation | None:
        self.choices = ()
        self.arrive(view)
        return self._part.appear() if isinstance(self._part, EndPart) else None
