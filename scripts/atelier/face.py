"""Who a head is: its build, expression, pose, colours and light, as one value with good starting points."""

from collections.abc import Sequence
from typing import Any

import msgspec

SKIN_LEONARDO = ("#1a0e06", "#5a3519", "#b07c46", "#e3b878", "#f6dca4")
SKIN_VERMEER = ("#120a06", "#4e2c1c", "#bb7d58", "#eebf98", "#fde6cc")
SKIN_FAIR = ("#3a1e14", "#8a5840", "#d8a482", "#f4d2b4", "#fdecd8")
SKIN_WARM = ("#1c0f0a", "#5e3420", "#b5794e", "#e6bb8c", "#fae6c4")
SKIN_OLIVE = ("#1c120a", "#54361e", "#a0724a", "#d2a578", "#eccfa2")
SKIN_BROWN = ("#120805", "#3e2012", "#7c4a2c", "#b07a4e", "#d8a878")
SKIN_PALE = ("#6a4030", "#b8805e", "#ecc29c", "#fbe2c4", "#fff2e0")


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """Proportions are 1 for the average head. Turn `.but(...)` of a preset into the person you need."""

    # Build.
    width: float = 1.0
    jaw: float = 1.0
    chin: float = 1.0
    cheek: float = 1.0
    brow_ridge: float = 1.0
    nose_length: float = 1.0
    nose_width: float = 1.0
    mouth_width: float = 1.15
    lips: float = 1.0
    eye_size: float = 1.08
    ears: bool = True
    neck_radius: float = 0.33
    neck_lean: float = 0.0
    """Where the neck's foot stands, in half heads to the right."""

    neck_back: float = -0.3

    # Pose, in degrees. Yaw > 0 turns the face to the right of the picture, pitch > 0 up, roll > 0 tilts to the right.
    yaw: float = 0.0
    pitch: float = 0.0
    roll: float = 0.0

    # Expression.
    eye_open: float = 0.95
    """1 wide awake, .8 calm, .5 drowsy, -.72 closed."""

    gaze: tuple[float, float] = (0.0, 0.0)
    """Where the iris sits, in eye radii right and up; (-yaw / 90, 0) looks at the viewer."""

    smile: float = 0.0
    mouth_open: float = 0.0

    # Colours.
    skin: Sequence[str] = SKIN_WARM
    lip: str = "#a8483c"
    lip_strength: float = 0.55
    iris: str = "#5a3a20"
    whites: str = "#d8c8aa"
    brow: str = "#3a2416"
    brow_strength: float = 0.6
    brow_height: float = 0.0
    brow_thickness: float = 1.0
    blush: str = "#c8553a"
    blush_strength: float = 0.26
    lash: str = "#2a1610"
    stubble: str | None = None

    # Hair drawn as part of the head, under whatever strands are laid over it: 0 none, 1 close, 2 full.
    hair_cap: float = 0.0
    hairline: float = 0.0
    """Lower (< 0) or higher (> 0) forehead."""

    hair: Sequence[str] = ("#1a0d08", "#4a2a16", "#8a5a30")

    # Light.
    key: float = 0.94
    fill: float = 0.18
    shadow: float = 0.7
    """How dark cast shadows are."""

    softness: float = 0.3
    """Sfumato: 0 hard, 1.5 smoke."""

    gloss: float = 0.08
    neck_fade: float = 0.3
    detail: float = 1.0
    keep: float = 0.0

    def but(self, **changes: Any) -> "Face":
        """The same face with some things changed."""
        return msgspec.structs.replace(self, **changes)

    def looking_at_viewer(self) -> "Face":
        return self.but(gaze=(-self.yaw / 90, -self.pitch / 90))


WOMAN = Face(
    width=1.02,
    jaw=0.9,
    chin=0.8,
    nose_length=0.9,
    nose_width=0.85,
    mouth_width=1.06,
    eye_size=1.18,
    brow_strength=0.4,
    brow_thickness=0.8,
    brow_ridge=0.8,
    shadow=0.35,
    softness=1.0,
    fill=0.25,
    neck_radius=0.3,
    lip_strength=0.6,
)

MAN = Face(
    jaw=1.1,
    chin=1.1,
    nose_length=1.08,
    nose_width=1.06,
    mouth_width=1.2,
    eye_open=0.85,
    brow_thickness=1.3,
    brow_strength=0.75,
    brow_ridge=1.15,
    shadow=0.65,
    softness=0.4,
    fill=0.17,
    neck_radius=0.37,
    lip_strength=0.45,
)

CHILD = Face(
    width=1.12,
    jaw=0.88,
    chin=0.68,
    cheek=1.22,
    nose_length=0.7,
    nose_width=0.85,
    mouth_width=0.95,
    eye_size=1.3,
    eye_open=1.0,
    brow_strength=0.3,
    brow_thickness=0.7,
    brow_ridge=0.6,
    shadow=0.35,
    softness=1.0,
    fill=0.26,
    neck_radius=0.24,
    blush_strength=0.36,
    lip_strength=0.6,
)

OLD_MAN = MAN.but(cheek=0.8, lips=0.7, eye_open=0.72, brow_ridge=1.3, brow="#8a8078", nose_length=1.15, softness=0.2)

CLOSED = -0.72
"""`eye_open` of a closed eye."""
