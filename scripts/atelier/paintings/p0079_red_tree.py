"""One red tree before one blue mountain; somebody sits under it and looks at a chapel."""

import math

import numpy as np

from scripts.atelier.arrays import Floats, floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_paths import path
from scripts.atelier.school import Finish, Jitter

PAINTING = Homage(
    card=79,
    title="The Red Tree",
    after="after Marianne von Werefkin",
    school="expressionist",
    size=(746, 1000),
    detail=(235, 590, 310, 310),
    seed=79,
    finish=Finish(jitter=Jitter(6, 0.12, 0.05), relief=0.14, glaze=0.26, ground="#2c3f66", saturation=1.06),
)

BLUES = ("#101b48", "#1a2c6c", "#24439a", "#3560b4", "#5a88c8", "#9cbcdc")
REDS = ("#4c0b1a", "#7d1220", "#b01f1e", "#d2331f", "#e9502b", "#f58a52")


def down_the_mountain(x: Floats, y: Floats) -> Floats:
    """Strokes fan out from the summit like water running off."""
    return floats(np.arctan2(y + 40, (x - 372) * 1.15))


def sky(canvas: Canvas) -> None:
    tones = linear((0, 0), (0, 420), ["#5f8d94", "#86aca2", "#b7c7a6", "#d6cf9e"])
    canvas.wash(tones, direction=-14.0, noise=0.05)
    for text, tone, soft in (
        ("-10,60 120,30 250,70 200,110 60,120 -10,110", "#d3dcc4", 16),
        ("500,40 640,20 760,50 760,110 620,100 540,80", "#bcd0c2", 16),
        ("-10,190 90,170 170,200 120,240 -10,250", "#3f747f", 20),
        ("590,180 690,160 760,180 760,250 650,240", "#4b7f86", 20),
    ):
        canvas.fill(path(text), tone, blur=soft, alpha=0.75, direction=-10.0)


def back_ranges(canvas: Canvas) -> None:
    left = path("-10,420! 60,352 112,330 170,372 240,440 330,600! 330,680! -10,680!")
    right = path("420,680! 420,600! 520,440 600,360 652,338 700,372 760,410! 760,680!")
    for shape, lit in ((left, ["#8fb0b8", "#4f7f9c", "#2f5a86"]), (right, ["#7fa2b4", "#44719a", "#294f80"])):
        canvas.fill(shape, linear((370, 330), (370, 580), lit), direction=62.0 if shape is left else -62.0)
    for way in (
        "112,334 130,390 190,460",
        "60,356 70,420 120,500",
        "652,342 630,400 580,470",
        "700,376 690,440 650,500",
    ):
        canvas.line(path(way), "#1f3c72", 7, taper=0.6, alpha=0.6, blur=1.5)


def mountain(canvas: Canvas) -> None:
    """A cone with two white tips, and blue upon blue streaming down."""
    cone = path(
        "40,700! 128,560 214,400 286,236 326,136 350,104 372,128 396,90 424,130 470,250 540,412 622,566 712,700!"
    )
    canvas.fill(
        cone, linear((372, 90), (372, 690), ["#4f7cc0", "#3560b4", "#24439a", "#1d3278"]), direction=down_the_mountain
    )
    chance = canvas.chance
    with canvas.clip(cone):
        for _ in range(250):
            a = math.radians(90 + 31 * (2 * chance.random() - 1))
            start, long = 40 + 520 * chance.random() ** 0.8, 60 + 190 * chance.random()
            sway = 16 * chance.normal()
            way = [
                (372 + math.cos(a) * r + sway * math.sin(r / 60), 80 + math.sin(a) * r)
                for r in (start, start + long * 0.33, start + long * 0.66, start + long)
            ]
            side = (way[0][0] - 372) / 300
            dark = chance.random() < 0.46 + 0.5 * side
            tone = BLUES[int(chance.integers(0, 3))] if dark else BLUES[int(chance.integers(2, 6))]
            canvas.line(way, tone, 5 + 9 * chance.random(), taper=0.8, alpha=0.6, follow=True)
        canvas.fill(
            path("424,130! 470,250 540,412 622,566 712,700! 560,700! 500,520 440,330 410,200"),
            "#141f5a",
            blur=24,
            alpha=0.5,
        )
    snow(canvas)
    canvas.line([p[:2] for p in cone[1:-1]], "#0f1a4a", 4, alpha=0.5, blur=1.5)


def snow(canvas: Canvas) -> None:
    white = path(
        "286,236! 326,136 350,104 372,128 396,90 424,130 462,232! 446,214 436,260 420,206 404,286 "
        "388,204 372,240 356,196 340,296 328,222 312,268 304,226"
    )
    canvas.fill(
        white,
        linear((320, 110), (450, 250), ["#fbfaf0", "#eef2ee", "#bcd0e4"]),
        direction=down_the_mountain,
        detail=0.3,
    )
    for way in ("372,128 376,170 368,214", "424,134 428,176 440,214", "350,108 344,160 330,210"):
        canvas.line(path(way), "#7ea2cc", 6, taper=0.7, alpha=0.8)
    for way in (
        "340,290 332,360 310,430",
        "404,280 412,360 432,440",
        "372,236 370,300 374,380",
        "312,262 290,330 262,396",
        "436,256 462,330 492,400",
    ):
        canvas.line(path(way), "#b8d0e8", 7, 2, taper=-0.9, alpha=0.75)


def meadow(canvas: Canvas) -> None:
    hill = path("-10,664! 90,640 220,652 372,640 520,654 650,636 760,650! 760,1010! -10,1010!")
    canvas.fill(
        hill, linear((0, 640), (0, 1000), ["#3f7f56", "#2f6b48", "#27553e", "#1c3f34"]), direction=-4.0, noise=0.06
    )
    for text, tone in (
        ("-10,664 90,642 220,654 372,642 520,656 650,638 760,652", "#8fb86a"),
        ("-10,742 130,708 300,722 480,700 640,724 760,702", "#5f9a5a"),
        ("-10,850 160,806 360,834 560,806 760,842", "#1f4a3e"),
        ("-10,930 200,884 420,918 600,892 760,934", "#4a8a56"),
    ):
        canvas.line(path(text), tone, 17, taper=0.2, alpha=0.6, blur=3, follow=True)
    chance = canvas.chance
    for _ in range(180):
        x, y = 746 * chance.random(), 668 + 330 * chance.random()
        tone = ("#6fa45c", "#24523f", "#8fb565", "#35704c", "#2a5e58")[int(chance.integers(5))]
        canvas.line([(x, y), (x + 24, y - 5), (x + 52, y - 2)], tone, 7, taper=0.7, alpha=0.45, follow=True)
    road = path("760,880! 640,838 560,812 520,792! 566,792 660,806 760,836!")
    canvas.fill(road, linear((520, 790), (760, 870), ["#c9c08c", "#a8b08a"]), direction=14.0)


def bush(canvas: Canvas) -> None:
    """The yellow one behind the chapel: the only restless thing, all curls."""
    canvas.fill(
        path("560,770 552,700 580,640 620,610 664,616 706,650 720,712 706,772"), "#c98a24", blur=4, direction=-70.0
    )
    chance = canvas.chance
    for _ in range(120):
        t, q = 2 * math.pi * chance.random(), chance.random() ** 0.5
        x, y = 640 + 74 * q * math.cos(t), 692 + 76 * q * math.sin(t)
        turn = 2 * math.pi * chance.random()
        curl = [(x + 13 * math.cos(turn + k), y + 13 * math.sin(turn + k)) for k in (0, 0.9, 1.8, 2.7)]
        light = 0.55 - (y - 692) / 150 - (x - 640) / 260
        tone = ("#b06a1c", "#dba32c", "#f0c53c", "#f9e27a")[int(np.clip(light * 3 + chance.random() * 1.2, 0, 3))]
        canvas.line(curl, tone, 7, taper=0.7, alpha=0.9, detail=0.2)


def chapel(canvas: Canvas) -> None:
    canvas.fill(path("560,812 720,806 746,822 600,828"), "#12302e", blur=6, alpha=0.7)
    front, flank = path("576,814! 576,734! 612,690! 648,734! 648,814!"), path("648,734! 724,734! 724,808! 648,814!")
    canvas.polygon(flank, linear((648, 0), (724, 0), ["#aebfcf", "#8498b8"]), direction=88.0, detail=0.45)
    canvas.polygon(front, linear((576, 0), (648, 60), ["#f8f3de", "#e6e2d4"]), direction=88.0, detail=0.45)
    canvas.polygon(
        path("612,682! 690,686! 732,738! 652,738!"),
        linear((612, 684), (730, 740), ["#a8604c", "#74343c"]),
        direction=46.0,
        detail=0.4,
    )
    canvas.line(path("570,740 612,684 654,740"), "#4a2430", 5, curved=False, detail=0.5)
    canvas.fill(path("600,814! 600,772! 612,758 624,772! 624,814!"), "#1c2a4c", detail=0.6)
    canvas.fill(ellipse(612, 728, 6.5), "#24355c", detail=0.6)
    canvas.rectangle(676, 758, 20, 24, "#22345c", detail=0.6)
    canvas.rectangle(627, 642, 18, 46, linear((627, 0), (645, 0), ["#f0ead6", "#a8b2c4"]), detail=0.5)
    canvas.polygon(path("622,646! 636,612! 650,646!"), "#7a343a", detail=0.5)
    canvas.line([(636, 614), (636, 592)], "#20284a", 2.6, detail=0.6)
    canvas.line([(629, 600), (643, 600)], "#20284a", 2.6, detail=0.6)
    for line in (front, flank):
        canvas.line([*[p[:2] for p in line], line[0][:2]], "#22305c", 1.8, curved=False, alpha=0.6, detail=0.5)


def clump(canvas: Canvas, x: float, y: float, across: float, down: float) -> None:
    """One of the three masses of the crown: wine-dark below and right, glowing above and left."""
    chance = canvas.chance
    edge: list[Point] = []
    for i in range(22):
        t, bulge = 2 * math.pi * i / 22, 1 + 0.06 * chance.normal()
        edge.append((x + across * bulge * math.cos(t), y + down * bulge * math.sin(t)))
    canvas.fill(edge, REDS[0], blur=3, direction=-38.0)
    for layer in range(int(across * down / 26)):
        t, q = 2 * math.pi * chance.random(), 1.03 * chance.random() ** 0.5
        u, v = q * math.cos(t), q * math.sin(t)
        light = 0.47 - 0.3 * u - 0.5 * v + 0.13 * chance.normal()
        if light < 0.15 + 0.2 * chance.random() and layer % 2:
            continue
        tone = REDS[int(np.clip(light * 6, 0, 5))]
        turn = -38 + 46 * u + 16 * chance.normal()
        spot = ellipse(x + across * u, y + down * v, 7 + 8 * chance.random(), 3.6, turn=turn, count=10)
        canvas.fill(spot, tone, alpha=0.9, direction=turn, detail=0.25)


def tree(canvas: Canvas) -> None:
    canvas.fill(ellipse(330, 858, 170, 22), "#10302e", blur=12, alpha=0.7)
    trunk = path("298,854! 318,800 321,730 312,650 340,640 345,724 346,800 368,858! 334,850")
    canvas.form(trunk, ("#1a1020", "#3c2230", "#6e4038", "#a06a4a"), bump=0.6, direction=86.0, detail=0.3)
    for way, width in (
        ("330,700 296,630 250,560", 14),
        ("336,690 372,620 420,560", 14),
        ("330,680 334,600 332,480", 16),
    ):
        canvas.line(path(way), "#341c2a", width, 5)
    for x, y, across, down in ((226, 570, 112, 88), (444, 574, 108, 86), (334, 462, 128, 108)):
        clump(canvas, x, y, across, down)


def dreamer(canvas: Canvas) -> None:
    """Crouching under the tree, a dark heap with a pale face turned right."""
    canvas.fill(ellipse(414, 872, 62, 10), "#0e2a2a", blur=6, alpha=0.75)
    cloak = path("366,872! 372,828 386,794 406,778 428,786 440,812 462,838 470,872! 420,880")
    folds = [
        (path("404,790 392,830 384,868"), 9, 0.6),
        (path("420,796 430,836 424,870"), 9, -0.6),
        (path("436,820 448,846 456,868"), 7, 0.5),
    ]
    canvas.form(cloak, ("#070a1a", "#121836", "#252f5c", "#4a5a88"), bump=0.5, flatten=0.4, folds=folds, detail=0.5)
    canvas.fill(ellipse(424, 766, 13, 16, turn=14), "#c98f68", detail=0.7)
    canvas.line([(436, 764), (441, 769), (436, 772)], "#c98f68", 4, taper=0.4, detail=0.7)
    canvas.fill(ellipse(427, 775, 9, 7), "#8a5238", blur=3, alpha=0.5, detail=0.7)
    canvas.fill(path("400,790 403,756 416,741 432,743 439,755 428,755 421,766 424,784 414,794"), "#161a36", detail=0.7)
    canvas.line(path("428,806 446,818 452,834"), "#d0986e", 7, 5, detail=0.6)


def compose(canvas: Canvas) -> None:
    for part in (sky, back_ranges, mountain, meadow, bush, chapel, tree, dreamer):
        part(canvas)
