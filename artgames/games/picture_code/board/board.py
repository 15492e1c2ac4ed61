"""The board of Picture Code: one part for each phase, and the way from one to the next."""

from __future__ import annotations

from functools import singledispatchmethod

from PySide6.QtCore import QAbstractAnimation

from artgames.engine.api import Event
from artgames.games.picture_code.board.clue import CluePart
from artgames.games.picture_code.board.named import translate
from artgames.games.picture_code.board.room import EndPart, GuessPart, WaitPart
from artgames.games.picture_code.rules.records import ClueGiven, KeyShown, PaintingUncovered, TableView
from artgames.scene.animations import fade
from artgames.scene.phase_board import Part, PartedBoard
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat


class PictureCodeBoard(PartedBoard[TableView]):
    """Draws one audience's view of a match."""

    FOR_THE_ROOM = (ClueGiven, PaintingUncovered, KeyShown)

    def part_for(self) -> Part[TableView]:
        if self.view.phase == "ended":
            return EndPart(self)
        if self.view.phase == "guess":
            return GuessPart(self)
        return CluePart(self) if self.seat is not None and self.choices else WaitPart(self)

    def errand(self, view: TableView) -> str:
        texts = {
            "clue": translate("picture_code", "One word, one number."),
        }
        return texts.get(view.phase, "")

    def teases(self) -> tuple[str, ...]:
        return (translate("picture_code", "{who}, think of a word. Not that one."),)

    def progress(self, view: TableView) -> str:
        text = translate("picture_code", "Clue {number}")
        return text.format(number=len(view.turns) + view.missed + (view.phase == "clue"))

    # Moving

    @singledispatchmethod
    def animation(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        return None

    @animation.register
    def _(self, event: ClueGiven, view: TableView) -> QAbstractAnimation | None:
        self.arrive(view)
        if not isinstance(self._part, GuessPart):
            return None
        self.style.sounds.play(Cue.LOCKED)
        self._part.card.setOpacity(0.0)
        return fade(self._part.card, 1.0, Beat.REVEAL, self.style.tempo)

    @animation.register
    def _(self, event: PaintingUncovered, view: TableView) -> QAbstractAnimation | None:
        self.choices = ()
        return self._part.uncover(event) if isinstance(self._part, GuessPart) else None

    @animation.register
    def _(self, event: KeyShown, view: TableView) -> QAbstractAnimation | None:
        self.arrive(view)
        return self._part.appear() if isinstance(self._part, EndPart) else None
