"""A man of fruit in profile: a cucumber nose, teeth of peas, a coat of straw with an artichoke."""

import math

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import radial
from scripts.atelier.curves import ellipse, placed, spots_along
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_fruit import (
    APPLE,
    CHERRY,
    CUCUMBER,
    FIG,
    GARLIC,
    GRAPE,
    GREEN_APPLE,
    GREEN_GRAPE,
    LEAF,
    LEMON,
    OLD_LEAF,
    ONION,
    PEACH,
    PEAR,
    PLUM,
    berry,
    corn_ear,
    fruit,
    grapes,
    leaf,
    pear,
    ribbed,
)  # fmt: skip
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=9,
    title="Summer",
    after="after Giuseppe Arcimboldo",
    school="renaissance",
    size=(758, 1000),
    detail=(370, 330, 310, 310),
    seed=31,
    finish=Finish(thickness=0.2, glaze=0.4, warm=0.1, vignette=0.12, contrast=0.28, saturation=0.92, craquelure=0.07),
)

PEA = ("#6a7a34", "#b4c070", "#e2e8b0", "#fbfde4")
HEAD = outline(
    "232,250 300,190 420,190 510,230 530,300 512,360 496,420 520,500 530,540 520,600 480,650 "
    "420,670 330,670 260,660 206,610 176,500 178,370"
)


def ground(canvas: Canvas) -> None:
    canvas.wash(radial((400, 420), 800, ["#33281e", "#231a14", "#17110d", "#0e0a08"]), noise=0.05)


def coat(canvas: Canvas) -> None:
    """Woven straw, in herringbone."""
    cloth = outline("70,1010! 84,900 130,820 210,768 330,748 450,756 560,790 640,850 684,930 694,1010!")
    canvas.form(cloth, ("#3a2408", "#946a24", "#cfa44c", "#efd78c"), bump=0.35, flatten=0.5)
    with canvas.clip(cloth):
        for row in range(20):
            for column in range(24):
                x = 60 + 28 * column + 14 * (row % 2)
                y = 742 + 15 * row + 46 * ((x - 380) / 330) ** 2
                tilt = 32 if row % 2 else -32
                for k, tone in ((-1, "#6a4612"), (0, "#d8b058"), (1, "#f6e2a0")):
                    stalk = placed([(-15, 0), (15, 0)], x, y + 4.4 * k, turn=tilt)
                    canvas.line(stalk, tone, 3.4, taper=0.3, alpha=0.75, detail=0.5)
                canvas.line(placed([(-15, 8), (15, 8)], x, y, turn=tilt), "#2c1a06", 2, alpha=0.6)
    for x0, x1, y0, y1 in ((250, 300, 770, 1000), (560, 620, 800, 1000)):
        canvas.line([(x0, y0), (x1 - 10, (y0 + y1) / 2), (x1, y1)], "#3a2206", 16, blur=9, alpha=0.5)
    for t in range(13):
        root = (126 + 9 * t, 838 - 5.4 * t)
        corn_ear(canvas, root, (root[0] - 44 + 2 * t, root[1] - 26 - 2 * t), size=8)


def collar(canvas: Canvas) -> None:
    for t in range(30):
        u = t / 29
        x, y = 196 + 320 * u, 784 - 26 * math.sin(math.pi * u) + 34 * u * u
        lean = -34 + 74 * u
        tip = (x + lean, y - 62 + 14 * abs(u - 0.5))
        corn_ear(canvas, (x, y), tip, size=9, beard=1.3)
    canvas.line(outline("190,792 280,772 360,770 450,788 530,830"), "#7a5418", 9, detail=0.4)
    canvas.line(outline("190,790 280,770 360,768 450,786 530,828"), "#e8c878", 3, detail=0.4)


def artichoke(canvas: Canvas) -> None:
    canvas.line(outline("440,1010 452,960 458,910"), "#46561f", 20, 15, detail=0.5)
    for row in range(6):
        count = (5, 6, 5, 4, 3, 1)[row]
        for i in range(count):
            aside = (i - (count - 1) / 2) * 20
            scale = placed(
                outline("-13,10 -15,-8 -8,-26 0,-36! 8,-26 15,-8 13,10"), 460 + aside, 928 - 24 * row, turn=aside * 0.55
            )
            canvas.form(
                scale,
                ("#1a2610", "#55682a", "#9ca450", "#e4dc9c"),
                bump=0.6,
                light=(-0.7, -0.4, 0.5),
                detail=0.6,
                shadow=0.7,
            )
            canvas.line([scale[2][:2], scale[3][:2], scale[4][:2]], "#8a5a6a", 2, alpha=0.6, detail=0.6)
    canvas.fill(ellipse(498, 866, 34, 76, turn=12), "#141c10", blur=20, alpha=0.3)


def neck(canvas: Canvas) -> None:
    fruit(canvas, (390, 708), 46, 74, colours=GARLIC, turn=8)
    ribbed(canvas, (322, 720), 46, 62, colours=("#5a4a10", "#b09a34", "#dcc864", "#f6eaaa"), turn=-6, line="#7a6a20")
    ribbed(canvas, (268, 700), 40, 46, colours=GARLIC, turn=10, line="#a08868")
    ribbed(canvas, (436, 700), 30, 40, colours=ONION, turn=-20)
    for place, size, tone in (
        ((300, 668), 26, PLUM),
        ((352, 664), 28, ONION),
        ((402, 668), 24, GREEN_APPLE),
        ((262, 664), 24, LEMON),
    ):
        fruit(canvas, place, size, colours=tone)
    for turn in (70, 95, 120):
        leaf(canvas, (252, 662), 90, turn)


def skull(canvas: Canvas) -> None:
    """Everything under and behind the face: packed until no gap is left."""
    canvas.fill(HEAD, "#1c1a0e", blur=4)
    for i in range(16):
        a = 100 + 11 * i
        leaf(
            canvas,
            (260 + 40 * math.cos(math.radians(a)), 400 + 130 * math.sin(math.radians(a))),
            96 + 20 * canvas.chance.random(),
            a,
        )
    tones = (PLUM, CHERRY, LEMON, FIG, GREEN_APPLE, APPLE, GRAPE, PEACH)
    spots: list[tuple[float, float, float]] = []
    for _ in range(150):
        angle, q = canvas.chance.random() * 6.28, canvas.chance.random() ** 0.5
        found = (286 + 112 * q * math.cos(angle), 440 + 215 * q * math.sin(angle), q)
        if all(math.dist(found[:2], other[:2]) > 20 for other in spots):
            spots.append(found)
    for i, (x, y, _) in enumerate(sorted(spots, key=lambda spot: -spot[2])):
        fruit(canvas, (x, y), 17 + 14 * canvas.chance.random(), colours=tones[i % len(tones)])
    for place, size, tone, turn in (
        ((214, 540), 40, PEAR, 200),
        ((250, 610), 36, PEAR, 160),
        ((214, 330), 34, PEAR, 250),
    ):
        pear(canvas, place, size, colours=tone, turn=turn)
    for place in ((236, 470), (214, 440), (290, 640), (330, 622)):
        berry(canvas, place, 24)
    for i in range(7):
        pod(canvas, (216 + 8 * i, 590 + 12 * i), 66, 60 - 9 * i)


def pod(canvas: Canvas, place: tuple[float, float], size: float, turn: float) -> None:
    shape = outline("0,0! 20,-12 50,-15 80,-10 100,0! 78,9 50,13 20,10")
    body = placed(shape, *place, scale=size / 100, turn=turn)
    canvas.form(body, CUCUMBER, bump=0.7, detail=0.6, shadow=0.6)
    canvas.line([body[0][:2], body[2][:2], body[4][:2]], "#c4d080", 1.2, alpha=0.6, detail=0.6)


def brow_and_eye(canvas: Canvas) -> None:
    ribbed(canvas, (408, 282), 84, 74, colours=ONION, turn=-12, ribs=9)
    ribbed(canvas, (486, 292), 50, 58, colours=("#5a3418", "#b88050", "#e4b884", "#fae6c2"), turn=14, ribs=7)
    fruit(canvas, (352, 330), 40, 36, colours=GARLIC, turn=20)
    for place in ((352, 372), (378, 388), (336, 396), (362, 408)):
        hazelnut(canvas, place, 16)
    canvas.fill(ellipse(456, 378, 46, 32), "#160c08", blur=6, alpha=0.85)
    pear(canvas, (436, 354), 33, colours=("#46360e", "#a08432", "#d8c058", "#f6e8a4"), turn=84)
    pear(canvas, (434, 404), 32, colours=("#3c2c0c", "#94702a", "#ccac4c", "#f0dc94"), turn=96)
    fruit(canvas, (462, 379), 25, colours=("#050205", "#1c0610", "#4c1420", "#a05058"), shine=0.95, detail=0.9)
    corn_ear(canvas, (398, 350), (532, 322), size=13, beard=1.2, colours=("#4a3008", "#b0842e", "#e0bc60", "#fae8a8"))


def hazelnut(canvas: Canvas, place: tuple[float, float], size: float) -> None:
    for turn in (200, 250, 290, 340):
        leaf(canvas, place, size * 1.5, turn, colours=("#1c240c", "#5a6a2a", "#98a050", "#c8cc84"), width=0.3)
    fruit(canvas, place, size * 0.8, size * 0.9, colours=("#2c1606", "#7a4a1c", "#b8823c", "#e8c080"), shine=0.6)


def face(canvas: Canvas) -> None:
    fruit(canvas, (402, 492), 86, 82, colours=("#5a1a12", "#c8583a", "#ec9c66", "#fcd49a"), shine=0.5, detail=0.7)
    canvas.fill(ellipse(420, 512, 52, 46), "#c02c1c", blur=22, alpha=0.45)
    canvas.line(outline("344,430 330,490 352,556"), "#7a2412", 4, taper=0.8, alpha=0.55, blur=2)
    for place, size, tone in (
        ((478, 450), 27, PEACH),
        ((488, 500), 25, PEACH),
        ((458, 560), 27, APPLE),
        ((470, 596), 26, PEACH),
    ):
        fruit(canvas, place, size, size * 0.92, colours=tone)
    fruit(canvas, (420, 594), 50, 40, colours=APPLE, turn=12)
    fruit(canvas, (366, 590), 36, 33, colours=PLUM)
    pear(canvas, (478, 634), 50, colours=("#3c360c", "#94882a", "#ccc050", "#f2eaa0"), turn=228)
    fruit(canvas, (430, 652), 28, 25, colours=GREEN_APPLE)
    mouth(canvas)
    nose = outline("480,352 502,344 524,372 550,412 584,440 602,468 588,492 556,494 522,476 498,442 484,398")
    canvas.form(nose, CUCUMBER, bump=0.9, blur=0.7, noise=0.09, noise_size=15, detail=0.7, shadow=0.6)
    for x, y in spots_along(outline("496,368 514,402 540,436 578,466"), 9):
        for aside in (-11, 2, 13):
            bump = (x + aside + 2 * canvas.chance.normal(), y - aside * 0.7 + 2 * canvas.chance.normal())
            fruit(canvas, bump, 4.2, colours=("#2a4416", "#5c7a2c", "#a4b860", "#dce49a"), shine=0)
    canvas.line(outline("500,356 522,388 550,422 582,446"), "#dce8a4", 4, taper=0.7, alpha=0.6, blur=2, detail=0.7)


def mouth(canvas: Canvas) -> None:
    shell = outline("446,560! 476,542 512,536 548,544! 516,562 480,570")
    canvas.form(shell, CUCUMBER, bump=0.4, detail=0.8, shadow=0.5)
    for k in range(6):
        fruit(canvas, (474 + 12.4 * k, 558 - 1.6 * k), 8.4, colours=PEA, shine=0.8, detail=0.9)
    for place, size in (((496, 526), 21), ((529, 526), 20), ((508, 588), 22), ((474, 596), 18)):
        fruit(canvas, place, size, size * 0.82, colours=CHERRY, shine=0.9, detail=0.8)


def ear(canvas: Canvas) -> None:
    for turn in (66, 82, 100, 118):
        leaf(canvas, (300, 372), 168, turn, colours=("#2a3a10", "#708034", "#b0b464", "#e2e0a4"), width=0.15)
    cob = outline("278,352 304,338 330,356 342,410 336,470 310,514 284,476 270,410")
    canvas.form(cob, ("#5a3c08", "#b88824", "#e0b63c", "#f8e48a"), bump=0.6, detail=0.6, shadow=0.6)
    for row in range(13):
        wide = 29 * math.sin(math.pi * (row + 1.2) / 15)
        for k in range(-2, 3):
            place = (306 + wide * k * 0.5 + (3 if row % 2 else -3), 356 + 11.6 * row)
            fruit(canvas, place, 6.6, 5.6, colours=("#7a5408", "#d09c2c", "#f0cc54", "#fdf2b0"), shine=0.4)
    for turn in (52, 128):
        leaf(canvas, (306, 352), 150, turn, colours=("#3a4a18", "#82903c", "#bcc070", "#ecebb4"), width=0.13)


def hat(canvas: Canvas) -> None:
    for i in range(30):
        a = math.radians(168 + 190 * i / 29)
        root = (350 + 150 * math.cos(a), 232 + 104 * math.sin(a))
        tones = LEAF if i % 4 else OLD_LEAF
        leaf(
            canvas, root, 70 + 56 * canvas.chance.random(), math.degrees(a) + 28 * canvas.chance.normal(), colours=tones
        )
    for k in range(15):
        root = (372 + 6 * canvas.chance.normal(), 120)
        corn_ear(canvas, root, (330 + 12 * k, 26 + 14 * abs(k - 7) ** 0.8), size=6, beard=1.8)
    ribbed(
        canvas,
        (258, 214),
        66,
        56,
        colours=("#2a3a14", "#74843c", "#b4b868", "#e8e4a8"),
        turn=-24,
        ribs=9,
        line="#46561f",
    )
    large = (
        ((330, 150), 44, PEACH),
        ((402, 148), 40, APPLE),
        ((462, 172), 38, LEMON),
        ((508, 214), 34, PLUM),
        ((196, 280), 36, APPLE),
        ((366, 206), 36, PLUM),
    )
    for place, size, tone in large:
        fruit(canvas, place, size, size * 0.93, colours=tone)
    pear(canvas, (426, 212), 34, turn=-28)
    pear(canvas, (290, 150), 32, colours=GREEN_APPLE, turn=-70)
    for i in range(52):
        a = math.radians(176 + 176 * canvas.chance.random())
        q = 0.66 + 0.36 * canvas.chance.random()
        tones = (CHERRY, CHERRY, PLUM, GREEN_APPLE, APPLE, CHERRY)[i % 6]
        fruit(
            canvas,
            (352 + 176 * q * math.cos(a), 254 + 130 * q * math.sin(a)),
            12 + 8 * canvas.chance.random(),
            colours=tones,
        )
    for x, y in outline("300,108 350,98 448,118 238,150 520,176 200,236"):
        berry(canvas, (x, y), 20)
    grapes(canvas, (190, 262), 46, 13, colours=GRAPE, turn=98, long=140)
    grapes(canvas, (240, 282), 26, 11, colours=GREEN_GRAPE, turn=84, long=84)
    for root, turn in (
        ((470, 138), -38),
        ((530, 190), -8),
        ((240, 122), -128),
        ((186, 196), -160),
        ((344, 92), -84),
        ((550, 226), 30),
    ):
        leaf(canvas, root, 92, turn)


def compose(canvas: Canvas) -> None:
    canvas.light = (-0.34, -0.58, 0.74)
    ground(canvas)
    coat(canvas)
    neck(canvas)
    collar(canvas)
    artichoke(canvas)
    skull(canvas)
    ear(canvas)
    brow_and_eye(canvas)
    face(canvas)
    hat(canvas)
