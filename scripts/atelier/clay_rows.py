"""A head as rows of numbers: balls and rods that are laid on or carved away."""

import math

import numpy as np

from scripts.atelier.arrays import Floats
from scripts.atelier.skull import BALL, CARVE, JOIN, ROD, ROW

Place = tuple[float, float, float]
SIDES = (-1, 1)


class Rows:
    """Collects bones: balls and rods, joined to what is there or carved out of it."""

    def __init__(self) -> None:
        self.rows: list[list[float]] = []

    def ball(self, at: Place, radii: Place, soft: float = 0.15, *, carve: bool = False) -> None:
        if min(radii) > 0.004:
            self._add(carve, BALL, at, radii, (0, 0), soft, at, max(radii))

    def rod(self, at: Place, to: Place, start: float, end: float, soft: float = 0.1, *, carve: bool = False) -> None:
        middle = ((at[0] + to[0]) / 2, (at[1] + to[1]) / 2, (at[2] + to[2]) / 2)
        if max(start, end) > 0.003:
            self._add(carve, ROD, at, to, (start, end), soft, middle, math.dist(at, to) / 2 + max(start, end))

    def _add(
        self,
        carve: bool,
        kind: float,
        at: Place,
        to: Place,
        radii: tuple[float, float],
        soft: float,
        middle: Place,
        reach: float,
    ) -> None:
        self.rows.append([CARVE if carve else JOIN, kind, *at, *to, *radii, max(soft, 0.004), *middle, reach, 0.0])

    def table(self) -> Floats:
        return np.ascontiguousarray(np.array(self.rows, np.float64).reshape(-1, ROW))
