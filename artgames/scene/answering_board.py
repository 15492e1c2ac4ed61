"""A board on which an answer is put together from the choices, step by step."""

from __future__ import annotations

from artgames.engine.choices import Action
from artgames.scene.board import Board
from artgames.scene.board_scene import ViewT
from artgames.scene.draft_answer import Answered, DraftAnswer


class AnsweringBoard(Board[ViewT]):
    """Keeps the answer in the making; what it looks like is a subclass's own."""

    _answer: DraftAnswer | None = None

    def _changed(self) -> None:
        """Show what was said so far, and tell that it is something else now."""
        raise NotImplementedError

    def draft(self) -> Action | None:
        return self._answer.action() if self._answer is not None else None

    def partial_draft(self) -> Action | None:
        return self._answer.partial_draft() if self._answer is not None else None

    def restore_draft(self, action: Action) -> None:
        if self._answer is not None:
            self._answer.restore_draft(action)
            self._changed()

    def aside(self) -> Answered | None:
        """What was written or picked for another way than the chosen one is no part of the answer, but is not lost."""
        return self._answer.parts() if self._answer is not None else None

    def take_up(self, aside: object) -> None:
        if self._answer is not None and isinstance(aside, Answered):
            self._answer.take_parts(aside)
            self._changed()

    def discards(self) -> bool:
        return self._answer is not None and self._answer.leaves_words_out()
