"""A clown all in white who simply stands there, while a donkey looks out at us from below."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import linear
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.forms import Fold
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_leaves import thicket
from scripts.atelier.paintings.shared_pierrot_company import HAIR, company, donkey_and_doctor
from scripts.atelier.school import Finish
from scripts.atelier.sitter import SKIN_FAIR
from scripts.atelier.sitters import MAN

PAINTING = Homage(
    card=17,
    title="Pierrot",
    after="after Antoine Watteau",
    school="rococo",
    size=(810, 1000),
    detail=(275, 45, 260, 260),
    seed=17,
    finish=Finish(relief=0.08, vignette=0.12),
)

SATIN = ("#7d7361", "#aba290", "#cfc8b6", "#ece6d8", "#faf7ec")
SHADE = "#8f8670"
LEAVES = ("#2c2d1a", "#4c4c2c", "#74703f", "#9d9558")
FACE = MAN.but(
    width=1.1,
    jaw=0.98,
    chin=0.82,
    cheekbones=1.12,
    nose_length=0.94,
    nose_width=0.98,
    mouth_width=1.0,
    lips=1.05,
    eye_size=1.16,
    eye_open=0.8,
    gaze=(0, -4),
    smile=-0.12,
    skin=SKIN_FAIR,
    blush_strength=0.42,
    brow="#5a3c24",
    brow_strength=0.45,
    brow_thickness=0.9,
    brow_high=0.03,
    lip="#b0503f",
    shadow=0.2,
    softness=1.1,
    fill=0.32,
    brow_ridge=0.5,
    ears=0,
)


def sky(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 700), ["#5f8cb0", "#7fa6c0", "#a8bcb8", "#c0b890"]))
    canvas.clouds(0, 420, "#dcdcd0", shade="#7893a4", cover=0.0, size=260, stretch=2.2, alpha=0.7, seed=5)
    canvas.hill(
        [(-10, 640), (120, 610), (280, 640), (470, 622), (640, 640), (830, 610)],
        ("#5c6a62", "#8a9484", "#b6b79c"),
        roughness=16,
        base=800,
        haze=("#c6c6ac", 0.6),
        seed=3,
    )


def grove(canvas: Canvas) -> None:
    thicket(canvas, 52, 570, 90, 62, ("#3c4230", "#66684a", "#8f8d62", "#aaa67a"), leaf=(4, 8), seed=4)
    for x, lean in ((640, 6), (700, 16), (770, -8)):
        canvas.line([(x, 700), (x + lean, 480), (x + lean * 2.4, 250)], "#3c2f1e", 17, 8, blur=1)
        canvas.line([(x - 4, 700), (x + lean - 4, 480), (x + lean * 2.4 - 2, 260)], "#7d6946", 3, 2, blur=1, alpha=0.7)
    for x, y, wide, high, seed in (
        (700, 130, 150, 84, 11),
        (640, 216, 96, 62, 12),
        (768, 250, 104, 90, 13),
        (690, 330, 84, 52, 14),
        (800, 400, 70, 80, 15),
    ):
        thicket(canvas, x, y, wide, high, LEAVES, leaf=(5, 10), seed=seed)


def herm(canvas: Canvas) -> None:
    """The stone faun among the trees at the right edge."""
    stone = ("#45413a", "#837c6e", "#b9b09c", "#dcd4be")
    canvas.form([(716, 470), (792, 470), (806, 640), (702, 640)], stone, bump=0.3, flatten=0.3, curved=False)
    canvas.form([(704, 452), (806, 452), (806, 478), (704, 478)], stone, bump=0.3, flatten=0.3, curved=False)
    bust = [(724, 456), (716, 430), (738, 414), (742, 400), (776, 400), (780, 414), (800, 432), (794, 456)]
    canvas.form(bust, stone, bump=0.6, blur=1)
    faun = MAN.but(
        yaw=-42, pitch=6, skin=(*stone, "#eee6d2"), smile=0.7, lip=stone[1], brow_strength=0.1, iris=stone[1]
    )
    faun = faun.but(whites=stone[2], blush_strength=0.0, lash=stone[0], neck=0.91)
    canvas.portrait(756, 366, 92, faun)
    canvas.locks([(716, 340), (724, 322), (742, 314)], [(760, 312), (784, 320), (796, 344)], 9, stone, width=11, wave=4)


def ground(canvas: Canvas) -> None:
    canvas.hill(
        [(-10, 930), (120, 915), (250, 886), (405, 872), (560, 884), (690, 915), (830, 926)],
        ("#4a4128", "#7d6d44", "#a59260", "#c0ae7a"),
        roughness=8,
        relief=0.5,
        size=34,
        seed=8,
    )
    for x in range(20, 800, 26):
        y = 905 + 20 * canvas.chance.random() + 0.0002 * (x - 405) ** 2
        tip = (x + 14 * canvas.chance.normal(), y - 14 - 16 * canvas.chance.random())
        canvas.line([(x, y + 12), (x + 3, y), tip], "#5d5a30" if x % 4 else "#8d8246", 3, taper=-0.9, alpha=0.8)


def trousers(canvas: Canvas) -> None:
    for side in (-1, 1):
        x = 405 + side * 48
        stocking = [(x - 24, 815), (x + 24, 815), (x + 20, 900), (x - 20, 900)]
        canvas.form(stocking, SATIN[:4], bump=0.5, direction=90.0, detail=0.3)
        shoe = [(x - 26, 900), (x + 26, 900), (x + 34 + 12 * side, 938), (x + 8 * side, 950), (x - 34 + 12 * side, 938)]
        canvas.form(shoe, ("#8a806c", "#beb6a4", "#e6e0d0", "#f8f4e8"), bump=0.6, flatten=0.5, detail=0.6)
        for wing in (-1, 1):
            canvas.form(
                ellipse(x + wing * 15, 906, 15, 9, turn=wing * 24), ("#8a4a46", "#cf8a84", "#eec0b6"), detail=0.9
            )
        canvas.fill(ellipse(x, 906, 5, 5), "#c06e68", detail=0.9)
    for side in (-1, 1):
        x = 405 + side * 50
        leg = [(405 - side * 2, 530), (405 + side * 104, 530), (405 + side * 106, 680), (405 + side * 100, 822)]
        leg += [(405 + side * 96, 836), (x - side * 42, 834), (405 + side * 2, 800)]
        falls = folds_between(
            [(x - 40, 540), (x + 40, 540)], [(x - 38, 830), (x + 40, 830)], 6, width=16, height=0.55, seed=4 + side
        )
        for i, y in enumerate((690, 722, 748, 776, 800)):
            way = [(x - 42, y - 10 * side), (x, y + 9), (x + 44, y - 6 + 12 * side)]
            falls.append(Fold(way, 10, 0.5 if i % 2 else -0.5))
        canvas.form(leg, SATIN, bump=0.36, flatten=0.42, folds=falls, blur=1, gamma=1.05)
        canvas.line([(x - 44, 832), (x, 840), (x + 46, 832)], SHADE, 4, taper=0.4, alpha=0.7, blur=1)
    canvas.line([(405, 590), (407, 720), (404, 810)], "#6c6350", 12, taper=-0.5, alpha=0.7, blur=4)


def jacket(canvas: Canvas) -> None:
    shape: list[Point] = [
        (330, 272),
        (405, 279),
        (480, 272),
        (512, 290),
        (548, 365),
        (540, 451),
        (556, 571),
        (540, 590),
    ]
    shape += [(470, 599), (405, 602), (340, 599), (270, 590), (254, 571), (270, 451), (262, 365), (298, 290)]
    falls = folds_between([(320, 305), (490, 305)], [(270, 588), (540, 588)], 9, width=20, height=0.34, seed=11)
    falls += [
        Fold([(290, 425), (350, 444), (398, 439)], 12, 0.4),
        Fold([(412, 451), (460, 461), (520, 439)], 12, -0.4),
    ]
    canvas.form(shape, SATIN, bump=0.34, flatten=0.4, folds=falls, blur=1.2, gamma=1.0)
    canvas.line([(405, 294), (409, 434), (405, 601)], "#8d8470", 5, taper=0.2, alpha=0.75, blur=1.4)
    canvas.line([(411, 296), (415, 434), (411, 601)], "#fffdf2", 4, taper=0.2, alpha=0.6, blur=1.4)
    for i in range(15):
        y = 306 + 20 * i
        canvas.form(ellipse(397, y, 6.4, 6.4), ("#6f6652", "#c4bca8", "#fbf8ee"), detail=0.9, keep=0.3)
    canvas.line(
        [(262, 582), (340, 595), (405, 599), (470, 595), (548, 582)], "#7c735e", 5, taper=0.3, alpha=0.6, blur=1.6
    )
    for x in (312, 498):
        canvas.line([(x - 34, 525), (x, 530), (x + 34, 525)], "#8d8470", 4, taper=0.5, alpha=0.8, blur=0.8)
        canvas.line([(x - 34, 528), (x, 534), (x + 34, 528)], "#fffdf2", 3, taper=0.5, alpha=0.6, blur=0.8)


def sleeves(canvas: Canvas) -> None:
    """Far too long, so that they lie in rings about the elbows."""
    for side in (-1, 1):

        def at(x: float, side: int = side) -> float:
            return 405 + side * x

        skin = ("#6d4230", "#b9805e", "#e6b894", "#f6d8ba")
        canvas.hand(at(160), 576, 66, 92, skin, pose="relaxed", thumb="left" if side > 0 else "right", detail=0.8)
        arm: list[Point] = [
            (at(74), 279),
            (at(120), 289),
            (at(158), 336),
            (at(182), 408),
            (at(200), 502),
            (at(202), 578),
        ]
        arm += [(at(172), 592), (at(124), 585), (at(118), 502), (at(112), 416), (at(100), 348)]
        rings = []
        for i, y in enumerate((372, 384, 398, 410, 426, 438, 456, 468, 486, 500, 522, 536, 556)):
            start, reach = 96 + 34 * canvas.chance.random() * (i % 3), 26 + 74 * canvas.chance.random()
            sag = 6 + 10 * canvas.chance.random()
            way = [
                (at(start + i), y - 12 + 8 * canvas.chance.normal()),
                (at(start + i + reach * 0.5), y + sag),
                (at(min(start + i + reach, 204)), y - 4 + 6 * canvas.chance.normal()),
            ]
            rings.append((way, 5 + 5 * canvas.chance.random(), 0.5 if i % 2 else -0.6))
        rings += [
            ([(at(96), 296), (at(130), 339), (at(150), 382)], 16, 0.4),
            ([(at(84), 305), (at(112), 365)], 12, -0.4),
        ]
        canvas.form(arm, SATIN, bump=0.46, flatten=0.5, folds=rings, blur=1, gamma=1.05, detail=0.25)
        canvas.line([(at(120), 582), (at(160), 592), (at(202), 578)], "#fdfaf0", 7, taper=0.3, blur=1)
        canvas.line([(at(100), 348), (at(114), 425), (at(120), 537)], "#564d3c", 16, taper=0.5, alpha=0.85, blur=4)


def head(canvas: Canvas) -> None:
    brim = ellipse(405, 148, 132, 100, turn=-2)
    canvas.form(brim, ("#8f8b7c", "#b9b3a2", "#d6d0be", "#e9e3d2"), bump=0.16, flatten=0.3, detail=0.3, blur=1)
    canvas.line(
        [(278, 170), (290, 90), (352, 54), (405, 49), (460, 56), (520, 94), (534, 168)],
        "#fbf7ea",
        5,
        taper=0.3,
        blur=1.2,
    )
    canvas.fill(ellipse(405, 158, 88, 84), "#6e6856", blur=14, alpha=0.7)
    cap = [(330, 190), (334, 130), (368, 96), (405, 90), (444, 96), (478, 132), (482, 192), (470, 250), (342, 250)]
    canvas.form(cap, ("#6c6554", "#a8a08c", "#d8d2c0", "#f0eadc"), bump=0.5, flatten=0.5, blur=1.5)
    for side in (-1, 1):
        one = [(405 + side * 56, 176), (405 + side * 66, 214), (405 + side * 62, 252)]
        other = [(405 + side * 66, 180), (405 + side * 78, 222), (405 + side * 74, 262)]
        canvas.locks(one, other, 5, HAIR, width=10, wave=3, waves=3)
    canvas.portrait(405, 192, 158, FACE, light=(-0.5, -0.6, 0.6))
    band = [
        (340, 196),
        (352, 166),
        (405, 152),
        (458, 166),
        (470, 196),
        (476, 146),
        (448, 104),
        (405, 94),
        (362, 106),
        (334, 148),
    ]
    canvas.form(band, ("#8c8470", "#c4bca8", "#e8e2d2", "#f8f4e8"), bump=0.4, flatten=0.4, blur=1, detail=0.5)
    canvas.line(
        [(346, 194), (362, 166), (405, 154), (450, 166), (464, 194)], "#6e5640", 5, taper=0.3, alpha=0.45, blur=2.5
    )
    collar = [
        (405, 258),
        (360, 264),
        (318, 276),
        (300, 296),
        (334, 316),
        (372, 308),
        (405, 322),
        (440, 308),
        (478, 316),
    ]
    collar += [(510, 296), (494, 276), (450, 264)]
    canvas.drapery(
        collar,
        SATIN,
        knot=(405, 244),
        ends=[(302, 292), (350, 318), (405, 324), (460, 318), (508, 292)],
        count=17,
        width=9,
        detail=0.4,
    )


def compose(canvas: Canvas) -> None:
    canvas.light = (-0.55, -0.6, 0.58)
    sky(canvas)
    grove(canvas)
    herm(canvas)
    company(canvas)
    donkey_and_doctor(canvas)
    ground(canvas)
    canvas.fill([(250, 940), (405, 930), (600, 944), (640, 962), (420, 972), (250, 960)], "#2e2614", blur=12, alpha=0.6)
    trousers(canvas)
    sleeves(canvas)
    jacket(canvas)
    head(canvas)
