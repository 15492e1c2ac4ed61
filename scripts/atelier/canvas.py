"""The painter's canvas: everything of the kit in one hand."""

from collections.abc import Sequence
from typing import Literal

from scripts.atelier.arrays import Floats
from scripts.atelier.colour import Colours
from scripts.atelier.finish import finished
from scripts.atelier.hands import HandPose, hand_cones
from scripts.atelier.landscape import Landscape
from scripts.atelier.people import People
from scripts.atelier.school import School


class Canvas(Landscape, People):
    """A canvas whose long side is 1000 units, with everything one can draw on it."""

    def hand(
        self,
        x: float,
        y: float,
        size: float,
        angle: float,
        skin: Colours,
        *,
        pose: HandPose = "relaxed",
        thumb: Literal["left", "right"] = "left",
        palm: bool = False,
        roll: float = 0,
        pitch: float = 0,
        wrist: float = 0.2,
        light: Sequence[float] | None = None,
        detail: float = 0.7,
        contact: float = 0.3,
    ) -> None:
        """One hand: wrist at (x, y), `size` units long, pointing along `angle` (clockwise from the right)."""
        cones = hand_cones(x, y, 0, size, angle, pose=pose, thumb=thumb, palm=palm, roll=roll, pitch=pitch, wrist=wrist)
        self.clay(cones, skin, light=light, detail=detail, contact=contact, fill=0.2)

    def folded_hands(
        self,
        x: float,
        y: float,
        size: float,
        skin: Colours,
        *,
        light: Sequence[float] | None = None,
        detail: float = 0.7,
    ) -> None:
        """One hand laid over the other before a sitter, the middle at (x, y): the upper one comes from the right."""
        under = hand_cones(x - size * 0.62, y + size * 0.06, 0, size, 6, pose="resting", thumb="left", wrist=0.1)
        over = hand_cones(
            x + size * 0.60, y - size * 0.16, size * 0.16, size, 168, pose="resting", thumb="right", wrist=0.1
        )
        self.clay(under, skin, light=light, detail=detail, fill=0.2)
        self.clay(over, skin, light=light, detail=detail, fill=0.2, contact=0.45)

    def finished(self, school: School, seed: int) -> Floats:
        """The painted picture."""
        return finished(self, school, seed)
