"""Three sisters close together, two in vermilion and one in green, eyes lowered, hands resting: they wait."""

from typing import Any

import numpy as np

from scripts.atelier.arrays import Floats, floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colours, linear
from scripts.atelier.curves import Point, ellipse, smooth
from scripts.atelier.forms import Fold
from scripts.atelier.hair_colours import HAIR_BLACK
from scripts.atelier.hands import Build, shaped_hand
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.school import Finish, Jitter
from scripts.atelier.sitter import Sitter
from scripts.atelier.sitters import WOMAN

PAINTING = Homage(
    card=72,
    title="Three Girls",
    after="after Amrita Sher-Gil",
    school="expressionist",
    size=(720, 1000),
    detail=(250, 125, 290, 290),
    seed=72,
    finish=Finish(relief=0.06, glaze=0.45, jitter=Jitter(4, 0.08, 0.04), bristle=0.09, warm=0.06, vignette=0.12),
)

LIGHT = (0.45, -0.4, 0.8)
SKIN = ("#2c140c", "#5e3018", "#94562f", "#bd7d4a", "#d8a06a")
HAND = ("#643420", "#8c5230", "#b47648", "#d09c68")
RED = ("#3e0e0a", "#7c2012", "#a8331a", "#c44a26", "#d66a3c")
DEEP = ("#300c0a", "#5e1a12", "#842a1a", "#a03c24", "#b45634")
GREEN = ("#161d16", "#2a3826", "#46573a", "#66744e", "#8a9066")
DUSK = ("#3a1812", "#6a3022", "#904a32", "#ae684a", "#c48866")
PALE = ("#262e22", "#465240", "#6c775a", "#949a76", "#bcb890")
LINE = "#2a120c"
SLIM = Build(0.9, 1.08, 0.1)


def sister(**changes: Any) -> Sitter:
    """Long lowered lids, full lips, hair drawn back from a middle parting."""
    girl = WOMAN.but(
        age=18, skin=SKIN, width=0.98, jaw=0.94, chin=0.95, cheekbones=1.04, flesh=0.3, hair="parted",
        hair_colours=HAIR_BLACK, hair_length=0.05, hairline=0.02, volume=0.7, nose_length=1.08, nose_width=0.98,
        nose_out=1.0, nose_turn=-0.1, mouth_width=0.94, lips=1.3, upper_lip=1.15, eye_size=1.16, eye_open=0.12,
        lid_fold=1.1, lid_weight=1.4, gaze=(0, -24), lip="#7a3222", lip_strength=0.65, brow="#140a08",
        brow_strength=0.8, brow_thickness=1.0, iris="#1e110b", whites="#8a6c50", blush="#b0502e", blush_strength=0.25,
        lash="#120806", lashes=1.3, shadow=0.62, softness=0.7, fill=0.22, sheen=0.35, ears=0, neck=1.0, smile=-0.2,
        bounce="#a04a24",
    )  # fmt: skip
    return girl.but(**changes)


def brushed(x: Floats, y: Floats) -> Floats:
    """The way of the brush on the wall: slantwise, never straight."""
    return floats(2.0 + 0.6 * np.sin(x / 90 + y / 170) + 0.3 * np.sin(y / 70 - x / 120))


def wall(canvas: Canvas) -> None:
    """A warm wall and the heavy shadows the three throw on it."""
    canvas.wash(
        linear((0, 0), (720, 1000), ["#86735c", "#7c6750", "#60493a", "#40302a"]),
        noise=0.1,
        noise_size=90,
        direction=brushed,
    )
    canvas.fill(outline("-20,170 60,110 150,140 210,260 200,620 -20,700"), "#3c2c24", blur=44, alpha=0.75)
    canvas.fill(outline("210,140 270,60 360,40 400,200 330,460 230,420"), "#3a2a21", blur=34, alpha=0.7)
    canvas.fill(outline("490,160 560,120 590,240 560,300 500,300"), "#3c2c24", blur=26, alpha=0.6)
    canvas.fill(outline("580,40 740,0 740,230 660,240"), "#a39074", blur=50, alpha=0.6)


def robe(
    canvas: Canvas, points: list[Point], colours: Colours, folds: list[Fold], *, bump: float = 0.3, edges: str = ""
) -> None:
    """Cloth within a contour; `edges` draws only these lines, where a sleeve must not be cut off from its shoulder."""
    canvas.form(points, colours, bump=bump, flatten=0.5, folds=folds, blur=1, light=LIGHT, noise=0.02, gamma=1.25)
    whole = smooth(points)
    lines = [outline(edge) for edge in edges.split("|")] if edges else [[*whole, whole[0]]]
    for line in lines:
        canvas.line(line, LINE, 3.2, taper=0.3 if edges else 0, alpha=0.65, blur=0.9)


def throat(canvas: Canvas, text: str, shade: str) -> None:
    """Neck and breast under the chin, in its shadow."""
    points = outline(text)
    canvas.form(points, SKIN, bump=0.4, flatten=0.5, blur=2, light=LIGHT, gamma=1.5, detail=0.6, shadow=0.0)
    canvas.fill(outline(shade), "#3a1a0e", blur=12, alpha=0.5, detail=0.6)


def hung(text: str, width: float, height: float) -> list[Fold]:
    """Folds one by one, ridge beside groove; a bar begins the next."""
    ways = text.split("|")
    return [Fold(outline(way), width * (0.8 + 0.4 * (k % 3) / 2), height * (-1) ** k) for k, way in enumerate(ways)]


def back_sister(canvas: Canvas) -> None:
    """She sits higher, almost facing us."""
    for nape in ("326,180 312,240 322,300 346,340 356,300 346,240", "470,180 484,240 474,300 448,340 438,300 452,240"):
        canvas.form(outline(nape), HAIR_BLACK, bump=0.3, flatten=0.4, blur=2, direction=88.0, light=LIGHT, gamma=1.6)
    body = outline("336,386 396,420 456,386 520,410 566,480 580,620 560,800 250,800 214,620 232,480 276,414")
    robe(
        canvas,
        body,
        DEEP,
        hung(
            "300,440 286,560 290,760|356,560 350,640 352,780|420,560 424,660 420,780|490,450 510,560 500,760", 24, 0.4
        ),
    )
    neck = "350,300 352,360 330,396 360,440 398,460 436,440 464,396 442,360 444,300"
    throat(canvas, neck, "352,320 398,352 444,320 440,370 398,390 356,370")
    canvas.portrait(396, 222, 226, sister(yaw=-9, pitch=-9, roll=-4, seed=3), light=LIGHT)
    lowered(canvas, (357, 240), (418, 236.5))
    canvas.line(outline("392,118 391,134 389,152"), "#7a4a30", 2.6, taper=0.7, alpha=0.8, blur=0.7)
    cup = outline("330,380! 350,430 398,456 446,430 462,380! 506,404 530,440 490,520 398,560 308,522 262,446 290,400")
    ways = (
        "300,410 330,480 398,512 470,476 500,416|316,396 340,452 398,482 456,450 480,400|"
        "284,430 320,508 398,540 486,502 516,436"
    )
    robe(canvas, cup, DUSK, hung(ways, 13, 0.55), bump=0.4)


def lowered(canvas: Canvas, *eyes: tuple[float, float]) -> None:
    """Eyes under lowered lids catch no light."""
    for x, y in eyes:
        canvas.fill(ellipse(x, y, 5, 2.2), "#241209", blur=0.8, alpha=0.85, detail=1, keep=0.4)


def left_sister(canvas: Canvas) -> None:
    """Turned away the most: a profile nearly, under her veil."""
    body = outline("150,500 240,540 318,566 356,640 372,760 390,850 440,920 470,1010! -20,1010! -20,560 60,500")
    falls = (
        "250,640 262,760 250,860|300,620 318,740 322,840|200,660 196,760 206,840|340,900 300,950 180,985|"
        "420,930 340,985 240,1005"
    )
    robe(canvas, body, RED, hung(falls, 24, 0.45))
    throat(canvas, "150,440 150,520 190,570 262,580 300,570 262,520 246,470", "150,450 200,510 250,490 240,540 180,540")
    canvas.portrait(190, 365, 236, sister(yaw=46, pitch=-12, roll=6, seed=5), light=LIGHT)
    lowered(canvas, (222.5, 388), (268, 384))
    left_arm(canvas)
    veil = outline("236,246! 190,218 124,236 78,296 62,380 50,450 -20,520 -20,640! 60,650 150,640 250,640 326,606")
    veil += outline("324,560! 262,566 206,556 166,520 140,460 128,400 136,340 166,290 204,262")
    ways = (
        "200,236 130,280 104,360 104,450 70,560|176,262 130,330 120,420 140,500 180,570 270,590|"
        "150,260 96,320 80,420 40,530"
    )
    ways += "|140,470 168,540 220,590 316,590|110,470 130,560 190,620 300,612|60,470 40,560 60,630"
    robe(canvas, veil, RED, hung(ways, 17, 0.5), bump=0.4)
    canvas.line(
        outline("236,247 200,264 164,292 135,342 128,402 141,462 168,522 206,556"), "#e89a68", 3.4, blur=1, alpha=0.7
    )


def left_arm(canvas: Canvas) -> None:
    hand = shaped_hand(288, 888, 0, 142, 3, pose="resting", thumb="left", wrist=0.05, roll=10, build=SLIM)
    canvas.show_hands([hand], HAND, light=LIGHT, detail=0.7, contact=0.5)
    sleeve = outline(
        "70,600 30,680 20,790 50,880 130,926 230,938 296,924 302,872 236,856 172,826 146,760 160,680 150,610"
    )
    ways = (
        "150,780 90,800 40,800|156,800 110,850 70,890|170,826 150,870 130,920|200,850 196,890 190,930|"
        "110,620 92,700 90,760"
    )
    edges = "34,672 20,790 50,880 130,926 230,938 296,924 302,872 236,856 172,826 146,760 158,690"
    robe(canvas, sleeve, RED, hung(ways, 17, 0.5), bump=0.42, edges=edges)


def right_sister(canvas: Canvas) -> None:
    body = outline("500,560 570,590 650,560 710,590 740,660 740,1010! 340,1010! 370,930 410,860 420,760 440,640")
    falls = "480,680 470,780 460,850|540,690 540,780 530,850|600,690 590,780 590,850|420,920 480,970 600,995"
    robe(canvas, body, GREEN, hung(falls, 22, 0.42))
    neck = "520,500 516,560 500,600 540,640 600,640 630,600 612,560 602,500"
    throat(canvas, neck, "520,530 560,552 630,500 640,540 580,590 526,580")
    canvas.portrait(568, 392, 236, sister(yaw=-32, pitch=-11, roll=-5, seed=8), light=LIGHT)
    lowered(canvas, (501.5, 410), (558, 412))
    right_arms(canvas)
    veil = outline("540,270! 588,242 646,262 690,322 704,400 712,470 740,520 740,650! 690,690 600,700 520,676 462,628")
    veil += outline("484,570! 530,604 584,606 624,560 642,490 640,420 626,350 596,304 566,284")
    ways = (
        "590,256 650,310 672,400 676,490 640,600|560,262 630,330 660,420 656,510 610,610|"
        "640,270 690,360 700,460 720,560"
    )
    ways += "|476,600 530,640 600,650 680,600|470,620 530,664 610,676 720,620|500,586 540,622 590,626 640,580"
    robe(canvas, veil, PALE, hung(ways, 16, 0.5), bump=0.4)
    canvas.line(
        outline("540,271 568,286 598,306 628,352 642,420 644,490 626,558 586,606"), "#dfe0c0", 3.2, blur=1, alpha=0.7
    )


def right_arms(canvas: Canvas) -> None:
    """One hand laid over the other in her lap."""
    under = shaped_hand(446, 888, 0, 132, 20, pose="resting", thumb="left", wrist=0.04, build=SLIM)
    over = shaped_hand(580, 898, 20, 138, 176, pose="resting", thumb="right", wrist=0.05, pitch=5, build=SLIM, part=1)
    canvas.show_hands([under], HAND, light=LIGHT, detail=0.7, contact=0.5)
    far = outline("446,650 420,740 392,830 392,896 424,922 462,916 478,860 490,790 492,700")
    edges = "446,660 420,740 392,830 392,896 424,922 462,916 478,860"
    ways = "460,700 440,780 430,850|450,790 420,820 404,830|470,840 440,870 410,880"
    robe(canvas, far, GREEN, hung(ways, 14, 0.5), bump=0.42, edges=edges)
    canvas.show_hands([over], HAND, light=LIGHT, detail=0.7, contact=0.5)
    sleeve = outline("660,650 720,690 740,760 740,900! 700,940 630,954 570,938 566,882 620,856 650,800 640,720")
    ways = (
        "650,790 690,800 736,790|646,810 690,850 730,880|632,846 660,890 690,930|600,866 606,900 620,944|"
        "680,680 690,730 690,770"
    )
    edges = "644,700 650,800 620,856 566,882 570,938 630,954 700,940 744,900"
    robe(canvas, sleeve, GREEN, hung(ways, 17, 0.5), bump=0.42, edges=edges)


def compose(canvas: Canvas) -> None:
    canvas.light = LIGHT
    wall(canvas)
    back_sister(canvas)
    right_sister(canvas)
    left_sister(canvas)
