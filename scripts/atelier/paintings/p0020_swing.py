"""A girl in pink flies on a swing, and her shoe flies farther still."""

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import radial
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_leaves import thicket
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.paintings.shared_swing_statues import LIGHT, STONE, cupid, putti
from scripts.atelier.school import Finish
from scripts.atelier.sitter import SKIN_PALE, SKIN_RUDDY
from scripts.atelier.sitters import MAN
from scripts.atelier.young_sitters import YOUNG_WOMAN

PAINTING = Homage(
    card=20,
    title="The Swing",
    after="after Jean-Honoré Fragonard",
    school="romantic",
    size=(793, 1000),
    detail=(300, 330, 300, 300),
    seed=20,
    finish=Finish(relief=0.09, warm=0.05, saturation=1.1),
)

LEAVES = ("#0c2228", "#1e444a", "#447474", "#86ae9c", "#cadabc")
MIST = ("#9cbcb4", "#bcd0c0", "#dce2c8", "#f6f0d8")
BUSH = ("#0a1a20", "#162e36", "#2c5056", "#547c7c")
PINK = ("#a4505a", "#d07a7e", "#eeaaa4", "#f8ccc2", "#fdebe2")
LACE = ("#a08a86", "#d2bcb4", "#f0e2d8", "#fdf8f0")
COAT = ("#2c3640", "#56636e", "#8b98a0", "#b8c2c6")
SKIN = ("#7c4c3c", "#c08c74", "#ecc2a8", "#f9dfca", "#fff0e4")
POWDER = ("#6a5844", "#a8947a", "#d8c8aa", "#f6ecd6")
WIG = ("#6a665c", "#a8a292", "#dcd6c6", "#f4f0e4")
GIRL = YOUNG_WOMAN.but(
    age=19, seed=81, yaw=-38, pitch=-8, roll=-10, flesh=0.3, eye_size=1.2, skin=SKIN_PALE, blush_strength=0.55,
    lip="#c8484a", lip_strength=0.8, brow="#8a7458", hair="bun", hair_colours=POWDER, volume=1.4, ears=0,
    nose_turn=0.5, smile=0.35, keep=0.4, neck=0.85
).looking(-30, -24)  # fmt: skip
LOVER = MAN.but(
    age=22, seed=82, yaw=40, pitch=26, roll=6, skin=SKIN_PALE, blush_strength=0.5, hair="back", hair_colours=POWDER,
    volume=1.3, smile=0.4, mouth_open=0.08, eye_size=1.15, brow="#6a5a44", keep=0.4
)  # fmt: skip
HUSBAND = MAN.but(
    age=62, seed=83, yaw=-46, pitch=8, roll=-4, skin=SKIN_RUDDY, flesh=0.5, hair="back", hair_colours=WIG, volume=1.4,
    smile=0.4, nose_bulb=1.2, brow="#d8d2c4", blush_strength=0.45, keep=0.4
)  # fmt: skip
FOREGROUND = outline("-20,960 820,960 820,1020 -20,1020")


def garden(canvas: Canvas) -> None:
    canvas.wash(radial((360, 330), 720, ["#f4ecd2", "#cfdac8", "#6f98a0", "#1c343c"], height=860))
    canvas.clouds(0, 520, "#e6ead2", shade="#84a49a", cover=-0.1, size=240, stretch=1.6, alpha=0.75, seed=3)
    for x, y, wide, high, seed in (
        (250, 330, 130, 90, 3),
        (420, 240, 110, 80, 4),
        (330, 520, 150, 90, 5),
        (500, 420, 110, 120, 6),
        (180, 200, 100, 90, 7),
    ):
        thicket(canvas, x, y, wide, high, MIST, leaf=(4, 8), density=0.7, seed=seed)
        canvas.fill(ellipse(x, y, wide * 1.1, high * 1.1), "#eeecd4", blur=50, alpha=0.4)
    canvas.fill(outline("260,-20 470,-20 640,900 200,900"), "#f0f0d4", blur=90, alpha=0.28)


def old_tree(canvas: Canvas) -> None:
    """The twisted giant at the right whose branches reach over everything."""
    trunk = outline("640,1010! 620,860 640,720 612,600 640,470 620,330 560,200 520,80 590,60")
    trunk += outline("640,170 690,250 720,380 712,520 740,680 730,850 793,1010!")
    canvas.form(
        trunk,
        ("#120f0a", "#2c261a", "#4f4630", "#7c6e4c"),
        bump=0.5,
        noise=0.12,
        noise_size=30,
        light=LIGHT,
        direction=92.0,
    )
    for way, wide in (
        (outline("600,190 520,110 430,70 320,70 220,30"), 26),
        (outline("560,110 540,40 560,-20"), 22),
        (outline("672,270 700,190 760,120 800,60"), 26),
        (outline("430,72 380,30 360,-20"), 11),
    ):
        canvas.line(way, "#221d14", wide, wide * 0.35)
        canvas.line(
            [(x - wide * 0.15, y - wide * 0.22) for x, y in (point[:2] for point in way)],
            "#83754e",
            wide * 0.2,
            1.4,
            alpha=0.7,
        )
    crowns = (
        (700, 90, 130, 100),
        (600, 40, 110, 70),
        (770, 260, 80, 120),
        (470, 50, 120, 62),
        (310, 40, 120, 56),
        (170, 50, 130, 70),
        (60, 110, 100, 110),
        (760, 470, 70, 130),
        (640, 150, 50, 40),
        (716, 210, 60, 60),
    )
    for place, (x, y, wide, high) in enumerate(crowns):
        thicket(canvas, x, y, wide, high, LEAVES, leaf=(5, 10), seed=20 + place)


def lover(canvas: Canvas) -> None:
    breeches = ("#6e6a5c", "#aca694", "#dcd6c4", "#f4f0e2")
    legs = [
        *limb((246, 806, 0, 27), (300, 780, 10, 24), (340, 800, 10, 18), blend=10),
        *limb((340, 800, 10, 15), (372, 822, 10, 13), (404, 842, 10, 8), blend=8),
        *limb((246, 814, -10, 24), (320, 822, 0, 19), (380, 850, 0, 11), blend=10),
    ]
    canvas.clay(legs, breeches, light=LIGHT, detail=0.5, fill=0.25)
    coat = outline("180,690 226,686 268,716 284,770 262,826 196,834 150,806 146,740")
    canvas.form(
        coat,
        COAT,
        bump=0.5,
        flatten=0.5,
        folds=folds_between(outline("180,710 250,720"), outline("170,820 260,820"), 6, width=14),
        light=LIGHT,
        detail=0.3,
    )
    canvas.form(outline("206,684 236,690 250,720 226,740 204,716"), LACE, bump=0.5, flatten=0.5, detail=0.5)
    canvas.form(outline("188,660 214,660 232,686 226,716 196,712"), SKIN, bump=0.5, light=LIGHT, detail=0.5)
    canvas.portrait(216, 648, 74, LOVER, light=LIGHT)
    canvas.lock(outline("182,660 168,682 160,704 166,724"), POWDER, width=14, end_width=5, strands=14, wave=2, waves=2)
    canvas.form(ellipse(176, 676, 11, 7, turn=-30), ("#141216", "#2e2a30", "#5c5660"), bump=0.7, detail=0.8)
    arm = outline("258,712 300,690 340,660 352,672 318,716 276,744")
    canvas.form(arm, COAT, bump=0.5, flatten=0.5, light=LIGHT, detail=0.3)
    canvas.hand(344, 668, 40, -40, SKIN, pose="holding", thumb="left", detail=0.7, light=LIGHT)
    canvas.form(
        outline("356,654 372,616 410,606 428,628 404,656 372,668"),
        ("#0e0c0c", "#2a2828", "#54504e"),
        bump=0.5,
        flatten=0.5,
        detail=0.6,
    )
    for x, y, wide, seed in ((110, 830, 100, 51), (230, 880, 120, 52), (60, 730, 80, 53), (350, 890, 110, 54)):
        thicket(canvas, x, y, wide, 56, BUSH, leaf=(5, 10), seed=seed)
    for _ in range(46):
        spot = (20 + 330 * canvas.chance.random(), 740 + 160 * canvas.chance.random())
        tone = ("#e8a0a0", "#f6d8d0", "#d0686c")[int(canvas.chance.integers(3))]
        canvas.form(ellipse(*spot, 8, 7), ("#6a2c34", tone, "#fff2ec"), bump=0.7, detail=0.5, alpha=0.9)


def husband(canvas: Canvas) -> None:
    canvas.form(outline("590,850! 780,850! 780,880! 590,880!"), STONE[:4], bump=0.3, flatten=0.4, detail=0.3)
    coat = outline("650,716 690,704 730,724 748,790 744,860 640,864 628,800 632,746")
    dark = ("#10141c", "#242c3a", "#3e4a5c", "#64728a")
    canvas.form(
        coat,
        dark,
        bump=0.5,
        flatten=0.5,
        folds=folds_between(outline("650,740 730,740"), outline("640,856 740,856"), 6, width=14),
        light=LIGHT,
        detail=0.3,
    )
    canvas.form(outline("670,676 702,676 710,716 676,722 664,708"), SKIN, bump=0.5, light=LIGHT, detail=0.5)
    canvas.portrait(684, 656, 72, HUSBAND, light=LIGHT)
    for y in (674, 688):
        canvas.form(ellipse(716, y, 14, 8), WIG, bump=0.7, detail=0.6)
    for arm in (
        outline("650,740 620,724 596,704 604,690 634,704 664,722"),
        outline("660,770 620,756 590,734 598,720 634,740 670,748"),
    ):
        canvas.form(arm, dark, bump=0.5, flatten=0.5, light=LIGHT, detail=0.3)
    canvas.hand(604, 700, 34, -140, SKIN, pose="fist", thumb="left", detail=0.6, light=LIGHT)
    canvas.hand(598, 730, 34, -150, SKIN, pose="fist", thumb="left", detail=0.6, light=LIGHT)
    for x, y, wide, seed in ((720, 900, 110, 61), (600, 930, 130, 62), (460, 940, 110, 63)):
        thicket(canvas, x, y, wide, 52, BUSH, leaf=(5, 10), seed=seed)


def ropes(canvas: Canvas) -> None:
    for start, end in (((548, 70), (378, 520)), ((568, 74), (520, 500))):
        canvas.line([start, end], "#3c2e1c", 6, curved=False, detail=0.6)
        canvas.line([(start[0] - 1.5, start[1]), (end[0] - 1.5, end[1])], "#c8ae7c", 2.2, curved=False, detail=0.6)
    canvas.line([(500, 540), (596, 712)], "#8a7450", 3, curved=False, alpha=0.8, detail=0.5)


def girl(canvas: Canvas) -> None:
    cushion = outline("360,540 430,528 520,530 552,546 530,566 440,572 372,562")
    canvas.form(cushion, ("#4c0f10", "#8c2420", "#bc4436", "#e08468"), bump=0.6, detail=0.5, light=LIGHT)
    silk = ("#8a7c74", "#ccbeb2", "#f0e6da", "#fffaf2")
    leg = [
        *limb((352, 476, 20, 25), (312, 440, 22, 21), (288, 410, 24, 17), (270, 386, 24, 10), blend=9),
        *limb((270, 386, 24, 10), (258, 370, 26, 9), (246, 346, 28, 4), blend=6),
    ]
    canvas.clay(leg, silk, light=LIGHT, detail=0.7, fill=0.3)
    canvas.line(outline("322,462 330,450 342,444"), "#c8524c", 5, taper=0.4, detail=0.8)
    other = outline("350,560 336,600 316,640 302,652 296,640 312,604 326,560")
    canvas.form(other, ("#8a7c74", "#ccbeb2", "#f0e6da"), bump=0.6, light=LIGHT, detail=0.5)
    canvas.form(outline("304,640 288,658 270,664 278,648 296,634"), PINK, bump=0.6, detail=0.7)
    for shape, colours, seed in (
        (
            outline("360,450 300,496 270,560 306,596 352,616 420,640 500,634 560,612 612,574 652,520 600,470 480,440"),
            LACE,
            3,
        ),
        (
            outline("380,424 326,462 284,516 300,560 372,588 440,606 512,600 580,568 634,516 672,462 610,440 480,412"),
            PINK,
            4,
        ),
        (outline("396,414 356,440 330,486 366,520 420,536 470,520 526,530 574,496 604,440 560,424 490,408"), PINK, 5),
    ):
        ends: list[Point] = [shape[place] for place in (1, 2, 3, 4, 5, 6, 7, 8, 9)]
        canvas.drapery(
            shape,
            colours,
            knot=(444, 412),
            ends=ends,
            count=19,
            width=15,
            height=0.7,
            light=LIGHT,
            detail=0.35,
            seed=seed,
        )
    canvas.lace(outline("282,520 300,566 372,592 440,610 512,604 582,572 636,520 672,466"), 12, "#fff2e8")
    for x, y in ((366, 522), (470, 524), (574, 498)):
        for side in (-1, 1):
            loop = outline(f"{x},{y} {x + side * 16},{y - 12} {x + side * 20},{y + 4} {x + side * 4},{y + 5}")
            canvas.form(loop, ("#a03c4c", "#d86a78", "#f6b4b4"), bump=0.7, detail=0.8)
    bodice = outline("412,330 446,324 478,338 486,380 468,420 436,424 412,404 402,364")
    canvas.form(
        bodice,
        PINK,
        bump=0.6,
        flatten=0.6,
        folds=folds_between(outline("420,340 470,344"), outline("424,416 462,416"), 4, width=10),
        light=LIGHT,
        detail=0.4,
    )
    canvas.form(outline("422,318 446,312 466,322 462,344 440,352 420,340"), SKIN, bump=0.4, light=LIGHT, detail=0.6)
    canvas.portrait(438, 276, 80, GIRL, light=LIGHT)
    for way in (outline("470,290 486,308 480,330"), outline("462,296 472,316 464,338")):
        canvas.lock(way, POWDER, width=9, end_width=3, strands=12, wave=3, waves=3)
    brim = outline("396,256 410,236 440,224 474,228 502,252 486,256 452,240 420,248")
    canvas.form(brim, ("#6c5228", "#b8944e", "#e8cc88", "#fbecc0"), bump=0.5, flatten=0.5, detail=0.7)
    for x, y, size in ((424, 234, 8), (440, 226, 10), (458, 225, 9), (474, 232, 7), (449, 236, 7)):
        canvas.form(ellipse(x, y, size, size * 0.8), PINK, bump=0.7, detail=0.8)
    canvas.line(outline("480,240 500,262 508,290"), "#e8a6a0", 5, taper=-0.4, detail=0.8)
    canvas.lace(outline("430,316 446,324 468,318"), 10, "#fff6ee")
    for arm in (
        outline("414,346 396,372 404,404 420,420 430,412 418,388 430,366"),
        outline("472,346 500,366 518,392 526,384 516,352 486,334"),
    ):
        canvas.form(arm, PINK, bump=0.6, flatten=0.6, light=LIGHT, detail=0.4)
    canvas.hand(416, 414, 32, 20, SKIN, pose="fist", thumb="left", detail=0.7, light=LIGHT)
    canvas.hand(522, 390, 32, -60, SKIN, pose="fist", thumb="left", detail=0.7, light=LIGHT)
    canvas.lace(outline("404,404 416,418 430,412"), 11, "#fff6ee")


def shoe(canvas: Canvas) -> None:
    """A little mule: pointed toe to the upper right, heel below, open behind."""
    upper = outline("196,286 214,266 240,250 268,238 292,232! 284,250 262,266 236,276 214,294")
    canvas.form(upper, PINK, bump=0.6, detail=0.9, keep=0.4, light=LIGHT)
    canvas.form(outline("197,284 210,284 212,300 204,316! 194,316! 198,300"), PINK[:4], bump=0.6, detail=0.9)
    canvas.fill(outline("202,284 214,270 226,262 232,266 220,276 210,287"), "#7c3a40", detail=0.9, blur=1)
    canvas.form(ellipse(262, 248, 13, 7, turn=-24), LACE, bump=0.7, detail=0.9)


def dusk(canvas: Canvas) -> None:
    for shape in (
        outline("-20,880 200,920 500,950 820,920 820,1020 -20,1020"),
        outline("-40,560 40,640 60,900 -40,1000"),
        outline("760,500 840,480 840,1000 720,960"),
    ):
        canvas.fill(shape, "#0c1612", blur=50, alpha=0.6)
    for i in range(40):
        angle, far = 2 * np.pi * canvas.chance.random(), canvas.chance.random()
        spot = (440 + 250 * far * np.cos(angle), 470 + 300 * far * np.sin(angle))
        canvas.fill(ellipse(*spot, 2.6, 2.6), "#f6f4d8", alpha=0.4 if i % 2 else 0.6, blur=1)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    garden(canvas)
    old_tree(canvas)
    cupid(canvas)
    putti(canvas)
    husband(canvas)
    lover(canvas)
    dusk(canvas)
    ropes(canvas)
    girl(canvas)
    shoe(canvas)
    canvas.fill(FOREGROUND, "#0a120e", blur=20, alpha=0.5)
