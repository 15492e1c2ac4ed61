"""A square king: hat with feather and jewels, gold everywhere, on bright blue."""

import math
from collections.abc import Sequence

from scripts.atelier.arrays import floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_from
from scripts.atelier.colour import radial, ramp
from scripts.atelier.curves import ellipse, placed, spots_along
from scripts.atelier.hands import hand_cones
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_bones import bones
from scripts.atelier.paintings.shared_henry_dress import (
    GOLD,
    LIGHT,
    LINEN,
    RUBY,
    SILVER,
    chain,
    doublet,
    fur,
    gown,
    jewel,
    slash,
)
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish
from scripts.atelier.sitters import MAN

PAINTING = Homage(
    card=8,
    title="Portrait of Henry VIII of England",
    after="after Hans Holbein the Younger",
    school="renaissance",
    size=(714, 1000),
    detail=(200, 60, 300, 300),
    seed=29,
    finish=Finish(relief=0.04, warm=0.08, vignette=0.12, contrast=0.2, craquelure=0.05),
)

SKIN = ("#7a4a34", "#c08a68", "#e8bc98", "#f8dcc0")
FACE_SKIN = ("#3c1c10", "#8c4e32", "#cc8a60", "#e8b88c", "#f8dab4")
BEARD = ("#5a2c10", "#98582a", "#c08448", "#e0b078")
BLACK = ("#060504", "#14100e", "#262120", "#4a4442")
FACE = MAN.but(
    age=42, sex=0.5, seed=9, yaw=-9, width=1.18, jaw=1.05, chin=1.05, flesh=0.7, cheekbones=1.05, eye_size=0.86,
    eye_open=0.66, squint=0.4, eye_apart=0.95, lid_weight=1.4, nose_length=1.08, nose_width=1.02, nose_bulb=1.05,
    nose_out=1.15, nose_hump=0.25, mouth_width=0.76, lips=0.66, smile=-0.08, skin=FACE_SKIN, lip="#b05a44",
    lip_strength=0.6, brow="#8a5428", brow_strength=0.85, brow_thickness=0.8, brow_arch=0.9, brow_ridge=1.0,
    iris="#66747a", whites="#d8c8ac", blush="#cc6448", blush_strength=0.32, shadow=0.46, softness=0.8, fill=0.27,
    key=1.0, neck=0, sheen=0.6, ears=0
).looking()  # fmt: skip


def ground(canvas: Canvas) -> None:
    canvas.wash(radial((330, 300), 700, ["#4a94ac", "#3b839e", "#2f6f8c", "#235a74"]), noise=0.03)


def collar(canvas: Canvas) -> None:
    band = outline(
        "242,540 260,566 300,586 357,594 414,586 454,566 472,540 484,574 458,608 412,626 357,632 "
        "302,626 256,608 230,574"
    )
    canvas.form(
        band,
        LINEN,
        bump=0.3,
        flatten=0.4,
        light=LIGHT,
        detail=0.6,
        shadow=0.35,
        folds=[
            ([(246 + 18.5 * k, 548 + 38 * math.sin(k * 0.26)), (243 + 19 * k, 584 + 40 * math.sin(k * 0.26))], 7, 0.5)
            for k in range(13)
        ],
    )
    canvas.embroidery(outline("234,576 258,600 302,618 357,625 412,618 456,600 480,576"), 13, ("#8a6020", "#e8c050"))


def head(canvas: Canvas) -> None:
    canvas.portrait(357, 346, 404, FACE, light=(-0.55, -0.5, 0.67))
    years(canvas)
    hair(canvas)
    beard(canvas)
    moustache(canvas)


def years(canvas: Canvas) -> None:
    """Heavy flesh: pouches, the folds beside the nose, cheeks that turn from the light, lids that have seen much."""
    for way, width, alpha in CREASES:
        canvas.line(way, "#9a5634", width, taper=0.6, blur=width * 0.5, alpha=alpha)
    for way, width, alpha in SWELLINGS:
        canvas.line(way, "#fbe0bc", width, taper=0.5, blur=width * 0.5, alpha=alpha)


CREASES = (
    ([(263, 364), (284, 373), (304, 366)], 4, 0.34),  # pouches
    ([(372, 364), (392, 373), (412, 362)], 4, 0.34),
    ([(303, 424), (297, 438), (288, 458)], 8, 0.3),  # from the nose to the moustache
    ([(380, 426), (392, 440), (402, 458)], 8, 0.3),
    ([(222, 300), (226, 350), (236, 410), (262, 460)], 24, 0.34),  # the cheek in the light turns away too
    ([(258, 326), (280, 316), (302, 324)], 5, 0.2),
    ([(312, 300), (318, 326), (316, 350)], 8, 0.16),
    ([(304, 420), (301, 430), (306, 438)], 3, 0.4),  # the wing of the nose
)
"""Ways, widths and strengths."""

SWELLINGS = (
    ([(266, 400), (282, 412)], 26, 0.22),
    ([(341, 330), (338, 380), (336, 418)], 8, 0.34),
    ([(334, 424), (338, 430)], 10, 0.3),
    ([(268, 385), (290, 388)], 10, 0.2),
    ([(330, 286), (352, 284)], 26, 0.16),
)


def hair(canvas: Canvas) -> None:
    """Cropped short, it comes out under the hat and runs down into the beard."""
    for side, x in ((-1, 209), (1, 504)):
        strip = [(x - 9, 276), (x + 9, 276), (x + 8, 340), (x + 9, 400), (x - 9, 400), (x - 8, 340)]
        canvas.fill(strip, BEARD[1], blur=4, alpha=0.7, detail=0.8)
        for _ in range(420):
            root = (x + side + 8 * float(canvas.chance.uniform(-1, 1)), 268 + 124 * canvas.chance.random())
            hairline(canvas, root, (side * (1.5 + canvas.chance.normal()), 16 + 8 * canvas.chance.random()))


OUTER = (
    "202,288 200,350 200,384 202,436 218,492 256,534 304,555 354,562 404,555 450,534 488,492"
    " 506,436 510,384 510,350 508,288"
)
INNER = (
    "213,288 217,350 221,376 224,424 238,470 268,503 308,521 354,526 400,521 438,503 468,470"
    " 484,424 489,376 493,350 497,288"
)


def beard(canvas: Canvas) -> None:
    """Short and reddish: it frames the jaw and thins out toward the cheeks."""
    soft = [p[:2] for p in (*outline(OUTER), *outline(INNER)[::-1])]
    canvas.fill(soft, BEARD[1], blur=6, alpha=0.6, detail=0.8)
    one, other = spots_along(outline(OUTER), 121), spots_along(outline(INNER), 121)
    for _ in range(3400):
        i, q = int(canvas.chance.integers(0, 121)), canvas.chance.normal(0.5, 0.34)
        if q < 1.06:
            root = other[i] + (one[i] - other[i]) * q
            hairline(canvas, root, ((60 - i) / 15 + 2.5 * canvas.chance.normal(), 7 + 5 * canvas.chance.random()))


def moustache(canvas: Canvas) -> None:
    """Parted below the nose, it lies on the lip and runs round the mouth into the beard; a tuft below the lip."""
    for side in (-1, 1):
        way = spots_along(
            [(350 + side * 5, 449), (350 + side * 24, 452), (350 + side * 46, 466), (350 + side * 62, 510)], 80
        )
        canvas.line(way, BEARD[1], 14, 26, blur=4, alpha=0.55, detail=0.8)
        for _ in range(560):
            k = int(canvas.chance.integers(0, 74))
            ahead, wide = (way[k + 5] - way[k]) * 1.7, 2.8 + 5.0 * k / 80
            root = way[k] + canvas.chance.normal(size=2) * (3.0, wide)
            hairline(canvas, root, (float(ahead[0]) + canvas.chance.normal(), float(ahead[1]) + 3))
    for _ in range(110):
        down = canvas.chance.random()
        root = (350 + (11 - 7 * down) * canvas.chance.normal(), 486 + 24 * down)
        hairline(canvas, root, (1.5 * canvas.chance.normal(), 11))


def hairline(canvas: Canvas, root: Sequence[float], way: tuple[float, float]) -> None:
    """One hair, bent a little; darker away from the light and below the chin."""
    x, y = float(root[0]), float(root[1])
    tone = 0.52 - (x - 357) / 480 - max(0.0, y - 515) / 160 - max(0.0, 312 - y) / 130 + 0.2 * canvas.chance.normal()
    points = [(x, y), (x + way[0] * 0.5 + 1.2, y + way[1] * 0.5), (x + way[0], y + way[1])]
    colour = ramp(floats(min(1.0, max(0.0, tone))), BEARD)
    canvas.line(points, colour, 1.1, taper=-0.7, alpha=0.5, detail=0.9)


def hat(canvas: Canvas) -> None:
    crown = outline(
        "168,262 150,216 176,164 240,124 330,104 430,108 510,140 556,190 560,240 540,270 440,244 357,238 260,246"
    )
    canvas.form(
        crown,
        BLACK,
        bump=0.4,
        flatten=0.4,
        light=LIGHT,
        detail=0.5,
        folds=folds_from((360, 130), outline("180,230 300,236 430,236 540,240"), 8, width=22, height=0.5, seed=6),
    )
    brim = outline(
        "156,268 190,246 270,230 357,226 450,232 526,252 562,276 548,298 480,282 400,272 357,270 "
        "300,272 230,282 176,300"
    )
    canvas.form(brim, BLACK, bump=0.35, flatten=0.4, light=LIGHT, detail=0.6, shadow=0.7)
    canvas.line(outline("160,290 230,276 357,264 480,276 556,294"), "#0a0806", 9, blur=5, alpha=0.5)
    feather(canvas)
    for i, (x, y) in enumerate(spots_along(outline("184,272 260,254 357,248 450,256 534,276"), 7)):
        jewel(
            canvas,
            float(x),
            float(y),
            11 if i % 2 else 13,
            RUBY if i % 2 else ("#0c0a0c", "#241c22", "#544a54", "#d8d0d8"),
        )
    for x, y in spots_along(outline("196,190 260,150 340,134 430,140 510,176"), 6):
        aglet(canvas, float(x), float(y))


def aglet(canvas: Canvas, x: float, y: float) -> None:
    for turn in (-24, 24):
        canvas.form(placed(outline("-4,-13 4,-13 5,13 -5,13"), x, y, turn=turn), GOLD, bump=0.7, detail=0.9, keep=0.6)
    canvas.form(ellipse(x, y, 6), ("#8a8478", "#d8d2c6", "#fffdf6"), detail=0.9, keep=0.6)


def feather(canvas: Canvas) -> None:
    """White ostrich, round the brim to the right."""
    quill = outline("210,236 270,214 340,202 420,204 500,220 560,250 592,300 590,344")
    spots = spots_along(quill, 150)
    for i in range(149):
        (x, y), (nx, ny) = spots[i], spots[i + 1] - spots[i]
        long = (26 + 14 * math.sin(i * 0.21)) * min(1.0, 0.3 + i / 40) * (1 if i < 128 else (160 - i) / 32)
        size = math.hypot(nx, ny) + 1e-6
        for side in (-1, 1):
            for _ in range(2):
                lean = 0.7 + 0.3 * canvas.chance.random()
                dx, dy = (nx / size * lean - ny / size * side) * long, (ny / size * lean + nx / size * side) * long
                barb = [
                    (float(x), float(y)),
                    (float(x + dx * 0.6), float(y + dy * 0.6 - 3)),
                    (float(x + dx), float(y + dy + 5)),
                ]
                tone = ("#b8b0a0", "#e6dfd0", "#faf6ec", "#d4ccbc")[int(canvas.chance.integers(4))]
                canvas.line(barb, tone, 2.4, taper=-0.8, alpha=0.75, detail=0.7, keep=0.3)
    canvas.line(quill, "#fffaf0", 2.4, 1.4, alpha=0.9, detail=0.8, keep=0.5)


def hands(canvas: Canvas) -> None:
    sleeve = outline("-20,860 60,850 150,880 190,940 190,1010! -20,1010!")
    canvas.drapery(
        sleeve,
        SILVER,
        knot=(186, 960),
        ends=outline("10,860 120,866 180,920"),
        count=10,
        width=18,
        height=0.9,
        detail=0.4,
    )
    for band in (
        outline("0,880 80,884 150,930"),
        outline("-10,930 70,930 140,970"),
        outline("-10,980 60,975 130,1000"),
    ):
        canvas.embroidery(band, 13, ("#8a6424", "#f0d484"))
    for x, y in ((60, 900), (110, 930), (40, 960)):
        slash(canvas, x, y)
    for shape in (
        "236,952 280,940 330,956 380,948 408,968 396,984 340,990 250,1010!",
        "240,980 300,976 360,990 420,984 440,1004 300,1014!",
    ):
        canvas.form(outline(shape), ("#3a2412", "#8a6440", "#c09c70", "#e2c8a0"), bump=0.4, flatten=0.4, detail=0.6)
    for k in range(3):
        canvas.line(
            [(330, 958 + 9 * k), (366, 956 + 9 * k), (396, 964 + 7 * k)],
            "#8a6440",
            1.4,
            taper=0.7,
            alpha=0.6,
            detail=0.7,
        )
    canvas.clay(
        hand_cones(196, 972, 20, 128, 4, pose="holding", thumb="left", wrist=0.2),
        SKIN,
        light=LIGHT,
        detail=0.8,
        fill=0.26,
        contact=0,
    )
    canvas.form(
        outline("150,930 200,918 220,950 214,1010! 150,1010!"),
        LINEN,
        bump=0.4,
        flatten=0.4,
        detail=0.6,
        folds=folds_from((200, 966), outline("160,926 150,1000 200,1005"), 6, width=8, height=0.7),
    )
    for x, y in ((272, 962), (262, 986)):
        jewel(canvas, x, y, 6)


def neck(canvas: Canvas) -> None:
    canvas.clay(bones("357,470,0,92 357,516,-10,98", blend=30), SKIN, light=LIGHT, detail=0.5, contact=0)
    canvas.line(outline("262,540 300,566 357,574 414,566 452,540"), "#6a3c26", 40, taper=0.4, alpha=0.7, blur=12)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    ground(canvas)
    gown(canvas)
    doublet(canvas)
    fur(canvas)
    neck(canvas)
    collar(canvas)
    head(canvas)
    chain(canvas)
    hat(canvas)
    hands(canvas)
