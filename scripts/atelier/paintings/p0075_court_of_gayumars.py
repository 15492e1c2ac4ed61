"""On a gold sky, among rocks like coral, a king in a leopard skin sits above a ring of people in leopard skins."""

import math
from collections.abc import Sequence

import numpy as np

from scripts.atelier.arrays import floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, Colours, linear, mixed, ramp
from scripts.atelier.curves import ellipse, placed, spots_along
from scripts.atelier.homage import Homage
from scripts.atelier.noise import fractal
from scripts.atelier.paintings.shared_paths import path
from scripts.atelier.paintings.shared_persian_people import INK, KNEEL, PELT, STAND, courtier, face, spotted
from scripts.atelier.school import Finish, Jitter
from scripts.atelier.surface import Mask

PAINTING = Homage(
    card=75,
    title="The Court of Gayumars",
    after="after Sultan Muhammad",
    school="renaissance",
    size=(676, 1000),
    detail=(220, 190, 250, 250),
    seed=75,
    finish=Finish(
        jitter=Jitter(2, 0.04, 0.015), glaze=0.7, relief=0.03, weave=0.0, warm=0.03, vignette=0.04, craquelure=0.02,
        contrast=0.15, saturation=1.05,
    ),
)  # fmt: skip

TURQUOISE = ("#2c6a78", "#4f98a4", "#86c2c4", "#c9e6dc")
LILAC = ("#5c4a7a", "#8a76a8", "#b9a6cc", "#e2d6e8")
SALMON = ("#a8584a", "#d08a74", "#e8b49c", "#f8dcc8")
BLUE = ("#2a4684", "#4f72b0", "#8aa8d4", "#cfdcf0")
MOSS = ("#4a6a44", "#7a9a60", "#aec488", "#dce6b8")
SAND = ("#9a8450", "#c9b070", "#e4d29c", "#f8eecc")


def page(canvas: Canvas) -> None:
    """Cream paper flecked with gold; the picture breaks out of its ruling on three sides."""
    canvas.wash(linear((0, 0), (676, 1000), ["#efe4c6", "#eadcb8", "#e4d4ac"]), noise=0.04)
    chance = canvas.chance
    for _ in range(900):
        x, y, size = 676 * chance.random(), 1000 * chance.random(), 0.6 + 1.8 * chance.random() ** 2
        fleck = ellipse(x, y, size * 1.3, size, turn=180 * chance.random(), count=7)
        canvas.fill(fleck, ("#d9b050", "#e9cd80", "#b98a2e")[int(chance.integers(3))], alpha=0.8, detail=0.5)
    for inset, tone, width in ((40, "#2a4a86", 3.4), (44.5, "#d9b050", 4), (49, "#7a3a2c", 1.6)):
        box = [
            (inset, inset + 16),
            (676 - inset, inset + 16),
            (676 - inset, 984 - inset),
            (inset, 984 - inset),
            (inset, inset + 16),
        ]
        canvas.line(box, tone, width, curved=False, detail=0.6)


def gold_sky(canvas: Canvas) -> None:
    rows, columns = canvas.angle.shape
    cloud = fractal(rows, columns, 120 * canvas.scale, 5, octaves=5)
    tone = floats(0.55 + 0.16 * cloud)
    whole = (slice(0, rows), slice(0, columns))
    with canvas.clip(path("50,66! 626,66! 626,520! 50,520!"), curved=False):
        canvas.composite(
            Mask(whole, np.ones_like(tone)), ramp(tone, ("#9a7020", "#c99a36", "#e2bc58", "#f4dc90")), direction=4.0
        )
    for x, y, size in ((300, 106, 30), (410, 132, 26), (230, 150, 20)):
        for k in range(4):
            curl = [
                (x + size * (k * 0.5 + 0.42 * math.cos(a)), y + size * 0.36 * math.sin(a) - 5 * (k % 2))
                for a in (3.1, 4.2, 5.4, 6.6, 7.8)
            ]
            canvas.line(curl, "#fdf2cc", 4, taper=0.5, alpha=0.9, detail=0.5)
            canvas.line([(u, v + 3) for u, v in curl], "#6f93b8", 1.8, taper=0.5, alpha=0.8, detail=0.5)


def meadow(canvas: Canvas) -> None:
    field = path("50,470! 180,420 340,400 500,420 626,470! 626,934! 50,934!")
    canvas.fill(field, linear((340, 400), (340, 930), ["#d9e0b4", "#b9d0a8", "#9cc0a4", "#86ac94"]), noise=0.05)
    chance = canvas.chance
    for _ in range(420):
        x, y = 54 + 568 * chance.random(), 450 + 478 * chance.random()
        tone = ("#4f7a52", "#6f9a5c", "#3f6a58")[int(chance.integers(3))]
        for lean in (-3, 0, 3):
            canvas.line([(x, y), (x + lean, y - 6 - 3 * chance.random())], tone, 1.3, 0.4, alpha=0.75, detail=0.5)
        if chance.random() < 0.3:
            canvas.fill(
                ellipse(x, y - 8, 1.9, count=8),
                ("#d0483c", "#f4e9d0", "#e2a53a", "#7a4a9a")[int(chance.integers(4))],
                detail=0.7,
            )


def lobe(canvas: Canvas, x: float, y: float, size: float, colours: Colours) -> None:
    """One knob of rock: scalloped, pale where it begins, deep where it ends, with a fine line around."""
    chance = canvas.chance
    count, phase = int(chance.integers(5, 8)), 6.28 * chance.random()
    turns = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    radius = size * (0.8 + 0.2 * np.abs(np.sin(turns * count / 2 + phase)))
    edge = floats(np.stack([x + radius * np.cos(turns), y + 0.86 * radius * np.sin(turns)], 1))
    canvas.fill(
        edge, linear((x - size * 0.5, y - size * 0.8), (x + size * 0.6, y + size * 0.9), [*colours[::-1]]), detail=0.4
    )
    canvas.line([*map(tuple, edge), tuple(edge[0])], mixed(colours[0], INK, 0.45), 1.3, alpha=0.75, detail=0.6)
    inner = [(x + size * 0.48 * math.cos(a), y + size * 0.42 * math.sin(a)) for a in (phase, phase + 0.9, phase + 1.9)]
    canvas.line(inner, colours[0], 1.2, taper=0.6, alpha=0.6, detail=0.5)


def rocks(
    canvas: Canvas, spine: str, ramps: Sequence[Colours], size: tuple[float, float], count: int, spread: float
) -> None:
    """Knob over knob along a spine, so that they lean and boil like clouds; the colours change as they climb."""
    chance = canvas.chance
    spots = spots_along(path(spine), count)
    for i, (x, y) in enumerate(spots):
        u = i / count
        which = int(np.clip(u * len(ramps) + 0.35 * chance.normal(), 0, len(ramps) - 1))
        for _ in range(3):
            reach = size[0] + (size[1] - size[0]) * u
            v, w = x + spread * chance.normal() * (1 - 0.4 * u), y + 0.4 * spread * chance.normal()
            lobe(canvas, v, w, reach * (0.6 + 0.6 * chance.random()), ramps[which])


def mountains(canvas: Canvas) -> None:
    rocks(canvas, "90,560 60,470 70,380 90,300 76,220 110,150", (TURQUOISE, LILAC, BLUE, SALMON), (30, 18), 42, 26)
    rocks(canvas, "590,560 618,470 606,380 588,300 604,220 570,140", (MOSS, SALMON, LILAC, TURQUOISE), (30, 18), 42, 26)
    rocks(canvas, "170,470 150,400 170,330 210,270 200,220", (LILAC, TURQUOISE, MOSS), (27, 15), 26, 20)
    rocks(canvas, "510,480 530,400 506,330 470,270 486,210", (BLUE, LILAC, SALMON), (27, 15), 26, 20)
    rocks(canvas, "250,430 280,400 340,388 400,398 440,432", (SALMON, SAND, LILAC, SALMON, TURQUOISE), (17, 22), 24, 20)
    rocks(canvas, "270,372 300,350 340,344 384,350 414,374", (LILAC, TURQUOISE, BLUE), (15, 20), 20, 15)
    rocks(canvas, "70,700 60,640 84,600", (SAND, TURQUOISE, LILAC), (24, 18), 12, 14)
    rocks(canvas, "610,720 618,650 596,600", (LILAC, SALMON, BLUE), (24, 18), 12, 14)
    rocks(canvas, "80,926 130,920 190,926", (BLUE, LILAC, TURQUOISE), (15, 22), 12, 17)
    rocks(canvas, "600,926 550,920 490,926", (SALMON, LILAC, MOSS), (15, 22), 12, 17)


def stream(canvas: Canvas) -> None:
    """From under the throne down through the grass, silver gone grey, with a hem of pebbles."""
    water = path(
        "330,430! 352,430! 366,500 330,570 352,650 400,720 372,800 390,934! 318,934! 312,810 "
        "344,730 300,660 290,570 322,500"
    )
    canvas.fill(water, linear((300, 440), (400, 930), ["#e2e8e6", "#a9bcc4", "#c9d6d6", "#8fa6b4"]), detail=0.4)
    with canvas.clip(water):
        for _ in range(70):
            x, y = 300 + 90 * canvas.chance.random(), 430 + 500 * canvas.chance.random()
            curl = [(x - 12, y), (x - 4, y - 5), (x + 4, y + 1), (x + 11, y - 5), (x + 15, y)]
            canvas.line(
                curl, ("#5f7a8c", "#f2f4ee", "#7d95a4")[int(canvas.chance.integers(3))], 1.5, taper=0.6, alpha=0.7
            )
    chance = canvas.chance
    for x, y in spots_along([p[:2] for p in [*water, water[0]]], 120):
        tone = (SAND, LILAC, SAND, MOSS, TURQUOISE)[int(chance.integers(5))]
        place = x + 4 * chance.normal(), y + 3 * chance.normal()
        lobe(canvas, *place, 3.5 + 7 * chance.random() ** 2, tone)


def tree(canvas: Canvas, trunk: str, leaves: Colours, blossom: Colour, size: float) -> None:
    """A plane tree or an almond that bends over the gold, each leaf by itself."""
    way = path(trunk)
    canvas.line(way, "#5a3c28", 12, 4, detail=0.5)
    canvas.line([(x - 2, y) for x, y in way], "#a8825c", 4, 1.5, detail=0.5)
    chance = canvas.chance
    for x, y in spots_along(way, 10, start=0.35):
        for _ in range(3):
            a = -1.57 + 1.1 * chance.normal()
            end = (x + size * math.cos(a), y + size * math.sin(a))
            canvas.line([(x, y), ((x + end[0]) / 2 + 3, (y + end[1]) / 2), end], "#5a3c28", 2.4, 1, detail=0.5)
            for _ in range(15):
                u, v = end[0] + 0.42 * size * chance.normal(), end[1] + 0.36 * size * chance.normal()
                turn = 360 * chance.random()
                leaf = placed(path("0,0! 3,-3.2 9,0! 3,3.2"), u, v, scale=0.95, turn=turn)
                canvas.fill(leaf, leaves[int(chance.integers(len(leaves)))], detail=0.6)
                if chance.random() < 0.3:
                    canvas.fill(ellipse(u, v, 2.8, count=9), blossom, detail=0.7)
                    canvas.fill(ellipse(u, v, 1, count=7), "#c8483c", detail=0.8)


def king(canvas: Canvas) -> None:
    """Cross-legged on a tiger skin on the highest ledge, alone against the gold, white-bearded, larger than all."""
    x, y, size = 340.0, 338.0, 116.0

    def at(text: str) -> list[tuple[float, ...]]:
        return placed(path(text), x, y, scale=size)

    glow = ellipse(x, y - 52, 84, 92)
    canvas.fill(glow, "#fbeab0", blur=22, alpha=0.75)
    spotted(canvas, at("-0.66,0.04 -0.5,-0.06 0,-0.1 0.5,-0.06 0.68,0.05 0.4,0.15 0,0.12 -0.42,0.16"), SAND, 40)
    robe = at(
        "0,-0.66 -0.2,-0.62 -0.3,-0.4 -0.34,-0.16 -0.58,-0.04 -0.5,0.06 0,0.1 0.5,0.06 0.58,-0.04 "
        "0.34,-0.16 0.3,-0.4 0.2,-0.62"
    )
    spotted(canvas, robe, PELT, 120)
    for way in ("-0.46,0.02 -0.1,-0.08 0.2,0.04", "0.46,0.02 0.1,-0.08 -0.14,0.04"):
        canvas.line(at(way), INK, 1.6, taper=0.4, alpha=0.8, detail=0.8)
    for u in (-1, 1):
        arm_way = at(f"{u * 0.22},-0.54 {u * 0.36},-0.3 {u * 0.2},-0.14")
        canvas.line(arm_way, INK, 17, 13, detail=0.8)
        canvas.line(arm_way, "#b5452e", 14.4, 10.4, detail=0.8)
        hx, hy = at(f"{u * 0.17},-0.13")[0][:2]
        canvas.fill(ellipse(hx, hy, 6.4), "#edc49c", detail=0.85)
    canvas.fill(at("-0.1,-0.64 0.1,-0.64 0.02,-0.4 -0.02,-0.4"), "#2f5fa8", detail=0.8)
    face(canvas, at, -0.66, size, 1, None)
    canvas.fill(
        at("-0.1,-0.82 -0.08,-0.62 0.02,-0.46 0.14,-0.6 0.17,-0.8 0.13,-0.72 0.02,-0.7 -0.06,-0.74"),
        "#f4f0e6",
        detail=0.85,
    )
    canvas.line(at("0.02,-0.64 0.03,-0.56 0.02,-0.5"), "#b5ada0", 1.2, detail=0.85)
    canvas.line(at("0.025,-0.715 0.045,-0.71 0.068,-0.715"), "#c0402e", 2.6, taper=0.4, detail=0.9, keep=0.3)


LEFT = (
    (150, 452, 74),
    (122, 528, 78),
    (96, 616, 80),
    (180, 560, 78),
    (150, 640, 82),
    (112, 716, 84),
    (196, 706, 84),
    (160, 792, 88),
    (90, 812, 84),
    (244, 780, 86),
    (214, 868, 90),
    (124, 884, 88),
    (238, 494, 74),
)
RIGHT = (
    (530, 456, 74),
    (560, 532, 78),
    (588, 622, 80),
    (500, 560, 78),
    (536, 646, 82),
    (572, 724, 84),
    (484, 700, 84),
    (524, 792, 88),
    (596, 816, 84),
    (446, 778, 86),
    (470, 872, 90),
    (560, 886, 88),
    (448, 498, 74),
)


def court(canvas: Canvas) -> None:
    """Son on the left, grandson on the right, and the people in a ring, nobody in anybody's way."""
    people = [(x, y, size, 1, STAND if i in (1, 5, 9) else KNEEL) for i, (x, y, size) in enumerate(LEFT)]
    people += [(x, y, size, -1, STAND if i in (0, 4, 10) else KNEEL) for i, (x, y, size) in enumerate(RIGHT)]
    for x, y, size, side, kind in sorted(people, key=lambda person: person[1]):
        courtier(canvas, x, y, size * (1.2 if kind == STAND else 1.0), side, kind)
    courtier(canvas, 226, 416, 84, 1)
    courtier(canvas, 456, 420, 96, -1, STAND)


LION = (
    "-34,0 -36,-9 -28,-16 -10,-16 6,-17 12,-27 22,-31 31,-27 35,-20 33,-14 26,-12 21,-7 36,-4 39,0 16,1 6,-2 -4,0 -18,1"
)
DEER = (
    "-30,0 -32,-10 -24,-16 -6,-16 8,-19 13,-30 17,-39 24,-40 33,-34 31,-30 24,-30 21,-20 20,-9 34,-4 36,0 14,1 "
    "-4,0 -16,1"
)


def beasts(canvas: Canvas) -> None:
    """Lions and a deer lie as tame as dogs by the water."""
    grey = ("#6a6a70", "#a8a8a8", "#d4d2c8", "#f2efe4")
    russet = ("#8a5a2c", "#c98a4c", "#e6b880", "#f8dcb0")
    for x, y, flip, shape, coat in (
        (296, 602, True, LION, PELT),
        (420, 660, False, DEER, russet),
        (300, 884, True, LION, grey),
    ):
        side = -1 if flip else 1
        canvas.fill(ellipse(x, y, 38, 5), "#3f5a4a", blur=3, alpha=0.5)
        tail = [(x - side * 32, y - 6), (x - side * 46, y - 4), (x - side * 48, y - 18), (x - side * 42, y - 22)]
        canvas.line(tail, INK, 4, 3, detail=0.7)
        canvas.line(tail, coat[1], 2.4, 1.6, detail=0.7)
        body = placed(path(shape), x, y, scale=1.12, flip=flip)
        canvas.form(body, coat, bump=0.4, flatten=0.4, detail=0.7, shadow=0.2)
        canvas.line([*[p[:2] for p in body], body[0][:2]], INK, 1.2, alpha=0.85, detail=0.8)
        eye = placed([(25, -23) if shape is LION else (25, -36)], x, y, scale=1.12, flip=flip)[0]
        canvas.fill(ellipse(eye[0], eye[1], 1.5), "#1c1210", detail=0.9)
        if shape is LION:
            mane = placed(path("8,-20 14,-28 20,-30 19,-22 21,-13 14,-9"), x, y, scale=1.12, flip=flip)
            canvas.fill(mane, coat[0], blur=1, alpha=0.7, detail=0.7)
        else:
            for tip in ((14, -54), (24, -55)):
                horn = placed([(19, -40), (tip[0] - 2, -48), tip], x, y, scale=1.12, flip=flip)
                canvas.line(horn, "#5a3a24", 2, 1, detail=0.8)


def compose(canvas: Canvas) -> None:
    page(canvas)
    gold_sky(canvas)
    meadow(canvas)
    tree(canvas, "96,300 120,220 160,160 220,120", ("#3f7a4a", "#5f9a58", "#8ab468", "#2c5a44"), "#f8e2e2", 34)
    tree(canvas, "588,300 560,210 520,150 452,112", ("#5a8a4a", "#8aa84c", "#c9a83c", "#3f6a44"), "#f4ead8", 34)
    for part in (mountains, stream, king, court, beasts):
        part(canvas)
