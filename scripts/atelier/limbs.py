"""Arms, legs and hands of clay, between joints that are known."""

import math
from collections.abc import Sequence
from typing import Literal

import numpy as np

from scripts.atelier.clay import Cone, limb
from scripts.atelier.hands import CHILD_HAND, GROWN, Hand, HandPose, shaped_hand

Vector = tuple[float, float, float]


def _way(start: Vector, end: Vector, share: float, out: Vector = (0.0, 0.0, 0.0)) -> Vector:
    x, y, z = (a + (b - a) * share + o for a, b, o in zip(start, end, out, strict=True))
    return x, y, z


def _rounded(joints: Sequence[Sequence[float]], pieces: int = 3) -> list[tuple[float, ...]]:
    """The same limb through more balls, places and radii on a smooth curve: no rings where bones meet."""
    knots = np.asarray(joints, np.float64)
    before, after = np.roll(knots, 1, 0), np.roll(knots, -1, 0)
    before[0], after[-1] = knots[0], knots[-1]
    way = (after - before) / 2
    balls: list[tuple[float, ...]] = []
    for i in range(len(knots) - 1):
        for k in range(pieces):
            t = k / pieces
            a, b, c, d = 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t, 3 * t**2 - 2 * t**3, t**3 - t**2
            balls.append(tuple(a * knots[i] + b * way[i] + c * knots[i + 1] + d * way[i + 1]))
    return [*balls, tuple(knots[-1])]


def _aside(start: Vector, end: Vector, side: float) -> Vector:
    """A vector across a bone in the picture, as long as `side`; > 0 to the right of the figure."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    flat = math.hypot(dx, dy) + 1e-9
    nx, ny = dy / flat, -dx / flat
    return nx * side, ny * side, 0.0


def arm_cones(
    shoulder: Vector, elbow: Vector, wrist: Vector, radius: float, *, side: float = 1, ramp: int = 0, part: int = 0
) -> list[Cone]:
    """A bare arm: deltoid, biceps, the narrow elbow, the swell of the forearm, the thin wrist."""
    r = radius
    out = _aside(shoulder, elbow, side * r * 0.16)
    swell = _aside(elbow, wrist, side * r * 0.10)
    upper = [
        (*shoulder, r * 1.04),
        (*_way(shoulder, elbow, 0.20, out), r * 1.06),
        (*_way(shoulder, elbow, 0.55), r * 0.94),
        (*_way(shoulder, elbow, 0.86), r * 0.76),
        (*elbow, r * 0.75),
    ]
    fore = [
        (*elbow, r * 0.74),
        (*_way(elbow, wrist, 0.24, swell), r * 0.82),
        (*_way(elbow, wrist, 0.62), r * 0.62),
        (*wrist, r * 0.47),
    ]
    number = part * 10 + 8 if part else 0
    cones = limb(*_rounded(upper), ramp=ramp, blend=r * 0.004, part=number)
    cones += limb(*_rounded(fore), ramp=ramp, blend=r * 0.004, part=number)
    return [cones[0]._replace(blend=r * 0.5), *cones[1:]]


def leg_cones(
    hip: Vector,
    knee: Vector,
    ankle: Vector,
    toe: Vector,
    radius: float,
    *,
    ramp: int = 0,
    plump: float = 0.0,
    toes: bool = False,
) -> list[Cone]:
    """A bare leg: thigh, knee, the calf behind, the ankle, heel and toes on the ground."""
    r, fat = radius, 1 + 0.16 * plump
    back = ((ankle[0] - toe[0]) * 0.16, (ankle[1] - toe[1]) * 0.16, (ankle[2] - toe[2]) * 0.16)
    soft = r * 0.22
    thigh = [
        (*hip, r),
        (*_way(hip, knee, 0.35), r * 0.92 * fat),
        (*_way(hip, knee, 0.78), r * 0.64 * fat),
        (*knee, r * (0.55 + 0.06 * plump)),
    ]
    calf = [
        (*knee, r * (0.54 + 0.06 * plump)),
        (*_way(knee, ankle, 0.28, back), r * 0.57 * fat),
        (*_way(knee, ankle, 0.62), r * 0.42 * fat),
        (*ankle, r * (0.27 + 0.06 * plump)),
    ]
    heel = (ankle[0] + back[0] * 1.3, toe[1] - r * 0.02, ankle[2] + back[2] * 1.3)
    ball = _way(heel, toe, 0.74)
    foot = limb((*ankle, r * (0.28 + 0.05 * plump)), (*ball, r * 0.23), ramp=ramp, blend=soft)
    foot += limb((*heel, r * 0.24), (*ball, r * 0.22), (*toe, r * 0.17), ramp=ramp, blend=soft)
    whole = limb(*_rounded(thigh), ramp=ramp, blend=r * 0.004) + limb(*_rounded(calf), ramp=ramp, blend=r * 0.004)
    if toes:
        foot += _toes(heel, toe, r, ramp)
    return [whole[0]._replace(blend=r * 0.3), *whole[1:], *foot]


def _toes(heel: Vector, toe: Vector, r: float, ramp: int) -> list[Cone]:
    """Five toes in a row, the big one on the inner side."""
    ahead = [t - h for h, t in zip(heel, toe, strict=True)]
    flat = math.hypot(ahead[0], ahead[2]) + 1e-9
    across = (-ahead[2] / flat, ahead[0] / flat)
    inner = 1 if toe[0] >= heel[0] else -1
    cones: list[Cone] = []
    for k in range(5):
        off = (k - 2) * r * 0.105 * inner
        back = abs(k - 0.6) * r * 0.05
        x, z = toe[0] + across[0] * off, toe[2] + across[1] * off
        tip = (x + ahead[0] / flat * (r * 0.2 - back), toe[1] + r * 0.05, z + ahead[2] / flat * (r * 0.2 - back))
        size = r * (0.105 if k == 0 else 0.075)
        cones += limb((x, toe[1] + r * 0.02, z, size * 1.1), (*tip, size), ramp=ramp, blend=r * 0.02, part=91 + k)
    return cones


def _hand_of(
    elbow: Vector, wrist: Vector, head: float, grip: HandPose, right: bool, ramp: int, part: int, plump: float
) -> Hand:
    flat = math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1])
    angle = math.degrees(math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]))
    pitch = math.degrees(math.atan2(wrist[2] - elbow[2], flat))
    down = wrist[1] > elbow[1]
    thumb: Literal["left", "right"] = "right" if right == down else "left"
    build = CHILD_HAND if plump else GROWN
    return shaped_hand(
        *wrist, head * (0.78 - 0.22 * plump), angle,
        pose=grip, thumb=thumb, pitch=max(-60.0, min(60.0, pitch)), wrist=0.1, ramp=ramp, build=build, part=part,
    )  # fmt: skip
