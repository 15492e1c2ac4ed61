"""What a party by the river leaves on its table: bottles, glasses, fruit and napkins."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.paintings.shared_party_guests import (
    LIGHT,
    WHITE,
)


def table(canvas: Canvas) -> None:
    cloth = outline("236,600! 380,500! 690,486! 760,600 740,700 640,760 240,760")
    canvas.drapery(
        cloth,
        WHITE,
        top=[(300, 590), (700, 560)],
        bottom=[(260, 756), (740, 730)],
        count=12,
        width=26,
        light=LIGHT,
        extra=[],
    )
    canvas.polygon(
        outline("250,600 390,504 690,490 744,590 620,650 320,660"),
        linear((0, 490), (0, 660), ["#e4e2e4", "#f8f4ea", "#cdd2e0"]),
        alpha=0.85,
        direction=-6.0,
    )
    glass = ("#12201a", "#2c4438", "#5c7a68", "#b8ccb8")
    for x, y, high, ramp in (
        (470, 590, 120, glass),
        (520, 570, 116, ("#200f0c", "#4a2c24", "#845848", "#d0a890")),
        (430, 610, 112, glass),
        (580, 560, 104, ("#20140a", "#5c3a1c", "#a87c48", "#ecd0a0")),
    ):
        bottle: list[Point] = [
            (x - 7, y - high, 0),
            (x + 7, y - high, 0),
            (x + 8, y - high * 0.68),
            (x + 17, y - high * 0.52),
            (x + 17, y, 0),
            (x - 17, y, 0),
            (x - 17, y - high * 0.52),
            (x - 8, y - high * 0.68),
        ]
        canvas.form(bottle, ramp, bump=0.7, light=LIGHT, detail=0.6, keep=0.2)
        canvas.line([(x - 9, y - high * 0.46), (x - 9, y - 12)], "#ffffff", 3.4, taper=0.5, alpha=0.8, detail=0.9)
    for x, y in ((380, 600), (620, 590), (552, 626), (660, 570), (470, 640)):
        canvas.form(
            outline(f"{x - 14},{y - 50}! {x + 14},{y - 50}! {x + 8},{y - 16} {x - 8},{y - 16}"),
            ("#5c6c78", "#a8b6bc", "#f4f8f8"),
            bump=0.5,
            alpha=0.9,
            detail=0.8,
            keep=0.3,
        )
        canvas.fill(
            outline(f"{x - 12},{y - 36}! {x + 12},{y - 36}! {x + 8},{y - 18} {x - 8},{y - 18}"),
            "#8c2c2c",
            alpha=0.85,
            detail=0.9,
        )
        canvas.line([(x, y - 16), (x, y - 2)], "#dfe6e6", 3, detail=0.8)
        canvas.form(ellipse(x, y, 13, 4), ("#8c98a0", "#dfe6e6", "#ffffff"), bump=0.4, detail=0.8)
    canvas.form(outline("500,612 640,606 624,650 560,660 512,648"), WHITE, bump=0.6, light=LIGHT, detail=0.5)
    fruits = (
        ("#1c1430", "#4a3a6c", "#a898c4"),
        ("#4c5a1c", "#a0ac48", "#e8eca8"),
        ("#5c2a10", "#c87838", "#fbd09c"),
        ("#4c1014", "#b03430", "#f09a84"),
    )
    for i in range(40):
        spot = (520 + 106 * canvas.chance.random(), 584 + 34 * canvas.chance.random())
        size = 8 + 5 * (i % 3)
        canvas.form(ellipse(*spot, size, size), fruits[i % 4], bump=1, light=LIGHT, detail=0.6)
    for napkin in (
        outline("300,640 350,610 390,640 370,676 320,680"),
        outline("640,640 690,616 720,650 690,680 650,672"),
    ):
        canvas.drapery(napkin, WHITE, knot=napkin[1], ends=napkin[2:], count=6, width=12, light=LIGHT, detail=0.4)
