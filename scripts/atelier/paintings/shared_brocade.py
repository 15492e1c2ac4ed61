"""Brocade gowns of a Lombard family: figured silk, sleeves with bands, pearls in a crown of braids."""

from typing import NamedTuple

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_between, folds_from
from scripts.atelier.colour import Colour, Colours
from scripts.atelier.curves import Outline, Point, ellipse, smooth, spots_along

BRAID = ("#2c1a0c", "#60401e", "#946a36", "#c49c5c")
LINEN = ("#78726a", "#b0a89a", "#dcd4c4", "#f6f2e6")


class Brocade(NamedTuple):
    """The silk, the colour of its figure, and the thread that outlines it."""

    silk: Colours
    figure: Colour
    thread: Colour


def brocade(canvas: Canvas, shape: Outline, stuff: Brocade, size: float, *, lean: float = 0.0) -> None:
    """Pomegranates in a net of bent lines, inside a shape; `lean` lets the columns run aslant."""
    edge = smooth(shape)
    (left, top), (right, bottom) = edge.min(0), edge.max(0)
    with canvas.clip(shape, blur=1):
        for row in range(int((bottom - top) / size) + 2):
            for column in range(int((right - left) / size) + 4):
                y = float(top) + row * size
                x = float(left) + (column + 0.5 * (row % 2) - 1) * size + lean * row * size
                _pomegranate(canvas, x, y, size, stuff)


def _pomegranate(canvas: Canvas, x: float, y: float, size: float, stuff: Brocade) -> None:
    for side in (-1, 1):
        way = [
            (x, y - size * 0.95),
            (x + side * size * 0.46, y - size * 0.3),
            (x + side * size * 0.4, y + size * 0.2),
            (x, y + size * 0.95),
        ]
        canvas.line(way, stuff.thread, size * 0.075, alpha=0.5, detail=0.6)
    fruit = [(x, y - size * 0.42), (x + size * 0.24, y), (x, y + size * 0.34), (x - size * 0.24, y)]
    canvas.fill(fruit, stuff.figure, alpha=0.7, detail=0.6)
    canvas.line([*fruit, fruit[0]], stuff.thread, size * 0.06, alpha=0.7, detail=0.6)
    canvas.fill(ellipse(x, y - size * 0.02, size * 0.1), stuff.thread, alpha=0.9, detail=0.6)
    for side in (-1, 1):
        leaf = ellipse(x + side * size * 0.3, y + size * 0.34, size * 0.15, size * 0.06, turn=side * -50)
        canvas.fill(leaf, stuff.figure, alpha=0.7, detail=0.6)


def gown(
    canvas: Canvas,
    shape: list[Point],
    stuff: Brocade,
    knot: Point,
    ends: list[Point],
    *,
    size: float = 26,
    lean: float = 0.0,
    count: int = 9,
    seed: int = 1,
) -> None:
    """A piece of the dress: figured silk first, then its folds as light and shadow over the figure."""
    folds = folds_from(knot, ends, count, width=18, height=0.55, seed=seed)
    canvas.form(shape, stuff.silk, bump=0.45, flatten=0.45, folds=folds, detail=0.4)
    brocade(canvas, shape, stuff, size, lean=lean)
    with canvas.clip(shape, blur=1):
        for fold in folds[::2]:
            canvas.line([tuple(p) for p in fold.points], stuff.silk[0], fold.width, taper=0.6, alpha=0.34, blur=5)
        for fold in folds[1::2]:
            canvas.line([tuple(p) for p in fold.points], "#fff0d0", fold.width * 0.5, taper=0.7, alpha=0.16, blur=4)


def frill(canvas: Canvas, inner: list[Point], outer: list[Point], pleats: int) -> None:
    """A small standing collar of linen, open in front."""
    folds = folds_between(inner, outer, pleats, width=6, height=0.6)
    canvas.form([*inner, *outer[::-1]], LINEN, bump=0.3, flatten=0.4, folds=folds, detail=0.6)
    canvas.lace(outer, 7, LINEN[3])


def pearled_braid(canvas: Canvas, way: list[Point], wide: float) -> None:
    """A braid laid over the head like a diadem, pearls between its strands."""
    spots = spots_along(way, 26)
    for k in range(1, 25):
        turn = float(np.degrees(np.arctan2(*(spots[k + 1] - spots[k - 1])[::-1])))
        bead = ellipse(
            float(spots[k][0]), float(spots[k][1]), wide * 0.62, wide * 0.36, turn=turn + (34 if k % 2 else -34)
        )
        canvas.form(bead, BRAID, bump=0.6, detail=0.8, shadow=0.2)
    canvas.pearls(way, 11, wide * 0.24)


def jewels(canvas: Canvas, way: list[Point], count: int) -> None:
    """A chain of gold with a pendant in its middle."""
    gold = ("#4a2e0c", "#a8782c", "#e6bc5c", "#fff0b8")
    for x, y in spots_along(way, count):
        canvas.form(ellipse(x, y, 4, 3.2), gold, detail=0.9, keep=0.3, shadow=0.3)
    low = max(way, key=lambda p: p[1])
    canvas.form(ellipse(low[0], low[1] + 9, 7, 8), gold, detail=0.9, keep=0.3)
    canvas.form(
        ellipse(low[0], low[1] + 9, 3.6, 4.2), ("#3a0a0c", "#8c2028", "#e08478"), detail=0.9, keep=0.4, shadow=0
    )
