"""A small white church, lit from within the dark, and green forest folding over it like cloth."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colours, linear, mixed
from scripts.atelier.curves import ellipse, placed
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_paths import path
from scripts.atelier.school import Finish, Jitter

PAINTING = Homage(
    card=64,
    title="Church at Yuquot Village",
    after="after Emily Carr",
    school="expressionist",
    size=(634, 1000),
    detail=(150, 290, 300, 300),
    seed=64,
    finish=Finish(jitter=Jitter(5, 0.1, 0.04), relief=0.12, glaze=0.32, ground="#1c2a1c", vignette=0.14),
)

GREENS = ("#0b170e", "#1b3a20", "#386030", "#5f8a3e", "#8fae55", "#c3cf7e")
SHADE = ("#040907", "#08120d", "#0e1d15", "#16291c", "#20382a", "#2f4a38")
CHURCH = ("#7d8078", "#b7b5a4", "#ddd8c2", "#f3eeda", "#fffbea")


def deep_forest(canvas: Canvas) -> None:
    canvas.wash(linear((317, 0), (317, 1000), ["#0d1a14", "#12241a", "#0e1c14", "#0a150f"]), direction=88.0, noise=0.1)
    for x, top, wide in (
        (40, -10, 34),
        (118, -10, 22),
        (214, -10, 26),
        (452, -10, 24),
        (532, -10, 36),
        (604, -10, 22),
        (350, -10, 18),
    ):
        trunk = [(x - wide / 2, top), (x + wide / 2, top), (x + wide * 0.6, 800), (x - wide * 0.6, 800)]
        canvas.polygon(
            trunk, linear((x - wide, 0), (x + wide, 0), ["#4a4a38", "#2b3226", "#0c1410"]), blur=2, direction=89.0
        )


def frond(canvas: Canvas, x: float, y: float, size: float, turn: float, colours: Colours) -> None:
    """One carved bough: broad where it hangs, drawn out to a tip, lit on its back and dark beneath."""
    bend = 0.16 * canvas.chance.normal()
    shape = path("-0.34,0.02 -0.2,-0.12 0.06,-0.14 0.3,-0.02 0.36,0.24 0.26,0.56 0.06,1.0! -0.1,0.66 -0.3,0.36")
    leaf = placed([(u + bend * v * v, v, *rest) for u, v, *rest in shape], x, y, scale=size, turn=turn)
    (ax, ay), (bx, by) = placed([(-0.3, -0.05), (0.3, 0.75)], x, y, scale=size, turn=turn)
    shadow = [(p[0] + size * 0.05, p[1] + size * 0.09, *p[2:]) for p in leaf]
    canvas.fill(shadow, "#030705", blur=size * 0.06, alpha=0.55)
    back = [colours[4], colours[3], colours[2], colours[1], colours[0]]
    canvas.fill(leaf, linear((ax, ay), (bx, by), back), blur=0.8, direction=turn + 84, detail=0.1)
    for u, tone, wide in ((-0.12, colours[5], 0.05), (0.1, colours[1], 0.09), (0.22, colours[3], 0.04)):
        rib = placed([(u, 0.0), (u + 0.05, 0.36), (0.05 + bend, 0.88)], x, y, scale=size, turn=turn)
        canvas.line(rib, tone, size * wide, taper=0.8, alpha=0.45, blur=1.4)


def tones(shade: float) -> Colours:
    """Greens from the deep wood (0) to where the sky falls in (1)."""
    return [mixed(dark, light, shade) for dark, light in zip(SHADE, GREENS, strict=True)]


def bough(canvas: Canvas, x: float, y: float, across: float, down: float, *, shade: float, sweep: float) -> None:
    """A hanging mass by its radii: fronds in tiers, the upper ones lying over the lower."""
    chance = canvas.chance
    canvas.fill(ellipse(x, y, across, down), tones(shade)[0], blur=12, alpha=0.9)
    tiers = max(3, int(down / 21))
    for tier in range(tiers, -1, -1):
        v = tier / tiers * 1.7 - 0.95
        half = across * max(0.25, 1 - abs(v) ** 2.2) ** 0.5
        count = max(2, int(half / 19))
        for i in range(count):
            u = (i + 0.5) / count * 2 - 1 + 0.12 * chance.normal()
            size = (70 + 44 * chance.random()) * (0.8 + 0.3 * down / 130)
            light = shade + 0.34 * (-v * 0.6 - u * 0.35) + 0.1 * chance.normal()
            frond(
                canvas,
                x + half * u,
                y + down * v * 0.85 - size * 0.3,
                size,
                sweep - 30 * u + 12 * chance.normal(),
                tones(min(1.0, max(0.0, light))),
            )


def canopy(canvas: Canvas) -> None:
    """Layer upon layer from the far dark to the near boughs that hang into the picture from above."""
    for x, y, across, down, shade, sweep in (
        (80, 160, 120, 150, 0.12, 10), (560, 150, 120, 150, 0.14, -10), (320, 90, 170, 120, 0.2, 0),
        (60, 330, 110, 120, 0.3, 12), (576, 330, 110, 120, 0.3, -12), (170, 230, 90, 100, 0.4, 16),
        (466, 220, 90, 110, 0.42, -16), (318, 50, 120, 80, 0.46, 4), (50, 70, 110, 100, 0.66, 18),
        (590, 60, 110, 100, 0.66, -18), (180, 30, 100, 64, 0.56, 10), (450, 26, 100, 64, 0.56, -10),
        (30, 470, 90, 110, 0.6, 14), (606, 460, 90, 110, 0.56, -14),
    ):  # fmt: skip
        bough(canvas, x, y, across, down, shade=shade, sweep=sweep)


def light_behind(canvas: Canvas) -> None:
    """A hollow in the trees, so that the white stands before the deepest dark."""
    canvas.fill(path("140,360 240,300 330,290 430,320 500,420 510,700 130,700 120,480"), "#060c09", blur=26, alpha=0.85)
    for way in (
        "180,380 200,480 190,600",
        "456,400 440,500 452,620",
        "250,330 262,400 258,470",
        "404,340 396,410 402,470",
    ):
        canvas.line(path(way), "#1e3a26", 20, taper=0.5, alpha=0.7, blur=5)


def church(canvas: Canvas) -> None:
    """Simplified to a toy of planes: nave, door, and the spire with its cross, each plane lit by one sky."""
    body = path("196,520! 372,520! 372,756! 196,748!")
    canvas.polygon(body, linear((196, 540), (372, 740), ["#fffbea", "#f0ead4", "#cfcab6"]), direction=90.0, detail=0.45)
    flank = path("372,520! 462,540! 462,738! 372,756!")
    canvas.polygon(flank, linear((372, 0), (462, 0), ["#b6b5a6", "#80857c"]), direction=90.0, detail=0.45)
    gable = path("196,522! 284,424! 372,522!")
    canvas.polygon(gable, linear((200, 440), (372, 520), ["#fffdf0", "#e6e0ca"]), direction=90.0, detail=0.45)
    roof = path("284,424! 388,438! 470,548! 372,524!")
    canvas.polygon(roof, linear((284, 430), (460, 545), ["#9a978a", "#5b6059", "#3e443e"]), direction=48.0, detail=0.4)
    canvas.line(path("190,530 284,422 378,530"), "#8b887a", 7, curved=False, detail=0.5)
    canvas.line(path("188,526 284,417 300,434"), "#fffdf2", 3, curved=False, detail=0.5)
    for x in range(206, 372, 13):
        canvas.line([(x, 530), (x, 748)], "#c9c4b0", 1.4, alpha=0.6, detail=0.5)
    for x in range(384, 462, 13):
        canvas.line([(x, 526 + (x - 372) * 0.2), (x, 752 - (x - 372) * 0.18)], "#6d726a", 1.4, alpha=0.6, detail=0.5)
    canvas.rectangle(188, 742, 186, 13, "#a39f8e", direction=0.0, detail=0.4)
    canvas.polygon(path("374,744 464,728 464,741 374,757"), "#676b64", detail=0.4)
    door(canvas)
    tower(canvas)


def door(canvas: Canvas) -> None:
    canvas.rectangle(
        258, 640, 50, 112, linear((258, 640), (308, 752), ["#8f8c7e", "#57584f"]), direction=90.0, detail=0.5
    )
    canvas.line([(283, 642), (283, 752)], "#3c3d37", 3, detail=0.5)
    canvas.fill(ellipse(284, 572, 15, 16), "#2b322c", detail=0.5)
    canvas.line(list(ellipse(284, 572, 17, 18)), "#fffdf0", 3, detail=0.5)
    canvas.line(path("253,752 253,636 313,636 313,752"), "#fffbe8", 6, curved=False, detail=0.5)
    canvas.line(path("315,752 315,634"), "#a39f8d", 3, detail=0.5)
    for x in (392, 428):
        y = 590 + (x - 372) * 0.12
        canvas.polygon([(x, y), (x + 18, y + 2), (x + 18, y + 62), (x, y + 62)], "#252d28", detail=0.5)
        canvas.line([(x, y + 30), (x + 18, y + 31)], "#9a9c90", 2, detail=0.5)
        canvas.line([(x - 2, y + 64), (x + 20, y + 63)], "#c2c1b2", 3, detail=0.5)


def tower(canvas: Canvas) -> None:
    front = path("240,462! 310,462! 310,318! 240,318!")
    canvas.polygon(front, linear((240, 330), (310, 460), ["#fffef4", "#f4eedb", "#ddd7c2"]), direction=90.0, detail=0.5)
    canvas.polygon(
        path("310,318! 342,326! 342,456! 310,470!"),
        linear((310, 0), (342, 0), ["#b0af9f", "#7a7f77"]),
        direction=90.0,
        detail=0.5,
    )
    canvas.rectangle(262, 372, 26, 54, "#2b322c", detail=0.5)
    canvas.fill(path("262,374! 262,362 275,350 288,362 288,374!"), "#2b322c", detail=0.5)
    canvas.line(path("258,428 292,428"), "#fffdf0", 4, detail=0.5)
    canvas.rectangle(232, 308, 86, 13, "#fffcee", direction=0.0, detail=0.5)
    canvas.polygon(path("318,308 350,316 350,330 318,321"), "#8b8e84", detail=0.5)
    canvas.polygon(
        path("236,309 278,176 312,309"),
        linear((240, 300), (310, 260), ["#fffdf0", "#eae4ce"]),
        direction=80.0,
        detail=0.5,
    )
    canvas.polygon(
        path("312,309 278,176 346,317"),
        linear((300, 260), (346, 310), ["#a5a698", "#747a72"]),
        direction=70.0,
        detail=0.5,
    )
    cross(canvas, 278, 180, 52)


def cross(canvas: Canvas, x: float, foot: float, high: float) -> None:
    canvas.line([(x, foot), (x, foot - high)], "#e9e3cd", high * 0.12, detail=0.6)
    canvas.line(
        [(x - high * 0.3, foot - high * 0.66), (x + high * 0.3, foot - high * 0.68)], "#e9e3cd", high * 0.11, detail=0.6
    )
    canvas.line(
        [(x + high * 0.07, foot), (x + high * 0.07, foot - high)], "#6c7068", high * 0.04, alpha=0.8, detail=0.6
    )


def undergrowth(canvas: Canvas) -> None:
    """Waves of green roll up to the walls and swallow the door step."""
    canvas.fill(path("150,740 480,740 500,1010 130,1010"), "#12241a", blur=10)
    for x, y, across, down, shade, sweep in (
        (60, 690, 110, 90, 0.42, 8),
        (580, 690, 110, 90, 0.4, -8),
        (178, 800, 84, 62, 0.58, 24),
        (430, 806, 90, 62, 0.58, -24),
        (60, 850, 100, 90, 0.62, 12),
        (560, 850, 100, 90, 0.6, -12),
        (150, 950, 100, 84, 0.5, 10),
        (470, 956, 100, 84, 0.5, -10),
        (40, 990, 90, 60, 0.34, 6),
        (600, 990, 90, 60, 0.34, -6),
        (286, 806, 60, 40, 0.74, 8),
        (330, 864, 90, 66, 0.62, -16),
        (236, 880, 80, 60, 0.58, 18),
        (310, 960, 110, 70, 0.54, 0),
    ):
        bough(canvas, x, y, across, down, shade=shade, sweep=sweep)


def graves(canvas: Canvas) -> None:
    for x, foot, high in (
        (140, 762, 60),
        (196, 744, 46),
        (404, 752, 52),
        (466, 766, 62),
        (522, 800, 52),
        (84, 800, 50),
    ):
        canvas.line([(x + 5, foot + 6), (x + 5, foot - high)], "#0a120d", high * 0.16, alpha=0.6, blur=2)
        cross(canvas, x, foot, high)


def compose(canvas: Canvas) -> None:
    for part in (deep_forest, canopy, light_behind, church, undergrowth, graves):
        part(canvas)
