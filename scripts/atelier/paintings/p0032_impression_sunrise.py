"""An orange ball, its zigzag in the water, and one dark little boat."""

import math

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, linear, mixed
from scripts.atelier.curves import ellipse, placed
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_paths import path
from scripts.atelier.school import Finish, Jitter

PAINTING = Homage(
    card=32,
    title="Impression, Sunrise",
    after="after Claude Monet",
    school="impressionist",
    size=(1000, 769),
    detail=(500, 195, 270, 270),
    seed=41,
    finish=Finish(jitter=Jitter(8, 0.12, 0.03), relief=0.12, thickness=0.4, saturation=1.15, contrast=0.3),
)

HORIZON = 352
GHOST, BOAT = "#5c7a86", "#1b2d37"


def sky(canvas: Canvas) -> None:
    tones = ["#8f9ba6", "#a9a6a2", "#c0a595", "#b3a59c", "#97a3a4", "#8099a0"]
    canvas.wash(linear((0, 0), (0, HORIZON + 20), tones), noise=0.05, noise_size=120, direction=-16.0)
    canvas.fill(ellipse(720, 110, 430, 90, turn=-8), "#d3a184", blur=60, alpha=0.6)
    canvas.fill(ellipse(600, 240, 260, 80), "#cf9d80", blur=60, alpha=0.45)
    canvas.fill(ellipse(170, 60, 260, 70, turn=10), "#8499aa", blur=50, alpha=0.7)
    chance = canvas.chance
    for _ in range(170):
        x, y = 1040 * chance.random() - 20, 300 * chance.random() ** 1.2
        warm = chance.random() < 0.2 + 0.38 * (x / 1000)
        tone = (
            ("#d9a07c", "#d8ab8e", "#cb906f")[int(chance.integers(3))]
            if warm
            else ("#8c9fae", "#a9b2b4", "#7d93a6")[int(chance.integers(3))]
        )
        reach = 40 + 60 * chance.random()
        turn = -0.30 + 0.12 * chance.normal()
        way = [(x, y), (x + reach * 0.5, y + reach * 0.5 * turn - 3), (x + reach, y + reach * turn)]
        canvas.line(way, tone, 13 * (0.6 + 0.7 * chance.random()), taper=0.6, alpha=0.5, blur=1.5, follow=True)


def water(canvas: Canvas) -> None:
    sea = ["#7b969c", "#6b8d95", "#5a818b", "#4a7581", "#3b6675"]
    canvas.rectangle(-5, HORIZON - 4, 1010, 430, linear((0, HORIZON), (0, 769), sea), blur=12, direction=0.0)
    canvas.fill(ellipse(640, 400, 330, 40), "#a99f98", blur=26, alpha=0.6, direction=0.0)
    canvas.water(
        HORIZON + 8,
        775,
        ["#93aaa8", "#4d7480", "#a4b1aa", "#5b858f", "#789a9f", "#8a8fa3"],
        620,
        length=0.9,
        alpha=0.7,
        seed=5,
    )


def harbour(canvas: Canvas) -> None:
    """Ships, cranes and chimneys are blue ghosts in the mist, darker toward the water."""
    for x, wide, high, tone in (
        (60, 210, 52, 0.2),
        (235, 230, 66, 0.05),
        (478, 150, 34, 0.35),
        (800, 210, 54, 0.2),
        (945, 160, 62, 0.1),
    ):
        bank = path("-0.5,0.05 -0.42,-0.55 -0.2,-0.7 0,-1 0.12,-0.75 0.34,-0.6 0.46,-0.3 0.5,0.05")
        shape = [(x + p[0] * wide, HORIZON + 6 + p[1] * high) for p in bank]
        canvas.fill(shape, mixed("#4f6d7b", "#8ba0a8", tone), blur=11, alpha=0.75, direction=4.0)
        mirror = [(x + p[0] * wide * 0.94, HORIZON + 8 - p[1] * high * 1.3) for p in bank]
        canvas.fill(mirror, "#4f6d7b", blur=10, alpha=0.4, direction=0.0)
    masts = [
        (58, 128, 0.2),
        (96, 178, 0.4),
        (140, 92, 0),
        (196, 70, 0),
        (232, 120, 0.15),
        (262, 60, 0),
        (318, 150, 0.3),
    ]
    masts += [(432, 218, 0.5), (470, 196, 0.4), (512, 236, 0.5), (842, 196, 0.35), (905, 236, 0.3), (966, 180, 0.4)]
    for x, top, pale in masts:
        mast(canvas, x, top, mixed(GHOST, "#93a4aa", pale))
    for x, top in ((716, 244), (742, 226), (792, 262)):
        canvas.line([(x, HORIZON), (x + 2, top)], "#6f858e", 8, 6, alpha=0.7, detail=0.6, keep=0.3)
    for x, y, jib in ((760, 270, 60), (870, 250, -66), (940, 262, 50)):
        canvas.line(
            [(x, HORIZON), (x, y), (x + jib, y - 46)], "#64808a", 4, alpha=0.8, detail=0.6, keep=0.4, curved=False
        )
        canvas.line([(x, y + 24), (x + jib, y - 46)], "#64808a", 2, alpha=0.6, detail=0.6, keep=0.4)


def mast(canvas: Canvas, x: float, top: float, tone: Colour) -> None:
    tilt = 5 * math.sin(x)
    foot, tip = (x, HORIZON + 4), (x + tilt, top)

    canvas.line([foot, tip], tone, 5, 3, alpha=0.9, detail=0.6, keep=0.4)
    high = HORIZON - top
    for share, wide in ((0.45, 0.20), (0.65, 0.15), (0.82, 0.10)):
        y, u = HORIZON - high * share, x + tilt * share
        reach = high * wide * 0.8
        canvas.line([(u - reach, y + 4), (u + reach, y - 3)], tone, 3.2, alpha=0.75, detail=0.6, keep=0.4)
    for side in (-1, 1):
        stay = [tip, (x + side * high * 0.22, HORIZON)]
        canvas.line(stay, tone, 1.8, alpha=0.55, detail=0.6, keep=0.4)
    for i in range(5):
        y = HORIZON + 14 + i * high * 0.11
        canvas.line(
            [(x - 7 + 9 * math.sin(i * 2 + x), y), (x + 8 + 9 * math.sin(i * 2 + x), y + 1)],
            "#55737f",
            4,
            taper=0.5,
            alpha=0.6,
        )


def smoke(canvas: Canvas) -> None:
    plumes = (
        path("742,228 728,196 690,168 640,150"),
        path("716,246 700,216 664,196 610,188"),
        path("232,120 214,92 170,70 110,60"),
    )
    for plume in plumes:
        canvas.line(plume, "#6f8494", 12, 44, alpha=0.45, blur=8)
        canvas.line([(p[0] + 4, p[1] + 8) for p in plume], "#8a98a3", 8, 26, alpha=0.5, blur=5)


def sun(canvas: Canvas) -> None:
    canvas.fill(ellipse(625, 255, 44), "#ee8a50", blur=15, alpha=0.55)
    canvas.fill(ellipse(625, 255, 23), "#f2572a", blur=0.8, detail=0.9, keep=0.35)
    canvas.fill(ellipse(622, 251, 13), "#f56f36", blur=4, detail=0.9)
    chance = canvas.chance
    y = 372.0
    while y < 668:
        near = (y - 372) / 296
        x = 622 - 6 * near + (8 + 15 * near) * math.sin(y / 13) + 5 * chance.normal()
        wide = 11 + 30 * near * (0.5 + 0.7 * chance.random())
        tone = ("#f2652f", "#f07c44", "#f59a5e", "#ea5626")[int(chance.integers(4))]
        dash = placed(
            path("-1,-0.05! -0.3,-0.2 0.5,-0.16 1,0.08! 0.3,0.2 -0.5,0.16"), x, y, scale=wide, turn=5 * chance.normal()
        )
        canvas.fill(dash, tone, detail=0.7, keep=0.3, direction=0.0, alpha=0.95)
        y += 7 + 9 * near + 3 * chance.random()
    for x, y, wide in ((606, 300, 16), (648, 318, 12), (690, 402, 22), (560, 420, 18), (576, 520, 20), (680, 560, 26)):
        canvas.fill(ellipse(x, y, wide, 2.6), "#e8935f", alpha=0.6, direction=0.0)


def boat(canvas: Canvas, x: float, y: float, size: float, tone: Colour, *, alpha: float = 1) -> None:
    """A rowing boat with one man standing at the oar and one seated."""

    def at(text: str) -> list[tuple[float, ...]]:
        return placed(path(text), x, y, scale=size)

    canvas.fill(
        ellipse(x - size * 0.1, y + size * 0.28, size * 0.95, size * 0.10),
        tone,
        alpha=alpha * 0.6,
        blur=2,
        direction=0.0,
    )
    canvas.fill(at("-1,-0.12! -0.5,0.0 0.4,0.0 1.05,-0.16! 0.7,0.14 0.1,0.2 -0.6,0.16"), tone, alpha=alpha, detail=0.75)
    standing = "0.28,0.02 0.24,-0.3 0.27,-0.5 0.36,-0.56 0.44,-0.5 0.43,-0.28 0.40,0.02"
    seated = "-0.32,0.02 -0.34,-0.2 -0.26,-0.32 -0.16,-0.28 -0.12,0.02"
    for shape in (standing, seated):
        canvas.fill(at(shape), tone, alpha=alpha, detail=0.75)
    for u, v in ((0.38, -0.65), (-0.23, -0.40)):
        canvas.fill(ellipse(x + u * size, y + v * size, size * 0.075, size * 0.09), tone, alpha=alpha, detail=0.75)
    canvas.line(at("0.40,-0.42 0.62,-0.3 1.3,0.32"), tone, size * 0.05, alpha=alpha, detail=0.75)
    canvas.line(at("-0.2,-0.18 -0.6,0.0 -1.15,0.26"), tone, size * 0.035, alpha=alpha * 0.8, detail=0.75)
    for i in range(5):
        canvas.line(
            at(f"{-0.7 + 0.1 * i},{0.34 + 0.1 * i} {0.4 - 0.08 * i},{0.35 + 0.1 * i}"),
            tone,
            size * 0.05,
            taper=0.7,
            alpha=alpha * (0.7 - 0.12 * i),
            follow=True,
        )


def near_water(canvas: Canvas) -> None:
    chance = canvas.chance
    for _ in range(70):
        near = chance.random() ** 0.7
        x, y = 1000 * chance.random(), 470 + 290 * near
        if abs(x - 620) < 60 and y < 650:
            continue
        canvas.fill(
            ellipse(x, y, (14 + 26 * chance.random()) * (0.5 + near), 2.6 + 2.2 * near),
            "#3f6472",
            alpha=0.75,
            direction=2.0,
            detail=0.3,
        )


def compose(canvas: Canvas) -> None:
    for part in (sky, water, smoke, harbour, near_water, sun):
        part(canvas)
    boat(canvas, 186, 404, 34, "#5a7682", alpha=0.85)
    boat(canvas, 300, 446, 52, "#38545f", alpha=0.9)
    boat(canvas, 424, 518, 86, BOAT)
