"""Black cloud, thin straight rain, and people with umbrellas who hurry over a wooden bridge."""

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, linear
from scripts.atelier.curves import Point, ellipse, smooth, spots_along
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.paintings.shared_rain_walkers import cape_man, umbrella_walker

PAINTING = Homage(
    card=49,
    title="Sudden Shower over Shin-Ōhashi Bridge and Atake",
    after="after Utagawa Hiroshige",
    school="ukiyo_e",
    size=(672, 1000),
    detail=(230, 500, 330, 330),
    seed=49,
)

INK, WOOD, PALE_WOOD, SHADE = "#2a2c34", "#cfa058", "#dcb877", "#8d7448"
BACK = outline("-20,610 80,584 190,568 310,568 430,586 550,624 700,694")
FRONT = outline("-20,704 80,674 190,658 310,660 430,684 550,732 700,818")


def sky(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 380), ["#8d9296", "#b3b5b0", "#cbcabd", "#d6d3c2"]))
    edge = outline(
        "-10,118 50,146 96,120 150,152 204,128 262,164 320,126 380,150 446,112 500,140 566,104 620,132 690,96"
    )
    canvas.fill(
        [*edge, (690, -40, 0), (-10, -40, 0)], linear((0, 0), (0, 165), ["#15171c", "#23262c", "#474b50"]), blur=9
    )
    for rise, alpha in ((36, 0.35), (64, 0.2)):
        soft = [(x, y + rise) for x, y in edge]
        canvas.fill([*soft, (690, -40, 0), (-10, -40, 0)], "#2a2d33", blur=22, alpha=alpha)


def far_bank(canvas: Canvas) -> None:
    bank = outline(
        "-10,424! 40,408 90,414 140,394 200,398 250,376 310,384 360,358 420,366 470,342 530,350 590,322 690,316!"
    )
    canvas.fill(
        [*bank, (690, 372, 0), (-10, 470, 0)], linear((0, 330), (0, 460), ["#8b9296", "#757d84", "#a9adaa"]), blur=1
    )
    chance = np.random.default_rng(4)
    for x, y in spots_along(bank, 60):
        crown = ellipse(float(x), float(y) + 6, 9 + 9 * chance.random(), 8 + 9 * chance.random(), count=18)
        canvas.fill(crown, "#7d858b", blur=1.4, alpha=0.9)
    for x, long in ((70, 60), (210, 46), (336, 70), (500, 54), (600, 60)):
        y = 452 - 0.14 * x
        canvas.polygon([(x, y), (x + long, y - 9), (x + long, y - 20), (x + long / 2, y - 30), (x, y - 12)], "#6a7178")
        canvas.line([(x - 6, y - 9), (x + long / 2, y - 31), (x + long + 6, y - 18)], "#565d66", 2.4, curved=False)


def river(canvas: Canvas) -> None:
    shape: list[Point] = [(-10, 468, 0), (690, 370, 0), (690, 1010, 0), (-10, 1010, 0)]
    canvas.fill(shape, linear((330, 400), (330, 1000), ["#c2c9c4", "#a9bcc2", "#8fb0c0", "#7ea5bb", "#6f9ab4"]))
    with canvas.clip(shape):
        canvas.fill(outline("-40,560 120,540 260,560 160,620 -40,640"), "#2c568c", blur=40, alpha=0.7)
        canvas.fill(outline("160,760 420,730 700,800 700,1010 500,930 300,840"), "#1f4578", blur=46, alpha=0.85)
        canvas.fill(outline("-40,900 200,930 420,980 700,960 700,1020 -40,1020"), "#2c568c", blur=34, alpha=0.7)
    chance = np.random.default_rng(9)
    for _ in range(70):
        x, y = 672 * chance.random(), 500 + 500 * chance.random()
        long = 14 + 40 * chance.random()
        canvas.line([(x, y), (x + long / 2, y - 3), (x + long, y)], "#3c6c9a", 1.4, taper=0.9, alpha=0.5)


def raft(canvas: Canvas) -> None:
    """Logs tied side by side, and a man in a straw coat who poles them along."""
    for k in range(4):
        way = [(96 + 7 * k, 492 - 4.4 * k), (196, 482 - 4.4 * k), (292 - 5 * k, 474 - 4.4 * k)]
        canvas.line(way, (PALE_WOOD, "#b08a4c", "#c9a05a", "#a8824a")[k], 4.6)
        canvas.line([(x, y - 2.4) for x, y in way], INK, 1)
    canvas.line(outline("98,496 196,486 292,478"), "#3c5a78", 3, taper=0.5, alpha=0.7)
    canvas.line([(212, 424), (196, 452), (178, 496)], INK, 1.8)
    cape_man(canvas, 178, 476, 58, straw="#b39a5c", facing=1)


def piles(canvas: Canvas) -> None:
    """The trestle: rows of posts under the deck with their beams and braces."""
    under = smooth(FRONT, closed=False)
    for x, wide, foot in (
        (56, 20, 930),
        (148, 18, 886),
        (238, 16, 850),
        (396, 15, 838),
        (470, 16, 872),
        (560, 19, 920),
    ):
        y = float(np.interp(x, under[:, 0], under[:, 1]))
        post = [(x - wide / 2, y), (x + wide / 2, y), (x + wide / 2 + 2, foot), (x - wide / 2 + 1, foot)]
        canvas.polygon(post, linear((x - wide / 2, 0), (x + wide / 2, 0), ["#8d8264", "#b4a581", "#786d54"]))
        canvas.fill(ellipse(x + 1, foot, wide * 0.9, 5), "#1f4578", blur=2, alpha=0.7)
        canvas.line([(x - wide / 2, y), (x - wide / 2 + 1, foot)], INK, 1.8, curved=False)
        canvas.line([(x + wide / 2, y), (x + wide / 2 + 2, foot)], INK, 1.8, curved=False)
    for beam in (
        "24,770 148,738 268,730",
        "366,742 470,772 592,838",
        "28,842 148,806 266,794",
        "370,806 470,840 590,906",
    ):
        way = outline(beam)
        canvas.line(way, "#a3946e", 12, curved=False)
        for off in (-6, 6):
            canvas.line([(x, y + off) for x, y in way], INK, 1.7, curved=False)


def deck(canvas: Canvas) -> None:
    """Planks between two low rails."""
    curve = np.vstack([smooth(BACK, closed=False), smooth(FRONT, closed=False)[::-1]])
    canvas.fill(curve, linear((0, 560), (0, 760), ["#e2c88c", "#dcb973", "#cfa35a"]))
    near, far = spots_along(FRONT, 62), spots_along(BACK, 62)
    with canvas.clip(curve, curved=False):
        for one, other in zip(near, far, strict=True):
            canvas.line([tuple(one), tuple(other)], SHADE, 1.2, alpha=0.55)
        canvas.line([(x, y - 8) for x, y in FRONT], "#7d6a44", 26, blur=10, alpha=0.5)
    rail(canvas, BACK, 17, 5, 15)


def rail(canvas: Canvas, edge: list[Point], high: float, beam: float, posts: int) -> None:
    for x, y in spots_along(edge, posts):
        canvas.line([(float(x), float(y) + 4), (float(x), float(y) - high)], "#6f6147", beam * 0.8)
        canvas.line([(float(x) - beam * 0.4, float(y) + 4), (float(x) - beam * 0.4, float(y) - high)], INK, 1.2)
    for drop, wide in ((high, beam), (high * 0.42, beam * 0.6)):
        way = [(p[0], p[1] - drop) for p in edge]
        canvas.line(way, "#b39a68", wide)
        canvas.line([(x, y - wide / 2) for x, y in way], INK, 1.3)
        canvas.line([(x, y + wide / 2) for x, y in way], INK, 1.3)


def near_rail(canvas: Canvas) -> None:
    side = [(x, y + 9) for x, y in FRONT]
    canvas.line(side, "#a08a5c", 22)
    canvas.line([(x, y + 16) for x, y in FRONT], "#6f6147", 8)
    for off in (-2, 20):
        canvas.line([(x, y + off) for x, y in FRONT], INK, 2)
    for x, y in spots_along(FRONT, 26):
        canvas.line([(float(x), float(y)), (float(x), float(y) + 18)], INK, 1.2, alpha=0.7)
    rail(canvas, FRONT, 17, 6, 13)


def walkers(canvas: Canvas) -> None:
    cape_man(canvas, 78, 648, 100, straw="#c9a860", facing=-1)
    umbrella_walker(canvas, 206, 636, 118, robe="#5f7f9c", cover="#d8c08a", facing=-1, tilt=14)
    umbrella_walker(canvas, 240, 642, 112, robe="#8a5a44", cover=None, facing=-1)
    umbrella_walker(canvas, 366, 648, 122, robe="#39527c", cover="#c9b184", facing=1, tilt=-16, long=True)
    umbrella_walker(canvas, 424, 664, 124, robe="#6f7a80", cover="#dac898", facing=1, tilt=-22, long=True)
    umbrella_walker(canvas, 572, 724, 130, robe="#44617f", cover="#8d9aa0", facing=-1, tilt=18)


def rain(canvas: Canvas) -> None:
    """Two sheets of straight lines that cross at a narrow angle."""
    chance = np.random.default_rng(21)
    for count, lean, colour, alpha in ((330, 0.135, "#23262e", 0.5), (230, 0.03, "#3a3f48", 0.42)):
        for i in range(count):
            x = -80 + 800 * (i + chance.random()) / count
            top, long = -60 + 900 * chance.random() ** 1.2, 260 + 520 * chance.random()
            start = (x - lean * top + 60, top)
            canvas.line([start, (start[0] - lean * long, top + long)], colour, 1.15, taper=0.2, alpha=alpha)


def cartouches(canvas: Canvas) -> None:
    """The red title slip, the square of the series and the signature's slip, with clouded colour instead of script."""
    slips: tuple[tuple[float, float, float, float, tuple[Colour, Colour]], ...] = (
        (556, 34, 42, 176, ("#b8402c", "#cf6a48")),
        (604, 34, 46, 56, ("#a8a25c", "#d8cf96")),
        (24, 836, 30, 112, ("#b8402c", "#cf6a48")),
    )
    for x, y, wide, high, (one, other) in slips:
        canvas.rectangle(x, y, wide, high, linear((0, y), (0, y + high), [one, other, one]))
        corners = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high), (x, y)]
        canvas.line(corners, INK, 2, curved=False)
        inner = [
            (x + 4, y + 4),
            (x + wide - 4, y + 4),
            (x + wide - 4, y + high - 4),
            (x + 4, y + high - 4),
            (x + 4, y + 4),
        ]
        canvas.line(inner, INK, 1, alpha=0.6, curved=False)
        for k in range(3):
            drift = ellipse(x + wide / 2, y + high * (0.22 + 0.28 * k), wide * 0.3, high * 0.07, turn=20 - 30 * k)
            canvas.fill(drift, INK, blur=4, alpha=0.3)


def compose(canvas: Canvas) -> None:
    sky(canvas)
    far_bank(canvas)
    river(canvas)
    raft(canvas)
    piles(canvas)
    deck(canvas)
    walkers(canvas)
    near_rail(canvas)
    rain(canvas)
    cartouches(canvas)
