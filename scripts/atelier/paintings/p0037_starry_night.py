"""A swirling blue night with eleven stars and a moon over a sleeping village, and a cypress like a dark flame."""

import math

import numpy as np

from scripts.atelier.arrays import Floats, floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.homage import Homage

PAINTING = Homage(
    card=37,
    title="The Starry Night",
    after="after Vincent van Gogh",
    school="van_gogh",
    size=(1000, 800),
    detail=(330, 150, 330, 330),
    seed=11,
)

UPPER_STARS = ((95, 60, 26), (215, 150, 22), (285, 50, 24), (390, 95, 20), (470, 60, 18), (560, 70, 20), (640, 140, 22))
MORE_STARS = ((715, 60, 24), (330, 215, 26), (770, 200, 22), (245, 330, 40))
STARS = (*UPPER_STARS, *MORE_STARS)
MOON = (880, 110, 62)
VORTICES = ((440, 250, 105, 1), (600, 322, 70, -1))
SKY = ("#0f2460", "#2f62ac", "#6f9fd0", "#1c3f8c", "#a9c8dc", "#3f7ac0", "#182f70", "#d2dcc8")
LIT = ("#e4ead8", "#8fb8d8", "#2f62ac", "#b8d0d8", "#163a86")


def flow(x: Floats, y: Floats) -> Floats:
    """The wind of the picture: to the right, round the two vortices and round every star."""
    u, v = 1.0 + 0 * x, 0.22 * np.sin(x / 130 + 0.6) + 0.15 * np.sin(y / 60)
    for cx, cy, size, side in VORTICES:
        dx, dy = (x - cx) / size, (y - cy) / size
        pull = 4.5 * np.exp(-(dx * dx + dy * dy) / 1.6)
        u, v = u + (-dy * side - 0.12 * dx) * pull, v + (dx * side - 0.12 * dy) * pull
    for cx, cy, size in (*STARS, MOON):
        dx, dy = (x - cx) / size, (y - cy) / size
        pull = 6 * np.exp(-(dx * dx + dy * dy) / (2 * 1.35**2))
        u, v = u - dy * pull, v + dx * pull
    return floats(np.arctan2(v, u))


def sky(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 560), ["#16306c", "#23509a", "#3a72b4", "#7aa6c4"]), direction=flow)

    def colour(x: float, y: float) -> str:
        near = min(math.hypot(x - cx, y - cy) / size for cx, cy, size, _ in VORTICES)
        choice = SKY if near > 1.3 else LIT
        return choice[int(canvas.chance.integers(len(choice)))]

    canvas.streamlines(flow, (0, 0, 1000, 545), 640, colour, width=8)
    for cx, cy, size, side in VORTICES:
        for k, tone in enumerate(("#e9efd8", "#5f92c8", "#cfe0dc", "#1b428e")):
            arm = []
            for j in range(19):
                angle, far = side * j * 0.33 + k * 1.57, size * (1.25 - 0.055 * j)
                arm.append((cx + far * math.cos(angle), cy + far * 0.85 * math.sin(angle)))
            canvas.line(arm, tone, 15, 4, alpha=0.8, blur=1)
    band: list[Point] = [(-10, 300), (120, 260), (230, 275), (330, 320), (420, 360), (520, 385), (640, 372), (760, 330)]
    canvas.line([*band, (880, 335), (1010, 300)], "#dfe6cf", 17, alpha=0.6, blur=4)
    mist: list[Point] = [(-10, 484), (200, 474), (420, 459), (600, 444), (800, 424), (1010, 444)]
    canvas.line(mist, "#b5ccc8", 26, alpha=0.55, blur=6)


def halo(
    canvas: Canvas, centre: tuple[float, float], radii: tuple[float, ...], colours: tuple[str, ...], count: int
) -> None:
    """Short strokes in circles around a light."""
    x, y = centre
    for k in range(count):
        angle, far = k / count * 2 * math.pi, radii[k % len(radii)]
        way = [(x + far * math.cos(angle + d), y + far * math.sin(angle + d)) for d in (0, 0.17, 0.34)]
        canvas.line(way, colours[k % len(colours)], 5.5, taper=0.6, alpha=0.82)


def stars(canvas: Canvas) -> None:
    for x, y, size in STARS:
        canvas.fill(ellipse(x, y, size * 1.7), "#8fb87a" if size < 30 else "#dfe6b0", blur=size * 0.35, alpha=0.6)
        canvas.fill(ellipse(x, y, size), "#f2df7a", blur=size * 0.22, alpha=0.9)
        halo(canvas, (x, y), (size * 1.25, size * 1.6), ("#e0e6c0", "#f6e89a"), 14)
        canvas.fill(ellipse(x, y, size * 0.45), "#fff6d0", blur=2, detail=0.5)
    x, y, size = MOON
    canvas.fill(ellipse(x, y, size * 1.5), "#d8d890", blur=22, alpha=0.75)
    canvas.fill(ellipse(x, y, size), "#f2d45a", blur=8)
    halo(canvas, (x, y), (70, 88, 106), ("#f8ee9a", "#f0cf50", "#e8e8b0"), 26)
    canvas.fill(ellipse(x, y, 46), "#f08a14", detail=0.9)
    canvas.fill(ellipse(x - 20, y - 8, 38), "#f8e070", detail=0.9)


def hills(canvas: Canvas) -> None:
    ridges: tuple[tuple[list[Point], tuple[str, ...]], ...] = (
        (
            [(-10, 564), (200, 544), (380, 559), (560, 524), (720, 474), (860, 434), (1010, 404)],
            ("#14285c", "#2c559c", "#6f9ac6"),
        ),
        (
            [(-10, 604), (240, 584), (420, 604), (600, 574), (760, 544), (900, 504), (1010, 484)],
            ("#10244c", "#274c86", "#5486a8"),
        ),
        ([(-10, 644), (300, 619), (520, 644), (700, 619), (1010, 564)], ("#12283c", "#2a5068", "#5f8a80")),
    )
    for ridge, colours in ridges:
        shape: list[Point] = [*ridge, (1010, 810, 0), (-10, 810, 0)]
        canvas.form(shape, colours, bump=0.25, direction=lambda x, y: -0.25 * np.cos((x - 400) / 220) - 0.12 + 0 * y)
        canvas.line(ridge, "#0c1838", 11, alpha=0.9, blur=1.5)
        canvas.line([(p[0], p[1] + 12) for p in ridge], "#86b0cc", 9, alpha=0.7, blur=2)


def village(canvas: Canvas) -> None:
    chance = canvas.chance
    walls, roofs = ("#3c5c7c", "#4a7284", "#2c4468", "#5c7c74"), ("#16263c", "#5c3a2c", "#22384c")
    for i in range(13):
        x, y = 330 + i * 50 + chance.normal() * 7, 716 + 22 * math.sin(i * 1.7) + chance.normal() * 6
        lamp = "#f8d860" if i % 2 else "#f0b040"
        wide = 42 + 14 * chance.random()
        canvas.house(x, y, wide, 32, walls[i % 4], roofs[i % 3], side="#223a58", gable=16, depth=0.3, window=lamp)
    tower = [(548, 709), (548, 614), (590, 614), (590, 709)]
    canvas.polygon(tower, linear((548, 0), (590, 0), ["#8fb0b8", "#3f6484"]), detail=0.8)
    canvas.polygon([(543, 618), (569, 462), (595, 618)], "#141f3c", detail=0.9)
    canvas.line([(569, 466), (569, 444)], "#141f3c", 3, detail=0.9)
    canvas.house(585, 706, 40, 36, "#4a7088", "#20344c", side="#2c4a68", gable=26)
    for i in range(44):
        x, y = 280 + 740 * chance.random(), 730 + 60 * chance.random()
        bush = ("#16343c", "#2c5850", "#1c4444", "#3f7060")[i % 4]
        canvas.fill(ellipse(x, y, 26, 15), bush, blur=2, direction=20.0)


def compose(canvas: Canvas) -> None:
    sky(canvas)
    stars(canvas)
    hills(canvas)
    village(canvas)
    canvas.cypress(165, 810, 750, 190, ["#04090a", "#0f2018", "#233a24", "#4a5628"], seed=3)
    canvas.cypress(262, 810, 430, 90, ["#04090a", "#0f2018", "#233a24", "#424c24"], seed=5)
