"""Collars, sashes and bows."""

from collections.abc import Sequence
from typing import Any

from scripts.atelier.colour import Colours, darker, lighter
from scripts.atelier.curves import Point, ellipse
from scripts.atelier.guests import SKIRTS, Worn
from scripts.atelier.poses import MAN_BODY, WOMAN_BODY
from scripts.atelier.skirts import Skirts


class Trimmings(Skirts):
    """What is tied on last."""

    def _trimmings(self, worn: Worn) -> None:
        """Collars, sashes, bows."""
        guest, outfit, h = worn.guest, worn.guest.outfit, worn.h
        (sx, sy), (px, py) = worn.figure.shoulders, worn.figure.hips
        form = guest.stature or (WOMAN_BODY if outfit.lower in SKIRTS else MAN_BODY)
        push = worn.faces * 0.1 * h
        wx, wy = sx + (px - sx) * 0.70, sy + (py - sy) * 0.70
        waist = (form.waist + 0.13) * h * (1 - 0.14 * abs(worn.faces))
        how: dict[str, Any] = {"detail": worn.detail + 0.1, "light": worn.light, "blur": 0.5}
        if outfit.collar in {"shirt", "stock"}:
            band = [
                (sx - 0.23 * h, sy - 0.32 * h, 0),
                (sx + push, sy - 0.22 * h),
                (sx + 0.23 * h, sy - 0.32 * h, 0),
                (sx + 0.24 * h, sy - 0.18 * h),
                (sx + push, sy - 0.08 * h),
                (sx - 0.24 * h, sy - 0.18 * h),
            ]
            self.form(band, outfit.linen, bump=0.4, flatten=0.5, shadow=0.2, **how)
            if outfit.collar == "stock" and not guest.back:
                tie = [
                    (sx + push - 0.1 * h, sy - 0.16 * h),
                    (sx + push + 0.1 * h, sy - 0.16 * h),
                    (sx + push + 0.07 * h, sy + 0.18 * h),
                    (sx + push - 0.07 * h, sy + 0.18 * h),
                ]
                self.form(
                    tie,
                    outfit.top if outfit.cut != "coat" or outfit.under is None else outfit.linen,
                    bump=0.5,
                    shadow=0.3,
                    **how,
                )
        elif outfit.collar == "ruff":
            self.ruff(sx + push * 0.5, sy - 0.24 * h, 0.52 * h, 0.2 * h, outfit.linen, pleats=20)
        elif outfit.collar == "lace":
            fall = [
                (sx - 0.22 * h, sy - 0.3 * h, 0),
                (sx + push, sy - 0.18 * h),
                (sx + 0.22 * h, sy - 0.3 * h, 0),
                (sx + 0.62 * h, sy + 0.06 * h),
                (sx + 0.34 * h, sy + 0.26 * h),
                (sx + push, sy + 0.1 * h),
                (sx - 0.34 * h, sy + 0.26 * h),
                (sx - 0.62 * h, sy + 0.06 * h),
            ]
            self.form(fall, outfit.linen, bump=0.25, flatten=0.4, shadow=0.35, **how)
        elif outfit.collar == "kerchief":
            for side in (-1, 1):
                fall = [
                    (sx + side * 0.2 * h, sy - 0.3 * h),
                    (sx + side * 0.6 * h, sy + 0.04 * h),
                    (sx + side * 0.3 * h, sy + 0.4 * h),
                    (sx + push, sy + 0.55 * h),
                    (sx + push * 0.5, sy + 0.1 * h),
                ]
                self.form(fall, outfit.linen, bump=0.3, flatten=0.4, shadow=0.3, **how)
        if outfit.sash is not None:
            ramp = [darker(outfit.sash, 0.55), darker(outfit.sash, 0.2), outfit.sash, lighter(outfit.sash, 0.35)]
            belt = [
                (wx - waist, wy - 0.10 * h),
                (wx, wy - 0.05 * h),
                (wx + waist, wy - 0.10 * h),
                (wx + waist * 1.04, wy + 0.08 * h),
                (wx, wy + 0.14 * h),
                (wx - waist * 1.04, wy + 0.08 * h),
            ]
            self.form(belt, ramp, bump=0.4, flatten=0.5, shadow=0.25, **how)
            if outfit.lower == "tutu" and (guest.back or abs(worn.faces) > 0.5):
                self.big_bow(
                    wx - (0 if guest.back else worn.faces * waist),
                    wy,
                    h * (1 if guest.back else 0.7),
                    ramp,
                    light=worn.light,
                    detail=worn.detail,
                )

    def big_bow(
        self, x: float, y: float, h: float, ramp: Colours, *, light: Sequence[float] | None = None, detail: float = 0.5
    ) -> None:
        """Two loops, two tails, a knot."""
        for side in (-1, 1):
            tail: list[Point] = [
                (x, y),
                (x + side * 0.30 * h, y + 0.6 * h),
                (x + side * 0.52 * h, y + 1.25 * h, 0),
                (x + side * 0.28 * h, y + 1.16 * h),
                (x + side * 0.12 * h, y + 1.32 * h, 0),
                (x + side * 0.08 * h, y + 0.6 * h),
            ]
            self.form(tail, ramp, bump=0.4, flatten=0.5, light=light, detail=detail, shadow=0.3)
            loop: list[Point] = [
                (x, y),
                (x + side * 0.42 * h, y - 0.34 * h),
                (x + side * 0.80 * h, y - 0.26 * h),
                (x + side * 0.84 * h, y + 0.06 * h),
                (x + side * 0.5 * h, y + 0.2 * h),
            ]
            self.drapery(
                loop, ramp, knot=(x, y), ends=loop[1:], count=5, width=h * 0.12, light=light, detail=detail, shadow=0.3
            )
        self.form(ellipse(x, y, h * 0.14, h * 0.16), ramp, bump=0.6, light=light, detail=detail + 0.1)
