"""What a player's things are worth so far, as far as the audience sees them."""

from __future__ import annotations

from dataclasses import dataclass

from artgames.engine.api import Seat
from artgames.games.art_robbery.board.named import translate
from artgames.games.art_robbery.data import FACES
from artgames.games.art_robbery.rules.records import TableView, Tiles


@dataclass(frozen=True, slots=True)
class Tally:
    """The worth of the loot that lies open, the alibis on all tiles that are seen, and the worth of a stack that may be
    looked through; None for one that may not."""

    loot: int
    alibis: int
    stack: int | None

    def words(self) -> str:
        """In one line."""
        parts = [
            translate("art_robbery", "Loot {points}").format(points=self.loot),
            translate("art_robbery", "Alibis {count}").format(count=self.alibis),
        ]
        if self.stack is not None:
            parts.append(translate("art_robbery", "Stack {points}").format(points=self.stack))
        return " · ".join(parts)


def known_stack(view: TableView, seat: Seat) -> Tiles:
    """The tiles of a stack that this audience may look through."""
    return view.stacks[seat] if view.stacks else view.my_stack if seat == view.seat else ()


def tally(view: TableView, seat: Seat) -> Tally:
    loot, stack = view.loot[seat], known_stack(view, seat)
    worth = sum(FACES.values[tile] for tile in stack) if stack else None
    return Tally(sum(FACES.values[tile] for tile in loot), sum(FACES.dots[tile] for tile in (*loot, *stack)), worth)
