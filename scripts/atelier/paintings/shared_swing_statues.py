"""The stone children in the garden of the swing: one says hush, two only look."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.paintings.shared_leaves import thicket
from scripts.atelier.paintings.shared_outlines import outline

LIGHT = (-0.35, -0.75, 0.56)
STONE = ("#3e423c", "#6e7268", "#9ea092", "#c8c8b6", "#e4e2d0")
SHADE = ("#0a1a1e", "#142c30", "#28484a", "#48686a")


def cupid(canvas: Canvas) -> None:
    thicket(canvas, 60, 480, 110, 220, SHADE, leaf=(5, 10), seed=41)
    canvas.form(outline("96,600! 222,600! 232,770! 88,770!"), STONE, bump=0.2, flatten=0.25, light=LIGHT)
    canvas.form(outline("82,580! 236,580! 240,604! 78,604!"), STONE, bump=0.3, flatten=0.3, light=LIGHT, detail=0.3)
    for wing in (
        outline("178,410 216,380 248,400 240,450 200,470 176,450"),
        outline("130,410 104,386 92,420 104,456 130,462"),
    ):
        canvas.drapery(
            wing,
            STONE,
            knot=(160, 440),
            ends=[wing[1], wing[2], wing[3], wing[4]],
            count=8,
            width=8,
            light=LIGHT,
            detail=0.4,
        )
    child = [
        *limb((158, 440, 10, 30), (160, 490, 14, 32), (162, 530, 10, 36), blend=16),
        *limb((146, 546, 20, 27), (120, 560, 44, 22), (118, 590, 48, 15), blend=10),
        *limb((180, 548, 20, 27), (206, 564, 44, 22), (204, 596, 48, 14), blend=10),
        *limb((132, 438, 12, 15), (116, 476, 26, 12), (136, 506, 40, 10), blend=8),
        *limb((160, 366, 20, 38), (166, 386, 34, 26), blend=14),
    ]
    canvas.clay(child, STONE, light=LIGHT, detail=0.6, fill=0.22)
    for line in ("172,366 180,370 188,366", "152,368 158,371 164,367"):
        canvas.line(outline(line), STONE[0], 3, taper=0.5, alpha=0.7, detail=0.9)
    canvas.line(outline("168,389 176,392 184,388"), STONE[0], 3, taper=0.5, alpha=0.7, detail=0.9)
    hush = [
        *limb((188, 440, 40, 14), (214, 470, 54, 12), (206, 436, 66, 9), (194, 414, 70, 8), blend=6),
        *limb((190, 410, 74, 4.5), (180, 390, 78, 3.5), blend=3),
    ]
    canvas.clay(hush, STONE[1:], light=LIGHT, detail=0.8, fill=0.3)
    canvas.locks(
        [(120, 362), (132, 330), (160, 322)], [(164, 322), (190, 334), (198, 356)], 9, STONE[:4], width=10, wave=5
    )


def putti(canvas: Canvas) -> None:
    for x, y, turn in ((520, 716, -1), (576, 722, 1)):
        child = [
            *limb((x, y + 24, 0, 21), (x + turn * 4, y + 52, 4, 24), blend=12),
            *limb((x, y - 14, 8, 24), (x + turn * 7, y - 2, 16, 17), blend=10),
            *limb((x + turn * 18, y + 22, 10, 10), (x + turn * 30, y + 44, 20, 8), (x + turn * 8, y + 50, 30, 7)),
        ]
        canvas.clay(child, STONE, light=LIGHT, detail=0.5, fill=0.2)
        for eye in (-5, 11):
            canvas.line(
                [(x + turn * eye - 4, y - 10), (x + turn * eye, y - 8), (x + turn * eye + 4, y - 10)],
                STONE[0],
                2,
                alpha=0.7,
                detail=0.9,
            )
        canvas.locks(
            [(x - 24, y - 10), (x - 16, y - 34), (x, y - 38)],
            [(x, y - 38), (x + 16, y - 34), (x + 24, y - 12)],
            7,
            STONE[:4],
            width=7,
            wave=3,
        )
    rock = outline("486,776 520,762 560,770 600,762 636,778 650,812 480,812")
    canvas.form(rock, STONE, bump=0.3, flatten=0.4, noise=0.1, noise_size=18, light=LIGHT, detail=0.3)
