"""Straw hats round a table full of bottles and fruit, and a lady who kisses the air at her little dog."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.colour import linear
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_leaves import thicket
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.paintings.shared_party_guests import (
    BLACK,
    BLUE_DRESS,
    BROWN_COAT,
    BROWN_HAIR,
    FLESH,
    LIGHT,
    NAVY,
    RED_HAIR,
    SKIN,
    STRAW,
    WHITE,
    guest,
)
from scripts.atelier.paintings.shared_party_table import table
from scripts.atelier.poses import CONTRAPPOSTO, STANDING
from scripts.atelier.school import Finish, Jitter
from scripts.atelier.sitter import SKIN_FAIR, SKIN_WARM
from scripts.atelier.sitters import MAN, WOMAN

PAINTING = Homage(
    card=33,
    title="Luncheon of the Boating Party",
    after="after Pierre-Auguste Renoir",
    school="impressionist",
    size=(1000, 741),
    detail=(150, 320, 250, 250),
    seed=33,
    finish=Finish(jitter=Jitter(7, 0.12, 0.045), glaze=0.36, relief=0.08, thickness=0.35),
)


TANNED = MAN.but(
    yaw=66, seed=3, skin=("#5a3624", "#a0704e", "#d4a47e", "#e8c09c", "#f6dabc"), brow="#3a2416", age=28, nose_hump=0.3
)
ROSY_MAN = MAN.but(yaw=-62, seed=5, skin=SKIN, brow="#6a3c20", age=24, flesh=0.3)
SKY_DRESS = ("#5c6c94", "#8c9cc0", "#bcc8dc", "#e8ecf2")
STRIPED = ("#4c4436", "#8c8068", "#c4b894")
ROSY = WOMAN.but(yaw=60, seed=9, skin=SKIN, brow="#6a3c20", lip="#c0524a", nose_turn=0.5, smile=0.25)


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
    """Those who stand and talk: each in another hat, nobody in the same pose."""
    talks = STANDING.but(left_hand=(-0.5, 4.9, 0.5), right_hand=(0.95, 4.2, 0.3), left_grip="pinch")
    guest(canvas, (556, 196), 72, MAN.but(yaw=10), BLACK, hair=BROWN_HAIR, wears="top", back=True, pose=talks)
    guest(
        canvas,
        (664, 214),
        70,
        TANNED.but(yaw=-64, seed=4, age=40, moustache=0.8, hair_colours=BROWN_HAIR, hair="short"),
        BROWN_COAT,
        hair=BROWN_HAIR,
        wears="bowler",
        pose=STANDING.but(left_hand=(-0.75, 4.6, 0.5), right_hand=(0.4, 3.9, 0.2)),
    )
    canvas.line([(590, 342), (600, 236)], "#5c4c3c", 5, curved=False)
    guest(
        canvas,
        (806, 190),
        74,
        MAN.but(yaw=34, roll=6, skin=SKIN_WARM, smile=0.4, stubble=0.6),
        BLACK,
        hair=BROWN_HAIR,
        wears="boater",
        pose=CONTRAPPOSTO,
    )
    guest(
        canvas,
        (958, 202),
        72,
        ROSY_MAN,
        BROWN_COAT,
        hair=RED_HAIR,
        wears="cap",
        hat_colours=NAVY,
        pose=STANDING.but(left_hand=(-0.6, 5.3, 0.5)),
    )
    lady = STANDING.but(
        left_hand=(-0.74, 6.62, 0.4), right_hand=(0.74, 6.62, 0.4), left_elbow=-1, right_elbow=1, shoulder_tilt=4
    )
    face = WOMAN.but(yaw=-10, roll=8, pitch=-4, skin=SKIN_FAIR, smile=0.4)
    guest(
        canvas, (878, 232), 78, face, NAVY, hair=BROWN_HAIR, who="lady", wears="flowers", hat_colours=BLACK, pose=lady
    )


def at_the_rail(canvas: Canvas) -> None:
    """A girl in a straw hat leans on the rail, her cheek on her hand."""
    leans = STANDING.but(
        left_hand=(-0.30, 6.28, 0.6),
        right_hand=(0.75, 4.75, 0.6),
        left_grip="fist",
        right_grip="rail",
        shoulders=(0.06, 5.95),
        head=(-0.08, 7.0),
        shoulder_tilt=-5,
    )
    face = WOMAN.but(yaw=26, roll=10, skin=SKIN_FAIR, smile=0.6)
    guest(
        canvas, (446, 268), 80, face, SKY_DRESS, hair=BROWN_HAIR, who="lady", wears="straw", pose=leans, band="#b8402e"
    )


def drinker_and_friends(canvas: Canvas) -> None:
    drinks = STANDING.but(
        right_hand=(0.40, 6.28, 0.6), left_hand=(-0.4, 4.7, 0.6), right_grip="holding", left_grip="resting"
    )
    face = WOMAN.but(yaw=-14, pitch=6, skin=SKIN_FAIR)
    made = guest(
        canvas, (616, 334), 84, face, BLUE_DRESS, hair=RED_HAIR, who="lady", wears="flowers", pose=drinks, hands="left"
    )
    wx, wy, _ = made.bones.wrists[1]
    glass = [(604, 352, 0), (630, 350, 0), (628, 372), (620, 386), (614, 386), (606, 372)]
    canvas.form(glass, ("#8c9a9c", "#d4dcd8", "#ffffff"), bump=0.4, alpha=0.28, detail=0.9, keep=0.5)
    canvas.line([p[:2] for p in (*glass, glass[0])], "#fbfdfa", 1.4, alpha=0.6, detail=0.9, keep=0.7)
    canvas.line([(617, 386), (618, 408)], "#dfe6e2", 2.6, curved=False, alpha=0.9, detail=0.9, keep=0.5)
    canvas.hand(wx, wy, 60, -142, FLESH, pose="stem", thumb="right", roll=20, wrist=0.25, detail=0.75, light=LIGHT)
    writes = STANDING.but(right_hand=(0.7, 4.5, 0.6), left_hand=(-0.8, 4.5, 0.4))
    guest(canvas, (508, 346), 84, MAN.but(yaw=-10), BROWN_COAT, hair=BROWN_HAIR, wears="bowler", back=True, pose=writes)
    stoops = STANDING.but(
        left_hand=(-0.9, 4.6, 0.6), right_hand=(0.55, 4.5, 0.6), left_grip="resting", head=(-0.2, 6.95)
    )
    face = MAN.but(yaw=-38, pitch=-10, roll=-8, skin=SKIN, smile=0.3)
    stripes = guest(canvas, (786, 318), 82, face, STRIPED, hair=BROWN_HAIR, pose=stoops, hands="left")
    sx, sy = stripes.shoulders
    for i in range(6):
        canvas.line([(sx - 46 + 18 * i, sy + 14), (sx - 40 + 16 * i, sy + 130)], "#5c5240", 3.4, alpha=0.5)
    turns = STANDING.but(right_hand=(0.5, 4.5, 0.5), left_hand=(0.2, 4.5, 0.6), right_grip="relaxed")
    guest(
        canvas,
        (706, 412),
        78,
        ROSY.but(roll=-5, seed=10),
        NAVY,
        hair=BROWN_HAIR,
        who="lady",
        wears="straw",
        hat_colours=STRAW,
        band="#b8402e",
        pose=turns,
    )


def oarsman_at_the_left(canvas: Canvas) -> None:
    """He leans back on the rail with his big bare arms."""
    stands = CONTRAPPOSTO.but(
        left_hand=(-1.12, 4.05, 0.1),
        right_hand=(1.06, 4.0, -0.05),
        left_grip="rail",
        right_grip="rail",
        turn=24,
        shoulders=(-0.06, 6.0),
        head=(0.04, 7.0),
    )
    bearded = TANNED.but(yaw=58, beard=0.4, moustache=0.9, hair="short", hair_colours=RED_HAIR)
    guest(canvas, (104, 170), 94, bearded, WHITE, hair=RED_HAIR, who="rower", pose=stands, wears="boater", half=False)


def lady_with_dog(canvas: Canvas) -> None:
    lady = ROSY.but(yaw=58, pitch=-8, pucker=0.7, smile=0.0).looking(50, -14)
    holds = STANDING.but(
        left_hand=(0.72, 4.95, 0.7),
        right_hand=(1.12, 5.42, 0.5),
        left_grip="cup",
        right_grip="cup",
        shoulders=(-0.04, 5.98),
        hips=(-0.2, 3.9),
    )
    made = guest(
        canvas,
        (182, 402),
        98,
        lady,
        BLUE_DRESS,
        hair=RED_HAIR,
        who="lady",
        wears="flowers",
        pose=holds,
        hands="none",
        half=False,
    )
    canvas.form(
        outline("160,452 186,462 216,452 232,468 204,486 178,484 156,472"), WHITE, bump=0.5, flatten=0.5, detail=0.5
    )
    (lx, ly, _), (rx, ry, _) = made.bones.wrists
    canvas.hand(rx, ry, 66, -12, FLESH, pose="cup", thumb="left", roll=10, wrist=0.25, detail=0.7, light=LIGHT)
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
        canvas.strands(one, other, 90, fur, width=1.5, alpha=0.7, jitter=7, detail=0.7)
    for ear in (outline("318,446 330,452 336,478 328,492 318,474"), outline("302,446 296,440 290,452 296,462")):
        canvas.form(ear, fur[:3], bump=0.5, detail=0.7, direction=80.0)
    for x in (292, 306):
        canvas.fill(ellipse(x, 464, 3.8, 3.8), "#0a0604", detail=1, keep=0.5)
        canvas.fill(ellipse(x - 1, 462.6, 1.2, 1.2), "#f4ecdc", detail=1, keep=0.6)
    canvas.fill(ellipse(275, 475, 5.4, 4.4), "#0a0604", detail=1, keep=0.5)
    canvas.hand(lx, ly, 68, -6, FLESH, pose="holding", thumb="left", roll=24, wrist=0.25, detail=0.75, light=LIGHT)


def young_man_at_the_right(canvas: Canvas) -> None:
    """He sits the wrong way round on his chair, arms on its back."""
    youth = TANNED.but(yaw=-60, seed=7, age=26, moustache=0.9, hair="short", hair_colours=BROWN_HAIR)
    rests = STANDING.but(
        left_hand=(-0.72, 4.62, 0.6),
        right_hand=(-0.20, 4.42, 0.7),
        left_grip="relaxed",
        right_grip="resting",
        turn=-30,
        left_elbow=-1,
        right_elbow=1,
    )
    made = guest(
        canvas,
        (836, 432),
        96,
        youth,
        WHITE,
        hair=BROWN_HAIR,
        who="rower",
        wears="boater",
        pose=rests,
        half=False,
        hands="none",
    )
    rail = outline("716,694 790,684 880,690 930,700")
    canvas.line(rail, "#2c1a0e", 15, detail=0.5)
    canvas.line([(x, y - 4) for x, y in (p[:2] for p in rail)], "#8a6038", 4, alpha=0.8, detail=0.5)
    for x in (726, 920):
        canvas.line([(x, 690), (x + 4, 745)], "#2c1a0e", 12, curved=False, detail=0.5)
    (lx, ly, _), (rx, ry, _) = made.bones.wrists
    canvas.hand(lx, ly, 70, 160, FLESH, pose="rail", thumb="right", wrist=0.25, detail=0.75, light=LIGHT, pitch=8)
    canvas.hand(rx, ry, 70, 172, FLESH, pose="resting", thumb="right", wrist=0.25, detail=0.75, light=LIGHT)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    river(canvas)
    balcony(canvas)
    awning(canvas)
    back_row(canvas)
    at_the_rail(canvas)
    drinker_and_friends(canvas)
    oarsman_at_the_left(canvas)
    table(canvas)
    lady_with_dog(canvas)
    young_man_at_the_right(canvas)
