"""A maid in a pink bonnet and a great white apron carries a cup of chocolate and a glass of water."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import linear, radial
from scripts.atelier.curves import ellipse
from scripts.atelier.forms import Fold
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish
from scripts.atelier.sitters import WOMAN

PAINTING = Homage(
    card=19,
    title="The Chocolate Girl",
    after="after Jean-Étienne Liotard",
    school="renaissance",
    size=(636, 1000),
    detail=(345, 280, 220, 220),
    seed=19,
    finish=Finish(relief=0.03, craquelure=0.0, warm=0.03, vignette=0.08, glaze=0.6),
)

LINEN = ("#77746c", "#a9a79c", "#d2cfc4", "#eeebe1", "#fbf9f2")
BODICE = ("#3c220e", "#764a20", "#a8743c", "#cc9c60", "#e6c48e")
SKIRT = ("#343c44", "#5f6871", "#8f97a0", "#b4bac0", "#d2d6d8")
PINK = ("#7c3f40", "#b66a6a", "#dd9a98", "#f0c0ba", "#fbdcd4")
SKIN = ("#6a3c2a", "#b07a5a", "#e2b392", "#f4d2b6", "#fde8d4")
MAID = WOMAN.but(
    age=20, seed=94, yaw=74, pitch=-9, eye_open=0.42, lashes=1.4, lip="#c0665c",
    skin=("#6a3e30", "#b47e64", "#e4b698", "#f5d8c0", "#fdeee0"), blush_strength=0.42, brow="#7a5236", ears=0,
    nose_turn=0.3, smile=0.1, keep=0.3, neck=0.9, neck_lean=-0.2, fill=0.42, shadow=0.3
)  # fmt: skip


def room(canvas: Canvas) -> None:
    canvas.wash(radial((240, 380), 900, ["#c9b28c", "#a98e64", "#7a5f3c"]), noise=0.05, noise_size=220)
    floor = linear((0, 806), (0, 1000), ["#3c2a1c", "#503824", "#342416"])
    canvas.rectangle(-5, 812, 650, 200, floor, noise=0.06, noise_size=90, direction=0.0)
    canvas.line([(-5, 812), (640, 812)], "#6f5d44", 5, blur=2.5, alpha=0.7)
    canvas.line([(-5, 804), (640, 804)], "#e6dcc6", 4, blur=2, alpha=0.5)
    canvas.fill(outline("300,936 420,922 560,920 640,934 640,962 470,972 320,966"), "#3f301c", blur=16, alpha=0.55)
    canvas.fill(outline("430,300 560,330 620,520 600,800 470,810"), "#7a665c", blur=60, alpha=0.32)


def skirt(canvas: Canvas) -> None:
    for x in (330, 382):
        shoe = outline(
            f"{x - 34},930 {x},916 {x + 40},926 {x + 78},946! {x + 40},955 {x - 6},952 {x - 14},962! {x - 34},962!"
        )
        canvas.form(shoe, ("#2c1e16", "#5c4632", "#8f7658", "#c4ac88"), bump=0.6, detail=0.7)
    shape = outline("214,470 330,462 356,600 384,760 400,930! 330,942 240,942 140,922! 132,800 146,640 180,530")
    falls = folds_between(
        outline("206,480 260,476 330,470"), outline("150,924 250,938 396,928"), 13, width=15, height=0.55, seed=5
    )
    canvas.form(shape, SKIRT, bump=0.36, flatten=0.45, folds=falls, blur=1, direction=88.0)
    canvas.fill(outline("300,480 352,600 392,930 330,940 310,700"), "#3d454c", blur=20, alpha=0.45)


def apron(canvas: Canvas) -> None:
    shape = outline("262,430 330,424 362,470 392,600 420,760 436,912! 380,926 300,918! 276,760 256,600 240,486")
    creases = [
        Fold([(262, 560), (330, 556), (392, 548)], 5, -0.5),
        Fold([(268, 690), (350, 690), (414, 682)], 5, -0.5),
        Fold([(288, 812), (360, 814), (428, 806)], 5, -0.5),
        Fold([(304, 440), (330, 640), (352, 920)], 5, -0.5),
        Fold([(350, 470), (378, 640), (402, 918)], 5, 0.45),
    ]
    falls = folds_between(
        outline("268,450 300,446 346,450"), outline("304,916 370,926 432,912"), 7, width=20, height=0.3
    )
    canvas.form(shape, LINEN, bump=0.3, flatten=0.45, folds=[*falls, *creases], blur=1, gamma=0.92)
    with canvas.clip(shape):
        for way in (
            [(262, 558), (330, 554), (392, 546)],
            [(268, 688), (350, 688), (414, 680)],
            [(288, 810), (360, 812), (428, 804)],
        ):
            canvas.line(way, "#fffdf6", 3, taper=0.3, alpha=0.7, blur=1)
            canvas.line([(x, y + 4) for x, y in way], "#9c998e", 3, taper=0.3, alpha=0.55, blur=1)
    bow = outline("236,470 206,452 176,462 170,492 196,500 228,488 206,530 190,580 214,590 238,520 250,486")
    canvas.drapery(
        bow, LINEN, knot=(238, 480), ends=[(174, 470), (190, 500), (196, 580), (216, 584)], count=8, width=8, detail=0.4
    )


def bodice(canvas: Canvas) -> None:
    shape = outline("236,282 290,268 344,284 372,330 372,390 350,440 300,452 246,446 226,400 216,340")
    seams = folds_between(
        outline("250,290 300,300 352,300"), outline("248,446 300,450 346,440"), 6, width=14, height=0.3
    )
    canvas.form(shape, BODICE, bump=0.44, flatten=0.55, folds=seams, blur=1, direction=86.0)
    bib = outline("306,330 366,326 376,388 352,438 316,442 304,390")
    canvas.form(bib, LINEN, bump=0.3, flatten=0.4, folds=[Fold([(330, 334), (336, 390), (330, 436)], 5, -0.5)], blur=1)


def kerchief(canvas: Canvas) -> None:
    """White linen round the neck, its ends tucked into the bib."""
    shape = outline("250,270 268,262 292,284 322,288 340,268 362,286 374,322 362,352 330,346 288,322 246,298")
    canvas.drapery(
        shape,
        LINEN,
        knot=(358, 338),
        ends=[(250, 276), (272, 266), (300, 290), (338, 278)],
        count=9,
        width=7,
        detail=0.5,
    )
    canvas.line(outline("268,264 292,285 322,289 340,270"), "#a9a79c", 4, taper=0.4, blur=1.6, alpha=0.7, detail=0.6)


def tray(canvas: Canvas) -> None:
    canvas.form(
        outline("372,420! 388,410 480,404 566,408 580,416! 566,430 470,436 388,432"),
        ("#180c08", "#3c2018", "#6a3a28", "#9c6648"),
        bump=0.3,
        detail=0.8,
    )
    canvas.line([(380, 419), (470, 414), (574, 416)], "#d8a878", 2.4, taper=0.3, alpha=0.8, detail=0.9)
    saucer = outline("408,404 430,394 476,394 496,403 476,412 428,412")
    canvas.form(saucer, ("#4c4a48", "#8c8a88", "#c6c4c0", "#f0eee8"), bump=0.4, detail=0.9)
    cup = outline("424,352! 450,348 478,352! 476,380 466,396 436,396 426,378")
    canvas.form(cup, ("#6e6a66", "#b0aaa4", "#e4ded4", "#fbf7ee"), bump=0.8, detail=0.95, keep=0.3)
    for x, y, tone in ((440, 370, "#b04a48"), (456, 378, "#4f6f96"), (462, 364, "#c07a3c"), (446, 384, "#6f8a50")):
        canvas.fill(ellipse(x, y, 5, 4), tone, detail=1, keep=0.4, blur=0.6)
    canvas.fill(ellipse(451, 352, 25, 5), "#3a2014", detail=1, keep=0.3)
    canvas.line([(480, 360), (494, 366), (480, 382)], "#d8d0c4", 4, detail=1)
    glass = outline("520,300! 558,300! 553,404! 525,404!")
    canvas.fill(
        glass, linear((520, 300), (558, 300), ["#9a9c98", "#d6d5cb", "#b4b3a6"]), alpha=0.62, detail=1, keep=0.5
    )
    canvas.fill(
        outline("522,330! 556,330! 553,404! 525,404!"),
        linear((0, 330), (0, 404), ["#c2c9c8", "#8d9a9a"]),
        alpha=0.66,
        detail=1,
        keep=0.5,
    )
    canvas.fill(ellipse(539, 330, 17, 4), "#eef0ea", alpha=0.8, detail=1, keep=0.5)
    canvas.fill(ellipse(539, 300, 19, 4.4), "#e2e2d8", alpha=0.6, detail=1, keep=0.5)
    canvas.rectangle(526, 308, 6, 16, "#ffffff", alpha=0.9, detail=1, keep=0.7)
    canvas.line([(528, 340), (531, 398)], "#ffffff", 3.4, taper=0.4, alpha=0.8, detail=1, keep=0.6)
    canvas.line([(551, 336), (548, 398)], "#5f6c6c", 2.6, taper=0.4, alpha=0.7, detail=1, keep=0.5)


def arms(canvas: Canvas) -> None:
    far = outline("340,318 366,340 388,376 420,404 410,420 376,410 346,372")
    canvas.form(far, BODICE[:4], bump=0.5, flatten=0.6, direction=40.0, detail=0.3)
    canvas.hand(404, 410, 62, 0, SKIN, pose="holding", thumb="left", detail=0.8)
    near = outline("232,292 262,276 292,300 306,352 322,396 372,414 392,428 384,452 340,450 286,432 250,392 234,340")
    bends = folds_between(
        outline("262,370 288,352 306,344"), outline("300,430 330,424 352,412"), 5, width=12, height=0.55
    )
    canvas.form(near, BODICE, bump=0.5, flatten=0.55, folds=bends, blur=1, direction=50.0, detail=0.3)
    canvas.hand(384, 436, 70, -4, SKIN, pose="holding", thumb="left", roll=-20, detail=0.85)
    cuff = outline("366,414 396,420 402,448 372,456 356,436")
    canvas.drapery(
        cuff, LINEN, knot=(352, 434), ends=[(398, 422), (404, 436), (400, 450)], count=6, width=6, detail=0.6
    )


def head(canvas: Canvas) -> None:
    canvas.portrait(306, 182, 128, MAID)
    hair = outline("352,146 332,152 318,178 314,206 306,212 300,180 314,146 340,128")
    canvas.form(hair, ("#3a2416", "#6a4830", "#94704c"), bump=0.4, flatten=0.4, detail=0.8, shadow=0)
    bonnet = outline(
        "350,122 330,98 286,90 248,108 230,146 232,190 252,228 278,246 296,240 300,206 306,174 320,150 340,134"
    )
    gathers = folds_between(
        outline("326,112 300,150 290,226"), outline("280,96 238,150 262,230"), 11, width=8, height=0.35
    )
    canvas.form(bonnet, PINK, bump=0.5, flatten=0.7, folds=gathers, blur=1, detail=0.6)
    canvas.line(outline("262,102 244,140 250,196 268,232"), "#b66a6a", 5, taper=0.5, blur=2, alpha=0.5)
    edge = outline("352,122 336,136 318,152 307,176 302,208 300,240")
    canvas.line([(x + 4, y + 3) for x, y in edge], "#7c5442", 7, taper=0.4, alpha=0.45, blur=3, detail=0.8)
    frill = outline("344,108 326,126 306,146 296,174 292,208 292,246 306,246 314,208 318,180 330,158 346,142 362,132")
    ruffle = folds_between(edge, outline("348,112 328,128 308,148 298,176 294,208 294,244"), 9, width=5, height=0.5)
    canvas.form(frill, LINEN, bump=0.4, flatten=0.5, folds=ruffle, blur=1, detail=0.8)
    canvas.lace(edge, 9, "#fffaf0")
    canvas.line(outline("294,240 306,254 324,256 336,250"), "#d98f8c", 6, taper=0.2, detail=0.9)


def compose(canvas: Canvas) -> None:
    canvas.light = (-0.6, -0.5, 0.62)
    room(canvas)
    skirt(canvas)
    bodice(canvas)
    apron(canvas)
    head(canvas)
    kerchief(canvas)
    tray(canvas)
    arms(canvas)
