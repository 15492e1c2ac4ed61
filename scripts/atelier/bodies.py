"""Bodies of clay, 7.5 heads tall: a pose says where hands and feet are, elbows and knees follow."""

import math
from typing import Any, Literal, NamedTuple

import msgspec

from scripts.atelier.clay import Cone, limb
from scripts.atelier.hands import HandPose, hand_cones

HEADS = 7.5


class Stature(msgspec.Struct, frozen=True, kw_only=True):
    """Widths and radii in heads."""

    shoulder: float
    chest: float
    waist: float
    hip: float
    thigh: float
    arm: float
    bust: float = 0.0
    heads: float = HEADS


WOMAN_BODY = Stature(shoulder=0.60, chest=0.34, waist=0.27, hip=0.46, thigh=0.43, arm=0.19, bust=0.21)
MAN_BODY = Stature(shoulder=0.76, chest=0.42, waist=0.34, hip=0.40, thigh=0.41, arm=0.23)
CHILD_BODY = Stature(shoulder=0.50, chest=0.36, waist=0.36, hip=0.40, thigh=0.36, arm=0.19, heads=5.5)

Place = tuple[float, ...]
"""(across, up[, toward the viewer]) in heads from the feet."""


class Pose(msgspec.Struct, frozen=True, kw_only=True):
    """Places in heads, measured from the middle between the feet: x to the right, y up. Sides are the viewer's."""

    left_hand: Place = (-0.95, 3.6)
    right_hand: Place = (0.95, 3.6)
    left_foot: Place = (-0.35, 0.0)
    right_foot: Place = (0.35, 0.0)
    hips: tuple[float, float] = (0.0, 3.9)
    shoulders: tuple[float, float] = (0.0, 6.0)
    head: tuple[float, float] = (0.0, 7.0)
    hip_tilt: float = 0.0
    """Degrees; > 0 the right side higher. With the shoulders the other way it is contrapposto."""

    shoulder_tilt: float = 0.0
    turn: float = 0.0
    """Yaw of the trunk in degrees."""

    left_elbow: Literal[-1, 1] = -1
    """-1 bends the elbow to the left of the picture, 1 to the right."""

    right_elbow: Literal[-1, 1] = 1
    left_knee: Literal[-1, 1] = -1
    right_knee: Literal[-1, 1] = 1
    left_grip: HandPose = "relaxed"
    right_grip: HandPose = "relaxed"

    def but(self, **changes: Any) -> "Pose":
        return msgspec.structs.replace(self, **changes)


STANDING = Pose()
SEATED = Pose(
    hips=(0.0, 2.1),
    shoulders=(0.0, 4.3),
    head=(0.0, 5.2),
    left_foot=(-0.5, 0.0, 1.2),
    right_foot=(0.5, 0.0, 1.2),
    left_hand=(-0.5, 2.5, 0.9),
    right_hand=(0.5, 2.5, 0.9),
)

CHILD_STANDING = Pose(
    hips=(0.0, 2.6),
    shoulders=(0.0, 4.15),
    head=(0.0, 5.0),
    left_hand=(-0.7, 2.5),
    right_hand=(0.7, 2.5),
    left_foot=(-0.28, 0.0),
    right_foot=(0.28, 0.0),
)


class Body(NamedTuple):
    """The cones of a body and where its head belongs (middle of the eyes, crown to chin)."""

    trunk: list[Cone]
    legs: list[Cone]
    arms: list[Cone]
    hands: list[Cone]
    head: tuple[float, float]
    head_size: float
    shoulders: tuple[float, float]
    hips: tuple[float, float]

    @property
    def cones(self) -> list[Cone]:
        return self.trunk + self.legs + self.arms + self.hands


Vector = tuple[float, float, float]


def _joint_between(
    start: Vector, end: Vector, lengths: tuple[float, float], side: float, upward: float
) -> tuple[Vector, Vector]:
    """Elbow or knee, and the end pulled back if it is out of reach. The bend lies in the picture's plane."""
    upper, lower = lengths
    dx, dy, dz = (e - s for s, e in zip(start, end, strict=True))
    far = math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9
    reach = min(far, (upper + lower) * 0.995)
    end = (start[0] + dx / far * reach, start[1] + dy / far * reach, start[2] + dz / far * reach)
    along = (upper * upper - lower * lower + reach * reach) / (2 * reach)
    out = math.sqrt(max(0.0, upper * upper - along * along))
    flat = math.hypot(dx, dy) + 1e-9
    nx, ny = -dy / flat, dx / flat
    if nx * side + ny * upward < 0:
        nx, ny = -nx, -ny
    t = along / far
    return (start[0] + dx * t + nx * out, start[1] + dy * t + ny * out, start[2] + dz * t), end


class _Frame(NamedTuple):
    """From heads above the feet to canvas units."""

    x: float
    y: float
    head: float

    def at(self, place: Place, radius: float) -> tuple[float, float, float, float]:
        deep = place[2] if len(place) > 2 else 0.0
        return self.x + place[0] * self.head, self.y - place[1] * self.head, deep * self.head, radius * self.head


def body(
    x: float, y: float, height: float, pose: Pose = STANDING, stature: Stature = WOMAN_BODY, *, ramp: int = 0
) -> Body:
    """A body standing at (x, y), `height` units tall when upright. Cloth or skin is a matter of the ramps."""
    frame = _Frame(x, y, height / stature.heads)
    scale = stature.heads / HEADS
    shoulders, hips = (
        _span(pose.shoulders, stature.shoulder, pose.shoulder_tilt, pose.turn),
        _span(pose.hips, stature.hip * 0.62, pose.hip_tilt, pose.turn),
    )
    arms, hands = [], []
    ends = ((pose.left_hand, pose.left_elbow, pose.left_grip), (pose.right_hand, pose.right_elbow, pose.right_grip))
    for side, (shoulder, (goal, bend, grip)) in enumerate(zip(shoulders, ends, strict=True)):
        arm, hand = _arm(frame, shoulder, _deep(goal), bend, grip, side == 1, stature, ramp)
        arms += arm
        hands += hand
    legs = []
    for hip, goal, knee in ((hips[0], pose.left_foot, pose.left_knee), (hips[1], pose.right_foot, pose.right_knee)):
        legs += _leg(frame, hip, _deep(goal), knee, stature, ramp, scale)
    trunk = _trunk(frame, shoulders, hips, pose, stature, ramp)
    eyes = frame.at(pose.head, 0)
    return Body(
        trunk,
        legs,
        arms,
        hands,
        eyes[:2],
        frame.head,
        frame.at(pose.shoulders, 0)[:2],
        frame.at(pose.hips, 0)[:2],
    )


def _deep(place: Place) -> Vector:
    return place[0], place[1], place[2] if len(place) > 2 else 0.25


def _span(middle: tuple[float, float], half: float, tilt: float, turn: float) -> tuple[Vector, Vector]:
    """Left and right end of a girdle."""
    across = half * math.cos(math.radians(turn))
    deep = half * math.sin(math.radians(turn))
    rise = half * math.sin(math.radians(tilt))
    return (middle[0] - across, middle[1] - rise, deep), (middle[0] + across, middle[1] + rise, -deep)


def _arm(
    frame: _Frame, shoulder: Vector, goal: Vector, bend: float, grip: HandPose, right: bool, stature: Stature, ramp: int
) -> tuple[list[Cone], list[Cone]]:
    r, scale = stature.arm, stature.heads / HEADS
    elbow, wrist = _joint_between(shoulder, goal, (1.36 * scale, 1.12 * scale), bend, -0.5)
    arm = limb(frame.at(shoulder, r * 1.08), frame.at(elbow, r * 0.80), ramp=ramp, blend=frame.head * 0.16)
    arm += limb(frame.at(elbow, r * 0.80), frame.at(wrist, r * 0.56), ramp=ramp, blend=frame.head * 0.10)
    wx, wy, wz, _ = frame.at(wrist, 0)
    ex, ey, ez, _ = frame.at(elbow, 0)
    flat = math.hypot(wx - ex, wy - ey)
    angle = math.degrees(math.atan2(wy - ey, wx - ex))
    pitch = math.degrees(math.atan2(wz - ez, flat))
    down = wy > ey
    thumb: Literal["left", "right"] = "right" if right == down else "left"
    hand = hand_cones(wx, wy, wz, frame.head * 0.78, angle, pose=grip, thumb=thumb, pitch=pitch, wrist=0.1, ramp=ramp)
    return arm, hand


def _leg(
    frame: _Frame, hip: Vector, foot: Vector, bend: float, stature: Stature, ramp: int, scale: float
) -> list[Cone]:
    r = stature.thigh
    ankle = (foot[0], foot[1] + 0.28, foot[2] - 0.25)
    knee, ankle = _joint_between(hip, ankle, (1.86 * scale, 1.78 * scale), bend, 0.5)
    toes = (ankle[0] + 0.10 * bend, ankle[1] - 0.20, ankle[2] + 0.45)
    calf = tuple(k * 0.68 + a * 0.32 for k, a in zip(knee, ankle, strict=True))
    soft = frame.head * 0.06
    cones = limb(frame.at(hip, r), frame.at(knee, r * 0.58), ramp=ramp, blend=soft)
    cones += limb(frame.at(knee, r * 0.56), frame.at(calf, r * 0.56), frame.at(ankle, r * 0.28), ramp=ramp, blend=soft)
    return cones + limb(frame.at(ankle, r * 0.30), frame.at(toes, r * 0.24), ramp=ramp, blend=soft)


def _trunk(
    frame: _Frame,
    shoulders: tuple[Vector, Vector],
    hips: tuple[Vector, Vector],
    pose: Pose,
    stature: Stature,
    ramp: int,
) -> list[Cone]:
    """Shoulders, ribs, waist, hips, bust and neck."""
    soft = frame.head * 0.24

    def along(t: float, side: int, spread: float) -> Vector:
        top, bottom = shoulders[side], hips[side]
        mx, my = (pose.shoulders[i] * (1 - t) + pose.hips[i] * t for i in (0, 1))
        ex, ey = (top[i] * (1 - t) + bottom[i] * t for i in (0, 1))
        return mx + (ex - mx) * spread, my + (ey - my) * spread, (top[2] * (1 - t) + bottom[2] * t) * spread

    collar = (pose.shoulders[0], pose.shoulders[1] + 0.16, 0.0)
    cones = []
    for shoulder in shoulders:
        cones += limb(frame.at(collar, stature.arm * 0.9), frame.at(shoulder, stature.arm), ramp=ramp, blend=soft)
    for side in (0, 1):
        chest, waist, hip = along(0.24, side, 0.46), along(0.62, side, 0.34), along(0.96, side, 0.62)
        cones += limb(frame.at(chest, stature.chest), frame.at(waist, stature.waist), ramp=ramp, blend=soft)
        cones += limb(frame.at(waist, stature.waist), frame.at(hip, stature.hip), ramp=ramp, blend=soft)
        if stature.bust:
            bx, by, bz = along(0.34, side, 0.52)
            cones += limb(
                frame.at((bx, by, bz + stature.chest * 0.8), stature.bust), ramp=ramp, blend=frame.head * 0.14
            )
    hx, hy = pose.head
    nape = ((pose.shoulders[0] * 2 + hx) / 3, pose.shoulders[1] + 0.05, 0.0)
    jaw = (hx, hy - 0.35, 0.0)
    return cones + limb(frame.at(nape, 0.23), frame.at(jaw, 0.20), ramp=ramp, blend=frame.head * 0.2)
