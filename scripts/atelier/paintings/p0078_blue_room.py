"""A sturdy woman in a pink camisole and striped trousers lounges on a blue bed, a cigarette in her mouth, two books."""

import numpy as np

from scripts.atelier.arrays import floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, linear
from scripts.atelier.curves import Point, between, ellipse, placed, smooth
from scripts.atelier.forms import Fold
from scripts.atelier.hair_colours import HAIR_BLACK
from scripts.atelier.hands import Build, flesh, shaped_hand
from scripts.atelier.homage import Homage
from scripts.atelier.limbs import arm_cones
from scripts.atelier.paintings.shared_bones import bones
from scripts.atelier.paintings.shared_contour import outlined
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish, Jitter
from scripts.atelier.sitters import WOMAN

PAINTING = Homage(
    card=78,
    title="The Blue Room",
    after="after Suzanne Valadon",
    school="expressionist",
    size=(1000, 776),
    detail=(200, 60, 290, 290),
    seed=78,
    finish=Finish(relief=0.07, glaze=0.42, jitter=Jitter(4, 0.08, 0.04), bristle=0.09, vignette=0.06, warm=0.03),
)

LIGHT = (-0.3, -0.6, 0.75)
SKIN = ("#4c2a22", "#936050", "#cd977c", "#e8bca0", "#f4d8c0")
BODY = ("#6a443a", "#a87460", "#d8a68a", "#f0ceb4")
PINK = ("#8a4a4c", "#bc7c78", "#dca8a0", "#ecc8bc", "#f6e0d2")
BLUE = ("#0e1e3e", "#1c3a6a", "#2d5790", "#4676a8", "#6c98ba")
CLOTH = ("#6c8478", "#9cb09c", "#c8d4bc", "#e2e6d2", "#f0f0e2")
WHITE = ("#7c8a9a", "#aab6bc", "#d4d8d2", "#eeece0")
LINE = "#1c1a26"
STURDY = Build(1.1, 0.98, 0.15)

WHO = WOMAN.but(
    age=36, yaw=24, pitch=2, roll=-7, skin=SKIN, width=1.08, jaw=1.08, chin=1.06, cheekbones=1.06, flesh=0.55,
    hair="back", hair_colours=HAIR_BLACK, volume=1.0, nose_length=0.98, nose_width=1.0, nose_turn=-0.15,
    mouth_width=0.98, lips=1.15, eye_size=1.06, eye_open=0.78, lid_weight=1.3, brow="#1c1210", brow_strength=0.85,
    brow_thickness=1.1, iris="#2c1c12", whites="#c8bca4", lip="#a8342e", lip_strength=0.8, blush="#cc5a48",
    blush_strength=0.2, shadow=0.5, softness=0.7, fill=0.28, sheen=0.3, ears=0.9, neck=0, seed=12,
).looking(30, 2)  # fmt: skip


def drawn(canvas: Canvas, points: list[Point], width: float = 3.4) -> None:
    """The dark line Valadon draws round everything."""
    edge = smooth(points)
    canvas.line([*edge, edge[0]], LINE, width, alpha=0.8, blur=0.6)


def hung(text: str, width: float, height: float) -> list[Fold]:
    ways = text.split("|")
    return [Fold(outline(way), width * (0.8 + 0.2 * (k % 3)), height * (-1) ** k) for k, way in enumerate(ways)]


def wall(canvas: Canvas) -> None:
    """An old wall, ochre and green, its plaster coming off."""
    canvas.wash(linear((0, 0), (0, 400), ["#94805a", "#807452", "#5e5a44"]), noise=0.14, noise_size=50)
    tones = ("#a8925e", "#6c6c4c", "#8c6848", "#b8a67a", "#585846", "#a07860", "#78805c", "#c0a888")
    for _ in range(170):
        x, y = 110 + 780 * canvas.chance.random(), 430 * canvas.chance.random()
        angle = np.linspace(0, 6.28, 9)[:-1]
        reach = (8 + 22 * canvas.chance.random()) * (0.6 + 0.7 * canvas.chance.random(8))
        patch = [(x + r * np.cos(a) * 1.2, y + r * np.sin(a)) for a, r in zip(angle, reach, strict=True)]
        canvas.fill(patch, tones[int(canvas.chance.integers(8))], blur=2.5, alpha=0.36)
    for _ in range(26):
        x, y = 130 + 740 * canvas.chance.random(), 420 * canvas.chance.random()
        way = [(x, y), (x + 14 * canvas.chance.normal(), y + 20), (x + 20 * canvas.chance.normal(), y + 44)]
        canvas.line(way, "#4a4432", 2.2, taper=0.7, alpha=0.45, blur=0.8)


LEAF = outline("0,0! 3,-4 8,-6 14,-5 18,0! 13,4 7,5 3,3")
PETAL = outline("0,0 -3,-4 -3,-8 0,-10 3,-8 3,-4")


def sprigs(canvas: Canvas, area: tuple[float, float, float, float], size: float, seed: int) -> None:
    """White sprays printed on blue: a bent stem, leaves by pairs, a blossom at its end."""
    chance = np.random.default_rng(seed)
    left, top, wide, high = area
    step = size * 4.0
    for row in range(int(high / step) + 2):
        for column in range(int(wide / step) + 2):
            x = left + step * (column + 0.5 * (row % 2)) + size * 0.6 * chance.normal()
            y = top + step * row + size * 0.6 * chance.normal()
            tone = ("#ccd6d8", "#b4c6d0", "#dedfd4")[int(chance.integers(3))]
            spray(canvas, (x, y), size / 10 * (0.85 + 0.4 * chance.random()), 360 * chance.random(), tone)


def spray(canvas: Canvas, place: tuple[float, float], scale: float, turn: float, tone: Colour) -> None:
    x, y = place
    canvas.line(placed(outline("-18,8 -8,0 4,-2 14,-10"), x, y, scale=scale, turn=turn), tone, 1.7 * scale, alpha=0.8)
    for at, size, extra in (((-16, 7), 0.7, 150), ((-10, 1), 0.75, 60), ((-3, -1), 0.8, -70), ((4, -2), 0.7, 40)):
        spot = placed([at], x, y, scale=scale, turn=turn)[0]
        canvas.fill(placed(LEAF, spot[0], spot[1], scale=scale * size, turn=turn + extra), tone, alpha=0.85)
    spot = placed([(16, -11)], x, y, scale=scale, turn=turn)[0]
    for k in range(5):
        canvas.fill(placed(PETAL, spot[0], spot[1], scale=scale * 0.8, turn=turn + 72 * k), tone, alpha=0.9)
    canvas.fill(ellipse(spot[0], spot[1], 2.2 * scale), "#24477c", alpha=0.8)


def printed(canvas: Canvas, points: list[Point], folds: list[Fold], area: tuple[float, float, float, float], seed: int,
            size: float = 13, gamma: float = 1.0) -> None:  # fmt: skip
    canvas.form(points, BLUE, bump=0.18, flatten=0.5, folds=folds, blur=1, light=LIGHT, gamma=gamma)
    with canvas.clip(points):
        sprigs(canvas, area, size, seed)
        for fold in folds[1::2]:
            canvas.line(fold.points, "#10224a", fold.width * 0.9, taper=0.6, alpha=0.45, blur=4)
    drawn(canvas, points)


def curtains(canvas: Canvas) -> None:
    left = outline("-20,-20! 210,-20! 196,60 168,140 130,220 112,300 120,420 -20,470!")
    ways = (
        "40,-10 34,200 30,440|80,-10 70,200 66,430|120,-10 100,160 84,400|160,-10 130,140 104,300|"
        "190,-10 160,110 124,220"
    )
    printed(canvas, left, hung(ways, 24, 0.5), (-20, -10, 240, 480), 4, gamma=1.2)
    right = outline("1020,-20! 800,-20! 812,70 846,170 878,270 886,380 876,480 1020,500!")
    ways = (
        "830,-10 870,160 900,470|868,-10 900,170 930,480|910,-10 930,200 950,480|950,-10 960,200 975,480|"
        "980,-10 985,200 995,480"
    )
    printed(canvas, right, hung(ways, 24, 0.5), (800, -10, 220, 500), 5, gamma=1.35)


def bed(canvas: Canvas) -> None:
    cover = outline("-20,440! 120,410 300,420 560,400 760,410 900,440 1020,470! 1020,800! -20,800!")
    ways = (
        "40,470 30,620 10,760|160,560 120,660 90,770|380,640 340,700 320,780|640,700 620,740 600,780|"
        "930,520 960,640 980,770"
    )
    printed(canvas, cover, hung(ways, 30, 0.4), (-20, 400, 1040, 400), 6, size=15)
    pillow = outline("70,430 130,372 220,366 292,410 312,480 290,560 210,600 120,590 66,530")
    ways = "110,420 160,460 230,470|90,500 160,520 240,510|130,570 190,540 260,520|250,390 240,440 250,490"
    canvas.form(pillow, WHITE, bump=0.4, flatten=0.45, folds=hung(ways, 24, 0.5), blur=1, light=LIGHT, shadow=0.4)
    drawn(canvas, pillow)


FAR_LEG = (
    "560,420 640,392 720,372 778,372 822,404 850,470 872,540 888,606",
    "590,570 660,540 716,508 748,498 768,520 776,560 788,600 800,634",
)
NEAR_LEG = ("560,470 640,500 720,530 800,560 870,584 926,600", "520,618 610,668 700,690 790,692 870,680 932,664")


def leg(canvas: Canvas, guides: tuple[str, str], folds: str, count: int) -> None:
    """Wide pyjama trousers: the stripes run with the leg and tell its roundness."""
    upper, lower = (outline(guide) for guide in guides)
    shape = [*upper, *reversed(lower)]
    canvas.form(shape, CLOTH, bump=0.42, flatten=0.5, folds=hung(folds, 18, 0.45), blur=1, light=LIGHT, shadow=0.4)
    one, other = smooth(upper, closed=False), smooth(lower, closed=False)
    count_points = min(len(one), len(other))
    ids = np.linspace(0, 1, count_points)
    one, other = (curve[np.round(ids * (len(curve) - 1)).astype(int)] for curve in (one, other))
    with canvas.clip(shape):
        for k in range(count):
            u = 0.5 - 0.5 * np.cos(np.pi * (k + 0.5) / count)
            way = between(one, other, float(u))
            sway = floats(np.sin(np.linspace(0, 9, len(way)) + k) * 1.6)
            way = way + np.stack([sway * 0, sway], 1)
            canvas.line(list(way[::3]), "#3c6a56" if k % 2 else "#4c7a68", 7.5 if k % 2 else 5, alpha=0.85, blur=0.6)
        canvas.line(other[::4], "#2a4a44", 34, alpha=0.35, blur=12)
    drawn(canvas, shape)


def foot(canvas: Canvas, text: str) -> None:
    with outlined(canvas, LINE, 2.2, alpha=0.75):
        canvas.clay(
            bones(text), flesh(BODY), light=LIGHT, detail=0.6, fill=0.3, shadow=0.5, contact=0.4, cool=0.5, soft=2
        )


def figure(canvas: Canvas) -> None:
    """Head, shoulders, both arms and hands: one piece of flesh within one line."""
    trunk = bones("316,236,-16,37 326,296,-14,39 336,350,-10,54", blend=26)
    trunk += bones("270,358,-6,46 340,342,-14,44 420,352,-6,46", blend=36)
    trunk += bones("310,400,10,56 400,410,10,58 | 360,430,0,66 430,490,0,66", blend=34)
    propping = arm_cones((256, 374, 10), (158, 500, 30), (232, 562, 70), 46, side=-1)
    resting = arm_cones((438, 374, 10), (520, 476, 70), (626, 508, 120), 44, side=1)
    for arm in (propping, resting):
        arm[0] = arm[0]._replace(blend=30)
    one = shaped_hand(230, 562, 80, 116, 20, pose="resting", thumb="left", wrist=0.04, roll=14, build=STURDY)
    two = shaped_hand(624, 509, 120, 116, 16, pose="resting", thumb="left", wrist=0.04, build=STURDY)
    with outlined(canvas, LINE, 2.3, alpha=0.8):
        flesh_of = flesh(BODY)
        canvas.clay(
            [*trunk, *propping, *resting, *one.cones, *two.cones], flesh_of, light=LIGHT, detail=0.85, fill=0.2,
            shadow=0.7, contact=0.4, cool=0.8, soft=1.5, spots=[*one.spots, *two.spots],
        )  # fmt: skip
        knot(canvas)
        canvas.fill(outline("276,268 300,296 336,310 372,286 372,330 330,344 286,318"), "#6a3c30", blur=11, alpha=0.7)
        canvas.portrait(322, 192, 184, WHO, light=LIGHT)
    canvas.fill(ellipse(313, 270, 15, 9, turn=24), "#dcae90", blur=6, alpha=0.75, detail=0.85)
    jaw = outline("277,256 300,279 322,291 346,294 370,284 364,298 338,306 304,297 281,276")
    canvas.fill(jaw, "#8a5a48", blur=5, alpha=0.6, detail=0.85)
    tints(canvas)


def tints(canvas: Canvas) -> None:
    """Green in the shadows, red at the elbows, light on the shoulders, and the collar bones."""
    for tint, tone, alpha in (
        ("170,440 200,470 236,420 244,470 200,530 160,520", "#7e8c80", 0.22),
        ("140,490 160,480 176,506 156,530", "#d8755c", 0.35),
        ("470,470 520,500 560,512 520,520 470,500", "#7e8c80", 0.3),
        ("500,440 526,452 530,476 508,470", "#dc8068", 0.3),
        ("262,350 300,340 310,380 280,400", "#fae4cc", 0.5),
        ("390,330 440,340 460,380 430,372", "#fae4cc", 0.4),
        ("310,392 400,392 396,420 356,430 320,424", "#d88c74", 0.3),
    ):
        canvas.fill(outline(tint), tone, blur=10, alpha=alpha)
    for bone in ("296,376 330,366 352,382", "366,382 396,366 424,370"):
        canvas.line(outline(bone), "#9a5a40", 5, taper=0.8, alpha=0.45, blur=2.5)


def knot(canvas: Canvas) -> None:
    canvas.form(ellipse(246, 122, 36, 32, turn=-20), HAIR_BLACK, bump=0.6, blur=1, light=LIGHT)
    one, other = outline("276,110 256,90 226,92 212,120 226,148"), outline("272,140 262,128 246,118 240,126 246,140")
    canvas.comb(one, other, 60, HAIR_BLACK, size=180, alpha=0.8)


def camisole(canvas: Canvas) -> None:
    top = outline("296,402! 318,432 356,440 396,428 418,396! 432,440 458,486 500,520 548,536 596,548! 604,584 588,620")
    top += outline("520,636 440,628 382,592 320,542 280,490 266,440")
    ways = (
        "300,470 350,500 400,486|410,470 450,490 480,478|340,520 420,560 520,590|400,540 480,560 560,560|"
        "470,500 520,520 580,530"
    )
    bust = [Fold(outline("296,440 330,470 372,464"), 74, 0.42), Fold(outline("400,440 436,462 470,462"), 64, 0.38)]
    canvas.form(top, PINK, bump=0.42, flatten=0.5, folds=hung(ways, 18, 0.5) + bust, blur=1, light=LIGHT, shadow=0.4)
    with canvas.clip(top):
        for under in ("278,470 316,512 366,514 396,488", "396,488 430,506 468,500 492,476"):
            canvas.line(outline(under), "#96585a", 14, taper=0.7, alpha=0.5, blur=5)
    drawn(canvas, top, 2.8)
    for strap in ("297,402 284,370 276,340 271,313", "419,396 418,362 412,332 405,304"):
        canvas.line(outline(strap), LINE, 11, alpha=0.75)
        canvas.line(outline(strap), "#e6bcb0", 7.5, detail=0.4)


def cigarette(canvas: Canvas) -> None:
    canvas.line(outline("358,248 399,260"), "#2a1c18", 9, alpha=0.6, blur=0.8, detail=0.9)
    canvas.line(outline("358,248 397,259"), "#efe8d8", 6.4, detail=0.9, keep=0.5)
    canvas.line(outline("393,258 400,260"), "#c8502c", 6.4, detail=0.9, keep=0.5)


def books(canvas: Canvas) -> None:
    for cover, pages, tone in (
        ("742,716! 866,700! 880,736! 752,756!", "752,756! 880,736! 880,746! 753,767!", "#d8a838"),
        ("842,704! 946,716! 936,752! 828,738!", "828,738! 936,752! 935,761! 828,748!", "#b83a26"),
    ):
        canvas.fill(
            [(x + 6, y + 12) for x, y in (p[:2] for p in outline(cover))], "#0c1830", blur=7, alpha=0.6, curved=False
        )
        canvas.fill(outline(pages), "#e8dfc4")
        canvas.fill(outline(cover), tone, direction=8.0)
        drawn(canvas, outline(pages), 2.2)
        drawn(canvas, outline(cover), 2.6)
        corner, side, _, foot_of = (p[:2] for p in outline(cover))
        for u in (0.14, 0.2):
            bar = [tuple(np.array(a) * (1 - u) + np.array(b) * u) for a, b in ((corner, side), (foot_of, _))]
            canvas.line(bar, LINE, 1.6, alpha=0.7)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    wall(canvas)
    curtains(canvas)
    bed(canvas)
    canvas.fill(
        outline("240,590 420,590 560,660 760,710 940,690 960,650 700,600 400,560"), "#081630", blur=20, alpha=0.6
    )
    foot(canvas, "862,592,0,20 900,598,10,18 944,590,10,12")
    leg(
        canvas,
        FAR_LEG,
        "760,380 740,440 752,500|800,400 780,450 766,510|640,400 650,470 660,530|860,560 830,590 800,600",
        9,
    )
    leg(canvas, NEAR_LEG, "600,500 590,570 600,650|660,520 650,600 660,680|880,590 860,630 870,676", 9)
    foot(canvas, "916,632,30,22 948,644,34,20 974,622,40,14 984,596,40,10")
    figure(canvas)
    camisole(canvas)
    cigarette(canvas)
    books(canvas)
