"""Three sisters in brocade play chess in the open air, and their old servant looks on."""

from typing import Literal

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_from
from scripts.atelier.colour import linear
from scripts.atelier.curves import ellipse
from scripts.atelier.hair_colours import HAIR_GREY
from scripts.atelier.hands import LADY, HandPose, shaped_hand
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_brocade import BRAID, Brocade, frill, gown, jewels, pearled_braid
from scripts.atelier.paintings.shared_chess_table import EBONY, board, carpet, piece
from scripts.atelier.paintings.shared_leaves import thicket
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish
from scripts.atelier.sitter import SKIN_FAIR
from scripts.atelier.sitters import OLD_WOMAN, WOMAN

PAINTING = Homage(
    card=65,
    title="The Game of Chess",
    after="after Sofonisba Anguissola",
    school="renaissance",
    size=(1000, 742),
    detail=(440, 170, 330, 330),
    seed=65,
    finish=Finish(relief=0.07, craquelure=0.05, glaze=0.45, vignette=0.14, warm=0.12),
)

Side = Literal["left", "right"]
LIGHT = (-0.5, -0.64, 0.6)
SKIN = ("#6c3e2a", "#b07c5a", "#deb08a", "#f2d4b4", "#fbe8d2")
GOLD = Brocade(("#1e1a0c", "#4c4018", "#8a7028", "#bc9a44", "#e0c684"), "#2c2c18", "#f0d890")
CRIMSON = Brocade(("#2a0a0a", "#5c1a16", "#943028", "#bc5a46", "#dc9274"), "#d8a850", "#f0d494")
BLACK = Brocade(("#0e0c0c", "#221c1a", "#3c322c", "#5c4e42", "#867664"), "#b08438", "#dcb868")
LUCIA = WOMAN.but(
    age=19, seed=651, skin=SKIN_FAIR, yaw=14, roll=-3, width=0.98, flesh=0.35, jaw=0.93, nose_length=1.04,
    nose_width=0.9, eye_size=1.14, eye_open=0.94, brow="#6a4828", brow_strength=0.4, lip="#b04c40", iris="#4c3820",
    blush="#cc6a50", blush_strength=0.4, hair="back", hair_colours=BRAID, hairline=0.02, volume=0.9, ears=0, fill=0.3,
    shadow=0.5, smile=0.22,
).looking(0, 0)  # fmt: skip
EUROPA = WOMAN.but(
    age=9, seed=652, skin=SKIN_FAIR, yaw=30, pitch=-2, roll=8, flesh=0.5, nose_turn=0.4, eye_size=1.06,
    brow="#7c5a34", brow_strength=0.35, lip="#b84c40", iris="#4c3820", blush="#d4664c", blush_strength=0.5,
    hair="back", hair_colours=BRAID, hairline=0.0, volume=0.9, ears=0, fill=0.32, shadow=0.45, gaze=(6.0, -2.0),
).feeling("laugh", 0.62)  # fmt: skip
MINERVA = WOMAN.but(
    age=15, seed=653, skin=SKIN_FAIR, yaw=-58, pitch=-3, roll=-3, flesh=0.3, jaw=0.93, nose_length=1.02,
    nose_width=0.88, eye_size=1.12, brow="#6a4828", brow_strength=0.45, lip="#b44a40", iris="#4c3820", blush="#cc6a50",
    blush_strength=0.4, hair="back", hair_colours=BRAID, hairline=0.0, volume=0.9, ears=0, fill=0.32, shadow=0.45,
    gaze=(8.0, 2.0), mouth_open=0.06,
)  # fmt: skip
SERVANT = OLD_WOMAN.but(
    age=66, seed=654, skin=SKIN_FAIR, yaw=-34, pitch=-8, roll=-6, flesh=0.0, hat="none", hair="parted", ears=0,
    hair_colours=HAIR_GREY, hairline=0.03, fill=0.26, shadow=0.5, softness=0.6, gaze=(-4.0, -14.0), smile=0.2,
)  # fmt: skip


def land(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 420), ["#8ea6ac", "#aebcb4", "#ccc8ac", "#a8a888"]))
    canvas.clouds(-10, 200, "#e4dcc4", shade="#94a4a8", cover=0.1, size=160, stretch=2.6, alpha=0.5, seed=3)
    far, mist = ("#4c6a74", "#789094", "#a8b4ac"), ("#b8c4bc", 0.7)
    canvas.hill(
        [(280, 210), (400, 170), (520, 196), (620, 130), (720, 160), (820, 110), (1010, 150)],
        far,
        roughness=40,
        base=380,
        haze=mist,
        size=40,
        relief=0.5,
        seed=5,
    )
    canvas.hill(
        [(-10, 300), (200, 280), (420, 262), (600, 250), (760, 240), (1010, 250)],
        ("#34463a", "#5c7058", "#8c966c"),
        roughness=26,
        base=480,
        haze=("#98a890", 0.5),
        size=36,
        seed=6,
    )
    canvas.hill(
        [(-10, 380), (300, 360), (600, 350), (1010, 340)],
        ("#2c2e1c", "#54552e", "#86804c"),
        roughness=18,
        base=1000,
        size=40,
        seed=7,
    )
    trunk = outline("96,-20! 150,-20! 146,160 156,330 190,560! 60,560! 92,330 100,160")
    canvas.form(
        trunk, ("#17110a", "#3a2a18", "#604828", "#84683e"), bump=0.5, noise=0.12, noise_size=18, direction=88.0
    )
    canvas.line(outline("130,150 200,90 290,40 380,20"), "#3a2a18", 16, 5)
    canvas.line(outline("110,120 60,60 -10,30"), "#2c2012", 18, 9)
    oak = ("#141c10", "#26341a", "#42522a", "#68743e", "#949a5c")
    for x, y, wide, high, seed in (
        (60, 60, 120, 90, 1),
        (210, 20, 130, 60, 2),
        (340, 20, 110, 46, 3),
        (20, 210, 60, 80, 4),
        (190, 120, 70, 46, 5),
        (440, 0, 70, 34, 6),
    ):
        thicket(canvas, x, y, wide, high, oak, leaf=(5, 10), density=0.9, seed=seed)


def servant(canvas: Canvas) -> None:
    dress = outline("800,742! 812,420 846,340 900,310 960,320 1010,350! 1010,760! 800,760!")
    canvas.drapery(
        dress,
        ("#12100f", "#26221f", "#423c36", "#645c52"),
        knot=(900, 280),
        ends=outline("812,600 900,742 1010,600"),
        count=9,
        width=20,
        light=LIGHT,
    )
    canvas.portrait(888, 214, 158, SERVANT, light=LIGHT)
    veil(canvas)


def veil(canvas: Canvas) -> None:
    """Her white kerchief: over the grey hair, down to the breast."""
    linen = ("#6c675c", "#a09888", "#ccc4b2", "#ece6d6")
    hood = outline(
        "828,200 830,160 856,134 902,124 944,140 964,184 968,250 990,320 960,342 934,316 944,250 936,198 912,170 "
        "876,164 848,178"
    )
    pleats = folds_from(
        (880, 240), outline("828,180 856,128 904,112 952,150 972,240 990,320"), 13, width=12, height=0.5
    )
    canvas.form(hood, linen, bump=0.35, flatten=0.4, folds=pleats, light=LIGHT, detail=0.5)
    wrap = outline("846,312 880,334 930,330 966,300 996,330 960,376 900,396 856,370 836,336")
    canvas.drapery(
        wrap, linen, knot=(900, 296), ends=outline("840,340 900,396 990,340"), count=9, width=9, light=LIGHT, detail=0.5
    )


def europa(canvas: Canvas) -> None:
    """The youngest stands behind the table and laughs at the sister who is losing."""
    gown(
        canvas,
        outline("428,380 470,352 520,350 562,372 590,440 600,560! 400,560! 408,450"),
        BLACK,
        (496, 340),
        outline("404,540 500,560 598,540"),
        size=22,
        seed=3,
    )
    for arm, seed in (
        ("430,384 452,372 462,430 456,500 450,560! 402,560! 406,460", 8),
        ("540,366 566,376 590,440 600,560! 556,560! 548,490 536,430", 9),
    ):
        gown(canvas, outline(arm), CRIMSON, outline(arm)[0][:2], outline(arm)[3:5], size=18, count=6, seed=seed)
    canvas.fill(ellipse(498, 352, 34, 20), SKIN[2], blur=3, detail=0.8)
    canvas.portrait(496, 266, 138, EUROPA, light=LIGHT, strands=260)
    frill(
        canvas,
        outline("462,338 480,356 500,360 522,352 538,330"),
        outline("446,348 472,374 500,380 530,370 554,340"),
        13,
    )
    pearled_braid(canvas, outline("437,256 446,224 470,208 498,203 526,209 545,228 551,256"), 14)
    jewels(canvas, outline("456,372 480,402 502,410 528,400 548,370"), 18)


def lucia(canvas: Canvas) -> None:
    """The eldest has just taken a piece, and looks up at us."""
    gown(
        canvas,
        outline("150,380 196,338 262,326 330,340 374,384 386,480 380,580! 150,580! 140,470"),
        GOLD,
        (262, 320),
        outline("150,560 260,580 380,560"),
        size=27,
        seed=2,
    )
    canvas.fill(ellipse(264, 332, 34, 20), SKIN[2], blur=3, detail=0.8)
    canvas.portrait(266, 222, 162, LUCIA, light=LIGHT, strands=320)
    frill(
        canvas,
        outline("214,304 236,330 264,338 294,330 318,300"),
        outline("194,318 226,352 264,364 304,352 336,314"),
        17,
    )
    pearled_braid(canvas, outline("205,216 212,180 234,160 266,153 298,160 320,180 327,214"), 16)
    jewels(canvas, outline("206,352 236,398 264,410 292,398 322,352"), 26)


def minerva(canvas: Canvas) -> None:
    """She faces her sister across the board, one hand raised: wait!"""
    gown(
        canvas,
        outline("652,390 700,352 760,346 812,372 846,440 862,560 870,640! 650,640! 640,480"),
        CRIMSON,
        (730, 336),
        outline("650,600 760,640 866,600"),
        size=27,
        seed=7,
    )
    canvas.fill(ellipse(722, 344, 34, 20), SKIN[2], blur=3, detail=0.8)
    canvas.portrait(712, 244, 156, MINERVA, light=LIGHT, strands=300)
    frill(
        canvas,
        outline("680,322 690,346 720,356 752,346 776,312"),
        outline("662,334 682,366 720,378 762,366 794,326"),
        15,
    )
    pearled_braid(canvas, outline("662,208 682,184 714,172 750,178 776,202 784,240"), 16)
    jewels(canvas, outline("676,364 690,410 712,424 746,408 772,364"), 24)


CUFF = ("#78726a", "#b0a89a", "#dcd4c4", "#f6f2e6")


def cuff(canvas: Canvas, shape: str, knot: tuple[float, float]) -> None:
    points = outline(shape)
    canvas.drapery(points, CUFF, knot=knot, ends=points[:4], count=12, width=6, height=0.9, light=LIGHT, detail=0.6)
    with canvas.clip(points, blur=1):
        for point in points:
            canvas.line([knot, point[:2]], CUFF[0], 4, taper=0.3, alpha=0.5, blur=1.4, detail=0.6)


def laid(
    canvas: Canvas,
    place: tuple[float, float],
    size: float,
    angle: float,
    pose: HandPose,
    thumb: Side,
    roll: float = 0.0,
) -> None:
    hand = shaped_hand(*place, 20, size, angle, pose=pose, thumb=thumb, roll=roll, build=LADY)
    canvas.show_hands([hand], SKIN, light=LIGHT)


def players_hands(canvas: Canvas) -> None:
    for arm, knot, ends, seed in (
        ("156,376 186,370 206,420 214,500 250,556 262,590 230,616 180,606 130,560 112,490 122,420", (240, 596),
         "150,390 116,500 150,580", 5),
        ("338,366 372,380 392,440 398,520 392,580 366,604 336,590 330,520 326,430", (372, 600),
         "340,380 396,440 336,520", 6),
    ):  # fmt: skip
        gown(canvas, outline(arm), CRIMSON, knot, outline(ends), size=21, count=8, seed=seed)
    laid(canvas, (246, 588), 102, 10, "holding", "left", 16)
    piece(canvas, 312, 614, 10, 1, EBONY)
    cuff(canvas, "222,566 248,560 262,580 258,612 238,624 216,612", (280, 592))
    laid(canvas, (374, 592), 102, 20, "pinch", "left", 20)
    cuff(canvas, "346,576 376,566 396,580 394,606 368,618 344,604", (410, 600))
    gown(
        canvas,
        outline("420,452 450,440 480,470 496,506 484,532 452,534 426,512"),
        CRIMSON,
        (480, 530),
        outline("420,460 430,510 470,540"),
        size=17,
        count=6,
        seed=4,
    )
    laid(canvas, (474, 526), 72, 40, "resting", "left")
    cuff(canvas, "456,520 474,506 492,516 490,536 472,544 456,536", (494, 540))
    raised = outline("664,392 700,420 716,480 700,540 672,560 636,540 628,500 640,440")
    gown(canvas, raised, GOLD, (640, 520), outline("670,400 714,480 680,560"), size=20, count=7, seed=8)
    laid(canvas, (640, 512), 108, -112, "open", "right", 10)
    cuff(canvas, "618,506 640,494 664,504 666,528 644,540 622,530", (640, 480))
    sleeve = outline("812,380 846,430 862,520 850,600 800,628 744,628 722,600 748,576 790,560 800,480")
    gown(canvas, sleeve, GOLD, (740, 604), outline("820,400 864,540 800,628"), size=20, count=8, seed=9)
    laid(canvas, (736, 602), 102, 176, "resting", "right", 8)
    cuff(canvas, "724,582 748,576 762,600 752,628 728,630 716,608", (700, 604))


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    land(canvas)
    servant(canvas)
    europa(canvas)
    lucia(canvas)
    minerva(canvas)
    carpet(canvas)
    board(canvas)
    players_hands(canvas)
