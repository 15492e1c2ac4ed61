"""Short answers to what somebody has tried at the table. One goes as soon as what it is about is done with."""

from __future__ import annotations

from typing import NamedTuple

from artgames.app.table.audience_flow import AudienceFlow
from artgames.app.widgets.toast import Toast
from artgames.engine.api import Seat
from artgames.engine.choices import Choice


class _Question(NamedTuple):
    """Whose page it is, and what may be answered there."""

    seat: Seat | None
    phase: str
    choices: tuple[Choice, ...]


class ShortAnswers:
    """Says them over the board, and knows what each one is about."""

    def __init__(self, flow: AudienceFlow, toast: Toast) -> None:
        self._flow, self.toast = flow, toast
        self._surface = flow.surface
        self._answered: _Question | None = None
        """What the latest one is about; None for a remark."""

    def follow(self) -> None:
        """Take it away where it answered something that was done elsewhere."""
        if self._flow.surface is not self._surface or self._answered not in (None, self._asked()):
            self.toast.stop()
        self._surface = self._flow.surface

    def say(self, sentence: str) -> None:
        self._answered = self._asked()
        self.toast.say(sentence)

    def remark(self, sentence: str) -> None:
        """Say something that is about no question."""
        self.toast.say(sentence)
        self._answered = None

    def shown(self) -> str:
        """The one that can be read now."""
        return self.toast.text() if self.toast.isVisible() else ""

    def _asked(self) -> _Question:
        board = self._flow.board
        return _Question(self._flow.seat, board.view.phase if board.has_view else "", board.choices)
