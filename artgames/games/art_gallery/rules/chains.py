"""What lies open before somebody: chains of paintings, tiles, and the first player card (AG-20, AG-21)."""

from collections.abc import Sequence

import msgspec

from artgames.games.art_gallery.data import FACES, Faces

MATCHING_TILE = 3
OTHER_TILE = 1
FIRST_PLAYER = 3

SYMBOLS = 4
"""The four itineraries, each with its own row through a collection (AG-21)."""


class Chain(msgspec.Struct, frozen=True):
    """The most valuable run of one symbol in a collection (AG-20): works first..last by position, last included.
    Without any such symbol the value is 0 and `first` is -1."""

    symbol: int
    first: int
    last: int
    value: int


def chains(works: Sequence[int], faces: Faces = FACES) -> tuple[Chain, ...]:
    """The most valuable gap-free run of each symbol (AG-20); of equals the first one."""
    return tuple(_chain(works, symbol, faces) for symbol in range(SYMBOLS))


def _chain(works: Sequence[int], symbol: int, faces: Faces) -> Chain:
    best = Chain(symbol, -1, -1, 0)
    first = run = 0
    for place, work in enumerate(works):
        value = faces.symbols[work][symbol]
        run += value
        if not value:  # AG-21: a painting without the symbol breaks its row
            first, run = place + 1, 0
        elif run > best.value:
            best = Chain(symbol, first, place, run)
    return best


def chain_points(works: Sequence[int], faces: Faces = FACES) -> int:
    return sum(chain.value for chain in chains(works, faces))


def worth(works: Sequence[int], work: int, faces: Faces = FACES) -> int:
    """What a painting would add to the chains of a collection as it stands. It may be nothing, and break rows that
    could have grown, but it never costs a point at once."""
    return chain_points((*works, work), faces) - chain_points(works, faces)


def open_points(works: Sequence[int], tiles: Sequence[int], *, is_first: bool, faces: Faces = FACES) -> int:
    """All points but those for the cards in a hand, which are counted at the end."""
    matching = sum(tile in works for tile in tiles)
    points = chain_points(works, faces) + MATCHING_TILE * matching + OTHER_TILE * (len(tiles) - matching)
    return points + (FIRST_PLAYER if is_first else 0)
