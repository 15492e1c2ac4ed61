"""A mountain heaped up of a hundred furry humps, a white waterfall down its middle, and a man as small as a grain."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear
from scripts.atelier.curves import ellipse, placed, smooth, spots_along
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_ink import INK, ink_line, lump, moss, old_paper, pine, seal, wash
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=52,
    title="Lofty Mount Lu",
    after="after Shen Zhou",
    school="watercolour",
    size=(506, 1000),
    detail=(130, 640, 290, 290),
    seed=52,
    finish=Finish(glaze=0.85, stains=0.45, contrast=0.8, warm=0.35, vignette=0.12, saturation=1.1),
)

OCHRE = ("#46382a", "#8a7454", "#c4aa7e")
GREEN = ("#3a4034", "#7a7f62", "#b8b088")
BLUE = ("#3e484c", "#748280", "#b2ae94")
FAR = ("#8a8a7e", "#aaa892", "#d0c4a2")
EARTHS = (OCHRE, OCHRE, OCHRE, GREEN, BLUE, OCHRE)


class Mass(NamedTuple):
    """One hump: the middle of its crown, half its width, its height, its lean and its earth."""

    x: float
    top: float
    half: float
    high: float
    lean: float
    earth: tuple[str, str, str]


def summit(chance: np.random.Generator) -> list[Mass]:
    """Humps heaped along a spine that sways on its way up."""
    found = [Mass(262, 66, 54, 190, -22, OCHRE), Mass(318, 120, 46, 160, 12, BLUE), Mass(206, 150, 44, 150, -14, GREEN)]
    for k in range(26):
        t = k / 26
        half = 9 + 15 * chance.random()
        x, top = 262 + (24 + 70 * t) * (2 * chance.random() - 1), 128 + 130 * t + 20 * chance.random()
        found.append(Mass(x, top, half, half * (1.6 + chance.random()), (262 - x) * 0.2, EARTHS[(k * 5) % 6]))
    for _ in range(120):
        t = chance.random() ** 0.72
        middle, reach = 262 + 34 * math.sin(4.4 * t), 26 + 196 * t**1.15
        x = middle + reach * (2 * chance.random() - 1)
        half = 12 + 38 * chance.random() ** 1.7
        top = 104 + 300 * t + 22 * chance.normal()
        found.append(Mass(x, top, half, half * (1.3 + chance.random()), (middle - x) * 0.12, EARTHS[_ % 6]))
    return found


def wall(chance: np.random.Generator, left: float, right: float, toward: float) -> list[Mass]:
    """The cliffs on one side of the fall, leaning a little toward it."""
    found = []
    for i in range(84):
        t = i / 84
        x, half = left + (right - left) * chance.random(), 13 + 40 * chance.random() ** 1.6
        if abs(x - 254) < half + 20:
            x = 254 + (half + 12 + 14 * chance.random()) * (1 if x > 254 else -1)
        top = 400 + 380 * t + 16 * chance.normal()
        found.append(Mass(x, top, half, half * (1.5 + 1.1 * chance.random()), toward * 8, EARTHS[(i * 5) % 6]))
    return found


def paper(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 1000), ["#d2bd93", "#d8c69e", "#cfba8e", "#c2ab7e"]), noise=0.04, noise_size=140)
    old_paper(canvas, ("#7d5f34", "#a88c5a", "#eadcb8"), 420)
    wash(canvas, "-20,120 120,160 200,120 330,90 420,150 530,170 530,330 -20,330", "#e4d6b2", blur=40, alpha=0.5)


def heap(canvas: Canvas, masses: Sequence[Mass]) -> None:
    for mass in sorted(masses, key=lambda one: one.top + 0.8 * one.high):
        dots = 0 if mass.earth is FAR else 3 + int(mass.half / 9)
        lump(canvas, (mass.x, mass.top), mass.half, mass.high, mass.earth, lean=mass.lean, dots=dots)


def mountain(canvas: Canvas) -> None:
    chance = np.random.default_rng(17)
    heap(
        canvas,
        [Mass(x, top, 62, 130, 0, FAR) for x, top in ((104, 258), (420, 240), (46, 308), (474, 300), (360, 216))],
    )
    canvas.fill(outline("262,150 380,300 500,440 530,520 -20,520 20,430 150,300"), "#94815e", blur=10)
    heap(canvas, summit(chance))
    mist(canvas)
    for edge in ("-20,430 120,420 226,450 214,820 -20,840", "300,450 400,420 530,440 530,840 296,820"):
        canvas.fill(outline(edge), "#86744f", blur=8)
    waterfall(canvas)
    heap(canvas, wall(chance, -10, 216, 1))
    heap(canvas, wall(chance, 300, 516, -1))
    lips = [Mass(228, 428, 30, 76, 6, OCHRE), Mass(288, 420, 34, 90, -6, GREEN), Mass(258, 434, 15, 30, 0, OCHRE)]
    heap(canvas, [*lips, Mass(474, 418, 46, 100, 0, OCHRE), Mass(430, 430, 34, 80, 0, BLUE)])
    wash(canvas, "180,424 260,410 340,424 300,440 220,442", "#e6dab8", blur=9, alpha=0.6)
    wash(canvas, "400,408 470,398 530,404 530,428 450,430", "#e6dab8", blur=10, alpha=0.75)


def mist(canvas: Canvas) -> None:
    for shape, alpha in (
        ("-20,396 60,380 130,400 90,428 -20,440", 0.85),
        ("380,404 450,388 530,400 530,440 440,436", 0.8),
        ("190,400 250,386 330,402 280,420 220,420", 0.7),
        ("-20,560 40,548 80,566 20,590 -20,590", 0.6),
    ):
        wash(canvas, shape, "#e6dab8", blur=11, alpha=alpha)


def waterfall(canvas: Canvas) -> None:
    """White paper between two dark walls, with a few long threads of ink."""
    fall = outline("232,452! 262,446 288,456! 280,540 286,620 274,700 292,790! 214,796! 228,700 220,620 234,540")
    canvas.fill([(x, y) for x, y, *_ in ellipse(254, 640, 62, 210)], "#3a342a", blur=16, alpha=0.75)
    canvas.fill(fall, linear((0, 450), (0, 800), ["#e9dfc2", "#f1e9d2", "#ece2c6"]), keep=0.2)
    chance = canvas.chance
    with canvas.clip(fall):
        for _ in range(46):
            x, y, long = 222 + 64 * chance.random(), 450 + 270 * chance.random(), 60 + 120 * chance.random()
            way = [(x, y), (x + 3 * chance.normal(), y + long / 2), (x + 4 * chance.normal(), y + long)]
            canvas.line(way, "#6f6a58", 1.1, taper=0.9, alpha=0.5, keep=0.3)
    ink_line(canvas, outline("232,452 234,540 220,620 228,700 214,790"), 3)
    ink_line(canvas, outline("288,456 280,540 286,620 274,700 292,786"), 3)
    wash(canvas, "170,780 250,766 330,780 300,812 200,812", "#efe6cc", blur=9, alpha=0.85)


def bridge(canvas: Canvas) -> None:
    """A plank way on posts before the fall."""
    way = outline("178,716 220,708 262,706 304,710 340,718")
    canvas.line(way, "#8f7450", 7, keep=0.3)
    for drop in (-5, 5):
        ink_line(canvas, [(x, y + drop) for x, y in way], 2, end=2)
    for x in (196, 226, 258, 290, 320):
        ink_line(canvas, [(x, 712), (x, 726), (x + 1, 744)], 2)
        ink_line(canvas, [(x, 706), (x, 698), (x, 692)], 1.6)
    ink_line(canvas, [(180, 700), (260, 690), (338, 702)], 1.6, end=1.4)


def stream(canvas: Canvas) -> None:
    pool = outline("150,806 240,796 340,806 400,850 420,910 380,1010! 120,1010! 110,900")
    canvas.fill(pool, linear((0, 800), (0, 1000), ["#e6dcbe", "#cfc7a6", "#bcb796"]), keep=0.1)
    chance = canvas.chance
    with canvas.clip(pool):
        for _ in range(60):
            x, y, long = 110 + 300 * chance.random(), 812 + 190 * chance.random(), 16 + 40 * chance.random()
            way = [(x, y), (x + long * 0.33, y - 3), (x + long * 0.66, y + 2), (x + long, y - 1)]
            canvas.line(way, "#7d7a64", 1.1, taper=0.8, alpha=0.5, keep=0.3)


def shore(canvas: Canvas) -> None:
    """Boulders where the pool begins."""
    chance = np.random.default_rng(31)
    rim = spots_along(outline("138,858 156,822 196,806 228,800"), 11).tolist()
    rim += spots_along(outline("282,800 330,806 372,824 404,862 420,900"), 14).tolist()
    stones = []
    for k, (x, y) in enumerate(rim):
        half = 8 + 13 * chance.random()
        high = half * (1.2 + 0.7 * chance.random())
        stones.append(Mass(x + 4 * chance.normal(), y - 0.75 * high, half, high, 3 * chance.normal(), EARTHS[k % 6]))
    heap(canvas, stones)
    for x, y, half in ((236, 842, 9), (262, 858, 12), (304, 838, 8), (340, 880, 10)):
        heap(canvas, [Mass(x, y, half, half * 1.1, 0, OCHRE)])
        canvas.line(
            [(x - half * 1.5, y + half * 1.2), (x, y + half * 1.34), (x + half * 1.5, y + half * 1.2)], "#efe6cc", 3.4
        )


def banks(canvas: Canvas) -> None:
    heap(
        canvas, [Mass(470, 824, 64, 110, -8, OCHRE), Mass(416, 868, 40, 80, 0, GREEN), Mass(492, 890, 52, 110, 0, BLUE)]
    )
    heap(canvas, [Mass(380, 930, 44, 80, 0, OCHRE), Mass(446, 940, 50, 90, 0, GREEN), Mass(30, 800, 62, 110, 0, OCHRE)])
    ledge = outline(
        "-20,900! 60,880 120,888 170,902! 216,912 262,914 300,926! 318,940 300,956! 250,966 236,984! 190,1010!"
    )
    ledge.append((-20, 1010, 0))
    canvas.fill(ledge, linear((0, 880), (0, 1010), ["#cdb688", "#b59a6a", "#8d7450"]), noise=0.06, noise_size=20)
    ink_line(
        canvas, outline("120,888 170,902 216,912 262,914 300,926 318,940 300,956 250,966 236,984 190,1010"), 3, end=3
    )
    chance = canvas.chance
    for _ in range(60):
        x = 20 + 260 * chance.random()
        y = 916 + 70 * chance.random()
        if x < 330 - 1.2 * (y - 900):
            ink_line(canvas, [(x, y), (x + 8, y + 3), (x + 22, y + 5 * chance.normal())], 1.2, alpha=0.4)
    moss(canvas, [(140, 892), (300, 926), (250, 962), (216, 990), (200, 908)], 2.4, count=6)


def figure(canvas: Canvas) -> None:
    """The teacher, seen from the side, who looks at the falling water."""
    robe = placed(outline("-5,-35! 3,-37! 8,-22 10,-8 9,0! -11,0! -11,-10 -8,-22"), 248, 934, scale=0.96)
    canvas.fill(robe, "#e9e0c8", keep=0.5)
    canvas.fill(
        placed(outline("-5,-35! -8,-22 -11,-10 -11,0! -4,0! -3,-16"), 248, 934, scale=0.96), "#b8ab8e", blur=2, keep=0.4
    )
    ink_line(canvas, smooth(robe), 1.3, end=1.1, colour="#352a20")
    for fold in ("-2,-30 -4,-16 -5,-3", "3,-26 4,-14 3,-3"):
        ink_line(canvas, placed(outline(fold), 248, 934, scale=0.96), 1, alpha=0.6)
    canvas.fill(ellipse(247, 893, 4.6, 5.4), "#d2aa82", keep=0.5)
    canvas.fill(placed(outline("-5,-1 -4,-7 1,-9 5,-5 2,-3"), 247, 892), INK, keep=0.5)
    ink_line(canvas, [(258, 906), (262, 918), (264, 934)], 1.3)


def compose(canvas: Canvas) -> None:
    paper(canvas)
    mountain(canvas)
    bridge(canvas)
    stream(canvas)
    shore(canvas)
    banks(canvas)
    figure(canvas)
    for x, y, high, lean, seed in (
        (80, 930, 300, 26, 3), (136, 950, 230, -10, 6), (34, 950, 220, -8, 9), (452, 960, 190, -26, 4),
    ):  # fmt: skip
        pine(canvas, x, y, high, lean=lean, seed=seed)
    seal(canvas, 462, 34, 20)
    seal(canvas, 462, 62, 20)
