"""Lisa's head: the smile in its smoke, and fine hair from the parting to the breast."""

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear
from scripts.atelier.curves import between, ellipse, smooth
from scripts.atelier.paintings.shared_melting import melt
from scripts.atelier.sitter import SKIN_LEONARDO
from scripts.atelier.sitters import WOMAN

HAIR = ("#0c0603", "#1e1008", "#3a220f", "#6a4420")
LIGHT = (-0.46, -0.64, 0.68)
LISA = WOMAN.but(
    age=29,
    seed=4,
    yaw=-18,
    pitch=-1,
    roll=-0.5,
    width=0.91,
    forehead=1.05,
    jaw=0.94,
    chin=1.04,
    cheekbones=1.02,
    flesh=0.28,
    brow_ridge=0.45,
    nose_length=1.12,
    nose_width=0.93,
    nose_out=1.08,
    nose_turn=-0.25,
    nose_bulb=0.88,
    mouth_width=0.98,
    mouth_high=-0.04,
    eye_size=1.22,
    eye_apart=0.98,
    lips=1.15,
    upper_lip=0.8,
    lid_fold=1.35,
    lid_weight=1.5,
    ears=0,
    neck=0,
    eye_open=0.68,
    squint=0.35,
    smile=0.42,
    smirk=-0.2,  # the far corner rises a little more, or the mouth would slope
    skin=SKIN_LEONARDO,
    lip="#a2583a",
    lip_strength=0.42,
    iris="#5c3618",
    whites="#c4a06c",
    brow_strength=0,
    blush="#c07040",
    blush_strength=0.2,
    lash="#3a2212",
    lashes=0.6,
    bounce="#a8662e",
    key=1.38,
    fill=0.26,
    shadow=0.6,
    softness=1.0,
    sheen=0.5,
    lost=0.5,
).looking(-5, 0)


def head(canvas: Canvas) -> None:
    for mass in (FAR, NEAR):
        canvas.form(mass, HAIR[:3], bump=0.25, flatten=0.5, blur=7, direction=90.0, gamma=1.4)
    canvas.portrait(348, 262, 300, LISA, light=LIGHT)
    sfumato(canvas)
    canvas.line(LINE, "#6a3c18", 20, taper=0.3, blur=8, alpha=0.4)
    canvas.form([*LINE, *CROWN[::-1]], HAIR[:3], bump=0.3, flatten=0.4, blur=2.5, detail=0.7, gamma=1.2, shadow=0)
    canvas.form(NEAR, HAIR[:3], bump=0.25, flatten=0.5, blur=5, direction=90.0, gamma=1.4)
    for part in (slice(4, None, -1), slice(4, None)):
        canvas.comb(LINE[part], CROWN[part], 260, HAIR, size=190, alpha=0.4, detail=0.7)
    tresses(canvas, [*LINE[4::-1], *FAR_FALL[0]], [*CROWN[4::-1], *FAR_FALL[1]])
    tresses(canvas, [*LINE[4:], *NEAR_FALL[0]], [*CROWN[4:], *NEAR_FALL[1]])
    for x in (246, 480):  # the tips lose themselves in the gown
        canvas.fill(ellipse(x, 562, 40, 24), "#241a0d", blur=12, alpha=0.6)
    veil(canvas)
    canvas.fill(
        ellipse(348, 330, 128, 240), "#ffffff", blur=20, detail=0.95, mode="multiply"
    )  # fine brushes, no colour


def sfumato(canvas: Canvas) -> None:
    """Smoke where planes turn from the light, and breath where they meet it: no line in this face."""
    melt(canvas, (400, 214, 22, 40), [], blur=9)
    melt(canvas, (325, 288, 70, 12), [(313, 290, 24, 30)], blur=5)
    melt(canvas, (316, 238, 34, 9), [], blur=7)
    cheek = [(256, 306), (258, 332), (268, 360), (283, 386), (302, 407), (315, 413), (314, 396), (297, 366), (274, 330)]
    canvas.fill(
        cheek, linear((254, 320), (300, 412), ["#d69e62", "#cb9a60", "#c4935a"]), blur=2.5, alpha=0.97, detail=0.8
    )
    melt(canvas, (297, 382, 12, 28), [], blur=6)
    canvas.fill(ellipse(356, 436, 60, 20), "#8a5a30", blur=11, alpha=0.7, mode="multiply")
    canvas.line(
        [(308, 420), (334, 425), (358, 419), (384, 402), (404, 378), (420, 340)],
        "#1e1008",
        17,
        taper=0.4,
        blur=5,
        alpha=0.75,
    )
    jaw = [
        (398, 292),
        (425, 286),
        (420, 326),
        (410, 356),
        (394, 381),
        (370, 402),
        (344, 416),
        (324, 418),
        (307, 412),
        (312, 400),
        (362, 380),
        (386, 340),
    ]
    canvas.fill(jaw, linear((366, 362), (408, 398), ["#b27c44", "#8a5a2e", "#5e3c1e"]), blur=5, alpha=0.9, detail=0.8)
    plane = [(416, 226), (434, 250), (434, 330), (410, 385), (384, 410), (394, 365), (408, 310), (406, 260)]
    canvas.fill(plane, "#a87844", blur=15, alpha=0.42, mode="multiply")
    for way, width, alpha in SHADES:
        canvas.line(way, "#6a3c1c", width, taper=0.5, blur=width * 0.55, alpha=alpha)
    for way, width, alpha in LIGHTS:
        canvas.line(way, "#f6dcaa", width, taper=0.5, blur=width * 0.55, alpha=alpha)
    melt(canvas, (321, 364, 40, 11), [], blur=1.1)
    for x, y in ((284.5, 262.8), (360.5, 260.6)):  # glints would be too lively for her
        canvas.fill(ellipse(x, y, 2.6), "#4a2a14", blur=0.8, alpha=0.5)


SHADES = (
    ([(424, 270), (418, 326), (400, 374)], 22, 0.4),  # the near cheek turns away
    ([(327, 246), (323, 268), (324, 290), (331, 314)], 9, 0.34),  # the shaded side of the nose
    ([(301, 248), (304, 262), (302, 276)], 6, 0.2),
    ([(333, 316), (341, 325), (338, 334), (329, 338)], 4, 0.45),  # its wings
    ([(300, 318), (296, 328), (302, 336)], 3, 0.4),
    ([(302, 339), (315, 343), (331, 339)], 5, 0.42),
    ([(314, 344), (313, 358)], 6, 0.2),
    ([(348, 362), (356, 357), (362, 349)], 8, 0.4),  # the corners of the smile
    ([(293, 363), (287, 359), (283, 352)], 6, 0.34),
    ([(304, 385), (319, 389), (336, 384)], 8, 0.34),
    ([(336, 249), (358, 240), (384, 251)], 11, 0.24),  # where the brows would be
    ([(264, 254), (279, 246), (297, 249)], 9, 0.2),
    ([(338, 272), (358, 277), (380, 270)], 6, 0.2),  # below the lower lids
    ([(264, 275), (279, 279), (296, 273)], 5, 0.18),
)
"""Ways, widths and strengths."""

LIGHTS = (
    ([(296, 178), (300, 206), (306, 228)], 40, 0.2),
    ([(311, 256), (308, 290), (309, 322)], 6, 0.4),
    ([(309, 322), (312, 328)], 8, 0.3),
    ([(276, 300), (282, 322)], 22, 0.16),
    ([(352, 300), (366, 316)], 26, 0.14),
    ([(312, 401), (326, 404)], 18, 0.24),
    ([(308, 373), (324, 374)], 5, 0.22),
)
LINE = [(258, 262), (264, 226), (278, 190), (304, 166), (336, 157), (371, 165), (398, 190), (411, 226), (416, 268)]
"""Where the hair begins, from the far temple over the brow to the near one."""

CROWN = [(240, 270), (243, 226), (254, 178), (284, 132), (344, 104), (406, 118), (444, 162), (459, 220), (463, 268)]
FAR = [
    (252, 220),
    (290, 220),
    (292, 400),
    (290, 440),
    (274, 500),
    (262, 548),
    (226, 530),
    (224, 470),
    (232, 390),
    (240, 300),
]
NEAR = [(426, 226), (456, 224), (466, 300), (474, 390), (486, 470), (488, 530), (466, 548), (450, 510), (436, 440)]
NEAR += [(425, 360), (428, 290)]
FAR_FALL = (
    [(251, 300), (255, 345), (268, 395), (282, 440), (276, 500), (262, 566)],
    [(238, 300), (237, 345), (234, 395), (230, 440), (226, 500), (222, 566)],
)
NEAR_FALL = (
    [(420, 310), (421, 360), (430, 410), (440, 460), (448, 510), (464, 570)],
    [(466, 310), (471, 360), (477, 410), (483, 460), (489, 510), (494, 570)],
)
"""The inner and the outer hair of each side, from the temple to the breast."""


def tresses(canvas: Canvas, one: list[tuple[float, float]], other: list[tuple[float, float]]) -> None:
    """From the parting to the breast, in fine waves below the cheek, all of another length: even ends are a fringe."""
    inner, outer = smooth(one, closed=False), smooth(other, closed=False)
    phases = 6.3 * canvas.chance.random(8)
    for _ in range(440):
        share = canvas.chance.random()
        first, last = int(len(inner) * 0.5 * canvas.chance.random() ** 2), 1 - 0.36 * canvas.chance.random()
        way = between(inner, outer, share)
        t = np.linspace(0, 1, len(way))
        phase = phases[int(share * 8)] + 0.35 * canvas.chance.normal()
        swing = 3.6 * np.clip(t * 2.4 - 0.9, 0, 1) * np.sin(34 * t + phase)
        way = (way + np.stack([swing, 0 * t], 1))[first : int(len(way) * last)]
        tone = HAIR[int(canvas.chance.choice([0, 1, 1, 1, 2, 2, 3]))]
        canvas.line(list(way[::2]), tone, 1.2, taper=0.8, alpha=0.36, detail=0.7)


def veil(canvas: Canvas) -> None:
    """A gauze you hardly see: its dark hem over the brow, its fall over the hair and the shoulder."""
    hem = [(264, 240), (269, 218), (284, 192), (308, 171), (337, 163), (368, 171), (392, 194), (407, 226), (412, 246)]
    canvas.line(hem, "#5a3a1a", 1.3, taper=0.5, alpha=0.32, blur=0.8)
    fall = [(446, 200), (476, 300), (500, 400), (566, 500), (520, 540), (478, 460), (462, 340)]
    canvas.fill(fall, "#6a5a34", blur=10, alpha=0.2)
