"""Two ladies in white and a man with a blue tie behind a bright green balcony."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import linear
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish, Jitter
from scripts.atelier.sitter import SKIN_FAIR, SKIN_PALE
from scripts.atelier.sitters import BEARDED
from scripts.atelier.young_sitters import YOUNG_WOMAN

PAINTING = Homage(
    card=28,
    title="The Balcony",
    after="after Édouard Manet",
    school="impressionist",
    size=(735, 1000),
    detail=(90, 250, 330, 330),
    seed=28,
    finish=Finish(jitter=Jitter(4, 0.08, 0.03), glaze=0.42, relief=0.06, thickness=0.3),
)

LIGHT = (-0.32, -0.5, 0.8)
GREEN = ("#0f3a2c", "#1f5a46", "#2f7a5e", "#54a284", "#8fcab0")
WHITE = ("#858a92", "#b4b8be", "#d8d9da", "#eeece6", "#fcfaf4")
CREAM = ("#8e8a80", "#bcb7aa", "#dedace", "#f2efe4", "#fdfbf4")
BLACK = ("#08080a", "#131316", "#222228", "#3c3c46", "#5c5c68")
DARK = ("#0a0605", "#1c110c", "#342016", "#543824")
SKIN = ("#6c4634", "#ac8068", "#dcb49c", "#f0d2bc", "#fbe8d8")
BERTHE = YOUNG_WOMAN.but(
    age=28,
    seed=31,
    yaw=-20,
    pitch=-2,
    roll=-2,
    gaze=(-20.0, -2.0),  # past us, at something in the street
    smile=-0.12,
    flesh=0.0,
    width=0.97,
    jaw=0.92,
    chin=0.9,
    skin=SKIN_PALE,
    eye_size=1.22,
    eye_open=1.06,
    lid_fold=1.2,
    iris="#2a1a10",
    brow="#1c110c",
    brow_strength=0.75,
    brow_thickness=1.2,
    brow_arch=1.2,
    nose_length=0.98,
    nose_turn=0.1,
    lip="#a84440",
    blush_strength=0.2,
    ears=0,
    hair="fringe",
    hair_colours=DARK,
    hairline=0.08,
    hair_length=0.75,
    volume=1.3,
    shadow=0.45,
    fill=0.34,
    softness=0.5,
    keep=0.55,
)
FANNY = YOUNG_WOMAN.but(
    age=22,
    seed=45,
    yaw=9,
    roll=4,
    smile=0.12,
    flesh=0.75,
    width=1.06,
    jaw=1.02,
    eye_size=1.16,
    eye_open=0.95,
    eye_apart=1.04,
    iris="#5a4a34",
    brow="#3a2618",
    brow_strength=0.42,
    brow_high=0.03,
    nose_length=0.92,
    nose_width=1.02,
    nose_bulb=1.15,
    nose_turn=0.5,
    mouth_width=0.92,
    lips=1.15,
    skin=SKIN_PALE,
    blush_strength=0.36,
    hair="bun",
    hair_colours=DARK,
    volume=1.5,
    shadow=0.4,
    fill=0.36,
    softness=0.5,
    keep=0.55,
).looking(6, 4)
ANTOINE = BEARDED.but(
    age=32,
    seed=52,
    yaw=-10,
    pitch=5,
    gaze=(-6.0, 4.0),
    flesh=0.2,
    beard=0.0,
    moustache=1.1,
    moustache_rise=0.25,
    stubble=0.35,
    skin=SKIN_FAIR,
    hair="short",
    hair_colours=DARK,
    volume=1.4,
    brow="#241610",
    brow_strength=0.5,
    iris="#3c2c1c",
    eye_open=0.94,
    eye_tilt=-0.04,
    lid_fold=1.3,
    nose_length=1.05,
    nose_hump=0.3,
    ears=1.0,
    eye_size=1.12,
    shadow=0.45,
    fill=0.3,
    softness=0.5,
    keep=0.5,
)


def room(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 1000), ["#131316", "#17161a", "#1d1c1e"]), noise=0.1, noise_size=140)
    canvas.fill(outline("120,300 166,292 172,420 118,430"), "#2e2a28", blur=12, alpha=0.8)
    canvas.fill(ellipse(142, 326, 16, 20), "#5a4638", blur=3, alpha=0.8)
    canvas.fill(outline("118,356 168,352 178,450 112,456"), "#2f3136", blur=6, alpha=0.9)
    canvas.form(outline("160,372 182,370 186,402 162,404"), ("#2c3a44", "#5c7078", "#a8bcc0"), bump=0.6, alpha=0.8)
    canvas.line(outline("250,40 380,30 500,44"), "#2f2a24", 10, blur=4, alpha=0.8)


def shutters(canvas: Canvas) -> None:
    for left, right in ((-10, 104), (626, 745)):
        paint = linear((left, 0), (right, 0), ["#2a6e56", "#37876a", "#256450"])
        canvas.rectangle(left, -10, right - left, 1020, paint, direction=90.0)
        for y in range(16, 980, 21):
            canvas.line([(left + 16, y), (right - 16, y)], "#14402f", 6, curved=False, alpha=0.9, detail=0.6, keep=0.6)
            canvas.line(
                [(left + 16, y - 5), (right - 16, y - 5)], "#7cc0a2", 3.4, curved=False, alpha=0.8, detail=0.6, keep=0.6
            )
        for x in (left + 8, right - 8):
            canvas.line([(x, -10), (x, 1010)], "#2f7a5e", 15, curved=False, detail=0.3)
            canvas.line([(x - 5, -10), (x - 5, 1010)], "#6fb496", 3, curved=False, alpha=0.8, detail=0.3)


def gentleman(canvas: Canvas) -> None:
    coat: list[Point] = outline(
        "322,270 384,290 446,270 506,306 528,430 540,640 530,720 260,720 256,600 264,420 276,308"
    )
    falls = folds_between(
        outline("300,330 380,350 480,330"), outline("270,700 400,710 520,700"), 7, width=24, height=0.45, seed=3
    )
    canvas.form(coat, BLACK, bump=0.4, flatten=0.5, folds=falls, light=LIGHT, direction=86.0)
    canvas.form(
        outline("356,268 384,280 414,268 420,340 386,430 352,340"),
        WHITE,
        bump=0.3,
        flatten=0.4,
        light=LIGHT,
        detail=0.5,
    )
    canvas.portrait(384, 190, 142, ANTOINE, light=LIGHT)
    tie = outline("358,284 384,296 410,284 420,306 400,320 408,372 400,414 386,428 372,414 362,372 370,320 350,306")
    canvas.form(
        tie, ("#0f2248", "#1f3f84", "#2d55a8", "#5c86d0", "#9cbcec"), bump=0.6, flatten=0.6, light=LIGHT, detail=0.6
    )
    canvas.hand(330, 452, 74, -56, SKIN, pose="pinch", thumb="left", detail=0.7, light=LIGHT)
    canvas.line([(364, 390), (376, 372)], "#efe6d6", 5, curved=False, detail=0.9)
    canvas.form(
        outline("300,430 340,424 352,462 320,486 292,470"), BLACK, bump=0.5, flatten=0.5, light=LIGHT, detail=0.4
    )


def standing_lady(canvas: Canvas) -> None:
    dress = outline(
        "456,372 508,386 566,372 602,410 616,520 636,680 660,1010! 408,1010! 420,760 432,600 428,460 436,400"
    )
    falls = folds_between(
        outline("450,420 510,430 590,420"), outline("420,1000 530,1010 650,1000"), 10, width=22, height=0.55, seed=5
    )
    canvas.form(dress, WHITE, bump=0.4, flatten=0.5, folds=falls, light=LIGHT, direction=86.0, keep=0.45)
    canvas.portrait(508, 290, 134, FANNY, light=LIGHT)
    for i in range(17):
        x, y = 454 + 6.7 * i, 234 - 20 * (1 - ((i - 8) / 8) ** 2) + 6 * canvas.chance.normal()
        tone = ("#b48ab0", "#f2e8ec", "#d86a7a", "#7fa06a", "#e8d8b0")[i % 5]
        canvas.form(ellipse(x, y, 12, 10, turn=35 * i), ("#3a2436", tone, "#fff8f2"), bump=0.7, detail=0.7)
    canvas.form(
        outline("470,372 508,386 546,372 552,402 508,420 464,402"),
        WHITE,
        bump=0.5,
        flatten=0.5,
        light=LIGHT,
        detail=0.5,
    )
    waist(canvas)
    parasol = outline("566,470 588,476 524,760 504,880 492,876 504,744")
    canvas.form(
        parasol,
        GREEN,
        bump=0.5,
        folds=folds_between([(572, 474), (584, 478)], [(500, 870), (506, 876)], 4, width=8),
        light=LIGHT,
        detail=0.4,
    )
    for sleeve in (
        outline("444,400 470,430 476,500 520,520 508,560 450,556 424,500 426,440"),
        outline("584,400 612,450 610,530 560,572 508,560 516,524 560,508 566,450"),
    ):
        bends = folds_between(sleeve[0:3], sleeve[4:7], 6, width=14, height=0.5)
        canvas.form(sleeve, WHITE, bump=0.5, flatten=0.55, folds=bends, light=LIGHT, detail=0.4, keep=0.45)
    glove = ("#5c4c26", "#96804a", "#ccb878", "#ecdcac")
    canvas.hand(500, 540, 70, 200, glove, pose="holding", thumb="right", detail=0.7, light=LIGHT)
    canvas.hand(530, 552, 66, 190, glove, pose="pinch", thumb="right", detail=0.7, light=LIGHT)


def waist(canvas: Canvas) -> None:
    """The shades of a waist; without it a dress is a sack."""
    for side in (-1, 1):
        shade = [(524 + side * 84, 470), (524 + side * 66, 560), (524 + side * 84, 660)]
        canvas.line(shade, "#6c7078", 26, taper=0.5, blur=10, alpha=0.5)


def seated_lady(canvas: Canvas) -> None:
    dress: list[Point] = outline(
        "186,452 240,470 300,452 352,500 372,600 384,760 396,1010! 96,1010! 104,780 110,640 130,520 150,478"
    )
    falls = folds_between(
        outline("150,520 240,540 350,530"), outline("110,1000 250,1010 390,1000"), 11, width=24, height=0.6, seed=8
    )
    canvas.form(dress, CREAM, bump=0.42, flatten=0.5, folds=falls, light=LIGHT, direction=84.0, keep=0.45)
    canvas.form(
        outline("204,428 238,440 274,428 290,470 240,500 190,470"), SKIN, bump=0.4, blur=2, light=LIGHT, detail=0.6
    )
    canvas.portrait(234, 352, 150, BERTHE, light=LIGHT)
    for side, x in ((-1, 182), (1, 284)):
        one = [(x + side * 2, 332), (x + side * 14, 392), (x + side * 12, 464)]
        other = [(x - side * 2, 344), (x, 402), (x - side * 6, 468)]
        canvas.locks(one, other, 6, DARK, width=12, wave=4, waves=4)
    canvas.line(outline("204,432 238,442 274,432"), "#0c0c10", 8, detail=0.8)
    canvas.form(ellipse(238, 456, 9, 11), ("#5c3a14", "#b8862c", "#f0d890"), bump=0.8, detail=0.9)
    ruffle = outline("168,468 204,486 240,506 280,486 322,466 344,500 290,540 240,552 190,538 144,500")
    canvas.drapery(
        ruffle,
        CREAM,
        knot=(240, 470),
        ends=[(146, 500), (190, 540), (240, 554), (292, 542), (344, 500)],
        count=15,
        width=10,
        light=LIGHT,
        detail=0.35,
    )
    for sleeve in (
        outline("146,500 176,540 176,590 214,600 236,624 200,650 140,640 112,600 122,540"),
        outline("340,500 370,560 366,620 320,644 262,640 256,610 306,602 326,570"),
    ):
        bends = folds_between(sleeve[0:3], sleeve[4:7], 6, width=15, height=0.55)
        canvas.form(sleeve, CREAM, bump=0.5, flatten=0.55, folds=bends, light=LIGHT, detail=0.4, keep=0.45)
    canvas.line([(146, 626), (326, 586)], "#8c3b2f", 15, 11, curved=False, detail=0.8)
    canvas.line([(148, 622), (324, 583)], "#d07a5c", 3, curved=False, alpha=0.8, detail=0.8)
    canvas.hand(214, 616, 70, -20, SKIN, pose="holding", thumb="left", detail=0.75, light=LIGHT)
    canvas.hand(282, 616, 66, 200, SKIN, pose="holding", thumb="right", detail=0.75, light=LIGHT)


def flowers_and_dog(canvas: Canvas) -> None:
    canvas.form(
        outline("52,880 128,880 122,990 60,990"),
        ("#1c2c58", "#4c6ca8", "#d8dce4", "#ffffff"),
        bump=0.5,
        curved=False,
        detail=0.4,
    )
    for i in range(5):
        canvas.line(outline(f"{60 + 16 * i},930 {66 + 14 * i},952 {60 + 16 * i},974"), "#2f4f9c", 4, detail=0.6)
    canvas.foliage(90, 838, 70, 46, ("#12301c", "#2a5a34", "#5c8a4c"), clumps=5, leaves=120, leaf=(8, 15), seed=4)
    for x, y in ((62, 800), (112, 792), (88, 826), (136, 830), (40, 838)):
        canvas.dabs(
            46, ellipse(x, y, 25, 20), ("#7c5a8c", "#b48ab0", "#e0c4dc", "#f6e8f2"), size=(4, 7), aspect=0.8, detail=0.5
        )
    fur = ("#2c2620", "#5c5246", "#948878", "#c4b8a4", "#e4dac8")
    dog = [
        *limb((232, 938, 0, 28), (262, 944, 0, 27), (288, 938, 0, 29), blend=14),
        *limb((204, 902, 34, 25), (186, 912, 52, 15), (174, 918, 58, 10), blend=10),
        *limb((216, 918, 20, 22), (232, 934, 8, 25), blend=12),
        *limb((224, 956, 24, 10), (220, 988, 28, 8), blend=5),
        *limb((246, 956, -6, 10), (246, 988, -4, 8), blend=5),
        *limb((296, 954, 24, 11), (300, 988, 28, 8), blend=5),
        *limb((310, 924, 0, 8), (330, 904, 0, 6), (328, 886, 0, 4), blend=5),
    ]
    canvas.clay(dog, fur, detail=0.6, light=LIGHT)
    for one, other in (
        (outline("214,884 226,898 228,924"), outline("202,884 212,902 214,928")),
        (outline("186,886 178,900 172,916"), outline("198,882 194,902 186,926")),
    ):
        canvas.strands(one, other, 30, fur[1:], width=2.2, jitter=5, detail=0.5)
    canvas.fill(ellipse(188, 903, 4, 4.5), "#0e0a08", detail=1)
    canvas.fill(ellipse(166, 916, 6, 5), "#0e0a08", detail=1)
    canvas.form(ellipse(330, 966, 17, 17), ("#5c1410", "#c0402c", "#f2a080"), bump=1, detail=0.7)


def railing(canvas: Canvas) -> None:
    for x in (112, 242, 372, 502, 620):
        canvas.line([(x, 650), (x, 1010)], GREEN[1], 13, curved=False, detail=0.6)
        canvas.line([(x - 3, 650), (x - 3, 1010)], GREEN[3], 5, curved=False, detail=0.6)
    for left in (112, 242, 372, 502):
        right = left + (130 if left < 500 else 118)
        for start, end in (((left, 700), (right, 930)), ((right, 700), (left, 930))):
            canvas.line([start, end], GREEN[1], 13, curved=False, detail=0.6, keep=0.6)
            canvas.line(
                [(start[0], start[1] - 3), (end[0], end[1] - 3)], GREEN[3], 5, curved=False, detail=0.6, keep=0.6
            )
        middle = ((left + right) / 2, 815)
        canvas.form(ellipse(*middle, 17, 17), GREEN, bump=0.7, detail=0.7)
    for y, wide in ((652, 22), (700, 11), (932, 13)):
        canvas.line([(-10, y), (745, y)], GREEN[1], wide, curved=False, detail=0.6, keep=0.6)
        canvas.line(
            [(-10, y - wide * 0.25), (745, y - wide * 0.25)], GREEN[3], wide * 0.4, curved=False, detail=0.6, keep=0.6
        )


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    room(canvas)
    gentleman(canvas)
    standing_lady(canvas)
    shutters(canvas)
    seated_lady(canvas)
    flowers_and_dog(canvas)
    railing(canvas)
