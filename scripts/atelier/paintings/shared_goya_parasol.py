"""A green parasol of eight gores and the sleeve that holds it."""

from itertools import pairwise

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import linear, mixed
from scripts.atelier.curves import Point
from scripts.atelier.paintings.shared_outlines import outline

LIGHT = (-0.45, -0.62, 0.64)
BROWN = ("#1e140c", "#402c1c", "#674a32", "#94714e")
GREEN = ("#1e3c22", "#3a6640", "#5f8f5a", "#90b47c", "#c4d8a4")
SKIN = ("#6c3c28", "#b07a58", "#e2b28e", "#f4d4b4", "#fdead2")


def _rib(tip: tuple[float, float], end: tuple[float, ...]) -> list[tuple[float, float]]:
    """A bent rib from the tip of the parasol to its edge."""
    across, down = end[0] - tip[0], end[1] - tip[1]
    return [
        (tip[0] + across * u, tip[1] + down * v) for u, v in ((0, 0), (0.34, 0.07), (0.68, 0.27), (0.93, 0.62), (1, 1))
    ]


def parasol(canvas: Canvas) -> None:
    """Tilted over her head, so that we look a little under it."""
    canvas.line([(454, 82), (600, 392)], "#6a4a2a", 8, curved=False, detail=0.6)
    canvas.line([(452, 82), (598, 392)], "#c8a070", 2.4, curved=False, detail=0.6)
    rim = outline("262,170! 306,138 358,142 404,120 456,132 506,114 556,126 592,118 634,142!")
    under = [*rim, *outline("584,168 516,186 448,192 372,190 310,184")]
    canvas.fill(under, linear((262, 150), (634, 150), ["#38603c", "#24442a", "#182e1c"]), detail=0.4)
    tip = (446.0, 12.0)
    for x, y in (point[:2] for point in rim):
        canvas.line([(x, y), (462, 184)], "#8cae80", 2, curved=False, alpha=0.6, detail=0.6)
    ribs = [_rib(tip, (point[0], point[1])) for point in rim]
    for place, (one, other) in enumerate(pairwise(ribs)):
        (ax, ay), (bx, by) = one[-1], other[-1]
        gore: list[Point] = [(*tip, 0), *one[1:-1], (ax, ay, 0), ((ax + bx) / 2, (ay + by) / 2 - 9), (bx, by, 0)]
        gore += other[-2:0:-1]
        light = 0.95 - 0.11 * place
        tones = (mixed(GREEN[0], GREEN[1], light), mixed(GREEN[1], GREEN[3], light), mixed(GREEN[2], GREEN[4], light))
        canvas.form(gore, tones, bump=0.3, flatten=0.5, light=LIGHT, detail=0.5, shadow=0, direction=20.0 * place - 70)
    for rib in ribs[1:-1]:
        canvas.line(rib, "#1e3c22", 3, alpha=0.7, detail=0.6)
    canvas.line(rim, "#c4d8a4", 3.4, alpha=0.8, detail=0.6)
    canvas.line([(446, 16), (442, -8)], "#6a4a2a", 8, detail=0.6)
    sleeve = outline("566,292 590,284 614,304 640,352 654,392 636,412 610,404 592,384 576,340")
    bends = folds_between(outline("580,330 600,340 612,360"), outline("626,340 640,366 646,390"), 5, width=10)
    canvas.form(sleeve, BROWN, bump=0.45, flatten=0.55, folds=bends, light=LIGHT, detail=0.4)
    canvas.form(outline("604,384! 640,396! 634,418! 598,404!"), ("#8c8a84", "#d4d0c4", "#fbf8ee"), bump=0.5, detail=0.6)
    canvas.hand(610, 402, 56, -150, SKIN, pose="fist", thumb="right", detail=0.8, light=LIGHT)
