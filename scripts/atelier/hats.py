"""Fourteen kinds of hats, for any head."""

from collections.abc import Sequence
from typing import Any, Literal

from scripts.atelier.brim import Brim
from scripts.atelier.cloth import Cloth
from scripts.atelier.colour import Colour, Colours, darker, lighter
from scripts.atelier.curves import ellipse

Hat = Literal[
    "top",
    "bowler",
    "boater",
    "straw",
    "flowers",
    "bonnet",
    "cap",
    "beret",
    "tricorne",
    "cavalier",
    "turban",
    "coif",
    "kerchief",
    "wreath",
]

LINEN: Colours = ("#6f6d70", "#a9a69e", "#dad5c8", "#f7f3e6")
BLACK: Colours = ("#0b0a0d", "#1b1920", "#332f3a", "#5c5664")
LEATHER: Colours = ("#0e0906", "#2a1a10", "#4e3420", "#8a6844")
STRAW: Colours = ("#6a4818", "#a87c30", "#d9b25a", "#f2da96")


class Hats(Cloth):
    """Hats. All are drawn over a head: (x, y) is between the eyes, `size` from crown to chin."""

    def hat(
        self,
        kind: Hat,
        x: float,
        y: float,
        size: float,
        colours: Colours | None = None,
        *,
        roll: float = 0,
        faces: float = 0,
        band: Colour = "#1e2438",
        detail: float = 0.6,
        light: Sequence[float] | None = None,
    ) -> None:
        """`roll` tilts it with the head, `faces` -1 to 1 is where the head looks (a peak or a brim goes there)."""
        at = Brim(x, y, size, roll, faces)
        ramp = colours or {
            "top": BLACK,
            "bowler": LEATHER,
            "beret": BLACK,
            "cap": LEATHER,
            "tricorne": BLACK,
            "cavalier": BLACK,
            "coif": LINEN,
            "kerchief": LINEN,
            "bonnet": LINEN,
            "turban": LINEN,
            "wreath": ("#182410", "#3c5424", "#6c8a3c", "#a8b86c"),
        }.get(kind, STRAW)
        how: dict[str, Any] = {"detail": detail, "light": light, "blur": max(0.5, size * 0.006)}
        if kind in {"top", "bowler", "boater", "straw", "flowers", "cavalier"}:
            self._brimmed(kind, at, ramp, band, how)
        elif kind in {"cap", "beret", "tricorne"}:
            self._soft_hat(kind, at, ramp, band, how)
        elif kind == "wreath":
            for k in range(17):
                u = (k - 8) / 8
                leaf = ellipse(0, 0, 0.15, 0.06, turn=-70 + 140 * (u + 1) / 2 + 20 * (-1) ** k)
                self.form(at.put([(px + 0.46 * u, py - 0.40 + 0.22 * u * u) for px, py in leaf]), ramp, bump=0.4, **how)
        else:
            self._linen_hat(kind, at, ramp, band, how)

    def _brimmed(self, kind: str, at: Brim, ramp: Colours, band: Colour, how: dict[str, Any]) -> None:
        wide, deep, half, top, flare = {
            "top": (0.54, 0.085, 0.355, -0.98, 0.385),
            "bowler": (0.53, 0.08, 0.385, -0.66, 0.22),
            "boater": (0.66, 0.105, 0.375, -0.55, 0.365),
            "straw": (0.86, 0.15, 0.39, -0.60, 0.24),
            "flowers": (0.60, 0.10, 0.36, -0.56, 0.30),
            "cavalier": (0.88, 0.15, 0.38, -0.68, 0.28),
        }[kind]
        base = -0.30
        tip = 0.12 if kind in {"straw", "cavalier"} else 0.03
        brim = at.put(
            [
                (-wide, base + tip),
                (-wide * 0.72, base - deep),
                (0, base - deep * 1.25),
                (wide * 0.72, base - deep),
                (wide, base + tip),
                (wide * 0.6, base + deep * 0.75),
                (0, base + deep),
                (-wide * 0.6, base + deep * 0.75),
            ]
        )
        self.fill(at.put(ellipse(0, base + deep + 0.05, wide * 0.62, 0.12)), "#140c0a", blur=at.size * 0.05, alpha=0.35)
        self.form(brim, ramp, bump=0.25, flatten=0.4, **how)
        crown = [
            (-half, base + 0.02),
            (-flare - 0.01, top + 0.06),
            (-flare * 0.8, top),
            (0, top - 0.025),
            (flare * 0.8, top),
            (flare + 0.01, top + 0.06),
            (half, base + 0.02),
            (0, base + 0.06),
        ]
        if kind in {"bowler", "straw", "cavalier"}:
            crown = [
                (-half, base + 0.02),
                (-half * 0.94, top * 0.7 + base * 0.3),
                (-flare, top),
                (0, top - 0.04),
                (flare, top),
                (half * 0.94, top * 0.7 + base * 0.3),
                (half, base + 0.02),
                (0, base + 0.06),
            ]
        self.form(at.put(crown), ramp, bump=0.45, flatten=0.5, direction=float(at.roll), **how)
        ribbon = [(-half, base - 0.03), (0, base + 0.01), (half, base - 0.03)]
        self.line(at.put(ribbon), band, at.size * (0.13 if kind == "boater" else 0.09), detail=how["detail"])
        rim = [
            (-wide * 0.96, base + tip),
            (-wide * 0.6, base + deep * 0.72),
            (0, base + deep * 0.96),
            (wide * 0.6, base + deep * 0.72),
            (wide * 0.96, base + tip),
        ]
        self.line(at.put(rim), lighter(ramp[-1], 0.25), at.size * 0.022, taper=0.6, alpha=0.6, detail=how["detail"])
        if kind == "flowers":
            tones = ("#c23a2e", "#e88c78", "#f6ead8", "#d8a83c", "#b84a6a")
            for i in range(9):
                u = (i - 4) / 4
                spot = at.put([(u * 0.36 + at.faces * 0.08, base - 0.12 - 0.16 * (1 - u * u) + 0.04 * (i % 2))])[0]
                tone = tones[i % 5]
                self.form(
                    ellipse(spot[0], spot[1], at.size * 0.10, at.size * 0.085, count=14),
                    (darker(tone, 0.5), tone, lighter(tone, 0.5)),
                    bump=0.7,
                    **how,
                )
        if kind == "cavalier":
            for k in range(9):
                lift = 0.035 * (k - 4)
                plume = [
                    (0.10 * at.way, base - 0.14),
                    (-0.30 * at.way, base - 0.46 + lift),
                    (-0.74 * at.way, base - 0.44 + lift * 1.6),
                    (-1.06 * at.way, base - 0.16 + lift * 2.4),
                ]
                white = (LINEN[1], LINEN[2], LINEN[3])[k % 3]
                self.line(at.put(plume), white, at.size * 0.075, taper=0.5, alpha=0.9, detail=how["detail"])

    def _soft_hat(self, kind: str, at: Brim, ramp: Colours, band: Colour, how: dict[str, Any]) -> None:
        w = at.way
        if kind == "cap":
            dome = [
                (-0.42, -0.22),
                (-0.44, -0.44),
                (-0.2, -0.62),
                (0.16, -0.62),
                (0.42, -0.46),
                (0.42, -0.26),
                (0, -0.24),
            ]
            self.form(at.put(dome), ramp, bump=0.4, flatten=0.5, **how)
            peak = [(0.02 * w, -0.30), (0.36 * w, -0.32), (0.62 * w, -0.22), (0.40 * w, -0.20), (0.1 * w, -0.22)]
            self.form(at.put(peak), [darker(c, 0.3) for c in ramp], bump=0.4, **how)
            self.line(at.put([(-0.42, -0.27), (0, -0.25), (0.42, -0.29)]), band, at.size * 0.05, detail=how["detail"])
        elif kind == "beret":
            disc = [
                (-0.52 - 0.1 * w, -0.34),
                (-0.46, -0.56),
                (0, -0.68),
                (0.46, -0.58),
                (0.56 - 0.1 * w, -0.38),
                (0.3, -0.29),
                (-0.3, -0.28),
            ]
            self.form(at.put(disc), ramp, bump=0.4, flatten=0.5, **how)
            self.line(
                at.put([(-0.36, -0.29), (0, -0.25), (0.36, -0.30)]),
                darker(ramp[1], 0.3),
                at.size * 0.07,
                detail=how["detail"],
            )
        else:
            back = [(-0.30, -0.34), (-0.22, -0.60), (0, -0.66), (0.22, -0.60), (0.30, -0.34)]
            self.form(at.put(back), ramp, bump=0.4, flatten=0.5, **how)
            wing = [
                (-0.68, -0.44, 0),
                (-0.36, -0.56),
                (0, -0.50),
                (0.36, -0.56),
                (0.68, -0.44, 0),
                (0.34, -0.26),
                (0.1 * w, -0.20),
                (-0.34, -0.26),
            ]
            self.form(at.put(wing), ramp, bump=0.3, flatten=0.4, **how)
            edge = [(-0.66, -0.45), (-0.36, -0.55), (0, -0.49), (0.36, -0.55), (0.66, -0.45)]
            self.line(at.put(edge), "#c8a860", at.size * 0.035, detail=how["detail"])

    def _linen_hat(self, kind: str, at: Brim, ramp: Colours, band: Colour, how: dict[str, Any]) -> None:
        w = at.way
        if kind == "bonnet":
            shell = [
                (-0.44, 0.10),
                (-0.54, -0.24),
                (-0.34, -0.60),
                (0, -0.70),
                (0.34, -0.60),
                (0.54, -0.24),
                (0.44, 0.10),
                (0.40, -0.14),
                (0.26, -0.36),
                (0, -0.42),
                (-0.26, -0.36),
                (-0.40, -0.14),
            ]
            self.form(at.put(shell), ramp, bump=0.4, flatten=0.5, **how)
            tie = [(-0.43, 0.06), (-0.36, 0.34), (0, 0.54), (0.36, 0.34), (0.43, 0.06)]
            self.line(at.put(tie), band, at.size * 0.06, detail=how["detail"])
            for side in (-1, 1):
                bow = [(0, 0.56), (side * 0.2, 0.48), (side * 0.24, 0.60), (side * 0.05, 0.60)]
                self.form(at.put(bow), [darker(band, 0.4), band, lighter(band, 0.4)], bump=0.5, **how)
        elif kind == "turban":
            self.form(
                at.put(
                    [
                        (-0.46, -0.22),
                        (-0.5, -0.46),
                        (-0.2, -0.70),
                        (0.2, -0.70),
                        (0.5, -0.46),
                        (0.46, -0.22),
                        (0, -0.30),
                    ]
                ),
                ramp,
                bump=0.5,
                **how,
            )
            for k in range(5):
                wrap = [(-0.46, -0.26 - 0.07 * k), (0, -0.34 - 0.085 * k), (0.46, -0.24 - 0.09 * k)]
                self.line(
                    at.put(wrap),
                    (darker(ramp[1], 0.2), ramp[-1])[k % 2],
                    at.size * 0.05,
                    taper=0.5,
                    alpha=0.7,
                    detail=how["detail"],
                )
        else:
            low = 0.22 if kind == "coif" else 0.44
            cloth = [
                (-0.40, low),
                (-0.47, -0.14),
                (-0.38, -0.46),
                (0, -0.58),
                (0.38, -0.46),
                (0.47, -0.14),
                (0.40, low),
                (0.34, 0.02),
                (0.30, -0.22),
                (0, -0.36),
                (-0.30, -0.22),
                (-0.34, 0.02),
            ]
            self.form(at.put(cloth), ramp, bump=0.35, flatten=0.5, **how)
            if kind == "kerchief":
                knot = [(0, 0.5), (-0.12 * w, 0.72), (0.06, 0.74), (0.16 * w, 0.58)]
                self.form(
                    at.put([(-0.38, 0.36), (0, 0.56), (0.38, 0.36), (0.2, 0.62), (-0.2, 0.62)]), ramp, bump=0.4, **how
                )
                self.form(at.put(knot), ramp, bump=0.4, **how)
