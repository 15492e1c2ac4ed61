"""A solemn child in the dark birch wood holds a small cat close with both hands; only the cat looks at us."""

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colours, linear
from scripts.atelier.curves import Point, ellipse, smooth
from scripts.atelier.forms import Fold
from scripts.atelier.hands import Build, shaped_hand
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.paintings.shared_small_cat import LIGHT, cat_body, cat_head, paw
from scripts.atelier.school import Finish, Jitter
from scripts.atelier.young_sitters import CHILD

PAINTING = Homage(
    card=71,
    title="Girl with Cat in the Birch Forest",
    after="after Paula Modersohn-Becker",
    school="expressionist",
    size=(823, 1000),
    detail=(220, 470, 340, 340),
    seed=71,
    finish=Finish(relief=0.12, glaze=0.38, jitter=Jitter(5, 0.09, 0.05), bristle=0.1, vignette=0.14, warm=0.06),
)

SKIN = ("#2a150c", "#5f321d", "#9c613a", "#c68f60", "#dfb684")
HAND = ("#54301c", "#865234", "#b07a50", "#cfa276")
HAIR = ("#1c120a", "#3c2814", "#66481f", "#9a7438")
DRESS = ("#09090b", "#141318", "#232127", "#37333a", "#4c464a")
BARK = ("#3e3c32", "#74725e", "#a5a28a", "#c6c3aa", "#dcdac6")
GLOW = ("#4a4620", "#827c3a", "#aca658", "#c8c27c", "#dad69a")
STOUT = Build(1.16, 0.9, 0.1)

WHO = CHILD.but(
    age=13, yaw=-21, pitch=-7, roll=5, skin=SKIN, width=1.06, jaw=1.05, chin=1.0, cheekbones=1.08, flesh=0.4,
    hair="parted", hair_colours=HAIR, hair_length=0.0, hairline=0.03, volume=0.6, nose_length=1.0, nose_width=1.08,
    nose_turn=0.3, mouth_width=1.0, lips=1.15, upper_lip=1.0, smile=-0.34, eye_size=1.08, eye_open=0.42,
    lid_weight=1.3, gaze=(-7, -24), iris="#2c2a20", whites="#a08a68", brow="#4a3018", brow_strength=0.6,
    brow_inner=0.03, lip="#a04a38", lip_strength=0.65, blush="#c4583a", blush_strength=0.32, shadow=0.55,
    softness=0.6, fill=0.24, sheen=0.2, ears=0.9, neck=0, seed=19,
)  # fmt: skip


def hung(text: str, width: float, height: float) -> list[Fold]:
    ways = text.split("|")
    return [Fold(outline(way), width * (0.8 + 0.2 * (k % 3)), height * (-1) ** k) for k, way in enumerate(ways)]


def wood(canvas: Canvas) -> None:
    """Dusk under trees: a strip of sky above, a glimmer between the trunks, dark ground."""
    tones = ["#a4a452", "#465426", "#22321a", "#1d2c18", "#4a4220", "#4e3a1e", "#2e2214"]
    canvas.wash(linear((0, 0), (0, 1000), tones), noise=0.16, noise_size=60)
    for x, y, wide, high, tone, alpha in (
        (300, 250, 130, 120, "#a8a04c", 0.5), (560, 260, 120, 110, "#9c9648", 0.5), (430, 130, 200, 60, "#6c6e38", 0.5),
        (90, 430, 110, 60, "#7c7c3c", 0.5), (730, 440, 120, 60, "#74743a", 0.45), (420, 470, 300, 40, "#5c5e30", 0.5),
    ):  # fmt: skip
        canvas.fill(ellipse(x, y, wide, high), tone, blur=40, alpha=alpha)
    greens = ("#1c2614", "#2e3a1c", "#4a5226", "#6a6c30", "#8c8a42", "#25301a")
    crown = outline("-10,30 830,20 830,330 600,280 420,180 200,270 -10,340")
    canvas.dabs(500, crown, greens, size=(5, 13), spread=60, alpha=0.4, blur=2.5)
    earth = ("#3c2c16", "#5c4420", "#6a4a22", "#2c2414", "#7a4a24")
    canvas.dabs(420, outline("-10,520 830,500 830,1000 -10,1000"), earth, size=(6, 16), spread=24, alpha=0.35, blur=3)


def birch(canvas: Canvas, x: float, wide: float, lean: float, foot: float, ramp: Colours, seed: int) -> None:
    """A pale trunk with the scars of its branches."""
    chance = np.random.default_rng(seed)
    bow = wide * 0.35 * float(chance.normal())
    middle = [(x + lean, -20.0), (x + lean * 0.6 + bow, foot * 0.35), (x + lean * 0.25 - bow, foot * 0.7), (x, foot)]
    one = [(px - wide * (0.40 + 0.10 * k / 3), py) for k, (px, py) in enumerate(middle)]
    other = [(px + wide * (0.40 + 0.12 * k / 3), py) for k, (px, py) in enumerate(middle)]
    trunk: list[Point] = [*one, *reversed(other)]
    canvas.form(trunk, ramp, bump=0.7, flatten=0.5, blur=1.2, light=LIGHT, direction=88.0, noise=0.06, noise_size=14)
    line = smooth(middle, closed=False)
    with canvas.clip(trunk):
        for _ in range(int(foot / 13)):
            cx, cy = line[int(chance.integers(len(line)))]
            cy += 14 * chance.normal()
            long = wide * (0.1 + 0.35 * chance.random())
            cx += wide * 0.5 * (chance.random() - 0.5)
            canvas.line(
                [(cx - long, cy), (cx, cy + 1.5), (cx + long, cy)],
                "#2c281c",
                2 + 3 * chance.random(),
                taper=0.8,
                alpha=0.75,
            )
        for _ in range(3 + int(wide / 14)):
            cx, cy = line[int(chance.integers(len(line)))]
            scar = outline(
                f"{cx - wide * 0.3},{cy} {cx},{cy - wide * 0.16} {cx + wide * 0.3},{cy + 2} {cx},{cy + wide * 0.22}"
            )
            canvas.fill(scar, "#1c1812", blur=1.2, alpha=0.85)
        canvas.fill(ellipse(x, foot, wide, foot * 0.16), "#1c1a12", blur=24, alpha=0.7)
    canvas.fill(ellipse(x, foot + 4, wide * 1.3, 16), "#20261a", blur=9, alpha=0.95)
    for side in (one, other):
        canvas.line(side, "#2a2818", 2.6, alpha=0.55, blur=1)


def children(canvas: Canvas) -> None:
    """Others among the trees, turned away, hardly more than spots of colour: one jacket is scarlet."""
    for x, y, high, coat, skirt, hair in (
        (92, 590, 150, "#c0321e", "#3a3440", "#d0b060"), (150, 566, 116, "#4c5058", "#33353c", "#6a4a28"),
        (706, 572, 126, "#5a4a50", "#3a3238", "#8a6a38"),
    ):  # fmt: skip
        u = high / 100
        canvas.fill(ellipse(x, y, 24 * u, 6 * u), "#14120c", blur=5, alpha=0.6)
        skirt_of = [(-8, -46), (8, -46), (17, -6), (0, -3), (-17, -6)]
        canvas.form([(x + u * a, y + u * b) for a, b in skirt_of], (skirt, skirt, "#5a525a"), bump=0.4, direction=90.0)
        coat_of = [(-5, -80), (5, -80), (12, -74), (17, -50), (12, -47), (11, -40), (0, -38), (-11, -40), (-12, -47)]
        coat_of += [(-17, -50), (-12, -74)]
        canvas.form([(x + u * a, y + u * b) for a, b in coat_of], ("#2a1210", coat, coat), bump=0.4, direction=90.0)
        for a in (-7, 7):
            canvas.line(
                [(x + u * a, y - 70 * u), (x + u * a * 1.3, y - 44 * u)], "#1c1010", 2.4, taper=0.6, alpha=0.6, blur=1
            )
        canvas.form(ellipse(x + u, y - 87 * u, 7.5 * u, 9 * u), ("#2a1c10", hair, hair), bump=0.5, direction=90.0)


def dress(canvas: Canvas) -> None:
    body = outline("318,522 400,556 486,552 548,516 606,550 668,640 720,780 752,1010! 70,1010! 96,800 156,650 234,556")
    falls = (
        "300,600 280,760 270,980|420,620 430,800 420,990|540,600 566,780 580,990|360,860 350,930 340,1000|"
        "490,880 500,940 500,1000"
    )
    canvas.form(
        body, DRESS, bump=0.28, flatten=0.5, folds=hung(falls, 26, 0.42), blur=1.5, light=LIGHT, noise=0.03, gamma=1.4
    )
    edge = smooth(body)
    canvas.line(edge, "#08080a", 4, alpha=0.7, blur=1.2)
    for _ in range(120):
        x, y = 110 + 600 * canvas.chance.random(), 560 + 440 * canvas.chance.random()
        tone = ("#2a2730", "#1c1b21", "#382e30", "#24252e")[int(canvas.chance.integers(4))]
        canvas.line([(x, y), (x + 6 * canvas.chance.normal(), y + 40)], tone, 13, taper=0.7, alpha=0.25, blur=3)
    throat = outline("370,450 374,506 330,530 400,562 470,558 518,530 494,500 490,456")
    canvas.form(
        throat, SKIN, bump=0.4, flatten=0.5, blur=2, light=LIGHT, gamma=1.5, detail=0.6, shadow=0.0, direction=8.0
    )
    canvas.fill(outline("366,464 420,502 490,460 486,520 430,540 368,516"), "#4a2416", blur=11, alpha=0.6, detail=0.6)
    collar = outline("322,522 360,548 420,560 486,550 534,518")
    canvas.line(collar, "#0a0a0e", 15, blur=2, alpha=0.7)
    canvas.line(collar, "#6a5a50", 8, blur=1, taper=0.2)
    canvas.line([(x, y - 2) for x, y in (p[:2] for p in collar)], "#a08a70", 3, blur=0.8, taper=0.4, alpha=0.8)


def head(canvas: Canvas) -> None:
    nape = outline("500,330 532,380 530,440 506,484 484,470 488,400")
    canvas.form(nape, HAIR, bump=0.4, flatten=0.4, blur=3, direction=80.0, light=LIGHT, gamma=2.4)
    canvas.portrait(424, 356, 262, WHO, light=LIGHT)
    for x, y in ((358, 360), (423, 369)):
        canvas.fill(ellipse(x, y, 6, 3), "#1c130b", blur=1, alpha=0.8, detail=1, keep=0.4)
    canvas.line(outline("414,222 402,240 394,262"), "#7a5430", 2.4, taper=0.7, alpha=0.7, blur=0.8)
    plait(canvas)


def plait(canvas: Canvas) -> None:
    """A thin plait comes forward over her shoulder."""
    way = smooth(outline("516,452 530,500 534,556 524,616 512,660"), closed=False)
    for k in range(13):
        x, y = way[int(k / 13 * (len(way) - 1))]
        side = 1 if k % 2 else -1
        tuft = ellipse(x + side * 4, y, 11 - 0.35 * k, 15, turn=side * 34)
        canvas.form(tuft, HAIR, bump=0.7, blur=1, light=LIGHT, detail=0.4, gamma=1.5, direction=90.0 + side * 40)
    canvas.line(outline("505,654 520,660"), "#7a2a1e", 6, detail=0.5)
    canvas.strands(outline("508,660 504,690"), outline("518,662 520,690"), 26, HAIR, width=2, jitter=1.5)


def arms(canvas: Canvas) -> None:
    """Sleeves come from both sides; one hand holds the paw, the other lies upon the fur."""
    lying = shaped_hand(
        566, 828, 60, 176, 194, pose="resting", thumb="right", wrist=0.05, roll=-8, pitch=3, build=STOUT
    )
    holding = shaped_hand(196, 812, 60, 156, -28, pose="relaxed", thumb="left", wrist=0.05, roll=10, build=STOUT)
    paw(canvas, "306,650 340,664 330,710 300,752 268,772 248,758 262,726 284,690", (264, 752), "#9c8e76")
    for hand in (lying, holding):
        canvas.show_hands([hand], HAND, light=LIGHT, detail=0.7, contact=0.5)
    paw(canvas, "410,650 450,656 478,700 496,744 486,770 462,768 448,736 424,700", (476, 752), "#8c7e68")
    left = outline("204,590 148,660 104,780 100,880 150,910 206,880 236,836 226,800 190,776 196,720 236,650 250,600")
    right = outline("600,560 660,620 712,740 728,850 690,910 610,890 552,856 548,806 590,776 620,770 590,690 566,610")
    for sleeve, ways in (
        (left, "180,790 140,800 104,810|190,800 150,850 130,900|210,640 170,720 150,780|204,810 190,850 186,890"),
        (right, "616,780 670,790 716,780|600,790 650,850 690,900|600,620 650,700 680,760|574,800 590,850 600,886"),
    ):
        canvas.form(
            sleeve,
            DRESS,
            bump=0.42,
            flatten=0.5,
            folds=hung(ways, 18, 0.5),
            blur=1.2,
            light=LIGHT,
            shadow=0.5,
            gamma=1.35,
        )
        canvas.line(smooth(sleeve)[30:-44], "#08080a", 3.4, taper=0.4, alpha=0.65, blur=1)
    for x, y, turn in ((226, 612, -50), (602, 590, 50)):
        canvas.fill(ellipse(x, y, 54, 34, turn=turn), "#2a2830", blur=16, alpha=0.85)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    wood(canvas)
    for x, wide, lean, foot, ramp, seed in (
        (640, 26, 14, 520, BARK, 3), (30, 30, -10, 560, BARK, 4), (296, 22, 10, 500, BARK, 5),
        (774, 34, 18, 580, BARK, 6), (128, 20, 8, 520, BARK, 9), (570, 18, -8, 490, BARK, 10),
    ):  # fmt: skip
        birch(canvas, x, wide, lean, foot, ramp, seed)
    children(canvas)
    birch(canvas, 226, 62, -16, 700, GLOW, 7)
    birch(canvas, 706, 50, 22, 720, BARK, 8)
    dress(canvas)
    head(canvas)
    cat_body(canvas)
    arms(canvas)
    cat_head(canvas)
