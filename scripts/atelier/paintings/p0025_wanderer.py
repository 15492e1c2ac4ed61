"""A man with his back to us on a rock; mountains swim in a sea of fog."""

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.colour import linear
from scripts.atelier.curves import ellipse
from scripts.atelier.homage import Homage
from scripts.atelier.landscape import ridge_line
from scripts.atelier.paintings.shared_paths import path
from scripts.atelier.school import Finish

PAINTING = Homage(
    card=25,
    title="Wanderer above the Sea of Fog",
    after="after Caspar David Friedrich",
    school="romantic",
    size=(789, 1000),
    detail=(275, 290, 240, 240),
    seed=17,
    finish=Finish(relief=0.04, weave=0.08, vignette=0.16),
)

COAT = ("#040607", "#0a1112", "#141f1e", "#22312e", "#40524b")
HAIR = ("#2c160a", "#5f3a1e", "#925f34", "#c39258")
MIST = "#dfe4e6"


def sky(canvas: Canvas) -> None:
    tones = ["#7e97ae", "#9db2c1", "#c3ced3", "#e4ddd6", "#ecdfd5", "#d6dbde"]
    canvas.wash(linear((0, 0), (0, 520), tones), direction=-6.0)
    canvas.fill(ellipse(400, 260, 330, 120), "#f4ebe0", blur=70, alpha=0.75)
    canvas.clouds(
        0, 340, "#f6efe6", shade="#8299b0", cover=-0.02, size=330, stretch=3.2, softness=0.7, alpha=0.8, seed=25
    )
    canvas.clouds(40, 300, "#f3e7df", shade="#a0b0c0", cover=0.16, size=140, stretch=4.5, alpha=0.75, seed=19)


def far_mountains(canvas: Canvas) -> None:
    pale = ("#8ea4b8", "#a5b6c5", "#c2ccd3")
    canvas.hill(
        path("-10,430 70,392 150,352 185,330 225,350 300,398 420,440 560,470"),
        pale,
        roughness=14,
        base=560,
        haze=(MIST, 0.95, 150),
        size=60,
        relief=0.5,
        seed=3,
    )
    table = path("380,480 470,430 545,404 588,388 598,352 612,346 622,384 650,372 690,358 745,362 768,384 800,398")
    canvas.hill(
        table, ("#7890a8", "#93a7ba", "#b6c2cc"), roughness=12, base=580, haze=(MIST, 0.95, 170), size=50, seed=4
    )
    left = path("-10,436 60,428 140,446 230,452 320,478 420,506 500,530")
    right = path("300,540 420,500 520,474 620,462 700,440 800,430")
    canvas.hill(
        left, ("#64809a", "#849bb0", "#abbac5"), roughness=16, base=610, haze=("#e3e7e8", 1, 120), size=36, seed=12
    )
    canvas.hill(
        right, ("#5d7891", "#7f97ab", "#a8b7c2"), roughness=18, base=610, haze=("#e3e7e8", 1, 130), size=36, seed=13
    )


def fog(canvas: Canvas, top: float, deep: float, strength: float, seed: int) -> None:
    canvas.clouds(
        top,
        top + deep,
        "#f5f4ef",
        shade="#aebcc8",
        cover=-0.12,
        softness=0.75,
        size=150,
        stretch=3.4,
        alpha=strength,
        seed=seed,
    )


def island(canvas: Canvas, place: tuple[float, float], wide: float, *, seed: int, dark: bool = True) -> None:
    """A crag that pokes out of the fog, some with pines along the ridge."""
    x, y = place
    tones = ("#161d20", "#39444a", "#7a8587") if dark else ("#3c4f5c", "#667a86", "#97a5ac")
    chance = np.random.default_rng(seed)
    crest = [(x + wide * u, y + wide * (0.55 * abs(u) - 0.28 * chance.random())) for u in (-0.95, -0.7, -0.35, -0.1)]
    crest += [(x + wide * u, y + wide * (0.55 * abs(u) - 0.34 * chance.random())) for u in (0.1, 0.3, 0.62, 1.0)]
    foot = y + wide * 0.75
    canvas.hill(
        crest, tones, roughness=90, base=foot, haze=("#e2e6e7", 1, wide * 0.8), size=wide * 0.4, relief=1.4, seed=seed
    )
    for px, py in ridge_line(crest, 90, seed)[::7]:
        tall = wide * (0.06 + 0.10 * chance.random())
        if py < y + wide * 0.08 and chance.random() < 0.5:
            canvas.line([(px, py + 3), (px, py - tall)], tones[0], tall * 0.4, taper=-1, alpha=0.75)


def sea_of_fog(canvas: Canvas) -> None:
    fog(canvas, 452, 150, 0.75, 6)
    for x, y, wide, seed in ((262, 540, 80, 20), (548, 536, 96, 21), (70, 572, 120, 22), (706, 570, 110, 23)):
        island(canvas, (x, y), wide, seed=seed, dark=False)
    fog(canvas, 548, 140, 0.8, 9)
    for x, y, wide, seed in ((150, 668, 150, 34), (648, 662, 150, 38), (300, 640, 60, 44)):
        island(canvas, (x, y), wide, seed=seed)
    fog(canvas, 662, 150, 0.85, 10)
    for x, y, wide, seed in ((10, 800, 130, 35), (784, 780, 140, 36), (600, 800, 70, 37), (236, 782, 60, 39)):
        island(canvas, (x, y), wide, seed=seed)
    fog(canvas, 770, 190, 0.9, 14)
    canvas.rectangle(-5, 850, 800, 170, linear((0, 850), (0, 1000), ["#d3dadd", "#aab6bd"]), blur=30, alpha=0.9)
    fog(canvas, 830, 190, 0.7, 15)


def crag(canvas: Canvas) -> None:
    rock = ("#080706", "#1e1815", "#3c322a", "#6f6150", "#9a8a70")
    back = path("-10,1010 60,960 130,906 196,880 236,826 286,786 306,740 318,708 352,700 376,706 404,718 440,726")
    back += path("484,734 526,744 556,760 570,806 586,836 622,890 690,938 760,984 800,1010")
    canvas.hill(back, rock, roughness=34, size=190, relief=2.2, gamma=1.25, seed=41)
    canvas.hill(
        path("90,1010 160,940 230,900 286,850 330,806 352,880 372,1010"),
        rock,
        roughness=60,
        size=80,
        relief=2.4,
        gamma=1.2,
        seed=43,
    )
    canvas.hill(
        path("330,1010 380,860 410,770 452,800 520,872 590,936 660,1010"),
        rock,
        roughness=60,
        size=90,
        relief=2.4,
        gamma=1.3,
        seed=46,
    )
    chance = canvas.chance
    for start in path("346,770 400,740 452,790 300,850 506,850 240,920 566,920 390,860 430,900 330,930 480,950"):
        crack = [(start[0], start[1])]
        for _ in range(4):
            crack.append((crack[-1][0] + 14 * chance.normal(), crack[-1][1] + 12 + 16 * chance.random()))
        canvas.line(crack, "#060504", 5, 1.5, alpha=0.85, blur=0.6)
        canvas.line([(x + 3, y) for x, y in crack], "#8b7b63", 1.6, 0.6, alpha=0.5)
    for x, y in path("318,800 508,808 236,850 580,868 350,750 470,752 140,930 660,934"):
        for _ in range(7):
            tip = (x + 9 * chance.normal(), y - 8 - 12 * chance.random())
            canvas.line([(x + 4 * chance.normal(), y + 4), tip], "#6d6a45", 1.5, taper=-0.9, alpha=0.8)


def legs(canvas: Canvas) -> None:
    """Weight on the right leg, the left one a step higher; trousers in boots."""
    cloth, leather = ("#040506", "#0c1112", "#1a2221", "#353f3b"), ("#040303", "#120e0b", "#2c231c", "#5a4b3c")
    left = limb((382, 560, 0, 20), (351, 616, 18, 15), (352, 662, 4, 11), blend=4)
    right = limb((412, 570, 0, 21), (424, 642, 0, 15), (429, 694, -2, 11), blend=4)
    boots = limb((352, 650, 6, 12.5), (350, 686, 0, 9.5), (343, 696, 8, 9), (329, 700, 12, 6), ramp=1, blend=3)
    boots += limb((428, 682, -2, 12.5), (431, 718, -4, 9.5), (439, 729, 6, 9), (453, 733, 10, 6), ramp=1, blend=3)
    canvas.clay(left + right + boots, cloth, leather, detail=0.75, fill=0.16, contact=0.5)
    for foot in (path("320,707 340,706 362,704"), path("424,738 442,740 466,740")):
        canvas.line(foot, "#040302", 5, blur=1.4, alpha=0.9)


def coat(canvas: Canvas) -> None:
    tails = path(
        "358,486! 348,520 330,560 312,596! 330,608 362,612 390,602! 396,540! 404,608! 426,618 450,614 474,600!"
    )
    tails += path("458,552 442,516 436,486!")
    folds = [
        (path("372,492 354,546 330,604"), 10, 0.5),
        (path("360,500 342,556 322,600"), 6, -0.8),
        (path("386,500 376,556 364,610"), 6, -0.4),
        (path("420,494 430,550 440,614"), 12, 0.45),
        (path("406,500 413,560 416,612"), 6, -0.7),
        (path("434,500 450,560 464,604"), 5, -0.8),
        (path("398,496 398,600"), 5, -0.9),
    ]
    canvas.form(tails, COAT, bump=0.16, flatten=0.3, folds=folds, detail=0.75, blur=0.7, direction=88.0, gamma=1.15)
    trunk = path("376,376! 398,372 422,376! 446,386 458,404 452,446 438,492! 398,498 356,492! 343,446 340,404 352,386")
    seams = [
        (path("398,380 397,496"), 4, -0.8),
        (path("364,392 372,440 378,492"), 5, -0.5),
        (path("434,392 424,440 418,492"), 5, -0.5),
        (path("350,470 380,482 398,484"), 6, 0.6),
        (path("446,468 420,480 400,486"), 6, 0.5),
        (path("372,404 384,430 392,462"), 8, 0.5),
        (path("424,404 412,436 404,468"), 8, 0.4),
    ]
    canvas.form(trunk, COAT, bump=0.3, flatten=0.5, folds=seams, detail=0.75, blur=0.7, direction=80.0, gamma=1.1)
    canvas.line(path("356,491 398,498 438,491"), "#03070a", 3.2, blur=0.7, alpha=0.9, detail=0.75)
    for x in (386, 409):
        canvas.fill(ellipse(x, 492, 2.6), "#6f7f6c", detail=0.9)


def arms(canvas: Canvas) -> None:
    bent = path("352,388! 338,402 324,438 314,474 320,492 342,502 362,500! 358,482! 342,474 346,448 356,420")
    canvas.form(
        bent,
        COAT,
        bump=0.4,
        flatten=0.4,
        detail=0.75,
        blur=0.7,
        folds=[(path("330,440 344,470 350,492"), 6, 0.7), (path("322,470 338,478"), 5, -0.9)],
    )
    long = path("446,387! 462,402 474,438 484,470 502,498 516,522! 500,536! 478,508 460,474 448,436 444,410")
    canvas.form(
        long,
        COAT,
        bump=0.4,
        flatten=0.4,
        detail=0.75,
        blur=0.7,
        folds=[(path("460,420 474,464 502,520"), 6, 0.7), (path("462,470 482,474"), 5, -0.9)],
    )
    canvas.line(path("507,528 524,620 540,750"), "#0e0a07", 5.4, 4, detail=0.8)
    canvas.line(path("506,528 523,620 539,750"), "#6d5c48", 1.2, detail=0.8)
    fist = limb((506, 524, 4, 8), (512, 534, 6, 8.5), blend=4) + limb((505, 538, 10, 4), (514, 541, 10, 4), blend=2)
    canvas.clay(fist, ("#4a2c1c", "#a8744e", "#dcb08a", "#f0d0b0"), detail=0.8)
    canvas.line(path("497,524 512,516"), "#d8d2c2", 3.4, detail=0.8)


def head(canvas: Canvas) -> None:
    collar = path("374,380! 378,364 398,358 420,364 424,380! 398,388")
    canvas.form(collar, ("#02060a", "#101e1f", "#23393a", "#46605a"), bump=0.4, flatten=0.3, detail=0.8)
    canvas.line(path("380,364 398,359 418,364"), "#d9d3c4", 3.4, detail=0.85)
    canvas.clay(limb((399, 362, -6, 13), (400, 346, -4, 13), blend=6), ("#4a2c1c", "#94684a", "#c79f7c"), detail=0.8)
    skull = limb((398, 331, 0, 20), (402, 344, -2, 16), blend=8)
    canvas.clay(skull, HAIR, detail=0.85, fill=0.22)
    canvas.form(ellipse(379, 345, 4, 7, turn=-10), ("#4a2818", "#94644a", "#c4987a"), bump=0.6, detail=0.9)
    chance = canvas.chance
    for _ in range(170):
        angle, far = chance.random() * 6.28, 21 * chance.random() ** 0.5
        x, y = 399 + far * np.cos(angle) * 0.96, 331 + far * np.sin(angle) * 1.15
        reach = 7 + 8 * chance.random()
        tip = x + reach * (0.75 + 0.3 * chance.normal()), y - reach * (0.35 + 0.4 * chance.normal()) + (y - 325) * 0.12
        tone = HAIR[min(3, int(1.9 + 1.1 * chance.normal() - (y - 325) / 30 - (x - 399) / 40))]
        canvas.line(
            [(x, y), ((x + tip[0]) / 2, (y + tip[1]) / 2 - 2), tip], tone, 2.6, taper=-0.9, alpha=0.9, detail=0.85
        )


def compose(canvas: Canvas) -> None:
    canvas.light = (-0.45, -0.7, 0.55)
    sky(canvas)
    far_mountains(canvas)
    sea_of_fog(canvas)
    canvas.fill(ellipse(400, 470, 150, 130), "#f6f2ea", blur=60, alpha=0.45)
    crag(canvas)
    for part in (legs, coat, arms, head):
        part(canvas)
