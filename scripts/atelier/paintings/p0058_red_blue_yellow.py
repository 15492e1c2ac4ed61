"""One huge red square, a small blue one, a yellow corner, and black lines of different widths between whites."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_planes import plane
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=58,
    title="Composition with Red, Blue and Yellow",
    after="after Piet Mondrian",
    school="abstract",
    size=(1000, 1000),
    detail=(60, 620, 330, 330),
    seed=30,
    finish=Finish(glaze=0.5, relief=0.09, thickness=0.3, craquelure=0.12, warm=0.06, vignette=0.1, contrast=0.15),
)

BLACK, RED, BLUE, YELLOW = "#17171a", "#c8281e", "#1d4a94", "#ebc53a"


def pane(canvas: Canvas, box: tuple[float, float, float, float], colour: Colour, turn: float) -> None:
    """A field by its edges: left, top, right, bottom."""
    left, top, right, bottom = box
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    plane(canvas, corners, colour, turn=turn, wobble=2.2, strength=0.12, noise=0.025, keep=0.1)


def compose(canvas: Canvas) -> None:
    canvas.wash("#e4e2d8")
    pane(canvas, (-5, -5, 232, 362), "#ecebe4", 90)
    pane(canvas, (-5, 380, 232, 768), "#e6e6e0", 0)
    pane(canvas, (236, -5, 1005, 770), RED, 90)
    pane(canvas, (-5, 782, 232, 1005), BLUE, 0)
    pane(canvas, (250, 782, 908, 1005), "#edece6", 0)
    pane(canvas, (925, 782, 1005, 878), "#e8e7df", 90)
    pane(canvas, (925, 900, 1005, 1005), YELLOW, 0)
    pane(canvas, (-5, 356, 240, 390), BLACK, 0)
    pane(canvas, (226, -5, 252, 1005), BLACK, 90)
    pane(canvas, (-5, 762, 1005, 788), BLACK, 0)
    pane(canvas, (905, 775, 929, 1005), BLACK, 90)
    pane(canvas, (916, 872, 1005, 906), BLACK, 0)
