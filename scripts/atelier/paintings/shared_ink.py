"""Brush and ink: lines that swell and run dry, rocks with axe-cut strokes, mountains of hemp fibres, moss, pines."""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from scripts.atelier.arrays import floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, Colours, mixed
from scripts.atelier.curves import Outline, Point, ellipse, normals, ribbon, smooth, spots_along
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.paintings.shared_planes import wavering
from scripts.atelier.surface import Mask

INK = "#1d1a18"


def ink_line(
    canvas: Canvas, points: Outline, width: float, *, end: float | None = None, alpha: float = 0.9, rough: float = 0.35,
    colour: Colour = INK,
) -> None:  # fmt: skip
    """One stroke: it presses, lifts and presses again, and its edges are not clean."""
    curve = points if isinstance(points, np.ndarray) else smooth(points, closed=False, steps=16)
    if len(curve) < 3:
        curve = floats([curve[0], (curve[0] + curve[-1]) / 2, curve[-1]])
    chance, count = canvas.chance, len(curve)
    u = np.linspace(0, 1, count)
    swell = 1 + rough * np.sin(u * (4 + 5 * chance.random()) + 6 * chance.random())
    press = np.clip(np.minimum(u * 9, (1 - u) * 6 + 0.12), 0.15, 1)
    wide = (width + ((width * 0.5 if end is None else end) - width) * u) * swell * press
    wide = wide * (1 + 0.07 * chance.normal(0, 1, count))
    canvas.fill(ribbon(curve, floats(wide)), colour, alpha=alpha, keep=0.45)
    if width > 5:
        off = normals(curve) * np.float32(width * 0.16)
        start = int(count * 0.45)
        canvas.line(list((curve + off)[start:]), "#cdbfa0", 1.1, taper=0.7, alpha=0.45, keep=0.4)


def wash(canvas: Canvas, points: str | Outline, colour: Colour, *, blur: float, alpha: float) -> None:
    shape = outline(points) if isinstance(points, str) else points
    canvas.fill(shape, colour, blur=blur, alpha=alpha, noise=0.06, noise_size=60)


def axe_cuts(
    canvas: Canvas, edge: Outline, count: int, way: tuple[float, float], *, width: float = 5, alpha: float = 0.55,
    spread: float = 0.5,
) -> None:  # fmt: skip
    """Wedge-shaped strokes that fall from a contour: the hard faces of rock."""
    chance = canvas.chance
    angle, long = math.radians(way[0]), way[1]
    for x, y in spots_along(edge, count):
        if chance.random() < 0.15:
            continue
        a, reach = angle + spread * 0.5 * chance.normal(), long * (0.4 + 0.9 * chance.random())
        start = (float(x) + 3 * chance.normal(), float(y) + 3 * chance.normal())
        middle = (start[0] + reach * 0.5 * math.cos(a + 0.2), start[1] + reach * 0.5 * math.sin(a + 0.2))
        tip = (start[0] + reach * math.cos(a), start[1] + reach * math.sin(a))
        thick = width * (0.4 + 0.9 * chance.random())
        canvas.line(
            [start, middle, tip], INK, thick, taper=-0.95, alpha=alpha * (0.4 + 0.6 * chance.random()), keep=0.35
        )


def rock(
    canvas: Canvas, text: str, *, snow: Colour, shade: Colour, cut: tuple[float, float] = (100, 36), cuts: int = 16,
    width: float = 7, tone: float = 0.5,
) -> None:  # fmt: skip
    """A boulder with a light top, a grey flank below and a heavy contour."""
    corners = [point[:2] for point in outline(text)]
    curve = wavering(corners, 5.0, canvas.chance)
    low, high = curve.min(0), curve.max(0)
    canvas.fill(curve, snow, keep=0.1)
    tops = [corner for corner in corners if corner[1] < low[1] + (high[1] - low[1]) * 0.55]
    with canvas.clip(curve, curved=False):
        under = [(low[0] - 20, low[1] + (high[1] - low[1]) * 0.5), (high[0] + 20, low[1] + (high[1] - low[1]) * 0.36)]
        flank: list[Point] = [*under, (high[0] + 20, high[1] + 30), (low[0] - 20, high[1] + 30)]
        canvas.fill(flank, shade, blur=(high[1] - low[1]) * 0.16, alpha=tone, noise=0.1, noise_size=24)
        for x, y in tops:
            facet(canvas, x, y, high[1] - low[1], shade, width, cut[0])
        upper = curve[curve[:, 1] < low[1] + (high[1] - low[1]) * 0.5]
        axe_cuts(canvas, upper, cuts, cut, alpha=0.6)
    for one, other in zip(corners, [*corners[1:], corners[0]], strict=True):
        middle = ((one[0] + other[0]) / 2 + 2.5 * canvas.chance.normal(), (one[1] + other[1]) / 2)
        ink_line(canvas, [one, middle, other], width * (0.6 + 0.7 * canvas.chance.random()), end=width * 0.7)


def facet(canvas: Canvas, x: float, y: float, high: float, shade: Colour, width: float, angle: float) -> None:
    """An edge that runs down the face of a rock, grey on one side of it."""
    chance, a = canvas.chance, math.radians(angle + 14 * canvas.chance.normal())
    way, place = [(x, y)], (x, y)
    for _ in range(3):
        turn, long = a + 0.4 * chance.normal(), high * (0.12 + 0.14 * chance.random())
        place = (place[0] + long * math.cos(turn), place[1] + long * math.sin(turn))
        way.append(place)
    side = [(px + high * 0.16, py + high * 0.05) for px, py in way[::-1]]
    canvas.polygon([*way, *side], shade, blur=high * 0.03, alpha=0.42)
    for one, other in pairwise(way):
        ink_line(canvas, [one, ((one[0] + other[0]) / 2 + 1, (one[1] + other[1]) / 2), other], width * 0.55, alpha=0.8)


def dead_tree(canvas: Canvas, x: float, y: float, height: float, *, width: float, lean: float, seed: int) -> None:
    """A winter tree whose boughs turn like crab's claws."""
    chance = np.random.default_rng(seed)

    def grow(start: tuple[float, float], angle: float, long: float, thick: float, left: int) -> None:
        way: list[tuple[float, float]] = [start]
        for _ in range(3):
            angle += 9 * chance.normal()
            px, py = way[-1]
            way.append((px + math.sin(math.radians(angle)) * long / 3, py - math.cos(math.radians(angle)) * long / 3))
        ink_line(canvas, way, thick, end=thick * 0.55, rough=0.25)
        if left <= 0:
            return
        for side in (-1, 1):
            if chance.random() < 0.9:
                grow(way[-1], angle + side * (18 + 34 * chance.random()), long * (0.52 + 0.26 * chance.random()),
                     thick * 0.58, left - 1)  # fmt: skip
        if left > 1:
            side = 1 if chance.random() < 0.5 else -1
            grow(way[1 + int(chance.integers(2))], angle + side * 58, long * 0.5, thick * 0.5, left - 2)

    grow((x, y), lean, height * 0.42, width, 4)


def moss(canvas: Canvas, spots: Sequence[Sequence[float]], size: float, *, count: int = 4, alpha: float = 0.8) -> None:
    """Dots of dense ink in little families."""
    chance = canvas.chance
    for x, y in spots:
        for _ in range(count):
            place = (float(x) + size * 1.7 * chance.normal(), float(y) + size * 0.9 * chance.normal())
            dot = ellipse(*place, size * (0.6 + 0.6 * chance.random()), size * (0.4 + 0.3 * chance.random()), count=9)
            canvas.fill(dot, INK, alpha=alpha * (0.5 + 0.5 * chance.random()), keep=0.4)


def lump(
    canvas: Canvas, place: tuple[float, float], half: float, high: float, colours: Colours, *, lean: float = 0,
    dots: int = 6,
) -> None:  # fmt: skip
    """A rounded mass of mountain: pale at its crown, dark at its foot, combed with wavy fibres, mossy at the edge."""
    x, top = place
    fibres = int(half * 1.1)
    chance = canvas.chance
    crest: list[Point] = []
    for i in range(9):
        u = -1 + 0.25 * i
        rise = (1 - abs(u) ** 2.2) ** 0.62
        bump = 0.05 * chance.normal()
        crest.append((x + half * u + lean * rise, top + high * (1 - rise + bump * (1 - abs(u)))))
    curve = smooth(crest, closed=False, steps=10)
    body = np.vstack([curve, floats([[x + half * 0.98, top + high * 1.25], [x - half * 0.98, top + high * 1.25]])])
    foot = mixed(colours[1], colours[0], 0.35)

    def shade(xs: np.ndarray, ys: np.ndarray) -> np.ndarray:
        t = np.clip((ys - top) / (high * 1.1), 0, 1)[..., None]
        side = np.clip((xs - x) / half * 0.5 + 0.5, 0, 1)[..., None]
        light, dark = floats(mixed(colours[2], "#f0e4c6", 0.22)), floats(foot)
        share = np.clip(0.16 + 0.66 * t + 0.22 * side - 0.1, 0, 1)
        return floats(light * (1 - share) + dark * share)

    mask = canvas.mask(body)
    if mask is not None:
        region, cover = mask
        fade = np.clip((top + 1.22 * high - canvas.ys[region]) / (0.45 * high), 0, 1)
        paint = canvas.paint_for(shade, region, noise=0.06, noise_size=18)
        canvas.composite(Mask(region, floats(cover * fade)), paint)
    with canvas.clip(body, curved=False):
        for _ in range(fibres):
            u = 2 * chance.random() - 1
            start = curve[int((u * 0.5 + 0.5) * (len(curve) - 1))]
            fall, drop = high * (0.25 + 0.6 * chance.random()), chance.random() ** 1.4 * high * 0.6
            sx, sy = float(start[0]) - u * 4, float(start[1]) + drop
            way = [(sx, sy)]
            for k in range(1, 5):
                t = k / 4
                way.append((sx + u * half * 0.28 * t + 2.4 * chance.normal(), sy + fall * t))
            canvas.line(way, INK, 1.0 + 1.1 * chance.random(), taper=0.9, alpha=0.22 + 0.26 * chance.random(), keep=0.3)
    ink_line(canvas, curve, 1.1 + half * 0.02, end=1.2, alpha=0.6, rough=0.5, colour="#352a20")
    spots = curve[chance.integers(4, len(curve) - 4, dots)]
    moss(canvas, [tuple(spot) for spot in spots], 1.9)


def pine(
    canvas: Canvas, x: float, y: float, height: float, *, lean: float, seed: int, green: Colour = "#3f5548"
) -> None:
    """A tall pine: a scaly trunk that bends, and flat clouds of needles."""
    chance = np.random.default_rng(seed)
    trunk: list[Point] = [(x, y)]
    for k in range(1, 6):
        t = k / 5
        trunk.append((x + lean * t + 7 * math.sin(5 * t + seed) + 3 * chance.normal(), y - height * t))
    curve = smooth(trunk, closed=False, steps=12)
    wide = height * 0.05
    canvas.line(list(curve), "#8a6a4a", wide, wide * 0.4)
    for side in (-1, 1):
        off = normals(curve) * np.float32(side * wide * 0.42)
        ink_line(canvas, curve + off, 1.8, end=1.2, alpha=0.85)
    for px, py in spots_along(curve, int(height / 9)):
        canvas.line([(px - wide * 0.3, py), (px, py + 2.4), (px + wide * 0.3, py)], INK, 0.9, alpha=0.6)
    for k, (px, py) in enumerate(spots_along(curve, 9, start=0.42)):
        side = -1 if k % 2 else 1
        reach = height * (0.26 - 0.019 * k) * (0.8 + 0.4 * chance.random())
        tip = (float(px) + side * reach, float(py) + reach * (0.12 * chance.normal() - 0.02))
        ink_line(canvas, [(float(px), float(py)), ((px + tip[0]) / 2, (py + tip[1]) / 2 + 5), tip], 2.6, end=1.2)
        for j in range(3):
            t = 0.45 + 0.28 * j
            needles(canvas, px + (tip[0] - px) * t, py + (tip[1] - py) * t - 3, height * 0.085, green)
    needles(canvas, float(curve[-1][0]), float(curve[-1][1]), height * 0.1, green)


def needles(canvas: Canvas, x: float, y: float, size: float, green: Colour) -> None:
    chance = canvas.chance
    canvas.fill(ellipse(x, y, size, size * 0.42), green, blur=2.4, alpha=0.6)
    for _ in range(26):
        a = math.radians(-168 + 156 * chance.random())
        sx, sy = x + size * 0.7 * (2 * chance.random() - 1), y + size * 0.24 * chance.random()
        tip = (sx + size * 0.4 * math.cos(a), sy + size * 0.42 * math.sin(a))
        canvas.line([(sx, sy), tip], INK, 1.1, taper=-0.9, alpha=0.75, keep=0.4)


def seal(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A square of vermilion with a white labyrinth in it."""
    canvas.rectangle(x, y, size, size * 1.1, "#b23a2a", noise=0.12, noise_size=6, alpha=0.9, keep=0.4)
    for k in range(3):
        dx = size * (0.22 + 0.28 * k)
        canvas.line([(x + dx, y + size * 0.14), (x + dx, y + size * 0.9)], "#e2cfa8", size * 0.07, alpha=0.8, keep=0.4)
        canvas.line([(x + size * 0.14, y + dx), (x + size * 0.86, y + dx)], "#e2cfa8", size * 0.06, alpha=0.6, keep=0.4)


def old_paper(canvas: Canvas, colours: Colours, fibres: int = 500) -> None:
    """Paper darkened by age: fibres, foxing, and the faint cross creases of a scroll."""
    chance = canvas.chance
    for _ in range(fibres):
        x, y, a = canvas.width * chance.random(), canvas.height * chance.random(), 6.28 * chance.random()
        way = [
            (x, y),
            (x + 9 * math.cos(a), y + 9 * math.sin(a)),
            (x + 20 * math.cos(a + 0.4), y + 20 * math.sin(a + 0.4)),
        ]
        canvas.line(way, colours[int(chance.integers(len(colours)))], 0.9, alpha=0.2)
    for _ in range(26):
        x, y = canvas.width * chance.random(), canvas.height * chance.random()
        canvas.fill(ellipse(x, y, 8 + 34 * chance.random(), 6 + 22 * chance.random()), colours[0], blur=10, alpha=0.1)
    for k in range(1, 7):
        y = canvas.height * k / 7 + 10 * chance.normal()
        canvas.line([(-5, y), (canvas.width / 2, y + 1.5), (canvas.width + 5, y - 1)], colours[0], 1.2, alpha=0.18)
