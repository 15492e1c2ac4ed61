"""A crowd of masks presses round a man in a top hat, and nobody shows a face."""

import math
from collections.abc import Sequence

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colours, darker, linear, mixed
from scripts.atelier.curves import ellipse, placed, spots_along
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_ensor_masks import MASKS, mask, skull
from scripts.atelier.paintings.shared_paths import path
from scripts.atelier.school import Finish, Jitter

PAINTING = Homage(
    card=77,
    title="The Intrigue",
    after="after James Ensor",
    school="expressionist",
    size=(1000, 604),
    detail=(370, 120, 260, 260),
    seed=77,
    finish=Finish(
        jitter=Jitter(7, 0.13, 0.05), relief=0.16, glaze=0.2, saturation=1.06, vignette=0.05, ground="#b8b6a4"
    ),
)


def robe(canvas: Canvas, text: str, colours: Colours, folds: Sequence[str] = (), *, direction: float = 80) -> None:
    ridges = [(path(way), 15.0, 0.55 if i % 2 else -0.55) for i, way in enumerate(folds)]
    canvas.form(
        path(text), colours, bump=0.45, flatten=0.32, folds=ridges, detail=0.2, shadow=0.45, direction=direction
    )


def streaks(canvas: Canvas, text: str, colours: Colours, count: int, turn: float) -> None:
    """Impatient strokes of pure colour over a garment."""
    chance = canvas.chance
    shape = path(text)
    left, right = min(p[0] for p in shape), max(p[0] for p in shape)
    top, low = min(p[1] for p in shape), max(p[1] for p in shape)
    with canvas.clip(shape):
        for _ in range(count * 2):
            x, y = left + (right - left) * chance.random(), top + (low - top) * chance.random()
            a, long = math.radians(turn + 7 * chance.normal()), 70 + 110 * chance.random()
            sway = 7 * chance.normal()
            way = [
                (x, y),
                (x + math.cos(a) * long * 0.5 + sway, y + math.sin(a) * long * 0.5),
                (x + math.cos(a) * long, y + math.sin(a) * long),
            ]
            tone = colours[int(chance.integers(len(colours)))]
            canvas.line(way, tone, 4 + 9 * chance.random(), taper=0.6, alpha=0.36, follow=True)


def sky(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (200, 420), ["#a9c0cc", "#c9d2cc", "#e2dcc4", "#d2c8b4"]), direction=-24.0, noise=0.06)
    chance = canvas.chance
    for _ in range(150):
        x, y = 1000 * chance.random(), 330 * chance.random()
        tone = ("#8fb0c4", "#e9e4d0", "#d9b9a4", "#b9c9c0", "#f4efe0", "#9fb8b0")[int(chance.integers(6))]
        way = [(x, y), (x + 28, y - 13 + 5 * chance.normal()), (x + 62, y - 20)]
        canvas.line(way, tone, 9, taper=0.7, alpha=0.42, follow=True)


def back_row(canvas: Canvas) -> None:
    """Those who only want to see: at the edges and between shoulders."""
    robe(
        canvas,
        "-10,300! 40,240 110,232 160,290 180,604! -10,604!",
        ("#16263a", "#2c4a6a", "#4a7296", "#8fb0c4"),
        ("60,260 50,400 40,600", "110,260 120,420 110,600"),
    )
    streaks(
        canvas, "-10,300 40,250 110,240 160,300 180,604 -10,604", ("#3a6284", "#1a2c44", "#8fb4c8", "#5a7a6a"), 46, 84
    )
    mask(canvas, 74, 168, 146, MASKS["sailor"])
    robe(canvas, "0,108! 20,70 70,50 120,62 150,104! 110,98 40,98", ("#1a2438", "#2e4668", "#5a7ea0"), direction=4)
    robe(canvas, "640,250! 690,210 760,220 790,290 790,604! 640,604!", ("#3a2a18", "#7a5a2c", "#b9924c", "#dcc488"))
    streaks(
        canvas, "640,260 690,220 760,230 790,300 790,604 640,604", ("#9a7a3c", "#e2cc94", "#5c4420", "#b56a3c"), 40, 84
    )
    mask(canvas, 706, 150, 136, MASKS["moon"])
    robe(
        canvas,
        "634,92 660,48 712,34 760,60 776,100 740,84 690,78",
        ("#6a5a3c", "#c9b98c", "#f0e6c4", "#fffaea"),
        direction=6,
    )
    robe(canvas, "900,280! 950,240 1010,250! 1010,604! 880,604!", ("#38202a", "#74384a", "#a85a62", "#d99a8c"))
    streaks(canvas, "900,290 950,250 1010,260 1010,604 890,604", ("#8c4454", "#d9a098", "#4a2030", "#5a5a8c"), 40, 84)
    skull(canvas, 948, 178, 146, 6)
    robe(
        canvas,
        "876,140 890,86 950,64 1010,84 1010,120 960,110",
        ("#4a4438", "#8a8068", "#c9bd98", "#efe6c8"),
        direction=8,
    )
    robe(canvas, "250,240! 300,214 340,240 350,604! 230,604!", ("#2a3a24", "#52703a", "#8aa452", "#c9d08a"))
    mask(canvas, 292, 142, 116, MASKS["green"])
    robe(canvas, "226,104 250,58 300,42 346,70 358,112 320,92 270,92", ("#4a1c2c", "#8c3448", "#c96a72"), direction=4)


def bride(canvas: Canvas) -> None:
    """On his arm, in green with a straw hat full of flowers, and a bouquet."""
    dress = "330,300! 372,262 440,256 480,300 486,420 500,604! 300,604! 312,430"
    robe(
        canvas,
        dress,
        ("#143a34", "#1f6a58", "#3fa07c", "#9ad0a4"),
        ("380,280 370,420 340,600", "430,280 440,420 450,600", "350,300 340,440 320,600"),
    )
    streaks(canvas, dress, ("#2a7a62", "#6fbf94", "#0f3a34", "#d9e6b4", "#1f5a78", "#e9c86a"), 70, 80)
    mask(canvas, 404, 184, 184, MASKS["bride"])
    hair = placed(
        path(
            "-0.46,0.1 -0.48,-0.2 -0.3,-0.42 0,-0.46 0.3,-0.4 0.44,-0.2 0.4,-0.12 0.2,-0.3 -0.1,-0.32 "
            "-0.32,-0.2 -0.38,0.1"
        ),
        404,
        178,
        scale=168,
    )
    canvas.form(hair, ("#2a140c", "#5a2e18", "#8c5230"), bump=0.5, flatten=0.4, detail=0.4, direction=10)
    hat = path("300,132 340,104 410,92 480,100 516,128 470,134 400,126 340,138")
    canvas.form(
        hat, ("#8a6a24", "#c9a03c", "#ecd07a", "#fbecb4"), bump=0.5, flatten=0.4, detail=0.4, shadow=0.6, direction=4
    )
    flowers(canvas, "330,106 356,84 388,70 420,64 452,72 480,92 500,112 400,92 440,96 366,104", 17)
    flowers(canvas, "352,410 380,392 410,398 372,426 402,430 388,410 424,414", 17)
    for end in ("350,450", "372,468", "396,462", "416,450"):
        canvas.line([(388, 424), path(end)[0][:2]], "#3a6a2c", 5, 2, detail=0.4)
    glove(canvas, 372, 446, 54, -40)


def flowers(canvas: Canvas, spots: str, size: float) -> None:
    chance = canvas.chance
    for x, y in path(spots):
        for k in range(3):
            a = 2.1 * k + chance.random()
            leaf = placed(path("0,0! 0.6,-0.3 1.2,0! 0.6,0.3"), x, y, scale=size, turn=math.degrees(a))
            canvas.fill(leaf, ("#2c5a30", "#5f8a3c")[k % 2], detail=0.4)
    for x, y in path(spots):
        tone = ("#c8302a", "#f0e6d2", "#e28a9a", "#e9b53a", "#d94a3a")[int(chance.integers(5))]
        for k in range(6):
            a = k * math.pi / 3 + chance.random() * 0.4
            canvas.fill(
                ellipse(x + size * 0.42 * math.cos(a), y + size * 0.42 * math.sin(a), size * 0.36, size * 0.28),
                mixed(tone, "#fff4e0", 0.3 * chance.random()),
                detail=0.5,
            )
        canvas.fill(ellipse(x, y, size * 0.3), darker(tone, 0.35), detail=0.6)


def glove(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    turn: float,
    tone: Colours = ("#8a8272", "#cfc6b0", "#f2ead8", "#fffaf0"),
) -> None:
    hand = placed(
        path(
            "0,-0.2 0.3,-0.26 0.62,-0.22 0.98,-0.14 1.0,-0.04 0.66,-0.04 0.9,0.08 0.86,0.16 0.58,0.12 "
            "0.7,0.26 0.6,0.3 0.34,0.22 0,0.2"
        ),
        x,
        y,
        scale=size,
        turn=turn,
    )
    canvas.form(hand, tone, bump=0.6, flatten=0.4, detail=0.5, shadow=0.5)


def groom(canvas: Canvas) -> None:
    """In the very middle: the tallest hat, a pale mask without a smile, a coat with its collar up."""
    coat = "440,320! 500,276 560,268 620,290 664,350 690,604! 420,604! 430,420"
    robe(
        canvas,
        coat,
        ("#3a2c18", "#7a6434", "#b5985a", "#e0cc94"),
        ("500,300 480,440 470,600", "600,300 630,430 650,600", "550,290 552,440 550,600"),
    )
    streaks(canvas, coat, ("#8c7440", "#d9bc7c", "#4a3a20", "#f2e2b0", "#7a8a6a", "#b5623c"), 70, 84)
    mask(canvas, 548, 190, 178, MASKS["groom"])
    collar = path("470,300! 486,250 520,262 548,290 580,262 618,250 632,300! 590,312 548,330 506,312")
    canvas.form(collar, ("#5a4a28", "#a48a4e", "#d9c080", "#f4e4b4"), bump=0.4, flatten=0.4, detail=0.4, shadow=0.6)
    canvas.fill(path("520,300 548,318 578,300 566,346 548,332 530,346"), "#8c2a24", detail=0.5)
    hat = path("474,124! 486,-10! 606,-10! 622,120! 550,134")
    canvas.form(
        hat, ("#0c0c12", "#1c1c28", "#343446", "#6a6a80"), bump=0.5, flatten=0.3, detail=0.35, shadow=0.5, direction=88
    )
    canvas.polygon(path("476,92 619,88 622,116 550,130 474,120"), "#3a1820", alpha=0.9, detail=0.35)
    brim = path("432,130 474,112 550,122 624,108 664,122 630,142 550,152 468,148")
    canvas.form(brim, ("#0a0a10", "#1a1a26", "#40405a"), bump=0.5, flatten=0.4, detail=0.4, shadow=0.7, direction=2)
    canvas.line(path("500,4 496,60 494,110"), "#7e7e98", 7, taper=0.6, alpha=0.55, blur=2)


def peasant(canvas: Canvas) -> None:
    """A heavy red woman who points at him, a limp doll across her shoulder."""
    dress = "700,360! 750,300 830,286 900,320 930,400 960,604! 690,604! 700,470"
    robe(
        canvas,
        dress,
        ("#4a0e12", "#9a1e1c", "#d23a2a", "#f07a54"),
        ("760,310 750,440 730,600", "830,300 840,440 850,600", "880,330 900,450 920,600"),
    )
    streaks(canvas, dress, ("#b02420", "#f0583a", "#5a0e18", "#f9b07a", "#8c2448", "#e9843c"), 80, 82)
    doll(canvas)
    mask(canvas, 800, 218, 194, MASKS["peasant"])
    bonnet = placed(
        path(
            "-0.5,0.24 -0.54,-0.14 -0.4,-0.44 0,-0.6 0.4,-0.46 0.56,-0.14 0.5,0.28 0.4,0.2 0.42,-0.1 "
            "0.26,-0.34 0,-0.4 -0.26,-0.34 -0.4,-0.1 -0.4,0.16"
        ),
        800,
        214,
        scale=178,
        turn=6,
    )
    canvas.form(bonnet, ("#5c6a80", "#a9b9cc", "#e2e6e6", "#fffdf4"), bump=0.5, flatten=0.34, detail=0.4, shadow=0.5)


def pointing(canvas: Canvas) -> None:
    """Her arm lies across everybody, straight at his heart."""
    red = ("#4a0e12", "#9a1e1c", "#d23a2a", "#f07a54")
    robe(canvas, "774,372! 722,398 670,402 640,394! 644,352! 682,352 726,340 784,322!", red, direction=0)
    streaks(
        canvas,
        "774,372 722,398 670,402 640,394 644,352 682,352 726,340 784,322",
        ("#f0583a", "#5a0e18", "#f9b07a"),
        9,
        -8,
    )
    robe(canvas, "652,404 640,396 638,350 652,344 662,372", ("#8a8272", "#cfc6b0", "#fffaf0"), direction=84)
    glove(canvas, 648, 374, 84, 184, ("#5a2c20", "#b5734e", "#e2a87e", "#f8d8b4"))


def doll(canvas: Canvas) -> None:
    gown = path("872,330! 900,300 950,306 980,350 1000,420 960,440 910,420 880,380")
    canvas.form(
        gown,
        ("#5a6a8a", "#9ab0cc", "#dce6ec", "#fffdf6"),
        bump=0.45,
        flatten=0.34,
        detail=0.3,
        shadow=0.5,
        direction=60,
    )
    mask(canvas, 918, 296, 76, MASKS["doll"])
    canvas.line(path("960,420 972,456 968,486"), "#dcc8ba", 11, 8, detail=0.4)
    canvas.line(path("936,426 940,462 934,490"), "#cbb6a8", 11, 8, detail=0.4)


def tailoring(canvas: Canvas) -> None:
    """What tells a coat from a sack: sleeves, lapels, buttons, a shawl; each drawn with one loaded brush."""
    for text in (
        "100,440 84,520 76,610", "322,440 326,520 328,610", "432,410 428,500 420,610", "690,440 688,520 690,610",
        "236,330 244,420 330,500", "652,330 668,380 690,430", "930,420 952,500 966,610", "150,300 132,350 112,420",
    ):  # fmt: skip
        canvas.line(path(text), "#120c18", 24, 14, taper=0.3, alpha=0.55, blur=7)
    for text, tone, width in (
        ("128,392 112,470 104,604", "#0c1238", 15),
        ("284,392 300,470 306,604", "#0c1238", 15),
        ("342,330 332,420 326,604", "#0d3029", 12),
        ("474,330 478,440 486,604", "#0d3029", 12),
        ("470,372 452,450 446,604", "#3a2c14", 16),
        ("640,384 656,470 664,604", "#3a2c14", 16),
        ("550,350 554,470 552,604", "#4a3a1c", 8),
        ("206,372 212,470 210,604", "#141c4a", 8),
        ("728,420 716,500 712,604", "#4a0a12", 14),
        ("908,360 926,470 938,604", "#4a0a12", 14),
        ("22,310 14,420 12,604", "#142236", 12),
        ("140,310 152,420 158,470", "#142236", 12),
    ):
        canvas.line(path(text), tone, width, width * 0.6, taper=0.4, alpha=0.5, blur=4)
    for text, dark, light in (
        ("512,336 548,352 540,470 500,400", "#5a4624", "#c9a860"),
        ("586,336 550,352 560,470 604,398", "#6a5228", "#dcbe7a"),
        ("166,352 206,374 200,470 158,410", "#18225c", "#5f80d0"),
        ("252,346 210,374 218,470 270,402", "#1e2c70", "#7a98e0"),
        ("356,300 404,330 392,392 340,340", "#c98a94", "#f8dcd8"),
        ("462,296 410,330 424,394 476,338", "#b5727e", "#f2c8c8"),
        ("742,318 806,352 786,440 716,372", "#24507a", "#7fb0d0"),
        ("884,306 814,352 836,442 916,366", "#1c4068", "#6a9cc4"),
    ):
        (x, y), (u, v) = path(text)[0][:2], path(text)[2][:2]
        turn = math.degrees(math.atan2(v - y, u - x))
        shadow = [(p[0] + 3, p[1] + 7) for p in path(text)]
        canvas.polygon(shadow, "#150d12", blur=5, alpha=0.5)
        canvas.polygon(path(text), linear((x, y), (u, v), [light, mixed(dark, light), dark]), direction=turn, blur=0.8)
        for k in (0.2, 0.5, 0.8):
            way = [
                (a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k)
                for a, b in zip(path(text)[:2], path(text)[3:1:-1], strict=True)
            ]
            canvas.line([way[0], way[1]], mixed(light, "#fff6e4", 0.35 * k), 4, taper=0.7, alpha=0.5, follow=True)
    for x, y in ((552, 420), (553, 462), (552, 506), (552, 552), (208, 430), (209, 474), (210, 520), (210, 566)):
        canvas.fill(ellipse(x, y, 7.5), "#2a1c10", detail=0.6)
        canvas.fill(ellipse(x - 1, y - 1, 5.6), "#e2b84c" if x < 300 else "#8c3a2c", detail=0.6)
        canvas.fill(ellipse(x - 2.4, y - 2.4, 1.8), "#fff0c8", detail=0.6)


def front_left(canvas: Canvas) -> None:
    """Blue coat and yellow mask at the left, shouting."""
    coat = "110,400! 150,330 220,316 290,350 316,440 330,604! 90,604!"
    robe(
        canvas,
        coat,
        ("#141c4a", "#24388c", "#4a68c0", "#9ab0e0"),
        ("170,350 150,470 130,600", "240,340 250,470 260,600"),
    )
    streaks(canvas, coat, ("#2c46a0", "#7a9ae0", "#101a4c", "#cfdcf4", "#4a2c7a", "#3f86a8"), 70, 78)
    mask(canvas, 200, 246, 190, MASKS["yellow"])
    hat = path("96,196 120,150 160,128 176,84 214,70 246,90 256,132 300,156 312,190 250,176 160,178")
    canvas.form(
        hat, ("#3a1028", "#7a2450", "#b5487c", "#e29ab4"), bump=0.5, flatten=0.36, detail=0.4, shadow=0.6, direction=8
    )
    for x, y in spots_along(path("120,176 180,164 250,164 296,176"), 9):
        canvas.fill(ellipse(x, y, 6), "#f0cf5a", detail=0.6)
    feather = path("236,90 262,50 306,30 340,36"), path("250,100 290,76 326,60 350,56")
    canvas.strands(*feather, 34, ["#f4ead0", "#d9a05a", "#fffaf0", "#c8402e"], width=4, jitter=4, alpha=0.9, detail=0.3)


def compose(canvas: Canvas) -> None:
    canvas.light = (-0.35, -0.7, 0.62)
    for part in (sky, back_row, front_left, bride, peasant, groom, tailoring, pointing):
        part(canvas)
