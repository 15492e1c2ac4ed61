"""Three to fifteen people at once: in perspective, overlapping, nobody like the neighbour."""

import math
from collections.abc import Sequence
from typing import Literal

import numpy as np

from scripts.atelier.colour import Colours
from scripts.atelier.figures import Figures
from scripts.atelier.guests import SKIRTS, Guest
from scripts.atelier.outfits import PERIODS
from scripts.atelier.poses import (
    ARMS_CROSSED,
    CHILD_BODY,
    CHILD_STANDING,
    CONTRAPPOSTO,
    HAND_ON_HIP,
    LEANING,
    STANDING,
    STRIDING,
)
from scripts.atelier.sitters import MAN, WOMAN
from scripts.atelier.young_sitters import CHILD


class Gatherings(Figures):
    """Crowds that are cheap and not all alike."""

    def gathering(
        self,
        left: float,
        right: float,
        far: float,
        near: float,
        count: int,
        *,
        tall: float,
        period: Literal["renaissance", "baroque", "rococo", "paris", "peasant"] = "paris",
        horizon: float | None = None,
        looks_at: float | None = None,
        children: float = 0.0,
        tints: Sequence[Colours] = (),
        detail: float = 0.5,
        light: Sequence[float] | None = None,
        seed: int = 1,
    ) -> list[Guest]:
        """Three to fifteen people between two x and two ground lines, in perspective: far ones small and first.

        `tall` is the height of a man who stands at `near`; heads meet near `horizon` (a line of sight). No two
        neighbours share pose, dress, hat and gaze; they stand in knots of two or three that overlap.
        """
        chance = np.random.default_rng(seed)
        men, women, mens_hats, womens_hats = PERIODS[period]
        sight = near - tall * 2.2 if horizon is None else horizon
        poses = (
            CONTRAPPOSTO,
            HAND_ON_HIP,
            STRIDING,
            ARMS_CROSSED,
            LEANING,
            STANDING.but(right_hand=(0.5, 5.2, 0.5), right_grip="pinch"),
        )
        hairs = (
            ("#1c0f08", "#3e2414", "#664022", "#906438"),
            ("#3c1a0a", "#74381a", "#a8602e", "#d4945a"),
            ("#0e0a0a", "#221a1a", "#3e3230", "#5e504a"),
            ("#6a5a3c", "#9c8658", "#c8b078", "#e8d8a8"),
        )
        ramps = list(tints) or [
            ("#141c34", "#2a3a62", "#4c6496", "#8aa2cc"),
            ("#2c1410", "#5c2c20", "#96503c", "#cc8c70"),
            ("#15241a", "#2c4a36", "#547a5c", "#92b090"),
            ("#3a3220", "#74663e", "#ac9c68", "#dcd0a4"),
            ("#0b0a0d", "#1b1920", "#332f3a", "#5c5664"),
            ("#6a6a72", "#a0a0a6", "#d0d0d0", "#f4f2ea"),
        ]
        aim = (left + right) / 2 if looks_at is None else looks_at
        guests = []
        order = chance.permutation(count)
        for i in range(count):
            knot = i // 3
            depth = float(np.clip((order[i] + 0.5) / count, 0, 1))
            y = far + (near - far) * depth
            knots = max(1, (count + 2) // 3)
            x = left + (right - left) * (
                (knot + 0.5) / knots + (i % 3 - 1) * 0.26 / knots + chance.uniform(-0.06, 0.06) / knots
            )
            grown = tall * (y - sight) / max(1e-6, near - sight)
            woman = i % 2 == 1
            child = chance.random() < children
            base = women[i % len(women)] if woman else men[i % len(men)]
            tone = ramps[(i * 5 + i // len(ramps)) % len(ramps)]
            keep = base.cut == "singlet"
            outfit = (
                base if keep or i % 5 == 4 else base.but(top=tone, bottom=tone if base.lower in SKIRTS else base.bottom)
            )
            yaw = float(np.clip((aim - x) / max(1, right - left) * 120, -70, 70)) + chance.uniform(-14, 14)
            pose = poses[(i + int(chance.integers(2)) * 3) % len(poses)]
            turn = float(np.clip(yaw * 0.8, -60, 60)) if pose.turn == 0 else math.copysign(abs(pose.turn), yaw)
            face = (CHILD if child else WOMAN if woman else MAN).but(
                yaw=yaw, roll=chance.uniform(-6, 6), pitch=chance.uniform(-6, 4), ears=0 if woman else 1
            )
            hats = womens_hats if woman else mens_hats
            guests.append(
                Guest(
                    x=float(x),
                    y=float(y),
                    height=float(
                        grown * (chance.uniform(0.93, 1.04) - (0.06 if woman else 0)) * (0.62 if child else 1)
                    ),
                    outfit=outfit,
                    face=face,
                    pose=CHILD_STANDING.but(turn=turn) if child else pose.but(turn=turn),
                    stature=CHILD_BODY if child else None,
                    hair=hairs[int(chance.integers(len(hairs)))],
                    hat=hats[i % len(hats)],
                    back=bool(depth > 0.6 and chance.random() < 0.22),
                    knot=woman,
                    seed=seed + i,
                )
            )
        self.company(guests, detail=detail, light=light)
        return guests
