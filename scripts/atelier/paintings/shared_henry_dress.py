"""What Henry wears: cloth of gold, fur, slashed doublet, jewels and chain."""

import math

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_from
from scripts.atelier.colour import Colours
from scripts.atelier.curves import ellipse, mirrored, placed, spots_along
from scripts.atelier.paintings.shared_outlines import outline

GOLD = ("#4a3008", "#9c7024", "#d0a446", "#f6e09a")
CLOTH_OF_GOLD = ("#331f06", "#7c561c", "#b08430", "#dcb65e")
SILVER = ("#2c2822", "#635d52", "#928a7a", "#c0b8a6")
FUR = ("#140a05", "#34200f", "#5a3a20", "#8a6440")
LINEN = ("#8a8272", "#c8c0ae", "#eee8da", "#fdfaf2")
RUBY = ("#1c0204", "#540a10", "#8c1c1c", "#cc6a58")
LIGHT = (-0.35, -0.4, 0.85)


def gown(canvas: Canvas) -> None:
    """Cloth of gold, as broad as the picture, with its woven pattern."""
    mass = outline("-30,1010! -30,700 30,632 120,596 240,584 360,580 480,586 600,600 690,640 744,700 744,1010!")
    canvas.form(
        mass,
        CLOTH_OF_GOLD,
        bump=0.24,
        flatten=0.35,
        folds=folds_from((120, 640), outline("10,760 20,1000 140,1000"), 6, width=26, height=0.6, seed=3)
        + folds_from((600, 640), outline("700,760 690,1000 570,1000"), 6, width=26, height=0.6, seed=4),
    )
    with canvas.clip(mass):
        for column in range(19):
            net = [
                (-20 + 42 * column + (13 if k % 2 else -13) * (1 if column % 2 else -1), 580 + 30 * k)
                for k in range(16)
            ]
            canvas.line([(u + 2, v + 2) for u, v in net], "#4a2e08", 3, alpha=0.6, keep=0.3)
            canvas.line(net, "#f2d88c", 3, alpha=0.85, keep=0.4)
        for row in range(15):
            for column in range(19):
                if (row + column) % 2:
                    brocade(canvas, -41 + 42 * column, 610 + 30 * row, 0.8)


def brocade(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A woven pomegranate in its net."""
    fruit = outline("0,-16! 5,-8 10,0 8,9 0,15 -8,9 -10,0 -5,-8")
    canvas.fill(placed(fruit, x + 1.5, y + 1.5, scale=size), "#4a2e08", alpha=0.7, keep=0.3)
    canvas.fill(placed(fruit, x, y, scale=size), "#e0bc64", alpha=0.9, keep=0.4)
    canvas.fill(placed(fruit, x, y + 1, scale=size * 0.5), "#7a2a1c", alpha=0.9, keep=0.4)
    for side in (-1, 1):
        canvas.line(
            [(x, y + 12 * size), (x + side * 12 * size, y + 14 * size), (x + side * 15 * size, y + 4 * size)],
            "#f6e2a0",
            1.8,
            taper=0.5,
            keep=0.4,
        )


def fur(canvas: Canvas) -> None:
    """The broad brown collar down both sides."""
    left = outline("252,576 214,590 150,628 108,700 96,800 104,1010! 214,1010! 212,860 224,760 252,680 276,620")
    for shape, sign in ((left, -1), (mirrored(left, 357), 1)):
        canvas.form(shape, FUR, bump=0.35, flatten=0.4, detail=0.4, shadow=0.5, noise=0.08, noise_size=16)
        inner = [(357 + sign * u, v) for u, v in outline("84,610 118,700 138,800 146,1000")]
        outer = [(357 + sign * u, v) for u, v in outline("170,620 240,700 258,800 250,1000")]
        for _ in range(760):
            t, q = canvas.chance.random(), canvas.chance.random()
            one, two = spots_along(inner, 40)[int(t * 39)], spots_along(outer, 40)[int(t * 39)]
            x, y = one + (two - one) * q
            tip = (float(x) + sign * (8 + 8 * canvas.chance.random()), float(y) + 16 + 12 * canvas.chance.random())
            canvas.line(
                [(float(x), float(y)), tip], FUR[int(canvas.chance.integers(4))], 1.9, taper=-0.8, alpha=0.7, detail=0.4
            )


def doublet(canvas: Canvas) -> None:
    front = outline("262,590 300,582 357,596 414,582 452,590 476,680 494,780 500,1010! 214,1010! 220,780 238,680")
    canvas.form(front, SILVER, bump=0.3, flatten=0.4, light=LIGHT, detail=0.4, shadow=0.2)
    with canvas.clip(front):
        for k in range(-3, 4):
            seam = [(357 + 24 * k, 596), (357 + 33 * k, 760), (357 + 38 * k, 1010)]
            canvas.line(seam, "#4a443a", 3, alpha=0.6)
            canvas.embroidery([(u + 13, v) for u, v in seam], 12, ("#8a6424", "#f0d484"))
        for row in range(6):
            for k in (-2, -1, 0, 1, 2):
                slash(canvas, 357 + (34 + 3 * row) * k + 14, 640 + 66 * row + 10 * abs(k))
        for row in range(6):
            for k in (-3, -1, 1, 3):
                jewel(canvas, 357 + (17.4 + 1.6 * row) * k, 668 + 66 * row + 6 * abs(k), 8.5)


def slash(canvas: Canvas, x: float, y: float) -> None:
    """A cut in the cloth through which the shirt is pulled."""
    canvas.fill(placed(outline("0,-19! 9,-6 9,6 0,19! -9,6 -9,-6"), x, y), "#2a241c", alpha=0.8, detail=0.6)
    canvas.form(
        placed(outline("0,-14 8,-4 7,6 0,15 -7,6 -8,-4"), x, y), LINEN, bump=0.8, light=LIGHT, detail=0.8, keep=0.3
    )
    canvas.line([(x - 1, y - 11), (x + 2, y), (x - 1, y + 11)], "#a89f8c", 1.4, taper=0.6, detail=0.8)


def jewel(canvas: Canvas, x: float, y: float, size: float, stone: Colours = RUBY) -> None:
    """A stone in gold with four pearls."""
    canvas.form(ellipse(x, y, size * 1.3, count=20), GOLD, bump=0.6, detail=0.9, keep=0.6, shadow=0.6)
    for k in range(4):
        canvas.form(
            ellipse(
                x + size * 1.15 * math.cos(k * 1.571 + 0.785),
                y + size * 1.15 * math.sin(k * 1.571 + 0.785),
                size * 0.34,
                count=12,
            ),
            ("#8a8478", "#d8d2c6", "#fffdf6"),
            detail=0.9,
            keep=0.6,
        )
    canvas.form(
        placed(outline("-7,-7! 7,-7! 7,7! -7,7!"), x, y, scale=size / 10),
        stone,
        bump=0.7,
        flatten=0.5,
        detail=0.9,
        keep=0.6,
    )
    canvas.fill(
        ellipse(x - size * 0.25, y - size * 0.3, size * 0.2, count=10), "#fff0e0", alpha=0.85, detail=1, keep=0.7
    )


def chain(canvas: Canvas) -> None:
    """Heavy round links over fur and doublet, and the pendant."""
    way = outline("176,640 196,706 246,760 300,786 357,796 414,786 468,760 518,706 538,640")
    for i, (x, y) in enumerate(spots_along(way, 25)):
        u, v = float(x), float(y)
        if i % 3 == 1:
            jewel(canvas, u, v, 12, RUBY if i % 2 else ("#0a1a24", "#24485c", "#5a8aa0", "#c8e0e8"))
        else:
            canvas.form(ellipse(u, v, 14, 12, count=26), GOLD, bump=0.7, detail=0.9, keep=0.5, shadow=0.6)
            canvas.fill(ellipse(u, v, 6.4, 5.2, count=16), "#3a2608", detail=0.9, keep=0.5)
    canvas.line([(357, 806), (357, 824)], "#d8b050", 5, detail=0.9, keep=0.5)
    canvas.form(ellipse(357, 848, 27), GOLD, bump=0.5, detail=0.9, keep=0.6, shadow=0.6)
    canvas.dotted(ellipse(357, 848, 22), 20, 2.6, "#fbeeb8")
    canvas.form(ellipse(357, 848, 14, 16), RUBY, bump=0.8, detail=0.9, keep=0.6)
    canvas.fill(ellipse(352, 842, 4, 3), "#fff0e4", alpha=0.9, detail=1, keep=0.7)
    canvas.form(ellipse(357, 886, 9, 11), ("#6a6458", "#b8b0a2", "#f0ebe0", "#ffffff"), detail=0.9, keep=0.6)
