"""Hair wound into a knot at the back of a head: coil upon coil, without a hole in the middle."""

import math

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colours
from scripts.atelier.curves import Outline, Point, ellipse

ROUNDS = 3


def coiled_knot(
    canvas: Canvas, x: float, y: float, across: float, down: float, colours: Colours, *, from_right: bool = False
) -> None:
    """A knot around (x, y); its outer end comes from the head, which is on its right or left."""
    canvas.form(ellipse(x, y, across, down), colours, bump=0.7, flatten=0.5)
    begin = 0.0 if from_right else math.pi
    for strand in range(3):
        way: list[Point] = []
        for k in range(ROUNDS * 8 + 1):
            share = k / (ROUNDS * 8)
            reach = 0.92 - 0.84 * share - 0.05 * strand
            angle = begin + 2 * math.pi * ROUNDS * share + 0.5 * strand
            way.append((x + across * reach * math.cos(angle), y + down * reach * math.sin(angle)))
        canvas.lock(way, colours, width=across * 0.36, end_width=across * 0.2, strands=46, alpha=0.8)


def swept_back(
    canvas: Canvas, way: Outline, colours: Colours, *, width: float, count: int = 9, spread: float = 9
) -> None:
    """Locks combed from the temple over the top of the ear, so that the hair ends nowhere with a straight edge."""
    for k in range(count):
        luck = canvas.chance.normal(0, spread * 0.3, 2)
        rise = spread * (k / (count - 1) - 0.5)
        path = [(p[0] + luck[0] * i / 3, p[1] - rise * (1 - 0.25 * i) + luck[1] * 0.3) for i, p in enumerate(way)]
        canvas.lock(path, colours, width=width, end_width=width * 0.5, strands=22, alpha=0.75)
