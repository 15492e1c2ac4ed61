"""A tiger with round eyes crouches in the long grass; lightning, bent trees, and rain in silver threads."""

import numpy as np

from scripts.atelier.arrays import blurred, floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.colour import linear, mixed
from scripts.atelier.curves import ellipse, placed, spots_along
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_paths import path
from scripts.atelier.paintings.shared_rousseau_jungle import BLUISH, DARK, GREENS, RUST, YELLOW, blade, fan, leaf, tree
from scripts.atelier.school import Finish, Jitter

PAINTING = Homage(
    card=62,
    title="Tiger in a Tropical Storm",
    after="after Henri Rousseau",
    school="realist",
    size=(1000, 803),
    detail=(430, 420, 250, 250),
    seed=62,
    finish=Finish(jitter=Jitter(4, 0.07, 0.025), relief=0.07, glaze=0.45, saturation=1.08, vignette=0.08),
)

FUR = ("#321a0c", "#6e3d16", "#a86626", "#cd9144", "#e6c488")
CREAM = ("#8a7458", "#cdb894", "#ece0c4", "#faf3e0")


def sky(canvas: Canvas) -> None:
    canvas.wash(linear((300, 0), (380, 420), ["#5e6b70", "#7f8c8c", "#a5aea2", "#c2c4ac"]), direction=-62.0, noise=0.06)
    for left, top, broad, high, tone in (
        (200, 40, 260, 60, "#4f5c64"),
        (620, 30, 240, 50, "#57646a"),
        (900, 130, 160, 70, "#d3d4bc"),
    ):
        canvas.fill(ellipse(left, top, broad, high, turn=-6), tone, blur=26, alpha=0.8)
    for text, wide in (
        ("880,-10 862,44 880,60 846,120 862,134 828,206", 4.2),
        ("862,44 830,76 836,92 806,128", 2.2),
        ("700,-10 690,40 702,54 676,104 684,116 664,150", 3),
    ):
        canvas.line(path(text), "#f6efc2", wide * 3.4, 3, alpha=0.4, blur=5, curved=False)
        canvas.line(path(text), "#fffbe2", wide, 1.4, curved=False, detail=0.7, keep=0.6)


def far_jungle(canvas: Canvas) -> None:
    canvas.fill(
        path("-10,330! 120,300 260,330 420,300 560,322 720,290 860,310 1010,280! 1010,520! -10,520!"),
        linear((0, 300), (0, 500), ["#6f8672", "#3f5d47", "#1c3626"]),
        blur=5,
        noise=0.12,
        noise_size=40,
    )
    chance = canvas.chance
    for _ in range(300):
        x, y = 1000 * chance.random(), 300 + 200 * chance.random()
        far = (y - 300) / 200
        tone = mixed(DARK[int(chance.integers(1, 5))], "#8d9c86", 0.45 * (1 - far))
        shape = placed(path("0,0! 0.4,-0.16 1,0! 0.4,0.16"), x, y, scale=34 + 34 * far, turn=-24 + 34 * chance.normal())
        canvas.fill(shape, tone, alpha=0.85, detail=0.1)
    tree(
        canvas,
        "60,520 70,360 96,220 150,110",
        15,
        "20,150 60,150 130,80 190,130 110,40 230,70 40,60 170,30 10,20 250,20",
        DARK,
        30,
    )
    tree(
        canvas, "330,480 330,330 350,200 400,110", 11, "330,130 390,70 450,110 420,170 300,70 360,16 470,40", BLUISH, 26
    )
    tree(
        canvas, "640,500 620,340 640,190 700,96", 12, "600,130 680,60 760,120 720,170 640,190 560,40 540,110", DARK, 27
    )
    tree(
        canvas,
        "930,560 900,380 890,240 930,130",
        17,
        "860,170 930,90 980,160 960,230 850,250 1000,60 960,20 870,30",
        DARK,
        30,
    )


def middle_jungle(canvas: Canvas) -> None:
    """Plants from a greenhouse, larger than life, all blown the same way."""
    chance = canvas.chance
    for x, y, long, wide, turn, colours in (
        (30, 470, 200, 62, -52, BLUISH), (10, 420, 180, 60, -24, GREENS), (140, 480, 170, 50, -64, GREENS),
        (250, 470, 160, 48, -40, BLUISH), (420, 450, 150, 46, -58, GREENS), (470, 440, 160, 50, -26, DARK),
        (560, 470, 170, 50, -66, BLUISH), (700, 470, 200, 58, -46, GREENS), (760, 450, 190, 56, -16, BLUISH),
        (860, 500, 210, 62, -60, GREENS), (900, 480, 190, 60, -30, YELLOW), (330, 440, 140, 40, -20, YELLOW),
        (110, 380, 130, 40, -30, RUST), (820, 410, 130, 42, -38, RUST), (610, 420, 120, 36, -30, YELLOW),
    ):  # fmt: skip
        leaf(canvas, x, y, long, wide, turn + 5 * chance.normal(), colours)
    fan(canvas, 90, 560, 11, 210, 13, (-118, -40), GREENS)
    fan(canvas, 400, 520, 9, 170, 12, (-112, -44), BLUISH)
    fan(canvas, 720, 600, 13, 250, 14, (-128, -30), GREENS)
    fan(canvas, 930, 620, 11, 250, 14, (-124, -46), YELLOW)
    thicket(canvas)


def thicket(canvas: Canvas) -> None:
    """No ground anywhere: leaf over leaf, deeper in shade the lower they stand."""
    chance = canvas.chance
    canvas.rectangle(-5, 480, 1010, 340, "#0d1c13", blur=26, alpha=0.85)
    for y in range(480, 760, 26):
        for x in range(-40, 1040, 62):
            u, v = x + 26 * chance.normal(), y + 12 * chance.normal()
            colours = (DARK, BLUISH, DARK, GREENS, DARK)[int(chance.integers(5))]
            turn = -58 + 26 * chance.normal()
            leaf(canvas, u, v + 40, 92 + 40 * chance.random(), 30 + 10 * chance.random(), turn, colours, veins=5)
    canvas.rectangle(-5, 500, 1010, 320, "#0a1810", blur=30, alpha=0.36)


FAR_LEG = path("520,560 566,590 618,630 668,644 690,660 676,678 636,676 590,660 540,626 506,592")
HIND = path(
    "176,520 214,500 262,520 282,572 270,622 246,652 252,682 278,700 262,720 206,718 184,690 190,640 168,596 160,552"
)
TRUNK = path(
    "190,508 224,468 280,446 350,452 420,474 486,480 540,500 560,550 530,606 470,636 390,622 "
    "320,606 250,610 196,580 180,540"
)
NEAR_LEG = path("452,560 500,552 536,580 548,622 584,656 622,672 634,694 610,712 566,712 524,690 488,656 462,618")


def tiger(canvas: Canvas) -> None:
    """Low in front, high behind; the head comes straight at what we do not see."""
    canvas.light = (-0.25, -0.75, 0.6)
    tail = limb(
        (196, 520, -20, 16), (150, 470, -20, 14), (126, 400, -20, 12), (142, 340, -20, 11), (186, 322, -20, 9), blend=10
    )
    canvas.clay(tail, FUR, detail=0.6, fill=0.14)
    canvas.form(FAR_LEG, FUR[:4], bump=0.4, flatten=0.4, detail=0.5, shadow=0.5, gamma=1.2, direction=34.0)
    creases: list[tuple[list[tuple[float, float]], float, float]] = [
        ([(250, 470), (276, 520), (282, 590)], 26, -0.5),
        ([(452, 486), (470, 540), (450, 610)], 24, -0.45),
        ([(320, 470), (360, 540), (350, 600)], 40, 0.2),
    ]
    canvas.form(TRUNK, FUR, bump=0.42, flatten=0.4, folds=creases, detail=0.5, shadow=0.5, direction=8.0)
    canvas.form(HIND, FUR, bump=0.4, flatten=0.4, detail=0.5, shadow=0.3, direction=78.0)
    canvas.form(NEAR_LEG, FUR, bump=0.42, flatten=0.4, detail=0.5, shadow=0.4, direction=46.0)
    for x, y in ((586, 704), (602, 702), (618, 698), (226, 714), (242, 714), (258, 710)):
        canvas.line([(x, y - 10), (x + 3, y + 4)], "#4a2410", 3, taper=0.5, alpha=0.7, detail=0.6)
    stripes(canvas)
    head(canvas)


def stripes(canvas: Canvas) -> None:
    for text, wide in (
        ("180,500 204,520 222,560", 13),
        ("206,476 236,508 250,560", 14),
        ("240,468 266,506 274,566", 15),
        ("278,458 300,500 304,570", 14),
        ("312,452 332,500 330,574", 15),
        ("346,458 362,506 354,584", 14),
        ("380,470 394,520 380,596", 15),
        ("414,480 426,532 408,604", 13),
        ("446,494 452,540 436,598", 13),
        ("190,570 222,590 256,586", 11),
        ("184,606 216,622 250,616", 10),
        ("196,642 222,652 246,646", 9),
        ("452,604 480,616 512,606", 10),
        ("472,634 496,644 526,632", 9),
        ("506,664 530,668 548,656", 8),
        ("570,618 588,612 604,620", 8),
        ("612,636 626,630 638,638", 7),
        ("222,470 232,484 238,504", 7),
        ("296,456 310,474 314,500", 7),
        ("364,464 374,486 376,510", 7),
    ):
        canvas.line(path(text), "#24120a", wide, wide * 0.7, taper=0.75, alpha=0.92, blur=0.8, detail=0.6)
    for x, y in spots_along(path("196,520 150,470 126,400 142,340 186,322"), 11)[1:]:
        canvas.line([(x - 13, y - 3), (x, y + 4), (x + 13, y - 2)], "#24120a", 7, taper=0.5, alpha=0.9, detail=0.6)
    canvas.fill(path("178,318 196,312 206,322 192,332"), "#24120a", blur=2, detail=0.6)


HEAD = 566.0, 520.0


def head(canvas: Canvas) -> None:
    x, y = HEAD
    for side in (-1, 1):
        ear = [(x + side * u, y + v) for u, v in ((26, -52), (34, -80), (54, -84), (66, -66), (60, -38))]
        canvas.form(ear, FUR, bump=0.5, flatten=0.4, detail=0.7, shadow=0.4)
    mask = [(0, -66), (30, -62), (54, -40), (66, -8), (72, 24), (58, 50), (36, 70), (0, 80)]
    face = [(x + u, y + v) for u, v in mask] + [(x - u, y + v) for u, v in mask[-2:0:-1]]
    canvas.form(face, FUR, bump=0.5, flatten=0.36, detail=0.8, shadow=0.6, direction=80.0)
    for side in (-1, 1):
        canvas.fill(ellipse(x + side * 52, y - 64, 10, 12, turn=side * 20), "#4a2a20", blur=3, alpha=0.85, detail=0.8)
        canvas.fill(
            ellipse(x + side * 34 + 2, y + 34, 30, 22, turn=-side * 16), "#fbf4e2", blur=6, alpha=0.95, detail=0.8
        )
        canvas.fill(ellipse(x + side * 27, y - 30, 18, 9, turn=side * 16), "#fbf4e2", blur=4, alpha=0.9, detail=0.8)
        eye(canvas, x + side * 26 + 1, y - 10)
        markings(canvas, side)
    mouth(canvas)
    for text, wide in (
        ("566,446 567,462 568,478", 7),
        ("552,448 546,464 552,478", 6),
        ("582,448 588,464 582,478", 6),
        ("534,456 526,470 530,482", 6),
        ("600,456 608,470 604,482", 6),
    ):
        canvas.line(path(text), "#24120a", wide, taper=0.7, detail=0.8)


def markings(canvas: Canvas, side: int) -> None:
    x, y = HEAD
    for way, wide in (
        (((54, -14), (70, 0), (76, 22)), 7),
        (((46, 6), (60, 22), (64, 44)), 6.5),
        (((38, 28), (50, 44), (48, 62)), 5.5),
        (((60, -36), (74, -28), (82, -10)), 6),
    ):
        canvas.line([(x + side * u, y + v) for u, v in way], "#24120a", wide, taper=0.7, alpha=0.9, detail=0.8)
    tuft = [(x + side * 62, y + 30), (x + side * 80, y + 46)], [(x + side * 36, y + 66), (x + side * 50, y + 88)]
    canvas.strands(*tuft, 34, ["#fbf4e2", "#e8d6b0", "#e59b38"], width=2.6, alpha=0.85, jitter=3, detail=0.7)


def eye(canvas: Canvas, x: float, y: float) -> None:
    """Wide open: it is as surprised as we are."""
    side = 1 if x > HEAD[0] else -1
    canvas.fill(ellipse(x, y, 17, 12.5, turn=-side * 14), "#1a0d08", blur=1.2, detail=0.95)
    canvas.fill(ellipse(x, y + 0.5, 13, 9.4, turn=-side * 14), "#ded3a0", detail=1, keep=0.6)
    canvas.fill(ellipse(x + 2, y, 8.6, 8.8), "#b98f26", detail=1, keep=0.6)
    canvas.fill(ellipse(x + 2.4, y, 4), "#0e0906", detail=1, keep=0.8)
    canvas.line([(x - 17, y - 2), (x, y - 11), (x + 17, y - 2)], "#1a0d08", 4, taper=0.5, detail=1, keep=0.5)
    canvas.fill(ellipse(x - 0.6, y - 3, 1.8), "#fffdf0", detail=1, keep=0.9)


def mouth(canvas: Canvas) -> None:
    x, y = HEAD
    canvas.fill(
        path("542,552 556,546 568,552 582,546 598,552 602,570 588,588 568,594 550,588 538,570"), "#2a0d0a", detail=0.9
    )
    canvas.fill(path("552,576 568,570 586,576 580,590 568,593 556,590"), "#b5483c", blur=2, detail=0.9)
    for u, v, high in ((550, 552, 15), (590, 552, 15), (557, 584, -12), (583, 584, -12)):
        canvas.polygon([(u - 4.5, v), (u + 4.5, v), (u, v + high)], "#fdf6e2", detail=1, keep=0.7)
    for u in (563, 569, 575):
        canvas.polygon([(u - 2.6, 551), (u + 2.6, 551), (u, 557)], "#f4ead0", detail=1, keep=0.6)
    canvas.fill(path("552,530 570,526 588,530 580,542 570,547 560,542"), "#8c3a34", detail=0.95, keep=0.3)
    canvas.line(path("570,546 570,553"), "#24120a", 3, detail=0.9)
    canvas.line(path("540,560 554,550 570,554 586,550 602,560"), "#24120a", 3.4, taper=0.5, detail=0.9)
    for side in (-1, 1):
        for k in range(4):
            start = (x + 4 + side * 18, y + 24 + 5 * k)
            canvas.line(
                [start, (x + side * 62, y + 18 + 12 * k), (x + side * 96, y + 26 + 17 * k)],
                "#fffdf2",
                1.5,
                0.5,
                alpha=0.8,
                detail=0.9,
            )
            canvas.fill(ellipse(*start, 1.4, count=8), "#24120a", detail=0.9)


def foreground(canvas: Canvas) -> None:
    """Long grass before the paws, and dark leaves in the corners."""
    chance = canvas.chance
    for row, (foot, step, high) in enumerate(((726, 23, 100), (768, 19, 118), (818, 16, 132))):
        for x in range(-40, 1030, step):
            long = high * (0.7 + 0.6 * chance.random())
            if row == 0 and 430 < x < 660:
                long *= 0.36
            elif row < 2 and 430 < x < 690:
                long *= 0.62
            lean = 12 + 62 * chance.random()
            mixture = (
                (DARK, BLUISH, GREENS, DARK),
                (GREENS, BLUISH, GREENS, YELLOW),
                (GREENS, YELLOW, BLUISH, YELLOW),
            )[row]
            blade(canvas, x, foot, (x + lean, foot - long), 10 + 5 * chance.random(), mixture[int(chance.integers(4))])
    for x in range(-20, 1020, 26):
        lean = 20 + 50 * chance.random()
        hues = (RUST, YELLOW, GREENS, RUST)[int(chance.integers(4))]
        blade(canvas, x, 818, (x + lean, 760 - 40 * chance.random()), 12, hues)
    fan(canvas, 20, 812, 9, 230, 20, (-100, -34), BLUISH)
    fan(canvas, 800, 812, 11, 250, 20, (-124, -36), GREENS)
    for x, y, long, wide, turn, colours in (
        (690, 790, 190, 60, -70, BLUISH), (780, 740, 230, 70, -38, GREENS), (880, 800, 220, 74, -82, DARK),
        (1000, 720, 190, 70, -150, DARK), (930, 800, 180, 60, -36, YELLOW), (-10, 660, 150, 56, 12, DARK),
        (60, 800, 170, 58, -66, GREENS), (840, 660, 140, 46, -58, RUST), (-6, 760, 160, 56, -30, YELLOW),
    ):  # fmt: skip
        leaf(canvas, x, y, long, wide, turn, colours, veins=8)


def rain(canvas: Canvas) -> None:
    """Threads of silver and grey across everything, thin as hairs, all at one slant."""
    chance = canvas.chance
    before = canvas.img.copy()
    for _ in range(560):
        x, y = -60 + 1160 * chance.random(), -60 + 880 * chance.random()
        long = 70 + 150 * chance.random()
        tone = ("#dfe6dc", "#b9c6c0", "#f4f6ea", "#8fa09c")[int(chance.integers(4))]
        canvas.line(
            [(x, y), (x - long * 0.3, y + long)],
            tone,
            0.9 + 1.1 * chance.random(),
            taper=0.5,
            alpha=0.24 + 0.2 * chance.random(),
        )
    x, y = HEAD
    calm = np.exp(-(((canvas.xs - x) / 90) ** 2) - ((canvas.ys - y) / 80) ** 2)
    canvas.img[:] += blurred(floats(calm), 2)[..., None] * 0.6 * (before - canvas.img)
    canvas.keep[:] = np.maximum(canvas.keep, 0.22)


def compose(canvas: Canvas) -> None:
    for part in (sky, far_jungle, middle_jungle, tiger, foreground, rain):
        part(canvas)
