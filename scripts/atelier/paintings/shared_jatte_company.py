"""The near company on the Grande Jatte: who sits in the shade at the left, the couple, and their animals."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, Colours, linear, shades
from scripts.atelier.curves import ellipse, placed
from scripts.atelier.paintings.shared_outlines import outline

SKIN_RAMP = ("#8a5a4c", "#dca988", "#f4d4b4")
BLACK: Colours = ("#14101e", "#262236", "#4a4460")


def face_left(canvas: Canvas, x: float, y: float, size: float, hair: Colour) -> None:
    """A profile that looks to the left; (x, y) the middle of the head, `size` its height."""
    profile = outline(
        "-0.28,-0.42 -0.40,-0.2 -0.42,-0.08 -0.56,0.1 -0.44,0.15 -0.46,0.25 -0.42,0.31 -0.4,0.46 -0.2,0.5 "
        "-0.08,0.7 0.22,0.7 0.2,0.3 0.36,0 0.3,-0.34 0,-0.5"
    )
    canvas.form(placed(profile, x, y, scale=size), SKIN_RAMP, bump=0.5, detail=0.8, shadow=0.2)
    cap = outline("-0.3,-0.4 -0.1,-0.54 0.26,-0.48 0.46,-0.2 0.44,0.14 0.24,0.36 0.14,0.2 0.06,-0.04 -0.1,-0.2")
    canvas.fill(placed(cap, x, y, scale=size), hair, detail=0.8)
    canvas.fill(ellipse(x - 0.28 * size, y - 0.08 * size, 0.06 * size, 0.04 * size, count=12), "#3a2430", detail=0.9)


def seated(canvas: Canvas) -> None:
    """In the shade at the left: a boatman with his pipe, a lady sewing, a dandy with a cane; farther on two girls."""
    canvas.form(outline("204,508! 216,474 240,470 258,486 280,510!"), BLACK, bump=0.4, detail=0.6)
    canvas.form(outline("222,480 226,440 240,428 256,436 262,470 254,488"), BLACK, bump=0.5, detail=0.6)
    face_left(canvas, 242, 412, 30, "#2c2030")
    canvas.polygon(outline("228,400 256,400 254,364 231,364"), "#221e30", detail=0.7)
    canvas.line([(222, 401), (262, 401)], "#221e30", 5, detail=0.7)
    canvas.line([(214, 516), (204, 452)], "#8a5a3c", 2.6, detail=0.5)
    canvas.form(
        outline("130,530! 138,498 170,490 208,508 226,532! 180,540"),
        ("#2a2c5c", "#5660a0", "#98a2cc"),
        bump=0.4,
        detail=0.6,
    )
    canvas.form(
        outline("150,502 152,458 166,446 184,454 192,488 184,508"),
        ("#2e3264", "#5c68aa", "#a4b0d8"),
        bump=0.5,
        detail=0.6,
    )
    face_left(canvas, 168, 430, 30, "#a85c34")
    canvas.fill(outline("148,424 158,410 178,406 194,416 186,422"), "#d9a24c", detail=0.7)
    canvas.line(outline("156,470 138,490 124,486"), "#5c68aa", 9, 5, detail=0.6)
    canvas.fill(ellipse(122, 486, 9, 6, turn=20), "#efe2c4", detail=0.6)
    boatman(canvas)
    for x, y, tone in (
        (420, 470, "#7a4a6a"),
        (456, 480, "#d9c9b8"),
        (676, 396, "#4a5a8a"),
        (712, 404, "#e2d6c4"),
        (640, 356, "#a8543e"),
    ):
        canvas.form(
            [
                (x - 26, y + 4, 0),
                (x - 12, y - 14),
                (x + 4, y - 34),
                (x + 14, y - 30),
                (x + 20, y - 8),
                (x + 26, y + 4, 0),
            ],
            shades(tone),
            bump=0.4,
            detail=0.6,
        )
        face_left(canvas, x + 6, y - 46, 19, "#4a2a20")
    canvas.fill(outline("446,428 458,420 474,424 470,432"), "#c8703c", detail=0.7)
    canvas.line([(700, 388), (694, 336)], "#4a3028", 2, detail=0.5)
    canvas.form(
        outline("656,350! 668,330 692,322 716,330 730,348! 708,344 692,348 674,344"),
        ("#6a5a7a", "#c9bcc8", "#f4ecdc"),
        bump=0.4,
        detail=0.6,
    )


def boatman(canvas: Canvas) -> None:
    canvas.fill(outline("10,594 130,578 260,590 250,606 60,612"), "#2c4740", blur=5, alpha=0.8)
    legs = outline("96,560 140,536 178,544 214,562 262,574 268,586 220,590 160,582 104,594")
    canvas.form(
        legs,
        ("#7a6a80", "#c9b6b4", "#f0e4d6"),
        bump=0.45,
        flatten=0.5,
        detail=0.6,
        folds=[(outline("120,572 170,562 220,576"), 9, -0.6)],
    )
    canvas.form(outline("262,572 280,562 286,582 268,590"), ("#2c2030", "#5a4450", "#8a7480"), bump=0.5, detail=0.6)
    torso = outline("48,586 46,540 58,504 78,494 100,508 116,548 112,590 80,598")
    canvas.form(torso, ("#7a2c2c", "#c05a40", "#eb9a66"), bump=0.5, flatten=0.5, detail=0.6)
    canvas.form(outline("84,506 98,512 100,540 74,572 44,592 34,584 62,556 78,536"), SKIN_RAMP, bump=0.6, detail=0.7)
    face_left(canvas, 70, 468, 42, "#5a3420")
    canvas.fill(outline("48,462 54,446 74,440 92,450 94,464 70,458"), "#3c4470", detail=0.7)
    canvas.line(outline("53,480 36,486 34,476"), "#2c2028", 4, detail=0.8)


def gentleman(canvas: Canvas) -> None:
    canvas.form(
        outline("884,430 930,430 944,520 946,640! 916,640! 908,540"),
        ("#1c1a30", "#3a3858", "#6a6890"),
        bump=0.4,
        detail=0.6,
    )
    canvas.fill(outline("908,636 950,636 952,646 900,646"), "#14121e", detail=0.6)
    coat = outline("868,236 892,226 920,234 938,280 944,360 950,450 930,470 880,460 864,380 858,290")
    canvas.form(
        coat,
        BLACK,
        bump=0.4,
        flatten=0.4,
        folds=[(outline("900,300 904,380 900,460"), 12, -0.5), (outline("930,290 936,370 936,450"), 9, 0.4)],
        detail=0.6,
    )
    canvas.fill(outline("872,236 890,228 886,250 876,256"), "#efe8dc", detail=0.7)
    face_left(canvas, 886, 196, 50, "#3a2830")
    canvas.fill(outline("870,214 884,218 896,206 900,216 888,228 872,226"), "#4a3428", detail=0.8)
    canvas.line([(866, 212), (846, 216)], "#8a5a3c", 4, detail=0.8)
    canvas.polygon(
        outline("864,176 916,172 912,112 868,114"), linear((864, 0), (916, 0), ["#3c3654", "#1e1a2c"]), detail=0.7
    )
    canvas.line([(852, 178), (926, 173)], "#1e1a2c", 8, detail=0.7)
    canvas.line([(966, 400), (962, 640)], "#a87444", 4, detail=0.5)
    canvas.line(outline("934,290 958,350 966,400"), "#2c283e", 20, 13, detail=0.5)


def lady(canvas: Canvas) -> None:
    canvas.fill(outline("760,652 860,636 1010,640 1010,668 800,668"), "#27413e", blur=6, alpha=0.85)
    gentleman(canvas)
    skirt = outline("792,372 826,362 876,360 926,382 946,430 940,500 922,580 918,646! 752,646! 768,560 782,470")
    falls = [
        (outline("830,384 880,420 896,500 890,640"), 20, 0.6),
        (outline("820,390 850,450 856,540 846,640"), 15, -0.6),
        (outline("806,390 816,480 808,560 800,640"), 15, 0.5),
        (outline("850,380 904,410 914,470"), 13, -0.5),
    ]
    canvas.form(skirt, ("#1a162e", "#3c3258", "#655888", "#9186b0"), bump=0.42, flatten=0.45, folds=falls, detail=0.6)
    bodice = outline("796,268 816,262 838,280 846,330 840,374 796,378 790,346 772,322 778,290")
    canvas.form(bodice, ("#1a1630", "#3c3350", "#6a5f86"), bump=0.5, flatten=0.4, detail=0.6)
    face_left(canvas, 806, 232, 48, "#8a4a30")
    canvas.fill(outline("784,214 794,196 822,190 838,204 834,218 812,208"), "#2c2444", detail=0.7)
    canvas.fill(ellipse(826, 192, 8, 6), "#d0523c", detail=0.7)
    arm = outline("812,284 830,296 826,340 800,366 768,364 764,352 794,346 806,318")
    canvas.form(arm, ("#1e1a34", "#463c66", "#7c719c"), bump=0.6, detail=0.6)
    canvas.fill(ellipse(762, 358, 8, 7), "#d9a684", detail=0.7)
    canvas.line([(766, 372), (776, 120)], "#3a2a30", 4, detail=0.6)
    dome = outline("672,188! 688,146 726,112 776,100 826,110 866,140 884,180! 846,166 812,176 776,164 738,178 704,168")
    ribs = [([(776, 101), (x, 172)], 9, -0.45) for x in (704, 740, 812, 846)]
    canvas.form(dome, ("#181430", "#39345c", "#6a6694", "#9a98bc"), bump=0.42, folds=ribs, detail=0.5)
    canvas.line([(776, 100), (777, 84)], "#3a2a30", 4, detail=0.6)


def animals(canvas: Canvas) -> None:
    canvas.fill(outline("540,632 640,622 760,634 740,646 560,644"), "#2c4740", blur=5, alpha=0.75)
    fur = ("#2c1c1e", "#5e4238", "#9a765a")
    canvas.line(outline("722,622 748,604 752,570 734,552 716,560 722,574"), "#5e4238", 7, 3, detail=0.6)
    canvas.form(outline("676,632 680,602 700,590 720,598 730,622 724,640 700,634 690,642"), fur, bump=0.6, detail=0.7)
    canvas.form(outline("664,598 672,584 690,582 696,598 684,612 668,608"), fur, bump=0.7, detail=0.7)
    canvas.fill(ellipse(670, 600, 5, 5), "#d9b48c", detail=0.8)
    canvas.line([(690, 596), (762, 360)], "#8a5a44", 1.6, alpha=0.8)
    dog = outline(
        "560,612 566,594 590,586 620,588 632,574 640,556 646,576 638,600 640,634! "
        "630,634! 626,608 592,610 584,636! 572,636! 572,620 552,632 540,630 544,618"
    )
    canvas.form(dog, ("#0e0c16", "#262232", "#5a546a"), bump=0.6, detail=0.7)
    pug = outline(
        "588,660! 594,640 614,632 640,634 652,624 664,630 662,642 650,648 648,662! 640,662! 636,650 610,650 602,662!"
    )
    canvas.form(pug, ("#6a4430", "#b98654", "#eac48e"), bump=0.6, detail=0.7)
    canvas.fill(ellipse(661, 636, 4, 4), "#3a2420", detail=0.8)
    canvas.line([(646, 630), (652, 644)], "#3a5aa0", 4, detail=0.8)
    canvas.line(outline("590,644 580,632 588,626"), "#b98654", 4, 2, detail=0.6)
