"""Two pointed fox faces hidden among splinters of red and green glass."""

import math

import numpy as np

from scripts.atelier.arrays import Floats, floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, darker, lighter, linear, mixed, rgb
from scripts.atelier.curves import Point, placed
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=45,
    title="The Foxes",
    after="after Franz Marc",
    school="cubist",
    size=(752, 1000),
    detail=(225, 400, 290, 290),
    seed=12,
    finish=Finish(glaze=0.5, relief=0.12),
)

RED, ORANGE, WINE, VIOLET, GREEN = "#b5402c", "#d9813c", "#5a1f24", "#6d4f80", "#4f7f52"
LIME, CREAM, BLACK, BLUE, PINK = "#b4b654", "#ecdcc0", "#1d1a1c", "#6f86a0", "#d99a8c"
Polygon = list[Point]

HEAD: tuple[tuple[str, str, str], ...] = (
    ("-50,-46! 2,-60! -168,148! -150,60!", "#7a2a26", "#b5402c"),
    ("2,-60! 56,-24! -120,146! -168,148!", "#c8552c", "#f0a050"),
    ("56,-24! 128,10! 92,92! 8,70!", "#c8482c", "#8a2c26"),
    ("8,70! 92,92! 40,140! -60,160! -120,146!", "#fdf4dc", "#cdb99a"),
    ("8,70! 56,-24! -60,92! -120,146!", "#d9652f", "#a83a28"),
    ("-46,-48! 2,-62! 56,-26! 16,10! -30,-4!", "#e08a3c", "#b5402c"),
    ("-150,60! -168,148! -120,146! -96,120!", "#efe0c0", "#b8a284"),
)
"""Planes of a fox's head that looks down to the left, about the place between its eyes: outline, one colour, other."""


def facet(
    canvas: Canvas, points: Polygon, one: Colour, other: Colour, *, alpha: float = 1.0, detail: float | None = None
) -> None:
    """A flat splinter with light running across it."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    ends = ((min(xs), min(ys)), (max(xs), max(ys)))
    turn = math.degrees(math.atan2(points[1][1] - points[0][1], points[1][0] - points[0][0]))
    canvas.polygon(points, linear(*ends, [one, other]), alpha=alpha, detail=detail, direction=turn)


def cut(shape: Floats, chance: np.random.Generator, smallest: float) -> list[Floats]:
    """Break a convex shape along long lines into splinters of very different size."""
    x, y = shape[:, 0], shape[:, 1]
    area = 0.5 * abs(float(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))))
    if area < smallest * (0.5 + 3.5 * chance.random() ** 2):
        return [shape]
    angle = math.radians(float(chance.choice([62, -58, 90, 34, -72, -30])) + 9 * chance.normal())
    normal = floats([math.sin(angle), -math.cos(angle)])
    middle = shape.mean(0) + floats(chance.normal(0, 0.16 * math.sqrt(area), 2))
    side = (shape - middle) @ normal
    halves: list[list[Floats]] = [[], []]
    for i in range(len(shape)):
        j = (i + 1) % len(shape)
        halves[int(side[i] > 0)].append(shape[i])
        if side[i] * side[j] < 0:
            meet = shape[i] + (shape[j] - shape[i]) * (side[i] / (side[i] - side[j]))
            halves[0].append(meet)
            halves[1].append(meet)
    if min(len(half) for half in halves) < 3:
        return [shape]
    return [piece for half in halves for piece in cut(floats(np.stack(half)), chance, smallest)]


def ground_tone(x: float, y: float, chance: np.random.Generator) -> Colour:
    """Light in the upper corners, green and violet at the sides, dark in the lower left."""
    light = 1 - y / 1000
    family = (
        (CREAM, LIME, PINK, "#dfd59a", BLUE, GREEN)
        if light > 0.72
        else (GREEN, VIOLET, LIME, BLUE, "#3c6446", "#8a6aa0")
    )
    if y > 640 and x < 400:
        family = ("#2c3f34", WINE, "#3a2c4a", GREEN, VIOLET, BLACK)
    elif y > 640:
        family = (WINE, RED, "#3a2c4a", ORANGE, GREEN, "#8a3426")
    return family[int(chance.integers(len(family)))]


def splinters(canvas: Canvas) -> None:
    whole = floats([[-10, -10], [762, -10], [762, 1010], [-10, 1010]])
    for piece in cut(whole, canvas.chance, 9000):
        x, y = (float(v) for v in piece.mean(0))
        tone = ground_tone(x, y, canvas.chance)
        lift = 0.12 + 0.3 * canvas.chance.random()
        pair: tuple[Colour, Colour] = (lighter(tone, lift), darker(tone, 0.2 + 0.3 * canvas.chance.random()))
        one, other = pair if canvas.chance.random() < 0.6 else pair[::-1]
        facet(canvas, [(float(px), float(py)) for px, py in piece], one, other)


def bodies(canvas: Canvas) -> None:
    """Backs, flanks, tails and legs as wedges of warm colour; the upper fox runs down the right side."""
    for points, one, other in (
        ("520,250! 640,300! 720,470! 700,640! 600,520! 540,400!", "#d9652f", "#8a2c26"),
        ("720,470! 762,560! 762,760! 680,720! 640,600!", "#b5402c", "#5a1f24"),
        ("600,330! 690,400! 650,520! 580,460!", "#f0a050", "#c8552c"),
        ("470,400! 560,400! 600,520! 520,560! 450,480!", "#a83a28", "#5a1f24"),
        ("440,360! 500,390! 470,470! 420,430!", "#fdf4dc", "#cdb99a"),
        ("480,520! 600,520! 700,640! 710,800! 560,700!", "#c8482c", "#7a2a26"),
        ("500,540! 560,700! 480,820! 400,700! 430,610!", "#d9813c", "#a83a28"),
        ("560,700! 710,800! 640,940! 520,880!", "#b5402c", "#f0a050"),
        ("480,820! 560,700! 560,880! 470,1010! 400,960!", "#8a2c26", "#c8552c"),
        ("380,660! 440,650! 470,760! 400,880! 340,780!", "#fdf4dc", "#bda684"),
        ("640,940! 762,800! 762,1010! 600,1010!", "#d9813c", "#5a1f24"),
        ("340,780! 400,880! 360,1010! 280,1010! 300,880!", "#8a3426", "#3a2024"),
        ("400,880! 470,880! 450,1010! 370,1010!", "#d9652f", "#5a1f24"),
        ("520,880! 640,940! 600,1010! 480,1010!", "#7a2a26", "#c8482c"),
        ("700,640! 762,690! 762,800! 710,800!", "#efe0c0", "#d9813c"),
        ("100,880! 280,900! 420,960! 300,1000! 120,960!", "#c8552c", "#7a2a26"),
        ("60,860! 130,840! 150,930! 90,950!", "#fdf4dc", "#cdb99a"),
    ):
        facet(canvas, outline(points), one, other)


def fox_head(canvas: Canvas, x: float, y: float, scale: float, turn: float) -> None:
    def at(points: str) -> Polygon:
        return list(placed(outline(points), x, y, scale=scale, turn=turn))

    for points in ("-52,-40! -66,-150! 14,-62!", "44,-40! 96,-146! 122,8!"):
        facet(canvas, at(points), "#8a2c26", "#3a1418", detail=0.6)
    for points in ("-46,-56! -58,-124! -8,-64!", "62,-38! 92,-116! 108,-10!"):
        facet(canvas, at(points), BLACK, "#4a2a2c", detail=0.6)
    for points, one, other in HEAD:
        facet(canvas, at(points), one, other, detail=0.6)
    facet(canvas, at("-168,148! -182,132! -150,118! -136,138! -150,156!"), BLACK, "#3a2c30", detail=0.9)
    canvas.line(at("-140,154 -90,151 -40,136 -6,120"), WINE, 4 * scale, taper=0.5, detail=0.8)
    eye = at("-30,42! -8,20 26,14! 8,38")
    canvas.fill([(p[0], p[1] + 1) for p in eye], BLACK, detail=0.95, keep=0.4)
    canvas.fill(at("-18,38 -4,24 16,18 4,33"), "#d9c84a", detail=0.95, keep=0.5)
    canvas.fill(at("-4,35 -1,22 6,20 5,33"), BLACK, detail=0.95, keep=0.5)
    canvas.line(at("-40,52 -12,18 36,4"), BLACK, 6 * scale, taper=0.6, detail=0.9, keep=0.3)
    canvas.line(at("-96,28 -74,10 -60,0"), BLACK, 7 * scale, taper=0.6, detail=0.9, keep=0.3)
    for points in ("2,-60! 56,-24! -120,146!", "-50,-46! 2,-60! -168,148!"):
        way = at(points)
        canvas.line([way[0][:2], way[2][:2]], WINE, 2.4, alpha=0.6, detail=0.6)


def glass(canvas: Canvas, count: int, strength: float) -> None:
    """Long panes laid over everything: each is a little lighter or darker, and tinted."""
    chance = canvas.chance
    tints = (GREEN, VIOLET, ORANGE, CREAM, BLUE, RED, LIME)
    for _ in range(count):
        x, y = 752 * chance.random(), 1000 * chance.random()
        angle = math.radians(float(chance.choice([62, -58, 90, 34, -72])) + 8 * chance.normal())
        long, wide = 260 + 420 * chance.random(), 30 + 90 * chance.random()
        u, v = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
        pane: Polygon = [
            (x - u[0] * long / 2, y - u[1] * long / 2),
            (x + u[0] * long / 2, y + u[1] * long / 2),
            (x + u[0] * long * 0.3 + v[0] * wide, y + u[1] * long * 0.3 + v[1] * wide),
            (x - u[0] * long * 0.4 + v[0] * wide * 0.6, y - u[1] * long * 0.4 + v[1] * wide * 0.6),
        ]
        near = min(math.hypot(x - 380, y - 560), math.hypot(x - 450, y - 300) * 1.1)
        cover = strength * (0.4 + 0.6 * min(1.0, near / 320))
        tint = mixed(tints[int(chance.integers(7))], "#ffffff" if chance.random() < 0.5 else "#000000", 0.3)
        canvas.polygon(pane, rgb(tint), alpha=cover)
        canvas.line(
            [pane[0][:2], pane[1][:2]],
            lighter(tint, 0.4) if chance.random() < 0.5 else darker(tint, 0.6),
            2.2,
            alpha=0.5,
        )


def compose(canvas: Canvas) -> None:
    splinters(canvas)
    bodies(canvas)
    glass(canvas, 26, 0.3)
    fox_head(canvas, 482, 286, 0.92, -16)
    fox_head(canvas, 400, 560, 1.12, 4)
    glass(canvas, 16, 0.22)
