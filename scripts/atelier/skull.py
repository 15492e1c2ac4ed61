"""A head as rows of bones and flesh, joined softly and met by lines of sight. Compiled; what the rows are: anatomy.py.

Half a head is 1: crown near y = 1, eyes at y = 0, chin near y = -1, z toward the viewer.
"""

import math

import numpy as np

from scripts.atelier.arrays import Floats
from scripts.atelier.kernel import compiled, inlined

JOIN, CARVE = 0.0, 1.0
BALL, ROD = 0.0, 1.0
ROW = 16
"""Work, kind, from x y z, to (or radii) x y z, radius there and here, softness, bounding ball x y z r, spare."""

EYE_ROW = 11
"""An eye: x y z, radius, half width, upper and lower lid, tilt, crease, fold, which side."""

SEEN = 10
"""Hit, normal x y z, light that arrives, openness, material, place x y z on the unturned head."""

SKIN, EYE, HAIR, CLOTH = 0, 1, 2, 3
NEAR, FAR = 1.6, -1.5


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


@compiled
def _one(x: float, y: float, z: float, row: Floats) -> float:
    """Distance to one bone."""
    px, py, pz = x - row[2], y - row[3], z - row[4]
    if row[1] == BALL:
        a, b, c = row[5], row[6], row[7]
        near = math.sqrt((px / a) ** 2 + (py / b) ** 2 + (pz / c) ** 2)
        slope = math.sqrt((px / (a * a)) ** 2 + (py / (b * b)) ** 2 + (pz / (c * c)) ** 2) + 1e-9
        return float(near * (near - 1) / slope)
    dx, dy, dz = row[5] - row[2], row[6] - row[3], row[7] - row[4]
    t = (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz + 1e-9)
    t = min(1.0, max(0.0, t))
    away = (px - t * dx) ** 2 + (py - t * dy) ** 2 + (pz - t * dz) ** 2
    return float(math.sqrt(away) - (row[8] + (row[9] - row[8]) * t))


@compiled
def body_at(x: float, y: float, z: float, rows: Floats, start: float) -> float:
    """Distance to all rows, one after the other; rows too far away to matter are passed over."""
    d = start
    for i in range(rows.shape[0]):
        row = rows[i]
        soft = row[10]
        away = math.sqrt((x - row[11]) ** 2 + (y - row[12]) ** 2 + (z - row[13]) ** 2) - row[14]
        if row[0] == JOIN:
            if away <= d + soft:
                d = joined(d, _one(x, y, z, row), soft)
        elif away <= soft - d:
            d = carved(d, _one(x, y, z, row), soft)
    return float(d)


@compiled
def _lids(d: float, x: float, y: float, z: float, eyes: Floats) -> tuple[float, float]:
    """The head with its lids, and the distance to the nearer eyeball."""
    ball = 9.0
    for i in range(2):
        e = eyes[i]
        ex, ey, ez = (x - e[0]) * e[10], y - e[1], z - e[2]
        away = math.sqrt(ex * ex + ey * ey + ez * ez)
        if away > e[3] + 0.25:
            continue
        t = ex / e[4]
        arch = max(-0.6, 1 - abs(t) ** 2.2)
        upper = e[5] * arch * (1 - 0.22 * t) + e[7] * ex
        lower = -e[6] * arch * (1 + 0.25 * t) + e[7] * ex
        lid = carved(away - (e[3] + 0.016), -min(upper - ey, ey - lower), 0.010)
        d = joined(d, lid, 0.03)
        crease = upper + e[8] - 0.02 * t * t
        fold = carved(away - (e[3] + 0.016 + e[9]), ey - crease, 0.02)  # only above the crease
        d = joined(d, fold, 0.05)
        ball = min(ball, away - e[3])
    return d, ball


@compiled
def head_at(
    x: float, y: float, z: float, turn: Floats, flesh: Floats, neck: Floats, hair: Floats, cloth: Floats, eyes: Floats
) -> tuple[float, int]:
    """Distance to the head from a place in front of it, and what is nearest there."""
    hx = turn[0, 0] * x + turn[1, 0] * y + turn[2, 0] * z
    hy = turn[0, 1] * x + turn[1, 1] * y + turn[2, 1] * z
    hz = turn[0, 2] * x + turn[1, 2] * y + turn[2, 2] * z
    d = body_at(hx, hy, hz, flesh, 9.0)
    ball = 9.0
    if hz > 0.2 and d < 0.4:
        d, ball = _lids(d, hx, hy, hz, eyes)
    d = joined(d, body_at(x, y, z, neck, 9.0), 0.13)
    material = SKIN
    if ball < d:
        d, material = ball, EYE
    if hair.shape[0] > 0:
        strands = body_at(hx, hy, hz, hair, 9.0)
        if strands < d:
            d, material = strands, HAIR
    if cloth.shape[0] > 0:
        hat = body_at(hx, hy, hz, cloth, 9.0)
        if hat < d:
            d, material = hat, CLOTH
    return d, material


@compiled
def _lit(
    x: float,
    y: float,
    z: float,
    light: Floats,
    turn: Floats,
    flesh: Floats,
    neck: Floats,
    hair: Floats,
    cloth: Floats,
    eyes: Floats,
) -> float:
    """How much of the light arrives: 0 in deep shadow, 1 in the open. The edge of shadow widens with distance."""
    arrives, t = 1.0, 0.03
    for _ in range(24):
        d = head_at(x + light[0] * t, y + light[1] * t, z + light[2] * t, turn, flesh, neck, hair, cloth, eyes)[0]
        arrives = min(arrives, 0.5 + 0.5 * d / (0.14 * t + 0.006))
        t += max(0.025, d * 0.85)
        if arrives < 0 or t > 1.6:
            break
    arrives = max(arrives, 0.0)
    return arrives * arrives * (3 - 2 * arrives)


@compiled
def look_at(
    rows: int,
    columns: int,
    left: float,
    top: float,
    pixel: float,
    light: Floats,
    shadows: bool,
    turn: Floats,
    flesh: Floats,
    neck: Floats,
    hair: Floats,
    cloth: Floats,
    eyes: Floats,
) -> Floats:
    """What is seen of a head in each pixel; see SEEN."""
    out = np.zeros((rows, columns, SEEN), np.float32)
    e = max(0.004, pixel * 0.4)
    for row in range(rows):
        y = top - row * pixel
        for column in range(columns):
            x, z, material = left + column * pixel, NEAR, SKIN
            for _ in range(80):
                d, material = head_at(x, y, z, turn, flesh, neck, hair, cloth, eyes)
                if d < 0.0015 or z < FAR:
                    break
                z -= d * 0.8
            if z < FAR or d > 0.01:
                continue
            nx = head_at(x + e, y, z, turn, flesh, neck, hair, cloth, eyes)[0]
            nx -= head_at(x - e, y, z, turn, flesh, neck, hair, cloth, eyes)[0]
            ny = head_at(x, y + e, z, turn, flesh, neck, hair, cloth, eyes)[0]
            ny -= head_at(x, y - e, z, turn, flesh, neck, hair, cloth, eyes)[0]
            nz = head_at(x, y, z + e, turn, flesh, neck, hair, cloth, eyes)[0]
            nz -= head_at(x, y, z - e, turn, flesh, neck, hair, cloth, eyes)[0]
            size = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
            nx, ny, nz = nx / size, ny / size, nz / size
            free = 1.0
            for k in range(1, 5):
                t = 0.05 * k
                there = head_at(x + nx * t, y + ny * t, z + nz * t, turn, flesh, neck, hair, cloth, eyes)[0]
                free -= (t - there) * 1.1 / k
            seen = out[row, column]
            seen[0], seen[1], seen[2], seen[3], seen[4] = 1, nx, ny, nz, 1
            if shadows:
                sx, sy, sz = x + nx * 0.01, y + ny * 0.01, z + nz * 0.01
                seen[4] = _lit(sx, sy, sz, light, turn, flesh, neck, hair, cloth, eyes)
            seen[5], seen[6] = max(0.0, min(1.0, free)), material
            for axis in range(3):
                seen[7 + axis] = turn[0, axis] * x + turn[1, axis] * y + turn[2, axis] * z
    return out
