"""A painter seen from behind, in black with white slashes, paints a girl in blue; a curtain is drawn aside for us."""

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_between
from scripts.atelier.curves import ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.paintings.shared_vermeer_studio import BRASS, LIGHT, WOOD, chandelier, room, tiles, wall_map
from scripts.atelier.school import Finish
from scripts.atelier.sitter import CLOSED, SKIN_VERMEER
from scripts.atelier.sitters import WOMAN

PAINTING = Homage(
    card=16,
    title="The Art of Painting",
    after="after Johannes Vermeer",
    school="dutch",
    size=(833, 1000),
    detail=(360, 420, 320, 320),
    seed=16,
    finish=Finish(relief=0.09, craquelure=0.05, glaze=0.4),
)

TAPESTRY = ("#17120d", "#33281c", "#5c4a35", "#86704e", "#a8906a")
BLACK = ("#080706", "#141110", "#262220", "#423c38")
BLUE = ("#1c2e4a", "#3a587e", "#5f86b0", "#93b3d0", "#cadae6")
WHITE = ("#6c6656", "#a8a08a", "#d8d2bc", "#f6f2e2")
RED = ("#4a170c", "#86301a", "#b8502e", "#dc8a60")
SKIN = ("#6a4230", "#b0805e", "#e2b894", "#f6dabc", "#fdeeda")
CLIO = WOMAN.but(
    age=20, seed=95, yaw=-58, pitch=-14, roll=-6, eye_open=0.42, skin=SKIN_VERMEER, brow="#5c3c20", hair="bun",
    hair_colours=("#2c1a0e", "#5c3c20", "#8f6638", "#bf945c"), keep=0.3
)  # fmt: skip
PLASTER = WOMAN.but(
    yaw=24, roll=-78, eye_open=CLOSED, skin=("#7c7460", "#b4ab94", "#d8d2bc", "#ece6d4", "#fbf8ec"), lip="#b4ab94",
    brow_strength=0.0, blush_strength=0.0, lash="#7c7460", bounce="#b4ab94", neck=0, ears=0
)  # fmt: skip


def model(canvas: Canvas) -> None:
    """Clio: her body to the window, eyes lowered, with trumpet and book."""
    gown = outline("304,500 340,490 380,500 396,580 404,660 412,760! 280,760! 284,660 290,580")
    falls = folds_between(
        outline("310,520 340,516 376,520"), outline("284,756 340,760 408,756"), 11, width=9, height=0.6
    )
    canvas.form(gown, ("#5c5a4c", "#9a9680", "#d0cbb0", "#f0ecd4"), bump=0.36, flatten=0.45, folds=falls, light=LIGHT)
    drape = outline(
        "300,486 318,478 344,486 372,478 396,496 408,548 416,610 404,668! 380,640 350,652 316,630 290,640! 284,560"
    )
    canvas.drapery(
        drape,
        BLUE,
        knot=(330, 492),
        ends=[(406, 520), (412, 590), (404, 664), (360, 648), (316, 630), (288, 600)],
        count=17,
        width=8,
        height=0.8,
        light=LIGHT,
        detail=0.4,
    )
    arm = outline("304,492 282,520 270,556 280,576 302,566 318,536 322,508")
    canvas.drapery(arm, BLUE, knot=(312, 500), ends=[(272, 556), (286, 576), (304, 564)], count=6, width=7, light=LIGHT)
    canvas.portrait(342, 432, 78, CLIO, light=LIGHT)
    canvas.fill(outline("334,470 356,480 372,474 366,490 340,492"), SKIN[2], blur=3, detail=0.7)
    for i in range(15):
        share = i / 14
        x, y = 314 + 68 * share, 416 - 26 * np.sin(np.pi * (0.12 + 0.8 * share))
        leaf = ellipse(float(x), float(y), 11, 4.6, turn=-70 + 110 * share + (18 if i % 2 else -18))
        canvas.form(leaf, ("#16283c", "#305468", "#5f8a98", "#a8ccd0"), bump=0.6, detail=0.8)
    canvas.line([(236, 356), (286, 574)], "#5a3e16", 8, 6, curved=False, detail=0.7)
    canvas.line([(234, 356), (284, 574)], "#e8cc84", 2.6, curved=False, detail=0.8)
    canvas.form(
        outline("208,330! 256,318! 246,352 240,380! 232,380! 224,356"), BRASS, bump=0.5, detail=0.8, light=LIGHT
    )
    canvas.hand(298, 560, 36, 190, SKIN, pose="fist", thumb="right", detail=0.75, light=LIGHT)
    book = outline("350,530! 420,518! 428,598! 358,612!")
    canvas.form(book, ("#6a4e12", "#a8842a", "#d8b84c", "#f4e094"), bump=0.15, flatten=0.3, light=LIGHT, detail=0.7)
    for i in range(4):
        canvas.line([(348 - 2 * i, 532 + i), (356 - 2 * i, 613 + i)], "#efe6c8", 1.6, curved=False, detail=0.8)
    canvas.hand(410, 598, 38, 196, SKIN, pose="holding", thumb="right", detail=0.75, light=LIGHT)


def table(canvas: Canvas) -> None:
    green = ("#20281e", "#44523c", "#6e7c58", "#a0a87e")
    cloth = outline("176,664! 352,650! 356,700 348,770 360,836! 330,824 300,844 262,830 226,848 190,836!")
    canvas.drapery(
        cloth,
        green,
        top=[(186, 664), (350, 652)],
        bottom=[(196, 836), (352, 832)],
        count=13,
        width=10,
        height=0.8,
        light=LIGHT,
    )
    canvas.polygon(outline("176,664 204,628 366,618 352,652"), "#7c8862", direction=-4.0, detail=0.4)
    canvas.polygon(outline("214,652 236,630 282,628 270,650"), "#efe8d2", detail=0.7)
    canvas.polygon(outline("208,658 232,640 252,642 240,660"), "#d8ccb0", detail=0.7)
    canvas.fill(ellipse(318, 646, 40, 8), "#2c3426", blur=5, alpha=0.7)
    canvas.portrait(314, 638, 50, PLASTER, light=LIGHT)
    canvas.form(outline("256,646! 296,640! 300,652! 258,660!"), ("#4c2c1c", "#84502f", "#c08a58"), bump=0.2, detail=0.7)


def easel(canvas: Canvas) -> None:
    for way in (outline("402,360 384,700 372,880"), outline("520,360 544,700 556,880"), outline("462,350 470,640")):
        canvas.line(way, "#3c2616", 12, 12, detail=0.4)
        canvas.line([(x - 3, y) for x, y in (point[:2] for point in way)], "#a07a4c", 3, alpha=0.8, detail=0.4)
    canvas.form(
        outline("394,392! 530,392! 532,574! 392,572!"),
        ("#7a705a", "#b4a98c", "#d0c6aa"),
        bump=0.08,
        flatten=0.2,
        detail=0.5,
    )
    canvas.line([(386, 580), (540, 580)], "#4a301c", 11, curved=False, detail=0.5)
    for i in range(8):
        angle = np.pi * (1.0 - 0.13 * i)
        canvas.fill(
            ellipse(462 + 36 * np.cos(angle), 448 - 24 * np.sin(angle), 11, 5, turn=float(-np.degrees(angle)) + 50),
            "#4f7a9c",
            detail=0.9,
            keep=0.4,
        )
    canvas.line(outline("436,452 440,490 462,520 486,490 488,452"), "#e8dcc0", 3, alpha=0.7, detail=0.8)


def painter(canvas: Canvas) -> None:
    for x in (478, 612):
        canvas.line([(x, 800), (x + 4, 936)], "#3c2616", 13, curved=False, detail=0.4)
    canvas.form(outline("456,782! 640,782! 640,806! 456,806!"), WOOD, bump=0.4, light=LIGHT, detail=0.4)
    for stocking, shoe in (
        (
            outline("470,800 506,804 500,880 486,930 462,930 466,870"),
            outline("460,926 492,924 488,948 436,954 432,940"),
        ),
        (
            outline("582,800 620,800 622,880 640,930 612,936 596,880"),
            outline("610,930 644,926 668,946 640,956 612,950"),
        ),
    ):
        canvas.form(stocking, RED, bump=0.6, light=LIGHT, direction=90.0, detail=0.3)
        canvas.form(shoe, BLACK, bump=0.6, detail=0.5)
        sock = [stocking[0], stocking[1], (stocking[1][0] - 2, 836), (stocking[0][0] + 2, 840)]
        canvas.form(sock, WHITE, bump=0.5, flatten=0.5, detail=0.4, light=LIGHT)
    breeches = outline("458,716 540,728 618,716 656,764 654,812 596,830 548,812 506,830 440,816 436,764")
    canvas.form(
        breeches,
        BLACK,
        bump=0.5,
        flatten=0.5,
        folds=folds_between(
            outline("460,730 540,740 630,730"), outline("446,812 540,812 648,812"), 13, width=11, height=0.8
        ),
        light=LIGHT,
    )
    doublet = outline("484,512 540,500 598,512 626,548 628,630 612,722 540,738 462,722 446,630 454,548")
    canvas.form(doublet, BLACK, bump=0.5, flatten=0.5, light=LIGHT, direction=88.0)
    with canvas.clip(doublet):
        for i in range(8):
            x = 470 + 20 * i
            way = [(x + (540 - x) * 0.16, 510), (x, 610), (x + (540 - x) * 0.1, 732)]
            canvas.line(way, "#ece6d4", 7, taper=0.35, detail=0.6)
            canvas.line([(a + 4, b) for a, b in way], "#100c0a", 4, taper=0.25, alpha=0.8, detail=0.5)
    canvas.form(
        outline("454,712 540,730 622,712 624,728 540,746 452,728"),
        WHITE,
        bump=0.5,
        flatten=0.5,
        detail=0.4,
        light=LIGHT,
    )
    sleeve = outline("450,530 484,560 470,620 430,626 396,602 404,576 434,570")
    canvas.form(sleeve, BLACK, bump=0.5, flatten=0.5, light=LIGHT, detail=0.3)
    with canvas.clip(sleeve):
        for i in range(4):
            canvas.line(
                [(470 - 14 * i, 540 + 4 * i), (452 - 14 * i, 590 + 6 * i), (430 - 10 * i, 624)],
                "#ece6d4",
                8,
                taper=0.3,
                detail=0.5,
            )
    canvas.hand(412, 594, 44, -150, SKIN, pose="pinch", thumb="right", detail=0.7, light=LIGHT)
    canvas.line([(386, 574), (446, 470)], "#4a301c", 4, curved=False, detail=0.8)
    canvas.line([(360, 660), (500, 540)], "#8a6a40", 5, curved=False, detail=0.7)
    hair = ("#1c1009", "#3c2415", "#644024", "#90653c")
    mane = outline(
        "492,440 540,424 590,440 602,490 606,540 592,556! 576,548 560,562! 544,550 524,562! "
        "508,548 486,556! 478,530 482,490"
    )
    canvas.form(mane, hair, bump=0.45, flatten=0.4, light=LIGHT, direction=90.0, detail=0.4)
    for k in range(9):
        x = 488 + 13 * k
        way = [(540 + (x - 540) * 0.7, 446), (x, 496), (x + (x - 540) * 0.12, 548 + 8 * (k % 3))]
        canvas.lock(way, hair, width=14, end_width=5, strands=14, wave=4, waves=2)
    beret = outline("458,444 462,406 500,380 556,374 606,390 626,424 618,452 580,456 540,450 490,460")
    canvas.form(
        beret,
        BLACK,
        bump=0.6,
        flatten=0.6,
        folds=folds_between(
            outline("474,448 540,442 614,444"), outline("486,396 550,380 604,400"), 9, width=10, height=0.7
        ),
        light=LIGHT,
        detail=0.3,
    )


def chair(canvas: Canvas) -> None:
    canvas.form(
        outline("74,650! 226,676! 220,800! 70,790!"),
        ("#120c08", "#2c1f14", "#4c3824"),
        bump=0.2,
        flatten=0.3,
        light=LIGHT,
    )
    for i in range(9):
        canvas.form(ellipse(84 + 17 * i, 664 + 3 * i, 4, 4), BRASS, bump=0.8, detail=0.7)
    for x in (84, 214):
        canvas.line([(x, 790), (x - 6, 980)], "#20140c", 16, curved=False)


def curtain(canvas: Canvas) -> None:
    shape = outline("-20,-20! 262,-20! 250,120 214,300 224,420 180,520 132,640 60,760 40,900 -20,1010!")
    falls = folds_between(
        outline("-10,0 120,20 250,10"), outline("-10,980 60,760 200,470"), 11, width=34, height=0.6, seed=4
    )
    canvas.form(shape, TAPESTRY, bump=0.4, flatten=0.4, folds=falls, light=(0.5, -0.3, 0.8))
    with canvas.clip(shape):
        for i in range(90):
            x, y = 260 * canvas.chance.random(), 980 * canvas.chance.random()
            tone = ("#8c4a34", "#4c6a80", "#c0a060", "#5c6c3c", "#a87c68")[i % 5]
            for k in range(4):
                canvas.fill(
                    ellipse(x + 11 * np.cos(k * 1.57 + i), y + 11 * np.sin(k * 1.57 + i), 9, 5, turn=90 * k + 57 * i),
                    tone,
                    alpha=0.5,
                    detail=0.3,
                )
    canvas.line(outline("262,-20 250,120 214,300 224,420 180,520 132,640 60,760"), "#0c0806", 26, blur=12, alpha=0.5)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    room(canvas)
    tiles(canvas)
    wall_map(canvas)
    chandelier(canvas)
    model(canvas)
    table(canvas)
    easel(canvas)
    painter(canvas)
    chair(canvas)
    curtain(canvas)
