"""The studio of a painter: a marble floor, a wall map, a brass chandelier, beams."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.paintings.shared_outlines import outline

LIGHT = (-0.75, -0.45, 0.5)
BRASS = ("#3a2a0c", "#7c5e1e", "#c0983c", "#f0d888")
WOOD = ("#1e120a", "#432a18", "#6e4a2c", "#966c44")


def room(canvas: Canvas) -> None:
    canvas.wash(linear((120, 300), (833, 500), ["#e2dac0", "#d0c7ac", "#a89e84"]), noise=0.04, noise_size=120)
    canvas.rectangle(-10, -10, 860, 46, "#6a5638", direction=0.0)
    for x in range(20, 850, 130):
        canvas.form([(x, -10), (x + 58, -10), (x + 46, 40), (x + 10, 40)], WOOD, bump=0.3, flatten=0.3, curved=False)


def tiles(canvas: Canvas) -> None:
    """Marble squares laid on the corner, in true perspective toward a point behind the model."""
    canvas.polygon(outline("-10,700 850,700 850,1010 -10,1010"), "#dcd3be", direction=0.0)
    half = 0.15

    def seen(across: float, away: float) -> Point:
        return (350 + 490 * across / away, 520 + 490 / away)

    for row in range(7):
        for column in range(-20, 21):
            across, away = 2 * half * column, 0.8 + 2 * half * row
            corners = [(0.0, -half), (half, 0.0), (0.0, half), (-half, 0.0)]
            tile = [seen(across + x, away + z) for x, z in corners]
            canvas.polygon(tile, "#2e2a28", noise=0.2, noise_size=14, detail=0.4)
    canvas.fill(outline("-10,690 850,690 850,730 -10,730"), "#5a5040", blur=8, alpha=0.55)
    canvas.fill(outline("430,930 640,900 830,960 640,1010 420,1010"), "#181210", blur=26, alpha=0.6)


def wall_map(canvas: Canvas) -> None:
    sheet = outline("346,172! 770,184! 768,484! 344,478!")
    canvas.polygon(
        sheet, linear((340, 170), (770, 480), ["#cbb98c", "#b8a67c", "#9a8660"]), noise=0.08, noise_size=40, detail=0.4
    )
    canvas.line([(340, 172), (774, 184)], "#3a2c1a", 9, curved=False, detail=0.4)
    canvas.line([(340, 484), (772, 490)], "#3a2c1a", 10, curved=False, detail=0.4)
    lands = outline(
        "430,240 500,226 580,240 640,228 690,260 680,330 700,380 640,420 560,410 500,430 440,400 450,330 420,290"
    )
    canvas.fill(lands, "#8a7a52", blur=2, alpha=0.8, noise=0.2, noise_size=20, detail=0.4)
    with canvas.clip(lands):
        for _ in range(26):
            x, y = 420 + 270 * canvas.chance.random(), 230 + 190 * canvas.chance.random()
            way = [(x + 18 * i, y + 14 * canvas.chance.normal()) for i in range(4)]
            canvas.line([(float(a), float(b)) for a, b in way], "#5c4e30", 2, alpha=0.6, detail=0.5)
    for side in (362, 738):
        for y in range(196, 470, 34):
            canvas.rectangle(side - 11, y, 24, 24, "#a08c62", detail=0.5)
            canvas.fill(ellipse(side, y + 15, 8, 6), "#6a5a3a", detail=0.6)
    for x in (448, 552, 660):
        canvas.line([(x, 178), (x + 4, 330), (x - 4, 482)], "#efe0b4", 5, alpha=0.5, blur=2)
        canvas.line([(x + 7, 178), (x + 11, 330), (x + 3, 482)], "#6e5c38", 4, alpha=0.5, blur=2)
    canvas.line([(346, 326), (560, 334), (768, 330)], "#efe0b4", 4, alpha=0.4, blur=2)


def chandelier(canvas: Canvas) -> None:
    canvas.line([(556, -10), (556, 60)], "#4a3a1c", 6, curved=False, detail=0.6)
    for y, wide in ((70, 17), (98, 25), (130, 16), (160, 30), (196, 20), (216, 12)):
        canvas.form(ellipse(556, y, wide, 18), BRASS, bump=0.9, light=LIGHT, detail=0.7, keep=0.3)
    for side in (-1, 1):
        for reach, drop in ((92, 0), (66, 26), (36, 34)):
            way = [
                (556, 150 + drop),
                (556 + side * reach * 0.5, 186 + drop),
                (556 + side * reach, 160 + drop),
                (556 + side * reach, 138 + drop),
            ]
            canvas.line(way, "#4a3614", 9, detail=0.6)
            canvas.line([(x - 1.5, y - 2) for x, y in way], "#f2dc92", 3, alpha=0.9, detail=0.7)
            canvas.form(ellipse(556 + side * reach, 136 + drop, 12, 5), BRASS, bump=0.8, detail=0.8)
        wing = [
            (556 + side * 6, 58),
            (556 + side * 34, 36),
            (556 + side * 44, 60),
            (556 + side * 28, 84),
            (556 + side * 10, 86),
        ]
        canvas.drapery(wing, BRASS, knot=(556, 66), ends=wing[1:4], count=5, width=6, light=LIGHT, detail=0.7)
        canvas.line([(556, 52), (556 + side * 10, 34), (556 + side * 19, 38)], "#c0983c", 6, detail=0.8)
