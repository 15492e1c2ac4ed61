"""Coats, jackets, shirts and bodices: shoulders, armpits, waist and hips in one outline."""

import math

import numpy as np

from scripts.atelier.clay import limb
from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import lighter
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.forms import Fold
from scripts.atelier.guests import SKIRTS, Guest, Worn
from scripts.atelier.poses import MAN_BODY, WOMAN_BODY
from scripts.atelier.sleeves import Sleeves


def _trunk_folds(guest: Guest, h: float, yoke: list[Point], waist: list[Point], hem: list[Point]) -> list[Fold]:
    """Soft folds from the shoulders to the waist, deeper ones below it in shirts and coats."""
    cut, seed = guest.outfit.cut, guest.seed
    folds = folds_between(yoke, waist, 4, width=0.16 * h, height=0.35, seed=seed)
    if cut in {"shirt", "tunic", "singlet"}:
        folds += folds_between(yoke, hem, 5, width=0.13 * h, height=0.5, seed=seed + 3)
        folds += folds_between(waist, hem, 5, width=0.16 * h, height=0.5, seed=seed + 1)
    elif cut in {"coat", "doublet"} and guest.outfit.lower not in SKIRTS:
        folds += folds_between(waist, hem, 4, width=0.2 * h, height=0.45, seed=seed + 2)
        middle = ((waist[0][0] + waist[1][0]) / 2, waist[0][1] + 0.05 * h)
        folds.append(Fold([waist[0], middle, waist[1]], 0.12 * h, -0.4))
    return folds


class Tailoring(Sleeves):
    """What is worn above the waist."""

    def _neck(self, worn: Worn) -> None:
        """Neck and upper chest in flesh; the clothes cover what they cover."""
        guest, h, (sx, sy), (hx, hy) = worn.guest, worn.h, worn.figure.shoulders, worn.figure.head
        form = guest.stature or (WOMAN_BODY if guest.outfit.lower in SKIRTS else MAN_BODY)
        left, right = worn.figure.bones.shoulders
        thick = 0.2 if form.shoulder < 0.7 else 0.235
        cones = limb(
            (hx * 0.85 + sx * 0.15, hy + 0.32 * h, 0, thick * h),
            (sx, sy + 0.02 * h, -0.04 * h, (thick + 0.04) * h),
            blend=0.2 * h,
        )
        bare = guest.outfit.collar == "low" or guest.outfit.sleeve == "bare"
        if bare:
            cones += limb(
                (*left[:2], left[2], 0.16 * h),
                (sx, sy + 0.02 * h, 0, 0.22 * h),
                (*right[:2], right[2], 0.16 * h),
                blend=0.22 * h,
            )
        cones += limb(
            (sx - 0.16 * h, sy + 0.36 * h, 0, 0.3 * h), (sx + 0.16 * h, sy + 0.36 * h, 0, 0.3 * h), blend=0.22 * h
        )
        self.clay(
            cones,
            guest.face.skin[1:],
            light=worn.light,
            detail=worn.detail,
            contact=0,
            fill=0.24,
            soft=0.03 * h,
            grain=float(np.clip(h / 90, 0.2, 1)),
            cool=0.5,
        )

    def _trunk_of(self, worn: Worn) -> None:
        """Shoulders, armpits, waist and hips in one outline."""
        guest, outfit, h = worn.guest, worn.guest.outfit, worn.h
        form = guest.stature or (WOMAN_BODY if outfit.lower in SKIRTS else MAN_BODY)
        left, right = worn.figure.bones.shoulders
        (sx, sy), (px, py) = worn.figure.shoulders, worn.figure.hips
        side_on = abs(worn.faces)
        half = max((right[0] - left[0]) / 2 + form.arm * h * 0.55, 0.36 * h)
        chest = max(half * 0.92, 0.42 * h)
        waist = (form.waist + 0.11) * h * (1 - 0.14 * side_on)
        hips = (form.hip + 0.14) * h * (1 - 0.1 * side_on)
        lean = (px - sx, py - sy)
        push = worn.faces * 0.12 * h

        def level(share: float, wide: float, shift: float = 0.0) -> tuple[tuple[float, float], tuple[float, float]]:
            x, y = sx + lean[0] * share + shift, sy + lean[1] * share
            return (x - wide, y), (x + wide, y)

        low = outfit.collar == "low"
        skirt = outfit.lower in SKIRTS
        cl, cr = level(0.26, chest, push)
        bl, br = level(0.42, chest * 0.93, push * 1.15)
        wl, wr = level(0.68, waist)
        if outfit.cut in {"coat", "tunic", "doublet", "jacket", "shirt", "singlet", "waistcoat"} and not skirt:
            drop = {"coat": outfit.tail, "tunic": outfit.tail, "doublet": outfit.tail}.get(outfit.cut, 0.28)
            drop = min(drop, 0.12) if worn.seated else drop
            hl, hr = level(1.0, hips)
            flare = hips + 0.10 * h * min(1.4, drop)
            end = py + drop * h
            foot = [(px + flare, end, 0), (px + 0.1 * h, end + 0.06 * h), (px - flare, end, 0)]
            bottom: list[Point] = [hr, *foot, hl]
        else:
            end = sy + lean[1] * 0.78
            bottom = [(wr[0] + 0.02 * h, end, 0), (px, end + 0.14 * h), (wl[0] - 0.02 * h, end, 0)]
        tilt = math.copysign(1, worn.faces) if side_on > 0.3 else 0
        if low:
            deep = 0.42 * h
            top: list[Point] = [
                (left[0] - 0.10 * h, left[1] + 0.06 * h),
                (left[0] + 0.16 * h, left[1] - 0.06 * h, 0),
                (sx - 0.26 * h, sy + deep * 0.86),
                (sx + push, sy + deep),
                (sx + 0.26 * h, sy + deep * 0.86),
                (right[0] - 0.16 * h, right[1] - 0.06 * h, 0),
                (right[0] + 0.10 * h, right[1] + 0.06 * h),
            ]
            if outfit.sleeve == "bare":
                top = [
                    cl,
                    (sx - 0.3 * h, sy + deep * 0.84),
                    (sx + push, sy + deep * 1.04),
                    (sx + 0.3 * h, sy + deep * 0.84),
                ]
        else:
            deep = {"open": 0.34, "none": 0.02}.get(outfit.collar, -0.04) * h
            top = [
                (left[0] - form.arm * h * 0.45, left[1] + 0.14 * h),
                (left[0] + 0.10 * h, left[1] - 0.10 * h),
                (sx - 0.22 * h - tilt * 0.05 * h, sy - 0.27 * h, 0),
                (sx + tilt * 0.14 * h, sy + deep),
                (sx + 0.22 * h - tilt * 0.05 * h, sy - 0.27 * h, 0),
                (right[0] - 0.10 * h, right[1] - 0.10 * h),
                (right[0] + form.arm * h * 0.45, right[1] + 0.14 * h),
            ]
        shape = [*top, cr, br, wr, *bottom, wl, bl, cl]
        yoke: list[Point] = [(sx - half * 0.6, sy + 0.5 * h), (sx + half * 0.6, sy + 0.5 * h)]
        folds = _trunk_folds(guest, h, yoke, [wl, wr], [(px - hips, end), (px + hips, end)])
        self.form(
            shape,
            outfit.top,
            bump=0.42,
            flatten=0.5,
            folds=folds,
            blur=max(0.6, 0.012 * h),
            light=worn.light,
            detail=worn.detail,
            shadow=0.4,
        )
        if guest.back:
            return
        if outfit.cut in {"coat", "jacket", "waistcoat"}:
            self._fronts(worn, (sx, sy), (px, py), wl, wr, push)
        elif outfit.cut == "bodice" and outfit.lower != "tutu":
            seam = [(sx + push, sy + (0.45 if low else 0.05) * h), ((wl[0] + wr[0]) / 2 + push * 0.6, wl[1])]
            self.line(seam, outfit.top[0], 0.03 * h, alpha=0.6, detail=worn.detail)

    def _fronts(
        self, worn: Worn, top: tuple[float, float], hips: tuple[float, float], left: Point, right: Point, push: float
    ) -> None:
        """Shirt front, waistcoat, lapels and buttons of a coat."""
        h, outfit = worn.h, worn.guest.outfit
        (sx, sy), (px, py) = top, hips
        x = sx + push * 1.3
        wx = (left[0] + right[0]) / 2 + push * 1.2
        if abs(worn.faces) > 0.8:
            return
        if outfit.under is not None:
            panel = [
                (x - 0.16 * h, sy - 0.2 * h),
                (x + 0.16 * h, sy - 0.2 * h),
                (wx + 0.2 * h, left[1]),
                (px + 0.14 * h, py + 0.3 * h, 0),
                (px - 0.14 * h, py + 0.3 * h, 0),
                (wx - 0.2 * h, left[1]),
            ]
            self.form(
                panel,
                outfit.under,
                bump=0.3,
                flatten=0.4,
                blur=0.5,
                detail=worn.detail + 0.1,
                light=worn.light,
                shadow=0,
            )
        bib = [
            (x - 0.19 * h, sy - 0.27 * h, 0),
            (x + 0.19 * h, sy - 0.27 * h, 0),
            (x + 0.12 * h, sy + 0.25 * h),
            (x + 0.01 * h, sy + 0.68 * h, 0),
            (x - 0.11 * h, sy + 0.25 * h),
        ]
        self.form(
            bib, outfit.linen, bump=0.25, flatten=0.4, blur=0.4, detail=worn.detail + 0.2, light=worn.light, shadow=0
        )
        for side in (-1, 1):
            lapel = [
                (x + side * 0.17 * h, sy - 0.28 * h, 0),
                (x + side * 0.36 * h, sy + 0.02 * h),
                (x + side * 0.30 * h, sy + 0.26 * h, 0),
                (x + side * 0.02 * h, sy + 0.74 * h, 0),
                (x + side * 0.10 * h, sy + 0.2 * h),
            ]
            self.form(
                lapel,
                [lighter(c, 0.05) for c in outfit.top],
                bump=0.3,
                flatten=0.4,
                blur=0.4,
                detail=worn.detail + 0.1,
                light=worn.light,
                shadow=0.35,
            )
        self.line(
            [(x, sy + 0.72 * h), (wx, left[1] + 0.1 * h), (px + push, py + 0.28 * h)],
            outfit.top[0],
            0.035 * h,
            alpha=0.8,
            detail=worn.detail,
        )
        for k in range(3):
            self.fill(
                ellipse(wx + 0.07 * h, left[1] - 0.3 * h + 0.26 * k * h, 0.032 * h, count=10),
                lighter(outfit.top[-1], 0.2),
                detail=0.8,
                keep=0.3,
            )
