"""A mountain as red as brick against a blue sky full of small white clouds, with a dark green forest at its foot."""

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear, mixed
from scripts.atelier.curves import Point, ellipse, smooth
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline

PAINTING = Homage(
    card=50,
    title="Fine Wind, Clear Morning",
    after="after Katsushika Hokusai",
    school="ukiyo_e",
    size=(1000, 686),
    detail=(520, 60, 330, 330),
    seed=50,
)

PRUSSIAN, WHITE, INK = "#1f4478", "#fbf5e6", "#2a2a3c"

LEFT = outline("-10,628! 120,604 240,566 350,512 446,442 530,352 596,258 640,184 668,140 686,122")
SUMMIT = outline("686,122 702,126 716,118 730,124 742,119")
RIGHT = outline("742,119 764,142 792,190 826,250 872,318 930,384 1010,452!")


def sky(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 600), ["#1b3f78", "#2f63a0", "#4f86b8", "#82b0c8", "#b4cfd0", "#dcdfcc"]))
    chance = np.random.default_rng(7)
    rows = [(96, 0.45, 16), (138, 0.75, 15), (182, 1.0, 15), (226, 1.0, 14), (272, 1.0, 14), (318, 0.95, 13)]
    rows += [(364, 0.9, 13), (410, 0.75, 12), (452, 0.6, 11), (492, 0.45, 10)]
    for y, share, high in rows:
        x = -60 + 40 * chance.random()
        while x < 1020:
            long = (70 + 190 * chance.random()) * (0.6 + 0.4 * share)
            if chance.random() < share:
                cloud(canvas, x, y + 9 * chance.normal(), long, high * (0.7 + 0.6 * chance.random()), chance)
            x += long * (0.62 + 0.5 * chance.random())


def cloud(canvas: Canvas, x: float, y: float, long: float, high: float, chance: np.random.Generator) -> None:
    """A flat scalloped streak with a tail on both sides."""
    count = max(4, int(long / 24))
    above: list[Point] = [(x - 18, y, 0)]
    below: list[Point] = [(x + long + 22, y + 2, 0)]
    for i in range(count):
        u = (i + 0.5) / count
        swell = high * (0.35 + 0.65 * np.sin(np.pi * u))
        above.append((x + long * u, y - swell * (0.5 + 0.6 * chance.random())))
        below.append((x + long * (1 - u), y + swell * (0.3 + 0.5 * chance.random())))
    canvas.fill([*above, *below], WHITE, alpha=0.96)
    for _ in range(2):
        u, side = x + long * chance.random(), 1 if chance.random() < 0.5 else -1
        drop = y + side * high * (0.9 + 0.3 * chance.random())
        canvas.fill(ellipse(u, drop, 12 + 20 * chance.random(), 2.4, count=16), WHITE, alpha=0.9)


def mountain(canvas: Canvas) -> None:
    shape = [*LEFT, *SUMMIT[1:], *RIGHT[1:], (1010, 700, 0), (-10, 700, 0)]
    body = linear((700, 118), (660, 640), ["#3b2320", "#6a2c20", "#9c3f26", "#b4522e", "#bd6236", "#b8743f", "#8f8a4e"])
    canvas.fill(shape, body)
    with canvas.clip(shape):
        chance = canvas.chance
        for _ in range(900):
            u = chance.random()
            x, y = 1010 * u, 150 + 500 * chance.random()
            lean = (x - 712) / 900
            long = 10 + 26 * chance.random()
            tone = mixed("#5a2418", "#d98a54", chance.random())
            canvas.line([(x, y), (x + lean * long, y + long * 0.8)], tone, 1.4, taper=0.8, alpha=0.16)
        canvas.fill(outline("640,180 690,110 748,110 800,200 770,214 720,206 664,220"), "#2a1a1c", blur=14, alpha=0.6)
        canvas.line([(p[0] - 8, p[1] + 4) for p in RIGHT], "#5a2418", 26, 60, blur=12, alpha=0.45)
    snow(canvas, shape)
    canvas.line(LEFT, INK, 2.4)
    canvas.line(SUMMIT, INK, 2.4)
    canvas.line(RIGHT, INK, 2.4)


def snow(canvas: Canvas, shape: list[Point]) -> None:
    """White gullies that run down from the summit, forked like roots."""
    chance = np.random.default_rng(3)
    with canvas.clip(shape):
        for i in range(34):
            u = (i + 0.5 * chance.random()) / 34
            root, lean = 684 + 60 * u, (-0.62 + 1.36 * u) * (0.85 + 0.2 * chance.random())
            deep = chance.random() < 0.36
            long = 150 + 210 * chance.random() if deep else 34 + 90 * chance.random()
            gully(canvas, (root, 118), (lean, long), 5.5 if deep else 3.6, chance)


def gully(
    canvas: Canvas, top: tuple[float, float], way: tuple[float, float], width: float, chance: np.random.Generator
) -> None:
    """One streak of snow that wanders down the slope and splits."""
    lean, long = way
    places: list[Point] = []
    for k in range(7):
        t = k / 6
        bow = lean * long * (0.8 * t + 0.35 * t * t)
        places.append((top[0] + bow + 3.4 * chance.normal() * t, top[1] + long * t))
    canvas.line(places, WHITE, width, 1.4, taper=-0.95)
    for k in (2, 3, 4, 5):
        if long > 90 and chance.random() < 0.75:
            x, y = places[k][0], places[k][1]
            side, drop = 1 if chance.random() < 0.5 else -1, 20 + 34 * chance.random()
            fork = [(x, y), (x + side * 5 + lean * 8, y + drop * 0.4), (x + side * 7 + lean * drop, y + drop)]
            canvas.line(fork, WHITE, width * 0.55, 1, taper=-0.95)


def forest(canvas: Canvas) -> None:
    """Green that climbs the slope in tongues, dotted with trees."""
    edge = outline("-10,632 110,612 220,588 320,560 420,548 520,566 620,556 720,572 810,540 900,520 1010,486")
    shape = [*edge, (1010, 700, 0), (-10, 700, 0)]
    canvas.fill(shape, linear((0, 520), (0, 686), ["#7d8a4c", "#3f6a4a", "#2c5446", "#234a44"]), blur=9)
    chance = np.random.default_rng(11)
    curve = smooth(edge, closed=False, steps=20)
    for _ in range(1500):
        u = chance.random() ** 0.9
        x = 1010 * chance.random()
        top = float(np.interp(x, curve[:, 0], curve[:, 1]))
        y = top - 26 + (706 - top) * u
        size = 4.2 + 4.6 * u
        tone = mixed("#2f5a40", "#17343a", chance.random())
        canvas.fill(
            [(x, y - size * 1.7, 0), (x + size * 0.75, y + 2, 0), (x - size * 0.75, y + 2, 0)], tone, alpha=0.85
        )
        if chance.random() < 0.3:
            canvas.fill(ellipse(x - size * 0.2, y - size * 0.5, size * 0.25, count=8), "#8aa06a", alpha=0.5)


def compose(canvas: Canvas) -> None:
    sky(canvas)
    mountain(canvas)
    forest(canvas)
