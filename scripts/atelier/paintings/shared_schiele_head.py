"""The head of the seated woman: a tilted face in patches and lines, hair like a flame."""

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import linear
from scripts.atelier.curves import between, ellipse, placed, spots_along
from scripts.atelier.paintings.shared_chalk import INK, ring, wiry
from scripts.atelier.paintings.shared_outlines import outline

FLAME = ("#6a2410", "#98401c", "#b5552c", "#d47a3c", "#e89c54", "#8a3016")
SKIN = ("#e6bd98", "#efd0ac", "#d8a284", "#f2dcbc", "#c98a6c")
PLACE = (412, 296)
FACE_SIZE = 84.0
TILT = 33.0


def at(text: str) -> list[tuple[float, ...]]:
    """Places on her tilted face: half a face is one unit, y down from between the eyes."""
    return placed(outline(text), PLACE[0], PLACE[1], scale=FACE_SIZE, turn=TILT)


def hair(canvas: Canvas) -> None:
    """A flame: combed loosely from the parting to both sides, ends flying."""
    mass = at(
        "-0.66,0.5 -1.0,0.7 -1.08,0.1 -1.2,-0.3 -0.98,-0.76 "
        "-0.74,-1.26! -0.5,-1.16 -0.2,-1.6! 0.06,-1.36 0.5,-1.66! 0.66,-1.3 "
        "1.1,-1.3! 1.08,-0.9 1.4,-0.6! 1.24,-0.3 1.36,0.1! 1.0,0.3 "
        "0.7,0.1 0.72,-0.4 0.36,-0.88 0,-0.96 -0.4,-0.88 -0.72,-0.4"
    )
    canvas.fill(mass, "#a84c24", noise=0.16, noise_size=24)
    for inner, outer in (
        (
            "0.02,-0.98 -0.42,-0.92 -0.72,-0.42 -0.72,0.2 -0.66,0.6",
            "-0.1,-1.5 -0.76,-1.2 -1.16,-0.5 -1.14,0.1 -0.98,0.66",
        ),
        ("0.02,-0.98 0.4,-0.92 0.72,-0.44 0.78,-0.1 0.86,0.24", "0.2,-1.56 0.92,-1.36 1.3,-0.7 1.32,-0.2 1.2,0.2"),
    ):
        canvas.strands(at(inner), at(outer), 130, FLAME, width=6, alpha=0.8, taper=0.7, jitter=6, detail=0.3)
        for _ in range(7):
            way = between(at(inner), at(outer), canvas.chance.random()) + canvas.chance.normal(0, 5, (5, 2))
            wiry(
                canvas, [(float(x), float(y)) for x, y in way[: int(canvas.chance.integers(3, 6))]], width=1.9, broken=0
            )
    for ends, aside, fall in (
        ("-1.1,0.3 -0.9,0.62 -0.68,0.56", -14, 26),
        ("0.84,0.2 1.04,0.28 1.3,0.1", 19, 26),
        ("-0.7,-1.24 -0.1,-1.5 0.5,-1.5 1.1,-1.1", 7, -20),
    ):
        for x, y in spots_along(at(ends), 26):
            u, v = float(x), float(y)
            tip = (u + aside + 9 * canvas.chance.normal(), v + fall + 9 * canvas.chance.normal())
            canvas.line(
                [(u, v - fall / 2), ((u + tip[0]) / 2 + 3, (v + tip[1]) / 2), tip],
                FLAME[int(canvas.chance.integers(6))],
                6,
                taper=-0.9,
                alpha=0.85,
            )
    for tips in (
        "-1.0,-0.7 -1.2,-1.0 -1.3,-1.3",
        "-0.3,-1.4 -0.36,-1.66 -0.3,-1.84",
        "0.5,-1.5 0.66,-1.74 0.9,-1.86",
        "1.2,-0.8 1.46,-0.96 1.6,-1.2",
        "1.3,-0.1 1.54,-0.1 1.66,0.06",
        "-1.1,0.3 -1.26,0.6 -1.2,0.86",
    ):
        canvas.line(at(tips), "#c8642e", 7, taper=-0.9, alpha=0.9)
        wiry(canvas, at(tips), width=1.6, broken=0)


def modelling(canvas: Canvas) -> None:
    """Patches of red, green and light, as gouache dries."""
    patches = (
        ("-0.5,0.2", 0.3, "#cc5c44", 0.6),
        ("0.5,0.16", 0.3, "#cc5c44", 0.6),
        ("0.04,0.32", 0.13, "#d0664c", 0.5),
        ("0,0.92", 0.2, "#cf6a50", 0.45),
        ("0.62,-0.3", 0.24, "#9aa07c", 0.5),
        ("-0.62,-0.3", 0.22, "#9aa07c", 0.45),
        ("-0.3,0.72", 0.2, "#a0a684", 0.4),
        ("0.34,0.72", 0.22, "#a0a684", 0.45),
        ("0,-0.6", 0.36, "#f8e6ca", 0.7),
        ("-0.32,-0.22", 0.2, "#c89078", 0.4),
        ("0.32,-0.22", 0.2, "#c89078", 0.4),
    )
    for text, size, tone, alpha in patches:
        x, y = at(text)[0][:2]
        canvas.fill(
            ellipse(x, y, FACE_SIZE * size, FACE_SIZE * size * 0.8, turn=TILT), tone, blur=7, alpha=alpha, detail=0.9
        )
    for _ in range(70):
        u, v = 1.3 * canvas.chance.random() - 0.65, 1.8 * canvas.chance.random() - 0.85
        way = at(f"{u - 0.08},{v} {u},{v + 0.03} {u + 0.09},{v + 0.08}")
        tone = (*SKIN, "#d88a6c", "#a8ac88")[int(canvas.chance.integers(7))]
        canvas.line(way, tone, 4, taper=0.6, alpha=0.3, detail=0.9)


def features(canvas: Canvas) -> None:
    for side in (-1, 1):
        c = 0.32 * side
        almond = at(
            f"{c - 0.19},-0.03 {c - 0.08},-0.11 {c + 0.06},-0.11 {c + 0.19},-0.02 {c + 0.07},0.05 {c - 0.08},0.05"
        )
        canvas.fill(almond, "#e6dcc8", detail=1, keep=0.7)
        with canvas.clip(almond):
            x, y = at(f"{c + 0.01},-0.035")[0][:2]
            canvas.fill(ellipse(x, y, 7.4), "#4a5a58", detail=1, keep=0.8)
            canvas.fill(ellipse(x, y, 3.6), "#0c0a0a", detail=1, keep=0.8)
            canvas.fill(ellipse(x - 2, y - 2.4, 1.5), "#fffaf0", detail=1, keep=0.8)
        canvas.line(
            at(f"{c - 0.22},-0.02 {c - 0.08},-0.125 {c + 0.07},-0.12 {c + 0.23},-0.01"),
            INK,
            3.2,
            taper=0.4,
            detail=1,
            keep=0.8,
        )
        canvas.line(at(f"{c - 0.17},0.0 {c},0.065 {c + 0.18},-0.01"), "#5a2c20", 1.4, taper=0.4, detail=1, keep=0.7)
        canvas.line(
            at(f"{c - 0.2},-0.16 {c},-0.22 {c + 0.2},-0.15"), "#8a4a38", 1.6, taper=0.6, alpha=0.8, detail=1, keep=0.6
        )
        canvas.line(
            at(f"{c - 0.22},-0.3 {c - 0.02},-0.38 {c + 0.24},-0.29"),
            "#5a2a16",
            4,
            taper=0.6,
            alpha=0.9,
            detail=1,
            keep=0.7,
        )
        canvas.line(
            at(f"{c - 0.14},0.12 {c},0.16 {c + 0.14},0.11"), "#9a6a5c", 1.6, taper=0.7, alpha=0.7, detail=1, keep=0.5
        )
    canvas.line(
        at("0.09,-0.12 0.05,0.06 0.1,0.26 0.14,0.34 0.06,0.38"), INK, 2, taper=0.4, alpha=0.85, detail=1, keep=0.7
    )
    canvas.line(at("-0.02,0.39 -0.09,0.35 -0.08,0.29"), INK, 1.8, taper=0.4, alpha=0.8, detail=1, keep=0.7)
    canvas.fill(
        at("-0.24,0.6 -0.08,0.53 0.01,0.55 0.1,0.53 0.26,0.6 0.1,0.7 -0.06,0.71"), "#b8402f", detail=1, keep=0.6
    )
    canvas.line(at("-0.26,0.6 -0.08,0.61 0.02,0.6 0.1,0.61 0.28,0.6"), "#3a100c", 2, taper=0.3, detail=1, keep=0.8)
    canvas.line(at("-0.1,0.77 0.02,0.79 0.12,0.77"), "#8a4a38", 1.6, taper=0.6, alpha=0.7, detail=1, keep=0.5)


def head(canvas: Canvas) -> None:
    hair(canvas)
    neck = outline("356,346 346,392 366,412 396,408 412,384 400,370")
    canvas.fill(neck, linear((344, 380), (424, 400), ["#e2b892", "#b88a6c"]), detail=0.7)
    canvas.dabs(14, neck, ("#9aa07c", "#c4583f", "#e8c8a4"), size=(6, 12), aspect=0.4, turn=80, spread=20, alpha=0.5)
    wiry(canvas, outline("354,344 346,370 340,398"), width=2.6)
    collar = outline("326,396 350,404 386,416 416,406 420,416 392,430 350,422 318,408")
    canvas.fill(collar, "#e9e3d2", detail=0.7)
    wiry(canvas, ring(collar), width=2.2)
    face = at(
        "0,1.02 0.34,0.92 0.6,0.6 0.74,0.1 0.7,-0.42 0.4,-0.86 "
        "0,-0.94 -0.4,-0.86 -0.7,-0.42 -0.74,0.1 -0.6,0.6 -0.34,0.92"
    )
    canvas.fill(face, "#efd2b0", detail=0.9)
    with canvas.clip(face, blur=1):
        modelling(canvas)
    features(canvas)
    wiry(canvas, ring(face), width=2.8, broken=0.05)
    for side, edge in (
        (-1, "0.02,-0.98 -0.36,-0.8 -0.68,-0.3 -0.76,0.3"),
        (1, "0.02,-0.98 0.34,-0.82 0.66,-0.36 0.78,0.1"),
    ):
        inner = [(x - side * 5, y + 4) for x, y in (p[:2] for p in at(edge))]
        canvas.strands(
            inner,
            [(x + side * 16, y - 8) for x, y in inner],
            34,
            FLAME,
            width=5,
            alpha=0.85,
            taper=0.7,
            jitter=3,
            detail=0.4,
        )
