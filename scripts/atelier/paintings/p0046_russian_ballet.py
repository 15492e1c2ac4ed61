"""Dark heads before a bright stage, a lady's huge hat, and a white clown who throws up his arms."""

import math

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, darker, linear, radial
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.paintings.shared_theatre_audience import audience
from scripts.atelier.school import Finish, Jitter

PAINTING = Homage(
    card=46,
    title="Russian Ballet I",
    after="after August Macke",
    school="expressionist",
    size=(786, 1000),
    detail=(255, 265, 350, 350),
    seed=14,
    finish=Finish(jitter=Jitter(7, 0.12, 0.05), relief=0.15, glaze=0.25),
)

NIGHT, OCHRE = "#272a44", "#b5843f"
BLUE, RED = "#3f63a8", "#c23f35"


def plane(
    canvas: Canvas,
    points: str,
    one: Colour,
    other: Colour,
    *,
    turn: float = 60,
    blur: float = 1.5,
    detail: float | None = None,
) -> None:
    """A broad shape whose colour turns from light to dark across it."""
    shape = outline(points)
    xs, ys = [p[0] for p in shape], [p[1] for p in shape]
    ends = ((min(xs), min(ys)), (max(xs), max(ys)))
    canvas.fill(shape, linear(*ends, [one, other]), blur=blur, direction=turn, detail=detail)


def scenery(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 1000), ["#20223a", NIGHT, "#1c1a2c"]))
    stage = outline("120,96! 800,70! 800,720! 120,720!")
    with canvas.clip(stage, curved=False):
        canvas.wash(radial((440, 360), 420, ["#f8dc7c", "#eab04a", "#e08a48", "#c9604a"]))
        for points, one, other in (
            ("120,80 260,90 300,200 240,330 130,300", "#6fb488", "#3f7a6a"),
            ("300,70 420,70 430,180 360,240 290,190", "#e87a6a", "#c23f4c"),
            ("430,60 560,70 600,170 520,230 440,190", "#f8d868", "#e89a3c"),
            ("600,60 800,60 800,230 690,260 610,190", "#5f8ac0", "#3a4f90"),
            ("640,230 800,210 800,420 700,430 640,340", "#7fc09a", "#4a8a70"),
            ("120,320 220,340 260,460 200,560 120,560", "#d98a5a", "#b04f48"),
            ("230,240 330,220 350,330 290,400 240,340", "#f0c45c", "#d98a3c"),
            ("660,430 800,410 800,600 720,610 660,540", "#e0708a", "#a83c5c"),
            ("380,220 470,210 480,300 420,330 370,290", "#9accb0", "#5fa07a"),
            ("520,220 620,230 640,310 570,330 520,290", "#e87a6a", "#d0566a"),
        ):
            plane(canvas, points, one, other, turn=canvas.chance.random() * 180, blur=5)
        for x, y, size, tone in (
            (190, 180, 34, "#f0d070"),
            (700, 150, 40, "#f2c9a0"),
            (560, 130, 26, "#c23f35"),
            (720, 320, 30, "#f0c45c"),
            (180, 420, 28, "#6fb488"),
            (350, 130, 24, "#3f63a8"),
        ):
            canvas.fill(ellipse(x, y, size, size * 0.8), tone, blur=3, alpha=0.85)
            canvas.fill(ellipse(x, y, size * 0.5, size * 0.4), darker(tone, 0.3), blur=2, alpha=0.7)
        floor = outline("110,600! 300,560 520,556 800,574! 800,740! 110,740!")
        canvas.fill(floor, linear((0, 550), (0, 720), ["#f8d878", "#eab04a", "#d98a44"]), direction=2.0)
        for x, wide, tone in ((180, 60, "#6fa888"), (300, 90, "#e8a45a"), (560, 120, "#8ab890"), (720, 60, "#d9806a")):
            canvas.fill(ellipse(x, 640, wide, 16), tone, blur=6, alpha=0.6)


def pierrot(canvas: Canvas) -> None:
    """Left alone, all in white, with both arms up."""
    canvas.fill(ellipse(306, 618, 60, 10), "#b0703c", blur=4, alpha=0.7)
    plane(canvas, "284,500 308,492 306,560 288,612 256,618 268,560", "#ffffff", "#b8c4d4", turn=90, detail=0.3)
    plane(canvas, "306,492 334,500 342,560 350,614 318,618 310,560", "#f4f2ec", "#a9b8cc", turn=90, detail=0.3)
    plane(canvas, "276,376 306,366 340,376 356,440 362,512 262,520 264,440", "#fffdf6", "#b9c6d6", turn=86, detail=0.3)
    plane(
        canvas,
        "276,386 262,350 226,306 214,262 232,256 252,292 286,336 296,380",
        "#ffffff",
        "#c3ceda",
        turn=60,
        detail=0.35,
    )
    plane(
        canvas,
        "336,386 352,346 388,302 404,258 386,250 366,288 328,334 316,378",
        "#f6f4ee",
        "#aebccc",
        turn=120,
        detail=0.35,
    )
    for x, y in ((221, 250), (396, 246)):
        canvas.fill(ellipse(x, y, 10, 13), "#f0c8a4", detail=0.5)
    canvas.form(
        outline("280,372 306,362 334,372 324,384 306,388 288,384"),
        ("#a9b8cc", "#e6e8ea", "#ffffff"),
        bump=0.3,
        detail=0.5,
    )
    canvas.fill(ellipse(306, 340, 19, 25, turn=-10), linear((287, 0), (325, 0), ["#fff4e2", "#e0b894"]), detail=0.5)
    canvas.fill(outline("286,334 288,312 306,302 326,312 328,332 308,322"), "#26243a", detail=0.5)
    for y in (416, 448, 480):
        canvas.fill(ellipse(304, y, 6), "#26243a", detail=0.6)


def harlequin(canvas: Canvas) -> None:
    """Patterned from neck to heel, he sweeps his lady away to the right."""
    shapes = (
        "452,470 482,470 470,540 436,620 414,620 440,550",
        "478,470 508,476 528,540 560,604 540,614 500,556",
        "446,360 480,344 510,360 516,420 506,480 454,484 440,420",
    )
    legs_and_trunk = [outline(points) for points in shapes]
    for shape in legs_and_trunk:
        canvas.form(shape, ("#1e2a5c", BLUE, "#8aa8d8"), bump=0.4, flatten=0.5, direction=80.0, detail=0.35)
    for shape in legs_and_trunk:
        with canvas.clip(shape):
            for row in range(14):
                for column in range(8):
                    x, y = 400 + 24 * column + (12 if row % 2 else 0), 340 + 21 * row
                    tone = (RED, "#f0c45c", "#5fa07a")[(row + column) % 3]
                    canvas.polygon(
                        [(x, y - 17), (x + 9, y), (x, y + 17), (x - 9, y)], tone, alpha=0.95, detail=0.5, keep=0.2
                    )
    plane(canvas, "502,368 530,384 566,400 570,414 528,412 498,398", BLUE, "#24366e", turn=20, detail=0.4)
    plane(canvas, "452,370 430,340 396,330 392,344 420,360 444,396", RED, "#7a2430", turn=30, detail=0.4)
    canvas.fill(ellipse(391, 336, 9, 8), "#e8b890", detail=0.5)
    canvas.fill(ellipse(484, 322, 18, 23, turn=12), linear((466, 0), (502, 0), ["#f0c8a0", "#b07a5c"]), detail=0.5)
    canvas.fill(outline("462,318 470,296 494,290 522,296 508,310 486,308"), "#1c1a2c", detail=0.5)
    canvas.polygon(outline("482,316! 506,318! 504,330! 484,328!"), "#1c1a2c", detail=0.6)


def columbine(canvas: Canvas) -> None:
    canvas.fill(ellipse(600, 612, 96, 13), "#b0703c", blur=5, alpha=0.7)
    for x in (584, 616):
        canvas.line([(x, 560), (x + 4, 608)], "#f0d4c0", 11, 6, detail=0.4)
    skirt = outline("578,424 606,418 632,430 676,480 700,540 690,572 600,586 516,566 514,530 548,470")
    folds = [
        (outline(way), 18, height)
        for way, height in (
            ("592,436 566,500 540,566", 0.5),
            ("604,436 600,510 592,580", -0.5),
            ("618,440 646,500 660,570", 0.5),
        )
    ]
    canvas.form(
        skirt,
        ("#a8647a", "#e8a4b0", "#f6dcd8", "#ffffff"),
        bump=0.35,
        flatten=0.4,
        folds=folds,
        direction=80.0,
        detail=0.35,
    )
    for way in ("524,548 600,566 692,550", "540,500 604,516 676,500"):
        canvas.line(outline(way), "#d0566a", 5, alpha=0.8, detail=0.4)
    plane(canvas, "576,366 604,356 628,368 630,404 624,430 584,430 576,400", "#f4b8b8", "#c8586c", turn=84, detail=0.4)
    plane(canvas, "624,372 656,352 690,320 698,330 668,372 630,396", "#f8dcc4", "#d9a488", turn=-40, detail=0.4)
    plane(canvas, "580,376 560,392 546,408 554,416 580,400", "#f8dcc4", "#d9a488", turn=40, detail=0.4)
    canvas.fill(ellipse(612, 334, 17, 22, turn=20), linear((595, 0), (630, 0), ["#fbe2cc", "#dba88c"]), detail=0.5)
    canvas.fill(outline("594,328 600,306 620,302 640,318 636,338 624,324 608,318"), "#6a3424", detail=0.5)
    canvas.fill(ellipse(634, 312, 7), RED, detail=0.5)


def caryatid(canvas: Canvas) -> None:
    """At the left a figure of the house bears the box on its raised arms."""
    wood: tuple[Colour, ...] = ("#3a2418", "#7a522c", OCHRE, "#e0b468")
    canvas.form(outline("-10,48! 262,70! 268,120! 240,150 -10,158!"), wood, bump=0.2, flatten=0.3, direction=3.0)
    canvas.line(outline("-10,62 130,70 262,82"), "#f0cc80", 6, alpha=0.8)
    canvas.line(outline("-10,140 120,142 240,138"), "#3a2418", 9, alpha=0.8)
    plane(canvas, "-10,-10 270,-10 250,40 262,70 -10,48", "#5a2c34", "#2b2124", turn=0)
    for x in (40, 96, 152, 208):
        canvas.form(ellipse(x, 108, 17, 19), wood, bump=0.3, detail=0.2)
    body = outline("66,300 100,286 136,300 146,370 136,440 150,560 158,720 44,720 54,560 68,440 58,370")
    canvas.form(
        body,
        wood,
        bump=0.45,
        flatten=0.4,
        direction=88.0,
        folds=[
            (outline("84,450 76,560 72,700"), 16, 0.5),
            (outline("104,450 104,560 104,700"), 16, -0.5),
            (outline("122,450 130,560 138,700"), 16, 0.5),
        ],
    )
    canvas.form(
        outline("72,312 44,270 26,210 30,156 54,156 56,206 78,252 96,296"), wood, bump=0.5, flatten=0.5, direction=70.0
    )
    canvas.form(
        outline("130,312 158,270 178,210 176,154 152,154 148,206 126,252 110,296"),
        wood,
        bump=0.5,
        flatten=0.5,
        direction=110.0,
    )
    canvas.form(ellipse(102, 244, 29, 38), wood, bump=0.6, direction=90.0)
    canvas.form(outline("70,236 76,204 102,192 130,204 136,238 120,216 86,216"), wood[:3], bump=0.4)
    canvas.fill(outline("40,170 60,300 56,560 46,720 -10,720 -10,160"), "#20182a", blur=22, alpha=0.65)


def hat(canvas: Canvas) -> None:
    """The lady at the right, dark against the light, her hat as wide as a wheel."""
    plane(canvas, "560,810 616,770 690,764 752,790 800,830 800,1010 540,1010 536,900", "#3a3558", "#1c1a2c", turn=80)
    plane(canvas, "640,740 690,740 700,800 640,806", "#8a5a4c", "#4a2c30", turn=90)
    face = outline("624,690 616,716 604,742 614,752 612,768 624,782 654,784 690,760 696,700")
    canvas.fill(face, linear((604, 0), (696, 0), ["#d9966c", "#7a4a44", "#4a2c34"]), detail=0.4, direction=80.0)
    canvas.fill(outline("650,692 700,690 716,730 704,772 676,776 664,730"), "#2b2124", detail=0.3)
    brim = outline("520,706 560,668 640,646 720,640 796,660 800,690 740,704 660,712 580,722")
    canvas.form(brim, ("#15131f", "#2a2740", "#4f4a72"), bump=0.3, flatten=0.5, direction=-6.0)
    crown = outline("604,660 620,606 680,586 744,600 764,650 700,664")
    canvas.form(crown, ("#1c1830", "#3a3560", "#6a62a0"), bump=0.5, flatten=0.4, direction=10.0)
    canvas.line(outline("606,656 680,650 762,646"), "#b8434c", 12, detail=0.3)
    for i in range(9):
        a = math.radians(-150 + 15 * i)
        tip = (716 + 112 * math.cos(a), 616 + 86 * math.sin(a))
        way: list[Point] = [(716, 630), (716 + 60 * math.cos(a) + 10, 616 + 56 * math.sin(a)), tip]
        canvas.line(way, ("#4a8a8a", "#2c5a6c", "#7fb4a4")[i % 3], 17, taper=-0.8, alpha=0.95, detail=0.3)
    canvas.line(outline("524,702 580,674 660,654"), "#f0c878", 4, taper=0.7, alpha=0.8)


def compose(canvas: Canvas) -> None:
    scenery(canvas)
    pierrot(canvas)
    columbine(canvas)
    harlequin(canvas)
    caryatid(canvas)
    audience(canvas)
    hat(canvas)
