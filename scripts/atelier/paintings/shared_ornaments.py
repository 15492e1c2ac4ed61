"""Ornaments of Vienna: spirals, rosettes, blossoms, blocks and waves to fill robes and meadows with."""

import math
from collections.abc import Callable, Iterator, Sequence

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour
from scripts.atelier.curves import ellipse

KEEP = 0.35


def spiral(
    canvas: Canvas, x: float, y: float, size: float, colour: Colour, *, width: float = 1.8, turns: float = 2.2
) -> None:
    """A snail shell of one line, opening to a random side."""
    start, side = canvas.chance.random() * 6.28, 1 if canvas.chance.random() < 0.5 else -1
    way = []
    for i in range(int(9 * turns) + 1):
        t = i / (9 * turns)
        a = start + side * t * turns * 2 * math.pi
        way.append((x + size * t * math.cos(a), y + size * t * math.sin(a)))
    canvas.line(way, colour, width, keep=KEEP)


def rosette(
    canvas: Canvas, x: float, y: float, size: float, colours: Sequence[Colour], *, squash: float = 0.92
) -> None:
    """Rings in one another, each of its own colour."""
    for i, colour in enumerate(colours):
        share = size * (1 - i / len(colours))
        canvas.fill(ellipse(x, y, share, share * squash, count=22), colour, keep=KEEP)


def blossom(canvas: Canvas, x: float, y: float, size: float, petal: Colour, *, heart: Colour, petals: int = 6) -> None:
    turn = canvas.chance.random() * 6.28
    for k in range(petals):
        a = turn + k * 2 * math.pi / petals
        place = (x + size * 0.62 * math.cos(a), y + size * 0.62 * math.sin(a))
        canvas.fill(ellipse(*place, size * 0.46, size * 0.32, turn=math.degrees(a), count=9), petal, keep=KEEP)
    canvas.fill(ellipse(x, y, size * 0.34, count=9), heart, keep=KEEP)


def beads(canvas: Canvas, x: float, y: float, size: float, colours: Sequence[Colour], *, heart: Colour) -> None:
    """A wheel of dots around a heart."""
    count = max(6, int(size * 0.55))
    for k in range(count):
        a = k * 2 * math.pi / count
        place = (x + size * 0.72 * math.cos(a), y + size * 0.72 * math.sin(a))
        canvas.fill(ellipse(*place, size * 0.2, count=8), colours[k % len(colours)], keep=KEEP)
    canvas.fill(ellipse(x, y, size * 0.36, count=12), heart, keep=KEEP)


def wave(
    canvas: Canvas, start: tuple[float, float], end: tuple[float, float], colour: Colour, *, swing: float, width: float
) -> None:
    """A line that swings from one place to another."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = math.hypot(dx, dy)
    count = max(4, int(long / (swing * 3)))
    way = []
    for i in range(count + 1):
        t, side = i / count, swing if i % 2 else -swing
        way.append((start[0] + dx * t - dy / long * side, start[1] + dy * t + dx / long * side))
    canvas.line(way, colour, width, keep=KEEP, alpha=0.85)


def scattered(
    chance: np.random.Generator, area: tuple[float, float, float, float], count: int, apart: Callable[[float], float]
) -> Iterator[tuple[float, float, float]]:
    """Places in an area with a size each, none nearer to another than both sizes allow; large ones come first."""
    left, top, wide, high = area
    taken: list[tuple[float, float, float]] = []
    for i in range(count):
        size = apart(i / count)
        for _ in range(12):
            x, y = left + wide * chance.random(), top + high * chance.random()
            if all(math.hypot(x - u, y - v) > (size + q) * 0.94 for u, v, q in taken):
                taken.append((x, y, size))
                yield x, y, size
                break
