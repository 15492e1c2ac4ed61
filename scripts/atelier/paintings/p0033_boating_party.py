"""Straw hats round a table full of bottles and fruit, and a lady who kisses the air at her little dog."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import linear
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.face import MAN, SKIN_FAIR, SKIN_WARM, WOMAN
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_leaves import thicket
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.paintings.shared_party_guests import (
    BLACK,
    BLUE_DRESS,
    BROWN_COAT,
    BROWN_HAIR,
    LIGHT,
    NAVY,
    RED_HAIR,
    SKIN,
    WHITE,
    guest,
    hat,
    side_guest,
)
from scripts.atelier.paintings.shared_party_table import table
from scripts.atelier.paintings.shared_profiles import Profile, profile, swept_hair
from scripts.atelier.school import Finish, Jitter

PAINTING = Homage(
    card=33,
    title="Luncheon of the Boating Party",
    after="after Pierre-Auguste Renoir",
    school="impressionist",
    size=(1000, 741),
    detail=(150, 320, 250, 250),
    seed=33,
    finish=Finish(jitter=Jitter(7, 0.12, 0.045), glaze=0.16, relief=0.13),
)


TANNED = Profile(skin=("#6a4432", "#a87858", "#d4a47e", "#e8c09c", "#f6dabc"), brow="#3a2416", neck=True, ear=True)
ROSY = Profile(blush=0.5, brow="#6a3c20", lip="#c0524a")


def river(canvas: Canvas) -> None:
    canvas.wash(linear((0, 60), (0, 420), ["#b8ccc4", "#8fb0ac", "#7f9c80", "#86944e"]))
    canvas.water(110, 300, ("#dfe8e0", "#7fa4a8", "#5c8a94", "#f2f0e0"), 150, right=620, seed=2)
    for x, y, size in ((170, 190, 46), (300, 176, 38), (390, 200, 30), (240, 206, 24)):
        canvas.form(
            [(x, y - size * 1.5, 0), (x + size * 0.7, y, 0), (x - size * 0.15, y, 0)], WHITE, bump=0.3, light=LIGHT
        )
        canvas.line([(x - size * 0.5, y + 5), (x + size * 0.8, y + 4)], "#5c4030", 6, curved=False)
    leaves = ("#2c4020", "#566c30", "#869648", "#b8bc74")
    for x, y, wide, high, seed in (
        (60, 260, 110, 90, 3),
        (200, 300, 130, 70, 4),
        (360, 280, 110, 70, 5),
        (500, 240, 100, 70, 6),
        (640, 190, 90, 70, 7),
        (60, 150, 70, 60, 8),
    ):
        thicket(canvas, x, y, wide, high, leaves, leaf=(6, 12), seed=seed)
    canvas.polygon(
        outline("640,90 1010,60 1010,420 640,420"),
        linear((640, 0), (1000, 0), ["#8c9a70", "#a89870", "#7c8a64"]),
        noise=0.2,
        noise_size=40,
    )
    for x, y, seed in ((700, 140, 11), (900, 120, 12), (980, 240, 13)):
        thicket(canvas, x, y, 90, 70, leaves, leaf=(6, 12), seed=seed)


def balcony(canvas: Canvas) -> None:
    canvas.polygon(
        outline("-10,430 620,232 1010,300 1010,760 -10,760"),
        linear((0, 300), (0, 741), ["#a89a8c", "#8c8078", "#6c625c"]),
        noise=0.1,
        noise_size=50,
        direction=-12.0,
    )
    for y in (0, 46, 92):
        canvas.line([(-10, 424 + y), (590, 226 + y * 0.72)], "#4c4238", 10, 7, curved=False, detail=0.3)
        canvas.line([(-10, 421 + y), (590, 224 + y * 0.72)], "#c8b494", 3, curved=False, alpha=0.8, detail=0.3)
    for share in range(9):
        x = 30 + 66 * share
        canvas.line([(x, 414 - x * 0.33), (x, 520 - x * 0.38)], "#4c4238", 6, curved=False)


def awning(canvas: Canvas) -> None:
    shape: list[Point] = [(-10, -10, 0), (1010, -10, 0), (1010, 84, 0)]
    for i in range(22):
        x = 1010 - 48 * i
        shape += [(x - 24, 112 - 0.01 * x, 0), (x - 48, 88 - 0.01 * x, 0)]
    canvas.polygon(shape, "#f0e2cc", direction=84.0, detail=0.2)
    with canvas.clip(shape, curved=False):
        for i in range(24):
            x = -30 + 46 * i
            canvas.polygon(
                [(x, -10), (x + 23, -10), (x + 19, 130), (x - 4, 130)], "#d98a52", alpha=0.92, direction=86.0
            )
        canvas.fill(outline("-10,60 1010,50 1010,130 -10,130"), "#8c5a48", blur=16, alpha=0.35)
    canvas.line([(706, 80), (702, 240)], "#5c4c3c", 9, curved=False)


def back_row(canvas: Canvas) -> None:
    guest(canvas, (566, 196), 74, MAN.but(yaw=140, skin=SKIN_WARM), BLACK, hair=BROWN_HAIR, wears="top")
    side_guest(canvas, (656, 214), 70, TANNED, BROWN_COAT, hair=BROWN_HAIR, left=True, wears="bowler")
    guest(
        canvas,
        (446, 268),
        82,
        WOMAN.but(yaw=26, roll=10, skin=SKIN_FAIR, smile=0.6),
        WHITE,
        hair=BROWN_HAIR,
        wears="boater",
    )
    canvas.hand(420, 330, 44, -70, SKIN, pose="fist", thumb="right", detail=0.7, light=LIGHT)
    guest(
        canvas,
        (800, 196),
        78,
        MAN.but(yaw=34, roll=6, skin=SKIN_WARM, smile=0.4, stubble="#4a3424"),
        BLACK,
        hair=BROWN_HAIR,
        wears="boater",
    )
    side_guest(canvas, (956, 206), 72, ROSY, BROWN_COAT, hair=RED_HAIR, left=True, wears="bowler")
    guest(
        canvas,
        (872, 228),
        80,
        WOMAN.but(yaw=-10, roll=8, pitch=-4, skin=SKIN_FAIR, smile=0.4),
        NAVY,
        hair=BROWN_HAIR,
        wears="flowers",
    )
    for side in (-1, 1):
        canvas.line(
            [(872 + side * 64, 310), (872 + side * 70, 262), (872 + side * 44, 226)], "#1c1a22", 17, 12, detail=0.6
        )


def drinker_and_friends(canvas: Canvas) -> None:
    guest(
        canvas, (612, 330), 86, WOMAN.but(yaw=-14, pitch=6, skin=SKIN_FAIR), BLUE_DRESS, hair=RED_HAIR, wears="flowers"
    )
    canvas.line(outline("676,430 668,390 632,374"), "#324270", 22, 15, detail=0.4)
    canvas.form(
        outline("606,352! 628,352! 624,382! 612,382!"),
        ("#8c9a9c", "#d4dcd8", "#ffffff"),
        bump=0.5,
        alpha=0.85,
        detail=0.9,
    )
    canvas.hand(644, 386, 34, -160, SKIN, pose="holding", thumb="right", detail=0.7, light=LIGHT)
    guest(canvas, (500, 344), 84, MAN.but(yaw=-120, skin=SKIN_WARM), BROWN_COAT, hair=BROWN_HAIR, wears="bowler")
    guest(
        canvas,
        (774, 318),
        84,
        MAN.but(yaw=-38, pitch=-12, roll=-8, skin=SKIN_WARM, smile=0.3),
        ("#4c4436", "#8c8068", "#c4b894"),
        hair=BROWN_HAIR,
        wears="none",
    )
    for i in range(6):
        canvas.line([(712 + 22 * i, 390), (706 + 24 * i, 470)], "#5c5240", 4, alpha=0.6)
    side_guest(canvas, (704, 410), 80, ROSY._replace(tilt=-6), NAVY, hair=BROWN_HAIR, wears="flowers")


def oarsman_at_the_left(canvas: Canvas) -> None:
    shirt = outline("60,240 112,232 160,248 180,330 178,450 150,520 40,520 30,420 40,310")
    canvas.form(
        shirt,
        WHITE,
        bump=0.45,
        flatten=0.5,
        folds=folds_between(outline("70,260 150,260"), outline("50,510 160,510"), 7, width=20),
        light=LIGHT,
        detail=0.2,
    )
    arms = [
        *limb((60, 268, 10, 25), (34, 330, 20, 20), (14, 392, 24, 17), blend=10),
        *limb((14, 392, 24, 17), (20, 440, 34, 14), (40, 478, 40, 11), blend=8),
        *limb((164, 268, 10, 25), (190, 330, 20, 20), (192, 390, 24, 17), blend=10),
        *limb((192, 390, 24, 15), (170, 440, 30, 13), (160, 470, 34, 10), blend=8),
    ]
    canvas.clay(arms, SKIN, light=LIGHT, detail=0.4, fill=0.26)
    canvas.form(outline("76,236! 146,240! 128,272 106,280 88,268"), SKIN, bump=0.3, light=LIGHT, detail=0.4)
    profile(canvas, 102, 172, 96, TANNED)
    swept_hair(canvas, 102, 172, 96, TANNED, RED_HAIR)
    beard = outline("102,186 112,206 128,216 142,206 146,214 144,236 124,250 106,234 96,206")
    canvas.form(beard, RED_HAIR, bump=0.5, flatten=0.4, direction=100.0, light=LIGHT, detail=0.6)
    hat(canvas, 106, 172, 96, "boater")


def lady_with_dog(canvas: Canvas) -> None:
    dress = outline("130,470 180,448 240,466 270,520 262,600 240,741! 60,741! 70,620 96,520")
    canvas.form(
        dress,
        BLUE_DRESS,
        bump=0.45,
        flatten=0.5,
        folds=folds_between(outline("130,500 250,500"), outline("70,736 236,736"), 8, width=22),
        light=LIGHT,
        detail=0.2,
    )
    lady = ROSY._replace(tilt=6)
    profile(canvas, 186, 402, 100, lady)
    swept_hair(canvas, 186, 402, 100, lady, RED_HAIR, bun=True)
    hat(canvas, 190, 402, 100, "flowers")
    canvas.form(outline("168,448 200,460 228,450 236,474 200,486 160,472"), WHITE, bump=0.5, flatten=0.5, detail=0.5)
    fur = ("#20120a", "#4c301c", "#80583a", "#b08a64")
    dog = [
        *limb((322, 506, 20, 24), (332, 552, 20, 27), (340, 580, 16, 24), blend=12),
        *limb((306, 466, 34, 22), (284, 474, 46, 11), blend=8),
        *limb((312, 540, 36, 9), (294, 566, 44, 8), blend=4),
        *limb((340, 590, 30, 10), (322, 604, 40, 8), blend=4),
    ]
    canvas.clay(dog, fur, detail=0.6, light=LIGHT)
    for one, other in (
        (outline("292,452 282,470 278,488"), outline("312,448 312,474 304,496")),
        (outline("318,446 330,466 334,490"), outline("326,450 344,474 344,500")),
        (outline("306,490 304,520 300,548"), outline("330,490 334,530 326,566")),
        (outline("332,500 340,544 338,590"), outline("346,500 364,548 362,600")),
    ):
        canvas.strands(one, other, 34, fur, width=2.6, jitter=6, detail=0.6)
    canvas.fill(ellipse(294, 464, 3.6, 3.6), "#0a0604", detail=1)
    canvas.fill(ellipse(273, 474, 5, 4.4), "#0a0604", detail=1)
    sleeve = outline("230,490 262,520 286,560 280,590 246,586 216,550")
    canvas.form(sleeve, BLUE_DRESS, bump=0.5, flatten=0.5, light=LIGHT, detail=0.3)
    canvas.hand(274, 568, 48, -22, SKIN, pose="holding", thumb="left", detail=0.7, light=LIGHT)


def young_man_at_the_right(canvas: Canvas) -> None:
    canvas.line([(940, 560), (968, 741)], "#3c2616", 14, curved=False)
    shirt = outline("770,500 826,484 884,500 920,580 926,741! 744,741! 738,620 748,540")
    canvas.form(
        shirt,
        WHITE,
        bump=0.45,
        flatten=0.5,
        folds=folds_between(outline("780,520 880,520"), outline("750,736 920,736"), 8, width=22),
        light=LIGHT,
        detail=0.2,
    )
    arms = [
        *limb((772, 536, 20, 24), (742, 590, 30, 19), (734, 640, 36, 15), blend=10),
        *limb((734, 640, 36, 14), (772, 664, 50, 12), (800, 668, 54, 10), blend=8),
        *limb((888, 536, 20, 25), (918, 596, 30, 20), (914, 656, 40, 17), blend=10),
        *limb((914, 656, 40, 16), (860, 668, 52, 13), (826, 656, 58, 10), blend=8),
    ]
    canvas.clay(arms, SKIN, light=LIGHT, detail=0.4, fill=0.26)
    canvas.hand(832, 656, 44, 186, SKIN, pose="relaxed", thumb="right", detail=0.7, light=LIGHT)
    canvas.line(outline("744,560 730,590 752,600 784,560"), WHITE[1], 5, taper=0.3, blur=1)
    canvas.form(outline("788,500! 866,500! 850,530 826,540 802,530"), SKIN, bump=0.3, light=LIGHT, detail=0.4)
    youth = TANNED._replace(tilt=2)
    profile(canvas, 834, 432, 98, youth, left=True)
    swept_hair(canvas, 834, 432, 98, youth, BROWN_HAIR, left=True)
    canvas.line(outline("792,462 800,456 812,462"), BROWN_HAIR[1], 5, taper=0.5, detail=0.8)
    hat(canvas, 830, 432, 100, "boater")


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    river(canvas)
    balcony(canvas)
    awning(canvas)
    back_row(canvas)
    drinker_and_friends(canvas)
    oarsman_at_the_left(canvas)
    table(canvas)
    lady_with_dog(canvas)
    young_man_at_the_right(canvas)
