"""The blue mountain, little boxes of houses, a patchwork of yellow and green."""

from collections.abc import Sequence

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, darker, lighter, linear, mixed
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_paths import path
from scripts.atelier.school import Finish, Jitter

PAINTING = Homage(
    card=41,
    title="Mont Sainte-Victoire seen from Bellevue",
    after="after Paul Cézanne",
    school="impressionist",
    size=(1000, 793),
    detail=(580, 290, 270, 270),
    seed=53,
    finish=Finish(jitter=Jitter(7, 0.12, 0.04), relief=0.11, thickness=0.45, saturation=1.08),
)

SLANT = -56.0
"""The constructive stroke: nearly everything is hatched up to the right."""

OCHRES = ("#d8b673", "#d0a863", "#e0c48a", "#c99b5c", "#dcb98a", "#cfa878")
GREENS = ("#8ea56a", "#7f9a62", "#a3b07a", "#6d8a55", "#94a878", "#b3b582")
DEEP = ("#47633f", "#3a5438", "#54704a", "#5f7a4a", "#2f4833")
CONTOUR = "#4a5f86"


def sky(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 320), ["#93b3c6", "#a9c1cc", "#c0cfd0", "#d6d8cc"]), direction=SLANT, noise=0.03)
    clouds = path("60,150 150,110 240,160 120,220 40,260 880,120 950,170 820,210 930,250 760,70 330,70 700,150")
    for x, y in clouds:
        canvas.fill(ellipse(x, y, 74, 30, turn=-14), "#e6e4d8", blur=16, alpha=0.7, direction=SLANT)
        canvas.fill(ellipse(x + 12, y + 18, 56, 14, turn=-14), "#a9b3c4", blur=12, alpha=0.5, direction=SLANT)


def facet(canvas: Canvas, points: str, tone: Colour, *, alpha: float = 0.7, blur: float = 6) -> None:
    canvas.polygon(path(points), tone, blur=blur, alpha=alpha, direction=SLANT)


def mountain(canvas: Canvas) -> None:
    ridge = path(
        "-10,322 60,312 150,296 230,268 300,252 360,224 420,212 470,186 520,182 560,168 592,160 626,176 650,206"
    )
    ridge += path("690,216 716,244 770,262 830,286 900,300 1010,318")
    body: list[Point] = [*ridge, (1010, 360), (-10, 360)]
    canvas.polygon(body, linear((300, 170), (520, 350), ["#a9b4cb", "#b3b0c2", "#bfb9bb"]), direction=SLANT)
    rose, blue, pale, violet = "#d8b9ab", "#7f92b6", "#c3c8d4", "#9a97b5"
    for shape, tone in (
        ("592,160 560,168 520,182 500,240 540,270 580,230", rose),
        ("592,160 626,176 650,206 640,260 600,270 586,220", blue),
        ("650,206 690,216 716,244 700,290 650,290 640,250", violet),
        ("520,182 470,186 420,212 400,262 450,276 500,240", pale),
        ("420,212 360,224 320,262 350,290 400,262", blue),
        ("360,224 300,252 260,290 320,300 340,270", rose),
        ("540,270 500,240 450,276 470,316 540,310", violet),
        ("580,230 540,270 560,320 620,316 600,270", "#d3c3bb"),
        ("300,252 230,268 190,306 250,318 280,290", violet),
        ("230,268 150,296 110,320 190,324", pale),
        ("716,244 770,262 830,286 800,316 740,310 700,290", rose),
        ("830,286 900,300 1010,318 1010,336 860,330", violet),
        ("350,290 320,300 300,330 420,336 420,290", "#cdbdb9"),
        ("650,290 620,316 660,338 740,330 700,300", "#c2b4bc"),
    ):
        facet(canvas, shape, tone)
    chance = canvas.chance
    for _ in range(90):
        x, y = 120 + 820 * chance.random(), 180 + 150 * chance.random()
        tone = (rose, blue, pale, violet, "#e2cfc0", "#8fa3c4")[int(chance.integers(6))]
        plane = [(x, y), (x + 16, y - 8), (x + 24, y + 18), (x + 6, y + 30)]
        with canvas.clip(body, curved=False):
            canvas.polygon(plane, tone, blur=2, alpha=0.5, direction=SLANT)
    canvas.line(ridge, CONTOUR, 4.4, alpha=0.75, detail=0.3)
    canvas.line([(x + 5, y - 6) for x, y in ridge[4:16]], "#7088ac", 2.4, alpha=0.6, detail=0.3)
    for crease in (
        "592,164 578,220 600,270 590,310",
        "520,184 506,236 470,300",
        "650,208 640,256 664,310",
        "420,214 392,270 400,310",
    ):
        canvas.line(path(crease), CONTOUR, 3.4, 1.5, alpha=0.55)
    canvas.polygon(
        path("-10,322 200,316 420,330 640,326 840,330 1010,322 1010,352 -10,352"),
        "#a9b7b4",
        blur=5,
        alpha=0.75,
        direction=SLANT,
    )


def plots(canvas: Canvas) -> None:
    """Fields in rows: thin and pale far away, larger and warmer near; each a bundle of parallel strokes."""
    canvas.rectangle(-5, 336, 1010, 340, linear((0, 336), (0, 640), ["#b9bf9f", "#b5b27a", "#b9a45e"]), direction=SLANT)
    chance = canvas.chance
    y = 338.0
    while y < 640:
        near = (y - 338) / 300
        high = 11 + 34 * near
        x = -40 * chance.random()
        while x < 1010:
            wide = (34 + 110 * near) * (0.6 + chance.random())
            warm = chance.random() < 0.54
            tone: Colour = (OCHRES if warm else GREENS)[int(chance.integers(6))]
            tone = mixed(tone, "#b9c2bd", 0.5 * (1 - near) ** 2)
            lean, sag = 14 * chance.normal() * (0.4 + near), 6 * near * chance.normal()
            plot = [
                (x, y + sag),
                (x + wide, y - sag * 0.4),
                (x + wide + lean, y + high + 4),
                (x + lean, y + high + 4 + sag),
            ]
            canvas.polygon(plot, tone, blur=0.8, direction=SLANT + 7 * chance.normal())
            if chance.random() < 0.7:
                hedge = mixed(DEEP[int(chance.integers(5))], "#a5b5ac", 0.55 * (1 - near))
                canvas.line([plot[3], plot[2]], hedge, 3 + 6 * near, taper=0.3, alpha=0.85, detail=0.2)
            x += wide
        y += high
    road = path("-10,640 120,590 240,548 330,500 400,470 470,452")
    canvas.line(road, "#e3d2a8", 25, 5, follow=True)
    canvas.line([(x + 3, y + 9) for x, y in road], "#8a8a5a", 5, 1.5, alpha=0.7)


def trees(canvas: Canvas, spots: Sequence[tuple[float, float, float]]) -> None:
    for x, y, size in spots:
        for _ in range(4):
            u, v = x + size * 0.4 * canvas.chance.normal(), y - size * 0.3 + size * 0.2 * canvas.chance.normal()
            tone = DEEP[int(canvas.chance.integers(5))]
            canvas.fill(ellipse(u, v, size * 0.55, size * 0.4), tone, blur=1.2, alpha=0.9, direction=SLANT)
        canvas.fill(
            ellipse(x - size * 0.2, y - size * 0.5, size * 0.36, size * 0.24),
            "#8ba060",
            blur=1.5,
            alpha=0.75,
            direction=SLANT,
        )


def cottage(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A box in two planes, pale toward the light, with a flat orange roof and a blue contour."""
    chance = canvas.chance
    wall = ("#e6d3a8", "#dcc294", "#ead9b6")[int(chance.integers(3))]
    roof = ("#c9784a", "#d08a58", "#b96a44")[int(chance.integers(3))]
    front = [(x, y), (x, y - size * 0.55), (x + size * 0.8, y - size * 0.6), (x + size * 0.8, y)]
    side = [
        (x + size * 0.8, y),
        (x + size * 0.8, y - size * 0.6),
        (x + size * 1.3, y - size * 0.5),
        (x + size * 1.3, y - size * 0.05),
    ]
    top = [(x - size * 0.06, y - size * 0.52), (x + size * 0.14, y - size * 0.86), (x + size * 1.06, y - size * 0.84)]
    top += [(x + size * 1.36, y - size * 0.48), (x + size * 0.82, y - size * 0.58)]
    canvas.polygon(front, wall, direction=80.0, detail=0.35)
    canvas.polygon(side, darker(wall, 0.24), direction=80.0, detail=0.35)
    canvas.polygon(top, roof, direction=0.0, detail=0.35)
    canvas.line([top[1], top[2]], lighter(roof, 0.3), 1.6, detail=0.35)
    canvas.line([front[0], front[1], top[1]], CONTOUR, 1.5, alpha=0.7, curved=False, detail=0.35)
    if size > 24:
        for u in (0.22, 0.52):
            canvas.rectangle(x + size * u, y - size * 0.38, size * 0.12, size * 0.18, "#6a7088", detail=0.4)


def village(canvas: Canvas) -> None:
    trees(
        canvas,
        [
            (150, 436, 30),
            (246, 440, 26),
            (400, 408, 22),
            (470, 410, 20),
            (690, 462, 28),
            (780, 470, 26),
            (560, 396, 18),
        ],
    )
    trees(
        canvas,
        [(60, 400, 20), (320, 388, 16), (860, 400, 18), (940, 392, 18), (60, 500, 30), (540, 520, 34), (900, 540, 34)],
    )
    trees(canvas, [(350, 560, 34), (440, 556, 30), (490, 508, 26), (800, 524, 30), (890, 520, 26), (130, 540, 30)])
    trees(canvas, [(20, 560, 32), (600, 470, 22), (980, 480, 28), (740, 590, 34), (560, 590, 34), (230, 512, 24)])
    houses = path(
        "176,436 206,446 240,430 158,448 414,402 440,408 520,398 700,460 734,470 668,474 300,392 96,420 590,420"
    )
    houses += path("372,560 402,552 470,500 820,520 850,512 60,470 250,500")
    for x, y in sorted(houses, key=lambda spot: spot[1]):
        cottage(canvas, x, y, 14 + (y - 380) * 0.16 + 4 * canvas.chance.random())


def viaduct(canvas: Canvas) -> None:
    """A thin pale line with arches across the right half of the valley."""
    deck = path("632,424 1010,408")
    canvas.polygon(path("632,424 1010,408 1010,436 632,446"), "#e9e0c4", direction=0.0, detail=0.5)
    for i in range(15):
        x, y = 642 + 25 * i, 446 - 1.05 * i
        arch: list[Point] = [(x, y + 1, 0), (x, y - 12), (x + 8, y - 18), (x + 16, y - 12), (x + 16, y, 0)]
        canvas.fill(arch, "#8fa07c" if i % 3 else "#b3a878", detail=0.5, direction=80.0)
    canvas.line(deck, "#fbf5e2", 3, detail=0.5)
    canvas.line([(x, y + 6) for x, y in deck], CONTOUR, 1.4, alpha=0.6, detail=0.5)


def foreground(canvas: Canvas) -> None:
    canvas.rectangle(-5, 700, 1010, 100, "#6d7f4a", direction=SLANT)
    corn = path("-10,612 160,588 330,596 420,640 380,740 200,800 -10,800")
    canvas.fill(corn, linear((0, 600), (300, 780), ["#d9bd7c", "#cda963", "#b99550"]), direction=SLANT, noise=0.08)
    canvas.polygon(
        path("420,640 560,610 760,626 1010,604 1010,800 360,800"),
        linear((400, 620), (900, 790), ["#8a9a58", "#5f7a4a", "#47633f"]),
        direction=SLANT,
    )
    chance = canvas.chance
    for left, foot, size in ((462, 672, 50), (508, 660, 40), (640, 690, 58), (846, 668, 46)):
        cottage(canvas, left, foot, size)
    bushes = path("400,690 440,720 540,700 580,740 690,700 740,730 780,690 900,690 960,720 860,750 500,760 640,770")
    bushes += path("360,760 980,660 300,776 760,770 420,780 930,780 560,660 710,655 200,784 100,790 30,782")
    for x, y in sorted(bushes, key=lambda spot: spot[1]):
        wide = 44 + 26 * chance.random()
        for _ in range(5):
            u, v = x + wide * 0.4 * chance.normal(), y + wide * 0.22 * chance.normal()
            tone = (
                DEEP[int(chance.integers(5))]
                if chance.random() < 0.76
                else ("#b98a44", "#c99a50", "#8f9a50")[int(chance.integers(3))]
            )
            canvas.fill(
                ellipse(u, v, wide * 0.5, wide * 0.3, turn=-20),
                tone,
                blur=1.5,
                alpha=0.9,
                direction=SLANT + 6 * chance.normal(),
            )
        canvas.fill(
            ellipse(x - wide * 0.2, y - wide * 0.25, wide * 0.3, wide * 0.13, turn=-20),
            "#93a45e",
            blur=2,
            alpha=0.8,
            direction=SLANT,
        )
    for _ in range(60):
        x, y = 380 * chance.random(), 610 + 150 * chance.random()
        tone = ("#ecd290", "#b5843c", "#a9a45a")[int(chance.integers(3))]
        canvas.line([(x, y), (x + 12, y - 20)], tone, 5, taper=0.6, alpha=0.7, follow=True)


def compose(canvas: Canvas) -> None:
    for part in (sky, mountain, plots, village, viaduct, foreground):
        part(canvas)
