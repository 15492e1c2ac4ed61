"""A yellow café under a deep blue night with stars like flowers, and many little empty tables."""

import math

import numpy as np

from scripts.atelier.arrays import Floats, floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, linear, mixed, radial
from scripts.atelier.curves import ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_cafe_company import chair, guest, table, waiter
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=38,
    title="Café Terrace at Night",
    after="after Vincent van Gogh",
    school="van_gogh",
    size=(809, 1000),
    detail=(125, 395, 340, 340),
    seed=17,
    finish=Finish(relief=0.24),
)

VANISHING = (430.0, 566.0)
STARS = (
    (352, 60, 17), (432, 36, 13), (500, 92, 19), (404, 142, 15), (462, 186, 12), (560, 40, 15), (576, 150, 16),
    (640, 84, 18),
    (520, 236, 15), (430, 270, 13), (470, 330, 11), (404, 356, 10), (694, 36, 14), (380, 226, 12), (610, 214, 11),
    (440, 400, 8),
)  # fmt: skip


def to_far(x: Floats, y: Floats) -> Floats:
    """Strokes that run to the vanishing point."""
    return floats(np.arctan2(VANISHING[1] - y, VANISHING[0] - x))


def toward(x: float, y: float, share: float) -> tuple[float, float]:
    """On the way from a place to the vanishing point."""
    return x + (VANISHING[0] - x) * share, y + (VANISHING[1] - y) * share


def sky(canvas: Canvas) -> None:
    chance = canvas.chance
    canvas.wash(linear((0, 0), (0, 520), ["#16306e", "#1f3f86", "#2c559c", "#4a7ab0"]), direction=62.0)
    for _ in range(420):
        x, y = 240 + 560 * chance.random(), 500 * chance.random()
        tone = ("#1b3a80", "#2f62a8", "#16306e", "#3f74b4", "#28509a")[int(chance.integers(5))]
        angle = 1.1 + 0.5 * math.sin(x / 90) + 0.3 * chance.normal()
        long = 12 + 12 * chance.random()
        canvas.line([(x, y), (x + long * math.cos(angle), y + long * math.sin(angle))], tone, 9, follow=True)
    for x, y, size in STARS:
        canvas.fill(ellipse(x, y, size * 1.5), "#6f9cc6", blur=size * 0.35, alpha=0.75)
        for k in range(8):
            a = k * math.pi / 4 + size
            petal = ellipse(
                x + size * 0.62 * math.cos(a),
                y + size * 0.62 * math.sin(a),
                size * 0.46,
                size * 0.27,
                turn=math.degrees(a),
                count=14,
            )
            canvas.fill(petal, "#f0ecc0" if k % 2 else "#dfe8d0", direction=math.degrees(a), detail=0.75)
        canvas.fill(ellipse(x, y, size * 0.42), "#fff3a8", detail=0.9)


def dark_houses(canvas: Canvas) -> None:
    row = outline(
        "420,540! 424,470! 446,462! 448,436! 482,428! 486,396! 530,384! 534,340! 592,322! "
        "596,270! 668,246! 674,180! 820,120! 820,800! 700,720! 520,600!"
    )
    canvas.polygon(row, linear((430, 0), (809, 0), ["#3a5484", "#2a3f6c", "#22304f", "#1c2848"]), direction=90.0)
    for x, top in ((448, 436), (486, 396), (534, 340), (596, 270), (674, 180)):
        foot = 566 + (x - 430) * 0.52
        canvas.line([(x, top), (x, foot)], "#17213c", 5, follow=True)
        canvas.line([(x + 4, top), (x + 4 + (x - 420) * 0.5, top - (x - 420) * 0.24)], "#5f7fae", 5, follow=True)
    for x, y, wide, high, tone in (
        (500, 470, 13, 26, "#f0a83c"), (520, 420, 12, 24, "#4a6aa0"), (552, 476, 18, 34, "#e8923a"),
        (556, 400, 16, 34, "#44649a"),
        (618, 430, 22, 40, "#f2b040"), (624, 330, 22, 42, "#3e5c94"), (640, 520, 28, 48, "#c8702e"),
        (706, 420, 30, 56, "#3a568e"),
        (712, 300, 30, 60, "#44649a"), (716, 560, 44, 70, "#e0a03a"), (458, 500, 8, 18, "#f4c050"),
        (470, 450, 8, 16, "#5a7aa8"),
    ):  # fmt: skip
        canvas.polygon(
            [(x, y), (x + wide, y - wide * 0.3), (x + wide, y + high), (x, y + high)], tone, detail=0.55, direction=90.0
        )
        canvas.line([(x + wide / 2, y - wide * 0.15), (x + wide / 2, y + high)], "#1c2848", 2, detail=0.5)
    canvas.fill(ellipse(446, 548, 34, 24), "#f4c95a", blur=10, alpha=0.75)


def tree(canvas: Canvas) -> None:
    canvas.line(outline("820,520 770,440 740,380 700,330"), "#1e2c34", 13, 5)
    for x, y, across, down, seed in (
        (800, 300, 80, 74, 1),
        (730, 330, 66, 52, 2),
        (780, 420, 74, 66, 3),
        (700, 410, 44, 40, 4),
        (806, 500, 50, 50, 5),
    ):
        canvas.foliage(
            x,
            y,
            across,
            down,
            ("#12262c", "#23443a", "#34583a", "#6c8f4a"),
            clumps=7,
            leaves=130,
            leaf=(6, 11),
            seed=seed,
        )
    crown = outline("690,300 740,270 820,220 820,560 770,520 720,470 660,420 670,350")
    canvas.dabs(
        240,
        crown,
        ("#16302e", "#2c5040", "#3f6a42", "#7d9a50", "#264a58"),
        size=(9, 16),
        aspect=0.35,
        turn=-50,
        spread=35,
        follow=True,
    )


def cafe_front(canvas: Canvas) -> None:
    upper = outline("-10,-10! 236,-10! 262,90! 300,210! 352,350! 408,470! 408,520! -10,520!")
    canvas.polygon(upper, linear((0, 0), (300, 420), ["#5c6238", "#7d7a3c", "#b09a40", "#c9b94a"]), direction=to_far)
    canvas.line(outline("236,-10! 262,90! 300,210! 352,350! 408,470!"), "#33452f", 9, detail=0.3)
    for x, y, wide, high in ((40, 40, 62, 140), (150, 110, 44, 120), (226, 196, 30, 96)):
        window = [(x, y), (x + wide, y + wide * 0.62), (x + wide, y + wide * 0.5 + high), (x, y + high)]
        canvas.polygon(
            window, linear((0, y), (0, y + high), ["#2f4f7c", "#41668a", "#8a8f5c"]), detail=0.4, direction=90.0
        )
        canvas.line([*window, window[0]], "#3f4a2c", 5, curved=False, detail=0.4)
        canvas.line([(x + wide / 2, y + wide * 0.3), (x + wide / 2, y + high + wide * 0.25)], "#c9b94a", 3, detail=0.4)
    wall = outline("-10,380! 340,470! 412,506! 424,566! 412,588! 300,622! -10,730!")
    canvas.polygon(wall, radial((236, 440), 330, ["#fdeb8e", "#f8d85c", "#f0c03e", "#dba22e"]), direction=to_far)
    canvas.polygon(
        outline("96,440! 168,458! 168,650! 96,676!"),
        linear((0, 440), (0, 660), ["#e89a34", "#f6c952", "#d98a2c"]),
        detail=0.4,
        direction=90.0,
    )
    canvas.line(outline("96,440! 96,676!"), "#a8641e", 6, detail=0.4)
    canvas.line(outline("168,458! 168,650!"), "#a8641e", 5, detail=0.4)
    for x in (206, 262, 308, 346):
        top, foot = 408 + x * 0.24, 742 - x * 0.4
        canvas.polygon(
            [(x, top + 46), (x + 22, top + 50), (x + 20, foot - 26), (x, foot - 20)],
            "#f3a93a",
            detail=0.4,
            direction=90.0,
        )
        canvas.line([(x, top + 46), (x, foot - 20)], "#b4701f", 3, detail=0.4)
    canvas.polygon(
        outline("-10,372! 40,384! 44,720! -10,740!"),
        linear((0, 0), (44, 0), ["#2c4a86", "#4a74a8"]),
        detail=0.4,
        direction=90.0,
    )
    canvas.line(outline("44,384! 48,716!"), "#8fb0b4", 6, detail=0.4)


def awning(canvas: Canvas) -> None:
    cloth = outline("-10,262! 392,446! 412,470! 344,486! -10,404!")
    canvas.polygon(cloth, linear((0, 270), (90, 460), ["#b98a2c", "#e0a02e", "#f4c648", "#fbe07a"]), direction=to_far)
    for i in range(9):
        start, end = (-10.0, 275 + 15 * i), toward(-10.0, 275 + 15 * i, 0.9)
        canvas.line([start, (end[0] - 20, min(end[1], 478) - 8)], "#c98a26" if i % 2 else "#fbe58a", 6, 2, alpha=0.75)
    canvas.line(outline("-10,262! 392,446!"), "#6a5a24", 7, 4, detail=0.4)
    canvas.line(outline("-10,404! 344,486! 412,470!"), "#9a6a1e", 7, 4, detail=0.4)
    canvas.fill(ellipse(236, 452, 84), "#fff0a0", blur=30, alpha=0.8)
    canvas.line([(236, 412), (236, 436)], "#7a5a1e", 4, detail=0.7)
    canvas.polygon(outline("220,438! 252,438! 246,474! 226,474!"), "#fffbe0", detail=0.9, keep=0.4)
    canvas.line(outline("216,438! 236,424! 256,438! 216,438!"), "#8a6a24", 4, detail=0.8)
    canvas.line([(224, 476), (248, 476)], "#8a6a24", 4, detail=0.8)


def street(canvas: Canvas) -> None:
    ground = outline("430,560! 520,600! 660,690! 820,800! 820,1010! -10,1010! -10,720!")
    canvas.polygon(ground, linear((80, 700), (809, 860), ["#d9ac62", "#a98c80", "#7d7896", "#515e8c"]), direction=0.0)
    chance = canvas.chance
    y = 592.0
    while y < 1010:
        size = 3 + (y - 560) * 0.036
        x = -20 + 20 * chance.random()
        while x < 830:
            warm = math.exp(-max(0.0, x - 260 + (y - 700) * 0.1) / 190)
            cool: Colour = ("#a98f8a", "#7f86a0", "#8a7f9c", "#6a7aa4", "#b9a298", "#545f90")[int(chance.integers(6))]
            tone = mixed(cool, "#f0c862", min(0.85, warm * (0.5 + 0.5 * chance.random())))
            angle = math.degrees(math.atan2(566 - y, 430 - x))
            if y > 566 + abs(x - 430) * (0.50 if x > 430 else 0.3):
                canvas.fill(
                    ellipse(
                        x, y, size * 1.25, size * 0.62, turn=angle * 0.35 if x < 430 else (180 + angle) * 0.35, count=12
                    ),
                    tone,
                    detail=0.45,
                    keep=0.35,
                    direction=0.0,
                )
            x += size * (2.3 + 0.8 * chance.random())
        y += size * 1.25
    kerb = outline("430.0,572.0 404.0,640.0 340.0,740.0 240.0,860.0 110.0,1010.0")
    canvas.line(kerb, "#6a5a78", 4, 16, blur=1, detail=0.3)
    canvas.line(outline("452,572! 640,690! 820,800!"), "#3a4a78", 5, 18, blur=1, detail=0.3)


def terrace(canvas: Canvas) -> None:
    floor = outline("428,576! 400,640! 334,740! 232,860! 100,1010! -10,1010! -10,720! 300,610!")
    canvas.polygon(floor, linear((40, 640), (330, 820), ["#f2b23c", "#e8963a", "#d27a36", "#b4683e"]), direction=to_far)
    for i in range(8):
        x, y = -10.0, 740 + 34 * i
        canvas.line([(x, y), toward(x, y, 0.93)], "#b8652c" if i % 2 else "#f6c458", 5, 1.5, alpha=0.7)


def company(canvas: Canvas) -> None:
    guests: tuple[tuple[float, float, float, Colour, Colour], ...] = (
        (196, 622, 56, "#3a4470", "#26304a"), (252, 612, 46, "#8a3f34", "#d9b45a"),
        (336, 594, 36, "#2f3a60", "#3a2c34"),
        (364, 588, 30, "#6a4a5c", "#26304a"), (126, 640, 60, "#4a5a4c", "#5a3a28"),
    )  # fmt: skip
    for x, y, size, coat, hat in guests:
        guest(canvas, x, y, size, (coat, hat))
    for x, y, size in ((150, 676, 50), (232, 650, 40), (318, 624, 30), (360, 610, 23), (388, 600, 17)):
        table(canvas, x, y, size)
        chair(canvas, x + size * 0.8, y + size * 0.42, size * 0.72, 1)
    waiter(canvas)
    for x, y, size in ((64, 752, 80), (196, 726, 64), (290, 688, 47), (346, 656, 34), (382, 630, 24)):
        chair(canvas, x - size * 0.74, y + size * 0.2, size * 0.7, -1)
        table(canvas, x, y, size)
        chair(canvas, x + size * 0.82, y + size * 0.42, size * 0.78, 1)


def passers(canvas: Canvas) -> None:
    for x, y, tall, coat, skirt in (
        (456, 612, 40, "#2a3050", None), (474, 622, 46, "#6a2f2c", "#7a3a30"), (508, 640, 58, "#27304c", None),
        (536, 648, 60, "#c8743c", "#8a4a34"),
        (436, 604, 30, "#3a3a4c", None), (628, 716, 96, "#2f3f6c", "#3a4f7c"),
    ):  # fmt: skip
        canvas.line([(x, y), (x + tall * 0.5, y + tall * 0.12)], "#4a4a70", tall * 0.1, taper=-0.8, blur=1.5, alpha=0.8)
        canvas.person(
            x,
            y,
            tall,
            top=coat,
            skirt=skirt,
            legs="#232a44",
            back=True,
            hat="straw" if skirt else "top",
            hat_colour="#22283c",
            arm=False,
            detail=0.8,
        )


def compose(canvas: Canvas) -> None:
    sky(canvas)
    dark_houses(canvas)
    tree(canvas)
    street(canvas)
    cafe_front(canvas)
    awning(canvas)
    terrace(canvas)
    company(canvas)
    passers(canvas)
