"""A single zebra, every stripe and hair looked at, with a fine halter, before a plain buff ground."""

import math

import numpy as np

from scripts.atelier.arrays import floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear, radial
from scripts.atelier.curves import between, ellipse, normals, placed, smooth, spots_along
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_contour import outlined
from scripts.atelier.paintings.shared_paths import path
from scripts.atelier.school import Finish, Jitter

PAINTING = Homage(
    card=74,
    title="A Zebra",
    after="after Mansur",
    school="renaissance",
    size=(1000, 758),
    detail=(150, 90, 260, 260),
    seed=74,
    finish=Finish(
        jitter=Jitter(2, 0.04, 0.015),
        glaze=0.66,
        relief=0.03,
        weave=0.0,
        warm=0.08,
        vignette=0.08,
        craquelure=0.03,
        saturation=1.06,
        contrast=0.32,
    ),
)

COAT = ("#8a7860", "#b7a68a", "#dccfb4", "#efe6d0", "#f9f3e2")
DARK = ("#2a1d16", "#33241b", "#1f1612", "#3d2c20")

BODY = path(
    "306,132 350,168 398,226 448,262 540,276 620,266 690,270 736,306 754,358 746,420 728,478 740,512 "
    "732,560 728,604 738,626 734,646! 690,646! 698,622 707,600 704,552 692,512 664,474 628,446 560,462 "
    "480,460 434,446 424,500 415,532 411,580 412,608 416,628 414,646! 370,646! 380,622 388,600 383,546 "
    "374,508 358,450 334,402 322,352 314,304 292,270 262,272 226,296 192,318 164,316 150,296 158,270 "
    "196,234 236,178 264,140 286,124"
)
FAR_HIND = path(
    "640,420 690,420 676,478 682,514 672,560 668,604 676,622 672,638! 634,638! 640,616 650,600 648,556 636,512 618,470"
)
FAR_FORE = path(
    "380,420 440,420 458,500 452,534 450,580 452,606 456,624 454,640! 416,640! 424,618 430,600 428,544 420,506"
)

CREST = path("292,122 312,132 350,166 398,224 446,260")
NOSE = path("284,130 240,182 200,238 168,274")


def paper(canvas: Canvas) -> None:
    """Buff ground, cooler toward the top, with tufts of spring grass no taller than a hoof."""
    canvas.wash(linear((0, 0), (0, 758), ["#d3ac6e", "#dfba7e", "#e6c388", "#d9b274"]), noise=0.05, noise_size=130)
    canvas.rectangle(
        -5,
        600,
        1010,
        170,
        linear((0, 596), (0, 700), ["#dfb66c", "#c4b060", "#a39f50"]),
        blur=16,
        alpha=0.85,
        noise=0.06,
    )
    chance = canvas.chance
    for _ in range(64):
        x, y = 1000 * chance.random(), 634 + 100 * chance.random() ** 1.2
        tuft(canvas, x, y, 9 + 13 * chance.random())
    for x, y in ((104, 676), (250, 704), (520, 696), (590, 716), (830, 668), (906, 706), (64, 722), (770, 716)):
        flower(canvas, x, y, 26)


def tuft(canvas: Canvas, x: float, y: float, size: float) -> None:
    for i in range(6):
        lean = (i - 2.5) * 0.26 + 0.1 * canvas.chance.normal()
        tip = (x + size * lean * 1.4, y - size * (1 - 0.22 * abs(lean)))
        tone = ("#6f7f46", "#56693a", "#8a9656", "#45582f")[i % 4]
        canvas.line(
            [(x + i - 2.5, y), (x + size * lean * 0.5, y - size * 0.6), tip], tone, 2.2, 0.5, alpha=0.85, detail=0.6
        )


def flower(canvas: Canvas, x: float, y: float, size: float) -> None:
    tone = ("#b5452e", "#c9852e", "#8d4a66")[int(canvas.chance.integers(3))]
    tuft(canvas, x, y, size * 0.8)
    for dx, high in ((-7, 0.9), (3, 1.25), (11, 0.8)):
        top = (x + dx, y - size * high)
        canvas.line([(x, y), (x + dx * 0.4, y - size * high * 0.6), top], "#56693a", 1.6, 1, detail=0.6)
        for k in range(5):
            a = 2 * math.pi * k / 5
            canvas.fill(ellipse(top[0] + 3 * math.cos(a), top[1] + 3 * math.sin(a), 2.6, count=9), tone, detail=0.7)
        canvas.fill(ellipse(*top, 1.6, count=9), "#f0dca0", detail=0.7)


def stripe(canvas: Canvas, way: list[tuple[float, float]], width: float, *, alpha: float = 0.93) -> None:
    """A stripe of hair: uneven, feathered across, thin where it runs out."""
    chance = canvas.chance
    curve = smooth(way, closed=False, steps=10)
    curve = curve + floats(np.cumsum(chance.normal(0, 0.22, curve.shape), axis=0))
    tone = DARK[int(chance.integers(4))]
    canvas.line(
        curve[:: max(1, len(curve) // 14)], tone, width, width * 0.9, taper=0.62, alpha=alpha, blur=0.7, detail=0.7
    )
    side = normals(curve)
    for i in range(3, len(curve) - 3 if width > 4 else 0):
        for sign in (-1, 1):
            near = 0.3 * math.sin(math.pi * i / len(curve))
            x, y = curve[i] + side[i] * sign * width * near
            u, v = curve[i] + side[i] * sign * width * (near + 0.16) + chance.normal(0, 0.5, 2)
            canvas.line([(x, y), (u, v + 3)], tone, 1.5, 0.5, alpha=0.4, detail=0.7)


def family(canvas: Canvas, one: str, other: str, count: int, width: tuple[float, float], *, skew: float = 0.0) -> None:
    """Stripes that turn from one guide into another."""
    a, b = path(one), path(other)
    for i in range(count):
        share = (i + 0.5) / count + 0.12 / count * canvas.chance.normal()
        curve = [(float(x), float(y)) for x, y in between(a, b, share)]
        wide = width[0] + (width[1] - width[0]) * share + skew * (i % 2)
        stripe(canvas, curve, wide)
        if width[0] > 8 and i + 1 < count:
            between_two = [(float(x), float(y)) for x, y in between(a, b, share + 0.5 / count)]
            stripe(canvas, between_two, 3.4, alpha=0.28)


def bands(
    canvas: Canvas, axis: str, count: int, half: tuple[float, float], width: tuple[float, float], bow: float
) -> None:
    """Rings round a leg, narrower downwards."""
    curve = smooth(path(axis), closed=False, steps=20)
    side = normals(curve)
    for i in range(count):
        share = (i + 0.4) / count
        at = int(share * (len(curve) - 1))
        reach = half[0] + (half[1] - half[0]) * share
        (x, y), (nx, ny) = curve[at], side[at]
        way = [(x - nx * reach, y - ny * reach), (x, y + bow), (x + nx * reach, y + ny * reach)]
        stripe(canvas, way, width[0] + (width[1] - width[0]) * share, alpha=0.88)


def far_legs(canvas: Canvas) -> None:
    shade = ("#6e604e", "#95866c", "#b7a88a", "#cdbf9f")
    for shape, axis in ((FAR_HIND, "652,440 654,510 660,560 656,612"), (FAR_FORE, "414,430 438,510 440,556 440,612")):
        canvas.form(shape, shade, bump=0.5, direction=86.0, detail=0.5, shadow=0.2)
        with canvas.clip(shape):
            bands(canvas, axis, 11, (30, 17), (12, 6), 3)


def coat(canvas: Canvas) -> None:
    with outlined(canvas, "#5a4636", 1.4, alpha=0.8):
        ears(canvas)
        canvas.form(BODY, COAT, bump=0.34, flatten=0.5, direction=74.0, detail=0.55, shadow=0.25)
    with canvas.clip(BODY):
        for x, y, wide, high, tone, alpha in (
            (500, 474, 190, 40, "#8d7a5e", 0.55),
            (664, 470, 50, 60, "#8d7a5e", 0.4),
            (350, 420, 40, 70, "#9a876a", 0.4),
            (640, 350, 40, 90, "#a8967a", 0.3),
            (430, 350, 30, 90, "#a8967a", 0.28),
            (290, 262, 40, 22, "#8d7a5e", 0.5),
            (700, 330, 60, 46, "#fffaf0", 0.5),
            (530, 308, 110, 26, "#fffaf0", 0.6),
            (396, 300, 30, 60, "#fffaf0", 0.4),
        ):
            canvas.fill(ellipse(x, y, wide, high), tone, blur=16, alpha=alpha)
        stripes(canvas)
        muzzle(canvas)


def stripes(canvas: Canvas) -> None:
    family(canvas, "314,140 306,196 290,268", "448,258 402,330 350,416", 8, (9, 14))
    family(canvas, "470,262 440,330 414,400 410,446", "638,262 638,340 620,404 596,456", 9, (15, 13))
    family(canvas, "676,266 654,336 628,400 612,450", "754,376 736,420 710,448 680,478", 7, (14, 12))
    bands(canvas, "704,476 716,512 718,560 712,608", 10, (40, 19), (13, 7), 4)
    bands(canvas, "390,446 398,510 398,560 396,612", 11, (40, 18), (13, 6), 4)
    family(canvas, "292,128 246,180 206,236 176,268", "302,150 268,200 230,246 196,276", 4, (5, 6))
    family(canvas, "306,160 288,196 256,222", "300,262 270,262 244,266", 6, (6.5, 6))
    canvas.line(path("440,464 500,472 566,470 620,456"), "#3d2c20", 6, taper=0.7, alpha=0.6, blur=2)
    for x, y in ((392, 637), (712, 637)):
        canvas.rectangle(x - 26, y - 5, 54, 20, linear((x, y - 6), (x, y + 10), ["#4a3a2e", "#1f1712"]), detail=0.6)


def muzzle(canvas: Canvas) -> None:
    soft = radial((170, 298), 48, ["#241812", "#33231a", "#6a5340", "#b7a68a"])
    canvas.fill(ellipse(166, 300, 40, 30, turn=-38), soft, blur=7, alpha=0.95, direction=-40.0)
    canvas.fill(path("160,282 168,278 172,286 164,292"), "#0c0806", detail=0.8, keep=0.4)
    canvas.line(path("156,306 170,310 186,306"), "#0c0806", 2, taper=0.5, alpha=0.8, detail=0.8, keep=0.2)
    canvas.line(path("152,292 158,276 172,264"), "#8d7a66", 3, taper=0.7, alpha=0.7, detail=0.7)


def ears(canvas: Canvas) -> None:
    leaf = path("0,0 -13,-18 -13,-42 -2,-64 10,-44 14,-18")
    for x, y, turn, size in ((302, 132, 20, 0.95), (276, 134, -12, 1.0)):
        canvas.form(placed(leaf, x, y, scale=size, turn=turn), COAT, bump=0.5, detail=0.6, shadow=0.2)
    for x, y, turn in ((302, 132, 20), (276, 134, -12)):
        inner = placed(path("0,-6 -7,-22 -6,-42 -1,-54 5,-40 7,-20"), x, y, turn=turn)
        canvas.fill(inner, "#6a5442", blur=2, alpha=0.8, detail=0.6)
        tip = placed(path("-11,-42 -2,-66 9,-44 -1,-50"), x, y, turn=turn)
        canvas.fill(tip, "#2a1d16", blur=1, alpha=0.9, detail=0.7)


def eye(canvas: Canvas) -> None:
    canvas.fill(ellipse(248, 200, 15, 10, turn=-46), "#4a382a", blur=4, alpha=0.6, detail=0.9)
    canvas.fill(ellipse(247, 200, 10, 7.5, turn=-46), "#120b08", detail=1, keep=0.7)
    canvas.fill(ellipse(246, 198, 5, 3.6, turn=-46), "#4a2e1a", detail=1, keep=0.7)
    canvas.fill(ellipse(243.5, 196, 2), "#fdf6e6", detail=1, keep=0.9)
    canvas.line(path("236,208 242,192 256,190"), "#120b08", 2.6, taper=0.6, detail=1, keep=0.6)
    canvas.line(path("240,212 250,210 258,202"), "#f4ead4", 1.6, taper=0.6, detail=1, keep=0.5)


def mane(canvas: Canvas) -> None:
    """A stiff brush in black and white tufts that continue the stripes of the neck."""
    roots = spots_along(CREST, 130)
    side = normals(roots)
    for i, ((x, y), (nx, ny)) in enumerate(zip(roots, side, strict=True)):
        u = i / 129
        long = (38 + 8 * canvas.chance.random()) * math.sin(math.pi * (0.16 + 0.8 * u)) ** 0.5
        dark = math.sin(2 * math.pi * (u * 9.5 + 0.1)) > -0.05
        tip = (x - nx * long - 7 + 2 * canvas.chance.normal(), y - ny * long)
        tone = DARK[i % 4] if dark else ("#efe6d0", "#d9ccb0", "#c3b394")[i % 3]
        canvas.line([(x + nx * 5, y + ny * 5), tip], tone, 4.4, 1.6, detail=0.7)
        canvas.line([(tip[0] + nx * 9, tip[1] + ny * 9), tip], "#2a1d16", 1.8, 0.8, alpha=0.75, detail=0.7)


def tail(canvas: Canvas) -> None:
    way = path("738,306 766,336 776,400 774,452")
    canvas.line(way, "#5a4636", 19, 12, detail=0.6)
    canvas.line(way, "#ded2b6", 16, 9.5, detail=0.6)
    for x, y in spots_along(way, 14):
        canvas.line(
            [(x - 7, y - 3), (x + 1, y + 2), (x + 7, y - 1)], "#3d2c20", 6, taper=0.6, alpha=0.8, blur=0.7, detail=0.6
        )
    canvas.strands(
        [(770, 440), (760, 500), (764, 566)],
        [(780, 440), (792, 500), (784, 572)],
        46,
        ["#2a1d16", "#4a382a", "#1a120e", "#6a5644"],
        width=2.4,
        jitter=2,
        detail=0.6,
    )


def halter(canvas: Canvas) -> None:
    """Red cord and gold rings: it came as a present to an emperor."""
    straps = ("198,234 214,262 236,292", "214,262 256,236 300,214", "282,128 292,176 300,214 302,244 290,268")
    for text in straps:
        canvas.line(path(text), "#5a1710", 8.4, detail=0.8, keep=0.3)
        canvas.line(path(text), "#b5382a", 5.4, detail=0.8, keep=0.3)
        for x, y in spots_along(path(text), 9):
            canvas.fill(ellipse(x, y, 1.9, count=9), "#f0cf78", detail=0.9, keep=0.6)
    for x, y in ((214, 262), (300, 214), (236, 291)):
        canvas.fill(ellipse(x, y, 8), "#6a4a14", detail=0.9, keep=0.4)
        canvas.fill(ellipse(x - 0.6, y - 0.6, 6.4), "#dcae48", detail=0.9, keep=0.5)
        canvas.fill(ellipse(x - 2, y - 2, 2.4), "#fff0c0", detail=0.9, keep=0.6)
    rope = path("236,297 250,360 300,420 356,430 392,396 420,330 440,262")
    canvas.line(rope, "#4a1a14", 7, detail=0.8, keep=0.3)
    for i, (x, y) in enumerate(spots_along(rope, 62)):
        tone = "#c4483a" if i % 2 else "#e2b65a"
        canvas.line([(x - 3, y + 2.5), (x + 3, y - 2.5)], tone, 3, detail=0.8, keep=0.4)
    canvas.line(path("440,262 452,270 462,290"), "#c4483a", 5, taper=-0.5, detail=0.8)


def border(canvas: Canvas) -> None:
    """The mount of an album leaf: gold, a red ruling, and gilt flowers on an indigo strip."""
    for left, top, wide, high in ((0, 0, 1000, 38), (0, 720, 1000, 38), (0, 0, 38, 758), (962, 0, 38, 758)):
        canvas.rectangle(left, top, wide, high, "#1f3358", noise=0.12, detail=0.4)
    chance = canvas.chance
    rows: list[tuple[float, float]] = [(24 + 34 * i, y) for i in range(29) for y in (19.0, 739.0)]
    rows += [(x, 46 + 33.4 * i) for i in range(21) for x in (19.0, 981.0)]
    for x, y in rows:
        for k in range(5):
            turn = 72 * k + 20 * chance.normal()
            leaf = placed(path("0,0 3,-2.6 8,0 3,2.6"), x, y, scale=1.35, turn=turn)
            canvas.fill(leaf, "#e6c374", detail=0.8, keep=0.3)
        canvas.fill(ellipse(x, y, 2, count=9), "#7a2f28", detail=0.8)
    for inset, tone, width in ((38, "#e0bb62", 5), (43.5, "#8c2f26", 3), (47, "#e9d59c", 2.2), (2, "#d9b057", 4)):
        frame = [
            (inset, inset),
            (1000 - inset, inset),
            (1000 - inset, 758 - inset),
            (inset, 758 - inset),
            (inset, inset),
        ]
        canvas.line(frame, tone, width, curved=False, detail=0.8, keep=0.3)


def shadow(canvas: Canvas) -> None:
    for x, y, wide in ((392, 648, 60), (712, 648, 60), (440, 642, 48), (652, 640, 48)):
        canvas.fill(ellipse(x + 14, y, wide, 8), "#6d6238", blur=6, alpha=0.6)
    canvas.fill(ellipse(560, 654, 220, 15), "#7a7044", blur=14, alpha=0.4)


def compose(canvas: Canvas) -> None:
    canvas.light = (-0.4, -0.72, 0.56)
    for part in (paper, shadow, tail, far_legs, coat, eye, mane, halter, border):
        part(canvas)
