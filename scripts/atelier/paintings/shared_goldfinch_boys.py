"""The two boys of the Madonna of the Goldfinch, and the bird between them."""

from collections.abc import Sequence

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_from
from scripts.atelier.colour import Colours
from scripts.atelier.curves import ellipse, placed, spots_along
from scripts.atelier.face import CHILD, Face
from scripts.atelier.hands import hand_cones
from scripts.atelier.paintings.shared_bones import bones
from scripts.atelier.paintings.shared_outlines import outline

SKIN = ("#6a3f2a", "#b98460", "#e6bc92", "#f8dfbc")
CHILD_SKIN = ("#724632", "#c08a66", "#ebc49c", "#fbe4c4")
FACE_SKIN = ("#4a2818", "#9c6a48", "#e0b084", "#f4d2a8", "#fce8c8")
FAIR = ("#4a2c10", "#8a5a28", "#b88a48", "#dcb878")
BROWN = ("#2c170a", "#5c371a", "#8c5e30", "#b88a50")
BOY = CHILD.but(
    skin=FACE_SKIN,
    neck_radius=0.2,
    blush="#d8604a",
    blush_strength=0.34,
    smile=0.45,
    shadow=0.3,
    eye_size=1.4,
    nose_length=0.62,
    lips=0.9,
    brow_strength=0.2,
    keep=0.2,
)
JOHN = BOY.but(yaw=48, pitch=12, roll=-4, gaze=(0.25, 0.1))
JESUS = BOY.but(yaw=-38, pitch=-6, roll=16, gaze=(-0.2, -0.12), eye_open=0.8)


def curls(canvas: Canvas, points: Sequence[Sequence[float]], count: int, colours: Colours, size: float) -> None:
    """Ringlets along a line."""
    for x, y in spots_along(points, count):
        curl = placed(
            outline("-7,3 -3,-6 4,-6 7,2 2,6 -2,2"),
            float(x) + 2 * canvas.chance.normal(),
            float(y) + 2 * canvas.chance.normal(),
            scale=size,
            turn=canvas.chance.random() * 360,
        )
        canvas.line(curl, colours[int(canvas.chance.integers(len(colours)))], 3.2 * size, taper=0.5, detail=0.6)


def boys_head(canvas: Canvas, place: tuple[float, float], size: float, face: Face, hair: Colours) -> None:
    x, y = place
    canvas.head(x, y, size, face)
    shape = outline(
        "0.33,-0.3 0.26,-0.46 0.02,-0.56 -0.28,-0.5 -0.47,-0.2 -0.44,0.14 -0.3,0.26 -0.2,0.12 "
        "-0.1,-0.12 0.1,-0.28 0.26,-0.24"
    )
    mass = placed(shape, x, y, scale=size, turn=face.roll, flip=face.yaw < 0)
    canvas.form(mass, hair[:3], bump=0.4, flatten=0.5, blur=1.2, detail=0.5, shadow=0.2)
    for _ in range(60):
        u, v = mass[int(canvas.chance.integers(len(mass)))][:2]
        t = 0.3 + 0.7 * canvas.chance.random()
        curls(canvas, [(x + (u - x) * t, y - size * 0.2 + (v - y + size * 0.2) * t)] * 2, 1, hair, size / 96)
    curls(canvas, [p[:2] for p in mass[:8]], 46, hair, size / 84)
    curls(canvas, [p[:2] for p in (*mass[7:], mass[0])], 16, hair, size / 110)


def john(canvas: Canvas) -> None:
    body = bones("236,516,0,13 230,544,0,18", blend=14) + bones(
        "204,558,-4,18 252,556,6,18 | 214,590,0,30 222,640,0,32 | 238,590,4,30 240,640,4,33", blend=22
    )
    body += bones("216,664,0,32 206,744,4,22 204,764,2,20 198,840,-2,12 | 198,842,0,11 216,858,12,9", blend=9)
    body += bones("244,664,2,32 254,744,10,22 252,764,8,20 250,846,2,12 | 250,848,2,11 274,864,14,9", blend=9)
    canvas.fill(ellipse(240, 872, 60, 10), "#141a10", blur=8, alpha=0.5)
    canvas.clay(body, CHILD_SKIN, detail=0.6, fill=0.2, shadow=0.5, contact=0.3)
    fur = outline(
        "196,560 216,548 238,570 262,610 282,640 284,700 262,724 240,712 216,728 190,716 184,670 196,630 186,600"
    )
    canvas.form(
        fur,
        ("#2a180c", "#5a3a1e", "#8a6238", "#b48c58"),
        bump=0.4,
        flatten=0.4,
        detail=0.4,
        noise=0.1,
        noise_size=12,
        direction=80.0,
    )
    canvas.strands(
        outline("196,570 190,640 188,716"),
        outline("230,580 276,640 280,712"),
        130,
        ("#2c1a0c", "#7a5530", "#b08a54", "#4c3218"),
        width=2.4,
        jitter=4,
        detail=0.4,
    )
    canvas.line(outline("190,650 236,664 284,652"), "#2c160a", 5, detail=0.5)
    canvas.form(ellipse(206, 684, 12, 10), ("#3a2a10", "#8a6c34", "#c8ac68"), detail=0.6)
    arms = bones("254,560,10,16 284,600,22,12.5 318,600,30,8.5 | 206,562,-6,16 244,616,26,12.5 308,614,40,8.5", blend=8)
    arms += hand_cones(316, 600, 32, 34, -6, pose="holding", thumb="left", wrist=0.1) + hand_cones(
        308, 614, 42, 34, -18, pose="holding", thumb="left", wrist=0.1
    )
    canvas.clay(arms, CHILD_SKIN, detail=0.7, fill=0.2, shadow=0.5, contact=0.3)
    boys_head(canvas, (240, 474), 88, JOHN, BROWN)


def jesus(canvas: Canvas) -> None:
    canvas.clay(
        bones("392,884,0,16 360,898,8,13 330,906,12,9 | 338,902,16,7 324,908,18,5.5", blend=8), SKIN, detail=0.6
    )
    canvas.fill(ellipse(392, 892, 56, 10), "#141a10", blur=8, alpha=0.5)
    body = bones("406,512,0,13 404,538,0,18", blend=14) + bones(
        "378,552,4,17 430,550,-2,17 | 392,584,0,29 396,636,0,31 | 416,584,0,29 416,636,0,31", blend=22
    )
    body += bones("410,612,16,20", blend=16)
    body += bones("394,660,0,32 384,742,8,22 382,764,6,20 376,852,0,12 | 376,854,2,11 358,874,16,9", blend=8)
    body += bones("422,660,0,32 432,744,10,22 428,766,6,20 414,862,-2,12 | 414,864,0,11 404,884,14,9", blend=8)
    body += bones("432,552,-2,16 468,596,8,12.5 440,634,24,8.5", blend=8)
    body += hand_cones(440, 634, 26, 34, 150, pose="relaxed", thumb="right", wrist=0.1)
    canvas.clay(body, CHILD_SKIN, detail=0.6, fill=0.2, shadow=0.5, contact=0.35)
    scarf = outline("366,640 400,650 446,640 452,660 430,676 446,720 430,730 412,690 380,684 362,664")
    canvas.form(
        scarf,
        ("#6a6460", "#b4aca0", "#ece6d8"),
        bump=0.3,
        flatten=0.4,
        alpha=0.75,
        detail=0.5,
        shadow=0.2,
        folds=folds_from((420, 660), outline("366,644 372,680 446,720 450,650"), 8, width=8, height=0.6),
    )
    arm = bones("380,554,8,16 362,594,26,12 350,584,38,8", blend=7) + hand_cones(
        352, 586, 38, 33, 196, pose="open", thumb="right", wrist=0.1
    )
    canvas.clay(arm, CHILD_SKIN, detail=0.7, fill=0.2, shadow=0.5, contact=0.3)
    boys_head(canvas, (404, 468), 86, JESUS, FAIR)


def goldfinch(canvas: Canvas) -> None:
    body = placed(outline("-16,2! -8,-7 4,-10 13,-7 17,-1! 12,5 2,9 -8,7"), 330, 588, scale=1.15, turn=-16)
    canvas.form(body, ("#5a4630", "#a88a64", "#e2d2b4"), bump=0.7, detail=0.9, keep=0.5)
    wing = placed(outline("-22,5! -8,-5 4,-5 6,1 -6,5"), 329, 588, scale=1.15, turn=-16)
    canvas.fill(wing, "#17130f", detail=0.9, keep=0.7)
    canvas.line(placed(outline("-12,1 -4,-1 4,0"), 329, 588, scale=1.15, turn=-16), "#e8bc30", 3, detail=0.9, keep=0.8)
    canvas.fill(ellipse(344, 578, 5.4), "#b4281e", detail=0.9, keep=0.7)
    canvas.fill(ellipse(340, 574, 3.4), "#17130f", detail=0.9, keep=0.7)
    canvas.line([(348, 578), (354, 577)], "#d8ccb0", 2.4, taper=-0.8, detail=0.9, keep=0.7)
    canvas.fill(ellipse(344, 577, 1.2), "#0a0806", detail=0.9, keep=0.8)
