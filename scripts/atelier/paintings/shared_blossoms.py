"""Cut flowers of a Dutch bouquet, roses, striped tulips, poppies, and what creeps and flutters among them."""

import math
from collections.abc import Sequence

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, Colours, linear, radial
from scripts.atelier.curves import Point, ellipse, mirrored, placed, smooth, spots_along
from scripts.atelier.paintings.shared_fruit import leaf
from scripts.atelier.paintings.shared_outlines import outline

ROSE = ("#5a1420", "#b04a58", "#e094a0", "#f6cdd0", "#fff0ec")
WHITE_ROSE = ("#6e5236", "#b8986c", "#e6d2ae", "#f9f0dc", "#fffdf4")
YELLOW_ROSE = ("#6a3c0c", "#c08a2c", "#e8c260", "#f8e4a0", "#fff6d4")
POPPY = ("#4a0a08", "#a82414", "#e0482a", "#f48a58", "#fcc89c")
TULIP = ("#7a6440", "#c4b288", "#efe5cc", "#fffaf0")
BLUE = ("#141c40", "#32508e", "#6a8cc4", "#b4c8e6")
ORANGE = ("#5a1c06", "#b8540e", "#ec922a", "#fccc6c")
CARNATION = ("#5a1824", "#b05a64", "#e8b4b0", "#fdeee4")
LEAF = ("#0c170c", "#24391c", "#4a6430", "#8a9a54")
SEA_LEAF = ("#101c1a", "#2c4840", "#587a68", "#a0b890")

PETAL = outline("0,0! 0.18,-0.28 0.5,-0.46 0.84,-0.4 1,-0.08 0.98,0.14 0.82,0.42 0.5,0.46 0.18,0.28")


def petal(
    canvas: Canvas, root: tuple[float, float], size: float, turn: float, colours: Colours, *, wide: float = 1.0,
    frill: float = 0.0, veins: int = 3, bump: float = 0.32,
) -> None:  # fmt: skip
    """One petal from its root; `frill` ruffles its rim."""
    chance = canvas.chance
    shape = [(p[0] * (1 + frill * chance.normal() * (p[0] > 0.6)), p[1] * wide, *p[2:]) for p in PETAL]
    folds = []
    for k in range(veins):
        v = (k - (veins - 1) / 2) / max(1, veins) * 0.8 + 0.05 * chance.normal()
        way = placed([(0.12, v * 0.2), (0.5, v * wide * 0.8), (0.92, v * wide)], *root, scale=size, turn=turn)
        folds.append((way, size * 0.09, 0.34 * (1 if k % 2 else -1)))
    place = placed(shape, *root, scale=size, turn=turn)
    canvas.form(place, colours, bump=bump, flatten=0.5, folds=folds, blur=0.7, detail=0.6, shadow=0.5)
    rim = [point[:2] for point in place[2:8]]
    canvas.line(rim, colours[-1], max(0.9, size * 0.022), taper=0.9, alpha=0.55, detail=0.7, keep=0.15)


def rose(
    canvas: Canvas, x: float, y: float, size: float, colours: Colours = ROSE, *, lean: float = -70, heart: float = 0.3
) -> None:
    """A hundred-petalled rose whose heart lies a little toward `lean`."""
    chance = canvas.chance
    ox, oy = math.cos(math.radians(lean)), math.sin(math.radians(lean))
    rings = ((1.0, 8, 0.0), (0.8, 8, 0.07), (0.62, 7, 0.14), (0.46, 6, 0.2), (0.32, 5, 0.25))
    for level, (reach, count, drift) in enumerate(rings):
        cx, cy = x + ox * size * drift, y + oy * size * drift
        start = 360 * chance.random()
        order = sorted(
            range(count), key=lambda k: -math.sin(math.radians(start + 360 * k / count) - math.radians(lean))
        )
        for k in order:
            turn = start + 360 * k / count + 9 * chance.normal()
            a = math.radians(turn)
            root = (cx + 0.12 * size * reach * math.cos(a), cy + 0.12 * size * reach * math.sin(a))
            petal(
                canvas,
                root,
                size * reach * (0.8 + 0.12 * chance.random()),
                turn,
                colours,
                wide=1.05,
                frill=0.05,
                veins=2,
            )
        canvas.fill(
            ellipse(cx, cy, size * reach * 0.42), colours[1], blur=size * 0.12, alpha=0.35 + 0.08 * level, detail=0.6
        )
    cx, cy = x + ox * size * heart, y + oy * size * heart
    canvas.fill(ellipse(cx, cy, size * 0.4, size * 0.34), colours[0], blur=size * 0.14, alpha=0.55, mode="normal")
    for k in range(9):
        turn, q = 137.5 * k + lean, size * (0.2 - 0.016 * k)
        a = math.radians(turn)
        root = (cx + q * 0.25 * math.cos(a), cy + q * 0.25 * math.sin(a))
        petal(canvas, root, q, turn, (colours[0], *colours[1:4]), wide=1.15, frill=0.06, veins=1, bump=0.7)
    canvas.fill(ellipse(cx, cy, size * 0.05, size * 0.04), colours[0], blur=size * 0.02, alpha=0.8, detail=0.8)
    turned_from_light(canvas, x, y, size, 0.62)


def turned_from_light(canvas: Canvas, x: float, y: float, size: float, depth: float) -> None:
    """Shade on the far side of a flower and light on its near side: many petals become one round thing."""
    lx, ly = float(canvas.light[0]), float(canvas.light[1])
    with canvas.clip(ellipse(x, y, size * 1.12), blur=size * 0.1):
        far = ellipse(x - lx * size * 0.75, y - ly * size * 0.75, size * 0.95)
        canvas.fill(far, "#6e4440", blur=size * 0.32, alpha=depth, mode="multiply")
        canvas.fill(
            ellipse(x + lx * size * 0.4, y + ly * size * 0.4, size * 0.4),
            "#fff2d8",
            blur=size * 0.24,
            alpha=0.1,
            mode="add",
        )


def tulip(canvas: Canvas, x: float, y: float, size: float, turn: float, *, flame: Colour = "#a81c24") -> None:
    """A white tulip with red flames, its foot at (x, y), opening toward `turn`."""
    chance = canvas.chance
    for aside, long, wide in ((-26, 0.94, 0.62), (26, 0.94, 0.62), (-12, 1.0, 0.66), (14, 0.98, 0.66), (0, 0.92, 0.72)):
        way = turn + aside
        petal(canvas, (x, y), size * long, way, TULIP, wide=wide, veins=2, bump=0.6)
        for _ in range(13):
            v, start = 0.36 * chance.normal() * wide, 0.1 + 0.35 * chance.random()
            end = min(0.95, start + 0.3 + 0.4 * chance.random())
            if abs(v) < 0.42 * wide:
                stripe = placed(
                    [(start, v * start), ((start + end) / 2, v * 0.9), (end, v * 0.95)],
                    x,
                    y,
                    scale=size * long,
                    turn=way,
                )
                canvas.line(stripe, flame, size * 0.03 * (0.5 + chance.random()), taper=0.9, alpha=0.75, detail=0.7)
    a = math.radians(turn)
    turned_from_light(canvas, x + 0.5 * size * math.cos(a), y + 0.5 * size * math.sin(a), size * 0.62, 0.34)


def poppy(canvas: Canvas, x: float, y: float, size: float, colours: Colours = POPPY) -> None:
    chance = canvas.chance
    start = 360 * chance.random()
    for k in range(6):
        turn = start + 60 * k + 8 * chance.normal()
        petal(canvas, (x, y), size * (0.9 + 0.2 * chance.random()), turn, colours, wide=1.15, frill=0.09, veins=5)
    for k in range(4):
        petal(canvas, (x, y), size * 0.6, start + 30 + 90 * k, colours, wide=1.1, frill=0.1, veins=3)
    canvas.fill(ellipse(x, y, size * 0.22), "#1c0a0c", blur=size * 0.06, alpha=0.85, detail=0.7)
    canvas.form(ellipse(x, y, size * 0.13, size * 0.12), ("#1c2410", "#5a6a34", "#a8b074"), bump=0.9, detail=0.8)
    for _ in range(44):
        a, q = 6.28 * chance.random(), size * (0.15 + 0.12 * chance.random())
        tip = (x + q * math.cos(a), y + q * 0.92 * math.sin(a))
        canvas.line([(x, y), tip], "#2a1418", 1, alpha=0.5, detail=0.8)
        canvas.fill(ellipse(*tip, 2, 1.5, count=8), "#d8b45c", detail=0.8, keep=0.3)
    turned_from_light(canvas, x, y, size, 0.5)


def carnation(
    canvas: Canvas, x: float, y: float, size: float, colours: Colours = CARNATION, *, dye: Colour = "#a02438"
) -> None:
    """Fringed petals, each with stripes of another colour toward its rim."""
    chance = canvas.chance
    for reach, count in ((1.0, 11), (0.78, 9), (0.55, 7), (0.34, 5)):
        start = 360 * chance.random()
        for k in range(count):
            turn = start + 360 * k / count + 7 * chance.normal()
            petal(canvas, (x, y), size * reach, turn, colours, wide=0.82, frill=0.12, veins=2)
            for _ in range(4):
                v = 0.3 * chance.normal()
                stripe = placed([(0.45, v * 0.5), (0.7, v * 0.8), (0.97, v)], x, y, scale=size * reach, turn=turn)
                canvas.line(stripe, dye, size * 0.03, taper=-0.8, alpha=0.6, detail=0.7)
    turned_from_light(canvas, x, y, size, 0.55)


def marigold(canvas: Canvas, x: float, y: float, size: float, colours: Colours = ORANGE) -> None:
    chance = canvas.chance
    for reach, count in ((1.0, 18), (0.8, 15), (0.6, 12), (0.4, 9)):
        start = 360 * chance.random()
        for k in range(count):
            turn = start + 360 * k / count + 4 * chance.normal()
            petal(canvas, (x, y), size * reach, turn, colours, wide=0.42, frill=0.05, veins=1)
    canvas.form(ellipse(x, y, size * 0.17), ("#3a1404", "#8a4a10", "#cf8a2c"), bump=0.9, detail=0.7)
    turned_from_light(canvas, x, y, size, 0.5)


def bindweed(canvas: Canvas, x: float, y: float, size: float, turn: float) -> None:
    """A blue funnel with a white star."""
    around = [0.2618 * k for k in range(24)]
    wavy = [(math.cos(a) * (1 + 0.05 * math.cos(5 * a)), 0.8 * math.sin(a)) for a in around]
    rim = placed(wavy, x, y, scale=size, turn=turn)
    canvas.form(rim, BLUE, bump=0.3, flatten=0.5, detail=0.6, shadow=0.5)
    canvas.fill(rim, radial((x, y), size, ["#f8f4e6", "#dfe4ec", "#7f9cd0", "#3c5ca0"]), alpha=0.55, detail=0.6)
    for k in range(5):
        ray = placed([(0.05, 0), (0.5, 0.02), (0.95, 0)], x, y, scale=size, turn=turn + 72 * k)
        canvas.line(ray, "#f6f2ea", size * 0.12, taper=-0.95, alpha=0.75, detail=0.7)
    canvas.fill(ellipse(x, y, size * 0.13, size * 0.1), "#e0cf7a", blur=1.5, detail=0.8)


def cluster(canvas: Canvas, x: float, y: float, size: float, count: int, colour: Colours, heart: Colour) -> None:
    """Many small five-petalled flowers."""
    chance = canvas.chance
    for _ in range(count):
        cx, cy = x + size * 0.5 * chance.normal(), y + size * 0.4 * chance.normal()
        q, start = size * (0.1 + 0.05 * chance.random()), 72 * chance.random()
        for k in range(5):
            a = math.radians(start + 72 * k)
            leaf = ellipse(
                cx + q * math.cos(a), cy + q * math.sin(a), q * 0.75, q * 0.6, turn=math.degrees(a), count=12
            )
            canvas.form(leaf, colour, bump=0.6, blur=0.5, detail=0.7, shadow=0.4)
        canvas.fill(ellipse(cx, cy, q * 0.42, count=10), heart, detail=0.8)


def stem(canvas: Canvas, way: Sequence[Point], width: float = 5, colour: Colour = "#4a6034") -> None:
    canvas.line(way, "#16220f", width + 1.6, width * 0.8, detail=0.5)
    canvas.line([(p[0] - width * 0.16, p[1]) for p in way], colour, width * 0.6, width * 0.4, detail=0.6)


def spray(canvas: Canvas, way: Sequence[Point], size: float, colours: Colours = LEAF) -> None:
    """A thin twig with small leaves in pairs and a bud at its tip."""
    stem(canvas, way, 3)
    places = spots_along(way, 7, start=0.3, end=0.96)
    for k, (x, y) in enumerate(places):
        ahead = places[min(k + 1, 6)] - places[max(0, min(k, 5))]
        turn = math.degrees(math.atan2(float(ahead[1]), float(ahead[0])))
        for side in (-1, 1):
            long = size * (1 - 0.09 * k) * (0.8 + 0.4 * canvas.chance.random())
            leaf(
                canvas,
                (float(x), float(y)),
                long,
                turn + side * (44 + 12 * canvas.chance.normal()),
                colours=colours,
                width=0.22,
            )
    tip = places[-1]
    bud = ellipse(float(tip[0]), float(tip[1]), size * 0.2, size * 0.14, turn=30)
    canvas.form(bud, ROSE[:4], bump=0.9, detail=0.7, shadow=0.4)


def butterfly(canvas: Canvas, x: float, y: float, size: float, turn: float) -> None:
    for side in (-1, 1):
        for text, colours in (
            ("0,0! 0.5,-0.7 1.0,-0.86 1.12,-0.5 0.8,-0.1", ("#4a1a08", "#b8541c", "#e89a48", "#fbd490")),
            ("0,0! 0.7,0.02 0.92,0.3 0.66,0.62 0.26,0.5", ("#3a1408", "#9a4418", "#d88a40", "#f4c884")),
        ):
            wing = [(p[0], p[1] * side, *p[2:]) for p in outline(text)]
            shape = placed(wing, x, y, scale=size, turn=turn)
            canvas.form(shape, colours, bump=0.2, detail=0.8, shadow=0.6)
            curve = smooth(shape)
            canvas.line([*curve, curve[0]], "#2a140a", size * 0.05, alpha=0.8, detail=0.9)
            spot = placed([(wing[2][0] * 0.74, wing[2][1] * 0.74)], x, y, scale=size, turn=turn)[0]
            canvas.fill(ellipse(spot[0], spot[1], size * 0.1, count=14), "#1c2c50", detail=0.9)
            canvas.fill(ellipse(spot[0], spot[1], size * 0.045, count=10), "#f0e2b0", detail=0.9)
    canvas.line(
        placed([(-0.3, 0), (0.1, 0), (0.5, 0)], x, y, scale=size, turn=turn),
        "#20120a",
        size * 0.1,
        taper=0.5,
        detail=0.9,
    )


def snail(canvas: Canvas, x: float, y: float, size: float) -> None:
    foot = placed(outline("-1.3,0.4! -0.4,0.28 0.8,0.24 1.4,0.06 1.6,0.2 1.4,0.44 0.4,0.5!"), x, y, scale=size)
    canvas.form(foot, ("#2c2014", "#7a6242", "#c2aa80"), bump=0.6, detail=0.8)
    for u in (1.44, 1.6):
        canvas.line(
            placed([(u, 0.14), (u + 0.16, -0.06), (u + 0.26, -0.2)], x, y, scale=size), "#8a7250", 1.6, detail=0.8
        )
    shell = ellipse(x, y - size * 0.12, size * 0.74, size * 0.62)
    canvas.form(shell, ("#2a1608", "#7a4a1c", "#c8924c", "#f0d29a"), bump=0.9, detail=0.8, shadow=0.6)
    way = [
        (
            x + size * 0.62 * (1 - k / 26) * math.cos(0.62 * k),
            y - size * 0.12 + size * 0.52 * (1 - k / 26) * math.sin(0.62 * k),
        )
        for k in range(25)
    ]
    canvas.line(way, "#4a2810", size * 0.07, taper=-0.6, alpha=0.8, detail=0.9)


def glass_vase(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A dark round vase: mostly reflections, and a window in one of them."""
    right = outline("0.42,-0.9! 0.4,-0.66 0.8,-0.3 0.92,0.16 0.66,0.66 0.4,0.84!")
    body = placed([*right, *mirrored(right, 0)[::-1]], x, y, scale=size)
    canvas.form(body, ("#060706", "#161a14", "#2c3226", "#5a6048"), bump=0.9, gamma=1.2, detail=0.6)
    with canvas.clip(body):
        canvas.fill(
            ellipse(x + size * 0.5, y + size * 0.36, size * 0.3, size * 0.36), "#8a8456", blur=size * 0.12, alpha=0.5
        )
        for k in range(7):
            above, below = (x + size * (0.1 * k - 0.3), y - size * 0.8), (x + size * (0.12 * k - 0.3), y + size * 0.6)
            canvas.line([above, (x + size * (0.07 * k - 0.2), y), below], "#3f4a2c", 4, alpha=0.4, blur=1.5, detail=0.5)
    pane = placed(outline("-0.13,-0.2! 0.1,-0.24! 0.12,0.14! -0.1,0.2!"), x - size * 0.46, y - size * 0.1, scale=size)
    canvas.fill(pane, linear((x - size, y), (x, y), ["#f8f6ea", "#aeb4a8"]), blur=1.2, alpha=0.8, detail=0.8)
    canvas.line([(x - size * 0.47, y - size * 0.32), (x - size * 0.46, y + size * 0.08)], "#2a2c24", 2, detail=0.8)
    canvas.line([(x - size * 0.58, y - size * 0.1), (x - size * 0.34, y - size * 0.12)], "#2a2c24", 2, detail=0.8)
    foot = [(x - size * 0.42, y + size * 0.84), (x, y + size * 0.9), (x + size * 0.42, y + size * 0.84)]
    canvas.line(foot, "#8a8a6c", 2.4, taper=0.7, alpha=0.8, detail=0.7)
