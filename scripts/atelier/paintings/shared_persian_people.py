"""People of a Persian page: flat, outlined, in robes of one colour and capes of leopard skin."""

from collections.abc import Callable, Sequence

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, Colours, linear, mixed
from scripts.atelier.curves import ellipse, placed
from scripts.atelier.paintings.shared_paths import path

Placing = Callable[[str], list[tuple[float, ...]]]

INK = "#3a2c34"
PELT = ("#a8682c", "#cf9448", "#e6b86c", "#f4d698")


def spotted(canvas: Canvas, shape: Sequence[tuple[float, ...]], colours: Colours, spots: int) -> None:
    """A leopard's skin, cut to a coat."""
    xs, ys = [p[0] for p in shape], [p[1] for p in shape]
    canvas.fill(
        shape,
        linear((min(xs), min(ys)), (max(xs), max(ys)), [colours[3], colours[2], colours[1], colours[0]]),
        detail=0.6,
    )
    with canvas.clip(list(shape)):
        for _ in range(spots):
            x = min(xs) + (max(xs) - min(xs)) * canvas.chance.random()
            y = min(ys) + (max(ys) - min(ys)) * canvas.chance.random()
            canvas.fill(ellipse(x, y, 2.1, 1.7, count=9), "#4a2a14", alpha=0.85, detail=0.8)
            canvas.fill(ellipse(x, y, 0.8, count=7), colours[2], detail=0.8)
    canvas.line([*[p[:2] for p in shape], shape[0][:2]], INK, 1.3, alpha=0.85, detail=0.8)


ROBES = ("#c8432e", "#2f5fa8", "#3f8a5a", "#e2962e", "#7a4a92", "#d98a9a", "#3a9a9c", "#f0e2c0", "#8c2f3a", "#5a7ac0")
KNEEL = "0,-0.62 -0.15,-0.58 -0.26,-0.36 -0.3,-0.14 -0.42,0 0,0.04 0.42,0 0.34,-0.14 0.24,-0.3 0.22,-0.5 0.12,-0.6"
STAND = "0,-0.86 -0.15,-0.82 -0.22,-0.5 -0.27,-0.06 -0.2,0 0.2,0 0.27,-0.06 0.22,-0.5 0.15,-0.82"
CAPE = {
    KNEEL: "-0.17,-0.6 -0.3,-0.34 -0.36,-0.12 -0.12,-0.1 -0.04,-0.4 0.02,-0.56 0.18,-0.4 0.28,-0.24 "
    "0.22,-0.54 0.1,-0.64",
    STAND: "-0.17,-0.84 -0.28,-0.5 -0.3,-0.22 -0.1,-0.2 -0.03,-0.56 0.03,-0.78 0.12,-0.56 0.14,-0.24 "
    "0.28,-0.26 0.24,-0.56 0.14,-0.86",
}


def courtier(canvas: Canvas, x: float, y: float, size: float, side: int, kind: str = KNEEL) -> None:
    """Flat and outlined: a plain robe, a spotted cape, a face in three quarters under a fur cap."""
    chance = canvas.chance
    tone = ROBES[int(chance.integers(len(ROBES)))]

    def at(text: str) -> list[tuple[float, ...]]:
        return placed(path(text), x, y, scale=size, flip=side < 0)

    canvas.fill(ellipse(x, y + 1, size * 0.44, size * 0.07), "#3f5a4a", blur=3, alpha=0.5)
    robe = at(kind)
    canvas.fill(
        robe,
        linear(
            (x - size * 0.3, y - size),
            (x + size * 0.3, y),
            [mixed(tone, "#fff4e0", 0.25), tone, mixed(tone, INK, 0.35)],
        ),
        detail=0.6,
    )
    canvas.line([*[p[:2] for p in robe], robe[0][:2]], INK, 1.3, alpha=0.85, detail=0.8)
    for way in ("0.02,-0.4 0.1,-0.2 0.08,-0.02", "-0.08,-0.3 -0.14,-0.1 -0.12,0"):
        canvas.line(at(way), mixed(tone, INK, 0.45), 1.4, taper=0.6, alpha=0.7, detail=0.7)
    spotted(canvas, at(CAPE[kind]), PELT, int(size * 0.4))
    top = -0.62 if kind == KNEEL else -0.86
    arm(canvas, at, top, tone, size)
    face(canvas, at, top, size, side)


def arm(canvas: Canvas, at: Placing, top: float, tone: Colour, size: float) -> None:
    way = at(f"0.1,{top + 0.1} 0.24,{top + 0.3} 0.38,{top + 0.2 + 0.12 * canvas.chance.random()}")
    sx, sy = way[0][:2]
    canvas.fill(ellipse(sx, sy, size * 0.066), INK, detail=0.7)
    canvas.line(way, INK, size * 0.135, size * 0.1, detail=0.7)
    canvas.fill(ellipse(sx, sy, size * 0.05), mixed(tone, "#fff4e0", 0.15), detail=0.7)
    canvas.line(way, mixed(tone, "#fff4e0", 0.15), size * 0.1, size * 0.07, detail=0.7)
    x, y = way[-1][:2]
    canvas.fill(ellipse(x, y, size * 0.045), "#f0c8a0", detail=0.85)


BEARDS = ("#1c1416", "#3a2620", "#d9d4cc", None, None)


def face(canvas: Canvas, at: Placing, top: float, size: float, side: int, beard: str | None = "any") -> None:
    """Moon face, almond eyes no longer than a stroke, a small red mouth; the cap sits low."""
    s = size * 0.01
    hair = BEARDS[int(canvas.chance.integers(len(BEARDS)))] if beard == "any" else beard
    neck = f"-0.04,{top + 0.06} 0.07,{top + 0.06} 0.06,{top - 0.06} -0.03,{top - 0.06}"
    canvas.fill(at(neck), "#d9a880", detail=0.8)
    cx, cy = at(f"0.03,{top - 0.14}")[0][:2]
    canvas.fill(ellipse(cx, cy, 14.2 * s, 16 * s), INK, detail=0.8)
    skin = linear((cx - side * 12 * s, cy), (cx + side * 12 * s, cy), ["#e2b48c", "#f4d0a8", "#fbe4c4"])
    canvas.fill(ellipse(cx, cy, 13.2 * s, 15 * s), skin, detail=0.85)
    canvas.fill(ellipse(cx + side * 6 * s, cy + 4 * s, 4 * s, 3 * s), "#e08a74", blur=1.5 * s, alpha=0.5, detail=0.8)
    if hair:
        shape = f"-0.1,{top - 0.15} -0.08,{top} 0.05,{top + 0.07} 0.15,{top} 0.16,{top - 0.1}"
        shape += f" 0.13,{top - 0.06} 0.02,{top - 0.06} -0.06,{top - 0.1}"
        canvas.fill(at(shape), hair, detail=0.85)
    for u in (-0.01, 0.095):
        eye = at(f"{u - 0.03},{top - 0.155} {u + 0.005},{top - 0.17} {u + 0.035},{top - 0.155}")
        canvas.line(eye, "#1c1210", 2.2 * s, taper=0.5, detail=0.95, keep=0.4)
        brow = at(f"{u - 0.035},{top - 0.205} {u + 0.005},{top - 0.222} {u + 0.04},{top - 0.205}")
        canvas.line(brow, "#4a2e24", 1.2 * s, taper=0.5, alpha=0.8, detail=0.95, keep=0.3)
    canvas.line(at(f"0.05,{top - 0.16} 0.062,{top - 0.1} 0.045,{top - 0.096}"), "#b5785a", 1.2 * s, detail=0.9)
    canvas.line(
        at(f"0.025,{top - 0.055} 0.045,{top - 0.05} 0.068,{top - 0.055}"),
        "#c0402e",
        2.4 * s,
        taper=0.4,
        detail=0.9,
        keep=0.3,
    )
    cap = f"-0.14,{top - 0.23} -0.1,{top - 0.42} 0.04,{top - 0.5} 0.15,{top - 0.4} 0.19,{top - 0.23} 0.03,{top - 0.27}"
    spotted(canvas, at(cap), PELT, int(size * 0.12))
    rim = f"-0.15,{top - 0.22} 0.03,{top - 0.262} 0.2,{top - 0.22}"
    canvas.line(at(rim), "#5a3a20", 6 * s, detail=0.8)
    canvas.line(at(rim), "#a87a48", 2 * s, alpha=0.8, detail=0.8)
