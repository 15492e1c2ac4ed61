"""One tiny man before a black strip of sea; all the rest is sky."""

import numpy as np

from scripts.atelier.arrays import blurred, floats, resized, smoothstep
from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.colour import Colour, linear, rgb
from scripts.atelier.curves import ellipse, placed
from scripts.atelier.homage import Homage
from scripts.atelier.noise import fractal
from scripts.atelier.paintings.shared_paths import path
from scripts.atelier.school import Finish
from scripts.atelier.surface import Mask

PAINTING = Homage(
    card=23,
    title="The Monk by the Sea",
    after="after Caspar David Friedrich",
    school="romantic",
    size=(1000, 641),
    detail=(280, 390, 190, 190),
    seed=37,
    finish=Finish(relief=0.03, weave=0.10, vignette=0.16, glaze=0.5),
)

HORIZON = 497
MONK = 366, 556


def veil(canvas: Canvas, colour: Colour, top: float, bottom: float, *, size: float, seed: int, strength: float) -> None:
    """A layer of mist between two heights: level, torn into long shreds, soft above and below."""
    rows, columns = canvas.angle.shape
    wide = resized(fractal(rows, columns // 4 + 2, size / 3 * canvas.scale, seed, octaves=6, gain=0.58), columns, rows)
    middle, half = (top + bottom) / 2, (bottom - top) / 2
    waves = (
        0.35 * half * resized(fractal(4, columns // 3 + 2, size * canvas.scale, seed + 1, octaves=3)[1:2], columns, 1)
    )
    away = np.abs(canvas.ys - middle - waves) / half
    cover = smoothstep(floats(1.05 - away)) * smoothstep(floats(0.5 + 1.15 * wide)) * strength
    region = (slice(0, rows), slice(0, columns))
    canvas.composite(Mask(region, blurred(floats(cover), 1.5 * canvas.scale)), rgb(colour), direction=0.0, weight=0.7)


def sky(canvas: Canvas) -> None:
    tones = ["#6d8aa2", "#86a1b2", "#a9bcc2", "#c3ccc8", "#b4bfbf", "#93a2a8", "#74858c", "#5c6e76", "#526369"]
    canvas.wash(linear((0, 0), (0, HORIZON), tones), direction=0.0)
    veil(canvas, "#d6dcd6", 60, 250, size=420, seed=3, strength=0.75)
    veil(canvas, "#e2e4da", 110, 220, size=240, seed=8, strength=0.6)
    veil(canvas, "#7f98ab", 10, 150, size=330, seed=12, strength=0.5)
    veil(canvas, "#8496a0", 190, 330, size=380, seed=17, strength=0.55)
    veil(canvas, "#c2cac6", 240, 320, size=300, seed=21, strength=0.4)
    veil(canvas, "#4d5f68", 300, 480, size=360, seed=26, strength=0.75)
    veil(canvas, "#3d4e57", 360, 520, size=260, seed=29, strength=0.7)
    veil(canvas, "#6d7f87", 340, 440, size=200, seed=31, strength=0.35)
    canvas.fill(ellipse(330, 170, 260, 60), "#dfe2d8", blur=70, alpha=0.45)
    canvas.fill(ellipse(820, 300, 240, 40), "#9aa9ae", blur=50, alpha=0.35)


def sea(canvas: Canvas) -> None:
    canvas.rectangle(
        -5,
        HORIZON,
        1010,
        100,
        linear((0, HORIZON), (0, 570), ["#101c22", "#17272d", "#1d3135", "#2a3f40"]),
        direction=0.0,
        blur=0.7,
    )
    chance = canvas.chance
    for _ in range(150):
        near = chance.random()
        x, y = 1000 * chance.random(), HORIZON + 4 + 66 * near
        tone = ("#2c4448", "#0b1519", "#38524f")[int(chance.integers(3))]
        canvas.fill(ellipse(x, y, 10 + 34 * chance.random(), 0.8 + 1.2 * near), tone, alpha=0.6, direction=0.0)
    for _ in range(22):
        x, y = 1000 * chance.random(), HORIZON + 10 + 50 * chance.random()
        crest = [(x, y), (x + 5, y - 1.6 * chance.random()), (x + 8 + 12 * chance.random(), y + 0.6)]
        canvas.line(crest, "#b9c4c0", 1.4, taper=0.8, alpha=0.6, detail=0.6)


def dune(canvas: Canvas) -> None:
    """A flat pale triangle with its top near the monk, and a faint second rise on the right."""
    crest = path("-10,590 90,578 190,566 290,553 366,549 420,556 500,570 600,583 690,580 780,573 870,580 1010,597")
    sand = ("#83795f", "#b0a688", "#cfc6aa", "#e2dac0")
    canvas.hill(crest, sand, roughness=5, size=70, relief=0.5, light=(-0.2, -0.7, 0.65), seed=9)
    canvas.line([(x, y + 1.5) for x, y in crest], "#eae3cc", 2.6, alpha=0.75, blur=0.7)
    canvas.fill(path("-10,628 200,604 420,612 640,626 1010,616 1010,650 -10,650"), "#8d846a", blur=14, alpha=0.55)
    canvas.fill(path("440,574 560,592 700,596 620,606 480,596"), "#958b70", blur=8, alpha=0.5)
    chance = canvas.chance
    for _ in range(170):
        x, y = 1000 * chance.random(), 575 + 66 * chance.random()
        canvas.fill(
            ellipse(x, y + 12, 5 + 16 * chance.random(), 1.2),
            "#a09678" if chance.random() < 0.5 else "#dcd4ba",
            alpha=0.4,
        )
    for x, y in path("120,592 150,600 236,584 300,596 470,590 540,606 700,600 812,594 900,612 60,622 640,622 420,622"):
        for _ in range(8):
            tip = x + 9 * chance.normal(), y - 4 - 9 * chance.random()
            canvas.line(
                [(x + 5 * chance.normal(), y), tip],
                "#7d7748" if chance.random() < 0.6 else "#a39a66",
                1.2,
                taper=-0.9,
                alpha=0.85,
            )


def monk(canvas: Canvas) -> None:
    """Bareheaded, a hand at his chin, turned to the sea."""
    x, y = MONK
    canvas.fill(ellipse(x + 4, y, 13, 2.4), "#5a523f", blur=1.6, alpha=0.75)
    habit = path("-3.5,-39! 0,-41 4,-39! 6.5,-33 6,-24 7.5,-10 8.6,0! 0,1.4 -7.6,0! -6.4,-12 -6,-26 -6.4,-34")
    folds = [(placed(path("-1,-30 -3,-14 -4,0"), x, y), 3, 0.7), (placed(path("2,-28 3,-12 4,0"), x, y), 3, -0.7)]
    ramp = ("#080504", "#1a110b", "#35241a", "#5c4531")
    canvas.form(
        placed(habit, x, y), ramp, bump=0.4, flatten=0.5, folds=folds, detail=0.95, keep=0.4, blur=0.4, shadow=0
    )
    canvas.line(placed(path("4.5,-36 8.5,-31 6,-38.5"), x, y), "#22170f", 3, detail=0.95, keep=0.4)
    canvas.line(placed(path("-6,-26 0,-24.5 6,-26"), x, y), "#6d5a44", 0.9, detail=0.95, keep=0.4)
    head = limb((x + 0.6, y - 44, 0, 3.3), (x + 1.6, y - 42, 0, 2.4), blend=2)
    canvas.clay(head, ("#4a3020", "#b08a66", "#e6c8a2"), detail=0.95, keep=0.4, contact=0)
    canvas.fill(ellipse(x - 0.6, y - 45, 3.0, 2.7), "#a5834f", detail=0.95, keep=0.5)
    canvas.fill(ellipse(x + 6, y - 39, 1.3), "#d9b088", detail=0.95, keep=0.5)


def gulls(canvas: Canvas) -> None:
    spots = path(
        "300,540 330,512 402,520 420,542 446,508 472,530 508,546 540,516 596,538 652,520 700,548 268,520 760,532"
    )
    for x, y in spots:
        size = 3.4 + 1.8 * canvas.chance.random()
        bird = path("-1,-0.3! -0.4,-0.35 0,0.05 0.45,-0.4 1.1,-0.5! 0.4,0 0,0.4 -0.4,0.05")
        canvas.fill(placed(bird, x, y, scale=size, turn=24 * canvas.chance.normal()), "#f3f3ec", detail=0.9, keep=0.6)


def compose(canvas: Canvas) -> None:
    canvas.light = (-0.4, -0.7, 0.6)
    for part in (sky, sea, dune, monk, gulls):
        part(canvas)
