"""An empty grey room, a door nobody opens, and the sun coming in through the window in bars of dust."""

import numpy as np

from scripts.atelier.arrays import blurred, floats, smoothstep
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, from_lab, linear, mixed, rgb, to_lab
from scripts.atelier.homage import Homage
from scripts.atelier.noise import fractal
from scripts.atelier.school import Finish, Jitter
from scripts.atelier.surface import Mask

PAINTING = Homage(
    card=60,
    title="Dust Motes Dancing in the Sunbeams",
    after="after Vilhelm Hammershøi",
    school="realist",
    size=(843, 1000),
    detail=(180, 420, 300, 300),
    seed=60,
    finish=Finish(jitter=Jitter(5, 0.05, 0.016), relief=0.045, glaze=0.42, vignette=0.16, warm=0.02),
)

FLOOR = 812
LEFT, RIGHT, TOP, SILL = 296, 468, 112, 540
"""The window's opening."""

WALL = "#95948a"
PANES = (2, 4)
SLANT = 0.25
"""How far the beams go left for each unit they fall."""


def wall(canvas: Canvas) -> None:
    canvas.wash(linear((380, 100), (843, 520), ["#989a91", "#8c8e86", "#7b7e77", "#6a6d68"]), noise=0.05, noise_size=90)
    canvas.rectangle(-5, 0, 300, FLOOR, linear((0, 0), (300, 0), ["#6b6e68", "#858780"]), noise=0.04, direction=84.0)
    canvas.rectangle(-5, -5, 860, 74, linear((0, 0), (0, 74), ["#7f7e76", "#a09e93"]), direction=0.0)
    canvas.rectangle(-5, 66, 860, 7, "#6c6b64", direction=0.0)
    canvas.rectangle(-5, 73, 860, 3, "#b7b4a8", direction=0.0)


def moulding(canvas: Canvas, x: float, y: float, wide: float, high: float, base: Colour, *, deep: float = 5) -> None:
    """A sunk panel: dark above and left, where the frame throws its shadow, light below and right."""
    dark, light = mixed(base, "#3d3d39", 0.55), mixed(base, "#d9d6c8", 0.55)
    canvas.rectangle(x, y, wide, high, mixed(base, "#6b6a63", 0.13), direction=90.0, noise=0.03)
    for line, tone, width in (
        ([(x, y + high), (x, y), (x + wide, y)], dark, deep * 0.6),
        ([(x, y + high), (x + wide, y + high), (x + wide, y)], light, deep * 0.5),
    ):
        canvas.line(line, tone, width, curved=False, detail=0.45)
    inner = [(x + deep, y + high - deep), (x + deep, y + deep), (x + wide - deep, y + deep)]
    canvas.line(inner, light, deep * 0.34, curved=False, alpha=0.7, detail=0.45)
    outer = [(x + deep, y + high - deep), (x + wide - deep, y + high - deep), (x + wide - deep, y + deep)]
    canvas.line(outer, dark, deep * 0.3, curved=False, alpha=0.6, detail=0.45)


def wainscot(canvas: Canvas) -> None:
    canvas.rectangle(-5, 566, 590, FLOOR - 566, linear((0, 0), (560, 0), ["#6e716b", "#868880", "#757871"]), noise=0.03)
    canvas.rectangle(-5, 556, 590, 10, "#b3b0a3", direction=0.0, detail=0.3)
    canvas.rectangle(-5, 566, 590, 5, "#5d5c56", direction=0.0, detail=0.3)
    for x, wide in ((22, 224), (290, 184), (508, 58)):
        moulding(canvas, x, 600, wide, 160, "#7b7e77")
    canvas.rectangle(-5, 780, 860, 34, linear((0, 780), (0, 814), ["#8d8b81", "#6a6962"]), direction=0.0, detail=0.3)
    canvas.rectangle(-5, 779, 860, 3, "#b0ada0", direction=0.0, detail=0.3)


def wall_panels(canvas: Canvas) -> None:
    moulding(canvas, 22, 110, 224, 412, "#7e817a", deep=6)
    moulding(canvas, 508, 110, 58, 412, "#80837b", deep=5)


def door(canvas: Canvas) -> None:
    """To the right, closed, without a handle; its leaf is a little lighter than the wall and cut off by nothing."""
    canvas.rectangle(584, 92, 222, FLOOR - 92, linear((584, 0), (806, 0), ["#979a91", "#7f827a"]), direction=90.0)
    canvas.rectangle(584, 92, 4, FLOOR - 92, "#c5c2b4", detail=0.4)
    canvas.rectangle(802, 92, 6, FLOOR - 92, "#5b5a54", detail=0.4)
    canvas.rectangle(604, 112, 182, FLOOR - 112, "#5e5d57", detail=0.4)
    canvas.rectangle(608, 116, 175, FLOOR - 118, linear((608, 0), (783, 300), ["#a5a79d", "#91948b", "#82857d"]))
    for y, high in ((140, 186), (352, 240), (618, 160)):
        for x in (624, 702):
            moulding(canvas, x, y, 64, high, "#95978e", deep=5)
    canvas.rectangle(808, 76, 60, 740, linear((808, 0), (850, 0), ["#6d6c66", "#5f5e58"]), direction=90.0)


def window(canvas: Canvas) -> None:
    """Tall, eight panes in a deep recess, with a grey courtyard wall and a roof behind the glass."""
    wide, high = RIGHT - LEFT, SILL - TOP
    canvas.rectangle(LEFT - 38, TOP - 34, wide + 76, high + 50, "#a9a69a", detail=0.3)
    for dx, tone in ((-38, "#cac7b9"), (wide + 34, "#63625c")):
        canvas.rectangle(LEFT + dx, TOP - 34, 4, high + 50, tone, detail=0.4)
    canvas.polygon(
        [(LEFT - 26, TOP - 22), (LEFT, TOP), (LEFT, SILL), (LEFT - 26, SILL + 14)],
        linear((0, TOP), (0, SILL), ["#d8d5c6", "#c4c1b3"]),
        direction=90.0,
    )
    canvas.polygon(
        [(RIGHT + 26, TOP - 22), (RIGHT, TOP), (RIGHT, SILL), (RIGHT + 26, SILL + 14)],
        linear((0, TOP), (0, SILL), ["#7b7972", "#69685f"]),
        direction=90.0,
    )
    canvas.polygon(
        [(LEFT - 26, SILL + 14), (LEFT, SILL), (RIGHT, SILL), (RIGHT + 26, SILL + 14)], "#e6e2d2", direction=0.0
    )
    canvas.polygon([(LEFT - 26, TOP - 22), (LEFT, TOP), (RIGHT, TOP), (RIGHT + 26, TOP - 22)], "#7f7d75")
    glass = linear((LEFT, TOP), (LEFT + 40, SILL), ["#fbf7e4", "#f4efdc", "#e9e4d2", "#d9d6c8"])
    canvas.rectangle(LEFT, TOP, wide, high, glass, noise=0.025, noise_size=40, direction=70.0)
    canvas.polygon(
        [(LEFT, 400), (LEFT + 84, 386), (RIGHT, 398), (RIGHT, SILL), (LEFT, SILL)],
        linear((0, 390), (0, SILL), ["#c3c4bb", "#adaea6"]),
        blur=4,
        alpha=0.8,
    )
    for x in (LEFT + 24, LEFT + 66, LEFT + 112, LEFT + 148):
        canvas.rectangle(x, 430, 15, 42, "#8f938e", blur=3, alpha=0.55)
    bars(canvas, wide, high)


def bars(canvas: Canvas, wide: float, high: float) -> None:
    columns, rows = PANES
    for i in range(columns + 1):
        x, thick = LEFT + wide * i / columns, 15 if i == 1 else 11
        canvas.rectangle(x - thick / 2, TOP, thick, high, "#7c7a72", direction=90.0, detail=0.5)
        canvas.rectangle(x - thick / 2, TOP, 2.4, high, "#d6d2c2", direction=90.0, detail=0.5)
    for i in range(rows + 1):
        y, thick = TOP + high * i / rows, 16 if i == 2 else 9
        canvas.rectangle(LEFT, y - thick / 2, wide, thick, "#86847b", direction=0.0, detail=0.5)
        canvas.rectangle(LEFT, y + thick / 2 - 2, wide, 2.2, "#55544e", direction=0.0, detail=0.5)


def floor(canvas: Canvas) -> None:
    boards = linear((420, FLOOR), (420, 1000), ["#6e6a60", "#625d53", "#504b43"])
    canvas.rectangle(-5, FLOOR, 860, 200, boards, noise=0.1, noise_size=30, direction=0.0)
    for i in range(-6, 22):
        x = 54.0 * i
        canvas.line([(420 + (x - 420) * 0.66, FLOOR), (420 + (x - 420) * 1.15, 1004)], "#3f3b34", 1.8, 3, alpha=0.55)
    canvas.rectangle(-5, FLOOR - 2, 860, 8, "#3a3832", blur=3, alpha=0.75, direction=0.0)
    for _ in range(130):
        x, y = 843 * canvas.chance.random(), FLOOR + 8 + 180 * canvas.chance.random()
        way = [(x, y), (x + (x - 420) * 0.05, y + 18 + 22 * canvas.chance.random())]
        canvas.line(way, ("#7d786c", "#4d4840", "#8a8478")[int(canvas.chance.integers(3))], 3, taper=0.7, alpha=0.3)


def patch(canvas: Canvas) -> None:
    """The window again, thrown slanting on the boards: eight bright fields with soft edges."""
    columns, rows = PANES

    def at(u: float, v: float) -> tuple[float, float]:
        y = 850 + 116 * v
        return 186 + 178 * u - 84 * v + 34 * (u - 0.5) * v, y

    canvas.polygon([at(-0.1, -0.1), at(1.1, -0.1), at(1.12, 1.08), at(-0.12, 1.08)], "#a49c87", blur=16, alpha=0.4)
    for i in range(columns):
        for j in range(rows):
            u, v, w, z = i / columns + 0.04, j / rows + 0.04, (i + 1) / columns - 0.04, (j + 1) / rows - 0.045
            field = [at(u, v), at(w, v), at(w, z), at(u, z)]
            canvas.polygon(
                field, "#efe5c6", blur=1.8, alpha=0.9, noise=0.07, noise_size=16, direction=-40.0, detail=0.3
            )
    for i in range(-2, 14):
        x = 54 * i
        seam = [(420 + (x - 420) * 0.66, FLOOR), (420 + (x - 420) * 1.15, 1004)]
        with canvas.clip([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], curved=False):
            canvas.line(seam, "#a3977a", 1.8, 3, alpha=0.55)


def beams(canvas: Canvas) -> None:
    """Bars of light from every pane down to its field on the floor, made visible by dust."""
    fall = canvas.ys - TOP
    across = canvas.xs + SLANT * fall
    wide, high = RIGHT - LEFT, SILL - TOP
    light = np.zeros_like(across)
    columns, rows = PANES
    for i in range(columns):
        for j in range(rows):
            x, y = LEFT + wide * (i + 0.5) / columns, TOP + high * (j + 0.5) / rows
            middle = x + SLANT * (y - TOP)
            # Seen from the side a pane's beam is as broad as pane and slant together; it fades as it spreads.
            along = np.clip((canvas.ys - y) / (FLOOR + 60 - y), 0, 1)
            half = 13 + 8 * along
            edge = np.abs(across - middle) / half
            light += smoothstep(floats((1.25 - edge) / 0.5)) * smoothstep(floats(along * 7)) * (1 - 0.45 * along)
    rows_, columns_ = light.shape
    dust = fractal(rows_, columns_, 26 * canvas.scale, 8, octaves=4)
    grain = fractal(rows_, columns_, 3.2 * canvas.scale, 9, octaves=2)
    light *= 0.84 + 0.2 * dust + 0.14 * grain
    light *= smoothstep(floats((canvas.ys - TOP - 10) / 120)) * smoothstep(floats((985 - canvas.ys) / 120))
    share = blurred(floats(np.clip(light, 0, 1.9)), 1.6 * canvas.scale) * np.float32(0.37)
    whole = (slice(0, rows_), slice(0, columns_))
    way = np.full_like(light, np.arctan2(1.0, -SLANT))
    canvas.composite(Mask(whole, floats(np.clip(share, 0, 0.62))), rgb("#fdf6df"))
    solid = share > 0.12
    canvas.angle[:] = np.where(solid, way, canvas.angle)
    canvas.weight[:] = np.where(solid, 0.9, canvas.weight)


def motes(canvas: Canvas) -> None:
    chance = canvas.chance
    for _ in range(420):
        y = 200 + 640 * chance.random()
        x = 382 - (y - TOP) * SLANT + 80 * chance.normal()
        size = 0.7 + 1.1 * chance.random() ** 2
        canvas.fill(
            np.array([(x - size, y), (x, y - size), (x + size, y), (x, y + size)]),
            "#fffbe8",
            alpha=0.25 + 0.4 * chance.random(),
            keep=0.35,
        )


def cool(canvas: Canvas) -> None:
    """One breath of blue-green over all greys, and a little more between light and dark."""
    lab = to_lab(canvas.img.reshape(-1, 3))
    lab[:, 0] = np.clip(63 + (lab[:, 0] - 55) * 1.78, 0, 97)
    lab[:, 1] -= 4
    lab[:, 2] -= 4
    canvas.img[:] = from_lab(lab).reshape(canvas.img.shape)


def compose(canvas: Canvas) -> None:
    for part in (wall, wall_panels, wainscot, door, floor, window, patch, beams, motes):
        part(canvas)
    cool(canvas)
