"""A girl in a bright yellow skirt under a green parasol, with a tiny black dog in her lap."""

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import linear
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_goya_parasol import BROWN, LIGHT, SKIN, parasol
from scripts.atelier.paintings.shared_leaves import thicket
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish
from scripts.atelier.sitter import SKIN_FAIR, SKIN_WARM
from scripts.atelier.sitters import MAN, WOMAN

PAINTING = Homage(
    card=21,
    title="The Parasol",
    after="after Francisco de Goya",
    school="romantic",
    size=(1000, 684),
    detail=(335, 95, 250, 250),
    seed=21,
    finish=Finish(relief=0.1, warm=0.05, vignette=0.1),
)

YELLOW = ("#6c4a10", "#a87a1e", "#dcac38", "#f0ce6c", "#fcecb0")
BLUE = ("#16304e", "#2c547e", "#4f7fae", "#86aed0", "#c0d6e6")
RED = ("#4c140e", "#86281c", "#b4442f", "#d87a58")
FUR = ("#0e0a08", "#241a14", "#42322a", "#6c584a")
HAIR = ("#160c08", "#2e1c12", "#523622", "#7c5838")
GIRL = WOMAN.but(
    yaw=8,
    pitch=-1,
    roll=5,
    smile=0.55,
    skin=SKIN_FAIR,
    eye_size=1.22,
    iris="#2c1a10",
    brow="#2c1a10",
    brow_strength=0.55,
    lip="#c0483e",
    blush_strength=0.42,
    hair="bun",
    hair_colours=HAIR,
    volume=1.3,
    shadow=0.15,
    softness=1.2,
    fill=0.36,
    brow_ridge=0.5,
    keep=0.4,
    ears=0,
).looking()
MAJO = MAN.but(
    yaw=-22,
    pitch=-8,
    roll=-5,
    gaze=(-14, -9),
    eye_open=0.78,
    smile=0.3,
    skin=SKIN_WARM,
    brow="#1a100a",
    shadow=0.25,
    softness=1.0,
    fill=0.32,
    brow_ridge=0.6,
    keep=0.4,
    hair="parted",
    hair_colours=HAIR,
    hair_length=0.45,
)


def landscape(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 600), ["#6f9cc0", "#98b8cc", "#cdd8d4", "#e4dcc0"]))
    canvas.clouds(0, 470, "#eeede4", shade="#a4b4bc", cover=-0.05, size=260, stretch=2.4, alpha=0.8, seed=6)
    canvas.hill(
        outline("560,520 680,480 800,500 1010,460"),
        ("#3c5434", "#66804c", "#98a86a"),
        roughness=16,
        base=640,
        haze=("#b4c0a4", 0.4),
        seed=4,
    )
    wall = outline("-10,100! 150,132 216,170! 246,610! -10,640!")
    canvas.form(
        wall,
        ("#3a342c", "#665c4e", "#8c8070", "#b4a890"),
        bump=0.1,
        flatten=0.2,
        direction=86.0,
        noise=0.08,
        noise_size=40,
    )
    for y in range(170, 600, 54):
        canvas.line([(-10, y), (110, y + 10), (218 + (y - 170) * 0.05, y + 22)], "#4a4236", 4, alpha=0.5, blur=1.4)
        for x in range(20 + (y // 54 % 2) * 40, 190, 84):
            canvas.line([(x, y + 6), (x + 4, y + 54)], "#4a4236", 3.4, alpha=0.45, blur=1.4)
    canvas.line(outline("-10,100 150,132 216,170"), "#d8ccb0", 8, blur=2, alpha=0.8)
    bank = outline("-10,612! 200,592 420,602 700,588 1010,600! 1010,700! -10,700!")
    earth = ("#4c4020", "#7c6a34", "#a8924e", "#cdbb78")
    canvas.fill(bank, linear((0, 590), (0, 684), ["#b8a45e", "#8c7a42", "#5c4e2a"]), direction=3.0)
    canvas.dabs(500, bank, earth, size=(6, 14), aspect=0.3, turn=-75, spread=24, alpha=0.6)
    canvas.dabs(160, bank, ("#36481e", "#5c7030", "#8c9a4c"), size=(7, 15), aspect=0.22, turn=-80, spread=20, alpha=0.7)


def bending_tree(canvas: Canvas) -> None:
    canvas.line(outline("930,640 900,480 866,340 880,210 940,110"), "#4a3826", 26, 8, blur=1)
    canvas.line(outline("922,640 892,480 858,340 872,214"), "#a08a62", 5, 2, alpha=0.6, blur=1)
    canvas.line(outline("868,330 820,250 800,190"), "#4a3826", 11, 4)
    leaves = ("#24341c", "#44582a", "#74843e", "#a8ac5c")
    for x, y, wide, high, seed in (
        (930, 110, 80, 60, 2),
        (850, 170, 66, 50, 3),
        (800, 230, 50, 40, 4),
        (950, 200, 56, 54, 5),
        (886, 80, 60, 40, 6),
    ):
        thicket(canvas, x, y, wide, high, leaves, leaf=(6, 12), turn=-20, seed=seed)
    for _ in range(90):
        spot = (770 + 230 * canvas.chance.random(), 60 + 250 * canvas.chance.random())
        canvas.line(
            [spot, (spot[0] + 15, spot[1] - 6)], leaves[int(canvas.chance.integers(4))], 6, taper=0.9, alpha=0.9
        )


def majo(canvas: Canvas) -> None:
    coat: list[Point] = outline("560,270 610,286 664,268 716,310 738,420 748,540 730,616 600,620 566,500 548,360")
    canvas.form(
        coat,
        BROWN,
        bump=0.4,
        flatten=0.5,
        folds=folds_between(outline("580,320 640,330 710,330"), outline("590,610 660,616 726,606"), 7, width=20),
        light=LIGHT,
        direction=86.0,
    )
    waistcoat = outline("572,284 612,300 646,286 658,380 646,470 596,480 572,400")
    canvas.form(waistcoat, RED, bump=0.4, flatten=0.5, light=LIGHT, direction=88.0, detail=0.3)
    for i in range(6):
        canvas.form(ellipse(613, 320 + 26 * i, 6, 6), ("#6c5a20", "#d0b050", "#fbeeb8"), bump=0.8, detail=0.8)
    canvas.form(
        outline("572,454 650,446 660,490 576,500"),
        ("#7c7460", "#c8bea4", "#f4eedc"),
        bump=0.5,
        flatten=0.5,
        light=LIGHT,
        detail=0.4,
    )
    canvas.form(
        outline("586,258 612,270 640,256 650,296 612,312 580,298"),
        ("#8c8a84", "#d4d0c4", "#fbf8ee"),
        bump=0.5,
        flatten=0.5,
        light=LIGHT,
        detail=0.5,
    )
    akimbo = outline("700,308 752,360 806,420 796,452 740,486 700,490 698,460 740,432 712,390 684,340")
    canvas.form(
        akimbo,
        BROWN,
        bump=0.5,
        flatten=0.55,
        folds=folds_between(outline("716,360 760,400 780,440"), outline("700,400 730,430 720,470"), 5, width=14),
        light=LIGHT,
        detail=0.3,
    )
    canvas.hand(712, 474, 60, 196, SKIN, pose="resting", thumb="right", detail=0.7, light=LIGHT)
    canvas.portrait(626, 186, 124, MAJO, light=LIGHT)
    net = outline("584,124 624,104 670,116 702,154 708,212 686,240 674,200 668,154 634,132")
    canvas.form(net, ("#1c1420", "#40304a", "#74608a"), bump=0.5, flatten=0.6, light=LIGHT, detail=0.4)
    canvas.line(outline("584,126 634,134 670,156 678,204"), "#c04a58", 7, detail=0.7)


def skirt(canvas: Canvas) -> None:
    shape = outline("400,410 470,400 540,414 640,470 716,560 736,636! 600,662 430,664 290,652 226,628! 250,560 320,470")
    falls = folds_between(
        outline("380,440 470,430 560,446"), outline("240,630 470,660 726,636"), 19, width=15, height=0.75, seed=6
    )
    canvas.fill(outline("216,630 470,676 760,640 740,668 470,690 220,660"), "#3c2e18", blur=12, alpha=0.6)
    canvas.form(shape, YELLOW, bump=0.4, flatten=0.5, folds=falls, light=LIGHT, direction=70.0)
    for i in range(7):
        x = 330 + 60 * i
        canvas.line([(x, 560 + 6 * (i % 3)), (x + 4, 600), (x - 8, 648)], "#fff2c4", 6, taper=0.7, alpha=0.5, blur=2)
    shoe = outline("236,640! 262,628 300,636 306,652 270,658 222,660!")
    canvas.form(shoe, ("#3c2a3a", "#7c6478", "#c0aab4", "#eee0e4"), bump=0.6, detail=0.7)


def girl(canvas: Canvas) -> None:
    shawl = outline("376,330 420,312 500,312 544,336 566,420 540,470 500,440 440,444 392,470 352,430")
    canvas.form(shawl, FUR, bump=0.5, flatten=0.5, light=LIGHT, direction=80.0, noise=0.1, noise_size=16)
    bodice = outline("414,312 460,330 508,312 528,360 516,424 460,436 408,424 396,360")
    canvas.form(
        bodice,
        BLUE,
        bump=0.42,
        flatten=0.55,
        folds=folds_between(outline("420,330 500,330"), outline("416,424 508,424"), 5, width=14),
        light=LIGHT,
        direction=86.0,
        detail=0.3,
    )
    canvas.form(
        outline("430,300 460,310 494,298 508,330 460,356 416,330"), SKIN, bump=0.3, blur=2, light=LIGHT, detail=0.6
    )
    canvas.portrait(456, 240, 132, GIRL, light=LIGHT)
    for k in range(6):
        loop = ellipse(430 + 22 * np.cos(k * 1.05), 166 + 13 * np.sin(k * 1.05), 17, 9, turn=60 * k)
        canvas.form(loop, ("#5e1210", "#c03428", "#f08a70"), bump=0.6, detail=0.7)
    with canvas.clip(ellipse(458, 250, 48, 76, turn=5), blur=5):
        shade = outline("370,130 560,130 556,206 500,238 440,256 370,276")
        canvas.fill(shade, "#b8bc88", blur=5, alpha=0.5, mode="multiply", detail=0.9)
    for fur, edge in (
        (outline("384,340 366,400 372,450"), outline("408,330 412,400 396,462")),
        (outline("524,330 528,400 520,456"), outline("544,346 564,410 548,462")),
    ):
        canvas.strands(fur, edge, 60, FUR, width=3, jitter=5, detail=0.4)
    for collar in (
        outline("396,320 420,316 432,400 404,452 372,440"),
        outline("500,316 528,322 552,430 524,460 506,400"),
    ):
        canvas.form(collar, FUR, bump=0.6, flatten=0.6, light=LIGHT, direction=84.0)


def lap(canvas: Canvas) -> None:
    left = outline("380,340 412,360 410,410 372,440 356,452 336,432 350,390")
    canvas.form(left, BLUE, bump=0.5, flatten=0.5, light=LIGHT, detail=0.3)
    canvas.hand(354, 436, 54, 160, SKIN, pose="holding", thumb="right", detail=0.7, light=LIGHT)
    canvas.line([(330, 450), (286, 372)], "#7c3a26", 11, 17, curved=False, detail=0.8)
    for i in range(4):
        canvas.line([(328 + 2 * i, 448), (280 + 5 * i, 372 + i)], "#e8c890", 1.8, curved=False, alpha=0.8, detail=0.8)
    right = outline("522,340 552,380 556,430 520,462 492,470 488,444 520,424 516,380")
    canvas.form(right, BLUE, bump=0.5, flatten=0.5, light=LIGHT, detail=0.3)
    canvas.hand(506, 456, 54, 176, SKIN, pose="resting", thumb="right", detail=0.7, light=LIGHT)
    coat = ("#060506", "#131114", "#2e2a30", "#6a646e")
    dog = [
        *limb((486, 500, 26, 22), (524, 504, 26, 24), (548, 512, 24, 17), blend=12),
        *limb((462, 482, 44, 17), (446, 490, 56, 8), blend=6),
        *limb((476, 484, 36, 14), (488, 494, 30, 17), blend=8),
        *limb((480, 518, 44, 7), (456, 524, 50, 6), blend=4),
        *limb((548, 518, 36, 9), (520, 528, 46, 7), blend=4),
        *limb((560, 508, 26, 6), (576, 494, 26, 5), (570, 482, 26, 3), blend=4),
    ]
    canvas.fill(ellipse(506, 528, 76, 13), "#7c5a18", blur=8, alpha=0.6)
    canvas.clay(dog, coat, detail=0.8, light=LIGHT, fill=0.24)
    canvas.form(outline("464,468 476,470 482,490 474,504 464,494"), coat[:3], bump=0.5, detail=0.8)
    canvas.fill(ellipse(454, 480, 3, 2.8), "#caa878", detail=1)
    canvas.fill(ellipse(454, 480, 1.9, 2), "#0a0606", detail=1)
    canvas.fill(ellipse(440, 488, 3.4, 3), "#000000", detail=1)
    canvas.line(outline("476,502 484,506 496,502"), "#c8383a", 4, detail=0.9)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    landscape(canvas)
    bending_tree(canvas)
    majo(canvas)
    skirt(canvas)
    girl(canvas)
    parasol(canvas)
    lap(canvas)
