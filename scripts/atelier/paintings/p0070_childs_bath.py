"""Seen from above: a woman in broad stripes washes the feet of the little girl on her lap."""

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.cloth import folds_between, folds_from
from scripts.atelier.colour import linear
from scripts.atelier.curves import Point, between, ellipse, spots_along
from scripts.atelier.hands import CHILD_HAND, LADY, shaped_hand
from scripts.atelier.homage import Homage
from scripts.atelier.limbs import arm_cones, leg_cones
from scripts.atelier.paintings.shared_knots import coiled_knot, swept_back
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish
from scripts.atelier.sitter import SKIN_PALE
from scripts.atelier.sitters import WOMAN
from scripts.atelier.young_sitters import GIRL

PAINTING = Homage(
    card=70,
    title="The Child’s Bath",
    after="after Mary Cassatt",
    school="impressionist",
    size=(659, 1000),
    detail=(150, 70, 360, 360),
    seed=70,
    finish=Finish(glaze=0.34, relief=0.07, thickness=0.3, saturation=1.02),
)

LIGHT = (-0.4, -0.62, 0.68)
SKIN = ("#84503e", "#b87c60", "#dca888", "#eec8ac", "#f8dfcc")
WHITE = ("#8a94a0", "#b8c0c6", "#dce0e0", "#f2f2ee", "#fdfcf8")
GOWN = ("#8c8494", "#b0a8b0", "#d2cac8", "#e8e2da", "#f6f2e8")
HAIR = ("#160c08", "#33200f", "#5a3a20", "#8a6038")
MOTHER = WOMAN.but(
    age=30, seed=70, yaw=-36, pitch=-22, roll=-14, width=0.98, flesh=0.2, jaw=0.92, nose_length=1.0, nose_width=0.88,
    eye_size=1.05, eye_open=0.64, brow="#3a2414", brow_strength=0.5, skin=SKIN_PALE, lip="#b8504a", blush="#de7c68",
    blush_strength=0.5, hair="back", hair_colours=HAIR, volume=1.2, hairline=-0.02, fill=0.36, shadow=0.42,
    softness=0.7, keep=0.5, neck=0.9, gaze=(-4.0, -13.0),
)  # fmt: skip
CHILD = GIRL.but(
    age=4, seed=71, yaw=-24, pitch=-20, roll=10, eye_open=0.66, skin=SKIN_PALE, hair="short",
    hair_colours=("#2c1a0e", "#5c3c20", "#8a6036", "#b88c58"), brow="#6a4526", lip="#c45850", blush="#e4806c",
    blush_strength=0.55, ears=1.0, volume=1.0, hairline=-0.04, fill=0.4, shadow=0.35, softness=0.7, keep=0.5,
    neck=0.0, gaze=(0.0, -12.0),
)  # fmt: skip


def room(canvas: Canvas) -> None:
    """Flowered paper, a painted chest and, tilted up like a wall, the carpet."""
    canvas.wash(linear((0, 0), (0, 300), ["#7c7a5c", "#8c8a6a", "#94906c"]), noise=0.06)
    for k in range(90):
        spot = ellipse(40 * (k % 17) + 18 * (k // 17 % 2) - 8, 12 + 44 * (k // 17), 15, 12)
        canvas.dabs(7, spot, ("#c89a88", "#d8b8a0", "#8c5c50", "#5c6c50"), size=(5, 9), alpha=0.7)
    chest = outline("-20,196! 680,150! 680,420! -20,440!")
    canvas.form(chest, ("#2c2416", "#4c4228", "#6c6040", "#8c7e58"), bump=0.05, flatten=0.3, light=LIGHT, noise=0.05)
    canvas.line([(-20, 200), (680, 154)], "#a8986c", 7, blur=1)
    for x in (36, 560):
        panel = outline(f"{x - 50},236! {x + 84},228! {x + 84},400! {x - 50},410!")
        canvas.line([*panel, panel[0]], "#9c8a58", 5, curved=False, alpha=0.8)
        canvas.dabs(
            26, ellipse(x + 16, 318, 40, 52), ("#b08a70", "#7c8458", "#c8b088", "#8c5c4c"), size=(6, 12), alpha=0.8
        )
    canvas.polygon(
        outline("-20,430 680,410 680,1020 -20,1020"),
        linear((0, 420), (0, 1000), ["#5e4030", "#7c5440", "#94684c"]),
        noise=0.1,
    )
    for k in range(110):
        left, top = 680 * canvas.chance.random(), 440 + 570 * canvas.chance.random()
        tone = ("#a8503c", "#c09060", "#4c5450", "#6c2e26", "#b8a078", "#5c6c60")[k % 6]
        canvas.dabs(5, ellipse(left, top, 24, 15), (tone,), size=(7, 13), alpha=0.6)
    for stripe in (470, 700, 960):
        canvas.line([(-20, stripe + 6), (680, stripe - 14)], "#c0a070", 5, alpha=0.5, blur=1)


STRIPES = (("#927ea0", 17), ("#7c8c6c", 6), ("#c49a9a", 10), ("#7c8c6c", 6))


def striped(canvas: Canvas, shape: list[Point], one: list[Point], other: list[Point], count: int) -> None:
    """Broad mauve stripes between narrow green ones, from one guide to another, inside a shape."""
    left, right = spots_along(one, 24), spots_along(other, 24)
    with canvas.clip(shape):
        for k in range(count):
            colour, wide = STRIPES[k % 4]
            way = between(left, right, (k + 0.5) / count)
            canvas.line([tuple(p) for p in way[::3]] + [tuple(way[-1])], colour, wide, alpha=0.74, blur=1.2, detail=0.3)


def gown(canvas: Canvas) -> None:
    shape = outline(
        "300,300 380,262 470,236 548,262 606,340 650,470 680,640 680,1020! 330,1020! 318,900 352,800 330,700 "
        "300,560 270,420"
    )
    folds = folds_from((470, 560), outline("330,1010 480,1010 680,960"), 12, width=30, height=0.6, seed=3)
    folds += folds_from((480, 250), outline("320,520 460,560 620,520"), 8, width=24, height=0.45, seed=5)
    canvas.form(shape, GOWN, bump=0.42, flatten=0.45, folds=folds, light=LIGHT, blur=2)
    striped(
        canvas,
        shape,
        outline("300,280 270,440 290,580 330,760 300,1020"),
        outline("560,250 640,420 720,640 760,820 780,1020"),
        34,
    )
    for way, wide in ((outline("330,560 420,620 470,760 440,1000"), 34), (outline("560,420 600,600 590,800"), 26)):
        canvas.line(way, "#4c4456", wide, taper=0.6, alpha=0.24, blur=12)


def mother_head(canvas: Canvas) -> None:
    coiled_knot(canvas, 482, 98, 42, 40, HAIR)
    canvas.fill(
        outline("370,240 470,230 500,290 440,330 380,310"),
        linear((380, 300), (490, 260), [SKIN[2], SKIN[1]]),
        blur=9,
        detail=0.95,
    )
    canvas.portrait(404, 176, 204, MOTHER, light=LIGHT, strands=400)
    swept_back(canvas, outline("408,168 430,194 460,195 480,168"), HAIR, width=16, spread=15)
    inner = outline("352,290 384,314 424,318 456,300 474,266 480,240")
    outer = outline("330,306 376,346 430,352 484,330 514,286 522,244")
    canvas.form(
        [*inner, *outer[::-1]],
        WHITE,
        bump=0.3,
        flatten=0.4,
        folds=folds_between(inner, outer, 15, width=10, height=0.4),
        light=LIGHT,
        detail=0.5,
    )


def child(canvas: Canvas) -> None:
    """A sturdy little body, one arm braced on the knee she sits on, the legs side by side over the basin."""
    trunk = limb((272, 330, 10, 40), (276, 390, 10, 56), (292, 460, 14, 58), (318, 540, 16, 62), blend=26)
    trunk += limb((222, 352, 4, 33), (322, 346, 4, 33), blend=26) + limb((268, 280, 4, 30), (270, 340, 6, 34), blend=20)
    legs = leg_cones((290, 570, 30), (206, 640, 78), (176, 792, 60), (150, 838, 84), 50, plump=0.7, toes=True)
    legs += leg_cones((340, 580, 34), (276, 664, 88), (232, 800, 70), (206, 846, 94), 52, plump=0.7, toes=True)
    arms = arm_cones((336, 358, 22), (404, 464, 60), (352, 556, 130), 31, side=1, part=1)
    arms += arm_cones((212, 362, 22), (172, 474, 60), (214, 584, 130), 31, side=-1, part=2)
    resting = shaped_hand(214, 584, 130, 66, 84, pose="resting", thumb="left", build=CHILD_HAND, part=2)
    holding = shaped_hand(160, 500, 30, 110, 4, pose="resting", thumb="left", roll=-10, build=LADY, part=3)
    around = outline("240,350 170,372 96,420 62,480 70,540 110,566 158,548 166,470 220,440 250,400")
    folds = folds_from((110, 520), outline("240,360 120,400 64,480"), 7, width=18, height=0.5, seed=9)
    canvas.form(around, GOWN, bump=0.5, flatten=0.42, folds=folds, light=LIGHT, shadow=0.3)
    striped(canvas, around, outline("250,340 110,390 40,490 90,590"), outline("260,440 190,460 160,490 160,560"), 12)
    canvas.fill(outline("200,340 340,330 420,560 380,700 240,720 160,640"), "#5c4450", blur=24, alpha=0.4)
    for x in (160, 214):
        canvas.fill(ellipse(x, 852, 44, 13), "#4c5864", blur=5, alpha=0.55)
    canvas.show_hands([resting], SKIN, also=trunk + legs + arms, light=LIGHT, detail=0.75, contact=0.3)
    for x in (156, 212):
        canvas.fill(ellipse(x, 858, 46, 15), "#a4b4bc", blur=4, alpha=0.5)
    canvas.show_hands([holding], SKIN, light=LIGHT, contact=0.4)
    cuff = outline("146,452 172,456 182,500 172,540 146,546 130,500")
    canvas.form(cuff, GOWN, bump=0.5, light=LIGHT, detail=0.4)


def child_head(canvas: Canvas) -> None:
    canvas.portrait(258, 232, 192, CHILD, light=LIGHT, strands=320)
    for k in range(13):
        u, luck = k / 12, canvas.chance.normal(0, 2.5, 2)
        way = [(268 + 40 * u, 196 - 10 * u), (286 + 40 * u + luck[0], 226), (292 + 38 * u + luck[1], 254 + 6 * u)]
        canvas.lock(
            [*way, (288 + 36 * u, 278 - 26 * abs(u - 0.6))], CHILD.hair_colours, width=11, end_width=4, strands=14
        )


def towel(canvas: Canvas) -> None:
    cloth = outline("252,536 290,516 350,510 390,526 412,590 404,664 350,704 304,694 300,650 276,630 262,640 244,600")
    folds = folds_from((400, 560), outline("250,560 262,640 300,690 380,690"), 11, width=15, height=0.7, seed=4)
    canvas.form(cloth, WHITE, bump=0.35, flatten=0.4, folds=folds, light=LIGHT, detail=0.4)


def braced_arm(canvas: Canvas) -> None:
    """The child's other hand, on the towel."""
    hand = shaped_hand(352, 556, 130, 66, 122, pose="resting", thumb="right", build=CHILD_HAND, part=1)
    fore = limb((404, 464, 60, 23), (396, 490, 80, 25), (372, 530, 110, 19), (352, 556, 130, 15), blend=12)
    canvas.show_hands([hand], SKIN, also=fore, light=LIGHT, detail=0.75, contact=0.25)


def basin(canvas: Canvas) -> None:
    """China with a blue line; the water takes the colour of everything above it."""
    canvas.fill(ellipse(190, 930, 190, 70), "#2c1a14", blur=20, alpha=0.6)
    bowl = outline("10,838 30,920 90,976 190,996 292,974 350,918 370,838 190,770")
    canvas.form(bowl, WHITE, bump=0.4, flatten=0.3, light=LIGHT, detail=0.4)
    canvas.form(ellipse(190, 838, 182, 84), WHITE, bump=0.1, light=LIGHT, detail=0.5, shadow=0)
    canvas.fill(
        ellipse(190, 842, 164, 71), linear((30, 800), (330, 900), ["#6c7c88", "#9cacb2", "#c4cccc"]), detail=0.4
    )
    for _ in range(40):
        x, y = 190 + 130 * canvas.chance.uniform(-1, 1), 846 + 46 * canvas.chance.uniform(-1, 1)
        tone = ("#e4eaea", "#b4a8b0", "#8494a0", "#d8c4b4")[int(canvas.chance.integers(4))]
        canvas.fill(ellipse(x, y, 22, 3), tone, alpha=0.5, blur=1)
    rim = [tuple(p) for p in ellipse(190, 838, 178, 81, count=60)]
    canvas.line([*rim, rim[0]], "#5c74a0", 4, alpha=0.8, detail=0.6)


def pitcher(canvas: Canvas) -> None:
    canvas.fill(ellipse(560, 985, 120, 40), "#2c1a14", blur=20, alpha=0.6)
    handle = outline("622,850 664,830 690,870 676,930 630,950")
    canvas.line(handle, "#a8b0b4", 22, 16, detail=0.5)
    canvas.line(handle, "#f4f4f0", 11, 7, detail=0.5)
    jug = outline("486,800 504,840 470,890 456,950 480,1010! 640,1010! 660,950 644,890 614,840 628,806 560,790")
    canvas.form(jug, WHITE, bump=0.6, flatten=0.3, light=LIGHT, detail=0.5)
    canvas.form(ellipse(556, 803, 73, 17), WHITE, bump=0.15, light=LIGHT, detail=0.6)
    canvas.fill(ellipse(556, 805, 60, 11), "#5c6470", detail=0.6)
    with canvas.clip(jug):
        for k in range(16):
            x, y = 474 + 12 * k, 900 + 34 * np.sin(k * 1.3)
            canvas.dabs(5, ellipse(x, y, 15, 12), ("#7c5c8c", "#4c5c94", "#8c9468", "#a87888"), size=(5, 9), alpha=0.8)
        for y in (862, 968):
            canvas.line([(440, y), (560, y + 12), (680, y)], "#4c5c8c", 4, alpha=0.8)


def washing(canvas: Canvas) -> None:
    """Her other arm runs beside the child's legs, and the hand closes round a foot."""
    hand = shaped_hand(286, 806, 96, 112, 142, pose="holding", thumb="right", roll=20, build=LADY, part=1)
    arm = limb((440, 650, 90, 38), (380, 712, 94, 33), (316, 780, 96, 21), (284, 808, 96, 19), blend=16)
    canvas.show_hands([hand], SKIN, also=arm, light=LIGHT)
    sleeve = outline("560,330 620,400 640,520 600,620 520,690 440,730 400,712 396,660 430,610 500,560 530,480 520,380")
    folds = folds_from((420, 690), outline("530,420 640,500 600,640"), 9, width=20, height=0.6, seed=6)
    canvas.form(sleeve, GOWN, bump=0.5, flatten=0.42, folds=folds, light=LIGHT, detail=0.3)
    striped(canvas, sleeve, outline("520,330 530,480 470,580 392,650"), outline("600,330 660,520 600,660 420,740"), 15)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    room(canvas)
    gown(canvas)
    mother_head(canvas)
    basin(canvas)
    child(canvas)
    child_head(canvas)
    towel(canvas)
    braced_arm(canvas)
    pitcher(canvas)
    washing(canvas)
