"""White spikes above the sea, a red dress at the edge, two little sails."""

import numpy as np

from scripts.atelier.arrays import Floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear
from scripts.atelier.curves import Point, ellipse, placed, spots_along
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_creatures import small_figure
from scripts.atelier.paintings.shared_paths import path
from scripts.atelier.poses import STANDING, WOMAN_BODY
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=24,
    title="Chalk Cliffs on Rügen",
    after="after Caspar David Friedrich",
    school="romantic",
    size=(785, 1000),
    detail=(255, 400, 310, 310),
    seed=31,
    finish=Finish(warm=0.04, relief=0.05, vignette=0.14, glaze=0.5),
)

CHALK = ("#8c98a8", "#c0c5ca", "#ebe7da", "#faf6ea")
LEAF = ("#1c2410", "#35401f", "#59682c", "#8a9444", "#b5b568")
BARK = "#2d2318"
SKIN = ("#5a3422", "#b98460", "#e8bf9a")


def sea_and_sky(canvas: Canvas) -> None:
    tones = ["#dfd8d2", "#ead9cd", "#e3d2ca", "#c3c3cc", "#a5b4c6", "#8fa6b8", "#7d9cae", "#7398a4"]
    canvas.wash(linear((0, 0), (0, 720), tones), direction=0.0, noise=0.02, noise_size=90)
    canvas.clouds(20, 240, "#f3e8de", shade="#d3c3c0", cover=0.1, size=200, stretch=4, alpha=0.5, seed=4)
    canvas.water(
        270, 720, ["#b6c3ce", "#86a0b4", "#a9a5bd", "#c6cfd4", "#7795a6"], 420, far=0.12, length=0.7, alpha=0.5, seed=6
    )
    canvas.fill(ellipse(410, 470, 130, 170), "#cdd5da", blur=60, alpha=0.4)
    for x, y, size in ((398, 430, 15), (458, 338, 10)):
        sail = path("0,-1! 0.55,-0.15 0.5,0.1! -0.05,0.1!")
        canvas.fill(placed(sail, x, y, scale=size), "#fffdf6", detail=0.9, keep=0.5)
        canvas.fill(placed(path("-0.06,-0.8! -0.06,0.1! -0.4,0.1!"), x, y, scale=size), "#eef0ee", detail=0.9, keep=0.5)
        canvas.line([(x - size * 0.4, y + size * 0.2), (x + size * 0.55, y + size * 0.2)], "#3f5566", 1.8, detail=0.9)
        canvas.line([(x, y + size * 0.5), (x + 2, y + size * 1.5)], "#f2f3ee", 2.4, taper=-0.8, alpha=0.6)


def jagged(points: list[Point], seed: int, roughness: float = 60) -> Floats:
    """The outline of broken rock: every side is displaced, whichever way it runs."""
    chance = np.random.default_rng(seed)
    line = np.asarray([point[:2] for point in [*points, points[0]]], np.float32)
    for _ in range(4):
        middle = (line[1:] + line[:-1]) / 2
        side = line[1:] - line[:-1]
        push = chance.normal(0, roughness / 500, len(middle))[:, None]
        middle = middle + np.stack([-side[:, 1], side[:, 0]], 1) * push
        finer = np.empty((len(line) + len(middle), 2), np.float32)
        finer[::2], finer[1::2] = line, middle
        line = finer
    return line[:-1]


def spire(canvas: Canvas, top: tuple[float, float], foot: float, wide: float, seed: int) -> None:
    """A blade of chalk: lit on the left, violet on the right, a broken edge between, cracks down its face."""
    chance = np.random.default_rng(seed)
    x, y = top
    tall = foot - y
    left: list[Point] = [
        (x - wide * 0.5, foot),
        (x - wide * 0.36, y + tall * 0.55),
        (x - wide * 0.2, y + tall * 0.28),
        (x, y),
    ]
    right: list[Point] = [(x + wide * 0.10, y + tall * 0.1), (x + wide * 0.24, y + tall * 0.4), (x + wide * 0.5, foot)]
    outline = jagged([*left, *right], seed, 70)
    canvas.fill(
        outline,
        linear((x - wide * 0.4, y), (x + wide * 0.3, foot), [CHALK[3], CHALK[2], "#d9dad6"]),
        direction=86.0,
        noise=0.05,
        noise_size=20,
        detail=0.35,
    )
    edge = [(x + wide * 0.22 * (v + 0.25 * chance.normal()) * 0.8, y + tall * v) for v in (0.16, 0.34, 0.52, 0.72, 1)]
    with canvas.clip(outline):
        shade = jagged([(x, y), *edge, (x + wide, foot), (x + wide, y)], seed + 1, 40)
        canvas.fill(
            shade,
            linear((x, y), (x + wide * 0.3, foot), ["#a5afc0", "#b9bfcb", "#cdd1d3"]),
            direction=84.0,
            detail=0.35,
            alpha=0.95,
        )
        for _ in range(9):
            u, v = chance.normal(0, 0.2) * wide, chance.random() * 0.8
            way = [
                (x + u, y + tall * v),
                (x + u * 1.15 + 3 * chance.normal(), y + tall * (v + 0.12)),
                (x + u * 1.3, y + tall * (v + 0.25)),
            ]
            canvas.line(way, "#8a94a4" if chance.random() < 0.7 else "#fffdf4", 2.2, taper=0.9, alpha=0.6)


def cliffs(canvas: Canvas) -> None:
    """Two walls of blades that close in from the sides, and the needles that rise between them."""
    canvas.fill(
        path("-10,400 120,380 230,470 330,700 400,790 480,700 560,470 680,360 795,330 795,950 -10,950"), "#bcc3ca"
    )
    left = path(
        "-6,346 44,362 92,350 138,384 30,470 178,376 110,470 222,424 160,540 258,486 60,620 206,600 290,560 140,690"
    )
    right = path("790,318 746,340 704,326 664,352 760,440 626,364 690,450 584,420 640,530 546,470 736,590 590,596")
    right += path("520,560 650,690")
    for one, other in zip(left, right, strict=True):
        for x, y in (one, other):
            spire(canvas, (x, y), 930, 150 + 70 * canvas.chance.random(), int(abs(x) * 7 + y))
    for x, y in ((150, 380), (208, 420), (96, 356), (40, 356)):
        tuft(canvas, x, y, 26, 40)
    for x, y in ((640, 362), (590, 410), (700, 330), (750, 336)):
        tuft(canvas, x, y, 28, 40)
    needles = path("352,606 470,592 410,556 318,664 440,668 376,690 496,700 300,740 424,740 520,760 350,780 466,790")
    for i, (x, y) in enumerate(needles):
        spire(canvas, (x, y), 930, 120 - 3 * i, 3 + 5 * i)
    canvas.fill(path("250,940 330,850 400,830 470,850 540,940"), "#8d99aa", blur=26, alpha=0.6)
    canvas.fill(path("60,950 220,720 400,760 560,720 720,950"), "#b9bfd2", blur=70, alpha=0.6, mode="multiply")


def tuft(canvas: Canvas, x: float, y: float, wide: float, leaves: int) -> None:
    """Green that hangs on a cliff's edge."""
    canvas.dabs(leaves, ellipse(x, y, wide, wide * 0.34), LEAF[:4], size=(2.5, 5), aspect=0.6, spread=60)


def ledge(canvas: Canvas) -> None:
    earth = ("#191b0c", "#363c1a", "#5a6228", "#7f8438")
    canvas.hill(
        path("-10,744 60,770 130,800 210,846 280,876 340,905 390,922 440,912 500,888 560,868 640,822 720,780 795,736"),
        earth,
        roughness=16,
        size=46,
        relief=1.1,
        seed=5,
    )
    canvas.hill(
        path("-10,880 120,900 260,936 400,956 520,940 660,900 795,880"),
        ("#14140a", "#2e2c14", "#544c22", "#7a6a34"),
        roughness=14,
        size=40,
        relief=1.1,
        seed=6,
    )
    chance = canvas.chance
    for _ in range(520):
        x = 785 * chance.random()
        rim = 744 + 178 * (1 - abs(x - 390) / 395) ** 0.9
        y = rim + (1010 - rim) * chance.random() ** 1.3
        tall = 9 + 13 * chance.random()
        tone = ("#7d8a3c", "#566226", "#a3a252", "#3c451c", "#8a7c3c")[int(chance.integers(5))]
        canvas.line(
            [(x, y), (x + 3 * chance.normal(), y - tall * 0.6), (x + 6 * chance.normal(), y - tall)],
            tone,
            2,
            taper=-0.9,
            alpha=0.8,
        )
    for x, y, wide in ((70, 800, 60), (20, 850, 60), (250, 884, 44), (520, 896, 50), (742, 800, 60), (590, 868, 36)):
        canvas.dabs(110, ellipse(x, y, wide, wide * 0.42), LEAF, size=(3, 6.5), aspect=0.55, spread=70)


def boughs(canvas: Canvas) -> None:
    """Two trees whose crowns meet above: the view is a heart."""
    left = [(path("52,860 66,760 72,660 54,540 72,420 66,280 96,140 130,-10"), 24)]
    left += [
        (path("58,560 84,470 120,400 150,330 170,230 230,120 300,40"), 13),
        (path("68,330 30,240 20,120 -10,60"), 12),
    ]
    left += [(path("100,440 150,420 190,424 220,440"), 4), (path("166,240 220,216 250,210 286,226"), 5)]
    right = [(path("734,830 712,740 706,650 722,520 700,380 716,260 690,120 700,-10"), 26)]
    right += [
        (path("716,540 690,450 660,380 640,290 580,170 500,80 440,20"), 14),
        (path("704,330 750,240 770,130 800,60"), 12),
    ]
    right += [(path("652,360 620,326 596,300 560,290"), 5), (path("600,200 540,190 490,170 450,182"), 6)]
    crown = path(
        "20,30 90,60 150,20 230,30 290,8 350,4 410,0 470,4 540,10 610,30 680,20 760,40 10,150 780,160 40,230 750,250"
    )
    for x, y in crown:
        canvas.fill(ellipse(x, y, 66, 36), "#2a3318", blur=16, alpha=0.72)
    for way, wide in left + right:
        bough(canvas, way, wide)
    for x, y in crown:
        for _ in range(6):
            spray(canvas, x + 34 * canvas.chance.normal(), y + 24 * canvas.chance.normal(), 44)
    for way, wide in left + right:
        for x, y in spots_along(way, 26 if wide > 10 else 14, start=0.42 if wide > 20 else 0.25):
            if y < 430 and canvas.chance.random() < 0.8:
                canvas.fill(ellipse(x, y, 24, 13), "#2a3318", blur=8, alpha=0.5)
                spray(canvas, float(x), float(y), (18 if wide < 10 else 30) + 22 * canvas.chance.random() ** 2)


def bough(canvas: Canvas, way: list[Point], wide: float) -> None:
    """Bark: dark, lit from the left, with cracks that run along it."""
    canvas.line(way, BARK, wide, wide * 0.32, detail=0.4)
    canvas.line([(p[0] - wide * 0.22, p[1]) for p in way], "#8a7654", wide * 0.26, wide * 0.06, alpha=0.6, blur=0.8)
    chance = canvas.chance
    for x, y in spots_along(way, 40 if wide > 20 else 0):
        mark = [(x + wide * 0.3 * chance.normal(), y), (x + wide * 0.3 * chance.normal(), y - 22)]
        canvas.line(mark, "#15100a" if chance.random() < 0.6 else "#6d5c42", 1.8, taper=0.8, alpha=0.8)


def spray(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A twig's worth of leaves, light on top."""
    chance = canvas.chance
    for _ in range(34):
        u, v = x + size * 0.62 * chance.normal(), y + size * 0.45 * chance.normal()
        tone = min(4, max(0, int(2.1 - (v - y) / size * 1.6 + 0.9 * chance.normal())))
        leaf = ellipse(u, v, 3.2 + 2.6 * chance.random(), 1.9, turn=180 * chance.random(), count=9)
        canvas.fill(leaf, LEAF[tone], alpha=0.92, detail=0.3)


def woman(canvas: Canvas) -> None:
    x, y = 170, 868
    canvas.fill(ellipse(x + 20, y + 2, 66, 12), "#14140a", blur=5, alpha=0.7)
    pose = STANDING.but(
        hips=(0, 0.9), shoulders=(0.15, 2.9), head=(0.35, 3.85), left_foot=(2.2, 0.1), right_foot=(2.5, -0.1, 0.4)
    )
    pose = pose.but(
        left_knee=1, right_knee=1, left_hand=(-1.6, 3.1), right_hand=(1.9, 1.75, 0.5), turn=30, right_elbow=1
    )
    cones, form = small_figure(x, y, 158, pose, faces=0.8, skirt=1.0, stature=WOMAN_BODY)
    red = ("#300a08", "#6f1e17", "#a3382a", "#c9674d")
    canvas.clay(cones, red, red, SKIN, ("#1c0f08", "#4a2c16", "#8a5a30"), detail=0.8, fill=0.22)
    hx, hy = form.head
    canvas.form(ellipse(hx - 8, hy - 12, 7, 6), ("#1c0f08", "#4a2c16", "#8a5a30"), bump=0.7, detail=0.9)
    sx, sy = form.shoulders
    canvas.line([(sx - 11, sy - 3), (sx, sy - 9), (sx + 12, sy - 4)], "#efe6d4", 4, detail=0.9)
    for fold in ("176,842 196,846 214,866", "168,850 190,858 204,874", "186,836 210,846 226,862"):
        canvas.line(path(fold), "#4a100c", 2.6, taper=0.7, alpha=0.7, detail=0.8)
    tuft(canvas, 128, 818, 22, 60)
    tuft(canvas, 116, 806, 16, 40)


def crawling_man(canvas: Canvas) -> None:
    x, y = 372, 930
    canvas.fill(ellipse(x - 6, y + 2, 70, 10), "#14140a", blur=5, alpha=0.7)
    pose = STANDING.but(
        hips=(-0.9, 1.55), shoulders=(0.85, 1.45), head=(1.65, 1.75), left_foot=(-2.7, 0), right_foot=(-2.5, -0.2, 0.4)
    )
    pose = pose.but(
        left_knee=1,
        right_knee=1,
        left_hand=(1.5, -0.1),
        right_hand=(1.1, -0.25, 0.5),
        turn=60,
        left_elbow=-1,
        right_elbow=-1,
    )
    cones, _ = small_figure(x, y, 150, pose, faces=1, tail=0.9)
    blue = ("#0e1420", "#25334c", "#42557a", "#7d8eac")
    canvas.clay(
        cones, blue, ("#1c1a16", "#4a443a", "#807868"), SKIN, ("#55504a", "#a8a298", "#e0dcd0"), detail=0.8, fill=0.24
    )
    canvas.line(path("312,952 366,962"), "#3a2a18", 3.4, detail=0.8)
    canvas.form(path("296,952 297,934 318,932 321,951"), ("#050505", "#1b1918", "#4c4845"), bump=0.5, detail=0.85)
    canvas.form(ellipse(308, 953, 19, 4.4, turn=-3), ("#050505", "#1b1918", "#4c4845"), bump=0.4, detail=0.85)


def standing_man(canvas: Canvas) -> None:
    x, y = 650, 846
    canvas.fill(ellipse(x, y + 2, 40, 8), "#14140a", blur=4, alpha=0.7)
    pose = STANDING.but(
        hips=(0.15, 3.85), shoulders=(0.4, 5.9), head=(0.25, 6.9), left_foot=(-0.75, 0), right_foot=(-0.1, 0.1)
    )
    pose = pose.but(
        left_hand=(0.75, 5.0, 0.7), right_hand=(-0.25, 5.15, 0.8), left_knee=-1, right_knee=-1, turn=-30, right_elbow=1
    )
    cones, form = small_figure(x, y, 168, pose, faces=-1, tail=0.55)
    coat = ("#12160f", "#343c2e", "#5a6350", "#8b927a")
    canvas.clay(
        cones, coat, ("#16140f", "#3e3a30", "#6d675a"), SKIN, ("#201208", "#583a1c", "#97703c"), detail=0.8, fill=0.22
    )
    hx, hy = form.head
    canvas.form(
        path(f"{hx - 13},{hy - 8} {hx - 4},{hy - 17} {hx + 10},{hy - 15} {hx + 15},{hy - 6} {hx + 6},{hy - 6}"),
        ("#0c0d0a", "#23261d", "#4c5140"),
        bump=0.5,
        flatten=0.5,
        detail=0.85,
    )


def compose(canvas: Canvas) -> None:
    canvas.light = (-0.6, -0.6, 0.55)
    for part in (sea_and_sky, cliffs, ledge, boughs, woman, crawling_man, standing_man):
        part(canvas)
    for side in (-1, 1):
        corner = (390 + side * 400, 940)
        canvas.fill(ellipse(*corner, 150, 120), "#0c0d06", blur=60, alpha=0.45)
