"""The mouth: its line, its lips, and the balls that they are made of."""

from itertools import pairwise
from typing import NamedTuple

import numpy as np

from scripts.atelier.arrays import Floats, floats
from scripts.atelier.clay_rows import SIDES, Rows
from scripts.atelier.sitter import Sitter

Place = tuple[float, float, float]


class Mouth(NamedTuple):
    """The lines of the lips over x; `t` is -1 and 1 at the corners."""

    x: float
    y: float
    half: float
    lift: tuple[float, float]
    """How far the left and right corner stand above the middle."""

    upper: float
    lower: float
    agape: float
    out: float

    def t(self, x: Floats) -> Floats:
        return floats((x - self.x) / self.half)

    def middle(self, x: Floats) -> Floats:
        t = self.t(x)
        lift = np.where(t < 0, self.lift[0], self.lift[1]) * np.minimum(1.3, np.abs(t)) ** 1.7
        return floats(
            self.y + lift - 0.007 * np.exp(-((t / 0.22) ** 2)) + 0.008 * np.exp(-(((np.abs(t) - 0.45) / 0.25) ** 2))
        )

    def gap(self, x: Floats) -> tuple[Floats, Floats]:
        """The edges of an open mouth."""
        arch = np.clip(1 - np.abs(self.t(x)) ** 2.4, 0, 1)
        return self.middle(x) + 0.05 * self.agape * arch, self.middle(x) - 0.26 * self.agape * arch

    def top(self, x: Floats) -> Floats:
        t = np.abs(self.t(x))
        bow = 1 - 0.22 * np.exp(-((t / 0.16) ** 2)) + 0.06 * np.exp(-(((t - 0.3) / 0.15) ** 2))
        return floats(self.gap(x)[0] + self.upper * np.clip(1 - t**1.5, -0.4, 1) * bow)

    def bottom(self, x: Floats) -> Floats:
        t = np.abs(self.t(x))
        return floats(self.gap(x)[1] - self.lower * np.clip(1 - t**2.1, -0.4, 1))

    def deep(self, x: float) -> float:
        return self.out - 2.9 * (x - self.x) ** 2


def lay_mouth(rows: Rows, s: Sitter, child: float, old: float, f: float, base: float, uneven: Floats) -> Mouth:
    y = -0.625 * f + s.mouth_high + 0.4 * (base + 0.415 * f) * 0.6
    half = 0.205 * s.mouth_width * (1 + 0.16 * max(0.0, s.smile) - 0.35 * s.pucker) * (1 - 0.20 * child)
    lips = s.lips * (1 - 0.42 * old)
    lift = 0.075 * s.smile
    out = 0.785 - 0.02 * max(0.0, s.smile) + 0.05 * s.pucker + 0.012 * (s.lips - 1) - 0.02 * old
    mouth = Mouth(
        x=0.006 * float(uneven[2]),
        y=y,
        half=half,
        lift=(lift - 0.035 * s.smirk + 0.005 * float(uneven[3]), lift + 0.035 * s.smirk - 0.005 * float(uneven[3])),
        upper=0.052 * lips * s.upper_lip * (1 - 0.25 * max(0.0, s.smile)),
        lower=0.074 * lips * (1 - 0.12 * max(0.0, s.smile)),
        agape=s.mouth_open,
        out=out,
    )
    rows.ball((0, y + 0.045, 0.50), (0.265 * (1 + 0.06 * max(0.0, s.smile)), 0.215, 0.255), 0.15)
    shares = (0.0, 0.3, 0.62, 0.92)
    for side in SIDES:
        for a, b in pairwise(shares):
            ends = [_lip(mouth, side * t, upper=True) for t in (a, b)]
            rows.rod(ends[0][0], ends[1][0], ends[0][1], ends[1][1], 0.035)
        for a, b in pairwise(shares):
            ends = [_lip(mouth, side * t, upper=False) for t in (a, b)]
            rows.rod(ends[0][0], ends[1][0], ends[0][1], ends[1][1], 0.035)
    if s.mouth_open > 0.05:
        down = 0.5 * (float(mouth.gap(floats(mouth.x))[0]) + float(mouth.gap(floats(mouth.x))[1]))
        rows.ball((mouth.x, down, out + 0.02), (half * 0.75, 0.15 * s.mouth_open, 0.16), 0.03, carve=True)
    else:
        for side in SIDES:
            for a, b in zip(shares, (0.3, 0.62, 1.0), strict=False):
                here, there = (mouth.x + side * t * half for t in (a, b))
                one = (here, float(mouth.middle(floats(here))), mouth.deep(here) + 0.038)
                other = (there, float(mouth.middle(floats(there))), mouth.deep(there) + 0.03)
                rows.rod(one, other, 0.012, 0.010, 0.02, carve=True)
    low = y - 0.135 * f - 0.26 * s.mouth_open
    rows.rod((-0.09, low, 0.765), (0.09, low, 0.765), 0.03, 0.03, 0.09, carve=True)
    rows.rod((0, base - 0.02, 0.815), (0, y + 0.075, 0.845), 0.018, 0.026, 0.05, carve=True)
    return mouth


def _lip(mouth: Mouth, t: float, *, upper: bool) -> tuple[Place, float]:
    """The middle of a lip's roll at a share of the way to the corner, and its radius."""
    x = mouth.x + t * mouth.half
    inner = float(mouth.gap(floats(x))[0 if upper else 1])
    outer = float(mouth.top(floats(x)) if upper else mouth.bottom(floats(x)))
    radius = max(0.008, abs(outer - inner) * 0.46)
    back = 0.030 if upper else 0.036
    return (x, (inner + outer) / 2, mouth.deep(x) - back), radius + 0.012
