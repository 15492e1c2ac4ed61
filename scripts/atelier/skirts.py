"""Gowns, bustles, panniers, peasant skirts and the gauze of dancers."""

import math
from collections.abc import Sequence

import numpy as np

from scripts.atelier.cloth import folds_between
from scripts.atelier.colour import Colours, lighter
from scripts.atelier.curves import Point
from scripts.atelier.forms import Fold
from scripts.atelier.guests import Worn
from scripts.atelier.poses import WOMAN_BODY
from scripts.atelier.tailoring import Tailoring


class Skirts(Tailoring):
    """What hangs from the waist."""

    def _skirt_of(self, worn: Worn) -> None:
        guest, outfit, h, bones = worn.guest, worn.guest.outfit, worn.h, worn.figure.bones
        (sx, sy), (px, py) = worn.figure.shoulders, worn.figure.hips
        form = guest.stature or WOMAN_BODY
        wx, wy = sx + (px - sx) * 0.70, sy + (py - sy) * 0.70
        waist = (form.waist + 0.10) * h * (1 - 0.14 * abs(worn.faces))
        if outfit.lower == "tutu":
            self.gauze(
                wx,
                wy,
                waist,
                outfit.hem * h,
                h * 2.0,
                outfit.bottom,
                light=worn.light,
                lean=worn.faces * 0.06,
                seed=guest.seed,
            )
            return
        ground = guest.y + 0.03 * h
        end = ground if outfit.lower != "skirt" else ground - 0.95 * h
        hips = max((form.hip + 0.2) * h, 0.56 * h)
        knees = [k[0] for k in bones.knees]
        seated = min(k[1] for k in bones.knees) - py < 1.0 * h
        low, high = (min(knees) - 0.36 * h, max(knees) + 0.36 * h) if seated else (px - hips * 1.1, px + hips * 1.1)
        ky = min(k[1] for k in bones.knees) if seated else py + (end - py) * 0.4
        feet = (bones.ankles[0][0] + bones.ankles[1][0]) / 2
        hem = outfit.hem * h
        tail = worn.faces if outfit.lower == "bustle" else 0.0
        pan = 0.62 * h if outfit.lower == "panniers" else 0.0
        rightwards: list[Point] = [
            (wx + waist, wy, 0),
            (px + hips + pan - min(0.0, tail) * 0.5 * h, py - 0.25 * h + (0.1 * h if pan else 0)),
            (high + pan * 0.8 - min(0.0, tail) * 0.46 * h, ky),
            (feet + hem - min(0.0, tail) * 0.5 * h, end, 0),
        ]
        leftwards: list[Point] = [
            (feet - hem - max(0.0, tail) * 0.5 * h, end, 0),
            (low - pan * 0.8 - max(0.0, tail) * 0.46 * h, ky),
            (px - hips - pan - max(0.0, tail) * 0.5 * h, py - 0.25 * h + (0.1 * h if pan else 0)),
            (wx - waist, wy, 0),
        ]
        outline = [*rightwards, (feet + hem * 0.4, end + 0.09 * h), (feet - hem * 0.4, end + 0.09 * h), *leftwards]
        folds = folds_between(
            [(wx - waist * 0.9, wy + 0.1 * h), (wx + waist * 0.9, wy + 0.1 * h)],
            [(feet - hem * 0.96, end), (feet + hem * 0.96, end)],
            9 if h > 24 else 5,
            width=0.22 * h,
            height=0.62,
            seed=guest.seed,
        )
        if seated:
            folds.append(Fold([(px, py), ((px + knees[0]) / 2, (py + ky) / 2), (knees[0], ky)], 0.4 * h, 0.4))
            folds.append(Fold([(px, py), ((px + knees[1]) / 2, (py + ky) / 2), (knees[1], ky)], 0.4 * h, 0.4))
        self.form(
            outline,
            outfit.bottom,
            bump=0.4,
            flatten=0.42,
            folds=folds,
            blur=max(0.6, 0.014 * h),
            light=worn.light,
            detail=worn.detail,
            shadow=0.4,
        )
        if outfit.lower == "bustle" and abs(tail) > 0.2:
            way = -math.copysign(1, tail)
            swag = [
                (wx + way * waist * 0.3, wy),
                (px + way * (hips + 0.5 * h), py - 0.3 * h),
                (px + way * (hips + 0.55 * h), py + 0.5 * h),
                (px + way * 0.2 * h, py + 0.7 * h),
            ]
            self.drapery(
                swag,
                outfit.bottom,
                knot=(wx + way * waist * 0.8, wy),
                ends=swag[1:],
                count=5,
                width=0.14 * h,
                detail=worn.detail,
                light=worn.light,
            )
        if outfit.apron is not None and not guest.back:
            apron = [
                (wx - waist * 0.9, wy, 0),
                (wx + waist * 0.9, wy, 0),
                (px + hips * 0.82, (py + end) / 2),
                (feet + hem * 0.62, end - 0.3 * h, 0),
                (feet - hem * 0.62, end - 0.3 * h, 0),
                (px - hips * 0.82, (py + end) / 2),
            ]
            self.drapery(
                apron,
                outfit.apron,
                top=[(wx - waist * 0.7, wy), (wx + waist * 0.7, wy)],
                bottom=[(feet - hem * 0.55, end - 0.3 * h), (feet + hem * 0.55, end - 0.3 * h)],
                count=5,
                width=0.12 * h,
                detail=worn.detail,
                light=worn.light,
                shadow=0.25,
            )

    def gauze(
        self,
        x: float,
        top: float,
        waist: float,
        hem: float,
        deep: float,
        colours: Colours,
        *,
        light: Sequence[float] | None = None,
        lean: float = 0.0,
        seed: int = 1,
    ) -> None:
        """A dancer's skirt: four layers one sees through, the last ones only a breath, the hem never a line."""
        chance = np.random.default_rng(seed)
        for layer, (wide, low, alpha) in enumerate(
            ((1.0, 1.0, 0.42), (0.97, 0.94, 0.55), (0.88, 0.82, 0.7), (0.72, 0.62, 0.8))
        ):
            half, end = hem * wide, deep * low
            shift = lean * end
            shape: list[Point] = [
                (x - waist, top, 0),
                (x + waist, top, 0),
                (x + half * 0.66 + shift * 0.4, top + end * 0.30),
            ]
            for u in np.linspace(1, -1, 13):
                ruffle = 0.02 * deep * math.sin(7 * u + layer) + chance.normal() * 0.01 * deep
                shape.append((float(x + half * u + shift), float(top + end * (1.0 - 0.14 * u * u) + ruffle)))
            shape.append((x - half * 0.66 + shift * 0.4, top + end * 0.30))
            falls = folds_between(
                [(x - waist * 0.9, top), (x + waist * 0.9, top)],
                [(x - half + shift, top + end * 0.86), (x + shift, top + end), (x + half + shift, top + end * 0.86)],
                13,
                width=hem * 0.07,
                height=0.42,
                seed=seed + layer,
            )
            tone = [lighter(c, 0.05 * layer) for c in colours]
            self.form(
                shape,
                tone,
                bump=0.26,
                flatten=0.4,
                folds=falls,
                light=light,
                alpha=alpha,
                blur=max(0.8, hem * 0.02),
                detail=0.35,
                shadow=0.3 if layer == 0 else 0,
            )
        for _ in range(34 if hem > 40 else 14):
            u = chance.uniform(-1, 1)
            low = chance.uniform(0.55, 1.0)
            way = [
                (x + u * waist * 0.8, top + deep * 0.03),
                (x + u * hem * 0.62, top + deep * 0.4 * low),
                (x + u * hem * (0.6 + 0.38 * low), top + deep * low * (1 - 0.14 * u * u)),
            ]
            pale = ("#ffffff", "#f4f1ea", "#9ea4b2", "#c8ccd6")[int(chance.integers(4))]
            self.line(way, pale, max(0.8, hem * 0.016), taper=0.9, alpha=0.38, blur=0.4, detail=0.35)
