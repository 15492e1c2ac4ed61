"""The quilt of Death and Life: patches of flowers, rings, checks and curls."""

from collections.abc import Callable, Sequence

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colours
from scripts.atelier.paintings.shared_ornaments import KEEP, beads, blossom, rosette, scattered, spiral
from scripts.atelier.paintings.shared_outlines import outline

Patch = tuple[str, Colours, Callable[[Canvas, float, float, float], None]]
EGG = outline(
    "560,90 640,66 720,84 800,140 870,240 920,380 944,540 930,690 880,800 780,862 660,872 "
    "540,850 462,780 430,650 428,500 440,360 466,240 506,150"
)
PETALS = ("#d9823c", "#d78fa0", "#4f74b0", "#6a8f5a", "#e8d8b0", "#b5402e", "#8a6ab0", "#e6bc48")


def tone_of(canvas: Canvas) -> str:
    return PETALS[int(canvas.chance.integers(len(PETALS)))]


def flower(canvas: Canvas, x: float, y: float, size: float) -> None:
    blossom(canvas, x, y, size, tone_of(canvas), heart=tone_of(canvas), petals=6)


def ring(canvas: Canvas, x: float, y: float, size: float) -> None:
    if canvas.chance.random() < 0.5:
        rosette(canvas, x, y, size, (tone_of(canvas), "#f2e6c4", tone_of(canvas)))
    else:
        beads(canvas, x, y, size, (tone_of(canvas), "#f2e6c4"), heart=tone_of(canvas))


def check(canvas: Canvas, x: float, y: float, size: float) -> None:
    for row in (-1, 0, 1):
        for column in (-1, 0, 1):
            tone = "#f2e6c4" if (row + column) % 2 else tone_of(canvas)
            canvas.rectangle(
                x + column * size * 0.5 - size * 0.25,
                y + row * size * 0.5 - size * 0.25,
                size * 0.5,
                size * 0.5,
                tone,
                keep=KEEP,
            )


def curl(canvas: Canvas, x: float, y: float, size: float) -> None:
    spiral(canvas, x, y, size, ("#7a4a1c", "#b5402e", "#3f5f94")[int(canvas.chance.integers(3))], width=2.2)


def patchwork(canvas: Canvas, patches: Sequence[Patch]) -> None:
    with canvas.clip(EGG):
        for text, colours, motif in patches:
            patch = outline(text)
            canvas.form(patch, colours, bump=0.2, flatten=0.3, blur=1, detail=0.2, shadow=0.5)
            (left, top), (right, bottom) = (tuple(side(p[i] for p in patch) for i in (0, 1)) for side in (min, max))
            area = (left, top, right - left, bottom - top)
            with canvas.clip(patch):
                for x, y, size in scattered(canvas.chance, area, 70, lambda t: 17 - 11 * t):
                    motif(canvas, x, y, size)
            canvas.line([p[:2] for p in (*patch, patch[0])], "#4a3428", 2, alpha=0.5, keep=KEEP)


UNDER: Sequence[Patch] = [
    ("870,300 930,420 950,560 930,690 870,640 860,480", ("#2f6a64", "#5c9a90", "#a4ccc0"), flower),
    ("800,140 880,260 930,400 860,440 820,320 780,220", ("#a8443c", "#cf7058", "#eab090"), check),
    ("470,230 520,140 560,150 540,260 500,330 450,330", ("#8a6ab0", "#b094cc", "#dccce8"), ring),
    ("690,84 770,110 830,190 780,230 720,160", ("#4f74b0", "#7c9ccc", "#b8cce4"), flower),
    ("650,440 720,420 760,520 740,640 640,620", ("#b5402e", "#dc7a4c", "#f0b888"), check),
]
SWADDLE: Sequence[Patch] = [
    ("552,232 580,222 604,230 632,220 656,232 668,276 640,312 566,312 538,276", ("#4f74b0", "#7c9ccc", "#c4d4e8"), curl)
]
OVER: Sequence[Patch] = [
    ("540,480 600,476 660,486 704,560 650,650 560,650 520,560", ("#3f5f94", "#6a8cc0", "#a8c0dc"), ring),
    ("424,452 470,436 530,440 566,480 548,600 470,640 420,610", ("#b5402e", "#d9823c", "#ecb868"), flower),
    ("424,600 500,590 560,650 560,720 520,800 460,790 426,700", ("#5a7a4a", "#88a868", "#c0d098"), flower),
    ("540,640 620,612 670,650 660,740 640,800 560,806 510,720", ("#b06878", "#d78fa0", "#f0c4c8"), ring),
]
HEM: Sequence[Patch] = [
    ("500,780 590,760 680,780 740,800 700,884 560,880 470,810", ("#6a5494", "#9a82b8", "#ccbcdc"), check),
    ("700,800 760,756 850,744 940,700 910,810 790,876 690,880", ("#b07c2c", "#dcae4c", "#f2d88c"), curl),
]
