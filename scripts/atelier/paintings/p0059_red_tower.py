"""The iron tower, all red, dances between grey houses while the light breaks into pieces."""

import math

import cv2

from scripts.atelier.arrays import Floats, floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, linear, mixed
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_paths import path
from scripts.atelier.school import Finish, Jitter

PAINTING = Homage(
    card=59,
    title="Champs de Mars: The Red Tower",
    after="after Robert Delaunay",
    school="cubist",
    size=(802, 1000),
    detail=(250, 300, 300, 300),
    seed=59,
    finish=Finish(jitter=Jitter(6, 0.1, 0.05), relief=0.12, glaze=0.46, saturation=1.14, contrast=0.36),
)

RED, DEEP, LIGHT, WINE = "#c8321e", "#9c1f1c", "#ea6a3c", "#641522"


def plane(
    canvas: Canvas, text: str, start: Colour, end: Colour, *, alpha: float = 1, turn: float = 0, blur: float = 1
) -> None:
    """A facet that fades from its first corner to the one farthest along the list."""
    points = path(text)
    first, last = points[0], points[len(points) // 2]
    canvas.polygon(
        points, linear(first[:2], last[:2], [start, end]), alpha=alpha, blur=blur, direction=turn, noise=0.05
    )


def air(canvas: Canvas) -> None:
    """Sky as shards: cream and pale blue near the top, with ultramarine where the light bends."""
    canvas.wash(linear((400, 0), (400, 1000), ["#b8cbdc", "#d6dad2", "#e3dcc4", "#c7c3ae"]), direction=60.0)
    for text, one, two, turn in (
        ("300,-10 420,-10 380,180 300,140", "#f6efd8", "#c5d4e0", 70),
        ("420,-10 560,-10 520,120 430,190", "#89aed2", "#dfe4dc", 110),
        ("180,-10 300,-10 300,140 220,200 190,110", "#3f69ae", "#9cbcd8", 80),
        ("560,-10 650,-10 640,150 560,230 520,120", "#f4ecd2", "#a8c2d8", 100),
        ("190,200 300,140 380,180 330,330 230,330", "#f8f2de", "#d2d6cc", 40),
        ("430,190 520,120 600,220 560,340 460,320", "#eee6cc", "#8fb0d0", 130),
        ("200,330 330,330 310,470 220,520 180,430", "#a6c0d4", "#e9e2c8", 60),
        ("470,330 600,330 620,480 540,520 480,440", "#f2e9cc", "#b7c6cc", 120),
        ("560,230 640,150 660,340 600,330", "#4f79b8", "#a4bed6", 95),
        ("170,520 310,470 280,650 180,690", "#ece2c2", "#b2bcb8", 70),
        ("540,520 640,470 660,660 580,690", "#dcd6bc", "#93a8b8", 105),
    ):
        plane(canvas, text, one, two, turn=turn, blur=3)


PUFF = ((0, 0, 1.0), (-0.95, 0.16, 0.72), (0.92, 0.14, 0.78), (-0.42, -0.42, 0.74), (0.48, -0.4, 0.66))
"""A cloud is five discs: across, down, radius."""


def cloud(canvas: Canvas, x: float, y: float, size: float, turn: float) -> None:
    """A white puff like a wing: discs cut by their own blue shadows, as if each were seen from another place."""
    for u, v, q in PUFF:
        cx, cy, r = x + u * size, y + v * size + 0.3 * u * size * turn / 30, q * size
        disc = ellipse(cx, cy, r, r * 0.82, turn=turn)
        paint = linear((cx - r, cy - r), (cx + r * 0.7, cy + r), ["#fffdf0", "#f4efdf", "#b9cbdc", "#7f9fc6"])
        canvas.fill(disc, paint, blur=1.2, direction=turn - 30)


def clouds(canvas: Canvas) -> None:
    for x, y, size, turn in (
        (250, 128, 38, -14), (546, 96, 36, 16), (236, 292, 34, -22), (556, 272, 38, 20), (232, 446, 30, -12),
        (590, 420, 30, 18), (330, 214, 26, -30), (486, 190, 26, 30),
    ):  # fmt: skip
        cloud(canvas, x, y, size, turn)


def house(canvas: Canvas, front: str, tones: tuple[str, str, str], *, rows: int, columns: int, lean: float) -> None:
    """A tall block seen askew: a facet with windows that tilt with it; corners clockwise from the upper left."""
    a, b, c, d = path(front)
    canvas.polygon([a, b, c, d], linear(a[:2], c[:2], list(tones)), direction=90 + lean, noise=0.06)

    def at(u: float, v: float) -> Point:
        top = (a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u)
        low = (d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u)
        return (top[0] + (low[0] - top[0]) * v, top[1] + (low[1] - top[1]) * v)

    for i in range(columns):
        for j in range(rows):
            u, v = (i + 0.24) / columns, (j + 0.22) / rows
            w, z = (i + 0.74) / columns, (j + 0.8) / rows
            if canvas.chance.random() < 0.08:
                continue
            pane = ("#2b3a4e", "#39485a", "#4a5a68", "#22303f")[int(canvas.chance.integers(4))]
            canvas.polygon([at(u, v), at(w, v), at(w, z), at(u, z)], pane, detail=0.3, blur=0.6)
            canvas.line([at(u - 0.03, z), at(w + 0.03, z)], mixed(tones[0], "#fff6dc", 0.4), 3, detail=0.3)
    for j in range(1, rows):
        canvas.line([at(0, j / rows), at(1, j / rows)], mixed(tones[2], "#30343a", 0.35), 2, alpha=0.5)


def houses(canvas: Canvas) -> None:
    """Grey blocks press in from both sides like curtains, and little roofs are seen from above between the feet."""
    house(canvas, "-10,-10 96,-10 152,1010 -10,1010", ("#8f9a9c", "#5f7078", "#3f5060"), rows=11, columns=2, lean=4)
    house(canvas, "96,60 196,110 206,700 148,900", ("#c9bc9a", "#97968a", "#647480"), rows=9, columns=2, lean=2)
    house(canvas, "706,-10 812,-10 812,1010 664,1010", ("#7a8a90", "#546672", "#394a5a"), rows=11, columns=2, lean=-4)
    house(canvas, "616,150 712,80 676,900 622,760", ("#b9b094", "#84888a", "#556672"), rows=9, columns=2, lean=-2)
    for text, one, two in (
        ("96,60 196,110 196,134 94,90", "#5a5c64", "#3c3f4a"),
        ("616,150 712,80 712,104 618,178", "#565962", "#3a3d48"),
        ("148,-10 180,-10 160,60 122,40", "#3f4e6a", "#7c8ea6"),
        ("640,-10 706,-10 700,70 650,100", "#40506e", "#8c9cb0"),
    ):
        plane(canvas, text, one, two)


def roofs(canvas: Canvas) -> None:
    canvas.polygon(
        path("140,720 300,680 500,684 670,716 680,1010 130,1010"),
        linear((400, 690), (400, 1000), ["#c4bfa6", "#a39f8c", "#8b8778"]),
    )
    for text, one, two in (
        ("140,800 330,780 320,1010 130,1010", "#7ba05c", "#2f5a3c"),
        ("480,780 670,810 680,1010 500,1010", "#86a858", "#33583a"),
        ("330,860 500,860 540,1010 290,1010", "#e8dcae", "#b9a878"),
    ):
        plane(canvas, text, one, two, turn=20)
    for x, y, size, roof, wall in (
        (318, 726, 36, "#8a4a36", "#efe6ca"),
        (372, 716, 40, "#4f6f96", "#d9d0b4"),
        (430, 724, 38, "#a8583a", "#e8dcba"),
        (486, 730, 34, "#58626c", "#cfc8b0"),
        (306, 786, 50, "#5a7a9c", "#e2d6b4"),
        (372, 776, 54, "#b0603c", "#f4ead0"),
        (446, 784, 50, "#6c4a48", "#dcd2b6"),
        (346, 850, 60, "#3f5f8c", "#e9dfc0"),
        (426, 846, 62, "#96402c", "#f2e8cc"),
        (196, 930, 54, "#5d6f7a", "#d8ceb0"),
        (560, 934, 56, "#8a4c3c", "#e0d6b8"),
    ):
        cottage(canvas, x, y, size, roof, wall)
    trees = path(
        "176,880 200,916 250,900 236,970 186,980 590,890 620,920 560,906 610,984 330,930 300,990 "
        "520,980 420,950 360,990"
    )
    for u, v in trees:
        canvas.fill(ellipse(u, v, 20, 15), "#24482f", blur=2, alpha=0.9)
        canvas.fill(ellipse(u - 5, v - 6, 11, 7), "#8fb45c", blur=2, alpha=0.85)


def cottage(canvas: Canvas, x: float, y: float, size: float, roof: str, wall: str) -> None:
    """A box seen from the tower: roof, front and flank."""
    front = [(x, y), (x + size, y - 6), (x + size, y + size * 0.8), (x, y + size * 0.86)]
    canvas.polygon(front, linear((x, y), (x + size, y + size), [wall, mixed(wall, "#6a6f78", 0.4)]), detail=0.25)
    flank = [
        (x + size, y - 6),
        (x + size * 1.35, y + 4),
        (x + size * 1.35, y + size * 0.72),
        (x + size, y + size * 0.8),
    ]
    canvas.polygon(flank, mixed(wall, "#4a5260", 0.62), detail=0.25)
    ridge = [(x - 4, y + 3), (x + size * 0.36, y - size * 0.4), (x + size * 1.3, y - size * 0.3), (x + size * 1.04, y)]
    canvas.polygon(ridge, linear(ridge[1], ridge[0], [roof, mixed(roof, "#20242c", 0.4)]), detail=0.25)
    gable = [(x + size * 1.04, y), (x + size * 1.3, y - size * 0.3), (x + size * 1.4, y + 6)]
    canvas.polygon(gable, mixed(roof, "#2a2e38", 0.5), detail=0.25)
    for k in (0.18, 0.58):
        canvas.rectangle(x + size * k, y + size * 0.26, size * 0.22, size * 0.3, "#33414f", detail=0.35)


def girder(canvas: Canvas, one: Point, other: Point, width: float, tone: str = RED) -> None:
    """A beam with a lit edge and a dark one."""
    canvas.line([one, other], tone, width, width, detail=0.35, follow=True)
    off = width * 0.36
    canvas.line([(one[0] - off, one[1]), (other[0] - off, other[1])], LIGHT, width * 0.3, alpha=0.8, detail=0.35)
    canvas.line([(one[0] + off, one[1]), (other[0] + off, other[1])], WINE, width * 0.28, alpha=0.75, detail=0.35)


def lattice(canvas: Canvas, left: list[Point], right: list[Point], width: float) -> None:
    """Crosses between two edges with as many points."""
    for i in range(len(left) - 1):
        girder(canvas, left[i], right[i + 1], width, DEEP)
        girder(canvas, right[i], left[i + 1], width, RED)
        girder(canvas, left[i], right[i], width * 0.9, LIGHT if i % 2 else RED)


def steps(one: Point, other: Point, count: int) -> list[Point]:
    return [
        (one[0] + (other[0] - one[0]) * i / count, one[1] + (other[1] - one[1]) * i / count) for i in range(count + 1)
    ]


def pier(canvas: Canvas, corners: str, count: int, width: float, fill: tuple[str, str]) -> None:
    """One piece of the tower: a facet, its edges and its crosses; corners clockwise from the upper left."""
    a, b, c, d = path(corners)
    canvas.polygon([a, b, c, d], linear(a[:2], c[:2], list(fill)), alpha=0.92, direction=84.0)
    lattice(canvas, steps(a, d, count), steps(b, c, count), width)
    girder(canvas, a, d, width * 1.5)
    girder(canvas, b, c, width * 1.5, DEEP)


def platform(canvas: Canvas, corners: str, arcade: int) -> None:
    a, b, c, d = path(corners)
    canvas.polygon([a, b, c, d], linear(a[:2], c[:2], ["#f08a52", RED, DEEP]), direction=0.0, detail=0.3)
    canvas.line([a, b], "#f7b27a", 5, detail=0.4)
    canvas.line([d, c], WINE, 6, detail=0.4)
    for i in range(arcade):
        u = (i + 0.5) / arcade
        x, y = a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u
        low = d[1] + (c[1] - d[1]) * u
        canvas.polygon([(x - 4, y + 7), (x + 4, y + 7), (x + 4, low - 6), (x - 4, low - 6)], WINE, detail=0.5)


def tower(canvas: Canvas) -> None:
    """It leans, swells and breaks: every storey is seen from another side."""
    shade = path("392,10 430,10 470,330 560,640 300,640 350,330")
    canvas.polygon(shade, "#7d3a34", blur=22, alpha=0.3)
    pier(canvas, "300,560 366,552 292,900 178,872", 4, 10, ("#d9502e", "#8c1c1c"))
    pier(canvas, "452,552 516,566 652,866 536,910", 4, 10, ("#b8281c", "#74161c"))
    arch = path("292,872 318,768 372,716 420,708 470,722 516,776 540,880")
    canvas.line(arch, DEEP, 22, detail=0.35)
    canvas.line([(x, y - 7) for x, y in arch], LIGHT, 6, alpha=0.85, detail=0.35)
    canvas.line([(x, y + 8) for x, y in arch], WINE, 5, alpha=0.8, detail=0.35)
    for i in range(9):
        u = i / 8
        x = 302 + 230 * u
        y = 706 + 130 * (2 * u - 1) ** 2 * abs(2 * u - 1) + 10
        canvas.line([(x, 640), (x, y)], RED, 5, alpha=0.9, detail=0.35)
    platform(canvas, "262,596 560,606 552,656 256,644", 12)
    pier(canvas, "356,330 398,324 366,584 302,580", 5, 8, ("#e2603a", "#a8241c"))
    pier(canvas, "438,326 474,338 514,592 450,584", 5, 8, ("#c43020", "#84181c"))
    lattice(canvas, steps((398, 326), (366, 580), 3), steps((438, 326), (450, 580), 3), 6)
    platform(canvas, "330,356 500,350 504,388 326,396", 7)
    pier(canvas, "384,104 430,96 474,348 360,352", 7, 7, ("#ea6e44", "#a8241e"))
    girder(canvas, (406, 100), (418, 350), 9, LIGHT)
    platform(canvas, "366,104 446,92 450,122 370,134", 3)


def splinters(canvas: Canvas) -> None:
    """Light cuts across the iron and carries its red into the sky."""
    for text, one, two, alpha in (
        ("360,140 180,250 190,330 350,240", "#fff8e0", "#dfe6e4", 0.5),
        ("470,180 640,110 650,180 486,260", "#fdf4d8", "#9cb9d6", 0.46),
        ("300,440 180,540 196,600 320,520", "#f8eac4", "#c7cfc6", 0.5),
        ("520,420 660,500 650,560 530,500", "#fbeecb", "#8fb0d0", 0.46),
        ("430,96 474,348 520,340 470,110", "#d9502e", "#e9b890", 0.42),
        ("356,330 302,580 270,560 334,320", "#e2603a", "#f0d0a8", 0.45),
        ("404,120 440,110 460,210 410,220", "#ffd9a0", "#f08a52", 0.4),
        ("330,600 420,600 400,690 320,680", "#2f4f8c", "#7a3440", 0.3),
        ("-10,60 96,40 110,200 -10,240", "#c9b48c", "#5f7078", 0.4),
        ("-10,330 110,360 128,520 -10,560", "#30506e", "#93a8a6", 0.42),
        ("-10,700 136,640 140,800 -10,840", "#b9a48a", "#4a5a68", 0.4),
        ("706,120 812,90 812,300 700,330", "#a9b8ae", "#43566a", 0.42),
        ("690,440 812,420 812,600 676,640", "#c2a988", "#55636e", 0.42),
        ("672,760 812,720 812,900 668,930", "#2e4864", "#8ea09c", 0.4),
        ("110,120 196,130 200,330 126,300", "#f4e2b4", "#b08a6a", 0.4),
        ("620,420 700,380 690,560 616,560", "#f0dcb0", "#9a8a7c", 0.4),
        ("206,150 300,120 290,300 210,330", "#3f6cb4", "#f4e6bc", 0.5),
        ("480,60 610,30 600,150 500,180", "#f6d98a", "#5f8cc8", 0.5),
        ("496,330 610,300 604,440 510,430", "#4a78bc", "#f2dfae", 0.46),
        ("196,380 290,340 280,470 204,500", "#f4cf86", "#6f98cc", 0.46),
        ("300,560 366,552 330,700 262,690", "#f6c67a", "#d9502e", 0.42),
        ("390,150 432,150 420,250 380,250", "#f8d48c", "#e2603a", 0.42),
        ("452,552 516,566 560,680 490,690", "#5a1424", "#8c2a2a", 0.45),
        ("438,326 474,338 498,480 446,470", "#5a1424", "#a83024", 0.4),
    ):
        plane(canvas, text, one, two, alpha=alpha, blur=5, turn=30)


SHARDS: tuple[tuple[str, float, float, float, float], ...] = (
    ("330,-10 470,-10 486,132 344,150", 22, 4, 5, 1.06),
    ("300,150 420,140 410,262 290,300", -20, 10, -6, 1.08),
    ("420,140 540,120 530,270 410,262", 14, -16, 7, 1.0),
    ("270,300 410,262 400,420 250,440", -26, -6, 4, 1.12),
    ("410,262 560,280 560,430 400,420", 24, 14, -7, 1.1),
    ("236,440 400,420 392,566 220,600", -14, 18, -5, 1.0),
    ("400,420 570,430 590,590 392,566", 26, -10, 6, 1.12),
    ("180,600 330,590 320,760 150,740", -22, 8, 5, 1.1),
    ("460,590 620,590 650,750 470,770", 22, 12, -6, 1.1),
    ("150,740 320,760 300,950 130,950", 12, -14, -4, 1.06),
    ("470,770 650,750 690,950 500,960", -12, -10, 5, 1.06),
    ("90,60 210,100 214,330 120,330", 10, 26, 7, 1.0),
    ("110,330 214,330 210,610 140,600", -8, -20, -6, 1.06),
    ("600,150 720,70 700,360 604,350", -12, 22, -8, 1.0),
    ("606,350 700,360 690,640 616,620", 10, -24, 6, 1.06),
    ("-10,200 100,190 116,470 -10,480", 6, 22, -6, 1.04),
    ("700,220 812,210 812,500 684,500", -6, -22, 6, 1.04),
    ("-10,620 120,610 130,860 -10,850", 4, -16, 7, 1.0),
    ("690,620 812,640 812,880 676,860", -4, 18, -7, 1.0),
)
"""What is seen through a facet: shifted right, down, turned by degrees, enlarged."""


def moved(
    canvas: Canvas, whole: Floats, middle: tuple[float, float], shard: tuple[float, float, float, float]
) -> Floats:
    """The picture as it would stand if it were shifted, turned and enlarged around a place."""
    right, down, turn, size = shard
    cos, sin = math.cos(math.radians(turn)) / size, math.sin(math.radians(turn)) / size
    dx, dy = canvas.xs - middle[0] - right, canvas.ys - middle[1] - down
    u = floats((middle[0] + dx * cos + dy * sin) * canvas.scale)
    v = floats((middle[1] - dx * sin + dy * cos) * canvas.scale)
    return floats(cv2.remap(whole, u, v, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT))


def shatter(canvas: Canvas) -> None:
    """Every facet shows the view from another window; its upper edge catches light, its lower edge is in shade."""
    whole = canvas.img.copy()
    for text, *shard in SHARDS:
        corners = path(text)
        middle = sum(p[0] for p in corners) / 4, sum(p[1] for p in corners) / 4
        seen = moved(canvas, whole, middle, (shard[0], shard[1], shard[2], shard[3]))
        mask = canvas.mask(corners, curved=False, blur=1.5)
        if mask is None:
            continue
        canvas.composite(mask, seen[mask.region], direction=80 + 4 * shard[2])
        low = linear(corners[0][:2], corners[2][:2], ["#fff4d8", "#a9a7a4", "#3a3f56"])
        canvas.polygon(corners, low, alpha=0.24, blur=1.5)
        canvas.line([corners[0][:2], corners[1][:2]], "#fff3d4", 4, taper=0.8, alpha=0.32, blur=1.5)
        canvas.line([corners[2][:2], corners[3][:2]], "#2c3350", 5, taper=0.8, alpha=0.4, blur=2)


def compose(canvas: Canvas) -> None:
    for part in (air, clouds, roofs, houses, tower, splinters, shatter, top):
        part(canvas)


def top(canvas: Canvas) -> None:
    """The lantern stands clear over all facets."""
    canvas.polygon(path("400,58 422,55 436,104 390,110"), linear((396, 60), (432, 100), ["#f79a62", DEEP]), detail=0.35)
    canvas.fill(ellipse(411, 50, 15, 10), RED, detail=0.4)
    canvas.line([(410, 44), (414, -8)], DEEP, 8, 5, detail=0.4)
