"""Thirteen slanting bars, black, yellow, red and blue, that lift off a white canvas."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_planes import bar, brushed
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=57,
    title="Suprematist Composition: Airplane Flying",
    after="after Kazimir Malevich",
    school="abstract",
    size=(831, 1000),
    detail=(330, 90, 330, 330),
    seed=57,
    finish=Finish(glaze=0.55, relief=0.08, thickness=0.25, craquelure=0.1, warm=0.08, vignette=0.1),
)

BLACK, YELLOW, RED, BLUE = "#1b1a1c", "#e6b52c", "#c23a26", "#27478c"
TURN = -24


def ground(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (831, 1000), ["#f1ecdf", "#ece6d6", "#e6dfcc"]), noise=0.035, noise_size=150)
    sheet = [(-9, -9), (840, -9), (840, 1009), (-9, 1009)]
    for turn in (12, 78, -40):
        brushed(canvas, sheet, "#e2dbc8", turn, strength=0.09)
    for edge in (((-9, -9), (850, 9)), ((-9, 992), (850, 20)), ((-9, -9), (18, 1020)), ((822, -9), (18, 1020))):
        (x, y), (wide, high) = edge
        canvas.rectangle(x, y, wide, high, "#b9a985", blur=12, alpha=0.3)


def compose(canvas: Canvas) -> None:
    ground(canvas)
    bar(canvas, (470, 205), (196, 232), TURN, BLACK, skew=4)
    bar(canvas, (668, 250), (74, 118), TURN, BLACK)
    bar(canvas, (262, 352), (214, 44), TURN - 1, BLACK, skew=3)
    bar(canvas, (432, 452), (330, 146), TURN, YELLOW, skew=-5)
    bar(canvas, (662, 420), (92, 62), TURN, YELLOW)
    bar(canvas, (700, 515), (150, 24), TURN + 1, YELLOW)
    bar(canvas, (640, 590), (190, 15), TURN, YELLOW)
    bar(canvas, (214, 520), (40, 128), TURN, YELLOW)
    bar(canvas, (575, 660), (122, 34), TURN - 1, YELLOW, skew=2)
    bar(canvas, (330, 668), (300, 40), TURN, RED, skew=3)
    bar(canvas, (262, 782), (176, 92), TURN + 1, RED, skew=-3)
    bar(canvas, (478, 768), (214, 21), TURN, BLUE)
    bar(canvas, (400, 872), (118, 46), TURN, BLUE, skew=2)
