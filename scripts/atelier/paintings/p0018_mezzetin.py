"""A guitar player in stripes and a floppy pink hat sings to the sky; a statue turns its back."""

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import linear, radial
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_leaves import thicket
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish
from scripts.atelier.sitter import SKIN_WARM
from scripts.atelier.sitters import MAN

PAINTING = Homage(
    card=18,
    title="Mezzetin",
    after="after Antoine Watteau",
    school="rococo",
    size=(783, 1000),
    detail=(300, 290, 310, 310),
    seed=18,
    finish=Finish(relief=0.08, warm=0.12, craquelure=0.06),
)

LIGHT = (-0.5, -0.6, 0.62)
LEAVES = ("#1c2216", "#363f24", "#5a6236", "#868a4e")
HAZE = ("#6c6238", "#968650", "#beac70", "#dccc94")
STONE = ("#5c5440", "#8c8264", "#b8ac88", "#dcd0ac")
ROSE = ("#4e2028", "#863f4a", "#b5616a", "#d88f92", "#f0bcb8")
SATIN = ("#6c6a64", "#9c9c92", "#c6c4b4", "#e2decc", "#f4f0e0")
LINEN = ("#8c8676", "#c0baa6", "#e6e0cf", "#faf6ea")
WOOD = ("#3c2410", "#7c5628", "#c09a58", "#e6cc90")
SKIN = ("#5c3220", "#a06a48", "#d49e76", "#ecc6a0", "#fae0c2")
SINGER = MAN.but(
    yaw=40,
    pitch=10,
    roll=12,
    gaze=(24, 25),
    mouth_open=0.12,
    skin=SKIN_WARM,
    blush_strength=0.35,
    nose_length=1.0,
    ears=0,
    hair="parted",
    hair_colours=("#1a100a", "#3a2416", "#5e4028", "#8a6644"),
    hair_length=0.5,
    fill=0.34,
    shadow=0.22,
    softness=0.9,
    brow_ridge=0.6,
    keep=0.45,
)


def garden(canvas: Canvas) -> None:
    canvas.wash(radial((230, 240), 760, ["#e0cf9c", "#b49c64", "#665834", "#2c2614"], height=900))
    canvas.clouds(0, 360, "#e8dcb0", shade="#a08c5c", cover=0.0, size=200, stretch=1.8, alpha=0.6, seed=3)
    for x, y, wide, high, seed in (
        (330, 330, 110, 150, 3),
        (140, 420, 110, 110, 4),
        (430, 200, 110, 90, 5),
        (300, 520, 150, 80, 6),
    ):
        thicket(canvas, x, y, wide, high, HAZE, leaf=(4, 8), density=0.8, seed=seed)
        canvas.fill(ellipse(x, y, wide, high), "#c4b47c", blur=50, alpha=0.35)
    for x, lean in ((34, 16), (96, -12)):
        canvas.line([(x, 760), (x + lean, 420), (x + lean * 2.2, 60)], "#2a2418", 26, 13)
        canvas.line([(x - 6, 760), (x + lean - 6, 420), (x + lean * 2.2 - 4, 70)], "#857a54", 4, 2, alpha=0.6, blur=1)
    for x, y, wide, high, seed in (
        (60, 60, 140, 90, 11),
        (300, 40, 140, 66, 12),
        (520, 50, 130, 80, 13),
        (20, 300, 60, 120, 14),
    ):
        thicket(canvas, x, y, wide, high, LEAVES, leaf=(5, 10), seed=seed)


def statue(canvas: Canvas) -> None:
    """A stone woman seen from behind, in the mist."""
    body = outline("212,336 240,332 262,352 258,400 270,450 282,560 184,560 194,450 204,400 198,352")
    falls = folds_between(outline("206,420 232,424 258,420"), outline("192,556 232,560 274,556"), 6, width=10)
    canvas.form(body, STONE, bump=0.5, folds=falls, light=LIGHT, alpha=0.9)
    canvas.form(ellipse(230, 306, 22, 27), STONE, bump=0.8, light=LIGHT, alpha=0.9)
    canvas.form(ellipse(236, 286, 13, 10), STONE, bump=0.8, light=LIGHT, alpha=0.9)
    canvas.form(outline("176,560! 290,560! 296,660! 170,660!"), STONE, bump=0.2, flatten=0.3, light=LIGHT, alpha=0.9)
    canvas.fill(ellipse(232, 450, 120, 190), "#c4b684", blur=40, alpha=0.22)


def house_wall(canvas: Canvas) -> None:
    wall = outline("640,-10! 800,-10! 800,720! 656,720!")
    canvas.polygon(
        wall, linear((640, 0), (790, 0), ["#8c7c5e", "#6a5a42", "#463a2a"]), noise=0.12, noise_size=50, direction=88.0
    )
    canvas.form(
        outline("632,-10! 662,-10! 676,720! 646,720!"),
        ("#4a3e2c", "#867454", "#b8a47c"),
        bump=0.3,
        flatten=0.3,
        light=LIGHT,
    )
    for y in range(60, 720, 90):
        canvas.line([(664, y), (800, y + 14)], "#3c3020", 3, alpha=0.6, blur=1)
    for x, y, wide, high, seed in (
        (720, 120, 70, 90, 21),
        (760, 320, 50, 110, 22),
        (700, 40, 80, 60, 23),
        (690, 520, 40, 90, 24),
    ):
        thicket(canvas, x, y, wide, high, LEAVES, leaf=(5, 10), turn=60, seed=seed)


def ground_and_bench(canvas: Canvas) -> None:
    ground = outline("-10,800! 200,790 500,800 790,780! 790,1010! -10,1010!")
    canvas.fill(ground, linear((0, 790), (0, 1000), ["#7c7048", "#5c5030", "#3a3220"]), direction=2.0)
    soil = ("#2c2616", "#54482a", "#7c6c42", "#9c8c58")
    canvas.dabs(420, ground, soil, size=(8, 20), aspect=0.25, turn=0, spread=12, alpha=0.5)
    for x, y, wide in ((380, 982, 120), (560, 890, 90), (400, 856, 260)):
        canvas.fill(ellipse(x, y, wide, 14), "#1c170c", blur=12, alpha=0.55)
    seat = ("#6c624c", "#a09676", "#ccc09a", "#ece2c0")
    canvas.form(outline("120,668! 650,668! 656,718! 112,718!"), seat, bump=0.25, flatten=0.3, light=LIGHT, detail=0.2)
    canvas.form(
        outline("140,718! 632,718! 622,850! 150,850!"), STONE[:3], bump=0.15, flatten=0.3, light=LIGHT, gamma=1.6
    )
    for x, y, wide, seed in ((90, 780, 110, 31), (40, 690, 80, 32), (120, 880, 120, 33)):
        thicket(canvas, x, y, wide, 70, ("#2c2a16", "#544c24", "#857a3e", "#b8aa64"), leaf=(6, 12), seed=seed)


def striped(canvas: Canvas, shape: list[Point], ways: list[list[Point]]) -> None:
    """Satin with stripes that run along the given ways."""
    with canvas.clip(shape):
        for place, way in enumerate(ways):
            tone = ("#8fa8b0", "#c4867c", "#b09a70")[place % 3]
            canvas.line(way, tone, 7, alpha=0.62, blur=1.2, detail=0.4)


def fan(start: list[Point], end: list[Point], count: int) -> list[list[Point]]:
    ways: list[list[Point]] = []
    for share in np.linspace(0, 1, count):
        way = [
            ((1 - share) * a[0] + share * b[0], (1 - share) * a[1] + share * b[1])
            for a, b in zip(start, end, strict=True)
        ]
        ways.append([(float(x), float(y)) for x, y in way])
    return ways


def cape(canvas: Canvas) -> None:
    shape = outline(
        "470,456 540,466 584,510 604,570 630,640 652,740! 628,732 606,770! 586,748 560,790! 548,740 536,700 528,620 "
        "506,540 476,500"
    )
    falls = folds_between(
        outline("490,470 530,476 570,510"), outline("548,760 600,752 644,736"), 9, width=12, height=0.8
    )
    canvas.form(shape, ROSE, bump=0.35, flatten=0.45, folds=falls, light=LIGHT, detail=0.3, direction=72.0)


def legs(canvas: Canvas) -> None:
    """He sits: thighs come toward us, knees lie lower than the bench, one foot is drawn back under it."""
    shoe = ("#4a2c0c", "#8f651f", "#c9973f", "#eccc80")
    canvas.fill(outline("330,720 580,720 590,840 560,876 380,870 330,850"), "#1c150c", blur=14, alpha=0.75)
    drawn_back = [
        *limb((548, 758, 10, 27), (546, 806, -10, 26), (530, 856, -30, 19), (516, 902, -40, 13), blend=10),
    ]
    canvas.clay(drawn_back, LINEN, light=LIGHT, detail=0.5, fill=0.2, key=0.86)
    canvas.form(outline("506,896 530,896 542,910 530,926 484,936! 488,918 500,908"), shoe, bump=0.6, light=LIGHT)
    forward = [
        *limb((346, 764, 40, 28), (340, 824, 44, 28), (336, 888, 44, 20), (336, 944, 44, 13.5), blend=10),
    ]
    canvas.clay(forward, LINEN, light=LIGHT, detail=0.5, fill=0.26)
    canvas.form(
        outline("322,938 352,938 360,956 336,974 282,984! 286,968 308,954"), shoe, bump=0.6, light=LIGHT, detail=0.7
    )
    for x, y in ((334, 946), (516, 902)):
        for k in range(5):
            petal = ellipse(x + 11 * np.cos(k * 1.26), y + 9 * np.sin(k * 1.26), 10, 7, turn=72 * k)
            canvas.form(petal, ROSE, bump=0.7, detail=0.8)
    breeches(canvas)


def breeches(canvas: Canvas) -> None:
    """Two thighs foreshortened: each a lap of its own, with folds that run to the knee."""
    far = outline("432,650 500,632 548,660 584,712 592,754 574,780 534,784 496,776 458,764 436,700")
    near = outline("336,640 430,630 470,654 474,706 464,756 434,786 396,800 344,800 312,780 302,730 312,680")
    for shape, start, end in (
        (far, outline("446,650 508,650"), outline("516,770 584,752")),
        (near, outline("336,660 446,660"), outline("314,778 390,784")),
    ):
        falls = folds_between(start, end, 5, width=16, height=0.5)
        canvas.form(shape, SATIN, bump=0.6, flatten=0.55, folds=falls, light=LIGHT, direction=76.0, shadow=0.4)
    striped(canvas, far, fan(outline("440,660 478,712 516,768"), outline("512,640 566,706 582,752"), 6))
    striped(canvas, near, fan(outline("330,650 308,720 318,782"), outline("458,660 426,720 384,786"), 6))
    canvas.line(outline("468,660 474,712 462,764"), "#5c564c", 9, taper=0.5, alpha=0.55, blur=4)
    for band in (outline("308,776 344,792 388,782"), outline("510,762 546,780 584,758")):
        canvas.line(band, ROSE[2], 8, detail=0.6)


def jacket(canvas: Canvas) -> None:
    shape = outline("398,452 446,466 500,456 530,500 528,580 516,640 430,654 340,648 330,580 352,496")
    falls = folds_between(
        outline("370,490 440,490 510,490"), outline("340,640 430,650 514,636"), 7, width=18, height=0.5
    )
    canvas.form(shape, SATIN, bump=0.42, flatten=0.5, folds=falls, light=LIGHT, direction=86.0)
    striped(canvas, shape, fan(outline("366,470 346,560 342,650"), outline("516,470 528,560 516,644"), 12))
    for i in range(6):
        canvas.form(ellipse(438, 490 + 26 * i, 5.6, 5.6), ("#6a4a20", "#c8a050", "#f8e4a8"), bump=0.8, detail=0.8)


def guitar(canvas: Canvas) -> None:
    body = outline(
        "222,560 236,530 270,516 306,530 334,526 372,522 398,548 396,588 366,610 330,602 300,612 262,622 232,604"
    )
    canvas.form(body, ("#1c0f08", "#3c2210", "#6c4420", "#9a6a38"), bump=0.5, light=LIGHT, detail=0.5)
    top = outline(
        "230,562 242,536 270,524 306,537 336,533 368,530 388,550 386,584 364,602 330,594 300,604 264,613 240,600"
    )
    canvas.form(top, WOOD, bump=0.2, flatten=0.3, light=LIGHT, detail=0.6, direction=-8.0)
    canvas.fill(ellipse(336, 564, 19, 18), "#2a180c", detail=0.9)
    canvas.line(ellipse(336, 564, 23, 22), "#5c3a1a", 3, detail=0.9)
    canvas.form(outline("386,552! 576,492! 582,508! 390,574!"), ("#1c0f08", "#3c2412", "#6a4626"), bump=0.4, detail=0.6)
    canvas.form(outline("572,488! 614,472! 622,494! 582,512!"), WOOD, bump=0.4, detail=0.6)
    for i in range(5):
        canvas.line(
            [(262, 578 + 4 * i), (388, 557 + 3.6 * i), (580, 495 + 2.6 * i)],
            "#e8dcb8",
            1.3,
            curved=False,
            alpha=0.8,
            detail=0.9,
        )
    canvas.line([(258, 570), (266, 602)], "#2a180c", 6, curved=False, detail=0.8)


def arms(canvas: Canvas) -> None:
    left = outline("370,474 398,500 374,560 330,600 292,604 284,580 320,556 336,520")
    right = outline("506,466 536,500 548,556 536,590 500,592 490,566 510,548 500,520")
    for sleeve, start, end in (
        (left, outline("376,480 340,548 290,588"), outline("396,500 366,566 296,602")),
        (right, outline("510,470 530,520 500,566"), outline("534,500 546,556 508,590")),
    ):
        canvas.form(
            sleeve,
            SATIN,
            bump=0.5,
            flatten=0.55,
            folds=folds_between(sleeve[0:3], sleeve[4:7], 5, width=14),
            light=LIGHT,
            detail=0.3,
        )
        striped(canvas, sleeve, fan(start, end, 5))
    canvas.hand(298, 588, 70, 172, SKIN, pose="relaxed", thumb="right", detail=0.8, light=LIGHT, roll=20)
    canvas.hand(506, 574, 66, 240, SKIN, pose="holding", thumb="right", palm=True, detail=0.8, light=LIGHT)
    for cuff in (
        outline("286,572 306,568 314,600 296,612 282,596"),
        outline("490,556 516,560 520,586 498,594 484,576"),
    ):
        canvas.form(cuff, LINEN, bump=0.5, flatten=0.5, detail=0.6)


def head(canvas: Canvas) -> None:
    canvas.ruff(444, 448, 74, 30, LINEN, pleats=19)
    canvas.portrait(460, 386, 112, SINGER, light=LIGHT)
    beret = outline("392,396 366,366 372,322 414,292 466,286 514,304 530,334 522,350 490,342 454,348 426,370 412,398")
    falls = folds_between(
        outline("404,386 440,354 516,344"), outline("374,350 424,298 508,306"), 11, width=11, height=0.7
    )
    canvas.form(beret, ROSE, bump=0.6, flatten=0.6, folds=falls, light=LIGHT, detail=0.4)
    canvas.line(outline("412,396 428,370 456,350 492,345 520,351"), "#6a2c36", 8, alpha=0.8, detail=0.6)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    garden(canvas)
    statue(canvas)
    house_wall(canvas)
    ground_and_bench(canvas)
    cape(canvas)
    legs(canvas)
    jacket(canvas)
    guitar(canvas)
    arms(canvas)
    head(canvas)
