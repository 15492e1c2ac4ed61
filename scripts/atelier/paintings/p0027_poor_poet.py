"""A poet in a nightcap writes in bed, under an umbrella, because the roof leaks."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import darker, lighter, linear
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish
from scripts.atelier.sitter import SKIN_WARM
from scripts.atelier.sitters import OLD_MAN

PAINTING = Homage(
    card=27,
    title="The Poor Poet",
    after="after Carl Spitzweg",
    school="dutch",
    size=(1000, 812),
    detail=(560, 220, 310, 310),
    seed=27,
    finish=Finish(relief=0.1, warm=0.12, craquelure=0.05),
)

LIGHT = (-0.75, -0.4, 0.55)
WALL = ["#7c6440", "#b79a6a", "#dcc48e", "#c4a873"]
WOOD = ("#2a1a0e", "#4e3420", "#7c5836", "#a87e52")
STOVE = ("#1c2a20", "#36503e", "#587a5e", "#8aa888", "#b8ccb0")
LINEN = ("#6c6454", "#a0967f", "#cfc4ac", "#ebe2cc", "#fbf6e6")
ROBE = ("#34302a", "#5c5644", "#8a8264", "#b4ab86")
MATTRESS = ("#3c1c14", "#6e3626", "#9a5840", "#c4886a")
CLOTH = ("#0c0d0c", "#1c1e1c", "#33362f", "#565a4e", "#82867a")
SKIN = ("#6c3e28", "#ac7452", "#dca882", "#f0cba6", "#fce4c8")
POET = OLD_MAN.but(
    yaw=-58,
    pitch=6,
    roll=-4,
    eye_open=0.7,
    gaze=(-21, 7),
    skin=SKIN_WARM,
    nose_length=1.2,
    chin=1.05,
    ears=0,
    blush_strength=0.35,
    fill=0.26,
    keep=0.3,
)


def attic(canvas: Canvas) -> None:
    canvas.wash(linear((0, 400), (1000, 250), WALL), noise=0.12, noise_size=120)
    canvas.fill(outline("200,120 520,60 700,240 640,520 300,560"), "#ecd8a4", blur=70, alpha=0.5)
    floor = linear((0, 640), (0, 812), ["#6a4c2e", "#8c6a42", "#5a3f26"])
    canvas.polygon(outline("-10,640 1010,660 1010,830 -10,830"), floor, direction=2.0)
    for y in (668, 700, 740, 786):
        canvas.line([(-10, y), (1010, y + 16)], "#3c2816", 3.4, alpha=0.7, blur=1)
    canvas.polygon(
        outline("530,-10 1010,-10 1010,440"), linear((560, 60), (1000, 0), ["#8c7048", "#5c4628"]), direction=44.0
    )
    for start in (540, 690, 850):
        beam = [(start, -10), (start + 44, -10), (1010, 930 - start), (1010, 970 - start)]
        canvas.form([(x, y) for x, y in beam], WOOD, bump=0.2, flatten=0.3, curved=False, direction=42.0)
    for i in range(5):
        canvas.line([(430 + 26 * i, 380 + 3 * i), (446 + 26 * i, 376 + 3 * i)], "#a0402c", 3, alpha=0.7, detail=0.5)


def window(canvas: Canvas) -> None:
    canvas.rectangle(24, 96, 150, 236, "#5a4228", detail=0.3)
    canvas.rectangle(38, 110, 122, 208, linear((0, 110), (0, 320), ["#b4cad8", "#dfe8ea", "#f2efe4"]), detail=0.4)
    roofs = outline("38,250! 70,220! 96,250! 110,232! 140,226! 160,250! 160,318! 38,318!")
    canvas.fill(roofs, "#8c9098", detail=0.5)
    for way in (outline("38,250 70,220 96,250"), outline("96,250 110,232 140,226 160,250")):
        canvas.line(way, "#fbfaf6", 9, curved=False, detail=0.6)
    for x, y in ((66, 214), (126, 214)):
        canvas.rectangle(x, y - 22, 11, 30, "#7a5a4c", detail=0.6)
    for x in (97,):
        canvas.line([(x, 104), (x, 324)], "#5a4228", 9, curved=False, detail=0.5)
    for y in (176, 246):
        canvas.line([(30, y), (168, y)], "#5a4228", 7, curved=False, detail=0.5)
    canvas.fill(outline("170,110 560,330 600,560 170,300"), "#fff0c0", blur=60, alpha=0.22)
    canvas.line([(180, 104), (196, 330)], "#d8c8a0", 10, alpha=0.4, blur=4)


def stove(canvas: Canvas) -> None:
    canvas.line([(238, 370), (238, 190), (238, 60), (300, 20), (420, -10)], "#26241f", 34, detail=0.3)
    canvas.line([(229, 370), (229, 190), (229, 66)], "#8a8474", 7, alpha=0.8, detail=0.3)
    body = outline("146,386! 330,386! 338,700! 140,700!")
    canvas.form(body, STOVE, bump=0.35, flatten=0.35, light=LIGHT, direction=88.0)
    for row in range(4):
        for column in range(3):
            x, y = 154 + 60 * column, 404 + 72 * row
            tile: list[Point] = [(x, y), (x + 52, y), (x + 52, y + 62), (x, y + 62)]
            canvas.form(tile, STOVE, bump=0.25, flatten=0.4, curved=False, light=LIGHT, detail=0.3)
    for y in (380, 696):
        canvas.form(
            outline(f"130,{y - 12}! 348,{y - 12}! 348,{y + 14}! 130,{y + 14}!"),
            STOVE,
            bump=0.5,
            light=LIGHT,
            detail=0.3,
        )
    canvas.fill(outline("196,612! 284,612! 284,682! 196,682!"), "#0c0a08", detail=0.5)
    for i in range(7):
        x, y = 186 + 14 * i, 656 + 5 * (i % 3)
        page: list[Point] = [(x, y + 12), (x + 30, y), (x + 46, y + 34), (x + 14, y + 48)]
        canvas.form(page, LINEN, bump=0.1, flatten=0.3, curved=False, detail=0.7)
    hat = outline("206,236! 270,232! 274,318 202,322")
    canvas.form(hat, CLOTH, bump=0.6, light=LIGHT, detail=0.4)
    canvas.form(outline("178,318 238,306 300,314 296,330 238,338 184,332"), CLOTH, bump=0.5, light=LIGHT, detail=0.5)
    canvas.form(outline("150,348! 176,348! 174,380! 154,380!"), ("#1c2c1c", "#3c5a3c", "#84a078"), bump=0.7, detail=0.6)
    canvas.form(outline("158,318! 168,318! 168,350! 158,350!"), LINEN, bump=0.6, detail=0.7)
    canvas.form(outline("288,352 344,352 332,382 300,382"), ("#5c5a54", "#b0aca0", "#f0ece0"), bump=0.6, detail=0.6)
    canvas.line([(110, 196), (300, 150), (470, 180)], "#6a5a40", 3, detail=0.4)
    towel = outline("330,160! 400,166! 396,290 366,282 334,292")
    canvas.drapery(
        towel,
        LINEN,
        top=[(332, 164), (398, 168)],
        bottom=[(334, 290), (396, 288)],
        count=6,
        width=12,
        light=LIGHT,
        detail=0.3,
    )


def left_corner(canvas: Canvas) -> None:
    coat = outline("62,384 78,374 96,384 118,420 122,500 128,588! 104,576 82,596! 58,578 24,592! 34,500 40,420")
    canvas.drapery(
        coat,
        ("#2a2018", "#54402c", "#846646", "#ac8e66"),
        knot=(78, 376),
        ends=[(28, 586), (60, 580), (84, 590), (124, 584)],
        count=12,
        width=8,
        height=0.8,
        light=LIGHT,
        detail=0.3,
    )
    canvas.line([(130, 396), (118, 640)], "#4a3018", 7, curved=False, detail=0.5)
    boot = outline("86,690 118,690 120,746 162,760 166,780 92,782")
    canvas.form(boot, CLOTH, bump=0.6, light=LIGHT, detail=0.5)
    canvas.form(outline("176,772 262,758 280,776 188,792"), WOOD, bump=0.4, detail=0.5)
    for x, y in ((300, 740), (340, 760), (276, 716)):
        canvas.form(
            outline(f"{x},{y}! {x + 46},{y - 12}! {x + 58},{y + 12}! {x + 12},{y + 22}!"),
            LINEN,
            bump=0.2,
            flatten=0.3,
            detail=0.5,
        )


def book(canvas: Canvas, place: tuple[float, float], size: tuple[float, float], tone: str, turn: float = 0.0) -> None:
    """A fat old volume lying or standing, with its pages to the left."""
    (x, y), (wide, high) = place, size
    lean = high * turn
    cover: list[Point] = [(x + lean, y, 0), (x + wide + lean, y, 0), (x + wide, y + high, 0), (x, y + high, 0)]
    canvas.form(
        cover,
        (darker(tone, 0.6), darker(tone, 0.3), tone, lighter(tone, 0.3)),
        bump=0.25,
        flatten=0.3,
        light=LIGHT,
        detail=0.6,
    )
    for share in (0.2, 0.8):
        top, foot = (x + wide * share + lean, y), (x + wide * share, y + high)
        canvas.line([top, foot], "#d8b060", 3, curved=False, alpha=0.8, detail=0.7)


def bed(canvas: Canvas) -> None:
    canvas.fill(outline("390,690 640,716 960,712 980,740 640,752 390,730"), "#20140a", blur=14, alpha=0.7)
    mattress = outline("400,612 520,596 760,600 960,610 984,650 970,706 700,720 420,712 392,660")
    canvas.form(mattress, MATTRESS, bump=0.4, flatten=0.4, light=LIGHT, direction=2.0)
    for x in range(420, 970, 36):
        canvas.line([(x, 606), (x - 6, 660), (x + 2, 712)], "#d8b08a", 5, alpha=0.4, blur=1)
    pillow = outline("776,474! 860,456 968,462! 972,540 984,618! 880,612 786,604!")
    canvas.form(
        pillow,
        LINEN,
        bump=0.5,
        flatten=0.6,
        folds=folds_between(
            outline("800,490 860,470 940,490"), outline("800,590 880,600 960,590"), 9, width=11, height=0.6
        ),
        light=LIGHT,
    )


def poet(canvas: Canvas) -> None:
    robe = outline("690,486 740,474 800,500 836,560 830,620 740,640 660,630 640,570")
    canvas.form(
        robe,
        ROBE,
        bump=0.5,
        flatten=0.5,
        folds=folds_between(outline("690,510 800,520"), outline("660,620 820,620"), 12, width=9, height=0.7),
        light=LIGHT,
        direction=70.0,
    )
    blanket = outline("430,640 450,560 500,506 560,476 610,500 640,560 700,600 740,640 720,690 600,700 470,694")
    falls = folds_between(
        outline("470,560 560,486 640,570"), outline("440,680 580,696 720,680"), 19, width=11, height=0.8, seed=3
    )
    canvas.form(blanket, LINEN, bump=0.45, flatten=0.5, folds=falls, light=LIGHT)
    papers = outline("540,470! 600,430! 640,476! 584,516!")
    canvas.form(papers, ("#8c8268", "#d4cab0", "#fbf4e0"), bump=0.15, flatten=0.3, detail=0.6, light=LIGHT)
    for i in range(5):
        canvas.line(
            [(560 + 9 * i, 474 - 7 * i), (590 + 9 * i, 502 - 8 * i)],
            "#6a604c",
            1.8,
            curved=False,
            alpha=0.7,
            detail=0.8,
        )
    arm = outline("700,500 730,520 716,556 668,560 630,530 616,510 630,498 660,516")
    canvas.form(arm, ROBE, bump=0.5, flatten=0.5, light=LIGHT, detail=0.3)
    canvas.hand(626, 508, 52, 190, SKIN, pose="resting", thumb="right", detail=0.7, light=LIGHT)
    canvas.portrait(734, 412, 128, POET, light=LIGHT)
    cap = outline("690,388 700,352 736,330 776,344 800,386 806,440 790,462 776,430 752,400 716,392")
    canvas.form(cap, LINEN, bump=0.6, flatten=0.6, light=LIGHT, detail=0.5)
    tip = outline("716,346 736,296 770,252 800,236 796,262 782,300 786,352 760,356")
    canvas.form(
        tip,
        LINEN,
        bump=0.6,
        flatten=0.6,
        folds=folds_between(outline("730,340 780,344"), outline("770,260 796,244"), 4, width=10),
        light=LIGHT,
        detail=0.5,
    )
    canvas.line(outline("690,390 716,386 754,398 780,430 792,462"), "#fffaf0", 8, alpha=0.9, detail=0.7)
    canvas.line(ellipse(694, 410, 13, 11), "#2c2620", 2.6, detail=1)
    canvas.line(outline("706,406 730,402 756,408"), "#2c2620", 2.4, detail=1)
    canvas.line([(676, 448), (640, 462), (606, 452)], "#f2ead4", 7, taper=0.8, detail=0.9)
    canvas.line([(680, 447), (612, 454)], "#8c8268", 1.8, detail=0.9)
    collar = outline("700,470 736,482 780,470 792,496 740,512 694,494")
    canvas.form(collar, ("#7c2c20", "#b0503a", "#dc8a66"), bump=0.5, flatten=0.5, light=LIGHT, detail=0.5)
    raised = outline("664,560 640,546 650,500 656,476 676,480 684,516 690,548")
    canvas.form(raised, ROBE, bump=0.5, flatten=0.5, light=LIGHT, detail=0.4)
    canvas.hand(664, 482, 50, -100, SKIN, pose="pinch", thumb="left", detail=0.85, light=LIGHT)


def umbrella(canvas: Canvas) -> None:
    """Hung from the rafters, open, with a hole in it."""
    canvas.line([(742, -10), (724, 90)], "#8c7c5c", 3, curved=False, detail=0.5)
    canvas.line([(722, 96), (700, 300)], "#5a3c20", 8, curved=False, detail=0.6)
    canvas.line(outline("700,296 696,322 712,334 726,322"), "#5a3c20", 8, detail=0.6)
    dome = outline("546,246! 560,180 616,122 690,94 766,98 840,136 888,196 900,254!")
    dome += outline("856,240 812,252 770,236 724,248 676,234 632,248 588,234")
    canvas.form(dome, CLOTH, bump=0.5, flatten=0.55, light=LIGHT, direction=6.0, detail=0.25)
    for x, y in ((588, 234), (632, 248), (676, 234), (724, 248), (770, 236), (812, 252), (856, 240)):
        canvas.line([(724, 96), ((724 + x) / 2 + (x - 724) * 0.2, 142), (x, y)], "#0a0b0a", 4, alpha=0.8, detail=0.5)
        canvas.line(
            [(721, 96), ((724 + x) / 2 + (x - 724) * 0.2 - 4, 142), (x - 4, y)], "#8a8e80", 1.8, alpha=0.6, detail=0.5
        )
    canvas.fill(outline("640,168 656,160 666,176 650,188"), "#dcc48e", detail=0.8, blur=0.8)
    canvas.line([(724, 98), (728, 74)], "#5a3c20", 8, detail=0.6)


def library(canvas: Canvas) -> None:
    for x, y, wide, high, tone in (
        (428, 716, 150, 30, "#9a5f36"),
        (440, 690, 130, 28, "#6c3a2c"),
        (448, 660, 118, 32, "#a88850"),
        (600, 706, 104, 30, "#5c5a3c"),
        (720, 724, 130, 28, "#8c4a30"),
        (736, 700, 100, 26, "#a08058"),
    ):
        book(canvas, (x, y), (wide, high), tone)
    for x, tone in ((398, "#7c4a2c"), (376, "#9c7844")):
        book(canvas, (x, 660), (26, 86), tone, turn=0.16)
    canvas.form(outline("880,700! 950,700! 950,764! 880,764!"), WOOD, bump=0.25, flatten=0.3, light=LIGHT, detail=0.4)
    canvas.form(outline("900,672 932,672 936,702 896,702"), CLOTH, bump=0.7, detail=0.6)
    canvas.line([(916, 680), (944, 626)], "#f2ead4", 6, taper=0.8, detail=0.8)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    attic(canvas)
    window(canvas)
    stove(canvas)
    left_corner(canvas)
    bed(canvas)
    poet(canvas)
    umbrella(canvas)
    library(canvas)
    canvas.fill(outline("860,380 1020,380 1020,830 900,830"), "#241608", blur=70, alpha=0.45)
