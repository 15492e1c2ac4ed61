"""A huge yellow bulb on lilac, with spirals, petals, rings and loops of thin line around it."""

import math
from collections.abc import Sequence

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, lighter, linear
from scripts.atelier.curves import Point, ellipse, placed, smooth, spots_along
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=55,
    title="The Ten Largest, No. 7, Adulthood",
    after="after Hilma af Klint",
    school="abstract",
    size=(746, 1000),
    detail=(200, 300, 330, 330),
    seed=55,
    finish=Finish(glaze=0.6, relief=0.05, thickness=0.15, weave=0.06, warm=0.04, vignette=0.07, contrast=0.12),
)

LILAC, YELLOW, GOLD, BLUE, NAVY = "#b998bd", "#f0cf52", "#dca32e", "#7fa6cf", "#33507f"
WHITE, PINK, ORANGE, GREEN, ROSE = "#f7efe2", "#e8a9a8", "#e08642", "#6f9a6c", "#c8566a"


def tempera(
    canvas: Canvas, points: Sequence[Point], colour: Colour, *, rim: Colour | None = None, wide: float = 3
) -> None:
    """A form in thin chalky paint: cloudy within, perhaps with a drawn contour."""
    canvas.fill(points, colour, noise=0.06, noise_size=44, keep=0.15)
    with canvas.clip(points):
        for _ in range(26):
            curve = smooth(points)
            x, y = curve[int(canvas.chance.integers(len(curve)))]
            canvas.fill(ellipse(x, y, 46, 34), "#fff6e0", blur=16, alpha=0.07)
    if rim is not None:
        curve = smooth(points)
        canvas.line([*curve, curve[0]], rim, wide, alpha=0.9, keep=0.3)


def spiral(canvas: Canvas, x: float, y: float, size: float, colour: Colour, *, turns: float, start: float, width: float,
           side: int = 1) -> None:  # fmt: skip
    way = []
    for i in range(int(turns * 26) + 1):
        t = i / (turns * 26)
        a = math.radians(start) + side * t * turns * 2 * math.pi
        way.append((x + size * t**0.85 * math.cos(a), y + size * t**0.85 * math.sin(a)))
    canvas.line(way, colour, width * 0.6, width, keep=0.35)


def tendril(canvas: Canvas, base: str, radius: float, count: float, colour: Colour, width: float, *, side: int = 1,
            swing: float = 0.35) -> None:  # fmt: skip
    """A line that wanders along `base` and loops as a hand does that does not think: now wide, now narrow."""
    steps = int(count * 26)
    middle = spots_along(outline(base), steps + 1)
    way: list[Point] = []
    for i, (x, y) in enumerate(middle):
        t = i / steps
        a = side * 2 * math.pi * count * t
        reach = radius * (1 + swing * math.sin(7.3 * t + radius)) * min(1, 5 * t, 5 * (1 - t) + 0.1)
        way.append((float(x) + reach * math.cos(a), float(y) + reach * 0.86 * math.sin(a)))
    canvas.line(way, colour, width * 0.6, width, alpha=0.95, keep=0.4)


def rings(canvas: Canvas, x: float, y: float, sizes: tuple[float, ...], colours: tuple[Colour, ...]) -> None:
    for size, colour in zip(sizes, colours, strict=True):
        canvas.fill(ellipse(x, y, size, count=90), colour, noise=0.05, noise_size=26, keep=0.2)


def rosette(canvas: Canvas, x: float, y: float, size: float, petals: int, colours: tuple[Colour, ...]) -> None:
    """Round petals of thin paint that show through each other, around a ringed heart."""
    for k in range(petals):
        a = 2 * math.pi * k / petals + 0.3
        cx, cy = x + size * 0.55 * math.cos(a), y + size * 0.55 * math.sin(a)
        petal = ellipse(cx, cy, size * 0.46, size * 0.4, turn=math.degrees(a))
        canvas.fill(petal, colours[k % len(colours)], alpha=0.82, noise=0.05, noise_size=24, keep=0.15)
        canvas.line([*petal, petal[0]], NAVY, 1.6, alpha=0.75, keep=0.3)
    rings(canvas, x, y, (size * 0.27, size * 0.2, size * 0.09), (ROSE, "#f6de86", NAVY))


def ground(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (500, 1000), ["#c6abc6", "#c0a2c1", "#b898bb", "#ae90b4"]), noise=0.05, noise_size=110)
    chance = canvas.chance
    for _ in range(420):
        x, y = 746 * chance.random(), 1000 * chance.random()
        spot = ellipse(x, y, 16 + 46 * chance.random(), 8 + 14 * chance.random(), turn=-20 + 30 * chance.normal())
        canvas.fill(spot, ("#d2b6d2", "#a683b0", "#c9a4c0")[int(chance.integers(3))], blur=9, alpha=0.16)
    for x in (249, 498):
        canvas.line([(x, -5), (x + 2, 500), (x - 1, 1005)], "#8d6b98", 1.4, alpha=0.35)
    for y in (252, 500, 750):
        canvas.line([(-5, y), (370, y + 2), (751, y - 1)], "#8d6b98", 1.4, alpha=0.35)


def behind(canvas: Canvas) -> None:
    """Leaves and great discs that the yellow form grows over."""
    for x, y, size, colour in ((150, 770, 150, BLUE), (598, 800, 138, PINK)):
        rings(canvas, x, y, (size, size * 0.8, size * 0.58), (colour, lighter(colour, 0.3), colour))
        canvas.line([*ellipse(x, y, size, count=90), (x + size, y)], NAVY, 2.4, alpha=0.8, keep=0.3)
    for turn, scale, colour in (
        (-158, 2.25, GREEN),
        (-28, 2.1, "#5b8a72"),
        (-172, 2.15, "#8fb27a"),
        (14, 1.5, "#7fa06a"),
    ):
        leaf = placed(outline("0,0! 36,-26 96,-34 150,0! 96,26 40,24"), 372, 560, scale=scale, turn=turn)
        tempera(canvas, leaf, colour, rim="#2f5244", wide=2.2)
        for k in (-8, 0, 8):
            rib = placed([(8, 0), (70, 2 * k - 4), (140, 0)], 372, 560, scale=scale, turn=turn)
            canvas.line(rib, WHITE, 2, taper=0.7, alpha=0.8, keep=0.3)


def bulb(canvas: Canvas) -> None:
    """The great yellow form: a bulb that opens into three petals."""
    body = outline(
        "392,846 286,822 184,752 130,650 134,536 196,438 258,366 272,300 222,256 168,196 170,112 232,64 306,84 352,152 "
        "378,236! 396,150 440,82 516,52 594,82 618,164 580,246 528,300 534,370 594,446 634,548 620,660 560,760 478,828"
    )
    canvas.fill([(p[0] + 6, p[1] + 9) for p in body], "#7d5b88", blur=12, alpha=0.4)
    tempera(canvas, body, "#ecd060", rim=GOLD, wide=4)
    with canvas.clip(body):
        canvas.fill(outline("392,850 580,760 660,560 570,420 616,600 500,760"), "#dca32e", blur=30, alpha=0.45)
        canvas.fill(outline("140,620 210,450 300,360 330,420 230,520 190,660"), "#fbf0b8", blur=26, alpha=0.6)
    spiral(canvas, 516, 160, 86, ORANGE, turns=2.9, start=280, width=4.4, side=-1)
    canvas.line(outline("378,240 374,300 384,350"), GOLD, 4, 2, taper=-0.8, keep=0.3)
    egg = outline("382,366 468,404 528,492 540,590 496,690 404,744 300,716 232,638 226,536 284,430")
    tempera(canvas, egg, "#f4e3a4", rim=GOLD, wide=2.4)
    tempera(canvas, outline("384,446 452,476 490,548 478,630 412,682 334,664 284,596 290,512"), "#f0a552", rim=ROSE)
    tempera(canvas, outline("386,506 430,530 446,580 418,622 362,622 328,580 342,528"), WHITE, rim=NAVY, wide=2)
    spiral(canvas, 388, 566, 50, ROSE, turns=2.7, start=30, width=4.4)
    for k, reach in enumerate((126, 142, 158)):
        way: list[Point] = [
            (386 + reach * math.cos(math.radians(d)), 566 + reach * math.sin(math.radians(d)))
            for d in range(20 + 12 * k, 168 - 14 * k, 8)
        ]
        canvas.line(way, (GOLD, ORANGE, "#c9742c")[k], 3, 1.4, taper=0.5, keep=0.3)


def over(canvas: Canvas) -> None:
    """What lies over the bulb's edge: a blossom, a snail, and two drops that share their middle."""
    shell = outline("560,410! 580,344 640,312 700,334 724,400 700,464 640,486 584,462")
    tempera(canvas, shell, "#93b5d6", rim=NAVY, wide=2.4)
    spiral(canvas, 642, 400, 66, WHITE, turns=3.2, start=100, width=4.2)
    rings(canvas, 642, 400, (10, 5), (ROSE, YELLOW))
    rosette(canvas, 206, 180, 142, 8, (WHITE, "#efc6c0", "#f3dcc8"))
    for side, colour in ((-1, "#e7b27c"), (1, "#8a78b4")):
        drop = placed(outline("0,-92! 40,-42 50,14 22,60 -22,60 -50,14 -40,-42"), 372 + side * 34, 866, scale=1.2,
                      turn=side * 20)  # fmt: skip
        canvas.fill(drop, colour, noise=0.06, noise_size=40, alpha=0.94, keep=0.15)
        curve = smooth(drop)
        canvas.line([*curve, curve[0]], NAVY, 2.4, keep=0.3)
        spiral(canvas, 372 + side * 56, 884, 30, WHITE, turns=2, start=90 - 90 * side, width=3.2, side=side)
    canvas.fill(outline("372,790! 398,838 398,892 372,922 346,892 346,838"), "#b06a74", alpha=0.9, keep=0.2)
    rings(canvas, 150, 770, (58, 42, 24), (WHITE, "#e9a09a", NAVY))
    rings(canvas, 598, 800, (52, 36, 18), (YELLOW, WHITE, ROSE))


def lines(canvas: Canvas) -> None:
    tendril(canvas, "34,420 40,330 90,330 130,400 190,420", 34, 3.5, WHITE, 2.8)
    tendril(canvas, "420,330 520,270 640,230 706,120 690,40", 40, 4, NAVY, 2.2, side=-1)
    tendril(canvas, "30,520 70,600 60,700 130,760 210,700", 34, 4.5, YELLOW, 2.8)
    tendril(canvas, "716,520 650,600 690,680 610,730 520,690", 38, 4, WHITE, 2.8, side=-1)
    tendril(canvas, "30,966 140,940 250,966 330,950", 26, 5, NAVY, 2.2)
    tendril(canvas, "430,950 540,976 640,944 726,962", 28, 5, WHITE, 2.6)
    canvas.line(outline("196,330 250,372 258,432 214,476"), NAVY, 2.2, 1.4, keep=0.3)
    canvas.line(outline("584,468 552,510 560,560 596,590"), "#c9742c", 2.6, 1.4, keep=0.3)
    for x, y, size, colour in ((52, 52, 13, ROSE), (376, 66, 11, ORANGE), (66, 650, 8, ROSE), (700, 270, 9, YELLOW)):
        rings(canvas, x, y, (size + 3.4, size), (WHITE, colour))


def compose(canvas: Canvas) -> None:
    ground(canvas)
    behind(canvas)
    bulb(canvas)
    over(canvas)
    lines(canvas)
