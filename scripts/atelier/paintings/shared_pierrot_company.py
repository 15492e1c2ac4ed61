"""Who stands below Pierrot's rise: the doctor on his donkey, and three players who pull at its rope."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.cloth import folds_between
from scripts.atelier.curves import ellipse
from scripts.atelier.sitter import SKIN_FAIR
from scripts.atelier.sitters import MAN, WOMAN

LINEN = ("#7d7361", "#aba290", "#cfc8b6", "#ece6d8", "#faf7ec")
HAIR = ("#1a1009", "#3a2615", "#5e4226", "#86643c")
TANNED = MAN.but(
    age=34, yaw=-64, skin=("#4c2c1c", "#8a5c40", "#c4956e", "#dcb48c", "#efd0ac"), brow="#3a2615", hair="back",
    hair_colours=HAIR, keep=0.3
)  # fmt: skip
LASS = WOMAN.but(
    age=20, yaw=-60, roll=-4, seed=97, skin=SKIN_FAIR, lip="#c0524a", blush_strength=0.45, hair="bun",
    hair_colours=HAIR, ears=0, nose_turn=0.4, keep=0.3
)  # fmt: skip


def donkey_and_doctor(canvas: Canvas) -> None:
    coat = ("#0e0d0c", "#201d1a", "#38332d", "#5a5248")
    rider = [(44, 960), (20, 860), (34, 770), (84, 726), (140, 738), (172, 800), (190, 900), (200, 980)]
    falls = folds_between([(60, 760), (150, 760)], [(30, 960), (190, 960)], 7, width=16, height=0.5, seed=3)
    canvas.form(rider, coat, bump=0.4, flatten=0.4, folds=falls, direction=80.0, detail=0.3)
    doctor = MAN.but(
        yaw=18,
        pitch=-2,
        roll=8,
        smile=0.9,
        skin=SKIN_FAIR,
        blush_strength=0.4,
        fill=0.34,
        shadow=0.2,
        softness=1.0,
        brow_ridge=0.6,
    )
    canvas.portrait(104, 672, 106, doctor.looking().but(ears=0, detail=0.95))
    canvas.ruff(108, 738, 62, 20, ("#8c8674", "#cfc8b4", "#f2ecdc"), pleats=15)
    cap = [(48, 662), (54, 628), (84, 606), (124, 606), (152, 628), (158, 660), (130, 644), (104, 640), (74, 646)]
    canvas.form(cap, coat, bump=0.6, flatten=0.5, direction=10.0, detail=0.5)
    hide = ("#322b24", "#5c5247", "#8a7e70", "#b3a795", "#cfc5b4")
    beast = [
        *limb((40, 960, -10, 70), (120, 930, 0, 66), (190, 890, 14, 50)),
        *limb((180, 900, 14, 44), (214, 836, 30, 38), (240, 800, 44, 36)),
        *limb((232, 790, 48, 36), (256, 822, 66, 30), (276, 872, 82, 24), (280, 892, 84, 23)),
        *limb((216, 764, 36, 15), (186, 716, 24, 15), (168, 676, 16, 5)),
        *limb((256, 762, 40, 15), (278, 708, 30, 15), (292, 666, 20, 5)),
    ]
    canvas.clay(beast, hide, detail=0.6, light=(-0.5, -0.6, 0.6))
    for x, y in ((180, 706), (282, 700)):
        canvas.line([(x + 4, y + 30), (x, y), (x - 4, y - 22)], "#2a221c", 10, taper=0.8, alpha=0.6, blur=2, detail=0.7)
    canvas.fill(ellipse(226, 806, 8, 6.5, turn=10), "#1a130e", detail=1, blur=0.6)
    canvas.fill(ellipse(224, 804, 2, 2), "#efe6d4", detail=1, keep=0.7)
    canvas.line([(213, 802), (226, 794), (240, 802)], "#2e251d", 3, taper=0.7, detail=1)
    canvas.fill(ellipse(270, 804, 5, 8), "#1a130e", detail=1, blur=0.6, alpha=0.8)
    for x in (271, 289):
        canvas.fill(ellipse(x, 892, 4, 6, turn=15), "#2a1d16", detail=1, blur=0.8, alpha=0.8)
    canvas.line([(262, 906), (278, 912), (296, 904)], "#3a2c22", 3, taper=0.6, detail=1, blur=0.6)
    canvas.strands([(228, 760), (206, 790)], [(250, 758), (250, 784)], 40, ("#1e1813", "#3a3027", "#5a4c3e"), width=3)
    canvas.line([(236, 842), (262, 832), (288, 838)], "#5e2a1e", 6, detail=0.9)
    canvas.line([(288, 838), (400, 822), (560, 800), (600, 790)], "#6b5230", 4, detail=0.7)


def company(canvas: Canvas) -> None:
    """Three players behind the rise, pulling at the rope."""
    red, rose, blue = (
        ("#4a140d", "#8c2c1e", "#bd4c34", "#d98060"),
        ("#6a3a3a", "#a8706a", "#d09f92", "#ecc9b8"),
        ("#20303a", "#3f5c66", "#6d8c92", "#a0b6b4"),
    )
    people = (
        (590, 640, 88, TANNED.but(seed=1, roll=-4), blue),
        (738, 632, 88, TANNED.but(seed=8, roll=4, age=45, moustache=0.9), red),
        (664, 674, 86, LASS, rose),
    )
    for place, (x, y, size, look, coat) in enumerate(people):
        top = y + size * 0.62
        body = [(x - 20, top - 8), (x + 22, top - 8), (x + 66, top + 34), (x + 78, top + 150), (x + 70, top + 260)]
        body += [(x - 72, top + 260), (x - 78, top + 140), (x - 62, top + 36)]
        falls = folds_between([(x - 40, top + 20), (x + 40, top + 20)], [(x - 60, top + 230), (x + 60, top + 230)], 7)
        canvas.form(body, coat, bump=0.4, flatten=0.4, folds=falls, direction=84.0, detail=0.3)
        canvas.portrait(x + 4, y, size, look)
        collar = [
            (x - 34, top - 2),
            (x, top + 12),
            (x + 34, top - 2),
            (x + 40, top + 12),
            (x, top + 28),
            (x - 40, top + 12),
        ]
        canvas.form(collar, LINEN, bump=0.4, flatten=0.4, detail=0.5)
        if place == 0:
            crest = [
                (x - 52, y - 22),
                (x - 44, y - 60),
                (x - 12, y - 82),
                (x + 30, y - 76),
                (x + 54, y - 40),
                (x + 58, y - 8),
            ]
            crest += [(x + 36, y - 30), (x, y - 40), (x - 30, y - 34)]
            canvas.form(crest, red, bump=0.6, flatten=0.5, detail=0.5, direction=15.0)
            for step in range(5):
                tip = (x - 36 + 20 * step, y - 96 - 7 * (step % 2))
                canvas.form(
                    [(x - 40 + 20 * step, y - 66), tip, (x - 22 + 20 * step, y - 70)], red, bump=0.5, detail=0.6
                )
        if place == 1:
            hat = [
                (x - 66, y - 30),
                (x - 30, y - 46),
                (x + 30, y - 48),
                (x + 64, y - 34),
                (x + 30, y - 24),
                (x - 34, y - 20),
            ]
            crown = [(x - 36, y - 34), (x - 28, y - 74), (x + 26, y - 78), (x + 40, y - 38)]
            canvas.form(crown, ("#2a1c12", "#57402a", "#86694a"), bump=0.6, flatten=0.4, detail=0.5)
            canvas.form(hat, ("#2a1c12", "#57402a", "#86694a"), bump=0.4, detail=0.6)
        if place == 2:
            for i in range(9):
                canvas.fill(
                    ellipse(x - 34 + 9 * i, y - 42 - 6 * (i % 3), 6, 5),
                    ("#d98f86", "#f0e2c8", "#7f9a86")[i % 3],
                    detail=0.8,
                )
    canvas.fill([(540, 800), (640, 830), (800, 800), (820, 930), (540, 930)], "#2a2417", blur=34, alpha=0.5)
