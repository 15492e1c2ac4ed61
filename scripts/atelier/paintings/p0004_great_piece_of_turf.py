"""Grass as high as trees, closed dandelions, and muddy roots: the world as a mouse sees it."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear
from scripts.atelier.curves import ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_meadow import (
    Stem,
    blade,
    dandelion,
    feather,
    folded_blade,
    panicle,
    plantain_leaf,
    toothed_leaf,
)
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=4,
    title="The Great Piece of Turf",
    after="after Albrecht Dürer",
    school="watercolour",
    size=(772, 1000),
    detail=(110, 270, 330, 330),
    seed=43,
    finish=Finish(glaze=0.8, stains=0.35, contrast=0.5, saturation=1.1),
)

FAR = ("#8a9c74", "#9ca672", "#7d9474", "#a6ac7c")
MIDDLE = ("#74823f", "#929a50", "#84996f", "#b0ae58", "#687a40", "#989f62")
NEAR = ("#3a4a26", "#52662f", "#667a36", "#485c36", "#7a8640")
PAPER, MUD = "#eadfc4", "#3e2f22"


def paper(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 1000), ["#f8f0dc", "#f6edd4", "#efe4c4"]), noise=0.03, noise_size=180)
    canvas.fill(outline("-10,560 150,500 380,470 600,520 790,500 790,900 -10,900"), "#a3ad74", blur=60, alpha=0.7)
    canvas.fill(outline("-10,560 150,500 380,520 600,480 790,460 790,900 -10,900"), "#22341a", blur=44, alpha=0.97)
    for edge in (outline("-9,-9 781,-9 781,8 -9,10"), outline("-9,-9 8,-9 10,1009 -9,1009")):
        canvas.polygon(edge, "#b08f58", blur=10, alpha=0.45)


def earth(canvas: Canvas) -> None:
    ground = outline(
        "-10,852! 60,838 140,846 230,826 330,836 430,822 540,834 640,820 720,832 790,818! 790,1010! -10,1010!"
    )
    canvas.form(ground, ("#1c130d", "#3e2a1b", "#5f452c"), bump=0.12, noise=0.22, noise_size=26, blur=3)
    canvas.fill(
        outline("-10,950 120,942 300,952 480,946 640,956 790,948 790,1010 -10,1010"), "#8f8262", blur=5, alpha=0.7
    )
    canvas.water(952, 998, ("#d9d2b4", "#8a8468", "#efe6cc", "#6a6450"), 90, far=0.5, alpha=0.6, seed=2)
    chance = canvas.chance
    for _ in range(70):
        x, y = 772 * chance.random(), 846 + 80 * chance.random()
        way = [(x, y), (x + 8 * chance.normal(), y + 18), (x + 16 * chance.normal(), y + 36 + 30 * chance.random())]
        canvas.line(
            way,
            ("#b09468", "#2a1e16", "#8a6a48", "#cbb68c")[int(chance.integers(4))],
            2.2,
            taper=-0.9,
            alpha=0.75,
            detail=0.4,
        )
    for _ in range(120):
        x, y = 772 * chance.random(), 850 + 100 * chance.random()
        canvas.fill(
            ellipse(x, y, 3 + 5 * chance.random(), 2 + 2 * chance.random(), count=10),
            ("#7d6040", MUD, "#94774e", "#4a3626")[int(chance.integers(4))],
            alpha=0.6,
        )


def far_grass(canvas: Canvas) -> None:
    chance = canvas.chance
    for i in range(70):
        stem = Stem(
            20 + 735 * chance.random(),
            800 + 40 * chance.random(),
            220 + 300 * chance.random() ** 1.5,
            60 * chance.normal(),
        )
        blade(canvas, stem, 3 + 7 * chance.random(), FAR[i % 4], bend=16 * chance.normal(), alpha=0.8)
    for x, high, lean in ((96, 430, -20), (382, 520, 26), (690, 560, -30), (724, 470, 18)):
        panicle(canvas, Stem(x, 820, high, lean), 120, ("#a3ab88", "#b9a088"), bend=8)


def middle_grass(canvas: Canvas) -> None:
    chance = canvas.chance
    for i in range(96):
        stem = Stem(
            14 + 745 * chance.random(),
            830 + 26 * chance.random(),
            180 + 340 * chance.random() ** 1.6,
            70 * chance.normal(),
        )
        blade(canvas, stem, 4 + 8 * chance.random(), MIDDLE[i % 6], bend=20 * chance.normal())
    for x, high, lean, bend, head in (
        (520, 770, 24, 14, 190), (566, 726, 58, -10, 170), (470, 690, -26, 8, 160), (640, 640, 34, 12, 150),
        (300, 620, -48, -12, 140),
        (196, 520, -50, 6, 120), (420, 560, 16, 20, 120), (610, 560, -10, -16, 130), (702, 520, 22, 8, 110),
    ):  # fmt: skip
        panicle(canvas, Stem(x, 840, high, lean), head, ("#7d8a4c", "#9a6248"), bend=bend)


def leaves(canvas: Canvas) -> None:
    chance = canvas.chance
    for way, width, colour in (
        ("300,820 260,720 190,630 120,590", 66, "#5c7638"), ("320,820 320,700 300,600 330,540", 62, "#6e8243"),
        ("336,820 380,720 440,640 486,600", 66, "#64803e"), ("290,824 200,770 120,730 66,720", 58, "#4a6234"),
        ("356,824 430,770 500,720 560,700", 56, "#546e36"), ("310,820 236,690 226,610 250,556", 54, "#7d8f4a"),
        ("600,830 640,740 700,680 742,664", 50, "#5c7638"), ("120,836 90,760 50,700 20,670", 48, "#64803e"),
    ):  # fmt: skip
        toothed_leaf(canvas, outline(way), width, colour)
    for i in range(9):
        x = 500 + 26 * i + 10 * chance.normal()
        feather(
            canvas,
            Stem(x, 846, 110 + 100 * chance.random(), 50 * chance.normal()),
            19,
            ("#6a7c50", "#566a40", "#8a9a70")[i % 3],
        )
    for stem, size, bend in (
        (Stem(286, 800, 470, -50), 40, -16), (Stem(310, 806, 440, -36), 38, 10), (Stem(340, 806, 372, -14), 36, -8),
        (Stem(262, 800, 356, -92), 36, -14),
        (Stem(372, 812, 330, 30), 32, 10),
    ):  # fmt: skip
        dandelion(canvas, stem, size, bend=bend)
    for way, width, colour in (
        ("300,866 256,816 206,760 170,730", 66, "#64803e"), ("316,868 322,800 306,740 316,684", 70, "#5c7638"),
        ("330,868 376,820 410,760 452,728", 64, "#546e36"),
        ("296,870 220,848 150,824 96,826", 56, "#4a6234"), ("340,870 410,850 470,826 530,830", 54, "#4f6a34"),
    ):  # fmt: skip
        plantain_leaf(canvas, outline(way), width, colour)


def near_grass(canvas: Canvas) -> None:
    chance = canvas.chance
    for i in range(58):
        x = 8 + 756 * chance.random()
        low = 0.5 if 170 < x < 470 else 1.0
        stem = Stem(x, 858 + 26 * chance.random(), (70 + 250 * chance.random() ** 1.6) * low, 60 * chance.normal())
        blade(canvas, stem, 4 + 9 * chance.random(), NEAR[i % 5], bend=18 * chance.normal())
    for x, high, lean, width, fall in (
        (566, 440, -60, 13, -70),
        (650, 330, 70, 12, 60),
        (120, 360, 40, 12, 64),
        (500, 300, 60, 10, 52),
        (60, 260, -30, 10, -40),
    ):
        folded_blade(canvas, Stem(x, 866, high, lean), width, NEAR[int(chance.integers(5))], fall)
    for _ in range(46):
        x, y = 772 * chance.random(), 842 + 34 * chance.random()
        turn = 90 * chance.normal()
        canvas.line([(x, y), (x + 5, y + 12)], "#4a6234", 1.6, detail=0.5)
        canvas.fill(ellipse(x, y, 9, 7, turn=turn), NEAR[int(chance.integers(5))], detail=0.6)
        canvas.line([(x - 6, y + 2), (x + 6, y - 2)], "#a9ac7c", 1, alpha=0.7, detail=0.6)


def compose(canvas: Canvas) -> None:
    paper(canvas)
    far_grass(canvas)
    earth(canvas)
    middle_grass(canvas)
    leaves(canvas)
    near_grass(canvas)
