"""Who is in a picture: somebody in an outfit and a pose, and the body that wears it."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import cv2
import msgspec
import numpy as np

from scripts.atelier.arrays import Floats, floats
from scripts.atelier.bodies import Body
from scripts.atelier.colour import Colours
from scripts.atelier.curves import ribbon
from scripts.atelier.hats import Hat
from scripts.atelier.outfits import Outfit
from scripts.atelier.poses import STANDING, Pose, Stature
from scripts.atelier.sitter import Sitter
from scripts.atelier.sitters import MAN

Vector = tuple[float, float, float]
SHADE = "#15100c"
SKIRTS = {"gown", "bustle", "panniers", "skirt", "tutu"}


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in a company. Feet at (x, y), `height` tall when upright; `back` turns them away from us."""

    x: float
    y: float
    height: float
    outfit: Outfit
    face: Sitter = MAN
    pose: Pose = STANDING
    stature: Stature | None = None
    hair: Colours = ("#1c0f08", "#3e2414", "#664022", "#906438")
    hat: Hat | None = None
    hat_colours: Colours | None = None
    band: str = "#1e2438"
    back: bool = False
    knot: bool = False
    """A knot of hair at the back of the head."""

    half: bool = False
    """Only down to the hips: somebody at a table or behind a rail."""

    hands: Literal["both", "left", "right", "none"] = "both"
    """Which hands are painted; those that hold something are better painted afterwards."""

    headless: bool = False
    """The painter paints the head himself (a profile, a portrait)."""

    seed: int = 1

    def but(self, **changes: Any) -> "Guest":
        return msgspec.structs.replace(self, **changes)


class Worn(NamedTuple):
    """A body in its clothes, while it is painted."""

    figure: Body
    guest: Guest
    h: float
    faces: float
    """-1 looks to the left, 0 at us, 1 to the right."""

    detail: float
    light: Sequence[float] | None

    @property
    def seated(self) -> bool:
        """Knees come toward us: the lap lies before the coat."""
        return max(knee[2] for knee in self.figure.bones.knees) > self.h


def hull(line: Floats, wide: Floats) -> Floats:
    """The outline of a tube that may bend back upon itself: stamped along its way, then traced."""
    low, high = (line - wide[:, None]).min(0), (line + wide[:, None]).max(0)
    scale = 220 / float((high - low).max())
    size = np.ceil((high - low) * scale).astype(int) + 4
    stamp = np.zeros((int(size[1]), int(size[0])), np.uint8)
    spots = (line - low) * np.float32(scale) + 2
    for i in range(len(line) - 1):
        piece = ribbon(spots[i : i + 2], wide[i : i + 2] * np.float32(scale))
        cv2.fillConvexPoly(stamp, np.round(piece * 16).astype(np.int32), 255.0, cv2.LINE_8, 4)
        if i > 0:
            centre = tuple(int(v) for v in np.round(spots[i] * 16))
            cv2.circle(stamp, centre, int(wide[i] * scale * 8), 255.0, -1, cv2.LINE_8, 4)
    found = max(cv2.findContours(stamp, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0], key=len)
    outline = floats(found[:, 0])
    soft = np.stack(
        [np.convolve(np.r_[outline[-3:, k], outline[:, k], outline[:3, k]], np.ones(7) / 7, "valid") for k in (0, 1)], 1
    )
    return floats((soft - 2) / scale + low)
