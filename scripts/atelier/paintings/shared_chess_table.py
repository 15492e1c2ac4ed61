"""A table in the open air: a Turkish carpet, a chessboard in perspective, turned pieces with their shadows."""

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colours, linear
from scripts.atelier.curves import Point, ellipse, placed
from scripts.atelier.paintings.shared_outlines import outline

BACK, FRONT = 516.0, 652.0
"""Where the table top begins and ends in the picture."""

CORNERS = ((384.0, 530.0), (634.0, 530.0), (676.0, 638.0), (336.0, 638.0))
"""The chessboard: back left, back right, front right, front left."""

IVORY, EBONY = ("#6c5a3c", "#b09a6c", "#e0cfa4", "#f8eed2"), ("#080605", "#1c1512", "#382c26", "#70604e")
WALNUT = ("#1c0f07", "#482a14", "#7c5028", "#b08048")


def on_board(column: float, row: float) -> Point:
    """A place on the board, columns 0 to 8 from the left and rows 0 to 8 from the back."""
    u, v = column / 8, row / 8
    near = v * 0.8 + v * v * 0.2
    left = CORNERS[0][0] + (CORNERS[3][0] - CORNERS[0][0]) * near
    right = CORNERS[1][0] + (CORNERS[2][0] - CORNERS[1][0]) * near
    return left + (right - left) * u, CORNERS[0][1] + (CORNERS[3][1] - CORNERS[0][1]) * near


def on_top(u: float, v: float) -> Point:
    """A place on the table, 0 to 1 from left to right and from back to front."""
    left, right = 232 - 72 * v, 800 + 72 * v
    return left + (right - left) * u, BACK + (FRONT - BACK) * v


def carpet(canvas: Canvas) -> None:
    top = [on_top(0, 0), on_top(1, 0), on_top(1, 1), on_top(0, 1)]
    canvas.fill(outline("130,540 870,540 900,760 100,760"), "#120c08", blur=18, alpha=0.5)
    fall = [(*on_top(0, 1), 0.0), (*on_top(1, 1), 0.0), (884.0, 760.0, 0.0), (146.0, 760.0, 0.0)]
    canvas.form(fall, ("#1c0806", "#4a1612", "#7a2a20", "#9c4434"), bump=0.12, flatten=0.2)
    canvas.polygon(top, linear((0, BACK), (0, FRONT), ["#6c2620", "#7e2e24", "#8c3a2a"]), noise=0.06, detail=0.3)
    knots(canvas)
    for v, colour, wide in ((0.0, "#c49c4c", 3), (0.93, "#c49c4c", 4), (0.99, "#20304a", 5)):
        canvas.line([on_top(0, v), on_top(1, v)], colour, wide, detail=0.4, curved=False)
    for y, colour, wide in ((664, "#c49c4c", 4), (674, "#20304a", 9), (684, "#c49c4c", 3)):
        canvas.line([(156, y), (876, y)], colour, wide, detail=0.4, curved=False)


def knots(canvas: Canvas) -> None:
    """Octagons and hooks, woven in blue, gold and ivory."""
    tones = ("#22344e", "#c49c4c", "#e0d0a8", "#3c5444")
    for row, v in enumerate((0.14, 0.42, 0.74)):
        for k in range(19):
            x, y = on_top((k + 0.5) / 19, v)
            star(canvas, x, y, 12 + 3 * v, 4.5 + 2.4 * v, (tones[(k + row) % 4], tones[(k + row + 1) % 4]))
    for k in range(10):
        star(canvas, 194 + 72 * k, 720, 27, 25, (tones[k % 4], tones[(k + 1) % 4]))
        star(canvas, 158 + 72 * k, 700, 9, 8, (tones[(k + 2) % 4], tones[k % 4]))
        star(canvas, 158 + 72 * k, 738, 9, 8, (tones[(k + 3) % 4], tones[k % 4]))


def star(canvas: Canvas, x: float, y: float, across: float, down: float, tones: tuple[str, str]) -> None:
    canvas.polygon([tuple(p) for p in ellipse(x, y, across, down, count=8)], tones[0], detail=0.5, alpha=0.9)
    canvas.polygon([tuple(p) for p in ellipse(x, y, across * 0.66, down * 0.66, count=4)], tones[1], detail=0.5)
    canvas.fill(ellipse(x, y, across * 0.26, down * 0.26), tones[0], detail=0.5)


def board(canvas: Canvas) -> None:
    rim = [(376.0, 524.0), (642.0, 524.0), (690.0, 646.0), (322.0, 646.0)]
    canvas.fill([(x + 5, y + 9) for x, y in rim], "#0c0604", blur=7, alpha=0.6)
    canvas.polygon([(322.0, 646.0), (690.0, 646.0), (690.0, 656.0), (322.0, 656.0)], WALNUT[1], detail=0.6)
    canvas.polygon(rim, linear((0, 524), (0, 646), WALNUT[1:]), detail=0.6)
    for row in range(8):
        for column in range(8):
            cell = [on_board(column + i, row + j) for i, j in ((0, 0), (1, 0), (1, 1), (0, 1))]
            tone = ("#e6d6ac", "#2c1c12")[(row + column) % 2]
            canvas.polygon(cell, tone, detail=0.85, keep=0.25, noise=0.05)
    for column, row, dark, tall in (
        (1, 0, 1, 1), (3, 0, 1, 2), (4, 0, 1, 2), (6, 1, 1, 0), (2, 1, 1, 0), (5, 2, 1, 1), (7, 0, 1, 1), (0, 2, 1, 0),
        (3, 4, 0, 0), (6, 5, 0, 1), (5, 7, 0, 1), (4, 6, 0, 0),
    ):  # fmt: skip
        x, y = on_board(column + 0.5, row + 0.62)
        piece(canvas, x, y, 8.5 + 0.35 * row, tall, EBONY if dark else IVORY)


def piece(canvas: Canvas, x: float, y: float, size: float, tall: int, colours: Colours) -> None:
    """A turned piece: pawn, officer or king, standing at (x, y)."""
    high = (2.4, 3.3, 4.3)[tall]
    canvas.fill(ellipse(x + size * 0.9, y + size * 0.1, size * 1.3, size * 0.4), "#0c0604", blur=size * 0.3, alpha=0.55)
    half = [
        (0.85, 0.1),
        (0.85, -0.3),
        (0.45, -0.6),
        (0.3, -high * 0.5),
        (0.34, -high * 0.62),
        (0.62, -high * 0.7),
        (0.3, -high * 0.74),
    ]
    shape = [*half, (0.0, -high * 0.76), *[(-a, b) for a, b in half[::-1]], (0.0, 0.28)]
    canvas.form(list(placed(shape, x, y, scale=size)), colours, bump=0.8, blur=0.6, detail=0.9, keep=0.25, shadow=0)
    canvas.form(ellipse(x, y - size * high * 0.86, size * 0.5, size * 0.52), colours, detail=0.9, keep=0.25, shadow=0)
    if tall == 2:
        for side in np.linspace(-0.42, 0.42, 3):
            spot = (x + size * float(side), y - size * (high + 0.3))
            canvas.form(ellipse(*spot, size * 0.17), colours, detail=0.9, keep=0.25, shadow=0)
