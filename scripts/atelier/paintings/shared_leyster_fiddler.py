"""The merry fiddler on Leyster's easel: pale blue, a soft hat, thinly painted."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_from
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.sitters import MAN

BLUE = ("#34404e", "#5c6e80", "#8a9cac", "#b8c6ce", "#dfe6e6")
LINEN = ("#75706a", "#aaa49a", "#d2ccc0", "#ece7da", "#faf7ee")
SKIN = ("#6a3a28", "#b27a58", "#e2b08c", "#f6d6b8", "#fdeada")
FIDDLER = MAN.but(
    age=24, seed=12, yaw=-16, pitch=4, roll=-14, flesh=0.3, skin=("#4a2416", "#96583c", "#cc9068", "#e8bc94"),
    hair="short", hair_colours=("#2a180c", "#4e3018", "#7a5230", "#a07c50"), nose_bulb=1.2,
    blush_strength=0.5, neck=0.9,
).feeling("laugh", 0.8)  # fmt: skip


def fiddler(canvas: Canvas) -> None:
    """A merry boy in pale blue, seen from his shoulder: thinly painted, not finished."""
    coat = outline("696,486 742,444 800,436 850,452 900,480 910,790! 640,790! 650,680 664,560")
    canvas.drapery(
        coat,
        BLUE,
        top=outline("700,480 790,450 880,470"),
        bottom=outline("650,790 760,800 890,790"),
        count=9,
        width=18,
        height=0.7,
        light=canvas.light,
        noise=0.05,
        detail=0.4,
    )
    canvas.portrait(786, 372, 128, FIDDLER, light=canvas.light)
    hat = outline("704,382 690,352 712,322 752,296 800,284 846,296 868,322 878,346 860,358 820,342 770,344 730,360")
    canvas.form(
        hat, ("#3c2420", "#6a3a34", "#985850", "#bc8478"), bump=0.5, flatten=0.5, detail=0.5, light=canvas.light
    )
    canvas.line(outline("706,376 760,346 820,340 870,352"), "#3c2420", 7, taper=0.5, alpha=0.7, detail=0.6, blur=1.5)
    ruff = outline("716,448 748,432 790,446 836,430 866,446 846,474 790,484 738,474")
    pleats = folds_from((790, 430), outline("716,452 790,486 866,450"), 13, width=7, height=0.5, sag=0.03)
    canvas.form(ruff, LINEN, bump=0.3, flatten=0.4, detail=0.5, folds=pleats, light=canvas.light)
    violin = ("#3c1c0a", "#7a4018", "#b46c2c", "#dca45c")
    body = outline("704,536 730,508 768,512 784,538 812,548 842,566 846,604 812,622 780,610 766,586 740,582 710,566")
    canvas.form(body, violin, bump=0.2, flatten=0.25, detail=0.6, light=canvas.light)
    canvas.line([(740, 548), (650, 490)], "#2a160a", 12, 8, detail=0.6)
    for shift in (-3, 0, 3):
        canvas.line([(826, 598 + shift), (652, 488 + shift)], "#ead8b4", 0.9, detail=0.8)
    for hole in ((752, 568), (776, 546)):
        canvas.line([(hole[0] - 5, hole[1] - 8), hole, (hole[0] + 5, hole[1] + 8)], "#1c0c04", 2.4, detail=0.8)
    arm = outline("846,480 890,520 890,640 850,690 800,694 790,664 826,640 840,580")
    canvas.drapery(
        arm, BLUE, knot=(872, 640), ends=outline("846,490 800,680 890,600"), count=7, width=13, light=canvas.light
    )
    canvas.line([(842, 712), (646, 556)], "#4a2c14", 4, detail=0.7)
    canvas.line([(838, 716), (650, 564)], "#e8dcc0", 1.4, detail=0.7)
    canvas.hand(664, 516, 58, -116, SKIN, pose="holding", thumb="right", light=canvas.light, roll=-20)
    canvas.form(
        outline("638,520 660,508 690,514 716,560 724,640 690,700 652,690 640,610"),
        BLUE,
        bump=0.5,
        flatten=0.4,
        light=canvas.light,
        detail=0.4,
    )
    canvas.hand(822, 684, 62, 190, SKIN, pose="holding", thumb="right", light=canvas.light, roll=10)
