"""A round head put together from orange, yellow, pink and white fields, with two red eyes that do not match."""

from scripts.atelier.arrays import Floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, mixed, radial
from scripts.atelier.curves import ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=56,
    title="Senecio",
    after="after Paul Klee",
    school="abstract",
    size=(938, 1000),
    detail=(180, 250, 330, 330),
    seed=56,
    finish=Finish(glaze=0.72, relief=0.13, weave=0.5, thickness=0.2, warm=0.08, vignette=0.12, contrast=0.2),
)

HEAD: Floats = ellipse(466, 424, 344, 352, count=160)
INK, WINE, RED = "#4a2018", "#8e2420", "#c63a2a"

FIELDS: tuple[tuple[str, Colour], ...] = (
    ("100,40 476,40 470,236 300,262 96,300", "#e9b55c"),
    ("476,40 840,40 840,262 640,232 470,236", "#e08a3e"),
    ("300,262 470,236 474,330 210,404 96,300", "#f0cf8c"),
    ("470,236 640,232 680,330 474,330", "#efb87a"),
    ("640,232 840,262 840,420 756,424 680,330", "#d9683a"),
    ("96,300 210,404 200,470 90,520", "#e39a50"),
    ("210,404 474,330 474,520 330,540 200,470", "#f4e2b8"),
    ("474,330 680,330 756,424 740,520 600,540 474,520", "#f2c9a0"),
    ("756,424 840,420 840,620 700,640 740,520", "#cf5834"),
    ("90,520 200,470 330,540 320,640 140,660", "#d97a3c"),
    ("330,540 474,520 474,660 320,640", "#eaa860"),
    ("474,520 600,540 610,650 474,660", "#e68c64"),
    ("600,540 740,520 700,640 610,650", "#de6f52"),
    ("140,660 320,640 340,800 200,800", "#e4aa4c"),
    ("320,640 474,660 470,800 340,800", "#efc070"),
    ("474,660 610,650 620,800 470,800", "#e29a58"),
    ("610,650 700,640 840,620 780,800 620,800", "#c9642f"),
)


def field(canvas: Canvas, corners: str, colour: Colour) -> None:
    """A patch of colour, thin at its heart and pooled at its seams like chalky paint on gauze."""
    shape = [point[:2] for point in outline(corners)]
    canvas.polygon(shape, mixed(colour, "#8a3c1c", 0.16), noise=0.07, noise_size=46, keep=0.1)
    middle = [sum(p[i] for p in shape) / len(shape) for i in (0, 1)]
    inner = [(p[0] + (middle[0] - p[0]) * 0.12, p[1] + (middle[1] - p[1]) * 0.12) for p in shape]
    canvas.polygon(inner, colour, blur=9, noise=0.07, noise_size=30)


def ground(canvas: Canvas) -> None:
    canvas.wash(radial((466, 430), 760, ["#f0b75c", "#e8a850", "#dd9644", "#c87c34"]), noise=0.05, noise_size=90)
    chance = canvas.chance
    for _ in range(260):
        x, y = 938 * chance.random(), 1000 * chance.random()
        spot = ellipse(x, y, 20 + 60 * chance.random(), 10 + 26 * chance.random(), turn=90 * chance.normal())
        canvas.fill(spot, ("#f0be70", "#b5602a", "#d98a44")[int(chance.integers(3))], blur=16, alpha=0.16)
    canvas.fill(ellipse(466, 424, 378, 388), "#f4c47c", blur=24, alpha=0.5)


def shoulders(canvas: Canvas) -> None:
    field(canvas, "372,700 560,700 560,862 372,862", "#e0a066")
    field(canvas, "466,700 560,700 560,862 466,862", "#c8784a")
    field(canvas, "-10,1010 -10,930 372,856 466,856 466,1010", "#ead0b0")
    field(canvas, "466,856 560,856 950,930 950,1010 466,1010", "#d99c84")
    field(canvas, "-10,1010 -10,968 180,936 210,1010", "#c9784c")
    field(canvas, "720,1010 744,940 950,972 950,1010", "#b2563c")
    for way in ("372,762 372,858 -10,934", "560,762 560,858 950,934"):
        canvas.line(outline(way), WINE, 3, 2, curved=False, alpha=0.75, keep=0.3)


def head(canvas: Canvas) -> None:
    canvas.fill(ellipse(472, 434, 350, 358), "#7a3416", blur=12, alpha=0.55)
    with canvas.clip(HEAD, curved=False):
        for corners, colour in FIELDS:
            field(canvas, corners, colour)
        canvas.fill(ellipse(270, 610, 84, 60), "#c9502c", blur=34, alpha=0.4)
        canvas.fill(ellipse(672, 590, 90, 66), "#b83228", blur=36, alpha=0.42)
        canvas.fill(ellipse(860, 470, 130, 340), "#8a2c18", blur=60, alpha=0.4)
        canvas.fill(ellipse(300, 170, 180, 90), "#fbe9bc", blur=50, alpha=0.4)
        for way in (
            "470,60 474,330",
            "474,660 470,790",
            "96,300 210,404",
            "640,232 680,330 756,424",
            "610,650 620,800",
        ):
            canvas.line(outline(way), "#8a3c1c", 2.2, 1.4, curved=False, alpha=0.6)
    canvas.line([*HEAD, HEAD[0]], "#8a4220", 2.4, alpha=0.6)


def eye(canvas: Canvas, almond: str, x: float, y: float, size: float) -> None:
    shape = outline(almond)
    canvas.fill(shape, "#f7ead0", noise=0.05, keep=0.4)
    with canvas.clip(shape):
        canvas.fill(ellipse(x, y, size, count=60), WINE, keep=0.5)
        canvas.fill(ellipse(x, y, size * 0.84, count=60), RED, noise=0.08, noise_size=20, keep=0.5)
        canvas.fill(ellipse(x - size * 0.2, y - size * 0.24, size * 0.36), "#e4624a", blur=6, alpha=0.7, keep=0.4)
        canvas.fill(ellipse(x, y, size * 0.2, count=40), "#6a1614", blur=2, keep=0.5)
    canvas.line([p[:2] for p in [*shape, shape[0]]], INK, 3.4, alpha=0.85, keep=0.4)


def features(canvas: Canvas) -> None:
    canvas.polygon(outline("206,398 452,252 470,388"), "#fbf3e0", noise=0.05, noise_size=30, keep=0.4)
    canvas.polygon(outline("206,398 452,252 456,276 250,396"), "#e9cfa0", blur=3, alpha=0.7)
    canvas.line(outline("206,398 452,252 470,388"), INK, 3, 2, curved=False, alpha=0.8, keep=0.4)
    eye(canvas, "206,400! 262,376 338,368 416,376 470,392! 420,430 338,448 258,432", 340, 404, 44)
    eye(canvas, "496,406! 552,376 622,364 694,378 744,408! 694,440 618,452 548,438", 620, 402, 47)
    canvas.line(outline("484,372 520,318 580,288 654,290 716,322 752,372"), "#5a2416", 12, 5, taper=0.3, keep=0.4)
    canvas.line(outline("492,352 524,308 584,280 650,280"), "#c96a3c", 4, taper=0.5, alpha=0.8, keep=0.3)
    canvas.line(outline("474,392 478,470 470,560 452,606! 476,622 506,612"), INK, 3.4, 2.4, alpha=0.85, keep=0.4)
    canvas.line(outline("496,406 492,470 500,560"), "#a8542c", 2, alpha=0.6, keep=0.3)
    for box, colour in (
        ("424,688 474,684 475,716 426,716", WINE),
        ("475,684 530,686 528,714 475,716", RED),
        ("440,716 475,716 475,738 442,736", "#b0362a"),
    ):
        canvas.polygon(outline(box), colour, noise=0.08, noise_size=16, keep=0.4)
    canvas.line(outline("406,702 475,700 552,698"), INK, 2.6, taper=0.4, keep=0.4)


def gauze(canvas: Canvas) -> None:
    """The threads of the cloth, loose and uneven, and its frayed rim on the board."""
    chance = canvas.chance
    for _ in range(420):
        x, y, long = 938 * chance.random(), 1000 * chance.random(), 40 + 120 * chance.random()
        tone = "#fbe6b4" if chance.random() < 0.5 else "#6a2f14"
        if chance.random() < 0.5:
            way = [(x, y), (x + long / 2, y + 1.5 * chance.normal()), (x + long, y + 2 * chance.normal())]
        else:
            way = [(x, y), (x + 1.5 * chance.normal(), y + long / 2), (x + 2 * chance.normal(), y + long)]
        canvas.line(way, tone, 1.1, taper=0.8, alpha=0.22, keep=0.15)
    for x, y, wide, high in ((-9, -9, 956, 17), (-9, 993, 956, 17), (-9, -9, 17, 1018), (930, -9, 17, 1018)):
        canvas.rectangle(x, y, wide, high, "#7a3f1a", blur=7, alpha=0.45)


def compose(canvas: Canvas) -> None:
    ground(canvas)
    shoulders(canvas)
    head(canvas)
    features(canvas)
    gauze(canvas)
