"""Finds pictures that are all but the same: mean distance in Lab of thumbnails of 12 × 12 fields."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from PIL import Image

from artgames.decks.importing.image_arrays import pixels_of, to_lab

GRID = 12
SAME = 7.0
"""Below this, two files show one picture: saved anew, in other colours or cut a little differently. Among the museum's
171 paintings the nearest two lie 8.8 apart, and the median pair 28.5."""

DISTINCT = 18.0
"""So far apart our own paintings keep from every other card, since nobody may take one for another."""

Thumbnails = npt.NDArray[np.float32]


class Pair(NamedTuple):
    one: int
    other: int
    distance: float


def thumbnail(image: Image.Image) -> Thumbnails:
    """What is left of a picture at a glance from afar: 144 colours."""
    small = image.convert("RGB").resize((GRID, GRID), Image.Resampling.BOX)
    return to_lab(pixels_of(small)).reshape(GRID * GRID, 3).astype(np.float32)


def near_pairs(thumbnails: Sequence[Thumbnails], nearer_than: float = SAME) -> list[Pair]:
    """The places of all pairs that lie nearer than that, the nearest first."""
    if len(thumbnails) < 2:
        return []
    stack = np.stack(thumbnails)
    means = stack.mean(axis=1)
    found = []
    for place in range(len(stack) - 1):
        # Mean colours are never farther apart than the fields are on average, and compared a hundred times faster.
        apart = np.sqrt(((means[place + 1 :] - means[place]) ** 2).sum(axis=1))
        others = place + 1 + np.flatnonzero(apart < nearer_than)
        distances = np.sqrt(((stack[others] - stack[place]) ** 2).sum(axis=2)).mean(axis=1)
        found += [
            Pair(place, int(other), round(float(distance), 2))
            for other, distance in zip(others, distances, strict=True)
            if distance < nearer_than
        ]
    return sorted(found, key=lambda pair: (pair.distance, pair.one, pair.other))
