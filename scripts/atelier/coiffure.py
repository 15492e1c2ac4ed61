"""Heads of sitters with their hair: strands that lie on the turned skull, curls, beards and moustaches."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import cv2
import numpy as np

from scripts.atelier.arrays import Floats, blurred, floats, resized, spread_indices
from scripts.atelier.colour import ramp
from scripts.atelier.hair import Hair
from scripts.atelier.likeness import Likeness
from scripts.atelier.lit_head import LEFT, QUICK, TOP
from scripts.atelier.sitter import Sitter
from scripts.atelier.surface import Mask, Surface

Way = list[tuple[float, float, float]]
"""Directions from the middle of the skull: x to the right, y up, z toward the viewer."""


class Comb:
    """Brings ways over a skull to the canvas and knows how bright hair is along them."""

    def __init__(self, place: tuple[float, float], size: float, likeness: Likeness) -> None:
        self.place, self.half, self.turn = place, size / 2, likeness.turn
        wide, high, deep = likeness.bones.crown
        thick = 0.095 * likeness.sitter.volume
        self.radii = np.array([wide + thick, high + thick, deep + thick * 0.7])
        self.light = likeness.light

    def over(self, way: Way, lift: float = 1.0, steps: int = 9) -> tuple[Floats, Floats, Floats]:
        """A way laid on the hair: places on the canvas, how far each faces us, and how much light it gets."""
        knots = np.asarray(way, np.float64)
        t = np.linspace(0, len(knots) - 1, steps)
        path = np.stack([np.interp(t, np.arange(len(knots)), knots[:, k]) for k in range(3)], 1)
        path = path / (np.linalg.norm(path, axis=1, keepdims=True) + 1e-9)
        return self._seen(np.array([0, 0.27, -0.13]) + path * self.radii * lift, path / self.radii)

    def through(self, places: Way) -> tuple[Floats, Floats, Floats]:
        """A way given as places on the head itself."""
        at = np.asarray(places, np.float64)
        return self._seen(at, at - np.array([0, -0.3, -0.3]))

    def _seen(self, at: np.ndarray, out: np.ndarray) -> tuple[Floats, Floats, Floats]:
        seen, normal = at @ self.turn.T, out @ self.turn.T
        normal = normal / (np.linalg.norm(normal, axis=1, keepdims=True) + 1e-9)
        x, y = self.place
        there = np.stack([x + seen[:, 0] * self.half, y - seen[:, 1] * self.half], 1)
        return floats(there), floats(normal[:, 2]), floats(np.clip(normal @ self.light, 0, 1))


class Coiffure(Hair):
    """Portraits: the sitter's head and everything that grows on it."""

    def portrait(
        self,
        x: float,
        y: float,
        size: float,
        sitter: Sitter,
        *,
        light: Sequence[float] | None = None,
        strands: int | None = None,
    ) -> Likeness:
        """A head of a type or a person: (x, y) is the middle of the eyes, `size` crown to chin.

        The smaller the head the fewer strands, so that crowds are cheap.
        """
        likeness = paint_sitter(self, (x, y), size, sitter, light)
        pixels = size * self.scale
        count = int(np.clip(pixels * 1.1, 24, 300)) if strands is None else strands
        comb, chance = Comb((x, y), size, likeness), np.random.default_rng(sitter.seed + 17)
        with self._within(likeness, (x, y), size):
            if sitter.hair not in {"none", "curls"}:
                for way, round_ in _combed(sitter, count, chance):
                    self._strand(comb.over(way, 1 + 0.02 * chance.normal()), sitter, size, chance, tress=round_)
            if sitter.hair in {"parted", "fringe"}:
                for way, round_ in _hanging(sitter, likeness.bones.crown[0], count // 2, chance):
                    self._strand(comb.through(way), sitter, size, chance, hidden=-0.15, tress=round_)
            if sitter.hair == "curls":
                self._curls(comb, sitter, size, count // 2, chance)
            if sitter.beard > 0:
                for way in _beard_ways(sitter, count, chance):
                    self._strand(comb.through(way), sitter, size, chance, hidden=-1.1)
        if sitter.moustache > 0:
            self._moustache_of(comb, likeness, size, int(count * 0.7 * sitter.moustache), chance)
        return likeness

    @contextmanager
    def _within(self, likeness: Likeness, place: tuple[float, float], size: float) -> Iterator[None]:
        """Strands stay on the hair that was modelled, but for a few that stray over its edge."""
        mask = floats(likeness.hair)
        pixels = likeness.pixels
        reach = max(1, int(pixels * 0.035))
        mask = floats(cv2.dilate(mask, np.ones((reach * 2 + 1, reach * 2 + 1), np.uint8)))
        mask = blurred(mask, max(0.6, pixels * 0.014)) * np.where(likeness.ball > 0, 0, 1)
        scale = size * self.scale / 2 / pixels
        if scale < 0.99:
            mask = resized(floats(mask), int(mask.shape[1] * scale), int(mask.shape[0] * scale), smaller=True)
        full = np.zeros(self.angle.shape, np.float32)
        half = size * self.scale / 2
        left, top = round(place[0] * self.scale + LEFT * half), round(place[1] * self.scale - TOP * half)
        x0, y0 = max(0, left), max(0, top)
        x1, y1 = min(full.shape[1], left + mask.shape[1]), min(full.shape[0], top + mask.shape[0])
        if x1 > x0 and y1 > y0:
            full[y0:y1, x0:x1] = mask[y0 - top : y1 - top, x0 - left : x1 - left]
        before = self._clip
        self._clip = full if before is None else full * before
        try:
            yield
        finally:
            self._clip = before

    def _strand(
        self,
        seen: tuple[Floats, Floats, Floats],
        sitter: Sitter,
        size: float,
        chance: np.random.Generator,
        hidden: float = -0.05,
        tress: float = 0.0,
    ) -> None:
        """One hair's way, in pieces as bright as the light that falls on each; `tress` is how round it lies."""
        there, facing, lit = seen
        first = int(chance.integers(0, max(1, len(there) // 3)))
        there, facing, lit = there[first:], facing[first:], lit[first:]
        if len(there) < 4 or (facing > hidden).mean() < 0.6:
            return
        if (facing > hidden).sum() >= 4:
            there, lit = there[facing > hidden], lit[facing > hidden]
        thin = min(2.2, max(0.4, size * 0.0055)) * (0.6 + 0.8 * chance.random())
        luck, half = float(chance.normal(0, 0.11)), len(there) // 2
        for piece in (slice(None, half + 2), slice(max(0, half - 1), None)):
            glint = float(lit[piece].max()) ** 3 * 0.62 + float(lit[piece].mean()) * 0.2
            tone = float(np.clip(0.06 + glint + luck + tress, 0, 1))
            colour = ramp(floats(tone), sitter.hair_colours)
            self.line(list(there[piece]), colour, thin, taper=0.8, alpha=0.55, detail=0.5)

    def _curls(self, comb: Comb, sitter: Sitter, size: float, count: int, chance: np.random.Generator) -> None:
        for _ in range(count):
            way = chance.normal(size=3)
            way = way / np.linalg.norm(way)
            if way[1] < -0.5:
                continue
            there, facing, lit = comb.over([tuple(way), tuple(way + 0.01)], 1.02, 4)
            if facing[0] < -0.15:
                continue
            turn, radius = chance.random() * 6.3, size * (0.022 + 0.018 * chance.random())
            angle = turn + np.linspace(0, 4.4, 8)
            curl = there[0] + floats(
                np.stack([np.cos(angle), np.sin(angle)], 1) * (radius * np.linspace(1, 0.55, 8))[:, None]
            )
            for shift, extra in ((size * 0.006, -0.2), (0.0, 0.12)):
                tone = float(np.clip(0.16 + 0.5 * lit[0] + extra + chance.normal(0, 0.12), 0, 1))
                self.line(
                    list(curl + floats(shift)),
                    ramp(floats(tone), sitter.hair_colours),
                    min(3.0, max(0.5, size * 0.013)),
                    taper=0.7,
                    alpha=0.7,
                    detail=0.5,
                )

    def _moustache_of(
        self, comb: Comb, likeness: Likeness, size: float, count: int, chance: np.random.Generator
    ) -> None:
        sitter, mouth, base = likeness.sitter, likeness.bones.mouth, likeness.bones.nose_base
        for i in range(max(16, count)):
            side = -1 if i % 2 else 1
            a, u = chance.random(), chance.random()
            root = (side * (0.015 + 0.14 * a), base - 0.035 - 0.05 * u, 0.80 - 0.25 * a * a)
            reach = mouth.half * (0.35 + 0.95 * a) * (0.8 + 0.35 * chance.random())
            tip = (
                side * (0.05 + reach),
                mouth.y + 0.03 - 0.05 * u + 0.015 * chance.normal() + 0.22 * sitter.moustache_rise * reach / 0.2,
                0.66 - 0.4 * reach,
            )
            bend = (side * (0.04 + reach * 0.5), mouth.y + 0.065 - 0.03 * u, 0.78 - 0.3 * reach)
            there, facing, lit = comb.through([root, tuple((np.array(root) + bend) / 2), bend, tip])
            if facing.max() < -0.2:
                continue
            tone = float(np.clip(0.22 + 0.5 * lit.mean() + chance.normal(0, 0.2), 0, 1))
            colour = ramp(floats(tone), sitter.hair_colours)
            self.line(list(there), colour, min(2.0, max(0.45, size * 0.0065)), taper=-0.8, alpha=0.55, detail=0.9)


TRESSES = 9
"""Hair lies in tresses: strands of one share their way, its middle is light and its edge dark."""


def _in_tress(count: int, chance: np.random.Generator) -> Iterator[tuple[int, float, float, float]]:
    """For each strand the side, its place from front to back, how round its tress lies there, and how that swings."""
    swing, bright = chance.normal(0, 0.035, (2, TRESSES)), chance.normal(0, 0.07, (2, TRESSES))
    for _ in range(count):
        side, tress = int(chance.integers(0, 2)), int(chance.integers(0, TRESSES))
        across = float(np.clip(chance.normal(0, 0.26), -0.55, 0.55))
        round_ = 0.13 - 0.62 * across * across + bright[side, tress]
        yield 2 * side - 1, (tress + 0.5 + across) / TRESSES, float(round_), float(swing[side, tress])


def _combed(s: Sitter, count: int, chance: np.random.Generator) -> Iterator[tuple[Way, float]]:
    """Ways of the comb for each manner of wearing hair, and how round each lies."""
    line = (0.64 + s.hairline - 0.27) / 0.8
    for side, u, round_, swing in _in_tress(count, chance):
        jitter = swing + 0.012 * chance.normal()
        if s.hair in {"parted", "fringe"} and not (s.hair == "fringe" and chance.random() < 0.45):
            angle = 0.55 + 1.9 * u
            start = (s.parting * 0.7 + side * 0.02, float(np.sin(angle)), float(np.cos(angle)))
            way = [
                start,
                (side * (0.55 + jitter), 0.72 - 0.2 * u + jitter, 0.55 - 1.0 * u),
                (side, 0.05 - jitter, 0.42 - 1.1 * u + 1.5 * jitter),
                (side * 0.95, -0.4, 0.34 - 1.1 * u),
            ]
        elif s.hair == "fringe":
            x = 0.6 * side * u
            way = [(x * 0.3, 1.0, 0.0), (x * 0.8, 0.75, 0.6), (x + jitter, 0.16, 0.9), (x * 1.05, 0.02 + jitter, 0.95)]
        elif s.hair in {"tonsure", "balding"}:
            z = 0.5 - 1.3 * u
            way = [(side * 0.85, 0.42 + jitter, z), (side, 0.1 - jitter, z - 0.1), (side * 0.95, -0.35, z - 0.15)]
        else:
            x = 0.85 * side * u
            front = float(np.sqrt(max(0.05, 1 - (x * 0.9) ** 2)))
            # Roots begin here and there below the line, or it would be drawn with a ruler.
            root = line - 0.10 * chance.random() ** 2
            start = (x * 0.85, root * (1 - 0.55 * x * x), front * 0.75)
            way = [
                start,
                (x * 0.95 + jitter, 0.85 * front + 0.1, 0.15 + jitter),
                (x * 0.8 - jitter, 0.45 + jitter, -0.75),
                (x * 0.5, -0.1, -1.0),
            ]
        yield way, round_


def _hanging(s: Sitter, wide: float, count: int, chance: np.random.Generator) -> Iterator[tuple[Way, float]]:
    """The ends of parted hair, beside the cheeks."""
    for side, u, round_, swing in _in_tress(count, chance):
        x, z = wide + 0.02 + 0.10 * (u - 0.6), 0.16 - 0.3 * u
        high = 0.2 - 0.25 * chance.random()
        ys = np.linspace(high, -s.hair_length * (0.75 + 0.3 * chance.random()), 6)
        wave = swing * np.sin(np.arange(6) * 1.4 + 9 * swing) + 0.012 * chance.normal()
        yield [(side * (x + float(wave[k])), float(y), z - 0.03 * k) for k, y in enumerate(ys)], round_


def _beard_ways(s: Sitter, count: int, chance: np.random.Generator) -> Iterator[Way]:
    for _ in range(count):
        a = 2 * chance.random() - 1
        wide = abs(a)
        start = (a * 0.50 * s.jaw, -0.86 + 0.62 * wide**2.2 + 0.06 * chance.normal(), 0.72 - 0.62 * wide**1.6)
        length = (0.25 + s.beard * (1 - 0.6 * wide)) * (0.5 + 0.6 * chance.random())
        swing = 0.05 * chance.normal()
        end = (a * 0.30 * s.jaw + swing, start[1] - length, start[2] - 0.12 + 0.15 * wide)
        middle = ((start[0] * 1.05 + end[0]) / 2 + swing, (start[1] + end[1]) / 2, (start[2] + end[2]) / 2 + 0.06)
        yield [start, tuple((np.array(start) + middle) / 2), middle, tuple((np.array(end) + middle) / 2), end]


def paint_sitter(
    surface: Surface, place: tuple[float, float], size: float, sitter: Sitter, light: Sequence[float] | None
) -> Likeness:
    """A head of `size` units from crown to chin, with the middle of the eyes at `place`."""
    pixels = size * surface.scale / 2
    finer = 2 if pixels < 40 else 1
    likeness = Likeness(sitter, surface.light if light is None else light, pixels * finer, shadows=pixels >= QUICK)
    likeness.paint()
    cover, detail = likeness.masks()
    way = floats(np.arctan2(likeness.normal[..., 0], likeness.normal[..., 1]))
    colour = likeness.colour
    if (likeness.hit > 0.5).any():
        nearest = spread_indices(likeness.hit > 0.5)
        colour, way = colour.reshape(-1, 3)[nearest], way.reshape(-1)[nearest]
    if finer > 1:
        rows, columns = cover.shape[0] // finer, cover.shape[1] // finer
        colour, cover, detail = (resized(floats(a), columns, rows, smaller=True) for a in (colour, cover, detail))
        way = way[::finer, ::finer][:rows, :columns]
    corner = (place[0] * surface.scale + LEFT * pixels, place[1] * surface.scale - TOP * pixels)
    _paste(surface, corner, (floats(colour), way, cover, detail), sitter.keep)
    return likeness


def _paste(
    surface: Surface, corner: tuple[float, float], layers: tuple[Floats, Floats, Floats, Floats], keep: float
) -> None:
    colour, way, cover, detail = layers
    left, top = round(corner[0]), round(corner[1])
    rows, columns = cover.shape
    x0, y0 = max(0, left), max(0, top)
    x1, y1 = min(surface.img.shape[1], left + columns), min(surface.img.shape[0], top + rows)
    if x1 <= x0 or y1 <= y0:
        return
    part = (slice(y0 - top, y1 - top), slice(x0 - left, x1 - left))
    region = (slice(y0, y1), slice(x0, x1))
    surface.composite(Mask(region, cover[part]), colour[part], direction=way[part], weight=0.9, keep=keep)
    under = surface.detail[region] * (1 - cover[part])
    surface.detail[region] = np.maximum(under, detail[part] * cover[part])
