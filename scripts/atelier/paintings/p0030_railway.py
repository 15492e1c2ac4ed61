"""A woman with a sleeping puppy, a girl with a huge blue bow, and white steam behind black bars."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import linear
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish, Jitter
from scripts.atelier.sitter import SKIN_FAIR
from scripts.atelier.sitters import WOMAN
from scripts.atelier.young_sitters import GIRL

PAINTING = Homage(
    card=30,
    title="The Railway",
    after="after Édouard Manet",
    school="impressionist",
    size=(1000, 837),
    detail=(540, 190, 330, 330),
    seed=30,
    finish=Finish(jitter=Jitter(5, 0.08, 0.035), glaze=0.42, relief=0.06, thickness=0.3),
)

LIGHT = (-0.25, -0.5, 0.83)
NAVY = ("#080d1a", "#131c34", "#22304f", "#37496e", "#5c6f94")
WHITE = ("#8f98a2", "#b9c0c6", "#dcdedd", "#f0eee8", "#fdfcf6")
SASH = ("#2e4c78", "#4f74a8", "#7a9cca", "#a8c2e2", "#d4e2f2")
COPPER = ("#3c1a0a", "#7c3f1a", "#b0662f", "#dc9a5c")
SKIN = ("#70402c", "#b47e60", "#e4b496", "#f4d4ba", "#fdeadb")
IRON = "#1d1f25"
FACE = WOMAN.but(
    yaw=4,
    pitch=-3,
    roll=3,
    gaze=(0, 1),
    smile=-0.05,
    skin=SKIN_FAIR,
    eye_size=1.16,
    eye_open=0.9,
    iris="#4a3424",
    brow="#7c4522",
    brow_strength=0.4,
    lip="#b4554a",
    blush_strength=0.3,
    jaw=0.98,
    shadow=0.14,
    softness=1.3,
    fill=0.38,
    brow_ridge=0.45,
    nose_length=0.85,
    ears=0,
    keep=0.5,
    hair="parted",
    hair_colours=COPPER,
    hair_length=1.3,
)


CHILD = GIRL.but(
    age=8, seed=41, yaw=-80, pitch=3, skin=SKIN_FAIR, brow="#7c4522", iris="#4a3424", hair="none", neck=0, keep=0.5,
    nose_turn=0.5, flesh=0.4, fill=0.36, shadow=0.3
)  # fmt: skip


def station(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 780), ["#c9ced0", "#b9c4cc", "#aab2b4", "#9c9a90"]))
    facade = linear((0, 0), (0, 420), ["#d2c6ae", "#b8ab92"])
    canvas.polygon(outline("-10,-10 330,-10 330,420 -10,420"), facade, direction=90.0)
    for x in (20, 116, 236):
        canvas.rectangle(x, 40, 58, 150, "#67737a", direction=90.0)
        canvas.rectangle(x + 27, 40, 5, 150, "#d8d0be")
        canvas.rectangle(x - 6, 196, 70, 9, "#e6dcc6")
    canvas.rectangle(60, 250, 70, 170, "#4a4238", direction=90.0)
    canvas.polygon(
        outline("860,-10 1010,-10 1010,560 900,560"),
        linear((860, 0), (1010, 0), ["#8f8672", "#b8ac92"]),
        direction=88.0,
    )
    canvas.house(836, 560, 120, 120, "#a87a52", "#5c4438", window="#3c4850")
    for y, tone in ((600, "#7d7a70"), (660, "#8f8a7c"), (720, "#a09884")):
        canvas.line([(-10, y), (500, y - 14), (1010, y - 30)], tone, 40, blur=10)
    for y in (640, 690):
        canvas.line([(-10, y), (1010, y - 44)], "#4c4c4e", 5, curved=False)
    canvas.bare_tree(940, 420, 260, "#3c3a34", seed=4, depth=5)


def steam(canvas: Canvas) -> None:
    puffs = ((430, 420, 210), (560, 300, 190), (690, 430, 180), (520, 520, 220), (380, 250, 130), (640, 160, 150))
    for x, y, size in (*puffs, (800, 330, 130), (300, 520, 150)):
        canvas.fill(ellipse(x, y, size, size * 0.7), "#f4f4f2", blur=40, alpha=0.9)
    for x, y, size in puffs:
        canvas.form(
            ellipse(x - 16, y - 22, size * 0.62, size * 0.44),
            ("#aab6c0", "#d4dadc", "#fbfaf6"),
            bump=0.2,
            blur=30,
            alpha=0.55,
        )
    canvas.clouds(60, 640, "#f6f5f0", shade="#a9b6c0", cover=0.0, size=190, stretch=1.6, alpha=0.55, seed=9)


def railing(canvas: Canvas) -> None:
    for x in range(14, 1010, 58):
        canvas.line([(x, -10), (x, 772)], IRON, 13, curved=False, detail=0.5)
        canvas.line([(x - 4, -10), (x - 4, 772)], "#6f7884", 2.6, curved=False, alpha=0.8, detail=0.5)
    for y in (28, 716):
        canvas.rectangle(-10, y, 1020, 15, IRON, detail=0.5)
        canvas.rectangle(-10, y, 1020, 3.5, "#6f7884", alpha=0.8, detail=0.5)
    base = linear((0, 764), (0, 840), ["#d6c8ac", "#c0ae90", "#94836a"])
    canvas.rectangle(-10, 764, 1020, 90, base, noise=0.1, noise_size=50, direction=0.0)
    canvas.line([(-10, 765), (1010, 765)], "#efe4cc", 5, curved=False)
    for _ in range(30):
        spot = (850 + 64 * canvas.chance.random(), 748 + 36 * canvas.chance.random())
        canvas.form(ellipse(*spot, 10, 10), ("#3c5226", "#7f9a44", "#c8d488", "#f4f4d0"), bump=0.9, detail=0.8)


def girl(canvas: Canvas) -> None:
    """Her back to us, one hand on a bar, her face turned to the trains."""
    skirt: list[Point] = outline("644,420 738,420 780,500 826,640 858,780 842,796! 546,796! 540,770 566,640 606,500")
    falls = folds_between(
        outline("640,450 690,446 740,450"), outline("550,790 700,796 846,790"), 19, width=12, height=0.8, seed=5
    )
    canvas.form(skirt, WHITE, bump=0.36, flatten=0.45, folds=falls, light=LIGHT, direction=86.0)
    for y, tone in ((690, "#b9c0cc"), (740, "#aab2c0")):
        hem = [(690 + u * (y - 380) * 0.42, y + 12 - 10 * abs(u)) for u in (-1, -0.5, 0, 0.5, 1)]
        canvas.line(hem, tone, 5, blur=1.5, alpha=0.7)
    flesh = [
        *limb((690, 236, 4, 25), (690, 270, 0, 28), blend=12),
        *limb((634, 300, 0, 25), (690, 290, 2, 34), (748, 300, 0, 25), blend=22),
        *limb((690, 310, 0, 52), (690, 340, 0, 48), blend=20),
        *limb((628, 302, 8, 23), (582, 348, 20, 18), (554, 356, 24, 16), blend=12),
        *limb((554, 356, 24, 15), (544, 310, 30, 13), (540, 272, 34, 10), blend=8),
        *limb((752, 302, 4, 23), (782, 370, 10, 18), (784, 420, 10, 15), blend=12),
        *limb((784, 420, 10, 14), (768, 470, 20, 12), (752, 500, 24, 9), blend=8),
    ]
    canvas.clay(flesh, SKIN, light=LIGHT, detail=0.5, fill=0.3)
    canvas.hand(540, 280, 52, -84, SKIN, pose="fist", thumb="right", detail=0.75, light=LIGHT)
    canvas.hand(754, 494, 52, 122, SKIN, pose="relaxed", thumb="left", detail=0.75, light=LIGHT)
    back: list[Point] = outline("630,332! 660,350 690,354 722,350 752,332! 760,380 744,428 690,438 636,428 622,380")
    seams = folds_between(
        outline("650,356 690,360 730,356"), outline("650,426 690,432 730,426"), 6, width=9, height=0.6
    )
    canvas.form(back, WHITE, bump=0.36, flatten=0.5, folds=seams, light=LIGHT, direction=88.0, detail=0.3)
    canvas.line(outline("628,334 660,352 690,356 722,352 754,334"), "#c4ccd6", 5, blur=1, alpha=0.9, detail=0.4)
    for strap in (outline("640,336 634,312 640,288"), outline("742,336 750,312 744,288")):
        canvas.line(strap, "#f4f2ec", 9, detail=0.5)
    canvas.portrait(696, 176, 130, CHILD, light=LIGHT)
    head = outline("654,130 676,110 712,106 744,122 758,156 756,196 738,228 708,242 684,232 676,206 672,180 664,156")
    canvas.form(head, COPPER, bump=0.5, flatten=0.3, direction=110.0, detail=0.5, light=LIGHT)
    for one, other in (
        (outline("658,132 690,120 730,126"), outline("670,170 700,150 738,140")),
        (outline("680,222 706,190 740,148"), outline("734,230 752,196 752,152")),
    ):
        canvas.comb(one, other, 60, COPPER, size=120, detail=0.6)
    knot = outline("712,118 730,92 760,92 776,114 766,140 738,146 718,136")
    canvas.form(knot, COPPER, bump=0.6, detail=0.5, light=LIGHT)
    canvas.comb(
        outline("720,132 736,104 764,104"), outline("730,142 756,136 770,116"), 36, COPPER, size=100, detail=0.6
    )
    ribbon = ("#0c0c10", "#24242c", "#4c4c58")
    canvas.line(outline("708,128 730,146 764,148"), "#15151a", 8, detail=0.8)
    for loop in (outline("760,146 784,128 798,142 780,156"), outline("762,150 784,160 790,180 768,168")):
        canvas.form(loop, ribbon, bump=0.5, detail=0.8)


def bow(canvas: Canvas) -> None:
    canvas.form(
        outline("616,398 690,408 766,398 772,438 690,450 612,438"), SASH, bump=0.4, flatten=0.5, light=LIGHT, detail=0.3
    )
    loops = (
        outline("690,424 652,378 600,352 560,364! 552,400 566,446! 610,456 656,446"),
        outline("692,424 730,376 784,350 826,362! 836,400 820,444! 776,456 726,446"),
    )
    for loop in loops:
        canvas.drapery(
            loop,
            SASH,
            knot=(691, 426),
            ends=loop[2:7],
            count=15,
            width=8,
            height=0.8,
            flatten=0.4,
            light=LIGHT,
            detail=0.4,
        )
        hollow = [((x - 691) * 0.86 + 691, (y - 426) * 0.5 + 420) for x, y in (p[:2] for p in loop[3:6])]
        canvas.fill([*hollow, (691, 426)], SASH[0], blur=7, alpha=0.35)
    for tail in (
        outline("678,438! 652,540 612,664! 644,652 672,676! 690,560 698,440!"),
        outline("692,438! 700,540 716,668! 744,648 776,656! 738,540 712,438!"),
    ):
        canvas.drapery(
            tail, SASH, top=[tail[0], tail[-1]], bottom=[tail[2], tail[4]], count=9, width=7, light=LIGHT, detail=0.4
        )
    knot = outline("670,404 712,404 716,446 690,452 666,446")
    creases = folds_between(
        outline("672,408 692,406 710,408"), outline("672,446 692,450 710,446"), 5, width=6, height=0.7
    )
    canvas.form(knot, SASH, bump=0.5, flatten=0.5, folds=creases, light=LIGHT, detail=0.6)


def woman(canvas: Canvas) -> None:
    dress: list[Point] = outline(
        "268,352 330,370 398,352 446,398 470,500 520,590 560,700 566,800! 90,800! 100,690 160,580 196,480 216,398"
    )
    falls = folds_between(
        outline("200,560 320,600 480,570"), outline("100,796 320,806 556,796"), 10, width=26, height=0.5, seed=7
    )
    canvas.form(dress, NAVY, bump=0.4, flatten=0.5, folds=falls, light=LIGHT, direction=84.0)
    for side in (-1, 1):
        way = [(332 + side * 20, 372), (332 + side * 62, 440), (332 + side * 66, 540), (332 + side * 110, 640)]
        canvas.line(way, "#e9e6dc", 6, detail=0.4)
    for i in range(5):
        canvas.form(ellipse(334, 410 + 38 * i, 9, 9), ("#8c8a86", "#d8d4c8", "#fdfaf0"), bump=0.8, detail=0.8)
    canvas.form(
        outline("300,330 334,338 368,330 376,366 334,390 292,366"), SKIN, bump=0.4, blur=1.5, light=LIGHT, detail=0.6
    )
    canvas.portrait(334, 240, 150, FACE, light=LIGHT)
    for side in (-1, 1):
        for k in range(11):
            u, end = k / 10, 410 - 50 * abs(k / 10 - 0.4) + 10 * canvas.chance.normal()
            out, low = side * (62 - 16 * u), side * (78 - 30 * u)
            tress: list[Point] = [(334 + out, 214.0), (334 + out + side * (10 - 8 * u), 310.0), (334 + low, end)]
            canvas.lock(tress, COPPER, width=10, end_width=2, wave=3, waves=4 + u, strands=14)
    canvas.line(outline("300,336 334,344 368,336"), "#121216", 10, detail=0.8)
    brim = outline("232,176 272,148 334,138 398,146 440,172 400,180 334,172 268,184")
    crown = outline("272,160 284,112 330,94 380,106 398,156")
    canvas.form(crown, ("#0c0c10", "#20222a", "#3a3e4a", "#5c6270"), bump=0.6, flatten=0.6, light=LIGHT, detail=0.4)
    canvas.form(brim, ("#0c0c10", "#20222a", "#3a3e4a", "#5c6270"), bump=0.5, light=LIGHT, detail=0.5)
    for i, (x, y) in enumerate(((292, 130), (316, 112), (346, 108), (374, 120), (330, 136), (360, 140), (304, 148))):
        tone = ("#d8362c", "#f2e6d8", "#e88a8a", "#d8a83c")[i % 4]
        canvas.form(ellipse(x, y, 15, 12, turn=30 * i), ("#4a1414", tone, "#fff2e4"), bump=0.7, detail=0.7)


def lap(canvas: Canvas) -> None:
    left = outline("222,396 262,420 262,520 240,600 286,640 262,680 200,660 166,590 184,480")
    right = outline("444,398 484,470 500,560 470,640 400,668 384,634 434,596 446,520 430,440")
    for sleeve, seed in ((left, 2), (right, 3)):
        bends = folds_between(sleeve[0:3], sleeve[5:8], 6, width=17, height=0.5, seed=seed)
        canvas.form(sleeve, NAVY, bump=0.5, flatten=0.55, folds=bends, light=LIGHT, detail=0.3)
    canvas.fill(ellipse(330, 690, 190, 40), "#0a1020", blur=26, alpha=0.5)
    fur = (("#3c2010", "#70462a", "#a8764a", "#d2a878"), ("#9a8c7a", "#d0c4b0", "#f6f0e4"))
    puppy = [
        *limb((204, 622, 34, 30), (246, 624, 40, 34), (282, 628, 44, 26), blend=16),
        *limb((300, 612, 60, 25), (314, 622, 66, 19), blend=10),
        *limb((326, 632, 72, 13), (344, 640, 76, 9), ramp=1, blend=8),
        *limb((280, 648, 66, 10), (316, 656, 74, 9), (332, 656, 76, 8), ramp=1, blend=5),
        *limb((196, 644, 50, 13), (222, 660, 56, 9), ramp=1, blend=6),
    ]
    canvas.clay(puppy, *fur, detail=0.8, light=LIGHT, fill=0.26)
    ear = outline("288,592 304,594 312,616 304,644 290,650 280,626")
    canvas.form(ear, ("#24120a", "#54301a", "#84582f"), bump=0.5, flatten=0.4, direction=80.0, detail=0.8)
    canvas.line([(317, 616), (324, 621), (332, 619)], "#1a0e08", 3, taper=0.5, detail=1)
    canvas.fill(ellipse(351, 639, 5.5, 4.6), "#120c0a", detail=1)
    pages = outline("348,676! 420,640! 500,664! 424,706!")
    canvas.form(pages, ("#8c8472", "#d4ccb8", "#f6f0e0"), bump=0.2, detail=0.7)
    canvas.line([(348, 680), (424, 712), (500, 668)], "#7c3b2c", 7, curved=False, detail=0.8)
    for i in range(7):
        canvas.line(
            [(372 + 8 * i, 672 - 4 * i), (430 + 8 * i, 694 - 4 * i)],
            "#8c8678",
            1.8,
            alpha=0.6,
            curved=False,
            detail=0.8,
        )
    canvas.line([(424, 642), (424, 706)], "#a49a86", 2.4, detail=0.8)
    canvas.hand(392, 652, 74, 30, SKIN, pose="resting", thumb="right", detail=0.75, light=LIGHT)
    canvas.hand(246, 668, 78, -8, SKIN, pose="relaxed", thumb="left", detail=0.75, light=LIGHT)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    station(canvas)
    steam(canvas)
    railing(canvas)
    girl(canvas)
    bow(canvas)
    woman(canvas)
    lap(canvas)
