"""What the people of Las Meninas wear: their colours, hair, bows and the sheen of silk."""

import math

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, Colours, linear
from scripts.atelier.curves import Point, ellipse, mirrored, spots_along
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.sitter import Sitter
from scripts.atelier.sitters import WOMAN
from scripts.atelier.young_sitters import CHILD

LIGHT = (0.55, -0.6, 0.6)
BLACK = ("#0a0807", "#151210", "#26221d", "#443e34")
SILVER = ("#4a463e", "#9a9282", "#dcd3c2", "#f6f0e2", "#fffaf0")
GREEN_GREY = ("#1e231f", "#4a524a", "#868c7c", "#c3c4b0")
SLATE = ("#1a1b1b", "#42443f", "#75766c", "#b0ad9c")
BLONDE = ("#6a4c22", "#a8823e", "#d8b878", "#f4e2b0")
BROWN = ("#170d08", "#33200f", "#5c3c20", "#8a6238")
DARK = ("#0c0806", "#1e140c", "#3a281a", "#5e442c")
RED = ("#4a1410", "#8a2a20", "#b8432f", "#d9745a")
HAND_SKIN = ("#5a3626", "#b07c5c", "#e8bf9c", "#fbe6cc")
DIM = ("#1e120b", "#3a2416", "#6e4c32", "#8f6a47", "#a8825c")


COURT_SKIN = ("#4a2c1c", "#8a5c42", "#c9987a", "#ecc8a8", "#fbe6d0")
LADY = WOMAN.but(age=20, skin=COURT_SKIN, neck=0, ears=0, keep=0.4, eye_size=1.18, blush_strength=0.4, seed=61)
INFANTE = CHILD.but(age=5, skin=COURT_SKIN, neck=0, ears=0, keep=0.4, eye_size=1.1, blush_strength=0.45, seed=62)
"""Bald and without a neck: the painting lays wings of hair around them."""


def neck(canvas: Canvas, x: float, y: float, size: float, skin: tuple[Colour, Colour, Colour]) -> None:
    """From under the chin of a head at (x, y) down to the collar."""
    shape: list[Point] = [
        (x - size * 0.14, y + size * 0.3),
        (x + size * 0.14, y + size * 0.3),
        (x + size * 0.2, y + size * 0.8),
    ]
    canvas.fill(
        [*shape, (x - size * 0.2, y + size * 0.8)], linear((x - size * 0.2, y), (x + size * 0.2, y), skin), detail=0.9
    )
    canvas.fill(ellipse(x, y + size * 0.5, size * 0.17, size * 0.07), skin[0], blur=size * 0.03, alpha=0.7, detail=0.9)


def head(  # place and size come first, as everywhere
    canvas: Canvas, x: float, y: float, size: float, face: Sitter, colours: Colours, wing: tuple[float, float]
) -> None:
    """A head with hair in soft wings at both sides; `wing` is how far out and how far down they go, in heads."""
    out, down = wing
    side = [
        (0.0, -0.56),
        (0.24, -0.53),
        (0.38, -0.34),
        (0.33 + out * 0.6, 0.0),
        (0.36 + out, down * 0.7),
        (0.28 + out * 0.8, down),
    ]
    right: list[Point] = [(x + u * size, y + v * size) for u, v in [*side, (0.16, down * 0.9), (0.16, 0.2)]]
    mass = [*right, *list(mirrored(right, x))[:0:-1]]
    canvas.form(mass, colours[:3], bump=0.45, flatten=0.5, blur=size * 0.03, shadow=0.3, detail=0.6)
    turn = math.sin(math.radians(face.yaw))
    dark, middle, light = face.skin[1:4]
    neck(canvas, x + turn * size * 0.04, y, size, (dark, middle, light))
    canvas.portrait(x, y, size, face, light=LIGHT)
    for sign in (-1, 1):
        rim = 0.25 * face.width - 0.05 * max(0.0, sign * turn)
        near = [
            (0.04, -0.42),
            (rim * 0.72, -0.33),
            (rim, -0.14),
            (rim * 1.02, 0.1),
            (rim * 1.0, down * 0.6),
            (rim * 0.9, down * 0.95),
        ]
        guides = [
            [(x + sign * u * size, y + v * size) for u, v in guide] for guide in (near, [(0.04, -0.57), *side[1:]])
        ]
        canvas.form(
            [*guides[0], *guides[1][::-1]], colours[:3], bump=0.4, flatten=0.5, blur=size * 0.02, shadow=0, detail=0.7
        )
        canvas.comb(guides[0], guides[1], 60, colours, size=size * 1.2, alpha=0.7, detail=0.7)


def back_hair(canvas: Canvas, points: str, colours: Colours, size: float) -> None:
    """Hair of a head seen from the side, as one mass with strands."""
    shape = outline(points)
    canvas.form(shape, colours[:3], bump=0.45, flatten=0.5, blur=size * 0.025, detail=0.7)
    half = len(shape) // 2
    canvas.comb(
        shape[:half],
        shape[: half - 1 if len(shape) % 2 == 0 else half : -1][:half],
        40,
        colours,
        size=size * 1.2,
        alpha=0.6,
        detail=0.7,
    )


def sheen(canvas: Canvas, top: str, bottom: str, count: int, colours: Colours) -> None:
    """Thin streaks of light and dark down a skirt: silk and silver thread."""
    above, below = (spots_along(outline(line), 40) for line in (top, bottom))
    for _ in range(count):
        i = int(canvas.chance.integers(0, 40))
        one, other = above[i], below[min(39, max(0, i + int(canvas.chance.integers(-1, 2))))]
        start, end = sorted(canvas.chance.random(2))
        ends = [one + (other - one) * t for t in (start, (start + end) / 2, end)]
        way = [(float(px) + canvas.chance.normal(), float(py)) for px, py in ends]
        tone = colours[int(canvas.chance.integers(len(colours)))]
        canvas.line(way, tone, 1.1 + canvas.chance.random(), taper=0.7, alpha=0.5, detail=0.7)


def bow(canvas: Canvas, x: float, y: float, size: float, colour: str) -> None:
    for sign in (-1, 1):
        loop = [(x, y), (x + sign * size, y - size * 0.6), (x + sign * size * 1.1, y + size * 0.4)]
        canvas.fill(loop, colour, detail=0.9)
        canvas.line([(x, y), (x + sign * size * 0.6, y + size * 1.3)], colour, size * 0.3, detail=0.8)
    canvas.fill(ellipse(x, y, size * 0.3), "#e8a08c", detail=0.9, alpha=0.8)
