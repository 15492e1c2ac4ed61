"""What hung today: the rounds of one show share one memory, so that nothing passes for new that visitors saw hang."""

import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from artgames.engine.rng import Rng
from artgames.safe_files import own_folder, write_whole

FILE = "exhibit-hung.json"

LATELY = 3600.0
"""Seconds after which a painting may be a decoy again."""

DAY = 24 * 3600.0
"""So long it is known what hung: what did not yet comes first."""


class Hanging(NamedTuple):
    """What hangs, and what may turn up beside it that does not."""

    wall: tuple[int, ...]
    decoys: tuple[int, ...]


class Recent:
    """Remembers when each painting last hung, for a day, and in its file also when the program is started anew."""

    def __init__(self, now: Callable[[], float] = time.time, file: Path | None = None) -> None:
        self._now, self._file = now, file
        self._hung: dict[int, float] = {}
        if file is not None:
            with suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError):
                self._hung = msgspec.json.decode(file.read_bytes(), type=dict[int, float])

    def hang(self, cards: Sequence[int], size: int, decoys: int, seed: str) -> Hanging:
        """A wall of so many, and at least so many decoys, none of which hung lately: what did may only hang again.
        Where another deck has left too few of them, the decoys are what hung longest ago.

        Some of the fresh ones are kept from the walls for that, about half of what a wall leaves over; those that have
        not hung today hang first. Of those that hung lately half of what a wall leaves over rests, or nothing would
        ever be fresh again.
        """
        mixed, rng = Rng.from_seed(f"{seed}/hanging").shuffled(cards)
        lately = sorted((card for card in mixed if self._hung_within(card, LATELY)), key=lambda card: -self._hung[card])
        fresh = sorted(
            (card for card in mixed if card not in lately), key=lambda card: not self._hung_within(card, DAY)
        )
        kept = max(decoys, (len(cards) - size) // 2)
        resting = max(0, len(lately) - size) // 2
        unseen = [card for card in fresh[kept:] if not self._hung_within(card, DAY)][:size]
        seen = [card for card in fresh[kept:] + lately[: len(lately) - resting] if card not in unseen]
        again, rng = rng.sample(seen, size - len(unseen))
        wall, _ = rng.shuffled((*unseen, *again))
        self.remember(wall)
        rest = [card for card in (*fresh, *reversed(lately)) if card not in wall]
        left = sum(card not in wall for card in fresh)
        return Hanging(wall, tuple(rest[: max(decoys, left)]))

    def hang_in_order(self, cards: Sequence[int], size: int, decoys: int) -> Hanging:
        """The same of what has an order: the wall is the next ones of it, the decoys are those after them."""
        turn = self.next_of(cards)
        self.remember(turn[:size])
        return Hanging(turn[:size], turn[size : size + decoys])

    def in_turn(self, cards: Sequence[int], seed: str) -> tuple[int, ...]:
        """All of them: first what did not hang today, in any order, then what hung longest ago."""
        return self.next_of(Rng.from_seed(f"{seed}/turn").shuffled(cards)[0])

    def next_of(self, cards: Sequence[int]) -> tuple[int, ...]:
        """The same, and otherwise in the order in which they are given."""
        return tuple(sorted(cards, key=lambda card: self._hung[card] if self._hung_within(card, DAY) else 0.0))

    def remember(self, cards: Iterable[int]) -> None:
        """These hang now."""
        self._hung = {card: at for card, at in self._hung.items() if self._hung_within(card, DAY)}
        self._hung |= dict.fromkeys(cards, self._now())

    def save(self) -> None:
        """For the next start. A disk that takes nothing must not stop a show."""
        if self._file is not None:
            with suppress(OSError):
                own_folder(self._file.parent)
                write_whole(self._file, msgspec.json.encode(self._hung))

    def _hung_within(self, card: int, seconds: float) -> bool:
        """A clock that was set back makes nothing hang for ever."""
        return card in self._hung and 0 <= self._now() - self._hung[card] < seconds
