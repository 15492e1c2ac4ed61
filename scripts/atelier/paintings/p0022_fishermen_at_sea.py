"""The moon in its hole in the clouds, one little orange light, and the big wave under the boat."""

import math
from typing import NamedTuple

import numpy as np

from scripts.atelier.arrays import Floats, blurred, floats, slopes
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import radial, ramp
from scripts.atelier.curves import ellipse, placed
from scripts.atelier.homage import Homage
from scripts.atelier.noise import fractal
from scripts.atelier.paintings.shared_creatures import small_figure
from scripts.atelier.paintings.shared_paths import path
from scripts.atelier.poses import STANDING
from scripts.atelier.school import Finish
from scripts.atelier.surface import Mask

PAINTING = Homage(
    card=22,
    title="Fishermen at Sea",
    after="after J. M. W. Turner",
    school="romantic",
    size=(1000, 748),
    detail=(500, 395, 250, 250),
    seed=47,
    finish=Finish(relief=0.05, vignette=0.1, contrast=0.45, saturation=1.75, glaze=0.45),
)

MOON = 445.0, 190.0
HORIZON = 440


def clouds_around_the_moon(canvas: Canvas) -> None:
    """Clouds are lit from behind: the nearer the moon, the brighter their torn edges; a ring opens around it."""
    rows, columns = canvas.angle.shape
    noise = fractal(rows, columns, 210 * canvas.scale, 5, octaves=6, gain=0.55)
    away = np.hypot((canvas.xs - MOON[0]) * 0.82, canvas.ys - MOON[1])
    ring = 1 - np.exp(-((away / 100) ** 2))
    light = np.exp(-((away / 190) ** 1.4))
    soft = blurred(noise, 5 * canvas.scale)
    toward = slopes(soft)
    norm = away + 20
    lit = (toward[0] * (canvas.xs - MOON[0]) + toward[1] * (canvas.ys - MOON[1])) / norm * canvas.scale * 26
    thick = np.clip(0.55 + 0.75 * noise, 0, 1) * ring
    tone = 0.12 + 0.80 * light * (1 - 0.72 * thick) + np.clip(-lit, -0.3, 0.5) * (0.16 + 0.5 * light) + 0.10 * noise
    tone = floats(np.clip(tone, 0.03, 1))
    colours = ("#0b1013", "#1e2a2e", "#3e5054", "#788684", "#bcbfa4", "#ece6bf")
    across, down = slopes(soft)
    way = floats(np.arctan2(across, -down))
    everywhere = (slice(0, rows), slice(0, columns))
    canvas.composite(Mask(everywhere, np.ones_like(tone)), ramp(tone, colours), direction=way, weight=0.5)


def moon(canvas: Canvas) -> None:
    canvas.fill(ellipse(*MOON, 90, 84), "#d9d3a4", blur=34, alpha=0.55)
    canvas.fill(ellipse(*MOON, 36), "#f3ecc4", blur=12, alpha=0.7)
    canvas.fill(ellipse(*MOON, 23), "#fffbe2", blur=0.8, detail=0.9, keep=0.9)


class Wave(NamedTuple):
    """One swell across the picture: its level, how high it heaves, how long, and where it begins."""

    level: float
    high: float
    long: float
    phase: float

    def crest(self, x: Floats) -> Floats:
        """Sharp crests, round troughs."""
        turn = x / self.long + self.phase
        return floats(self.level + self.high * (2 * np.abs(np.sin(turn / 2)) ** 0.8 - 1))


WAVES = [
    Wave(446, 2, 34, 0.4),
    Wave(458, 5, 46, 1.3),
    Wave(480, 9, 66, 2.2),
    Wave(510, 14, 92, 0.9),
    Wave(552, 22, 120, 3.4),
]
WAVES += [Wave(606, 30, 150, 1.15), Wave(676, 38, 200, 4.6)]


def sea(canvas: Canvas) -> None:
    """Swell behind swell: each catches the moon on its upper face and falls into the dark below."""
    rows, columns = canvas.angle.shape
    top = int((HORIZON + 2) * canvas.scale)
    region = (slice(top, rows), slice(0, columns))
    canvas.rectangle(-5, HORIZON, 1010, 320, "#16242a", direction=0.0)
    xs, ys = canvas.xs[region], canvas.ys[region]
    colours = ("#080e10", "#16242a", "#324a50", "#647c80", "#a8b4a8", "#e6e4c6")
    for index, wave in enumerate(WAVES):
        chop = fractal(rows - top, columns, (10 + 7 * index) * canvas.scale, 9 + index, octaves=4)
        crest = wave.crest(xs) + chop * wave.high * 0.22
        below = ys - crest
        near = (wave.level - HORIZON) / 240
        lane = np.exp(-(((xs - 468 - 34 * near) / (84 + 120 * near)) ** 2))
        face = np.exp(-np.clip(below, 0, None) / (8 + 1.3 * wave.high))
        tone = 0.13 + face * (0.20 + 0.62 * lane) + 0.16 * lane * (1 - near) + 0.10 * chop * (0.35 + face)
        slope = np.gradient(crest, axis=1) * canvas.scale
        way = floats(np.arctan(slope) * face)
        cover = floats(np.clip(below * canvas.scale / 1.6 + 0.5, 0, 1))
        canvas.composite(Mask(region, cover), ramp(floats(tone), colours), direction=way, weight=0.9)
        foam(canvas, wave)


def foam(canvas: Canvas, wave: Wave) -> None:
    chance = canvas.chance
    near = (wave.level - HORIZON) / 240
    for _ in range(int(30 + 60 * near)):
        x = 468 + (150 + 130 * near) * chance.normal()
        bright = math.exp(-(((x - 480) / (120 + 130 * near)) ** 2))
        reach = (5 + 26 * near) * (0.4 + chance.random())
        y = float(wave.crest(floats(x))) + wave.high * 0.9 * chance.random() ** 2
        way = [
            (x + reach * u, float(wave.crest(floats(x + reach * u))) + y - float(wave.crest(floats(x))))
            for u in (0, 0.5, 1)
        ]
        tone = ramp(floats(0.2 + 0.8 * bright), ("#46554b", "#8d977f", "#efecd0"))
        canvas.line(way, tone, 0.8 + 2.4 * near * chance.random(), taper=0.8, alpha=0.25 + 0.5 * bright, detail=0.3)


def needles(canvas: Canvas) -> None:
    canvas.fill(ellipse(170, 400, 190, 90), "#5f6a58", blur=46, alpha=0.7)
    mist = ("#39423a", 0.8)
    far = path("-10,400 30,380 60,392 96,350 116,322 132,370 150,392 172,344 190,316 206,372 232,398 262,424 300,446")
    canvas.hill(
        far,
        ("#080b09", "#121612", "#232a24"),
        roughness=50,
        base=452,
        haze=mist,
        size=30,
        light=(0.8, -0.4, 0.4),
        seed=6,
    )
    near = path("-10,330 24,346 44,400 70,430 100,448")
    canvas.hill(
        near,
        ("#050706", "#0c100d", "#1b211c"),
        roughness=60,
        base=460,
        haze=mist,
        size=30,
        light=(0.8, -0.4, 0.4),
        seed=9,
    )
    canvas.fill(ellipse(150, 446, 190, 10), "#6b7464", blur=8, alpha=0.6)
    canvas.line(path("60,452 150,449 260,451"), "#aab096", 2, alpha=0.5, blur=0.8)


def boat(canvas: Canvas) -> None:
    """Sliding up the wave, bow to the left, the crew crouched round a lantern."""

    def at(text: str) -> list[tuple[float, ...]]:
        return placed(path(text), 624, 556, scale=1, turn=-11)

    canvas.fill(at("-120,44 -40,52 60,50 130,40 60,72 -60,74"), "#0c110e", blur=7, alpha=0.8)
    canvas.line(at("60,-20 66,-120"), "#14100c", 5, 3, detail=0.7)
    canvas.line(at("68,-112 10,-60 -60,-24"), "#14100c", 3, detail=0.7)
    canvas.line(at("66,-118 104,-30"), "#14100c", 1.2, detail=0.7)
    furled = at("66,-112 24,-76 -40,-36 -46,-30 -26,-34 30,-66 70,-100")
    canvas.form(furled, ("#100d08", "#2c261b", "#5a5038"), bump=0.4, flatten=0.4, detail=0.6, light=(-0.7, -0.6, 0.3))
    canvas.fill(at("-118,-8! -60,4 40,6 112,-14! 96,20 0,30 -80,22"), "#120d08", detail=0.5)
    canvas.fill(
        ellipse(604, 546, 92, 48),
        radial((604, 544), 92, ["#ffbf5e", "#d97d2a", "#6a3512", "#1a1209"], height=48),
        blur=15,
        alpha=0.72,
    )
    crew(canvas)
    hull = at("-126,-22! -112,10 -64,20 40,22 116,2! 104,30 60,46 -40,50 -96,36")
    folds = [(at("-112,20 -40,34 60,32 110,12"), 6, 0.6), (at("-100,32 -30,42 60,38"), 5, -0.6)]
    canvas.form(
        hull,
        ("#070504", "#1d1812", "#3d3426", "#6d6048"),
        bump=0.35,
        flatten=0.4,
        folds=folds,
        detail=0.6,
        light=(-0.6, -0.6, 0.4),
    )
    canvas.line(at("-122,-16 -108,8 -62,17 40,19 112,0"), "#8d8264", 2.4, 1.6, detail=0.7)
    wash = at("-120,42 -60,52 20,54 90,44 124,28"), at("-140,54 -60,66 30,68 110,58 150,44")
    canvas.strands(*wash, 16, ["#8d977f", "#55665a", "#a5ac94"], width=2.2, alpha=0.5, jitter=5, taper=0.8, detail=0.3)
    canvas.line(at("-60,16 10,20 60,16"), "#e8a049", 2.2, detail=0.8, taper=0.6)


def crew(canvas: Canvas) -> None:
    canvas.light = (0.1, -0.1, 0.95)
    warm = ("#150c06", "#4c2a12", "#8f5524", "#d08f44")
    skin, dark = ("#3a1a08", "#a05a24", "#e8a052", "#ffd596"), ("#0a0705", "#231710", "#4a3524")
    crouch = STANDING.but(
        hips=(0, 1.9),
        shoulders=(0.45, 3.6),
        head=(0.85, 4.5),
        left_hand=(1.2, 2.3, 0.6),
        right_hand=(1.3, 2.7, 0.8),
        left_foot=(0.2, 0),
        right_foot=(0.6, 0),
    )
    mirror = STANDING.but(
        hips=(0, 1.9),
        shoulders=(-0.45, 3.6),
        head=(-0.85, 4.5),
        left_hand=(-1.3, 2.7, 0.8),
        right_hand=(-1.2, 2.3, 0.6),
        left_foot=(-0.6, 0),
        right_foot=(-0.2, 0),
    )
    blue = ("#0a0c0e", "#232a30", "#565650", "#a58a5c")
    men = [
        (556, 596, crouch, 1, warm),
        (574, 588, crouch, 1, blue),
        (664, 570, mirror, -1, warm),
        (644, 578, mirror, -1, blue),
    ]
    men += [
        (690, 566, mirror, -1, ("#0e0a08", "#2c2018", "#5c4226", "#80602f")),
        (538, 592, crouch, 1, ("#0e0a08", "#2a241c", "#4c4030", "#6a5a3c")),
    ]
    for x, y, pose, faces, coat in men:
        cones, _ = small_figure(x, y, 78, pose, faces=faces, tail=0.6, hat="cap")
        canvas.clay(cones, coat, dark, skin, dark, detail=0.8, fill=0.14, contact=0.2)
    canvas.line(path("604,526 604,540"), "#1a1008", 2, detail=0.8)
    canvas.rectangle(599, 539, 10, 13, "#fff0b8", detail=0.9, keep=0.8)
    canvas.fill(ellipse(604, 545, 13), "#ffb54e", blur=6, alpha=0.75, keep=0.4)
    canvas.fill(ellipse(604, 545, 4), "#fff6d0", detail=0.9, keep=0.9)
    for i in range(7):
        canvas.fill(ellipse(566 + 4 * i, 640 + 7 * i, 12 - i, 1.4), "#d98f42", alpha=0.5, direction=-10.0)


def far_boat_and_gulls(canvas: Canvas) -> None:
    canvas.fill(path("828,470! 846,478 878,477 890,468! 880,488 840,488"), "#161713", detail=0.7)
    canvas.line(path("856,476 858,434"), "#161713", 2, detail=0.7)
    canvas.fill(path("858,436! 878,470! 859,470!"), "#3c4238", detail=0.7)
    canvas.fill(ellipse(848, 472, 2.4), "#f0a542", keep=0.7)
    bird = path("-1,-0.35! -0.45,-0.4 0,0 0.45,-0.45 1.1,-0.5! 0.4,0.05 0,0.35 -0.4,0.05")
    for x, y, size in ((706, 410, 11), (738, 428, 9), (560, 424, 8), (772, 398, 7), (388, 452, 7)):
        canvas.fill(placed(bird, x, y, scale=size, turn=18 * canvas.chance.normal()), "#dcdcc4", detail=0.8, keep=0.5)


def cave(canvas: Canvas) -> None:
    """Black cloud round the edges, as if one looked out of a cave."""
    for x, y, wide, high in (
        (0, 120, 150, 260),
        (1000, 160, 190, 300),
        (120, 0, 300, 70),
        (860, 0, 300, 90),
        (1000, 620, 160, 120),
        (0, 640, 130, 110),
    ):
        canvas.fill(ellipse(x, y, wide, high), "#0b0f0c", blur=70, alpha=0.62)


def compose(canvas: Canvas) -> None:
    for part in (clouds_around_the_moon, moon, needles, sea, cave, far_boat_and_gulls, boat):
        part(canvas)
    canvas.img[:] = np.clip(canvas.img, 0, 1) ** 0.78
