"""Twelve portraits, a sheet to write on, the words that are read aloud, and in the end an album of all of them."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import ClassVar

from PySide6.QtCore import QAbstractAnimation, QCoreApplication

from artgames.engine.api import Event
from artgames.games.dialogue.rules import records
from artgames.games.dialogue.rules.records import Row, Scene, TableView
from artgames.games.dialogue.words import reasons
from artgames.scene.picture_board.guessing_board import GuessingBoard, RevealStage, meant
from artgames.scene.picture_board.picture_spec import (
    Entry,
    Note,
    PaintingSpec,
    Picture,
    ScoreRow,
)
from artgames.scene.sound.sound import Cue

translate = QCoreApplication.translate


class DialogueBoard(GuessingBoard[TableView]):
    """Draws one audience's view of a match."""

    SOUNDS: ClassVar = {records.DialogueWritten: Cue.LOCKED, records.GuessLocked: Cue.LOCKED}
    FOR_THE_ROOM = (records.DialogueRead, records.GuessesRevealed, records.AlbumOpened, records.RoundStarted)
    """The room listens to every dialogue together, and sees every reveal."""

    def picture(self) -> Picture:
        match self.view.phase:
            case "write":
                return self._write()
            case "guess":
                return self._guess()
            case "scored":
                return self.reveal(RevealStage.POINTS)
            case _:
                return self._album()

    # Writing and guessing

    def _write(self) -> Picture:
        closed = translate("dialogue", "Dialogues are secret: write yours behind the curtain.")
        hint = translate("dialogue", "Write what two of them say to each other, and choose those two.")
        prompt = translate("dialogue", "What do two of these portraits say to each other? A few words are enough.")
        if self.view.aloud:
            text = translate("dialogue", "Write on your own paper what two of them say, and their two numbers.")
            return Picture(self.row_of(self.view.row), note=Note(text))
        picture = Picture(self.row_of(self.view.row), closed=closed)
        return self.asked(picture, translate("dialogue", "Done"), hint, prompt, records.MOST_LINES)

    def _note(self) -> Note:
        title = translate("dialogue", "{name}’s dialogue")
        writer = self.view.writer
        assert writer is not None, "nobody's dialogue is read"
        text = self.view.text or self._on_paper()
        return Note(text, title.format(name=self.style.names[writer]), writer, by_turns=True)

    def _on_paper(self) -> str:
        return translate("dialogue", "Read aloud")

    def _guess(self) -> Picture:
        closed = translate("dialogue", "Guesses are secret: make yours behind the curtain or on paper.")
        picture = Picture(self.row_of(self.view.row), note=self._note(), closed=closed)
        hint = translate("dialogue", "Choose both speakers; one alone scores nothing.")
        if self.seat is not None and self.seat == self.view.writer:
            hint = translate("dialogue", "Choose the two who speak in your dialogue.")
        return self.asked(picture, translate("dialogue", "Lock in {chosen}"), hint)

    # The reveal

    def reveal(self, told: RevealStage) -> Picture:
        scene: Scene = self.view.pad[-1]
        shown = told >= RevealStage.ANSWER
        wall = tuple(
            PaintingSpec(
                card,
                token,
                seats=tuple(row.seat for row in scene.rows if token in row.guess),
                marked=shown and token in scene.tokens,
                dimmed=shown and token not in scene.tokens,
            )
            for token, card in enumerate(self.view.row, 1)
        )
        lines = tuple(self._line(row, scene.rows, told) for row in scene.rows)
        moving = "" if shown else translate("dialogue", "All the guesses are in. Which two were speaking?")
        return Picture(wall, note=meant(self._note(), wall), lines=lines, moving=moving)

    def _line(self, row: Row, rows: tuple[Row, ...], told: RevealStage) -> ScoreRow:
        said = " · ".join(map(str, row.guess))
        total = self.view.totals[row.seat]
        return self.score_row(row, said, told, reasons(row, rows), total, has_guessed=not row.writer)

    def _album(self) -> Picture:
        scenes = [scene for scene in self.view.pad if scene.round == self.view.round]
        return Picture(entries=tuple(self._entry(scene) for scene in scenes))

    def _entry(self, scene: Scene) -> Entry:
        points = scene.rows[scene.writer].points
        told = f"+{points}" if points else "0"
        return Entry(scene.writer, scene.text or self._on_paper(), scene.portraits, told, by_turns=True)

    # The way there

    @singledispatchmethod
    def animation(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        return super().animation(event, view)

    @animation.register
    def _(self, event: records.RoundStarted, view: TableView) -> QAbstractAnimation | None:
        return self.dealt(view)

    @animation.register
    def _(self, event: records.GuessesRevealed, view: TableView) -> QAbstractAnimation | None:
        return self.tell_guesses(view)

    @animation.register
    def _(self, event: records.SpeakersRevealed, view: TableView) -> QAbstractAnimation | None:
        return self.tell_answer()

    def errand(self, view: TableView) -> str:
        texts = {
            "write": translate("dialogue", "Make two portraits talk."),
            "guess": translate("dialogue", "Which two are speaking?"),
        }
        return texts.get(view.phase, "")

    def teases(self) -> tuple[str, ...]:
        return (
            translate("dialogue", "{who}, no eavesdropping!"),
            translate("dialogue", "{who}, exchange meaningful looks."),
        )

    def go_on_text(self, action: str) -> str:
        if action == "read_out":
            return translate("dialogue", "Read the first one")
        if action == "next_round":
            return translate("dialogue", "Next round")
        all_read = self.has_view and self.view.reading == self.view.seats
        return translate("dialogue", "Open the album") if all_read else translate("dialogue", "Next dialogue")

    def progress(self, view: TableView) -> str:
        if view.phase in ("guess", "scored"):
            text = translate("dialogue", "Dialogue {number} of {count}")
            return text.format(number=view.reading, count=view.seats)
        return super().progress(view)
