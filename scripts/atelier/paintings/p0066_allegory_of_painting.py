"""Painting herself: a dark-haired woman in shot green silk leans into the light, one arm flung up with the brush."""

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.cloth import folds_between, folds_from
from scripts.atelier.colour import linear, radial
from scripts.atelier.curves import ellipse, spots_along
from scripts.atelier.hands import GROWN, shaped_hand
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_knots import coiled_knot, swept_back
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish
from scripts.atelier.sitters import WOMAN

PAINTING = Homage(
    card=66,
    title="Self-Portrait as the Allegory of Painting",
    after="after Artemisia Gentileschi",
    school="dutch",
    size=(763, 1000),
    detail=(290, 140, 320, 320),
    seed=66,
    finish=Finish(relief=0.08, craquelure=0.05, glaze=0.42, vignette=0.2),
)

LIGHT = (-0.62, -0.62, 0.48)
SILK = ("#0d100a", "#2c3220", "#5a603c", "#8c8a58", "#cbbf8e")
SHOT = ("#1a100a", "#40281a", "#70503a", "#9c8258", "#d8c89a")
APRON = ("#140b06", "#33200f", "#573a20", "#7e5a36")
LINEN = ("#5c564a", "#989080", "#ccc4b0", "#ece6d4", "#fbf8ec")
SKIN = ("#3a1e12", "#8c553a", "#d29c76", "#f0cca6", "#fce8cf")
HAIR = ("#0a0605", "#22140c", "#4a2e1c", "#8c6440")
PAINTER = WOMAN.but(
    age=33, seed=66, yaw=-34, pitch=-6, roll=-22, width=1.02, flesh=0.45, jaw=0.95, chin=1.0, nose_length=1.02,
    nose_width=0.94, lips=1.1, mouth_width=0.95, eye_size=1.14, eye_open=0.95, brow="#2c1a10", brow_strength=0.6,
    skin=("#2a140c", "#7a4630", "#c98f68", "#efc8a2", "#fce6cc"), lip="#a8443a", lip_strength=0.7, iris="#3c2414",
    whites="#d2c4ac", blush="#c85a44", blush_strength=0.45, hair="back", hair_colours=HAIR, volume=1.1,
    hairline=-0.02, ears=0.9, fill=0.16, shadow=0.72, softness=0.55, sheen=0.8, neck=0.0, smile=0.16,
    bounce="#8c5a30", gaze=(-12.0, 3.0),
)  # fmt: skip

GOLD = ("#3a2208", "#80561c", "#c4923c", "#ecc468", "#fff0b8")
MASK = WOMAN.but(
    skin=GOLD, lip="#6a4414", iris="#2c1a08", whites="#a8782c", brow="#5c3a10", blush_strength=0.0, neck=0.0, ears=0,
    lash="#2c1a08", keep=0.4, bounce="#8a5c1c",
)  # fmt: skip


def studio(canvas: Canvas) -> None:
    """A brown ground, half of it the primed canvas that she is about to paint on."""
    canvas.wash(radial((240, 330), 900, ["#8c7048", "#74582f", "#4e3a1e", "#2c2010"]), noise=0.1, noise_size=130)
    canvas.fill(outline("470,-20 800,-20 800,620 620,520"), "#241a0e", blur=60, alpha=0.6)
    canvas.polygon(
        [(-10, -10), (150, -10), (96, 1010), (-10, 1010)],
        linear((0, 0), (130, 0), ["#6a5230", "#927648"]),
        noise=0.1,
        blur=5,
        alpha=0.75,
    )
    canvas.line([(151, -10), (97, 1010)], "#3a2a14", 5, alpha=0.6, blur=3)


def raised_arm(canvas: Canvas) -> None:
    """The painting arm, bare to the elbow, against the light ground."""
    hand = shaped_hand(150, 222, 20, 146, -104, pose="brush", thumb="left", roll=28, pitch=8, build=GROWN)
    arm = limb(
        (262, 452, 0, 54), (212, 420, 4, 50), (178, 350, 8, 42), (158, 280, 14, 31), (150, 218, 20, 24), blend=18
    )
    canvas.show_hands([hand], SKIN, also=arm, light=LIGHT, only="fingers")
    canvas.line([(140, 201), (48, 97)], "#4a2c14", 6, 4.4, curved=False, detail=0.85)
    canvas.line([(138, 196), (50, 96)], "#c09058", 1.5, curved=False, detail=0.85)
    canvas.line([(54, 104), (22, 67)], "#2a1a10", 9, 1.5, detail=0.9)
    canvas.show_hands([hand], SKIN, light=LIGHT, only="thumb")
    sleeve = outline("436,430 372,396 300,362 236,346 190,356 160,392 166,440 206,486 262,524 320,566 400,590 460,560")
    folds = folds_from((440, 500), outline("250,350 166,400 230,510 330,570"), 13, width=20, height=0.8, seed=4)
    canvas.form(sleeve, SILK, bump=0.5, flatten=0.4, folds=folds, light=LIGHT, noise=0.03, noise_size=18, detail=0.3)
    for way, wide in (
        (outline("216,366 290,396 370,440"), 9),
        (outline("196,420 270,462 350,500"), 6),
        (outline("260,360 330,390 390,420"), 5),
    ):
        canvas.line(way, "#e8e0b8", wide, taper=0.9, alpha=0.5, blur=4)
    inner = outline("236,340 186,356 156,394 160,446 190,482")
    outer = outline("214,318 160,340 128,388 134,450 168,490")
    canvas.form(
        [*inner, *outer[::-1]],
        LINEN,
        bump=0.35,
        flatten=0.4,
        folds=folds_between(inner, outer, 17, width=13, height=0.42),
        light=LIGHT,
        detail=0.6,
    )


def body(canvas: Canvas) -> None:
    """Silk that is green in the light and brown in the fold; the shift shows white at its edge."""
    bodice = outline(
        "398,452 452,500 540,496 600,452 650,476 690,560 690,700 640,800 600,1010! 330,1010! 350,840 372,720 "
        "380,600 380,520"
    )
    folds = folds_from((480, 770), outline("390,500 460,530 560,520 640,480"), 13, width=22, height=0.7, seed=2)
    canvas.form(
        bodice, SILK, bump=0.45, flatten=0.45, folds=folds, light=LIGHT, noise=0.03, noise_size=20, direction=80.0
    )
    gleams = folds_from((500, 780), outline("396,520 470,550 560,540 660,500"), 10, width=26, height=0.6, seed=12)
    canvas.form(bodice, SHOT, bump=0.45, flatten=0.45, folds=gleams, light=(0.6, -0.4, 0.6), direction=80.0, alpha=0.12)
    breast(canvas)
    inner = outline("384,446 412,500 470,528 540,520 592,482 622,446")
    outer = outline("366,456 404,528 470,558 548,548 606,506 640,462")
    canvas.form(
        [*inner, *outer[::-1]],
        LINEN,
        bump=0.35,
        flatten=0.4,
        folds=folds_between(inner, outer, 30, width=13, height=0.42),
        light=LIGHT,
        detail=0.6,
    )
    for way, wide in (
        (outline("404,560 420,640 450,730"), 9),
        (outline("450,570 466,650 484,740"), 6),
        (outline("640,520 620,600 560,710"), 7),
    ):
        canvas.line(way, "#e4dcb2", wide, taper=0.9, alpha=0.45, blur=5)


NECK = outline("384,340 500,330 530,400 560,430 630,440 600,490 540,530 470,538 410,510 372,450 400,430")


def breast(canvas: Canvas) -> None:
    cones = limb((450, 340, -30, 54), (468, 404, -26, 57), (486, 460, -22, 60), blend=34)
    cones += limb((470, 470, -20, 52), (390, 474, -30, 46), blend=34)
    cones += limb((500, 466, -20, 54), (600, 470, -46, 50), blend=34)
    cones += limb((450, 530, 14, 58), (450, 600, 20, 58), blend=40) + limb(
        (546, 530, 4, 58), (546, 600, 10, 58), blend=40
    )
    cones += limb((476, 470, 30, 9), (410, 462, 18, 8), blend=20) + limb((500, 470, 30, 9), (580, 448, 8, 8), blend=20)
    with canvas.clip(NECK, blur=4):
        canvas.clay(cones, SKIN, light=LIGHT, fill=0.14, shadow=0.7, contact=0, detail=0.8, soft=3, key=0.95)
    canvas.fill(outline("440,372 520,350 556,420 620,450 540,450 480,430"), "#3c1e10", blur=18, alpha=0.6, detail=0.8)


def apron(canvas: Canvas) -> None:
    cloth = outline("364,776 440,800 530,806 622,786 650,1010! 318,1010! 344,880")
    folds = folds_from((490, 770), outline("320,1010 480,1010 650,1010"), 11, width=24, height=0.7, seed=7)
    canvas.form(cloth, APRON, bump=0.35, flatten=0.4, folds=folds, light=LIGHT, noise=0.05, noise_size=16, shadow=0.4)
    canvas.form(
        outline("360,768 440,794 530,800 626,776 630,796 530,824 440,818 358,792"),
        APRON,
        bump=0.5,
        light=LIGHT,
        detail=0.4,
    )


def head(canvas: Canvas) -> None:
    """Dark hair put up in haste, some of it come loose in the heat of the work."""
    coiled_knot(canvas, 524, 234, 54, 60, HAIR)
    with canvas.clip(NECK, blur=4):
        canvas.fill(
            outline("392,396 440,416 490,396 530,340 566,400 548,452 470,462 404,438"),
            "#9c5c3c",
            blur=13,
            alpha=0.8,
            detail=0.8,
            mode="multiply",
        )
    canvas.portrait(422, 284, 242, PAINTER, light=LIGHT, strands=460)
    swept_back(canvas, outline("424,252 446,280 486,288 524,258"), HAIR, width=17, spread=16)
    for k in range(5):
        luck = canvas.chance.normal(0, 1, 4)
        start = (500 + 8 * luck[0], 262 + 12 * luck[1])
        drop = 70 + 24 * luck[2]
        way = [start, (start[0] + 16, start[1] + drop * 0.3), (start[0] + 12 + 8 * luck[3], start[1] + drop * 0.7)]
        canvas.line(
            [*way, (start[0] + 22 + 9 * luck[3], start[1] + drop)],
            HAIR[k % 3],
            1.5,
            0.6,
            taper=-0.6,
            alpha=0.85,
            detail=0.7,
        )


def chain(canvas: Canvas) -> None:
    """It swings free of her as she leans: the little mask is the sign of Imitation."""
    for hang in (outline("404,436 396,520 392,590 396,640"), outline("578,470 540,560 460,620 404,644")):
        spots = spots_along(hang, 34)
        for i, (x, y) in enumerate(spots):
            turn = float(np.degrees(np.arctan2(*(spots[min(i + 1, 33)] - spots[max(i - 1, 0)])[::-1])))
            link = ellipse(x, y, 5.6, 3.2 if i % 2 else 1.8, turn=turn)
            canvas.form(link, ("#4a2e0c", "#a8782c", "#e6bc5c", "#fff0b8"), detail=0.9, keep=0.3, shadow=0.3)
    canvas.form(ellipse(397, 676, 26, 34), ("#2c1a08", "#6a4414", "#a8782c"), bump=0.5, light=LIGHT, detail=0.8)
    canvas.portrait(397, 672, 56, MASK, light=LIGHT)


def table_arm(canvas: Canvas) -> None:
    """The other arm rests on a slab of stone and keeps palette and brushes ready."""
    canvas.form(
        outline("190,916! 780,890! 780,1010! 178,1010!"),
        ("#120d08", "#2c2218", "#4a3c2c", "#6a5a44"),
        bump=0.1,
        flatten=0.2,
        light=LIGHT,
        noise=0.04,
    )
    canvas.line([(190, 917), (780, 891)], "#8c7858", 3, alpha=0.7, blur=1)
    board = outline("176,800! 330,776! 352,908! 206,936!")
    canvas.form(board, ("#2c180a", "#65401e", "#9c7040", "#c89c62"), bump=0.06, flatten=0.2, light=LIGHT, detail=0.6)
    for x, y, tone in (
        (196, 822, "#f0e8d8"),
        (204, 850, "#d8b464"),
        (212, 878, "#b04028"),
        (222, 904, "#5c2018"),
        (226, 812, "#7a4a24"),
        (256, 806, "#4a5436"),
        (286, 800, "#221c18"),
    ):
        canvas.form(ellipse(x, y, 12, 8, turn=-10), (tone, tone, "#fff4e0"), bump=0.5, detail=0.8)
    hand = shaped_hand(398, 866, 14, 144, 186, pose="fan", thumb="right", roll=28, pitch=2, build=GROWN)
    arm = limb(
        (650, 800, -6, 56), (590, 836, 0, 52), (510, 862, 6, 42), (440, 868, 12, 29), (396, 866, 14, 23), blend=18
    )
    canvas.show_hands([hand], SKIN, also=arm, light=LIGHT, only="fingers")
    for i in range(7):
        spread = (i - 3) / 3
        foot, tip = (296 + 5 * spread, 906.0), (300 + 78 * spread, 700 + 26 * abs(spread) + 9 * canvas.chance.normal())
        canvas.line([foot, tip], ("#3c2412", "#7c5428", "#b08850")[i % 3], 4.6, 3.4, detail=0.8)
        end = (tip[0] + (tip[0] - foot[0]) * 0.1, tip[1] + (tip[1] - foot[1]) * 0.1)
        canvas.line([tip, end], ("#d8c8a8", "#4a2018", "#b8a074")[i % 3], 8, 2, detail=0.9)
    canvas.show_hands([hand], SKIN, light=LIGHT, only="thumb")
    sleeve = outline(
        "566,452 620,428 700,500 748,620 770,740 764,850 716,884 640,874 570,836 540,776 570,720 610,640 600,540"
    )
    folds = folds_from((596, 800), outline("600,500 700,530 764,700 740,880"), 12, width=24, height=0.8, seed=9)
    folds += folds_from((640, 480), outline("600,660 680,760 766,780"), 7, width=18, height=0.6, seed=3)
    canvas.form(sleeve, SILK, bump=0.5, flatten=0.42, folds=folds, light=LIGHT, noise=0.03, noise_size=20, shadow=0.4)
    gleams = folds_from((610, 790), outline("600,500 700,530 764,700 740,880"), 9, width=28, height=0.6, seed=14)
    canvas.form(sleeve, SHOT, bump=0.5, flatten=0.42, folds=gleams, light=(0.6, -0.4, 0.6), alpha=0.12)
    for way, wide in (
        (outline("640,500 660,600 640,700"), 10),
        (outline("700,560 724,660 716,760"), 8),
        (outline("590,760 640,740 700,800"), 7),
    ):
        canvas.line(way, "#e8e0b8", wide, taper=0.9, alpha=0.5, blur=5)
    inner = outline("552,756 536,792 566,842 630,884")
    outer = outline("530,752 508,800 542,864 616,910")
    canvas.form(
        [*inner, *outer[::-1]],
        LINEN,
        bump=0.35,
        flatten=0.4,
        folds=folds_between(inner, outer, 15, width=13, height=0.42),
        light=LIGHT,
        detail=0.6,
    )


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    studio(canvas)
    raised_arm(canvas)
    body(canvas)
    apron(canvas)
    head(canvas)
    chain(canvas)
    table_arm(canvas)
