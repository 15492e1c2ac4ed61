"""Who sits for a head: bones, age, expression, turn, colours and light, as one value to start from and change."""

import math
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
import numpy as np

SKIN_LEONARDO = ("#1d1008", "#54331a", "#9a6c3c", "#cf9f62", "#eccb92")
SKIN_VERMEER = ("#160c07", "#552f1f", "#b07450", "#e2b08a", "#f7dcc0")
SKIN_FAIR = ("#3f2117", "#8a5440", "#cf9878", "#ecc4a6", "#f8e2cc")
SKIN_WARM = ("#24120b", "#66391f", "#b0764c", "#dcab7e", "#f3d9b4")
SKIN_OLIVE = ("#1c120a", "#54361e", "#9c6e46", "#c99b6c", "#e6c596")
SKIN_IVORY = ("#33200f", "#80583a", "#c69c70", "#e6c89c", "#f5e4c4")
SKIN_BROWN = ("#160a06", "#40210f", "#7a4828", "#a8704a", "#cf9c70")
SKIN_DARK = ("#0c0605", "#2a150d", "#532f1c", "#80502f", "#b5845c")
SKIN_PALE = ("#5a362c", "#a8735a", "#dcae8e", "#f2d2b6", "#fae8d6")
SKIN_RUDDY = ("#2c120b", "#72341f", "#b86a48", "#de9f7c", "#f3cfb0")

CLOSED = -0.72
"""`eye_open` of a closed eye."""

Expression = Literal["calm", "smile", "laugh", "surprise", "sorrow", "sly", "stern", "blowing"]
Hat = Literal["none", "cap", "beret", "straw", "bonnet", "top", "hood", "turban"]
Hair = Literal["none", "parted", "back", "short", "curls", "fringe", "bun", "tonsure", "balding"]

EXPRESSIONS: dict[str, dict[str, Any]] = {
    "calm": {},
    "smile": {"smile": 0.55, "squint": 0.25},
    "laugh": {"smile": 0.95, "mouth_open": 0.32, "squint": 0.5},
    "surprise": {"eye_open": 1.28, "brow_inner": 0.07, "brow_outer": 0.06, "mouth_open": 0.36, "pucker": 0.45},
    "sorrow": {"eye_open": 0.78, "brow_inner": 0.075, "brow_outer": -0.045, "smile": -0.5},
    "sly": {"smile": 0.3, "smirk": 0.6, "squint": 0.45, "eye_open": 0.8, "brow_tilt": 0.045},
    "stern": {"brow_inner": -0.05, "brow_outer": 0.02, "smile": -0.3, "eye_open": 0.85, "squint": 0.15},
    "blowing": {"pucker": 0.8, "mouth_open": 0.16, "puffed": 1.0, "brow_inner": 0.02},
}


class Sitter(msgspec.Struct, frozen=True, kw_only=True):
    """Proportions are 1 for the average head. Turn `.but(...)` of a type into the person you need."""

    age: float = 30
    """Years. Below 14 the cranium grows over the face and features sink; above 40 flesh sags and folds."""

    sex: float = 0.0
    """0 a woman's bones, 1 a man's."""

    seed: int = 0
    """The two halves of a face differ a little, each head in its own way; 0 is nearly even."""

    # Bones.
    width: float = 1.0
    skull: float = 1.0
    """Height and depth of the cranium."""

    forehead: float = 1.0
    jaw: float = 1.0
    chin: float = 1.0
    chin_out: float = 0.0
    """How far it juts (> 0) or recedes (< 0)."""

    cheekbones: float = 1.0
    flesh: float = 0.0
    """-1 gaunt, 0 lean, 1 round."""

    brow_ridge: float = 1.0
    nose_length: float = 1.0
    nose_width: float = 1.0
    nose_out: float = 1.0
    nose_turn: float = 0.0
    """Tip up (> 0) or down (< 0)."""

    nose_hump: float = 0.0
    """1 an eagle's, -1 a saddle."""

    nose_bulb: float = 1.0
    mouth_width: float = 1.0
    lips: float = 1.0
    upper_lip: float = 1.0
    mouth_high: float = 0.0
    eye_size: float = 1.0
    eye_apart: float = 1.0
    eye_tilt: float = 0.0
    """Outer corners up (> 0) or down (< 0)."""

    lid_fold: float = 1.0
    """The crease above the lashes: 1.3 deep-set, 1 average, .1 a single lid, and age lets it hang."""

    lid_weight: float = 1.0
    ears: float = 1.0
    """0 under hair."""

    neck: float = 1.0
    neck_lean: float = 0.0
    """Where the neck's foot stands, in half heads to the right."""

    neck_back: float = -0.3

    # Pose, in degrees. Yaw > 0 turns the face to the right of the picture, pitch > 0 up, roll > 0 tilts to the right.
    yaw: float = 0.0
    pitch: float = 0.0
    roll: float = 0.0
    gaze: tuple[float, float] = (0.0, 0.0)
    """Where the eyes turn from straight ahead, degrees right and up; `looking` counts them from the viewer."""

    # Expression; `feeling` sets these together.
    eye_open: float = 1.0
    squint: float = 0.0
    smile: float = 0.0
    smirk: float = 0.0
    """One corner above the other, -1 to 1."""

    mouth_open: float = 0.0
    pucker: float = 0.0
    puffed: float = 0.0
    brow_inner: float = 0.0
    brow_outer: float = 0.0
    brow_tilt: float = 0.0
    """One brow above the other."""

    # Colours.
    skin: Sequence[str] = SKIN_WARM
    lip: str = "#a4483c"
    lip_strength: float = 0.6
    iris: str = "#6a4526"
    whites: str = "#d9cbb2"
    brow: str = "#4a2f1c"
    brow_strength: float = 0.6
    brow_thickness: float = 1.0
    brow_high: float = 0.0
    brow_arch: float = 1.0
    blush: str = "#c4563e"
    blush_strength: float = 0.3
    lash: str = "#2a1610"
    lashes: float = 1.0
    stubble: float = 0.0
    freckles: float = 0.0
    bounce: str = "#b4703c"
    """The warm light that comes back from below."""

    # Hair and hat as masses; strands are laid over them by `coiffure`.
    hair: Hair = "none"
    hair_colours: Sequence[str] = ("#1a0d08", "#3c2213", "#6e4526", "#a87a4c")
    hairline: float = 0.0
    volume: float = 1.0
    hair_length: float = 0.5
    """Of parted hair, in half heads below the eyes."""

    parting: float = 0.0
    beard: float = 0.0
    """Length in half heads below the chin."""

    moustache: float = 0.0
    """How full; `moustache_rise` turns its tips up."""

    moustache_rise: float = 0.0
    hat: Hat = "none"
    hat_colours: Sequence[str] = ("#140f0c", "#3a2c22", "#6e5844", "#a48a6c")

    # Light.
    key: float = 1.0
    fill: float = 0.26
    shadow: float = 0.7
    """How dark cast shadows are."""

    softness: float = 0.5
    """Sfumato: 0 hard, 2 smoke."""

    sheen: float = 0.5
    neck_fade: float = 0.3
    lost: float = 0.25
    """How far the shadow side loses its edge."""

    detail: float = 1.0
    keep: float = 0.0

    def but(self, **changes: Any) -> "Sitter":
        """The same sitter with some things changed."""
        return msgspec.structs.replace(self, **changes)

    def feeling(self, expression: Expression, share: float = 1.0) -> "Sitter":
        """The same sitter with an expression, or a share of it."""
        changes = {}
        for name, value in EXPRESSIONS[expression].items():
            calm = getattr(self, name)
            changes[name] = calm + (value - calm) * share if name == "eye_open" else calm + value * share
        return self.but(**changes)

    def looking(self, right: float = 0.0, up: float = 0.0) -> "Sitter":
        """Eyes at the viewer, or so many degrees beside him, however the head is turned."""
        turn = turned(self)
        h, v = math.radians(right), math.radians(up)
        x, y, z = np.array([math.sin(h) * math.cos(v), math.sin(v), math.cos(h) * math.cos(v)]) @ turn
        return self.but(
            gaze=(
                max(-38.0, min(38.0, math.degrees(math.atan2(x, z)))),
                max(-25.0, min(25.0, math.degrees(math.asin(y)))),
            )
        )

    def varied(self, seed: int, share: float = 1.0) -> "Sitter":
        """A relative: the same type with other bones, for groups in which no two are alike."""
        chance = np.random.default_rng(seed)

        def near(value: float, by: float) -> float:
            return float(value + share * by * chance.normal())

        return self.but(
            seed=seed,
            width=near(self.width, 0.04),
            jaw=near(self.jaw, 0.07),
            chin=near(self.chin, 0.1),
            chin_out=near(self.chin_out, 0.03),
            cheekbones=near(self.cheekbones, 0.07),
            flesh=near(self.flesh, 0.25),
            nose_length=near(self.nose_length, 0.07),
            nose_width=near(self.nose_width, 0.09),
            nose_out=near(self.nose_out, 0.12),
            nose_turn=near(self.nose_turn, 0.3),
            nose_hump=near(self.nose_hump, 0.35),
            mouth_width=near(self.mouth_width, 0.07),
            lips=near(self.lips, 0.12),
            eye_size=near(self.eye_size, 0.05),
            eye_apart=near(self.eye_apart, 0.025),
            eye_tilt=near(self.eye_tilt, 0.05),
            lid_fold=near(self.lid_fold, 0.15),
            brow_high=near(self.brow_high, 0.015),
            brow_arch=near(self.brow_arch, 0.35),
            brow_thickness=near(self.brow_thickness, 0.15),
            hairline=near(self.hairline, 0.03),
            volume=near(self.volume, 0.15),
        )


def turned(sitter: Any) -> np.ndarray:
    """The rotation of a head: first to the side, then up, then tilted."""
    a, b, g = (math.radians(angle) for angle in (sitter.yaw, sitter.pitch, sitter.roll))
    aside = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
    up = np.array([[1, 0, 0], [0, math.cos(b), math.sin(b)], [0, -math.sin(b), math.cos(b)]])
    tilt = np.array([[math.cos(g), math.sin(g), 0], [-math.sin(g), math.cos(g), 0], [0, 0, 1]])
    return np.ascontiguousarray(tilt @ up @ aside)
