"""A fair painter under the open sky: straw hat with flowers and a feather, rose silk, palette and brushes."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.cloth import folds_between, folds_from
from scripts.atelier.colour import darker, lighter, linear
from scripts.atelier.curves import ellipse
from scripts.atelier.hands import LADY, shaped_hand
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.paintings.shared_straw_hat import STRAW, hat, ornaments
from scripts.atelier.school import Finish
from scripts.atelier.sitters import WOMAN

PAINTING = Homage(
    card=68,
    title="Self-Portrait in a Straw Hat",
    after="after Élisabeth Louise Vigée Le Brun",
    school="rococo",
    size=(721, 1000),
    detail=(190, 120, 310, 310),
    seed=68,
    finish=Finish(relief=0.06, craquelure=0.02, glaze=0.45),
)

LIGHT = (-0.62, -0.55, 0.56)
SKIN = ("#7c4a38", "#c08a6a", "#ecc0a0", "#f9dec6", "#fff0e2")
ROSE = ("#5c2c28", "#96584c", "#c88c7a", "#e6b8a4", "#f8ddcd")
LACE = ("#8a867e", "#b8b4aa", "#dcd8ce", "#f2efe6", "#fffdf6")
SHAWL = ("#08080a", "#141418", "#26262c", "#3e3e46", "#5c5c64")
HAIR = ("#4c3a28", "#7c6448", "#a89070", "#d2bf9e", "#ece0c6")
LOUISE = WOMAN.but(
    age=23, seed=68, yaw=-13, pitch=-2, roll=3, width=0.98, flesh=0.3, jaw=0.9, chin=0.9, nose_length=0.95,
    nose_turn=0.35, nose_width=0.84, mouth_width=0.95, lips=1.1, eye_size=1.17, eye_open=0.98, brow_strength=0.32,
    brow="#7c5c3c", brow_arch=1.3, brow_high=0.02, skin=("#6a3c2c", "#b87e60", "#e6b696", "#f6d8c0", "#fdece0"),
    lip="#c8484a", lip_strength=0.78, iris="#5c6c70", whites="#ddd4c8", blush="#e0685c", blush_strength=0.5, ears=0,
    hair="back", hair_colours=HAIR[:4], hairline=0.02, volume=1.5, fill=0.4, shadow=0.4, softness=0.8, smile=0.42,
    squint=0.12, mouth_open=0.05, sheen=0.7, bounce="#d89878", neck=0.0,
).looking(0, 0)  # fmt: skip


def sky(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (200, 1000), ["#6d8aa6", "#86a2b8", "#a6bac4", "#c2c8c4", "#b4b8b4"]))
    canvas.clouds(-40, 620, "#e6e4dc", shade="#9caab4", cover=-0.02, size=240, stretch=1.9, alpha=0.7, seed=5)
    canvas.clouds(420, 1040, "#dcd8cc", shade="#94a0a6", cover=-0.1, size=170, stretch=2.2, alpha=0.7, seed=9)


def body(canvas: Canvas) -> None:
    """Neck, shoulders and breast in one piece of flesh."""
    cones = limb((352, 360, -30, 43), (347, 480, -22, 46), blend=34)
    for side in (-1, 1):
        cones += limb((347 + side * 20, 486, -20, 44), (346 + side * 112, 526, -40, 42), blend=34)
        cones += limb((347 + side * 46, 560, 2, 54), (347 + side * 44, 640, 12, 54), blend=40)
        cones += limb((347 + side * 96, 550, -24, 46), (347 + side * 84, 640, -16, 50), blend=40)
        cones += limb((347 + side * 12, 514, 14, 8), (346 + side * 70, 500, 4, 7), blend=20)
    chest = outline("300,356 404,356 400,460 470,492 500,540 470,650 350,680 230,650 196,540 226,494 296,462")
    with canvas.clip(chest, blur=4):
        canvas.clay(cones, SKIN, light=LIGHT, fill=0.22, shadow=0.6, contact=0, detail=0.8, soft=3, key=0.76)
    canvas.fill(outline("300,400 346,452 396,404 404,440 350,476 292,436"), "#9c5c44", blur=15, alpha=0.4, detail=0.8)


def dress(canvas: Canvas) -> None:
    bodice = outline(
        "196,520 222,600 280,640 350,652 420,640 470,600 500,520 540,560 548,700 520,800 560,1010! 150,1010! "
        "186,800 160,700 164,560"
    )
    folds = folds_between(
        outline("200,600 350,660 500,600"), outline("200,800 350,810 510,800"), 11, width=20, height=0.5
    )
    folds += folds_from((350, 812), outline("160,1010 350,1010 560,1010"), 13, width=24, height=0.7, seed=4)
    canvas.form(bodice, ROSE, bump=0.4, flatten=0.45, folds=folds, light=LIGHT, noise=0.02, blur=1.5, direction=86.0)
    sash = outline("184,786 260,806 350,812 440,806 520,786 526,824 440,846 350,852 260,846 182,826")
    canvas.drapery(
        sash,
        ROSE,
        top=outline("184,796 186,822"),
        bottom=outline("522,796 524,820"),
        count=6,
        width=10,
        light=LIGHT,
        gamma=1.15,
        detail=0.3,
    )
    for way, wide in (
        (outline("232,660 246,720 250,780"), 9),
        (outline("300,690 310,740 312,790"), 6),
        (outline("240,860 220,930 200,1000"), 10),
        (outline("330,860 322,930 320,1000"), 7),
    ):
        canvas.line(way, "#fdeae0", wide, taper=0.9, alpha=0.5, blur=5)


def frills(canvas: Canvas) -> None:
    """Two rows of starched lace round the neck of the dress."""
    for rim, deep in (
        ("190,508 214,590 276,634 350,648 424,634 482,590 506,508", 40),
        ("206,512 232,580 286,616 350,626 414,616 464,580 490,512", 30),
    ):
        hem = outline(rim)
        outer = [
            (x + (x - 348) * 0.10, y + deep * (0.4 + 0.6 * min(1.0, max(0.0, (y - 500) / 130))))
            for x, y in (p[:2] for p in hem)
        ]
        frill = [*hem, *outer[::-1]]
        folds = folds_between(hem, outer, 34, width=8, height=0.7, seed=deep)
        canvas.form(frill, LACE, bump=0.3, flatten=0.4, folds=folds, light=LIGHT, detail=0.6)
        canvas.lace(outer, 13, LACE[3])


def shawl(canvas: Canvas) -> None:
    """Black silk slipping from the shoulders, thin enough for the rose to shine at its edge."""
    left = outline("186,494 136,524 96,610 76,720 84,820 130,870 190,850 216,800 196,730 200,650 216,590")
    right = outline(
        "512,494 566,524 616,600 658,700 690,800 688,880 640,900 610,1010! 486,1010! 512,900 520,800 506,700 492,600"
    )
    for shape, knot, ends, seed in (
        (left, (200, 520), outline("84,700 100,830 200,850"), 3),
        (right, (510, 520), outline("640,640 690,860 560,1000"), 6),
    ):
        canvas.drapery(
            shape,
            SHAWL,
            knot=knot,
            ends=ends,
            count=12,
            width=17,
            height=0.8,
            light=LIGHT,
            seed=seed,
            gamma=0.9,
            detail=0.3,
        )


def hat_behind(canvas: Canvas) -> None:
    """The far side of the brim, and the hair that hangs behind the neck."""
    far = outline("140,236 190,170 280,140 360,132 450,138 540,164 584,214 560,262 470,282 350,290 240,290 160,270")
    canvas.form(far, STRAW[:4], bump=0.1, flatten=0.4, light=LIGHT, gamma=1.5)
    mass = outline("252,250 236,320 232,400 246,500 350,520 452,500 470,400 464,320 448,250")
    canvas.form(mass, HAIR[:3], bump=0.3, flatten=0.4, light=LIGHT, gamma=1.8, direction=88.0, blur=6)
    for k in range(34):
        side, u, luck = 2 * (k % 2) - 1, canvas.chance.random(), canvas.chance.normal()
        x = 352 + side * (56 + 52 * u)
        way = [(x, 320), (x + side * 6 + 4 * luck, 380), (x - 4 * luck, 440), (x + side * 8, 500)]
        canvas.lock(way, HAIR[:3], width=20, end_width=12, wave=6, waves=2 + u, strands=18)


def head(canvas: Canvas) -> None:
    canvas.portrait(350, 306, 214, LOUISE, light=LIGHT, strands=420)
    shade = outline("244,250 350,232 460,244 462,296 440,316 400,300 350,296 300,302 262,322 244,300")
    canvas.fill(shade, "#6a4432", blur=17, alpha=0.42, detail=0.9)
    curls(canvas)
    for x, y in ((276, 402), (432, 398)):
        canvas.form(ellipse(x, y, 5, 5), ("#4a4a4c", "#a8a8ac", "#f4f4f0"), detail=1, keep=0.5)
        canvas.form(ellipse(x, y + 13, 5.5, 9), ("#6a6a6c", "#c0c0bc", "#ffffff"), detail=1, keep=0.5)


def curls(canvas: Canvas) -> None:
    """Loose ash-blonde curls: a cloud beside the cheeks, some that stray over the brow, one on the shoulder."""
    for side, x in ((-1, 268), (1, 436)):
        for _ in range(26):
            u, luck = canvas.chance.random(), canvas.chance.normal()
            x0, high = x + side * 34 * u, 262 + 90 * canvas.chance.random()
            end = min(470.0, high + 70 + 46 * canvas.chance.random())
            way = [(x0 - side * 8, high), (x0 + side * 12 + 5 * luck, (high * 2 + end) / 3)]
            way += [(x0 - side * 4 - 4 * luck, (high + end * 2) / 3), (x0 + side * 9, end)]
            canvas.lock(way, HAIR, width=19, end_width=5, wave=7, waves=2.2 + u, strands=22, detail=0.5)
        for k in range(4):
            one, two, three = canvas.chance.normal(0, 4, 3)
            way = [(x + side * (30 - 9 * k), 400), (x + side * (36 - 8 * k) + one, 450)]
            way += [(x + side * (24 - 5 * k) + two, 500), (x + side * (30 - 10 * k) + three, 536 - 14 * k)]
            canvas.lock(way, HAIR, width=19, end_width=6, wave=7, waves=2.2, strands=24)
    for k in range(22):
        side, u = 2 * (k % 2) - 1, canvas.chance.random()
        way = [(352 + side * 6, 240 + 10 * u), (352 + side * (34 + 8 * u), 250 + 12 * u)]
        way += [(352 + side * (66 + 8 * u), 266 + 18 * u), (352 + side * (92 + 6 * u), 296 + 26 * u)]
        canvas.lock(way, HAIR, width=14, end_width=6, wave=3, waves=2, strands=20, detail=0.5)


def right_hand(canvas: Canvas) -> None:
    """The free hand comes forward, open, as if it explained something."""
    hand = shaped_hand(316, 894, 20, 136, 10, pose="relaxed", thumb="left", roll=18, pitch=8, build=LADY)
    forearm = limb(
        (150, 850, -6, 36), (200, 868, 0, 32), (256, 884, 8, 26), (296, 892, 16, 19), (324, 895, 20, 18), blend=16
    )
    canvas.show_hands([hand], SKIN, also=forearm, light=LIGHT)
    sleeve = outline("84,740 140,716 206,750 232,810 214,866 150,894 96,862 78,800")
    canvas.drapery(
        sleeve,
        ROSE,
        knot=(150, 690),
        ends=outline("90,850 150,896 226,840"),
        count=11,
        width=13,
        light=LIGHT,
        height=0.8,
        detail=0.3,
    )
    inner = outline("96,856 150,884 200,868 226,812")
    outer = outline("96,910 150,944 214,928 262,850")
    canvas.form(
        [*inner, *outer[::-1]],
        LACE,
        bump=0.3,
        flatten=0.4,
        folds=folds_between(inner, outer, 17, width=8, height=0.8),
        light=LIGHT,
        detail=0.6,
    )
    canvas.lace(outer, 13, LACE[3])


def palette(canvas: Canvas) -> None:
    board = outline("366,806 392,764 450,734 530,724 590,744 604,784 570,826 500,852 420,854 378,838")
    canvas.form(board, ("#3a2210", "#7c4e28", "#b07c44", "#d8ac70"), bump=0.06, flatten=0.3, light=LIGHT, detail=0.6)
    canvas.line(outline("368,812 386,844 430,858 500,856 572,830 604,790"), "#2c180c", 4, alpha=0.8, detail=0.6)
    for x, y, tone in (
        (396, 788, "#f8f2e6"), (420, 766, "#ecd89c"), (448, 752, "#e0b83c"), (478, 744, "#c8402c"),
        (508, 740, "#8c2430"), (538, 742, "#3c5c8c"), (564, 752, "#2a2622"), (400, 818, "#e8b8a0"),
    ):  # fmt: skip
        canvas.form(ellipse(x, y, 12, 7, turn=-10), (darker(tone, 0.2), tone, lighter(tone, 0.7)), bump=0.5, detail=0.8)
    holder = shaped_hand(604, 838, 10, 128, 196, pose="fan", thumb="right", roll=30, pitch=4, build=LADY)
    forearm = limb((664, 860, -4, 26), (600, 840, 8, 19), blend=12)
    canvas.show_hands([holder], SKIN, also=forearm, light=LIGHT, only="fingers")
    for i in range(9):
        spread = (i - 4) / 4
        foot, tip = (512 + 8 * spread, 862.0), (560 + 62 * spread, 640 + 24 * abs(spread) + 8 * canvas.chance.normal())
        canvas.line([foot, tip], ("#5c3a1c", "#96683a", "#3c2412")[i % 3], 4.6, 3.4, detail=0.8)
        end = (tip[0] + (tip[0] - foot[0]) * 0.09, tip[1] + (tip[1] - foot[1]) * 0.09)
        canvas.line([tip, end], ("#e8dcc8", "#6a3028", "#c8b48c", "#405878")[i % 4], 8, 2, detail=0.9)
    canvas.show_hands([holder], SKIN, light=LIGHT, only="thumb")
    inner, outer = outline("632,804 650,840 648,884"), outline("606,798 604,844 618,896")
    canvas.form(
        [*inner, *outer[::-1]],
        LACE,
        bump=0.3,
        flatten=0.4,
        folds=folds_between(inner, outer, 9, width=7, height=0.8),
        light=LIGHT,
        detail=0.6,
    )
    canvas.lace(outer[::-1], 12, LACE[3])
    sleeve = outline("634,790 664,770 700,800 706,860 676,900 644,896 652,840")
    canvas.drapery(
        sleeve,
        SHAWL,
        knot=(640, 840),
        ends=outline("664,770 706,830 676,900"),
        count=7,
        width=10,
        light=LIGHT,
        detail=0.3,
    )


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    sky(canvas)
    hat_behind(canvas)
    body(canvas)
    dress(canvas)
    frills(canvas)
    shawl(canvas)
    head(canvas)
    hat(canvas)
    ornaments(canvas)
    right_hand(canvas)
    palette(canvas)
