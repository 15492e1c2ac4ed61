"""A boy with vine leaves in his hair offers a glass of wine over a bowl of overripe fruit."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_from
from scripts.atelier.colour import linear, radial
from scripts.atelier.curves import ellipse, placed, spots_along
from scripts.atelier.forms import Fold
from scripts.atelier.hands import Build, flesh, shaped_hand
from scripts.atelier.homage import Homage
from scripts.atelier.limbs import arm_cones
from scripts.atelier.paintings.shared_bacchus_table import BLACK_GRAPE, LIGHT, carafe, fruit_bowl, scatter
from scripts.atelier.paintings.shared_bones import bones
from scripts.atelier.paintings.shared_fruit import GREEN_GRAPE, grapes  # fmt: skip
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish
from scripts.atelier.sitters import WOMAN

PAINTING = Homage(
    card=12,
    title="Bacchus",
    after="after Caravaggio",
    school="dutch",
    size=(895, 1000),
    detail=(500, 490, 290, 290),
    seed=23,
    finish=Finish(relief=0.1, contrast=0.3, warm=0.14, craquelure=0.05),
)

SKIN = ("#3a1c10", "#9a5c3a", "#dca274", "#f6d2a6")
FACE_SKIN = ("#2a120a", "#7a4228", "#cf8e62", "#f0c094", "#fce0ba")
FLESH = flesh(SKIN)
SHEET = ("#5c5448", "#a39a88", "#d9d0bc", "#f8f2e2")
SOFT = Build(flesh=1.08, reach=1.0, knots=0.6)
HAIR = ("#050403", "#100c0a", "#221a15", "#463a30")
FACE = WOMAN.but(
    yaw=9, pitch=-2, roll=7, width=1.1, jaw=1.04, chin=0.95, cheekbones=1.1, eye_open=0.74, eye_size=1.12, gaze=(-8, 0),
    nose_length=0.98, nose_width=1.0, mouth_width=1.0, lips=1.2, smile=0.06, skin=FACE_SKIN, lip="#b4443c",
    lip_strength=0.75, brow="#0c0806", brow_strength=0.85, brow_thickness=1.25, iris="#22140c", whites="#d6c6aa",
    blush="#cc4c36", blush_strength=0.5, shadow=0.55, softness=0.7, fill=0.2, neck=0, ears=0
)  # fmt: skip


def room(canvas: Canvas) -> None:
    canvas.wash(radial((560, 220), 820, ["#8a7d60", "#6e634b", "#554b38", "#392f22"]), noise=0.06)
    canvas.fill(outline("-20,-20 200,-20 120,240 160,420 -20,480"), "#2c241a", blur=90, alpha=0.6)
    bed = outline("-20,520 60,486 170,492 260,540 300,640 260,720 120,760 -20,780")
    canvas.form(bed, ("#2c2c2c", "#6c6c66", "#a4a294", "#d0cab6"), bump=0.35, flatten=0.4)
    with canvas.clip(bed):
        for k in range(9):
            stripe = [(-30 + 42 * k, 470), (-44 + 44 * k, 620), (-30 + 40 * k, 790)]
            canvas.line(stripe, "#3a4450", 7, alpha=0.75, blur=0.8)
            canvas.line([(x + 12, y) for x, y in stripe], "#5a6470", 2.4, alpha=0.75, blur=0.6)
    cover = outline("-20,640 80,660 190,650 270,690 330,720 300,800 -20,830")
    canvas.drapery(
        cover, SHEET, knot=(300, 720), ends=outline("-10,650 -10,760 120,800 260,790"), count=11, width=20, gamma=1.2
    )


def body(canvas: Canvas) -> None:
    """Neck, collar bones, breast, belly; the arm that rests comes from a round shoulder to a soft wrist."""
    trunk = bones("434,322,-34,54 430,420,-30,60", blend=30)
    trunk += bones("430,400,-26,40 300,470,-24,40 | 434,400,-26,40 570,470,-24,44", blend=44)
    trunk += bones("262,494,-18,58 340,466,-22,60 420,452,-26,60 520,462,-24,62 610,482,-30,62", blend=34)
    trunk += bones("344,540,-12,66 404,546,-10,60 | 500,546,-12,66 450,548,-10,60", blend=34)
    trunk += bones(
        "330,560,-30,84 352,650,-34,80 390,780,-30,86 | 420,600,-24,88 426,680,-22,86 430,780,-16,90", blend=40
    )
    trunk += bones("500,560,-30,86 490,660,-34,82 480,780,-30,86", blend=40)
    arm = arm_cones((250, 502, -6), (188, 672, 26), (304, 727, 100), 54, side=-1)
    arm[0] = arm[0]._replace(blend=40)
    canvas.clay([*trunk, *arm], FLESH, light=LIGHT, detail=0.6, fill=0.2, shadow=0.72, contact=0.3, cool=0.6, soft=3)
    shade(canvas)


def resting_hand(canvas: Canvas) -> None:
    """The hand that lies on the sheet; two fingers play with the black bow."""
    hand = shaped_hand(304, 728, 102, 146, -5, pose="pinch", thumb="left", wrist=0.03, roll=16, pitch=-6, build=SOFT)
    canvas.show_hands([hand], SKIN, light=LIGHT, detail=0.75, contact=0.2)


def shade(canvas: Canvas) -> None:
    """What the brush adds to the clay: the shadow of the chin, collar bones, breast, the middle of the belly."""
    canvas.line(outline("360,338 386,372 434,388 482,372 510,338"), "#4a2212", 56, taper=0.5, alpha=0.8, blur=16)
    for bone, lift in (
        (outline("290,462 340,448 386,452 418,470"), -7),
        (outline("446,470 480,452 520,450 556,462"), -7),
    ):
        canvas.line(bone, "#7a4226", 9, taper=0.8, alpha=0.42, blur=4)
        canvas.line([(x, y + lift) for x, y in (p[:2] for p in bone)], "#ffe6c2", 6, taper=0.8, alpha=0.45, blur=3)
    canvas.line(outline("424,474 426,540 424,590"), "#8a5030", 12, taper=0.8, alpha=0.34, blur=7)
    for under in (outline("282,596 320,624 372,626 414,604"), outline("436,604 480,624 526,616")):
        canvas.line(under, "#7e4526", 13, taper=0.8, alpha=0.28, blur=6)
    canvas.line(outline("420,640 424,690 420,740"), "#8a5030", 9, taper=0.8, alpha=0.28, blur=6)
    for x, y in ((338, 588), (476, 588)):
        canvas.fill(ellipse(x, y, 10, 7), "#b05c44", blur=3.4, alpha=0.55)
    canvas.fill(ellipse(300, 500, 60, 30), "#ffe4be", blur=26, alpha=0.25)


def toga(canvas: Canvas) -> None:
    """White cloth over one shoulder, across the lap and over the arm that offers."""
    across = outline(
        "556,394 640,404 740,470 800,580 850,700 895,760 900,830 300,830 240,800 262,742 340,760 "
        "420,716 470,640 500,540 520,450"
    )
    folds = folds_from((590, 420), outline("500,560 420,720 560,800 720,800 800,620"), 15, width=30, height=1.2, seed=5)
    folds += folds_from((330, 780), outline("420,720 560,760 620,830"), 6, width=24, height=0.8, seed=6)
    folds += [
        Fold(outline("540,440 600,560 700,640 860,720"), 44, 0.7),
        Fold(outline("600,430 690,520 760,620"), 34, -0.8),
    ]
    canvas.form(across, SHEET, bump=0.26, flatten=0.3, folds=folds, light=LIGHT, detail=0.3, shadow=0.55, gamma=1.1)
    for k in range(9):
        t = k / 8
        way = [(560 + 40 * t, 410 + 10 * t), (520 + 150 * t, 560 + 10 * t), (420 + 380 * t, 740 - 60 * t)]
        canvas.line(way, "#4c4436", 4, taper=0.8, alpha=0.5, blur=2)
        canvas.line([(x - 7, y - 3) for x, y in way], "#fffaf0", 4, taper=0.8, alpha=0.5, blur=2)
    sleeve = outline("700,560 780,560 850,640 870,740 800,780 720,760 668,716 650,664 668,610")
    more = folds_from((672, 690), outline("720,560 840,640 860,750 740,764"), 10, width=24, height=1.2, seed=8)
    canvas.form(sleeve, SHEET, bump=0.34, flatten=0.35, folds=more, light=LIGHT, detail=0.4, shadow=0.6)


def ribbon(canvas: Canvas) -> None:
    canvas.line(outline("300,752 352,738 410,734 470,758 520,790"), "#0c0a0a", 15, detail=0.6)
    for loop in (
        outline("398,724 374,688 350,696 352,728 392,732"),
        outline("400,724 436,688 462,700 450,734 404,732"),
    ):
        canvas.form(loop, ("#060506", "#1c181a", "#48424a"), bump=0.5, flatten=0.4, detail=0.7)
    for tail in (outline("398,728 384,768 364,806"), outline("400,728 416,772 440,806")):
        canvas.line(tail, "#100c0e", 13, 9, detail=0.6)
        canvas.line([(x - 3, y) for x, y in tail], "#4a444c", 2.4, alpha=0.7, detail=0.6)


def head(canvas: Canvas) -> None:
    mass = outline(
        "318,150 370,100 440,84 510,100 556,150 582,230 584,310 556,356 520,330 520,240 346,240 "
        "340,330 312,360 290,310 292,220"
    )
    canvas.form(mass, HAIR[:3], bump=0.3, flatten=0.5, blur=4)
    canvas.portrait(434, 252, 232, FACE, light=LIGHT)
    fringe = outline("336,230 350,150 434,120 520,150 536,236 520,208 486,190 450,196 420,188 386,194 356,208")
    canvas.form(fringe, HAIR[:3], bump=0.3, flatten=0.5, blur=3, detail=0.5)
    canvas.line(outline("352,200 346,270 356,330"), "#1a0c08", 20, taper=0.6, blur=8, alpha=0.6)
    curls(canvas)


def curls(canvas: Canvas) -> None:
    sides = (
        outline("352,190 330,220 322,264 326,310 340,352"),
        outline("524,196 548,226 560,270 558,318 540,362"),
        outline("344,206 370,186 400,180 430,186 460,178 500,186 530,210"),
    )
    for line, count in zip(sides, (46, 46, 50), strict=True):
        for x, y in spots_along(line, count):
            u, v = float(x) + 9 * canvas.chance.normal(), float(y) + 7 * canvas.chance.normal()
            curl = placed(
                outline("-13,5 -6,-11 8,-11 13,3 4,11 -4,4"),
                u,
                v,
                turn=canvas.chance.random() * 360,
                scale=0.7 + 0.5 * canvas.chance.random(),
            )
            canvas.line(curl, HAIR[int(canvas.chance.integers(4))], 5, taper=0.5, detail=0.6)
            canvas.line(
                [(p - 1, q - 1.6) for p, q in (c[:2] for c in curl[:4])],
                "#6a5a48",
                1.2,
                taper=0.7,
                alpha=0.5,
                detail=0.6,
            )


def crown(canvas: Canvas) -> None:
    green, brown, yellow = (
        ("#141a08", "#3c4418", "#6e7030", "#a8a45c"),
        ("#2a1408", "#6a3a18", "#9c642c", "#d09c58"),
        ("#3a2c0c", "#8a6c24", "#bc9c44", "#e4cc84"),
    )
    red = ("#2a0e08", "#6a2414", "#9c4424", "#cc7c4c")
    tones = (green, brown, yellow, red)
    leaves = (
        "300,250,62,-96,0 318,180,74,-70,1 584,262,66,84,1 566,190,76,66,0 356,128,76,-44,2 "
        "520,132,76,40,3 400,96,70,-16,0 470,94,72,14,1 436,116,66,2,2 344,176,54,-100,3 536,184,54,96,2 "
        "300,312,46,-150,2 592,324,50,146,0"
    )
    scatter(canvas, leaves, tones)
    grapes(canvas, (338, 146), 16, 14, colours=BLACK_GRAPE, turn=110, long=76)
    grapes(canvas, (528, 150), 18, 14, colours=BLACK_GRAPE, turn=74, long=80)
    grapes(canvas, (438, 108), 11, 13, colours=GREEN_GRAPE, turn=90, long=40)
    scatter(canvas, "392,158,52,-30,0 482,160,52,34,2 326,226,44,-110,1 552,234,44,100,3", tones)


def glass(canvas: Canvas) -> None:
    """A flat wide bowl on a stem, filled to the brim; thumb behind the stem, fingers before it, the last one free."""
    hand = shaped_hand(682, 700, 44, 150, 187, pose="stem", thumb="right", wrist=0.3, roll=30, build=SOFT)
    arm = bones("690,702,42,21 770,728,20,30", blend=10)
    canvas.line(outline("604,612 606,660 604,716"), "#5c5040", 13, 10, alpha=0.75, detail=0.8, keep=0.6)
    canvas.line(outline("604,612 606,660 604,716"), "#e6dcc6", 9, 6, alpha=0.85, detail=0.8, keep=0.6)
    canvas.fill(ellipse(603, 722, 48, 11), "#cfc4ac", alpha=0.35, detail=0.8)
    canvas.line(ellipse(603, 722, 48, 11), "#efe6d2", 1.8, alpha=0.7, detail=0.8, keep=0.7)
    canvas.show_hands([hand], SKIN, also=arm, light=LIGHT, detail=0.8, only="thumb")
    canvas.line(outline("604,612 606,660 604,716"), "#5c5040", 11, 8, alpha=0.8, detail=0.8, keep=0.6)
    canvas.line(outline("603,612 605,660 603,716"), "#efe6d2", 5, 4, alpha=0.9, detail=0.8, keep=0.6)
    canvas.show_hands([hand], SKIN, also=arm, light=LIGHT, detail=0.8, only="fingers", contact=0.4)
    cuff = outline("726,640 764,640 800,676 800,744 760,776 726,764 738,704")
    canvas.drapery(
        cuff,
        SHEET,
        knot=(734, 704),
        ends=outline("762,642 800,690 790,752 740,772"),
        count=8,
        width=15,
        height=0.9,
        light=LIGHT,
        detail=0.5,
    )
    bowl = outline("502,578! 510,602 548,622 604,630 660,622 698,602 706,578!")
    canvas.fill(
        bowl, linear((500, 580), (700, 640), ["#2a0a10", "#4a1016", "#7a2a28"]), alpha=0.92, detail=0.9, keep=0.5
    )
    canvas.fill(
        ellipse(604, 578, 102, 21),
        linear((502, 570), (706, 586), ["#1c060a", "#3c0c12", "#6a1e20"]),
        detail=0.9,
        keep=0.5,
    )
    for k in range(4):
        canvas.line(ellipse(606, 578, 84 - 21 * k, 15 - 3.6 * k), "#a0504a", 1.4, alpha=0.45, detail=0.9, keep=0.6)
    canvas.line(ellipse(604, 576, 103, 22), "#efe6d4", 2, alpha=0.8, detail=0.9, keep=0.8)
    canvas.line(outline("503,580 512,603 550,623 604,631"), "#efe6d4", 2.4, taper=0.6, alpha=0.75, detail=0.9, keep=0.8)
    canvas.line(outline("520,604 540,616 566,622"), "#fff8e8", 4, taper=0.8, alpha=0.75, blur=1, detail=0.9, keep=0.7)
    canvas.fill(ellipse(544, 570, 15, 4, turn=-6), "#fff4e4", alpha=0.8, blur=1, detail=0.9, keep=0.7)


def table(canvas: Canvas) -> None:
    canvas.polygon(
        outline("-5,812 900,806 900,1005 -5,1005"),
        linear((0, 806), (0, 1000), ["#6a563a", "#4c3a26", "#2a1e12"]),
        noise=0.1,
        direction=0.0,
    )
    canvas.line([(-5, 812), (900, 806)], "#a08a60", 4, alpha=0.7, blur=1.4)
    hem = outline(
        "240,800 330,790 460,812 600,806 760,810 900,790 900,842 780,850 690,836 600,856 480,846 360,860 260,840"
    )
    canvas.drapery(
        hem,
        SHEET,
        top=outline("250,800 500,808 880,800"),
        bottom=outline("260,842 500,850 890,840"),
        count=15,
        width=22,
        detail=0.3,
        shadow=0.6,
    )


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    room(canvas)
    body(canvas)
    toga(canvas)
    head(canvas)
    crown(canvas)
    table(canvas)
    ribbon(canvas)
    resting_hand(canvas)
    glass(canvas)
    carafe(canvas)
    fruit_bowl(canvas)
