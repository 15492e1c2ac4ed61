"""What stands and lies on a rich table of 1615: a stoneware jug, a gilded glass, a silver knife."""

import math
from collections.abc import Sequence

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear
from scripts.atelier.curves import Point, ellipse, mirrored, placed, smooth
from scripts.atelier.paintings.shared_outlines import outline

STONEWARE = ("#0e0605", "#32140b", "#5c2816", "#96502e", "#d08e62")
PEWTER = ("#141418", "#46484c", "#8c8e8e", "#e6e4da")
GILT = ("#2c1a06", "#8a5c1a", "#cf9a3a", "#f6dc90")


def turned(half: str, axis: float, top: float, high: float) -> list[tuple[float, ...]]:
    """The outline of something made on a wheel, from the right half of its profile (0 to 1 down)."""
    right = [(axis + x * high, top + y * high, *rest) for x, y, *rest in outline(half)]
    return [*right, *mirrored(right, axis)[::-1]]


def jug(canvas: Canvas, x: float, top: float, high: float) -> None:
    """A bellied jug with a pewter lid in which somebody small is mirrored."""
    handle = [
        (x + p * high, top + q * high) for p, q in ((0.13, 0.2), (0.27, 0.19), (0.32, 0.36), (0.27, 0.52), (0.2, 0.56))
    ]
    canvas.line(handle, "#170a06", high * 0.075, high * 0.06, detail=0.5)
    canvas.line([(a - 3, b - 3) for a, b in handle], "#6a2e18", high * 0.036, taper=0.4, alpha=0.9, detail=0.5)
    body = turned("0.125,0.14! 0.13,0.3 0.2,0.42 0.245,0.58 0.23,0.76 0.15,0.92 0.16,1.0!", x, top, high)
    canvas.form(body, STONEWARE, bump=1.0, gamma=1.25, detail=0.5, noise=0.02, noise_size=10, direction=0.0)
    with canvas.clip(body):
        canvas.fill(ellipse(x + high * 0.24, top + high * 0.6, high * 0.15, high * 0.5), "#0e0605", blur=26, alpha=0.75)
        canvas.fill(ellipse(x - high * 0.26, top + high * 0.62, high * 0.05, high * 0.3), "#0e0605", blur=12, alpha=0.5)
    for y, wide in ((0.2, 0.127), (0.25, 0.127), (0.36, 0.165), (0.5, 0.226), (0.72, 0.238), (0.9, 0.163)):
        rim = [
            (x + high * wide * math.sin(t), top + high * (y + 0.024 * math.cos(t))) for t in (-1.5, -0.8, 0, 0.8, 1.5)
        ]
        canvas.line(rim, "#2a100a", 2.6, alpha=0.6, detail=0.6)
        canvas.line([(a, b + 3) for a, b in rim], "#d89468", 1.3, taper=0.8, alpha=0.5, detail=0.6)
    for k in range(7):
        a = -1.2 + 0.4 * k
        place = (x + high * 0.23 * math.sin(a), top + high * (0.61 + 0.02 * math.cos(a)))
        lozenge = placed(outline("0,-15! 8,0! 0,15! -8,0!"), *place, scale=0.5 + 0.5 * math.cos(a))
        canvas.form(lozenge, STONEWARE[1:], bump=0.5, detail=0.6, alpha=0.7, shadow=0.3)
    canvas.fill(
        ellipse(x - high * 0.12, top + high * 0.52, high * 0.02, high * 0.09, turn=14),
        "#fbe6cc",
        blur=4,
        alpha=0.8,
        detail=0.7,
    )
    lid = turned("0.03,-0.02 0.02,0.03 0.1,0.07 0.14,0.13 0.135,0.16!", x, top, high)
    canvas.form(lid, PEWTER, bump=0.8, detail=0.8)
    canvas.fill(
        ellipse(x - high * 0.055, top + high * 0.095, high * 0.03, high * 0.022),
        "#f6f0e2",
        blur=1.6,
        alpha=0.85,
        detail=0.9,
    )
    canvas.fill(
        ellipse(x + high * 0.02, top + high * 0.104, 5.4, 6.4), "#d8b48e", blur=1, alpha=0.9, detail=0.9, keep=0.4
    )
    canvas.fill(
        ellipse(x + high * 0.02, top + high * 0.094, 6.6, 4.4), "#f4efe2", blur=0.8, alpha=0.9, detail=0.9, keep=0.4
    )
    brim = [(x - high * 0.13, top + high * 0.152), (x, top + high * 0.166), (x + high * 0.13, top + high * 0.152)]
    canvas.line(brim, "#f0ece0", 1.8, alpha=0.7, detail=0.8)


def goblet(canvas: Canvas, x: float, top: float, high: float) -> None:
    """A covered glass in the manner of Venice, half full of white wine; mostly light on its edges."""
    bowl = turned("0.02,0.24! 0.125,0.255 0.13,0.4 0.1,0.54 0.04,0.62 0.015,0.64!", x, top, high)
    lid = turned("0.006,0.03 0.02,0.08 0.03,0.12 0.1,0.19 0.132,0.25!", x, top, high)
    foot = turned("0.012,0.84! 0.03,0.88 0.12,0.95 0.13,0.98!", x, top, high)
    for shape in (bowl, lid, foot):
        canvas.fill(shape, "#8a9288", alpha=0.22, detail=0.7)
    wine = turned("0.02,0.4! 0.128,0.41 0.1,0.54 0.04,0.615 0.015,0.63!", x, top, high)
    canvas.fill(
        wine, linear((x - 60, 0), (x + 60, 0), ["#e6da98", "#b8a658", "#7d6c30", "#d8c67e"]), alpha=0.7, detail=0.7
    )
    canvas.fill(ellipse(x, top + high * 0.405, high * 0.126, high * 0.022), "#e8dca0", alpha=0.6, detail=0.8)
    for shape in (bowl, lid, foot):
        curve = smooth(shape)
        canvas.line([*curve, curve[0]], "#c8ccc0", 1.6, alpha=0.6, detail=0.8, keep=0.3)
    for y, size in ((0.66, 0.03), (0.705, 0.042), (0.755, 0.03), (0.8, 0.022)):
        canvas.form(ellipse(x, top + high * y, high * size, high * 0.022), GILT, bump=0.9, detail=0.8)
    canvas.form(ellipse(x, top + high * 0.03, high * 0.026, high * 0.032), GILT, bump=0.9, detail=0.8)
    for y, wide in ((0.25, 0.13), (0.3, 0.129), (0.195, 0.1), (0.96, 0.125)):
        band = [
            (x + high * wide * math.sin(t), top + high * (y + 0.018 * math.cos(t))) for t in (-1.5, -0.8, 0, 0.8, 1.5)
        ]
        canvas.line(band, "#c8953a", 3.4, alpha=0.9, detail=0.8, keep=0.3)
        for k in range(9):
            t = -1.3 + 0.325 * k
            spot = (x + high * wide * math.sin(t), top + high * (y + 0.018 * math.cos(t)))
            canvas.fill(ellipse(*spot, 2, 2, count=10), "#fbe9a8", detail=0.9, keep=0.4)
    glint(
        canvas,
        [
            (x - high * 0.1, top + high * 0.29),
            (x - high * 0.106, top + high * 0.38),
            (x - high * 0.084, top + high * 0.5),
        ],
        6,
    )
    glint(
        canvas,
        [
            (x + high * 0.1, top + high * 0.3),
            (x + high * 0.104, top + high * 0.4),
            (x + high * 0.08, top + high * 0.52),
        ],
        2.4,
    )
    glint(canvas, [(x - high * 0.06, top + high * 0.16), (x - high * 0.1, top + high * 0.21)], 3)
    glint(canvas, [(x - high * 0.1, top + high * 0.955), (x - high * 0.04, top + high * 0.91)], 3)
    pane = outline("-9,-14! 7,-16! 8,12! -8,14!")
    canvas.fill(
        placed(pane, x - high * 0.07, top + high * 0.335), "#fdfaf0", blur=1.2, alpha=0.75, detail=0.9, keep=0.4
    )
    canvas.line(
        [(x - high * 0.072, top + high * 0.3), (x - high * 0.07, top + high * 0.37)],
        "#5a5c50",
        1.4,
        alpha=0.7,
        detail=0.9,
    )


def glint(canvas: Canvas, way: Sequence[Point], width: float) -> None:
    canvas.line(way, "#fffdf2", width, taper=0.8, alpha=0.8, blur=0.6, detail=0.9, keep=0.4)


def knife(canvas: Canvas, end: tuple[float, float], tip: tuple[float, float]) -> None:
    """A bride's knife of chased silver that sticks out over the edge of the table."""
    dx, dy = tip[0] - end[0], tip[1] - end[1]
    long, turn = math.hypot(dx, dy), math.degrees(math.atan2(dy, dx))

    def at(text: str) -> list[tuple[float, ...]]:
        return placed(outline(text), *end, scale=long / 100, turn=turn)

    canvas.fill(at("2,5 50,6 100,4 100,8 50,11 2,10"), "#0c0705", blur=5, alpha=0.7)
    steel = linear(at("46,-3")[0][:2], at("46,3")[0][:2], ["#f6f4ea", "#8c9094", "#3a3c42"])
    canvas.polygon(at("46,-2.6 96,-2.2 100,1.4 94,2.6 46,2.6"), steel, detail=0.8)
    canvas.line(at("48,-2 96,-1.8"), "#fffef6", 1.6, alpha=0.9, detail=0.9, keep=0.3)
    canvas.form(at("0,-4.4! 6,-4 24,-3 44,-3.2 47,-3.4! 47,3.4! 44,3.2 24,3 6,4 0,4.4!"), PEWTER, bump=0.9, detail=0.8)
    for u in (3, 10, 18, 27, 36, 44):
        canvas.line(at(f"{u},-3.8 {u + 0.4},0 {u},3.8"), "#2a2a2e", 2, alpha=0.7, detail=0.9)
        canvas.line(at(f"{u + 1.1},-3.4 {u + 1.5},0 {u + 1.1},3.4"), "#f4e3b0", 1.4, alpha=0.8, detail=0.9)
    for k in range(16):
        along = 5 + 2.5 * k
        stud = at(f"{along},{1.2 * math.sin(1.9 * k)}")[0]
        canvas.fill(ellipse(stud[0], stud[1], 2.1, 1.4, turn=turn, count=10), "#fbf6e6", alpha=0.75, detail=0.9)
