"""A young mother in black stripes, chin in hand, watches her baby sleep behind a white veil."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.cloth import folds_between, folds_from
from scripts.atelier.colour import linear
from scripts.atelier.curves import between, ellipse, spots_along
from scripts.atelier.hands import CHILD_HAND, LADY, shaped_hand
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_knots import coiled_knot, swept_back
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish
from scripts.atelier.sitter import CLOSED, SKIN_PALE
from scripts.atelier.sitters import WOMAN
from scripts.atelier.young_sitters import INFANT

PAINTING = Homage(
    card=69,
    title="The Cradle",
    after="after Berthe Morisot",
    school="impressionist",
    size=(821, 1000),
    detail=(160, 140, 330, 330),
    seed=69,
    finish=Finish(glaze=0.32, relief=0.08, thickness=0.35, saturation=1.0),
)

LIGHT = (-0.45, -0.62, 0.62)
SKIN = ("#7a4c3c", "#bc8a70", "#e8c0a4", "#f6dac6", "#fff0e4")
DRESS = ("#0c0d13", "#1a1c26", "#2e323e", "#4c5260", "#757c8a")
GAUZE = ("#8a98a8", "#b4c0ca", "#d6dee2", "#eef1ef", "#fcfcf8")
HAIR = ("#100a08", "#26180f", "#46301e", "#745236")
EDMA = WOMAN.but(
    age=29, seed=69, yaw=34, pitch=-16, roll=9, width=0.97, flesh=0.1, jaw=0.9, chin=0.95, nose_length=1.05,
    nose_width=0.86, lips=0.95, eye_size=1.06, eye_open=0.64, brow="#2c1c12", brow_strength=0.55, skin=SKIN_PALE,
    lip="#b4504a", iris="#3c2a1c", blush="#d87c68", blush_strength=0.4, hair="back", hair_colours=HAIR, volume=1.2,
    hairline=-0.02, ears=0.9, fill=0.34, shadow=0.45, softness=0.7, keep=0.5, neck=0.9, gaze=(8.0, -13.0),
)  # fmt: skip
BABY = INFANT.but(
    seed=70, age=1, yaw=-30, pitch=4, roll=-62, eye_open=CLOSED, skin=SKIN_PALE, hair="short",
    hair_colours=("#6a4c30", "#96744c", "#bc9a6c", "#dcc29a"), neck=0.0, keep=0.5, softness=0.9, fill=0.45,
    shadow=0.3,
)  # fmt: skip


def room(canvas: Canvas) -> None:
    """A window behind a pale blind on the left, a dark wall where the curtain hangs."""
    canvas.wash(linear((0, 0), (821, 300), ["#6c7682", "#56606c", "#3e4652", "#2c323c"]), noise=0.06, noise_size=120)
    canvas.fill(
        outline("-20,-20 250,-20 270,200 210,480 -20,620"),
        linear((0, 0), (240, 0), ["#8e9aa6", "#b8c2c8", "#98a4b0"]),
        blur=12,
    )
    blind = outline("-20,-20! 232,-20! 250,160 222,360 170,520 60,640 -20,660!")
    canvas.form(
        blind,
        GAUZE,
        bump=0.2,
        flatten=0.4,
        gamma=1.3,
        light=LIGHT,
        blur=6,
        folds=folds_between(
            outline("0,-20 120,-20 232,-20"), outline("-20,620 90,600 210,400"), 9, width=26, height=0.5
        ),
    )
    canvas.fill(outline("-20,560 90,470 180,560 200,1020 -20,1020"), "#5c6672", blur=50, alpha=0.8)


def curtain(canvas: Canvas) -> None:
    """The tent of the cradle falls from a hook above the picture's edge."""
    tent = outline("500,-30! 860,-30! 860,700! 700,620 600,520 556,420 540,300 520,120")
    folds = folds_from((600, -120), outline("520,400 640,600 840,700"), 15, width=24, height=0.6, sag=0.05, seed=3)
    canvas.form(tent, GAUZE, bump=0.2, flatten=0.35, folds=folds, light=LIGHT, gamma=1.25, blur=4)
    canvas.fill(outline("560,260 700,300 840,420 840,720 640,640 560,480"), "#7a8898", blur=60, alpha=0.45)


def mother(canvas: Canvas) -> None:
    dress = outline(
        "176,474 236,434 320,424 396,440 452,500 476,600 500,720 520,860 500,1010! 20,1010! 40,840 84,680 124,560"
    )
    folds = folds_from(
        (300, 640), outline("180,480 80,700 60,1000 300,1010 500,1000"), 13, width=26, height=0.5, seed=5
    )
    canvas.form(dress, DRESS, bump=0.45, flatten=0.5, folds=folds, light=LIGHT, blur=2)
    with canvas.clip(dress):
        for k in range(19):
            x = 36 + 26 * k
            way = [(250 + (x - 250) * 0.34, 410), (x * 0.8 + 56, 560), (x, 780), (x - 12, 1010)]
            canvas.line(way, "#565e6e" if k % 2 else "#08090d", 5, alpha=0.5, blur=1, detail=0.3)
    coiled_knot(canvas, 216, 172, 52, 48, HAIR, from_right=True)
    canvas.portrait(316, 262, 268, EDMA, light=LIGHT, strands=460)
    swept_back(canvas, outline("305,250 292,280 260,289 228,256"), HAIR, width=18, spread=18)
    ribbon = outline("270,406 300,420 340,415 364,402")
    canvas.line(ribbon, "#08080c", 10, taper=0.15, blur=1, detail=0.8)
    canvas.line(
        [(x, y - 3) for x, y in (p[:2] for p in ribbon)], "#4c5060", 2, taper=0.6, alpha=0.7, blur=1, detail=0.8
    )
    inner, outer = outline("266,420 300,434 340,430 364,416"), outline("258,438 298,454 346,450 374,432")
    canvas.form(
        [*inner, *outer[::-1]],
        GAUZE,
        bump=0.3,
        flatten=0.4,
        folds=folds_between(inner, outer, 11, width=7, height=0.5),
        light=LIGHT,
        detail=0.6,
        blur=1.5,
    )
    collar(canvas)


def collar(canvas: Canvas) -> None:
    inner = outline("216,440 250,470 306,480 362,466 398,436")
    outer = outline("196,456 240,508 308,520 368,504 398,456")
    canvas.form(
        [*inner, *outer[::-1]],
        GAUZE,
        bump=0.35,
        flatten=0.4,
        folds=folds_between(inner, outer, 17, width=10, height=0.5),
        light=LIGHT,
        detail=0.5,
    )
    canvas.lace(outer, 12, GAUZE[3])


def cot(canvas: Canvas) -> None:
    """Pillow and quilt in the hollow of the wicker cradle."""
    canvas.fill(outline("470,640 540,560 660,520 830,540 860,1020 420,1020"), "#7e8a98", blur=14)
    pillow = outline("540,560 600,500 700,480 800,500 850,560 850,680 760,720 640,716 560,670")
    canvas.form(
        pillow,
        GAUZE[:4],
        bump=0.4,
        flatten=0.4,
        light=LIGHT,
        gamma=1.3,
        folds=folds_from((690, 600), outline("540,560 640,490 800,500 850,640"), 10, width=18, height=0.45),
        detail=0.3,
    )


def baby(canvas: Canvas) -> None:
    arm = limb((764, 690, 0, 22), (790, 640, 8, 19), (776, 592, 14, 14), blend=12)
    canvas.fill(ellipse(690, 612, 92, 60, turn=-20), "#62707e", blur=22, alpha=0.55)
    canvas.portrait(680, 592, 164, BABY, light=LIGHT)
    fist = shaped_hand(778, 588, 16, 54, -120, pose="relaxed", thumb="left", roll=20, build=CHILD_HAND)
    canvas.show_hands([fist], SKIN, also=arm, light=LIGHT, detail=0.6)
    quilt = outline("560,690 640,668 740,690 800,660 860,680 860,1020! 500,1020! 520,800")
    folds = folds_from((640, 640), outline("520,960 680,1010 850,980"), 12, width=24, height=0.5, seed=8)
    canvas.form(
        quilt,
        ("#5c6270", "#888690", "#b0a6a8", "#d0c2be", "#e6d8d0"),
        bump=0.35,
        flatten=0.4,
        folds=folds,
        light=LIGHT,
        detail=0.3,
    )


VEIL = outline("612,-30! 700,-30! 800,240 860,420 860,1020! 360,1020! 400,860 452,720 500,610 530,480 552,320 580,120")


def veil(canvas: Canvas) -> None:
    """Gauze before everything: it dims the child and gathers in light pleats."""
    canvas.fill(VEIL, linear((420, 800), (860, 300), ["#dfe6ea", "#c6d0d8", "#b2c0cc"]), alpha=0.22, blur=5)
    for left, right, count in (
        (outline("600,-30 556,320 500,610 430,760 370,1010"), outline("640,-30 590,320 560,620 520,800 470,1010"), 70),
        (outline("640,-30 640,320 700,700 690,1010"), outline("720,-30 860,420 860,820 860,1010"), 64),
        (outline("620,-30 570,360 540,640 470,1010"), outline("660,-30 690,400 720,760 700,1010"), 40),
    ):
        one, other = spots_along(left, 30), spots_along(right, 30)
        for _ in range(count):
            way = between(one, other, canvas.chance.random()) + canvas.chance.normal(0, 3, 2)
            first = int(canvas.chance.integers(0, 12))
            tone = ("#ffffff", "#eef2f4", "#c4d0da", "#8c9cac")[int(canvas.chance.integers(4))]
            canvas.line(
                [tuple(p) for p in way[first : first + 18 : 3]],
                tone,
                3 + 4 * canvas.chance.random(),
                taper=0.7,
                alpha=0.32,
                blur=1.5,
            )
    edge = outline("600,-30 556,320 500,610 440,750 366,1020")
    canvas.line(edge, "#fdfdfa", 9, alpha=0.8, blur=2)
    canvas.lace(outline("530,480 500,610 448,740 404,860 362,1010"), 17, "#f6f6f2")


def hands(canvas: Canvas) -> None:
    """One hand under the cheek, its elbow on the cradle; the other draws the veil between us and the child."""
    prop = shaped_hand(396, 476, 30, 150, -100, pose="fist", thumb="left", roll=-30, pitch=10, build=LADY)
    canvas.show_hands([prop], SKIN, light=LIGHT)
    sleeve = outline("364,508 402,486 442,504 470,600 490,700 476,776 420,796 350,760 336,670 350,580")
    canvas.drapery(
        sleeve,
        DRESS,
        knot=(400, 480),
        ends=outline("340,740 410,796 480,740"),
        count=9,
        width=15,
        light=LIGHT,
        detail=0.3,
    )
    cuff = outline("356,480 396,460 438,476 448,508 402,526 354,510")
    canvas.drapery(
        cuff, GAUZE, knot=(410, 440), ends=outline("354,510 402,526 448,508"), count=9, width=8, light=LIGHT, detail=0.6
    )
    draws = shaped_hand(344, 830, 20, 140, -22, pose="pinch", thumb="left", roll=24, build=LADY)
    canvas.show_hands([draws], SKIN, light=LIGHT)
    arm = outline(
        "178,482 122,560 84,680 62,800 84,880 160,914 250,904 340,886 366,850 352,800 286,780 232,740 226,650 232,560"
    )
    canvas.drapery(
        arm,
        DRESS,
        knot=(380, 840),
        ends=outline("190,660 80,740 70,840 110,900"),
        count=13,
        width=18,
        light=LIGHT,
        detail=0.3,
    )
    with canvas.clip(arm):
        for k in range(9):
            way = [
                (170 + 7 * k, 490),
                (84 + 17 * k, 690),
                (80 + 16 * k, 800),
                (190 + 8 * k, 890 - 9 * k),
                (352, 870 - 7 * k),
            ]
            canvas.line(way, "#5c6474" if k % 2 else "#06070a", 4, alpha=0.45, blur=1, detail=0.3)
    cuff = outline("320,800 352,794 372,820 370,860 346,882 316,878")
    canvas.drapery(
        cuff, GAUZE, knot=(290, 836), ends=outline("350,796 372,830 346,882"), count=8, width=8, light=LIGHT, detail=0.6
    )


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    room(canvas)
    curtain(canvas)
    mother(canvas)
    cot(canvas)
    baby(canvas)
    veil(canvas)
    hands(canvas)
