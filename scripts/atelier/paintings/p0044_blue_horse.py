"""A blue horse hangs its head in thought before hills like sweets."""

import math

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.colour import Paint, linear
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish, Jitter

PAINTING = Homage(
    card=44,
    title="Blue Horse I",
    after="after Franz Marc",
    school="expressionist",
    size=(754, 1000),
    detail=(180, 210, 280, 280),
    seed=21,
    finish=Finish(jitter=Jitter(6, 0.1, 0.05), relief=0.15, glaze=0.3),
)

LIGHT = (-0.45, -0.55, 0.7)
COAT = ("#0a1138", "#14226a", "#1f3f9e", "#2d57ba", "#5484d0", "#a9c6ee")
MANE = ("#0a1030", "#1b2a66", "#2b3f8a", "#16204c")


def hill(canvas: Canvas, ridge: str, colours: list[str], *, lit: tuple[float, float, float, float]) -> None:
    """A rounded band from its ridge down to the lower edge; `lit` is where its colours begin and end."""
    points = outline(ridge)
    shape: list[Point] = [*points, (points[-1][0], 1010, 0), (points[0][0], 1010, 0)]
    shape[0], shape[len(points) - 1] = (*points[0][:2], 0), (*points[-1][:2], 0)
    x0, y0, x1, y1 = lit
    turn = math.degrees(math.atan2(points[-1][1] - points[0][1], points[-1][0] - points[0][0]))
    canvas.fill(shape, linear((x0, y0), (x1, y1), colours), direction=turn)
    canvas.line([p[:2] for p in points], colours[-1], 6, alpha=0.8, blur=1.5)


def country(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (500, 330), ["#f2c47c", "#f0ad7c", "#ea8f70", "#e27a62"]), direction=-12.0)
    canvas.fill(outline("-10,-10 300,-10 240,60 90,110 -10,120"), "#f6d98a", blur=22, alpha=0.8)
    canvas.fill(outline("420,-10 764,-10 764,150 640,120 520,70"), "#e06c58", blur=26, alpha=0.7)
    hill(
        canvas,
        "-10,262 70,206 160,190 250,224 350,300 450,360",
        ["#e0603a", "#c8402e", "#9a2c34"],
        lit=(60, 210, 240, 520),
    )
    hill(canvas, "430,420 520,350 620,320 700,330 770,360", ["#5f8ad0", "#2f56a8", "#22357c"], lit=(520, 320, 680, 560))
    hill(canvas, "300,380 400,330 470,330 560,390 640,470", ["#9a6ab0", "#6f4a8c", "#4a3070"], lit=(340, 320, 520, 560))
    hill(canvas, "-10,420 80,372 190,370 300,420 400,480", ["#f8dc6c", "#efc53c", "#df9c30"], lit=(60, 360, 260, 560))
    hill(canvas, "460,520 560,470 660,460 770,490", ["#f4d45c", "#eab63a", "#d98a34"], lit=(520, 450, 720, 620))
    hill(canvas, "-10,560 110,506 240,516 360,570 470,610", ["#8fc472", "#4f9a58", "#2c6a4a"], lit=(30, 470, 260, 700))
    hill(canvas, "330,640 460,570 600,560 700,580 770,600", ["#7db868", "#4a9054", "#2a6048"], lit=(460, 550, 680, 760))
    hill(
        canvas,
        "-10,620 120,590 260,616 400,680 560,700 770,676",
        ["#e8a04a", "#d9702f", "#b84a34"],
        lit=(60, 590, 420, 800),
    )
    hill(
        canvas,
        "-10,700 90,664 230,690 380,776 520,770 660,740 770,740",
        ["#8a62a8", "#5f3f86", "#3a2a62"],
        lit=(80, 690, 420, 900),
    )


def mounds(canvas: Canvas) -> None:
    hill(
        canvas,
        "-10,846 90,806 200,812 320,868 430,930 520,1000",
        ["#e0584a", "#b8324c", "#7a2458"],
        lit=(40, 800, 240, 1010),
    )
    hill(
        canvas,
        "260,1000 360,920 480,870 600,850 700,862 770,890",
        ["#d9486a", "#a83068", "#64245c"],
        lit=(460, 850, 640, 1010),
    )
    for way, tone in (("20,880 110,850 210,870 300,920", "#ef8a5c"), ("420,930 520,896 620,890 720,908", "#ea7a86")):
        canvas.line(outline(way), tone, 14, taper=0.8, alpha=0.6, blur=5)


def horse(canvas: Canvas) -> None:
    far = limb(
        (520, 640, -150, 50),
        (542, 740, -150, 28),
        (526, 800, -150, 18),
        (540, 880, -150, 12),
        (536, 902, -146, 17),
        blend=14,
    )
    far += limb(
        (572, 610, -110, 64),
        (608, 716, -120, 34),
        (588, 790, -124, 20),
        (604, 876, -124, 13),
        (600, 898, -120, 17),
        (594, 922, -112, 21),
        blend=16,
    )
    canvas.clay(far, COAT[:4], light=LIGHT, detail=0.5, fill=0.16, contact=0)
    body = limb((388, 530, 60, 96), (460, 546, 0, 96), (540, 552, -90, 92), (574, 566, -110, 84), blend=40)
    body += limb((396, 470, 60, 88), (362, 376, 80, 70), (336, 300, 96, 50), blend=30)
    body += limb(
        (344, 590, 84, 52),
        (338, 660, 84, 38),
        (334, 740, 80, 22),
        (332, 764, 82, 24),
        (328, 868, 80, 13),
        (327, 892, 84, 18),
        (320, 922, 92, 23),
        blend=18,
    )
    body += limb(
        (438, 596, 70, 52),
        (446, 660, 66, 38),
        (455, 740, 62, 22),
        (456, 764, 64, 24),
        (459, 868, 62, 13),
        (459, 892, 66, 18),
        (453, 924, 74, 23),
        blend=18,
    )
    canvas.clay(body, COAT, light=LIGHT, detail=0.5, fill=0.14, contact=0.15, shadow=0.5, key=0.92)
    head = limb(
        (332, 298, 120, 44),
        (308, 348, 130, 41),
        (280, 404, 138, 30),
        (260, 446, 142, 25),
        (254, 462, 142, 25),
        blend=18,
    )
    head += limb((346, 268, 110, 17), (362, 214, 112, 5), blend=8) + limb(
        (314, 264, 124, 16), (306, 210, 128, 5), blend=8
    )
    canvas.clay(head, COAT, light=LIGHT, detail=0.8, fill=0.15, contact=0.35, key=0.92)


def planes(canvas: Canvas) -> None:
    """Broad facets of light and shade, so that the round clay becomes Marc's cut crystal."""
    facets: tuple[tuple[str, Paint, float], ...] = (
        ("318,470! 384,446! 420,520! 372,590! 310,548!", "#c9def6", 0.45),
        ("372,590! 420,520! 470,560! 440,640! 392,640!", "#7fa8e0", 0.5),
        ("470,480! 560,470! 600,520! 520,560! 470,550!", "#4a78c8", 0.45),
        ("430,630! 520,640! 580,620! 540,600! 470,610!", "#6f9ade", 0.4),
        ("590,500! 650,560! 640,640! 600,640! 600,560!", "#16245c", 0.5),
        ("356,330! 400,400! 420,460! 372,430! 340,360!", "#16245c", 0.5),
        ("316,600! 340,596! 344,740! 322,740!", "#c9dcf4", 0.45),
        ("430,640! 446,636! 456,744! 440,740!", "#a9c3ea", 0.4),
        ("290,330! 306,366! 284,420! 262,420! 272,370!", "#c9dcf4", 0.45),
        ("318,366! 342,350! 306,430! 282,466! 270,462!", "#1b2f7e", 0.4),
    )
    for points, paint, alpha in facets:
        canvas.polygon(outline(points), paint, blur=5, alpha=alpha)


def mane(canvas: Canvas) -> None:
    crest = outline("344,238 372,246 404,290 432,350 452,410 462,452 444,444 424,440 404,400 386,360 362,320 346,290")
    canvas.form(crest, MANE[:3], bump=0.4, flatten=0.5, blur=1.5, direction=62.0, detail=0.3)
    for i in range(13):
        x, y = 356 + 8 * i, 256 + 14.5 * i
        tuft: list[Point] = [(x - 8, y - 6), (x + 14, y + 8), (x + 10, y + 42), (x - 4, y + 58)]
        canvas.line(tuft, MANE[i % 4], 17, taper=-0.9, alpha=0.95, detail=0.3)
    for x, tone in ((322, "#1b2a66"), (332, "#0a1030"), (340, "#2b3f8a"), (314, "#16204c")):
        canvas.line([(x + 10, 244), (x, 276), (x - 14, 312), (x - 20, 330)], tone, 12, taper=-0.9, detail=0.4)


def features(canvas: Canvas) -> None:
    canvas.fill(ellipse(296, 350, 15, 8, turn=-56), "#0e1742", blur=2, alpha=0.7, detail=0.9)
    canvas.line(outline("288,364 296,356 303,341"), "#070b22", 5, taper=0.5, detail=0.95, keep=0.3)
    canvas.line(outline("282,354 292,341 302,330"), "#c9dcf4", 3, taper=0.6, alpha=0.7, detail=0.9)
    canvas.fill(ellipse(244, 462, 5, 8, turn=24), "#0a1030", blur=1, detail=0.9)
    canvas.line(outline("244,482 258,486 270,478"), "#0e1742", 4, taper=0.6, detail=0.9)
    canvas.line(outline("336,390 346,420 368,434"), "#0e1742", 18, taper=0.5, blur=7, alpha=0.6)
    for x, y in ((319, 926), (453, 929), (594, 926), (536, 906)):
        canvas.polygon(
            [(x - 17, y - 16), (x + 17, y - 16), (x + 25, y + 15), (x - 27, y + 15)],
            linear((x - 28, y), (x + 28, y), ["#24357a", "#0a1030"]),
            detail=0.5,
        )
    canvas.line(outline("640,540 664,600 668,690 656,760"), "#16204c", 30, taper=-0.7, detail=0.3)
    canvas.line(outline("650,560 676,620 680,700 672,750"), "#2b3f8a", 12, taper=-0.7, detail=0.3)


def plant(canvas: Canvas) -> None:
    leaves = (
        (-150, 96), (-128, 128), (-106, 150), (-84, 158), (-62, 136), (-38, 110), (-168, 70), (-16, 78),
    )  # fmt: skip
    for i, (turn, long) in enumerate(leaves):
        a = math.radians(turn)
        tip = (596 + long * math.cos(a), 1000 + long * math.sin(a))
        side = (-math.sin(a) * long * 0.15, math.cos(a) * long * 0.15)
        middle = (596 + 0.5 * long * math.cos(a), 1000 + 0.5 * long * math.sin(a))
        leaf: list[Point] = [
            (596, 1000, 0),
            (middle[0] + side[0], middle[1] + side[1]),
            (*tip, 0),
            (middle[0] - side[0], middle[1] - side[1]),
        ]
        canvas.form(
            leaf,
            (("#0c2418", "#21482a", "#3f7440"), ("#102c20", "#2c5632", "#5c8a44"))[i % 2],
            bump=0.4,
            flatten=0.4,
            direction=turn,
            detail=0.5,
        )
        canvas.line([(596, 1000), tip], "#8fb45c", 2.2, 0.8, alpha=0.8, detail=0.5)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    country(canvas)
    mounds(canvas)
    horse(canvas)
    planes(canvas)
    mane(canvas)
    features(canvas)
    plant(canvas)
