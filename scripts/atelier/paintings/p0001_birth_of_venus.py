"""The lady on the shell, her long hair round herself, and two flying people who blow."""

import math

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import Cone
from scripts.atelier.colour import linear
from scripts.atelier.curves import Point, ellipse, placed
from scripts.atelier.hands import hand_cones
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_bones import bones
from scripts.atelier.paintings.shared_contour import outlined
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.paintings.shared_venus_company import GOLD, LINE, SKIN, VENUS, hora, winds
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=1,
    title="The Birth of Venus",
    after="after Sandro Botticelli",
    school="renaissance",
    size=(1000, 619),
    detail=(370, 369, 250, 250),
    seed=53,
    finish=Finish(warm=0.08, vignette=0.1, contrast=0.18, craquelure=0.06),
)


def sky_and_sea(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 270), ["#a9c6cd", "#bdd3cf", "#d6dfd0", "#e2e4d0"]), direction=4.0)
    canvas.clouds(10, 240, "#e6eadd", cover=0.2, size=200, stretch=4, alpha=0.35, seed=5)
    sea = linear((0, 262), (0, 619), ["#b9d0c2", "#a3c2b2", "#93b6a6", "#86aa9a"])
    canvas.rectangle(-5, 262, 1010, 365, sea, direction=0.0)
    canvas.rectangle(-5, 260, 1010, 4, "#c9dacd", blur=2, alpha=0.7)
    for _ in range(150):
        near = canvas.chance.random() ** 1.3
        x, y = canvas.chance.random() * 1000, 276 + 335 * near
        wave_mark(canvas, x, y, 0.35 + 0.95 * near)


def wave_mark(canvas: Canvas, x: float, y: float, size: float) -> None:
    """One of his little white v-shaped wavelets, with its shadow."""
    reach, drop = 11 * size, 4 * size
    mark = [
        (x - reach, y - drop),
        (x - reach * 0.3, y),
        (x, y + drop * 0.8),
        (x + reach * 0.3, y),
        (x + reach, y - drop),
    ]
    canvas.line([(u, v + 1.8 * size) for u, v in mark], "#7fa394", 1.2 * size, taper=0.7, alpha=0.45)
    canvas.line(mark, "#eef3e6", 1.1 * size + 0.3, taper=0.7, alpha=0.8)


def coast(canvas: Canvas) -> None:
    """Little capes receding to the right, and the bank on which the Hora stands."""
    capes = [
        (840, 272, ("#8fab98", "#a9bfa6", "#c4cfb4"), 6),
        (792, 290, ("#7f9c84", "#9cb494", "#bccaa6"), 9),
        (812, 318, ("#6f8c6c", "#8fa67e", "#b4c096"), 10),
        (760, 346, ("#5f7c58", "#86996a", "#acb688"), 12),
        (792, 384, ("#4f6a44", "#788a56", "#a0a874"), 14),
    ]
    for x, y, colours, high in capes:
        land: list[Point] = [(x, y + high * 0.5), (x + 40, y - 2), (x + 110, y - high), (1010, y - high * 2, 0)]
        canvas.form([*land, (1010, y + 60, 0), (x + 70, y + high)], colours, bump=0.2, flatten=0.4, blur=1)
        canvas.line([(x, y + high * 0.55), (x + 70, y + high + 2), (1000, y + 60)], "#e4ead6", 2.4, alpha=0.6, blur=1)
    bank = outline(
        "640,625! 668,600 652,584 700,562 690,540 742,522 732,498 790,470 786,446 850,424 930,412 1010,402! 1010,625!"
    )
    canvas.form(bank, ("#1f3420", "#3c5230", "#5f6c3e", "#7f8450"), bump=0.16, flatten=0.3, noise=0.05)
    canvas.line([p[:2] for p in bank[1:-3]], "#e9e8d2", 2, alpha=0.5, blur=1.2)
    canvas.dabs(500, bank, ("#22381f", "#486034", "#74803f", "#8f9254"), size=(4, 9), aspect=0.16, turn=-80, spread=26)
    for _ in range(34):
        u, v = 760 + 230 * canvas.chance.random(), 480 + 130 * canvas.chance.random()
        canvas.fill(ellipse(u, v, 2.4), ("#5f78b8", "#e8e0cc", "#b86a88")[int(canvas.chance.integers(3))], keep=0.5)


def grove(canvas: Canvas) -> None:
    """Laurel and orange trees: dark leaves touched with gold."""
    leaves = ("#0c1c14", "#18301f", "#2c4a30", "#5c6c3e")
    trunks = ((838, -10, 12), (868, 8, 15), (912, -8, 17), (950, 8, 14), (988, 6, 18))
    for i, (x, lean, wide) in enumerate(trunks):
        trunk = [(x, 456 - 16 * (i % 2)), (x + lean, 330), (x - lean * 0.4, 200), (x + lean, 40)]
        canvas.line(trunk, "#2a2318", wide, wide * 0.7, follow=True)
        canvas.line([(u + wide * 0.2, v) for u, v in trunk], "#85714a", wide * 0.24, blur=1.2, alpha=0.75, follow=True)
    canvas.fill(outline("800,-10 826,60 822,130 850,190 905,206 940,250 1010,300 1010,-10"), "#122318", blur=10)
    chance = canvas.chance
    for i in range(26):
        u, v = 826 + 180 * chance.random(), -6 + 210 * chance.random() ** 0.9
        if v < 130 or u > 860 + (v - 130) * 0.8:
            canvas.foliage(
                u,
                v,
                34 + 16 * chance.random(),
                30 + 14 * chance.random(),
                leaves,
                clumps=5,
                leaves=150,
                leaf=(3, 7),
                seed=i + 4,
            )
    canvas.foliage(1000, 262, 40, 44, leaves, clumps=6, leaves=200, leaf=(3, 7), seed=90)
    for _ in range(90):
        u, v = 835 + 165 * chance.random(), 190 * chance.random() ** 1.3
        canvas.fill(ellipse(u, v, 3.4, 1.3, turn=180 * chance.random(), count=8), "#d0b468", alpha=0.8, keep=0.4)


def rose(canvas: Canvas, x: float, y: float, size: float, turn: float) -> None:
    stem = placed(outline("0,3 5,9 4,15"), x, y, scale=size / 6, turn=turn)
    canvas.line(stem, "#5f7a4c", 1.4, taper=-0.5)
    canvas.fill(ellipse(stem[1][0], stem[1][1], size * 0.5, size * 0.22, turn=turn), "#6f8a56", detail=0.6)
    canvas.form(
        ellipse(x, y, size, size * 0.86, turn=turn, count=16),
        ("#a8605c", "#e0a8a0", "#f8dcd2"),
        bump=0.8,
        detail=0.7,
        shadow=0,
    )
    canvas.fill(
        ellipse(x + 0.6, y - 0.6, size * 0.5, size * 0.4, turn=turn, count=12), "#c8807a", alpha=0.7, detail=0.7
    )
    canvas.fill(ellipse(x + 0.8, y - 0.9, size * 0.26, size * 0.2, count=10), "#fbeae0", alpha=0.9, detail=0.7)


def roses(canvas: Canvas) -> None:
    for _ in range(46):
        x, y = 30 + 390 * canvas.chance.random(), 36 + 410 * canvas.chance.random()
        if x > 330 or y < 110 or y > 330 or x < 60 or canvas.chance.random() < 0.12:
            rose(canvas, x, y, 4.6 + 3 * canvas.chance.random(), 360 * canvas.chance.random())


def shell(canvas: Canvas) -> None:
    middle, count = (492, 556), 72
    rim: list[Point] = []
    for i in range(count):
        t = 2 * math.pi * i / count
        ripple = 1 + 0.035 * math.cos(17 * t) * (1 if math.sin(t) < 0.75 else 0)
        rim.append(
            (middle[0] + 150 * ripple * math.cos(t), middle[1] - (58 if math.sin(t) > 0 else 36) * ripple * math.sin(t))
        )
    canvas.fill(ellipse(492, 596, 176, 17), "#5f8676", blur=7, alpha=0.6)
    ribs = [
        ((492, 604), (492 + 158 * math.cos(t), 556 - 62 * math.sin(t)), 10, 0.75)
        for t in (math.pi * (0.04 + 0.92 * k / 16) for k in range(17))
    ]
    folds = [
        ([one, ((one[0] + 2 * other[0]) / 3, (one[1] + 2 * other[1]) / 3 - 6), other], width, high)
        for one, other, width, high in ribs
    ]
    with outlined(canvas, "#8a6044", 1.3):
        canvas.form(
            rim, ("#86604a", "#c79f7c", "#ead2b0", "#faeed8"), bump=0.25, flatten=0.5, folds=folds, detail=0.6, shadow=0
        )
    with canvas.clip(rim):
        canvas.fill(ellipse(492, 566, 112, 27), "#a87a58", blur=14, alpha=0.45)
        for k in range(16):
            t = math.pi * (0.07 + 0.86 * k / 15)
            groove = [(492, 600), (492 + 150 * math.cos(t), 556 - 56 * math.sin(t))]
            canvas.line(groove, "#9a7050", 1.6, 2.6, alpha=0.7, blur=0.5, keep=0.4)
    canvas.line([p[:2] for p in rim[2:35]], "#fff8ea", 2.6, alpha=0.75, keep=0.4)
    for _ in range(70):
        t = canvas.chance.random()
        x, y = 330 + 330 * t, 590 + 12 * math.sin(t * math.pi) + 5 * canvas.chance.normal()
        canvas.line([(x - 9, y - 2), (x, y + 1), (x + 9, y - 2)], "#f2f5ea", 1.8, taper=0.7, alpha=0.6, blur=0.6)


def venus_cones() -> list[Cone]:
    trunk = bones("481,150,2,8.4 477,180,-2,10", blend=9)
    trunk += bones("477,184,0,10 453,193,0,10 | 477,184,0,10 504,194,0,10", blend=13)
    trunk += bones("466,204,0,18 473,252,0,14.5 | 491,205,0,18 490,252,0,14.5", blend=16)
    trunk += bones("475,254,0,15 480,298,0,22 | 491,254,0,15 505,292,0,24", blend=18)
    trunk += bones("486,270,9,12 490,294,9,15", blend=14)
    trunk += bones("465,219,14,10 | 492,219,14,10", blend=8)
    # The weight on one leg, the other knee forward: the hip swings out and the body makes its long S.
    legs = bones("508,300,0,25 508,390,4,14.5 506,424,-2,12.8 490,512,-6,6", blend=6)
    legs += bones("490,514,-4,6 503,532,10,4.6 | 490,520,-8,6", blend=6)
    legs += bones("479,306,4,24 466,396,24,14 459,430,12,12.5 461,506,-4,6", blend=6)
    legs += bones("461,508,-4,6 444,526,12,4.6 | 462,514,-6,6", blend=6)
    arms = bones("452,196,0,11.4 434,252,12,8.8 | 434,252,12,8.8 464,228,36,6.6")
    arms += bones("507,197,0,11.4 533,262,4,8.8 | 533,262,4,8.8 501,314,34,6.4")
    arms += hand_cones(464, 228, 38, 39, -28, pose="relaxed", thumb="left", wrist=0.05)
    return trunk + legs + arms + hand_cones(501, 314, 36, 38, 138, pose="holding", thumb="right", wrist=0.05)


def venus(canvas: Canvas) -> None:
    behind = outline(
        "470,100 492,92 516,104 534,132 556,164 562,214 560,268 542,312 512,340 500,328 526,290 "
        "534,240 520,190 500,164 470,160 458,130"
    )
    canvas.form(behind, GOLD[:3], bump=0.4, flatten=0.5, blur=1.5)
    with outlined(canvas, LINE, 1.2, alpha=0.75):
        canvas.clay(venus_cones(), SKIN, detail=0.8, fill=0.24, shadow=0.45, contact=0, blend=8, keep=0.2)
    for mark in (
        [(486, 279), (487, 283)],
        outline("476,333 482,339 489,342"),
        outline("516,322 505,335 495,342"),
        outline("490,345 490,372 487,392"),
    ):
        canvas.line(mark, "#a8745a", 1.3, taper=0.7, alpha=0.6, detail=0.8)
    for i in range(9):
        high = 8 * i
        tip = (560 + 34 * canvas.chance.random(), 112 + high + 12 * canvas.chance.normal())
        canvas.lock(
            [(484 + 8 * canvas.chance.random(), 112 + 4 * i), (524, 106 + 6 * i), (544, 118 + high), tip],
            GOLD,
            width=5,
            wave=3,
            waves=2,
            strands=7,
            detail=0.5,
        )
    canvas.portrait(480, 127, 62, VENUS, light=(0.35, -0.6, 0.75), strands=200)
    hair_of_venus(canvas)


def hair_of_venus(canvas: Canvas) -> None:
    """Blown to the right, then a long rope down her side, held before her lap."""
    outer = outline("492,102 526,112 548,158 566,214 566,270 544,316 510,342 490,350")
    inner = outline("502,120 516,146 524,176 536,224 542,268 526,304 500,326 486,338")
    canvas.locks(outer, inner, 8, GOLD, width=9, wave=3.4, waves=5, strands=14, detail=0.5)
    canvas.locks(
        outline("488,336 480,352 484,372"),
        outline("496,336 490,354 476,376"),
        4,
        GOLD,
        width=6,
        wave=2,
        waves=2,
        strands=8,
        detail=0.5,
    )
    canvas.locks(
        outline("457,118 453,140 450,166 440,190"),
        outline("456,110 447,138 440,158 428,176"),
        4,
        GOLD,
        width=5,
        wave=3,
        waves=3,
        strands=8,
        detail=0.5,
    )
    grip = hand_cones(501, 314, 36, 38, 138, pose="holding", thumb="right", wrist=0.3)
    with outlined(canvas, LINE, 1.0, alpha=0.6):
        canvas.clay(grip, SKIN, detail=0.8, fill=0.26, shadow=0.4, contact=0, keep=0.2)


def rushes(canvas: Canvas) -> None:
    for _ in range(11):
        x = 20 + 90 * canvas.chance.random()
        top = 500 + 50 * canvas.chance.random()
        canvas.line(
            [(x, 625), (x + 4, 580), (x + 8 * canvas.chance.normal(), top)],
            ("#4a5a34", "#6f7a48")[int(canvas.chance.integers(2))],
            3,
            1.6,
            follow=True,
        )
        if canvas.chance.random() < 0.6:
            canvas.form(ellipse(x + 3, top + 10, 3.6, 13), ("#2e1c10", "#6a4426", "#a87c4c"), detail=0.5)


def compose(canvas: Canvas) -> None:
    canvas.light = (0.42, -0.5, 0.78)
    sky_and_sea(canvas)
    coast(canvas)
    grove(canvas)
    roses(canvas)
    shell(canvas)
    winds(canvas)
    hora(canvas)
    venus(canvas)
    rushes(canvas)
