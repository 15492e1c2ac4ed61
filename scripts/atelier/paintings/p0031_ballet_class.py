"""Ballet skirts like clouds with coloured bows, an old master with a tall stick, and a little dog."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import linear
from scripts.atelier.curves import ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_ballet_dancers import LIGHT, SKIN, dancer
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.paintings.shared_profiles import Profile, profile, swept_hair
from scripts.atelier.school import Finish, Jitter

PAINTING = Homage(
    card=31,
    title="The Ballet Class",
    after="after Edgar Degas",
    school="impressionist",
    size=(882, 1000),
    detail=(430, 360, 330, 330),
    seed=31,
    finish=Finish(jitter=Jitter(5, 0.08, 0.04), glaze=0.18, relief=0.13),
)

BLACK = ("#0c0b0c", "#1c1a1c", "#343034", "#565058")
GREY = ("#3c3c38", "#64645e", "#92928a", "#bebeb4")


def room(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 460), ["#5c8064", "#6c9070", "#7c9c78"]), noise=0.08, noise_size=90)
    for x, wide in ((96, 58), (396, 52), (726, 60)):
        stone = linear((x, 0), (x + wide, 0), ["#7c7868", "#bab4a4", "#8c8676"])
        canvas.rectangle(x, -10, wide, 440, stone, noise=0.18, noise_size=26, direction=90.0)
        canvas.rectangle(x - 9, 404, wide + 18, 36, "#a8a294")
        canvas.rectangle(x - 7, -10, wide + 14, 30, "#b8b2a2")
    canvas.rectangle(560, 120, 132, 236, "#c8b478", detail=0.3)
    canvas.rectangle(572, 132, 108, 212, linear((0, 130), (0, 340), ["#cfd8d4", "#a8b8b4", "#8c9a90"]), detail=0.3)
    canvas.rectangle(600, 180, 44, 120, "#e8ecdf", alpha=0.8, blur=4)
    canvas.rectangle(206, 120, 70, 92, "#e6dcc0", detail=0.3)
    canvas.rectangle(216, 132, 50, 4, "#8c8270")
    canvas.rectangle(216, 146, 44, 4, "#8c8270")
    canvas.rectangle(806, 90, 84, 280, "#b89a4c", detail=0.3)
    canvas.rectangle(818, 104, 74, 252, "#8fa4a0", detail=0.3)
    floor = linear((0, 430), (0, 1000), ["#a8804c", "#b88f56", "#c49c60"])
    canvas.polygon(outline("-10,470 420,424 892,420 892,1010 -10,1010"), floor, direction=-38.0)
    for i in range(26):
        x = -620 + 66 * i
        canvas.line([(x, 1010), (x * 0.34 + 560, 424)], "#8a744c", 3, curved=False, alpha=0.75, blur=0.8)
        canvas.line([(x + 6, 1010), (x * 0.34 + 563, 424)], "#d8c49a", 2.4, curved=False, alpha=0.6, blur=0.8)


def far_class(canvas: Canvas) -> None:
    for i, x in enumerate((500, 552, 752, 808, 862)):
        dark = (BLACK, ("#24202c", "#443c50", "#6c627a"))[i % 2]
        canvas.form(
            [(x - 30, 430), (x - 20, 330), (x, 312), (x + 20, 330), (x + 30, 430)],
            dark,
            bump=0.5,
            light=LIGHT,
            detail=0.4,
        )
        canvas.form(ellipse(x, 298, 11, 15), SKIN, bump=0.5, light=LIGHT, detail=0.7)
        canvas.form(ellipse(x, 284, 17, 10), dark, bump=0.6, detail=0.7)
    spots = (
        (470, 470, 190, "#5f7fa6", 0, "hips"),
        (526, 452, 170, "#b1402f", 1, "up"),
        (640, 450, 176, "#d8b04c", 2, "down"),
        (694, 470, 190, "#5d8a63", 0, "hips"),
        (760, 486, 200, "#5f7fa6", 1, "down"),
        (826, 506, 214, "#d8b04c", 2, "up"),
        (588, 474, 186, "#c98a9a", 2, "down"),
    )
    for x, y, high, sash, hair, arms in spots:
        dancer(canvas, x, y, high, sash, hair=hair, turn=-40.0 if x % 4 else 40.0, arms=arms)


def master(canvas: Canvas) -> None:
    canvas.fill(outline("520,720 600,712 660,724 600,740 520,736"), "#5a4628", blur=8, alpha=0.6)
    trousers = outline("536,560 606,560 604,640 598,722 574,722 570,640 562,722 538,722")
    canvas.form(trousers, ("#24221f", "#45423c", "#6c685e"), bump=0.4, flatten=0.5, light=LIGHT, detail=0.4)
    for x in (550, 588):
        canvas.form(ellipse(x - 6, 726, 21, 8), BLACK, bump=0.7, detail=0.6)
    jacket = outline("534,440 570,430 610,442 630,500 624,590 570,600 522,590 520,500")
    canvas.form(
        jacket,
        GREY,
        bump=0.45,
        flatten=0.5,
        folds=folds_between(outline("536,460 610,460"), outline("526,586 620,586"), 6, width=15),
        light=LIGHT,
        detail=0.35,
    )
    canvas.form(
        outline("548,436 568,450 590,436 580,490 566,500"), ("#6a2c22", "#a8503c", "#d88a6c"), bump=0.4, detail=0.6
    )
    old = Profile(
        skin=("#7c5242", "#b48468", "#d8ab8c", "#ecc8aa", "#f8dec6"), tilt=2, brow="#e8e4d8", blush=0.5, ear=True
    )
    white = ("#8c8878", "#c0bcac", "#e8e4d6", "#fdfaf0")
    profile(canvas, 574, 392, 82, old, left=True)
    swept_hair(canvas, 574, 392, 82, old, white, left=True)
    canvas.form(outline("548,436! 584,446 612,436! 606,456 576,462 552,454"), GREY[1:], bump=0.4, detail=0.6)
    canvas.line([(504, 470), (500, 736)], "#4a3018", 10, curved=False, detail=0.6)
    canvas.line([(501, 470), (497, 736)], "#c09058", 3, curved=False, detail=0.6)
    for arm in (
        outline("530,452 514,490 506,520 520,530 540,508"),
        outline("600,460 590,500 540,532 512,528 516,546 560,552 610,530"),
    ):
        canvas.form(arm, GREY, bump=0.5, flatten=0.5, light=LIGHT, detail=0.4)
    canvas.hand(516, 526, 34, 190, SKIN, pose="fist", thumb="right", detail=0.7, light=LIGHT)
    canvas.hand(520, 542, 34, 186, SKIN, pose="fist", thumb="right", detail=0.7, light=LIGHT)


def piano(canvas: Canvas) -> None:
    canvas.form(
        outline("-20,560! 176,540! 190,600! 176,850! -20,900!"),
        ("#1c100a", "#3c2414", "#644026", "#8c6440"),
        bump=0.2,
        flatten=0.3,
        light=LIGHT,
    )
    canvas.line([(-10, 562), (178, 542)], "#c08f5c", 7, curved=False, detail=0.3)
    tin = ("#16301f", "#2f5a3c", "#5f8f64", "#a0c49a")
    canvas.line(outline("92,916 122,896 146,856"), tin[1], 11, 6, detail=0.5)
    canvas.form(ellipse(148, 852, 13, 7, turn=-60), tin, bump=0.5, detail=0.6)
    canvas.form(outline("40,866! 96,866! 102,950! 34,950!"), tin, bump=0.5, flatten=0.3, light=LIGHT, detail=0.5)
    canvas.form(ellipse(68, 866, 28, 8), tin[:3], bump=0.3, detail=0.6)
    canvas.line(outline("44,870 52,832 88,832 94,868"), tin[2], 6, detail=0.6)
    canvas.line(outline("36,930 68,938 100,930"), tin[3], 3, alpha=0.7, detail=0.6)
    dog = [
        *limb((192, 922, 0, 15), (216, 926, 0, 14), (240, 922, 0, 16), blend=8),
        *limb((186, 908, 6, 11), (176, 922, 12, 9), blend=6),
        *limb((172, 930, 16, 10), (156, 942, 22, 5), blend=5),
        *limb((248, 912, 0, 5), (262, 894, 0, 4), (258, 878, 0, 3), blend=3),
    ]
    for x, lean in ((190, -4), (200, 3), (234, -2), (246, 4)):
        dog += limb((x, 930, 4, 6), (x + lean, 950, 6, 4.5), (x + lean - 4, 968, 6, 4), blend=3)
    canvas.fill(ellipse(214, 970, 52, 6), "#5a4628", blur=5, alpha=0.6)
    canvas.clay(dog, ("#20140c", "#4c3320", "#86603e", "#c09a70"), detail=0.7, light=LIGHT)
    canvas.form(outline("180,922 188,920 190,940 182,944"), ("#20140c", "#3c2818", "#644628"), bump=0.5, detail=0.8)
    canvas.fill(ellipse(168, 927, 2, 2), "#0c0806", detail=1)
    canvas.fill(ellipse(153, 943, 3.4, 3), "#0c0806", detail=1)


def front_dancers(canvas: Canvas) -> None:
    canvas.fill(outline("230,930 330,912 440,930 400,960 260,960"), "#5a4628", blur=14, alpha=0.6)
    dancer(canvas, 120, 760, 470, "#d8b04c", hair=1, turn=-62, arms="hips")
    dancer(canvas, 330, 944, 560, "#5d8a63", hair=1, back=True, arms="wide")
    fan = outline("436,526! 470,480! 494,482 516,500 522,524! 470,534!")
    canvas.form(fan, ("#7c2c22", "#b85a44", "#e8a484"), bump=0.2, flatten=0.3, light=LIGHT, detail=0.6)
    for tip in outline("474,482 488,482 501,489 512,500 519,513"):
        canvas.line([(438, 526), tip[:2]], "#6a241c", 2, curved=False, detail=0.8)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    room(canvas)
    far_class(canvas)
    master(canvas)
    dancer(canvas, 716, 690, 330, "#5f7fa6", hair=0, turn=-30, arms="up")
    piano(canvas)
    front_dancers(canvas)
