"""A lady in profile, straight as a candle: gold dress, coral beads hanging behind her in a dark niche."""

import math

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_between, folds_from
from scripts.atelier.colour import linear, radial
from scripts.atelier.curves import ellipse, placed, spots_along
from scripts.atelier.hands import hand_cones
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_bones import bones
from scripts.atelier.paintings.shared_contour import outlined
from scripts.atelier.paintings.shared_melting import melt
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish
from scripts.atelier.sitters import WOMAN

PAINTING = Homage(
    card=2,
    title="Portrait of Giovanna degli Albizzi Tornabuoni",
    after="after Domenico Ghirlandaio",
    school="renaissance",
    size=(636, 1000),
    detail=(364, 390, 270, 270),
    seed=41,
    finish=Finish(relief=0.05, warm=0.1, vignette=0.1, contrast=0.22, craquelure=0.07),
)

SKIN = ("#7a4c36", "#c69470", "#eccaa2", "#fae4c6")
FACE_SKIN = ("#5a3424", "#b88460", "#e8c096", "#f6d8b4", "#fdead0")
HAIR = ("#4a2a0e", "#8a5a24", "#b98640", "#e4c07c")
GOLD = ("#40280a", "#8e6822", "#c2963a", "#ecd084")
SLEEVE = ("#4a140a", "#943418", "#c65c30", "#ea9c64")
LINEN = ("#8a8478", "#c6c0b2", "#ece8dc", "#fdfbf4")
STONE = ("#2c261e", "#5c5244", "#857a66", "#aba08a")
CORAL = ("#3c0806", "#8a1c14", "#bc3a2a", "#f09478")
LIGHT = (-0.6, -0.42, 0.68)
FACE = WOMAN.but(
    yaw=-87, pitch=1, width=1.0, jaw=0.9, chin=0.95, cheekbones=0.95, nose_length=0.92, mouth_width=0.9, lips=0.95,
    eye_open=0.85, smile=0.05, gaze=(-7, 0), skin=FACE_SKIN, lip="#c06a58", lip_strength=0.65, brow_strength=0.0,
    iris="#6a4a28", whites="#e6dcc6", blush="#d8826a", blush_strength=0.3,
    shadow=0.2, softness=0.8, fill=0.32, neck=0, ears=0, sheen=0.1, keep=0.2
)  # fmt: skip


def niche(canvas: Canvas) -> None:
    """A dark recess in grey stone, with a shelf."""
    canvas.wash(linear((0, 0), (636, 0), ["#94886f", "#7c715d", "#94886f"]), noise=0.08)
    canvas.rectangle(38, 34, 560, 980, radial((300, 420), 640, ["#2c251f", "#211b17", "#16110e"]))
    canvas.polygon(outline("38,34 598,34 560,70 76,70"), "#3c342b")
    canvas.polygon(outline("38,34 76,70 76,640 38,676"), "#4a4136")
    canvas.polygon(outline("598,34 560,70 560,640 598,676"), linear((560, 0), (598, 0), ["#5c5244", "#7a6e5b"]))
    canvas.polygon(
        outline("76,640 560,640 598,676 38,676"), linear((0, 640), (0, 676), ["#5f5546", "#8d816b"]), noise=0.05
    )
    canvas.polygon(outline("38,676 598,676 598,704 38,704"), linear((0, 676), (0, 704), ["#a89c84", "#5c5244"]))
    canvas.rectangle(38, 704, 560, 310, linear((0, 704), (0, 1000), ["#4c4337", "#362f26"]), noise=0.06)
    for line in ([(38, 34), (598, 34)], [(38, 34), (38, 700)], [(598, 34), (598, 700)]):
        canvas.line(line, "#c4b89e", 2.4, alpha=0.7)


def shelf_things(canvas: Canvas) -> None:
    beads = outline("540,318 522,372 516,440 528,500 546,520 566,500 576,440 570,372 552,318")
    canvas.line([(546, 70), (546, 320)], "#5a1c14", 2, alpha=0.8)
    for x, y in spots_along(beads, 34):
        canvas.form(ellipse(float(x), float(y), 6.4, count=18), CORAL, detail=0.9, keep=0.5, shadow=0.5)
        canvas.fill(ellipse(float(x) - 2, float(y) - 2.4, 1.6, count=8), "#ffe8d8", alpha=0.85, detail=1, keep=0.6)
    canvas.form(ellipse(546, 534, 10), ("#4a3008", "#b08430", "#f6e09a"), detail=0.9, keep=0.5)
    label = outline("522,542 618,536 620,590 524,596")
    canvas.polygon([(x + 4, y + 5) for x, y in label], "#0c0806", blur=4, alpha=0.6)
    canvas.polygon(label, linear((520, 536), (608, 596), ["#f2ead6", "#d6cab0"]), detail=0.7, keep=0.3)
    for k in range(5):
        canvas.line([(530, 552 + 9 * k), (609 - 14 * (k % 3), 547 + 9 * k)], "#6a6254", 1.4, alpha=0.75, detail=0.8)
    book = outline("512,622! 610,614! 616,646! 614,656! 514,662!")
    canvas.form(book, ("#1c1210", "#48241c", "#7a4434", "#a87058"), bump=0.3, flatten=0.3, detail=0.6, shadow=0.6)
    canvas.polygon(outline("513,648 614,641 614,653 514,660"), "#d8ccac", detail=0.7)
    for x in (536, 594):
        canvas.rectangle(x, 617, 7, 40, "#c8a04a", detail=0.8, keep=0.4)
    brooch(canvas)


def brooch(canvas: Canvas) -> None:
    canvas.form(
        outline("66,640 78,604 72,578 92,562 112,578 106,606 122,640 96,650"),
        GOLD,
        bump=0.5,
        flatten=0.4,
        detail=0.8,
        keep=0.3,
        shadow=0.6,
    )
    canvas.line(outline("76,596 62,580 66,566 80,570"), "#d8b050", 4, taper=0.4, detail=0.8)
    canvas.form(ellipse(93, 610, 12, 14), ("#2a0408", "#7a141a", "#b83a34", "#f0a090"), detail=0.9, keep=0.5)
    for x, y in ((78, 636), (94, 644), (110, 636), (92, 574)):
        canvas.form(ellipse(x, y, 6.4), ("#6a6458", "#b8b0a2", "#f0ebe0", "#ffffff"), detail=0.9, keep=0.5)


def neck_and_chest(canvas: Canvas) -> None:
    cones = bones("322,318,0,44 330,380,0,41 344,440,0,45", blend=20)
    cones += bones("344,446,0,46 330,510,10,58 | 350,460,-10,50 420,510,-20,52", blend=30)
    with outlined(canvas, "#7a5238", 1.2, alpha=0.5):
        canvas.clay(cones, SKIN, light=LIGHT, detail=0.6, fill=0.24, shadow=0.35, contact=0)
    canvas.line(outline("296,372 310,430 300,500"), "#fbe8cc", 8, taper=0.7, alpha=0.35, blur=5)
    canvas.line(outline("350,352 364,410 384,456"), "#a8744e", 12, taper=0.7, alpha=0.45, blur=7)


def head(canvas: Canvas) -> None:
    bun = outline("408,190 440,160 482,160 506,196 504,250 478,284 438,284 412,256")
    canvas.form(bun, HAIR[:3], bump=0.5, flatten=0.5, light=LIGHT, detail=0.5, shadow=0.3)
    coil = [
        (458 + (47 - 2.1 * k) * math.cos(0.62 * k + 2.6), 222 + (58 - 2.6 * k) * math.sin(0.62 * k + 2.6))
        for k in range(21)
    ]
    canvas.lock(coil, HAIR, width=17, end_width=12, wave=1.4, waves=26, strands=90, detail=0.6)
    with outlined(canvas, "#7a5238", 1.2, alpha=0.6):
        canvas.portrait(306, 224, 232, FACE, light=LIGHT)
    melt(canvas, (276, 220, 42, 36), [], blur=4)
    eye(canvas)
    hair(canvas)


def eye(canvas: Canvas) -> None:
    """An eye seen from the side, looking straight to the left."""
    white = outline("221,219! 231,213 244,214 256,223! 244,227 230,227")
    canvas.fill(white, linear((221, 0), (256, 0), ["#efe6d4", "#cdb898"]), detail=1, keep=0.5)
    with canvas.clip(white):
        canvas.fill(ellipse(229, 220, 5, 8), "#6a4826", detail=1, keep=0.6)
        canvas.fill(ellipse(227.5, 220, 2.6, 4.6), "#140a06", detail=1, keep=0.6)
        canvas.fill(ellipse(230, 216.6, 1.5), "#fff6e8", detail=1, keep=0.7)
    canvas.line(outline("218,217 230,211 245,212 259,224"), "#4a2a18", 2.6, taper=0.5, detail=1, keep=0.5)
    canvas.line(outline("222,224 232,228 246,228 256,224"), "#a8704e", 1.3, taper=0.6, alpha=0.7, detail=1)
    canvas.line(outline("222,207 236,202 252,206 264,216"), "#a8704e", 1.8, taper=0.7, alpha=0.65, blur=0.6, detail=1)
    canvas.line(outline("218,192 234,182 254,182 274,192"), "#8a5c2c", 3, taper=0.7, alpha=0.7, blur=0.8, detail=1)
    canvas.line(outline("224,236 240,240 256,236"), "#c08a66", 2, taper=0.8, alpha=0.4, blur=1.4)


def hair(canvas: Canvas) -> None:
    for k in range(10):
        x, y = 338 + 6 * k, 186 + 9 * k
        fall = [
            (x, y),
            (x - 6 + 2 * math.sin(k), y + 50),
            (x + 2, y + 92),
            (x - 4 + k, y + 124 + 10 * canvas.chance.normal()),
        ]
        canvas.lock(fall, HAIR, width=12, end_width=8, wave=4.6, waves=5, strands=18, detail=0.7)
    mass = outline(
        "244,142 268,120 306,104 356,104 404,126 434,172 440,230 424,282 396,300 380,276 372,232 "
        "350,196 318,170 282,156"
    )
    canvas.form(mass, HAIR[:3], bump=0.35, flatten=0.5, light=LIGHT, blur=1.5, detail=0.5, shadow=0.25)
    front, back = outline("250,142 306,158 352,190 378,236 386,286"), outline("300,106 362,106 410,134 436,186 432,262")
    canvas.comb(front, back, 260, HAIR, size=232, detail=0.6)
    canvas.lock(
        outline("286,146 330,164 366,200 400,214 436,210"),
        HAIR,
        width=15,
        end_width=13,
        wave=2,
        waves=8,
        strands=26,
        detail=0.6,
    )


def gown(canvas: Canvas) -> None:
    dress = outline(
        "268,496 300,520 352,540 420,520 468,500 500,552 520,660 526,800 520,1010! 214,1010! "
        "204,880 196,740 206,640 226,560 246,516"
    )
    folds = folds_between(
        outline("240,560 330,580 480,560"), outline("214,1000 360,1000 530,1000"), 9, width=22, height=0.45, seed=3
    )
    with outlined(canvas, "#3a2208", 1.3, alpha=0.6):
        canvas.form(dress, GOLD, bump=0.3, flatten=0.4, folds=folds, light=LIGHT, detail=0.4, shadow=0.3)
    with canvas.clip(dress):
        for row in range(18):
            for column in range(13):
                x, y = 186 + 32 * column + 16 * (row % 2), 512 + 30 * row
                lozenge(canvas, x, y, (row * 5 + column * 3) % 4)
    for edge in (
        outline("246,518 290,534 352,548 424,528 468,504"),
        outline("392,556 420,640 430,760 424,900 430,1010"),
    ):
        canvas.line(edge, "#2c1a08", 9, alpha=0.7, detail=0.6)
        canvas.embroidery(edge, 10, ("#a87828", "#fbe6a0"))


def lozenge(canvas: Canvas, x: float, y: float, kind: int) -> None:
    """Woven emblems: a star, a knot, a flame, a pelican's ring; suggested only."""
    frame = [(x, y - 15), (x + 15, y), (x, y + 15), (x - 15, y), (x, y - 15)]
    canvas.line(frame, "#6a4610", 1.8, curved=False, alpha=0.8, keep=0.3)
    canvas.line([(u - 1, v - 1.4) for u, v in frame], "#fbe8a8", 1.2, curved=False, alpha=0.7, keep=0.3)
    if kind == 0:
        for k in range(4):
            canvas.line(placed([(-6, 0), (6, 0)], x, y, turn=45 * k), "#5a380c", 1.5, keep=0.3)
    elif kind == 1:
        canvas.line(ellipse(x, y, 5.4, 3.6), "#5a380c", 1.6, keep=0.3)
        canvas.line(ellipse(x, y, 3, 6), "#a8341c", 1.6, keep=0.3)
    elif kind == 2:
        canvas.fill(placed(outline("0,-7! 4,0 0,6 -4,0"), x, y), "#9c3018", keep=0.3)
    else:
        canvas.line(placed(outline("-6,3 -3,-4 0,2 3,-4 6,3"), x, y), "#5a380c", 1.6, keep=0.3)
        canvas.line([(x - 6, y + 5), (x + 6, y + 5)], "#5a380c", 1.6, keep=0.3)


def sleeve(canvas: Canvas) -> None:
    """Narrow, of red and gold, the shirt puffing out at shoulder and elbow."""
    upper = outline("398,536 438,520 478,540 500,600 510,700 504,800 482,850 436,852 408,820 404,720 396,620")
    fore = outline("420,824 480,826 502,872 476,916 400,944 310,962 262,958 252,930 300,906 370,884")
    for shape, knot, ends, seed in (
        (upper, (462, 840), outline("400,560 450,524 510,600 522,760"), 4),
        (fore, (470, 860), outline("420,830 300,910 256,944 330,960 460,920"), 5),
    ):
        with outlined(canvas, "#3a120a", 1.2, alpha=0.6):
            canvas.form(
                shape,
                SLEEVE,
                bump=0.42,
                flatten=0.4,
                folds=folds_from(knot, ends, 8, width=13, height=0.55, seed=seed),
                light=LIGHT,
                detail=0.5,
                shadow=0.5,
            )
        with canvas.clip(shape):
            for row in range(19):
                for column in range(12):
                    x, y = 246 + 25 * column + 12 * (row % 2), 524 + 24 * row
                    blossom = placed(outline("0,-8 3,-3 8,0 3,3 0,8 -3,3 -8,0 -3,-3"), x, y)
                    canvas.fill(blossom, "#ecc878", alpha=0.85, keep=0.3)
                    canvas.fill(ellipse(x, y, 2), "#7a1c10", alpha=0.9, keep=0.3)
    for x, y, across, down, turn in (
        (436, 530, 30, 13, 12),
        (472, 552, 20, 13, 50),
        (490, 592, 12, 18, -12),
        (468, 838, 28, 14, -16),
        (430, 836, 18, 12, 14),
        (492, 858, 13, 20, 10),
        (400, 700, 8, 20, 2),
        (398, 780, 8, 18, 2),
    ):
        puff = ellipse(x, y, across, down, turn=turn)
        canvas.form(
            puff,
            LINEN,
            bump=0.7,
            light=LIGHT,
            detail=0.7,
            shadow=0.5,
            folds=folds_from((x, y), list(puff[::8]), 5, width=5, height=0.6),
        )
    for x, y in ((456, 536), (490, 570), (450, 840), (486, 842)):
        canvas.line(placed(outline("-13,-4 0,2 13,-2"), x, y, turn=30), "#7a1c10", 3, taper=0.4, detail=0.7)


def pendant(canvas: Canvas) -> None:
    canvas.line(outline("398,452 360,482 316,502 274,508"), "#0c0806", 2.6, detail=0.8, keep=0.4)
    canvas.line(outline("290,436 280,470 274,506"), "#0c0806", 2.4, alpha=0.8, detail=0.8, keep=0.4)
    canvas.form(ellipse(272, 520, 11), ("#2a0408", "#7a141a", "#b83a34", "#f0a090"), detail=0.9, keep=0.5, shadow=0.5)
    canvas.line(ellipse(272, 520, 12.5), "#d8b050", 3, detail=0.9, keep=0.5)
    for x, y in ((260, 536), (272, 542), (284, 536)):
        canvas.form(ellipse(x, y, 6.4), ("#6a6458", "#b8b0a2", "#f0ebe0", "#ffffff"), detail=0.9, keep=0.5, shadow=0.5)


def hands(canvas: Canvas) -> None:
    cloth = outline("176,930 214,916 246,934 256,970 240,1010! 170,1010! 160,966")
    canvas.drapery(
        cloth, LINEN, knot=(216, 936), ends=outline("166,960 176,1005 240,1005 256,970"), count=8, width=10, detail=0.6
    )
    back = hand_cones(268, 926, 0, 104, 176, pose="resting", thumb="right", wrist=0.2)
    front = hand_cones(276, 944, 24, 108, 170, pose="relaxed", thumb="right", wrist=0.2)
    for cones in (back, front):
        canvas.clay(cones, SKIN, light=LIGHT, detail=0.8, fill=0.24, shadow=0.4)
    canvas.form(
        outline("262,908 296,900 304,930 298,966 266,968 256,940"),
        LINEN,
        bump=0.5,
        flatten=0.4,
        detail=0.6,
        shadow=0.4,
        folds=folds_from((282, 936), outline("262,910 258,960 300,960"), 6, width=6, height=0.6),
    )
    canvas.line(ellipse(206, 944, 5, 8, turn=10), "#e8c050", 2.4, detail=0.9, keep=0.5)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    niche(canvas)
    shelf_things(canvas)
    neck_and_chest(canvas)
    gown(canvas)
    head(canvas)
    pendant(canvas)
    sleeve(canvas)
    hands(canvas)
