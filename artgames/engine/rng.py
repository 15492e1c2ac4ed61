"""Chance as a value: a small counter-based generator that lives in the state of a match.

Python only promises that ``random.random()`` repeats across versions, so saved matches need a generator and a
shuffle of our own. Both are pinned by tests and must never change.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

import msgspec

T = TypeVar("T")

_ALL = 1 << 64
_MASK = _ALL - 1
_GOLDEN = 0x9E3779B97F4A7C15


class Rng(msgspec.Struct, frozen=True):
    """SplitMix64. Every draw returns the drawn value and the generator to go on with."""

    position: int

    @classmethod
    def from_seed(cls, seed: str) -> "Rng":
        # A seed typed at a command line may hold bytes that are no text; they are as good as any others.
        typed = seed.encode() if seed.isascii() else seed.encode(errors="surrogatepass")
        return cls(int.from_bytes(blake2b(typed, digest_size=8).digest(), "big"))

    def fork(self, name: str) -> "Rng":
        """A stream of its own, for a bot or a guess, that does not move this one."""
        return Rng.from_seed(f"{self.position}/{name}")

    def below(self, n: int) -> tuple[int, "Rng"]:
        """A whole number from 0 to n - 1, all equally likely."""
        value, position = _below(self.position, n)
        return value, Rng(position)

    def unit(self) -> tuple[float, "Rng"]:
        """A number from 0 up to, but not including, 1."""
        value, position = _next(self.position)
        return (value >> 11) / (1 << 53), Rng(position)

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], "Rng"]:
        """All items in a random order (Fisher and Yates, from the end)."""
        pool = list(items)
        position = self.position
        for last in range(len(pool) - 1, 0, -1):
            # As `_below` draws, written out: a match begins with thousands of these.
            position = (position + _GOLDEN) & _MASK
            mixed = ((position ^ (position >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
            mixed ^= mixed >> 31
            other = mixed % (last + 1)
            if mixed - other >= _ALL - last:
                other, position = _below(position, last + 1)
            pool[last], pool[other] = pool[other], pool[last]
        return tuple(pool), Rng(position)

    def sample(self, items: Sequence[T], count: int) -> tuple[tuple[T, ...], "Rng"]:
        """Some of the items, without repetition, in random order."""
        pool = list(items)
        position = self.position
        for first in range(count):
            offset, position = _below(position, len(pool) - first)
            pool[first], pool[first + offset] = pool[first + offset], pool[first]
        return tuple(pool[:count]), Rng(position)


def _next(position: int) -> tuple[int, int]:
    position = (position + _GOLDEN) & _MASK
    mixed = ((position ^ (position >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return mixed ^ (mixed >> 31), position


def _below(position: int, n: int) -> tuple[int, int]:
    # Values from the incomplete last block of size n are drawn again, or small numbers would come up more often.
    value, position = _next(position)
    rest = value % n
    while value - rest > _ALL - n:
        value, position = _next(position)
        rest = value % n
    return rest, position
