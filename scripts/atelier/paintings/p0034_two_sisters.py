"""A girl in a red hat and her little sister under flowers, on a terrace above the river."""

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import darker, lighter, linear
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_leaves import thicket
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish
from scripts.atelier.sitter import SKIN_PALE
from scripts.atelier.young_sitters import GIRL, YOUNG_WOMAN

PAINTING = Homage(
    card=34,
    title="Two Sisters (On the Terrace)",
    after="after Pierre-Auguste Renoir",
    school="impressionist",
    size=(806, 1000),
    detail=(470, 300, 260, 260),
    seed=34,
    finish=Finish(glaze=0.3, relief=0.08, thickness=0.35),
)

LIGHT = (-0.4, -0.6, 0.68)
NAVY = ("#0e1530", "#1c2a52", "#304474", "#51689a", "#7f94bc")
WHITE = ("#8894ae", "#b4bed2", "#d6dde8", "#eef0f2", "#fbfaf6")
RED = ("#5e0f10", "#9c1f1c", "#c7362d", "#e05a48", "#f08a72")
AUBURN = ("#2c140a", "#5c2e16", "#8e5228", "#bf8048")
BLOND = ("#4a2a14", "#8a5a2e", "#c0904e", "#e6c484")
SKIN = ("#7c4a38", "#c08a6c", "#ecc0a0", "#f8dcc4", "#fff0e2")
OLDER = YOUNG_WOMAN.but(
    age=18,
    seed=61,
    yaw=-13,
    pitch=1,
    roll=-4,
    gaze=(4.0, 0.0),
    smile=0.24,
    flesh=0.15,
    jaw=0.88,
    width=0.97,
    skin=SKIN_PALE,
    eye_size=1.2,
    eye_open=0.92,
    iris="#54688c",
    lip="#c4463e",
    lip_strength=0.72,
    lips=1.12,
    blush="#e0705e",
    blush_strength=0.42,
    brow="#6a3c20",
    brow_strength=0.55,
    nose_length=0.96,
    nose_turn=0.3,
    ears=0,
    hair="fringe",
    hair_colours=AUBURN,
    hairline=0.14,
    hair_length=0.42,
    volume=1.4,
    shadow=0.4,
    fill=0.36,
    softness=0.6,
    keep=0.55,
)
YOUNGER = GIRL.but(
    age=4,
    seed=63,
    yaw=-6,
    roll=4,
    smile=0.14,
    eye_size=1.12,
    eye_open=1.06,
    iris="#6a98c8",
    lip="#c8504a",
    blush="#e67c6a",
    blush_strength=0.5,
    brow="#a07840",
    hair="parted",
    hair_colours=BLOND,
    hairline=-0.05,
    hair_length=0.8,
    volume=1.5,
    shadow=0.35,
    fill=0.4,
    softness=0.6,
    keep=0.55,
).looking(-4, -2)


def river(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 480), ["#bcd0d2", "#a9c3cf", "#8fb2c2", "#7fa08c"]))
    for y, tone in ((96, "#6f8f62"), (132, "#86a06a"), (70, "#8ea878")):
        way = [(x, y + 14 * np.sin(x / 60 + y)) for x in range(-20, 840, 40)]
        canvas.line(way, tone, 44, blur=8, alpha=0.9)
    for x, y, wide in ((70, 92, 66), (168, 104, 40), (640, 88, 56), (724, 100, 70)):
        canvas.house(x, y + 30, wide, 42, "#efe6d4", "#b8604a", window="#6f7f8c")
    canvas.water(150, 430, ("#dfe9e6", "#8fb4c8", "#6f9cb8", "#c8d8c4", "#f2efe0"), 240, seed=4)
    for x, y, size in ((150, 214, 46), (690, 236, 54), (80, 300, 40)):
        canvas.fill([(x - size, y), (x + size, y - 3), (x + size * 0.7, y + 13), (x - size * 0.7, y + 13)], "#5c3a2a")
        canvas.line([(x - size, y), (x + size, y - 3)], "#e8dcc2", 4)
        canvas.form(ellipse(x, y - 12, 8, 14), ("#4c5c7c", "#c8d0d8", "#ffffff"))


def greenery(canvas: Canvas) -> None:
    leaves = ("#24421f", "#42682f", "#6a8a4a", "#98ac5e", "#c6cc84")
    for x, y, wide, high, seed in (
        (40, 400, 110, 150, 2),
        (150, 470, 120, 90, 3),
        (740, 420, 110, 170, 4),
        (690, 300, 120, 60, 5),
        (230, 132, 120, 30, 6),
        (40, 150, 80, 60, 7),
        (780, 160, 80, 110, 8),
        (560, 136, 130, 36, 9),
        (0, 270, 60, 120, 10),
        (290, 500, 110, 60, 11),
        (560, 520, 120, 60, 12),
    ):
        thicket(canvas, x, y, wide, high, leaves, leaf=(6, 13), density=0.8, seed=seed)
    for _ in range(120):
        spot = (806 * canvas.chance.random(), 130 + 390 * canvas.chance.random())
        tone = ("#e8c8c8", "#d8604e", "#f4efe0", "#e0b84a", "#b48ab0")[int(canvas.chance.integers(5))]
        canvas.fill(ellipse(*spot, 4 + 3 * canvas.chance.random(), 4), tone, alpha=0.85)


def railing(canvas: Canvas) -> None:
    for y, wide in ((486, 13), (604, 11)):
        canvas.line([(-10, y), (820, y - 8)], "#6d7a80", wide + 6, curved=False, blur=1)
        canvas.line([(-10, y - 3), (820, y - 11)], "#dfe4e2", wide * 0.6, curved=False)
    for x in range(-10, 830, 54):
        canvas.line([(x, 490), (x + 54, 600)], "#7c898c", 8, curved=False)
        canvas.line([(x + 54, 490), (x, 600)], "#a9b4b4", 7, curved=False)
    terrace = linear((0, 610), (0, 1000), ["#8a9aa2", "#a8a69c", "#8c8478"])
    canvas.polygon(outline("-10,612 820,602 820,1010 -10,1010"), terrace, noise=0.14, noise_size=60, direction=6.0)


def wool_basket(canvas: Canvas) -> None:
    wicker = ("#3c2412", "#74481f", "#a8743c", "#d8aa6a")
    rim = outline("96,850 160,826 260,822 338,846 346,872 300,890 200,896 110,884")
    canvas.form(outline("100,862 340,862 318,960 270,992 170,992 122,962"), wicker, bump=0.5, detail=0.4)
    for y in range(876, 990, 16):
        way = [(104 + (y - 860) * 0.2 + 22 * i, y + (5 if i % 2 else -5)) for i in range(11)]
        with canvas.clip(outline("100,862 340,862 318,960 270,992 170,992 122,962")):
            canvas.line(way, "#e2bc80" if y % 32 else "#5c3718", 5, alpha=0.7, detail=0.4)
    canvas.form(rim, ("#20120a", "#3c2412", "#5a3a1e"), bump=0.3)
    balls = ((140, 838, 34, "#b33a3a"), (200, 818, 38, "#3f68a8"), (262, 822, 36, "#e0b84a"), (312, 846, 28, "#5c8a4a"))
    more = ((176, 860, 30, "#e88a4a"), (240, 864, 32, "#c8506a"), (290, 872, 24, "#7fa8c8"))
    for x, y, size, tone in (*balls, *more):
        canvas.form(
            ellipse(x, y, size, size * 0.92),
            ("#2a1816", darker(tone, 0.25), tone, lighter(tone, 0.35)),
            bump=0.9,
            detail=0.6,
        )
        for i in range(5):
            lean = 24 * i - 40
            thread = [
                (x - size * 0.7, y + lean * 0.3),
                (x, y - size * 0.3 + lean * 0.5),
                (x + size * 0.7, y + lean * 0.4),
            ]
            canvas.line(thread, "#fff4e0", 1.8, taper=0.6, alpha=0.5, detail=0.7)
    canvas.line(outline("96,862 160,884 240,894 346,866"), "#d8aa6a", 12, detail=0.4)
    canvas.line(outline("240,876 330,930 360,980 420,990"), "#b33a3a", 4, detail=0.6)


def older_sister(canvas: Canvas) -> None:
    dress: list[Point] = outline(
        "318,402 392,420 470,404 530,446 566,560 590,720 640,860 660,1010! 180,1010! 196,860 226,700 236,560 266,450"
    )
    falls = folds_between(
        outline("290,470 400,500 520,480"), outline("210,1000 420,1010 640,1000"), 15, width=16, height=0.65, seed=4
    )
    canvas.form(dress, NAVY, bump=0.4, flatten=0.5, folds=falls, blur=1, light=LIGHT, direction=82.0)
    canvas.form(
        outline("360,350 392,366 424,350 440,420 392,452 346,420"),
        (*SKIN[:3], "#f2d0b4"),
        bump=0.35,
        blur=3,
        light=LIGHT,
        detail=0.6,
    )
    canvas.portrait(392, 270, 212, OLDER, light=LIGHT)
    hat = outline("262,196 286,140 336,104 400,92 466,108 512,150 524,196 478,176 420,168 350,172 304,184")
    creases = folds_between(
        outline("300,150 400,112 490,160"), outline("290,186 400,170 500,186"), 9, width=15, height=0.5
    )
    canvas.form(hat, RED, bump=0.6, flatten=0.6, folds=creases, light=LIGHT, direction=10.0, detail=0.4)
    for x, y, tone in ((468, 150, "#f2c8c4"), (492, 166, "#fbeee4"), (448, 134, "#e89a94"), (480, 130, "#f8e2d4")):
        for k in range(5):
            petal = ellipse(x + 12 * np.cos(k * 1.26), y + 12 * np.sin(k * 1.26), 11, 8, turn=72 * k)
            canvas.form(petal, ("#a8605c", tone, "#fffaf2"), bump=0.6, detail=0.7)
    collar = outline("330,404 362,424 392,446 424,424 456,404 478,430 430,470 392,482 350,468 310,432")
    canvas.form(collar, NAVY, bump=0.4, flatten=0.4, light=LIGHT, detail=0.5)
    for i in range(16):
        spot = (346 + 40 * canvas.chance.random(), 520 + 46 * canvas.chance.random())
        tone = ("#f0e2c8", "#d8604e", "#b48ab0", "#f6f2e6", "#7c9a4e")[i % 5]
        canvas.fill(ellipse(*spot, 8, 7), tone, detail=0.8)
    for i in range(5):
        canvas.form(ellipse(420 + 3 * i, 560 + 46 * i, 7, 7), ("#0c1228", "#4c6090", "#c0cce0"), detail=0.8)


def arms(canvas: Canvas) -> None:
    for sleeve, seed in (
        (outline("262,452 300,470 300,600 320,700 380,756 350,800 280,780 226,700 220,580"), 5),
        (outline("520,450 562,500 588,620 570,720 500,780 446,800 430,764 480,716 506,640 500,540"), 6),
    ):
        bends = folds_between(sleeve[1:4], sleeve[5:8], 6, width=17, height=0.5, seed=seed)
        canvas.form(sleeve, NAVY, bump=0.5, flatten=0.55, folds=bends, light=LIGHT, direction=80.0, detail=0.3)
    canvas.folded_hands(404, 792, 128, SKIN, light=LIGHT)
    for cuff in (
        outline("306,740! 352,744! 372,812! 330,836! 300,800"),
        outline("446,752! 492,738! 502,772 486,802! 448,796!"),
    ):
        canvas.form(cuff, NAVY, bump=0.3, flatten=0.5, light=LIGHT, detail=0.5, direction=80.0)
        canvas.line([cuff[1][:2], cuff[2][:2]], "#c8d0dc", 4, curved=False, detail=0.6)


def younger_sister(canvas: Canvas) -> None:
    dress = outline("548,520 604,540 664,520 716,560 748,680 790,840 806,1010! 560,1010! 556,860 536,700 522,580")
    falls = folds_between(
        outline("550,560 610,580 680,570"), outline("570,1000 680,1010 800,1000"), 15, width=12, height=0.7, seed=8
    )
    canvas.form(dress, WHITE, bump=0.38, flatten=0.5, folds=falls, light=LIGHT, direction=84.0)
    canvas.portrait(606, 428, 186, YOUNGER, light=LIGHT)
    for side in (-1, 1):
        one = [(606 + side * 62, 430), (606 + side * 80, 490), (606 + side * 74, 566)]
        other = [(606 + side * 56, 450), (606 + side * 60, 500), (606 + side * 54, 572)]
        canvas.locks(one, other, 6, BLOND, width=13, wave=5, waves=4)
    brim = outline("490,366 520,322 560,300 610,292 664,302 704,330 726,372 680,352 610,342 540,350")
    canvas.form(brim, ("#6c5c34", "#b09a5c", "#dcc88c"), bump=0.5, detail=0.4)
    for i in range(44):
        angle = np.pi * (i / 43)
        x = 608 - 108 * np.cos(angle) + 7 * canvas.chance.normal()
        y = 352 - 54 * np.sin(angle) + 12 * canvas.chance.normal()
        tone = ("#d8362c", "#f4efe4", "#4f74b8", "#e8b83c", "#e88a9a", "#5c8a44")[i % 6]
        size = 12 + 6 * canvas.chance.random()
        canvas.form(ellipse(x, y, size, size * 0.8, turn=40 * i), ("#3c1c1c", tone, "#fff6e8"), bump=0.7, detail=0.7)
    ruffle = outline("548,516 580,536 610,546 640,536 668,516 690,548 650,576 610,584 568,576 530,550")
    canvas.drapery(
        ruffle,
        WHITE,
        knot=(608, 510),
        ends=[(532, 552), (570, 578), (610, 586), (650, 578), (690, 550)],
        count=13,
        width=9,
        detail=0.4,
    )
    canvas.line(outline("560,700 620,716 690,712 752,696"), "#7f9fd0", 20, blur=1.5, alpha=0.9)
    sleeve = outline("690,550 730,600 740,700 700,790 640,824 616,800 656,758 686,700 680,620")
    canvas.form(
        sleeve,
        WHITE,
        bump=0.5,
        flatten=0.55,
        folds=folds_between(sleeve[0:3], sleeve[5:8], 6, width=15),
        light=LIGHT,
        detail=0.3,
    )
    canvas.hand(634, 812, 70, 168, SKIN, pose="relaxed", thumb="right", detail=0.7, light=LIGHT)
    canvas.form(outline("612,796 646,784 664,806 640,832 614,824"), WHITE, bump=0.5, flatten=0.5, detail=0.5)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    river(canvas)
    greenery(canvas)
    railing(canvas)
    younger_sister(canvas)
    older_sister(canvas)
    arms(canvas)
    wool_basket(canvas)
