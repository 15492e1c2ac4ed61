"""Whose phones they are: those of a match, or of a table that is still being laid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from artgames.engine.api import Seat
    from artgames.phones.messages import ToTable
    from artgames.store.seating import Answers, Player

Acts = list[tuple[str, "Callable[[], None]"]]
"""What can be done, each with the words for it."""


class SeatsLink(Protocol):
    """What the host's side of phones needs to know of the seats, and does with them."""

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""

    @property
    def cards(self) -> Sequence[int]:
        """The paintings that phones may be shown."""

    def waited_for(self) -> frozenset[Seat]:
        """Whose phones have to answer now."""

    def acts_for(self, seat: Seat) -> Acts:
        """Who else could play there."""

    def rename(self, seat: Seat, name: str) -> str:
        """Returns why it cannot be."""

    def let_answer(self, seat: Seat, answers: Answers) -> None:
        """By phone, at the laptop or on paper from now on."""

    def hear(self, message: ToTable) -> None:
        """What is no matter of the host's page."""

    def close(self) -> None:
        """These phones belong to another table now, or to none."""
