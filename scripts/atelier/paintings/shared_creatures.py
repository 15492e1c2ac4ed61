"""Small people, dogs and horses of clay, and specks of people for crowds far away."""

import math
from typing import Literal

from scripts.atelier.bodies import Body, body
from scripts.atelier.canvas import Canvas
from scripts.atelier.clay import Cone, limb
from scripts.atelier.colour import Colour, Colours
from scripts.atelier.curves import ellipse
from scripts.atelier.poses import MAN_BODY, Pose, Stature

COAT, LEGS, SKIN, HAT = range(4)
Headgear = Literal["hair", "cap", "brim", "hood"]


def small_figure(
    x: float,
    y: float,
    height: float,
    pose: Pose,
    *,
    faces: float = 0,
    tail: float = 0.9,
    skirt: float = 0,
    hat: Headgear = "hair",
    stature: Stature = MAN_BODY,
) -> tuple[list[Cone], Body]:
    """A clothed body with the feet at (x, y) for four ramps: coat, legs, skin, hat.

    `faces` -1 left, 1 right, 0 away from us; `tail` is the coat's length below the hips in heads, `skirt` how far a
    gown spreads at the ground.
    """
    form = body(x, y, height, pose, stature)
    size = form.head_size
    cones = [cone._replace(ramp=COAT) for cone in form.trunk[:-1] + form.arms]
    cones += [form.trunk[-1]._replace(ramp=SKIN)]
    cones += [cone._replace(ramp=LEGS) for cone in form.legs]
    for wrist in (form.arms[1].end, form.arms[3].end):
        cones += limb((wrist.x, wrist.y, wrist.z, size * 0.14), ramp=SKIN, blend=size * 0.05)
    cones += _coat_tails(form, tail, size) if not skirt else _gown(form, y, skirt, size)
    return cones + _head(form, faces, hat, size), form


def _coat_tails(form: Body, tail: float, size: float) -> list[Cone]:
    """Cloth from the hips over the thighs; it follows the thighs, so that it never stands off like a bell."""
    cones = []
    share = tail / 1.9
    for thigh in (form.legs[0], form.legs[4]):
        end = [a + (b - a) * share for a, b in zip(thigh.start, thigh.end, strict=True)]
        cones += limb(
            (thigh.start.x, thigh.start.y - size * 0.2, thigh.start.z, size * 0.44),
            (end[0], end[1], end[2], size * 0.42),
            ramp=COAT,
            blend=size * 0.3,
        )
    (hx, hy), one, other = form.hips, form.legs[0].end, form.legs[4].end
    low = hx + ((one.x + other.x) / 2 - hx) * share, hy + ((one.y + other.y) / 2 - hy) * share
    return cones + limb((hx, hy, 0, size * 0.5), (*low, 0, size * 0.45), ramp=COAT, blend=size * 0.5)


def _gown(form: Body, ground: float, spread: float, size: float) -> list[Cone]:
    hx, hy = form.hips
    feet = [form.legs[3].end, form.legs[7].end]
    return [
        cone
        for foot in feet
        for cone in limb(
            (hx, hy, 0, size * 0.5),
            (foot.x, min(foot.y, ground) - size * 0.3 * spread, foot.z, size * 0.45 * spread),
            ramp=COAT,
            blend=size * 0.6,
        )
    ]


def _head(form: Body, faces: float, hat: Headgear, size: float) -> list[Cone]:
    x, y = form.head
    skull = limb((x - faces * size * 0.03, y - size * 0.08, 0, size * 0.40), ramp=SKIN, blend=size * 0.1)
    back = 0.0 if faces else -size * 0.25
    jaw = limb(
        (x + faces * size * 0.10, y + size * 0.12, back, size * 0.28),
        (x + faces * size * 0.22, y + size * 0.30, back, size * 0.15),
        ramp=SKIN,
        blend=size * 0.1,
    )
    nose = limb((x + faces * size * 0.42, y + size * 0.08, 0, size * 0.08), ramp=SKIN, blend=size * 0.12)
    cones = skull + jaw + (nose if faces else [])
    behind = -faces * size * 0.17
    deep = size * 0.16 if not faces else 0.0
    top = (x + behind, y - size * 0.24, deep, size * (0.38 if faces else 0.42))
    low = (x + behind * 1.6, y + size * 0.05, deep, size * (0.34 if hat != "hood" else 0.46))
    cones += limb(top, low, ramp=HAT, blend=size * 0.08)
    if hat == "cap":
        cones += limb((x, y - size * 0.34, 0, size * 0.42), ramp=HAT, blend=size * 0.05)
    elif hat == "brim":
        rim = [(x - size * 0.5, y - size * 0.22, 0, size * 0.09), (x + size * 0.5, y - size * 0.26, 0, size * 0.09)]
        cones += limb(*rim, ramp=HAT, blend=size * 0.05)
        cones += limb((x, y - size * 0.46, 0, size * 0.3), ramp=HAT, blend=size * 0.1)
    return cones


def dog(x: float, y: float, size: float, *, faces: int = 1, stride: float = 0.15, head: float = 0.0) -> list[Cone]:
    """A lean hound with the paws at y; `size` is chest to rump, `head` > 0 lifts the nose, < 0 sniffs the ground."""

    def at(u: float, v: float, deep: float, radius: float) -> tuple[float, float, float, float]:
        return x + faces * u * size, y - v * size, deep * size, radius * size

    rump, loin, chest = at(-0.5, 0.60, 0, 0.13), at(-0.1, 0.64, 0, 0.10), at(0.36, 0.58, 0, 0.165)
    cones = limb(rump, loin, chest, blend=size * 0.12)
    skull = at(0.70, 0.78 + head * 0.5, 0, 0.095)
    cones += limb(at(0.42, 0.66, 0, 0.12), skull, blend=size * 0.08)
    cones += limb(skull, at(0.98, 0.68 + head * 0.6, 0, 0.045), blend=size * 0.04)
    cones += limb(at(0.64, 0.80 + head * 0.5, 0.08, 0.045), at(0.58, 0.62 + head * 0.5, 0.10, 0.04), blend=size * 0.03)
    for u, swing, deep in ((-0.48, -1, 0.1), (-0.42, 0.8, -0.1), (0.36, 1, 0.1), (0.30, -0.8, -0.1)):
        foot = u + swing * stride
        if u < 0:
            joints = [at(u, 0.52, deep, 0.10), at(foot + 0.04, 0.30, deep, 0.05), at(foot - 0.06, 0.16, deep, 0.035)]
        else:
            joints = [at(u, 0.46, deep, 0.075), at(foot, 0.24, deep, 0.04)]
        cones += limb(*joints, at(foot, 0.02, deep, 0.035), blend=size * 0.04)
    tail = [at(-0.60, 0.66, 0, 0.04), at(-0.78, 0.80, 0, 0.03), at(-0.80, 0.98, 0, 0.025), at(-0.68, 1.04, 0, 0.02)]
    return cones + limb(*tail, blend=size * 0.03)


def horse(x: float, y: float, size: float, *, faces: int = 1, ramp: int = 0, reach: float = 0.5) -> list[Cone]:
    """A galloping horse with its belly's middle at (x, y); `size` is chest to rump, `reach` how far the legs fly."""

    def at(u: float, v: float, deep: float, radius: float) -> tuple[float, float, float, float]:
        return x + faces * u * size, y + v * size, deep * size, radius * size

    cones = limb(at(-0.38, -0.02, 0, 0.24), at(0, 0.03, 0, 0.22), at(0.36, -0.04, 0, 0.23), ramp=ramp, blend=size * 0.2)
    cones += limb(at(0.42, -0.12, 0, 0.19), at(0.66, -0.48, 0, 0.12), ramp=ramp, blend=size * 0.12)
    cones += limb(at(0.66, -0.50, 0, 0.115), at(0.94, -0.36, 0, 0.065), ramp=ramp, blend=size * 0.06)
    cones += limb(at(0.62, -0.60, 0.04, 0.03), at(0.60, -0.70, 0.04, 0.012), ramp=ramp, blend=size * 0.02)
    for u, way, deep in ((0.36, 1, 0.12), (0.34, 0.7, -0.12), (-0.42, -1, 0.12), (-0.40, -0.6, -0.12)):
        knee = u + way * reach * 0.55
        foot = knee + way * reach * (0.15 if u > 0 else 0.55)
        joints = [at(u, 0.12, deep, 0.14), at(knee, 0.34, deep, 0.065), at(foot, 0.62, deep, 0.04)]
        cones += limb(*joints, at(foot + 0.05, 0.68, deep, 0.05), ramp=ramp, blend=size * 0.06)
    tail = [at(-0.58, -0.10, 0, 0.05), at(-0.80, -0.08, 0, 0.07), at(-0.98, 0.10, 0, 0.04)]
    return cones + limb(*tail, ramp=ramp, blend=size * 0.05)


def speck(
    canvas: Canvas,
    x: float,
    y: float,
    height: float,
    coat: Colour,
    *,
    legs: Colour = "#241d18",
    head: Colour = "#5a3c2a",
    lean: float = 0,
    stride: float = 0.2,
    skirt: bool = False,
    detail: float = 0.8,
    alpha: float = 1,
) -> None:
    """A person a few units tall, feet at (x, y): two legs or a skirt, a bent back, an arm and a head."""
    tilt = math.radians(lean)

    def at(u: float, v: float) -> tuple[float, float]:
        return x + (u + math.sin(tilt) * v) * height, y - v * math.cos(tilt * 0.5) * height

    if skirt:
        hem = [at(-0.19, 0), at(0.19, 0), at(0.09, 0.55), at(-0.09, 0.55)]
        canvas.polygon(hem, coat, detail=detail, alpha=alpha)
    else:
        for side in (-1, 1):
            way = [at(0, 0.5), at(side * stride * 0.5 + 0.06, 0.26), (x + side * stride * height, y)]
            canvas.line(way, legs, height * 0.13, height * 0.08, detail=detail, alpha=alpha)
    trunk = [at(-0.11, 0.44), at(0.11, 0.44), at(0.14, 0.70), at(0.08, 0.84), at(-0.08, 0.84), at(-0.13, 0.68)]
    canvas.fill(trunk, coat, detail=detail, alpha=alpha)
    canvas.line([at(0.08, 0.78), at(0.26, 0.62)], coat, height * 0.09, detail=detail, alpha=alpha)
    canvas.fill(ellipse(*at(0.03, 0.92), height * 0.075, count=10), head, detail=detail, alpha=alpha)


def tinted(colours: Colours, index: int) -> Colour:
    """One of the colours, round and round."""
    return colours[index % len(colours)]
