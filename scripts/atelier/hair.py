"""Hair that is not a helmet: strands between two guides, and single locks."""

import numpy as np

from scripts.atelier.arrays import floats
from scripts.atelier.colour import Colours, ramp
from scripts.atelier.curves import Outline, between, normals, plain, ribbon, smooth, widths
from scripts.atelier.forms import Forms


class Hair(Forms):
    """What falls or is pinned free of a head; what grows on it is the sitter's (`coiffure`)."""

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
