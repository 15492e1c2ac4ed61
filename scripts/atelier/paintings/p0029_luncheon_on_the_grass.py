"""A picnic in the wood: two men in black coats, a woman without clothes who looks at us, a spilled basket."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import linear
from scripts.atelier.curves import ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_leaves import thicket
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish, Jitter
from scripts.atelier.sitter import SKIN_FAIR, SKIN_PALE
from scripts.atelier.sitters import BEARDED, MAN, WOMAN

PAINTING = Homage(
    card=29,
    title="The Luncheon on the Grass",
    after="after Édouard Manet",
    school="impressionist",
    size=(1000, 781),
    detail=(70, 540, 230, 230),
    seed=29,
    finish=Finish(jitter=Jitter(5, 0.1, 0.04), glaze=0.4, relief=0.07, thickness=0.3),
)

LIGHT = (-0.3, -0.55, 0.78)
LEAVES = ("#16241a", "#2c4028", "#4c6238", "#7c8c4e")
FLESH = ("#8a6248", "#c49c7c", "#e8cbab", "#f6e2c8", "#fdf1e0")
BLACK = ("#0c0c0e", "#19191d", "#2a2a30", "#46464e")
GREY = ("#4c4a46", "#7c7a72", "#a9a79c", "#cfcdc0", "#e6e4d8")
LINEN = ("#8c8c88", "#c0bfb8", "#e6e4da", "#faf8f0")
BLUE = ("#26405e", "#4a6c94", "#7594bc", "#a8c0da", "#d4e0ea")
BROWN = ("#1c110a", "#3c2616", "#644226", "#8c6440")
HEDGE = ("#1c2e1e", "#3c5a36", "#6e8a4c", "#a0ae66")


BATHER = WOMAN.but(
    yaw=-66, pitch=-24, roll=-10, seed=93, skin=SKIN_FAIR, hair="bun", hair_colours=BROWN, eye_open=0.5, keep=0.45
)
TALKER = BEARDED.but(
    age=30, seed=91, yaw=-62, pitch=2, skin=SKIN_FAIR, hair="short", hair_colours=BROWN, beard=0.22, moustache=0.9,
    nose_length=1.04, keep=0.45, fill=0.32, shadow=0.4, softness=0.6, blush_strength=0.35
).looking(-50, 0)  # fmt: skip


def wood(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 781), ["#4a5c3c", "#6c7c4c", "#7c8a54", "#5c6a3e"]), noise=0.15, noise_size=80)
    canvas.fill(ellipse(530, 200, 150, 190), "#d8e0c8", blur=50, alpha=0.9)
    canvas.fill(outline("400,300 520,270 700,290 760,340 560,372 400,350"), "#9fb2ac", blur=8, direction=0.0)
    canvas.water(280, 360, ("#c8d4cc", "#7f948c", "#e6ece0", "#5c7468"), 90, left=400, right=760, seed=3)
    for x, y, wide, high, seed in ((430, 130, 90, 100, 2), (640, 120, 90, 110, 3), (520, 60, 120, 60, 4)):
        thicket(canvas, x, y, wide, high, ("#6a8458", "#88a06c", "#aebc84", "#ccd4a4"), leaf=(5, 10), seed=seed)
    for x, lean, wide in ((60, 20, 40), (170, -16, 30), (250, 22, 22), (850, -20, 36), (940, 14, 44), (770, 12, 22)):
        canvas.line([(x, 560), (x + lean, 300), (x + lean * 2, -20)], "#2a2418", wide, wide * 0.7)
        canvas.line(
            [(x - wide * 0.28, 560), (x + lean - wide * 0.28, 300), (x + lean * 2 - wide * 0.2, -20)],
            "#8c8460",
            wide * 0.16,
            alpha=0.7,
            blur=1.5,
        )
    crowns = (
        (60, 80, 140, 110),
        (230, 50, 120, 80),
        (340, 90, 80, 80),
        (780, 60, 120, 90),
        (930, 110, 120, 130),
        (40, 260, 90, 110),
        (960, 320, 80, 120),
        (700, 40, 80, 60),
    )
    for place, (x, y, wide, high) in enumerate(crowns):
        thicket(canvas, x, y, wide, high, LEAVES, leaf=(6, 12), seed=10 + place)
    meadow = outline("-10,436! 160,410 420,424 640,404 860,420 1010,396! 1010,790! -10,790!")
    canvas.fill(meadow, linear((0, 400), (0, 781), ["#8a9a5c", "#66803f", "#486030", "#344824"]), direction=4.0)
    canvas.dabs(
        900, meadow, HEDGE, size=(6, 15), aspect=0.28, turn=-70, spread=24, alpha=0.55, tone=lambda x, y: 0.9 - y / 900
    )
    for x, y, wide, high in ((60, 450, 110, 26), (330, 640, 300, 50), (760, 680, 260, 40), (920, 470, 120, 24)):
        canvas.fill(ellipse(x, y, wide, high), "#26361e", blur=26, alpha=0.4)
    boat = outline("850,386! 990,374! 974,410 872,414")
    canvas.form(boat, BROWN, bump=0.4, light=LIGHT, detail=0.4)
    canvas.form(outline("508,58 526,46 552,52 538,62 520,70"), ("#4c1c14", "#b0503a", "#e8a488"), bump=0.6, detail=0.7)


def bather(canvas: Canvas) -> None:
    """She stoops in the pool, her shift gathered, one hand in the water."""
    arms = [
        *limb((546, 238, 20, 11), (534, 276, 26, 9), (522, 316, 30, 7), blend=6),
        *limb((566, 300, 10, 12), (560, 346, 10, 9), blend=6),
        *limb((604, 300, 0, 12), (604, 346, 0, 9), blend=6),
    ]
    canvas.clay(arms, FLESH, light=LIGHT, detail=0.5, fill=0.3)
    shift = outline("540,232 560,214 592,222 622,250 636,296 634,330 600,318 566,330 548,310 552,276 536,256")
    falls = folds_between(
        outline("548,240 580,226 612,250"), outline("556,322 600,318 632,326"), 9, width=9, height=0.6
    )
    canvas.form(shift, LINEN, bump=0.4, flatten=0.5, folds=falls, light=LIGHT, detail=0.4)
    canvas.portrait(548, 214, 58, BATHER, light=LIGHT)
    for x, wide in ((522, 30), (580, 60)):
        canvas.fill(ellipse(x, 346, wide, 5), "#e8eee4", blur=2, alpha=0.8)


def man_in_the_middle(canvas: Canvas) -> None:
    trousers = outline("430,540 520,528 590,548 640,580 668,612 640,632 560,622 470,612 420,590")
    falls = folds_between(outline("440,550 470,600"), outline("640,586 656,620"), 5, width=16, height=0.5)
    canvas.form(
        trousers, ("#26221e", "#4c453c", "#7c7264", "#a89c8a"), bump=0.45, flatten=0.5, folds=falls, light=LIGHT
    )
    coat = outline("424,366 474,352 528,368 560,430 570,520 540,580 430,576 404,500 402,420")
    canvas.form(
        coat,
        BLACK,
        bump=0.45,
        flatten=0.5,
        folds=folds_between(outline("430,390 530,390"), outline("420,570 550,570"), 7, width=20),
        light=LIGHT,
        detail=0.25,
    )
    canvas.form(outline("452,352! 502,352! 502,404 480,448! 458,404"), LINEN, bump=0.3, flatten=0.4, detail=0.6)
    canvas.form(outline("470,364! 486,364! 490,384 482,426! 474,426! 468,384"), BLACK, bump=0.5, detail=0.7)
    for lapel in (outline("450,360! 468,446! 430,412! 434,376"), outline("504,360! 492,446! 532,412! 526,376")):
        canvas.form(lapel, BLACK[1:], bump=0.3, flatten=0.4, detail=0.6)
    face = MAN.but(
        yaw=22,
        hair="back",
        hair_colours=BROWN,
        beard=0.35,
        moustache=1.0,
        gaze=(18, 0),
        skin=SKIN_FAIR,
        ears=0,
        keep=0.4,
        shadow=0.3,
        softness=0.9,
        fill=0.3,
        brow_ridge=0.6,
    )
    canvas.portrait(478, 304, 104, face, light=LIGHT)
    arm = outline("540,400 580,450 596,520 570,552 530,540 548,510 530,460")
    canvas.form(arm, BLACK, bump=0.5, flatten=0.5, light=LIGHT, detail=0.3)


def man_at_the_right(canvas: Canvas) -> None:
    for leg in (
        outline("800,560 720,540 620,560 540,600 470,624 462,654 500,664 620,640 740,640 800,640"),
        outline("810,600 740,580 660,520 620,516 600,548 640,600 700,660 760,680"),
    ):
        canvas.form(
            leg,
            GREY,
            bump=0.5,
            flatten=0.55,
            folds=folds_between(leg[0:3], leg[5:8], 6, width=18),
            light=LIGHT,
            detail=0.25,
        )
    canvas.form(outline("474,626 430,620 404,636 410,660 470,662"), BLACK, bump=0.6, light=LIGHT, detail=0.5)
    coat = outline("738,412 790,398 848,420 890,500 904,600 880,680 800,690 756,620 742,520 724,450")
    canvas.form(
        coat,
        BLACK,
        bump=0.45,
        flatten=0.5,
        folds=folds_between(outline("750,430 840,430"), outline("780,670 890,670"), 8, width=22),
        light=LIGHT,
        detail=0.25,
    )
    canvas.form(outline("744,402 766,414 782,404 776,450 756,470 744,440"), LINEN, bump=0.4, flatten=0.4, detail=0.5)
    prop = outline("870,520 910,580 930,660 916,700 884,690 880,620 856,570")
    canvas.form(prop, BLACK, bump=0.5, flatten=0.5, light=LIGHT, detail=0.3)
    canvas.hand(900, 690, 54, 70, FLESH, pose="resting", thumb="left", detail=0.7, light=LIGHT)
    pointing = outline("756,436 700,470 640,484 630,500 644,514 710,508 770,486")
    canvas.form(pointing, BLACK, bump=0.5, flatten=0.5, light=LIGHT, detail=0.3)
    canvas.hand(640, 500, 64, 184, FLESH, pose="pointing", thumb="right", detail=0.8, light=LIGHT)
    canvas.portrait(764, 350, 108, TALKER, light=LIGHT)
    cap = outline("724,318 732,292 768,280 808,288 832,318 828,334 790,326 750,322")
    canvas.form(cap, BLACK, bump=0.5, flatten=0.5, light=LIGHT, detail=0.6)
    canvas.line(outline("726,322 770,326 826,338"), "#3a3a44", 6, detail=0.7)
    canvas.line(outline("810,290 838,296 846,330"), "#0c0c0e", 4, detail=0.7)
    canvas.line([(846, 328), (849, 352)], "#8c7440", 8, taper=0.3, detail=0.7)
    canvas.line([(930, 560), (820, 742)], "#4a3018", 6, curved=False, detail=0.6)


def woman(canvas: Canvas) -> None:
    """Side-on, chin on her hand; kept plain and calm."""
    cones = [
        *limb((302, 420, 0, 38), (296, 480, 0, 42), (286, 540, 0, 48), (300, 592, 0, 56), blend=18),
        *limb((300, 598, 20, 52), (380, 586, 30, 42), (446, 520, 36, 31), blend=16),
        *limb((446, 520, 36, 30), (458, 580, 40, 26), (462, 640, 44, 17), (466, 664, 46, 14), blend=12),
        *limb((466, 668, 46, 14), (500, 676, 52, 11), (520, 680, 54, 8), blend=8),
        *limb((296, 606, -20, 48), (370, 644, -10, 36), (440, 672, 0, 24), (478, 690, 6, 16), blend=14),
        *limb((320, 428, 30, 20), (382, 474, 50, 18), (430, 508, 60, 15), blend=10),
        *limb((430, 508, 62, 15), (404, 450, 66, 13), (376, 396, 66, 10), blend=9),
        *limb((286, 430, -10, 20), (262, 500, -6, 17), (252, 570, 0, 14), (256, 610, 4, 11), blend=10),
        *limb((302, 400, 4, 20), (312, 376, 8, 18), blend=10),
    ]
    canvas.clay(cones, FLESH, light=LIGHT, detail=0.6, fill=0.16, shadow=0.75, cool=0.6, soft=3, keep=0.4)
    canvas.line(outline("262,450 258,500 254,548 262,590"), FLESH[1], 7, taper=0.7, blur=4, alpha=0.5)
    hair = ("#2c160a", "#5c3418", "#8c5830", "#b88450")
    face = WOMAN.but(
        yaw=14,
        hair="bun",
        hair_colours=hair,
        pitch=-2,
        roll=10,
        skin=SKIN_PALE,
        iris="#4a3020",
        smile=0.15,
        ears=0,
        fill=0.36,
        shadow=0.15,
        softness=1.2,
        brow_ridge=0.5,
        keep=0.5,
    ).looking()
    canvas.portrait(332, 322, 108, face, light=LIGHT)
    canvas.form(ellipse(290, 318, 20, 24), hair, bump=0.7, light=LIGHT, detail=0.5)
    canvas.hand(382, 404, 50, -116, FLESH, pose="relaxed", thumb="right", detail=0.75, light=LIGHT)
    canvas.fill(outline("230,640 300,664 460,700 540,700 480,722 300,700 220,668"), "#1c2414", blur=12, alpha=0.5)


def spilled_basket(canvas: Canvas) -> None:
    dress = outline(
        "24,640 70,606 120,598 190,582 262,604 300,640! 330,652 366,690! 340,708 372,748! 300,746 250,770 190,752 "
        "130,776 80,752 20,766! 36,716 10,690!"
    )
    canvas.drapery(
        dress,
        BLUE,
        knot=(210, 600),
        ends=[(20, 650), (14, 690), (40, 756), (90, 756), (150, 770), (240, 762), (320, 744), (366, 740), (356, 694)],
        count=24,
        width=12,
        height=0.8,
        light=LIGHT,
        detail=0.3,
    )
    for i in range(60):
        spot = (60 + 270 * canvas.chance.random(), 610 + 130 * canvas.chance.random())
        canvas.fill(ellipse(*spot, 3, 3), "#eef2f4" if i % 2 else "#2c4a74", alpha=0.8, detail=0.4)
    canvas.form(
        outline("20,604 60,580 110,584 134,610 96,626 40,624"),
        ("#7c5c24", "#c89c4c", "#ecd08c"),
        bump=0.5,
        flatten=0.6,
        detail=0.4,
    )
    canvas.line(outline("34,614 76,620 120,608"), "#2c4a74", 10, detail=0.5)
    wicker = ("#3c2410", "#7c5426", "#b8884c", "#e0bc82")
    basket = outline("104,650 110,624 150,604 204,600 224,620 232,652 226,690 206,708 150,702 114,684")
    canvas.form(basket, wicker, bump=0.5, flatten=0.3, light=LIGHT, detail=0.5)
    with canvas.clip(basket):
        for i in range(9):
            x = 106 + 13 * i
            canvas.line([(x, 596), (x + 7, 650), (x, 712)], wicker[0], 2.4, alpha=0.7, detail=0.6)
            for k in range(10):
                y = 600 + 11 * k + 5 * (i % 2)
                canvas.line([(x - 5, y), (x + 1, y - 3), (x + 8, y)], wicker[3], 4, taper=0.4, alpha=0.8, detail=0.6)
    canvas.fill(ellipse(216, 654, 17, 50), "#20120a", blur=3, alpha=0.9, detail=0.6)
    canvas.line(ellipse(215, 654, 20, 53), wicker[3], 5, detail=0.6)
    canvas.line(outline("128,612 150,560 200,566 214,606"), wicker[2], 7, detail=0.6)
    fruits = (
        ("#4a1014", "#a82a2c", "#f08a7c"),
        ("#6a3c10", "#d8923c", "#fbdc9c"),
        ("#20142c", "#4c3668", "#9c88b8"),
        ("#4c5a1c", "#98a844", "#e0e4a0"),
    )
    for i in range(26):
        spot = (218 + 100 * canvas.chance.random(), 668 + 62 * canvas.chance.random())
        size = 8 if i % 3 == 0 else 12 + 4 * canvas.chance.random()
        canvas.form(ellipse(*spot, size, size), fruits[i % 4], bump=1, light=LIGHT, detail=0.6)
    canvas.form(
        ellipse(344, 728, 34, 23), ("#5c3410", "#a87034", "#dcae6c", "#f0d09c"), bump=0.7, light=LIGHT, detail=0.5
    )
    for i in range(3):
        canvas.line([(322 + 16 * i, 718), (330 + 16 * i, 730), (332 + 16 * i, 742)], "#7c4e20", 3, taper=0.5, alpha=0.7)
    canvas.form(
        outline("66,690! 96,682! 110,748! 78,756!"),
        ("#4c4e50", "#9ca2a4", "#eef0ee"),
        bump=0.7,
        light=LIGHT,
        detail=0.6,
    )
    canvas.form(ellipse(26, 748, 14, 9), ("#1c2c14", "#5c8a3c", "#b0cc80"), bump=0.8, detail=0.7)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    wood(canvas)
    bather(canvas)
    man_in_the_middle(canvas)
    man_at_the_right(canvas)
    woman(canvas)
    spilled_basket(canvas)
