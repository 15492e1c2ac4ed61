"""Chalk and gouache on paper: nervous contours, dry streaks of paint."""

import math
from collections.abc import Sequence
from itertools import pairwise

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colours
from scripts.atelier.curves import Outline, Point, spots_along
from scripts.atelier.paintings.shared_outlines import outline

INK = "#1c1614"


def wiry(canvas: Canvas, points: Sequence[Point], *, width: float = 3.2, broken: float = 0.12) -> None:
    """A nervous chalk line: angular, swelling, now and then broken or drawn twice."""
    closed = [p[:2] for p in points]
    long = sum(math.dist(a[:2], b[:2]) for a, b in pairwise(closed))
    spots = spots_along(closed, max(6, int(long / 15)))
    way = [(float(x) + 1.7 * canvas.chance.normal(), float(y) + 1.7 * canvas.chance.normal()) for x, y in spots]
    start = 0
    while start < len(way) - 2:
        end = min(len(way), start + int(canvas.chance.integers(5, 13)))
        piece = [(x, y, 0) if canvas.chance.random() < 0.35 else (x, y) for x, y in way[start:end]]
        bold = width * (0.6 + 0.7 * canvas.chance.random())
        if canvas.chance.random() > broken:
            canvas.line(piece, INK, bold, bold * 0.6, alpha=0.92, detail=0.8, keep=0.8)
        if canvas.chance.random() < 0.28:
            canvas.line([(p[0] + 4, p[1] + 2) for p in piece], INK, 1.2, taper=0.6, alpha=0.5, detail=0.8, keep=0.7)
        start = end - 1


def ring(points: Sequence[Point]) -> list[Point]:
    return [*points, points[0]]


def gouache(
    canvas: Canvas, shape: Outline, colours: Colours, guides: tuple[str, str], *, count: int, width: float = 13
) -> None:
    """Dry paint inside a shape: streaks between two guides, not quite up to the contour."""
    one, other = (spots_along(outline(text), 24) for text in guides)
    with canvas.clip(shape, blur=1.2):
        canvas.wash(colours[len(colours) // 2], alpha=0.96, noise=0.14, noise_size=30)
        for _ in range(count):
            t, start = canvas.chance.random(), int(canvas.chance.integers(0, 15))
            reach = int(canvas.chance.integers(5, 10))
            way = (one * (1 - t) + other * t)[start : start + reach]
            way = way + canvas.chance.normal(0, 4, (1, 2)) + canvas.chance.normal(0, 1.4, way.shape)
            tone = colours[int(canvas.chance.integers(len(colours)))]
            canvas.line(
                [(float(x), float(y)) for x, y in way],
                tone,
                width * (0.4 + canvas.chance.random()),
                taper=0.3,
                alpha=0.42,
                follow=True,
            )
