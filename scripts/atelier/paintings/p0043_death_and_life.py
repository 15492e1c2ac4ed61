"""A skeleton in a blue coat of crosses looks at sleeping people under one bright quilt, a baby on top."""

import math

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colours, radial
from scripts.atelier.curves import ellipse, spots_along
from scripts.atelier.hands import hand_cones
from scripts.atelier.homage import Homage
from scripts.atelier.paintings.shared_bones import bones
from scripts.atelier.paintings.shared_contour import outlined
from scripts.atelier.paintings.shared_klimt_death import bony_hands, robe, skull
from scripts.atelier.paintings.shared_ornaments import KEEP, blossom, scattered
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.paintings.shared_quilt import EGG, HEM, OVER, SWADDLE, UNDER, flower, patchwork, tone_of
from scripts.atelier.school import Finish
from scripts.atelier.sitter import CLOSED, Sitter
from scripts.atelier.sitters import WOMAN
from scripts.atelier.young_sitters import CHILD

PAINTING = Homage(
    card=43,
    title="Death and Life",
    after="after Gustav Klimt",
    school="nouveau",
    size=(1000, 901),
    detail=(125, 55, 260, 260),
    seed=19,
    finish=Finish(relief=0.12, warm=0.02),
)

PALE = ("#98705c", "#d4aa8e", "#efd2b6", "#fcead6")
ROSY = ("#8a5a46", "#cc9474", "#ecc0a0", "#fadfc4")
BROWN = ("#3a2014", "#7a4a30", "#aa7850", "#d0a27a")
FACE_SKIN = ("#7a5040", "#c4947a", "#eac6a8", "#f8e2cc", "#fff0e2")
LINE = "#5a3a30"
AUBURN = ("#3a1408", "#7a3414", "#a85a26", "#d08c4c")
FAIR = ("#5a3a14", "#a07430", "#cca454", "#eed490")
DARK = ("#120a08", "#2c1a14", "#4c3224", "#7a5a44")
SLEEP = WOMAN.but(
    eye_open=CLOSED, skin=FACE_SKIN, lip="#c4584c", lip_strength=0.8, brow="#6a4026", brow_strength=0.45,
    brow_thickness=0.7, blush="#e07a64", blush_strength=0.44, lash="#3a2018", neck=0, ears=0,
    shadow=0.2, fill=0.36, softness=0.8, smile=0.2, keep=0.3
)  # fmt: skip


def ground(canvas: Canvas) -> None:
    canvas.wash(radial((520, 420), 760, ["#4c6258", "#40564d", "#33473f", "#26362f"]), noise=0.14, noise_size=90)
    for _ in range(700):
        x, y = 1000 * canvas.chance.random(), 901 * canvas.chance.random()
        tone = ("#5c7468", "#2a3c36", "#48605a", "#6a7a64")[int(canvas.chance.integers(4))]
        canvas.fill(
            ellipse(
                x, y, 6 + 16 * canvas.chance.random(), 3 + 5 * canvas.chance.random(), turn=180 * canvas.chance.random()
            ),
            tone,
            alpha=0.16,
            blur=3,
        )


def quilt(canvas: Canvas) -> None:
    canvas.fill([(x + 4, y + 8) for x, y in (p[:2] for p in EGG)], "#121a16", blur=14, alpha=0.6)
    canvas.form(EGG, ("#5a4a3a", "#a88a5a", "#d0b47c", "#eedcb0"), bump=0.16, flatten=0.3)
    with canvas.clip(EGG):
        for x, y, size in scattered(canvas.chance, (430, 66, 510, 400), 170, lambda t: 15 - 8 * t):
            flower(canvas, x, y, size)
    patchwork(canvas, UNDER)


def hair_of(
    canvas: Canvas, place: tuple[float, float], size: float, face: Sitter, colours: Colours, *, flowers: int
) -> None:
    """Loose hair round a tilted head, with flowers in it."""
    x, y = place
    for k in range(22):
        a = math.radians(face.roll - 90 + (k - 10.5) * 10.5)
        b = a + (0.5 if k > 10 else -0.5)
        root = (x + size * 0.38 * math.cos(a), y + size * 0.4 * math.sin(a))
        middle = (x + size * 0.6 * math.cos((a + b) / 2), y + size * 0.6 * math.sin((a + b) / 2))
        tip = (x + size * 0.66 * math.cos(b), y + size * 0.7 * math.sin(b))
        canvas.lock([root, middle, tip], colours, width=size * 0.2, wave=2, waves=1.5, strands=9, detail=0.5)
    for _ in range(flowers):
        a = math.radians(face.roll - 90 + 70 * canvas.chance.normal() * 0.8)
        q = size * (0.42 + 0.22 * canvas.chance.random())
        blossom(
            canvas,
            x + q * math.cos(a),
            y + q * math.sin(a),
            4.5 + 3 * canvas.chance.random(),
            tone_of(canvas),
            heart="#f0d870",
            petals=5,
        )


def sleeper(
    canvas: Canvas, place: tuple[float, float], size: float, face: Sitter, hair: Colours, *, flowers: int = 9
) -> None:
    x, y = place
    a = math.radians(face.roll - 90)
    mass = ellipse(
        x + size * 0.12 * math.cos(a), y + size * 0.12 * math.sin(a), size * 0.56, size * 0.62, turn=face.roll
    )
    canvas.form(mass, hair[:3], bump=0.4, flatten=0.5, detail=0.5, shadow=0.35)
    canvas.portrait(x, y, size, face, light=(-0.2, -0.6, 0.75))
    hair_of(canvas, place, size, face, hair, flowers=flowers)


def flesh(canvas: Canvas, text: str, skin: Colours, *, blend: float = 16) -> None:
    with outlined(canvas, LINE, 1.5, alpha=0.6):
        canvas.clay(bones(text, blend=blend), skin, detail=0.6, fill=0.32, shadow=0.35, contact=0.25)


def upper_people(canvas: Canvas) -> None:
    flesh(canvas, "650,330,-10,54 700,400,-10,60 | 620,300,0,34 700,300,0,36", ROSY, blend=30)
    sleeper(canvas, (770, 250), 84, SLEEP.but(roll=38, yaw=-10), DARK)
    sleeper(canvas, (832, 350), 80, SLEEP.but(roll=24, yaw=-16), FAIR)
    sleeper(canvas, (690, 196), 92, SLEEP.but(roll=-26, yaw=-14, pitch=-6), AUBURN, flowers=14)
    flesh(canvas, "716,256,0,26 740,320,6,24 690,352,20,18 628,300,30,13", PALE, blend=12)
    baby(canvas)
    patchwork(canvas, SWADDLE)
    flesh(canvas, "494,340,0,16 500,380,0,24 | 466,390,0,20 534,388,0,22 | 500,400,0,34 508,460,0,34", PALE, blend=18)
    sleeper(canvas, (604, 344), 86, SLEEP.but(roll=-34, yaw=8), FAIR, flowers=12)
    sleeper(canvas, (706, 400), 84, SLEEP.but(roll=30, yaw=-12, pitch=-8), AUBURN)


def baby(canvas: Canvas) -> None:
    flesh(
        canvas,
        "602,190,4,26 604,236,4,31 | 582,186,12,12 562,214,22,10.5 590,226,34,8 "
        "| 622,186,12,12 644,212,22,10.5 616,228,36,8",
        ROSY,
        blend=8,
    )
    face = CHILD.but(
        age=1,
        eye_open=CLOSED,
        yaw=-8,
        roll=10,
        skin=FACE_SKIN,
        blush="#e07a64",
        blush_strength=0.5,
        neck=0,
        shadow=0.2,
        fill=0.34,
        keep=0.3,
    )
    canvas.portrait(602, 138, 96, face, light=(-0.2, -0.6, 0.75))
    wisps = outline("570,112 590,96 616,96 636,114"), outline("580,118 594,106 612,106 628,120")
    canvas.strands(*wisps, 26, FAIR, width=1.8, alpha=0.5, jitter=3, detail=0.6)


def old_woman(canvas: Canvas) -> None:
    scarf = outline("560,420 596,392 640,398 670,440 690,520 660,560 600,540 560,550 540,500 552,456")
    canvas.form(scarf, ("#3c3450", "#6a5c80", "#a094b0", "#d0c8d8"), bump=0.4, flatten=0.4, detail=0.5)
    old = SLEEP.but(
        roll=-18,
        yaw=-26,
        pitch=-22,
        age=70,
        flesh=-0.3,
        skin=("#4a2c20", "#8a604a", "#bd9478", "#dcbc9e", "#eed8c0"),
        lip="#9a5a4c",
        jaw=1.0,
    )
    canvas.portrait(604, 448, 80, old, light=(-0.2, -0.6, 0.75))
    canvas.strands(
        outline("572,436 600,424 630,440"),
        outline("576,428 602,416 634,432"),
        26,
        ("#d8d4cc", "#a8a49c", "#eeeae2"),
        width=1.6,
        jitter=2,
        detail=0.6,
    )
    hood = outline("560,440 572,410 600,396 636,402 660,440 658,500 640,486 632,444 606,418 580,424 568,446")
    canvas.form(hood, ("#3c3450", "#6a5c80", "#a094b0", "#d0c8d8"), bump=0.4, flatten=0.4, detail=0.5)
    for x, y in spots_along(outline("568,428 584,410 608,406 636,416 648,446 650,484"), 9):
        canvas.fill(ellipse(float(x), float(y), 3.4), tone_of(canvas), keep=KEEP)


def watcher(canvas: Canvas) -> None:
    """The one who is awake: wide eyes toward Death, hands at her chest."""
    face = SLEEP.but(
        eye_open=1.05,
        eye_size=1.3,
        yaw=-34,
        roll=-6,
        gaze=(-17, 0),
        iris="#3a4a5a",
        whites="#efe8da",
        mouth_open=0.06,
    )
    sleeper(canvas, (488, 288), 88, face, AUBURN, flowers=10)
    arms = bones("460,396,6,15 446,452,16,12 478,408,34,9 | 534,394,6,15 548,452,16,12 506,412,36,9", blend=8)
    arms += hand_cones(476, 410, 36, 50, -64, pose="relaxed", thumb="right", wrist=0.1) + hand_cones(
        508, 414, 40, 50, -112, pose="relaxed", thumb="left", wrist=0.1
    )
    with outlined(canvas, LINE, 1.4, alpha=0.6):
        canvas.clay(arms, PALE, detail=0.7, fill=0.32, shadow=0.35, contact=0.3)


def lower_couple(canvas: Canvas) -> None:
    """A brown strong man bends over a woman who sleeps in his arms."""
    flesh(canvas, "700,700,-10,52 640,770,-10,46 | 720,690,0,34 664,720,16,26 620,800,22,20", PALE, blend=26)
    sleeper(canvas, (716, 640), 90, SLEEP.but(roll=58, yaw=6), AUBURN, flowers=12)
    back = bones(
        "812,470,0,30 840,510,0,44 | 860,520,0,70 850,600,0,84 830,690,0,76 820,760,0,66 | 800,500,10,44 880,500,0,50",
        blend=40,
    )
    back += bones("790,500,20,40 748,570,34,32 | 748,570,34,30 690,610,44,22 650,590,50,15", blend=18)
    back += bones("900,520,10,44 906,620,30,36 | 906,620,30,34 830,710,60,26 756,716,70,18", blend=18)
    back += hand_cones(756, 716, 72, 66, 186, pose="relaxed", thumb="right", wrist=0.1)
    with outlined(canvas, "#3a2014", 2, alpha=0.7):
        canvas.clay(back, BROWN, detail=0.6, fill=0.26, shadow=0.5, contact=0.4)
    for groove in (
        outline("856,520 846,600 834,700 830,770"),
        outline("800,540 826,566 836,620"),
        outline("900,544 878,586 868,640"),
        outline("790,650 812,680 824,720"),
        outline("906,660 880,700 850,730"),
    ):
        canvas.line(groove, "#4a2816", 12, taper=0.7, alpha=0.5, blur=6)
        canvas.line([(x - 9, y - 2) for x, y in groove], "#dcb088", 8, taper=0.7, alpha=0.4, blur=5)
    head = outline("762,434 786,408 824,410 846,440 844,476 822,494 786,492 762,466")
    canvas.form(head, DARK[:3], bump=0.5, flatten=0.5, detail=0.5)
    for k in range(22):
        t = k / 21
        way = [
            (800 + 30 * t, 408 + 10 * t),
            (776 + 66 * t, 440 + 14 * t),
            (768 + 74 * t, 476 + 20 * math.sin(math.pi * t) + 6 * canvas.chance.normal()),
        ]
        canvas.lock(way, DARK, width=9, wave=2, waves=2, strands=10, detail=0.6)


def compose(canvas: Canvas) -> None:
    canvas.light = (-0.3, -0.5, 0.8)
    ground(canvas)
    robe(canvas)
    skull(canvas)
    bony_hands(canvas)
    quilt(canvas)
    upper_people(canvas)
    patchwork(canvas, OVER)
    watcher(canvas)
    old_woman(canvas)
    lower_couple(canvas)
    patchwork(canvas, HEM)
