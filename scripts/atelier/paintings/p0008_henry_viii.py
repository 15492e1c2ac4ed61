"""A square king: hat with feather and jewels, gold everywhere, on bright blue."""

import math

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_from
from scripts.atelier.colour import radial
from scripts.atelier.curves import ellipse, mirrored, placed, spots_along
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
from scripts.atelier.paintings.shared_melting import melt
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
FACE_SKIN = ("#5a3224", "#b07a5a", "#e6b690", "#f6d2b0", "#fde6cc")
BEARD = ("#5a2c10", "#98582a", "#c08448", "#e0b078")
BLACK = ("#060504", "#14100e", "#262120", "#4a4442")
FACE = MAN.but(
    yaw=-8, width=1.2, jaw=1.06, chin=0.8, flesh=0.75, eye_size=0.86, eye_open=0.72, gaze=(6, 0), nose_length=0.98,
    nose_width=0.95, mouth_width=0.76, lips=0.72, smile=-0.1, skin=FACE_SKIN, lip="#b4604c", lip_strength=0.6,
    brow="#a8703c", brow_strength=0.55, brow_thickness=0.9, brow_ridge=0.7, iris="#6a7a80", whites="#e2d8c4",
    blush="#d8785c", blush_strength=0.26, shadow=0.3, softness=0.9, fill=0.3, neck=0, sheen=0.1, ears=0
)  # fmt: skip


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
    canvas.portrait(357, 346, 404, FACE, light=LIGHT)
    melt(canvas, (340, 344, 110, 34), [(284, 341, 31, 15), (396, 341, 31, 15)])
    for side in (-1, 1):
        canvas.line(
            [(352 + side * 30, 416), (352 + side * 46, 436), (352 + side * 52, 458)],
            "#a8704e",
            3,
            taper=0.7,
            alpha=0.5,
            blur=1.6,
        )
        canvas.line(
            [(340 + side * 42, 362), (340 + side * 64, 370), (340 + side * 84, 364)],
            "#a8704e",
            2.4,
            taper=0.7,
            alpha=0.5,
            blur=1.4,
        )
    canvas.line(outline("322,446 352,452 384,446"), "#b8825e", 2, taper=0.7, alpha=0.4, blur=1)
    beard(canvas)
    hair = outline("204,286 232,282 238,330 230,380 214,410 202,360")
    for shape in (hair, mirrored(hair, 355)):
        canvas.form(shape, BEARD[:3], bump=0.3, flatten=0.5, blur=2.5, detail=0.5, shadow=0.2, gamma=1.2)
    for side in (-1, 1):
        root, end = (
            [(355 + side * 130, 284), (355 + side * 134, 340), (355 + side * 132, 404)],
            [(355 + side * 150, 284), (355 + side * 154, 340), (355 + side * 146, 410)],
        )
        canvas.strands(root, end, 70, BEARD, width=1.4, alpha=0.6, jitter=2, detail=0.6)


def beard(canvas: Canvas) -> None:
    """Thin and reddish along the jaw, a small moustache."""
    outer = outline("198,392 200,452 226,512 282,550 356,564 430,550 484,512 508,452 510,392")
    inner = outline("238,404 248,452 276,492 316,518 356,526 396,518 436,492 464,452 474,404")
    soft = [p[:2] for p in (*outer, *inner[::-1])]
    canvas.fill(soft, "#b8743c", blur=9, alpha=0.55, detail=0.8)
    one, other = spots_along(outer, 121), spots_along(inner, 121)
    for _ in range(1300):
        i, q = int(canvas.chance.integers(3, 118)), canvas.chance.random()
        x, y = other[i] + (one[i] - other[i]) * q
        aside = 5 * (i - 60) / 60
        tip = (float(x) + aside + 3 * canvas.chance.normal(), float(y) + 11 + 6 * canvas.chance.random())
        tone = BEARD[int(canvas.chance.integers(4))]
        canvas.line(
            [(float(x), float(y)), ((float(x) + tip[0]) / 2 + 1.5, (float(y) + tip[1]) / 2), tip],
            tone,
            1.2,
            taper=-0.7,
            alpha=0.5,
            detail=0.9,
        )
    canvas.fill(
        outline("296,460 324,446 352,450 380,446 408,460 380,458 352,458 324,458"), "#a8682f", blur=3, alpha=0.6
    )
    for side in (-1, 1):
        for _ in range(60):
            t = canvas.chance.random()
            x, y = 350 + side * (6 + 44 * t), 446 + 12 * t + 3 * canvas.chance.normal()
            canvas.line(
                [(x, y), (x + side * 13, y + 7)],
                BEARD[int(canvas.chance.integers(4))],
                1.1,
                taper=-0.7,
                alpha=0.55,
                detail=0.9,
            )
    for _ in range(60):
        x, y = 352 + 9 * canvas.chance.normal(), 494 + 20 * canvas.chance.random()
        canvas.line(
            [(x, y), (x + 2 * canvas.chance.normal(), y + 14)],
            BEARD[int(canvas.chance.integers(4))],
            1.7,
            taper=-0.7,
            alpha=0.6,
            detail=0.8,
        )


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
        canvas.line([(330, 958 + 9 * k), (366, 956 + 9 * k), (396, 964 + 7 * k)], "#5a3c20", 1.6, taper=0.5, detail=0.7)
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
