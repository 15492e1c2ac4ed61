"""A painter in a great white collar turns from her easel and smiles at us; a fiddler is on her canvas."""

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_between, folds_from
from scripts.atelier.colour import linear, radial
from scripts.atelier.curves import ellipse, smooth
from scripts.atelier.hands import LADY, shaped_hand
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_leyster_fiddler import fiddler
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish
from scripts.atelier.sitters import WOMAN

PAINTING = Homage(
    card=67,
    title="Self-Portrait",
    after="after Judith Leyster",
    school="dutch",
    size=(873, 1000),
    detail=(240, 110, 270, 270),
    seed=67,
    finish=Finish(relief=0.08, craquelure=0.05, glaze=0.42, vignette=0.14),
)

LIGHT = (-0.55, -0.6, 0.6)
LINEN = ("#75706a", "#aaa49a", "#d2ccc0", "#ece7da", "#faf7ee")
WINE = ("#2a0f14", "#562430", "#844450", "#ae7078", "#d6a4a2")
BLACK = ("#0c0a0a", "#1b1818", "#302c2b", "#4c4744", "#6e6862")
WOOD = ("#1c1109", "#43290f", "#6e4a22", "#9c7440")
SKIN = ("#6a3a28", "#b27a58", "#e2b08c", "#f6d6b8", "#fdeada")
JUDITH = WOMAN.but(
    age=23, seed=67, yaw=13, pitch=2, roll=5, width=1.0, flesh=0.45, forehead=1.02, jaw=0.89, chin=0.95,
    cheekbones=1.03, nose_length=0.98, nose_width=0.98, nose_bulb=1.12, nose_turn=0.25, mouth_width=1.05,
    eye_size=1.14, eye_open=0.92, lips=0.98, lid_fold=1.1, brow_strength=0.42, brow="#7a5430", brow_arch=1.2,
    brow_high=0.02, skin=("#3c1f15", "#8c543e", "#d09a76", "#efc6a4", "#fbe6d0"), lip="#b04840", lip_strength=0.7,
    iris="#5a4630", whites="#d8ccb8", blush="#d4604c", blush_strength=0.42, ears=0, hair="back",
    hair_colours=("#3a2210", "#6a4420", "#966a36", "#c09860"), hairline=0.03, volume=0.7, fill=0.34, shadow=0.5,
    softness=0.7, smile=0.62, squint=0.3, mouth_open=0.1, sheen=0.7,
).looking(4, 0)  # fmt: skip


def studio(canvas: Canvas) -> None:
    canvas.wash(radial((520, 330), 800, ["#a39a80", "#8f8568", "#70664c", "#4a4230"]), noise=0.07, noise_size=150)
    canvas.fill(outline("-20,600 160,560 260,760 200,1020 -20,1020"), "#2c251a", blur=70, alpha=0.6)


def easel(canvas: Canvas) -> None:
    """Her canvas stands a little askew on the right, the fiddler half painted on it."""
    canvas.polygon(outline("720,120 748,120 736,1010 704,1010"), linear((704, 0), (748, 0), WOOD), detail=0.4)
    canvas.fill(outline("560,260 600,220 600,800 566,800"), "#2a2318", blur=18, alpha=0.6)
    ground = outline("592,204! 900,168! 900,800! 604,786!")
    canvas.polygon(ground, linear((600, 200), (880, 800), ["#b8ae94", "#a89c80", "#8c8064"]), noise=0.07, detail=0.4)
    canvas.polygon(outline("580,206 594,203 606,787 590,790"), "#e2d8bc", detail=0.5)
    canvas.line([(582, 206), (590, 790)], "#4a3c28", 3, detail=0.5)
    with canvas.clip(ground):
        fiddler(canvas)
    canvas.form(outline("570,790! 900,806! 900,836! 568,818!"), WOOD, bump=0.3, flatten=0.4, detail=0.5)


def chair(canvas: Canvas) -> None:
    canvas.form(
        outline("40,848! 330,868! 330,1010! 40,1010!"),
        ("#1c0d08", "#3c2014", "#5e3826", "#845a3e"),
        bump=0.12,
        flatten=0.3,
        light=LIGHT,
        noise=0.05,
    )
    for x in (44, 300):
        canvas.form(outline(f"{x - 16},842! {x + 16},842! {x + 18},1010! {x - 18},1010!"), WOOD, bump=0.6, light=LIGHT)
        canvas.form(ellipse(x, 822, 21, 25), WOOD, bump=0.9, light=LIGHT, detail=0.4)
    canvas.dotted([(70, 864), (280, 880)], 13, 5, "#c49a4c")


def gown(canvas: Canvas) -> None:
    bodice = outline("214,492 300,460 470,470 560,500 600,580 610,700 596,840 600,1010! 190,1010! 210,800 216,640")
    falls = folds_between(
        outline("260,560 400,580 560,560"), outline("230,1000 400,1010 590,1000"), 9, width=26, height=0.4
    )
    canvas.form(bodice, BLACK, bump=0.42, flatten=0.5, folds=falls, light=LIGHT, blur=2)
    far = outline("500,486 566,490 626,560 664,660 676,770 660,850 630,890 580,880 556,836 560,760 540,650")
    canvas.drapery(
        far,
        WINE,
        knot=(600, 880),
        ends=outline("520,520 610,540 670,700 672,800"),
        count=11,
        width=17,
        height=0.7,
        light=LIGHT,
        gamma=1.25,
        seed=4,
    )


def collar(canvas: Canvas) -> None:
    """Layers of fine cambric, as stiff as a dish: each lets the lower one shine through."""
    shade = outline("170,436 250,514 380,554 520,518 604,436 560,406 400,466 230,416")
    canvas.fill(shade, "#0a0606", blur=16, alpha=0.6)
    under = outline("158,402 196,368 280,342 470,338 566,358 616,396 590,452 520,502 400,530 276,506 192,456")
    canvas.form(under, LINEN, bump=0.16, flatten=0.35, light=LIGHT, detail=0.5, gamma=1.25)
    upper = outline("176,386 220,358 300,332 460,330 548,350 596,382 570,432 504,478 396,504 288,482 212,436")
    pleats = folds_from(
        (384, 338),
        outline("176,396 212,440 288,486 396,508 504,482 570,436 598,386"),
        30,
        width=9,
        height=0.34,
        sag=0.03,
        seed=5,
    )
    canvas.form(upper, LINEN, bump=0.2, flatten=0.35, folds=pleats, light=LIGHT, detail=0.6)
    for rim, inner in ((under, 3.2), (upper, 2.6)):
        edge = smooth(rim)
        canvas.line(list(edge[len(edge) // 12 :: 3]), "#fffdf4", inner, alpha=0.75, detail=0.7)
    canvas.fill(outline("300,346 340,396 400,410 450,396 480,346 400,358"), "#4e4034", blur=13, alpha=0.62, detail=0.6)


def cap(canvas: Canvas) -> None:
    """A linen cap on the back of the head, its wings beside the cheeks."""
    rim = outline(
        "278,330 262,280 258,220 276,158 322,116 384,104 446,118 488,160 502,222 492,290 474,334 "
        "462,296 470,232 452,180 420,152 372,142 326,158 298,192 288,240 292,292"
    )
    seams = folds_from(
        (378, 250),
        outline("262,300 262,200 320,118 384,104 446,118 496,200 490,300"),
        22,
        width=8,
        height=0.4,
        sag=0.02,
        seed=3,
    )
    canvas.form(rim, LINEN, bump=0.35, flatten=0.45, folds=seams, light=LIGHT, detail=0.7)
    inner = outline("292,292 288,240 298,192 326,158 372,142 420,152 452,180 470,232 462,296")
    canvas.line(inner, "#5c4630", 5, taper=0.4, alpha=0.5, blur=3, detail=0.7)
    canvas.line(inner, "#fffaf0", 2.4, taper=0.3, alpha=0.8, detail=0.8)


def head(canvas: Canvas) -> None:
    canvas.form(
        outline("262,300 254,200 300,124 384,102 462,124 506,204 496,310 440,360 320,356"),
        LINEN[:4],
        bump=0.4,
        flatten=0.5,
        light=LIGHT,
        gamma=1.5,
    )
    canvas.portrait(380, 264, 236, JUDITH, light=LIGHT, strands=420)
    cap(canvas)
    band = outline("322,396 344,412 382,420 420,413 446,396 458,420 444,446 384,460 322,446 308,420")
    pleats = folds_from(
        (384, 372), outline("304,426 330,452 384,464 440,452 462,426"), 13, width=7, height=0.4, sag=0.03
    )
    canvas.form(band, LINEN, bump=0.2, flatten=0.35, folds=pleats, light=LIGHT, detail=0.7, blur=4, shadow=0)
    canvas.line(
        outline("322,396 344,412 382,420 420,413 446,396"), "#5c4432", 6, taper=0.5, alpha=0.5, blur=4, detail=0.7
    )


def palette(canvas: Canvas) -> None:
    """Palette, rag and a sheaf of brushes, all in the other hand."""
    board = outline("250,944 290,902 372,880 462,888 516,916 520,962 470,1004 380,1016 290,1000")
    canvas.form(board, ("#3a2010", "#754a24", "#ab7a42", "#d4a868"), bump=0.06, flatten=0.3, light=LIGHT, detail=0.6)
    canvas.line(outline("252,952 290,1004 380,1020"), "#2a160a", 4, alpha=0.8, detail=0.6)
    for x, y, tone in (
        (290, 930, "#f4ecdc"), (322, 910, "#e0c070"), (358, 900, "#c04a34"), (394, 897, "#8c2a2a"),
        (428, 900, "#7a4a28"), (288, 962, "#5a7080"), (312, 986, "#2a2420"),
    ):  # fmt: skip
        canvas.form(ellipse(x, y, 15, 8, turn=-12), (tone, tone, "#fff4e4"), bump=0.5, detail=0.8)
        canvas.fill(ellipse(x + 14, y + 10, 16, 4, turn=20), tone, alpha=0.5, blur=2, detail=0.7)
    rag = outline("470,936 446,960 438,1010! 540,1010! 536,960 510,936")
    canvas.drapery(rag, LINEN, knot=(490, 936), ends=outline("440,980 480,1010 540,990"), count=7, width=10, detail=0.5)
    holder = shaped_hand(566, 878, 10, 140, 168, pose="fan", thumb="right", roll=30, pitch=4, build=LADY)
    canvas.show_hands([holder], SKIN, light=LIGHT, only="fingers")
    chance = np.random.default_rng(5)
    for i in range(15):
        spread = (i - 7) / 7
        tip = (492 + 96 * spread + 8 * chance.normal(), 744 - 20 * (1 - spread * spread) + 14 * abs(chance.normal()))
        foot = (472 + 9 * spread, 930 + 6 * chance.normal())
        tone = ("#4a2c14", "#7a5228", "#a87c44", "#2c1a0c")[i % 4]
        canvas.line([foot, tip], tone, 4.2, 3.2, detail=0.8)
        end = (tip[0] + (tip[0] - foot[0]) * 0.1, tip[1] + (tip[1] - foot[1]) * 0.1)
        canvas.line([tip, end], ("#d8c8a4", "#6a3a2a", "#c0a878")[i % 3], 7, 2, detail=0.9)
    canvas.show_hands([holder], SKIN, light=LIGHT, only="thumb")
    cuff = outline("548,832 582,824 616,836 634,872 622,912 586,926 552,910 540,870")
    canvas.drapery(
        cuff, LINEN, knot=(546, 874), ends=outline("582,824 634,872 586,926"), count=9, width=8, light=LIGHT, detail=0.6
    )


def painting_arm(canvas: Canvas) -> None:
    """Her elbow leans on the back of the chair; the hand has stopped half way to the canvas."""
    sleeve = outline(
        "216,500 178,540 140,620 118,720 128,808 176,858 250,862 330,826 410,770 456,724 440,664 404,646 "
        "340,676 296,700 292,640 300,560 276,510"
    )
    creases = folds_from((236, 520), outline("130,640 120,740 150,830"), 8, width=20, height=0.6, seed=2)
    creases += folds_from((176, 800), outline("290,560 300,690 350,680"), 6, width=22, height=0.55, seed=6)
    creases += folds_from((444, 690), outline("340,680 240,740 230,850 340,826"), 9, width=16, height=0.6, seed=8)
    canvas.form(
        sleeve,
        WINE,
        bump=0.5,
        flatten=0.45,
        folds=creases,
        light=LIGHT,
        noise=0.03,
        noise_size=20,
        blur=1.5,
        shadow=0.4,
    )
    for way, wide in (
        (outline("206,540 166,620 150,720 168,790"), 8),
        (outline("230,820 320,776 410,690"), 9),
        (outline("250,560 240,640 226,700"), 6),
    ):
        canvas.line(way, "#ecc6c0", wide, taper=0.9, alpha=0.45, blur=4)
    painter = shaped_hand(468, 676, 20, 142, -14, pose="brush", thumb="left", roll=34, pitch=4, build=LADY)
    canvas.show_hands([painter], SKIN, light=LIGHT, only="fingers")
    canvas.line([(496, 690), (716, 526)], "#5c3a1c", 5.4, 4.2, curved=False, detail=0.85)
    canvas.line([(496, 688), (704, 533)], "#c8a068", 1.4, curved=False, detail=0.85)
    canvas.line([(710, 530), (742, 506)], "#caa870", 8, 1.5, detail=0.9)
    canvas.show_hands([painter], SKIN, light=LIGHT, only="thumb")
    cuff = outline("412,632 444,622 480,640 492,684 480,724 446,736 418,712 406,668")
    canvas.drapery(
        cuff,
        LINEN,
        knot=(488, 680),
        ends=outline("440,622 406,670 446,736"),
        count=10,
        width=8,
        light=LIGHT,
        detail=0.6,
    )
    canvas.lace(outline("480,638 494,684 480,726"), 15, LINEN[3])


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    studio(canvas)
    easel(canvas)
    chair(canvas)
    gown(canvas)
    collar(canvas)
    head(canvas)
    palette(canvas)
    painting_arm(canvas)
