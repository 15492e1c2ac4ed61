"""Where a hat sits: the brim that everything else of it is measured from."""

from collections.abc import Sequence

import msgspec

from scripts.atelier.arrays import Floats
from scripts.atelier.curves import Point, placed


class Brim(msgspec.Struct, frozen=True):
    """Places on a head of size 1 (eyes at 0, 0), brought to the canvas."""

    x: float
    y: float
    size: float
    roll: float
    faces: float

    @property
    def way(self) -> float:
        return -1.0 if self.faces < 0 else 1.0

    def put(self, points: Sequence[Sequence[float]] | Floats) -> list[Point]:
        shift = self.faces * 0.05
        spots = [(p[0] - shift, *p[1:]) for p in points]
        return list(placed(spots, self.x, self.y, scale=self.size, turn=self.roll))
