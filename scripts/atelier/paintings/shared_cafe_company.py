"""The furniture of a café terrace, its guests and its waiter."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, linear
from scripts.atelier.curves import ellipse
from scripts.atelier.paintings.shared_outlines import outline


def chair(canvas: Canvas, x: float, y: float, size: float, side: int) -> None:
    wood: Colour = "#4f2a26"
    for dx, dy in ((-0.3, 0.5), (0.32, 0.46), (-0.12, 0.62)):
        canvas.line([(x + dx * size, y), (x + dx * size * 1.1, y + dy * size)], wood, size * 0.11, detail=0.9, keep=0.6)
    canvas.fill(ellipse(x, y, size * 0.42, size * 0.16), "#e8b450", detail=0.85, keep=0.5)
    edge = x + side * size * 0.38
    for dx in (-0.06, 0.16):
        canvas.line(
            [(edge - side * dx * size, y), (edge + side * (0.08 - dx) * size, y - size * 0.72)],
            wood,
            size * 0.11,
            detail=0.9,
            keep=0.6,
        )
    canvas.line(
        [(edge - side * size * 0.1, y - size * 0.66), (edge + side * size * 0.16, y - size * 0.7)],
        wood,
        size * 0.12,
        detail=0.85,
        keep=0.5,
    )


def table(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.fill(ellipse(x + size * 0.2, y + size * 0.74, size * 0.55, size * 0.14), "#8a4a34", blur=2, alpha=0.7)
    canvas.line([(x, y), (x, y + size * 0.7)], "#5a5a4c", size * 0.10, detail=0.85, keep=0.5)
    canvas.line(
        [(x - size * 0.2, y + size * 0.76), (x, y + size * 0.66), (x + size * 0.2, y + size * 0.76)],
        "#5a5a4c",
        size * 0.07,
        detail=0.85,
        keep=0.5,
    )
    canvas.fill(ellipse(x, y + size * 0.05, size * 0.56, size * 0.2), "#8f8a6c", detail=0.85, keep=0.4)
    canvas.fill(
        ellipse(x, y, size * 0.56, size * 0.19),
        linear((x - size / 2, y), (x + size / 2, y), ["#fbf3cc", "#f0ecd2", "#c9cfc8"]),
        detail=0.85,
        keep=0.4,
        direction=0.0,
    )


def guest(canvas: Canvas, x: float, y: float, size: float, clothes: tuple[Colour, Colour]) -> None:
    coat, hat = clothes
    canvas.fill(
        [
            (x - size * 0.34, y + size * 0.5),
            (x - size * 0.26, y - size * 0.2),
            (x, y - size * 0.34),
            (x + size * 0.26, y - size * 0.2),
            (x + size * 0.34, y + size * 0.5),
        ],
        coat,
        detail=0.7,
        direction=90.0,
    )
    canvas.fill(ellipse(x, y - size * 0.5, size * 0.15, size * 0.19), "#e0a06c", detail=0.8)
    canvas.fill(ellipse(x, y - size * 0.64, size * 0.24, size * 0.09), hat, detail=0.8)


def waiter(canvas: Canvas) -> None:
    canvas.fill(
        outline("282,676 284,612 292,582 306,574 320,584 326,616 326,676"),
        "#f4efdc",
        detail=0.85,
        direction=90.0,
        keep=0.2,
    )
    canvas.fill(outline("290,606 294,580 306,574 317,582 320,606 306,612"), "#2c3454", detail=0.85)
    canvas.line(outline("318,586 336,600 342,588"), "#f4efdc", 7, 5, detail=0.85)
    canvas.line([(330, 586), (354, 584)], "#c9cfc8", 3.5, detail=0.85)
    canvas.line(outline("292,586 278,606 284,622"), "#f4efdc", 7, 5, detail=0.85)
    canvas.fill(ellipse(306, 562, 8, 10.5), "#e4a876", detail=0.9)
    canvas.fill(outline("297,562 298,551 306,548 315,552 315,562 308,555"), "#3a2420", detail=0.9)
    canvas.line([(300, 640), (300, 676)], "#a9aa9c", 2, detail=0.7)
