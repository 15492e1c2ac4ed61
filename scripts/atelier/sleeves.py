"""Arms and legs in their clothes: sleeves with creases and cuffs, trousers, breeches, stockings, shoes."""

import math
from collections.abc import Sequence
from typing import Literal

import numpy as np

from scripts.atelier.arrays import Floats, floats
from scripts.atelier.colour import Colours, darker, lighter
from scripts.atelier.curves import Point, smooth
from scripts.atelier.forms import Fold
from scripts.atelier.gestures import Gestures
from scripts.atelier.guests import SKIRTS, Vector, Worn, hull
from scripts.atelier.hands import CHILD_HAND, GROWN, LADY, Build
from scripts.atelier.hats import Hats
from scripts.atelier.limbs import arm_cones, leg_cones
from scripts.atelier.outfits import Outfit
from scripts.atelier.poses import MAN_BODY, WOMAN_BODY


class Sleeves(Gestures, Hats):
    """Tubes of cloth that follow the joints."""

    def _tube(self, joints: Sequence[Vector], wide: Sequence[float]) -> tuple[Floats, Floats]:
        """The middle line and the outline of a sleeve or a trouser leg."""
        (a, b, c) = (floats(joint[:2]) for joint in joints)
        line = smooth(
            [tuple(a), tuple(a * 0.35 + b * 0.65), tuple(b), tuple(b * 0.65 + c * 0.35), tuple(c)],
            closed=False,
            steps=8,
        )
        spread = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(wide)), wide)
        return line, hull(line, floats(spread))

    def _creases(self, line: Floats, wide: float, side: float, seed: int, count: int = 4) -> list[Fold]:
        """Folds that run together in the bend of an elbow or a knee, and slack ones below it."""
        chance = np.random.default_rng(seed)
        folds = []
        half = len(line) // 2
        for k in range(count):
            i = int(np.clip(half + (k - count / 2) * len(line) * 0.09, 1, len(line) - 2))
            tangent = line[i + 1] - line[i - 1]
            tangent = tangent / (np.linalg.norm(tangent) + 1e-6)
            across = floats([-tangent[1], tangent[0]]) * np.float32(side)
            inner, outer = line[half] + across * np.float32(wide * 0.42), line[i] - across * np.float32(wide * 0.36)
            folds.append(Fold([tuple(inner), tuple((inner + outer) / 2), tuple(outer)], wide * 0.22, 0.5 * (-1) ** k))
        for share in (0.2, 0.72, 0.86):
            i = int(share * (len(line) - 2)) + 1
            tangent = line[i + 1] - line[i - 1]
            tangent = tangent / (np.linalg.norm(tangent) + 1e-6)
            across = floats([-tangent[1], tangent[0]]) * np.float32(wide * 0.4)
            lean = tangent * np.float32(wide * chance.uniform(0.2, 0.6))
            folds.append(
                Fold([tuple(line[i] - across - lean), tuple(line[i] + across + lean)], wide * 0.2, 0.4 * (-1) ** i)
            )
        return folds

    def _whole_arm(self, worn: Worn, side: int) -> None:
        """Sleeve, cuff and hand, or a bare arm."""
        guest, h, bones, outfit = worn.guest, worn.h, worn.figure.bones, worn.guest.outfit
        joints = (bones.shoulders[side], bones.elbows[side], bones.wrists[side])
        form = guest.stature or (WOMAN_BODY if outfit.lower in SKIRTS else MAN_BODY)
        r = form.arm * h
        skin = guest.face.skin[1:]
        bare = outfit.sleeve != "long"
        if bare:
            self.clay(
                arm_cones(*joints, r * 0.92, side=-1 if side == 0 else 1),
                skin,
                light=worn.light,
                detail=worn.detail + 0.1,
                contact=0.25,
                fill=0.24,
                soft=0.025 * h,
                grain=float(np.clip(h / 90, 0.2, 1)),
                sharp=2 if h < 60 else 1,
                cool=0.6,
            )
        if guest.hands in {"both", ("left", "right")[side]}:
            self._hand_at(worn, side, joints, outfit)
        if outfit.sleeve != "bare":
            self._sleeve(worn, side, joints, r)

    def _sleeve(self, worn: Worn, side: int, joints: tuple[Vector, Vector, Vector], r: float) -> None:
        guest, outfit, h = worn.guest, worn.guest.outfit, worn.h
        (sx, sy, sz), elbow, wrist = joints
        inward = 1 if side == 0 else -1
        start = (sx + inward * (0.13 if outfit.sleeve == "long" else 0.09) * h, sy - 0.09 * h, sz)
        reach = {"short": 0.58, "puffed": 0.8, "rolled": 0.95, "bell": 1.0}.get(outfit.sleeve, 2.0)
        if reach <= 1.0:
            end = (sx + (elbow[0] - sx) * reach, sy + (elbow[1] - sy) * reach, sz)
            middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, start[2])
            wide = {
                "short": (1.5, 2.05, 2.05, 2.1),
                "puffed": (1.8, 3.0, 3.5, 2.1),
                "rolled": (1.7, 2.35, 2.3, 2.3),
                "bell": (1.7, 2.3, 2.4, 3.3),
            }
            line, shape = self._tube((start, middle, end), [r * k for k in wide[outfit.sleeve]])
        else:
            line, shape = self._tube(
                (start, elbow, wrist), [r * k for k in (0.9, 2.15, 2.4, 2.25, 2.0, 1.95, 1.9, 1.75, 1.6, 1.5)]
            )
        bend = 1.0 if side == 0 else -1.0
        folds = self._creases(line, r * 2, bend, guest.seed + side, 4 if h > 26 else 2)
        self.form(
            shape,
            outfit.top,
            bump=0.5,
            flatten=0.55,
            folds=folds,
            blur=max(0.5, 0.012 * h),
            light=worn.light,
            detail=worn.detail,
            shadow=0.45,
        )
        if outfit.sleeve in {"long", "rolled", "bell", "short"} and outfit.collar != "none":
            self._cuff(
                worn,
                line,
                r * (1.75 if reach > 1 else 2.5),
                outfit.linen if reach > 1 else [lighter(c, 0.12) for c in outfit.top],
            )

    def _cuff(self, worn: Worn, line: Floats, wide: float, colours: Colours) -> None:
        end, before = line[-1], line[-3]
        tangent = (end - before) / (np.linalg.norm(end - before) + 1e-6)
        across = floats([-tangent[1], tangent[0]]) * np.float32(wide * 0.5)
        deep = tangent * np.float32(worn.h * 0.09)
        band = [
            (*tuple(p), 0)
            for p in (
                end - across - deep * 0.3,
                end + across - deep * 0.3,
                end + across * 0.96 + deep,
                end - across * 0.96 + deep,
            )
        ]
        self.form(band, colours, bump=0.5, flatten=0.5, blur=0.5, light=worn.light, detail=worn.detail, shadow=0.3)

    def _hand_at(self, worn: Worn, side: int, joints: tuple[Vector, Vector, Vector], outfit: Outfit) -> None:
        guest, h = worn.guest, worn.h
        _, elbow, wrist = joints
        flat = math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1])
        angle = math.degrees(math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]))
        pitch = max(-45.0, min(45.0, math.degrees(math.atan2(wrist[2] - elbow[2], flat)) * 0.6))
        grip = guest.pose.left_grip if side == 0 else guest.pose.right_grip
        down = wrist[1] > elbow[1]
        thumb: Literal["left", "right"] = "right" if (side == 1) == down else "left"
        plump = bool(guest.stature and guest.stature.heads < 6)
        build: Build = CHILD_HAND if plump else (LADY if outfit.lower in SKIRTS else GROWN)
        self.hand(
            wrist[0],
            wrist[1],
            h * (0.6 if plump else 0.74),
            angle,
            guest.face.skin[1:],
            pose=grip,
            thumb=thumb,
            wrist=0.25,
            pitch=pitch,
            roll=24 if thumb == "left" else -24,
            light=worn.light,
            detail=min(0.9, worn.detail + 0.2),
            build=build,
        )

    def _legs(self, worn: Worn) -> None:
        guest, outfit, h, bones = worn.guest, worn.guest.outfit, worn.h, worn.figure.bones
        order = (0, 1) if bones.hips[0][2] <= bones.hips[1][2] else (1, 0)
        form = guest.stature or (WOMAN_BODY if outfit.lower in SKIRTS else MAN_BODY)
        for place, side in enumerate(order):
            hip, knee, ankle, toe = (part[side] for part in (bones.hips, bones.knees, bones.ankles, bones.toes))
            dim = 0.16 if place == 0 and abs(worn.faces) > 0.3 else 0.0
            if outfit.lower == "trousers":
                self._shoe(worn, ankle, toe, dim)
                foot = (ankle[0], ankle[1] + 0.12 * h, ankle[2])
                line, shape = self._tube((hip, knee, foot), [h * k for k in (0.66, 0.6, 0.5, 0.43, 0.42, 0.40, 0.41)])
                folds = self._creases(line, h * 0.42, 1 if side == 0 else -1, guest.seed + 7 + side, 3)
                ramp = [darker(c, dim) for c in outfit.bottom]
                self.form(
                    shape,
                    ramp,
                    bump=0.5,
                    flatten=0.55,
                    folds=folds,
                    blur=0.7,
                    light=worn.light,
                    detail=worn.detail,
                    shadow=0.4,
                )
                continue
            skin = guest.face.skin[1:] if outfit.lower == "bare" else outfit.stockings
            if outfit.lower == "hose":
                skin = outfit.bottom
            slim = 0.86 if outfit.lower in {"tutu", "skirt"} else 0.94
            cones = leg_cones(hip, knee, ankle, toe, form.thigh * h * slim)
            self.clay(
                cones,
                [darker(c, dim) for c in skin],
                light=worn.light,
                detail=worn.detail,
                fill=0.26,
                contact=0.2,
                soft=0.03 * h,
                grain=float(np.clip(h / 80, 0.2, 1)),
                sharp=2 if h < 60 else 1,
            )
            if outfit.lower != "bare":
                self._shoe(worn, ankle, toe, dim, low=True)
            if outfit.lower == "breeches":
                knee_end = (knee[0] + (ankle[0] - knee[0]) * 0.16, knee[1] + (ankle[1] - knee[1]) * 0.16, knee[2])
                middle = ((hip[0] + knee_end[0]) / 2, (hip[1] + knee_end[1]) / 2, hip[2])
                line, shape = self._tube((hip, middle, knee_end), [h * k for k in (0.70, 0.68, 0.62, 0.50, 0.40)])
                folds = self._creases(line, h * 0.5, 1 if side == 0 else -1, guest.seed + 9 + side, 3)
                self.form(
                    shape,
                    [darker(c, dim) for c in outfit.bottom],
                    bump=0.5,
                    flatten=0.55,
                    folds=folds,
                    light=worn.light,
                    detail=worn.detail,
                )

    def _shoe(self, worn: Worn, ankle: Vector, toe: Vector, dim: float, low: bool = False) -> None:
        """A shoe with a heel: it points where the foot points and stands on the ground."""
        h, outfit = worn.h, worn.guest.outfit
        dx = toe[0] - ankle[0]
        ground = toe[1] + 0.07 * h
        way = 1 if dx >= 0 else -1
        long = max(abs(dx) * (0.85 if low else 1), 0.24 * h)
        if worn.guest.back:
            ground -= 0.02 * h
        rise = 0.20 * h if low else 0.30 * h
        x = ankle[0]
        shape: list[Point] = [
            (x - way * 0.15 * h, ground - rise),
            (x + way * 0.13 * h, ground - rise * 1.05),
            (x + way * (long * 0.62), ground - 0.15 * h),
            (x + way * (long + 0.13 * h), ground - 0.06 * h),
            (x + way * (long + 0.10 * h), ground + 0.015 * h),
            (x + way * long * 0.4, ground + 0.02 * h),
            (x - way * 0.16 * h, ground + 0.01 * h),
            (x - way * 0.19 * h, ground - 0.10 * h),
        ]
        self.form(
            shape,
            [darker(c, dim) for c in outfit.shoes],
            bump=0.55,
            blur=0.5,
            light=worn.light,
            detail=worn.detail + 0.1,
            shadow=0.3,
        )
