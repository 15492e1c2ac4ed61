"""A hand to choose from, a title that everybody reads, a row to vote on, and at the reveal whose is what."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import ClassVar

from PySide6.QtCore import QAbstractAnimation, QCoreApplication

from artgames.engine.api import Event
from artgames.engine.words import filled
from artgames.games.title_teller.rules import records
from artgames.games.title_teller.rules.records import Row, TableView
from artgames.games.title_teller.words import reasons
from artgames.scene.animations import pause
from artgames.scene.picture_board.guessing_board import GuessingBoard, RevealStage, meant
from artgames.scene.picture_board.picture_spec import AnswerOption, Note, PaintingSpec, Picture, Question, ScoreRow
from artgames.scene.sound.sound import Cue
from artgames.scene.tempo import Beat

translate = QCoreApplication.translate


class TitleTellerBoard(GuessingBoard[TableView]):
    """Draws one audience's view of a match."""

    SOUNDS: ClassVar = {records.CardsAdded: Cue.LOCKED, records.VoteLocked: Cue.LOCKED}
    FOR_THE_ROOM = (records.TitleTold, records.RowHung, records.VotesRevealed, records.TurnPassed, records.TurnStarted)
    """The room reads every title together, looks at the row and sees every reveal."""

    def picture(self) -> Picture:
        match self.view.phase:
            case "tell":
                return self._tell()
            case "add":
                return self._add()
            case "vote":
                return self._vote()
            case _:
                return self.reveal(RevealStage.POINTS)

    # The title

    def _teller(self) -> str:
        return self.style.names[self.view.teller]

    def _tell(self) -> Picture:
        if self.seat is None or len(self.choices) < 2:
            text = translate("title_teller", "A good title leads some players to the painting, but not all.")
            return Picture(note=Note(text, seat=self.view.teller), lines=self._totals())
        tell, give_up = self.choices
        ways = (
            AnswerOption(
                tell, translate("title_teller", "Announce this title"), translate("title_teller", "Make up a title")
            ),
            AnswerOption(
                give_up,
                translate("title_teller", "Pass this turn"),
                translate("title_teller", "Pass this turn"),
                translate("title_teller", "You pass: nobody guesses, and nobody scores."),
            ),
        )
        hint = translate("title_teller", "Choose a painting and give it a title. Some should find it, but not all.")
        prompt = translate("title_teller", "Your own title for one of your paintings. Everyone will read it.")
        return Picture(hand=self._hand(), question=Question(ways, hint, prompt))

    def _hand(self) -> tuple[PaintingSpec, ...]:
        return tuple(PaintingSpec(card) for card in self.view.hand)

    def _note(self) -> Note:
        title = translate("title_teller", "{name}’s title").format(name=self._teller())
        return Note(self.view.title, title, self.view.teller)

    def _totals(self) -> tuple[ScoreRow, ...]:
        return tuple(ScoreRow(seat, total=total) for seat, total in enumerate(self.view.totals))

    # Adding and voting

    def _add(self) -> Picture:
        if self.seat is None or not self.choices:
            closed = translate("title_teller", "Cards are secret: choose yours behind the curtain.")
            backs = tuple(PaintingSpec(0, face_down=True) for _ in range(self.view.face_down))
            return Picture(backs, note=self._note(), closed=closed)
        way = AnswerOption(self.choices[0], translate("title_teller", "Add it"))
        hint = translate("title_teller", "Choose a painting that could have this title.")
        if self.view.to_add == 2:
            way = AnswerOption(self.choices[0], translate("title_teller", "Add both"))
            hint = translate("title_teller", "Choose two paintings that could have this title.")
        return Picture(hand=self._hand(), note=self._note(), question=Question((way,), hint))

    def _vote(self) -> Picture:
        yours = translate("title_teller", "Yours")
        row = tuple(
            PaintingSpec(card, token, tag=yours if card in self.view.mine else "")
            for token, card in enumerate(self.view.row, 1)
        )
        closed = translate("title_teller", "Votes are secret: cast yours behind the curtain or on paper.")
        picture = Picture(row, note=self._note(), closed=closed)
        hint = translate("title_teller", "Which painting is {name}’s? You cannot choose your own.")
        return self.asked(picture, translate("title_teller", "Lock in {chosen}"), hint.format(name=self._teller()))

    # The reveal

    def reveal(self, told: RevealStage) -> Picture:
        view = self.view
        if view.token is None:  # nobody had an idea any more: what is left is the score
            return Picture(lines=self._totals())
        turn, shown = view.pad[-1], told >= RevealStage.ANSWER
        wall = tuple(
            PaintingSpec(
                card,
                token,
                seats=tuple(row.seat for row in turn.rows if row.vote == token),
                marked=shown and token == turn.token,
                caption=self.style.names[view.owners[token - 1]] if shown else "?",
            )
            for token, card in enumerate(view.row, 1)
        )
        moving = translate("title_teller", "All the votes are in. Which painting is {name}’s?")
        return Picture(
            wall,
            note=meant(self._note(), wall),
            lines=tuple(self._line(row, turn.rows, told) for row in turn.rows),
            moving="" if shown else moving.format(name=self._teller()),
        )

    def _line(self, row: Row, rows: tuple[Row, ...], told: RevealStage) -> ScoreRow:
        said = "" if row.vote is None else str(row.vote)
        total = self.view.totals[row.seat]
        return self.score_row(row, said, told, reasons(row, rows), total, has_guessed=not row.teller)

    # The way there

    @singledispatchmethod
    def animation(self, event: Event, view: TableView) -> QAbstractAnimation | None:
        return super().animation(event, view)

    @animation.register
    def _(self, event: records.RowHung, view: TableView) -> QAbstractAnimation | None:
        return self.turned_up(view) if view.phase == "vote" else None

    @animation.register
    def _(self, event: records.TurnPassed, view: TableView) -> QAbstractAnimation | None:
        return pause(Beat.REVEAL_REST, self.style.tempo)  # who has passed is read before the next one begins

    @animation.register
    def _(self, event: records.VotesRevealed, view: TableView) -> QAbstractAnimation | None:
        return self.tell_guesses(view)

    @animation.register
    def _(self, event: records.OwnersRevealed, view: TableView) -> QAbstractAnimation | None:
        return self.tell_answer()

    def errand(self, view: TableView) -> str:
        texts = {
            "tell": translate("title_teller", "Make up a title."),
            "add": translate("title_teller", "Lay a painting that fits the title."),
            "vote": translate("title_teller", "Which painting is the title teller’s?"),
        }
        return texts.get(view.phase, "")

    def teases(self) -> tuple[str, ...]:
        return (translate("title_teller", "{who}, invent an excuse."),)

    def go_on_text(self, action: str) -> str:
        return translate("title_teller", "Next title")

    def progress(self, view: TableView) -> str:
        text = translate("title_teller", "Turn {round}, {left:# card|# cards} left")
        return filled(text, round=view.round, left=view.deck_left)
