"""Clumps of deep blue irises march in a zigzag across six panels of gold."""

import math

import numpy as np

from scripts.atelier.arrays import Floats, blurred, floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear, ramp
from scripts.atelier.curves import placed
from scripts.atelier.homage import Homage
from scripts.atelier.noise import fractal
from scripts.atelier.paintings.shared_paths import path
from scripts.atelier.school import Finish, Jitter
from scripts.atelier.surface import Mask

PAINTING = Homage(
    card=63,
    title="Irises",
    after="after Ogata Kōrin",
    school="nouveau",
    size=(1000, 446),
    detail=(330, 130, 210, 210),
    seed=63,
    finish=Finish(jitter=Jitter(3, 0.06, 0.03), relief=0.1, glaze=0.62, vignette=0.05, contrast=0.15, gloss=0.05),
)

PANEL = 1000 / 6
BLUES = ("#14205a", "#1c2f80", "#2a469e", "#3f62b4", "#6f8fcc")
GREENS = ("#1f5a44", "#2a6e50", "#3b8560", "#4f9670", "#2f7a5e")


def gold(canvas: Canvas) -> None:
    """Squares of leaf with their overlaps, rubbed here and there, a little darker at every fold."""
    rows, columns = canvas.angle.shape
    cloud = fractal(rows, columns, 150 * canvas.scale, 3, octaves=5)
    grain = fractal(rows, columns, 4 * canvas.scale, 4, octaves=3)
    leaf = 40.0
    u, v = (canvas.xs + 3 * cloud) / leaf, (canvas.ys + 12 + 3 * cloud) / leaf
    chance = np.random.default_rng(9)
    tones = floats(chance.normal(0, 1, (40, 40)))
    square = tones[np.floor(v).astype(int) % 40, np.floor(u).astype(int) % 40]
    lap = np.maximum(np.exp(-(((u % 1) * leaf / 1.6) ** 2)), np.exp(-(((v % 1) * leaf / 1.6) ** 2)))
    fold = canvas.xs % PANEL / PANEL
    side = np.where((canvas.xs // PANEL) % 2 == 0, fold, 1 - fold)
    tone = 0.56 + 0.035 * square + 0.09 * cloud + 0.06 * grain - 0.09 * lap + 0.13 * (side - 0.5)
    colours = ("#7a5416", "#a87a26", "#c99b3c", "#dcb455", "#ecd080")
    whole = (slice(0, rows), slice(0, columns))
    canvas.composite(Mask(whole, np.ones_like(tone)), ramp(floats(tone), colours), direction=8.0, weight=0.5)


def folds(canvas: Canvas) -> None:
    """The five joints of the screen: a dark slit with a strip of brocade on either side."""
    for i in range(1, 6):
        x = PANEL * i
        valley = i % 2 == 0
        canvas.rectangle(x - 9, -5, 18, 460, "#5a3c10", blur=7, alpha=0.4 if valley else 0.16)
        canvas.rectangle(x - 1.1, -5, 2.2, 460, "#4a3210", alpha=0.85, direction=90.0, detail=0.6)
        canvas.rectangle(x + 1.4, -5, 1.3, 460, "#f2dc98", alpha=0.6, direction=90.0, detail=0.6)


def leaf(
    canvas: Canvas, foot: tuple[float, float], tip: tuple[float, float], wide: float, tone: str, bend: float
) -> None:
    """One flat blade, sharp at its tip, that bows a little; lighter on one flank."""
    (x, y), (u, v) = foot, tip
    mx, my = (x + u) / 2 + bend, (y + v) / 2
    way = [(x, y), (mx, my), (u, v)]
    canvas.line(way, tone, wide, wide * 0.85, taper=-0.62, detail=0.5, follow=True)
    canvas.fill([(x - wide / 2, y - 3), (x, y + wide * 1.3), (x + wide / 2, y - 3)], tone, detail=0.5)
    canvas.line(
        [(x + wide * 0.24, y), (mx + wide * 0.24, my), (u, v)], "#6aa884", wide * 0.16, taper=0.8, alpha=0.4, detail=0.6
    )


PETALS = {
    "open": (
        ("0,0 -10,-6 -22,-4 -34,6 -38,20 -32,28 -22,24 -12,14", 1),
        ("0,0 10,-7 22,-6 33,3 38,17 33,27 23,24 12,12", 1),
        ("-7,2 -13,14 -11,28 -2,37 8,31 12,16 7,2", 0),
        ("-3,-2 -16,-12 -20,-27 -12,-37 -3,-28 1,-12", 3),
        ("3,-2 14,-13 19,-28 12,-38 3,-29 -1,-12", 2),
        ("-2,-2 -6,-20 0,-34 6,-20 3,-2", 4),
    ),
    "side": (
        ("0,2 -14,-4 -28,2 -36,16 -31,28 -20,25 -10,14", 1),
        ("0,2 12,2 24,10 28,24 20,32 9,24 1,14", 0),
        ("-2,0 -13,-13 -13,-30 -4,-40 4,-30 4,-12", 3),
        ("1,0 12,-10 20,-24 16,-36 6,-28 0,-12", 2),
    ),
    "bud": (("-5,10 -8,-8 -3,-28 2,-36 6,-24 7,-6 5,10", 2), ("-1,8 -3,-10 2,-30 5,-12 4,8", 3)),
}


def flower(canvas: Canvas, x: float, y: float, size: float, kind: str, flip: bool, turn: float) -> None:
    """Flat petals of azurite, each shaded inward, and the thin pale line where two meet. No outline."""
    for shape, tone in PETALS[kind]:
        petal = placed(path(shape), x, y, scale=size, turn=turn, flip=flip)
        cx, cy = float(np.mean([p[0] for p in petal])), float(np.mean([p[1] for p in petal]))
        far = max(math.dist((cx, cy), p[:2]) for p in petal)
        light, deep = BLUES[min(4, tone + 1)], BLUES[max(0, tone - 1)]
        paint = linear((x, y), (cx + (cx - x) * 0.9, cy + (cy - y) * 0.9), [deep, BLUES[tone], light])
        canvas.fill([p[:2] for p in petal], paint, detail=0.6, keep=0.25, noise=0.1, noise_size=far)
        canvas.line([*(p[:2] for p in petal), petal[0][:2]], "#8ba5d6", 0.9 * size, alpha=0.5, detail=0.6)
        canvas.line([(x, y), (cx, cy)], deep, 2.2 * size, taper=-0.9, alpha=0.6, detail=0.6)
    if kind == "open":
        for dx, dy in ((-14, 8), (14, 7), (1, 14)):
            tip = placed([(dx, dy)], x, y, scale=size, turn=turn, flip=flip)[0]
            canvas.line([(x, y), (tip[0], tip[1])], "#e9dca8", 1.8 * size, taper=0.8, alpha=0.9, detail=0.7)


def stalk(canvas: Canvas, foot: tuple[float, float], top: tuple[float, float]) -> None:
    (x, y), (u, v) = foot, top
    canvas.line([(x, y), ((x + u) / 2 + (u - x) * 0.1, (y + v) / 2), (u, v)], "#3f8a60", 4.2, 3, detail=0.5)


def clump(canvas: Canvas, x: float, foot: float, wide: float, high: float, blades: int) -> list[tuple[float, float]]:
    """Blades rise from a narrow foot and open like a fan; those behind are longer and bluer."""
    chance = canvas.chance
    tips = []
    for i in range(blades):
        u = (i + 0.5) / blades * 2 - 1 + 0.12 * chance.normal()
        start = (x + 0.55 * wide * u, foot + 4 * chance.normal())
        reach = high * (0.62 + 0.34 * chance.random()) * (1 - 0.2 * u * u)
        lean = wide * 0.5 * u + 12 * chance.normal()
        tip = (start[0] + lean, start[1] - reach)
        tone = GREENS[int(chance.integers(5))]
        leaf(canvas, start, tip, 7.5 + 3.5 * chance.random(), tone, -lean * 0.16 + 2 * chance.normal())
        tips.append(tip)
    return tips


def group(canvas: Canvas, x: float, foot: float, wide: float, high: float, *, blades: int, flowers: str) -> None:
    """A clump with its flowers: "dx,dy,kind" from the foot."""
    spots = []
    for word in flowers.split():
        dx, dy, kind = word.split(",")
        spots.append((x + float(dx), foot - float(dy), {"o": "open", "s": "side", "b": "bud"}[kind[0]], "-" in kind))
    clump(canvas, x, foot - 8, wide, high, blades * 2 // 3)
    for u, v, _, _ in spots:
        stalk(canvas, (x + (u - x) * 0.45, foot), (u, v))
    clump(canvas, x, foot, wide * 1.04, high * 0.8, blades * 2 // 3)
    for u, v, kind, flip in sorted(spots, key=lambda spot: spot[1]):
        size = (0.84 if kind != "bud" else 0.62) * (0.94 + 0.12 * canvas.chance.random())
        flower(canvas, u, v, size, kind, flip, 9 * canvas.chance.normal())


CLUMPS: tuple[tuple[float, float, float, float, int, str], ...] = (
    (62, 250, 74, 168, 15, "-34,128,s -4,158,o 34,120,o- 46,176,b -30,184,b"),
    (192, 316, 92, 178, 18, "-58,118,o -26,164,s- 12,140,o 48,170,o- 70,112,s 2,196,b"),
    (330, 420, 104, 178, 20, "-62,132,s -30,170,o 10,128,o- 34,180,s- 68,140,o -6,206,b"),
    (470, 448, 110, 196, 20, "-66,118,o- -30,152,o 8,190,s 40,134,o 74,172,s- -44,196,b"),
    (606, 356, 96, 180, 18, "-58,150,s -24,118,o 6,174,o- 42,130,o 66,176,s -34,192,b"),
    (742, 286, 92, 186, 17, "-54,130,o -22,176,s- 12,136,o 44,178,o- 66,128,s"),
    (862, 400, 100, 182, 19, "-62,136,o -28,174,s 8,130,o- 40,172,o 70,136,s- 8,206,b"),
    (972, 448, 84, 190, 16, "-46,150,s -14,186,o 14,138,o- 34,190,b"),
)


def grain_of_gold(canvas: Canvas, before: Floats) -> None:
    """A breath of the gold comes through thin colour."""
    rows, columns = canvas.angle.shape
    worn = np.clip(fractal(rows, columns, 7 * canvas.scale, 21, octaves=4) - 0.6, 0, 1) * 0.35
    canvas.img[:] += blurred(floats(worn), 0.6)[..., None] * (before - canvas.img)


def compose(canvas: Canvas) -> None:
    gold(canvas)
    before = canvas.img.copy()
    for x, foot, wide, high, blades, flowers in CLUMPS:
        group(canvas, x, foot, wide, high, blades=blades, flowers=flowers)
    grain_of_gold(canvas, before)
    folds(canvas)
