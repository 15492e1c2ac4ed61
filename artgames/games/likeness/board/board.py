"""Twelve paintings, the clues beside them, upright or sideways, and a sheet on which all guessers sign."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatchmethod
from typing import ClassVar

import msgspec
from PySide6.QtCore import QAbstractAnimation, QCoreApplication

from artgames.engine.api import Event
from artgames.games.likeness.rules.records import (
    ClueGiven,
    GridHung,
    MatchEnded,
    PaintingsRemoved,
    Remove,
    SheetConfirmed,
    TableView,
)
from artgames.games.likeness.words import status
from artgames.scene.picture_board.painting_factory import turn_sideways
from artgames.scene.picture_board.picture_spec import AnswerOption, Note, PaintingSpec, Picture, Question, Signing
from artgames.scene.picture_board.shared_board import SharedBoard
from artgames.scene.sound.sound import Cue

translate = QCoreApplication.translate


class LikenessBoard(SharedBoard[TableView]):
    """Draws one audience's view of a match."""

    SOUNDS: ClassVar = {ClueGiven: Cue.DEAL, SheetConfirmed: Cue.LOCKED}
    FOR_THE_ROOM = (GridHung, ClueGiven, PaintingsRemoved)
    """The room looks at every clue and every removal together."""

    def picture(self) -> Picture:
        match self.view.phase:
            case "clue":
                return self._clue()
            case "remove":
                return self._remove()
            case _:
                return self._ended()

    # What hangs and lies there in every phase

    def _grid(self, marked: tuple[int, ...] = ()) -> tuple[PaintingSpec, ...]:
        """Removed ones step back; whoever may know the secret sees its tag."""
        view = self.view
        gone = {token for tokens in view.removed for token in tokens} - set(marked)
        secret = "" if self.style.for_projector else translate("likeness", "Secret")  # a tag could not be read there
        return tuple(
            PaintingSpec(
                card,
                token,
                marked=token in marked,
                dimmed=token in gone and token != view.secret,
                tag=secret if token == view.secret else "",
            )
            for token, card in enumerate(view.grid, 1)
        )

    def _clues(self) -> tuple[PaintingSpec, ...]:
        captions = {
            "upright": translate("likeness", "≈ similar"),
            "sideways": translate("likeness", "≠ different"),
        }
        if self.style.for_projector:
            captions = {"upright": "≈", "sideways": "≠"}
        return tuple(
            PaintingSpec(clue.card, sideways=clue.way == "sideways", caption=captions[clue.way])
            for clue in self.view.clues
        )

    # The clue

    def _clue(self) -> Picture:
        giver = self.style.names[self.view.giver]
        knows = translate("likeness", "Only {name} knows which painting is the secret.").format(name=giver)
        closed = translate("likeness", "First, {name} gives a clue behind the curtain.").format(name=giver)
        note = None if self.style.for_projector else Note(knows, seat=self.view.giver)  # the room's status says it
        picture = Picture(self._grid(), beside=self._clues(), note=note, closed=closed)
        if self.seat is None or len(self.choices) < 2:
            return picture
        upright, sideways = self.choices
        ways = (
            AnswerOption(upright, translate("likeness", "Lay it upright"), translate("likeness", "≈ Upright: similar")),
            AnswerOption(
                sideways, translate("likeness", "Lay it sideways"), translate("likeness", "≠ Sideways: different")
            ),
        )
        note = Note(translate("likeness", "Play a card that is like the secret, or very unlike it."))
        hint = translate("likeness", "Choose one of your five cards, and which way to lay it.")
        hand = tuple(PaintingSpec(card) for card in self.view.hand)
        return replace(picture, hand=hand, note=note, question=Question(ways, hint))

    def _show_answer(self) -> None:
        """The card that was picked lies as it will lie for everybody."""
        super()._show_answer()
        if not self.shown.hand or self._answer is None:
            return
        for hung, item in self._hung:
            if hung in self.shown.hand:
                sideways = hung.card in self._answer.picked and self._answer.choice == self.choices[1]
                turn_sideways(item, sideways, self.style.ratio)

    # The removal

    def _remove(self) -> Picture:
        view = self.view
        guessers = tuple(seat for seat in range(view.seats) if seat != view.giver)
        signing = Signing(guessers, view.locked, Remove(view.sheet) if view.sheet else None)
        closed = translate("likeness", "{name} mustn’t help now.").format(name=self.style.names[view.giver])
        picture = Picture(self._grid(), beside=self._clues(), signing=signing, closed=closed)
        if not self.choices:
            return replace(picture, wall=self._grid(view.sheet))
        one = translate("likeness", "Which one goes? Talk it over and mark it, then each press your symbol.")
        several = translate("likeness", "Which {count} go? Talk it over and mark them, then each press your symbol.")
        hint = one if view.to_remove == 1 else several.format(count=view.to_remove)
        way = AnswerOption(self.choices[-1], "")
        return replace(picture, question=Question((way,), hint))

    def as_written(self, view: TableView) -> TableView:
        """Another removal than the one that some have confirmed is confirmed by nobody yet."""
        return msgspec.structs.replace(view, locked=()) if self.is_rewritten and view.phase == "remove" else view

    # The end

    def _ended(self) -> Picture:
        grid = tuple(
            replace(hung, verdict=self.view.found) if hung.token == self.view.secret else hung for hung in self._grid()
        )
        note = Note(self.style.say(status(self.view)), about=tuple(one.card for one in grid if one.verdict is not None))
        return Picture(grid, beside=self._clues(), note=note)

    # The way there

    @singledispatchmethod
    def animation(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        return super().animation(event, view)

    @animation.register
    def _(self, event: GridHung, view: TableView) -> QAbstractAnimation | None:
        return self.dealt(view)

    @animation.register
    def _(self, event: PaintingsRemoved, view: TableView) -> QAbstractAnimation | None:
        """First all that go are shown together; whether the secret is among them is seen when they are gone."""
        self.choices = ()
        moving = translate("likeness", "Removing these together …")
        return self.played(Picture(self._grid(event.tokens), beside=self._clues(), moving=moving))

    @animation.register
    def _(self, event: MatchEnded, view: TableView) -> QAbstractAnimation | None:
        self.style.sounds.play(Cue.RIGHT if view.found else Cue.WRONG)
        return None

    def errand(self, view: TableView) -> str:
        texts = {
            "clue": translate("likeness", "Choose a clue."),
        }
        return texts.get(view.phase, "")

    def teases(self) -> tuple[str, ...]:
        return (translate("likeness", "{who}, look as different as you can."),)
