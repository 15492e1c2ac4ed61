"""Cloth: irregular folds that run together where it is held, and the trimmings of dress."""

import math
from collections.abc import Sequence

import numpy as np

from scripts.atelier.arrays import Floats, floats
from scripts.atelier.colour import Colour, Colours, darker, lighter
from scripts.atelier.curves import Outline, Point, ellipse, normals, smooth, spots_along
from scripts.atelier.forms import Fold, Forms
from scripts.atelier.surface import Direction


def folds_between(
    top: Outline, bottom: Outline, count: int, *, width: float = 14, height: float = 0.6, seed: int = 1
) -> list[Fold]:
    """Hanging folds from one line to another: unevenly spaced, some ending half way, ridge beside groove."""
    chance = np.random.default_rng(seed)
    places = np.sort((np.arange(count) + 0.5 + chance.uniform(-0.38, 0.38, count)) / count)
    above, below = spots_along(top, 101), spots_along(bottom, 101)
    folds = []
    for i, place in enumerate(places):
        start = above[int(np.clip(place + chance.normal(0, 0.02), 0, 1) * 100)]
        end = below[int(np.clip(place + chance.normal(0, 0.03), 0, 1) * 100)]
        reach = 1 if chance.random() < 0.7 else 0.45 + 0.35 * chance.random()
        end = start + (end - start) * np.float32(reach)
        sway = floats(chance.normal(0, width * 0.35, 2))
        way = [tuple(start), tuple((start * 2 + end) / 3 + sway), tuple((start + end * 2) / 3 - sway * 0.6), tuple(end)]
        folds.append(_fold(way, i, width, height, chance))
    return folds


def folds_from(
    knot: Point, ends: Outline, count: int, *, width: float = 14, height: float = 0.6, sag: float = 0.12, seed: int = 1
) -> list[Fold]:
    """Folds that fan out from where the cloth is held (a knot, an elbow, a knee) to the line `ends`."""
    chance = np.random.default_rng(seed)
    heart = floats(knot[:2])
    places = np.sort((np.arange(count) + 0.5 + chance.uniform(-0.38, 0.38, count)) / count)
    line = spots_along(ends, 101)
    folds = []
    for i, place in enumerate(places):
        far = line[int(place * 100)]
        span = far - heart
        begin = heart + span * np.float32(0.05 + 0.12 * chance.random())
        end = heart + span * np.float32(1 if chance.random() < 0.6 else 0.5 + 0.4 * chance.random())
        bow = floats([-span[1], span[0]]) * np.float32(sag * chance.normal())
        drop = floats([0, float(np.hypot(*span)) * sag * 0.5])
        middle = (begin + end) / 2 + bow * 0.5 + drop
        folds.append(
            _fold([tuple(begin), tuple((begin * 2 + middle) / 3), tuple(middle), tuple(end)], i, width, height, chance)
        )
    return folds


def _fold(way: Sequence[Point], i: int, width: float, height: float, chance: np.random.Generator) -> Fold:
    side = 1 if i % 2 == 0 else -1
    return Fold(way, width * (0.6 + 0.8 * chance.random()), side * height * (0.6 + 0.7 * chance.random()))


class Cloth(Forms):
    """Garments and what is sewn on them."""

    def drapery(
        self,
        points: Outline,
        colours: Colours,
        *,
        knot: Point | None = None,
        ends: Outline | None = None,
        top: Outline | None = None,
        bottom: Outline | None = None,
        count: int = 9,
        width: float = 14,
        height: float = 0.6,
        extra: Sequence[Fold | tuple[Sequence[Point], float, float]] = (),
        bump: float = 0.36,
        flatten: float = 0.35,
        blur: float = 1.0,
        noise: float = 0.03,
        gamma: float = 1.0,
        direction: Direction = None,
        detail: float | None = None,
        shadow: float | None = None,
        light: Sequence[float] | None = None,
        seed: int = 1,
    ) -> None:
        """A piece of cloth. Give `knot` and `ends` for folds that fan out, `top` and `bottom` for hanging ones."""
        folds: list[Fold | tuple[Sequence[Point], float, float]] = list(extra)
        if knot is not None and ends is not None:
            folds += folds_from(knot, ends, count, width=width, height=height, seed=seed)
        if top is not None and bottom is not None:
            folds += folds_between(top, bottom, count, width=width, height=height, seed=seed)
        self.form(
            points,
            colours,
            bump=bump,
            flatten=flatten,
            folds=folds,
            blur=blur,
            noise=noise,
            noise_size=26,
            gamma=gamma,
            direction=direction,
            detail=detail,
            shadow=shadow,
            light=light,
        )

    def dotted(
        self, points: Outline, count: int, size: float, colour: Colour, *, alpha: float = 1, detail: float = 0.7
    ) -> None:
        """Small round dots at even distances along a curve: studs, stitches, distant pearls."""
        for x, y in spots_along(points, count):
            self.fill(ellipse(x, y, size, count=12), colour, alpha=alpha, detail=detail, keep=0.3)

    def pearls(self, points: Outline, count: int, size: float, colours: Colours | None = None) -> None:
        """A string of shaded pearls, each with its light."""
        ramp = colours or ("#4a463e", "#98928a", "#d8d2c6", "#f6f2ea")
        for x, y in spots_along(points, count):
            self.form(ellipse(x, y, size, count=20), ramp, blur=0.5, detail=1, keep=0.5)
            spark = (x + self.light[0] * size * 0.4, y + self.light[1] * size * 0.4)
            self.fill(ellipse(*spark, size * 0.24, count=10), "#fffdf6", blur=size * 0.08, detail=1, keep=0.7)

    def lace(self, points: Outline, width: float, colour: Colour = "#f4f0e6", *, pattern: float = 1.0) -> None:
        """A lace border along a curve: scallops with holes on its right side, threads between."""
        curve = smooth(points, closed=False) if not isinstance(points, np.ndarray) else points
        length = float(np.linalg.norm(np.diff(curve, axis=0), axis=1).sum())
        count = max(3, int(length / (width * 0.6 * pattern)))
        centres = spots_along(curve, count) + normals(spots_along(curve, count)) * np.float32(width * 0.45)
        self.line(list(curve), lighter(colour, 0.3), width * 0.35, alpha=0.85, detail=0.6)
        for x, y in centres:
            self.fill(ellipse(x, y, width * 0.42, count=16), colour, alpha=0.8, detail=0.7)
            self.fill(ellipse(x, y, width * 0.16, count=10), darker(colour, 0.5), alpha=0.55, detail=0.7)
            for k in range(5):
                a = k * 1.2566
                hole = ellipse(x + math.cos(a) * width * 0.29, y + math.sin(a) * width * 0.29, width * 0.05, count=8)
                self.fill(hole, darker(colour, 0.5), alpha=0.6, detail=0.7)

    def embroidery(self, points: Outline, width: float, colours: Colours, *, pattern: float = 1.0) -> None:
        """A woven border along a curve: two threads plaited round each other between two seams."""
        curve = smooth(points, closed=False) if not isinstance(points, np.ndarray) else points
        length = float(np.linalg.norm(np.diff(curve, axis=0), axis=1).sum())
        count = max(8, int(length / (width * 0.35)))
        line = spots_along(curve, count)
        out = normals(line)
        wave = floats(np.sin(np.arange(count) * 0.9 / pattern))[:, None] * np.float32(width * 0.32)
        for side, colour in ((1, colours[0]), (-1, colours[-1])):
            self.line(list(line + out * wave * side), colour, width * 0.16, alpha=0.85, detail=0.6)
        for seam in (-0.5, 0.5):
            self.line(list(line + out * np.float32(width * seam)), colours[0], width * 0.1, alpha=0.8, detail=0.6)
        self.dotted(line[::2], max(2, count // 3), width * 0.09, colours[-1], alpha=0.9)

    def ruff(self, x: float, y: float, across: float, down: float, colours: Colours, *, pleats: int = 26) -> None:
        """A pleated collar seen from the front, its middle at (x, y)."""
        rim = ellipse(x, y, across, down, count=60)
        inner = ellipse(x, y - down * 0.25, across * 0.4, down * 0.35, count=60)
        folds = [
            Fold([tuple(inner[i]), tuple(rim[i])], across * 0.05, 0.6) for i in range(0, 60, 60 // min(60, pleats))
        ]
        self.form(rim, colours, bump=0.25, flatten=0.4, folds=folds, detail=0.5)
        for px, py in _rim_spots(rim, pleats):
            self.fill(ellipse(px, py, across * 0.05, down * 0.10, count=14), colours[-1], detail=0.6)
            self.fill(ellipse(px, py, across * 0.02, down * 0.05, count=10), colours[1], detail=0.6)


def _rim_spots(rim: Floats, count: int) -> Floats:
    return spots_along(np.vstack([rim, rim[:1]]), count + 1)[:-1]
