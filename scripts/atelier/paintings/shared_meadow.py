"""Plants of a meadow: grasses, dandelions, plantain and yarrow, each by where it stands and how high it grows."""

import math
from typing import NamedTuple

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, darker, lighter, mixed
from scripts.atelier.curves import Point, ellipse, normals, smooth, spots_along


class Stem(NamedTuple):
    """Where a stalk stands, how high it grows, and how far its tip leans to the right."""

    x: float
    y: float
    high: float
    lean: float

    def way(self, bend: float = 0.0) -> list[Point]:
        """From the foot to the tip; `bend` bows it out to the right half way."""
        return [
            (self.x, self.y),
            (self.x + self.lean * 0.12 + bend * 0.6, self.y - self.high * 0.35),
            (self.x + self.lean * 0.42 + bend, self.y - self.high * 0.7),
            (self.x + self.lean, self.y - self.high),
        ]


def blade(canvas: Canvas, stem: Stem, width: float, colour: Colour, *, bend: float = 0, alpha: float = 1.0) -> None:
    """One leaf of grass: a light half, a dark half and the rib between them."""
    way = smooth(stem.way(bend), closed=False, steps=9)
    canvas.line(way, darker(colour, 0.28), width, taper=-0.95, alpha=alpha, detail=0.5)
    aside = [(p[0] - width * 0.18, p[1]) for p in way]
    canvas.line(aside, lighter(colour, 0.12), width * 0.5, taper=-0.95, alpha=alpha * 0.9, detail=0.5)
    if width > 4:
        canvas.line(way, lighter(colour, 0.42), max(0.9, width * 0.12), taper=-0.95, alpha=alpha * 0.8, detail=0.6)


def folded_blade(canvas: Canvas, stem: Stem, width: float, colour: Colour, fall: float) -> None:
    """A leaf that breaks near its tip and hangs down to one side."""
    blade(canvas, stem, width, colour)
    x, y = stem.x + stem.lean * 0.96, stem.y - stem.high * 0.97
    tip = [(x, y), (x + fall * 0.5, y - abs(fall) * 0.12), (x + fall, y + abs(fall) * 0.5)]
    canvas.line(tip, mixed(colour, "#c9c88a", 0.35), width * 0.7, taper=-0.95, detail=0.5)


def panicle(canvas: Canvas, stem: Stem, head: float, colours: tuple[Colour, Colour], *, bend: float = 0) -> None:
    """A flowering grass: a thin stalk, and at its head fine branches with reddish spikelets."""
    way = smooth(stem.way(bend), closed=False, steps=12)
    canvas.line(way, colours[0], 3.4, 1.3, detail=0.6)
    canvas.line([(p[0] - 0.8, p[1]) for p in way], lighter(colours[0], 0.4), 1.1, 0.6, detail=0.6)
    chance = canvas.chance
    start = max(0.0, 1 - head / stem.high)
    for i, (x, y) in enumerate(spots_along(way, 13, start=start, end=0.99)):
        left = 1 - i / 13
        for side in (-1, 1) if i < 10 else (-1, 0, 1):
            if chance.random() < 0.2:
                continue
            reach = head * (0.09 + 0.3 * left) * (0.35 + 0.8 * chance.random())
            angle = math.radians(-90 + side * (16 + 40 * left * chance.random() + 8 * chance.normal()))
            top = (x + reach * math.cos(angle), y + reach * math.sin(angle))
            end = (top[0] + side * reach * 0.22, top[1] + reach * 0.16 * left)
            middle = ((x + end[0]) / 2 - side * 2, (y + end[1]) / 2 - reach * 0.12)
            canvas.line([(x, y), middle, end], colours[0], 0.9, alpha=0.8, detail=0.6)
            for t in np.sort(chance.random(6)) ** 0.5:
                seed = (
                    x + (end[0] - x) * t + 2.4 * chance.normal(),
                    y + (end[1] - y) * t - reach * 0.3 * t * (1 - t) + 2.4 * chance.normal(),
                )
                grain = ellipse(*seed, 2.9, 1.1, turn=math.degrees(angle) + 26 * chance.normal(), count=10)
                canvas.fill(grain, mixed(colours[1], colours[0], 0.8 * chance.random()), alpha=0.85, detail=0.7)


def dandelion(canvas: Canvas, stem: Stem, size: float, *, bend: float = 0) -> None:
    """A hollow pinkish stalk with a closed head, yellow only at its tip."""
    way = smooth(stem.way(bend), closed=False, steps=12)
    canvas.line(way, "#8a6a4c", 7, 5, detail=0.7)
    canvas.line([(p[0] - 1.2, p[1]) for p in way], "#d0a88a", 3.4, 2.4, alpha=0.9, detail=0.7)
    canvas.line([(p[0] - 2, p[1]) for p in way], "#efdcc0", 1.1, alpha=0.8, detail=0.7)
    (x, y), (fx, fy) = way[-1], way[-4]
    turn = math.degrees(math.atan2(y - fy, x - fx))

    def at(u: float, v: float) -> tuple[float, float]:
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        return x + (u * c - v * s) * size, y + (u * s + v * c) * size

    for v in (-0.22, -0.1, 0.02, 0.12, 0.22):
        canvas.line(
            [at(1.0, v * 0.5), at(1.25, v * 0.8), at(1.5, v * 1.3)],
            "#e2bf48" if v < 0.1 else "#b98a2c",
            size * 0.13,
            taper=-0.6,
            detail=0.9,
        )
    bud = [
        at(-0.05, -0.16),
        at(0.25, -0.34),
        at(0.7, -0.3),
        at(1.2, -0.15),
        at(1.25, 0.12),
        at(0.7, 0.3),
        at(0.25, 0.34),
        at(-0.05, 0.16),
    ]
    canvas.form(bud, ("#2c3c26", "#5a7040", "#94a262"), bump=0.7, blur=0.7, detail=0.8)
    for v in (-0.24, -0.12, 0.0, 0.12, 0.24):
        canvas.line(
            [at(0.05, v), at(0.6, v * 1.05), at(1.25, v * 0.6)],
            "#2f4428" if v > -0.1 else "#b0ba7c",
            size * 0.05,
            taper=-0.8,
            alpha=0.9,
            detail=0.9,
        )
    for v in (-1, 1):
        canvas.line(
            [at(0.1, v * 0.26), at(-0.2, v * 0.42), at(-0.4, v * 0.36)], "#6e8243", size * 0.11, taper=-0.8, detail=0.8
        )


def toothed_leaf(canvas: Canvas, way: list[Point], width: float, colour: Colour) -> None:
    """A dandelion's leaf: teeth that point back to the root, widest near the tip."""
    curve = smooth(way, closed=False, steps=14)
    out = normals(curve)
    count = len(curve)
    left: list[Point] = []
    right: list[Point] = []
    for i in range(count):
        t = i / (count - 1)
        swell = width * (0.16 + 0.84 * math.sin(math.pi * min(1, 0.12 + t * 0.86)) ** 0.9)
        tooth = 1 - 0.62 * ((t * 5.6) % 1)
        for side, edge in ((1, left), (-1, right)):
            far = curve[i] + out[i] * np.float32(side * swell * 0.5 * tooth)
            edge.append((float(far[0]), float(far[1])))
    shape = [*left, *right[::-1]]
    canvas.polygon(shape, darker(colour, 0.3), blur=0.6, detail=0.6)
    canvas.polygon(
        [*left, *[(float(p[0]), float(p[1])) for p in curve[::-1]]],
        lighter(colour, 0.12),
        blur=0.8,
        alpha=0.85,
        detail=0.6,
    )
    canvas.line(curve, "#d6c79a", width * 0.10, 1, alpha=0.9, detail=0.7)
    for i in range(4, count - 4, 5):
        for side in (-1, 1):
            tip = curve[i] + out[i] * np.float32(side * width * 0.3)
            canvas.line([tuple(curve[i]), tuple(tip)], lighter(colour, 0.4), 1, alpha=0.6, detail=0.7)


def plantain_leaf(canvas: Canvas, way: list[Point], width: float, colour: Colour) -> None:
    """A broad oval leaf with five ribs that run together at both ends."""
    curve = smooth(way, closed=False, steps=14)
    out, count = normals(curve), len(curve)
    t = np.linspace(0, 1, count)
    swell = width * 0.5 * np.clip(np.sin(np.pi * np.clip((t - 0.16) / 0.84, 0, 1)) ** 0.7 + 0.07, 0, 1)

    def rib(share: float) -> list[Point]:
        return [
            (float(p[0] + n[0] * share * w), float(p[1] + n[1] * share * w))
            for p, n, w in zip(curve, out, swell, strict=True)
        ]

    ramp = (darker(colour, 0.5), colour, lighter(colour, 0.34))
    folds = [(rib(share)[6:], width * 0.08, -0.22) for share in (-0.66, -0.34, 0.0, 0.34, 0.66)]
    canvas.form(rib(1) + rib(-1)[::-1], ramp, bump=0.14, flatten=0.5, folds=folds, detail=0.6)
    for share in (-0.64, -0.32, 0.02, 0.36, 0.68):
        canvas.line(rib(share)[5:], lighter(colour, 0.5), 1.5, 0.8, alpha=0.75, detail=0.7)


def feather(canvas: Canvas, stem: Stem, size: float, colour: Colour) -> None:
    """A leaf of yarrow: a rib with many finely cut leaflets."""
    way = smooth(stem.way(8), closed=False, steps=12)
    canvas.line(way, darker(colour, 0.2), 2, 1, detail=0.6)
    for i, (x, y) in enumerate(spots_along(way, 26, start=0.15)):
        reach = size * math.sin(math.pi * (0.1 + 0.82 * i / 26))
        for side in (-1, 1):
            for k, angle in enumerate((-58 + 16 * canvas.chance.normal(), -30, -8)):
                a = math.radians(-90 + side * (90 + angle))
                near = reach * (1 - 0.22 * k) * (0.55 + 0.7 * canvas.chance.random())
                canvas.line(
                    [(x, y), (x + near * math.cos(a), y + near * math.sin(a))],
                    (colour, darker(colour, 0.3), lighter(colour, 0.3))[k],
                    1.2,
                    alpha=0.8,
                    detail=0.6,
                )
