"""Planes of one colour painted by hand: edges that waver a little, and the traces of the brush within."""

import math
from collections.abc import Sequence

import numpy as np

from scripts.atelier.arrays import Floats, floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, darker, lighter
from scripts.atelier.curves import Outline, Point, placed


def wavering(points: Sequence[Point], wobble: float, chance: np.random.Generator) -> Floats:
    """The same outline with edges drawn by a steady but human hand."""
    places: list[tuple[float, float]] = []
    for i, start in enumerate(points):
        end = points[(i + 1) % len(points)]
        dx, dy = end[0] - start[0], end[1] - start[1]
        long = math.hypot(dx, dy) + 1e-6
        count = max(2, int(long / 26))
        drift = np.cumsum(chance.normal(0, 1, count))
        drift = (drift - np.linspace(0, 1, count) * drift[-1]) * wobble / math.sqrt(count)
        for t, off in zip(np.linspace(0, 1, count, endpoint=False), drift, strict=True):
            places.append((start[0] + dx * t - dy / long * off, start[1] + dy * t + dx / long * off))
    return floats(places)


def brushed(canvas: Canvas, shape: Outline, colour: Colour, turn: float, *, strength: float = 0.1) -> None:
    """Long faint traces of bristles within a shape, along `turn` degrees."""
    box = floats([point[:2] for point in shape])
    low, high = box.min(0), box.max(0)
    middle, reach = (low + high) / 2, float(np.hypot(*(high - low))) / 2
    a, chance = math.radians(turn), canvas.chance
    along, across = floats([math.cos(a), math.sin(a)]), floats([-math.sin(a), math.cos(a)])
    with canvas.clip(shape, curved=False):
        for _ in range(int(reach * 0.7) + 6):
            heart = middle + across * (2 * chance.random() - 1) * reach + along * (2 * chance.random() - 1) * reach
            half = along * (20 + 0.4 * reach * chance.random())
            bend = across * chance.normal(0, 2.5)
            tone = lighter(colour, 0.5) if chance.random() < 0.55 else darker(colour, 0.4)
            way = [tuple(heart - half), tuple(heart + bend), tuple(heart + half)]
            canvas.line(way, tone, 1.5 + 5 * chance.random(), taper=0.9, alpha=strength * chance.random(), blur=0.7)


def plane(
    canvas: Canvas,
    points: Sequence[Point],
    colour: Colour,
    *,
    turn: float = 0,
    wobble: float = 1.6,
    noise: float = 0.03,
    strength: float = 0.1,
    keep: float = 0.2,
) -> None:
    """A plane of one colour with brush traces along `turn`."""
    shape = wavering(points, wobble, canvas.chance)
    canvas.fill(shape, colour, noise=noise, noise_size=70, direction=turn, keep=keep)
    brushed(canvas, shape, colour, turn, strength=strength)


def bar(
    canvas: Canvas,
    place: tuple[float, float],
    size: tuple[float, float],
    turn: float,
    colour: Colour,
    *,
    skew: float = 0,
) -> None:
    """A rectangle by its middle, its length and breadth, turned clockwise; `skew` makes one end broader."""
    long, wide = size[0] / 2, size[1] / 2
    corners = [(-long, -wide + skew), (long, -wide - skew), (long, wide), (-long, wide)]
    plane(canvas, placed(corners, *place, turn=turn), colour, turn=turn)
