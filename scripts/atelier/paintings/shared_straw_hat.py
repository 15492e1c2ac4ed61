"""A wide straw hat seen from below, wreathed with field flowers, an ostrich feather over its brim."""

import numpy as np

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import darker, lighter
from scripts.atelier.curves import ellipse
from scripts.atelier.paintings.shared_outlines import outline

STRAW = ("#4a3414", "#8c6a30", "#c49c54", "#e6c885", "#f7e6b6")
BRIM = outline(
    "132,240 150,206 210,176 290,160 370,156 460,164 540,186 590,220 588,246 548,254 470,246 400,240 330,244 "
    "262,256 196,272 146,266"
)


def hat(canvas: Canvas) -> None:
    canvas.fill([(x, y + 12) for x, y in (p[:2] for p in BRIM)], "#3c2418", blur=10, alpha=0.4, detail=0.8)
    canvas.form(BRIM, STRAW, bump=0.12, flatten=0.3, light=canvas.light, detail=0.6, shadow=0)
    with canvas.clip(BRIM):
        for k in range(10):
            ring = ellipse(356, 200 + 1.6 * k, 108 + 14 * k, 34 + 4.5 * k, turn=-2)
            canvas.line([tuple(p) for p in ring], "#9c7838" if k % 2 else "#f9ebc4", 2, alpha=0.5, detail=0.7)
        for k in range(150):
            a = 6.283 * k / 150
            spot = (356 + 90 * np.cos(a), 204 + 30 * np.sin(a))
            canvas.line([spot, (356 + 236 * np.cos(a), 206 + 76 * np.sin(a))], "#7c5a28", 1, alpha=0.35, detail=0.7)
    edge = outline("132,240 146,266 196,272 262,256 330,244 400,240 470,246 548,254 588,246")
    canvas.line(edge, "#f9e9bc", 4, taper=0.3, alpha=0.9, detail=0.8)
    canvas.line(
        [(x, y + 4) for x, y in (p[:2] for p in edge)], "#5c3c18", 4, taper=0.3, alpha=0.6, blur=1.5, detail=0.8
    )
    crown = outline("252,206 258,150 286,110 340,94 400,96 446,116 466,156 470,204 420,222 356,228 296,222")
    canvas.form(crown, STRAW, bump=0.4, flatten=0.5, light=canvas.light, detail=0.6)
    with canvas.clip(crown):
        for k in range(9):
            canvas.line(
                [(246, 196 - 12 * k), (360, 214 - 13 * k), (476, 194 - 12 * k)], "#8c6a30", 1.6, alpha=0.5, detail=0.7
            )


def plume(canvas: Canvas) -> None:
    """A white ostrich feather: barbs that fall to both sides of a bent quill."""
    quill = outline("300,150 350,92 430,66 510,84 566,132 590,186 582,230")
    spots = np.array([[p[0], p[1]] for p in quill])
    t = np.linspace(0, len(spots) - 1, 120)
    way = np.stack([np.interp(t, np.arange(len(spots)), spots[:, k]) for k in (0, 1)], 1)
    slope = np.gradient(way, axis=0)
    out = np.stack([-slope[:, 1], slope[:, 0]], 1) / np.linalg.norm(slope, axis=1, keepdims=True)
    for i in range(118):
        u = i / 118
        long = 44 * (0.55 + 0.6 * np.sin(np.pi * min(1.0, u * 1.05))) * (0.8 + 0.35 * canvas.chance.random())
        for side in (-1, 1):
            on = slope[i] / np.linalg.norm(slope[i])
            mid = way[i] + out[i] * side * long * 0.6 + on * 10
            tip = way[i] + out[i] * side * long + on * 30 + np.array([0.0, 10.0])
            tone = ("#a8a49c", "#d8d4cc", "#f2efe8", "#fffefa")[int(canvas.chance.integers(4))]
            canvas.line([tuple(way[i]), tuple(mid), tuple(tip)], tone, 4.2, taper=-0.8, alpha=0.6, detail=0.5)
    canvas.line(quill, "#b8ac98", 3, 1, alpha=0.7, detail=0.7)


def flower(canvas: Canvas, x: float, y: float, size: float, tone: str, heart: str, seed: int) -> None:
    petals = 7 + seed % 4
    for k in range(petals):
        a = 6.283 * k / petals + seed
        petal = ellipse(
            x + size * 0.55 * np.cos(a), y + size * 0.5 * np.sin(a), size * 0.5, size * 0.28, turn=float(np.degrees(a))
        )
        canvas.form(petal, (darker(tone, 0.45), tone, lighter(tone, 0.5)), bump=0.5, detail=0.8, shadow=0.2)
    canvas.form(ellipse(x, y, size * 0.26), (darker(heart, 0.4), heart, lighter(heart, 0.4)), detail=0.9, shadow=0)


def ornaments(canvas: Canvas) -> None:
    plume(canvas)
    for k in range(26):
        x = 244 + 9.2 * k
        y = 200 + 22 * np.sin(np.pi * k / 25) + 7 * canvas.chance.normal()
        leaf = ellipse(x, y, 15, 5, turn=float(180 * canvas.chance.random()))
        canvas.form(leaf, ("#2c3a1e", "#566a34", "#8c9c5c", "#c0c490"), bump=0.5, detail=0.7, shadow=0.2)
    kinds = (
        ("#f2ece0", "#d8a43c"),
        ("#c8403a", "#3a1a18"),
        ("#5c7cb4", "#2c3a5c"),
        ("#f4e8d8", "#d8a43c"),
        ("#dc7c74", "#8c3c3a"),
        ("#e8c45c", "#8c5a20"),
    )
    for k in range(15):
        x = 250 + 16 * k
        y = 196 + 24 * np.sin(np.pi * k / 14) + 6 * canvas.chance.normal()
        tone, heart = kinds[(k * 5 + k // 3) % 6]
        flower(canvas, x, float(y), 15 + 5 * canvas.chance.random(), tone, heart, k)
