"""A black line like a crack runs down the sky: a cliff in the snow, and a small man on his way to a house."""

from itertools import pairwise

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear
from scripts.atelier.curves import placed, smooth
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_ink import INK, axe_cuts, dead_tree, ink_line, moss, old_paper, rock, seal, wash
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=51,
    title="Winter Landscape",
    after="after Sesshū Tōyō",
    school="watercolour",
    size=(633, 1000),
    detail=(230, 560, 300, 300),
    seed=51,
    finish=Finish(glaze=0.85, stains=0.6, contrast=1.0, warm=0.22, vignette=0.14),
)

SNOW, GREY, DARK = "#f2ebd9", "#7d776a", "#38342e"


def paper(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 1000), ["#b8ad94", "#c6baa0", "#c9bea4", "#b0a58c"]), noise=0.04, noise_size=150)
    old_paper(canvas, ("#8a7048", "#b09a6e", "#efe4c8"))
    wash(canvas, "-20,-20 380,-20 372,200 360,330 300,400 200,420 60,440 -20,430", "#5a5548", blur=46, alpha=0.85)
    wash(canvas, "420,-20 660,-20 660,260 560,300 470,240", "#7d7564", blur=50, alpha=0.5)
    wash(canvas, "-20,640 640,600 640,780 -20,800", "#6f6858", blur=60, alpha=0.5)


def far_mountains(canvas: Canvas) -> None:
    """Snow left white where the sky was washed grey."""
    for ridge, width in (
        ("-10,330 40,262 76,214 104,204 132,236 170,262 196,300 240,356 262,420", 2.6),
        ("120,430 170,352 206,296 238,256 262,246 288,280 322,316 350,372 372,430", 3.2),
        ("-10,420 34,380 74,352 112,372 160,410 196,450", 2.8),
    ):
        edge = outline(ridge)
        canvas.fill(
            [*edge, (edge[-1][0], 560, 0), (edge[0][0], 560, 0)],
            linear((0, 220), (0, 520), ["#f6f0e0", "#ddd2ba"]),
            blur=1.5,
        )
        ink_line(canvas, edge, width, alpha=0.62, colour=DARK)
        inner = [(x + 10, y + 26) for x, y in edge[2:6]]
        canvas.line(inner, GREY, 5, taper=0.9, alpha=0.4, blur=2)


def valley_mist(canvas: Canvas) -> None:
    wash(canvas, "60,520 240,480 380,430 430,470 420,580 240,600 60,580", "#c6bba1", blur=26, alpha=0.85)


def cliff(canvas: Canvas) -> None:
    """The wall that breaks off at one jagged stroke."""
    face = outline(
        "372,-20! 380,60 364,118 388,168 372,228 404,276 392,340 428,392 420,470 470,540 560,560 640,548! 640,-20!"
    )
    canvas.fill(face, linear((380, 0), (640, 300), ["#ded1b4", "#d8cbae", "#cdbf9f"]), keep=0.1)
    with canvas.clip(face):
        wash(canvas, "360,-20 410,-20 420,120 424,280 470,420 500,560 420,560 380,300", DARK, blur=22, alpha=0.5)
        wash(canvas, "520,300 640,240 640,560 480,560", GREY, blur=40, alpha=0.5)
        for way, turn in (
            ("384,40 392,120 400,200 410,280 430,360 450,440", 20), ("430,60 440,150 452,240 470,330 500,420", 74),
            ("500,150 510,240 530,330 560,430", 100), ("410,100 420,220 440,330 470,450", 38),
            ("560,260 580,360 600,460", 110),
        ):  # fmt: skip
            axe_cuts(canvas, smooth(outline(way), closed=False), 34, (turn, 40), width=6, alpha=0.6)
        for crack, width in (
            ("456,-12 450,60 462,104 446,150 470,196 456,246 486,300 480,352", 6.5),
            ("548,120 536,190 552,236 530,288 556,340 544,402", 5.5),
            ("470,352 500,366 540,356 580,372", 5),
            ("612,60 604,130 618,196 600,260 622,330", 4.5),
        ):
            broken(canvas, crack, width)
            canvas.line([(p[0] + 9, p[1] + 4) for p in outline(crack)], DARK, 16, blur=6, alpha=0.32)
    broken(
        canvas,
        "374,-12 380,58 362,66 366,118 392,170 386,226 370,232 374,250 406,280 404,326 390,342 396,362 430,394",
        14,
    )
    broken(canvas, "430,394 416,420 420,470 446,500 472,542 520,548 560,562", 8)
    broken(canvas, "372,232 350,238 336,262 340,288", 6)
    broken(canvas, "364,66 346,76 334,98", 5)
    broken(canvas, "392,342 370,350 360,378 346,390", 5.5)


def broken(canvas: Canvas, way: str, width: float) -> None:
    """A line of separate strokes, each pressed anew where the rock turns."""
    for one, other in pairwise(outline(way)):
        middle = ((one[0] + other[0]) / 2 + 2 * canvas.chance.normal(), (one[1] + other[1]) / 2)
        ink_line(
            canvas, [one, middle, other], width * (0.75 + 0.5 * canvas.chance.random()), end=width * 0.75, rough=0.2
        )


def house(canvas: Canvas) -> None:
    """A hall with two snowy roofs between the rocks."""
    for x, y, size in ((226, 520, 1.0), (150, 548, 0.8)):
        wall = placed(outline("-40,0! 40,0! 40,34! -40,34!"), x, y, scale=size)
        canvas.fill(wall, "#b8ab8c")
        for k in range(7):
            post = placed([(-38 + 12.6 * k, 0), (-38 + 12.6 * k, 34)], x, y, scale=size)
            canvas.line(post, INK, 1.8, alpha=0.85, keep=0.4)
        canvas.line(placed([(-40, 16), (40, 16)], x, y, scale=size), INK, 1.3, alpha=0.7, keep=0.4)
        roof = placed(outline("-62,6! -40,-4 -24,-24! 0,-27 26,-24! 42,-4 64,6! 30,3 0,2 -30,3"), x, y, scale=size)
        canvas.fill(roof, SNOW, keep=0.2)
        curve = smooth(roof)
        ink_line(canvas, curve, 3, end=3, rough=0.4)
        for k in range(9):
            rib = placed([(-22 + 5.6 * k, -22), (-38 + 9.6 * k, 0)], x, y, scale=size)
            canvas.line(rib, DARK, 1, alpha=0.55, keep=0.3)


def path(canvas: Canvas) -> None:
    canvas.fill(
        outline(
            "560,842 470,806 392,764 352,720 330,668 290,628 240,604 262,592 330,620 378,668 402,716 450,752 540,786 "
            "600,812"
        ),
        "#e4d8be",
        blur=3,
    )
    ink_line(canvas, outline("560,846 470,810 390,768 350,724 328,672 288,632 240,608"), 3.4, end=2, alpha=0.8)
    ink_line(canvas, outline("602,810 540,784 452,750 404,714 380,666 332,618 264,590"), 3, end=2, alpha=0.75)
    for k in range(7):
        x, y = 352 - 13 * k, 716 - 15 * k
        canvas.line([(x - 16, y + 3), (x, y - 2), (x + 18, y - 6)], DARK, 1.8, alpha=0.7, keep=0.3)


def traveller(canvas: Canvas) -> None:
    """From behind, bent, with a broad hat and a staff."""
    x, y = 396, 738
    robe = placed(outline("-8,-34! 6,-36! 12,-18 11,0! -10,0! -13,-16"), x, y, scale=1.05)
    canvas.fill(robe, "#6a6253", keep=0.4)
    ink_line(canvas, smooth(robe), 2.6, end=2.4)
    canvas.fill(placed(outline("-17,-37! -6,-47 0,-50 7,-47 17,-38! 0,-35"), x, y, scale=1.05), SNOW, keep=0.4)
    ink_line(
        canvas, smooth(placed(outline("-17,-37! -6,-47 0,-50 7,-47 17,-38! 0,-35"), x, y, scale=1.05)), 2.4, end=2.2
    )
    ink_line(canvas, [(x - 20, y - 52), (x - 22, y - 20), (x - 25, y + 4)], 2.4, end=1.6)
    for dx in (-6, 5):
        ink_line(canvas, [(x + dx, y - 2), (x + dx - 2, y + 6), (x + dx - 5, y + 10)], 3)


def middle_rocks(canvas: Canvas) -> None:
    for text, cuts in (
        ("-20,660 -20,566 18,548 34,512 70,520 84,550 118,556 132,590 160,600 176,640 170,690 80,704", 22),
        ("262,616 272,580 300,566 314,540 346,544 358,564 384,574 396,612 378,640 320,634", 18),
        ("500,640 506,600 540,590 556,556 596,548 620,562 650,556 650,680 560,690", 22),
        ("446,716 432,668 452,640 466,604 494,600 508,624 540,634 560,680 548,742 486,744", 24),
        ("530,756 540,706 574,690 590,660 640,652 650,800 590,796", 18),
        (
            "52,770 60,712 92,694 108,660 146,666 160,640 196,650 214,682 250,690 266,724 296,744 304,786 80,800",
            30,
        ),
    ):
        rock(canvas, text, snow=SNOW, shade=DARK, cuts=cuts, cut=(82, 34))
    dead_tree(canvas, 104, 560, 250, width=10, lean=2, seed=5)
    dead_tree(canvas, 40, 530, 170, width=7, lean=-10, seed=8)
    dead_tree(canvas, 548, 580, 120, width=6, lean=-12, seed=12)
    moss(canvas, [(470, 606), (560, 556), (312, 546), (372, 570), (130, 592), (30, 530), (180, 650)], 3.4, count=6)


def foreground(canvas: Canvas) -> None:
    wash(canvas, "-20,830 300,820 660,860 660,1010 -20,1010", "#6f6858", blur=26, alpha=0.6)
    for y, x, long in ((912, 380, 170), (948, 440, 140), (970, 350, 110), (930, 540, 90)):
        ink_line(canvas, [(x, y), (x + long / 2, y - 4), (x + long, y + 1)], 1.8, alpha=0.45, colour=DARK)
    boat(canvas)
    for text, cuts in (
        ("-20,1010 -20,856 8,840 22,800 62,792 78,812 112,806 136,842 150,880 188,902 200,950 170,1010", 34),
        ("130,1010 124,950 150,926 162,892 206,880 226,898 262,894 286,930 320,950 336,1010", 26),
        ("330,1010 340,976 372,962 396,980 420,1010", 10),
    ):
        rock(canvas, text, snow=SNOW, shade="#3a352e", cuts=cuts, width=9, tone=0.7, cut=(92, 46))
    dead_tree(canvas, 84, 812, 240, width=13, lean=12, seed=33)
    moss(canvas, [(40, 796), (110, 806), (160, 892), (250, 892), (300, 938), (70, 790)], 4, count=7, alpha=0.9)
    seal(canvas, 588, 950, 20)


def boat(canvas: Canvas) -> None:
    hull = outline("470,862! 510,878 566,878 620,856! 612,876 570,894 510,894 478,880")
    canvas.fill(hull, "#8a8069", keep=0.3)
    ink_line(canvas, smooth(hull), 3, end=2.6)
    cabin = outline("512,878! 514,852 540,842 566,850 572,876!")
    canvas.fill(cabin, "#c6b999", keep=0.3)
    ink_line(canvas, smooth(cabin), 2.6, end=2.2)
    for x in (524, 538, 552, 564):
        canvas.line([(x - 2, 850), (x, 876)], DARK, 1, alpha=0.6)
    ink_line(canvas, [(608, 858), (614, 800), (616, 770)], 2.4, end=1.4)


def compose(canvas: Canvas) -> None:
    paper(canvas)
    far_mountains(canvas)
    valley_mist(canvas)
    cliff(canvas)
    house(canvas)
    path(canvas)
    middle_rocks(canvas)
    traveller(canvas)
    foreground(canvas)
