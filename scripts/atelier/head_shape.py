"""The head as a signed distance: crown at y = 1, chin at y = -1, eyes at y = 0, z toward the viewer. Compiled."""

import math
from typing import Any, NamedTuple

import numpy as np

from scripts.atelier.arrays import Floats
from scripts.atelier.kernel import compiled, inlined

CHANNELS = 10
"""Hit, normal x y z, light that arrives, openness, material, place x y z on the turned head."""

SKIN, EYE, HAIR = 0, 1, 2
EYE_SIDE, EYE_HIGH, EYE_DEEP, EYE_RADIUS = 0.275, 0.015, 0.535, 0.150
MOUTH_HIGH = -0.565


class Build(NamedTuple):
    """The numbers of a face that shape it."""

    width: float
    jaw: float
    chin: float
    cheek: float
    brow_ridge: float
    nose_length: float
    nose_width: float
    mouth_width: float
    lips: float
    eye_size: float
    eye_open: float
    smile: float
    mouth_open: float
    ears: float
    neck_radius: float
    neck_lean: float
    neck_back: float
    hair_cap: float
    hairline: float


@inlined
def joined(a: float, b: float, soft: float) -> float:
    """The union of two bodies, blended over `soft`."""
    h = max(soft - abs(a - b), 0.0) / soft
    return min(a, b) - h * h * soft * 0.25


@inlined
def carved(a: float, b: float, soft: float) -> float:
    """The first body without the second."""
    h = max(soft - abs(a + b), 0.0) / soft
    return max(a, -b) + h * h * soft * 0.25


@inlined
def ball(x: float, y: float, z: float, a: float, b: float, c: float) -> float:
    """Distance to an ellipsoid with these radii."""
    near = math.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2)
    slope = math.sqrt((x / (a * a)) ** 2 + (y / (b * b)) ** 2 + (z / (c * c)) ** 2) + 1e-9
    return near * (near - 1) / slope


@compiled
def stick(x: float, y: float, z: float, a: Any, b: Any, ra: float, rb: float) -> float:
    """Distance to a rod from a to b whose radius changes."""
    dx, dy, dz = b[0] - a[0], b[1] - a[1], b[2] - a[2]
    t = ((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / (dx * dx + dy * dy + dz * dz)
    t = min(1.0, max(0.0, t))
    away = (x - a[0] - t * dx) ** 2 + (y - a[1] - t * dy) ** 2 + (z - a[2] - t * dz) ** 2
    return float(math.sqrt(away) - (ra + (rb - ra) * t))


@compiled
def _skull(x: float, y: float, z: float, face: Build) -> float:
    side = abs(x)
    s = side / face.width
    d = ball(x, y - 0.25, z + 0.1, 0.70, 0.75, 0.86)
    d = joined(d, ball(s, y + 0.26, z - 0.10, 0.55, 0.72, 0.60), 0.18)
    d = joined(d, ball(s, y + 0.72, z - 0.30, 0.33 * face.jaw, 0.22, 0.30), 0.22)
    d = joined(d, ball(s, y + 0.88, z - 0.56, 0.13 * face.chin, 0.12 * face.chin, 0.10), 0.16)
    d = joined(d, ball(s - 0.34, y + 0.20, z - 0.44, 0.17 * face.cheek, 0.15 * face.cheek, 0.17), 0.24)
    rounded = math.sqrt(x * x + 0.012)  # a plain |x| would leave an angry crease between the brows
    ridge = 0.035 * face.brow_ridge
    d = joined(d, stick(rounded, y, z, (0.12, 0.20, 0.70), (0.38, 0.19, 0.545), ridge, ridge), 0.20)
    return carved(d, ball(side - EYE_SIDE, y - 0.01, z - 0.84, 0.20, 0.145, 0.24), 0.14)


@compiled
def _nose(d: float, x: float, y: float, z: float, face: Build) -> float:
    length, s = face.nose_length, abs(x) / face.nose_width
    tip = (0.0, -0.27 * length - 0.02, 0.70 + 0.175 * length)
    d = joined(d, stick(s, y, z, (0.0, 0.12, 0.70), tip, 0.05, 0.072), 0.11)
    d = joined(d, ball(s - 0.078, y + 0.30 * length + 0.02, z - 0.765, 0.052, 0.045, 0.075), 0.075)
    return carved(d, ball(s - 0.052, y + 0.372 * length, z - 0.85, 0.028, 0.020, 0.05), 0.03)


@compiled
def _mouth(d: float, x: float, y: float, z: float, face: Build) -> float:
    side = abs(x)
    s = side / face.mouth_width
    v = y - MOUTH_HIGH - face.smile * 0.10 * min(1.0, (s / 0.19) ** 2)
    deep = 0.735 - 1.25 * side * side
    agape = face.mouth_open
    d = joined(d, ball(side / face.width, y + 0.56, z - 0.54, 0.25, 0.19, 0.22), 0.12)
    upper = ball(s - 0.055, v - 0.030 - agape * 0.05, z - deep, 0.130, 0.036 * face.lips, 0.052)
    lower = ball(s, v + 0.042 + agape * 0.15, z - deep + 0.005, 0.135, 0.045 * face.lips, 0.058)
    d = joined(d, min(upper, lower), 0.05)
    slit = ball(s, v + agape * 0.05, z - deep - 0.04, 0.145, 0.010 + agape * 0.10, 0.06 + agape * 0.1)
    d = carved(d, slit, 0.02)
    groove = ball(x, y + 0.455, z - 0.80, 0.020, 0.055, 0.03)  # between nose and lip
    return carved(d, groove, 0.05)


@compiled
def _lids(d: float, x: float, y: float, z: float, face: Build) -> tuple[float, float]:
    """The head with its lids, and the distance to the eyeball."""
    ex, ey = abs(x) - EYE_SIDE, y - EYE_HIGH
    radius = EYE_RADIUS * face.eye_size
    eye = math.sqrt(ex * ex + ey * ey + (z - EYE_DEEP) ** 2)
    arch = 1 - (ex / radius) ** 2
    upper = 0.062 * face.eye_open * arch + ex * 0.03
    lower = -0.045 * arch * face.eye_size
    opening = min(upper - ey, ey - lower)
    lid = carved(eye - (radius + 0.014), -opening, 0.012)
    return joined(d, lid, 0.035), eye - radius


@compiled
def _cap(x: float, y: float, z: float, face: Build) -> float:
    t = 0.075 * face.hair_cap
    hair = ball(x, y - 0.25, z + 0.12, 0.70 + t, 0.75 + t, 0.88 + t)
    window = ball(x, y + 0.28 - face.hairline, z - 1.0, 0.60, 0.86, 0.80)
    hair = carved(hair, window, 0.06)
    return carved(hair, y + 0.55, 0.2)


@compiled
def head_at(x: float, y: float, z: float, face: Build, turn: Floats) -> tuple[float, int]:
    """Distance to the head from a place in front of it, and what is nearest there."""
    hx = turn[0, 0] * x + turn[1, 0] * y + turn[2, 0] * z
    hy = turn[0, 1] * x + turn[1, 1] * y + turn[2, 1] * z
    hz = turn[0, 2] * x + turn[1, 2] * y + turn[2, 2] * z
    d, eye = _skull(hx, hy, hz, face), 9.0
    if d > 0.6:
        d -= 0.35  # far away, no feature reaches farther out than this
    else:
        if hz > 0.1:
            d = _mouth(_nose(d, hx, hy, hz, face), hx, hy, hz, face)
            d, eye = _lids(d, hx, hy, hz, face)
        if face.ears > 0:
            d = joined(d, ball(abs(hx) - 0.70, hy + 0.08, hz + 0.06, 0.055, 0.19, 0.12), 0.05)
    foot = (face.neck_lean, -1.75, face.neck_back)
    neck = stick(x, y, z, (face.neck_lean * 0.15, -0.45, -0.22), foot, face.neck_radius, face.neck_radius * 1.12)
    d = joined(d, neck, 0.16)
    material = SKIN
    if eye < d:
        d, material = eye, EYE
    if face.hair_cap > 0:
        hair = _cap(hx, hy, hz, face)
        if hair < d:
            d, material = hair, HAIR
    return d, material


@compiled
def _march(x: float, y: float, face: Build, turn: Floats) -> tuple[float, int]:
    """How deep the line of sight meets the head (below -1: it misses), and what it meets."""
    z = 1.35
    for _ in range(70):
        d, material = head_at(x, y, z, face, turn)
        if d < 0.0015:
            return z, material
        z -= d * 0.75
        if z < -1.1:
            break
    return -9.0, SKIN


@compiled
def _lit(x: float, y: float, z: float, face: Build, turn: Floats, light: Floats) -> float:
    """How much of the light arrives: 0 in deep shadow, 1 in the open."""
    arrives, t = 1.0, 0.03
    for _ in range(26):
        d = head_at(x + light[0] * t, y + light[1] * t, z + light[2] * t, face, turn)[0]
        arrives = min(arrives, 0.5 + 0.5 * d / (0.09 * t + 0.004))
        t += max(0.02, d * 0.8)
        if arrives < 0 or t > 1.6:
            break
    arrives = max(arrives, 0.0)
    return arrives * arrives * (3 - 2 * arrives)


@compiled
def _shade(out: Floats, x: float, y: float, z: float, face: Build, turn: Floats, light: Floats) -> None:
    e = 0.004
    nx = head_at(x + e, y, z, face, turn)[0] - head_at(x - e, y, z, face, turn)[0]
    ny = head_at(x, y + e, z, face, turn)[0] - head_at(x, y - e, z, face, turn)[0]
    nz = head_at(x, y, z + e, face, turn)[0] - head_at(x, y, z - e, face, turn)[0]
    size = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
    nx, ny, nz = nx / size, ny / size, nz / size
    open_ = 1.0
    for k in range(1, 5):
        t = 0.05 * k
        open_ -= (t - head_at(x + nx * t, y + ny * t, z + nz * t, face, turn)[0]) * 1.1 / k
    out[1], out[2], out[3] = nx, ny, nz
    out[4] = _lit(x + nx * 0.01, y + ny * 0.01, z + nz * 0.01, face, turn, light)
    out[5] = max(0.0, min(1.0, open_))


@compiled
def look_at_head(
    rows: int, columns: int, corner: Any, pixel: float, face: Build, turn: Floats, light: Floats
) -> Floats:
    """What is seen of a head in each pixel; see CHANNELS."""
    out = np.zeros((rows, columns, 10), np.float32)
    for row in range(rows):
        for column in range(columns):
            x, y = corner[0] + column * pixel, corner[1] - row * pixel
            z, material = _march(x, y, face, turn)
            if z < -1.1:
                continue
            _shade(out[row, column], x, y, z, face, turn, light)
            out[row, column, 0] = 1
            out[row, column, 6] = material
            for axis in range(3):
                out[row, column, 7 + axis] = turn[0, axis] * x + turn[1, axis] * y + turn[2, axis] * z
    return out
