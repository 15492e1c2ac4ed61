"""Bodies of clay, 7.5 heads tall: a pose says where hands and feet are, elbows and knees follow."""

import math
from typing import NamedTuple

from scripts.atelier.clay import Cone, Joint, Spot, limb
from scripts.atelier.limbs import Vector, _hand_of, arm_cones, leg_cones
from scripts.atelier.poses import HEADS, STANDING, WOMAN_BODY, Place, Pose, Stature


class Skeleton(NamedTuple):
    """Joints in canvas units (x, y, z), viewer's left first, for clothes that follow the body."""

    shoulders: tuple[tuple[float, float, float], tuple[float, float, float]]
    elbows: tuple[tuple[float, float, float], tuple[float, float, float]]
    wrists: tuple[tuple[float, float, float], tuple[float, float, float]]
    hips: tuple[tuple[float, float, float], tuple[float, float, float]]
    knees: tuple[tuple[float, float, float], tuple[float, float, float]]
    ankles: tuple[tuple[float, float, float], tuple[float, float, float]]
    toes: tuple[tuple[float, float, float], tuple[float, float, float]]


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
    bones: Skeleton
    spots: list[Spot]

    @property
    def cones(self) -> list[Cone]:
        return self.trunk + self.legs + self.arms + self.hands


def _joint_between(start: Vector, end: Vector, lengths: tuple[float, float], pole: Vector) -> tuple[Vector, Vector]:
    """Elbow or knee, and the end pulled back if it is out of reach. The bend goes toward `pole`."""
    upper, lower = lengths
    dx, dy, dz = (e - s for s, e in zip(start, end, strict=True))
    far = math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-9
    ux, uy, uz = dx / far, dy / far, dz / far
    reach = min(far, (upper + lower) * 0.995)
    end = (start[0] + ux * reach, start[1] + uy * reach, start[2] + uz * reach)
    along = (upper * upper - lower * lower + reach * reach) / (2 * reach)
    out = math.sqrt(max(0.0, upper * upper - along * along))
    dot = pole[0] * ux + pole[1] * uy + pole[2] * uz
    nx, ny, nz = pole[0] - dot * ux, pole[1] - dot * uy, pole[2] - dot * uz
    size = math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
    return (
        start[0] + ux * along + nx / size * out,
        start[1] + uy * along + ny / size * out,
        start[2] + uz * along + nz / size * out,
    ), end


class _Frame(NamedTuple):
    """From heads above the feet to canvas units."""

    x: float
    y: float
    head: float

    def at(self, place: Place, radius: float) -> tuple[float, float, float, float]:
        deep = place[2] if len(place) > 2 else 0.0
        return self.x + place[0] * self.head, self.y - place[1] * self.head, deep * self.head, radius * self.head

    def place(self, joint: Vector) -> Vector:
        return self.x + joint[0] * self.head, self.y - joint[1] * self.head, joint[2] * self.head

    def seen_from_above(self, place: Vector) -> Vector:
        """Knees that come toward us come a little lower in the picture, else a lap has no depth."""
        lower = max(0.0, place[2]) * 0.28 * min(1.0, place[1])
        return self.x + place[0] * self.head, self.y - (place[1] - lower) * self.head, place[2] * self.head


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
    arms: list[Cone] = []
    hands: list[Cone] = []
    legs: list[Cone] = []
    spots: list[Spot] = []
    elbows, wrists, knees, ankles, toes = [], [], [], [], []
    ends = ((pose.left_hand, pose.left_elbow, pose.left_grip), (pose.right_hand, pose.right_elbow, pose.right_grip))
    for side, (shoulder, (goal, bend, grip)) in enumerate(zip(shoulders, ends, strict=True)):
        far = math.dist(shoulder, _deep(goal)) / (2.48 * scale)
        near = max(0.0, min(1.0, (0.72 - far) / 0.3))
        pole = (bend * (1 - 0.35 * near), -0.5 - 0.4 * near, -0.25 + 1.0 * near)
        elbow, wrist = _joint_between(shoulder, _deep(goal), (1.36 * scale, 1.12 * scale), pole)
        at_shoulder, at_elbow, at_wrist = (frame.place(joint) for joint in (shoulder, elbow, wrist))
        part = (side + 1) if not ramp else 0
        arms += arm_cones(
            at_shoulder, at_elbow, at_wrist, stature.arm * frame.head, side=-1 if side == 0 else 1, ramp=ramp, part=part
        )
        made = _hand_of(at_elbow, at_wrist, frame.head, grip, side == 1, ramp, side + 1, stature.plump)
        hands += made.cones
        spots += made.spots
        elbows.append(at_elbow)
        wrists.append(at_wrist)
    feet = ((hips[0], pose.left_foot, pose.left_knee), (hips[1], pose.right_foot, pose.right_knee))
    for side, (hip, goal, bend) in enumerate(feet):
        foot = _deep(goal)
        lift = 0.26 if stature.plump == 0 else 0.2
        ahead = math.radians(pose.turn)
        pole = (math.sin(ahead) + bend * 0.22, 0.25, math.cos(ahead))
        goal_ankle = (foot[0], foot[1] + lift, foot[2] - 0.25)
        knee, ankle = _joint_between(hip, goal_ankle, (1.86 * scale, 1.78 * scale), pole)
        aside = math.sin(math.radians(pose.turn)) * 0.55 + pose.turnout * (-1 if side == 0 else 1)
        toe = (ankle[0] + aside, ankle[1] - lift + 0.07, ankle[2] + 0.5 * math.cos(math.radians(pose.turn)))
        at_hip, at_knee, at_ankle, at_toe = (frame.seen_from_above(joint) for joint in (hip, knee, ankle, toe))
        legs += leg_cones(at_hip, at_knee, at_ankle, at_toe, stature.thigh * frame.head, ramp=ramp, plump=stature.plump)
        knees.append(at_knee)
        ankles.append(at_ankle)
        toes.append(at_toe)
        spots += [
            Spot(
                Joint(at_knee[0], at_knee[1], at_knee[2] + stature.thigh * frame.head * 0.5, frame.head * 0.16),
                "#d2705a",
                0.22,
            )
        ]
    trunk = _trunk(frame, shoulders, hips, pose, stature, ramp)
    eyes = frame.at(pose.head, 0)
    bones = Skeleton(
        (frame.place(shoulders[0]), frame.place(shoulders[1])),
        (elbows[0], elbows[1]),
        (wrists[0], wrists[1]),
        (frame.place(hips[0]), frame.place(hips[1])),
        (knees[0], knees[1]),
        (ankles[0], ankles[1]),
        (toes[0], toes[1]),
    )
    return Body(
        trunk,
        legs,
        arms,
        hands,
        eyes[:2],
        frame.head,
        frame.at(pose.shoulders, 0)[:2],
        frame.at(pose.hips, 0)[:2],
        bones,
        spots,
    )


def _deep(place: Place) -> Vector:
    return place[0], place[1], place[2] if len(place) > 2 else 0.25


def _span(middle: tuple[float, float], half: float, tilt: float, turn: float) -> tuple[Vector, Vector]:
    """Left and right end of a girdle."""
    across = half * math.cos(math.radians(turn))
    deep = half * math.sin(math.radians(turn))
    rise = half * math.sin(math.radians(tilt))
    return (middle[0] - across, middle[1] - rise, deep), (middle[0] + across, middle[1] + rise, -deep)


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
    if stature.plump:
        bx, by, _ = along(0.62, 0, 0.0)
        belly = (bx, by, stature.waist * 0.55)
        cones += limb(frame.at(belly, stature.waist * 0.86 * stature.plump), ramp=ramp, blend=soft)
    hx, hy = pose.head
    for shoulder in shoulders:
        slope = ((hx * 0.4 + shoulder[0] * 0.6), pose.shoulders[1] + 0.10, shoulder[2] * 0.5)
        cones += limb(
            frame.at((hx * 0.7 + collar[0] * 0.3, pose.shoulders[1] + 0.32, -0.05), 0.13),
            frame.at(slope, 0.14),
            ramp=ramp,
            blend=soft,
        )
    nape = ((pose.shoulders[0] * 2 + hx) / 3, pose.shoulders[1] + 0.05, 0.0)
    jaw = (hx, hy - 0.35, 0.0)
    return cones + limb(frame.at(nape, 0.23), frame.at(jaw, 0.20), ramp=ramp, blend=frame.head * 0.2)
