"""Masks of painted cardboard, after the shop in Ostend: chalky, rouged, with holes for eyes."""

from collections.abc import Callable, Sequence

import msgspec

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, mixed
from scripts.atelier.curves import ellipse, placed
from scripts.atelier.paintings.shared_paths import path

Placing = Callable[[Sequence[tuple[float, ...]]], list[tuple[float, ...]]]


class Mask(msgspec.Struct, frozen=True, kw_only=True):
    """A painted cardboard face, by its middle between the eyes; lengths as shares of its size."""

    skin: Sequence[str] = ("#8a4a3a", "#cf8d72", "#f0c8aa", "#fbe8d2")
    wide: float = 0.42
    chin: float = 0.56
    nose: float = 0.34
    bulb: float = 0.11
    yaw: float = 0.0
    """Where the nose points: -1 left, 1 right."""

    grin: float = 0.3
    gape: float = 0.08
    teeth: bool = True
    eye: float = 0.075
    slant: float = 0.0
    cheek: Colour = "#c8402e"
    lips: Colour = "#b02820"
    brow: Colour = "#3a2018"
    turn: float = 0.0


def mask(canvas: Canvas, x: float, y: float, size: float, kind: Mask) -> None:
    """Cardboard, not flesh: chalky ramps, rouge in rounds, holes for eyes, a nose that sticks out."""

    def at(points: Sequence[tuple[float, ...]]) -> list[tuple[float, ...]]:
        return placed(points, x, y, scale=size, turn=kind.turn)

    w, c, side = kind.wide, kind.chin, kind.yaw
    outline = [
        (-w * 0.72, -0.4),
        (0, -0.5),
        (w * 0.72, -0.4),
        (w, -0.08),
        (w * 0.94, 0.22),
        (w * 0.56, c * 0.84),
        (side * 0.1, c),
    ]
    outline += [(-w * 0.56, c * 0.84), (-w * 0.94, 0.22), (-w, -0.08)]
    canvas.form(at(outline), kind.skin, bump=0.42, flatten=0.34, detail=0.55, shadow=0.5, noise=0.05, noise_size=18)
    for u in (-1, 1):
        cx, cy = at([(u * w * 0.58 + side * 0.06, 0.16)])[0]
        canvas.fill(ellipse(cx, cy, size * 0.15, size * 0.12), kind.cheek, blur=size * 0.05, alpha=0.62, detail=0.5)
        mask_eye(canvas, at, u, size, kind)
    mask_mouth(canvas, at, size, kind)
    nose(canvas, at, size, kind)
    for crease in (
        [(-w * 0.5, -0.28), (side * 0.05, -0.32), (w * 0.5, -0.27)],
        [(-w * 0.74, 0.3), (-w * 0.5, 0.44)],
        [(w * 0.74, 0.3), (w * 0.5, 0.44)],
    ):
        canvas.line(at(crease), kind.skin[0], size * 0.02, taper=0.8, alpha=0.5, blur=0.8, detail=0.6)


def mask_eye(canvas: Canvas, at: Placing, u: int, size: float, kind: Mask) -> None:
    """A hole cut in cardboard, with something wet and narrow looking out of it."""
    cx, cy = at([(u * kind.wide * 0.46 + kind.yaw * 0.07, -0.04 + u * kind.slant)])[0][:2]
    e, tilt = kind.eye * size, u * 12 + kind.turn
    canvas.fill(
        ellipse(cx, cy - e * 0.2, e * 2.3, e * 1.7, turn=tilt), kind.skin[0], blur=e * 0.6, alpha=0.75, detail=0.7
    )
    canvas.fill(ellipse(cx, cy, e * 1.35, e * 0.72, turn=tilt), "#140d0b", blur=0.6, detail=0.9, keep=0.3)
    canvas.fill(
        ellipse(cx + kind.yaw * e * 0.3, cy + e * 0.1, e * 0.8, e * 0.36, turn=tilt), "#b9ab8c", alpha=0.85, detail=0.95
    )
    canvas.fill(ellipse(cx + kind.yaw * e * 0.6, cy + e * 0.05, e * 0.34, e * 0.38), "#0c0706", detail=0.95, keep=0.4)
    bag = placed([(-1.5, 0.7), (0, 1.5), (1.5, 0.6)], cx, cy, scale=e, turn=tilt)
    canvas.line(bag, kind.skin[0], e * 0.4, taper=0.8, alpha=0.65, detail=0.7)
    brow = [
        (u * kind.wide * 0.14 + kind.yaw * 0.07, -0.14 + kind.slant),
        (u * kind.wide * 0.5 + kind.yaw * 0.07, -0.25),
    ]
    canvas.line(
        at([*brow, (u * kind.wide * 0.84, -0.2 - kind.slant)]),
        kind.brow,
        size * 0.034,
        taper=0.8,
        alpha=0.75,
        detail=0.6,
    )


def mask_mouth(canvas: Canvas, at: Placing, size: float, kind: Mask) -> None:
    m, g, s = kind.grin, kind.gape, kind.yaw * 0.08
    low = 0.30
    if not kind.teeth:
        canvas.line(
            at([(s - m, low + 0.075), (s - m * 0.3, low), (s, low + 0.02), (s + m * 0.3, low), (s + m, low + 0.07)]),
            kind.lips,
            size * 0.05,
            taper=0.4,
            detail=0.7,
        )
        canvas.line(
            at([(s - m, low + 0.08), (s, low + 0.03), (s + m, low + 0.075)]),
            "#2a0d0a",
            size * 0.018,
            taper=0.4,
            detail=0.8,
        )
        canvas.line(
            at([(s - m * 0.5, low + 0.1), (s, low + 0.12), (s + m * 0.5, low + 0.1)]),
            kind.skin[0],
            size * 0.03,
            taper=0.8,
            alpha=0.5,
            detail=0.7,
        )
        return
    lips = [(s - m, low - 0.06), (s - m * 0.4, low - 0.02), (s, low), (s + m * 0.4, low - 0.02), (s + m, low - 0.06)]
    lips += [(s + m * 0.5, low + g + 0.06), (s, low + g + 0.1), (s - m * 0.5, low + g + 0.06)]
    canvas.fill(at(lips), kind.lips, detail=0.7)
    hole = [
        (s - m * 0.8, low - 0.02),
        (s, low + 0.025),
        (s + m * 0.8, low - 0.02),
        (s + m * 0.4, low + g + 0.02),
        (s, low + g + 0.045),
        (s - m * 0.4, low + g + 0.02),
    ]
    canvas.fill(at(hole), "#1c0a08", detail=0.8)
    if kind.teeth:
        for i in range(5):
            u = s + m * (i - 2) * 0.26
            tooth = [
                (u - m * 0.1, low + 0.004),
                (u + m * 0.1, low + 0.004),
                (u + m * 0.08, low + 0.05 + g * 0.35),
                (u - m * 0.08, low + 0.05 + g * 0.35),
            ]
            canvas.polygon(at(tooth), "#f4ead0", detail=0.85)


def nose(canvas: Canvas, at: Placing, size: float, kind: Mask) -> None:
    tip = (kind.yaw * kind.nose, 0.14 + 0.04 * abs(kind.yaw))
    b, root = kind.bulb, kind.yaw * 0.07
    ridge = [
        (root - 0.05, -0.06),
        (root + 0.05, -0.06),
        (tip[0] + b * 0.9, tip[1] - b * 0.5),
        (tip[0] + b, tip[1] + b * 0.4),
        (tip[0], tip[1] + b),
    ]
    ridge += [(tip[0] - b, tip[1] + b * 0.4), (tip[0] - b * 0.9, tip[1] - b * 0.5)]
    colours: list[Colour] = [kind.skin[0], mixed(kind.skin[1], kind.cheek, 0.45), kind.skin[2], kind.skin[3]]
    canvas.form(at(ridge), colours, bump=0.8, detail=0.7, shadow=0.6)
    for u in (-0.5, 0.45):
        cx, cy = at([(tip[0] + u * b, tip[1] + b * 0.62)])[0][:2]
        canvas.fill(ellipse(cx, cy, size * 0.018, size * 0.013), "#2a100c", detail=0.85)


def skull(canvas: Canvas, x: float, y: float, size: float, turn: float) -> None:
    bone = ("#6a5c48", "#b5a684", "#e2d8b8", "#f8f2de")

    def at(text: str) -> list[tuple[float, ...]]:
        return placed(path(text), x, y, scale=size, turn=turn)

    canvas.form(
        at(
            "-0.36,-0.4 0,-0.55 0.36,-0.4 0.44,-0.06 0.34,0.2 0.2,0.3 0.17,0.5 -0.17,0.5 -0.2,0.3 -0.34,0.2 -0.44,-0.06"
        ),
        bone,
        bump=0.5,
        flatten=0.4,
        detail=0.6,
        shadow=0.5,
    )
    for u in (-1.0, 1.0):
        socket = at(f"{u * 0.05},-0.02 {u * 0.14},-0.14 {u * 0.3},-0.1 {u * 0.31},0.06 {u * 0.18},0.13")
        canvas.fill(socket, "#1c130d", blur=0.8, detail=0.8)
    canvas.fill(at("0,0.1 0.06,0.25 -0.06,0.25"), "#1c130d", detail=0.8)
    canvas.fill(at("-0.16,0.36 0.16,0.36 0.14,0.5 -0.14,0.5"), "#2a1d14", detail=0.8)
    for i in range(6):
        u = -0.125 + 0.05 * i
        canvas.polygon(
            at(f"{u - 0.019},0.36 {u + 0.019},0.36 {u + 0.017},0.43 {u - 0.017},0.43"), "#f2e8cc", detail=0.85
        )


MASKS = {
    "sailor": Mask(nose=0.42, bulb=0.13, yaw=0.8, grin=0.2, gape=0.1, slant=0.02, cheek="#d0543a"),
    "moon": Mask(
        skin=("#9a8a70", "#d9cdaa", "#f4ecd2", "#fffaf0"),
        yaw=-0.9,
        nose=0.52,
        bulb=0.08,
        grin=0.26,
        gape=0.14,
        cheek="#d9866a",
        slant=-0.02,
    ),
    "green": Mask(
        skin=("#5a6a44", "#a3b078", "#d9dcac", "#f4f0d2"),
        yaw=0.6,
        nose=0.26,
        grin=0.22,
        gape=0.05,
        cheek="#b5764a",
        brow="#2c3a20",
    ),
    "bride": Mask(
        skin=("#a3604e", "#e2a58c", "#f8dcc4", "#fff4e4"),
        wide=0.44,
        yaw=0.7,
        nose=0.32,
        bulb=0.11,
        grin=0.3,
        gape=0.06,
        cheek="#d93a34",
        turn=-4,
    ),
    "groom": Mask(
        skin=("#8a5a34", "#cf9f5c", "#f0d28e", "#fbeabc"),
        wide=0.40,
        chin=0.6,
        yaw=0.35,
        nose=0.3,
        bulb=0.12,
        grin=0.2,
        gape=0.0,
        teeth=False,
        slant=0.03,
        cheek="#d2603a",
        lips="#9a3a2c",
        brow="#5a3a20",
    ),
    "peasant": Mask(
        skin=("#6a2c22", "#b9573c", "#e2946a", "#f8cca2"),
        wide=0.46,
        chin=0.62,
        yaw=-0.85,
        nose=0.48,
        bulb=0.13,
        grin=0.32,
        gape=0.16,
        cheek="#b0261e",
        turn=6,
    ),
    "yellow": Mask(
        skin=("#8a6420", "#cf9c34", "#f0cf6a", "#fbecb0"),
        yaw=0.75,
        nose=0.46,
        bulb=0.12,
        grin=0.32,
        gape=0.18,
        cheek="#d0582a",
        slant=0.03,
    ),
    "doll": Mask(
        skin=("#a08a80", "#dcc8ba", "#f4e8da", "#fffaf2"),
        wide=0.4,
        yaw=-0.2,
        nose=0.06,
        bulb=0.07,
        grin=0.1,
        gape=0.05,
        teeth=False,
        cheek="#d9866a",
    ),
}
