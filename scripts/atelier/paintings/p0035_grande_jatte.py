"""A lady with a monkey, everybody as still as chess pieces, and all of it made of dots."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, linear
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_jatte_company import animals, lady, seated
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=35,
    title="A Sunday on La Grande Jatte",
    after="after Georges Seurat",
    school="pointillist",
    size=(1000, 673),
    detail=(410, 250, 210, 210),
    seed=19,
    finish=Finish(contrast=0.16),
)

LEAVES = ("#1f3d34", "#3a6140", "#6c8f4a", "#b2b95e")
SKIN = "#e2b490"


def river(canvas: Canvas) -> None:
    canvas.wash(linear((0, 0), (0, 120), ["#c9d6d4", "#e6e4cc"]))
    canvas.rectangle(-5, 84, 720, 360, linear((0, 84), (0, 420), ["#b9cfdc", "#8fb0cc", "#6f95c2"]))
    canvas.hill(
        outline("-5,58 90,44 180,62 300,50 420,66 560,58 720,70"),
        ("#41644e", "#6f8f5c", "#b0b878"),
        roughness=12,
        base=100,
        seed=3,
    )
    for x, wide in ((30, 26), (62, 18), (150, 30), (286, 20), (404, 24), (432, 16)):
        canvas.rectangle(x, 64, wide, 24, "#efe3cc")
        canvas.polygon([(x - 3, 66), (x + wide / 2, 52), (x + wide + 3, 66)], "#c2664a")
    canvas.rectangle(-5, 94, 720, 7, "#d6cf96", blur=1.5)
    canvas.water(106, 400, ("#dfe8e6", "#5f86ba", "#a9c3de", "#c6c4d6", "#7f9f9a"), 240, right=520, alpha=0.6, seed=3)
    for x, y, size in ((52, 214, 62), (150, 176, 44), (262, 150, 32), (96, 132, 22)):
        canvas.polygon([(x, y), (x + size * 0.12, y - size * 1.75), (x + size * 0.8, y - size * 0.12)], "#fbf6e6")
        canvas.polygon([(x - 2, y), (x - size * 0.34, y - size * 0.1), (x + size * 0.08, y - size * 1.5)], "#e8d9c4")
        canvas.polygon(
            [
                (x - size * 0.4, y + 2),
                (x + size * 0.86, y),
                (x + size * 0.66, y + size * 0.15),
                (x - size * 0.2, y + size * 0.15),
            ],
            "#5c4450",
        )
        canvas.rectangle(x - size * 0.3, y + size * 0.17, size, size * 0.3, "#efe8da", alpha=0.4, blur=2)
    steamer(canvas)
    rowers(canvas)


def steamer(canvas: Canvas) -> None:
    canvas.polygon(outline("300,120 390,114 382,128 308,132"), "#e9e2d2")
    canvas.rectangle(340, 96, 9, 24, "#3a3448")
    canvas.fill(outline("344,92 360,80 384,84 400,72 380,74 358,72"), "#d9d4d6", blur=3, alpha=0.8)
    canvas.rectangle(308, 100, 2, 22, "#4a4458")
    canvas.polygon(outline("310,100 330,104 310,108"), "#c8503c")


def rowers(canvas: Canvas) -> None:
    canvas.line([(96, 300), (322, 252)], "#c98e54", 5, taper=0.5)
    for i in range(5):
        x, y = 132 + 36 * i, 286 - 7.8 * i
        canvas.fill(ellipse(x, y, 5, 9, turn=-20), "#f0e8da", detail=0.4)
        canvas.fill(ellipse(x - 3, y - 11, 4), "#a86a4c", detail=0.4)
        canvas.line([(x, y), (x + 14, y + 20)], "#8a6a48", 1.6)


def lawn(canvas: Canvas) -> None:
    ground: list[Point] = outline("-5,452! 90,392 200,334 330,262 460,196 620,140! 1005,118! 1005,690! -5,690!")
    canvas.fill(
        ground, linear((0, 130), (0, 560), ["#dcd28c", "#cfc870", "#c4c25a", "#b6b854"]), noise=0.07, noise_size=120
    )
    canvas.line(outline("-5,452 90,392 200,334 330,262 460,196 620,140"), "#e6dca6", 6, blur=1.5, alpha=0.9)
    shade = outline("-5,500! 120,482 250,478 360,494 480,512 600,498 700,474 820,448 1005,436! 1005,690! -5,690!")
    canvas.fill(shade, linear((0, 450), (0, 680), ["#5d7d4c", "#4f7046", "#3c5c48", "#345246"]), blur=3)
    for way in (
        "560,330 700,322 860,316 1005,310 1005,340 860,342 700,340",
        "380,300 480,290 560,286 480,302 400,310",
        "600,250 760,238 1005,226 1005,252 800,256 640,260",
    ):
        canvas.fill(outline(way), "#5f7f48", blur=2.5, alpha=0.85)
    for x, y in ((300, 560), (420, 640), (520, 640), (60, 640), (930, 660), (470, 560)):
        canvas.fill(ellipse(x, y, 60, 7), "#6d8a4e", blur=4, alpha=0.6)


def trees(canvas: Canvas) -> None:
    for x, foot, top, wide in (
        (646, 298, 30, 15),
        (764, 318, 20, 19),
        (884, 300, 10, 22),
        (566, 236, 60, 9),
        (960, 262, 30, 13),
        (704, 232, 40, 8),
    ):
        canvas.line([(x + 60, foot + 5), (x, foot)], "#5f7f48", wide * 0.7, blur=2, alpha=0.8)
        canvas.line(
            [(x, foot), (x + 3, (foot + top) / 2), (x - 5, top)],
            linear((x - wide / 2, 0), (x + wide / 2, 0), ["#9a7a66", "#6a4f48", "#43344a"]),
            wide,
            wide * 0.7,
            blur=0.6,
        )
    for i, (x, y, across, down) in enumerate(
        (
            (940, 46, 160, 92),
            (800, 40, 130, 78),
            (680, 48, 104, 66),
            (572, 70, 74, 46),
            (504, 92, 44, 30),
            (998, 130, 70, 50),
        )
    ):
        canvas.foliage(x, y, across, down, LEAVES, clumps=9, leaves=240, leaf=(6, 11), seed=i)


def strollers(canvas: Canvas) -> None:
    """Far off and half way: parasols, soldiers, a trumpeter, a girl who runs."""
    crowd: tuple[tuple[float, float, float, Colour, Colour | None, Colour | None], ...] = (
        (470, 236, 44, "#6a5a8a", "#54487a", None),
        (528, 226, 40, "#a83c34", None, None),
        (544, 227, 40, "#a83c34", None, None),
        (604, 222, 38, "#e8dcd0", "#d6c2cc", "#c86a50"),
        (672, 250, 50, "#3e3c60", None, None),
        (820, 246, 52, "#c9714c", "#b45a4c", "#e0a860"),
        (852, 248, 54, "#2f2c48", None, None),
        (930, 240, 50, "#e9e2d4", "#b6a8c4", None),
        (976, 256, 58, "#8a4a58", "#7a3f56", "#5a5488"),
        (424, 268, 56, "#d98a4c", "#c8743c", None),
        (614, 268, 54, "#4a6a94", "#41568a", None),
        (740, 240, 46, "#6d4a5a", "#5a3f58", None),
    )
    for i, (x, y, tall, top, skirt, parasol) in enumerate(crowd):
        canvas.line([(x, y), (x + tall * 0.8, y - 2)], "#5f7f48", 5, taper=-0.8, blur=1.5, alpha=0.8)
        canvas.person(
            x,
            y,
            tall,
            top=top,
            skirt=skirt,
            legs="#a83c34" if top == "#a83c34" else "#2c2a40",
            hat="straw" if i % 2 else "bonnet",
            hat_colour="#c8a050" if i % 3 else "#3a3050",
            faces="left",
            parasol=parasol,
            bustle=0.6 if skirt else 0,
        )
    canvas.person(772, 300, 62, top="#dd7a3e", skirt="#d9733a", hair="#5a3420", faces="right", lean=-14, arm=True)
    canvas.person(296, 322, 78, top="#4a3c38", legs="#6a5a4c", hat="cap", hat_colour="#2c2a40", faces="left")
    canvas.line([(280, 272), (258, 268)], "#e0b848", 5, 9, detail=0.5)
    canvas.person(
        384,
        348,
        92,
        top="#8f86a4",
        skirt="#7d7496",
        hat="bonnet",
        hat_colour="#c8503c",
        back=True,
        hair="#c8503c",
        bustle=0.2,
        arm=False,
    )
    canvas.line([(372, 280), (368, 340)], "#c8503c", 5, detail=0.4)


def fishing_woman(canvas: Canvas) -> None:
    canvas.line([(330, 392), (430, 388)], "#5f7f48", 12, taper=-0.8, blur=3, alpha=0.85)
    canvas.person(
        330,
        392,
        136,
        top="#d98a4c",
        skirt="#d07c3e",
        hat="bonnet",
        hat_colour="#5a3050",
        faces="left",
        bustle=1.1,
        detail=0.6,
    )
    canvas.line(outline("310,318 214,250 206,330"), "#5a4430", 2.2, 1.2, curved=False, detail=0.5)


def mother_and_child(canvas: Canvas) -> None:
    """The only two who walk straight toward us."""
    canvas.fill(outline("470,452 560,446 700,452 620,464 500,464"), "#7d9648", blur=4, alpha=0.9)
    gown = outline("488,340 512,332 534,342 538,372 532,396 546,452! 476,452! 488,396 484,372")
    canvas.form(
        gown,
        ("#6a3c54", "#c9848a", "#efc0ae"),
        bump=0.4,
        flatten=0.4,
        folds=[(outline("506,400 500,420 496,450"), 7, -0.5), (outline("520,400 526,420 530,450"), 7, 0.5)],
        detail=0.6,
    )
    canvas.fill(ellipse(511, 322, 9, 12), SKIN, detail=0.8)
    canvas.fill(outline("498,320 500,308 511,303 522,308 524,322 518,312 505,312"), "#6a3a26", detail=0.8)
    canvas.fill(outline("494,312 511,298 528,312 511,306"), "#c0583c", detail=0.8)
    canvas.line(outline("524,350 536,366 532,340 530,300"), "#b06c70", 7, 4, detail=0.6)
    canvas.line([(531, 352), (526, 262)], "#4a3028", 2.4, detail=0.6)
    parasol = outline("462,292! 476,264 506,246 536,246 566,262 586,290! 562,282 542,286 520,280 498,288 482,284")
    canvas.form(
        parasol,
        ("#7a2c28", "#b5533c", "#e89a5e"),
        bump=0.4,
        folds=[([(524, 247), (x, 285)], 6, -0.4) for x in (482, 506, 542, 566)],
        detail=0.6,
    )
    dress = outline("556,376 570,370 584,378 584,396 580,406 590,430! 550,430! 560,406 556,394")
    canvas.form(dress, ("#a9a8b8", "#efe9dc", "#fffdf4"), bump=0.4, flatten=0.4, detail=0.7, keep=0.3)
    for x in (562, 578):
        canvas.line([(x, 428), (x, 450)], "#efe2d2", 6, detail=0.6)
        canvas.fill(ellipse(x, 451, 5, 3), "#fbf6ea", detail=0.6)
    canvas.fill(ellipse(570, 362, 7.5, 9), SKIN, detail=0.8)
    canvas.form(
        outline("554,358 558,346 570,340 582,346 586,358 570,354"),
        ("#c9c4c4", "#f4eee2", "#fffdf6"),
        bump=0.5,
        detail=0.7,
    )
    canvas.line(outline("556,382 544,396 534,386"), "#efe9dc", 6, 4, detail=0.6)


def border(canvas: Canvas) -> None:
    """Seurat's painted edge: dark dots of the complementary colours."""
    chance = canvas.chance
    for x, y, wide, high in ((0, 0, 1000, 9), (0, 664, 1000, 9), (0, 0, 9, 673), (991, 0, 9, 673)):
        canvas.rectangle(x, y, wide, high, "#352c52")
        for _ in range(int(max(wide, high) / 6)):
            spot = ellipse(x + wide * chance.random(), y + high * chance.random(), 2.6, count=10)
            canvas.fill(spot, ("#c8643c", "#4a5aa0", "#7a3f6a", "#2c3a78")[int(chance.integers(4))], detail=0.4)


def compose(canvas: Canvas) -> None:
    river(canvas)
    lawn(canvas)
    trees(canvas)
    strollers(canvas)
    fishing_woman(canvas)
    mother_and_child(canvas)
    seated(canvas)
    lady(canvas)
    animals(canvas)
    border(canvas)
