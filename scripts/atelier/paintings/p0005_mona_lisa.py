"""A woman with folded hands before a dream landscape, and the smile."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import linear
from scripts.atelier.curves import ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_lisa_head import HAIR, LIGHT, head
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=5,
    title="Mona Lisa",
    after="after Leonardo da Vinci",
    school="renaissance",
    size=(688, 1000),
    detail=(205, 135, 285, 285),
    seed=3,
    finish=Finish(craquelure=0.06),
)

SKIN = ("#2e180a", "#764a24", "#b88850", "#dcb478")
GOWN = ("#070504", "#171009", "#33230f", "#5c4420")
SLEEVE = ("#0e0904", "#3a260e", "#7a5620", "#b48a3e")


def far_land(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 560), ["#8fa08a", "#a9b08c", "#c2b584", "#a8995e", "#8a7a44"]))
    canvas.clouds(0, 260, "#c9c79a", shade="#8c9a80", cover=0.2, size=180, stretch=3, alpha=0.35, seed=4)
    crags, mist = ("#4f6a64", "#7f968a", "#a8b49a"), ("#b4b48c", 0.85)
    left = [(-10, 260), (60, 190), (110, 230), (170, 150), (230, 235), (300, 250), (360, 262)]
    right = [(330, 270), (400, 250), (470, 200), (520, 235), (580, 160), (640, 215), (700, 180)]
    canvas.hill(left, crags, roughness=60, base=430, haze=mist, size=40, relief=0.6, seed=3)
    canvas.hill(right, crags, roughness=70, base=430, haze=mist, size=40, relief=0.6, seed=8)


def near_land(canvas: Canvas) -> None:
    green, haze = ("#33453a", "#5c6b4c", "#8d8c5e"), ("#a09662", 0.75)
    canvas.hill(
        [(-10, 330), (60, 300), (120, 320), (190, 270), (280, 344)],
        green,
        roughness=60,
        base=520,
        haze=haze,
        size=36,
        seed=5,
    )
    canvas.hill(
        [(410, 350), (500, 310), (560, 330), (620, 280), (700, 320)],
        green,
        roughness=60,
        base=520,
        haze=haze,
        size=36,
        seed=6,
    )
    canvas.fill([(420, 376), (560, 350), (700, 345), (700, 380), (560, 384), (450, 394)], "#93a48c", blur=3, alpha=0.8)
    earth = ("#2c2e1c", "#6b5a30", "#9a8248")
    canvas.hill(
        [(-10, 420), (80, 400), (170, 430), (290, 404)], earth, roughness=30, base=620, size=52, relief=0.6, seed=9
    )
    canvas.hill(
        [(400, 444), (540, 410), (620, 420), (700, 395)], earth, roughness=30, base=620, size=52, relief=0.6, seed=10
    )
    road = [(10, 570), (96, 524), (46, 474), (132, 442), (84, 414), (124, 392)]
    canvas.line(road, "#5a4824", 27, 4, blur=3, alpha=0.45)
    canvas.line(road, "#c8a765", 20, 3, blur=3, alpha=0.7)
    canvas.line([(516, 470), (570, 440), (640, 446), (700, 432)], "#8a7646", 8, blur=1)
    for i in range(4):
        canvas.fill(ellipse(546 + i * 36, 453, 12, 9), "#55563a", blur=1.5, alpha=0.75)


def loggia(canvas: Canvas) -> None:
    """The parapet behind her and the feet of two columns."""
    canvas.rectangle(-5, 585, 700, 26, linear((0, 585), (0, 611), ["#6a5230", "#30220f"]), blur=1.5)
    canvas.rectangle(-5, 606, 700, 420, "#1c140b", blur=3)
    for x, wide in ((-6, 34), (666, 30)):
        canvas.rectangle(
            x, -5, wide * 0.55, 580, linear((x, 0), (x + wide, 0), ["#2c2010", "#5a4626", "#2a1d0e"]), blur=1.5
        )
        canvas.form(ellipse(x + wide * 0.3, 574, wide, 17), ("#20160a", "#6a5230", "#a08250"), bump=0.6)


def body(canvas: Canvas) -> None:
    behind = [(262, 320), (440, 320), (464, 420), (470, 505), (420, 520), (280, 520), (232, 505), (240, 420)]
    canvas.form(behind, HAIR[:3], bump=0.3, flatten=0.5, blur=4, direction=88.0)
    shoulders = [(300, 440), (400, 430), (500, 470), (582, 556), (622, 700), (640, 1010, 0), (64, 1010, 0), (84, 800)]
    shoulders += [(112, 640), (178, 520), (240, 465)]
    falls = folds_between(
        [(200, 520), (345, 600), (510, 510)], [(120, 860), (345, 900), (590, 880)], 9, width=26, height=0.5, seed=4
    )
    canvas.form(shoulders, GOWN, bump=0.5, flatten=0.6, blur=2, folds=falls)
    bosom(canvas)


CHEST = [(286, 424), (345, 418), (408, 424), (462, 486), (446, 545), (362, 586), (288, 572), (234, 520), (246, 468)]


def bosom(canvas: Canvas) -> None:
    """Neck and breast as one body: the collar bones only breathed upon."""
    flesh = limb((350, 380, -20, 54), (352, 470, -24, 60), blend=34)
    for side in (-1, 1):
        flesh += limb((352 + side * 20, 470, -20, 56), (350 + side * 118, 530, -58, 52), blend=34)
        flesh += limb((352 + side * 52, 560, 6, 62), (352 + side * 48, 620, 12, 60), blend=40)
        flesh += limb((352 + side * 18, 500, 26, 7), (352 + side * 90, 488, 2, 6), blend=30)
    with canvas.clip(CHEST, blur=5):
        canvas.clay(flesh, SKIN, light=LIGHT, fill=0.2, shadow=0.5, contact=0, detail=0.8, key=0.9)


def gown(canvas: Canvas) -> None:
    neckline = [(226, 500), (240, 526), (264, 552), (310, 577), (360, 584), (410, 570), (446, 543), (472, 508)]
    canvas.line(neckline, "#241808", 12, blur=2, alpha=0.8)
    canvas.embroidery(neckline, 11, ("#7a5c28", "#b08c48"))
    for i in range(78):
        t = (i + 0.5 + 0.3 * canvas.chance.normal()) / 78
        x, y = 240 + 205 * t, 533 + 55 * (1 - (2 * t - 1.08) ** 2)
        reach = 60 + 90 * canvas.chance.random()
        way = [(x, y), (x - 6 + 12 * t, y + 0.4 * reach), (x - 14 + 28 * t, y + reach)]
        tone = ("#7a5e30", "#0c0804", "#4a3618")[i % 3]
        canvas.line(way, tone, 2.2, taper=-0.9, alpha=0.5, blur=0.7, detail=0.4)
    scarf = [(196, 500), (250, 560), (262, 680), (230, 800)]
    canvas.line(scarf, "#4a3a1e", 26, 8, taper=0.5, blur=5, alpha=0.45)


def sleeves_and_hands(canvas: Canvas) -> None:
    canvas.rectangle(-5, 934, 700, 80, linear((0, 934), (0, 1000), ["#3a2812", "#140d06"]), blur=4)
    left = [
        (118, 640),
        (170, 622),
        (214, 700),
        (262, 790),
        (300, 846),
        (286, 898),
        (200, 916),
        (112, 900),
        (66, 830),
        (82, 720),
    ]
    right = [(560, 640), (618, 720), (646, 840), (590, 926), (470, 936), (410, 906), (418, 850), (474, 800), (510, 710)]
    canvas.drapery(
        left, SLEEVE, knot=(312, 870), ends=[(150, 640), (76, 740), (76, 870), (210, 916)], count=13, width=14, seed=7
    )
    canvas.drapery(
        right,
        SLEEVE,
        knot=(404, 876),
        ends=[(550, 640), (636, 740), (644, 880), (530, 936)],
        count=13,
        width=14,
        seed=8,
    )
    for shade in ([(100, 660), (166, 616), (230, 730)], [(630, 730), (570, 628), (500, 720)]):
        canvas.line(shade, "#150e06", 46, taper=0.4, blur=16, alpha=0.75)
    canvas.folded_hands(362, 872, 190, SKIN, light=(-0.45, -0.7, 0.6))
    cuffs = [
        [(222, 842), (262, 836), (276, 876), (266, 920), (220, 926), (196, 884)],
        [(478, 806), (456, 830), (456, 868), (476, 892), (530, 884), (540, 826)],
    ]
    for cuff, heart in zip(cuffs, ((300, 884), (420, 850)), strict=True):
        canvas.drapery(cuff, SLEEVE, knot=heart, ends=cuff[3:] + cuff[:1], count=6, width=8, detail=0.3, seed=9)


def compose(canvas: Canvas) -> None:
    far_land(canvas)
    near_land(canvas)
    loggia(canvas)
    body(canvas)
    gown(canvas)
    head(canvas)
    sleeves_and_hands(canvas)
