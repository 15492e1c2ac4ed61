"""The people of Las Meninas: the Infanta, her two maids, the painter and those in the background."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import linear
from scripts.atelier.curves import ellipse, mirrored
from scripts.atelier.paintings.shared_meninas_dress import (
    BLACK,
    BLONDE,
    BROWN,
    COURT_SKIN,
    DARK,
    DIM,
    GREEN_GREY,
    HAND_SKIN,
    INFANTE,
    LADY,
    LIGHT,
    RED,
    SILVER,
    SLATE,
    back_hair,
    bow,
    head,
    sheen,
)
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.sitters import MAN


def man_at_the_door(canvas: Canvas) -> None:
    """Black against the light, one foot on a higher step, one hand at the curtain."""
    cloak = outline("576,470 588,464 600,470 612,500 614,540 600,556 574,556 566,530 568,496")
    canvas.polygon(outline("580,548! 590,548! 588,592! 576,592!"), "#15110e", detail=0.8)
    canvas.polygon(outline("592,548! 604,548! 610,574! 600,578!"), "#15110e", detail=0.8)
    canvas.fill(cloak, linear((566, 0), (614, 0), ["#0e0c0a", "#2c251c"]), detail=0.8)
    canvas.line(outline("600,476 618,466 632,448"), "#1a1511", 9, 6, detail=0.8)
    canvas.fill(ellipse(587, 454, 7, 9.5), "#b98a62", detail=0.9)
    canvas.fill(outline("579,456 579,446 587,442 596,447 595,458 590,450"), "#120d09", detail=0.9)
    canvas.line(outline("632,398 628,440 634,500"), "#5a4226", 6, detail=0.5)


def courtiers(canvas: Canvas) -> None:
    """A woman in a veil and a man, in the shade behind the right maid."""
    for x, y, robe in ((664, 528, "#2c2822"), (718, 520, "#1e1b17")):
        canvas.fill(
            [(x - 34, 800), (x - 30, y + 50), (x, y + 30), (x + 30, y + 50), (x + 36, 800)], robe, blur=2, detail=0.4
        )
    canvas.form(
        outline("640,548 644,512 664,494 684,512 690,552 680,590 650,590"),
        ("#2c2820", "#564f42", "#857c68"),
        bump=0.4,
        flatten=0.5,
        detail=0.5,
    )
    canvas.portrait(666, 534, 46, LADY.but(yaw=28, skin=DIM, seed=63), light=LIGHT)
    canvas.line(outline("646,552 648,520 666,506 682,520 686,552"), "#6d6553", 8, taper=0.3, detail=0.6)
    canvas.form(ellipse(719, 512, 22, 26), DARK[:3], bump=0.5, detail=0.4)
    canvas.portrait(719, 522, 48, MAN.but(yaw=-12, skin=DIM, neck=0, ears=0), light=LIGHT)


def painter(canvas: Canvas) -> None:
    """Black, a red cross on the chest, brush and palette in his hands; he looks at us."""
    coat = outline("252,488 290,474 330,488 352,540 356,640 362,780! 226,780! 228,640 228,540")
    falls = folds_between([(250, 600), (340, 600)], [(232, 780), (358, 780)], 6, width=13, height=0.5, seed=5)
    canvas.form(coat, BLACK, bump=0.4, flatten=0.45, folds=falls, detail=0.4)
    collar = outline("262,478 288,492 318,476 312,490 290,502 270,492")
    canvas.fill(collar, "#cfc4ac", detail=0.8)
    face = MAN.but(
        yaw=22, roll=4, age=52, skin=COURT_SKIN, brow="#1e140c", moustache=0.7, moustache_rise=0.9, neck=0, ears=0,
        hair_colours=DARK, keep=0.4, seed=64
    ).looking()  # fmt: skip
    head(canvas, 290, 444, 66, face, DARK, (0.12, 0.55))
    canvas.line(outline("294,471 294.5,475 295,478"), "#2a1c12", 3.4, taper=-0.6, detail=0.9, alpha=0.7)
    for one, other in (((291, 520), (291, 566)), ((278, 534), (304, 534))):
        canvas.line([one, other], "#b13a2c", 7, detail=0.9, keep=0.3)
    sleeve = outline("238,500 262,508 266,560 252,610 228,616 214,590 224,540")
    canvas.form(sleeve, BLACK, bump=0.5, flatten=0.4, detail=0.5)
    canvas.hand(232, 606, 32, 10, HAND_SKIN, pose="pinch", thumb="left", light=LIGHT)
    canvas.fill(ellipse(235, 608, 10, 8, turn=20), "#d9cfb8", detail=0.8)
    canvas.line([(252, 610), (300, 574)], "#d8b878", 2.6, detail=0.9)
    canvas.line([(297, 577), (306, 569)], "#3a2418", 3.6, taper=-0.6, detail=0.9)
    arm = outline("330,500 352,526 370,566 366,594 346,602 330,590 334,556")
    canvas.form(arm, BLACK, bump=0.5, flatten=0.4, detail=0.5)
    palette = ellipse(318, 580, 40, 21, turn=-16)
    canvas.form(palette, ("#4a2e16", "#8a5f34", "#b98a52"), bump=0.12, flatten=0.4, detail=0.7)
    for k, tone in enumerate(("#efe6d0", "#d8a83c", "#c83a2a", "#8a3a20", "#2a3a5a", "#1c1612")):
        canvas.fill(ellipse(290 + 11 * k, 580 - 4 * k + abs(k - 2.5) * 1.6, 4.4, 3.2), tone, detail=0.9)
    canvas.fill(ellipse(344, 586, 5, 3.6), "#2c2218", detail=0.9)
    for k in range(4):
        canvas.line([(346, 588), (330 + 9 * k, 540 - 3 * k)], "#c9a868", 1.8, detail=0.8)


def infanta(canvas: Canvas) -> None:
    skirt = outline(
        "404,692 432,684 462,692 506,698 536,718 544,784 550,856 540,868 432,882 326,868 316,856 "
        "322,784 330,718 358,698"
    )
    falls = folds_between(
        outline("380,702 432,694 490,702"), outline("338,862 432,876 530,862"), 11, width=13, height=0.4, seed=3
    )
    canvas.form(skirt, SILVER, bump=0.34, flatten=0.4, folds=falls, detail=0.5)
    canvas.fill(outline("326,866 340,740 372,710 350,800 348,872"), "#6a6252", blur=14, alpha=0.5)
    sheen(
        canvas, "372,706 432,698 492,706", "330,858 432,874 538,858", 190, ("#fffdf4", "#a89f8c", "#d9b8a0", "#8a8272")
    )
    for way in ("346,760 432,778 528,760", "334,820 432,840 536,820"):
        canvas.line(outline(way), "#8a8272", 5, blur=1.5, alpha=0.45)
        canvas.dotted(outline(way), 26, 1.8, "#5c564a", alpha=0.7)
    canvas.line(outline("322,850 432,868 546,850"), "#b5a27c", 7, alpha=0.55, blur=1.5)
    canvas.fill(outline("460,690 520,700 546,760 552,862 500,874 490,760"), "#fffdf6", blur=18, alpha=0.45)
    bodice = outline("404,604 432,596 462,604 470,630 460,668 450,700 432,712 414,700 404,668 396,630")
    canvas.form(bodice, SILVER, bump=0.35, flatten=0.4, detail=0.7)
    canvas.line(outline("418,612 424,660 432,706"), "#2c2620", 2.4, detail=0.8, alpha=0.8)
    canvas.line(outline("448,612 442,660 434,706"), "#2c2620", 2.4, detail=0.8, alpha=0.8)
    for flip in (False, True):
        sleeve = outline("404,606 392,620 376,660 366,704 372,722 392,716 408,672 414,630")
        shape = list(mirrored(sleeve, 432)) if flip else sleeve
        canvas.form(
            shape,
            SILVER,
            bump=0.5,
            flatten=0.4,
            folds=[([(shape[1][0], shape[1][1]), (shape[3][0], shape[3][1])], 8, -0.5)],
            detail=0.6,
        )
        for t in (0.25, 0.5, 0.75):
            px = shape[0][0] + (shape[4][0] - shape[0][0]) * t
            canvas.line(
                [(px - 11, 606 + 110 * t), (px, 611 + 110 * t), (px + 11, 606 + 110 * t)],
                "#2c2620",
                2,
                alpha=0.7,
                detail=0.8,
            )
    canvas.hand(374, 716, 30, 150, HAND_SKIN, pose="relaxed", thumb="right", light=LIGHT)
    canvas.hand(492, 716, 30, 60, HAND_SKIN, pose="relaxed", thumb="left", light=LIGHT)
    for x in (378, 487):
        canvas.form(
            ellipse(x, 716, 14, 9, turn=-20 if x < 430 else 20), ("#9a9282", "#e6ded0", "#fffaf0"), bump=0.3, detail=0.7
        )
    canvas.fill(outline("400,604 416,594 432,600 448,594 464,604 448,612 432,608 416,612"), "#d9cfbc", detail=0.8)
    fair = ("#7c4c38", "#b8826a", "#ecc4a8", "#f8dcc8", "#feeee0")
    face = INFANTE.but(yaw=9, skin=fair, iris="#4a4640", brow="#b08a58", lip="#c8604e", blush_strength=0.55).looking()
    head(canvas, 432, 573, 60, face, BLONDE, (0.22, 0.66))
    canvas.lace(outline("402,608 432,622 462,608"), 6, "#efe8da")
    bow(canvas, 432, 630, 7, "#b8402e")
    bow(canvas, 454, 546, 6, "#c8543c")
    bow(canvas, 394, 668, 5, "#b8402e")
    bow(canvas, 470, 668, 5, "#b8402e")


def kneeling_maid(canvas: Canvas) -> None:
    """In profile to the right, on her knees, with a red cup on a tray."""
    skirt = outline("288,728 322,716 344,734 356,790 360,850 352,900 280,916 196,902 194,850 220,790 256,750")
    falls = folds_between([(292, 736), (342, 742)], [(202, 900), (350, 900)], 10, width=16, height=0.5, seed=7)
    canvas.form(skirt, GREEN_GREY, bump=0.36, flatten=0.4, folds=falls, detail=0.5)
    sheen(
        canvas, "288,736 316,726 342,742", "202,898 280,910 350,898", 150, ("#dcdcc6", "#2c332e", "#a8ac98", "#c9a878")
    )
    bodice = outline("296,650 322,638 350,646 362,676 356,716 346,738 306,738 296,700")
    canvas.form(bodice, GREEN_GREY, bump=0.4, flatten=0.4, detail=0.6)
    canvas.fill(outline("306,646 326,634 346,644 336,656 318,656"), "#e2cbb0", blur=1, detail=0.7)
    canvas.portrait(330, 614, 58, LADY.but(yaw=68, pitch=-4, seed=65), light=LIGHT)
    back_hair(canvas, "354,586 340,576 318,576 304,594 300,624 306,652 324,650 326,624 332,604 346,594", BROWN, 58)
    canvas.fill(ellipse(314, 584, 8, 6), "#d98a6c", blur=1, detail=0.8)
    sleeve = outline("314,660 336,656 350,680 372,706 384,716 378,730 354,728 326,704")
    canvas.form(sleeve, GREEN_GREY, bump=0.5, flatten=0.4, detail=0.6)
    canvas.form(ellipse(380, 722, 10, 13, turn=20), ("#9a9282", "#e6ded0", "#fffaf0"), bump=0.4, detail=0.7)
    canvas.hand(384, 724, 30, 12, HAND_SKIN, pose="resting", thumb="left", light=LIGHT)
    canvas.fill(ellipse(408, 718, 21, 6), "#c9bfa4", detail=0.9)
    canvas.fill(ellipse(408, 716, 18, 4), "#8f866c", detail=0.9)
    canvas.form(outline("400,696 416,696 415,712 411,717 405,717 401,712"), RED, bump=0.7, detail=0.9, keep=0.4)
    canvas.fill(ellipse(408, 697, 8, 2.6), "#5a1812", detail=0.9)


def standing_maid(canvas: Canvas) -> None:
    """She bows to the left, both hands at her wide skirt."""
    skirt = outline("528,706 566,690 606,704 642,740 656,800 664,884 580,898 494,884 498,800 508,744")
    falls = folds_between([(530, 712), (602, 712)], [(500, 886), (656, 886)], 10, width=15, height=0.5, seed=9)
    canvas.form(skirt, SLATE, bump=0.36, flatten=0.4, folds=falls, detail=0.5)
    sheen(
        canvas, "530,716 566,704 602,716", "500,880 580,894 658,880", 150, ("#cfccb8", "#26272a", "#98988a", "#b89a78")
    )
    bodice = outline("536,612 562,602 596,616 608,650 600,700 566,712 540,698 532,650")
    canvas.form(bodice, SLATE, bump=0.4, flatten=0.4, detail=0.6)
    canvas.line(outline("556,614 562,660 566,706"), "#d6d0c0", 3, alpha=0.7, detail=0.7)
    canvas.fill(outline("540,612 556,600 584,602 592,616 566,624"), "#e6cdb2", blur=1, detail=0.7)
    for flip in (False, True):
        sleeve = outline("538,616 524,640 512,688 516,724 536,720 548,676 552,640")
        shape = list(mirrored(sleeve, 568)) if flip else sleeve
        canvas.form(shape, SLATE, bump=0.5, flatten=0.4, detail=0.6)
        cuff = (526, 722) if not flip else (610, 722)
        canvas.form(ellipse(*cuff, 13, 8), ("#9a9282", "#e6ded0", "#fffaf0"), bump=0.3, detail=0.7)
    canvas.hand(524, 726, 28, 110, HAND_SKIN, pose="resting", thumb="left", light=LIGHT)
    canvas.hand(612, 726, 28, 70, HAND_SKIN, pose="resting", thumb="right", light=LIGHT)
    canvas.lace(outline("540,614 566,628 594,616"), 7, "#e6e0d0")
    face = LADY.but(yaw=-20, roll=-8, seed=66).looking(-40, -6)
    head(canvas, 562, 578, 60, face, BROWN, (0.18, 0.5))
    bow(canvas, 586, 560, 5, "#d9cfbc")
    bow(canvas, 538, 568, 5, "#c8543c")
