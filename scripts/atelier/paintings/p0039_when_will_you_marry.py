"""Two women on the grass of an island: one in a red skirt with a flower in her hair, one upright in pink."""

from typing import Any

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import linear
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish, Jitter
from scripts.atelier.sitter import Sitter
from scripts.atelier.sitters import WOMAN

PAINTING = Homage(
    card=39,
    title="When Will You Marry?",
    after="after Paul Gauguin",
    school="expressionist",
    size=(762, 1000),
    detail=(215, 190, 340, 340),
    seed=39,
    finish=Finish(relief=0.13, glaze=0.34, jitter=Jitter(5, 0.1, 0.05)),
)

SKIN = ("#4a2714", "#7d4a28", "#ab6d3e", "#cc9158", "#e0ac74")
HAIR = ("#0d0a0b", "#1c1620", "#2f2a3c", "#4c4a68")
PINK = ("#8f4a52", "#bf7276", "#e0989a", "#f0b8b2", "#f8d2c8")
RED = ("#5c140f", "#9c2a1c", "#c9452c", "#de6a3a", "#ec9455")
CREAM = ("#8c7f5e", "#bfae86", "#e2d5b2", "#f2e9cc", "#fbf6e2")
LINE = "#22253c"
LIGHT = (-0.3, -0.5, 0.8)


def woman(**changes: Any) -> Sitter:
    """Broad, calm, mask-like: little shine, strong half-tones."""
    island = WOMAN.but(
        skin=SKIN,
        width=1.08,
        jaw=1.04,
        chin=0.95,
        cheekbones=1.08,
        flesh=0.4,
        hair="parted",
        hair_colours=HAIR,
        hair_length=0.8,
        nose_length=0.96,
        nose_width=1.18,
        mouth_width=1.14,
        lips=1.22,
        eye_size=1.12,
        eye_open=0.78,
        lip="#8a3a30",
        lip_strength=0.6,
        brow="#1a1110",
        brow_strength=0.7,
        brow_thickness=0.8,
        iris="#22140e",
        whites="#d8c6a0",
        blush="#b8563a",
        blush_strength=0.2,
        shadow=0.3,
        softness=0.7,
        fill=0.32,
        sheen=0.1,
        ears=0,
        neck=1.09,
    )
    return island.but(**changes)


def island(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 260), ["#4d79a8", "#86a8b8", "#d8cf9c"]))
    canvas.fill(
        outline("-10,70 120,52 260,80 420,60 600,84 780,58 780,110 540,122 300,108 -10,124"),
        "#f0e6c4",
        blur=8,
        alpha=0.85,
    )
    canvas.hill(
        outline("-10,150 90,96 190,130 300,70 400,132 520,92 640,140 780,104"),
        ("#3c4470", "#5c6390", "#8a86a4"),
        roughness=14,
        base=270,
        size=50,
        seed=3,
    )
    canvas.hill(
        outline("-10,210 160,188 330,214 520,190 780,206"),
        ("#23512f", "#3d7444", "#6f9a50"),
        roughness=10,
        base=330,
        size=40,
        seed=4,
    )
    canvas.polygon(
        outline("-10,250 780,236 780,560 -10,600"),
        linear((0, 240), (0, 600), ["#e9c34c", "#dfae36", "#d69a30"]),
        direction=2.0,
    )
    canvas.fill(
        outline("-10,318 150,300 330,312 500,296 780,306 780,352 520,350 300,366 -10,360"),
        "#2f5f8f",
        blur=2,
        direction=0.0,
    )
    canvas.fill(outline("-10,330 200,318 400,330 780,318 780,328 400,342 -10,344"), "#6f9cc0", blur=3, alpha=0.8)
    for top, tone in ((392, "#b9c04c"), (430, "#e8d06a"), (470, "#8fa548"), (520, "#d88f34")):
        way = [(x, top + 12 * np.sin(x / 90 + top)) for x in range(-20, 800, 60)]
        canvas.line(way, tone, 17, blur=3, alpha=0.7)
    canvas.polygon(
        outline("-10,590 780,560 780,1010 -10,1010"),
        linear((0, 570), (0, 1000), ["#5f8a48", "#3c6a3c", "#1f3f2c"]),
        direction=4.0,
    )


def trees_and_walkers(canvas: Canvas) -> None:
    for x, high, lean in ((42, 300, 12), (104, 250, -10), (706, 280, 14)):
        canvas.line(
            [(x, 330), (x + lean, 330 - high * 0.6), (x + lean * 2.4, 330 - high)], "#4a2f2c", 15, 8, detail=0.3
        )
        for i in range(9):
            angle = -2.7 + i * 0.3
            tip = (x + lean * 2.4 + 84 * np.cos(angle), 330 - high + 70 * np.sin(angle) + 22)
            way = [(x + lean * 2.4, 330 - high), (tip[0] * 0.6 + x * 0.4, tip[1] - 10), tip]
            canvas.line(way, ("#1f4a34", "#3c7040", "#7c9a4a")[i % 3], 13, taper=-0.9, detail=0.3)
    for x, tone in ((152, "#2f55a0"), (186, "#d8632c")):
        canvas.form(
            outline(f"{x - 11},330 {x - 8},290 {x},280 {x + 8},290 {x + 12},336"), (LINE, tone, "#e8d8b0"), detail=0.6
        )
        canvas.fill(ellipse(x, 272, 6.5, 8), "#4a2a18", detail=0.8)


def leaves(canvas: Canvas) -> None:
    for _ in range(150):
        x, y = 770 * canvas.chance.random(), 850 + 150 * canvas.chance.random()
        angle, size = canvas.chance.normal() * 0.7 - 1.5, 16 + 22 * canvas.chance.random()
        tip = (x + size * np.cos(angle), y + size * np.sin(angle))
        tone = ("#16301f", "#2c5a34", "#4f8442", "#8aa94a", "#1f4c4a")[int(canvas.chance.integers(5))]
        canvas.line([(x, y), ((x + tip[0]) / 2 + 5, (y + tip[1]) / 2), tip], tone, 9, taper=0.9)


def rear_woman(canvas: Canvas) -> None:
    dress: list[Point] = outline(
        "432,402 500,388 566,404 622,448 650,560 664,700 668,842 560,872 420,850 380,700 372,520 388,436"
    )
    falls = folds_between(
        outline("420,430 510,424 600,440"), outline("400,840 520,866 650,840"), 8, width=24, height=0.5, seed=5
    )
    canvas.form(dress, PINK, bump=0.36, flatten=0.45, folds=falls, blur=1, light=LIGHT, direction=80.0)
    canvas.line([*dress, dress[0]], LINE, 4, alpha=0.55, blur=1)
    canvas.portrait(500, 262, 208, woman(yaw=2, pitch=2, roll=-3, gaze=(-7, 0), smile=-0.05), light=LIGHT)
    collar = outline("446,384 500,394 556,384 572,414 536,436 500,440 464,434 434,412")
    canvas.form(collar, PINK, bump=0.4, flatten=0.4, blur=1, detail=0.4, light=LIGHT)
    canvas.line(outline("436,414 466,434 500,440 536,436 570,414"), "#7c3c48", 4, alpha=0.7, blur=1)
    sleeve = outline("596,440 640,480 662,570 640,640 590,640 540,590 536,548 566,540 592,560 590,520")
    canvas.form(
        sleeve,
        PINK,
        bump=0.46,
        flatten=0.55,
        folds=folds_between(outline("590,500 640,500"), outline("560,600 640,620"), 5, width=16),
        light=LIGHT,
        detail=0.3,
    )
    canvas.hand(556, 556, 112, -118, SKIN, pose="pinch", thumb="left", palm=True, detail=0.8, light=LIGHT)
    cuff = outline("530,548 566,532 596,560 588,590 552,590")
    canvas.form(cuff, PINK, bump=0.5, flatten=0.5, detail=0.5, light=LIGHT)
    for i in range(5):
        canvas.fill(
            ellipse(508 + 7 * np.cos(i * 1.26), 448 + 7 * np.sin(i * 1.26), 5, 4), "#f6efd8", detail=0.9, keep=0.4
        )


def skirt(canvas: Canvas) -> None:
    shape = outline("196,640 300,600 420,620 520,690 640,760 712,850 690,936 560,962 380,950 250,930 168,880 150,760")
    falls = folds_between(
        outline("230,660 330,630 440,660"), outline("200,900 420,950 690,900"), 9, width=28, height=0.5, seed=9
    )
    canvas.form(shape, RED, bump=0.3, flatten=0.4, folds=falls, blur=1, light=LIGHT, direction=24.0)
    with canvas.clip(shape):
        for i in range(46):
            x, y = 160 + 540 * canvas.chance.random(), 640 + 310 * canvas.chance.random()
            for k in range(5):
                petal = ellipse(
                    x + 13 * np.cos(k * 1.26 + i), y + 13 * np.sin(k * 1.26 + i), 9, 5.5, turn=72 * k + 57 * i
                )
                canvas.fill(petal, "#e8b43c" if i % 3 else "#f2dcae", alpha=0.8, detail=0.4)
    canvas.line([*shape, shape[0]], LINE, 4.5, alpha=0.6, blur=1)
    foot = outline("646,900 700,906 742,926 748,944 700,952 640,946")
    canvas.form(foot, SKIN, bump=0.6, detail=0.5, light=LIGHT)
    canvas.form(outline("196,900 250,914 300,940 290,958 230,952 180,930"), SKIN, bump=0.6, detail=0.5, light=LIGHT)


def front_woman(canvas: Canvas) -> None:
    arm = outline("196,540 234,540 252,620 240,720 214,812 196,852 158,846 160,800 172,700 168,610")
    canvas.form(arm, SKIN, bump=0.55, light=LIGHT, direction=94.0, detail=0.3)
    canvas.hand(176, 838, 92, 140, SKIN, pose="resting", thumb="right", detail=0.7, light=LIGHT)
    top = outline("214,506 280,486 350,500 404,540 440,620 430,690 350,706 262,690 214,640 194,570")
    falls = folds_between(
        outline("230,540 320,560 410,560"), outline("240,680 330,700 430,680"), 8, width=17, height=0.55, seed=7
    )
    canvas.form(top, CREAM, bump=0.4, flatten=0.5, folds=falls, blur=1, light=LIGHT, direction=80.0)
    canvas.form(
        outline("236,470 300,460 366,480 372,520 320,562 262,544 228,512"),
        SKIN,
        bump=0.3,
        blur=2,
        light=LIGHT,
        detail=0.3,
    )
    canvas.line(outline("222,514 262,548 320,564 376,520"), LINE, 3.5, alpha=0.5, blur=1)
    near = outline("392,530 432,556 462,640 448,700 392,740 340,770 318,748 352,716 400,680 396,620")
    canvas.form(near, SKIN, bump=0.55, light=LIGHT, direction=100.0, detail=0.3)
    canvas.hand(340, 752, 84, 168, SKIN, pose="relaxed", thumb="right", detail=0.7, light=LIGHT)
    face = woman(yaw=-16, pitch=-3, roll=-12, gaze=(35, 4), smile=0.1)
    canvas.portrait(304, 366, 214, face, light=LIGHT)
    for side in (-1, 1):
        one = [(304 + side * 92, 380), (304 + side * 102, 440), (304 + side * 84, 520)]
        other = [(304 + side * 70, 400), (304 + side * 78, 460), (304 + side * 62, 530)]
        canvas.locks(one, other, 6, HAIR, width=15, wave=4, waves=3)
    for i in range(6):
        petal = ellipse(392 + 19 * np.cos(i * 1.05), 330 + 19 * np.sin(i * 1.05), 17, 10, turn=60 * i)
        canvas.form(petal, ("#a8a082", "#e8e2cc", "#fffdf2"), bump=0.5, detail=0.9, keep=0.3)
    canvas.fill(ellipse(392, 330, 8, 8), "#e8b83c", detail=1, keep=0.4)
    canvas.fill(ellipse(362, 424, 7, 8), "#e0a838", detail=1, keep=0.3)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    island(canvas)
    trees_and_walkers(canvas)
    rear_woman(canvas)
    skirt(canvas)
    front_woman(canvas)
    leaves(canvas)
