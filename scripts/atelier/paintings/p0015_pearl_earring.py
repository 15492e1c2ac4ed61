"""A girl turns round to us: a blue and yellow turban, parted lips, and one great pearl."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import linear, radial
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=15,
    title="Girl with a Pearl Earring",
    after="after Johannes Vermeer",
    school="dutch",
    size=(876, 1000),
    detail=(420, 500, 280, 280),
    seed=5,
    finish=Finish(relief=0.09, craquelure=0.06, vignette=0.1, glaze=0.42),
)

LIGHT = (-0.78, -0.45, 0.5)
BLUE = ("#070d22", "#16305f", "#2f62ac", "#7fa9da", "#c4d9ee")
DEEP_BLUE = ("#060a1a", "#10244c", "#234a88", "#4f7fbe")
YELLOW = ("#2a1d08", "#76581f", "#c49b43", "#ecd183", "#f8ebb8")
JACKET = ("#120d06", "#4a3714", "#8f6c2c", "#c39a4a")
LINEN = ("#4a4942", "#97938a", "#dcd8ca", "#faf6ea")
FACE: list[Point] = outline("300,290 268,322 256,372 262,404 256,450 264,512 284,572 308,622")
FACE += outline("340,652 378,656 424,636 468,588 500,520 520,430 490,340 400,280")
NEAR_EYE: list[Point] = outline("383,423! 402,404 430,395 456,402 477,421! 456,431 430,434 404,431")
FAR_EYE: list[Point] = outline("270,414! 284,401 304,396 322,404 336,421! 320,429 302,431 284,427")


def ground_and_jacket(canvas: Canvas) -> None:
    canvas.wash(radial((300, 430), 800, ["#20251f", "#171a15", "#0d0e0b"]), noise=0.1, noise_size=200)
    shape: list[Point] = outline("120,1010! 160,890 240,800 340,740 470,690 600,690 700,760")
    shape += [(776, 880), (806, 1010, 0)]
    folds = folds_between(
        outline("300,745 470,745 640,730"), outline("120,1000 440,1040 780,1000"), 8, width=34, height=0.36
    )
    folds += folds_between([(240, 800), (300, 830)], [(380, 960), (330, 1000)], 4, width=16, height=0.42, seed=3)
    canvas.form(shape, JACKET, bump=0.42, flatten=0.5, blur=2, noise=0.08, noise_size=34, folds=folds)
    for x, y, x2, y2, wide in ((210, 830, 150, 1000, 6), (330, 770, 290, 960, 5), (650, 760, 730, 960, 5)):
        canvas.line(
            [(x, y), ((x + x2) / 2 + 12, (y + y2) / 2), (x2, y2)], "#dcb866", wide, taper=0.8, alpha=0.5, blur=2
        )
    canvas.fill(outline("560,700 720,760 830,1010 600,1010"), "#0c0a07", blur=46, alpha=0.55)


TAIL: list[Point] = outline("566,150 620,160 650,250 668,400 684,560 712,690 716,752! 664,766")
TAIL += outline("612,752! 600,660 596,520 588,380 566,270")


def hanging_cloth(canvas: Canvas) -> None:
    falls = folds_between([(585, 190), (640, 200)], [(618, 760), (710, 750)], 8, width=19, height=0.42, seed=6)
    canvas.form(TAIL, YELLOW, bump=0.42, flatten=0.6, blur=1.2, folds=falls, direction=84.0)
    with canvas.clip(TAIL):
        for y, wide, tone in ((606, 6, "#3a5a94"), (634, 22, "#2c5290"), (672, 8, "#4a70a8"), (706, 5, "#5a80b4")):
            way = [(590, y - 2), (620, y + 8), (650, y + 2), (684, y + 6), (720, y - 10)]
            canvas.line(way, tone, wide, alpha=0.8, blur=1.2)
        canvas.fill(outline("580,180 612,420 620,640 600,770 560,500"), "#160e06", blur=18, alpha=0.75)
        canvas.fill(outline("640,200 690,500 730,770 700,770 664,520"), "#20150a", blur=12, alpha=0.45)
    for i in range(21):
        x = 613 + 5 * i + canvas.chance.normal()
        canvas.line(
            [(x, 752), (x + 2 * canvas.chance.normal(), 775 + 4 * canvas.chance.normal())],
            "#d8c284" if i % 2 else "#7a6230",
            2.6,
            taper=-0.8,
        )


Patch = tuple[list[Point], str, float, float]
"""A soft touch of the brush: outline, colour, blur, opacity."""


def touches(canvas: Canvas, patches: list[Patch]) -> None:
    for shape, colour, blur, alpha in patches:
        canvas.fill(shape, colour, blur=blur, alpha=alpha, detail=0.95)


def dot(  # a table of touches reads best in columns
    x: float, y: float, across: float, down: float, colour: str, blur: float, alpha: float
) -> Patch:
    return [tuple(p) for p in ellipse(x, y, across, down)], colour, blur, alpha


def neck(canvas: Canvas) -> None:
    shape: list[Point] = outline("366,620 440,600 510,520 560,600 580,690 520,760 380,780 362,700")
    canvas.fill(shape, linear((360, 690), (560, 640), ["#d8a880", "#b98459", "#6a4228", "#2a190f"]), blur=3, detail=0.8)
    jaw: list[Point] = outline("340,640 380,652 430,632 480,580 520,500 560,560 500,650 400,686")
    canvas.fill(jaw, "#5a3520", blur=13, alpha=0.75, detail=0.8)


def flesh(canvas: Canvas) -> None:
    """The head as light and shadow, before any feature."""
    tones = ["#eec6a0", "#f6dabb", "#f3d2ae", "#e2b48a", "#b57c54", "#643d27", "#3a2316"]
    canvas.fill(FACE, linear((256, 450), (520, 500), tones), blur=1.6, direction=80.0, detail=0.95)
    with canvas.clip(FACE, blur=1.6):
        touches(
            canvas,
            [
                dot(335, 338, 66, 34, "#fdebd4", 24, 0.8),
                dot(400, 490, 42, 44, "#f6d3ae", 24, 0.7),
                dot(282, 468, 18, 40, "#fbe4c8", 12, 0.7),
                dot(402, 522, 40, 26, "#de8f74", 22, 0.42),
                dot(276, 520, 16, 26, "#de8f74", 12, 0.35),
                (outline("470,330 530,420 530,560 450,650 400,660 440,600 470,500"), "#4a2a18", 26, 0.6),
                (outline("290,600 330,662 390,668 450,630 420,640 350,644"), "#a06c48", 10, 0.6),
                (outline("250,330 262,400 258,470 280,590 240,560 240,360"), "#c08e68", 9, 0.55),
                (outline("260,318 310,292 400,290 470,340 510,430 470,372 396,312 320,310"), "#7a4c30", 8, 0.6),
            ],
        )


def nose_and_mouth(canvas: Canvas) -> None:
    touches(
        canvas,
        [
            (outline("340,384 350,400 336,470 326,512 306,506 316,470 328,420"), "#fdebd6", 7, 0.85),
            (outline("362,404 366,440 360,486 366,512 348,506 350,450"), "#c8946c", 11, 0.55),
            (outline("318,420 310,470 296,500 296,516 288,500 300,460"), "#cf9c76", 6, 0.6),
            (outline("300,516 318,527 340,526 358,514 350,530 322,536 304,528"), "#9c5f40", 4, 0.75),
            dot(315, 522, 7, 3.2, "#6a3422", 2, 0.75),
            dot(341, 520, 6.5, 3, "#6a3422", 2.2, 0.7),
            (outline("356,492 366,506 358,520 352,518 358,506"), "#a8704c", 3.5, 0.6),
            (outline("350,486 352,506 340,520 334,512 342,498"), "#c48e68", 5, 0.55),
            dot(313, 502, 8, 8, "#fff8ea", 3, 0.9),
            (outline("326,534 336,534 338,552 328,552"), "#cc9872", 4, 0.5),
            dot(344, 620, 30, 6, "#b47c58", 6, 0.6),
            dot(340, 640, 20, 10, "#f8dcbc", 8, 0.6),
            (outline("404,556 416,580 408,606 402,590"), "#c8946e", 8, 0.4),
        ],
    )
    touches(
        canvas,
        [
            (outline("300,576 316,562 329,555 337,560 347,555 372,563 393,574 370,580 318,580"), "#b0483f", 1.6, 0.92),
            (outline("308,580 340,584 391,576 380,597 354,612 326,609 311,595"), "#cc6458", 1.8, 0.92),
            (outline("306,577 324,574 338,577 352,573 388,577 366,583 340,586 318,584"), "#48190f", 1.6, 0.92),
            (outline("318,576 338,579 358,576 356,580 338,582 322,580"), "#b8988a", 1.1, 0.5),
            (outline("356,588 392,580 378,600 352,611"), "#93382f", 4, 0.5),
            dot(330, 597, 9, 4, "#fbd9cc", 2.2, 0.9),
            dot(352, 596, 5, 2.4, "#f3b8a8", 1.6, 0.6),
            dot(304, 577, 2.6, 2.4, "#fff0e4", 0.8, 0.9),
            dot(392, 577, 6, 5, "#6a2c22", 2.6, 0.6),
        ],
    )


def eye(canvas: Canvas, shape: list[Point], iris: tuple[float, float], size: float) -> None:
    x, y = iris
    canvas.fill(shape, linear((0, 392), (0, 434), ["#8f8476", "#d2c8b6", "#d8ccba"]), blur=0.8, detail=1, keep=0.5)
    with canvas.clip(shape, blur=0.6):
        canvas.fill(ellipse(x, y, size), "#2c2820", blur=0.8, detail=1, keep=0.5)
        canvas.fill(
            ellipse(x, y + 1, size * 0.84),
            linear((x, y - size), (x, y + size), ["#3a372e", "#6e6a58", "#8a8268"]),
            blur=1.2,
            detail=1,
            keep=0.5,
        )
        canvas.fill(ellipse(x, y, size * 0.45), "#0c0908", blur=0.8, detail=1, keep=0.5)
        lid = [(p[0], p[1] + 2) for p in shape[:5]]
        canvas.line(lid, "#2a1810", 10, blur=3.5, alpha=0.6, detail=1)
        canvas.fill(
            ellipse(x - size * 0.36, y - size * 0.40, size * 0.26, size * 0.22), "#fffdf6", blur=0.7, detail=1, keep=0.8
        )
    canvas.line([p[:2] for p in shape[:5]], "#3e2214", 4.6, 3, taper=0.5, blur=0.9, alpha=0.95, detail=1)
    lower = [p[:2] for p in [shape[0], *shape[:4:-1], shape[4]]]
    canvas.line([(p[0], p[1] + 1) for p in lower], "#9a5f46", 2.6, taper=0.6, blur=0.9, alpha=0.8, detail=1)
    canvas.line([(p[0], p[1] + 6) for p in lower[1:-1]], "#f8dcc0", 4, taper=0.8, blur=2.2, alpha=0.6, detail=1)


def eyes(canvas: Canvas) -> None:
    touches(
        canvas,
        [
            (outline("374,418 390,388 430,374 472,386 490,416 470,396 430,384 396,398"), "#b27e58", 6, 0.75),
            (outline("362,396 378,396 386,420 372,426 362,416"), "#b8845e", 8, 0.55),
            (outline("262,408 278,386 304,378 330,390 340,414 322,394 302,386 280,394"), "#c08c66", 5, 0.65),
            (outline("392,440 430,447 468,438 440,456 410,454"), "#c4906a", 7, 0.5),
            (outline("276,436 302,441 328,434 306,450"), "#cc9a74", 6, 0.45),
        ],
    )
    eye(canvas, NEAR_EYE, (433, 414), 21)
    eye(canvas, FAR_EYE, (306, 413), 19)
    touches(
        canvas,
        [
            (outline("390,398 410,384 434,378 462,388 476,402 456,392 432,384 408,391"), "#8a5a3c", 2, 0.7),
            (outline("278,394 302,382 324,391 332,404 318,394 302,388"), "#9a6844", 1.8, 0.6),
            dot(385, 421, 4, 3, "#c4806a", 1.4, 0.8),
            dot(334, 419, 3.4, 2.6, "#c4806a", 1.4, 0.8),
            (outline("384,366 430,346 484,366 478,372 430,356 388,374"), "#9c6c48", 4.5, 0.5),
            (outline("326,364 298,350 266,362 270,368 298,358 322,372"), "#a87852", 4, 0.45),
        ],
    )


def face(canvas: Canvas) -> None:
    neck(canvas)
    flesh(canvas)
    nose_and_mouth(canvas)
    eyes(canvas)
    canvas.form(ellipse(507, 500, 15, 24, turn=8), ("#3a2014", "#8a583c", "#d09a74"), bump=0.5, blur=1.5, detail=0.8)


def collar(canvas: Canvas) -> None:
    shape: list[Point] = outline("352,728! 420,722 490,690 556,630 590,640 584,704 500,764 420,786")
    shape += [(344, 792, 0)]
    folds = [
        (outline("352,758 450,740 580,656"), 15, 0.5),
        (outline("350,776 470,752 580,686"), 9, -0.6),
        (outline("396,726 412,752 398,786"), 10, -0.4),
        (outline("440,720 452,742 446,776"), 9, 0.35),
        (outline("510,684 526,710 520,744"), 10, 0.4),
    ]
    canvas.form(shape, LINEN, bump=0.3, flatten=0.5, blur=1.4, folds=folds, direction=-16.0, detail=0.4)
    canvas.fill(outline("440,712 550,630 600,640 590,720 490,770"), "#15120e", blur=22, alpha=0.62)
    canvas.line(outline("356,738 400,736 444,724"), "#fffdf4", 6, taper=0.8, alpha=0.7, blur=1.6)
    canvas.line(outline("346,794 420,788 500,766 586,706"), "#140d06", 8, blur=3, alpha=0.7)


def top_knot(canvas: Canvas) -> None:
    knot: list[Point] = outline("330,150 380,96 460,66 548,70 620,112 652,190 640,260 590,250")
    knot += [(500, 190), (410, 170)]
    folds = folds_between(outline("370,110 470,76 560,80"), outline("560,240 620,240 648,220"), 7, width=20, seed=4)
    canvas.form(knot, YELLOW, bump=0.5, flatten=0.5, blur=1.2, folds=folds)
    canvas.line(outline("372,122 440,88 520,84"), "#fdf4cc", 6, taper=0.9, alpha=0.65, blur=2)


def turban(canvas: Canvas) -> None:
    back: list[Point] = outline("262,200 310,136 400,108 510,124 590,190 630,300 626,410 592,486")
    back += outline("548,506 512,476 498,400 400,280")
    folds = folds_between(outline("260,200 420,130 560,180"), outline("500,420 560,470 610,420"), 9, width=20, seed=8)
    canvas.form(back, DEEP_BLUE, bump=0.55, flatten=0.6, blur=1.6, folds=folds)
    upper: list[Point] = outline("244,262 266,182 344,134 440,140 530,196 588,290 600,390 560,470")
    upper += outline("546,400 500,306 410,240 310,240")
    ways = [
        (outline("250,240 330,186 430,194 530,270 578,380"), 22, 0.6),
        (outline("262,210 330,160 430,168 540,244 590,350"), 12, -0.7),
        (outline("250,256 330,212 420,222 510,296 556,400"), 10, -0.5),
        (outline("300,158 390,140 480,170"), 12, 0.5),
        (outline("380,180 450,196 500,230"), 8, -0.4),
    ]
    canvas.form(upper, BLUE, bump=0.5, flatten=0.5, blur=1.6, folds=ways)
    band: list[Point] = outline("250,330 236,290 262,248 340,226 430,244 508,306 552,390 560,480")
    band += outline("524,492 504,424 456,344 376,304 300,306")
    canvas.line([p[:2] for p in band[2:8]], "#060b1e", 12, taper=0.3, blur=4, alpha=0.6)
    wraps = [
        (outline("246,296 310,258 400,264 480,322 532,430"), 20, 0.6),
        (outline("250,316 310,284 390,288 466,340 516,440"), 10, -0.7),
        (outline("256,268 320,240 410,248 500,312 548,410"), 9, -0.5),
        (outline("420,280 480,340 520,430"), 8, 0.4),
    ]
    canvas.form(band, BLUE, bump=0.55, flatten=0.45, blur=1.6, folds=wraps)
    canvas.line(outline("256,330 310,308 376,306 456,346 506,430 524,492"), "#1a0d0a", 5, blur=2.5, alpha=0.7)
    for way, wide in (
        (outline("248,290 296,260 366,254"), 11),
        (outline("254,232 306,192 370,178"), 11),
        (outline("256,320 296,298 346,292"), 6),
        (outline("300,150 350,132 410,128"), 6),
    ):
        canvas.line(way, "#dceaf6", wide, taper=0.9, alpha=0.55, blur=3)
    canvas.fill(outline("520,180 600,220 650,400 590,500 530,490 570,340"), "#050815", blur=30, alpha=0.6)
    canvas.fill(outline("250,180 300,130 290,200 262,300 240,300"), "#0a1430", blur=10, alpha=0.35)


def pearl(canvas: Canvas) -> None:
    canvas.fill(ellipse(508, 572, 46, 54), "#0c0805", blur=16, alpha=0.7)
    canvas.line([(506, 512), (505, 536)], "#b8a878", 3, detail=0.9)
    drop: list[Point] = outline("504,530 520,546 536,574 531,602 507,615 482,603 476,576 489,547")
    canvas.form(drop, ("#12100c", "#3c3a34", "#78756b", "#b0ada2", "#dedbd0"), gamma=1.5, detail=1, keep=0.6)
    canvas.fill(outline("489,556 497,548 503,556 500,570 491,576 486,568"), "#fffef8", blur=2, detail=1, keep=0.85)
    canvas.line(outline("484,598 504,609 526,600"), "#e2dcc8", 8, taper=0.8, alpha=0.7, blur=2.4, detail=1, keep=0.5)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    ground_and_jacket(canvas)
    hanging_cloth(canvas)
    face(canvas)
    collar(canvas)
    top_knot(canvas)
    turban(canvas)
    pearl(canvas)
