"""The others in the Birth of Venus: two winds that blow, and the Hora with the rose cloak."""

import math

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_between, folds_from
from scripts.atelier.curves import Point, ellipse, placed
from scripts.atelier.hands import hand_cones
from scripts.atelier.paintings.shared_bones import bones
from scripts.atelier.paintings.shared_contour import outlined
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.sitters import BEARDED
from scripts.atelier.young_sitters import YOUNG_WOMAN

SKIN = ("#8a5c44", "#cf9f7e", "#f0cfac", "#fbe6cc")
RUDDY = ("#6a4230", "#b08060", "#dab08a", "#f0d4b0")
FACE_SKIN = ("#6a4030", "#bd8866", "#edc6a2", "#fae0c2", "#fff0dc")
GOLD = ("#6a3c12", "#a86c28", "#cf9644", "#f0d084")
BROWN = ("#3a220e", "#7a4e22", "#a87a3c", "#d8b070")
BLUE = ("#2a4056", "#4f7088", "#86a4ae", "#c0d0cc")
SAGE = ("#3c5044", "#6c8468", "#a3b48c", "#d2d8b4")
LINE = "#6b452c"
VENUS = YOUNG_WOMAN.but(
    age=20,
    seed=71,
    yaw=-14,
    roll=11,
    pitch=-3,
    gaze=(8.0, -4.0),
    eye_open=0.92,
    eye_size=1.2,
    lid_fold=1.25,
    smile=0.08,
    flesh=0.2,
    width=0.97,
    jaw=0.9,
    chin=0.95,
    nose_length=1.02,
    nose_width=0.82,
    mouth_width=0.9,
    lips=1.1,
    skin=FACE_SKIN,
    lip="#c0604e",
    lip_strength=0.7,
    brow="#9a6a34",
    brow_strength=0.5,
    brow_arch=1.5,
    iris="#7c6a44",
    whites="#e0d4bc",
    blush="#d8735a",
    blush_strength=0.34,
    neck=0.72,
    ears=0,
    hair="parted",
    hair_colours=GOLD,
    hairline=0.0,
    volume=1.5,
    hair_length=0.35,
    shadow=0.4,
    fill=0.32,
    softness=0.5,
    neck_fade=0.3,
    keep=0.5,
)
ZEPHYR = BEARDED.but(
    age=26,
    seed=72,
    yaw=66,
    roll=14,
    gaze=(4.0, 0.0),
    flesh=0.3,
    beard=0.0,
    moustache=0.0,
    nose_hump=0.3,
    eye_size=1.15,
    skin=("#5a3424", "#a87452", "#d8aa80", "#eecda4", "#fae4c4"),
    hair="back",
    hair_colours=BROWN,
    volume=1.5,
    keep=0.4,
    shadow=0.4,
    fill=0.3,
    neck=0.8,
    neck_fade=0.3,
).feeling("blowing")
AURA = VENUS.but(
    seed=73,
    yaw=58,
    roll=10,
    pitch=0,
    gaze=(6.0, 0.0),
    hair="back",
    hair_colours=BROWN,
    flesh=0.4,
    nose_turn=0.5,
    keep=0.4,
).feeling("blowing")
HORA = VENUS.but(
    seed=74,
    yaw=-76,
    roll=-4,
    pitch=2,
    gaze=(0.0, 0.0),
    nose_hump=0.2,
    chin=1.05,
    hair="back",
    hair_colours=BROWN,
    eye_open=1.0,
    keep=0.4,
)


def wing(canvas: Canvas, root: Point, tip: Point, width: float, feathers: int) -> None:
    """A bird's wing from the shoulder: long feathers, one over the other."""
    dx, dy = tip[0] - root[0], tip[1] - root[1]
    for i in range(feathers):
        t = i / (feathers - 1)
        end = (
            root[0] + dx * (0.5 + 0.5 * (1 - t)) - dy * width * t,
            root[1] + dy * (0.5 + 0.5 * (1 - t)) + dx * width * t,
        )
        bow = ((root[0] + end[0]) / 2 + dy * 0.12, (root[1] + end[1]) / 2 - dx * 0.12)
        canvas.line(
            [root, bow, end],
            ("#3a3630", "#565044", "#6e6450", "#453f38")[i % 4],
            17,
            8,
            taper=-0.25,
            detail=0.4,
            follow=True,
        )
        canvas.line([root, bow, end], "#9a8c6c", 1.4, taper=-0.4, alpha=0.7, detail=0.4, follow=True)


def winds(canvas: Canvas) -> None:
    wing(canvas, (128, 150), (30, 62), 0.5, 9)
    wing(canvas, (170, 150), (226, 44), -0.45, 8)
    cloak = outline("62,176 110,150 168,170 178,214 150,262 96,306 44,330 26,300 52,262 40,226")
    sweep = folds_from((160, 176), outline("60,180 34,236 30,310 96,310 150,260"), 13, width=11, height=0.75, seed=3)
    canvas.form(cloak, BLUE, bump=0.3, flatten=0.35, folds=sweep, detail=0.4)
    zephyr = bones("158,160,0,10 150,176,0,13 | 130,184,0,14 168,182,0,13")
    zephyr += bones("148,200,0,24 130,250,0,21 | 130,252,0,22 96,296,6,17 62,330,2,13 30,362,0,6")
    zephyr += bones("136,258,-4,22 132,318,0,16 96,352,-2,12 66,384,-4,6 | 66,384,-4,6 52,398,0,4.5")
    zephyr += bones("30,362,0,6 16,376,0,4.5 | 132,186,0,12 108,218,12,9 150,232,22,6.5")
    aura = bones("218,190,0,7.5 206,204,0,9 | 188,206,6,10 222,204,4,10")
    aura += bones("204,218,6,18 190,262,8,16 | 190,266,8,20 216,312,14,15 188,352,8,12 176,396,4,5.5")
    aura += bones("184,268,4,19 172,326,10,14 132,362,6,11 100,398,2,5.5 | 222,206,8,9 214,240,22,7.5 170,236,26,5.5")
    aura += bones("176,396,4,5.5 180,410,8,4 | 100,398,2,5.5 90,410,6,4")
    aura += hand_cones(170, 236, 28, 28, 172, pose="relaxed", thumb="left", wrist=0.05)
    sash = outline("104,250 150,226 178,238 176,272 150,296 112,312 84,296")
    for cones, skin in ((zephyr, RUDDY), (aura, SKIN)):
        with outlined(canvas, LINE, 1.1, alpha=0.7):
            canvas.clay(cones, skin, detail=0.7, fill=0.22, shadow=0.5, contact=0, blend=8)
        if skin is RUDDY:
            canvas.drapery(
                sash,
                BLUE,
                knot=(172, 244),
                ends=outline("104,250 86,296 120,312 160,290"),
                count=9,
                width=9,
                detail=0.4,
                shadow=0,
            )
    wrap = outline("168,244 206,236 226,262 232,306 206,344 176,330 160,300 150,268")
    canvas.drapery(
        wrap,
        SAGE,
        knot=(176, 246),
        ends=outline("228,262 226,320 190,344 158,300"),
        count=9,
        width=8,
        detail=0.4,
        shadow=0,
    )
    tail = outline("216,222 238,236 262,228 284,244! 276,254 290,270! 262,266 244,276 222,256")
    canvas.drapery(
        tail, SAGE, knot=(216, 226), ends=outline("284,240 290,270 240,276"), count=8, width=7, detail=0.4, shadow=0
    )
    blowing_heads(canvas)


def hair_in_profile(canvas: Canvas, x: float, y: float, size: float, *, faces: int, roll: float = 0) -> None:
    """The mass of hair on a head in profile, from the brow to the nape."""
    shape = outline("0.25,-0.36 0.04,-0.55 -0.28,-0.5 -0.47,-0.2 -0.44,0.16 -0.24,0.3 -0.1,0.1 -0.03,-0.12 0.14,-0.2")
    mass = placed(shape, x, y, scale=size, turn=roll, flip=faces < 0)
    canvas.form(mass, BROWN[:3], bump=0.5, flatten=0.5, blur=1, detail=0.5, shadow=0.2)
    inner = placed(outline("0.25,-0.34 0.1,-0.2 -0.06,-0.02 -0.2,0.2"), x, y, scale=size, turn=roll, flip=faces < 0)
    outer = placed(outline("0.22,-0.4 -0.12,-0.54 -0.42,-0.3 -0.44,0.14"), x, y, scale=size, turn=roll, flip=faces < 0)
    canvas.locks(inner, outer, 9, BROWN, width=size * 0.1, wave=2, waves=2, strands=10, detail=0.5)


def blowing_heads(canvas: Canvas) -> None:
    for x, y, size, face in ((178, 126, 58, ZEPHYR), (226, 172, 52, AURA)):
        for k in range(9):
            far = (320 + 70 * canvas.chance.random(), y - 10 + 11 * k)
            breath = [(x + 24, y + 21), ((x + far[0]) / 2 + 12, (y + 16 + far[1]) / 2), far]
            canvas.line(breath, "#f8f8ee", 1.4, taper=0.5, alpha=0.6)
        canvas.portrait(x, y, size, face, light=(0.4, -0.6, 0.7))
        hair_in_profile(canvas, x, y, size, faces=1, roll=face.roll)
        back = [(x - 14, y - 26), (x - 30, y - 16), (x - 40, y + 2), (x - 60, y + 2)]
        low = [(x - 12, y + 4), (x - 22, y + 12), (x - 30, y + 22), (x - 46, y + 26)]
        canvas.locks(back, low, 9, BROWN, width=7, wave=3, waves=2.5, strands=10, detail=0.5)


def hora(canvas: Canvas) -> None:
    mantle(canvas)
    dress = outline(
        "728,194 766,188 788,206 784,250 776,276 802,330 836,394 880,446 912,466! 890,484 "
        "876,512! 846,504 822,526! 790,512 764,524! 748,506 726,516! 732,420 738,340 732,280 "
        "722,240"
    )
    falls = folds_between(
        [(734, 276), (776, 276)], outline("726,516 800,520 900,470"), 14, width=11, height=0.75, seed=6
    )
    upper = folds_between([(734, 206), (780, 206)], [(736, 270), (776, 270)], 6, width=7, height=0.5, seed=2)
    feet = bones("756,508,0,7 748,534,2,5 736,546,6,4 | 800,506,-4,7 804,530,-4,5 794,543,0,4")
    canvas.clay(bones("746,166,0,8.5 756,200,0,12 772,206,0,10"), SKIN, detail=0.7, contact=0)
    canvas.clay(feet, SKIN, detail=0.6, contact=0.3)
    with outlined(canvas, LINE, 1.2, alpha=0.6):
        canvas.form(
            dress,
            ("#8a8078", "#c4b9a8", "#ece4d2", "#fbf6ea"),
            bump=0.36,
            flatten=0.35,
            folds=falls + upper,
            detail=0.5,
            shadow=0,
        )
    with canvas.clip(dress):
        for _ in range(58):
            x, y = 722 + 136 * canvas.chance.random(), 200 + 320 * canvas.chance.random()
            canvas.line([(x, y), (x + 2, y + 8)], "#6f8458", 1.2, alpha=0.8)
            for k in range(4):
                canvas.fill(
                    ellipse(x + 2 * math.cos(k * 1.57), y + 2 * math.sin(k * 1.57), 1.5, count=8),
                    "#6480b0",
                    detail=0.7,
                    keep=0.4,
                )
    canvas.line(outline("732,276 754,282 778,275"), "#5f7a4c", 5, detail=0.6)
    canvas.dotted(outline("732,275 754,281 778,274"), 9, 2.8, "#d88a88")
    arms = bones("742,204,10,12 700,208,22,10 664,176,26,7.5", blend=7)
    arms += bones("776,214,4,11 752,262,22,9 712,282,30,7", blend=7)
    with outlined(canvas, LINE, 1.0, alpha=0.6):
        canvas.clay(arms, ("#8a8078", "#c9bda9", "#eee6d4", "#fbf6ea"), detail=0.6, contact=0)
        canvas.clay(
            hand_cones(666, 178, 28, 30, 218, pose="holding", thumb="right", wrist=0.3), SKIN, detail=0.8, contact=0
        )
        canvas.clay(
            hand_cones(714, 282, 32, 30, 170, pose="holding", thumb="right", wrist=0.3), SKIN, detail=0.8, contact=0
        )
    canvas.portrait(744, 145, 58, HORA, light=(0.2, -0.6, 0.75))
    hair_in_profile(canvas, 744, 144, 60, faces=-1)
    canvas.locks(
        outline("752,124 768,122 784,140 812,158 846,166"),
        outline("758,150 766,156 778,172 796,196 816,216"),
        13,
        BROWN,
        width=9,
        wave=3.5,
        waves=3,
        strands=10,
        detail=0.5,
    )


def mantle(canvas: Canvas) -> None:
    """The rose cloak: a sail between her hands."""
    cloth = outline(
        "640,140! 668,148 712,186 748,236 764,300 760,372 742,420! 716,416 694,446! 664,424 "
        "636,440 596,446! 612,400 622,352 606,310 612,262 602,214 614,170"
    )
    folds = folds_from((652, 160), outline("602,214 608,320 600,440 680,436 740,420"), 15, width=15, height=0.9, seed=8)
    folds += folds_from((716, 286), outline("764,320 740,424 690,430"), 6, width=14, height=0.7, seed=9)
    with outlined(canvas, "#6a2a24", 1.3, alpha=0.7):
        canvas.form(
            cloth,
            ("#6a2426", "#a8463f", "#cc6f60", "#eab09c"),
            bump=0.3,
            flatten=0.3,
            folds=folds,
            detail=0.5,
            shadow=0.2,
        )
    with canvas.clip(cloth):
        for _ in range(80):
            x, y = 600 + 165 * canvas.chance.random(), 150 + 290 * canvas.chance.random()
            canvas.line([(x, y), (x + 3, y + 6)], "#4a5a34", 1.2)
            canvas.fill(
                ellipse(x, y, 3, count=10),
                ("#f4e2cc", "#8f2c34", "#f0c0b0", "#d8b060")[int(canvas.chance.integers(4))],
                detail=0.7,
                keep=0.4,
            )
    canvas.line([p[:2] for p in cloth[6:13]], "#f0dcb8", 2.4, alpha=0.8, keep=0.4)
