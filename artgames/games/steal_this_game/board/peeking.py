"""What the screen may show at this moment: what its audience sees anyway, and what somebody holds open to look."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from artgames.games.steal_this_game.rules.records import TableView
from artgames.games.steal_this_game.rules.track import Dice

Peek: TypeAlias = Literal["dice", "money"] | int | None
"""What is held: the cup, the exhibitor's eye, or a box that the thief has looked into; None for nothing."""


@dataclass(frozen=True, slots=True)
class Sight:
    """`dice` are empty and `money` is None where nobody may see them now."""

    view: TableView
    dice: Dice
    peek: Peek = None
    money: int | None = None
    """Where the money is, while the exhibitor looks."""

    glimpse: bool | None = None
    """Whether the money is in the box that the thief looks into again."""

    def is_open(self, position: int) -> bool:
        """Whether a lid is up: at the end those of the money and of the box that was opened."""
        if self.view.asked is None:
            return position in (self.view.money, self.view.opened)
        return position == self.money or (self.glimpse is not None and self.peek == position)

    def inside(self, position: int) -> bool | None:
        """What is seen under an open lid."""
        if self.peek == position and self.glimpse is not None:
            return self.glimpse
        money = self.view.money if self.view.asked is None else self.money
        return None if money is None else position == money


def sight_of(view: TableView, peek: Peek, own: TableView | None) -> Sight:
    """`own` is the view of whoever holds something open."""
    if own is None:
        return Sight(view, view.dice)
    if peek == "dice":
        return Sight(view, own.dice, peek)
    if peek == "money":
        return Sight(view, view.dice, peek, money=own.money)
    return Sight(view, view.dice, peek, glimpse=own.seen[peek] if isinstance(peek, int) else None)
