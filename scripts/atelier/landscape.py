"""Sky, hills, water, trees and houses."""

import math
from collections.abc import Sequence

import numpy as np

from scripts.atelier.arrays import Floats, blurred, floats, resized, slopes, smoothstep
from scripts.atelier.colour import Colour, Colours, linear, ramp, rgb
from scripts.atelier.curves import Point, ellipse, plain
from scripts.atelier.forms import Forms, unit
from scripts.atelier.noise import fractal
from scripts.atelier.surface import Direction, Mask
from scripts.atelier.trees import Branch, branches


def ridge_line(points: Sequence[Point], roughness: float, seed: int, rounds: int = 5) -> Floats:
    """A rough line through points: each round displaces the middles by chance."""
    chance = np.random.default_rng(seed)
    line = plain(points)
    for _ in range(rounds):
        middle = (line[1:] + line[:-1]) / 2
        reach = np.abs(line[1:, 0] - line[:-1, 0])
        middle[:, 1] += floats(chance.normal(0, 1, len(middle)) * roughness * reach / 200)
        finer = np.empty((len(line) + len(middle), 2), np.float32)
        finer[::2], finer[1::2] = line, middle
        line = finer
    return line


class Landscape(Forms):
    """Everything outdoors."""

    def clouds(
        self,
        top: float,
        bottom: float,
        colour: Colour,
        *,
        shade: Colour | None = None,
        cover: float = 0.0,
        softness: float = 0.9,
        size: float = 160,
        stretch: float = 2.5,
        alpha: float = 0.9,
        seed: int = 1,
    ) -> None:
        """Clouds or fog between two heights; `cover` from -.3 (thick) to .4 (thin), `shade` their underside."""
        region = (slice(int(max(0, top) * self.scale), int(bottom * self.scale)), slice(0, self.img.shape[1]))
        height, width = self.xs[region].shape
        field = fractal(height, int(width / stretch) + 2, size / stretch * self.scale, seed, octaves=6, gain=0.55)
        field = resized(field, width, height)
        v = np.linspace(0, 1, height)[:, None]
        mask = smoothstep((field - cover) / softness) * np.clip(np.minimum(v, 1 - v) * 6, 0, 1)
        soft = blurred(field, 6 * self.scale)
        lit = soft - np.roll(soft, (-int(14 * self.scale), -int(8 * self.scale)), (0, 1))
        tone = floats(np.clip(0.5 - lit * 1.1, 0, 1))
        colours = ramp(tone, [colour, shade]) if shade is not None else rgb(colour)
        across, down = slopes(soft)
        way = floats(np.arctan2(across, -down))
        self.composite(Mask(region, floats(mask * alpha)), colours, direction=way, weight=0.5)

    def hill(
        self,
        points: Sequence[Point],
        colours: Colours,
        *,
        roughness: float = 20,
        base: float | None = None,
        relief: float = 1.0,
        size: float = 60,
        haze: tuple[Colour, float] | tuple[Colour, float, float] | None = None,
        blur: float = 0.6,
        gamma: float = 1.0,
        alpha: float = 1,
        light: Sequence[float] | None = None,
        direction: Direction = None,
        seed: int = 1,
    ) -> None:
        """A mountain, hill or rock under a rough ridge. `haze` = (colour, strength[, over this height]) at its foot."""
        ridge = ridge_line(points, roughness, seed)
        foot = self.height + 5 if base is None else base
        mask = self.mask(np.vstack([ridge, [[ridge[-1][0], foot], [ridge[0][0], foot]]]), blur=blur)
        if mask is None:
            return
        height = self._rock(mask, ridge, size, relief, seed)
        across, down = slopes(height)
        toward = unit(self.light if light is None else light)
        tone = (-across * toward[0] - down * toward[1] * 0.6 + toward[2]) / np.sqrt(across**2 + down**2 + 1)
        colour = ramp(np.clip(tone, 0, 1) ** gamma, colours)
        if haze is not None:
            top = float(ridge[:, 1].min())
            over = haze[2] if len(haze) == 3 else foot - top
            share = np.clip((self.ys[mask.region] - top) / over, 0, 1)[..., None] * haze[1]
            colour = floats(colour + share * (rgb(haze[0]) - colour))
        way = floats(np.arctan2(across, -down)) if direction is None else direction
        self.composite(Mask(mask.region, mask.cover * np.float32(alpha)), colour, direction=way, weight=0.5)

    def _rock(self, mask: Mask, ridge: Floats, size: float, relief: float, seed: int) -> Floats:
        rows, columns = mask.cover.shape
        crests = 1 - np.abs(fractal(rows, columns, size * self.scale, seed + 7, octaves=5)) * 1.2
        top = np.interp(self.xs[mask.region][0], ridge[:, 0], ridge[:, 1])
        top = blurred(floats(top)[None], 30 * self.scale)[0]  # the bare ridge would draw vertical streaks
        down = (self.ys[mask.region] - top[None]) * self.scale
        return floats(crests * size * self.scale * 0.35 * relief - down * 0.5)

    def water(
        self,
        top: float,
        bottom: float,
        colours: Colours,
        count: int = 300,
        *,
        left: float = 0,
        right: float | None = None,
        far: float = 0.25,
        length: float = 1,
        alpha: float = 0.5,
        seed: int = 1,
    ) -> None:
        """Flat glints, longer and thicker toward the viewer."""
        chance = np.random.default_rng(seed)
        end = self.width if right is None else right
        for _ in range(count):
            v = chance.random() ** 0.8
            near = far + (1 - far) * v
            x, y = left + (end - left) * chance.random(), top + (bottom - top) * v
            glint = ellipse(x, y, (20 + 60 * chance.random()) * near * length, 2.6 * near, count=12)
            colour = colours[int(chance.integers(len(colours)))]
            self.fill(glint, colour, alpha=alpha * (0.5 + 0.5 * chance.random()), blur=0.8, direction=0.0)

    def bare_tree(
        self,
        x: float,
        y: float,
        height: float,
        colour: Colour,
        *,
        width: float | None = None,
        lean: float = 0,
        depth: int = 6,
        spread: float = 28,
        light: Colour | None = None,
        alpha: float = 1,
        seed: int = 1,
    ) -> list[Branch]:
        """A winter tree with its foot at (x, y); `light` is a thin bright line on its lit side."""
        grown = branches(x, y, height, width or height * 0.05, lean, depth, spread, seed)
        side = -1 if self.light[0] < 0 else 1
        for branch in grown:
            self.line(branch.points, colour, branch.width, branch.width * 0.62, alpha=alpha)
            if light is not None and branch.width > 2:
                edge = [(px + side * branch.width * 0.22, py) for px, py in branch.points]
                self.line(edge, light, branch.width * 0.25, branch.width * 0.12, alpha=0.5)
        return grown

    def foliage(
        self,
        x: float,
        y: float,
        across: float,
        down: float,
        colours: Colours,
        *,
        clumps: int = 8,
        leaves: int = 300,
        leaf: tuple[float, float] = (4, 9),
        seed: int = 1,
    ) -> None:
        """A crown or bush by its radii: lit clumps, lower ones first, with leaf dabs; colours dark first."""
        chance = np.random.default_rng(seed)
        heaps = []
        for _ in range(clumps):
            t, q = chance.random() * 2 * np.pi, chance.random() ** 0.5 * 0.62
            heaps.append((y + down * q * math.sin(t), x + across * q * math.cos(t), 0.38 + 0.22 * chance.random()))
        for cy, cx, q in sorted(heaps, reverse=True):
            edge = ellipse(cx, cy, across * q, down * q, count=22)
            edge = edge + floats(chance.normal(0, min(across, down) * 0.05, edge.shape))
            self.form(list(edge[::2]), colours, bump=0.8, blur=1.5)
            self._leaves(edge, (cx, cy, across * q, down * q), colours, leaves // clumps, leaf)

    def _leaves(
        self,
        edge: Floats,
        heap: tuple[float, float, float, float],
        colours: Colours,
        count: int,
        leaf: tuple[float, float],
    ) -> None:
        cx, cy, wide, high = heap
        lx, ly = float(self.light[0]), float(self.light[1])

        def tone(px: float, py: float) -> float:
            return 0.5 + ((px - cx) * lx / wide + (py - cy) * ly / high) * 0.5

        self.dabs(count, edge * 1.04 - floats([cx, cy]) * 0.04, colours, size=leaf, aspect=0.55, spread=70, tone=tone)

    def leafy_tree(
        self,
        x: float,
        y: float,
        height: float,
        colours: Colours,
        *,
        trunk: Colour = "#4a3a28",
        crown: float = 0.62,
        width: float = 0.5,
        clumps: int = 9,
        leaves: int = 420,
        leaf: tuple[float, float] = (4, 9),
        lean: float = 0,
        seed: int = 1,
    ) -> None:
        """A tree in leaf with its foot at (x, y): boughs, a crown of several masses, gaps to the sky between."""
        grown = self.bare_tree(
            x, y, height * 0.92, trunk, width=height * 0.05, lean=lean, depth=3, spread=30, seed=seed
        )
        chance = np.random.default_rng(seed + 50)
        wide, high = height * width / 2, height * crown / 2
        tips = sorted((branch.points[-1] for branch in grown if branch.depth <= 1), key=lambda tip: -tip[1])
        for i, (tx, ty) in enumerate(tips[:: max(1, len(tips) // clumps)]):
            q = 0.42 + 0.2 * chance.random()
            self.foliage(
                tx, ty, wide * q, high * q, colours, clumps=4, leaves=leaves // clumps, leaf=leaf, seed=seed * 31 + i
            )

    def cypress(self, x: float, y: float, height: float, width: float, colours: Colours, *, seed: int = 1) -> None:
        """A dark flame with its foot at (x, y)."""
        chance = np.random.default_rng(seed)

        def half(t: float) -> float:
            return width * 0.5 * math.sin(math.pi * (0.08 + t * 0.62))

        levels = [i / 7 for i in range(1, 7)]
        left = [(x - half(t) * (1 + 0.13 * chance.normal()), y - height * (1 - t)) for t in levels]
        right = [(x + half(t) * (1 + 0.13 * chance.normal()), y - height * (1 - t)) for t in levels]
        flame = [(x, y - height), *left, (x - width * 0.34, y), (x + width * 0.34, y), *right[::-1]]
        self.form(flame, colours, bump=0.7, direction=lambda u, v: np.pi / 2 + 0.5 * np.sin(v / 38 + (u - x) / 26))
        for _ in range(44):
            t = chance.random()
            fx, fy = x + (chance.random() - 0.5) * 1.7 * half(1 - t), y - height * 0.97 * t
            tongue = [
                (fx, fy),
                (fx + 10 * chance.normal(), fy - height * 0.06),
                (fx * 0.8 + x * 0.2 + 6 * chance.normal(), fy - height * 0.14),
            ]
            self.line(tongue, colours[int(chance.integers(len(colours)))], width * 0.07, taper=0.8, alpha=0.8)

    def house(  # place, size and colours, as in every other call
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        wall: Colour,
        roof: Colour,
        *,
        side: Colour | None = None,
        gable: float | None = None,
        depth: float = 0.4,
        snow: Colour | None = None,
        window: Colour | None = None,
    ) -> None:
        """A gabled house: lower left corner of its front at (x, y), its long side going to the right."""
        flank, rise = side or wall, height * 0.7 if gable is None else gable
        eaves, top = y - height, y - height - rise
        end = x + width * (1.3 + depth)
        front = [(x, y), (x, eaves), (x + width / 2, top), (x + width, eaves), (x + width, y)]
        self.polygon(front, linear((x, eaves), (x + width, y), [wall, flank]), noise=0.06, direction=90.0)
        slope = [(x + width / 2, top), (x + width * (0.8 + depth), top), (end, eaves), (x + width, eaves)]
        self.polygon(slope, snow or roof, noise=0.05, direction=0.0)
        self.polygon([(x + width, y), (x + width, eaves), (end, eaves), (end, y)], flank, noise=0.06)
        edge = [(x - width * 0.06, eaves + rise * 0.08), (x + width / 2, top), (x + width * 1.06, eaves + rise * 0.08)]
        self.line(edge, roof, max(1.5, width * 0.06), curved=False)
        if window is not None:
            self.rectangle(x + width * 0.38, y - height * 0.75, width * 0.22, height * 0.35, window)
