"""A sun and a whirling sky, a hanging tablet, and an ocean of tiny soldiers."""

import math
from typing import NamedTuple

import numpy as np

from scripts.atelier.arrays import Floats, floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.colour import Colour, darker, lighter, linear, mixed, ramp
from scripts.atelier.curves import ellipse, placed
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_creatures import horse, small_figure
from scripts.atelier.paintings.shared_paths import path
from scripts.atelier.poses import STANDING
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=7,
    title="The Battle of Alexander at Issus",
    after="after Albrecht Altdorfer",
    school="renaissance",
    size=(759, 1000),
    detail=(230, 600, 250, 250),
    seed=59,
    finish=Finish(warm=0.08, relief=0.05, vignette=0.14, craquelure=0.05, glaze=0.55),
)

SUN = 600.0, 322.0
STEEL = ("#848e92", "#b9c0c0", "#5f6a70", "#9aa3a2")
PERSIAN = ("#a63a2c", "#b9553a", "#d2c4a0", "#c4943a", "#7a2620", "#94703c")
GREEK = ("#35586c", "#7f898c", "#22404f", "#5c7a88", "#465258", "#9aa09c")
COATS = ("#5a3a22", "#2c1f16", "#8a6a44", "#d8d2c2", "#3f2a1a", "#a5886a")
STALLION = path(
    "-0.98,-0.42! -0.80,-0.56 -0.66,-0.66 -0.52,-0.50 -0.36,-0.28 0,-0.24 0.34,-0.30 0.52,-0.16 0.86,-0.20!"
)
STALLION += path(
    "0.92,0.06! 0.60,-0.02 0.56,0.14 0.78,0.36 0.98,0.52! 0.66,0.40 0.36,0.16 -0.18,0.18 -0.40,0.20 -0.70,0.28"
)
STALLION += path("-0.86,0.52! -0.80,0.20 -0.50,0.02 -0.60,-0.22 -0.74,-0.34 -0.94,-0.28")


def whirl(x: Floats, y: Floats) -> Floats:
    """Clouds turn round the sun, the farther the more level."""
    dx, dy = x - SUN[0], (y - SUN[1]) * 1.25
    away = np.hypot(dx, dy)
    turn = np.arctan2(dy, dx) + np.pi / 2
    u, v = np.cos(turn) + 0.4 * (away / 420), np.sin(turn) * np.exp(-away / 520)
    return floats(np.arctan2(v, u))


def heaven(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 360), ["#10283c", "#1c4058", "#2f6078", "#5a8c96"]), direction=whirl)
    chance = canvas.chance

    def tone(x: float, y: float) -> Floats:
        near = math.exp(-((math.hypot(x - SUN[0], (y - SUN[1]) * 1.2) / 150) ** 1.2))
        lift = 0.30 * chance.normal() + 1.15 * near
        cold = ramp(floats(0.45 + 0.3 * chance.normal()), ("#0c1f30", "#1b4058", "#3a6a80", "#7d9ea6"))
        warm = ramp(floats(lift), ("#6a4a44", "#b9643a", "#e59240", "#f7cc60", "#fdeeb0"))
        return mixed(cold, warm, min(1.0, near * 1.7))

    canvas.streamlines(whirl, (-40, -20, 840, 360), 900, tone, width=11, steps=7, step=13, alpha=0.55)
    canvas.streamlines(whirl, (-40, -20, 840, 350), 500, tone, width=4.5, steps=8, step=10, alpha=0.7)
    canvas.fill(ellipse(*SUN, 120, 84), "#f6c65a", blur=34, alpha=0.6)
    canvas.fill(ellipse(*SUN, 44), "#fde9a0", blur=13, alpha=0.9)
    canvas.fill(ellipse(*SUN, 27), "#fffbe0", blur=1.2, detail=0.9, keep=0.8)
    for i in range(40):
        angle = math.radians(i * 9 + 3 * chance.normal())
        ray = [(SUN[0] + r * math.cos(angle), SUN[1] + r * math.sin(angle)) for r in (32, 70 + 60 * chance.random())]
        canvas.line(ray, "#fff0b0", 2.6, taper=-0.95, alpha=0.5)
    canvas.fill(ellipse(70, 80, 26), "#8fb0bc", blur=13, alpha=0.6)
    canvas.fill(ellipse(70, 80, 15), "#f3efd8", detail=0.9, keep=0.7)
    canvas.fill(ellipse(77, 76, 14), "#24465a", detail=0.9, keep=0.7)


def tablet(canvas: Canvas) -> None:
    """The inscription hangs from heaven in an ornate frame, cloths flutter, a ring swings on its cord."""
    red, gold = ("#380c0a", "#8a2a20", "#c25a40", "#e59a74"), ("#4a3010", "#a8782c", "#e2b850", "#fbe9a0")
    for cloth in (
        "232,70! 196,50 170,84 140,70! 150,120 184,128 206,170 190,206! 226,186 244,140",
        "538,70! 574,44 600,82 634,64! 628,116 592,126 570,168 588,210! 548,188 528,140",
    ):
        points = path(cloth)
        middle = (sum(p[0] for p in points) / len(points), 120)
        folds = [([points[0], middle, points[7]], 12, 0.7), ([points[2], middle, points[6]], 9, -0.7)]
        canvas.form(points, red, bump=0.4, flatten=0.35, folds=folds, detail=0.6)
    frame = path("230,30! 300,14 385,4 470,14 540,30! 548,110 540,186! 470,200 385,206 300,200 230,186! 222,110")
    canvas.form(frame, gold, bump=0.22, flatten=0.10, detail=0.7, noise=0.12, noise_size=14, gamma=1.5)
    canvas.embroidery(path("238,38 310,24 385,18 460,24 532,38"), 10, ("#7a4a14", "#fbe9a0"))
    canvas.embroidery(path("238,180 310,192 385,196 460,192 532,180"), 10, ("#7a4a14", "#fbe9a0"))
    canvas.polygon(
        path("246,44 524,44 524,174 246,174"), linear((246, 44), (524, 174), ["#7a241c", "#a83c2c"]), detail=0.7
    )
    canvas.polygon(
        path("256,54 514,54 514,164 256,164"),
        linear((256, 54), (514, 164), ["#f0e6c8", "#d8c89c"]),
        detail=0.7,
        noise=0.04,
    )
    for i in range(6):
        line = 67 + 17 * i
        x = 268.0
        while x < 498:
            wide = 8 + 26 * canvas.chance.random()
            canvas.rectangle(x, line, min(wide, 502 - x), 5, "#6d6454", detail=0.7, alpha=0.7)
            x += wide + 5
    for u, v in path("236,34 534,34 236,182 534,182 385,12 385,198"):
        canvas.form(ellipse(u, v, 12), gold, bump=0.8, detail=0.8)
    for side in (-1, 1):
        scroll = [(385 + side * u, 200 + v) for u, v in ((14, 0), (50, 14), (84, 6), (96, 22), (74, 30))]
        canvas.line(scroll, gold[2], 9, 3, detail=0.7)
        canvas.line(scroll, gold[3], 2.4, 1, detail=0.7)
    canvas.line(path("385,206 381,226 387,246 384,262"), "#c9a24a", 3.4, detail=0.8)
    canvas.form(ellipse(385, 272, 10, 12), gold, bump=0.5, detail=0.8)
    canvas.fill(ellipse(385, 272, 5, 7), "#274c5c", detail=0.8)
    canvas.form(path("378,284 392,284 397,312 385,318 373,312"), red, bump=0.4, flatten=0.5, detail=0.8)


def world(canvas: Canvas) -> None:
    """The sea from above, to blue mountains at the edge of the world."""
    sea = ["#e0b870", "#9ab09a", "#6a9fa2", "#4e8b93", "#3a727e", "#3f6c62"]
    canvas.rectangle(-5, 340, 770, 260, linear((0, 340), (0, 560), sea), blur=5, direction=0.0)
    canvas.fill(ellipse(SUN[0], 356, 130, 16), "#fbe3a0", blur=10, alpha=0.85, direction=0.0)
    for i in range(26):
        y = 350 + 4.2 * i
        wide = 12 + 26 * canvas.chance.random()
        canvas.fill(
            ellipse(SUN[0] + (6 + i) * canvas.chance.normal(), y, wide, 1.4), "#fdeab0", alpha=0.6, direction=0.0
        )
    canvas.water(352, 560, ["#7fb0ae", "#3a6f7c", "#a9c4b6"], 160, far=0.2, length=0.5, alpha=0.45, seed=4)
    blue = ("#1f4258", "#3f6c80", "#7d9ea0")
    ranges = [
        ("-10,360 50,322 96,340 150,300 200,338 260,318 320,346 400,352", 374),
        ("330,356 420,340 480,350 540,352", 366),
    ]
    ranges += [("650,352 700,326 730,340 770,310", 368), ("-10,400 70,372 150,392 230,378 300,402 360,416", 430)]
    ranges += [
        ("520,420 590,398 650,410 700,386 770,396", 440),
        ("400,400 450,384 510,400", 412),
        ("640,470 700,446 770,440", 490),
    ]
    for i, (ridge, base) in enumerate(ranges):
        canvas.hill(
            path(ridge),
            blue,
            roughness=60,
            base=base,
            haze=("#6fa0a4", 0.7),
            size=22,
            light=(0.7, -0.4, 0.5),
            seed=4 + i,
        )
    for x, y in path("440,430 476,446 560,452 610,440 420,470 500,420 540,474 660,430"):
        hull = placed(path("-1,-0.1! 0,0.06 1,-0.16! 0.7,0.3 -0.7,0.3"), x, y, scale=6)
        canvas.fill(hull, "#3a2a1c", detail=0.7)
        canvas.fill(placed(path("-0.4,-1.6! 0.6,-1.5 0.7,-0.2! -0.4,-0.2!"), x, y, scale=6), "#f0e8cc", detail=0.7)


def land(canvas: Canvas) -> None:
    green, rock = ("#26301c", "#4c5630", "#7d7c48", "#a89a60"), ("#2c281c", "#565038", "#857a54", "#c0a670")
    low = (0.7, -0.45, 0.5)
    canvas.hill(
        path("-10,470 80,452 170,470 260,500 340,540 430,556 520,540 610,556 700,540 770,548"),
        green,
        roughness=20,
        size=40,
        relief=0.8,
        light=low,
        seed=21,
    )
    canvas.hill(
        path("-10,500 40,440 80,400 120,420 150,470 190,530"),
        rock,
        roughness=80,
        base=600,
        size=40,
        relief=1.4,
        light=low,
        seed=23,
    )
    peak = path("250,590 280,530 300,500 312,452 332,420 346,392 366,384 384,410 398,452 424,484 440,540 480,590")
    canvas.hill(peak, rock, roughness=80, base=600, size=40, relief=1.6, light=low, seed=24)
    for left, foot, wide, high in ((340, 392, 12, 24), (356, 384, 16, 32), (374, 398, 10, 20), (326, 424, 10, 18)):
        stone = linear((left, 0), (left + wide, 0), ["#6a5a44", "#c9a878"])
        canvas.rectangle(left, foot - high, wide, high + 6, stone, detail=0.7)
        for u in (0, 0.4, 0.8):
            canvas.rectangle(left + u * wide, foot - high - 3, wide * 0.2, 4, "#b89868", detail=0.7)
    town(canvas)
    chance = canvas.chance
    for _ in range(70):
        x, y = 150 + 230 * chance.random(), 560 + 44 * chance.random()
        tall = 10 + 6 * chance.random()
        canvas.polygon(
            [(x - tall * 0.6, y), (x, y - tall), (x + tall * 0.1, y)],
            ("#c9c4b0", "#a9a898", "#b98a6a")[int(chance.integers(3))],
            detail=0.7,
        )
        canvas.polygon(
            [(x + tall * 0.1, y), (x, y - tall), (x + tall * 0.7, y)],
            ("#f3ecd8", "#e6dcc0", "#d8ae84")[int(chance.integers(3))],
            detail=0.7,
        )
    for _ in range(130):
        x, y = 759 * chance.random(), 540 + 50 * chance.random()
        canvas.fill(
            ellipse(x, y, 3 + 5 * chance.random(), 3),
            ("#2c3820", "#4a5630", "#1c2818")[int(chance.integers(3))],
            alpha=0.85,
        )


def town(canvas: Canvas) -> None:
    chance = canvas.chance
    canvas.polygon(path("500,560 520,516 600,500 690,512 710,556 610,574"), "#8a7854", detail=0.4)
    for y, x in sorted((506 + 54 * chance.random(), 512 + 176 * chance.random()) for _ in range(60)):
        wide = 9 + 4 * chance.random()
        roof = ("#9c5238", "#6d7a86", "#b3694a")[int(chance.integers(3))]
        canvas.house(
            x, y, wide * 0.8, wide * 0.7, "#d8c49a", "#4a3a30", side="#8f7d5c", gable=wide * 0.7, depth=0.4, snow=roof
        )
    for x, y, high in ((540, 520, 34), (600, 512, 40), (660, 520, 32), (508, 552, 22), (700, 548, 22)):
        canvas.rectangle(x, y - high, 9, high, linear((x, 0), (x + 9, 0), ["#8a7452", "#e0c490"]), detail=0.7)
        canvas.polygon([(x - 2, y - high), (x + 4.5, y - high - 14), (x + 11, y - high)], "#4a5a6a", detail=0.7)
    canvas.line(path("500,562 560,574 640,574 712,556"), "#b9a070", 6, detail=0.5)


class Soldier(NamedTuple):
    """Where he stands, how large, in which army, on a horse or on foot, and which way he goes (-1 left)."""

    x: float
    y: float
    size: float
    persian: bool
    mounted: bool
    way: int


def river(x: float, y: float) -> float:
    """Above 0 where an army streams, below in the dark gaps between: curved bands that widen toward us."""
    near = (y - 590) / 410
    bend = y - 46 * math.sin((x - 60) / 150 + 1.5 * near) - 12 * math.sin(x / 47) - 0.12 * x
    return math.sin(bend / (8 + 9 * near)) + 0.8


def host(canvas: Canvas) -> list[Soldier]:
    chance = canvas.chance
    found: list[Soldier] = []
    while len(found) < 2200:
        x, y = 800 * chance.random() - 20, 598 + 420 * chance.random() ** 1.05
        if river(x, y) < 0.9 * chance.random() or (215 < x < 515 and 668 < y < 764):
            continue
        near = (y - 590) / 410
        persian = x + 60 * math.sin(y / 60) < 330 + 60 * near and y < 860 + 60 * math.sin(x / 80)
        size = 7.5 + 17 * near
        found.append(Soldier(x, y, size, persian, chance.random() < 0.5, -1 if chance.random() < 0.9 else 1))
    return sorted(found, key=lambda soldier: soldier.y)


def draw_soldier(canvas: Canvas, who: Soldier) -> None:
    chance = canvas.chance
    x, y, s = who.x, who.y, who.size
    coat = (PERSIAN if who.persian else GREEK)[int(chance.integers(6))]
    seat = y - s * 0.2
    if who.mounted:
        hide = COATS[int(chance.integers(6))]
        canvas.fill(placed(STALLION, x, y, scale=s * 1.05, flip=who.way > 0), hide, detail=0.8)
        canvas.line(
            [(x - s * 0.4, y - s * 0.26), (x + s * 0.4, y - s * 0.28)],
            lighter(hide, 0.3),
            s * 0.1,
            taper=0.7,
            detail=0.8,
        )
        seat = y - s * 0.3
    trunk = [(x - s * 0.2, seat), (x + s * 0.2, seat), (x + s * 0.17, seat - s * 0.62), (x - s * 0.16, seat - s * 0.62)]
    canvas.polygon(trunk, coat, detail=0.8)
    canvas.line([(x + s * 0.12, seat), (x + s * 0.12, seat - s * 0.55)], lighter(coat, 0.25), s * 0.08, detail=0.8)
    canvas.fill(
        ellipse(x - s * 0.02, seat - s * 0.80, s * 0.16, s * 0.19, count=10), STEEL[int(chance.integers(4))], detail=0.8
    )
    canvas.fill(ellipse(x - s * 0.08, seat - s * 0.74, s * 0.07, count=8), "#b9845c", detail=0.8)
    if chance.random() < 0.3:
        plume = [(x, seat - s), (x + s * 0.3, seat - s * 1.1), (x + s * 0.5, seat - s * 0.85)]
        canvas.line(plume, ("#e8e0cc", "#c2402c", "#d8a63e")[int(chance.integers(3))], s * 0.16, taper=-0.8, detail=0.8)
    if chance.random() < 0.42:
        lean = (0.5 if who.persian else -0.55) + 0.12 * chance.normal() + 0.3 * math.sin(x / 90)
        reach = s * (2.0 + 0.6 * chance.random())
        lance = [(x - lean * s * 0.5, seat), (x + lean * reach, seat - reach)]
        canvas.line(lance, ("#d2c08c", "#7d6038", "#b9a878")[int(chance.integers(3))], max(0.9, s * 0.065), detail=0.8)


def armies(canvas: Canvas) -> None:
    canvas.rectangle(
        -5,
        590,
        770,
        420,
        linear((0, 590), (0, 1000), ["#6a5c38", "#5c4730", "#3c2d1e", "#2a2016"]),
        blur=12,
        noise=0.15,
        noise_size=40,
    )
    chance = canvas.chance
    for _ in range(240):
        x, y = 759 * chance.random(), 596 + 400 * chance.random()
        if river(x, y) < 0:
            canvas.fill(ellipse(x, y, 16 + 20 * chance.random(), 4), "#21180f", blur=3, alpha=0.6)
    soldiers = host(canvas)
    flags = {int(i) for i in chance.choice(len(soldiers), 20, replace=False)}
    hero_drawn = False
    for i, soldier in enumerate(soldiers):
        if soldier.y > 756 and not hero_drawn:
            heroes(canvas)
            hero_drawn = True
        draw_soldier(canvas, soldier)
        if i in flags:
            banner(canvas, soldier)
    for x, y, wide in (
        (60, 940, 150),
        (330, 1000, 170),
        (690, 960, 130),
        (560, 860, 120),
        (150, 860, 110),
        (700, 700, 110),
    ):
        canvas.fill(ellipse(x, y, wide, 26, turn=-12), "#7d6c5a", blur=24, alpha=0.75, mode="multiply")
    for x, y, wide in ((420, 930, 120), (180, 800, 110), (640, 800, 80), (100, 690, 90), (560, 650, 80)):
        canvas.fill(ellipse(x, y, wide, 12, turn=-12), "#3a2f18", blur=14, alpha=0.5, mode="add")


def banner(canvas: Canvas, who: Soldier) -> None:
    x, y, s = who.x, who.y, who.size
    pole = [(x, y), (x + s * 0.3, y - s * 3.4)]
    canvas.line(pole, "#4a3420", max(1.2, s * 0.1), detail=0.8)
    tone: Colour = ("#b8382c", "#c9983a")[int(who.mounted)] if who.persian else ("#d2d4cc", "#3a6480")[int(who.mounted)]
    top = y - s * 3.4
    upper = [(x + s * (0.3 + 0.5 * k), top + s * 0.16 * math.sin(1.7 * k + x)) for k in range(5)]
    lower = [(u - s * 0.05, v + s * 1.05) for u, v in upper]
    canvas.fill([*upper, *lower[::-1]], tone, detail=0.8, curved=False)
    canvas.line([(u, v + s * 0.14) for u, v in upper], lighter(tone, 0.3), s * 0.1, detail=0.8)
    for k in (1, 3):
        canvas.line([upper[k], lower[k]], darker(tone, 0.4), s * 0.26, blur=s * 0.08, alpha=0.6, detail=0.8)


def heroes(canvas: Canvas) -> None:
    """The king flees in his golden chariot; the young rider is close behind him."""
    canvas.light = (0.6, -0.55, 0.55)
    canvas.fill(path("200,752 260,690 420,676 520,700 520,756"), "#7d6a44", blur=12, alpha=0.95)
    white, gold = ("#6d6a66", "#b3afa6", "#e6e2d6", "#fffdf4"), ("#4a3010", "#a8782c", "#e2b850", "#fdf0b4")
    skin, _dark, royal = (
        ("#5a3420", "#b9845c", "#ecc69c"),
        ("#17100b", "#3c2c20", "#6d5640"),
        ("#3a0f0c", "#96302a", "#d86a50"),
    )
    for x, y in ((300, 700), (284, 712), (266, 726)):
        canvas.fill(ellipse(x, y + 22, 30, 4), "#2a2014", blur=3, alpha=0.6)
        canvas.clay(horse(x, y, 36, faces=-1, reach=0.55), white, detail=0.8, fill=0.3)
        canvas.line([(x - 16, y - 8), (x + 14, y - 8)], "#b8382c", 1.8, detail=0.85)
        canvas.strands(
            path(f"{x - 22},{y - 22} {x - 12},{y - 12}"),
            path(f"{x - 16},{y - 24} {x - 6},{y - 12}"),
            12,
            ["#fffdf4", "#b3afa6"],
            width=1.6,
            jitter=1,
            detail=0.8,
        )
    cart = path("328,706! 338,716 372,716 384,690! 392,700 388,732 368,740 336,738")
    canvas.form(cart, gold, bump=0.4, flatten=0.4, detail=0.8)
    for x in (352, 378):
        rim = ellipse(x, 742, 15)
        canvas.line([*rim, rim[0]], "#8a5f22", 3.4, detail=0.85)
        for i in range(6):
            canvas.line(placed([(-14, 0), (14, 0)], x, 742, turn=30 * i), "#d8a84a", 1.2, detail=0.85)
    back = STANDING.but(left_hand=(-0.6, 4.4, 0.5), right_hand=(1.5, 5.6), head=(0.25, 7.0))
    cones, _ = small_figure(362, 744, 74, back, faces=1, tail=1.4, hat="cap")
    canvas.clay(cones, royal, royal, skin, gold, detail=0.85, fill=0.26)
    canvas.fill(ellipse(456, 748, 42, 5), "#2a2014", blur=3, alpha=0.6)
    canvas.clay(
        horse(456, 718, 44, faces=-1, reach=0.6), ("#2a1a10", "#6a4426", "#a97a48", "#dcb07c"), detail=0.8, fill=0.26
    )
    rider = limb((458, 708, 6, 8), (456, 688, 4, 9), blend=6) + limb(
        (452, 682, 4, 4), (440, 694, 12, 3.4), (428, 696, 12, 2.6), blend=3
    )
    rider += limb((462, 706, 12, 6), (450, 720, 16, 4.5), (456, 736, 16, 3.4), blend=4)
    rider += limb((455, 672, 4, 5.6), ramp=1, blend=3) + limb((456, 668, 4, 6), ramp=0, blend=1)
    canvas.clay(rider, gold, skin, detail=0.85, fill=0.26)
    canvas.line(path("500,690 380,704"), "#f6ecc4", 2.6, 1.6, detail=0.9)
    canvas.line(path("456,664 472,656 486,664"), "#e8e0cc", 5, taper=-0.8, detail=0.85)
    canvas.form(
        path("460,680! 478,670 500,676 524,664! 520,684 528,696! 500,700 478,696 464,694"),
        royal,
        bump=0.3,
        flatten=0.3,
        detail=0.8,
        folds=[(path("462,684 490,682 522,668"), 5, 0.8), (path("466,690 496,692 524,692"), 4, -0.8)],
    )


def compose(canvas: Canvas) -> None:
    canvas.light = (0.6, -0.5, 0.6)
    for part in (heaven, world, land, tablet, armies):
        part(canvas)
