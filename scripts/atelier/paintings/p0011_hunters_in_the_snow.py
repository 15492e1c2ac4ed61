"""Three men and their dogs come home over the snow; black trees, and skaters far below."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear, mixed
from scripts.atelier.curves import Point, ellipse, placed
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_creatures import dog, small_figure, speck
from scripts.atelier.paintings.shared_paths import path
from scripts.atelier.poses import Pose
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=11,
    title="Hunters in the Snow",
    after="after Pieter Bruegel the Elder",
    school="renaissance",
    size=(1000, 722),
    detail=(70, 400, 290, 290),
    seed=23,
    finish=Finish(warm=0.03, vignette=0.12, craquelure=0.06, contrast=0.65, saturation=1.2),
)

ICE, SNOW, TWIG = "#86a09b", "#e9e8de", "#2b211a"
CLOTHES = ("#2a2420", "#5f2f22", "#2c3438", "#6a5030", "#3a3128", "#24201e")


def sky_and_crags(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 330), ["#6d8f8e", "#7f9c97", "#9db1a6", "#c3cab8"]), noise=0.03, noise_size=240)
    canvas.clouds(0, 250, "#a9b9ae", cover=0.1, size=300, stretch=4, alpha=0.3, seed=8)
    far: list[Point] = [(380, 292), (520, 268), (620, 244), (720, 250), (850, 236), (1010, 250)]
    canvas.hill(far, ("#93a49d", "#c0c8bb", "#dfe2d6"), roughness=22, base=380, haze=("#cdd2c4", 0.6), size=30, seed=5)
    crags: list[Point] = [(640, 268), (690, 214), (728, 190), (752, 128), (776, 158), (806, 150), (842, 74)]
    crags += [(868, 110), (894, 100), (936, 46), (962, 88), (1010, 66)]
    canvas.hill(
        crags,
        ("#465a5c", "#7d918c", "#c3ccc2", "#f1f1e8"),
        roughness=80,
        base=330,
        haze=("#cdd3c6", 0.75, 260),
        size=38,
        relief=1.5,
        light=(-0.6, -0.5, 0.6),
        seed=4,
    )


def valley(canvas: Canvas) -> None:
    """The snowy plain down to the lower right, its fields ruled by hedges, and two sheets of ice."""
    plain: list[Point] = [(-10, 300), (300, 296), (560, 290), (800, 300), (1010, 290), (1010, 730, 0), (-10, 730, 0)]
    canvas.fill(plain, linear((0, 290), (0, 660), ["#c6cdc0", "#d8dccf", SNOW, "#dfe0d6"]), noise=0.04, direction=4.0)
    chance = canvas.chance
    for i in range(26):
        y = 296 + 5.2 * i * (0.6 + 0.05 * i)
        if y > 440:
            break
        x = 300 + 640 * chance.random()
        hedge = [
            (x, y),
            (x + 60, y - 3 + 4 * chance.random()),
            (x + 90 + 150 * chance.random(), y + 8 * chance.normal()),
        ]
        canvas.line(hedge, "#6b776c", 1.4 + i * 0.05, alpha=0.55, blur=0.6)
    canvas.line([(520, 372), (470, 350), (560, 336), (700, 330), (840, 318)], ICE, 9, 3, alpha=0.85, blur=1)
    upper: list[Point] = [(486, 432, 0), (560, 404), (700, 398), (1010, 402, 0), (1010, 470, 0), (800, 476), (560, 470)]
    lower: list[Point] = [(520, 500, 0), (700, 492), (1010, 486, 0), (1010, 566, 0), (860, 578), (680, 566), (560, 540)]
    for pond in (upper, lower):
        canvas.fill(pond, linear((0, 400), (0, 570), ["#93aaa3", ICE, "#7c9893"]), noise=0.05, direction=2.0)
        canvas.line([*pond, pond[0]], "#f3f3ec", 3.4, alpha=0.8, blur=0.7)
        canvas.line([(p[0], p[1] + 4) for p in pond[:4]], "#5f7571", 1.6, alpha=0.5, blur=0.8)


def thickets(canvas: Canvas) -> None:
    chance = canvas.chance
    for _ in range(230):
        x, y = 330 + 680 * chance.random(), 292 + 96 * chance.random() ** 1.3
        tall = 4 + 9 * (y - 285) / 100 + 3 * chance.random()
        bush = [(x, y), (x + chance.normal(), y - tall)]
        canvas.line(bush, mixed("#39403a", "#7f8c82", 1 - (y - 285) / 120), tall * 0.4, taper=-0.9, alpha=0.75)
    for x, y, count in ((520, 396, 9), (740, 392, 12), (600, 486, 10), (880, 480, 8), (940, 392, 7), (450, 420, 6)):
        for i in range(count):
            place = x + 15 * i - 7 * count + 4 * chance.normal(), y + 5 * chance.normal()
            tall = 34 + 26 * chance.random()
            canvas.bare_tree(*place, tall, "#33332b", width=2.0, depth=3, spread=30, alpha=0.85, seed=canvas.any_seed())


def village(canvas: Canvas) -> None:
    houses = path("560,356 596,350 676,352 712,360 772,350 836,356 896,362 950,352 520,392 618,388 662,392 780,390")
    houses += path("856,394 930,388 540,486 470,470 600,492 742,484 930,480")
    for x, y in houses:
        wide = 20 + (y - 352) * 0.13 + 6 * canvas.chance.random()
        wall = canvas.chance.choice(["#6f5a48", "#7d6750", "#5f4d40", "#80573f"])
        canvas.house(
            x, y, wide, wide * 0.42, wall, "#493829", side="#54433a", gable=wide * 0.46, depth=0.6, snow="#f1f1e9"
        )
        canvas.line([(x, y + 1), (x + wide * 1.8, y + 1)], "#59605a", 2, alpha=0.4, blur=1)
    canvas.rectangle(640, 322, 11, 32, "#76604c", detail=0.6)
    canvas.polygon([(638, 324), (645.5, 286), (653, 324)], "#463c38", detail=0.6)
    canvas.polygon([(645.5, 288), (653, 324), (648, 324)], "#e6e8e0", detail=0.6, alpha=0.7)


def skaters(canvas: Canvas) -> None:
    chance = canvas.chance
    for i in range(66):
        if i < 44:
            x, y = 520 + 470 * chance.random(), 412 + 54 * chance.random()
        else:
            x, y = 600 + 390 * chance.random(), 502 + 62 * chance.random()
        tall = 11 + 13 * (y - 410) / 150
        canvas.fill(ellipse(x + 2, y + tall * 0.9, tall * 0.12, tall * 0.5), "#62807b", alpha=0.5, blur=1)
        speck(
            canvas,
            x,
            y,
            tall,
            CLOTHES[i % 6],
            lean=float(chance.normal(0, 16)),
            stride=0.12 + 0.25 * chance.random(),
            skirt=i % 5 == 0,
        )


def mill(canvas: Canvas) -> None:
    """Lower right: the bridge with the woman under her faggots, and the mill with its frozen wheel."""
    bank: list[Point] = [(560, 640), (660, 604), (780, 610), (900, 590), (1010, 596)]
    canvas.hill(bank, ("#a9b3ae", "#dcdfd6", "#f4f3ec"), roughness=10, size=60, relief=0.4, seed=14)
    stream: list[Point] = [(640, 730, 0), (700, 660), (800, 634), (900, 640), (930, 668), (860, 690), (800, 730, 0)]
    canvas.fill(stream, linear((0, 630), (0, 722), ["#7f9a95", "#65827e"]), direction=0.0)
    canvas.house(
        862, 700, 88, 66, "#795444", "#4a3828", side="#624338", gable=58, depth=0.5, snow="#f0f0e8", window="#2a1e18"
    )
    for ring in (26.0, 20.0):
        canvas.line([*list(ellipse(846, 682, ring)), (846 + ring, 682)], "#3c2c20", 3.4 if ring > 20 else 2)
    for i in range(8):
        spoke = placed([(0, 0), (26, 0)], 846, 682, turn=i * 45 + 10)
        canvas.line(spoke, "#3c2c20", 2)
    for i in range(12):
        x = 826 + 3.6 * i
        canvas.line([(x, 690), (x, 704 + 12 * canvas.chance.random())], "#eef1ee", 3, taper=-0.9, alpha=0.9)
    canvas.line([(690, 668), (740, 650), (800, 652), (848, 664)], "#4a3a2c", 6)
    canvas.line([(690, 664), (740, 646), (800, 648), (848, 660)], "#f2f2ea", 4)
    speck(canvas, 766, 648, 44, "#3a4048", lean=14, skirt=True)
    for i in range(11):
        twig = [(754 - canvas.chance.random() * 6, 606 + 1.3 * i), (792 + canvas.chance.random() * 8, 600 + 1.5 * i)]
        canvas.line(twig, "#6a4c30" if i % 2 else "#3d2b1b", 2, detail=0.7)


def near_hill(canvas: Canvas) -> None:
    crest: list[Point] = path("-10,420 110,428 210,446 300,480 400,540 490,590 570,640 660,735")
    canvas.hill(crest, ("#a9b5b2", "#d3d9d2", "#e9eae2", "#f6f5ee"), roughness=7, size=150, relief=0.35, seed=9)
    canvas.line([(p[0], p[1] + 3) for p in crest[3:]], "#fbfaf4", 5, alpha=0.8, blur=1.5)
    canvas.line([(p[0] + 4, p[1] - 1) for p in crest[3:]], "#59645f", 2.4, alpha=0.5, blur=1)
    shade: list[Point] = [(-10, 690), (160, 640), (360, 660), (560, 735), (-10, 735)]
    canvas.fill(shade, "#aab6b3", blur=26, alpha=0.5)
    chance = canvas.chance
    for _ in range(110):
        x = 560 * chance.random()
        y = 480 + 0.32 * x + (240 - 0.3 * x) * chance.random()
        canvas.line(
            [(x, y), (x + 5 * chance.normal(), y - 9 - 12 * chance.random())], "#75643f", 1.5, taper=-0.9, alpha=0.6
        )
    for x, y in ((300, 640), (352, 668), (432, 622), (60, 690), (210, 700)):
        for _ in range(9):
            tip = x + 26 * chance.normal(), y - 24 - 26 * chance.random()
            canvas.line([(x, y), ((x + tip[0]) / 2 - 3, (y + tip[1]) / 2), tip], "#4a3b28", 1.6, 0.7, alpha=0.85)


def inn(canvas: Canvas) -> None:
    canvas.house(-92, 440, 128, 92, "#7a5444", "#4a3424", side="#66453a", gable=92, depth=-0.1, snow="#eff0e8")
    canvas.polygon([(-10, 262), (30, 256), (86, 348), (36, 352)], "#f2f2ea", noise=0.04)
    canvas.line([(22, 252), (88, 350)], "#6a7470", 2, alpha=0.6)
    for row in range(9):
        canvas.line([(0, 362 + 9 * row), (76, 362 + 9 * row)], "#6f3d29", 1.2, alpha=0.6)
    canvas.rectangle(10, 372, 22, 30, "#2a1d17")
    canvas.rectangle(50, 392, 20, 48, "#33231a")
    canvas.line([(72, 338), (124, 326)], "#3a2a1c", 4)
    canvas.line([(80, 336), (80, 352)], "#2a1c14", 1.6)
    sign = [(78, 350), (114, 364), (106, 394), (70, 380)]
    canvas.polygon(sign, linear((70, 350), (110, 394), ["#a0804e", "#6c5030"]), detail=0.6)
    canvas.line([(84, 376), (92, 362), (102, 384)], "#3c2a1a", 2, detail=0.6)


def fire(canvas: Canvas) -> None:
    canvas.line([(124, 420), (142, 370), (120, 310), (150, 250)], "#6f7f7b", 14, 40, alpha=0.22, blur=10)
    canvas.fill(ellipse(132, 438, 46, 12), "#e6a765", blur=9, alpha=0.6)
    for x, tall, tone in ((122, 40, "#c2521f"), (134, 58, "#e5812f"), (146, 36, "#d0641f"), (132, 34, "#f8d678")):
        flame: list[Point] = [
            (x - 10, 446),
            (x - 7, 446 - tall * 0.5),
            (x + 3, 446 - tall, 0),
            (x + 8, 446 - tall * 0.4),
            (x + 9, 446),
        ]
        canvas.fill(flame, tone, blur=1.2, detail=0.6, keep=0.3)
    people = [(98, 448, 62, "#59432e", 16, 0), (168, 450, 60, "#7c3526", -18, 1)]
    people += [(190, 456, 64, "#33424a", -14, 0), (76, 452, 48, "#3d332b", 10, 1)]
    for x, y, tall, coat, lean, skirt in people:
        canvas.fill(ellipse(x, y + 1, tall * 0.3, 3), "#6d7a76", alpha=0.5, blur=2)
        speck(canvas, x, y, tall, coat, lean=lean, skirt=bool(skirt), head="#8a5c40")


def trees(canvas: Canvas) -> None:
    canvas.light = (-0.5, -0.6, 0.6)
    trunks = [(70, 640, 300, 25, -4, 41), (214, 604, 290, 21, 5, 146), (338, 566, 280, 17, -3, 44)]
    trunks += [(452, 590, 330, 14, 3, 61)]
    perches: list[tuple[float, float]] = []
    for x, y, tall, wide, lean, seed in trunks:
        canvas.fill(ellipse(x, y, wide * 1.3, 7), "#8f9d9a", blur=4, alpha=0.8)
        bole = [(x, y), (x + lean * 2, y - tall * 0.35), (x + lean, y - tall * 0.7), (x + lean * 3, y - tall)]
        canvas.line(bole, TWIG, wide * 1.25, wide * 0.72)
        canvas.line([(u - wide * 0.3, v) for u, v in bole], "#6d604e", wide * 0.22, wide * 0.1, alpha=0.5)
        perches += crown(canvas, x, y, tall, wide, lean, seed)
        canvas.fill([(x - wide, y + 4), (x, y - 3), (x + wide, y + 4), (x, y + 8)], "#e9ebe4", blur=2)
    crow = path("-0.6,0.5 -0.3,-0.2 0.2,-0.9 0.6,-1 1,-0.8! 0.6,-0.5 0.4,0.2 0,0.5 -1,1.3!")
    for px, py in [perch for perch in perches if 40 < perch[1] < 190][::9]:
        canvas.fill(placed(crow, px, py - 4, scale=8), "#15120f", detail=0.7)


def crown(
    canvas: Canvas, x: float, y: float, tall: float, wide: float, lean: float, seed: int
) -> list[tuple[float, float]]:
    """Two side boughs and the head of a tree; returns where birds may sit."""
    grown = []
    for share, turn, high in ((0.66, 40, 170), (0.84, -42, 230), (1, lean, 430)):
        start = x + lean * (0.5 + 2.4 * share), y - tall * share
        thick, depth = (wide * 0.66, 7) if share == 1 else (wide * 0.34, 4)
        luck = seed + round(10 * share)
        grown = canvas.bare_tree(
            *start, high, TWIG, width=thick, lean=turn, depth=depth, spread=24, light="#6d604e", seed=luck
        )
    return [branch.points[-1] for branch in grown if branch.depth == 3]


def hunters(canvas: Canvas) -> None:
    canvas.light = (0.2, -0.8, 0.55)
    step = Pose(
        hips=(0.05, 3.75),
        shoulders=(0.55, 5.75),
        head=(0.95, 6.55),
        left_foot=(-1.0, -0.1, -0.2),
        right_foot=(0.75, 0.05, 0.3),
        left_knee=1,
        right_knee=1,
        left_hand=(0.75, 4.3, -0.3),
        right_hand=(1.15, 5.15, 0.5),
        left_elbow=-1,
        right_elbow=1,
        turn=38,
    )
    other = step.but(
        left_foot=(-0.55, 0.3, -0.4), right_foot=(0.45, -0.05, 0.2), shoulders=(0.35, 5.85), head=(0.65, 6.7), turn=24
    )
    skin, dark = ("#3a2318", "#8a5a40", "#c99672"), ("#0d0a08", "#231b16", "#4a3e34")
    men = (
        (122, 646, 200, step, ("#0e0a08", "#33251a", "#594331", "#86694c"), ("#130e0b", "#3f3128", "#75614e"), "hood"),
        (226, 634, 190, other, ("#090a0a", "#1d2221", "#3a423f", "#69706a"), ("#1a110b", "#5a4028", "#8a6a48"), "cap"),
        (324, 628, 180, step, ("#100a07", "#43291a", "#6e4a2e", "#9a7450"), dark, "brim"),
    )
    for x, y, tall, pose, coat, legs, hat in men:
        canvas.fill(ellipse(x + 10, y, 44, 8), "#7d8d8b", blur=4, alpha=0.7)
        cones, form = small_figure(x, y, tall, pose, hat=hat, tail=0.75)  # type: ignore[arg-type]
        canvas.clay(cones, coat, legs, skin, dark, detail=0.75, fill=0.24)
        belt(canvas, form.hips, form.head_size)
        burden(canvas, form.shoulders, form.head_size)
        for side in (-34, 20):
            drift = [(x + side - 14, y + 3), (x + side, y - 2), (x + side + 15, y + 2), (x + side, y + 6)]
            canvas.fill(drift, "#e4e7e1", blur=1.4, detail=0.4)
        for i in range(1, 6):
            tread = x - 34 - 30 * i + 8 * (i % 2), y + 3 * i + 7 * (i % 2)
            canvas.fill(ellipse(*tread, 7, 3.2, turn=10), "#93a09d", blur=1, alpha=0.8)
    fox: list[Point] = path("76,444 84,438 92,452 94,486 98,520 92,530 90,560 84,596! 82,556 78,526 72,522 76,486")
    canvas.form(fox, ("#3a2012", "#8a5230", "#b98a58"), bump=0.6, detail=0.7)
    for leg in ([(80, 456), (72, 478)], [(90, 458), (97, 480)], [(80, 520), (75, 542)], [(94, 522), (100, 540)]):
        canvas.line(leg, "#7c3f1c", 2.6, taper=-0.6, detail=0.7)


def belt(canvas: Canvas, hips: tuple[float, float], size: float) -> None:
    """The coat is girt: a belt with a knife, folds below it, and a hem that is cloth and not a balloon."""
    x, y = hips
    canvas.line(
        [(x - 0.62 * size, y - 0.55 * size), (x, y - 0.42 * size), (x + 0.66 * size, y - 0.66 * size)],
        "#0c0806",
        3,
        detail=0.8,
    )
    for u, v, deep in ((-0.5, 0.55, 0.4), (-0.22, 0.8, 0.7), (0.1, 0.75, 0.6), (0.34, 0.6, 0.5), (0.55, 0.5, 0.35)):
        fold = [(x + u * 0.6 * size, y - 0.4 * size), (x + u * size, y + v * size)]
        canvas.line(fold, "#0d0907", 3, taper=-0.7, blur=0.8, alpha=deep, detail=0.7)
    canvas.line(
        [(x + 0.3 * size, y - 0.4 * size), (x + 0.1 * size, y + 0.5 * size)], "#a8a294", 2, taper=-0.5, detail=0.8
    )


def burden(canvas: Canvas, shoulders: tuple[float, float], size: float) -> None:
    """The pole over the shoulder with a bag, and the belt's pouch."""
    x, y = shoulders
    pole = [(x - 2.6 * size, y - 2.5 * size), (x + 1.7 * size, y + 0.9 * size)]
    canvas.line(pole, "#33241a", 3.4, 2.4, detail=0.8)
    canvas.line([(u, v - 0.9) for u, v in pole], "#8a6c4a", 1.0, detail=0.8)
    tip = placed([(0, -0.12), (0, 0.12), (-0.75, 0, 0)], *pole[0], scale=size, turn=38)
    canvas.fill(tip, "#6f777a", detail=0.8)
    bag = placed(
        [(-0.4, -0.2), (0.1, -0.4), (0.4, 0.1), (0.3, 0.8), (-0.2, 0.9), (-0.5, 0.4)],
        x - 0.5 * size,
        y + 0.7 * size,
        scale=size * 0.8,
    )
    canvas.form(bag, ("#120c08", "#3a2919", "#6d5336"), bump=0.3, flatten=0.35, detail=0.7)
    canvas.line([(x - 0.6 * size, y + 0.6 * size), (x + 0.3 * size, y - 0.2 * size)], "#1b120c", 2, detail=0.8)


def pack_of_dogs(canvas: Canvas) -> None:
    coats = (
        ("#130c08", "#38271a", "#665038"),
        ("#2a1b0f", "#6b4c2b", "#a07e52"),
        ("#0a0807", "#1d1815", "#46403a"),
        ("#433322", "#8a7354", "#c4b08c"),
    )
    pack = [(16, 664, 40, 0.1), (50, 688, 44, -0.5), (88, 676, 40, -0.1), (96, 706, 46, 0.2), (168, 664, 38, -0.5)]
    pack += [(150, 694, 42, -0.2), (196, 706, 44, -0.6), (238, 684, 40, 0.2), (282, 668, 36, -0.4), (276, 702, 42, 0.0)]
    pack += [(356, 676, 36, -0.1), (392, 656, 32, 0.2), (346, 706, 40, -0.6), (-8, 700, 42, 0.0), (428, 690, 34, -0.3)]
    for i, (x, y, size, head) in enumerate(sorted(pack, key=lambda hound: hound[1])):
        canvas.fill(ellipse(x, y, size * 0.7, 4), "#7f8e8c", blur=3, alpha=0.6)
        canvas.clay(dog(x, y, size, stride=0.1 + 0.05 * (i % 3), head=head), coats[i % 4], detail=0.7, fill=0.25)


def magpie(canvas: Canvas) -> None:
    wings: list[Point] = path("-1.5,-0.9! -0.6,-0.35 0,-0.1 0.7,-0.6 1.5,-0.9! 0.8,0 0.2,0.2 -0.6,0.1")
    canvas.fill(placed(wings, 700, 118, scale=19, turn=-8), "#1b1a18", detail=0.8, keep=0.2)
    canvas.line([(698, 122), (650, 138)], "#1b1a18", 5, 2, detail=0.8)
    canvas.line([(700, 120), (720, 110)], "#1b1a18", 8, 3, taper=-0.8, detail=0.8)
    canvas.line([(679, 105), (690, 112)], "#d8dcd2", 2.4, detail=0.8)
    canvas.line([(714, 107), (723, 103)], "#d8dcd2", 2.4, detail=0.8)


def compose(canvas: Canvas) -> None:
    canvas.light = (0.3, -0.75, 0.55)
    far = (sky_and_crags, valley, thickets, village, skaters, mill)
    for part in (*far, near_hill, inn, fire, trees, hunters, pack_of_dogs, magpie):
        part(canvas)
