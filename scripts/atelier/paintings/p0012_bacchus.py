"""A boy with vine leaves in his hair offers a glass of wine over a bowl of overripe fruit."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_from
from scripts.atelier.colour import linear, radial
from scripts.atelier.curves import ellipse, placed, spots_along
from scripts.atelier.face import WOMAN
from scripts.atelier.forms import Fold
from scripts.atelier.hands import hand_cones
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_bacchus_table import BLACK_GRAPE, LIGHT, carafe, fruit_bowl, scatter
from scripts.atelier.paintings.shared_bones import bones
from scripts.atelier.paintings.shared_fruit import GREEN_GRAPE, grapes  # fmt: skip
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish

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
SHEET = ("#5c5448", "#a39a88", "#d9d0bc", "#f8f2e2")
HAIR = ("#050403", "#100c0a", "#221a15", "#463a30")
FACE = WOMAN.but(
    yaw=9, pitch=-2, roll=7, width=1.1, jaw=1.04, chin=0.95, cheek=1.1, eye_open=0.74, eye_size=1.12, gaze=(-0.12, 0),
    nose_length=0.98, nose_width=1.0, mouth_width=1.0, lips=1.2, smile=0.06, skin=FACE_SKIN, lip="#b4443c",
    lip_strength=0.75, brow="#0c0806", brow_strength=0.85, brow_thickness=1.25, iris="#22140c", whites="#d6c6aa",
    blush="#cc4c36", blush_strength=0.5, shadow=0.55, softness=0.7, fill=0.2, neck_radius=-0.5, ears=False
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
    trunk = bones("434,320,-30,62 426,420,-30,74", blend=36)
    trunk += bones("262,482,-20,62 340,458,-20,66 420,446,-20,68 520,456,-24,68 610,474,-30,64", blend=36)
    trunk += bones(
        "330,540,-16,92 352,640,-20,92 400,760,-20,90 | 400,540,-8,96 420,640,-14,96 | 480,540,-16,96 480,720,-20,94",
        blend=40,
    )
    arm = bones("246,484,0,62 196,590,10,52 186,660,20,46", blend=22)
    arm += bones("186,662,22,46 236,716,70,36 300,716,104,25", blend=16)
    canvas.clay([*trunk, *arm], SKIN, light=LIGHT, detail=0.6, fill=0.16, shadow=0.7, contact=0.3)
    canvas.line(outline("352,336 380,372 434,388 490,372 524,336"), "#4a2212", 62, taper=0.5, alpha=0.85, blur=16)
    for mark in (
        outline("300,470 350,458 396,462"),
        outline("420,486 424,560 428,640"),
        outline("330,612 380,636 424,626"),
    ):
        canvas.line(mark, "#8a5030", 10, taper=0.8, alpha=0.35, blur=6)
    canvas.line(outline("386,400 408,440 424,468"), "#f8d8b0", 7, taper=0.8, alpha=0.4, blur=5)
    for x, y in ((330, 590), (470, 594)):
        canvas.fill(ellipse(x, y, 9, 6), "#b4694c", blur=4, alpha=0.45)


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
    canvas.clay(
        hand_cones(296, 718, 110, 108, -4, pose="pinch", thumb="left", wrist=0.2, pitch=-10),
        SKIN,
        light=LIGHT,
        detail=0.8,
        fill=0.18,
    )


def head(canvas: Canvas) -> None:
    mass = outline(
        "318,150 370,100 440,84 510,100 556,150 582,230 584,310 556,356 520,330 520,240 346,240 "
        "340,330 312,360 290,310 292,220"
    )
    canvas.form(mass, HAIR[:3], bump=0.3, flatten=0.5, blur=4)
    canvas.head(434, 252, 232, FACE, light=LIGHT)
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
    """A flat wide bowl on a stem, filled to the brim; his fingers hold the stem."""
    hand = bones("724,706,10,24 650,692,40,17", blend=14) + hand_cones(
        646, 690, 44, 120, 192, pose="holding", thumb="right", wrist=0.15, roll=24
    )
    canvas.line(outline("604,612 606,660 604,716"), "#5c5040", 13, 10, alpha=0.75, detail=0.8, keep=0.6)
    canvas.line(outline("604,612 606,660 604,716"), "#e6dcc6", 9, 6, alpha=0.85, detail=0.8, keep=0.6)
    canvas.fill(ellipse(603, 722, 48, 11), "#cfc4ac", alpha=0.35, detail=0.8)
    canvas.line(ellipse(603, 722, 48, 11), "#efe6d2", 1.8, alpha=0.7, detail=0.8, keep=0.7)
    canvas.clay(hand, SKIN, light=LIGHT, detail=0.8, fill=0.18, shadow=0.6)
    cuff = outline("690,662 724,664 748,690 744,732 712,742 688,730 696,700")
    canvas.drapery(
        cuff,
        SHEET,
        knot=(700, 700),
        ends=outline("724,664 746,694 740,736"),
        count=7,
        width=12,
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
    glass(canvas)
    carafe(canvas)
    fruit_bowl(canvas)
