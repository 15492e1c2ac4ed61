"""A board of games in which everybody guesses in secret what somebody meant, and then all of it is told."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import IntEnum
from typing import Protocol

from PySide6.QtCore import QAbstractAnimation

from artgames.engine.api import Seat
from artgames.engine.words import Sentence
from artgames.scene.board_scene import ViewT
from artgames.scene.picture_board.board import PictureBoard
from artgames.scene.picture_board.picture_spec import AnswerOption, Note, PaintingSpec, Picture, Question, ScoreRow
from artgames.scene.sound.sound import Cue


class RevealStage(IntEnum):
    """How much of a turn has been shown so far."""

    GUESSES = 0
    ANSWER = 1
    POINTS = 2


def meant(note: Note, wall: tuple[PaintingSpec, ...]) -> Note:
    """The words again, and below them the labels of the paintings that are now marked as meant."""
    return replace(note, about=tuple(hung.card for hung in wall if hung.marked))


class GuessRow(Protocol):
    """What a game's score pad says of one seat."""

    @property
    def seat(self) -> Seat: ...

    @property
    def right(self) -> bool: ...

    @property
    def points(self) -> int: ...


class GuessingBoard(PictureBoard[ViewT]):
    """Says by `reveal` how a turn is told: first who guessed what, then what was meant, then the points."""

    def reveal(self, told: RevealStage) -> Picture:
        raise NotImplementedError

    def row_of(self, cards: Iterable[int]) -> tuple[PaintingSpec, ...]:
        return tuple(PaintingSpec(card, token) for token, card in enumerate(cards, 1))

    def asked(self, picture: Picture, lock: str, hint: str, prompt: str = "", lines: int = 1) -> Picture:
        """The same with what this audience may answer in secret, if it may."""
        if self.seat is None or not self.choices:
            return picture
        way = AnswerOption(self.choices[0], lock)
        return replace(picture, question=Question((way,), hint, prompt, lines))

    def score_row(
        self, row: GuessRow, said: str, told: RevealStage, reasons: Iterable[Sentence], total: int, *, has_guessed: bool
    ) -> ScoreRow:
        right = row.right if has_guessed and told >= RevealStage.ANSWER else None
        if told < RevealStage.POINTS:
            return ScoreRow(row.seat, said, right)
        return ScoreRow(row.seat, said, right, " · ".join(map(self.style.say, reasons)), row.points, total)

    # The way there

    def tell_guesses(self, view: ViewT) -> QAbstractAnimation:
        self.view, self.choices = view, ()
        return self.played(self.reveal(RevealStage.GUESSES))

    def tell_answer(self) -> QAbstractAnimation:
        self.style.sounds.play(Cue.RIGHT)
        return self.played(self.reveal(RevealStage.ANSWER))
