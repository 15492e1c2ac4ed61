"""Round discs and open corners that slide over each other and change colour where they meet."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from scripts.atelier.arrays import Floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, linear
from scripts.atelier.curves import Point, ellipse, placed
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_planes import brushed, plane
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=80,
    title="Composition of Circles and Overlapping Angles",
    after="after Sophie Taeuber-Arp",
    school="abstract",
    size=(1000, 773),
    detail=(330, 220, 330, 330),
    seed=80,
    finish=Finish(glaze=0.55, relief=0.08, thickness=0.25, warm=0.05, vignette=0.08),
)

BLACK, RED, BLUE, SKY, OCHRE, GREY = "#1c1c20", "#c8402c", "#2c4f92", "#8fb9c6", "#d9a441", "#b8b6ac"
WHITE, TEAL, WINE = "#f0ede2", "#3f7f82", "#7a2a30"

CORNER: list[Point] = [(-150, -150), (150, -150), (150, -62), (-62, -62), (-62, 150), (-150, 150)]
"""An open right angle: two arms of equal breadth."""


def angle(x: float, y: float, scale: float, turn: float) -> list[tuple[float, ...]]:
    return placed(CORNER, x, y, scale=scale, turn=turn)


@contextmanager
def where(canvas: Canvas, *shapes: list[tuple[float, ...]] | Floats) -> Iterator[None]:
    """Only where all of the shapes lie over each other."""
    with ExitStack() as stack:
        for shape in shapes:
            stack.enter_context(canvas.clip(shape, curved=False))
        yield


def disc(canvas: Canvas, x: float, y: float, radius: float, colour: Colour, turn: float = 30) -> Floats:
    rim = ellipse(x, y, radius, count=140)
    canvas.fill(rim, colour, noise=0.03, noise_size=60, direction=turn, keep=0.2)
    brushed(canvas, rim, colour, turn, strength=0.12)
    return rim


def meeting(canvas: Canvas, colour: Colour, *shapes: list[tuple[float, ...]] | Floats) -> None:
    with where(canvas, *shapes):
        canvas.wash(colour, noise=0.03, noise_size=60)


def ground(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (1000, 773), ["#ece9de", "#e6e3d8", "#dedacb"]), noise=0.03, noise_size=140)
    sheet = [(-9, -9), (1009, -9), (1009, 782), (-9, 782)]
    for turn in (4, 86):
        brushed(canvas, sheet, "#e0dbcc", turn, strength=0.08)


def compose(canvas: Canvas) -> None:
    ground(canvas)
    left, middle, right = angle(318, 360, 1.28, -14), angle(540, 428, 1.36, 38), angle(742, 396, 1.2, 166)
    small = angle(870, 640, 0.5, -32)
    for shape, colour, turn in ((left, BLACK, -14), (middle, SKY, 38), (right, RED, 76), (small, BLUE, 58)):
        plane(canvas, shape, colour, turn=turn, wobble=1.2)
    meeting(canvas, BLUE, left, middle)
    meeting(canvas, WINE, middle, right)
    one = disc(canvas, 130, 176, 96, RED, 50)
    two = disc(canvas, 436, 196, 66, OCHRE, 10)
    three = disc(canvas, 664, 208, 112, BLACK, -30)
    four = disc(canvas, 196, 600, 118, BLUE, 70)
    five = disc(canvas, 906, 168, 62, TEAL, 20)
    seven = disc(canvas, 446, 640, 84, RED, 0)
    six = disc(canvas, 676, 612, 92, OCHRE, 45)
    disc(canvas, 74, 400, 38, BLACK, 30)
    disc(canvas, 944, 420, 34, BLACK, 80)
    disc(canvas, 330, 704, 24, BLACK)
    disc(canvas, 812, 70, 26, RED)
    for colour, *shapes in (
        (WHITE, one, left), (WHITE, two, left), (TEAL, two, middle), (OCHRE, three, middle), (WHITE, three, right),
        (RED, four, left), (BLACK, six, right), (WHITE, six, middle), (WHITE, five, right), (BLUE, seven, middle),
        (WHITE, one, two), (WHITE, seven, left),
    ):  # fmt: skip
        meeting(canvas, colour, *shapes)
