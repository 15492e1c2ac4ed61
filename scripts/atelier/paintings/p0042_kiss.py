"""All gold: squares on him, circles on her, and her feet at the edge of a flower meadow."""

import math

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import radial
from scripts.atelier.curves import ellipse, placed, spots_along
from scripts.atelier.hands import hand_cones
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_bones import bones
from scripts.atelier.paintings.shared_contour import outlined
from scripts.atelier.paintings.shared_ornaments import KEEP, beads, blossom, rosette, scattered, spiral, wave
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish
from scripts.atelier.sitter import CLOSED
from scripts.atelier.sitters import MAN, WOMAN

PAINTING = Homage(
    card=42,
    title="The Kiss",
    after="after Gustav Klimt",
    school="nouveau",
    size=(1000, 1000),
    detail=(400, 90, 300, 300),
    seed=37,
    finish=Finish(relief=0.13),
)

GOLD = ("#6a4a10", "#b8872a", "#e2b84e", "#f8e6a0")
PALE = ("#a0705c", "#dcb294", "#f4d8bc", "#fdeedc")
TAN = ("#5a3420", "#a06c46", "#cc9a6e", "#e6bf92")
LINE = "#6a4630"
HER_HAIR = ("#4a1c0c", "#8a3c18", "#b8602c", "#dc9450")
HIS_HAIR = ("#070504", "#17100c", "#2c1f16", "#52402c")
PETALS = ("#4a6ab4", "#e9e4d4", "#e6b83c", "#8a64b0", "#cf5a6c", "#e8e0f0", "#c8402e")
HER = WOMAN.but(
    yaw=6, roll=64, pitch=6, eye_open=CLOSED, eye_size=1.15, smile=0.15, mouth_width=0.95, ears=0,
    skin=("#8a5a48", "#cc9a7e", "#f0cdb2", "#fbe6d4", "#fff4e8"), lip="#c83c38", lip_strength=0.9, brow="#7a4026",
    brow_strength=0.55, brow_thickness=0.7, blush="#e0705a", blush_strength=0.42, lash="#4a2418", neck=0.03,
    shadow=0.2, fill=0.36, softness=0.8, keep=0.3
)  # fmt: skip
HIM = MAN.but(
    yaw=104, roll=46, pitch=0, eye_open=CLOSED, neck=0.03, jaw=1.15,
    skin=("#4a2a18", "#8a5a3a", "#bd8a60", "#dcb084", "#eecba0"), shadow=0.4, fill=0.3, brow="#17100c", keep=0.3
)  # fmt: skip
CLOAK = outline(
    "470,72 560,62 640,96 692,180 714,320 718,520 706,680 722,800 700,862 560,884 430,880 "
    "334,856 300,770 308,560 322,390 346,250 392,128"
)
HIS_ROBE = outline(
    "340,340 362,292 404,262 446,282 486,330 508,390 508,470 486,600 476,720 506,880 430,880 "
    "334,856 300,770 308,560 322,410"
)
HER_DRESS = outline(
    "512,392 560,402 610,396 664,420 690,500 686,600 700,700 716,800 690,858 600,880 512,882 478,740 484,620 508,480"
)


def gold_dust(canvas: Canvas) -> None:
    canvas.wash(radial((510, 420), 760, ["#9a7632", "#8a682b", "#745623", "#57431d"]), noise=0.1)
    for _ in range(2600):
        x, y = canvas.chance.random() * 1000, canvas.chance.random() * 1000
        tone = ("#d8b04a", "#a8802c", "#f0d68a", "#5c4216", "#c49a3c")[int(canvas.chance.integers(5))]
        canvas.fill(ellipse(x, y, 0.8 + 2 * canvas.chance.random() ** 2, count=8), tone, alpha=0.6)


def meadow(canvas: Canvas) -> None:
    ground = outline(
        "96,1010! 110,930 150,856 220,812 320,800 430,812 560,856 680,880 790,886 826,910 834,960 806,1010!"
    )
    canvas.form(ground, ("#142410", "#2a4a20", "#4a6e30", "#6e8c40"), bump=0.14, flatten=0.3)
    with canvas.clip(ground):
        greens = ("#1c3a18", "#3c6a2c", "#6c9440", "#98b060", "#26502a")
        canvas.dabs(700, ground, greens, size=(3, 9), aspect=0.5, turn=-90, spread=50, alpha=0.9)
        for _ in range(900):
            x, y = 96 + 740 * canvas.chance.random(), 800 + 205 * canvas.chance.random()
            near = 0.7 + 0.6 * (y - 800) / 200
            size = (2 + 4.6 * canvas.chance.random() ** 2) * near
            if size > 4.6:
                blossom(
                    canvas, x, y, size * 1.3, petal(canvas), heart="#e8b838", petals=5 + int(canvas.chance.integers(3))
                )
            else:
                canvas.fill(ellipse(x, y, size * 0.8, count=9), petal(canvas), keep=KEEP)


def petal(canvas: Canvas) -> str:
    return PETALS[int(canvas.chance.integers(len(PETALS)))]


def cloak(canvas: Canvas) -> None:
    """The bell of gold around both, with spirals."""
    canvas.fill([(x, y + 6) for x, y in (p[:2] for p in CLOAK)], "#2c1e08", blur=10, alpha=0.5)
    canvas.form(CLOAK, GOLD, bump=0.14, flatten=0.3, blur=1)
    with canvas.clip(CLOAK):
        for x, y, size in scattered(canvas.chance, (300, 60, 430, 820), 260, lambda t: 17 - 11 * t):
            spiral(canvas, x, y, size, ("#9a6a1c", "#7a5214", "#fbeeb4")[int(canvas.chance.integers(3))], width=1.7)
        canvas.dotted(outline("398,136 470,84 560,74 632,106 680,190 700,320 704,520 694,680"), 90, 3, "#fbeaa8")
    canvas.line([p[:2] for p in (*CLOAK[-6:], *CLOAK[:7])], "#f6e09a", 3, alpha=0.7, keep=KEEP)


def his_robe(canvas: Canvas) -> None:
    """Upright blocks, stacked in leaning columns."""
    canvas.form(HIS_ROBE, ("#8a6018", "#c09032", "#dcb252", "#f0d88a"), bump=0.14, flatten=0.3)
    tones = ("#17120e", "#17120e", "#17120e", "#efe8d6", "#efe8d6", "#a29c92", "#6a665e", "", "", "", "#f2d878")
    with canvas.clip(HIS_ROBE):
        x = 296.0
        while x < 520:
            wide, y = 11 + 15 * canvas.chance.random(), 280 + 40 * canvas.chance.random()
            while y < 885:
                high = 16 + 52 * canvas.chance.random() ** 1.3
                lean = 26 * math.sin((y - 300) / 230)
                tone = tones[int(canvas.chance.integers(len(tones)))]
                if tone:
                    canvas.rectangle(x + lean, y, wide, high, tone, keep=KEEP)
                elif high > 24:
                    spiral(canvas, x + lean + wide / 2, y + high / 2, wide * 0.55, "#7a5214", width=1.6)
                y += high + 3
            x += wide + 3.5
    canvas.line([p[:2] for p in HIS_ROBE[:9]], "#6a4a12", 3, alpha=0.6, keep=KEEP)


def her_dress(canvas: Canvas) -> None:
    """Wheels of flowers between waves that rise."""
    canvas.form(HER_DRESS, ("#9a6c1e", "#d0a040", "#e8c468", "#f8e6a4"), bump=0.2, flatten=0.4)
    rings = (
        ("#b5382e", "#f0c860", "#3f5f9c", "#f4ead0"),
        ("#6a4a94", "#e8e0d0", "#c8442e"),
        ("#2f6a5a", "#f0dca0", "#cf5a78"),
        ("#d8702c", "#fbeec4", "#6a2444"),
        ("#3f5f9c", "#d8d4e8", "#e8b838"),
        ("#a82a34", "#e8a0a0", "#fbeec4", "#5a2a6a"),
    )
    with canvas.clip(HER_DRESS):
        for k in range(15):
            wave(canvas, (500 + 14 * k, 395), (478 + 17 * k, 885), "#fbf0c0" if k % 2 else "#9a6a1c", swing=3, width=2)
        for i, (x, y, size) in enumerate(scattered(canvas.chance, (480, 396, 240, 490), 130, lambda t: 25 - 17 * t)):
            colours = rings[int(canvas.chance.integers(len(rings)))]
            if i % 3 == 0:
                beads(canvas, x, y, size, colours[:2], heart=colours[-1])
            elif i % 3 == 1:
                rosette(canvas, x, y, size, colours)
            else:
                blossom(canvas, x, y, size, colours[0], heart=colours[1], petals=8)
    canvas.line([p[:2] for p in HER_DRESS[3:9]], "#7a5214", 2.4, alpha=0.6, keep=KEEP)


def gold_rain(canvas: Canvas) -> None:
    """Threads with little gold leaves that hang from her hem over the meadow."""
    for k in range(8):
        x, end = 652 + 11 * k, 880 + 110 * canvas.chance.random()
        way = [(x, 760), (x + 10, 840), (x + 2 + 8 * canvas.chance.normal(), end)]
        canvas.line(way, "#c8962e", 1.5, keep=KEEP)
        for u, v in spots_along(way, 4 + int(canvas.chance.integers(5)), start=0.4):
            leaf = placed(outline("0,0! 4,7 0,15! -4,7"), u, v, turn=14 * canvas.chance.normal())
            canvas.fill(leaf, ("#e8c050", "#fbe898", "#b0801f")[int(canvas.chance.integers(3))], keep=KEEP)


def legs(canvas: Canvas) -> None:
    shins = bones("610,848,0,26 690,850,6,22 752,866,8,12 | 752,866,8,12 792,890,12,9.5 806,904,16,6", blend=8)
    shins += bones("600,866,14,24 672,874,18,19 724,884,18,11 | 724,884,18,11 760,906,22,9 772,922,26,6", blend=8)
    for k in range(3):
        shins += bones(f"{796 - 7 * k},{892 + 2 * k},18,4.6 {806 - 7 * k},{908 + 2 * k},22,4", blend=3)
        shins += bones(f"{762 - 7 * k},{910 + 2 * k},28,4.6 {772 - 7 * k},{925 + 2 * k},32,4", blend=3)
    with outlined(canvas, LINE, 1.6, alpha=0.7):
        canvas.clay(shins, PALE, detail=0.7, fill=0.3, shadow=0.4, contact=0.3)


def his_neck(canvas: Canvas) -> None:
    neck = bones("400,330,-10,50 436,264,0,38 468,216,0,35", blend=24)
    canvas.clay(neck, TAN, detail=0.6, fill=0.3, shadow=0.4, contact=0.2)


def his_head(canvas: Canvas) -> None:
    canvas.portrait(474, 180, 150, HIM, light=(-0.2, -0.75, 0.62))
    mass = outline(
        "408,198 398,160 412,118 446,94 492,92 532,112 546,146 528,158 506,152 484,176 466,192 462,222 436,226"
    )
    canvas.form(mass, HIS_HAIR[:3], bump=0.4, flatten=0.5, blur=1.5, detail=0.5, shadow=0.25)
    for _ in range(70):
        a, q = canvas.chance.random() * 6.28, canvas.chance.random() ** 0.5
        x, y = 462 + 66 * q * math.cos(a), 156 + 66 * q * math.sin(a)
        if x + y > 652 or x - y > 390:
            continue
        curl = placed(outline("-11,3 -4,-6 6,-5 9,4 3,7"), x, y, turn=canvas.chance.random() * 360)
        canvas.line(curl, HIS_HAIR[int(canvas.chance.integers(1, 4))], 2.4, taper=0.6, alpha=0.8, detail=0.6)
    for u, v in spots_along([p[:2] for p in (*mass[-4:], *mass[:8])], 46):
        curl = placed(outline("-7,2 -3,-5 4,-4 6,3"), float(u), float(v), turn=canvas.chance.random() * 360)
        canvas.line(curl, HIS_HAIR[int(canvas.chance.integers(0, 3))], 3, taper=0.5, detail=0.6)
    for i, (x, y) in enumerate(
        outline("418,176 424,142 446,116 474,102 504,104 530,122 452,140 482,128 512,134 438,196")
    ):
        for side in (-1, 1):
            leaf = placed(outline("0,0! 8,-8 18,-6 24,0! 18,6 8,8"), x, y, scale=0.95, turn=36 * i + 70 * side)
            canvas.form(leaf, ("#1c3014", "#4a6a2a", "#8aa04c"), bump=0.5, detail=0.6, shadow=0.3, keep=KEEP)
            canvas.line([leaf[0][:2], leaf[3][:2]], "#c0c070", 1, alpha=0.7, detail=0.7)


def her_head(canvas: Canvas) -> None:
    locks = outline("560,214 600,206 640,226 656,268 644,318 610,344 570,340 540,300 540,250")
    canvas.form(locks, HER_HAIR[:3], bump=0.4, flatten=0.5, blur=2, detail=0.5, shadow=0.3)
    canvas.portrait(541, 274, 150, HER, light=(-0.25, -0.7, 0.66))
    for k in range(20):
        t = k / 19
        root = (570 + 16 * math.sin(t * 3.1), 222 + 98 * t)
        tip = (638 + 18 * math.sin(t * 3.1), 226 + 96 * t)
        canvas.lock(
            [root, ((root[0] + tip[0]) / 2, root[1] - 8 + 10 * t), tip],
            HER_HAIR,
            width=13,
            wave=2,
            waves=1,
            strands=12,
            detail=0.6,
        )
    for _ in range(46):
        t, q = canvas.chance.random(), canvas.chance.random()
        x, y = 590 + 54 * q + 12 * math.sin(t * 3.1), 212 + 124 * t
        blossom(canvas, x, y, 5 + 4 * canvas.chance.random(), petal(canvas), heart="#f0d060", petals=5)


def shoulders_and_hands(canvas: Canvas) -> None:
    light = (-0.25, -0.7, 0.66)
    chest = outline("498,322 530,334 580,338 626,352 664,392 672,432 640,420 600,414 560,418 520,404 500,370")
    canvas.form(chest, PALE, bump=0.2, flatten=0.4, light=light, detail=0.7, shadow=0.2, gamma=1.1)
    canvas.line(outline("520,340 540,366 548,394"), "#b88468", 5, taper=0.6, alpha=0.5, blur=3)
    hem = outline("504,396 540,410 580,414 626,412 656,424")
    canvas.line(hem, "#b8872a", 7, keep=KEEP)
    canvas.dotted(hem, 17, 2.6, "#fbeaa8")
    arm = bones("640,396,2,24 664,452,14,17 | 664,452,14,17 596,376,34,11", blend=10)
    arm += hand_cones(598, 378, 36, 62, 222, pose="relaxed", thumb="right", wrist=0.05)
    under = hand_cones(436, 392, 20, 100, -40, pose="resting", thumb="left", wrist=0.35)
    over = hand_cones(696, 382, 30, 98, 214, pose="resting", thumb="right", wrist=0.02, roll=-14)
    on_neck = hand_cones(470, 246, 44, 62, 158, pose="relaxed", thumb="left", wrist=0.1)
    for cones, skin in ((on_neck, PALE), (under, TAN), (over, TAN), (arm, PALE)):
        with outlined(canvas, LINE, 1.3, alpha=0.65):
            canvas.clay(cones, skin, light=light, detail=0.8, fill=0.28, shadow=0.45, contact=0.25, keep=0.15)


def sleeves(canvas: Canvas) -> None:
    """Gold over the wrists of his hands."""
    for cuff in (
        outline("676,352 706,356 720,420 704,452 680,420 670,384"),
        outline("392,404 420,372 450,380 462,408 436,430 404,432"),
    ):
        canvas.form(cuff, GOLD, bump=0.25, flatten=0.4, detail=0.6, shadow=0.3)
        with canvas.clip(cuff):
            for x, y, size in scattered(canvas.chance, (390, 350, 340, 110), 90, lambda t: 9 - 4 * t):
                spiral(canvas, x, y, size, "#7a5214", width=1.5)


def compose(canvas: Canvas) -> None:
    canvas.light = (-0.4, -0.6, 0.7)
    gold_dust(canvas)
    meadow(canvas)
    legs(canvas)
    cloak(canvas)
    his_neck(canvas)
    his_robe(canvas)
    her_dress(canvas)
    gold_rain(canvas)
    his_head(canvas)
    her_head(canvas)
    shoulders_and_hands(canvas)
    sleeves(canvas)
