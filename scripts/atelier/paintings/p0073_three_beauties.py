"""Three women in a triangle on shimmering grey: high black hair, combs and pins, a towel, a round fan."""

import math
from collections.abc import Sequence

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, linear
from scripts.atelier.curves import Point, ellipse, placed, smooth
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_beauty_head import (
    INK,
    PAPER,
    SKIN,
    Beauty,
    face,
    finery,
    hair,
    ink,
    neck,
    shape,
)
from scripts.atelier.paintings.shared_outlines import outline

PAINTING = Homage(
    card=73,
    title="Three Beauties of the Present Day",
    after="after Kitagawa Utamaro",
    school="ukiyo_e",
    size=(658, 1000),
    detail=(182, 138, 285, 285),
    seed=73,
)

TOYOHINA = Beauty(
    322, 292, 0.92, -4, False,
    "-15,2 -3,-5 13,-6 29,0 41,7 | 28,7 11,7 -4,6 | 3,0 | 7.6",
    "-73,3 -66,-3 -58,-4 -51,0 -47,5 | -53,7 -61,7 -68,6 | -62,1 | 6.6",
    "-44,-12 -49,6 -61,28 -68,41 -65,49 -55,51", -1,
)  # fmt: skip
HISA = Beauty(
    172, 594, 0.93, 4, True,
    "-15,3 -3,-3 13,-4 29,1 41,7 | 28,7 11,7 -4,6 | 4,1 | 7.2",
    "-73,4 -66,-1 -58,-2 -51,1 -47,6 | -53,7 -61,7 -68,6 | -60,2 | 6.4",
    "-44,-10 -50,8 -62,30 -68,42 -64,50 -55,52", -3,
)  # fmt: skip
KITA = Beauty(
    482, 598, 0.93, -3, False,
    "-15,1 -3,-7 13,-8 29,-1 40,7 | 28,7 11,8 -4,6 | 2,-1 | 8",
    "-72,2 -66,-5 -58,-6 -51,-1 -47,5 | -53,7 -61,7 -68,5 | -61,0 | 7",
    "-43,-10 -48,6 -57,24 -64,37 -62,46 -53,49", 1,
)  # fmt: skip

MAUVE, ROSE, NIGHT, TAN = "#74526a", "#c98c78", "#2c2a30", "#a2824a"
RED, CREAM = "#b6503c", "#efe3c8"


def mica(canvas: Canvas) -> None:
    """The grey ground that was dusted with ground mica and glimmers."""
    canvas.wash(linear((0, 0), (200, 1000), ["#bebcba", "#b6b5b4", "#a9a9aa"]), noise=0.05, noise_size=9)
    chance = np.random.default_rng(7)
    for _ in range(2600):
        x, y = 658 * chance.random(), 1000 * chance.random()
        spark = "#e6e4e0" if chance.random() < 0.6 else "#9a9896"
        canvas.fill(ellipse(x, y, 0.7 + 0.5 * chance.random(), count=8), spark, alpha=0.7)


def blossom(canvas: Canvas, x: float, y: float, size: float, colour: Colour, turn: float = 0) -> None:
    """Five notched petals: the primrose of Toyohina's school."""
    for k in range(5):
        a = turn + k * 72
        petal = outline("0,0 -4,-4 -5,-9 -2,-12! 0,-10! 2,-12! 5,-9 4,-4")
        canvas.fill(placed(petal, x, y, scale=size / 12, turn=a), colour)
    canvas.fill(ellipse(x, y, size * 0.16), INK, alpha=0.7)


def oak_crest(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Three oak leaves in a ring: the house of Hisa."""
    leaf = outline("0,-1 -3,-3 -2,-5 -5,-6 -3,-8 -5,-10 -2,-11 0,-14 2,-11 5,-10 3,-8 5,-6 2,-5 3,-3")
    for k in range(3):
        points = placed(leaf, x, y, scale=size / 14, turn=120 * k)
        canvas.fill(points, PAPER)
        vein = placed(outline("0,-2 0,-12"), x, y, scale=size / 14, turn=120 * k)
        canvas.line(vein, NIGHT, size * 0.05)


def paulownia(canvas: Canvas, x: float, y: float, size: float, colour: Colour) -> None:
    """Three broad leaves below, three spikes of flowers above: Kita's fan."""
    leaf = outline("0,0 -4,3 -7,8 -4,12 -3,16 0,19! 3,16 4,12 7,8 4,3")
    for turn, scale in ((0, 1.0), (62, 0.95), (-62, 0.95)):
        points = placed(leaf, x, y, scale=size / 20 * scale, turn=turn)
        canvas.fill(points, colour)
        canvas.line(placed(outline("0,1 0,17"), x, y, scale=size / 20 * scale, turn=turn), CREAM, size * 0.04)
    for turn, count in ((0, 7), (-38, 5), (38, 5)):
        for k in range(count):
            far = 4 + 15 * k / count
            side = (1 if k % 2 else -1) * 2.2 * (1 - k / count)
            spot = placed([(side, -far)], x, y, scale=size / 20, turn=turn)[0]
            canvas.fill(ellipse(spot[0], spot[1], size * 0.075 * (1.2 - 0.5 * k / count)), colour)


def bands(canvas: Canvas, text: str, out: tuple[float, float], colours: Sequence[Colour], width: float) -> None:
    """Bands of silk that lie beside one another down from the neck, innermost first, each further `out`."""
    for k in reversed(range(len(colours))):
        shift = k * width * 0.86
        way = [(x + out[0] * shift, y + out[1] * shift * 0.3) for x, y in (p[:2] for p in outline(text))]
        wide = width * (1.5 if k == len(colours) - 1 else 1)
        canvas.line(way, INK, wide + 3)
        canvas.line(way, colours[k], wide)


def robe(canvas: Canvas, points: list[Point], colour: Colour) -> None:
    canvas.fill(points, colour)


def edge(canvas: Canvas, points: list[Point], width: float = 2.2) -> None:
    line = smooth(points)
    canvas.line([*line, line[0]], INK, width)


def toyohina(canvas: Canvas) -> None:
    silk = outline("262,420! 196,442 118,490 64,570 34,700 30,1010! 630,1010! 624,700 596,566 536,488 456,438 392,416!")
    robe(canvas, silk, MAUVE)
    with canvas.clip(silk):
        chance = np.random.default_rng(3)
        for row in range(12):
            for k in range(12):
                x, y = 40 + 52 * k + 26 * (row % 2), 440 + 44 * row
                blossom(canvas, x, y, 10, "#cdbcb8", 360 * chance.random())
    edge(canvas, silk)
    canvas.fill(outline("280,420! 340,404 410,412! 374,500 338,556! 308,490"), SKIN)
    neck(canvas, TOYOHINA)
    ink(canvas, outline("276,422 304,410 328,406"), 1.8, taper=0.3)
    bands(canvas, "286,424 300,462 330,520 360,572", (-1, 1), (CREAM, RED, "#54424e"), 15)
    bands(canvas, "404,414 396,450 372,510 320,580 230,700 130,830", (1, 1), (CREAM, RED, "#54424e"), 15)
    for fold in ("176,456 150,520 140,600", "486,452 520,520 530,600", "130,500 104,570 98,660"):
        ink(canvas, outline(fold), 1.8)
    face(canvas, TOYOHINA)
    hair(canvas, TOYOHINA)
    finery(canvas, TOYOHINA, pins=2)


def hisa(canvas: Canvas) -> None:
    silk = outline("96,742! 50,764 10,800 -20,860 -20,1010! 350,1010! 344,920 320,840 286,790 236,752!")
    robe(canvas, silk, TAN)
    with canvas.clip(silk):
        for k in range(40):
            x = -20 + 10 * k
            wide = 3.4 if k % 4 == 0 else 1.2
            canvas.line([(x + 24, 740), (x + 6, 860), (x, 1010)], "#6c5230", wide, alpha=0.85)
    edge(canvas, silk)
    canvas.fill(outline("100,738! 160,716 232,738! 212,800 190,862! 140,820"), SKIN)
    neck(canvas, HISA)
    ink(canvas, outline("172,718 200,723 234,740"), 1.8, taper=0.3)
    bands(canvas, "226,740 214,790 198,846 178,884", (1, 1), (CREAM, RED, NIGHT), 14)
    bands(canvas, "104,738 124,790 164,850 214,920 250,1010", (-1, 1), (CREAM, RED, NIGHT), 14)
    canvas.fill(ellipse(48, 878, 21), NIGHT)
    oak_crest(canvas, 48, 878, 18)
    towel(canvas)
    face(canvas, HISA)
    hair(canvas, HISA)
    finery(canvas, HISA, pins=1)


def towel(canvas: Canvas) -> None:
    """A folded hand towel with a dyed border over her left shoulder."""
    cloth = outline("252,744! 286,742 316,766! 322,850 312,960! 276,968 246,958! 262,860 262,800")
    canvas.fill(cloth, PAPER)
    with canvas.clip(cloth):
        for y in (884, 906, 928):
            canvas.line(outline(f"240,{y} 280,{y + 10} 330,{y - 2}"), "#54708a", 7)
        for k in range(5):
            canvas.fill(ellipse(270 + 9 * (k % 3), 786 + 18 * k, 4.5), "#54708a")
    edge(canvas, cloth, 1.8)
    ink(canvas, outline("284,744 292,800 290,880 280,964"), 1.3)


def kita(canvas: Canvas) -> None:
    silk = outline("408,748! 368,776 336,830 320,920 316,1010! 680,1010! 680,860 640,800 600,766 552,744!")
    robe(canvas, silk, NIGHT)
    with canvas.clip(silk):
        for row in range(11):
            for k in range(20):
                x, y = 316 + 20 * k + 10 * (row % 2), 752 + 25 * row
                for turn in (0, 90):
                    canvas.line(placed([(-4, 0), (4, 0)], x, y, turn=turn + 45), "#b9b2a6", 1.4)
    edge(canvas, silk)
    canvas.fill(outline("418,744! 480,718 562,736! 540,800 496,884! 452,820"), SKIN)
    neck(canvas, KITA)
    ink(canvas, outline("416,745 450,726 482,719"), 1.8, taper=0.3)
    bands(canvas, "426,742 440,790 474,850 524,930", (-1, 1), (CREAM, ROSE, "#565058"), 14)
    bands(canvas, "556,736 546,790 520,850 470,920 430,1010", (1, 1), (CREAM, ROSE, "#565058"), 14)
    face(canvas, KITA)
    hair(canvas, KITA)
    finery(canvas, KITA, pins=2)
    fan(canvas)


def fan(canvas: Canvas) -> None:
    """A round fan of paper on bamboo, and the hand that holds its stick."""
    x, y = 388, 868
    canvas.line([(x + 58, y + 52), (x + 132, y + 128)], INK, 12)
    canvas.line([(x + 58, y + 52), (x + 132, y + 128)], "#d0aa66", 8.6)
    disc = ellipse(x, y, 84, 74, turn=40, count=60)
    canvas.fill(disc, CREAM)
    canvas.line([*disc, disc[0]], INK, 2)
    with canvas.clip(disc, curved=False):
        for k in range(-7, 8):
            a = math.radians(221 + 9 * k)
            canvas.line([(x + 60, y + 56), (x + 60 + 170 * math.cos(a), y + 56 + 170 * math.sin(a))], "#c9b68c", 1.1)
    paulownia(canvas, x - 4, y + 4, 46, "#8a5a4c")
    grip(canvas)


def grip(canvas: Canvas) -> None:
    """Slender fingers round the stick, each in one line, the thumb along it."""
    sleeve = outline("566,1010! 560,960 592,926 640,916 690,930! 690,1010!")
    shape(canvas, sleeve, ROSE, 2)
    shape(canvas, outline("478,944 504,926 540,934 580,962 600,1010! 516,1010! 486,984"), SKIN, 1.9)
    for k in reversed(range(4)):
        x, y = 478 + 11 * k, 946 + 15 * k
        finger = outline("30,-17 8,-10 -14,-1 -27,7 -30,13 -24,16 -10,11 14,3 34,-3")
        shape(canvas, placed(finger, x, y, scale=1 - 0.06 * k), SKIN, 1.8)
        nail = outline("-27,8 -21,7 -18,10 -22,14 -28,13")
        canvas.line([*(spots := placed(nail, x, y, scale=1 - 0.06 * k)), spots[0]], INK, 0.9, alpha=0.8)
    canvas.fill(outline("500,938 520,932 540,950 536,1000 512,990"), SKIN)
    thumb = outline("520,958 502,942 486,924 478,908 484,902 494,910 510,926 534,944")
    shape(canvas, thumb, SKIN, 1.8)
    canvas.line(outline("480,907 487,905 492,912"), INK, 0.9, alpha=0.8)


def seal(canvas: Canvas) -> None:
    """The publisher's and the censor's marks as plain seals: no imitation of script."""
    canvas.fill(ellipse(606, 96, 12), "#a84434")
    canvas.fill(ellipse(606, 96, 7.5), "#bebcba")
    canvas.fill(ellipse(606, 96, 4), "#a84434")
    shape(canvas, outline("592,130! 620,130! 620,162! 592,162!"), "#a84434", 1.2)
    canvas.line(outline("598,138 614,138"), CREAM, 2.4)
    canvas.line(outline("606,138 606,155"), CREAM, 2.4)
    canvas.line(outline("598,155 614,155"), CREAM, 2.4)


def compose(canvas: Canvas) -> None:
    mica(canvas)
    toyohina(canvas)
    hisa(canvas)
    kita(canvas)
    seal(canvas)
