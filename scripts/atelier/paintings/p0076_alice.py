"""A long-necked girl with almond eyes in a blue Sunday dress, a small gold cross on her breast, hands folded."""

import numpy as np

from scripts.atelier.arrays import Floats, floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import Colour, linear
from scripts.atelier.curves import Point, ellipse, placed, smooth, spots_along
from scripts.atelier.forms import Fold
from scripts.atelier.hands import Build, shaped_hand
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish, Jitter

PAINTING = Homage(
    card=76,
    title="Alice",
    after="after Amedeo Modigliani",
    school="expressionist",
    size=(497, 1000),
    detail=(105, 120, 290, 290),
    seed=76,
    finish=Finish(relief=0.07, glaze=0.45, jitter=Jitter(4, 0.08, 0.04), bristle=0.07, vignette=0.06, warm=0.04),
)

LIGHT = (-0.5, -0.45, 0.75)
SKIN = ("#6a2c18", "#a8552f", "#d08a58", "#e6b080", "#f3cfa4")
HAIR = ("#150c09", "#2a1710", "#46281a", "#6f4428")
BLUE = ("#223b52", "#39607f", "#5b8aa8", "#86b0c2", "#b2cfd6")
LINE = "#3a1c14"
SLIM = Build(0.86, 1.14, 0.1)


def tilted(text: str) -> list[Point]:
    """Everything of the head leans a little to her right."""
    return list(placed([(p[0] - 250, p[1] - 390, *p[2:]) for p in outline(text)], 250, 390, turn=-4))


def brushed(x: Floats, y: Floats) -> Floats:
    """The way of the brush on the wall: mostly down, never straight."""
    return floats(1.45 + 0.5 * np.sin(x / 70 + y / 150) + 0.25 * np.sin(y / 60 - x / 110))


def room(canvas: Canvas) -> None:
    """A wall of terracotta, a grey door on the right, all scrubbed thinly."""
    canvas.wash(linear((0, 0), (0, 1000), ["#a4603f", "#9a5236", "#7c3f2b", "#5a2f24"]), noise=0.1, direction=brushed)
    canvas.polygon(
        outline("352,-10 510,-10 510,1010 372,1010"),
        linear((352, 0), (510, 300), ["#7d8a86", "#6a7d80", "#5c6a6c"]),
        noise=0.1,
        direction=brushed,
    )
    canvas.line(outline("354,-10 362,400 370,1010"), "#4a3a34", 7, blur=1.5, alpha=0.75)
    canvas.line(outline("366,-10 374,400 382,1010"), "#a7aca0", 4, blur=2, alpha=0.5)
    scrub(canvas, (0, 0, 350, 980), ("#b8714a", "#c07a50", "#8c4a32", "#a86a4c", "#96604a", "#7a4a3a"), 190)
    scrub(canvas, (378, 0, 120, 980), ("#8f9c96", "#5d7074", "#7f8f92", "#9aa09a"), 80)


def hair_behind(canvas: Canvas) -> None:
    mass: list[Point] = tilted("250,112 296,120 334,152 350,210 352,280 358,350 366,430 360,520 330,560 300,500")
    mass += tilted("250,470 204,500 176,556 146,530 138,440 144,350 148,280 152,206 168,152 204,120")
    canvas.form(mass, HAIR, bump=0.35, gamma=2.2, flatten=0.5, blur=1.6, direction=88.0, light=LIGHT)


def neck(canvas: Canvas) -> None:
    shape = outline("208,356 212,410 206,452 172,476 206,520 256,536 308,518 340,472 300,450 292,410 294,350")
    tones = linear((198, 0), (306, 20), ["#d4935c", "#e6b07a", "#dfa268", "#c47e4c", "#9c5830"])
    canvas.fill(shape, tones, blur=1.6, direction=86.0, detail=0.7)
    with canvas.clip(shape, blur=1.5):
        canvas.fill(tilted("196,372 250,424 312,366 312,392 276,432 236,438 204,410"), "#a8603a", blur=9, alpha=0.7)
        canvas.line(outline("240,440 246,476 254,508"), "#c48050", 9, taper=0.8, blur=5, alpha=0.6)
        canvas.line(outline("226,420 222,462 200,486"), "#f3cfa2", 11, taper=0.8, blur=6, alpha=0.55)
    for side in ("208,372 213,412 207,450 176,474", "293,366 292,412 300,448 336,470"):
        canvas.line(outline(side), LINE, 3.2, taper=0.7, alpha=0.75, blur=0.6)


DRESS: list[Point] = outline("180,474! 154,492 142,560 140,700 124,820 76,900 46,1010! 462,1010! 440,900")
DRESS += outline("388,820 370,700 368,560 356,490 332,470! 312,508 258,530 204,512")
SLEEVES = (
    outline("168,478 132,496 108,540 90,630 78,724 82,784 112,830 160,892 186,852 158,796 148,730 150,640 160,560"),
    outline("344,474 378,494 400,540 416,630 428,724 422,780 392,820 348,876 326,832 350,786 362,724 362,640 352,560"),
)


def dress(canvas: Canvas) -> None:
    falls = folds_between(
        outline("180,570 250,586 330,566"), outline("150,780 250,800 360,780"), 7, width=20, height=0.36, seed=5
    )
    falls += folds_between(
        outline("130,880 250,850 380,880"), outline("70,1000 250,1000 430,1000"), 9, width=22, seed=8
    )
    canvas.form(DRESS, BLUE, bump=0.24, flatten=0.5, blur=1, folds=falls, light=LIGHT, noise=0.03)
    with canvas.clip(DRESS):
        canvas.fill(outline("340,480 400,560 420,1010 380,1010 350,760"), "#1f3a52", blur=26, alpha=0.45)
        scrub(canvas, (60, 500, 400, 480), ("#7fa9bd", "#4a7896", "#9cc0c8", "#5f93a8", "#6f8fa0"), 120)
        canvas.fill(outline("150,760 240,790 340,780 400,850 330,960 180,960 100,860"), "#24435c", blur=26, alpha=0.4)
    for edge in (DRESS[3:7], DRESS[8:11]):
        canvas.line([p[:2] for p in edge], "#1c3044", 4, taper=0.3, alpha=0.8, blur=0.8)
    canvas.line(outline("150,802 200,790 256,786 316,790 360,800"), "#2c4c66", 5, taper=0.8, alpha=0.55, blur=2)


def sleeves(canvas: Canvas) -> None:
    """From round shoulders to bent elbows: cloth gathers inside the bend."""
    for sleeve, elbow in zip(SLEEVES, ((82, 770), (424, 766)), strict=True):
        falls = folds_between([sleeve[3][:2], sleeve[11][:2]], [sleeve[7][:2], sleeve[8][:2]], 3, width=12, height=0.4)
        inner = sleeve[9][:2]
        for lift in (-26, 6, 34):
            way = [inner, ((inner[0] + elbow[0]) / 2, (inner[1] + elbow[1]) / 2 + lift), (elbow[0], elbow[1] + lift)]
            falls.append(Fold(way, 13, 0.5 if lift else -0.6))
        canvas.form(sleeve, BLUE, bump=0.42, flatten=0.5, blur=1, folds=falls, light=LIGHT, shadow=0.4)
        with canvas.clip(sleeve):
            x = min(p[0] for p in sleeve)
            scrub(canvas, (x, 500, 110, 380), ("#7fa9bd", "#4a7896", "#a5c8d0", "#5f93a8"), 50)
        canvas.line([*[p[:2] for p in sleeve], sleeve[0][:2]], "#1c3044", 3.2, taper=0.2, alpha=0.75, blur=0.8)


def cuffs(canvas: Canvas) -> None:
    for edge in ("190,846 184,872 162,898", "322,824 328,852 346,884"):
        canvas.line(outline(edge), "#23415a", 11, blur=2, alpha=0.5)
        canvas.line(outline(edge), "#e4e2d6", 7, blur=0.8, detail=0.5)
        for x, y in spots_along(outline(edge), 9):
            canvas.line([(float(x) - 3, float(y) - 2), (float(x) + 3, float(y) + 2)], "#8ea2a8", 1.4, detail=0.5)


def scrub(canvas: Canvas, area: tuple[float, float, float, float], tones: tuple[str, ...], count: int) -> None:
    """Thin paint rubbed in with a dry brush, this way and that."""
    left, top, wide, high = area
    for _ in range(count):
        x, y = left + wide * canvas.chance.random(), top + high * canvas.chance.random()
        lean, long = 16 * canvas.chance.normal(), 30 + 40 * canvas.chance.random()
        tone = tones[int(canvas.chance.integers(len(tones)))]
        canvas.line(
            [(x, y), (x + lean, y + long / 2), (x + lean * 0.6, y + long)], tone, 12, taper=0.7, alpha=0.28, blur=2.5
        )


def frills(canvas: Canvas) -> None:
    """The modest white edge of the collar, and the narrow cuffs."""
    edge = outline("174,472 194,506 222,526 258,534 296,526 320,506 338,470")
    canvas.line(edge, "#26415a", 18, blur=3, alpha=0.5)
    canvas.line(edge, "#c3ccc6", 13, blur=0.8, detail=0.5)
    canvas.line([(x, y - 2) for x, y in (p[:2] for p in edge)], "#f0ece0", 7, taper=0.5, blur=0.8, detail=0.6)
    for i in range(24):
        t = i / 23
        x, y = 174 + 164 * t, 474 + 60 * (1 - (2 * t - 1) ** 2) ** 0.7
        canvas.line([(x, y - 5), (x + 1.5, y + 7)], "#7f949a", 1.8, alpha=0.6, detail=0.6)


def cross(canvas: Canvas) -> None:
    chain = outline("196,486 214,530 236,566 254,580 274,564 298,528 318,484")
    canvas.line(chain, "#6a4a1c", 2.8, alpha=0.7, detail=0.9, keep=0.4)
    canvas.line([(x, y - 0.8) for x, y in (p[:2] for p in chain)], "#e2bc62", 1.7, detail=0.9, keep=0.5)
    for wide, tone, shift in ((6.0, "#5c4014", 1.0), (4.2, "#c59a40", 0.0), (1.4, "#ecd48c", -0.8)):
        canvas.line([(254 + shift, 582), (254 + shift, 618)], tone, wide, detail=0.9, keep=0.4)
        canvas.line([(243, 594 + shift), (265, 594 + shift)], tone, wide, detail=0.9, keep=0.4)


FACE = "250,150 288,160 318,192 330,240 330,286 320,330 300,366 274,390 250,397 228,391 202,368 184,334 174,288"
FACE_SHAPE: list[Point] = tilted(FACE + " 172,240 182,192 212,160")


def flesh(canvas: Canvas) -> None:
    tones = ["#dd9a64", "#eab886", "#e9b580", "#d9985f", "#bd7443", "#9a5630"]
    canvas.fill(FACE_SHAPE, linear((166, 260), (338, 300), tones), blur=1.2, direction=84.0, detail=0.8)
    touches: list[tuple[str, Colour, float, float]] = [
        ("216,180 270,176 280,214 240,226 204,216", "#f6d6aa", 16, 0.75),
        ("196,296 222,290 228,330 210,346 194,326", "#ef9d72", 13, 0.6),
        ("276,300 306,292 306,330 284,346 270,326", "#c9683f", 13, 0.55),
        ("184,230 194,280 206,340 236,384 200,370 174,310 172,240", "#c27c4c", 8, 0.5),
        ("318,200 332,260 322,330 286,386 262,394 300,340 310,270", "#8f4a2a", 12, 0.65),
        ("226,352 250,348 276,354 266,368 236,368", "#c88456", 7, 0.5),
        ("232,376 250,372 268,377 256,390 240,389", "#f0c898", 6, 0.65),
        ("206,166 250,152 300,168 322,210 306,190 250,170 196,192 180,214", "#8a4c2c", 7, 0.6),
    ]
    with canvas.clip(FACE_SHAPE, blur=1.2):
        for shape, colour, blur, alpha in touches:
            canvas.fill(tilted(shape), colour, blur=blur, alpha=alpha, detail=0.8)


def nose_and_mouth(canvas: Canvas) -> None:
    """One long line from the brow, a narrow lit ridge, a small full mouth."""
    canvas.fill(tilted("244,236 254,236 258,300 264,324 254,334 242,326"), "#f4d2a6", blur=4, alpha=0.8, detail=0.9)
    canvas.fill(tilted("258,240 266,262 266,300 274,322 264,332 260,300"), "#a65f38", blur=4.5, alpha=0.7, detail=0.9)
    canvas.line(
        tilted("286,226 268,232 261,248 260,284 264,308 271,322"), "#6a3018", 3.2, taper=0.7, alpha=0.72, blur=0.7
    )
    canvas.line(tilted("236,318 238,329 247,333 254,335 262,332 271,330 272,320"), "#7a3820", 3.2, taper=0.5, blur=0.7)
    canvas.fill(tilted("236,334 254,338 274,333 266,342 246,343"), "#b06a40", blur=3.5, alpha=0.6, detail=0.9)
    upper = tilted("230,359! 241,352 249,350 254,353 260,350 268,352 278,358! 262,361 246,361")
    lower = tilted("232,359! 246,361 262,361 276,359! 268,369 254,373 241,370")
    canvas.fill(upper, "#9c3a2c", blur=0.8, detail=0.95)
    canvas.fill(lower, "#c25e48", blur=0.9, detail=0.95)
    canvas.line(tilted("229,359 243,360 254,361 266,360 280,357"), "#4a1512", 2.3, taper=0.6, blur=0.4, detail=0.95)
    canvas.fill(tilted("243,365 254,363 262,365 254,368"), "#e59a80", blur=1.6, alpha=0.8, detail=0.95)
    canvas.line(tilted("238,377 254,380 270,376"), "#8f4a2c", 3, taper=0.8, alpha=0.6, blur=1.4)


EYES = (("184,269! 198,259 212,256 227,261 238,271! 224,277 209,278 195,275", (212, 267)),
        ("272,271! 284,260 298,255 311,258 322,267! 311,274 298,277 284,276", (297, 266)))  # fmt: skip


def eyes(canvas: Canvas) -> None:
    for shape, (x, y) in EYES:
        points = tilted(shape)
        iris = tilted(f"{x},{y}")[0]
        canvas.fill(points, "#8a4a2a", blur=5, alpha=0.5, detail=0.9)
        canvas.fill(points, "#b9b4a0", blur=0.6, detail=1, keep=0.5)
        with canvas.clip(points, blur=0.5):
            canvas.fill(ellipse(iris[0], iris[1], 12.5, 13), "#1d120e", blur=0.6, detail=1, keep=0.5)
            canvas.fill(ellipse(iris[0] + 1, iris[1] + 3, 8, 7), "#4a3222", blur=2, detail=1, keep=0.5)
            canvas.fill(ellipse(iris[0], iris[1], 5.5), "#0b0706", blur=0.6, detail=1, keep=0.5)
            canvas.line(points[:5], "#2a120c", 8, blur=2.4, alpha=0.6, detail=1)
            canvas.fill(ellipse(iris[0] - 4, iris[1] - 4, 1.6), "#e8ddc8", blur=0.4, detail=1, keep=0.7)
        canvas.line([p[:2] for p in points[:5]], "#1f0e0a", 4, taper=0.4, blur=0.5, detail=1, keep=0.4)
        low = [p[:2] for p in (points[4], *points[5:], points[0])]
        canvas.line(low, "#5c2a18", 2.3, taper=0.5, blur=0.5, alpha=0.9, detail=1, keep=0.3)
    for lid in ("184,258 198,247 213,244 230,250", "280,249 297,243 312,246 324,256"):
        canvas.line(tilted(lid), "#8a4626", 2.2, taper=0.8, alpha=0.7, blur=0.7, detail=0.9)
    for brow in ("178,242 192,228 212,223 234,229", "276,227 296,220 314,223 328,236"):
        canvas.line(tilted(brow), "#3a1c12", 4.6, taper=0.8, alpha=0.85, blur=0.9, detail=0.9)


def contour(canvas: Canvas) -> None:
    side = "176,250 178,296 190,338 206,368 228,390 250,397 274,390 300,366 320,330 330,284"
    canvas.line(tilted(side), LINE, 3.4, taper=0.4, alpha=0.8, blur=0.6, detail=0.7)


def hair(canvas: Canvas) -> None:
    """Parted in the middle, drawn close over the temples, loose down to the breast."""
    left = tilted(
        "250,116! 214,120 178,146 158,196 154,262 148,340 140,430 144,510 158,566 176,584 192,560 198,510 194,450"
    )
    left += tilted("180,380 172,310 172,250 182,206 210,176 240,160 250,152!")
    right = tilted(
        "250,116! 290,120 326,148 344,200 348,266 356,344 362,430 358,500 342,548 324,552 310,530 308,490 312,440"
    )
    right += tilted("326,380 332,320 333,256 324,206 296,172 262,158 250,152!")
    for shape in (left, right):
        canvas.line([*[p[:2] for p in shape], shape[0][:2]], "#120906", 5, blur=2.5, alpha=0.5)
        canvas.form(shape, HAIR, bump=0.5, flatten=0.35, blur=1.2, direction=88.0, light=LIGHT)
    guides = (
        ("250,118 214,124 180,150 160,200 156,270 148,350 142,440 156,530 176,584",
         "250,150 222,166 192,190 176,240 174,300 180,370 194,450 196,520 180,584"),
        ("250,118 290,124 324,152 342,204 346,270 354,350 360,430 350,500 324,552",
         "250,150 284,164 316,192 331,240 333,300 326,370 314,450 308,500 322,552"),
    )  # fmt: skip
    for inner, outer in guides:
        canvas.comb(
            tilted(inner), tilted(outer), 210, ("#1a0e09", "#3a2015", "#6a4026", "#a06a3e"), size=250, alpha=0.55
        )
    canvas.line(tilted("250,114 250,134 250,153"), "#8a5232", 2.6, taper=0.6, alpha=0.8, blur=0.7)
    ribbon(canvas)


def ribbon(canvas: Canvas) -> None:
    """Flat and tied: loops that turn over, and two ends."""
    for wing, tone in (
        ("312,142! 326,124 342,122 348,132 340,144 324,148", "#4d7690"),
        ("308,142! 300,126 288,124 284,134 292,144 302,147", "#3c617c"),
        ("313,145! 324,156 332,172 326,178 316,164", "#34566f"),
        ("308,146! 302,160 292,170 286,164 298,152", "#2e4c64"),
    ):
        canvas.fill(tilted(wing), tone, blur=0.8, detail=0.4)
        edge = smooth(tilted(wing))
        canvas.line([*edge, edge[0]], "#16283a", 1.8, alpha=0.7, blur=0.4)
    canvas.line(tilted("316,140 328,133 338,131"), "#86a8b8", 3, taper=0.8, alpha=0.7, blur=0.8)
    canvas.fill(tilted("306,139 314,138 317,145 312,150 305,148"), "#5b8aa8", blur=0.8, detail=0.4)


def hands(canvas: Canvas) -> None:
    skin = ("#8a4426", "#c27446", "#dd9c68", "#f0c494")
    under = shaped_hand(170, 866, 0, 116, 12, pose="resting", thumb="left", wrist=0.06, build=SLIM)
    over = shaped_hand(346, 846, 30, 132, 163, pose="folded", thumb="right", wrist=0.06, pitch=-6, build=SLIM, part=1)
    canvas.show_hands([under], skin, light=LIGHT, detail=0.7)
    canvas.show_hands([over], skin, light=LIGHT, detail=0.7, contact=0.5)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    room(canvas)
    hair_behind(canvas)
    dress(canvas)
    neck(canvas)
    frills(canvas)
    flesh(canvas)
    nose_and_mouth(canvas)
    eyes(canvas)
    contour(canvas)
    cross(canvas)
    hands(canvas)
    sleeves(canvas)
    cuffs(canvas)
    hair(canvas)
