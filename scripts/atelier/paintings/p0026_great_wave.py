"""The wave with its claws of foam, three boats and the small mountain below."""

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear
from scripts.atelier.curves import Point, between, ellipse, normals, placed, smooth
from scripts.atelier.homage import Homage

PAINTING = Homage(
    card=26,
    title="The Great Wave off Kanagawa",
    after="after Katsushika Hokusai",
    school="ukiyo_e",
    size=(1000, 676),
    detail=(330, 60, 330, 330),
    seed=13,
)

INDIGO, DEEP, BLUE, PALE, FOAM = "#1d3a66", "#12264a", "#3f6fa0", "#9cc0d4", "#fdf9ee"

CREST: list[Point] = [(-10, 232), (60, 156), (150, 92), (250, 58), (350, 70), (432, 118), (476, 184), (486, 246)]
THROAT: list[Point] = [(486, 246), (444, 206), (384, 190), (334, 208), (302, 268), (312, 360), (372, 448), (470, 516)]
WAVE: list[Point] = [(-10, 232, 0), *CREST[1:-1], (486, 246, 0), *THROAT[1:], (560, 556, 0), (400, 640), (-10, 640, 0)]
SWELL: list[Point] = [(-10, 600, 0), (90, 556), (210, 586), (330, 634), (470, 614), (600, 556), (690, 536), (790, 584)]
SWELL += [(900, 632), (1010, 592, 0)]


def outline(canvas: Canvas, points: list[Point], width: float = 2.6) -> None:
    canvas.line(points, DEEP, width)


def claws(canvas: Canvas, crest: list[Point], count: int, size: float, *, side: int = -1, seed: int = 0) -> None:
    """Hooked fingers of foam along a crest, on its left (side -1) or right."""
    chance = np.random.default_rng(seed)
    curve = smooth(crest, closed=False, steps=40)
    out = normals(curve) * side
    along = np.stack([out[:, 1], -out[:, 0]], 1) * side
    for j in range(count):
        i = int((j + 0.5 * chance.random()) / count * (len(curve) - 1))
        reach = size * (0.6 + 0.7 * chance.random())

        def at(u: float, v: float, i: int = i, reach: float = reach) -> tuple[float, float]:
            x, y = curve[i] + (along[i] * u + out[i] * v) * reach
            return float(x), float(y)

        hook: list[Point] = [
            at(-0.55, 0),
            at(-0.25, 0.5),
            at(0.25, 1.1),
            (*at(0.85, 1.25), 0),
            at(0.45, 0.7),
            at(0.5, 0.2),
        ]
        canvas.fill([*hook, at(0, -0.2)], FOAM)
        canvas.line([p[:2] for p in hook[:4]], DEEP, 1.9)
        canvas.line([p[:2] for p in hook[3:]], DEEP, 1.6)
        canvas.fill(ellipse(*at(0, 0.25), reach * 0.3), FOAM)


def stripes(canvas: Canvas, one: list[Point], other: list[Point], colours: list[str], width: float) -> None:
    """Bands of current that follow the water from one guide to the other."""
    for i, colour in enumerate(colours):
        way = between(one, other, (i + 0.5) / len(colours))
        canvas.line(list(way), colour, width, width * 0.5, taper=0.35)


def sky(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 470), ["#c3b48c", "#d9c9a0", "#e6d9b4", "#d2c6a4"]))
    canvas.clouds(0, 300, "#b9ae94", cover=0.3, size=260, stretch=4, alpha=0.35, seed=3)
    canvas.fill(ellipse(600, 460, 420, 110), "#8e8a80", blur=60, alpha=0.5)


def mountain(canvas: Canvas) -> None:
    slope: list[Point] = [
        (400, 512, 0),
        (470, 470),
        (540, 428),
        (596, 388),
        (622, 376),
        (640, 382),
        (664, 376),
        (690, 396),
        (760, 438),
    ]
    slope += [(850, 478), (940, 512, 0)]
    canvas.fill([*slope, (940, 540, 0), (400, 540, 0)], linear((0, 375), (0, 480), ["#3f5878", "#5a7490", "#8aa0a8"]))
    snow: list[Point] = [
        (576, 404, 0),
        (600, 386),
        (622, 376),
        (640, 382),
        (664, 376),
        (690, 397),
        (708, 410, 0),
        (690, 412),
    ]
    snow += [(678, 434), (664, 410), (648, 442), (630, 408), (612, 426), (600, 406)]
    canvas.fill(snow, FOAM)
    outline(canvas, [p[:2] for p in slope], 2)


def back_sea(canvas: Canvas) -> None:
    ridge: list[Point] = [(-10, 556, 0), (200, 516), (420, 496), (560, 516), (700, 468), (820, 496), (1010, 436, 0)]
    canvas.fill([*ridge, (1010, 690, 0), (-10, 690, 0)], INDIGO)
    right: list[Point] = [(600, 556), (700, 516), (800, 496), (900, 418), (1010, 376)]
    canvas.fill([*right, (1010, 650, 0), (700, 650, 0)], BLUE)
    stripes(
        canvas,
        [(640, 560), (780, 528), (900, 458), (1010, 408)],
        [(700, 588), (800, 588), (900, 568), (1010, 556)],
        [INDIGO, PALE, DEEP, INDIGO, PALE, DEEP, INDIGO],
        9,
    )
    outline(canvas, right)
    claws(canvas, right[1:], 15, 16, seed=2)


def great_wave(canvas: Canvas) -> None:
    canvas.fill(WAVE, INDIGO)
    with canvas.clip(WAVE):
        outer: list[Point] = [(70, 150), (40, 260), (56, 390), (130, 500), (250, 580), (350, 630)]
        inner: list[Point] = [(322, 200), (268, 270), (276, 372), (342, 470), (466, 548), (580, 590)]
        stripes(canvas, outer, inner, [PALE, INDIGO, BLUE, DEEP, PALE, BLUE] * 2 + [PALE], 19)
        left: list[Point] = [(-10, 280), (6, 380), (60, 500), (160, 620)]
        stripes(canvas, left, [(-10, 620), (0, 630), (10, 640), (30, 650)], [DEEP, BLUE, PALE, INDIGO, DEEP, BLUE], 16)
        cap = [(p[0], p[1] - 14) for p in CREST]
        hem: list[Point] = [
            (486, 246, 0),
            (456, 180),
            (402, 138),
            (340, 116),
            (260, 110),
            (180, 134),
            (100, 192),
            (40, 256),
            (-10, 316),
        ]
        canvas.fill([*cap, *hem], FOAM)
        for i in range(14):
            x, y = 24 + 32 * i, 240 - 20.5 * i + 1.35 * i * i
            canvas.line([(x, y), (x + 15, y - 36), (x + 38, y - 68)], PALE, 5, taper=0.9)
    outline(canvas, CREST, 3)
    outline(canvas, [*THROAT[3:], (560, 556)], 2.8)
    claws(canvas, [(478, 250), (444, 212), (384, 194), (338, 206)], 10, 26, seed=4)
    claws(canvas, [(466, 192), (405, 146), (340, 120), (260, 114), (180, 138), (100, 198), (40, 264)], 22, 25, seed=5)
    claws(canvas, CREST, 26, 17, seed=6)
    claws(canvas, [(402, 106), (450, 146), (480, 198), (486, 246)], 8, 25, side=1, seed=8)


def spray(canvas: Canvas) -> None:
    chance = canvas.chance
    for _ in range(120):
        fall = chance.random() ** 0.8
        x, y = 448 + 190 * fall + 28 * chance.normal(), 118 + 210 * fall + 56 * chance.normal()
        canvas.fill(ellipse(x, y, 1.4 + 2.6 * chance.random(), count=14), FOAM)


def boat(canvas: Canvas, x: float, y: float, length: float, turn: float) -> None:
    """A fast boat with its crew bent over the oars."""
    hull = [
        (-0.58, -0.19, 0),
        (-0.36, -0.02),
        (0, 0.03),
        (0.36, -0.02),
        (0.62, -0.17, 0),
        (0.38, 0.08),
        (0, 0.12),
        (-0.38, 0.08),
    ]
    canvas.fill(placed(hull, x, y, scale=length, turn=turn), "#dcb876")
    canvas.line(placed([*hull, hull[0]], x, y, scale=length, turn=turn), DEEP, 2)
    canvas.line(placed([(-0.5, -0.10), (0, 0.075), (0.55, -0.09)], x, y, scale=length, turn=turn), "#8a5a2c", 3)
    for i in range(8):
        ((bx, by),) = placed([(-0.30 + 0.078 * i, -0.03)], x, y, scale=length, turn=turn)
        canvas.fill(ellipse(bx, by, length * 0.036, length * 0.042, turn=turn - 25), "#2c4a70")
        canvas.fill(ellipse(bx + length * 0.016, by - length * 0.046, length * 0.021), "#e8c8a0")
        canvas.fill(ellipse(bx + length * 0.012, by - length * 0.060, length * 0.021, length * 0.012), "#1a1a20")


def front_swell(canvas: Canvas) -> None:
    shape: list[Point] = [*SWELL, (1010, 690, 0), (-10, 690, 0)]
    canvas.fill(shape, BLUE)
    with canvas.clip(shape):
        for k, (drop, colour) in enumerate(zip((20, 42, 64, 88, 110), (INDIGO, PALE, DEEP, PALE, INDIGO), strict=True)):
            canvas.line([(p[0], p[1] + drop) for p in SWELL], colour, 10 - k)
    outline(canvas, [p[:2] for p in SWELL])
    claws(canvas, SWELL[:3], 9, 15, seed=11)
    claws(canvas, [(520, 596), (600, 556), (690, 536), (744, 558)], 14, 19, seed=12)


def compose(canvas: Canvas) -> None:
    sky(canvas)
    mountain(canvas)
    back_sea(canvas)
    boat(canvas, 800, 512, 240, -16)
    great_wave(canvas)
    spray(canvas)
    boat(canvas, 590, 540, 150, 8)
    boat(canvas, 312, 556, 250, 13)
    front_swell(canvas)
