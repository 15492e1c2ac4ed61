"""Hair that is not a helmet: strands combed over a turned head, single locks, beards and moustaches."""

from collections.abc import Sequence

import numpy as np

from scripts.atelier.arrays import Floats, floats
from scripts.atelier.colour import Colours, ramp
from scripts.atelier.curves import Outline, Point, between, normals, placed, plain, ribbon, smooth, widths
from scripts.atelier.face import Face
from scripts.atelier.forms import Forms
from scripts.atelier.head import turned

Places = Sequence[tuple[float, float, float]]
"""On a head, in half heads: x to the right, y up from the eyes, z toward the viewer."""


class Skull:
    """Brings places on a head to the canvas, turned as the head is."""

    def __init__(self, x: float, y: float, size: float, face: Face) -> None:
        self.x, self.y, self.half = x, y, size / 2
        self.turn = turned(face)
        self.aside = float(self.turn[0, 2])

    def at(self, places: Places) -> Floats:
        seen = np.asarray(places) @ self.turn.T
        return floats(np.stack([self.x + seen[:, 0] * self.half, self.y - seen[:, 1] * self.half], 1))


class Hair(Forms):
    """Hair for heads of the kit: give the same place, size and face as for `head`."""

    def hair_back(
        self, x: float, y: float, size: float, face: Face, colours: Colours, *, width: float = 1.0, length: float = 0.6
    ) -> None:
        """The mass behind a head, to be drawn before it: it ends `length` heads below the eyes."""
        skull, low = Skull(x, y, size, face), -length * 2
        side = [
            (0.0, 1.10),
            (0.52, 0.96),
            (0.80, 0.45),
            (0.84, -0.1),
            (0.80, low * 0.6),
            (0.55, low),
            (0.25, low * 0.8),
        ]
        right = skull.at([(u * width, v, -0.25) for u, v in side])
        left = skull.at([(-u * width, v, -0.25) for u, v in side])
        self.form([*right, *left[:0:-1]], colours[:3], bump=0.5, flatten=0.5, blur=size * 0.012)
        for sign in (-1, 1):
            outer = skull.at([(sign * u * width, v, -0.25) for u, v in side[1:6]])
            inner = skull.at([(sign * u * width * 0.6, v, -0.1) for u, v in side[1:6]])
            self.comb(inner, outer, 60, colours, size=size)

    def hair_cap(
        self,
        x: float,
        y: float,
        size: float,
        face: Face,
        colours: Colours,
        *,
        parting: float = 0,
        forehead: float = 0.66,
        fullness: float = 1.0,
        down_to: float = 0.1,
        strands: int = 160,
        detail: float = 0.4,
    ) -> None:
        """Combed hair over a head that was drawn: from a parting on top, over the temples, down to `down_to`.

        `parting` -0.4 to 0.4 shifts it; `forehead` is the hairline in half heads above the eyes; `down_to` is where
        it ends in half heads below the eyes (0.1 the ear, 0.8 the jaw).
        """
        skull, puff = Skull(x, y, size, face), 0.04 + 0.05 * fullness
        for sign in (-1, 1):
            inner = skull.at(
                [
                    (parting, forehead + 0.02, 0.66),
                    (parting * 0.5 + sign * 0.30, forehead - 0.06, 0.58),
                    (sign * 0.53, forehead * 0.52, 0.36),
                    (sign * 0.58, -0.05, 0.20),
                    (sign * 0.58, -down_to * 0.8, 0.14),
                ]
            )
            crown = skull.at([(parting, 1.0 + puff, 0.05)])[0]
            wide = 0.70 + 0.10 * abs(skull.aside) + puff
            outer = placed(
                [
                    (0, 0),
                    (sign * wide * 0.70 - skull.aside * 0.1, -0.86 - puff),
                    (sign * wide - skull.aside * 0.1, -0.38),
                    (sign * wide - skull.aside * 0.1, down_to * 0.3),
                    (sign * wide * 0.94 - skull.aside * 0.1, down_to),
                ],
                x,
                y,
                scale=skull.half,
                turn=face.roll,
            )
            guide = plain(outer)
            guide[0] = crown
            self._side(_inside(inner, guide, sign, skull), guide, colours, size, (strands // 2, detail))

    def _side(self, inner: Floats, outer: Floats, colours: Colours, size: float, how: tuple[int, float]) -> None:
        """One half of a head of hair: a soft mass, a shadow under its edge, then the strands."""
        count, detail = how
        self.line(list(inner[1:]), colours[0], size * 0.03, taper=0.5, alpha=0.35, blur=size * 0.02)
        self.form(
            [*inner, *outer[::-1]], colours[:3], bump=0.4, flatten=0.5, blur=size * 0.012, detail=detail, shadow=0
        )
        self.comb(inner, outer, count, colours, size=size, detail=detail)

    def comb(
        self,
        inner: Outline,
        outer: Outline,
        count: int,
        colours: Colours,
        *,
        size: float,
        loose: float = 1.0,
        alpha: float = 0.6,
        detail: float | None = None,
    ) -> None:
        """Fine strands of different length between two guides; a band of light crosses them like on real hair."""
        one, other = (smooth(list(plain(guide)), closed=False, steps=6) for guide in (inner, outer))
        points = len(one)
        thin = min(2.4, max(0.45, size * 0.0055))
        for _ in range(count):
            share, start, reach = self.chance.random(), self.chance.random() * 0.6, 0.3 + 0.6 * self.chance.random()
            first, last = int(start * points), min(points, int((start + reach) * points) + 2)
            way = between(one, other, share)[first:last]
            if len(way) < 4:
                continue
            way = way + floats(self.chance.normal(0, size * 0.010 * loose, 2)) * np.linspace(0.3, 1, len(way))[:, None]
            middle = (first + last) / 2 / points
            shine = float(np.exp(-(((middle - 0.38) / 0.2) ** 2))) * (0.45 + 0.4 * share)
            tone = float(np.clip(0.12 + 0.62 * shine + self.chance.normal(0, 0.16), 0, 1))
            colour = ramp(floats(tone), colours)
            self.line(
                list(way[::2]), colour, thin * (0.6 + 0.8 * self.chance.random()), taper=0.8, alpha=alpha, detail=detail
            )

    def lock(
        self,
        points: Outline,
        colours: Colours,
        *,
        width: float = 24,
        end_width: float | None = None,
        strands: int = 40,
        wave: float = 0,
        waves: float = 4,
        alpha: float = 0.7,
        detail: float | None = None,
    ) -> None:
        """One tress along a curve, thinning to its tip; `wave` is how far it swings, `waves` how often."""
        curve = smooth(points, closed=False, steps=10)
        t = np.linspace(0, 1, len(curve))
        swing = floats(np.sin(t * waves * 2 * np.pi) * wave * np.minimum(1, t * 3))
        curve = curve + normals(curve) * swing[:, None]
        broad = widths(len(curve), width, width * 0.5 if end_width is None else end_width, -0.35)
        broad = broad * floats(np.clip(t / 0.15, 0.25, 1))
        mass = colours[: max(2, len(colours) - 1)]
        self.form(ribbon(curve, broad), mass, bump=0.6, blur=width * 0.06, detail=detail)
        edges = [curve + normals(curve) * broad[:, None] * np.float32(side) for side in (-0.46, 0.46)]
        self.comb(edges[0][::4], edges[1][::4], strands, colours, size=width * 9, loose=0.4, alpha=alpha, detail=detail)

    def locks(
        self,
        points: Outline,
        other: Outline,
        count: int,
        colours: Colours,
        *,
        width: float = 16,
        wave: float = 5,
        waves: float = 4,
        strands: int = 16,
        detail: float | None = None,
    ) -> None:
        """Several tresses between two guides, each with its own wave: loose or curly hair."""
        for i in range(count):
            way = between(points, other, (i + 0.5 * self.chance.random()) / count)
            way = way + floats(self.chance.normal(0, width * 0.2, way.shape))
            swing = wave * (0.6 + 0.8 * self.chance.random()) * (1 if i % 2 else -1)
            broad = width * (0.7 + 0.6 * self.chance.random())
            self.lock(list(way), colours, width=broad, wave=swing, waves=waves, strands=strands, detail=detail)

    def beard(
        self,
        x: float,
        y: float,
        size: float,
        face: Face,
        colours: Colours,
        *,
        length: float = 0.4,
        width: float = 1.0,
        count: int = 200,
    ) -> None:
        """A beard on a head that was drawn, `length` half heads below the chin; the mouth stays free."""
        skull, low = Skull(x, y, size, face), -0.85 - length
        lip = skull.at([(0, -0.70, 0.72), (0, -0.85, 0.70), (0, (low - 0.8) / 2, 0.6), (0, low, 0.55)])
        for sign in (-1, 1):
            w = sign * width
            ear = [
                (w * 0.58, -0.02, 0.1),
                (w * 0.52, -0.5, 0.2),
                (w * 0.42, -0.8 - length * 0.5, 0.35),
                (w * 0.2, low + 0.1, 0.5),
            ]
            jaw = [
                (w * 0.34, -0.50, 0.55),
                (w * 0.32, -0.72, 0.55),
                (w * 0.24, -0.85 - length * 0.5, 0.55),
                (w * 0.1, low, 0.55),
            ]
            outer, middle = skull.at(ear), skull.at(jaw)
            mass: list[Point] = [*outer, *lip[::-1], middle[0]]
            self.form(mass, colours[:3], bump=0.4, flatten=0.5, blur=size * 0.02, direction=90.0)
            for one, other in ((outer, middle), (middle, lip)):
                self.comb(one, other, count // 4, colours, size=size, loose=1.6)

    def moustache(
        self, x: float, y: float, size: float, face: Face, colours: Colours, *, rise: float = 0.0, count: int = 60
    ) -> None:
        """A moustache on a head that was drawn; `rise` turns its tips up."""
        skull = Skull(x, y, size, face)
        for sign in (-1, 1):
            tip = -0.60 + rise * 0.35
            upper = [
                (sign * 0.02, -0.44, 0.82),
                (sign * 0.13, -0.46, 0.76),
                (sign * 0.25, -0.54 + rise * 0.1, 0.66),
                (sign * 0.34, tip, 0.58),
            ]
            lower = [
                (sign * 0.02, -0.52, 0.80),
                (sign * 0.13, -0.54, 0.75),
                (sign * 0.24, -0.59 + rise * 0.1, 0.66),
                (sign * 0.35, tip - 0.02, 0.58),
            ]
            self.comb(
                skull.at(upper), skull.at(lower), count // 2, colours, size=size, loose=0.6, alpha=0.85, detail=0.8
            )


def _inside(inner: Floats, outer: Floats, sign: int, skull: Skull) -> Floats:
    """The hairline, nowhere beyond the outline: on the far side of a turned head only a rim of hair is seen."""
    kept = inner.copy()
    edge = outer[:, 0] - sign * skull.half * 0.03
    kept[1:, 0] = np.minimum(kept[1:, 0], edge[1:]) if sign > 0 else np.maximum(kept[1:, 0], edge[1:])
    return kept
