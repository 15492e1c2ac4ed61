"""Hands of clay: a palm, four fingers of three bones, a thumb with its own mass; bent by a pose, turned in space.

A hand is 1 long from wrist to the tip of the middle finger. Its own frame: u along the hand, v toward the thumb,
w out of the back of the hand. Joints are a little thicker than bones, so that two of them show on every finger.
"""

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Literal, NamedTuple

import numpy as np

from scripts.atelier.arrays import Floats
from scripts.atelier.clay import Cone, Joint, Spot
from scripts.atelier.colour import Colour, Colours, mixed

HandPose = Literal[
    "open", "relaxed", "resting", "fist", "holding", "pointing", "pinch", "blessing",
    "stem", "tray", "fan", "brush", "rail", "cup", "folded",
]  # fmt: skip
Place = tuple[float, float, float]
At = Callable[[Place, float], Joint]
"""From a place and radius in the hand's own frame to a ball on the canvas."""


class Bend(NamedTuple):
    """Angles in degrees at the knuckle, the middle and the last joint."""

    knuckle: float
    middle: float
    last: float


class Gesture(NamedTuple):
    """How the fingers bend (index to little), how far they part, and where the thumb's three joints are."""

    fingers: tuple[Bend, Bend, Bend, Bend]
    thumb: tuple[Place, Place, Place]
    splay: float = 0.3


STRAIGHT, EASY, CURVED, GRIP, SHUT = (
    Bend(4, 8, 4),
    Bend(12, 20, 10),
    Bend(26, 36, 20),
    Bend(55, 60, 32),
    Bend(78, 92, 55),
)
BESIDE: tuple[Place, Place, Place] = ((0.30, 0.205, -0.06), (0.465, 0.225, -0.10), (0.60, 0.205, -0.14))
OUT: tuple[Place, Place, Place] = ((0.27, 0.245, -0.03), (0.40, 0.345, -0.04), (0.53, 0.415, -0.05))
AGAINST: tuple[Place, Place, Place] = ((0.28, 0.185, -0.14), (0.43, 0.175, -0.25), (0.57, 0.135, -0.33))
ACROSS: tuple[Place, Place, Place] = ((0.30, 0.175, -0.13), (0.455, 0.125, -0.25), (0.485, -0.01, -0.29))

GESTURES: dict[str, Gesture] = {
    "open": Gesture((STRAIGHT, STRAIGHT, Bend(6, 12, 6), Bend(8, 14, 8)), OUT, 1.0),
    "relaxed": Gesture((EASY, Bend(17, 26, 14), Bend(22, 31, 17), CURVED), BESIDE, 0.4),
    "resting": Gesture((Bend(8, 16, 8), Bend(10, 20, 10), Bend(12, 22, 12), Bend(14, 26, 14)), BESIDE, 0.45),
    "fist": Gesture((SHUT, SHUT, SHUT, SHUT), ACROSS, 0.0),
    "holding": Gesture(
        (GRIP, GRIP, Bend(60, 64, 34), Bend(64, 68, 36)),
        ((0.27, 0.19, -0.14), (0.39, 0.17, -0.26), (0.50, 0.11, -0.32)),
        0.1,
    ),
    "pointing": Gesture(
        (STRAIGHT, Bend(62, 86, 40), SHUT, SHUT),
        ((0.30, 0.175, -0.10), (0.45, 0.155, -0.19), (0.55, 0.075, -0.23)),
        0.1,
    ),
    "pinch": Gesture((Bend(44, 50, 22), CURVED, Bend(22, 34, 20), EASY), AGAINST, 0.5),
    "blessing": Gesture((STRAIGHT, Bend(6, 8, 4), Bend(66, 80, 44), Bend(70, 84, 46)), AGAINST, 0.3),
    "stem": Gesture((Bend(40, 48, 22), Bend(46, 54, 24), Bend(40, 46, 22), Bend(24, 34, 18)), AGAINST, 0.5),
    "tray": Gesture((Bend(2, 14, 10), Bend(2, 12, 8), Bend(4, 14, 10), Bend(8, 18, 12)), OUT, 0.6),
    "fan": Gesture(
        (Bend(40, 56, 28), Bend(48, 60, 30), Bend(54, 64, 32), Bend(56, 66, 34)),
        ((0.30, 0.185, -0.09), (0.47, 0.185, -0.14), (0.61, 0.15, -0.18)),
        0.1,
    ),
    "brush": Gesture((Bend(38, 42, 14), Bend(46, 54, 22), Bend(58, 66, 30), Bend(62, 70, 32)), AGAINST, 0.1),
    "rail": Gesture(
        (Bend(24, 58, 22), Bend(28, 60, 22), Bend(30, 62, 24), Bend(32, 64, 24)),
        ((0.28, 0.215, -0.09), (0.42, 0.225, -0.18), (0.53, 0.205, -0.26)),
        0.35,
    ),
    "cup": Gesture((Bend(24, 34, 16), Bend(28, 36, 18), Bend(30, 38, 20), Bend(34, 40, 20)), OUT, 0.5),
    "folded": Gesture((Bend(18, 22, 12), Bend(20, 24, 14), Bend(22, 26, 14), Bend(24, 28, 16)), BESIDE, 0.15),
}

FINGERS = {name: gesture.fingers for name, gesture in GESTURES.items()}
"""Index to little finger of every pose."""

KNUCKLES: tuple[Place, ...] = (
    (0.475, 0.138, 0.020), (0.500, 0.047, 0.034), (0.482, -0.047, 0.026), (0.440, -0.130, 0.004),
)  # fmt: skip
LENGTHS = (0.46, 0.515, 0.475, 0.375)
THICK = (1.0, 1.02, 0.97, 0.86)
SPLAY = (9.0, 2.5, -4.0, -12.0)
BLUSH = "#d2705a"
NAIL = "#f2c4b4"


class Build(NamedTuple):
    """`flesh` thickens, `reach` lengthens fingers, `knots` shows joints: a child, a lady, a workman."""

    flesh: float = 1.0
    reach: float = 1.0
    knots: float = 1.0


GROWN, LADY, CHILD_HAND, WORKMAN = Build(), Build(0.9, 1.05, 0.7), Build(1.3, 0.84, 0.25), Build(1.14, 0.97, 1.3)


class Hand(NamedTuple):
    """The cones of a hand and the tints that belong on them."""

    cones: list[Cone]
    spots: list[Spot]
    size: float


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
    build: Build = GROWN,
    part: int = 0,
) -> list[Cone]:
    """A hand with its wrist at (x, y, z), `size` units from wrist to fingertip, pointing along `angle`.

    `angle` runs clockwise from the right; `thumb` says on which side of that way the thumb is; `palm` shows the
    inside; `roll` turns it about its own length, `pitch` > 0 points it toward the viewer; `wrist` is the stump.
    """
    return shaped_hand(
        x, y, z, size, angle,
        pose=pose, thumb=thumb, palm=palm, roll=roll, pitch=pitch, wrist=wrist, ramp=ramp, build=build, part=part,
    ).cones  # fmt: skip


def shaped_hand(
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
    build: Build = GROWN,
    part: int = 0,
) -> Hand:
    """As `hand_cones`, with its warm knuckles and nails. `part` keeps the creases of several hands apart."""
    frame = _frame(angle, roll, pitch, thumb == "right", palm)
    gesture = GESTURES[pose]
    first = part * 10 + 1
    r = build.flesh

    def at(place: Place, radius: float) -> Joint:
        px, py, pz = np.array([x, y, z]) + size * (frame @ np.array(place))
        return Joint(float(px), float(py), float(pz), radius * size)

    soft, thin = size * 0.055, size * 0.004
    cones = [
        Cone(at((-wrist, side * 0.046, -0.015), 0.096 * r), at((0.02, side * 0.042, -0.01), 0.090 * r), ramp, soft)
        for side in (1, -1)
    ]
    spots: list[Spot] = []
    for number, (knuckle, length, bend) in enumerate(zip(KNUCKLES, LENGTHS, gesture.fingers, strict=True)):
        thick = THICK[number] * r
        u, v, w = knuckle
        cones.append(Cone(at((0.05, v * 0.52, -0.012), 0.078 * r), at((u, v, w - 0.016), 0.058 * thick), ramp, soft))
        if number in {1, 3}:
            cones.append(
                Cone(at((0.12, v * 0.62 - 0.02, -0.045), 0.07 * r), at((u * 0.82, v, -0.05), 0.05 * r), ramp, soft)
            )
        bones = _finger(knuckle, length * build.reach, bend, SPLAY[number] * gesture.splay, thick, build.knots)
        joints = [at(place, radius) for place, radius, _ in bones]
        cones += [Cone(a, b, ramp, thin, first + number) for a, b in pairwise(joints)]
        spots += _tints(bones, at)
    cones += _thumb(gesture.thumb, at, ramp, (soft, thin), first + 4, build)
    tip, nail = gesture.thumb[2], 0.036
    spots.append(Spot(at(tip, nail * 1.5), BLUSH, 0.30))
    spots.append(Spot(at(gesture.thumb[1], 0.05), BLUSH, 0.28))
    return Hand(cones, spots, size)


def _thumb(
    joints: tuple[Place, Place, Place], at: "At", ramp: int, soft: tuple[float, float], part: int, build: Build
) -> list[Cone]:
    """The ball of the thumb is the thickest part of a hand; then two bones."""
    r, k = build.flesh, build.knots
    (mu, mv, mw), ip, tip = joints
    base = (0.09, 0.085, -0.045)
    belly = ((base[0] + mu) / 2, (base[1] + mv) / 2, (base[2] + mw) / 2 - 0.012)
    middle = ((mu + ip[0]) / 2, (mv + ip[1]) / 2, (mw + ip[2]) / 2)
    pad = (ip[0] * 0.45 + tip[0] * 0.55, ip[1] * 0.45 + tip[1] * 0.55, ip[2] * 0.45 + tip[2] * 0.55)
    return [
        Cone(at(base, 0.082 * r), at(belly, 0.088 * r), ramp, soft[0]),
        Cone(at(belly, 0.088 * r), at((mu, mv, mw), 0.064 * r), ramp, soft[0]),
        Cone(at((mu, mv, mw), 0.062 * r), at(middle, (0.056 - 0.003 * k) * r), ramp, soft[0] * 0.5, part),
        Cone(at(middle, (0.056 - 0.003 * k) * r), at(ip, 0.056 * r), ramp, soft[1], part),
        Cone(at(ip, 0.055 * r), at(pad, 0.053 * r), ramp, soft[1], part),
        Cone(at(pad, 0.053 * r), at(tip, 0.040 * r), ramp, soft[1], part),
    ]


Bone = tuple[Place, float, float]
"""A place, a radius, and the turn of the finger there in radians."""


def _finger(knuckle: Place, length: float, bend: Bend, splay: float, thick: float, knots: float) -> list[Bone]:
    """Places and radii along a finger in the hand's own frame; bending goes to the palm side."""
    aside = math.radians(splay)
    along, drop, turn = 0.0, 0.0, 0.0

    def place() -> Place:
        return knuckle[0] + along * math.cos(aside), knuckle[1] + along * math.sin(aside), knuckle[2] - drop

    bones: list[Bone] = [(place(), 0.056 * thick, 0.0)]
    radii = ((0.049, 0.051), (0.044, 0.045), (0.041, 0.034))
    for share, angle, (waist, joint) in zip((0.45, 0.31, 0.24), bend, radii, strict=True):
        turn += math.radians(angle)
        for radius in (waist - 0.003 * knots, joint):
            along += length * share * 0.5 * math.cos(turn)
            drop += length * share * 0.5 * math.sin(turn)
            bones.append((place(), radius * thick, turn))
    return bones


def _tints(bones: list[Bone], at: "At") -> list[Spot]:
    """Warm knuckles on the back of the finger, a blush at the tip, and the nail."""
    spots = []
    for index, strength in ((0, 0.30), (2, 0.42), (4, 0.36)):
        (u, v, w), radius, turn = bones[index]
        spots.append(Spot(at((u, v, w + radius * 0.9 * math.cos(turn)), 0.045), BLUSH, strength))
    (u, v, w), radius, turn = bones[-1]
    spots.append(Spot(at((u, v, w), 0.05), BLUSH, 0.30))
    out = (u + radius * 0.95 * math.sin(turn), v, w + radius * 0.95 * math.cos(turn))
    spots.append(Spot(at(out, 0.026), NAIL, 0.55))
    return spots


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
    norm = float(np.linalg.norm(back))
    if norm < 1e-3:
        back, norm = np.cross(tilted, side), 1.0
    back = back / norm
    side = side - tilted * float(side @ tilted) - back * float(side @ back)
    return np.stack([tilted, side / np.linalg.norm(side), back], 1)


def flesh(skin: Colours) -> list[Colour]:
    """A ramp for hands from any skin: a cooler, darker root under the first colour, the rest as it is."""
    colours = list(skin)
    return [mixed(colours[0], "#2a1a1c", 0.35), *colours]
