"""Plants as Rousseau saw them in the hothouse: every leaf cut out, in two greens, with its rib and veins."""

import math

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colours, linear
from scripts.atelier.curves import placed
from scripts.atelier.paintings.shared_paths import path

GREENS = ("#16301f", "#24512d", "#3d7336", "#63943f", "#93b455")
BLUISH = ("#12261f", "#1f4036", "#35604a", "#568164", "#86a583")
YELLOW = ("#3a4a18", "#6c7d24", "#9ba838", "#c5c654", "#e3dc86")
RUST = ("#341812", "#5e2a1a", "#8c4428", "#ae6a3e", "#cfa06c")
DARK = ("#0a1511", "#12241b", "#1c3626", "#2a4a32", "#3d6040")


def leaf(
    canvas: Canvas, x: float, y: float, long: float, wide: float, turn: float, colours: Colours, *, veins: int = 6
) -> None:
    """A broad leaf from its stalk: two halves in two greens, a pale rib, side veins, a dark edge below."""
    upper = placed(path(f"0,0! {0.3 * long},{-0.5 * wide} {0.68 * long},{-0.4 * wide} {long},0!"), x, y, turn=turn)
    lower = placed(path(f"0,0! {0.3 * long},{0.5 * wide} {0.68 * long},{0.4 * wide} {long},0!"), x, y, turn=turn)
    under = [(p[0] + 4, p[1] + 8, *p[2:]) for p in [*upper, *lower[::-1][1:-1]]]
    canvas.fill(under, "#08130c", blur=5, alpha=0.5)
    tip = placed([(long, 0)], x, y, turn=turn)[0]
    canvas.fill(upper, linear((x, y), tip[:2], [colours[2], colours[3], colours[4]]), direction=turn - 30, detail=0.25)
    canvas.fill(lower, linear((x, y), tip[:2], [colours[0], colours[1], colours[2]]), direction=turn + 30, detail=0.25)
    for i in range(1, veins):
        u = i / veins * 0.86
        for side, tone in ((-1, colours[2]), (1, colours[3])):
            ends = placed(
                [(u * long, 0), ((u + 0.12) * long, side * wide * 0.42 * math.sin(math.pi * (u + 0.1)))],
                x,
                y,
                turn=turn,
            )
            canvas.line(ends, tone, 1.5, 0.5, alpha=0.55, detail=0.3)
    canvas.line([(x, y), tip[:2]], colours[4], max(1.4, wide * 0.05), 0.8, alpha=0.85, detail=0.35)


def blade(canvas: Canvas, x: float, y: float, tip: tuple[float, float], wide: float, colours: Colours) -> None:
    """A sword of grass that the wind has bent: dark flank, light flank, sharp tip."""
    u, v = tip
    way = [(x, y), (x + (u - x) * 0.25, y + (v - y) * 0.5), (u, v)]
    canvas.line([(a + wide * 0.3, b + 5) for a, b in way], "#08130c", wide, taper=-0.9, alpha=0.4, blur=3)
    canvas.line(way, colours[1], wide, wide * 0.8, taper=-0.85, detail=0.25, follow=True)
    canvas.line([(a - wide * 0.2, b) for a, b in way], colours[3], wide * 0.42, wide * 0.3, taper=-0.85, detail=0.25)
    canvas.line([(a + wide * 0.02, b) for a, b in way], colours[4], wide * 0.09, taper=-0.8, alpha=0.7, detail=0.3)


def fan(
    canvas: Canvas,
    x: float,
    y: float,
    count: int,
    long: float,
    wide: float,
    turn: tuple[float, float],
    colours: Colours,
) -> None:
    """Swords from one foot, the long ones behind."""
    order = sorted(range(count), key=lambda i: -abs(i - count / 2))
    for i in order:
        a = math.radians(turn[0] + (turn[1] - turn[0]) * (i + 0.5) / count + 4 * canvas.chance.normal())
        reach = long * (0.78 + 0.3 * canvas.chance.random())
        blade(canvas, x + 3 * (i - count / 2), y, (x + reach * math.cos(a), y + reach * math.sin(a)), wide, colours)


def tree(canvas: Canvas, trunk: str, width: float, heads: str, colours: Colours, size: float) -> None:
    """A thin trunk bowed by the wind, and leaves streaming from its twigs to the right."""
    way = path(trunk)
    canvas.line(way, "#1d1a14", width, width * 0.4, detail=0.3)
    canvas.line([(x - width * 0.22, y) for x, y in way], "#6b5f48", width * 0.3, width * 0.1, alpha=0.8, detail=0.3)
    chance = canvas.chance
    for x, y in path(heads):
        near = min(way, key=lambda p: math.hypot(p[0] - x, p[1] - y - 60))
        canvas.line(
            [near[:2], ((near[0] + x) / 2 - 6, (near[1] + y) / 2 - 8), (x, y)], "#1d1a14", width * 0.32, 2, detail=0.3
        )
        for _ in range(58):
            u, v = x + size * 1.7 * chance.normal(), y + size * 0.9 * chance.normal()
            turn = 16 + 30 * chance.normal()
            light = 0.5 - (v - y) / (size * 5) + 0.22 * chance.normal()
            tone = colours[int(np.clip(light * 5, 0, 4))]
            shape = placed(
                path("0,0! 0.4,-0.17 1,0! 0.4,0.17"), u, v, scale=size * (0.8 + 0.5 * chance.random()), turn=turn
            )
            canvas.fill(shape, tone, alpha=0.95, direction=turn, detail=0.2)
