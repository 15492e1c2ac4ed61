"""An open mouth, two hands pressed to the cheeks, a red wavy sky and a bridge as straight as a ruler."""

import numpy as np

from scripts.atelier.arrays import Floats, floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear
from scripts.atelier.curves import Point, between, ellipse, mirrored
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=40,
    title="The Scream",
    after="after Edvard Munch",
    school="expressionist",
    size=(808, 1000),
    detail=(287, 470, 260, 260),
    seed=7,
    finish=Finish(relief=0.2, glaze=0.12),
)

SKY = ("#d9512a", "#e2762c", "#eab23c", "#c93a20", "#e8923a", "#f0c65a", "#dd6428", "#b8301c", "#eda646")
STREAK = ("#8fa3a0", "#b9bb98", "#6f8f9c")
SEA = ("#24344f", "#3a5680", "#1a2640", "#2d4a74", "#5a7a94", "#20304c", "#41608a", "#16203a", "#7f9498")
ROBE = ("#090a10", "#171a24", "#2a303e", "#4c5462")
SKIN = ("#46381f", "#86703f", "#bda468", "#d3c08a", "#e4d6a8")
HANDS = ("#3a3018", "#6e6034", "#a48c54", "#c0a76a", "#d4c084")
"""A little darker than the face, or nobody would see where they end."""

HORIZON = outline("-20,356 120,350 240,372 340,384 440,356 560,330 690,318 830,330")
SHORE = outline("-20,392 120,420 260,470 400,486 520,438 640,452 720,540 830,600")
RAIL = outline("-20,412 120,478 260,548 400,612 520,668 640,724 720,762 830,812")


def wave(x: Floats, y: Floats) -> Floats:
    """How far the sky swings down at a place."""
    return floats(26 * np.sin(x / 120 + y / 95) + 13 * np.sin(x / 52 - y / 60 + 1) * np.clip(y / 250, 0.2, 1))


def swing(x: Floats, y: Floats) -> Floats:
    return floats(np.arctan(26 / 120 * np.cos(x / 120 + y / 95) + 13 / 52 * np.cos(x / 52 - y / 60 + 1)))


def sky(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 400), ["#cf4a22", "#e07a2c", "#eaa63e", "#d8682c"]), direction=swing)
    chance, y = canvas.chance, -50.0
    xs = floats(np.arange(-30, 860, 30))
    while y < 380:
        wide = 7 + 17 * chance.random()
        thin = chance.random() < 0.2
        family = STREAK if thin else SKY
        colour = family[int(chance.integers(len(family)))]
        way = np.stack([xs, y + wave(xs, floats(np.full_like(xs, y)))], 1)
        first = int(chance.integers(0, 12)) if thin else 0
        last = int(chance.integers(16, 30)) if thin else 30
        canvas.line(
            way[first:last], colour, wide * (0.8 if thin else 1.9), taper=0.5 if thin else 0, alpha=0.92, blur=1.4
        )
        y += wide * (0.35 if thin else 0.75)
    for drop, first, last in ((20, 14, 28), (116, 0, 13), (190, 12, 27), (268, 3, 14), (285, 17, 29)):
        way = np.stack([xs, drop + wave(xs, floats(np.full_like(xs, drop)))], 1)
        canvas.line(way[first:last], "#7f9fa6", 13, taper=0.8, alpha=0.9, blur=1)
    for drop, colour in ((52, "#a8281a"), (150, "#f4d878"), (238, "#b02c1c"), (302, "#f2cc62")):
        way = np.stack([xs, drop + wave(xs, floats(np.full_like(xs, drop)))], 1)
        canvas.line(way, colour, 9, 15, alpha=0.85, blur=1)


def fjord(canvas: Canvas) -> None:
    land = [*HORIZON, (830, 1010, 0), (-20, 1010, 0)]

    def along(x: Floats, y: Floats) -> Floats:
        return floats(
            0.45 * np.sin(x / 90 + y / 120) + 0.7 * np.clip((x - 500) / 300, 0, 1) * np.clip((y - 380) / 200, 0, 1)
        )

    canvas.fill(land, linear((0, 330), (0, 760), ["#2a3f66", "#24344f", "#31486a", "#28303f"]), direction=along)
    chance = canvas.chance
    for one, other, count in ((HORIZON, SHORE, 17), (SHORE, RAIL, 24)):
        for i in range(count):
            way = between(one, other, (i + 0.6 * chance.random()) / count) + floats([0, 5 * chance.normal()])
            colour = SEA[int(chance.integers(len(SEA)))]
            canvas.line([tuple(p) for p in way], colour, 6 + 9 * chance.random(), alpha=0.8, blur=1, follow=False)
    bay = outline("330,398 420,372 520,352 640,344 700,356 640,384 560,396 500,424 420,440 350,424")
    canvas.fill(bay, linear((330, 0), (700, 0), ["#c9ab62", "#dcb45a", "#b98a4a"]), blur=5, alpha=0.85)
    for i in range(7):
        y = 366 + 9 * i
        canvas.line(
            [(370 + 14 * i % 40, y + 24), (470, y + 8), (570, y - 4), (650 - 20 * i, y - 6)],
            "#8f9a86" if i % 2 else "#e8cb78",
            4,
            taper=0.7,
            alpha=0.7,
            blur=1,
        )
    for bend, colour in (
        ("560,420 640,440 700,500 736,600 770,700 830,760", "#6f8f7c"),
        ("600,400 690,430 750,520 790,640 830,700", "#c79a52"),
        ("640,380 740,410 800,500 830,560", "#4a6c9a"),
        ("420,470 500,460 570,490 620,570 660,660", "#7f98a8"),
        ("150,420 250,450 340,500 420,540", "#8fa3a0"),
    ):
        canvas.line(outline(bend), colour, 10, taper=0.7, alpha=0.85, blur=1)
    for x, y, tall in ((486, 378, 34), (524, 372, 26)):
        canvas.line([(x, y), (x, y - tall)], "#1a1a24", 2.2, detail=0.6)
        canvas.line([(x - 10, y), (x + 10, y)], "#1a1a24", 4, taper=0.6, detail=0.6)
        canvas.line([(x - 6, y - tall * 0.55), (x + 6, y - tall * 0.55)], "#1a1a24", 1.6, detail=0.6)
    canvas.polygon(outline("640,342 640,322 646,306 652,322 652,342"), "#26304a", detail=0.6)


def bridge(canvas: Canvas) -> None:
    canvas.polygon(outline("-10,462 -10,1010 830,1010 830,960"), "#7a4a2a", direction=33.0)
    chance = canvas.chance
    tones = ("#9c6a38", "#5a3620", "#b98850", "#43281a", "#a0522c", "#7c7468", "#8a5a34", "#c79a5c")
    for i in range(30):
        t = (i + 0.5 * chance.random()) / 30
        start, end = (-40.0, 455 + 60 * t), (860.0, 940 + 1500 * t**1.25)
        canvas.line([start, end], tones[int(chance.integers(8))], 4, 12 + 46 * t, alpha=0.85, blur=1, curved=False)
    for left, right, wide in ((418, 806, 20), (462, 934, 17), (500, 1096, 22)):
        ends: tuple[tuple[float, float], tuple[float, float]] = ((-20.0, left - 8), (830.0, right + 10))
        for drop, colour, share in (
            (7, "#2c1a12", 1.5),
            (0, "#8a4a28", 1.15),
            (-4, "#c08448", 0.5),
            (-7, "#dba868", 0.16),
        ):
            canvas.line(
                [(x, y + drop) for x, y in ends], colour, wide * share * 0.45, wide * share, curved=False, detail=0.25
            )


def walkers(canvas: Canvas) -> None:
    for x, foot, tall in ((92, 566, 186), (158, 560, 170)):
        u = tall / 100
        coat = [
            (x + a * u, foot - b * u)
            for a, b in ((-5, 84), (5, 84), (11, 76), (12, 40), (10, 4), (-10, 4), (-12, 40), (-11, 76))
        ]
        canvas.form(coat, ("#0b0d16", "#1a2234", "#33405c"), bump=0.4, flatten=0.5, direction=90.0, detail=0.5)
        canvas.line([(x, foot - 8 * u), (x, foot - 34 * u)], "#080a10", 2.4, taper=-0.8, alpha=0.8)
        canvas.fill(ellipse(x, foot - 88 * u, 4.4 * u, 6 * u), "#7a5a40", detail=0.7)
        canvas.line([(x - 8 * u, foot - 92 * u), (x + 8 * u, foot - 92 * u)], "#10121c", 2.2 * u, detail=0.7)
        canvas.polygon(
            [
                (x - 4.6 * u, foot - 92 * u),
                (x - 4.2 * u, foot - 102 * u),
                (x + 4.2 * u, foot - 102 * u),
                (x + 4.6 * u, foot - 92 * u),
            ],
            "#10121c",
            detail=0.7,
        )


def body(canvas: Canvas) -> None:
    robe = outline(
        "352,640 420,676 486,646 540,700 548,770 520,846 560,930 590,1010! 262,1010! 300,930 326,850 300,776 300,700"
    )
    canvas.fill([(p[0] + 14, p[1] + 6) for p in robe], "#160e0a", blur=14, alpha=0.5)
    folds = [
        (outline("364,700 350,800 376,890 340,1000"), 30, 0.55),
        (outline("420,690 446,790 412,890 446,1000"), 34, -0.5),
        (outline("486,700 476,800 512,890 510,1000"), 28, 0.55),
    ]
    canvas.form(
        robe,
        ROBE,
        bump=0.45,
        flatten=0.4,
        blur=1.5,
        folds=folds,
        direction=lambda x, y: np.pi / 2 + 0.55 * np.sin(y / 62 + 1.2) + 0 * x,
    )
    for i in range(15):
        x = 312 + 16 * i
        way = [
            (x + 12 * np.sin(y / 55 + 0.6) + (y - 850) * (i - 7) * 0.012, y)
            for y in range(700 + 12 * (i % 4), 1010, 50)
        ]
        canvas.line(way, ("#5f6b80", "#10121c", "#4a5468", "#7a6a5c")[i % 4], 5, taper=0.6, alpha=0.65, blur=1)


FINGERS = (
    "320,616 315,570 316,538 322,530 328,538 329,570 333,616",
    "331,616 326,560 328,516 335,507 342,516 341,560 345,616",
    "343,616 340,560 343,514 350,506 357,515 354,560 357,616",
    "355,618 353,570 357,532 363,526 369,534 367,570 369,620",
)


def arms(canvas: Canvas) -> None:
    """Sleeves first, then long hands laid along the cheeks."""
    sleeve = outline("318,826 276,772 284,728 326,692 352,676 386,690 384,726 366,760 364,812")
    palm = outline("318,602 344,596 370,608 384,650 390,700 366,722 344,708 328,664")
    halo = outline("334,520 352,500 372,524 380,600 396,650 400,700 380,724 352,690 340,600")
    for flip in (False, True):
        side = -1 if flip else 1
        light = (-0.4, -0.5, 0.7)

        def turned(shape: list[Point], flip: bool = flip) -> list[Point]:
            return list(mirrored(shape, 416)) if flip else shape

        canvas.form(turned(sleeve), ROBE, bump=0.5, flatten=0.5, blur=1.4, direction=90.0 - 30 * side, detail=0.2)
        canvas.fill(turned(halo), "#4a3c1e", blur=7, alpha=0.55, detail=0.8)
        canvas.form(turned(palm), HANDS, bump=0.35, flatten=0.6, blur=1.4, light=light, direction=84.0, detail=0.8)
        for finger in FINGERS:
            canvas.form(
                turned(outline(finger)),
                HANDS,
                bump=0.6,
                blur=1.2,
                light=light,
                direction=88.0,
                detail=0.85,
                shadow=0.15,
            )
        for way in ("334,622 344,664 356,700", "347,622 356,662 366,700", "359,624 368,660 376,694"):
            canvas.line(turned(outline(way)), "#8a7040", 4, taper=0.7, alpha=0.6, blur=1.6, detail=0.8)
        canvas.line(turned(outline("338,700 364,724 392,706")), "#10121c", 7, taper=0.4, blur=1.5, alpha=0.9)


SKULL: list[Point] = outline("416,448 450,452 480,474 492,514 486,556 468,594 456,634 442,680 418,702 392,682 376,634")
SKULL += outline("364,594 346,556 340,514 352,474 382,452")


def head(canvas: Canvas) -> None:
    canvas.line([*SKULL, SKULL[0]], "#2c2414", 9, blur=2.5, alpha=0.8, detail=0.8)
    canvas.form(SKULL, SKIN, bump=0.5, blur=1.4, light=(-0.25, -0.5, 0.8), detail=0.85)
    with canvas.clip(SKULL, blur=1):
        for way, colour, wide, blur in (
            ("366,590 376,620 372,660 396,692", "#7a6238", 20, 8),
            ("470,590 458,620 464,660 440,692", "#7a6238", 20, 8),
            ("346,500 366,466 420,452 474,466 490,500", "#8a9a78", 20, 9),
            ("348,548 356,580 370,600", "#a88a58", 12, 6),
            ("486,548 478,580 466,600", "#8a7046", 14, 6),
        ):
            canvas.line(outline(way), colour, wide, taper=0.4, blur=blur, alpha=0.7, detail=0.9)
        canvas.fill(ellipse(412, 496, 40, 18), "#eadfb8", blur=10, alpha=0.6, detail=0.9)
    for x in (388, 446):
        canvas.fill(ellipse(x, 546, 24, 27), "#7a6238", blur=6, alpha=0.85, detail=1)
        canvas.fill(ellipse(x, 547, 16, 18), "#d9c898", blur=1.2, detail=1, keep=0.4)
        canvas.line(ellipse(x, 547, 17, 19), "#5a4420", 2.6, blur=0.9, alpha=0.75, detail=1, keep=0.4)
        canvas.fill(ellipse(x + 1, 547, 5.5, 6.5), "#22170d", blur=0.8, detail=1, keep=0.5)
        brow = [(x - 22, 526), (x - 12, 516), (x, 512), (x + 12, 515), (x + 22, 524)]
        canvas.line(brow, "#8a7246", 4, taper=0.7, blur=1.4, alpha=0.7, detail=1)
    canvas.line(outline("412,560 408,588 412,600"), "#b09660", 5, taper=0.6, blur=2, alpha=0.7, detail=0.9)
    for x in (409, 425):
        canvas.fill(ellipse(x, 598, 3.6, 6, turn=12 if x < 417 else -12), "#33230f", blur=0.8, detail=1, keep=0.4)
    canvas.fill(ellipse(417, 645, 22, 34), "#8a6a3c", blur=3, detail=1)
    canvas.fill(
        ellipse(417, 646, 16.5, 29),
        linear((0, 616), (0, 676), ["#170c0a", "#2a120c", "#6a3018"]),
        blur=0.9,
        detail=1,
        keep=0.5,
    )


def bare_board(canvas: Canvas) -> None:
    """The cardboard shows through in upright streaks."""
    chance = canvas.chance
    for _ in range(46):
        x, y = 808 * chance.random(), 1000 * chance.random()
        long = 40 + 110 * chance.random()
        canvas.line(
            [(x, y), (x + 4 * chance.normal(), y + long)], "#c79e64", 2 + 2.5 * chance.random(), taper=0.8, alpha=0.28
        )


def compose(canvas: Canvas) -> None:
    sky(canvas)
    fjord(canvas)
    bridge(canvas)
    walkers(canvas)
    bare_board(canvas)
    body(canvas)
    head(canvas)
    arms(canvas)
