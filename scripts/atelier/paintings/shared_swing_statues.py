"""The stone children in the garden of the swing: one says hush, two only look."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import limb
from scripts.atelier.paintings.shared_leaves import thicket
from scripts.atelier.paintings.shared_outlines import outline
from scripts.atelier.young_sitters import PUTTO

LIGHT = (-0.35, -0.75, 0.56)
STONE = ("#3e423c", "#6e7268", "#9ea092", "#c8c8b6", "#e4e2d0")
SHADE = ("#0a1a1e", "#142c30", "#28484a", "#48686a")
CARVED = PUTTO.but(
    skin=STONE, hair_colours=STONE[:4], whites=STONE[2], iris=STONE[1], lash=STONE[0], lip=STONE[2], lip_strength=0.3,
    brow_strength=0.0, blush_strength=0.0, bounce=STONE[2], roll=0, pitch=0, neck=0.9
)  # fmt: skip


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
    ]
    canvas.clay(child, STONE, light=LIGHT, detail=0.6, fill=0.22)
    canvas.portrait(166, 372, 92, CARVED.but(yaw=24, roll=4), light=LIGHT)
    hush = [
        *limb((188, 440, 40, 14), (214, 470, 54, 12), (206, 436, 66, 9), (194, 414, 70, 8), blend=6),
        *limb((190, 410, 74, 4.5), (180, 390, 78, 3.5), blend=3),
    ]
    canvas.clay(hush, STONE[1:], light=LIGHT, detail=0.8, fill=0.3)


def putti(canvas: Canvas) -> None:
    for x, y, turn in ((520, 716, -1), (576, 722, 1)):
        child = [
            *limb((x, y + 24, 0, 21), (x + turn * 4, y + 52, 4, 24), blend=12),
            *limb((x + turn * 18, y + 22, 10, 10), (x + turn * 30, y + 44, 20, 8), (x + turn * 8, y + 50, 30, 7)),
        ]
        canvas.clay(child, STONE, light=LIGHT, detail=0.5, fill=0.2)
        canvas.portrait(x + turn * 3, y - 8, 52, CARVED.but(yaw=26 * turn, pitch=10, seed=turn + 5), light=LIGHT)
    rock = outline("486,776 520,762 560,770 600,762 636,778 650,812 480,812")
    canvas.form(rock, STONE, bump=0.3, flatten=0.4, noise=0.1, noise_size=18, light=LIGHT, detail=0.3)
