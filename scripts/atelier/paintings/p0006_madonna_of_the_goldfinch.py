"""Two toddlers and a bird at a mother's knees: red dress, blue cloak, thin little trees."""

import math

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_between, folds_from
from scripts.atelier.colour import linear
from scripts.atelier.curves import ellipse
from scripts.atelier.forms import Fold
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_bones import bones
from scripts.atelier.paintings.shared_goldfinch_boys import FACE_SKIN, FAIR, SKIN, goldfinch, jesus, john
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish
from scripts.atelier.sitters import WOMAN

PAINTING = Homage(
    card=6,
    title="Madonna of the Goldfinch",
    after="after Raphael",
    school="renaissance",
    size=(721, 1000),
    detail=(195, 410, 290, 290),
    seed=17,
    finish=Finish(warm=0.12, vignette=0.12, contrast=0.2, craquelure=0.05),
)

RED = ("#3a0a0c", "#84201f", "#b8403a", "#dc7a66")
BLUE = ("#0a1626", "#1c3650", "#33587a", "#6a8ea4")
MARY = WOMAN.but(
    yaw=-26, pitch=-17, roll=-11, eye_open=0.38, gaze=(-7, -18), smile=0.18, nose_length=1.02,
    mouth_width=0.82, width=1.04, lips=1.15, age=22,
    skin=FACE_SKIN, lip="#b04a42", lip_strength=0.85, brow="#8a5c30", brow_strength=0.35, blush="#d0664c",
    blush_strength=0.26, ears=0, shadow=0.15, fill=0.34, softness=1.5, brow_ridge=0.35, hair="parted",
    hair_colours=FAIR, hair_length=0.12, hairline=0.04, flesh=0.3, chin=0.9, neck=0.88, neck_lean=0.1, keep=0.4
)  # fmt: skip


def sky_and_hills(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 400), ["#7fa6bd", "#a4c2ca", "#c8d8d2", "#e4e4cc"]), direction=4.0)
    canvas.clouds(20, 260, "#eef0e4", shade="#c4d2d0", cover=0.16, size=190, stretch=3, alpha=0.6, seed=8)
    far, mist = ("#7f9aa4", "#93adb0", "#b0c4bc"), ("#cfdacc", 0.7)
    canvas.hill(
        outline("-10,300 70,286 150,300 240,282 330,306 430,300 520,270 600,286 660,262 731,276"),
        far,
        roughness=14,
        base=420,
        haze=mist,
        size=40,
        relief=0.4,
        seed=3,
    )
    near = ("#5c7c74", "#7a9684", "#a2b49a")
    canvas.hill(
        outline("-10,346 90,322 200,344 320,336 440,340 560,316 650,326 731,306"),
        near,
        roughness=16,
        base=450,
        haze=("#b8c8b0", 0.6),
        size=44,
        relief=0.5,
        seed=5,
    )
    town(canvas)
    meadow = ("#3c4222", "#6a6c38", "#8f8c50", "#b8ae74")
    canvas.hill(
        outline("-10,396 110,392 230,400 400,392 560,380 731,366"),
        ("#5c7248", "#85965c", "#aeb67e"),
        roughness=8,
        base=640,
        haze=("#97a468", 0.5),
        size=50,
        relief=0.14,
        seed=6,
    )
    river(canvas)
    canvas.hill(
        outline("-10,560 120,552 240,590 400,600 560,560 731,520"), meadow, roughness=8, size=54, relief=0.12, seed=9
    )


def town(canvas: Canvas) -> None:
    """A pale town under the hills at the right."""
    for left, y, wide, high in (
        (560, 352, 13, 16),
        (576, 348, 10, 26),
        (592, 350, 16, 18),
        (612, 346, 9, 34),
        (628, 348, 18, 20),
        (652, 344, 12, 15),
        (668, 342, 9, 24),
    ):
        canvas.house(left, y, wide, high, "#c8c8b4", "#a08c7c", side="#94a09c", gable=high * 0.35)
    canvas.rectangle(540, 336, 181, 30, "#c8d4c8", blur=10, alpha=0.35)


def river(canvas: Canvas) -> None:
    water = outline("-10,446 50,436 120,444 190,438 250,452 220,470 150,476 170,500 120,524 40,520 -10,530")
    canvas.fill(water, linear((0, 430), (0, 530), ["#c4d6d2", "#92b0b4", "#7f9ea4"]), blur=2)
    canvas.water(446, 520, ("#dce8e0", "#7a989c", "#a9c2c2"), 60, left=0, right=190, alpha=0.5, seed=4)
    arch = outline("40,452! 44,430 92,418 142,426 158,452! 138,452! 132,438 108,432 84,438 76,456! 62,456!")
    canvas.form(arch, ("#5a5648", "#938972", "#c4b99a"), bump=0.3, flatten=0.4, detail=0.4)
    canvas.line(outline("40,428 92,414 148,424"), "#d8cdb0", 3, detail=0.4)


def slender_tree(canvas: Canvas, x: float, foot: float, top: float, seed: int) -> None:
    """A feather of a tree: a thread of a stem with tufts of thin leaves."""
    high = foot - top
    sway = 5 if seed % 2 else -4
    canvas.line(
        [(x, foot), (x + sway, foot - high * 0.5), (x - sway * 0.4, top + high * 0.05)],
        "#5a4c34",
        3.4,
        1.2,
        follow=True,
    )
    tones = ("#3c4a26", "#5c6632", "#7f8244", "#a09a58")
    for k in range(11):
        t = 0.36 + 0.64 * k / 10
        y = foot - high * t
        wide = (26 if k % 2 else 19) * math.sin(math.pi * (0.12 + 0.86 * (t - 0.3) / 0.72))
        side = (k % 3 - 1) * wide * 0.6
        tuft = ellipse(x + side, y, abs(wide) + 5, 12 + high * 0.012)
        canvas.line([(x, y + 12), (x + side * 0.6, y + 2), (x + side, y - 4)], "#5a4c34", 1.2, alpha=0.8)
        canvas.dabs(34, tuft, tones, size=(2, 4.6), aspect=0.42, turn=-70, spread=50, alpha=0.75)


def ground(canvas: Canvas) -> None:
    for stem, foot, top, seed in (
        (88, 440, 130, 1),
        (132, 450, 200, 2),
        (52, 436, 240, 3),
        (600, 420, 110, 4),
        (648, 424, 170, 5),
        (676, 410, 90, 6),
    ):
        slender_tree(canvas, stem, foot, top, seed)
    canvas.dabs(
        420,
        outline("-5,600 240,640 480,640 726,560 726,1005 -5,1005"),
        ("#3c4822", "#5c6a34", "#8a9050", "#a8a664"),
        size=(5, 12),
        aspect=0.14,
        turn=-85,
        spread=24,
        alpha=0.8,
    )
    rock = outline("170,700 220,640 330,600 470,600 560,640 620,720 640,850 600,900 180,900")
    canvas.form(rock, ("#2c2618", "#5a4e34", "#8a7a54", "#b4a478"), bump=0.3, flatten=0.4, noise=0.12, noise_size=40)
    for _ in range(70):
        x, y = 720 * canvas.chance.random(), 860 + 135 * canvas.chance.random()
        tone = ("#e8e2cc", "#b8463c", "#d8b04c", "#8a8ab8")[int(canvas.chance.integers(4))]
        canvas.line([(x, y), (x + 2, y + 16)], "#3c5024", 1.6, taper=-0.5)
        for k in range(5):
            canvas.fill(
                ellipse(x + 3 * math.cos(1.26 * k), y + 3 * math.sin(1.26 * k), 2.1, count=8),
                tone,
                detail=0.6,
                keep=0.3,
            )


def mother(canvas: Canvas) -> None:
    canvas.clay(bones("364,236,0,21 374,288,0,26 | 336,312,0,24 414,310,0,24", blend=26), SKIN, detail=0.6, contact=0)
    bodice = outline(
        "322,290 346,300 372,312 400,300 420,290 452,310 462,360 452,430 470,500 400,540 320,530 "
        "296,470 304,400 288,350 296,308"
    )
    falls = folds_between([(320, 330), (420, 330)], [(312, 500), (440, 500)], 8, width=13, height=0.5, seed=3)
    canvas.form(bodice, RED, bump=0.4, flatten=0.45, folds=falls, detail=0.4, shadow=0.2)
    neckline = outline("318,300 342,316 372,324 402,314 424,298")
    canvas.line(neckline, "#1a1210", 9, detail=0.6)
    canvas.embroidery(neckline, 6, ("#8a6a2c", "#d8b860"))
    sleeve = outline("300,304 326,320 322,370 306,420 290,470 262,524 232,540 214,512 226,470 250,410 268,350 282,318")
    canvas.drapery(
        sleeve,
        RED,
        knot=(250, 430),
        ends=outline("310,320 318,400 262,524 220,516 262,360"),
        count=11,
        width=12,
        detail=0.4,
        seed=5,
    )
    lap = outline("300,500 380,484 460,500 500,560 470,640 380,650 290,640 246,590 262,540")
    canvas.drapery(
        lap,
        RED,
        knot=(300, 520),
        ends=outline("470,500 490,580 440,644 340,650 262,610"),
        count=9,
        width=18,
        detail=0.3,
        seed=6,
    )


def mantle(canvas: Canvas) -> None:
    """Over her left shoulder, round the arm, over the knees to the ground."""
    shoulder = outline("410,286 446,292 486,326 516,386 534,452 520,500 484,512 452,490 462,440 440,380 420,330")
    canvas.drapery(
        shoulder,
        BLUE,
        knot=(500, 450),
        ends=outline("414,290 470,310 516,386 530,470"),
        count=9,
        width=16,
        detail=0.4,
        seed=7,
    )
    skirt = outline(
        "470,480 530,520 566,600 606,700 630,800 636,872 596,890 548,912 480,896 410,908 340,892 "
        "270,912 200,900 176,880 190,820 214,760 226,680 252,612 300,580 350,620 420,640 450,580 "
        "452,520"
    )
    folds = folds_from((470, 560), outline("540,560 634,860 560,910 440,905 380,760"), 14, width=24, height=1.0, seed=8)
    folds += folds_from(
        (262, 620), outline("220,700 180,880 270,910 380,905 360,700"), 12, width=22, height=1.0, seed=9
    )
    folds += [
        Fold(outline("300,600 400,700 520,720 600,760"), 30, 0.5),
        Fold(outline("250,660 330,760 430,800 540,830"), 28, -0.5),
    ]
    canvas.form(skirt, BLUE, bump=0.3, flatten=0.25, folds=folds, detail=0.3, shadow=0.4)
    canvas.line(outline("470,484 452,520 452,580 424,636 350,618 300,582"), "#a08a4a", 2.4, alpha=0.8, keep=0.3)
    canvas.line(
        outline("178,880 200,899 270,911 340,891 410,907 480,895 548,911 596,889 634,872"),
        "#a08a4a",
        2.2,
        alpha=0.7,
        keep=0.3,
    )


def mothers_head(canvas: Canvas) -> None:
    place, size = (364, 214), 114
    veil = outline("360,152 402,158 430,192 434,240 440,276 424,290 414,262 410,214 390,176")
    canvas.form(veil, ("#8a7a60", "#c8b898", "#eee4cc"), bump=0.2, flatten=0.4, alpha=0.5, detail=0.5, shadow=0)
    canvas.form(ellipse(412, 224, 19, 27, turn=-14), FAIR[:3], bump=0.6, detail=0.5, shadow=0)
    for k in range(5):
        coil = ellipse(412, 224, 17 - 3 * k, 25 - 4 * k, turn=-14)
        canvas.line(coil, FAIR[k % 4], 2.2, alpha=0.6, detail=0.6)
    canvas.portrait(*place, size, MARY)
    canvas.lock(outline("326,176 350,158 384,158 410,182"), FAIR, width=10, wave=2.4, waves=5, strands=14, detail=0.6)
    canvas.line(ellipse(362, 160, 66, 14, turn=-9), "#f4e4a8", 1.4, alpha=0.8, keep=0.4)


def book_and_hands(canvas: Canvas) -> None:
    pages = outline("452,400 490,388 524,402 520,452 486,440 448,452")
    canvas.polygon([(x + 2, y + 5) for x, y in pages], "#3a1c14", detail=0.6)
    canvas.polygon(pages, linear((448, 400), (524, 440), ["#efe4c8", "#c4b48e"]), detail=0.7)
    canvas.line([(488, 388), (487, 440)], "#8a7654", 2.4, detail=0.7)
    for k in range(6):
        canvas.line([(457, 408 + 6 * k), (483, 399 + 6.4 * k)], "#8a8070", 1, alpha=0.7, detail=0.8)
        canvas.line([(494, 398 + 6.4 * k), (517, 408 + 6 * k)], "#8a8070", 1, alpha=0.6, detail=0.8)
    canvas.hand(508, 474, 66, 240, SKIN, pose="holding", thumb="left", wrist=0.3)
    canvas.drapery(
        outline("490,474 524,464 540,484 528,516 506,520 492,500"),
        RED,
        knot=(506, 476),
        ends=outline("490,504 520,522 546,500"),
        count=5,
        width=8,
        detail=0.4,
    )
    canvas.hand(236, 520, 66, 74, SKIN, pose="relaxed", thumb="left", wrist=0.25)


def compose(canvas: Canvas) -> None:
    sky_and_hills(canvas)
    ground(canvas)
    mother(canvas)
    mantle(canvas)
    mothers_head(canvas)
    book_and_hands(canvas)
    jesus(canvas)
    john(canvas)
    goldfinch(canvas)
