"""Guests of a party by the river: a head, shoulders and the right hat."""

from typing import Literal

from scripts.atelier.canvas import Canvas
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import darker, lighter
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.face import Face
from scripts.atelier.paintings.shared_profiles import Profile, profile, swept_hair

LIGHT = (-0.5, -0.55, 0.67)
SKIN = ("#6c3c28", "#b07a58", "#e2b08c", "#f4d0b0", "#fde8d2")
WHITE = ("#7c84a0", "#b0b6ca", "#dcdde2", "#f4f1e8", "#fefcf4")
NAVY = ("#0e1530", "#1e2a50", "#324270", "#566a98")
STRAW = ("#6a4818", "#a87c30", "#d9b25a", "#f2da96")
BLACK = ("#0c0b0f", "#1c1a22", "#322e3a", "#54505e")
BROWN_HAIR = ("#1c0f08", "#3e2414", "#664022", "#906438")
RED_HAIR = ("#3c1a0a", "#74381a", "#a8602e", "#d4945a")
BROWN_COAT = ("#24160c", "#4a3220", "#785638", "#a68258")
BLUE_DRESS = ("#16264e", "#2c4880", "#4c70ac", "#88a6d0")

Hat = Literal["boater", "bowler", "top", "flowers", "none"]


def hat(canvas: Canvas, x: float, y: float, size: float, kind: Hat) -> None:
    if kind == "none":
        return
    ramp = {"boater": STRAW, "flowers": STRAW, "bowler": BROWN_COAT, "top": BLACK}[kind]
    tall = {"boater": 0.34, "flowers": 0.34, "bowler": 0.46, "top": 0.8}[kind]
    wide = 0.56 if kind in ("bowler", "top") else 0.72
    base = y - size * 0.27
    crown: list[Point] = [
        (x - size * 0.42, base),
        (x - size * 0.38, base - size * tall),
        (x + size * 0.38, base - size * tall),
        (x + size * 0.42, base),
    ]
    canvas.form(crown, ramp, bump=0.5, flatten=0.6, light=LIGHT, detail=0.6)
    canvas.form(ellipse(x, base, size * wide, size * 0.12), ramp, bump=0.4, light=LIGHT, detail=0.6)
    canvas.line(
        [(x - size * 0.42, base - size * 0.07), (x, base - size * 0.02), (x + size * 0.42, base - size * 0.07)],
        "#1e2a50" if kind == "boater" else "#14121a",
        size * 0.12,
        detail=0.7,
    )
    if kind == "flowers":
        for i in range(8):
            spot = (x - size * 0.4 + size * 0.115 * i, base - size * (0.16 + 0.08 * (i % 2)))
            tone = ("#c23a2e", "#e8705c", "#f2e0d0", "#4c70ac")[i % 4]
            canvas.form(
                ellipse(*spot, size * 0.11, size * 0.09),
                (darker(tone, 0.5), tone, lighter(tone, 0.5)),
                bump=0.7,
                detail=0.7,
            )


def sitting(
    canvas: Canvas, place: tuple[float, float], size: float, coat: tuple[str, ...], *, lean: float = 0.0
) -> None:
    """A trunk with sloping shoulders and two sleeves; (x, y) is between the eyes of its head."""
    x, y = place
    top = y + size * 0.62
    trunk: list[Point] = [
        (x - size * 0.22, top - size * 0.06),
        (x + size * 0.22, top - size * 0.06),
        (x + size * 0.78, top + size * 0.24),
        (x + size * (0.84 + lean), top + size * 1.6),
        (x + size * (lean - 0.84), top + size * 1.6),
        (x - size * 0.78, top + size * 0.24),
    ]
    falls = folds_between(
        [(x - size * 0.4, top + size * 0.3), (x + size * 0.4, top + size * 0.3)],
        [(x - size * 0.5, top + size * 1.5), (x + size * 0.5, top + size * 1.5)],
        7,
        width=size * 0.12,
    )
    canvas.form(trunk, coat, bump=0.4, flatten=0.5, folds=falls, light=LIGHT, detail=0.3)
    for side in (-1, 1):
        sleeve: list[Point] = [
            (x + side * size * 0.66, top + size * 0.2),
            (x + side * size * 0.86, top + size * 0.46),
            (x + side * size * 1.0, top + size * 1.1),
            (x + side * size * 0.62, top + size * 1.4),
            (x + side * size * 0.5, top + size * 1.2),
            (x + side * size * 0.66, top + size * 0.9),
        ]
        canvas.form(sleeve, coat, bump=0.45, flatten=0.5, light=LIGHT, detail=0.3)
    canvas.fill(ellipse(x, top, size * 0.26, size * 0.12), WHITE[3], blur=2, detail=0.5)


def guest(
    canvas: Canvas,
    place: tuple[float, float],
    size: float,
    face: Face,
    coat: tuple[str, ...],
    *,
    hair: tuple[str, ...],
    wears: Hat = "none",
) -> None:
    """Head and shoulders; (x, y) is between the eyes. Who is turned far away shows only hair."""
    x, y = place
    sitting(canvas, place, size, coat)
    fresh = face.but(ears=False, keep=0.4, fill=0.38, shadow=0.12, softness=1.1, brow_ridge=0.5, nose_length=0.85)
    canvas.hair_back(x, y, size, face, hair, width=0.98, length=0.14)
    if abs(face.yaw) > 100:
        neck = ellipse(x, y + size * 0.42, size * 0.2, size * 0.28)
        canvas.form(neck, SKIN, bump=0.6, light=LIGHT, detail=0.4)
        canvas.form(ellipse(x, y, size * 0.37, size * 0.44), hair, bump=0.6, light=LIGHT, direction=88.0, detail=0.5)
    else:
        canvas.head(x, y, size, fresh, light=LIGHT)
        canvas.hair_cap(x, y, size, face, hair, forehead=0.62, down_to=0.16, fullness=0.4, strands=80)
    hat(canvas, x, y, size, wears)


def side_guest(
    canvas: Canvas,
    place: tuple[float, float],
    size: float,
    look: Profile,
    coat: tuple[str, ...],
    *,
    hair: tuple[str, ...],
    left: bool = False,
    wears: Hat = "none",
) -> None:
    """A guest in profile; (x, y) is above the ear, at the height of the eyes."""
    x, y = place
    sitting(canvas, place, size, coat)
    profile(canvas, x, y, size, look, left=left)
    swept_hair(canvas, x, y, size, look, hair, left=left)
    hat(canvas, x, y, size, wears)
