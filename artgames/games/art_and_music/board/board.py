"""Eight paintings, a hint beside them, and at the reveal who looked where."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatchmethod
from typing import ClassVar

from PySide6.QtCore import QAbstractAnimation, QCoreApplication

from artgames.engine.api import Event
from artgames.games.art_and_music.rules import records
from artgames.games.art_and_music.rules.records import Row, TableView
from artgames.games.art_and_music.words import reasons
from artgames.scene.animations import pause
from artgames.scene.picture_board.guessing_board import GuessingBoard, RevealStage, meant
from artgames.scene.picture_board.picture_spec import AnswerOption, Bar, Note, PaintingSpec, Picture, Question, ScoreRow
from artgames.scene.picture_board.question_board import AskingBoard
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat

translate = QCoreApplication.translate


class ArtAndMusicBoard(GuessingBoard[TableView], AskingBoard[TableView]):
    """Draws one audience's view of a match."""

    SOUNDS: ClassVar = {records.GuessLocked: Cue.LOCKED}
    FOR_THE_ROOM = (records.HintGiven, records.GuessesRevealed, records.TurnStarted)
    """The room reads the hint together, and sees every reveal and every new row."""

    def picture(self) -> Picture:
        match self.view.phase:
            case "love":
                return self._love()
            case "guess":
                return self._guess()
            case _:
                return self.reveal(RevealStage.POINTS)

    # Choosing and guessing

    def _love(self) -> Picture:
        if self.view.aloud:
            text = translate("art_and_music", "Note its number on paper, keep it secret, and say your hint aloud.")
            note = Note(text, self.style.names[self.view.lover], self.view.lover)
            bars = (Bar(0, translate("art_and_music", "Pass this turn")),) if self.takes_bars() else ()
            return Picture(self.row_of(self.view.row), note=note, bars=bars)
        closed = translate("art_and_music", "{name} chooses behind the curtain.")
        picture = Picture(self.row_of(self.view.row), closed=closed.format(name=self.style.names[self.view.lover]))
        if self.seat is None or len(self.choices) < 2:
            return picture
        love, give_up = self.choices
        ways = (
            AnswerOption(love, translate("art_and_music", "Let them guess"), self._naming()),
            AnswerOption(
                give_up,
                translate("art_and_music", "Pass this turn"),
                translate("art_and_music", "Pass this turn"),
                translate("art_and_music", "You pass: nobody guesses, and nobody scores."),
            ),
        )
        hint = translate("art_and_music", "Choose a painting and write. Some should find it, but not all.")
        return replace(picture, question=Question(ways, hint, self._prompt()))

    def takes_bars(self) -> bool:
        """Whoever has no idea says so before everybody: only a bot and the audience at home do not."""
        view = self.view
        at_table = not self.style.for_projector and self.is_person(view.lover)
        return (view.aloud and view.phase == "love" and at_table) or super().takes_bars()

    def press_bar(self, number: int) -> None:
        if self.view.aloud and self.view.phase == "love":
            self.acted.emit(self.view.lover, records.Pass())
        else:
            super().press_bar(number)

    def _naming(self) -> str:
        return {
            "song": translate("art_and_music", "Name a song"),
            "film": translate("art_and_music", "Name a film"),
            "quote": translate("art_and_music", "Find a quote"),
        }[self.view.hint_is]

    def _prompt(self) -> str:
        return {
            "song": translate("art_and_music", "A song that goes with the painting you love. Everyone will read it."),
            "film": translate("art_and_music", "A film that goes with the painting you love. Everyone will read it."),
            "quote": translate("art_and_music", "A quote that goes with the painting you love. Everyone will read it."),
        }[self.view.hint_is]

    def _note(self) -> Note:
        title = {
            "song": translate("art_and_music", "{name}’s song"),
            "film": translate("art_and_music", "{name}’s film"),
            "quote": translate("art_and_music", "{name}’s quote"),
        }[self.view.hint_is]
        lover = self.view.lover
        hint = self.view.hint or translate("art_and_music", "Said aloud")
        return Note(hint, title.format(name=self.style.names[lover]), lover)

    def _guess(self) -> Picture:
        closed = translate("art_and_music", "Guesses are secret: make yours behind the curtain or on paper.")
        picture = Picture(self.row_of(self.view.row), note=self._note(), closed=closed)
        hint = translate("art_and_music", "Which painting does {name} mean?")
        lover = self.style.names[self.view.lover]
        if self.seat is not None and self.seat == self.view.lover:
            hint = translate("art_and_music", "Which painting did you mean?")
        return self.asked(picture, translate("art_and_music", "Lock in {chosen}"), hint.format(name=lover))

    # The reveal

    def reveal(self, told: RevealStage) -> Picture:
        view = self.view
        if view.token is None:  # the last lover has passed: what is left is the row
            return Picture(self.row_of(self.view.row), lines=self._totals())
        turn = view.pad[-1]
        wall = tuple(
            PaintingSpec(
                card,
                token,
                seats=tuple(row.seat for row in turn.rows if row.guess == token),
                marked=told >= RevealStage.ANSWER and token == turn.token,
                dimmed=told >= RevealStage.ANSWER and token != turn.token,
            )
            for token, card in enumerate(view.row, 1)
        )
        lines = tuple(self._line(row, turn.rows, told) for row in turn.rows)
        moving = translate("art_and_music", "All the guesses are in. Which one does {name} love?")
        return Picture(
            wall,
            note=meant(self._note(), wall),
            lines=lines,
            moving=moving.format(name=self.style.names[view.lover]) if told is RevealStage.GUESSES else "",
        )

    def _line(self, row: Row, rows: tuple[Row, ...], told: RevealStage) -> ScoreRow:
        said = "" if row.guess is None else str(row.guess)
        total = self.view.totals[row.seat]
        return self.score_row(row, said, told, reasons(row, rows), total, has_guessed=not row.lover)

    def _totals(self) -> tuple[ScoreRow, ...]:
        return tuple(ScoreRow(seat, total=total) for seat, total in enumerate(self.view.totals))

    # The way there

    @singledispatchmethod
    def animation(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        return super().animation(event, view)

    @animation.register
    def _(self, event: records.TurnStarted, view: TableView) -> QAbstractAnimation | None:
        stays = self.has_view and view.row == self.view.row
        return None if stays else self.dealt(view)

    @animation.register
    def _(self, event: records.TurnPassed, view: TableView) -> QAbstractAnimation | None:
        return pause(Beat.REVEAL_REST, self.style.tempo)  # who has passed is read before another row hangs

    @animation.register
    def _(self, event: records.GuessesRevealed, view: TableView) -> QAbstractAnimation | None:
        return self.tell_guesses(view)

    @animation.register
    def _(self, event: records.ChoiceRevealed, view: TableView) -> QAbstractAnimation | None:
        return self.tell_answer()

    def errand(self, view: TableView) -> str:
        texts = {
            "love": translate("art_and_music", "Find the words for a painting."),
            "guess": translate("art_and_music", "Which painting is meant?"),
        }
        return texts.get(view.phase, "")

    def teases(self) -> tuple[str, ...]:
        return (translate("art_and_music", "{who}, hum something else."),)

    def go_on_text(self, action: str) -> str:
        if action == "say_hint":
            return translate("art_and_music", "Everyone has heard it")
        return translate("art_and_music", "Next turn")

    def progress(self, view: TableView) -> str:
        return translate("art_and_music", "Turn {round} of {rounds}").format(round=view.round, rounds=view.rounds)
