"""Bodies of clay, 7.5 heads tall: a pose says where hands and feet are, elbows and knees follow."""

import math
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np

from scripts.atelier.clay import Cone, Joint, Spot, limb
from scripts.atelier.hands import CHILD_HAND, GROWN, Hand, HandPose, shaped_hand

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
    plump: float = 0.0
    """1 for a small child: a belly, rolls at wrist and thigh, no waist."""


WOMAN_BODY = Stature(shoulder=0.60, chest=0.34, waist=0.27, hip=0.46, thigh=0.43, arm=0.19, bust=0.21)
MAN_BODY = Stature(shoulder=0.76, chest=0.42, waist=0.34, hip=0.40, thigh=0.41, arm=0.23)
CHILD_BODY = Stature(shoulder=0.50, chest=0.36, waist=0.36, hip=0.40, thigh=0.36, arm=0.19, heads=5.5)
TODDLER_BODY = Stature(shoulder=0.40, chest=0.34, waist=0.36, hip=0.38, thigh=0.31, arm=0.165, heads=4.5, plump=1.0)

Place = tuple[float, ...]
"""(across, up[, toward the viewer]) in heads from the feet."""


class Pose(msgspec.Struct, frozen=True, kw_only=True):
    """Places in heads, measured from the middle between the feet: x to the right, y up. Sides are the viewer's."""

    left_hand: Place = (-0.95, 3.6)
    right_hand: Place = (0.95, 3.6)
    left_foot: Place = (-0.35, 0.0)
    right_foot: Place = (0.35, 0.0)
    hips: tuple[float, float] = (0.0, 3.9)
    shoulders: tuple[float, float] = (0.0, 6.08)
    head: tuple[float, float] = (0.0, 7.0)
    hip_tilt: float = 0.0
    """Degrees; > 0 the right side higher. With the shoulders the other way it is contrapposto."""

    shoulder_tilt: float = 0.0
    turn: float = 0.0
    """Yaw of the trunk in degrees."""

    turnout: float = 0.16
    """How far the toes point outwards, in heads; a dancer's .4."""

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
    hips=(0.0, 2.2),
    shoulders=(0.0, 4.3),
    head=(0.0, 5.3),
    left_foot=(-0.42, 0.0, 1.5),
    right_foot=(0.46, 0.0, 1.7),
    left_hand=(-0.4, 2.35, 0.9),
    right_hand=(0.4, 2.3, 0.9),
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


CONTRAPPOSTO = STANDING.but(
    hip_tilt=-9, shoulder_tilt=7, hips=(-0.14, 3.88), left_foot=(-0.16, 0.0), right_foot=(0.62, 0.02, 0.2),
    head=(-0.04, 7.0), left_hand=(-0.98, 3.55), right_hand=(0.86, 3.75, 0.3),
)  # fmt: skip
"""The weight on the left leg: that hip high, that shoulder low, the other knee bent."""

HAND_ON_HIP = CONTRAPPOSTO.but(left_hand=(-0.52, 4.15, 0.35), left_grip="fist")
ARMS_CROSSED = STANDING.but(
    left_hand=(0.34, 4.95, 0.55), right_hand=(-0.34, 4.80, 0.6), left_grip="resting", right_grip="resting"
)
LEANING = STANDING.but(
    shoulders=(0.3, 5.75), head=(0.5, 6.72), hips=(-0.12, 3.85), right_hand=(1.2, 4.1, 0.5), right_grip="rail",
    left_hand=(-0.5, 4.1, 0.2),
)  # fmt: skip
STRIDING = STANDING.but(
    turn=62, left_foot=(-0.72, 0.03), right_foot=(0.62, 0.0), left_knee=1, right_knee=1,
    left_hand=(-0.55, 3.8), right_hand=(0.75, 3.95, 0.3), right_elbow=-1,
)  # fmt: skip
TODDLER = Pose(
    hips=(0.0, 1.78), shoulders=(0.0, 3.28), head=(0.0, 4.0), left_hand=(-0.62, 1.9), right_hand=(0.62, 1.9),
    left_foot=(-0.26, 0.0), right_foot=(0.30, 0.0, 0.1), hip_tilt=-6, shoulder_tilt=5,
)  # fmt: skip
RECLINING = Pose(
    hips=(0.55, 0.62), shoulders=(-1.35, 1.55), head=(-1.68, 2.36), left_hand=(-2.3, 0.35, 0.4), left_elbow=-1,
    right_hand=(1.05, 1.0, 0.55), left_foot=(3.7, 0.1, 0.3), right_foot=(3.1, 0.1, 0.7), left_knee=1, right_knee=1,
    hip_tilt=-40, shoulder_tilt=30, left_grip="resting",
)  # fmt: skip


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


Vector = tuple[float, float, float]


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
