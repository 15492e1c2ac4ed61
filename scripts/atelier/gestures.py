"""Hands on the canvas: one, two folded, with arms, round a stem, or a few touches for small figures."""

from collections.abc import Sequence
from typing import Literal

import numpy as np

from scripts.atelier.clay import Cone
from scripts.atelier.colour import Colours
from scripts.atelier.curves import placed
from scripts.atelier.hands import GROWN, LADY, Build, Hand, HandPose, flesh, shaped_hand
from scripts.atelier.people import People

SMALL_HAND = 20.0
"""Below this many units a hand is a few touches of the brush."""


class Gestures(People):
    """What hands do."""

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
        build: Build = GROWN,
        only: Literal["all", "fingers", "thumb"] = "all",
        keep: float = 0.15,
    ) -> None:
        """One hand: wrist at (x, y), `size` units long, pointing along `angle` (clockwise from the right).

        To put a stem or a handle into it: `only="fingers"`, then the thing, then `only="thumb"`.
        """
        if size < SMALL_HAND:
            self.small_hand(x, y, size, angle, skin, pose=pose, thumb=thumb, detail=detail)
            return
        made = shaped_hand(
            x, y, 0, size, angle,
            pose=pose, thumb=thumb, palm=palm, roll=roll, pitch=pitch, wrist=wrist, build=build,
        )  # fmt: skip
        self.show_hands([made], skin, light=light, detail=detail, contact=contact, only=only, keep=keep)

    def show_hands(
        self,
        hands: Sequence[Hand],
        skin: Colours,
        *,
        also: Sequence[Cone] = (),
        light: Sequence[float] | None = None,
        detail: float = 0.7,
        contact: float = 0.3,
        only: Literal["all", "fingers", "thumb"] = "all",
        keep: float = 0.15,
    ) -> None:
        """Hands (and the arms they belong to) as one piece of flesh: creases, warm knuckles, cool half shadows."""
        size = max(hand.size for hand in hands)
        cones = [*also, *(cone for hand in hands for cone in hand.cones)]
        if only == "thumb":
            cones = [cone for cone in cones if cone.part % 10 == 5]
        elif only == "fingers":
            cones = [cone for cone in cones if cone.part % 10 != 5]
        self.clay(
            cones,
            flesh(skin),
            light=light,
            detail=detail,
            keep=keep,
            contact=contact,
            fill=0.24,
            shadow=0.72,
            blend=size * 0.08,
            grain=float(np.clip(size / 130, 0.12, 1)),
            sharp=2 if size < 200 else 1,
            cool=0.8,
            spots=[spot for hand in hands for spot in hand.spots],
        )

    def small_hand(
        self,
        x: float,
        y: float,
        size: float,
        angle: float,
        skin: Colours,
        *,
        pose: HandPose = "relaxed",
        thumb: Literal["left", "right"] = "left",
        detail: float = 0.7,
    ) -> None:
        """A hand of a few touches for figures whose hands are under 20 units: palm, fingers, thumb."""
        side = 1 if thumb == "right" else -1
        shut = pose in {"fist", "holding", "pinch", "stem", "fan", "brush", "rail"}
        dark, middle, light = skin[0], skin[len(skin) // 2], skin[-1]
        palm = [(-0.16, -0.1), (0.1, -0.17), (0.46, -0.19), (0.52, 0), (0.44, 0.19), (0.1, 0.17), (-0.16, 0.1)]
        reach = 0.62 if shut else 0.96
        for v in (-0.17, -0.06, 0.05, 0.16):
            tip = (reach - abs(v - 0.02) * 0.6, v * (1.2 if not shut else 1))
            self.line(placed([(0.4, v), tip], x, y, scale=size, turn=angle), dark, size * 0.15, detail=detail)
        self.form(placed(palm, x, y, scale=size, turn=angle), [dark, middle, light], bump=0.4, blur=0.4, detail=detail)
        for v in (-0.17, -0.06, 0.05, 0.16):
            tip = (reach - abs(v - 0.02) * 0.6, v * (1.2 if not shut else 1))
            self.line(
                placed([(0.42, v), tip], x, y, scale=size, turn=angle), middle if v * side > 0 else light, size * 0.085,
                taper=-0.3, detail=detail, keep=0.3,
            )  # fmt: skip
        end = (0.5, side * 0.16) if shut else (0.52, side * 0.34)
        way = placed([(0.06, side * 0.12), (0.3, side * 0.25), end], x, y, scale=size, turn=angle)
        self.line(way, dark, size * 0.16, detail=detail)
        self.line(way, light, size * 0.1, taper=-0.3, detail=detail, keep=0.3)

    def folded_hands(
        self,
        x: float,
        y: float,
        size: float,
        skin: Colours,
        *,
        light: Sequence[float] | None = None,
        detail: float = 0.7,
        build: Build = LADY,
    ) -> None:
        """One hand laid over the other before a sitter, the middle at (x, y): the upper one comes from the right."""
        under = shaped_hand(
            x - size * 0.62, y + size * 0.04, 0, size, 8, pose="resting", thumb="left", wrist=0.1, build=build
        )
        over = shaped_hand(
            x + size * 0.56, y - size * 0.14, size * 0.2, size, 165,
            pose="folded", thumb="right", wrist=0.1, pitch=-6, build=build, part=1,
        )  # fmt: skip
        self.show_hands([under], skin, light=light, detail=detail)
        self.show_hands([over], skin, light=light, detail=detail, contact=0.5)
