"""Death himself: a grinning skull, bony hands with a club, a coat of crosses."""

import math

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_from
from scripts.atelier.colour import Colour
from scripts.atelier.curves import ellipse, placed
from scripts.atelier.hands import hand_cones
from scripts.atelier.paintings.shared_bones import bones
from scripts.atelier.paintings.shared_contour import outlined
from scripts.atelier.paintings.shared_ornaments import KEEP, rosette, scattered, wave
from scripts.atelier.paintings.shared_outlines import outline

BONE = ("#4a4230", "#968a68", "#cfc49e", "#f0e8ca")


def robe(canvas: Canvas) -> None:
    """Death's coat: crosses, circles and darkness."""
    cloth = outline(
        "150,150 182,112 214,150 240,190 280,208 312,250 326,330 318,430 296,540 280,650 284,760 "
        "300,850 256,874 190,866 140,874 104,846 108,740 98,620 96,480 108,340 124,220"
    )
    folds = folds_from((220, 230), outline("110,400 104,840 200,870 290,840 310,420"), 13, width=24, height=0.8, seed=4)
    canvas.form(
        cloth,
        ("#0c0e1c", "#20233f", "#3a3f6c", "#62679c"),
        bump=0.24,
        flatten=0.35,
        folds=folds,
        shadow=0.4,
        detail=0.3,
    )
    with canvas.clip(cloth):
        for x, y, size in scattered(canvas.chance, (100, 180, 230, 700), 300, lambda t: 20 - 14 * t):
            pick = int(canvas.chance.integers(6))
            if pick < 3:
                cross(canvas, x, y, size, ("#12141e", "#12141e", "#7c86c0")[pick])
            elif pick == 3:
                rosette(canvas, x, y, size * 0.8, ("#6a6ab0", "#1c2040", "#8a92c8"))
            elif pick == 4:
                canvas.line(ellipse(x, y, size * 0.6), "#8ca0b8", 1.8, keep=KEEP)
            else:
                canvas.fill(ellipse(x, y, size * 0.45), "#2f5a5c", keep=KEEP)
        for k in range(8):
            wave(canvas, (150 + 20 * k, 560), (130 + 22 * k, 880), "#1a1c34", swing=5, width=2.4)
    canvas.line([p[:2] for p in cloth], "#0e1020", 3, alpha=0.6, keep=KEEP)


def cross(canvas: Canvas, x: float, y: float, size: float, colour: Colour) -> None:
    canvas.rectangle(x - size * 0.2, y - size, size * 0.4, size * 2, colour, keep=KEEP)
    canvas.rectangle(x - size * 0.62, y - size * 0.5, size * 1.24, size * 0.4, colour, keep=KEEP)


def skull(canvas: Canvas) -> None:
    """Bent forward, turned to the right, grinning."""

    def at(text: str) -> list[tuple[float, ...]]:
        return placed(outline(text), 232, 132, scale=0.78, turn=14)

    canvas.clay(bones("214,196,0,15 222,166,0,12", blend=6), BONE, detail=0.7)
    head = at("-70,-10 -64,-62 -20,-92 36,-90 72,-58 80,-14 70,14 74,40 60,46 56,84 30,98 0,92 -14,62 -40,46 -62,26")
    with outlined(canvas, "#3a3020", 1.6, alpha=0.7):
        canvas.form(head, BONE, bump=0.5, flatten=0.5, detail=0.8, shadow=0.4, keep=0.2)
    for socket in ("14,-22 28,-34 44,-26 46,-6 32,6 16,0", "58,-28 70,-30 76,-14 72,2 60,2 56,-12"):
        canvas.fill(at(socket), "#1a1410", blur=1.2, detail=0.9, keep=0.4)
    canvas.fill(at("50,12! 58,26 52,34 42,30!"), "#1a1410", blur=0.8, detail=0.9, keep=0.4)
    canvas.fill(at("2,42 30,52 66,46 64,68 36,78 8,68"), "#3a2c1c", alpha=0.85, detail=0.9)
    for row, (start, end) in enumerate((((8, 50), (62, 53)), ((11, 65), (58, 66)))):
        for k in range(8):
            t = k / 7
            x, y = (
                start[0] + (end[0] - start[0]) * t,
                start[1] + (end[1] - start[1]) * t + (4 if row == 0 else 3) * math.sin(math.pi * t),
            )
            canvas.fill(
                placed(outline("-3,-5 3,-5 3,5 -3,5"), *at(f"{x},{y}")[0][:2], scale=0.86, turn=14),
                "#efe6c8",
                detail=0.9,
                keep=0.5,
            )
    for mark in ("-40,-20 -18,-30 4,-24", "-30,20 -10,34 6,40", "10,-46 30,-52 52,-44"):
        canvas.line(at(mark), "#7a6a48", 2, taper=0.7, alpha=0.7, detail=0.8)


def bony_hands(canvas: Canvas) -> None:
    club = outline("274,306! 288,304 306,226 330,186 334,150 314,130 292,140 286,176 290,220")
    canvas.form(club, ("#3a0c08", "#8a2418", "#b5402e", "#e07a58"), bump=0.5, detail=0.7, keep=0.3)
    canvas.dotted(outline("312,146 308,176 298,220 284,288"), 9, 3.6, "#e8b048")
    for x, y, turn in ((246, 300, -22), (232, 336, -14)):
        canvas.clay(bones(f"{x - 34},{y + 18},0,8 {x + 6},{y},6,6", blend=4), BONE, detail=0.7, contact=0.2)
        cones = [
            cone._replace(
                start=cone.start._replace(radius=cone.start.radius * 0.72),
                end=cone.end._replace(radius=cone.end.radius * 0.72),
                blend=2.0,
            )
            for cone in hand_cones(x, y, 10, 72, turn, pose="holding", thumb="left", wrist=0.1)
        ]
        with outlined(canvas, "#3a3020", 1.0, alpha=0.6):
            canvas.clay(cones, BONE, detail=0.8, contact=0.25, fill=0.22)
