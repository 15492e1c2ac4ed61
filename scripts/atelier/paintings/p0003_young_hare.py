"""Long ears, fur one wants to stroke, and a window shining in the eye."""

import math

import cv2
import numpy as np

from scripts.atelier.arrays import Floats, blurred, floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.colour import Colour, linear, mixed
from scripts.atelier.curves import Outline, ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=3,
    title="Young Hare",
    after="after Albrecht Dürer",
    school="watercolour",
    size=(900, 1000),
    detail=(470, 300, 330, 330),
    seed=31,
    finish=Finish(glaze=0.85, stains=0.25, warm=0.05, vignette=0.04, contrast=0.16, saturation=1.25),
)

LIGHT = (-0.6, -0.6, 0.55)
FUR = ("#24150d", "#50321b", "#84592e", "#b0834a", "#d6b178")
PALE = ("#6a5238", "#a88c60", "#d9c49a", "#f2e6c8")
LAY = (
    (724, 516, -0.9, -0.3), (650, 440, -0.9, -0.4), (590, 372, -0.95, -0.1), (630, 500, -0.6, 0.8),
    (545, 480, -0.75, 0.6),
    (520, 600, -0.25, 1), (620, 620, 0.15, 1), (430, 436, -1, 0), (300, 424, -1, 0.15), (160, 500, -0.75, 0.7),
    (105, 620, -0.25, 1), (300, 560, -0.9, 0.45), (410, 650, -0.6, 0.8), (240, 690, -0.6, 0.8), (170, 780, -0.3, 1),
    (420, 780, -0.3, 1), (590, 790, 0, 1), (690, 790, 0.05, 1), (300, 830, 1, 0.15),
)  # fmt: skip
"""How the fur lies: at these places it points this way."""


def lie(x: float, y: float) -> float:
    u = v = 0.0
    for px, py, dx, dy in LAY:
        near = 1 / (60 + (x - px) ** 2 + (y - py) ** 2) ** 1.3
        u, v = u + dx * near, v + dy * near
    return math.atan2(v, u)


def paper(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (900, 1000), ["#f4e9cc", "#f0e2be", "#e8d6ac"]), noise=0.03, noise_size=160)
    canvas.wash("#c9b084", noise=0.2, noise_size=300, alpha=0.08)
    for edge in (outline("-9,-9 909,-9 909,12 -9,16"), outline("-9,988 909,984 909,1009 -9,1009")):
        canvas.polygon(edge, "#a8854c", blur=14, alpha=0.5)
    for edge in (outline("-9,-9 14,-9 10,1009 -9,1009"), outline("888,-9 909,-9 909,1009 890,1009")):
        canvas.polygon(edge, "#a8854c", blur=14, alpha=0.5)
    canvas.fill(
        outline("330,868 480,862 640,866 800,846 872,800 850,770 760,780 600,820 430,838"),
        "#a89468",
        blur=22,
        alpha=0.65,
    )
    canvas.fill(outline("120,862 300,872 480,868 460,884 200,884"), "#8a744c", blur=9, alpha=0.6)
    canvas.fill(outline("560,868 660,872 760,866 720,880 600,882"), "#8a744c", blur=8, alpha=0.6)


def build(canvas: Canvas) -> None:
    """The animal in the round, under its fur."""
    cones = limb((250, 590, -30, 152), (330, 590, 0, 156), (450, 600, 30, 140), (525, 610, 40, 122), blend=60)
    cones += limb((205, 640, 60, 108), (250, 700, 90, 104), blend=40)
    cones += limb((150, 700, 20, 74), (170, 780, 40, 60), blend=40)
    cones += limb((300, 500, 60, 96), (330, 470, 40, 84), blend=60)
    cones += limb((530, 560, 60, 110), (575, 470, 70, 88), (600, 440, 80, 88), blend=44)
    cones += limb((600, 430, 90, 84), (650, 466, 100, 66), (704, 504, 112, 48), (718, 520, 114, 40), blend=34)
    cones += limb((660, 520, 104, 50), (700, 532, 108, 36), blend=30)
    cones += limb((400, 690, 40, 104), (490, 700, 60, 96), (560, 690, 70, 84), blend=50)
    cones += limb((612, 494, 100, 70), blend=34)
    cones += limb((560, 700, 90, 66), (592, 780, 110, 36), (600, 838, 118, 26), blend=24)
    cones += limb((640, 690, 40, 60), (672, 780, 60, 33), (680, 832, 70, 24), blend=24)
    cones += limb((600, 842, 124, 26), (640, 852, 134, 20), blend=12)
    cones += limb((680, 838, 78, 24), (722, 848, 90, 18), blend=12)
    cones += limb((180, 826, 110, 36), (300, 838, 130, 28), (400, 846, 140, 22), blend=20)
    far_ear = outline("596,352 604,250 618,140 636,60 650,30 664,64 670,160 664,260 650,352")
    canvas.form(far_ear, FUR, bump=0.5, blur=2, light=LIGHT, direction=92.0)
    canvas.clay(cones, FUR, light=LIGHT, detail=0.3, fill=0.3, shadow=0.35, contact=0)
    near_ear = outline("520,352 472,290 420,200 378,110 366,78 392,92 450,150 512,226 560,300 580,352 556,376")
    canvas.form(near_ear, FUR, bump=0.5, blur=2, light=LIGHT, direction=55.0)
    hollow = outline("528,330 486,276 440,200 402,124 440,164 500,240 546,312 556,346")
    canvas.fill(hollow, linear((400, 110), (560, 350), ["#8a5f44", "#a87452", "#6a4630"]), blur=5, alpha=0.85)
    canvas.fill(
        outline("410,110 450,150 510,226 560,300 576,340 560,330 500,250 440,170"), "#f0dcb4", blur=4, alpha=0.8
    )


def tints(canvas: Canvas) -> None:
    """Pale chest, cheek, belly and muzzle; dark back and flank."""
    for shape, colour, blur, alpha in (
        ("560,560 620,560 650,640 640,720 600,730 570,660", "#efe0bc", 24, 0.75),
        ("360,760 460,740 540,770 520,830 420,836 350,810", "#e9d8b0", 20, 0.7),
        ("630,520 680,516 716,540 700,556 650,552", "#f2e6c8", 10, 0.75),
        ("570,470 600,458 620,484 606,516 576,510", "#e6d0a2", 14, 0.5),
        ("96,700 130,680 150,740 130,810 100,780", "#f2e6c8", 16, 0.6),
        ("230,420 330,396 440,430 480,500 400,520 280,490", "#4a2f1c", 34, 0.55),
        ("330,640 420,620 520,660 520,740 420,770 350,740", "#4a2f1c", 30, 0.5),
        ("530,400 580,346 650,366 700,440 690,470 640,396 570,392", "#4a2f1c", 14, 0.55),
        ("616,110 634,50 652,20 668,50 672,110 644,96", "#24160f", 9, 0.85),
        ("356,66 392,86 416,124 400,150 376,120", "#2c1c12", 7, 0.75),
        ("110,600 150,480 210,430 200,520 150,640", "#f0dcb0", 26, 0.5),
        ("190,620 260,580 330,640 300,720 220,740 170,690", "#e6c890", 30, 0.45),
        ("160,740 240,780 330,790 300,820 180,816", "#3a2416", 14, 0.5),
        ("540,740 560,700 600,720 590,800 560,800", "#4a2f1c", 14, 0.45),
        ("640,720 700,700 690,800 660,800", "#4a2f1c", 14, 0.5),
    ):
        canvas.fill(outline(shape), colour, blur=blur, alpha=alpha)


def with_fur(canvas: Canvas, bare: Floats, skin: Floats) -> None:
    tints(canvas)
    inside = blurred(skin, 1.2 * canvas.scale)[..., None]
    canvas.img[:] = bare + inside * (canvas.img - bare)  # no tint runs out into the paper
    coat(canvas, skin)


def colour_at(canvas: Canvas, x: float, y: float) -> Colour:
    rows, columns = canvas.img.shape[:2]
    row, column = min(rows - 1, max(0, int(y * canvas.scale))), min(columns - 1, max(0, int(x * canvas.scale)))
    return floats(canvas.img[row, column].copy())


def fur(canvas: Canvas, skin: Floats, shape: Outline, how: tuple[int, float, float], turn: float | None = None) -> None:
    """Hairs (how many, how long, how wide) that take the colour of the place they grow on, some lighter or darker."""
    mask = canvas.mask(shape)
    if mask is None:
        return
    count, long, wide = how
    rows, columns = np.nonzero((mask.cover > 0.5) & (skin[mask.region] > 0.5))
    chance = canvas.chance
    for i in chance.integers(0, len(rows), count):
        x = (columns[i] + mask.region[1].start) / canvas.scale
        y = (rows[i] + mask.region[0].start) / canvas.scale
        angle = (lie(x, y) if turn is None else math.radians(turn)) + 0.2 * chance.normal()
        reach, bend = long * (0.5 + 0.8 * chance.random()) * (0.35 if y > 815 else 1), 0.25 * chance.normal()
        pick = chance.random()
        base = colour_at(canvas, x, y)
        colour = (
            mixed(base, "#fbf2da", 0.5)
            if pick < 0.36
            else mixed(base, "#2c1c12", 0.5)
            if pick < 0.7
            else mixed(base, "#b07f42", 0.35)
        )
        middle = (x + 0.5 * reach * math.cos(angle), y + 0.5 * reach * math.sin(angle))
        tip = (middle[0] + 0.5 * reach * math.cos(angle + bend), middle[1] + 0.5 * reach * math.sin(angle + bend))
        canvas.line(
            [(x, y), middle, tip], colour, wide * (0.6 + 0.6 * chance.random()), taper=-0.9, alpha=0.75, detail=0.8
        )


def coat(canvas: Canvas, skin: Floats) -> None:
    everywhere = outline("60,640 60,480 200,380 320,370 480,400 520,480 640,540 720,640 760,860 420,870 140,870")
    head = outline("500,500 500,400 560,330 640,330 700,400 770,500 760,560 700,580 620,580 550,560")
    feet = outline("130,800 220,790 440,820 440,874 140,872")
    fur(canvas, skin, everywhere, (2600, 36, 2.3))
    fur(canvas, skin, everywhere, (4200, 24, 1.5))
    fur(canvas, skin, feet, (700, 13, 1.5))
    fur(canvas, skin, outline("560,720 700,700 720,800 760,870 570,870"), (900, 13, 1.5))
    fur(canvas, skin, head, (1500, 17, 1.5))
    fur(canvas, skin, head, (1700, 11, 1.2))
    fur(canvas, skin, outline("590,352 600,250 616,140 650,24 674,160 656,360"), (700, 16, 1.4), -86)
    fur(canvas, skin, outline("520,356 472,290 420,200 362,72 400,150 470,270 560,376"), (520, 16, 1.4), -122)
    fur(canvas, skin, outline("400,110 450,150 512,226 590,350 560,350 500,270"), (420, 17, 1.2), -100)


def fringe(canvas: Canvas, skin: Floats) -> None:
    """Single hairs that break the outline."""
    chance = canvas.chance
    edge = skin - floats(cv2.erode(skin, np.ones((9, 9), np.uint8)))
    rows, columns = np.nonzero(edge > 0.5)
    for i in chance.integers(0, len(rows), 900):
        x, y = columns[i] / canvas.scale, rows[i] / canvas.scale
        if y > 800 or (x > 690 and y > 470) or (y < 330 and x < 590):
            continue
        angle = (lie(x, y) if y > 340 else math.radians(-86)) + 0.3 * chance.normal()
        tip = (x + 18 * math.cos(angle), y + 18 * math.sin(angle) - 3)
        tone = ("#6a4a2c", "#b8935c", "#8a6a40", "#4a3422")[int(chance.integers(4))]
        canvas.line([(x, y), ((x + tip[0]) / 2, (y + tip[1]) / 2 - 2), tip], tone, 1.5, taper=-0.9, alpha=0.75)


def eye(canvas: Canvas) -> None:
    canvas.fill(ellipse(619, 424, 36, 27, turn=22), "#efdcb0", blur=7, alpha=0.8, detail=1)
    shape = outline("590,420 602,404 622,400 642,412 652,431 634,442 610,440")
    canvas.fill(shape, "#1a100a", blur=1, detail=1, keep=0.5)
    with canvas.clip(shape):
        brown = linear((604, 404), (640, 440), ["#2a160c", "#5a3216", "#a0642c"])
        canvas.fill(ellipse(622, 421, 20, 19), brown, blur=2, detail=1, keep=0.5)
        canvas.fill(ellipse(621, 420, 11), "#0c0806", blur=1, detail=1, keep=0.5)
    for x in (609, 615.5):
        for y in (407, 415):
            canvas.polygon([(x, y), (x + 5.2, y - 1), (x + 5.2, y + 5.8), (x, y + 6.8)], "#f4f2e6", detail=1, keep=0.8)
    canvas.line(outline("584,424 602,401 624,397 645,409 658,434"), "#22140c", 4.4, taper=0.6, detail=1)
    canvas.line(outline("592,430 612,445 636,446 652,436"), "#f4e6c4", 3.4, taper=0.5, alpha=0.85, detail=1)
    canvas.line(outline("580,408 604,388 636,390 662,414"), "#4a301c", 4, taper=0.7, alpha=0.5, blur=2, detail=0.9)


def muzzle(canvas: Canvas) -> None:
    canvas.fill(
        outline("722,500 742,504 752,518 744,532 732,530 722,516"),
        linear((722, 500), (750, 530), ["#8a5a44", "#5a3426"]),
        blur=2,
        detail=1,
    )
    canvas.line(outline("742,528 738,544 724,554"), "#3a2216", 3.4, taper=0.5, detail=1)
    canvas.fill(ellipse(735, 513, 5, 3, turn=40), "#22120c", blur=1, detail=1)
    canvas.line(outline("738,546 712,560 684,558"), "#5a3a26", 3, taper=0.6, alpha=0.8, detail=0.9)
    chance = canvas.chance
    for i in range(26):
        x, y = 700 + 26 * chance.random(), 520 + 26 * chance.random()
        angle = math.radians(-38 + 90 * chance.random())
        reach = 70 + 90 * chance.random()
        way = [
            (x, y),
            (x + reach * 0.5 * math.cos(angle), y + reach * 0.5 * math.sin(angle)),
            (x + reach * math.cos(angle + 0.25), y + reach * math.sin(angle + 0.25)),
        ]
        canvas.line(way, "#3a281a" if i % 3 else "#fffaf0", 1.7, taper=-0.95, alpha=0.85, detail=0.9)
    for i in range(5):
        x, y = 640 + 20 * chance.random(), 400 + 10 * chance.random()
        canvas.line([(x, y), (x + 20, y - 26), (x + 26 + 16 * i % 20, y - 60)], "#4a3422", 1.1, taper=-0.95, alpha=0.6)


def claws(canvas: Canvas) -> None:
    for x, y in (
        (634, 856),
        (650, 854),
        (662, 850),
        (716, 852),
        (730, 850),
        (740, 846),
        (398, 852),
        (414, 850),
        (424, 844),
    ):
        canvas.line([(x - 6, y - 10), (x + 2, y), (x + 10, y + 6)], "#2a1a12", 4, taper=-0.8, alpha=0.85, detail=0.8)
        canvas.line([(x - 10, y - 12), (x - 4, y - 2)], "#4a3422", 2.4, alpha=0.6, detail=0.8)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    paper(canvas)
    bare = canvas.img.copy()
    build(canvas)
    skin = floats(np.abs(canvas.img - bare).sum(2) > 0.06)
    with_fur(canvas, bare, skin)
    fringe(canvas, skin)
    eye(canvas)
    muzzle(canvas)
    claws(canvas)
    canvas.fill(ellipse(452, 946, 7, 5), "#8a6434", blur=2, alpha=0.6)
