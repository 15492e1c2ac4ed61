"""Ballet skirts like clouds with coloured bows, an old master with a tall stick, and a little dog."""

import math

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.colour import linear
from scripts.atelier.curves import ellipse
from scripts.atelier.forms import Fold
from scripts.atelier.guests import Guest
from scripts.atelier.hats import Hat
from scripts.atelier.homage import Homage
from scripts.atelier.outfits import PARIS_LADY, Outfit
from scripts.atelier.paintings.shared_ballet_dancers import LIGHT, SKIN, dancer
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.poses import CONTRAPPOSTO, MAN_BODY, STANDING
from scripts.atelier.school import Finish, Jitter
from scripts.atelier.sitters import OLD_MAN, WOMAN

PAINTING = Homage(
    card=31,
    title="The Ballet Class",
    after="after Edgar Degas",
    school="impressionist",
    size=(882, 1000),
    detail=(430, 360, 330, 330),
    seed=31,
    finish=Finish(jitter=Jitter(5, 0.08, 0.04), glaze=0.38, relief=0.07, thickness=0.35),
)

BLACK = ("#0c0b0c", "#1c1a1c", "#343034", "#565058")
DARK = (BLACK, ("#24202c", "#443c50", "#6c627a"), ("#2c1a16", "#523228", "#84584a"))
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
    """Mothers in dark dresses along the wall, and before them the girls who wait, each in her own way."""
    hats: tuple[Hat, ...] = ("bonnet", "flowers", "straw", "bonnet", "flowers")
    mothers = [
        Guest(
            x=x,
            y=452 + 5 * i,
            height=186,
            outfit=PARIS_LADY.but(top=DARK[i % 3], bottom=DARK[i % 3]),
            face=WOMAN.but(yaw=-40 + 22 * i, ears=0),
            pose=STANDING.but(left_hand=(-0.2, 4.3, 0.5), right_hand=(0.2, 4.25, 0.5), turn=-20 + 10 * i),
            hat=hats[i],
            hat_colours=DARK[(i + 1) % 3],
            band="#8c3a30",
            seed=i,
        )
        for i, x in enumerate((486, 560, 756, 812, 866))
    ]
    canvas.company(mothers, light=LIGHT, detail=0.45)
    girls = (
        (462, 478, 192, "#5f7fa6", 0, "hips", 38),
        (524, 466, 180, "#b1402f", 1, "ear", -30),
        (652, 462, 180, "#d8b04c", 2, "cross", 26),
        (704, 480, 194, "#5d8a63", 0, "back", -50),
        (770, 498, 204, "#5f7fa6", 1, "down", 44),
        (842, 516, 216, "#d8b04c", 2, "up", -36),
        (598, 474, 186, "#c98a9a", 2, "down", 10),
    )
    for x, y, high, sash, hair, arms, turn in sorted(girls, key=lambda girl: girl[1]):
        dancer(canvas, x, y, high, sash, hair=hair, turn=turn, arms=arms)


def master(canvas: Canvas) -> None:
    """Old, short, solid: both hands on a tall stick."""
    guest = Guest(
        x=662,
        y=736,
        height=372,
        outfit=Outfit(
            cut="jacket",
            top=GREY,
            bottom=("#2a2824", "#4c4840", "#767064", "#a09a8c"),
            collar="shirt",
            under=("#5a241c", "#8c4030", "#b86a50"),
            shoes=BLACK,
        ),
        face=OLD_MAN.but(yaw=-42, pitch=-4, beard=0.0, moustache=0.7, keep=0.4),
        pose=CONTRAPPOSTO.but(
            turn=-34,
            left_hand=(-0.92, 4.75, 0.6),
            right_hand=(-0.72, 4.35, 0.7),
            right_elbow=1,
            left_grip="holding",
            right_grip="holding",
        ),
        stature=MAN_BODY,
        hair=("#8c8878", "#c0bcac", "#e8e4d6", "#fdfaf0"),
        hands="none",
        seed=5,
    )
    made = canvas.figure(guest, light=LIGHT, detail=0.55)
    (lx, ly, _), (rx, ry, _) = made.bones.wrists
    top, foot = (min(lx, rx) - 16, ly - 70), (min(lx, rx) - 26, 744)
    canvas.fill(ellipse(foot[0], foot[1], 12, 4), "#20160c", blur=3, alpha=0.6)
    canvas.line([top, foot], "#3a2412", 9, curved=False, detail=0.7)
    canvas.line([(top[0] + 2, top[1]), (foot[0] + 2, foot[1])], "#c09058", 2.6, curved=False, detail=0.7)
    for y in (ly, ry):
        away = top[0] + (y - top[1]) / (foot[1] - top[1]) * (foot[0] - top[0])
        canvas.hand(
            away + 19,
            y + 3,
            38,
            188,
            SKIN[1:],
            pose="holding",
            thumb="right",
            roll=20,
            wrist=0.2,
            detail=0.75,
            light=LIGHT,
        )


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
    dancer(canvas, 112, 770, 470, "#d8b04c", hair=1, turn=46, arms="ear", look=-40)
    canvas.fill(outline("230,936 330,920 440,936 400,964 260,964"), "#5a4628", blur=14, alpha=0.5)
    made = dancer(canvas, 330, 944, 560, "#3f7a52", hair=1, back=True, arms="fan", hands="left")
    open_fan(canvas, made.bones.wrists[1])


def open_fan(canvas: Canvas, wrist: tuple[float, float, float]) -> None:
    """Ribs and leaf of a fan; the hand closes over its rivet."""
    x, y = wrist[0] + 30, wrist[1] - 16
    tips = [(x + 62 * math.cos(math.radians(a)), y + 62 * math.sin(math.radians(a))) for a in range(-128, -10, 13)]
    canvas.form(
        [(x, y, 0), *tips],
        ("#6c2018", "#a84838", "#dc8c6c", "#f4c4a4"),
        bump=0.12,
        flatten=0.3,
        light=LIGHT,
        detail=0.7,
        folds=[Fold([(x, y), tip], 5, 0.7 if i % 2 else -0.7) for i, tip in enumerate(tips)],
    )
    for tip in tips[::2]:
        canvas.line([(x, y), tip], "#5c1a12", 1.6, curved=False, alpha=0.8, detail=0.8)
    canvas.hand(
        wrist[0], wrist[1], 56, -18, SKIN[1:], pose="fan", thumb="left", roll=24, wrist=0.2, detail=0.8, light=LIGHT
    )


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    room(canvas)
    far_class(canvas)
    dancer(canvas, 790, 704, 340, "#5f7fa6", hair=0, turn=-44, arms="cross", look=-60)
    master(canvas)
    piano(canvas)
    front_dancers(canvas)
