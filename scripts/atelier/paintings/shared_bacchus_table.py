"""What stands before Bacchus and what he wears in his hair: carafe, fruit bowl, vine leaves."""

import math
from collections.abc import Sequence

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colours, linear
from scripts.atelier.curves import ellipse, placed
from scripts.atelier.forms import Fold
from scripts.atelier.paintings.shared_fruit import (
    APPLE,
    FIG,
    GREEN_APPLE,
    GREEN_GRAPE,
    LEAF,
    LEMON,
    OLD_LEAF,
    PEACH,
    PEAR,
    PLUM,
    fruit,
    grapes,
    leaf,
    pear,
)  # fmt: skip
from scripts.atelier.paintings.shared_outlines import outline

LIGHT = (-0.62, -0.52, 0.58)
WINE = ("#14040a", "#3c0c14", "#6a1a20")
BLACK_GRAPE = ("#06050c", "#1a1424", "#3a3044", "#8a8098")


def scatter(canvas: Canvas, leaves: str, tones: Sequence[Colours]) -> None:
    """Vine leaves written as x,y,size,turn,tone."""
    for word in leaves.split():
        x, y, size, turn, tone = (float(number) for number in word.split(","))
        vine_leaf(canvas, (x, y), size, turn, tones[int(tone)])


def vine_leaf(canvas: Canvas, place: tuple[float, float], size: float, turn: float, colours: Colours) -> None:
    """Five lobes around a stalk, with veins."""
    x, y = place
    shape = outline(
        "-0.06,0.1! -0.4,0.5 -0.62,0.3! -0.56,0.06 -0.9,-0.02! -0.72,-0.3 -0.62,-0.56! -0.34,-0.5 "
        "-0.22,-0.86 0,-1.1! 0.2,-0.84 0.34,-0.5 0.64,-0.54! 0.7,-0.28 0.9,0! 0.56,0.08 0.6,0.34! "
        "0.38,0.5 0.06,0.1!"
    )
    edge = placed(shape, x, y, scale=size, turn=turn)
    tips = placed(
        outline("-0.6,0.28 -0.84,-0.02 -0.58,-0.5 0,-1 0.6,-0.48 0.84,0 0.58,0.3"), x, y, scale=size, turn=turn
    )
    folds = [Fold([(x, y), tip[:2]], size * 0.1, -0.55) for tip in tips]
    canvas.form(
        edge,
        colours,
        bump=0.22,
        flatten=0.4,
        folds=folds,
        light=LIGHT,
        detail=0.6,
        shadow=0.6,
        noise=0.04,
        noise_size=16,
    )
    for tip in tips:
        canvas.line([(x, y), tip[:2]], colours[3], max(1.0, size * 0.022), taper=-0.6, alpha=0.55, detail=0.7)


def carafe(canvas: Canvas) -> None:
    x = 158
    canvas.fill(ellipse(x + 20, 960, 96, 18), "#120a06", blur=10, alpha=0.7)
    belly = outline(
        "134,700! 182,700! 180,760 196,792 236,830 250,884 226,936 158,956 92,936 66,884 80,830 120,792 136,760"
    )
    canvas.fill(belly, linear((70, 700), (250, 900), ["#8c8468", "#5c5442", "#3c3426"]), alpha=0.75, detail=0.7)
    with canvas.clip(belly):
        wine = outline("60,850! 250,850! 256,884 228,940 158,962 88,940 60,884")
        canvas.form(wine, WINE, bump=0.9, detail=0.8, shadow=0)
        canvas.fill(
            ellipse(x, 850, 84, 13),
            linear((80, 850), (240, 850), ["#5a1c1c", "#8a3a30", "#5a1c1c"]),
            detail=0.8,
            keep=0.4,
        )
    canvas.line([p[:2] for p in (*belly, belly[0])], "#d8cdb0", 2.4, alpha=0.7, detail=0.8, keep=0.6)
    canvas.line(ellipse(x, 700, 24, 6), "#ece2c8", 2.6, detail=0.8, keep=0.7)
    canvas.line(outline("92,848 84,884 96,918"), "#f6eeda", 7, taper=0.8, alpha=0.7, blur=1.6, detail=0.8, keep=0.6)
    canvas.line(outline("146,716 144,752 132,786"), "#f6eeda", 4, taper=0.8, alpha=0.65, blur=1, detail=0.8, keep=0.6)
    canvas.fill(ellipse(208, 918, 20, 9, turn=-35), "#b0503c", alpha=0.5, blur=5, detail=0.8)


def fruit_bowl(canvas: Canvas) -> None:
    canvas.fill(ellipse(570, 972, 200, 20), "#120a06", blur=10, alpha=0.75)
    for root, turn, tones in (
        ((400, 870), 196, OLD_LEAF),
        ((420, 850), 220, LEAF),
        ((740, 860), -20, OLD_LEAF),
        ((750, 880), 14, LEAF),
        ((700, 800), -54, LEAF),
        ((450, 800), -130, OLD_LEAF),
    ):
        leaf(canvas, root, 92, turn, colours=tones, width=0.44)
    back = (((470, 810), 46, APPLE), ((556, 786), 54, PEACH), ((640, 796), 50, GREEN_APPLE), ((706, 830), 46, LEMON))
    front = (
        ((430, 858), 42, PLUM),
        ((504, 858), 48, APPLE),
        ((586, 856), 42, GREEN_APPLE),
        ((660, 868), 40, PEACH),
        ((728, 880), 32, FIG),
    )
    for place, size, tones in (*back, *front):
        fruit(canvas, place, size, size * 0.93, colours=tones)
    pear(canvas, (610, 820), 48, colours=PEAR, turn=32)
    pomegranate(canvas)
    grapes(canvas, (480, 812), 30, 14, colours=BLACK_GRAPE, turn=150, long=110)
    grapes(canvas, (690, 830), 26, 13, colours=GREEN_GRAPE, turn=60, long=92)
    dish = outline("384,884! 470,902 570,908 670,902 756,884! 730,930 676,958 640,968 500,968 464,958 410,930")
    canvas.form(dish, ("#4a4436", "#9c937c", "#d4cab0", "#f4ecd6"), bump=0.5, light=LIGHT, detail=0.6, shadow=0.5)
    canvas.line(outline("386,886 470,904 570,910 670,904 754,886"), "#fbf4e0", 5, alpha=0.85, detail=0.7, keep=0.4)
    canvas.line(outline("420,930 500,948 640,948 722,928"), "#6a7a94", 4, alpha=0.5, detail=0.7)
    for root, turn in (((440, 884), 130), ((690, 890), 62), ((560, 880), 96)):
        leaf(canvas, root, 76, turn, colours=OLD_LEAF, width=0.5)


def pomegranate(canvas: Canvas) -> None:
    fruit(canvas, (548, 862), 46, 44, colours=("#3a0c08", "#8a3020", "#c06a3c", "#ecc088"))
    canvas.fill(outline("520,846! 546,834 578,846! 572,880 540,892 522,874"), "#3a0608", detail=0.8)
    for _ in range(34):
        a, q = canvas.chance.random() * 6.28, canvas.chance.random() ** 0.5
        fruit(
            canvas,
            (547 + 24 * q * math.cos(a), 862 + 22 * q * math.sin(a)),
            5,
            colours=("#3a0408", "#94141c", "#cc3c38", "#f8a898"),
            detail=0.8,
        )
