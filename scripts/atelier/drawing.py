"""Flat drawing: fills, polygons, washes, lines of changing width, strands, dabs and lines along a flow."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

import numpy as np

from scripts.atelier.arrays import floats
from scripts.atelier.colour import Colour, Colours, Paint, ramp, rgb
from scripts.atelier.curves import Outline, between, ellipse, plain, ribbon, smooth, widths
from scripts.atelier.surface import Direction, Mask, Mode, Surface


class Drawing(Surface):
    """Everything that has a shape and a colour but no volume."""

    def fill(
        self,
        points: Outline,
        paint: Paint,
        *,
        blur: float = 0,
        alpha: float = 1,
        noise: float = 0,
        noise_size: float = 60,
        direction: Direction = None,
        weight: float = 1,
        detail: float | None = None,
        keep: float | None = None,
        curved: bool = True,
        mode: Mode = "normal",
    ) -> None:
        """A shape through the points (a smooth curve; arrays as they are), feathered by `blur` units."""
        mask = self.mask(points, curved=curved, blur=blur)
        if mask is None:
            return
        colour = self.paint_for(paint, mask.region, noise=noise, noise_size=noise_size)
        self.composite(
            Mask(mask.region, mask.cover * np.float32(alpha)),
            colour,
            direction=direction,
            weight=weight,
            detail=detail,
            keep=keep,
            mode=mode,
        )

    def polygon(
        self,
        points: Outline,
        paint: Paint,
        *,
        blur: float = 0,
        alpha: float = 1,
        noise: float = 0,
        noise_size: float = 60,
        direction: Direction = None,
        detail: float | None = None,
        keep: float | None = None,
        mode: Mode = "normal",
    ) -> None:
        """A shape with straight edges."""
        self.fill(
            plain(points),
            paint,
            blur=blur,
            alpha=alpha,
            noise=noise,
            noise_size=noise_size,
            direction=direction,
            detail=detail,
            keep=keep,
            mode=mode,
        )

    def rectangle(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        paint: Paint,
        *,
        blur: float = 0,
        alpha: float = 1,
        noise: float = 0,
        noise_size: float = 60,
        direction: Direction = None,
        detail: float | None = None,
        keep: float | None = None,
        mode: Mode = "normal",
    ) -> None:
        """A rectangle by its upper left corner."""
        self.polygon(
            [(x, y), (x + width, y), (x + width, y + height), (x, y + height)],
            paint,
            blur=blur,
            alpha=alpha,
            noise=noise,
            noise_size=noise_size,
            direction=direction,
            detail=detail,
            keep=keep,
            mode=mode,
        )

    def wash(
        self,
        paint: Paint,
        *,
        alpha: float = 1,
        noise: float = 0,
        noise_size: float = 60,
        direction: Direction = None,
        mode: Mode = "normal",
    ) -> None:
        """Paint over the whole canvas (or the whole clip)."""
        self.rectangle(
            -9,
            -9,
            self.width + 18,
            self.height + 18,
            paint,
            alpha=alpha,
            noise=noise,
            noise_size=noise_size,
            direction=direction,
            mode=mode,
        )

    def line(
        self,
        points: Outline,
        colour: Paint,
        width: float = 4,
        end_width: float | None = None,
        *,
        taper: float = 0,
        alpha: float = 1,
        blur: float = 0,
        detail: float | None = None,
        keep: float | None = None,
        curved: bool = True,
        follow: bool = False,
        mode: Mode = "normal",
    ) -> None:
        """A line from `width` to `end_width`; `taper` > 0 thins both ends, < 0 the tip. `follow` sets the strokes."""
        curve = smooth(points, closed=False, steps=8) if curved and len(points) > 2 else plain(points)
        if not curved and len(curve) > 2:
            for one, other in pairwise(points):
                self.line([one, other], colour, width, end_width, alpha=alpha, blur=blur, detail=detail, keep=keep)
            return
        wide = widths(len(curve), width, width if end_width is None else end_width, taper)
        way = curve[-1] - curve[0]
        direction = math.degrees(math.atan2(way[1], way[0])) if follow else None
        outline = ribbon(curve, wide)
        self.fill(outline, colour, blur=blur, alpha=alpha, detail=detail, keep=keep, direction=direction, mode=mode)

    def strands(
        self,
        one: Outline,
        other: Outline,
        count: int,
        colours: Colours,
        *,
        width: float = 2.5,
        alpha: float = 0.8,
        taper: float = 0.6,
        jitter: float = 6,
        blur: float = 0,
        detail: float | None = None,
    ) -> None:
        """Hair, grass or fur: tapered lines at random places between two guides with as many points."""
        for _ in range(count):
            curve = between(one, other, self.chance.random())
            curve = curve + floats(self.chance.normal(0, jitter, curve.shape))
            colour = colours[int(self.chance.integers(len(colours)))]
            wide = width * (0.5 + self.chance.random())
            self.line(list(curve), colour, wide, taper=taper, alpha=alpha, blur=blur, detail=detail)

    def dabs(
        self,
        count: int,
        points: Outline,
        colours: Colours,
        *,
        size: tuple[float, float] = (4, 10),
        aspect: float = 0.5,
        turn: float | Callable[[float, float], float] = 0,
        spread: float = 40,
        alpha: float = 0.9,
        curved: bool = True,
        tone: Callable[[float, float], float] | None = None,
        blur: float = 0,
        detail: float | None = None,
        keep: float | None = None,
        follow: bool = False,
    ) -> None:
        """Leaf-shaped dabs scattered in a shape; `tone`(x, y) from 0 to 1 picks along the colours, else chance."""
        mask = self.mask(points, curved=curved)
        if mask is None:
            return
        rows, columns = np.nonzero(mask.cover > 0.5)
        for i in self.chance.integers(0, len(rows), count) if len(rows) else ():
            x = (columns[i] + mask.region[1].start) / self.scale
            y = (rows[i] + mask.region[0].start) / self.scale
            pick = tone(x, y) + self.chance.normal(0, 0.18) if tone else self.chance.random()
            long = size[0] + (size[1] - size[0]) * self.chance.random()
            angle = (turn(x, y) if callable(turn) else turn) + self.chance.normal(0, spread)
            self.fill(
                ellipse(x, y, long, long * aspect, turn=angle, count=10),
                ramp(floats(pick), colours),
                alpha=alpha,
                blur=blur,
                detail=detail,
                keep=keep,
                direction=angle if follow else None,
            )

    def streamlines(
        self,
        flow: Direction,
        area: tuple[float, float, float, float],
        count: int,
        colours: Colours | Callable[[float, float], Colour],
        *,
        width: float = 8,
        steps: int = 6,
        step: float = 14,
        taper: float = 0.5,
        alpha: float = 0.8,
    ) -> None:
        """Lines that run along a flow (a function of x, y in radians) within (left, top, width, height)."""
        left, top, wide, high = area
        for _ in range(count):
            x, y = left + wide * self.chance.random(), top + high * self.chance.random()
            way = _follow(flow, x, y, steps, step)
            pick = int(self.chance.integers(1_000_000))
            colour = colours(x, y) if callable(colours) else rgb(colours[pick % len(colours)])
            self.line(way, colour, width * (0.7 + 0.6 * self.chance.random()), taper=taper, alpha=alpha)


def _follow(flow: Direction, x: float, y: float, steps: int, step: float) -> Sequence[tuple[float, float]]:
    way = [(x, y)]
    for _ in range(steps):
        angle = float(flow(floats(x), floats(y))) if callable(flow) else math.radians(float(flow or 0))
        x, y = x + step * math.cos(angle), y + step * math.sin(angle)
        way.append((x, y))
    return way
