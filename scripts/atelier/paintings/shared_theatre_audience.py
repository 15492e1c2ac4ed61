"""The dark hall before a bright stage: rows of heads seen from behind."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, Paint, darker, lighter, linear
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.paintings.shared_outlines import outline


def back_of_head(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    hair: Colour,
    *,
    shoulders: Colour = "#272a44",
    bun: bool = False,
    bald: bool = False,
) -> None:
    """Someone in the audience, seen from behind, with the light of the stage round the edge."""
    back: list[Point] = [
        (x - size * 1.5, y + size * 2.6),
        (x - size * 1.3, y + size * 1.5),
        (x - size * 0.5, y + size * 1.05),
    ]
    back += [(x + size * 0.5, y + size * 1.05), (x + size * 1.3, y + size * 1.5), (x + size * 1.5, y + size * 2.6)]
    canvas.fill(
        back,
        linear((x, y + size), (x, y + size * 2.6), [lighter(shoulders, 0.08), darker(shoulders, 0.3)]),
        blur=1,
        direction=15.0,
    )
    canvas.line(back[1:5], lighter(shoulders, 0.35), size * 0.07, taper=0.5, alpha=0.7)
    canvas.fill(ellipse(x, y + size * 0.9, size * 0.36, size * 0.42), "#8a5c4a" if bald else "#6a4640", direction=90.0)
    tone: Paint = linear((x, y - size), (x, y + size), [lighter(hair, 0.22), hair, darker(hair, 0.4)])
    canvas.fill(ellipse(x, y, size * 0.72, size * 0.92), tone, blur=1, direction=70.0, detail=0.2)
    for side in (-1, 1) if not bun else ():
        canvas.fill(ellipse(x + side * size * 0.7, y + size * 0.14, size * 0.08, size * 0.16), "#7a4c40", detail=0.3)
    if bun:
        canvas.fill(ellipse(x, y + size * 0.1, size * 0.84, size * 0.72), tone, blur=2, direction=20.0)
        canvas.form(
            ellipse(x + size * 0.1, y - size * 0.62, size * 0.5, size * 0.42),
            (darker(hair, 0.5), hair, lighter(hair, 0.3)),
            bump=0.6,
            detail=0.2,
        )
    rim: list[Point] = [
        (x - size * 0.6, y - size * 0.42),
        (x - size * 0.2, y - size * 0.84),
        (x + size * 0.3, y - size * 0.8),
        (x + size * 0.62, y - size * 0.4),
    ]
    canvas.line(rim, "#f0b45c" if not bald else "#f8d8a8", size * 0.09, taper=0.7, alpha=0.85, detail=0.3)


def audience(canvas: Canvas) -> None:
    canvas.fill(
        outline("-10,706! 200,690 420,700 560,716 800,706! 800,1010! -10,1010!"),
        linear((0, 690), (0, 1000), ["#2c2d4a", "#1a1828"]),
        direction=4.0,
    )
    rows: tuple[tuple[float, float, float, Colour, Colour, bool, bool], ...] = (
        (60, 716, 34, "#3a2820", "#33385c", False, False), (132, 734, 30, "#5a3a2c", "#2b3a5a", True, False),
        (224, 708, 36, "#c08a68", "#26283e", False, True),
        (300, 736, 30, "#2b2124", "#4a3a5c", False, False), (408, 712, 36, "#7a4a34", "#2f4a5c", True, False),
        (480, 734, 32, "#26202a", "#33304c", False, False),
        (24, 812, 46, "#26202a", "#3a3f66", True, False), (124, 838, 44, "#4a3028", "#272a44", False, False),
        (268, 806, 48, "#2b2124", "#5a3444", True, False),
        (388, 836, 50, "#b88264", "#22243a", False, True), (506, 806, 42, "#3a2820", "#2c4058", False, False),
        (84, 934, 64, "#2b2124", "#22243a", False, False), (250, 946, 62, "#5a3a2c", "#3f2f50", True, False),
        (420, 940, 64, "#231d26", "#2a3350", False, False),
    )  # fmt: skip
    for x, y, size, tone, coat, bun, bald in rows:
        back_of_head(canvas, x, y, size, tone, shoulders=coat, bun=bun, bald=bald)
    fan = outline("150,900! 120,858 142,826 184,812 226,824 250,856 222,898!")
    canvas.form(
        fan,
        ("#7a3444", "#c8586c", "#f2c4b4"),
        bump=0.2,
        flatten=0.4,
        folds=[([(186, 900), (x, 830)], 8, -0.5) for x in (136, 160, 184, 208, 234)],
        detail=0.3,
    )
