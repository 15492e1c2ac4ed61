"""Ladders of golden light on dark water, the Great Bear above, and a little old couple arm in arm."""

import math

import numpy as np

from scripts.atelier.arrays import Floats, floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, linear
from scripts.atelier.curves import ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=36,
    title="Starry Night over the Rhône",
    after="after Vincent van Gogh",
    school="van_gogh",
    size=(1000, 793),
    detail=(720, 520, 260, 260),
    seed=23,
    finish=Finish(relief=0.26),
)

BEAR = ((352, 214, 20), (424, 178, 19), (498, 164, 20), (566, 192, 17), (662, 170, 21), (684, 252, 20), (578, 264, 19))
OTHERS = (
    (60, 70, 12), (150, 150, 11), (128, 40, 10), (236, 84, 13), (300, 36, 10), (214, 232, 10), (404, 66, 12),
    (508, 50, 11),
    (612, 84, 12), (730, 46, 12), (800, 120, 13), (872, 64, 11), (942, 140, 12), (840, 226, 10), (92, 268, 9),
    (760, 302, 9),
    (936, 262, 9), (470, 296, 8), (300, 290, 8),
)  # fmt: skip
LAMPS = (
    (52, 398, 0.6), (104, 402, 0.85), (206, 404, 0.95), (254, 408, 1.3), (346, 408, 1.45), (392, 410, 1.0),
    (486, 409, 1.3), (566, 406, 0.9), (604, 404, 0.65), (690, 399, 1.0), (738, 395, 0.6), (812, 388, 0.8),
    (862, 380, 0.55), (894, 376, 0.7), (962, 365, 0.5),
)  # fmt: skip


def brick(x: Floats, y: Floats) -> Floats:
    """Short strokes that fan out around every star and lie nearly level elsewhere."""
    angle = 0.12 * np.sin(x / 70 + y / 40)
    for cx, cy, size in (*BEAR, *OTHERS):
        near = np.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * (size * 1.5) ** 2))
        radial = np.arctan2(y - cy, x - cx)
        angle = np.where(near > 0.3, radial, angle)
    return floats(angle)


def sky(canvas: Canvas) -> None:
    chance = canvas.chance
    canvas.wash(linear((0, 0), (0, 400), ["#142450", "#1c2f5e", "#27498a", "#2f5a94", "#48789c"]), direction=brick)
    for _ in range(620):
        x, y = 1000 * chance.random(), 385 * chance.random()
        tone = ("#1a2c62", "#2f5a94", "#16244e", "#3f6ca4", "#244a86", "#4f82a4", "#2c3f86")[int(chance.integers(7))]
        turn = 0.15 * math.sin(x / 70) + 0.22 * chance.normal()
        long = 14 + 14 * chance.random()
        canvas.line([(x, y), (x + long * math.cos(turn), y + long * math.sin(turn))], tone, 9, follow=True, alpha=0.85)
    for x, y, size in (*OTHERS, *BEAR):
        canvas.fill(ellipse(x, y, size * 1.75), "#6fa3b0", blur=size * 0.4, alpha=0.8)
        canvas.fill(ellipse(x, y, size * 1.1), "#a9c89a", blur=size * 0.25, alpha=0.8)
        for k in range(10):
            a, far = k * math.pi / 5 + size, size * (1.0 if k % 2 else 0.72)
            tip = (x + far * 1.35 * math.cos(a), y + far * 1.35 * math.sin(a))
            canvas.line(
                [(x, y), tip], "#e6dc8a" if k % 2 else "#f2efc0", size * 0.34, size * 0.14, detail=0.6, follow=True
            )
        canvas.fill(ellipse(x, y, size * 0.44), "#fffbd0", detail=0.85, keep=0.2)


def river(canvas: Canvas) -> None:
    canvas.rectangle(
        -5,
        396,
        1010,
        400,
        linear((0, 400), (0, 760), ["#2a4a78", "#274c80", "#3c6a84", "#2f5a7c", "#24446a"]),
        direction=0.0,
    )
    chance = canvas.chance
    for _ in range(760):
        depth = chance.random()
        x, y = 1000 * chance.random(), 404 + 330 * depth
        tone = ("#1f3a6c", "#3c6a84", "#2f5a94", "#4f8294", "#1a2f5c", "#2c5a8a", "#5f92a0")[int(chance.integers(7))]
        long = (12 + 22 * chance.random()) * (0.6 + 0.8 * depth)
        canvas.line([(x, y), (x + long, y + 2 * chance.normal())], tone, 5 + 5 * depth, follow=True, alpha=0.85)


def ladders(canvas: Canvas) -> None:
    """Under every lamp a ragged ladder of light."""
    chance = canvas.chance
    for x, y, power in LAMPS:
        long = 150 + 150 * (power - 0.5)
        rungs = int(long / 6.5)
        canvas.fill(
            [(x - 10, y + 10), (x + 10, y + 10), (x + 16, y + long), (x - 16, y + long)], "#8a7a3c", blur=10, alpha=0.5
        )
        for i in range(rungs):
            t = i / rungs
            if chance.random() < t * 0.45:
                continue
            drift = 9 * math.sin(i * 0.5 + x) * t + 5 * chance.normal() * t
            wide = (7 + 17 * t * power) * (0.6 + 0.8 * chance.random())
            tone: Colour = (
                ("#f8dc7a", "#e8a63c", "#f0c050", "#d98a30")[int(chance.integers(4))]
                if t < 0.7
                else ("#c98a3a", "#a89a58", "#e0b050")[int(chance.integers(3))]
            )
            rung = ellipse(x + drift, y + 14 + long * t, wide, 2.3 + 1.4 * t, count=14)
            canvas.fill(rung, tone, direction=0.0, alpha=0.95, detail=0.5, keep=0.15)


def town(canvas: Canvas) -> None:
    canvas.fill(
        outline(
            "-10,410! -10,380 60,372 140,378 220,370 300,374 380,380 460,384 540,380 640,372 740,356 "
            "840,340 930,322 1010,306 1010,372! 900,390 760,402 600,412 400,416 200,412"
        ),
        "#1a2540",
        direction=0.0,
    )
    chance = canvas.chance
    for i in range(46):
        x = -10 + 22.5 * i + 4 * chance.normal()
        base = 404 - max(0.0, x - 560) * 0.08
        high, wide = 16 + 20 * chance.random() + max(0.0, x - 640) * 0.05, 16 + 14 * chance.random()
        canvas.polygon(
            [(x, base), (x, base - high), (x + wide / 2, base - high - 8), (x + wide, base - high), (x + wide, base)],
            ("#1f2c50", "#16203c", "#2a3f6a", "#243656")[i % 4],
            direction=90.0,
            detail=0.3,
        )
    for x, high, wide in ((286, 78, 15), (322, 66, 13), (560, 52, 11)):
        canvas.polygon(
            [(x, 400), (x, 400 - high), (x + wide / 2, 382 - high), (x + wide, 400 - high), (x + wide, 400)],
            "#16203c",
            detail=0.6,
            direction=90.0,
        )
    for i in range(26):
        x = 30 + 37 * i + 10 * chance.normal()
        canvas.fill(
            ellipse(x, 384 - max(0.0, x - 560) * 0.09 - 12 * chance.random(), 2.4), "#e8a63c", detail=0.8, keep=0.3
        )
    for x, y, power in LAMPS:
        size = 8 * power
        canvas.fill(ellipse(x, y - 4, size * 2.6), "#e8a63c", blur=size * 0.9, alpha=0.75)
        for k in range(8):
            a = k * math.pi / 4 + x
            canvas.line(
                [(x, y - 4), (x + 2.0 * size * math.cos(a), y - 4 + 2.0 * size * math.sin(a))],
                "#f6cf62",
                size * 0.4,
                1,
                detail=0.6,
            )
        canvas.fill(ellipse(x, y - 4, size * 0.8), "#fff4b8", detail=0.9, keep=0.3)


def shore(canvas: Canvas) -> None:
    bank = outline("-10,716! 120,728 280,742 440,744 580,728 720,708 860,690 1010,676! 1010,800! -10,800!")
    canvas.fill(
        bank,
        linear((0, 690), (0, 793), ["#566a5c", "#4f5a3c", "#3a4434"]),
        direction=lambda x, y: -0.12 + 0.1 * np.sin(x / 60) + 0 * y,
    )
    chance = canvas.chance
    for _ in range(260):
        x = 1000 * chance.random()
        y = 722 + 72 * chance.random() - max(0.0, x - 500) * 0.07
        tone = ("#6a7450", "#3c4a3c", "#7d7a54", "#4a6070", "#2c3a3c", "#8a8458")[int(chance.integers(6))]
        canvas.line(
            [(x, y), (x + 20 + 16 * chance.random(), y - 4 + 3 * chance.normal())], tone, 7, follow=True, alpha=0.8
        )
    canvas.line(
        outline("-10,714 120,726 280,740 440,742 580,726 720,706 860,688 1010,674"), "#7fa0a4", 5, alpha=0.8, blur=1
    )


def boat(canvas: Canvas, x: float, y: float, size: float, mast: float) -> None:
    """A moored boat, its bow to the left, with a mast that leans a little."""
    canvas.fill(ellipse(x + size * 0.1, y + size * 0.16, size * 0.56, size * 0.07), "#16243c", blur=3, alpha=0.8)
    hull = [
        (x - size * 0.56, y - size * 0.14),
        (x - size * 0.3, y),
        (x, y + size * 0.03),
        (x + size * 0.34, y),
        (x + size * 0.52, y - size * 0.1),
        (x + size * 0.36, y + size * 0.13),
        (x, y + size * 0.17),
        (x - size * 0.34, y + size * 0.12),
    ]
    canvas.fill(hull, "#1c3048", detail=0.7, direction=4.0)
    canvas.line(hull[:5], "#c98a4c", size * 0.034, detail=0.75, keep=0.2)
    canvas.line([(p[0], p[1] + size * 0.05) for p in hull[1:4]], "#3f6c7c", size * 0.04, detail=0.7)
    canvas.line(
        [(x - size * 0.05, y), (x + size * 0.02, y - mast)], "#22304a", size * 0.035, size * 0.02, detail=0.75, keep=0.2
    )
    canvas.line([(x + size * 0.02, y - mast * 0.94), (x + size * 0.44, y - size * 0.06)], "#22304a", 1.8, detail=0.7)
    canvas.line(
        [(x - size * 0.04, y - mast * 0.2), (x + size * 0.34, y - mast * 0.3)],
        "#5f6c74",
        size * 0.05,
        size * 0.03,
        detail=0.7,
    )


def couple(canvas: Canvas) -> None:
    canvas.fill(ellipse(862, 772, 60, 9), "#232c2a", blur=4, alpha=0.8)
    coat = outline("872,664 888,660 902,668 906,704 902,738 880,740 870,704")
    canvas.line([(880, 734), (878, 772)], "#1a2238", 13, 10, detail=0.8)
    canvas.line([(896, 734), (898, 772)], "#1a2238", 13, 10, detail=0.8)
    canvas.fill(coat, linear((868, 0), (908, 0), ["#4a6488", "#2c3f62"]), detail=0.8, direction=88.0)
    canvas.fill(ellipse(887, 648, 9, 11), "#c99a6c", detail=0.9)
    canvas.fill(outline("878,654 887,668 896,654 887,660"), "#b9a890", detail=0.9)
    canvas.fill(ellipse(887, 640, 17, 5), "#d9b45a", detail=0.9, keep=0.2)
    canvas.fill(ellipse(887, 635, 9, 6), "#c99a48", detail=0.9)
    skirt = outline("834,706 852,702 862,716 868,772! 818,772! 828,730")
    canvas.fill(skirt, linear((818, 0), (868, 0), ["#3a5a7c", "#24385c"]), detail=0.8, direction=92.0)
    canvas.fill(
        outline("828,676 842,666 858,672 868,700 860,722 840,724 826,704"),
        linear((826, 0), (868, 0), ["#c9745a", "#8a4a48"]),
        detail=0.8,
        direction=70.0,
    )
    canvas.fill(ellipse(843, 656, 8.5, 10.5), "#cfa074", detail=0.9)
    canvas.fill(outline("828,654 834,642 846,640 857,650 852,652 840,648"), "#26304e", detail=0.9)
    canvas.fill(ellipse(846, 641, 5, 4), "#a84a3c", detail=0.9)
    canvas.line(outline("872,680 862,704 852,706"), "#3a5276", 8, 6, detail=0.8)


def compose(canvas: Canvas) -> None:
    sky(canvas)
    river(canvas)
    town(canvas)
    ladders(canvas)
    shore(canvas)
    boat(canvas, 250, 716, 150, 120)
    boat(canvas, 420, 738, 190, 150)
    boat(canvas, 130, 752, 160, 104)
    couple(canvas)
