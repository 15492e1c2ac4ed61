"""Hands of clay: four fingers of three bones each and a thumb, bent by a pose and turned in space."""

import math
from itertools import pairwise
from typing import Literal, NamedTuple

import numpy as np

from scripts.atelier.arrays import Floats
from scripts.atelier.clay import Cone, Joint

HandPose = Literal["open", "relaxed", "resting", "fist", "holding", "pointing", "pinch", "blessing"]


class Bend(NamedTuple):
    """Angles in degrees at the knuckle, the middle and the last joint."""

    knuckle: float
    middle: float
    last: float


STRAIGHT, EASY, CURVED, GRIP, SHUT = (
    Bend(4, 8, 4),
    Bend(16, 24, 12),
    Bend(30, 42, 24),
    Bend(55, 60, 32),
    Bend(78, 92, 55),
)

FINGERS: dict[str, tuple[Bend, Bend, Bend, Bend]] = {
    "open": (STRAIGHT, STRAIGHT, Bend(6, 12, 6), Bend(8, 14, 8)),
    "relaxed": (EASY, Bend(22, 30, 16), Bend(26, 36, 20), CURVED),
    "resting": (Bend(10, 16, 10), Bend(12, 20, 12), Bend(14, 22, 14), Bend(16, 26, 16)),
    "fist": (SHUT, SHUT, SHUT, SHUT),
    "holding": (GRIP, GRIP, Bend(60, 64, 34), Bend(64, 68, 36)),
    "pointing": (STRAIGHT, Bend(62, 80, 40), SHUT, SHUT),
    "pinch": (Bend(48, 52, 26), CURVED, Bend(24, 34, 20), EASY),
    "blessing": (STRAIGHT, STRAIGHT, Bend(66, 80, 44), Bend(70, 84, 46)),
}
"""Index to little finger."""

SPREAD = {"open": 0.75, "relaxed": 0.25, "pinch": 0.45, "pointing": 0.1}
THUMB_OUT = {
    "open": 1.25,
    "fist": 0.35,
    "holding": 0.55,
    "pinch": 0.5,
    "pointing": 0.5,
    "resting": 0.7,
    "blessing": 0.6,
}
ROOTS = (0.135, 0.045, -0.045, -0.13)
LENGTHS = (0.47, 0.53, 0.49, 0.39)


def hand_cones(
    x: float,
    y: float,
    z: float,
    size: float,
    angle: float,
    *,
    pose: HandPose = "relaxed",
    thumb: Literal["left", "right"] = "left",
    palm: bool = False,
    roll: float = 0,
    pitch: float = 0,
    wrist: float = 0.2,
    ramp: int = 0,
) -> list[Cone]:
    """A hand with its wrist at (x, y, z), `size` units from wrist to fingertip, pointing along `angle`.

    `angle` runs clockwise from the right; `thumb` says on which side of that way the thumb is; `palm` shows the
    inside; `roll` turns it about its own length, `pitch` > 0 points it toward the viewer; `wrist` is the stump.
    """
    frame = _frame(angle, roll, pitch, thumb == "right", palm)

    def at(place: tuple[float, float, float], radius: float) -> Joint:
        px, py, pz = np.array([x, y, z]) + size * (frame @ np.array(place))
        return Joint(float(px), float(py), float(pz), radius * size)

    cones = [Cone(at((-wrist, 0, -0.01), 0.105), at((0.06, 0, 0), 0.108), ramp, size * 0.06)]
    for root, length, bend in zip(ROOTS, LENGTHS, FINGERS[pose], strict=True):
        knuckle = at((0.50 - abs(root) * 0.25, root, 0.03), 0.060)
        cones.append(Cone(at((0.05, root * 0.5, 0.0), 0.078), knuckle, ramp, size * 0.05))
        bones = _finger(root, length, bend, SPREAD.get(pose, 0.05))
        joints = [at(place, radius) for place, radius in bones]
        cones += [Cone(a, b, ramp, size * 0.022) for a, b in pairwise(joints)]
    out = THUMB_OUT.get(pose, 0.9)
    across = 0.10 if pose in {"fist", "holding", "pinch"} else 0.0
    base, middle, tip = (
        (0.12, 0.12, -0.02),
        (0.34, 0.13 + 0.12 * out, -0.06 - across),
        (0.54, 0.12 + 0.15 * out, -0.07 - 2 * across),
    )
    cones.append(Cone(at(base, 0.080), at(middle, 0.060), ramp, size * 0.06))
    cones.append(Cone(at(middle, 0.056), at(tip, 0.042), ramp, size * 0.03))
    return cones


def _frame(angle: float, roll: float, pitch: float, thumb_right: bool, palm: bool) -> Floats:
    """Columns: along the hand, toward the thumb, out of the back of the hand."""
    a, r, p = math.radians(angle), math.radians(roll), math.radians(pitch)
    along = np.array([math.cos(a), math.sin(a), 0.0])
    side = np.array([math.sin(a), -math.cos(a), 0.0]) * (-1 if thumb_right else 1)
    back = np.array([0.0, 0.0, -1.0 if palm else 1.0])
    toward = np.array([0.0, 0.0, 1.0])
    side, back = side * math.cos(r) + back * math.sin(r), back * math.cos(r) - side * math.sin(r)
    tilted = along * math.cos(p) + toward * math.sin(p)
    back = back - tilted * float(back @ tilted)
    back = back / np.linalg.norm(back)
    side = side - tilted * float(side @ tilted) - back * float(side @ back)
    return np.stack([tilted, side / np.linalg.norm(side), back], 1)


def _finger(root: float, length: float, bend: Bend, spread: float) -> list[tuple[tuple[float, float, float], float]]:
    """Places and radii of a finger's joints in the hand's own frame; bending goes to the palm side."""
    u, w, turn = 0.50 - abs(root) * 0.25, 0.02, 0.0
    v = root
    joints = [((u, v, w), 0.056)]
    for share, angle, radius in zip((0.46, 0.30, 0.24), bend, (0.048, 0.042, 0.034), strict=True):
        turn += math.radians(angle)
        u += length * share * math.cos(turn)
        w -= length * share * math.sin(turn)
        v += root * spread * share * 1.4
        joints.append(((u, v, w), radius))
    return joints
