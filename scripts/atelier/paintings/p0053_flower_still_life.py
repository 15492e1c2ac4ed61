"""A bouquet that swings from lower left to upper right: pink roses, a striped tulip, a poppy, a snail on the ledge."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear, radial
from scripts.atelier.curves import ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_blossoms import (
    LEAF,
    ROSE,
    SEA_LEAF,
    WHITE_ROSE,
    YELLOW_ROSE,
    bindweed,
    butterfly,
    carnation,
    cluster,
    glass_vase,
    marigold,
    petal,
    poppy,
    rose,
    snail,
    spray,
    stem,
    tulip,
)
from scripts.atelier.paintings.shared_fruit import corn_ear, leaf
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=53,
    title="Flower Still Life",
    after="after Rachel Ruysch",
    school="dutch",
    size=(802, 1000),
    detail=(220, 330, 330, 330),
    seed=53,
    finish=Finish(glaze=0.45, relief=0.09, craquelure=0.05, warm=0.07, vignette=0.16, contrast=0.2),
)


def wall(canvas: Canvas) -> None:
    canvas.wash(radial((560, 330), 900, ["#6f6a4e", "#545138", "#383627", "#211f18"]), noise=0.06, noise_size=140)
    canvas.fill(outline("-20,-20 300,-20 160,300 100,620 -20,760"), "#15140f", blur=90, alpha=0.7)
    canvas.fill(outline("560,820 830,600 830,1000 560,1000"), "#1c1a13", blur=60, alpha=0.6)


def ledge(canvas: Canvas) -> None:
    stone = linear((0, 830), (0, 925), ["#8a7a5c", "#b09c76", "#94805c"])
    canvas.polygon(outline("-10,838 812,826 812,912 -10,926"), stone, noise=0.1, noise_size=30, direction=0)
    canvas.polygon(
        outline("-10,926 812,912 812,1010 -10,1010"),
        linear((0, 0), (802, 0), ["#4a3c28", "#5f4f36", "#2c2418"]),
        noise=0.08,
    )
    canvas.line(outline("-10,925 400,919 812,911"), "#dcc898", 3, alpha=0.8, detail=0.6)
    chance = canvas.chance
    for _ in range(34):
        x, y = 802 * chance.random(), 836 + 84 * chance.random()
        way = [(x, y), (x + 30 * chance.normal(), y + 6), (x + 60 * chance.normal(), y + 12 * chance.normal())]
        canvas.line(way, "#d8c8a0" if chance.random() < 0.5 else "#5a4a32", 1.5, taper=0.8, alpha=0.35)
    canvas.fill(ellipse(420, 876, 250, 30), "#120e09", blur=18, alpha=0.75)


def greenery(canvas: Canvas) -> None:
    canvas.fill(
        outline("170,640 200,420 300,260 460,180 600,260 640,460 560,660 400,740 260,720"),
        "#12160e",
        blur=34,
        alpha=0.9,
    )
    for way in (
        "400,720 430,520 470,330 520,180", "410,720 470,520 580,380 660,230", "390,720 350,500 320,320 300,150",
        "390,720 280,600 180,500 120,400", "410,720 520,620 640,560 706,520", "400,720 420,460 440,240 448,70",
        "400,720 500,500 620,330 726,330", "390,720 260,660 150,650 96,700",
    ):  # fmt: skip
        stem(canvas, outline(way))
    chance = canvas.chance
    for x, y, size, turn, colours in (
        (300, 640, 190, 150, LEAF), (250, 580, 170, 196, SEA_LEAF), (240, 480, 150, 214, LEAF),
        (300, 330, 140, 236, SEA_LEAF),
        (420, 260, 150, -104, LEAF), (520, 300, 150, -40, SEA_LEAF), (600, 420, 160, -14, LEAF),
        (590, 520, 160, 24, SEA_LEAF),
        (520, 640, 150, 40, LEAF),
        (440, 690, 170, 66, SEA_LEAF), (330, 700, 170, 122, LEAF), (560, 600, 130, 8, LEAF), (180, 700, 130, 110, LEAF),
        (350, 230, 120, -140, LEAF), (600, 260, 120, -66, LEAF), (200, 640, 150, 140, SEA_LEAF),
        (640, 470, 110, -40, LEAF),
    ):  # fmt: skip
        leaf(canvas, (x, y), size, turn, colours=colours, width=0.26 + 0.12 * chance.random())
    for way, size, colours in (
        ("200,440 130,350 96,270 104,200", 34, LEAF), ("610,470 700,430 760,420 786,450", 32, SEA_LEAF),
        ("240,640 120,640 60,690 52,770", 36, LEAF), ("560,640 650,640 720,610 762,640", 30, LEAF),
        ("330,230 260,150 220,110 216,60", 32, SEA_LEAF), ("560,190 590,110 640,60 700,52", 34, LEAF),
        ("300,700 220,760 196,800 206,850", 32, LEAF), ("150,480 80,500 50,560 56,610", 28, SEA_LEAF),
    ):  # fmt: skip
        spray(canvas, outline(way), size, colours)
    corn_ear(canvas, (600, 210), (690, 90), size=8)
    corn_ear(canvas, (630, 230), (740, 140), size=8)


def bouquet(canvas: Canvas) -> None:
    tulip(canvas, 452, 168, 132, -96)
    tulip(canvas, 664, 240, 140, -38, flame="#7a1c3a")
    cluster(canvas, 316, 190, 66, 15, ("#243a6a", "#5a80b8", "#a8c4e4"), "#f0d870")
    bindweed(canvas, 128, 398, 58, -20)
    bindweed(canvas, 716, 512, 56, 24)
    bindweed(canvas, 704, 344, 46, -10)
    carnation(canvas, 238, 306, 74)
    poppy(canvas, 548, 232, 98)
    marigold(canvas, 646, 430, 62)
    cluster(canvas, 428, 262, 52, 12, ("#8a8470", "#d4ccb8", "#fbf8ec"), "#d8b040")
    rose(canvas, 362, 340, 92, YELLOW_ROSE, lean=-110)
    carnation(canvas, 520, 372, 70, ("#6a5a50", "#b8a898", "#ece2d4", "#fffaf0"), dye="#b02c3c")
    rose(canvas, 226, 466, 92, lean=-130)
    marigold(canvas, 148, 560, 46)
    poppy(canvas, 158, 712, 74, ("#4a1420", "#a83c50", "#e08088", "#f6c0b8", "#fde6dc"))
    cluster(canvas, 588, 600, 58, 14, ("#4a2a5a", "#8a62a0", "#c8a8d4"), "#f0d060")
    rose(canvas, 536, 500, 98, lean=-50)
    rose(canvas, 392, 500, 124, WHITE_ROSE, lean=-80)
    rose(canvas, 300, 614, 98, lean=-110)
    carnation(canvas, 444, 640, 66, ("#5a0c14", "#a8202c", "#dc5a50", "#f4a890"), dye="#5a0814")
    bindweed(canvas, 524, 690, 48, 30)


def on_the_ledge(canvas: Canvas) -> None:
    leaf(canvas, (620, 872), 130, 8, colours=LEAF)
    leaf(canvas, (590, 876), 120, 160, colours=SEA_LEAF)
    stem(canvas, outline("560,880 620,886 700,872 770,884"))
    rose(canvas, 640, 846, 62, lean=-60)
    snail(canvas, 190, 872, 30)
    butterfly(canvas, 606, 668, 46, -62)
    for x, y, size, turn in ((270, 900, 34, 8), (476, 902, 30, 196), (92, 894, 28, -24)):
        petal(canvas, (x, y), size, turn, ROSE, wide=0.6, veins=2)


def compose(canvas: Canvas) -> None:
    canvas.light = (-0.58, -0.58, 0.58)
    wall(canvas)
    ledge(canvas)
    glass_vase(canvas, 402, 776, 106)
    greenery(canvas)
    bouquet(canvas)
    canvas.wash(radial((380, 440), 620, ["#ffffff", "#fffaf2", "#d8cdbd", "#968a7a"]), mode="multiply")
    on_the_ledge(canvas)
