"""A black ball with a pink glow, pointed triangles, and a drawing made with ruler and compass."""

import math
from typing import NamedTuple

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, Paint, linear, radial
from scripts.atelier.curves import Point, ellipse, placed
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=48,
    title="Composition VIII",
    after="after Wassily Kandinsky",
    school="abstract",
    size=(1000, 699),
    detail=(30, 10, 260, 260),
    seed=29,
    finish=Finish(glaze=0.8, relief=0.07),
)

INK, CREAM, VIOLET, PINK, RED = "#16141a", "#f3ead4", "#5a2f6e", "#e08a94", "#c8402f"
YELLOW, BLUE, SKY, GREEN, ORANGE = "#e9bf3c", "#3f6fae", "#9cc1d9", "#6f9a6a", "#e0813a"


class Ring(NamedTuple):
    """A disc inside a disc: its share of the radius and its colour."""

    share: float
    colour: Paint


def stick(canvas: Canvas, points: str, width: float, end: float | None = None, colour: Colour = INK) -> None:
    """A ruled line, perhaps swelling to its end."""
    canvas.line(outline(points), colour, width, end, curved=False, keep=0.2)


def disc(
    canvas: Canvas, x: float, y: float, radius: float, *rings: Ring, glow: tuple[str, float] | None = None
) -> None:
    if glow is not None:
        colour, reach = glow
        canvas.fill(ellipse(x, y, radius * reach, count=90), colour, blur=radius * (reach - 1) * 0.45, alpha=0.8)
    for ring in rings:
        canvas.fill(ellipse(x, y, radius * ring.share, count=120), ring.colour, keep=0.2)


def pane(canvas: Canvas, points: str, paint: Paint, alpha: float = 0.8) -> None:
    """A pane of coloured glass: what lies under it shows through."""
    canvas.polygon(outline(points), paint, alpha=alpha, mode="multiply", keep=0.1)


def arc(  # place, size, sweep and widths
    canvas: Canvas, x: float, y: float, radius: float, sweep: tuple[float, float], width: float, end: float
) -> None:
    angles = np.radians(np.linspace(*sweep, 30))
    way: list[Point] = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]
    canvas.line(way, INK, width, end, keep=0.2)


def half(canvas: Canvas, x: float, y: float, radius: float, turn: float, paint: Paint, width: float = 2.5) -> None:
    """A half disc standing on its straight side, turned clockwise."""
    angles = np.radians(np.linspace(180 + turn, 360 + turn, 40))
    rim: list[Point] = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]
    canvas.polygon(rim, paint, alpha=0.9, keep=0.2)
    canvas.line(rim, INK, width, width * 0.5, keep=0.2)
    canvas.line([rim[0], rim[-1]], INK, width * 0.7, curved=False, keep=0.2)


def board(canvas: Canvas, x: float, y: float, cell: float, turn: float, rows: tuple[str, ...]) -> None:
    """A tilted chequerboard; letters name the colours, a dot leaves a cell open."""
    names = {
        "k": INK,
        "r": RED,
        "b": BLUE,
        "y": YELLOW,
        "v": VIOLET,
        "s": SKY,
        "w": "#fbf6e6",
        "p": PINK,
        "g": GREEN,
        "o": ORANGE,
    }
    for j, row in enumerate(rows):
        for i, name in enumerate(row):
            if name != ".":
                square = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
                canvas.polygon(placed(square, x, y, scale=cell, turn=turn), names[name], alpha=0.93, keep=0.2)


def ground(canvas: Canvas) -> None:
    canvas.wash(radial((520, 330), 760, ["#fbf6e6", "#f6f0de", "#ebe8da", "#d8dedb"]), noise=0.025, noise_size=120)
    canvas.fill(ellipse(90, 600, 300, 170), "#a9c9de", blur=70, alpha=0.85)
    canvas.fill(ellipse(960, 60, 220, 130), "#cfdde2", blur=60, alpha=0.8)
    canvas.fill(ellipse(890, 640, 230, 120), "#ecd99c", blur=60, alpha=0.55)
    canvas.fill(ellipse(560, 610, 160, 80), "#f0d2c4", blur=50, alpha=0.5)


def great_circle(canvas: Canvas) -> None:
    canvas.fill(ellipse(135, 122, 122, count=90), "#eab0a8", blur=16, alpha=0.9)
    canvas.fill(
        ellipse(135, 122, 104, count=90), radial((135, 122), 108, [RED, "#d3566a", PINK, "#e9a6a4"]), blur=6, alpha=0.95
    )
    disc(canvas, 135, 122, 80, Ring(1, INK), Ring(0.93, "#241a30"), Ring(0.84, INK), Ring(0.52, "#3a2050"))
    disc(canvas, 135, 122, 80, Ring(0.44, VIOLET), Ring(0.25, "#7d4a92"), Ring(0.1, "#2a1838"))
    disc(
        canvas,
        205,
        188,
        31,
        Ring(1, YELLOW),
        Ring(0.86, "#d9502c"),
        Ring(0.6, RED),
        Ring(0.22, INK),
        glow=("#f0c860", 1.6),
    )
    disc(canvas, 52, 236, 13, Ring(1, BLUE), Ring(0.5, INK), glow=(SKY, 1.9))


def angles(canvas: Canvas) -> None:
    """The great open angle in the middle and those that answer it."""
    pane(canvas, "470,112 352,540 628,540", linear((470, 120), (470, 540), ["#f6dc84", "#f6ecd0", "#f3c9bc"]), 0.9)
    pane(canvas, "470,112 436,236 517,236", "#f4cd5a")
    pane(canvas, "488,292 404,446 574,438", linear((488, 292), (488, 446), ["#6f9ccb", "#b9d4e4"]), 0.95)
    pane(canvas, "588,238 520,560 700,544", linear((588, 240), (600, 560), ["#cfe0d4", "#a9c6ae"]), 0.75)
    pane(canvas, "318,262 250,500 402,488", linear((318, 262), (318, 500), ["#f3d0cc", "#f5e4d2"]), 0.85)
    pane(canvas, "680,300 640,520 752,500", linear((680, 300), (690, 520), ["#e9b6a2", "#f5e2cc"]), 0.8)
    for points, width, end in (
        ("470,106 346,560", 3, 6), ("470,106 636,560", 6, 2.5), ("588,230 516,574", 2, 4),
        ("588,230 706,560", 4, 1.5),
        ("318,256 246,512", 1.6, 3.4), ("318,256 406,500", 3, 1.4), ("680,294 636,534", 1.4, 2.4),
        ("680,294 758,514", 2.4, 1.2), ("488,288 400,452", 1.4, 1.4), ("488,288 578,444", 1.4, 1.4),
        ("400,452 578,444", 2, 2),
    ):  # fmt: skip
        stick(canvas, points, width, end)


def rays(canvas: Canvas) -> None:
    stick(canvas, "36,334 776,178", 2.2, 4.6)
    stick(canvas, "176,570 628,52", 1.4, 3.2)
    stick(canvas, "700,640 896,116", 3.4, 1.4)
    stick(canvas, "724,648 918,126", 1.4, 2.6)
    stick(canvas, "214,60 560,214", 1.2, 2)
    stick(canvas, "560,520 968,348", 1.6, 3)
    stick(canvas, "60,470 330,420", 1.2, 1.8)
    stick(canvas, "820,56 986,268", 2.4, 1.2)
    for i in range(7):
        bend = [(636 + 17 * i, 58 + 5 * i), (664 + 16 * i, 108 + 4 * i), (742 + 9 * i, 182 - 3 * i)]
        canvas.line(bend, INK, 1.4 + i % 3, curved=False, keep=0.2)
    for i in range(5):
        stick(canvas, f"{812 + 16 * i},{596 - 3 * i} {872 + 20 * i},{456 - 8 * i}", 1.4 + 0.8 * (i % 2))
    for i in range(4):
        stick(canvas, f"{70 + 9 * i},{650 - 22 * i} {286 - 16 * i},{560 - 26 * i}", 1.2 + i * 0.5)


def arches(canvas: Canvas) -> None:
    half(canvas, 300, 482, 36, -8, linear((264, 0), (336, 0), [RED, "#e59a7c"]))
    half(canvas, 384, 488, 50, 4, linear((334, 0), (434, 0), ["#fbf4de", YELLOW]), 3)
    half(canvas, 372, 487, 24, 4, INK, 1)
    half(canvas, 470, 500, 30, 0, VIOLET, 1.5)
    half(canvas, 546, 492, 42, -14, linear((500, 0), (590, 0), [SKY, "#f8f2e0"]))
    half(canvas, 644, 410, 44, 12, linear((600, 0), (690, 0), ["#f0d27a", ORANGE]), 3)
    half(canvas, 634, 408, 20, 12, "#fbf6e6", 1.5)
    half(canvas, 764, 442, 30, 26, linear((734, 0), (794, 0), [GREEN, "#d6dcb4"]))
    for i in range(6):
        half(canvas, 420 + 31 * i, 660, 14, 0, (YELLOW, "#fbf6e6", PINK, "#fbf6e6", SKY, INK)[i], 1.6)
    stick(canvas, "398,661 600,661", 2.4, 1.2)
    arc(canvas, 852, 196, 86, (120, 236), 3.5, 1)
    arc(canvas, 852, 196, 100, (132, 224), 1, 3)
    arc(canvas, 346, 330, 108, (-70, 58), 1.2, 4.4)
    arc(canvas, 720, 520, 92, (190, 320), 4, 1.2)
    arc(canvas, 720, 520, 80, (200, 300), 1.2, 1.2)
    arc(canvas, 210, 420, 60, (30, 170), 1.4, 3.2)
    for k, colour in enumerate((INK, RED, BLUE)):
        way: list[Point] = [(556 + 14 * i, 600 + 13 * k + (7 if i % 2 else -7)) for i in range(11)]
        canvas.line(way, colour, 3.2 - 0.6 * k, keep=0.2)


def boards(canvas: Canvas) -> None:
    board(canvas, 706, 256, 23, 12, ("k.ryw", "wb.kr", "y.wsb", "..kr."))
    board(canvas, 92, 382, 19, -10, ("kwbw", "wrwk", ".wyw"))
    board(canvas, 884, 534, 17, 24, ("vwo.", "kyws", ".wkr"))
    board(canvas, 402, 70, 12, 30, ("kw", "wr", "yk"))
    for i, name in enumerate("kbryvs"):
        board(canvas, 566 + 29 * i, 300 - 11 * i, 10, 20 + 9 * i, (name,))


def circles(canvas: Canvas) -> None:
    disc(
        canvas,
        852,
        196,
        44,
        Ring(1, INK),
        Ring(0.93, YELLOW),
        Ring(0.62, BLUE),
        Ring(0.36, "#24365e"),
        Ring(0.14, "#f2dc90"),
        glow=("#a9cbdf", 1.7),
    )
    disc(
        canvas,
        772,
        536,
        36,
        Ring(1, INK),
        Ring(0.9, VIOLET),
        Ring(0.58, "#9a6fb0"),
        Ring(0.26, INK),
        glow=("#d9c2dc", 1.6),
    )
    disc(
        canvas,
        934,
        418,
        30,
        Ring(1, "#f0c060"),
        Ring(0.84, RED),
        Ring(0.46, "#8a1f1c"),
        Ring(0.2, YELLOW),
        glow=("#f0b8a4", 1.8),
    )
    disc(canvas, 512, 176, 24, Ring(1, "#fbf6e6"), Ring(0.86, BLUE), Ring(0.5, YELLOW), glow=("#f4e2a0", 1.6))
    disc(canvas, 196, 330, 22, Ring(1, INK), Ring(0.84, ORANGE), Ring(0.42, "#7a2c1c"), glow=("#f2d7a6", 1.7))
    disc(canvas, 300, 620, 19, Ring(1, YELLOW), Ring(0.7, "#fbf6e6"), Ring(0.34, INK), glow=(PINK, 1.8))
    disc(canvas, 616, 346, 17, Ring(1, RED), Ring(0.6, INK), glow=("#f3cfc4", 1.5))
    disc(canvas, 660, 610, 15, Ring(1, INK), Ring(0.7, SKY))
    chance = canvas.chance
    colours = (RED, BLUE, YELLOW, INK, VIOLET, GREEN, ORANGE, PINK)
    for i in range(30):
        x, y = 40 + 920 * chance.random() ** 0.8, 40 + 620 * chance.random()
        if math.hypot(x - 135, y - 122) < 160 or (x < 260 and y > 480):
            continue
        size = 4 + 8 * chance.random() ** 2
        canvas.fill(ellipse(x, y, size + 2.6), INK if i % 3 else "#fbf6e6", keep=0.2)
        canvas.fill(ellipse(x, y, size + 1.4), CREAM, keep=0.2)
        canvas.fill(ellipse(x, y, size), colours[i % 8], keep=0.2)


def compose(canvas: Canvas) -> None:
    ground(canvas)
    angles(canvas)
    arches(canvas)
    great_circle(canvas)
    rays(canvas)
    boards(canvas)
    circles(canvas)
