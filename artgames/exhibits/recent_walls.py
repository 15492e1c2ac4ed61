"""What hung lately: the rounds of one show share one memory, so that nothing passes for new that visitors saw hang."""

import time
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from artgames.engine.rng import Rng

LATELY = 3600.0
"""Seconds after which a painting may be a decoy again."""


class Hanging(NamedTuple):
    """What hangs, and what may turn up beside it that does not."""

    wall: tuple[int, ...]
    decoys: tuple[int, ...]


class Recent:
    """Remembers when each painting last hung."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._hung: dict[int, float] = {}

    def hang(self, cards: Sequence[int], size: int, decoys: int, seed: str) -> Hanging:
        """A wall of so many, and at least so many decoys, none of which hung lately: what did may only hang again.
        Where another deck has left too few of them, the decoys are what hung longest ago.

        Some of the fresh ones are kept from the walls for that, about half of what a wall leaves over. Of those that
        hung lately half of what a wall leaves over rests, or nothing would ever be fresh again.
        """
        mixed, rng = Rng.from_seed(f"{seed}/hanging").shuffled(cards)
        fresh = [card for card in mixed if not self._hung_lately(card)]
        lately = sorted((card for card in mixed if card not in fresh), key=lambda card: -self._hung[card])
        kept = max(decoys, (len(cards) - size) // 2)
        resting = max(0, len(lately) - size) // 2
        wall, _ = rng.sample(fresh[kept:] + lately[: len(lately) - resting], size)
        self._remember(wall)
        others = [card for card in (*fresh, *reversed(lately)) if card not in wall]
        unseen = sum(card not in wall for card in fresh)
        return Hanging(wall, tuple(others[: max(decoys, unseen)]))

    def _hung_lately(self, card: int) -> bool:
        return card in self._hung and self._now() - self._hung[card] < LATELY

    def _remember(self, cards: Iterable[int]) -> None:
        self._hung = {card: at for card, at in self._hung.items() if self._now() - at < LATELY}
        self._hung |= dict.fromkeys(cards, self._now())
