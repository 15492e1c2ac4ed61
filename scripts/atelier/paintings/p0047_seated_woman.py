"""Her head lies on her knee: orange hair, green blouse, black stockings, and wiry black lines on paper."""

import math
from collections.abc import Sequence
from itertools import pairwise

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear
from scripts.atelier.curves import Point, ellipse, normals, placed, spots_along
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_chalk import INK, gouache, ring, wiry
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.paintings.shared_schiele_head import head
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=47,
    title="Seated Woman with Bent Knees",
    after="after Egon Schiele",
    school="abstract",
    size=(663, 1000),
    detail=(300, 165, 320, 320),
    seed=47,
    finish=Finish(glaze=0.62, relief=0.03, weave=0.05, saturation=0.9, vignette=0.05, contrast=0.12, thickness=0.12),
)

PAPER = "#dccaa4"
GREEN = ("#1f2e24", "#2f4233", "#4f6a48", "#6f8658", "#8a9a62")
WHITE = ("#a99fa8", "#c8c0c0", "#e9e3d2", "#f6f2e6", "#ded6cc")
BLACK = ("#131116", "#26232a", "#34303a", "#1c1a22", "#4a4650")
BLOUSE = outline("300,404 352,380 408,404 440,470 444,560 420,640 356,704 240,724 172,684 164,584 190,486 240,424")
FAR_SLEEVE = outline("548,470 592,540 606,630 580,706 530,744 496,724 520,650 528,560")
DRAWERS = outline(
    "456,462 434,556 380,640 300,694 204,716 142,766 150,828 250,862 380,856 456,806 480,700 506,600 540,498"
)
SHIN = outline(
    "438,398 464,356 514,346 556,384 566,462 554,566 540,690 534,800 548,862 596,894 606,926 "
    "530,940 468,926 458,860 452,760 462,640 456,540 444,462"
)
FOLDED = outline("436,852 330,846 220,856 120,850 40,866 -30,886 -30,968 80,966 200,950 330,956 430,924")
SLEEVE = outline("232,428 178,500 150,598 164,690 232,744 326,762 402,752 410,706 336,690 270,646 258,560 276,474")


def paper(canvas: Canvas) -> None:
    canvas.wash(PAPER, noise=0.035, noise_size=140)
    for _ in range(420):
        x, y = 663 * canvas.chance.random(), 1000 * canvas.chance.random()
        tone = ("#c4ae84", "#ead9b8", "#b89e74")[int(canvas.chance.integers(3))]
        long = 4 + 9 * canvas.chance.random()
        canvas.line(
            placed([(-long, 0), (0, 1), (long, 0)], x, y, turn=180 * canvas.chance.random()), tone, 0.8, alpha=0.35
        )
    for x, y, across, down in ((120, 180, 150, 110), (560, 820, 120, 140), (90, 620, 80, 120)):
        canvas.fill(ellipse(x, y, across, down), "#c8b084", blur=60, alpha=0.3)


def creases(canvas: Canvas, *lines: str) -> None:
    for text in lines:
        wiry(canvas, outline(text), width=2.2, broken=0)


def body(canvas: Canvas) -> None:
    gouache(canvas, FAR_SLEEVE, GREEN, ("550,470 600,600 520,740", "530,540 540,640 500,730"), count=70)
    wiry(canvas, ring(FAR_SLEEVE))
    gouache(canvas, BLOUSE, GREEN, ("240,420 170,560 200,710", "400,396 444,540 380,690"), count=170)
    wiry(canvas, ring(BLOUSE), width=3.6)
    creases(
        canvas,
        "340,392 330,450 350,520",
        "300,600 350,640 410,620",
        "392,420 372,470 380,540",
        "220,640 290,680 350,690",
    )
    for k in range(4):
        canvas.fill(ellipse(362 + 3 * k, 470 + 42 * k, 4.6, 4), "#e0d4b4", detail=0.9, keep=0.6)
        canvas.line(ellipse(362 + 3 * k, 470 + 42 * k, 5), INK, 1.3, detail=0.9, keep=0.7)


def underlinen(canvas: Canvas) -> None:
    gouache(canvas, DRAWERS, WHITE, ("456,470 380,640 150,770", "540,500 480,720 400,850"), count=170, width=15)
    wiry(canvas, ring(DRAWERS), width=3.4)
    creases(
        canvas,
        "470,520 440,600 380,690",
        "500,560 470,680 430,790",
        "300,710 280,760 300,830",
        "220,730 210,790 240,850",
        "360,680 350,760 380,840",
    )
    for edge in (
        outline("440,456 474,472 510,480 552,492"),
        outline("142,768 136,800 150,836"),
        outline("250,862 320,872 390,864 452,820"),
    ):
        ruffle(canvas, edge)


def ruffle(canvas: Canvas, edge: Sequence[Point]) -> None:
    """A frill: white scallops, each with two quick folds."""
    long = sum(math.dist(a[:2], b[:2]) for a, b in pairwise(edge))
    spots = spots_along(edge, max(4, int(long / 9)))
    out = normals(spots)
    side = [
        (float(x + nx * (15 if i % 2 else 7)), float(y + ny * (15 if i % 2 else 7)))
        for i, ((x, y), (nx, ny)) in enumerate(zip(spots, out, strict=True))
    ]
    back = [(float(x - nx * 7), float(y - ny * 7)) for (x, y), (nx, ny) in zip(spots, out, strict=True)]
    canvas.fill([*side, *back[::-1]], "#f2ecdc", detail=0.7)
    for one, other in zip(back, side, strict=True):
        canvas.line([one, other], "#a99fa8", 1.8, taper=0.5, alpha=0.8, detail=0.7)
    wiry(canvas, side, width=2, broken=0)
    wiry(canvas, back, width=1.6, broken=0.3)


def legs(canvas: Canvas) -> None:
    gouache(canvas, FOLDED, BLACK, ("430,850 200,850 -30,890", "430,924 200,950 -30,966"), count=150)
    wiry(canvas, ring(FOLDED), width=3.6)
    creases(canvas, "380,880 300,896 220,890", "150,880 90,900 40,900")
    gouache(canvas, SHIN, BLACK, ("440,400 456,640 470,920", "560,400 545,640 560,930"), count=190)
    canvas.line(outline("468,380 486,470 484,600 478,760"), "#7c7888", 9, taper=0.7, alpha=0.4, blur=2)
    wiry(canvas, ring(SHIN), width=3.8)
    creases(canvas, "470,410 500,424 540,412", "540,870 510,884 480,880", "500,470 506,540 500,600")
    shoe = outline("462,900 500,890 548,884 604,906 612,936 560,950 480,944 456,930")
    canvas.fill(shoe, "#2c1e1a", alpha=0.95, noise=0.1)
    wiry(canvas, ring(shoe), width=3.2)
    ruffle(canvas, outline("436,846 430,880 434,916"))


def arm(canvas: Canvas) -> None:
    gouache(canvas, SLEEVE, GREEN, ("230,430 150,600 240,740", "276,480 262,600 400,730"), count=150)
    wiry(canvas, ring(SLEEVE), width=3.6)
    creases(
        canvas,
        "180,560 210,590 256,580",
        "170,650 230,670 280,656",
        "250,700 300,716 340,704",
        "216,480 236,520 262,510",
    )
    cuff = outline("394,700 414,696 424,726 416,760 396,758 404,730")
    canvas.fill(cuff, "#e9e3d2", alpha=0.95, detail=0.7)
    wiry(canvas, ring(cuff), width=2.4)
    hand(canvas)


def hand(canvas: Canvas) -> None:
    """Long knuckled fingers round the shin."""
    palm = outline("416,704 448,694 476,704 484,736 472,764 440,770 416,756")
    fingers = (
        "466,700 506,694 540,702 556,716 548,726 520,718 476,724",
        "472,720 516,720 552,732 562,746 552,754 520,744 478,744",
        "472,740 514,744 546,758 552,770 540,776 510,766 472,760",
        "460,756 494,764 520,778 522,788 508,790 480,782 450,774",
        "436,700 458,676 486,668 500,674 494,686 470,694 450,712",
    )
    for text in (*fingers, "416,704 448,694 476,704 484,736 472,764 440,770 416,756"):
        shape = outline(text)
        canvas.fill(shape, linear((416, 690), (560, 780), ["#f0d2b0", "#e2b490", "#cf9676"]), detail=0.8)
    with canvas.clip(palm):
        canvas.dabs(
            26, palm, ("#c4583f", "#9aa07c", "#f4e0c4", "#d88a6c"), size=(5, 11), aspect=0.4, spread=60, alpha=0.5
        )
    for text in fingers:
        shape = outline(text)
        tip = shape[3]
        canvas.fill(ellipse(tip[0] - 5, tip[1] + 3, 8, 6), "#c4583f", blur=2, alpha=0.6, detail=0.8)
        middle = shape[1]
        canvas.fill(ellipse(middle[0], middle[1] + 9, 7, 5), "#c8684c", blur=2.4, alpha=0.5, detail=0.8)
        wiry(canvas, shape, width=2.4, broken=0)
    wiry(canvas, palm[:1] + palm[5:], width=2.4, broken=0)
    creases(canvas, "452,712 462,726 458,742")


def compose(canvas: Canvas) -> None:
    paper(canvas)
    body(canvas)
    underlinen(canvas)
    legs(canvas)
    arm(canvas)
    head(canvas)
