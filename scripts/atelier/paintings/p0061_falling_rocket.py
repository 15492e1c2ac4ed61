"""Gold sparks rain out of a night-blue sky over smoke and a dark park, and somebody stands and watches."""

import numpy as np

from scripts.atelier.arrays import floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import ramp
from scripts.atelier.curves import ellipse, placed
from scripts.atelier.homage import Homage
from scripts.atelier.noise import fractal
from scripts.atelier.paintings.shared_paths import path
from scripts.atelier.school import Finish, Jitter
from scripts.atelier.surface import Mask

PAINTING = Homage(
    card=61,
    title="Nocturne in Black and Gold: The Falling Rocket",
    after="after James McNeill Whistler",
    school="romantic",
    size=(776, 1000),
    detail=(180, 470, 300, 300),
    seed=61,
    finish=Finish(jitter=Jitter(6, 0.1, 0.035), relief=0.09, glaze=0.35, vignette=0.1, contrast=0.3, saturation=1.15),
)

SPARKS = ("#f7d77c", "#f1b948", "#e39a34", "#fbeab0", "#d9822e", "#fff4cc")
SHORE = 742


def night(canvas: Canvas) -> None:
    """Blue-black sky with drifting smoke, lit from the fire below on the left."""
    rows, columns = canvas.angle.shape
    noise = fractal(rows, columns, 300 * canvas.scale, 4, octaves=6, gain=0.52)
    fine = fractal(rows, columns, 90 * canvas.scale, 6, octaves=5)
    fire = np.hypot((canvas.xs - 330) / 330, (canvas.ys - 660) / 230)
    smoke = np.exp(-(fire**1.6)) * (0.72 + 0.55 * noise + 0.25 * fine)
    column = np.exp(-(((canvas.xs - 400 - 0.16 * (620 - canvas.ys)) / 130) ** 2)) * np.clip(
        (canvas.ys - 120) / 480, 0, 1
    )
    tone = 0.11 + 0.5 * smoke + 0.2 * column * (0.6 + noise) + 0.07 * noise + 0.05 * fine
    tone = floats(np.clip(tone, 0.02, 0.98))
    colours = ("#080d14", "#111b26", "#1e3038", "#3a5150", "#6b7a68", "#a39f78", "#d8c88c")
    whole = (slice(0, rows), slice(0, columns))
    canvas.composite(Mask(whole, np.ones_like(tone)), ramp(tone, colours), direction=-24.0, weight=0.5)


def park(canvas: Canvas) -> None:
    """Black trees heaped on the left, lower ones on the right, feathered into the smoke."""
    far = path("330,690! 380,664 440,672 520,650 600,662 690,636 790,648! 790,760! 330,760!")
    canvas.fill(far, "#16242a", blur=9, alpha=0.85, direction=80.0)
    for text, tone, soft, alpha in (
        (
            "-10,486! 40,470 74,420 112,408 140,440 178,452 196,520 228,560 236,640 262,700 250,752 -10,752!",
            "#0b1217",
            11,
            0.95,
        ),
        ("-10,560! 60,540 130,560 170,620 196,690 200,760! -10,760!", "#05090c", 9, 0.9),
    ):
        canvas.fill(path(text), tone, blur=soft, alpha=alpha, direction=82.0)
    leaves = path("0,470 80,420 130,430 190,500 230,580 240,720 0,740")
    canvas.dabs(170, leaves, ("#05080b", "#0d171b", "#17262a"), size=(7, 18), aspect=0.5, turn=70, alpha=0.5, blur=2)
    canvas.fill(path("118,420! 126,392 134,420! 150,720! 100,720!"), "#070c10", blur=5, alpha=0.8)


def fire(canvas: Canvas) -> None:
    """The set piece burning at the foot of the trees: a white-gold blaze with sparks and its broken reflection."""
    canvas.fill(ellipse(322, 690, 150, 62), "#b58a3c", blur=38, alpha=0.6)
    canvas.fill(ellipse(300, 692, 84, 40), "#e6b650", blur=20, alpha=0.75)
    canvas.fill(
        path("236,716 250,676 274,690 286,640 300,676 320,650 330,690 356,676 372,716 300,728"), "#f7d98a", blur=7
    )
    canvas.fill(ellipse(300, 702, 46, 14), "#fff6d8", blur=5, alpha=0.95)
    chance = canvas.chance
    for _ in range(150):
        angle = -np.pi / 2 + 0.75 * chance.normal()
        reach = 30 + 130 * chance.random() ** 1.5
        x, y = 300 + reach * np.cos(angle) * 1.1, 700 + reach * np.sin(angle)
        tone = SPARKS[int(chance.integers(6))]
        canvas.fill(ellipse(x, y, 1.2 + 2.2 * chance.random(), count=9), tone, alpha=0.85, keep=0.4)
    for _ in range(40):
        x, y = 300 + 70 * chance.normal(), SHORE - 16 + 12 * chance.random()
        canvas.fill(ellipse(x, y, 6 + 14 * chance.random(), 1.6), SPARKS[int(chance.integers(6))], alpha=0.6, blur=0.6)


def shore(canvas: Canvas) -> None:
    """Pale wet ground in long flat strokes, yellow under the fire, dissolving to the lower edge."""
    rows, columns = canvas.angle.shape
    top = int((SHORE - 14) * canvas.scale)
    region = (slice(top, rows), slice(0, columns))
    xs, ys = canvas.xs[region], canvas.ys[region]
    noise = fractal(rows - top, columns // 4 + 2, 26 * canvas.scale, 12, octaves=5)
    noise = np.repeat(noise, 4, axis=1)[:, :columns]
    lane = np.exp(-(((xs - 320 - 0.25 * (ys - SHORE)) / (150 + 0.5 * (ys - SHORE))) ** 2))
    depth = (ys - SHORE) / (1000 - SHORE)
    tone = 0.36 + 0.34 * lane * (1 - 0.7 * depth) - 0.15 * depth + 0.13 * noise
    cover = floats(np.clip((ys - SHORE + 12) / 16 + 0.4 * noise, 0, 1))
    colours = ("#0b1318", "#1b2a2d", "#3b4a45", "#6b7158", "#a8976a", "#dcc082")
    canvas.composite(Mask(region, cover), ramp(floats(tone), colours), direction=0.0, weight=0.9)
    chance = canvas.chance
    for _ in range(120):
        v = chance.random()
        x, y = 340 + 150 * chance.normal(), SHORE + 6 + 190 * v
        canvas.fill(
            ellipse(x, y, 10 + 30 * chance.random(), 1.2 + 1.6 * v),
            ("#c9b06a", "#8a8a66", "#e4cd8c", "#4d5d55")[int(chance.integers(4))],
            alpha=0.35,
            blur=0.8,
            direction=0.0,
        )


def watchers(canvas: Canvas) -> None:
    """Three see-through figures before the light: a couple arm in arm, and one who stands apart."""
    long = "-8,-84 6,-84 12,-70 9,-54 14,-30 30,4 10,8 -14,8 -30,4 -15,-28 -10,-54 -14,-68"
    man = "-9,-84 7,-84 14,-70 12,-46 13,-20 12,2 1,2 -1,-30 -4,2 -14,2 -13,-24 -12,-50 -15,-70"
    for x, y, high, shape, tone, alpha in (
        (248, 968, 136, man, "#0b1215", 0.74),
        (290, 976, 128, long, "#131d20", 0.66),
        (500, 948, 118, long, "#10191c", 0.62),
    ):
        u = high / 100
        canvas.fill(ellipse(x - 14 * u, y + 8 * u, 44 * u, 4 * u, turn=4), "#0a1012", blur=5, alpha=0.5)
        canvas.fill(placed(path(shape), x, y, scale=u), tone, blur=2.4, alpha=alpha, direction=84.0, detail=0.4)
        canvas.fill(ellipse(x, y - 92 * u, 6 * u, 7.5 * u), tone, blur=1.6, alpha=alpha, detail=0.4)
        hat = "-9,-97 -6,-99 -5,-110 5,-110 6,-99 9,-97" if shape is man else "-8,-94 -6,-101 2,-104 8,-99 7,-93"
        canvas.fill(placed(path(hat), x, y, scale=u), tone, blur=1.4, alpha=alpha, detail=0.4)
        edge = placed(path("8,-82 14,-68 11,-50 15,-26"), x, y, scale=u)
        canvas.line(edge, "#c9b06a", 2.4, taper=0.7, alpha=0.5, blur=1, detail=0.4)


def rocket(canvas: Canvas) -> None:
    """A curved fall of sparks from the top right, thickest in the middle, and single gold drops everywhere."""
    chance = canvas.chance
    arc = path("604,96 560,150 520,232 494,330 484,430 488,540")
    for one, width, alpha in ((arc, 44, 0.16), (arc, 18, 0.22)):
        canvas.line(one, "#c79a52", width, width * 0.5, taper=0.6, alpha=alpha, blur=12)
    for _ in range(210):
        t = chance.random() ** 0.8
        x = 604 - 190 * t + 84 * t * t + (16 + 60 * t) * chance.normal()
        y = 90 + 470 * t + 26 * chance.normal()
        spark(canvas, x, y, 0.8 + 2.4 * chance.random() ** 2.5)
    for _ in range(190):
        x, y = 776 * chance.random(), 640 * chance.random() ** 1.15
        if x < 250 and y > 400:
            continue
        spark(canvas, x, y, 0.6 + 1.7 * chance.random() ** 3)
    for _ in range(120):
        spark(canvas, 620 + 74 * chance.normal(), 500 + 110 * chance.normal(), 0.7 + 2.1 * chance.random() ** 2)
    for x, y, size in ((604, 92, 5), (566, 138, 4), (332, 166, 3.6), (430, 92, 4.4), (690, 210, 3.6), (196, 250, 3)):
        spark(canvas, x, y, size)


def spark(canvas: Canvas, x: float, y: float, size: float) -> None:
    tone = SPARKS[int(canvas.chance.integers(6))]
    if size > 1.7:
        canvas.fill(ellipse(x, y, size * 4), "#c98a34", blur=size * 1.8, alpha=0.35)
        fall = [(x, y), (x + 1.5 * canvas.chance.normal(), y - size * (4 + 7 * canvas.chance.random()))]
        canvas.line(fall, tone, size * 0.8, 0.3, alpha=0.4, keep=0.2)
    canvas.fill(ellipse(x, y, size, size * 1.15, count=12), tone, keep=0.7, detail=0.6)


def compose(canvas: Canvas) -> None:
    for part in (night, park, shore, fire, watchers, rocket):
        part(canvas)
    canvas.img[:] = np.clip(canvas.img, 0, 1) ** 0.8
