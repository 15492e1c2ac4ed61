"""A tower of cheeses with a dish of butter curls on top, pretzels before it, almonds and figs in blue china."""

import math
from collections.abc import Sequence

import numpy as np

from scripts.atelier.arrays import floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colours, linear, radial
from scripts.atelier.curves import Point, ellipse, placed, ribbon, smooth, spots_along, widths
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_fruit import fruit
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.paintings.shared_tableware import goblet, jug, knife
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=54,
    title="Still Life with Cheeses, Almonds and Pretzels",
    after="after Clara Peeters",
    school="dutch",
    size=(1000, 697),
    detail=(240, 130, 330, 330),
    seed=54,
    finish=Finish(glaze=0.45, relief=0.1, craquelure=0.06, warm=0.08, vignette=0.2),
)

CREAM = ("#6a4a1c", "#b58f44", "#dfc27a", "#f3e2aa", "#fbf2cf")
SHADED = ("#3a280f", "#7d5c28", "#ab8747", "#cfb073")
RIND = ("#3a1c08", "#8a4c18", "#c07c30", "#e2ac5c")
SAGE = ("#23261a", "#525a3c", "#83896a", "#b4b796")
BROWN = ("#22140a", "#553617", "#8a612f", "#b98f52")
BUTTER = ("#8a6a24", "#d0ae54", "#f0d98a", "#fdf4c8")
CRUST = ("#3a1a08", "#8a4a18", "#c4823a", "#ecc07c")
PEWTER = ("#16161a", "#4a4c50", "#8a8c8c", "#d8d6cc")
CHINA = ("#4a5468", "#a4b0bc", "#dde0dc", "#fbfaf2")
ALMOND = ("#3a1c0c", "#824a22", "#b87f48", "#e0b888")
RAISIN = ("#0e0608", "#2a1416", "#50292a", "#8a5a52")
FIG = ("#1e120e", "#5a3c2a", "#8f6c4a", "#c4a27a")


def tube(
    canvas: Canvas, way: Sequence[Point], width: float, colours: Colours, *, taper: float = 0.2, bump: float = 0.9
) -> None:
    """A rounded strip along a path: dough, butter."""
    curve = smooth(way, closed=False, steps=12)
    shape = ribbon(curve, widths(len(curve), width, width, taper))
    canvas.form(shape, colours, bump=bump, blur=0.7, detail=0.6, shadow=0.45, noise=0.02, noise_size=8)


def room(canvas: Canvas) -> None:
    canvas.wash(radial((330, 330), 820, ["#3c3022", "#2a2118", "#191410", "#0d0b09"]), noise=0.04)
    table = outline("-10,486! 400,480 1010,488! 1010,640! 500,650 -10,644!")
    canvas.fill(
        table,
        linear((0, 0), (1000, 0), ["#8a6034", "#7a532c", "#5a3c20", "#3a2716"]),
        noise=0.08,
        noise_size=90,
        direction=0,
    )
    canvas.fill(
        outline("-10,642! 500,648 1010,638! 1010,710! -10,710!"),
        linear((0, 0), (1000, 0), ["#3d2814", "#33200f", "#170e08"]),
    )
    canvas.line(outline("-10,643 500,649 1010,639"), "#b58a52", 3, alpha=0.7)
    chance = canvas.chance
    for _ in range(110):
        x, y, long = 1000 * chance.random(), 492 + 146 * chance.random(), 60 + 180 * chance.random()
        way = [(x, y), (x + long / 2, y + 2 * chance.normal()), (x + long, y + 3 * chance.normal())]
        canvas.line(way, "#3f2814" if chance.random() < 0.6 else "#b08048", 1.4, taper=0.9, alpha=0.3)
    canvas.fill(ellipse(430, 540, 330, 54), "#1a0f08", blur=24, alpha=0.7)
    canvas.fill(ellipse(740, 566, 230, 42), "#140b06", blur=22, alpha=0.7)


def pewter_plate(canvas: Canvas) -> None:
    canvas.form(ellipse(386, 530, 268, 52), PEWTER, bump=0.12, detail=0.5, shadow=0.6)
    canvas.fill(ellipse(386, 524, 236, 38), linear((150, 0), (620, 0), ["#9a9a96", "#5c5c5c", "#34322f"]), blur=3)
    canvas.line(outline("128,540 200,566 320,580 420,581"), "#f0ece0", 2.4, taper=0.8, alpha=0.9, detail=0.7)


def crumbs(canvas: Canvas, shape: list[Point], colours: tuple[str, str], count: int) -> None:
    """The broken grain of old cheese: little pits with a light lower edge, and cracks."""
    chance = canvas.chance
    box = floats([p[:2] for p in shape])
    low, high = box.min(0), box.max(0)
    with canvas.clip(shape):
        for _ in range(count):
            x, y = low + (high - low) * floats(chance.random(2))
            size = 0.8 + 3 * chance.random() ** 3
            pit = ellipse(float(x), float(y), size * 1.5, size, turn=40 * chance.normal(), count=9)
            canvas.fill(pit, colours[0], alpha=0.34, blur=0.5, detail=0.5)
            canvas.line(
                [(x - size, y + size * 0.9), (x + size * 1.2, y + size * 0.7)], colours[1], 1.1, alpha=0.6, detail=0.5
            )
        for _ in range(count // 60):
            x, y = low + (high - low) * floats(chance.random(2))
            way = [(float(x), float(y))]
            for _ in range(4):
                way.append((way[-1][0] + 13 * chance.normal(), way[-1][1] + 5 + 8 * chance.random()))
            canvas.line(way, colours[0], 2.4, taper=0.7, alpha=0.55, detail=0.5)


def great_cheese(canvas: Canvas) -> None:
    """A great wedge, one broken face to the light, one in shadow, and the inspector's hole in it."""
    top = outline("170,296! 236,262 330,244 430,246 520,262 584,296! 500,322 404,350! 300,330")
    lit = outline("170,296! 300,326 404,350! 400,430 406,516! 300,504 186,470! 176,380")
    dark = outline("404,350! 500,322 584,296! 580,380 572,462! 500,496 406,516! 402,430")
    canvas.form(lit, CREAM, bump=0.1, noise=0.16, noise_size=20, light=(-0.5, -0.3, 0.8), detail=0.5)
    crumbs(canvas, lit, ("#9a7630", "#fdf4d4"), 420)
    canvas.form(dark, SHADED, bump=0.1, noise=0.16, noise_size=20, light=(-0.6, -0.2, 0.7), detail=0.5)
    crumbs(canvas, dark, ("#4a3414", "#d8bc80"), 300)
    canvas.form(top, RIND, bump=0.14, noise=0.08, noise_size=16, light=(-0.4, -0.7, 0.6), detail=0.5, shadow=0)
    canvas.line(outline("170,296 300,328 404,351"), "#fbf0c8", 4, taper=0.4, alpha=0.85, detail=0.6)
    canvas.line(outline("404,351 500,323 584,297"), "#d0a868", 3, taper=0.5, alpha=0.7, detail=0.6)
    canvas.line(outline("172,300 178,380 188,470"), "#a8662a", 8, taper=0.2, alpha=0.8, detail=0.5)
    canvas.fill(ellipse(264, 396, 17, 19), "#5a3c14", blur=2, detail=0.7)
    canvas.form(ellipse(262, 394, 14, 16), CREAM, bump=0.4, detail=0.7, shadow=0)
    canvas.line([(250, 406), (262, 413), (275, 406)], "#6a4a1c", 2.6, alpha=0.8, detail=0.7)


def small_cheeses(canvas: Canvas) -> None:
    brown = outline("130,506! 136,450 150,420! 220,428 276,452! 280,500 274,540! 200,534")
    canvas.form(brown, BROWN, bump=0.28, flatten=0.4, noise=0.14, noise_size=14, detail=0.5, shadow=0.6)
    crumbs(canvas, brown, ("#2c1a0a", "#c8a066"), 160)
    canvas.line(outline("150,421 220,429 276,453"), "#d8b47c", 3, taper=0.5, alpha=0.75, detail=0.6)
    sage = outline("330,544! 322,480 330,432! 400,414 474,412 524,424! 532,480 526,530! 470,556 400,562")
    canvas.form(sage, SAGE, bump=0.3, flatten=0.35, noise=0.1, noise_size=12, detail=0.5, shadow=0.7)
    crumbs(canvas, sage, ("#2c3020", "#c8cbaa"), 260)
    face = outline("330,434! 400,415 474,413 524,425! 470,440 390,446")
    canvas.fill(
        face, linear((330, 0), (524, 0), ["#c2c6a2", "#9aa07e", "#70765a"]), noise=0.08, noise_size=10, detail=0.5
    )
    canvas.line(outline("330,435 390,447 470,441 524,426"), "#dfe0c4", 2.4, taper=0.5, alpha=0.7, detail=0.6)


def butter(canvas: Canvas) -> None:
    """A dish of butter, shaved into curls."""
    canvas.fill(ellipse(378, 276, 128, 18), "#2a1706", blur=9, alpha=0.65)
    dish = outline("262,246! 300,274 340,284 420,284 460,272 494,244! 380,262")
    canvas.form(dish, ("#3a2a1c", "#8a7358", "#c4ad8a", "#ecdcbc"), bump=0.4, detail=0.6)
    canvas.fill(ellipse(378, 245, 117, 22), "#d9c6a0", detail=0.6)
    canvas.fill(ellipse(378, 247, 104, 17), "#a08258", blur=2, detail=0.6)
    canvas.line([*ellipse(378, 245, 117, 22)[18:44]], "#f6ead0", 2.4, alpha=0.8, detail=0.7)
    chance = canvas.chance
    spots = [(x, 250 - 0.86 * (92 - abs(x - 378)) * chance.random() ** 0.8) for x in np.linspace(292, 466, 44)]
    for x, y in sorted(spots, key=lambda spot: spot[1]):
        size, turn = 14 + 9 * chance.random(), 70 * chance.normal()
        curl = [
            (size * (0.25 + 0.1 * k) * math.cos(0.95 * k), size * (0.25 + 0.1 * k) * math.sin(0.95 * k))
            for k in range(6)
        ]
        tube(canvas, placed(curl, float(x), float(y), turn=turn), 11, BUTTER, taper=0.45)


def pretzel(canvas: Canvas, x: float, y: float, size: float, turn: float) -> None:
    way = outline("-0.5,0.42 -0.1,0.16 0.34,-0.12 0.78,-0.32 1.02,0.0 0.8,0.34 0.3,0.5 0,0.52")
    left = [(-p[0], p[1] - 0.02) for p in way]
    squash = [[(p[0], p[1] * 0.72) for p in half] for half in (left, way)]
    for half in squash:
        place = placed(half, x, y, scale=size, turn=turn)
        tube(canvas, place, size * 0.24, CRUST, taper=0.24)
        for px, py in spots_along(place, 9, start=0.1, end=0.95):
            grain = (float(px) + 3 * canvas.chance.normal(), float(py) - 3 + 2 * canvas.chance.normal())
            canvas.fill(ellipse(*grain, 1.9, 1.5, count=8), "#fdf6e2", alpha=0.9, detail=0.8, keep=0.3)


def almond(canvas: Canvas, x: float, y: float, size: float, turn: float) -> None:
    shape = placed(
        outline("-1,0! -0.5,-0.46 0.2,-0.56 0.8,-0.3 1,0.02 0.8,0.32 0.2,0.54 -0.5,0.42"), x, y, scale=size, turn=turn
    )
    canvas.form(shape, ALMOND, bump=0.8, blur=0.6, detail=0.7, shadow=0.6)
    for v in (-0.22, 0, 0.22):
        rib = placed([(-0.8, v * 0.4), (0, v * 1.2), (0.8, v)], x, y, scale=size, turn=turn)
        canvas.line(rib, "#5a2f14", 1.1, taper=0.7, alpha=0.6, detail=0.7)


def china(canvas: Canvas) -> None:
    """A dish of blue and white porcelain, heaped with figs, almonds and raisins."""
    body = outline("540,478! 560,520 610,556 660,570! 662,586 780,586! 784,570 834,556 882,520 902,478! 720,500")
    canvas.form(body, CHINA, bump=0.5, detail=0.7, shadow=0.7)
    with canvas.clip(body):
        for k in range(7):
            x = 566 + 51 * k
            bend = (x - 720) / 182
            panel: list[tuple[float, float]] = [
                (x - 17, 500 + 8 * (1 - abs(bend))),
                (x + 17, 500 + 8 * (1 - abs(bend))),
            ]
            panel += [(x + 12 - 22 * bend, 556), (x - 12 - 22 * bend, 556)]
            canvas.line([*panel, panel[0]], "#3a5590", 1.8, curved=False, alpha=0.75, detail=0.8)
            heart = (x - 10 * bend, 530.0)
            for a in range(5):
                t = a * 1.256
                spot = (heart[0] + 6.5 * math.cos(t), heart[1] + 8 * math.sin(t))
                canvas.fill(ellipse(*spot, 3.6, 3, count=10), "#2f4a8a", alpha=0.75, blur=0.5, detail=0.8)
            canvas.line([(heart[0], 540), (heart[0] - 2, 552)], "#2f4a8a", 1.8, alpha=0.7, detail=0.8)
    canvas.line(outline("556,516 610,552 660,566 780,566 832,552 886,516"), "#3a5590", 1.8, alpha=0.6, detail=0.7)
    canvas.fill(ellipse(721, 479, 181, 42), "#eceae0", detail=0.7)
    canvas.fill(
        ellipse(721, 482, 168, 35), linear((550, 0), (890, 0), ["#5a6a8a", "#8a98ac", "#c8ccc8"]), blur=1.5, detail=0.7
    )
    canvas.line([*ellipse(721, 479, 175, 39), (896, 479)], "#3a5590", 2.2, alpha=0.7, detail=0.8)
    canvas.line([*ellipse(721, 479, 181, 42)[16:40]], "#fffdf4", 2.4, alpha=0.9, detail=0.8)
    heap(canvas)


def heap(canvas: Canvas) -> None:
    chance = canvas.chance
    canvas.fill(outline("566,480 620,446 700,430 780,440 850,460 878,482 800,506 640,506"), "#1c0f0a", blur=5)
    for x, y, size, turn in ((634, 468, 38, -12), (704, 444, 40, 14), (798, 460, 39, 8), (744, 484, 34, -8)):
        fruit(canvas, (x, y), size, size * 0.78, colours=FIG, turn=turn, shine=0.3, noise=0.05)
        for k in range(6):
            rib = [
                (x - size * 0.7 + size * 0.28 * k, y - size * 0.4),
                (x - size * 0.6 + size * 0.24 * k, y + size * 0.5),
            ]
            canvas.line(rib, "#3a2418", 1.3, taper=0.8, alpha=0.5, detail=0.6)
    for _ in range(46):
        a, q = 6.28 * chance.random(), chance.random() ** 0.5
        x, y = 720 + 142 * q * math.cos(a), 480 + 25 * q * math.sin(a)
        if chance.random() < 0.62:
            almond(canvas, x, y, 15 + 3 * chance.random(), 180 * chance.random())
        else:
            fruit(canvas, (x, y), 8, 6.6, colours=RAISIN, shine=0.5)


def table_things(canvas: Canvas) -> None:
    pretzel(canvas, 118, 566, 86, -8)
    pretzel(canvas, 232, 604, 88, 12)
    bread = outline("842,600 858,562 900,540 950,544 986,566 1000,600 980,634 920,644 866,634")
    canvas.form(
        bread, ("#2c1406", "#7a441a", "#b87c3c", "#e2b87c"), bump=0.9, noise=0.05, noise_size=22, detail=0.5, shadow=0.7
    )
    canvas.line(outline("872,578 910,560 958,564"), "#f3dcae", 9, taper=0.8, alpha=0.6, blur=2, detail=0.6)
    canvas.line(outline("878,584 914,570 954,574"), "#6a3a16", 3, taper=0.7, alpha=0.7, detail=0.6)
    knife(canvas, (330, 662), (668, 596))
    for x, y, turn in ((708, 622, 20), (744, 634, -30), (790, 616, 70), (60, 640, 12), (772, 642, 10)):
        almond(canvas, x, y, 16, turn)
    for x, y in ((690, 640), (826, 640), (730, 612), (304, 628)):
        fruit(canvas, (x, y), 8, 6.6, colours=RAISIN, shine=0.5)


def compose(canvas: Canvas) -> None:
    canvas.light = (-0.62, -0.52, 0.58)
    room(canvas)
    jug(canvas, 846, 118, 392)
    goblet(canvas, 676, 60, 420)
    pewter_plate(canvas)
    great_cheese(canvas)
    small_cheeses(canvas)
    butter(canvas)
    china(canvas)
    table_things(canvas)
