"""How tall and broad somebody is, and where hands and feet are: all in heads."""

from typing import Any, Literal

import msgspec

from scripts.atelier.hands import HandPose

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
