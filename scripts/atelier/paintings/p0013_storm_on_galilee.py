"""A boat stands on end in the storm: yellow light on the left, night on the right, a torn sail."""

import math

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colours, linear, radial
from scripts.atelier.curves import ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_creatures import Headgear, small_figure
from scripts.atelier.paintings.shared_paths import path
from scripts.atelier.poses import STANDING, Pose
from scripts.atelier.school import Finish
from scripts.atelier.sitter import SKIN_WARM
from scripts.atelier.sitters import MAN

PAINTING = Homage(
    card=13,
    title="Christ in the Storm on the Sea of Galilee",
    after="after Rembrandt van Rijn",
    school="dutch",
    size=(800, 1000),
    detail=(165, 395, 290, 290),
    seed=43,
    finish=Finish(relief=0.09, contrast=0.2, vignette=0.16, craquelure=0.06, glaze=0.4),
)

GOLD = ("#241909", "#6a4c22", "#ac843c", "#dcbd78", "#f6e6b8")
BLUE = ("#0a0f14", "#1c2a36", "#354857", "#667884", "#a9b2b0")
RED = ("#140806", "#44180f", "#743022", "#a35c44", "#c99a7c")
WHITE = ("#2c2619", "#7d7258", "#beb290", "#ece2c0", "#fdf6dc")
BROWN = ("#0c0806", "#2b1e12", "#553e24", "#8a6a42", "#b9986a")
DIM_RED, DIM_BLUE, DIM_BROWN = RED[:3], BLUE[:3], BROWN[:3]
SKIN = ("#2a170d", "#6f4529", "#b07d53", "#e0b683")
DARK = ("#060403", "#1a120c", "#3c2c1e")


def heaven(canvas: Canvas) -> None:
    canvas.wash(linear((60, 120), (800, 560), ["#7d7354", "#565c54", "#333d40", "#1f282a", "#161c1d"]))
    canvas.clouds(
        0, 640, "#12171a", shade="#5d6463", cover=0.02, softness=0.7, size=300, stretch=1.5, alpha=0.85, seed=6
    )
    hole = radial((130, 225), 300, ["#fff6d2", "#f9e4a2", "#e2bd6c", "#a98c54", "#7d7354"], height=190)
    canvas.fill(path("-60,150 60,90 190,90 290,170 320,260 240,330 110,360 -60,360"), hole, blur=42, alpha=0.97)
    canvas.clouds(
        0, 640, "#2a2f2e", shade="#a08a58", cover=0.24, softness=0.5, size=190, stretch=1.6, alpha=0.8, seed=23
    )
    canvas.fill(ellipse(110, 232, 120, 52, turn=-14), "#fff3c4", blur=34, alpha=0.85)
    canvas.fill(ellipse(60, 470, 170, 70), "#a89a66", blur=46, alpha=0.6)
    edges = [("-20,96 60,70 150,74 240,120 300,190", "#2c302e", 30), ("-20,392 80,396 180,376 260,350", "#3f4038", 26)]
    for way, tone, wide in edges:
        canvas.line(path(way), tone, wide, wide * 0.6, taper=0.7, blur=15, alpha=0.8)


def swell(canvas: Canvas) -> None:
    """The great wave that comes from the left, and black water on the right."""
    canvas.rectangle(-5, 560, 810, 450, linear((0, 560), (0, 1000), ["#2f3d38", "#1c2826", "#121a19"]), blur=30)
    canvas.fill(path("400,640 520,600 660,620 810,580 810,780 500,780"), "#1b2726", blur=18)
    wave = path("-20,560 60,520 130,470 190,452 236,480 250,560 300,660 380,770 470,860 560,930 520,1010 -20,1010")
    tones = ["#b9ac7c", "#8d9072", "#5c6c5c", "#364640", "#202c2a"]
    canvas.fill(wave, linear((90, 470), (330, 960), tones), blur=3, direction=lambda x, y: 0.75 + 0 * x)
    with canvas.clip(wave, blur=3):
        guides = path("-20,600 80,570 160,520 220,500"), path("-20,1000 160,980 330,930 500,900")
        tones = ["#2b3833", "#536355", "#8d947a", "#d9d6bc", "#24302d"]
        canvas.strands(*guides, 110, tones, width=7, alpha=0.6, jitter=9, taper=0.7)
    for way, wide in (("-20,720 90,700 200,742 320,820 440,900", 26), ("-20,840 120,830 260,880 380,940", 22)):
        canvas.line(path(way), "#141c1b", wide, wide * 0.4, blur=7, alpha=0.7)
        canvas.line([(x, y - wide * 0.7) for x, y in path(way)], "#b8b698", 5, 2, taper=0.6, alpha=0.6, blur=1)


def foam(canvas: Canvas) -> None:
    """Spray bursts against the bow: flying strokes, thick near the ship, thin in the air."""
    chance = canvas.chance
    whites = ("#fffbe6", "#f3ebcb", "#d9d2b0", "#b5b294", "#f6e6b0")
    bursts = path("176,500 150,540 196,560 120,580 172,620 226,640 90,560 240,700 200,690 292,760 60,600 330,810")
    for x, y in bursts:
        canvas.fill(ellipse(x, y, 46, 25, turn=48), "#efe6c4", blur=15, alpha=0.6)
    for x, y in bursts:
        for _ in range(58):
            turn = -2.3 + 0.75 * chance.normal()
            start = x + 16 * chance.normal(), y + 14 * chance.normal()
            reach = 10 + 34 * chance.random() ** 2
            bend = turn + 0.5 * chance.normal()
            middle = start[0] + 0.6 * reach * math.cos(turn), start[1] + 0.6 * reach * math.sin(turn)
            tip = middle[0] + 0.5 * reach * math.cos(bend), middle[1] + 0.5 * reach * math.sin(bend) + 3
            tone = whites[int(chance.integers(5))]
            canvas.line([start, middle, tip], tone, 2.6 * chance.random() + 0.7, taper=-0.95, alpha=0.7, blur=0.4)
    for _ in range(320):
        x, y = 40 + 230 * chance.random() + 30 * chance.normal(), 400 + 260 * chance.random() ** 0.8
        canvas.fill(ellipse(x, y, 0.6 + 1.8 * chance.random() ** 4, count=8), "#fff8e0", alpha=0.75, detail=0.5)
    crest = path("-10,566 60,530 120,486 166,470")
    canvas.strands(crest, path("-10,610 60,580 130,540 186,520"), 60, whites, width=4, alpha=0.7, jitter=5, taper=0.8)


def near_water(canvas: Canvas) -> None:
    chance = canvas.chance
    edge = path("180,1010 300,900 420,900 560,930 700,900 810,860 810,1010")
    canvas.fill(edge, linear((0, 880), (0, 1000), ["#1c2726", "#0f1514"]), blur=16)
    guides = path("240,940 380,900 520,936 660,914 810,872"), path("200,1010 360,990 520,1000 680,980 810,990")
    canvas.strands(
        *guides, 90, ["#2e3d38", "#0b100f", "#46564b", "#0f1514", "#6b7460"], width=6, alpha=0.6, jitter=6, taper=0.7
    )
    wake = path("560,934 640,946 710,938 760,950"), path("540,956 640,976 720,970 790,966")
    canvas.strands(*wake, 22, ["#8d917a", "#5d6b5a", "#3a4a42"], width=2.8, alpha=0.6, jitter=6, taper=0.8)
    rock = ("#060504", "#191510", "#3d3526", "#7d7052", "#b5a274")
    canvas.hill(
        path("-10,870 24,842 60,806 88,822 118,858 170,888 214,940 262,1010"),
        rock,
        roughness=70,
        size=60,
        relief=1.8,
        seed=5,
    )
    for way in ("-10,900 60,872 130,896 200,934", "30,950 110,930 190,956 270,990", "-10,990 90,976 160,992"):
        line = path(way)
        other = [(x + 6, y + 18) for x, y in line]
        canvas.strands(line, other, 12, ["#b5b294", "#8d8f78", "#5c6656"], width=2.6, alpha=0.5, jitter=7, taper=0.8)
    for _ in range(60):
        x, y = 10 + 200 * chance.random(), 800 + 120 * chance.random()
        canvas.fill(ellipse(x, y, 0.6 + 1.6 * chance.random() ** 3, count=8), "#e9e3c6", alpha=0.7)


def hull_inside(canvas: Canvas) -> None:
    inside = path("168,448! 240,470 330,540 450,640 570,710 700,742! 730,800 716,890! 560,870 420,790 300,690 200,560")
    canvas.fill(inside, linear((200, 480), (680, 830), ["#8a6430", "#4e3a20", "#1f170e", "#120d09"]), detail=0.4)
    canvas.line(path("176,460 250,470 330,540 450,638 570,708 704,740"), "#6b4c26", 9, 8, detail=0.5)
    canvas.line(path("176,457 250,466 330,536 450,634 570,704 704,736"), "#e0b868", 2.4, 1, detail=0.5, alpha=0.9)


def hull_outside(canvas: Canvas) -> None:
    side = path("168,446! 186,520 238,598 320,680 430,772 560,842 694,872! 720,900 700,930! 560,930 430,880 310,780")
    side += path("220,660 172,540")
    folds = [
        (path("176,520 260,650 380,770 520,850 690,895"), 10, 0.6),
        (path("178,560 270,690 400,810 540,880 690,912"), 8, -0.6),
    ]
    tones = ("#0a0705", "#2c1e10", "#634624", "#a87e42", "#e2bd74")
    canvas.form(side, tones, bump=0.3, flatten=0.4, folds=folds, detail=0.45, direction=38.0, light=(-0.75, -0.4, 0.5))
    canvas.fill(path("420,760 560,838 700,868 730,930 560,940 430,880"), "#0a0807", blur=26, alpha=0.75)
    rail = path("168,448 186,520 238,596 320,678 430,770 560,840 696,870")
    canvas.line(rail, "#3a2814", 11, 8, detail=0.5)
    canvas.line([(x - 1, y - 4) for x, y in rail[:5]], "#f0cc84", 3, 1, detail=0.5)
    prow = path("150,420 164,432 178,470 170,480 156,452")
    canvas.form(prow, tones, bump=0.6, detail=0.5)
    canvas.line(path("166,440 110,372 78,330"), "#4a3418", 8, 4, detail=0.5)
    canvas.line(path("165,437 109,369 77,327"), "#e8c67c", 2, 1, detail=0.5)
    canvas.form(
        path("692,800! 716,790 740,900 752,960! 722,964 706,900"),
        ("#050403", "#140e09", "#2e2216"),
        bump=0.4,
        detail=0.5,
    )


def mast_and_sail(canvas: Canvas) -> None:
    canvas.line(path("404,716 432,460 470,60"), "#2c1d0f", 15, 7, detail=0.5)
    canvas.line(path("399,716 427,460 466,60"), "#d8aa5c", 4, 2, detail=0.5)
    sail = path("452,148! 400,128 330,140 262,168 200,196! 178,262 186,340 214,404 252,446 300,462! 322,430 350,470")
    sail += path("372,440 398,486! 424,400 436,300")
    folds = [
        (path("440,170 340,220 220,300"), 26, 0.6),
        (path("440,210 350,290 240,410"), 24, -0.5),
        (path("436,260 380,350 300,440"), 22, 0.6),
        (path("410,150 310,190 210,240"), 14, -0.5),
        (path("430,330 400,400 380,450"), 14, -0.6),
        (path("260,180 230,280 250,420"), 18, 0.4),
    ]
    cloth = ("#2b1e0e", "#76582a", "#b9924e", "#e6cb8c", "#fcefc6")
    canvas.form(sail, cloth, bump=0.35, flatten=0.4, folds=folds, light=(-0.8, -0.25, 0.45), detail=0.4, gamma=0.9)
    canvas.fill(path("400,150 452,148 436,300 424,400 398,486 390,380"), "#2a1c0c", blur=24, alpha=0.5)
    canvas.line(path("176,206 320,134 470,112 560,120"), "#23170c", 9, 6, detail=0.5)
    canvas.line(path("176,202 320,130 470,108 560,116"), "#c89c54", 2, detail=0.5)
    jib = path("300,462! 276,480 250,520 236,500 222,520! 214,470 224,430 252,446")
    canvas.form(jib, cloth, bump=0.3, flatten=0.4, light=(-0.8, -0.25, 0.45), detail=0.4)
    for tear in ("352,408! 372,350 380,300! 384,352 366,410", "250,330! 262,372 258,420! 246,380"):
        canvas.fill(path(tear), "#2b3133", blur=0.8, detail=0.5)
        canvas.line(path(tear)[:3], "#f6e4ae", 2.4, taper=0.5, detail=0.5)
    for rag in ("398,486 410,520 396,548 416,570", "350,470 344,498 356,520", "322,430 318,456 306,480"):
        canvas.line(path(rag), "#d9bb78", 8, 2, taper=-0.8, detail=0.4)
    ropes = [
        "466,66 300,330 170,446",
        "466,66 250,470",
        "468,70 330,560",
        "470,70 560,420 700,745",
        "470,70 520,420 590,714",
        "470,70 640,480 716,760",
    ]
    ropes += ["468,110 200,198", "470,112 556,122", "560,120 600,400 640,730", "178,204 190,340 204,470"]
    for rope in ropes:
        canvas.line(path(rope), "#1a120b", 1.7, detail=0.7, alpha=0.9)
    for rope in ropes[:3]:
        canvas.line([(x - 1, y) for x, y in path(rope)], "#d8b46c", 0.8, detail=0.7, alpha=0.7)
    canvas.line(path("470,100 540,150 610,110 660,170 740,120"), "#1a120b", 2.2, detail=0.7)
    canvas.fill(path("470,58! 500,44 530,56 560,40! 540,66 506,68 474,74!"), "#7c2c20", detail=0.6)


def sailor(
    canvas: Canvas,
    place: tuple[float, float],
    tall: float,
    pose: Pose,
    coat: Colours,
    *,
    faces: float = 1,
    hat: Headgear = "cap",
    legs: Colours = DARK,
    cap: Colours = DARK,
) -> None:
    cones, _ = small_figure(*place, tall * 1.22, pose, faces=faces, tail=0.8, hat=hat)
    canvas.clay(cones, coat, legs, SKIN, cap, detail=0.75, fill=0.18, shadow=0.75)


HAUL = STANDING.but(
    hips=(0.2, 3.3), shoulders=(-0.6, 5.2), head=(-0.85, 6.15), left_hand=(-1.7, 6.6), right_hand=(-1.3, 7.2, 0.4)
)
HAUL = HAUL.but(left_foot=(-0.4, 0.2), right_foot=(1.3, 0.1), left_elbow=-1, right_elbow=1)
BENT = STANDING.but(
    hips=(0.3, 3.2),
    shoulders=(-1.0, 4.4),
    head=(-1.7, 4.9),
    left_hand=(-1.9, 3.0),
    right_hand=(-1.5, 3.0, 0.5),
    turn=40,
)
REACH = STANDING.but(
    hips=(0, 3.6), shoulders=(0.5, 5.6), head=(0.75, 6.5), left_hand=(0.7, 8.0), right_hand=(1.5, 7.6), turn=20
)
SITTING = STANDING.but(
    hips=(0, 1.6),
    shoulders=(0.05, 3.6),
    head=(0.1, 4.6),
    left_foot=(-0.7, 0, 0.8),
    right_foot=(0.7, 0, 0.8),
    left_hand=(-0.5, 2.0, 0.8),
    right_hand=(0.6, 2.1, 0.8),
)
LEANING = STANDING.but(
    hips=(0.4, 3.0),
    shoulders=(-0.9, 4.3),
    head=(-1.4, 5.0),
    left_hand=(-1.7, 3.6, 0.4),
    right_hand=(-0.4, 3.0, 0.7),
    turn=30,
)


def crew_in_light(canvas: Canvas) -> None:
    canvas.light = (-0.8, -0.45, 0.4)
    sailor(canvas, (244, 590), 104, REACH, WHITE, faces=1, cap=RED[:3])
    sailor(canvas, (292, 610), 106, HAUL, GOLD, faces=-1, hat="hair")
    sailor(canvas, (344, 640), 104, HAUL, BROWN, faces=-1)
    sailor(canvas, (278, 640), 108, BENT, BLUE, faces=-1, hat="hair", legs=BROWN)
    sailor(canvas, (362, 690), 106, REACH, RED, faces=1, hat="hair")
    sailor(canvas, (330, 694), 104, BENT, GOLD, faces=-1, cap=WHITE[:3])
    for rope in ("262,490 236,430 204,330", "276,520 300,470 350,440"):
        canvas.line(path(rope), "#e8cc88", 1.8, detail=0.8)


def crew_in_shadow(canvas: Canvas) -> None:
    canvas.fill(ellipse(606, 742, 40, 36), "#c9a35c", blur=17, alpha=0.6)
    sailor(canvas, (690, 826), 100, LEANING, DIM_BROWN, faces=-1)
    sailor(canvas, (648, 830), 102, LEANING, DIM_RED, faces=-1, hat="hair")
    sailor(canvas, (606, 816), 112, SITTING, ("#1c1410", "#5a4638", "#a08a70", "#e0d0b0"), faces=0, hat="hair")
    sailor(
        canvas,
        (548, 806),
        102,
        LEANING.but(shoulders=(0.9, 4.3), head=(1.4, 5.0), hips=(-0.4, 3.0), left_hand=(1.6, 3.6)),
        DIM_BLUE,
        faces=1,
    )
    canvas.portrait(
        608, 733, 21, MAN.but(skin=SKIN_WARM, hair="parted", hair_colours=("#160c06", "#4a2c14", "#7a5028"), roll=-4)
    )
    for angle in range(0, 360, 30):
        ray = [(608 + r * math.cos(math.radians(angle)), 729 + r * math.sin(math.radians(angle))) for r in (16, 23)]
        canvas.line(ray, "#f0d898", 1.4, taper=-0.9, alpha=0.55)
    sailor(canvas, (580, 880), 104, SITTING.but(shoulders=(0.4, 3.5), head=(0.7, 4.4)), DIM_BROWN, faces=0, hat="hood")
    canvas.line(path("668,770 720,800 760,842"), "#1b120a", 6, 4, detail=0.6)


def man_who_looks_at_us(canvas: Canvas) -> None:
    stand = STANDING.but(left_hand=(-0.8, 6.6), right_hand=(1.3, 5.2), shoulders=(0.1, 5.9), head=(0, 6.95))
    cones, form = small_figure(446, 850, 146, stand, faces=0, tail=1.2)
    canvas.clay(cones, BLUE[:4], BROWN[:3], SKIN, BROWN[:3], detail=0.8, fill=0.2, shadow=0.7)
    x, y = form.head
    beard = ("#1a0f08", "#4a2e18", "#7a5028")
    canvas.portrait(x, y, 24, MAN.but(yaw=-10, stubble=0.6))
    canvas.fill(ellipse(x - 1, y + 10, 6, 5), beard[1], blur=1.2, detail=0.85, alpha=0.8)
    beret = [(x - 15, y - 4), (x - 13, y - 13), (x, y - 18), (x + 13, y - 12), (x + 15, y - 5), (x, y - 9)]
    canvas.form(beret, RED[:4], bump=0.5, flatten=0.4, detail=0.85)
    canvas.line(path("472,744 500,420 472,90"), "#b08c4c", 1.6, detail=0.8)


def sick_man(canvas: Canvas) -> None:
    """He hangs over the side: only what is left of the rail is in front of it."""
    over = STANDING.but(hips=(0.3, 2.9), shoulders=(-1.0, 3.2), head=(-1.7, 2.7), left_hand=(-1.7, 1.7), turn=40)
    coat = ("#151008", "#453619", "#7c6436", "#b3955c")
    with canvas.clip(path("440,740! 600,740! 600,836! 552,838! 540,900! 440,900!")):
        sailor(canvas, (532, 862), 100, over.but(right_hand=(-0.7, 1.9, 0.7)), coat, faces=-1, hat="hair")


def compose(canvas: Canvas) -> None:
    canvas.light = (-0.75, -0.45, 0.45)
    heaven(canvas)
    swell(canvas)
    hull_inside(canvas)
    mast_and_sail(canvas)
    for part in (crew_in_light, crew_in_shadow, man_who_looks_at_us, hull_outside, sick_man, near_water, foam):
        part(canvas)
