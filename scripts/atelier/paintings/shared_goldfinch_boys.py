"""The two boys of the Madonna of the Goldfinch, and the bird between them."""

from collections.abc import Sequence

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import Cone, Joint, Spot
from scripts.atelier.cloth import folds_between, folds_from
from scripts.atelier.colour import Colours
from scripts.atelier.curves import ellipse, placed, spots_along
from scripts.atelier.hands import CHILD_HAND, Hand, flesh, shaped_hand
from scripts.atelier.limbs import arm_cones, leg_cones
from scripts.atelier.paintings.shared_bones import bones
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.sitter import Sitter
from scripts.atelier.young_sitters import CHILD

SKIN = ("#6a3f2a", "#b98460", "#e6bc92", "#f8dfbc")
CHILD_SKIN = ("#724632", "#c08a66", "#ebc49c", "#fbe4c4")
CHILD_FLESH = flesh(CHILD_SKIN)
FACE_SKIN = ("#4a2818", "#9c6a48", "#e0b084", "#f4d2a8", "#fce8c8")
FAIR = ("#4a2c10", "#8a5a28", "#b88a48", "#dcb878")
BROWN = ("#2c170a", "#5c371a", "#8c5e30", "#b88a50")
BOY = CHILD.but(
    skin=FACE_SKIN,
    neck=0.75,
    age=3.5,
    flesh=0.6,
    blush="#d8604a",
    blush_strength=0.34,
    smile=0.45,
    shadow=0.3,
    brow_strength=0.2,
    keep=0.35,
    softness=1.2,
    fill=0.34,
    ears=0,
)
JOHN = BOY.but(yaw=40, pitch=4, roll=2, gaze=(21, 4))
JESUS = BOY.but(yaw=-32, pitch=-8, roll=12, gaze=(-18, -10), eye_open=0.8)


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


def boys_head(canvas: Canvas, place: tuple[float, float], size: float, face: Sitter, hair: Colours) -> None:
    x, y = place
    canvas.portrait(x, y, size, face)
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


def flesh_of(canvas: Canvas, cones: Sequence[Cone], hands: Sequence[Hand], *, contact: float = 0.35) -> None:
    """A child's body in one piece: soft light, warm knees, elbows and fingers."""
    spots = [spot for hand in hands for spot in hand.spots]
    canvas.clay(
        [*cones, *(cone for hand in hands for cone in hand.cones)],
        CHILD_FLESH,
        detail=0.7,
        fill=0.26,
        shadow=0.62,
        contact=contact,
        cool=0.6,
        grain=0.5,
        soft=1.6,
        spots=[*spots, *(Spot(Joint(x, y, z, r), "#d4745c", 0.34) for x, y, z, r in WARM)],
        keep=0.15,
    )


WARM = (
    (208, 752, 26, 12),
    (254, 754, 32, 12),
    (380, 754, 30, 12),
    (438, 752, 28, 12),
    (238, 618, 40, 10),
    (466, 604, 14, 10),
    (350, 868, 20, 10),
    (398, 890, 24, 10),
    (222, 868, 22, 10),
    (286, 866, 28, 10),
)
"""Knees, elbows and toes of both boys."""


def toddler(text: str) -> list[Cone]:
    """A trunk: collar, chest, a round belly, hips."""
    return bones(text, blend=20)


def john(canvas: Canvas) -> None:
    """He kneels forward a little on his left leg and holds the bird out with both hands."""
    for x, y, wide in ((222, 872, 34), (272, 870, 38)):
        canvas.fill(ellipse(x, y, wide, 7), "#10140a", blur=4, alpha=0.65)
    cones = toddler(
        "240,518,2,15 236,548,0,20 | 206,566,-8,19 236,556,0,22 262,562,10,19 | 216,592,-2,33 222,640,4,35 | "
        "242,592,8,32 246,642,14,36 | 234,646,22,30 | 218,672,0,36 250,672,8,36"
    )
    cones += leg_cones((214, 678, -2), (206, 756, 16), (200, 838, -6), (230, 864, 12), 35, plump=1.0, toes=True)
    cones += leg_cones((250, 678, 8), (258, 756, 26), (256, 840, 4), (290, 862, 22), 35, plump=1.0, toes=True)
    flesh_of(canvas, cones, ())
    camel_skin(canvas)
    far = shaped_hand(314, 598, 32, 40, -12, pose="cup", thumb="left", wrist=0.1, build=CHILD_HAND, roll=30)
    near = shaped_hand(302, 614, 46, 42, -22, pose="cup", thumb="left", wrist=0.1, build=CHILD_HAND, roll=20, part=1)
    flesh_of(canvas, arm_cones((258, 566, 12), (284, 606, 20), (314, 599, 32), 17, side=1), (far,))
    flesh_of(canvas, arm_cones((206, 570, -2), (240, 624, 34), (302, 614, 46), 18.5, side=-1), (near,))
    boys_head(canvas, (244, 472), 94, JOHN, BROWN)


def camel_skin(canvas: Canvas) -> None:
    """A tunic of fur from one shoulder to the thighs: it hangs, and its hem is torn."""
    fur = outline(
        "190,566 204,552 220,560 240,586 266,612 284,640 288,690 280,726 266,712 252,732 236,714 220,734 204,714 "
        "188,726 180,690 186,640 184,600"
    )
    tones = ("#2a180c", "#5a3a1e", "#8a6238", "#b48c58")
    falls = folds_between(outline("200,570 250,604"), outline("188,716 280,716"), 7, width=13, height=0.5, seed=4)
    canvas.form(fur, tones, bump=0.4, flatten=0.45, folds=falls, detail=0.4, noise=0.1, noise_size=10, direction=84.0)
    with canvas.clip(fur):
        for turn, light in ((80, 0), (98, 1)):
            hairs = ("#2c1a0c", "#6a4828", "#4c3218") if light == 0 else ("#a47e4c", "#7a5530", "#c8a468")
            canvas.dabs(240, fur, hairs, size=(5, 11), aspect=0.16, turn=turn, spread=24, alpha=0.62, detail=0.4)
    canvas.line(outline("182,652 232,668 288,654"), "#24120a", 5, detail=0.5)
    canvas.line(outline("183,650 232,666 287,652"), "#8a6238", 1.4, alpha=0.7, detail=0.5)
    canvas.form(ellipse(204, 686, 11, 13), ("#3a2a10", "#8a6c34", "#d8bc78"), bump=0.8, detail=0.7)
    canvas.line(outline("200,672 204,662 210,660"), "#2c1a0c", 3, detail=0.6)


def jesus(canvas: Canvas) -> None:
    """He leans back between her knees, his weight on one leg, a foot upon hers, and strokes the bird."""
    her_foot = leg_cones((420, 800, -40), (414, 850, -30), (398, 874, 0), (334, 900, 22), 40, toes=True)
    canvas.fill(ellipse(360, 912, 50, 7), "#10140a", blur=4, alpha=0.6)
    canvas.clay(her_foot[-8:], SKIN, detail=0.6, grain=0.6, fill=0.22, cool=0.5)
    canvas.form(
        outline("372,846 440,840 470,880 430,900 404,880 378,872"),
        ("#0a1626", "#1c3650", "#33587a"),
        bump=0.3,
        flatten=0.3,
    )
    cones = toddler(
        "408,512,0,15 406,542,0,20 | 376,560,6,19 406,552,2,22 436,556,-2,19 | 391,590,2,33 396,640,4,35 | "
        "420,590,0,33 420,640,4,36 | 408,640,24,32 | 392,674,2,36 426,668,0,37"
    )
    cones += leg_cones((391, 680, 2), (378, 758, 20), (374, 846, 0), (350, 872, 18), 35, plump=1.0, toes=True)
    cones += leg_cones((429, 674, 0), (438, 758, 16), (424, 852, -2), (402, 886, 20), 36, plump=1.0, toes=True)
    hip = shaped_hand(
        452, 646, 40, 42, 164, pose="resting", thumb="right", wrist=0.1, build=CHILD_HAND, part=2, pitch=6
    )
    stroke = shaped_hand(
        348, 574, 50, 38, 168, pose="resting", thumb="right", wrist=0.1, build=CHILD_HAND, pitch=-8, part=3
    )
    cones += arm_cones((438, 560, -2), (476, 606, 6), (452, 646, 38), 18, side=1)
    cones += arm_cones((380, 566, 8), (366, 618, 40), (347, 574, 50), 17.5, side=-1)
    flesh_of(canvas, cones, (hip, stroke))
    canvas.line(outline("407,596 408,640 406,676"), "#a8694a", 5, taper=0.8, alpha=0.3, blur=3)
    canvas.fill(ellipse(407, 652, 2.6, 3.4), "#9a5a40", blur=1, alpha=0.7)
    scarf = outline("358,668 384,682 416,686 446,676 458,684 436,702 446,738 430,750 414,708 384,706 360,688")
    canvas.form(
        scarf,
        ("#6a6460", "#b4aca0", "#ece6d8"),
        bump=0.3,
        flatten=0.4,
        alpha=0.85,
        detail=0.5,
        shadow=0.25,
        folds=folds_from((428, 682), outline("360,668 372,700 440,740 456,668"), 9, width=7, height=0.6),
    )
    boys_head(canvas, (406, 466), 92, JESUS, FAIR)


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
