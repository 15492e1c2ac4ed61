"""How branches grow."""

import math
from typing import NamedTuple

import numpy as np


class Branch(NamedTuple):
    """One branch: its way, its width at the start, and how many generations it still had before it."""

    points: list[tuple[float, float]]
    width: float
    depth: int


def branches(  # called by the two kinds of tree alone
    x: float, y: float, height: float, width: float, lean: float, depth: int, spread: float, seed: int
) -> list[Branch]:
    """A tree from its foot upwards, thick branches first in each bough."""
    chance = np.random.default_rng(seed)
    grown: list[Branch] = []

    def grow(start: tuple[float, float], angle: float, length: float, wide: float, left: int) -> None:
        points = [start]
        for _ in range(3):
            angle += chance.normal(0, 5)
            px, py = points[-1]
            points.append(
                (px + math.sin(math.radians(angle)) * length / 3, py - math.cos(math.radians(angle)) * length / 3)
            )
        grown.append(Branch(points, wide, left))
        if left <= 0:
            return
        for side in (-1, 1) if chance.random() < 0.8 else (-1, 0, 1):
            turn = angle + side * spread * (0.6 + 0.7 * chance.random()) - angle * 0.06
            grow(points[-1], turn, length * (0.62 + 0.22 * chance.random()), max(0.7, wide * 0.6), left - 1)
        if left > 2:
            side = 1 if chance.random() < 0.5 else -1
            twig = points[1 + int(chance.integers(2))]
            grow(twig, angle + side * spread * 1.5, length * 0.5, max(0.7, wide * 0.4), left - 2)

    grow((x, y), lean, height * 0.3, width, depth)
    return grown
