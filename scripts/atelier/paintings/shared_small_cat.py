"""A small tabby cat, held upright: fur that darkens round its body, and the only eyes that look at us."""

import numpy as np

from scripts.atelier.arrays import floats
from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, Colours, linear, ramp
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.paintings.shared_outlines import outline

LIGHT = (-0.5, -0.55, 0.72)
FUR = ("#0f0c09", "#29221b", "#4a3f33", "#706250", "#9c8c74")


def cat_body(canvas: Canvas) -> None:
    tail = outline("500,800 540,836 552,890 534,944 516,928 524,890 508,856 484,836")
    body = outline("306,640 294,704 302,772 332,824 376,852 436,862 490,848 524,800 520,732 480,676 426,642 366,630")
    for shape in (tail, body):
        canvas.form(shape, FUR, bump=0.5, flatten=0.4, blur=2.5, light=LIGHT, noise=0.08, noise_size=10, shadow=0.55)
        fur(canvas, shape, 1500 if shape is body else 200)
    with canvas.clip(body, blur=2):
        canvas.fill(outline("300,650 350,650 372,720 352,790 312,790 290,720"), "#a5977e", blur=16, alpha=0.4)
        canvas.fill(outline("310,810 400,856 510,826 530,770 560,880 420,900 300,880"), "#0c0a08", blur=20, alpha=0.6)
    strokes(canvas, (332, 716), 40, 72, 90, ("#cfc4ac", "#a99c84", "#867a66"))
    paw(canvas, "346,806 384,816 404,850 398,892 372,908 350,896 350,860", (376, 890), "#8c7e68")


def tabby(x: float, y: float) -> float:
    """How light the coat is at a place of the body: round, striped across the back, pale on the breast."""
    far = np.hypot((x - 400) / 132, (y - 752) / 122)
    stripe = np.sin((x - 0.35 * y) / 9.5) > 0.15 and x > 400 + 0.12 * (y - 640)
    breast = np.exp(-(((x - 330) / 46) ** 2) - ((y - 720) / 80) ** 2)
    return float(3.0 - 2.4 * far**2 - 2.3 * stripe + 1.3 * breast)


def fur(canvas: Canvas, shape: list[Point], count: int, length: float = 15) -> None:
    """Hairs that hang, each as light as the coat is there."""
    places = np.array([point[:2] for point in shape])
    low, high = places.min(0), places.max(0)
    with canvas.clip(shape, blur=2.5):
        for _ in range(count):
            x, y = low + (high - low) * canvas.chance.random(2)
            tone = ramp(floats(np.clip(tabby(x, y) / 4 + 0.1 * canvas.chance.normal(), 0, 1)), FUR)
            lean = 0.35 * (x - 396) / 100 * length + 2.5 * canvas.chance.normal()
            long = length * (0.7 + 0.6 * canvas.chance.random())
            canvas.line(
                [(x, y), (x + lean * 0.4, y + long / 2), (x + lean, y + long)], tone, 2.6, taper=-0.8, alpha=0.6
            )


def strokes(canvas: Canvas, centre: Point, across: float, down: float, count: int, tones: Colours) -> None:
    """Short hairs that fall from a centre."""
    for _ in range(count):
        a, r = 6.28 * canvas.chance.random(), canvas.chance.random() ** 0.5
        x, y = centre[0] + across * r * np.cos(a), centre[1] + down * r * np.sin(a)
        tone = tones[int(canvas.chance.integers(len(tones)))]
        canvas.line([(x, y), (x + 3 * canvas.chance.normal(), y + 14)], tone, 2.2, taper=-0.8, alpha=0.55)


CAT = outline("350,540 388,544 420,570 434,606 420,638 384,656 352,660 320,654 288,634 278,602 292,568 318,546")


def cat_head(canvas: Canvas) -> None:
    for ear, inner in (("284,592 284,548 290,522! 318,534 344,552", "296,580 296,546! 322,556"),
                       ("368,550 396,530 424,518! 430,548 428,594", "392,554 416,542! 416,582")):  # fmt: skip
        canvas.form(outline(ear), FUR, bump=0.4, blur=1.6, light=LIGHT, detail=0.4)
        canvas.fill(outline(inner), "#6a4438", blur=4, alpha=0.8, detail=0.5)
    canvas.form(CAT, FUR, bump=0.6, flatten=0.5, blur=2.5, light=LIGHT, detail=0.5, noise=0.06, noise_size=9)
    for shape, tone, alpha in (("326,574 312,606 322,640 300,634 286,604 300,576", "#7c6e5a", 0.5),
                               ("388,574 402,606 394,640 416,632 426,604 410,576", "#5c5042", 0.5)):  # fmt: skip
        canvas.fill(outline(shape), tone, blur=8, alpha=alpha, detail=0.6)
    for k in range(420):
        a, r = 6.28 * canvas.chance.random(), 0.25 + 0.8 * canvas.chance.random()
        x, y = 356 + 72 * r * np.cos(a), 600 + 54 * r * np.sin(a)
        tip = (x + 10 * np.cos(a), y + 8 * np.sin(a) + 3)
        canvas.line([(x, y), tip], FUR[k % 5], 1.9, taper=-0.8, alpha=0.5, detail=0.6)
    for way in ("336,546 344,560 345,576", "356,543 356,560 356,575", "376,547 369,560 367,576", "290,604 308,610",
                "424,602 404,609", "296,624 314,624", "418,622 400,624"):  # fmt: skip
        canvas.line(outline(way), "#0e0b08", 6, taper=0.8, alpha=0.7, blur=1.4, detail=0.6)
    canvas.fill(outline("334,628 356,616 380,628 384,648 356,656 330,648"), "#a89a82", blur=6, alpha=0.85, detail=0.7)
    canvas.fill(outline("347,584 366,584 368,616 345,616"), "#83745f", blur=5, alpha=0.7, detail=0.7)
    canvas.fill(outline("347,619! 366,619! 357,630"), "#4c2a26", blur=1.2, detail=0.9)
    canvas.line(outline("357,629 357,638"), "#2a1814", 2, alpha=0.8, detail=0.9)
    cat_eyes(canvas)
    whiskers(canvas)


def cat_eyes(canvas: Canvas) -> None:
    """Wide and dark: nearly all pupil."""
    for lid, x, y in (("310,603! 318,592 331,588 341,594 345,605! 336,614 323,615", 328, 601),
                      ("368,605! 373,594 384,587 396,591 404,602! 392,614 378,614", 386, 600)):  # fmt: skip
        canvas.line(
            [*(p[:2] for p in outline(lid)), outline(lid)[0][:2]], "#0c0907", 7, blur=1.5, alpha=0.85, detail=0.9
        )
        with canvas.clip(outline(lid)):
            canvas.fill(
                ellipse(x, y, 20, 16),
                linear((x, y - 12), (x, y + 12), ["#3a3a1c", "#7c7a3c", "#a09c58"]),
                detail=1,
                keep=0.5,
            )
            canvas.fill(ellipse(x, y, 11, 13), "#070605", blur=0.8, detail=1, keep=0.5)
            canvas.fill(ellipse(x - 4, y - 5, 2), "#c8c8a8", blur=0.6, detail=1, keep=0.6)


def whiskers(canvas: Canvas) -> None:
    for side in (-1, 1):
        for k in range(4):
            hair = [
                (357 + side * 24, 634 + 4 * k),
                (357 + side * 58, 630 + 8 * k),
                (357 + side * (84 - 5 * k), 636 + 13 * k),
            ]
            canvas.line(hair, "#b8ac94", 1.2, taper=-0.9, alpha=0.5, detail=0.7)


def paw(canvas: Canvas, text: str, tip: Point, tone: Colour) -> None:
    shape = outline(text)
    canvas.form(shape, FUR, bump=0.5, blur=4, light=LIGHT, detail=0.4, shadow=0.2, noise=0.06, noise_size=9)
    fur(canvas, shape, 160, 11)
    canvas.fill(ellipse(tip[0], tip[1], 19, 16), tone, blur=6, alpha=0.85, detail=0.5)
    for k in (-1, 0, 1):
        canvas.line(
            [(tip[0] + 7 * k, tip[1] + 3), (tip[0] + 8 * k, tip[1] + 13)],
            "#3a3028",
            1.8,
            taper=0.5,
            alpha=0.7,
            detail=0.7,
        )
