"""Dancers for a ballet class: gauze, a sash, a knot of hair; seen from behind or from the side."""

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import Colours, darker, lighter
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.paintings.shared_profiles import Profile, profile, swept_hair

LIGHT = (0.45, -0.6, 0.66)
SKIN = ("#6c4230", "#ac7c5e", "#dcae8c", "#f0ccb0", "#fbe6d2")
TULLE = ("#9c988c", "#c6c2b6", "#e4e0d4", "#f8f5ea")
HAIRS = (
    ("#1a0f0a", "#3a2416", "#5e4026", "#86603a"),
    ("#341c0c", "#6a3c1c", "#9c6430", "#c8925a"),
    ("#0e0a0a", "#221a1a", "#3e3230", "#5e504a"),
)


def tutu(canvas: Canvas, x: float, top: float, size: float) -> None:
    """A bell of gauze, nearly flat below: soft layers, then thin touches that fly out to the hem."""
    for wide, low, tone in ((1.0, 1.0, 0), (0.93, 0.84, 1), (0.84, 0.66, 2)):
        half, deep = size * wide * 0.62, size * low * 0.58
        shape: list[Point] = [(x - 0.13 * size, top), (x + 0.13 * size, top), (x + half * 0.62, top + deep * 0.36)]
        hem = np.linspace(1, -1, 11)
        shape += [
            (float(x + half * u), float(top + deep * (1.06 - 0.1 * u * u) + canvas.chance.normal() * size * 0.008), 0)
            for u in hem
        ]
        shape.append((x - half * 0.62, top + deep * 0.36))
        falls = folds_between(
            [(x - 0.12 * size, top + 3), (x + 0.12 * size, top + 3)],
            [(x - half, top + deep), (x, top + deep * 1.06), (x + half, top + deep)],
            15,
            width=size * 0.026,
            height=0.5,
            seed=tone + 3,
        )
        ramp = tuple(lighter(colour, 0.06 * tone) for colour in TULLE)
        canvas.form(shape, ramp, bump=0.22, flatten=0.4, folds=falls, light=LIGHT, alpha=0.82, blur=1.4)
        for _ in range(26):
            u = 2 * canvas.chance.random() - 1
            way = [
                (x + u * size * 0.1, top + deep * 0.08),
                (x + u * half * 0.66, top + deep * 0.5),
                (x + u * half, top + deep * (0.92 + 0.14 * canvas.chance.random())),
            ]
            colour = ("#fdfaf0", "#f0ece4", "#b4b4ba", "#cfd4dc")[int(canvas.chance.integers(4))]
            canvas.line(way, colour, max(1.4, size * 0.012), taper=-0.5, alpha=0.4, detail=0.25)


def dancer(
    canvas: Canvas,
    x: float,
    y: float,
    high: float,
    sash: str,
    *,
    hair: int = 0,
    back: bool = False,
    turn: float = 0.0,
    arms: str = "down",
) -> None:
    """Feet at (x, y); seen from behind or with the face turned away."""
    head, ramp = high / 7.6, HAIRS[hair]
    legs = []
    for side in (-1, 1):
        toe = x + side * head * 0.62
        legs += limb(
            (x + side * head * 0.26, y - high * 0.42, 0, head * 0.3),
            (x + side * head * 0.26, y - high * 0.27, 4, head * 0.2),
            (x + side * head * 0.27, y - high * 0.18, 0, head * 0.21),
            (x + side * head * 0.3, y - head * 0.24, 0, head * 0.1),
        )
        legs += limb(
            (x + side * head * 0.3, y - head * 0.16, 2, head * 0.12), (toe, y - head * 0.06, 8, head * 0.07), ramp=1
        )
    canvas.clay(legs, SKIN, ("#8a5a50", "#d8a298", "#f6dcd2"), light=LIGHT, detail=0.5, fill=0.28, blend=head * 0.08)
    tutu(canvas, x, y - high * 0.62, high * 0.5)
    shoulder, waist = y - high * 0.835, y - high * 0.61
    reach = {
        "down": ((-0.8, 1.5, -0.7, 2.3), (0.8, 1.5, 0.7, 2.3)),
        "up": ((-1.15, 0.1, -0.7, -1.3), (1.15, 0.1, 0.7, -1.3)),
        "hips": ((-1.2, 1.0, -0.4, 1.7), (1.2, 1.0, 0.4, 1.7)),
        "wide": ((-1.05, 0.9, -1.9, 1.3), (1.0, 1.0, 1.9, 0.9)),
    }[arms]
    flesh = limb((x, shoulder - head * 0.34, 2, head * 0.17), (x, shoulder + head * 0.1, 0, head * 0.2))
    flesh += limb(
        (x - head * 0.56, shoulder + head * 0.14, 0, head * 0.17),
        (x, shoulder + head * 0.04, 0, head * 0.24),
        (x + head * 0.56, shoulder + head * 0.14, 0, head * 0.17),
    )
    flesh += limb((x, shoulder + head * 0.2, 0, head * 0.42), (x, shoulder + head * 0.5, 0, head * 0.38))
    for side, (across, down, far, low) in zip((-1, 1), reach, strict=True):
        flesh += limb(
            (x + side * head * 0.58, shoulder + head * 0.16, 0, head * 0.16),
            (x + across * head, shoulder + head * down, head * 0.2, head * 0.12),
            (x + far * head, shoulder + head * low, head * 0.4, head * 0.08),
        )
    canvas.clay(flesh, SKIN, light=LIGHT, detail=0.6, fill=0.28, blend=head * 0.12)
    trunk: list[Point] = [
        (x - head * 0.5, shoulder + head * 0.42),
        (x, shoulder + head * 0.62),
        (x + head * 0.5, shoulder + head * 0.42),
        (x + head * 0.46, shoulder + head * 1.0),
        (x + head * 0.33, waist),
        (x - head * 0.33, waist),
        (x - head * 0.46, shoulder + head * 1.0),
    ]
    seams = folds_between(
        [(x - head * 0.3, shoulder + head * 0.6), (x + head * 0.3, shoulder + head * 0.6)],
        [(x - head * 0.2, waist), (x + head * 0.2, waist)],
        4,
        width=head * 0.08,
    )
    canvas.form(trunk, TULLE, bump=0.4, flatten=0.5, folds=seams, light=LIGHT, detail=0.5, direction=88.0)
    _head(canvas, (x, shoulder - head * 0.74), head, ramp, "back" if back else "left" if turn < 0 else "right")
    canvas.line(
        [
            (x - head * 0.17, shoulder - head * 0.1),
            (x, shoulder - head * 0.06),
            (x + head * 0.17, shoulder - head * 0.1),
        ],
        "#1c1618",
        head * 0.07,
        detail=0.7,
    )
    bow(canvas, (x, waist), head, sash, back=back)


def _head(canvas: Canvas, eyes: tuple[float, float], head: float, ramp: Colours, faces: str) -> None:
    """A small head with a knot of hair and a flower in it."""
    x, y = eyes
    if faces == "back":
        canvas.form(ellipse(x, y, head * 0.38, head * 0.46), ramp, bump=0.6, light=LIGHT, detail=0.6, direction=92.0)
        knot = (x + head * 0.03, y - head * 0.34)
        for side in (-1, 1):
            one = [(x + side * head * 0.36, y + head * 0.1), (x + side * head * 0.2, y - head * 0.1), knot]
            other = [(x + side * head * 0.1, y + head * 0.42), (x + side * head * 0.06, y), knot]
            canvas.comb(one, other, 40, ramp, size=head, detail=0.7)
    else:
        left = faces == "left"
        look = Profile(neck=False, brow=ramp[1], blush=0.45)
        profile(canvas, x, y, head * 1.02, look, left=left)
        swept_hair(canvas, x, y, head * 1.02, look, ramp, left=left)
        knot = (x + (head * 0.3 if left else -head * 0.3), y - head * 0.42)
    canvas.form(ellipse(*knot, head * 0.22, head * 0.19), ramp, bump=0.7, detail=0.6)
    for k in range(4):
        petal = (knot[0] + head * (0.1 * k - 0.18), knot[1] + head * (0.12 + 0.03 * (k % 2)))
        canvas.form(ellipse(*petal, head * 0.075, head * 0.06), ("#5c1a14", "#b1402f", "#ec9a80"), bump=0.6, detail=0.8)


def bow(canvas: Canvas, knot: tuple[float, float], head: float, tone: str, *, back: bool) -> None:
    x, waist = knot
    ramp = (darker(tone, 0.55), darker(tone, 0.25), tone, lighter(tone, 0.4))
    belt: list[Point] = [
        (x - head * 0.44, waist - head * 0.14),
        (x + head * 0.44, waist - head * 0.14),
        (x + head * 0.44, waist + head * 0.12),
        (x - head * 0.44, waist + head * 0.12),
    ]
    canvas.form(belt, ramp, bump=0.4, flatten=0.5, detail=0.5, light=LIGHT)
    if not back:
        return
    for side in (-1, 1):
        loop: list[Point] = [
            (x, waist),
            (x + side * head * 0.7, waist - head * 0.46),
            (x + side * head * 1.06, waist - head * 0.1),
            (x + side * head * 0.76, waist + head * 0.26),
        ]
        canvas.drapery(loop, ramp, knot=(x, waist), ends=loop[1:], count=5, width=head * 0.12, light=LIGHT, detail=0.5)
        tail: list[Point] = [
            (x, waist),
            (x + side * head * 0.5, waist + head * 1.3),
            (x + side * head * 0.16, waist + head * 1.5),
        ]
        canvas.form(tail, ramp, bump=0.4, flatten=0.5, light=LIGHT, detail=0.5)
    canvas.form(ellipse(x, waist, head * 0.2, head * 0.2), ramp, bump=0.7, detail=0.6)
