"""A princess in a wide white dress among her maids, a sleepy dog, and a painter behind his enormous canvas."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear, radial
from scripts.atelier.curves import ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_meninas_company import (
    courtiers,
    infanta,
    kneeling_maid,
    man_at_the_door,
    painter,
    standing_maid,
)
from scripts.atelier.paintings.shared_meninas_friends import mastiff_and_children
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=14,
    title="Las Meninas",
    after="after Diego Velázquez",
    school="dutch",
    size=(878, 1000),
    detail=(295, 535, 290, 290),
    seed=47,
    finish=Finish(thickness=0.3, relief=0.1, craquelure=0.04, vignette=0.04, contrast=0.32, glaze=0.46),
)


def room(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 1000), ["#1c1813", "#2a241c", "#4a4034"]))
    canvas.polygon(
        outline("-10,-10! 890,-10! 655,96! 176,96!"), linear((0, -10), (0, 96), ["#15110d", "#262019"]), noise=0.06
    )
    canvas.polygon(
        outline("176,96! 655,96! 655,660! 176,660!"),
        linear((176, 0), (655, 0), ["#201c17", "#2e2a24", "#3a352c"]),
        noise=0.08,
    )
    canvas.polygon(
        outline("655,96! 890,-10! 890,880! 655,660!"),
        linear((655, 0), (890, 0), ["#38322a", "#4e463a", "#8a7d64"]),
        noise=0.06,
    )
    floor = linear((0, 650), (0, 1000), ["#6c6048", "#bcab88", "#b8a47c", "#8a7650"])
    canvas.polygon(outline("-10,860! 176,655! 655,655! 890,880! 890,1010! -10,1010!"), floor, noise=0.06, direction=0.0)
    for x, y in ((330, 40), (560, 34)):
        canvas.line([(x, y - 18), (x, y + 6)], "#17120c", 3, detail=0.5)
        canvas.fill(ellipse(x, y + 10, 6, 5), "#17120c", detail=0.5)
    for points in ("176,96! 655,96!", "655,96! 655,650!", "655,96! 890,-10!"):
        canvas.line(outline(points), "#1c1712", 4, blur=1.5, alpha=0.7)


def windows(canvas: Canvas) -> None:
    """Tall embrasures in the right wall, most of them shuttered; the nearest lets the day in."""
    for x, wide, glow in ((668, 18, 0.15), (704, 22, 0.1), (748, 28, 0.35), (802, 34, 0.75)):
        top, foot = 96 - (x - 655) * 0.45 + 40, 655 + (x - 655) * 0.88
        shape = [(x, top), (x + wide, top - wide * 0.45), (x + wide, foot - 120), (x, foot - 130)]
        canvas.polygon(shape, linear((x, 0), (x + wide, 0), ["#2a241b", "#5c4f3a"]), detail=0.2)
        pane = [
            (x + wide * 0.5, top + 30),
            (x + wide, top + 24 - wide * 0.45),
            (x + wide, foot - 160),
            (x + wide * 0.5, foot - 168),
        ]
        canvas.polygon(pane, "#e6d9b4", alpha=glow, blur=3)
    canvas.polygon(
        outline("846,-10! 890,-10! 890,700! 846,640!"), linear((846, 0), (890, 0), ["#d6ccb0", "#fdf6e0"]), blur=4
    )
    canvas.fill(outline("640,760 760,720 890,760 890,960 700,980 560,900"), "#cdb88c", blur=50, alpha=0.4)


def old_story(canvas: Canvas, x: float) -> None:
    """Some figures, too dark to tell who they are."""
    for dx, dy, tone in (
        (46, 110, "#8a6a48"),
        (60 + x / 8, 90, "#7a5a44"),
        (146 - x / 20, 120, "#6a5c50"),
        (72, 150, "#584632"),
    ):
        canvas.fill(ellipse(x + dx, 122 + dy, 15, 32, turn=dx * 0.4 - 30), tone, blur=7, alpha=0.6)
        canvas.fill(ellipse(x + dx + 4, 88 + dy, 8, 9), "#a88660", blur=4, alpha=0.55)


def pictures(canvas: Canvas) -> None:
    for x, wide in ((214, 176), (424, 186)):
        canvas.rectangle(
            x, 122, wide, 214, linear((x, 122), (x + wide, 336), ["#1c1610", "#2e251a", "#15110c"]), detail=0.3
        )
        inner = linear((x, 130), (x + wide, 330), ["#4c3e2c", "#6a5638", "#342a1e", "#221b13"])
        canvas.rectangle(x + 10, 132, wide - 20, 194, inner, noise=0.3, noise_size=46)
        with canvas.clip([(x + 10, 132), (x + wide - 10, 132), (x + wide - 10, 326), (x + 10, 326)], curved=False):
            old_story(canvas, x)
        canvas.line([(x, 122), (x + wide, 122)], "#6a5838", 3, alpha=0.7)
    canvas.rectangle(222, 372, 84, 260, linear((222, 0), (306, 0), ["#221c15", "#332a1f"]), blur=1.5)
    for x, wide in ((346, 90), (445, 76)):
        canvas.rectangle(x - 4, 352, wide, 52, "#2a2219", blur=2, alpha=0.8)


def mirror(canvas: Canvas) -> None:
    canvas.rectangle(338, 432, 100, 134, linear((338, 0), (438, 0), ["#0e0b08", "#2a2017"]), detail=0.6)
    glass = outline("350,444! 426,444! 426,554! 350,554!")
    with canvas.clip(glass, curved=False):
        canvas.rectangle(346, 440, 84, 118, radial((388, 500), 74, ["#c3bfae", "#9aa29a", "#5f6964"]), detail=0.7)
        canvas.fill(outline("344,438 436,438 436,470 412,462 388,470 362,460 344,474"), "#a83c30", blur=2, detail=0.7)
        canvas.line(outline("420,450 424,500 418,556"), "#8a2f28", 9, blur=2, detail=0.7)
        for x, dress, hair in ((372, "#d6cdbc", "#5a3c28"), (404, "#26221f", "#3a2618")):
            canvas.fill(
                [(x - 18, 560), (x - 15, 526), (x, 514), (x + 15, 526), (x + 18, 560)], dress, blur=1.5, detail=0.8
            )
            canvas.fill(ellipse(x, 498, 10, 13), hair, blur=1.5, detail=0.8)
            canvas.fill(ellipse(x, 502, 6.5, 9.5), "#dcb494", blur=1, detail=0.9)
        canvas.fill(ellipse(372, 494, 14, 9), "#6a4630", blur=2, alpha=0.7, detail=0.8)
    canvas.line(
        outline("349,443! 427,443! 427,555! 349,555! 349,443!"), "#cdbb8c", 2.4, curved=False, detail=0.7, alpha=0.8
    )


def door(canvas: Canvas) -> None:
    canvas.rectangle(530, 384, 122, 262, linear((530, 0), (652, 0), ["#241c14", "#3a2e20"]), detail=0.4)
    light = linear((0, 396), (0, 640), ["#f8ecc4", "#f2dfae", "#d9bd80", "#b5965c"])
    canvas.polygon(outline("544,398! 632,398! 632,640! 544,640!"), light, detail=0.5)
    for i in range(6):
        y = 556 + 15 * i
        canvas.polygon(
            [(548 - i * 1.5, y), (628 + i, y), (630 + i, y + 7), (546 - i * 1.5, y + 7)],
            "#a58550",
            alpha=0.8,
            detail=0.5,
        )
    canvas.polygon(
        outline("632,398! 652,386! 652,668! 632,642!"), linear((632, 0), (652, 0), ["#8a6c42", "#4a3a26"]), detail=0.4
    )
    for y in (430, 500, 570):
        canvas.line(
            [(636, y), (649, y - 4), (649, y + 52), (636, y + 50), (636, y)], "#3a2c1c", 2, curved=False, detail=0.4
        )
    man_at_the_door(canvas)
    canvas.fill(ellipse(588, 520, 90, 130), "#f2dfae", blur=50, alpha=0.16)


def great_canvas(canvas: Canvas) -> None:
    back = outline("-10,96! 196,150! 160,1010! -10,1010!")
    canvas.polygon(
        back, linear((0, 0), (190, 0), ["#999079", "#bab097", "#d5cbb0"]), noise=0.07, noise_size=40, direction=86.0
    )
    for i in range(60):
        x = -10 + 190 * canvas.chance.random()
        y = 140 + 800 * canvas.chance.random()
        canvas.line([(x, y), (x - 4, y + 60)], "#a89068" if i % 2 else "#42351f", 1.6, taper=0, alpha=0.25)
    for points, wide in (
        ("192,148! 156,1010!", 22),
        ("-10,540! 178,556!", 18),
        ("80,118! 58,1010!", 16),
        ("-10,96! 196,150!", 16),
    ):
        canvas.line([(p[0] + 6, p[1] + 6) for p in outline(points)], "#1c150d", wide, blur=4, alpha=0.6)
        canvas.line(outline(points), "#5e4a2e", wide, detail=0.3)
        canvas.line([(p[0] + wide * 0.28, p[1]) for p in outline(points)], "#a88c5c", wide * 0.2, alpha=0.7, detail=0.3)
    for y in range(190, 980, 60):
        canvas.fill(ellipse(188 - (y - 150) * 0.042, y, 2.6), "#1c150d", detail=0.5)
    canvas.line(outline("116,760! 164,1010!"), "#3e3020", 20, detail=0.3)
    canvas.line(outline("122,760! 170,1010!"), "#7a6240", 4, detail=0.3)


def lifted(canvas: Canvas) -> None:
    """Lift the shadows, so that the dark room reads on a small card."""
    canvas.img[:] = canvas.img.clip(0, 1) ** 0.97


def compose(canvas: Canvas) -> None:
    canvas.light = (0.6, -0.55, 0.58)
    room(canvas)
    windows(canvas)
    pictures(canvas)
    mirror(canvas)
    door(canvas)
    courtiers(canvas)
    painter(canvas)
    great_canvas(canvas)
    canvas.fill(outline("220,900 420,880 640,890 860,930 700,985 300,970"), "#2c2218", blur=24, alpha=0.55)
    standing_maid(canvas)
    infanta(canvas)
    kneeling_maid(canvas)
    mastiff_and_children(canvas)
    lifted(canvas)
