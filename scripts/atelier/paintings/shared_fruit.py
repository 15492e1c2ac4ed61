"""A market stall: round fruit, pears, leaves, grapes, onions and the like, each lit and with its shadow."""

import math
from collections.abc import Sequence

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colours
from scripts.atelier.curves import Point, ellipse, placed, spots_along
from scripts.atelier.paintings.shared_outlines import outline

CHERRY = ("#24060a", "#7c1018", "#bc2c2c", "#ea8a78")
PEACH = ("#5a1c10", "#c05a30", "#e89c58", "#fbd698")
PLUM = ("#100a18", "#2e203c", "#5a4266", "#a894b4")
APPLE = ("#3a0c0a", "#9a2a20", "#cf6a3c", "#f2c482")
GREEN_APPLE = ("#20280c", "#626c22", "#a4a844", "#e2dc90")
PEAR = ("#3c300c", "#94802a", "#cbb84c", "#f2e498")
LEMON = ("#5a420a", "#bc8c22", "#e6c04c", "#faeaa0")
FIG = ("#140c18", "#38283c", "#66486a", "#a890a4")
ONION = ("#4a2610", "#a4683a", "#d8a468", "#f6dcae")
GARLIC = ("#5c4c3c", "#a8947c", "#dccdb4", "#f6eedc")
CUCUMBER = ("#10200a", "#34521c", "#688234", "#b4c46c")
LEAF = ("#0a160a", "#1e3618", "#3e5a28", "#7c8e48")
OLD_LEAF = ("#2a1a0a", "#6a4a1c", "#98762e", "#cfae5c")
STRAW = ("#4a3008", "#a4782a", "#d4ac50", "#f4dc92")
GRAPE = ("#0a0814", "#221a34", "#463c5c", "#9890b0")
GREEN_GRAPE = ("#2c300c", "#78802c", "#b4b854", "#e6e8a4")


def fruit(
    canvas: Canvas,
    place: Sequence[float],
    across: float,
    down: float | None = None,
    *,
    colours: Colours = CHERRY,
    turn: float = 0,
    shine: float = 0.7,
    noise: float = 0,
    detail: float = 0.6,
) -> None:
    """Something round, with a small light on it."""
    x, y = place[0], place[1]
    high = across if down is None else down
    canvas.form(
        ellipse(x, y, across, high, turn=turn), colours, blur=0.7, detail=detail, shadow=0.6, noise=noise, noise_size=14
    )
    aside = 0.5 * (canvas.chance.random() - 0.5)
    patch = ellipse(x + across * aside, y + high * 0.3, across * 0.55, high * 0.4, turn=turn, count=18)
    canvas.fill(patch, colours[1], blur=across * 0.25, alpha=0.35, detail=detail)
    if across > 22 and shine > 0.6:
        _dimple(canvas, x + across * aside, y - high * 0.55, across)
    if shine:
        lx, ly = canvas.light[0], canvas.light[1]
        spark = ellipse(
            x + lx * across * 0.62, y + ly * high * 0.62, across * 0.16, high * 0.1, turn=turn - 30, count=14
        )
        canvas.fill(spark, "#fff6e4", blur=max(0.8, across * 0.06), alpha=shine, detail=detail)


def _dimple(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Where the stalk sits."""
    canvas.fill(ellipse(x, y, size * 0.2, size * 0.09, count=14), "#24140a", blur=size * 0.05, alpha=0.7, detail=0.6)
    canvas.line(
        [(x, y), (x + size * 0.06, y - size * 0.2), (x + size * 0.2, y - size * 0.36)],
        "#4a3418",
        size * 0.07,
        detail=0.6,
    )


def pear(canvas: Canvas, place: Sequence[float], size: float, *, colours: Colours = PEAR, turn: float = 0) -> None:
    """A pear, stalk up; `turn` clockwise."""
    shape = outline(
        "0,-1.1 0.3,-0.98 0.42,-0.5 0.72,0.1 0.7,0.66 0.3,0.98 -0.3,0.98 -0.7,0.66 -0.72,0.1 -0.42,-0.5 -0.3,-0.98"
    )
    canvas.form(placed(shape, place[0], place[1], scale=size, turn=turn), colours, blur=0.7, detail=0.6, shadow=0.6)
    stalk = placed(outline("0,-1.0 0.06,-1.3 0.2,-1.5"), place[0], place[1], scale=size, turn=turn)
    canvas.line(stalk, "#3a2812", max(1.6, size * 0.09), detail=0.6)


def leaf(
    canvas: Canvas, root: Sequence[float], size: float, turn: float, *, colours: Colours = LEAF, width: float = 0.36
) -> None:
    """A leaf with its veins, `size` long from its root toward `turn` degrees."""
    edge: list[Point] = [(0, 0, 0), (0.22, -width * 0.8), (0.45, -width * 0.75), (0.7, -width * 0.7), (1, 0, 0)]
    edge += [(0.7, width * 0.6), (0.45, width), (0.22, width * 0.8)]
    x, y = root[0], root[1]
    veins = [(outline("0,0 0.5,0.02 1,0"), size * 0.09, -0.6)]
    veins += [
        ([(k, 0), (k + 0.16, side * width * 0.7)], size * 0.05, -0.4) for k in (0.2, 0.42, 0.62) for side in (-1, 1)
    ]
    folds = [(placed(way, x, y, scale=size, turn=turn), wide, high) for way, wide, high in veins]
    canvas.form(
        placed(edge, x, y, scale=size, turn=turn), colours, bump=0.4, blur=0.7, folds=folds, detail=0.5, shadow=0.5
    )


def grapes(
    canvas: Canvas,
    place: Sequence[float],
    count: int,
    size: float,
    *,
    colours: Colours = GRAPE,
    turn: float = 90,
    long: float = 100,
) -> None:
    """A bunch hanging from its place toward `turn` (90 is down), narrowing to its tip."""
    a = math.radians(turn)
    for i in range(count):
        t = (i + canvas.chance.random()) / count
        aside = (canvas.chance.random() - 0.5) * long * 0.85 * (1.04 - t * t)
        x = place[0] + math.cos(a) * long * t - math.sin(a) * aside
        y = place[1] + math.sin(a) * long * t + math.cos(a) * aside
        fruit(canvas, (x, y), size * (0.85 + 0.3 * canvas.chance.random()), colours=colours, shine=0.55)


def ribbed(
    canvas: Canvas,
    place: Sequence[float],
    across: float,
    down: float,
    *,
    colours: Colours,
    turn: float = 0,
    ribs: int = 7,
    line: str = "#8a5428",
) -> None:
    """An onion or melon: a round thing with meridians."""
    fruit(canvas, place, across, down, colours=colours, turn=turn, shine=0.35)
    for k in range(ribs):
        bow = -0.86 + 1.72 * k / (ribs - 1)
        way = [
            (bow * across * math.cos(v) * 1.0, down * math.sin(v) * 0.94) for v in (-1.35, -0.8, -0.3, 0.3, 0.8, 1.35)
        ]
        canvas.line(
            placed(way, place[0], place[1], turn=turn),
            line,
            max(1.0, across * 0.022),
            taper=0.7,
            alpha=0.55,
            blur=0.5,
            detail=0.6,
        )


def berry(canvas: Canvas, place: Sequence[float], size: float, colours: Colours = CHERRY) -> None:
    """A raspberry or mulberry of little balls."""
    for i in range(9):
        a, q = i * 2.4, size * 0.62 * (i / 9) ** 0.5
        fruit(canvas, (place[0] + q * math.cos(a), place[1] + q * math.sin(a)), size * 0.34, colours=colours, shine=0.5)


def corn_ear(
    canvas: Canvas, root: Point, tip: Point, *, size: float = 8, beard: float = 1.6, colours: Colours = STRAW
) -> None:
    """An ear of wheat: paired grains up a stem, bristles at each."""
    dx, dy = tip[0] - root[0], tip[1] - root[1]
    along, a = math.hypot(dx, dy), math.atan2(dy, dx)
    canvas.line([root, tip], colours[1], size * 0.3, detail=0.5)
    for i, (x, y) in enumerate(spots_along([root, tip], max(4, int(along / (size * 0.75))), start=0.2)):
        for side in (-1, 1):
            b = a + side * 0.5
            hair = (
                x + math.cos(b * 0.6 + a * 0.4) * size * beard * 2,
                y + math.sin(b * 0.6 + a * 0.4) * size * beard * 2,
            )
            canvas.line([(x, y), hair], colours[3], 1, taper=-0.9, alpha=0.8, detail=0.5)
            grain = ellipse(
                x + math.cos(b) * size * 0.5,
                y + math.sin(b) * size * 0.5,
                size * 0.62,
                size * 0.28,
                turn=math.degrees(b),
                count=14,
            )
            canvas.form(grain, colours[:3] if i % 2 else colours[1:], detail=0.6, shadow=0.4)
