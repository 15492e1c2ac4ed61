"""Paints a sitter's head: light with half-tones and warm reflections, then mouth, brows and living eyes upon it."""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from scripts.atelier.anatomy import Anatomy, anatomy_of
from scripts.atelier.arrays import Floats, blurred, floats, smoothstep
from scripts.atelier.colour import Colour, ramp, rgb
from scripts.atelier.forms import unit
from scripts.atelier.noise import fractal
from scripts.atelier.sitter import Sitter, turned
from scripts.atelier.skull import CLOTH, EYE, HAIR, SKIN, look_at

LEFT, RIGHT, TOP, BOTTOM = -1.35, 1.35, 1.62, -1.75
"""The window around a head, in half heads."""

GREY = floats([0.3, 0.59, 0.11])
QUICK = 31
"""Half heads of fewer pixels than this are painted the quick way: no cast shadows."""


def bell(values: Floats, centre: Floats | float, width: Floats | float) -> Floats:
    """A soft bell around a value."""
    return floats(np.exp(-(((values - centre) / width) ** 2)))


class Likeness:
    """One head being painted: what is seen in each pixel, and the colour so far."""

    def __init__(self, sitter: Sitter, light: Sequence[float], pixels: float, *, shadows: bool = True) -> None:
        """`pixels` is the length of half a head; `light` points to the light in the picture, y down."""
        self.sitter, self.pixels = sitter, pixels
        self.bones: Anatomy = anatomy_of(sitter)
        self.light = unit((light[0], -light[1], light[2]))
        self.turn = turned(sitter)
        rows, columns = int((TOP - BOTTOM) * pixels), int((RIGHT - LEFT) * pixels)
        b = self.bones
        seen = look_at(
            rows,
            columns,
            LEFT,
            TOP,
            1 / pixels,
            np.ascontiguousarray(self.light, np.float64),
            shadows,
            self.turn,
            b.flesh,
            b.neck,
            b.hair,
            b.cloth,
            b.eyes,
        )
        self.hit, self.normal, self.lit, self.open = seen[..., 0], seen[..., 1:4], seen[..., 4], seen[..., 5]
        self.x, self.y, self.z = seen[..., 7], seen[..., 8], seen[..., 9]
        material, there = seen[..., 6], self.hit > 0
        self.flesh = floats((material == SKIN) & there)
        self.skin = self.flesh * floats(self.z > 0.15)
        self.ball = floats((material == EYE) & there)
        self.hair, self.cloth = (material == HAIR) & there, (material == CLOTH) & there
        self.tone, self.shade = self._tone()
        self.colour = ramp(np.clip(self.tone, 0, 1), sitter.skin)

    def _tone(self) -> tuple[Floats, Floats]:
        """How light each place is (never burnt out), and how far it is out of the light."""
        s = self.sitter
        facing = np.clip(self.normal @ self.light * 0.86 + 0.14, 0, 1)
        arrives = 1 - s.shadow * (1 - self.lit)
        direct = facing * arrives
        around = s.fill * (0.62 + 0.2 * self.normal[..., 1] + 0.18 * self.normal[..., 2]) * self.open
        total = (s.key * direct + around) * (0.62 + 0.38 * self.open)
        tone = floats(1.0 * (1 - np.exp(-1.5 * total)))  # a shoulder instead of a burnt forehead
        soft = s.softness * self.pixels * 0.016
        if soft > 0.3:
            flesh = np.clip(self.hit, 0, 1)
            tone = floats(blurred(tone * flesh, soft) / np.maximum(blurred(flesh, soft), 0.05))
            smoke = floats(blurred(tone * flesh, soft * 3) / np.maximum(blurred(flesh, soft * 3), 0.05))
            tone = tone + min(0.5, 0.30 * s.softness) * (smoke - tone) * smoothstep((0.72 - tone) * 3)
            direct = blurred(floats(direct), soft)
        return tone, floats(1 - np.clip(direct, 0, 1))

    # Laying colour.

    def hue(self, cover: Floats, colour: Colour, value: float = 1.0) -> None:
        """Change the hue and not the light: the colour as bright as what it covers, times `value`."""
        want = rgb(colour)
        bright = (self.colour @ GREY) / float(want @ GREY) * value
        share = np.clip(cover, 0, 1)[..., None]
        self.colour = self.colour + share * (np.clip(want * bright[..., None], 0, 1) - self.colour)

    def glaze(self, cover: Floats, colour: Colour) -> None:
        """Darken with a transparent colour."""
        share = np.clip(cover, 0, 1)[..., None]
        self.colour = self.colour * (1 - share * (1 - rgb(colour)))

    def put(self, cover: Floats, colour: Floats) -> None:
        self.colour = self.colour + np.clip(cover, 0, 1)[..., None] * (colour - self.colour)

    def edge(self, distance: Floats, soft: float = 0.0) -> Floats:
        """A shape's cover from the distance to its edge inside; never sharper than a pixel."""
        return smoothstep(distance / max(soft, 1.3 / self.pixels) + 0.5)

    def cloudy(self, size: float, seed: int, octaves: int) -> Floats:
        rows, columns = self.hit.shape
        return fractal(rows, columns, size, seed, octaves=octaves)

    def paint(self) -> None:
        self._flesh_colours()
        self._nose()
        self._mouth()
        self._brows()
        for i in (0, 1):
            self._eye(i)
        self._age()
        self._sheen()
        self._hair_and_hat()

    # Flesh.

    def _flesh_colours(self) -> None:
        """Yellow forehead, red middle, cool jaw; red where light ends, grey-green in the half-tone, warm below."""
        s, f = self.sitter, self.bones.face
        side = np.abs(self.x)
        cheeks = bell(side, 0.36, 0.17) * bell(self.y, (-0.30 - 0.05 * self.bones.child) * f, 0.16)
        nose = bell(self.x, 0, 0.13) * bell(self.y, self.bones.nose_tip[1] - 0.02, 0.10) * floats(self.z > 0.6)
        chin = bell(self.x, 0, 0.17) * bell(self.y, -0.90 * f, 0.09) * floats(self.z > 0.4)
        ears = smoothstep((side - 0.60) * 16) * bell(self.y, -0.08, 0.22) * bell(self.z, -0.08, 0.16)
        sockets = bell(side, 0.16, 0.08) * bell(self.y, 0.03, 0.09)
        warm = (cheeks + 0.75 * nose + 0.45 * chin + 0.55 * sockets) * self.skin + 0.9 * ears * self.flesh
        warm = warm * smoothstep(self.tone * 2.2 - 0.25)  # in shadow a blush would be a bruise
        self.hue(bell(self.y, 0.50, 0.25) * self.skin * 0.09, "#dcb86e")
        jaw = np.clip((-0.55 * f - self.y) * 3.5, 0, 1) * np.clip(side * 2.4, 0.2, 1) * self.flesh
        self.hue(jaw * (0.14 + 0.10 * s.sex), "#8c8a6c")
        self.hue(bell(self.tone, 0.40, 0.13) * self.flesh * 0.20, "#b4562c")
        self.hue(bell(self.tone, 0.63, 0.07) * self.flesh * 0.12, "#a09a74")
        self.hue(warm * s.blush_strength * 1.25, s.blush, 0.97)
        back = np.clip(self.normal @ floats([-self.light[0] * 0.75, -0.72, 0.1]), 0, 1)
        back = back * self.shade * np.clip(0.4 + 0.6 * self.open, 0, 1)
        self.put(back * self.flesh * 0.30, rgb(s.bounce) * (0.55 + 0.5 * self.tone[..., None]))
        if s.stubble > 0:
            beard = np.clip((-0.42 * f - self.y) * 5, 0, 1) * np.clip(0.5 + side, 0, 1) * floats(self.y > -1.12 * f)
            lip = bell(self.x, 0, 0.2) * bell(self.y, -0.5 * f, 0.06)
            where = np.clip(beard + lip, 0, 1) * self.flesh * smoothstep((self.z + 0.05) * 3)
            self.glaze(blurred(floats(where), self.pixels * 0.04) * 0.26 * s.stubble * self.flesh, "#4c4a4c")
        mottle = self.cloudy(self.pixels * 0.10, s.seed + 5, 4)
        self.colour = self.colour * (1 + 0.022 * mottle * self.flesh)[..., None]
        self.hue(np.clip(mottle, 0, 1) * self.skin * 0.10, s.blush)
        if s.freckles > 0:
            spots = self.cloudy(self.pixels * 0.035, s.seed + 6, 1)
            where = bell(side, 0.24, 0.26) * bell(self.y, -0.2, 0.16) * self.skin
            self.hue(np.clip(spots - 0.9, 0, 1) * where * s.freckles, "#8a4a24", 0.75)

    def _nose(self) -> None:
        """Nostrils, the crease round the wings, the shade below, and a thread of light down the bridge."""
        s, base, tip = self.sitter, self.bones.nose_base, self.bones.nose_tip
        wide = s.nose_width * (0.92 + 0.14 * s.sex + 0.1 * self.bones.old)
        front = self.skin * floats(self.z > 0.6)
        soft = 1 + 0.25 * s.softness
        for side in (-1, 1):
            hole = bell(self.x, tip[0] + side * 0.052 * wide, 0.026 * wide) * bell(self.y, base + 0.010, 0.013 * soft)
            self.glaze(hole * front * 0.62, "#4a2014")
            wing = [
                (side * 0.125 * wide, base + 0.10),
                (side * 0.150 * wide, base + 0.055),
                (side * 0.135 * wide, base + 0.010),
                (side * 0.100 * wide, base - 0.004),
            ]
            self.glaze(self.stroke(wing, 0.014 * soft) * 0.24, "#6a3824")
        below = bell(self.x, tip[0], 0.10 * wide) * bell(self.y, base - 0.012, 0.022 * soft)
        self.glaze(below * front * 0.26, "#6a3c28")
        lean = -0.012 if self.light[0] < 0 else 0.012
        bridge = bell(self.x, tip[0] + lean, 0.022) * bell(self.y, base * 0.5, 0.15) * front
        spot = bell(self.x, tip[0] + lean * 2, 0.030) * bell(self.y, tip[1] + 0.012, 0.026) * front
        self.put(
            (0.5 * bridge + spot) * 0.20 * self.lit * (0.5 + s.sheen), ramp(np.clip(self.tone + 0.22, 0, 1), s.skin)
        )
        for e in self.bones.eyes:  # the hollow between lid and brow
            ex = (self.x - e[0]) * e[10]
            hollow = bell(ex, -0.04, 0.12) * bell(self.y - e[1], e[5] + e[8] + 0.045, 0.035) * self.skin
            self.glaze(hollow * 0.17, "#7a4a30")

    # Mouth.

    def _mouth(self) -> None:
        s, m = self.sitter, self.bones.mouth
        x, y = self.x, self.y
        t, middle = m.t(x), m.middle(x)
        front = self.skin * floats(self.z > 0.42) * floats(np.abs(y - m.y) < 0.5)
        soft = 0.022 + 0.010 * s.softness
        within = self.edge(1.0 - np.abs(t), 0.22)
        upper_edge, lower_edge = m.gap(x)
        upper = self.edge(m.top(x) - y, soft) * self.edge(y - upper_edge, 0.01) * within * front
        lower = self.edge(y - m.bottom(x), soft) * self.edge(lower_edge - y, 0.01) * within * front
        self.hue(np.clip(upper + lower, 0, 1) * s.lip_strength, s.lip, 0.92)
        self.glaze(upper * s.lip_strength * 0.30, "#7a3a2e")
        wet = bell(t, 0.18 * float(np.sign(self.light[0]) or 1), 0.32) * bell(
            y, lower_edge - m.lower * 0.42, m.lower * 0.30 + 0.004
        )
        self.put(wet * lower * 0.16 * self.tone, rgb("#fbe2cf"))
        if m.agape > 0.05:
            hole = self.edge(np.minimum(upper_edge - y, y - lower_edge), 0.012) * within * front
            self.put(hole * 0.94, rgb("#4a1c16") * 0.8)
            teeth = hole * bell(y, upper_edge - 0.014, 0.026) * bell(t, 0, 0.6) * np.clip(s.smile + 0.15, 0, 1)
            self.put(teeth * 0.85, rgb("#c9b48e") * 0.86)
            tongue = hole * bell(y, lower_edge, 0.035) * bell(t, 0, 0.4)
            self.put(tongue * 0.6, rgb("#8a3a32") * 0.9)
        else:
            thick = 0.0085 + 0.005 * bell(np.abs(t), 0.0, 0.25) + 0.004 * bell(np.abs(t), 0.9, 0.2)
            line = bell(y, middle, thick) * self.edge(1.04 - np.abs(t), 0.16) * front
            self.glaze(line * 0.72, "#4a1c14")
        for sign, lift in zip((-1, 1), m.lift, strict=True):
            at = m.x + sign * m.half
            self.glaze(bell(x, at, 0.030) * bell(y, m.y + lift, 0.022) * front * 0.30, "#6a3826")
            self.glaze(bell(x, at + sign * 0.035, 0.06) * bell(y, m.y + lift + 0.005, 0.055) * front * 0.20, "#7a4a30")

    # Brows.

    def _brows(self) -> None:
        s = self.sitter
        if s.brow_strength <= 0.01:
            return
        inner, arch, outer = self.bones.brow
        for i, sign in enumerate((-1, 1)):
            along = (self.x * sign - 0.095) / (0.345 * s.eye_apart)
            a = np.clip(along, 0, 1.05)
            tilt = s.brow_tilt * sign + 0.008 * float(self.bones.uneven[9 + i])
            line = inner + (outer - inner) * a + arch * np.sin(np.pi * np.clip(a, 0, 1) ** 1.25) + tilt
            thick = 0.033 * s.brow_thickness * np.clip(1.1 - 0.72 * a, 0.15, 1.2)
            across = (self.y - line) / thick
            shape = (
                np.exp(-(np.abs(across) ** 2.4)) * smoothstep(along / 0.30 + 0.15) * smoothstep((1.04 - along) / 0.22)
            )
            hairs = _streaks(along * 26 - across * (1.4 - 1.0 * a), 7 + i)
            fine = np.clip((self.pixels - 60) / 120, 0, 1)
            density = shape * (1 - fine * 0.55 * (1 - hairs)) * self.skin
            self.put(floats(density * s.brow_strength), rgb(s.brow) * np.clip(0.36 + 0.66 * self.tone, 0, 1)[..., None])

    # Eyes.

    def _eye(self, i: int) -> None:
        s, e = self.sitter, self.bones.eyes[i]
        side, radius, half = float(e[10]), float(e[3]), float(e[4])
        ex, ey, ez = (self.x - e[0]) * side, self.y - e[1], self.z - e[2]
        away = np.sqrt(ex * ex + ey * ey + ez * ez) + 1e-6
        near = floats(away < radius + 0.10) * floats(ez > 0) * floats(self.hit > 0) * ~self.hair * ~self.cloth
        t = ex / half
        arch = np.maximum(-0.6, 1 - np.abs(t) ** 2.2)
        upper = e[5] * arch * (1 - 0.22 * t) + e[7] * ex
        lower = -e[6] * arch * (1 + 0.25 * t) + e[7] * ex
        close = near * floats(away < radius + 0.035)
        slit = np.minimum(upper - ey, ey - lower)
        seen = self.edge(slit) * close * floats(np.abs(t) < 1.02) * floats(s.eye_open > 0)
        if s.eye_open > 0:
            self._eyeball(i, seen, (ex / away, ey / away, ez / away), t, upper - ey)
        self._lids_of(i, (t, ey, upper, lower), near * floats(away < radius + 0.075), seen)

    def _eyeball(self, i: int, seen: Floats, v: tuple[Floats, Floats, Floats], t: Floats, under: Floats) -> None:
        s, e = self.sitter, self.bones.eyes[i]
        side = float(e[10])
        h, up = math.radians(s.gaze[0] * side - 1.5), math.radians(s.gaze[1])
        gaze = np.array([math.sin(h) * math.cos(up), math.sin(up), math.cos(h) * math.cos(up)])
        toward = np.array([0.0, 0.0, 1.0]) @ self.turn
        lamp = self.light.astype(np.float64) @ self.turn
        local = np.array([lamp[0] * side, lamp[1], lamp[2]])
        eye = np.array([toward[0] * side, toward[1], toward[2]])
        cos = v[0] * gaze[0] + v[1] * gaze[1] + v[2] * gaze[2]
        off = np.sqrt(np.clip(1 - cos * cos, 0, 1)) / (
            0.362 / max(0.8, s.eye_size * (1 + 0.13 * self.bones.child)) ** 0.25
        )
        off = np.where(cos > 0, off, 9)
        facing = np.clip(v[0] * local[0] + v[1] * local[1] + v[2] * local[2], 0, 1)
        tone = np.clip(0.42 + 0.46 * self.tone + 0.16 * facing, 0, 0.97)
        shade = tone * (1 - 0.30 * np.clip(np.abs(t), 0, 1) ** 2.4)
        self.put(seen, rgb(s.whites) * shade[..., None])
        self.hue(seen * smoothstep(-t * 4 - 2.7) * 0.75, "#b4604c", 0.95)  # the inner corner
        self.hue(seen * smoothstep(np.abs(t) * 3 - 1.8) * 0.22, "#b8806a")
        # The iris: dark rim, lighter away from the lamp, fibres.
        iris = smoothstep((1.0 - off) / 0.20 + 0.3) * seen
        away_from_lamp = (v[0] - gaze[0]) * local[0] + (v[1] - gaze[1]) * local[1]
        glow = 0.62 + 1.5 * np.clip(0.10 - away_from_lamp, 0, 0.5)
        angle = np.arctan2(v[1] - gaze[1], v[0] - gaze[0])
        fibre = 0.88 + 0.24 * _streaks(angle * 9 + 40, 3 + i)
        inner = 1 + 0.25 * bell(floats(off), 0.55, 0.18)
        self.put(iris, np.clip(rgb(s.iris) * (glow * fibre * inner * (0.5 + 0.6 * tone))[..., None], 0, 1))
        self.glaze(bell(floats(off), 0.93, 0.16) * seen * 0.62, "#2a1a12")
        self.put(smoothstep((0.43 - off) / 0.16 + 0.3) * seen, rgb("#0d0806"))
        # The lid's shadow, then the light in the eye: a window, and its answer across the pupil.
        self.glaze(np.exp(-np.clip(under, 0, 1) / (0.017 * s.eye_size)) * seen * 0.56, "#3a2418")
        spark = unit(tuple(local + eye)) * 0.36 + gaze * 0.64
        spark = spark / np.linalg.norm(spark)
        cosine = np.clip(v[0] * spark[0] + v[1] * spark[1] + v[2] * spark[2], -1, 1)
        width = max(0.085, 1.15 / (self.pixels * float(e[3])))
        bright = bell(np.arccos(cosine), 0, width) * seen
        self.put(np.clip(bright * 1.25, 0, 0.88) * (0.45 + 0.55 * floats(self.lit)), rgb("#f6ecd8"))
        answer = gaze * 2 - spark
        cosine = np.clip(v[0] * answer[0] + v[1] * answer[1] + v[2] * answer[2], -1, 1)
        self.put(bell(np.arccos(cosine), 0, 0.13) * iris * 0.22, np.clip(rgb(s.iris) * 1.5 + 0.12, 0, 1))

    def _lids_of(self, i: int, lines: tuple[Floats, Floats, Floats, Floats], near: Floats, seen: Floats) -> None:
        """Lash lines, the wet edge of the lower lid, the crease above, the soft bag below."""
        s, e = self.sitter, self.bones.eyes[i]
        t, ey, upper, lower = lines
        width = self.edge(np.where(t < 0, 0.99, 1.12) - np.abs(t), 0.18)
        pixel = 0.9 / self.pixels
        on = near * width * floats(self.flesh + self.ball > 0)
        outer = 0.65 + 0.35 * np.clip(t + 0.4, 0, 1)
        weight = (0.55 + 0.45 * s.lashes) * (1 - 0.35 * self.bones.old)
        thick = np.maximum(pixel, (0.0075 + 0.006 * s.lashes * np.clip(t + 0.5, 0, 1.3)) * s.eye_size)
        self.put(
            bell(ey, upper + 0.003, thick) * on * 0.80 * weight * outer,
            rgb(s.lash) * (0.55 + 0.6 * self.tone[..., None]),
        )
        self.glaze(bell(ey, lower - 0.003, np.maximum(pixel, 0.007)) * on * 0.34 * outer, "#6a3a2a")
        if s.eye_open > 0:
            rim = bell(ey, lower - 0.004, np.maximum(pixel, 0.006)) * on * (1 - seen) * 0.34
            self.put(rim, ramp(np.clip(self.tone + 0.10, 0, 1), s.skin))
        crease = upper + e[8] + 0.006 - 0.02 * t * t
        strength = 0.44 * min(1.0, s.lid_fold + 0.15) / (1 + 0.2 * s.softness)
        self.glaze(
            bell(ey, crease, np.maximum(pixel, 0.010 + 0.005 * s.softness))
            * near
            * self.edge(np.where(t < 0, 0.95, 1.12) - np.abs(t), 0.3)
            * strength,
            "#6e3e2a",
        )
        lid = bell(ey, (upper + crease) / 2, np.maximum(0.006, e[8] * 0.4)) * on * (1 - seen)
        self.hue(lid * 0.22, "#b8765a")
        bag = bell(ey, lower - 0.055, 0.022) * near * self.edge(1.1 - np.abs(t), 0.5) * (0.10 + 0.25 * self.bones.old)
        self.glaze(bag, "#7a5648")

    # Age, sheen, hair.

    def stroke(self, points: Sequence[tuple[float, float]], width: float) -> Floats:
        """A soft line over the skin through places (x, y) on the head, swelling in the middle."""
        cover = np.zeros_like(self.tone)
        count = len(points) - 1
        for k, ((ax, ay), (bx, by)) in enumerate(pairwise(points)):
            dx, dy = bx - ax, by - ay
            t = np.clip(((self.x - ax) * dx + (self.y - ay) * dy) / (dx * dx + dy * dy + 1e-9), 0, 1)
            away = np.hypot(self.x - ax - t * dx, self.y - ay - t * dy)
            along = (k + t) / count
            cover = np.maximum(cover, bell(away, 0, width) * np.sin(np.pi * np.clip(0.06 + 0.88 * along, 0, 1)))
        return floats(cover * self.skin * floats(self.z > 0.2))

    def _folds(self) -> None:
        """From nose to mouth, beside the mouth, under the eyes: laughter and years."""
        s, m, old = self.sitter, self.bones.mouth, self.bones.old
        base, child = self.bones.nose_base, self.bones.child
        crease = (0.32 * max(0.0, s.smile) + 0.85 * old + 0.10 * (1 - child)) * (1 - 0.6 * child)
        for side, lift in zip((-1, 1), m.lift, strict=True):
            fold = [
                (side * 0.135 * s.nose_width, base + 0.06),
                (side * (m.half + 0.02), m.y + 0.15 + lift * 0.5),
                (side * (m.half + 0.07), m.y + 0.03 + lift * 0.5),
                (side * (m.half + 0.075 + 0.02 * old), m.y - 0.06 + lift * 0.3),
            ]
            wide = 0.045 - 0.020 * old
            self.glaze(self.stroke(fold, wide) * min(0.55, crease * (0.30 + 0.32 * old)), "#6a3c28")
            puffed = [(x + side * 0.05, y + 0.015) for x, y in fold]
            self.put(
                self.stroke(puffed, 0.05) * min(0.26, crease * 0.26), ramp(np.clip(self.tone + 0.12, 0, 1), s.skin)
            )
            if old > 0.2:
                droop = [
                    (side * (m.half + 0.02), m.y - 0.02 + lift),
                    (side * (m.half + 0.01), m.y - 0.14),
                    (side * (m.half - 0.02), m.y - 0.22),
                ]
                self.glaze(self.stroke(droop, 0.020) * 0.45 * old, "#6a3c28")
                bag = [(side * 0.17, -0.10), (side * 0.27, -0.155), (side * 0.38, -0.12)]
                self.glaze(self.stroke(bag, 0.018) * 0.42 * old, "#6a4434")
        frown = max(0.0, -s.brow_inner * 12) + 0.6 * max(0.0, old - 0.4)
        if frown > 0.05:
            for side in (-1, 1):
                self.glaze(
                    self.stroke([(side * 0.04, 0.12), (side * 0.05, 0.19), (side * 0.065, 0.27)], 0.012) * frown * 0.5,
                    "#6a3c28",
                )

    def _age(self) -> None:
        old = max(self.bones.old, 7 * max(0.0, self.sitter.brow_inner) - 0.1)
        self._folds()
        if old < 0.2:
            return
        wrinkle = floats(np.zeros_like(self.tone))
        for e in self.bones.eyes:
            ex, ey = (self.x - e[0]) * e[10] - 0.15, self.y - e[1]
            for k, lean in enumerate((0.5, 0.1, -0.3)):
                wrinkle += (
                    bell(ey, lean * ex + 0.015 * (1 - k), 0.007) * smoothstep(ex * 18) * smoothstep((0.14 - ex) * 14)
                )
        for k in range(3):
            wave = 0.012 * np.sin(self.x * 7 + k * 2)
            wrinkle = wrinkle + 0.8 * bell(self.y, 0.36 + 0.095 * k + wave, 0.008) * bell(self.x, 0.02 * k, 0.24)
        self.glaze(wrinkle * self.skin * 0.36 * old, "#7a4a34")
        self.hue(smoothstep((0.8 - self.open) * 4) * self.flesh * 0.12 * old, "#8a6a58")

    def _sheen(self) -> None:
        """A breath of light on nose, brow and lower lip; never white."""
        half = unit(tuple(self.light + floats([0, 0, 1])))
        mirror = np.clip(self.normal @ half, 0, 1) ** 22 * self.lit * self.flesh
        shine = blurred(floats(mirror), max(0.5, self.pixels * 0.01))
        light = np.clip(rgb(self.sitter.skin[-1]) * 0.6 + 0.4, 0, 1)
        self.put(shine * 0.22 * self.sitter.sheen, light)
        self.colour = np.clip(self.colour, 0, 1)

    def _hair_and_hat(self) -> None:
        s = self.sitter
        if self.hair.any():
            if s.hair in {"curls"}:
                knots = self.cloudy(self.pixels * 0.16, s.seed + 3, 3)
                streaks = np.clip(0.5 + 0.7 * knots, 0, 1)
            else:
                way = (
                    np.arctan2(self.x, self.y + 0.3)
                    if s.hair in {"back", "short", "bun"}
                    else np.arctan2(self.z + 0.1, self.y - 0.1)
                )
                streaks = 0.55 * _streaks(way * 20 + 3 * self.z, 5) + 0.45 * _streaks(way * 52 + 5 * self.z, 6)
            beard = floats(self.y < -0.45) * floats(self.z > 0)
            streaks = np.where(
                beard > 0, 0.5 * _streaks(self.x * 40, 8) + 0.5 * _streaks(self.x * 90 + self.y * 6, 9), streaks
            )
            tone = np.clip(self.tone * (0.55 + 0.55 * streaks), 0, 1)
            there = floats(self.hair)
            fine = _streaks(np.arctan2(self.x, self.y + 0.1) * 70, 11)
            wide = max(0.6, self.pixels * 0.04)
            share = blurred(there, wide) / np.maximum(blurred(self.hit, wide), 0.05)
            self.glaze(blurred(there, wide * 1.8) * self.flesh * 0.5, "#7a5038")  # the hair's shade on the skin
            tufts = self.cloudy(self.pixels * 0.13, s.seed + 9, 2)  # no hairline is drawn with a ruler
            share = share * 1.5 - 0.34 + 0.34 * (fine - 0.5) + 0.14 * tufts
            # Only the line over the brow: beside the cheeks a thin fall of hair would turn to skin.
            share = np.maximum(smoothstep(floats(share)), blurred(there, 0.9) * smoothstep((0.5 - self.y) * 5))
            share = share * floats(self.flesh + there > 0)
            share = share * (1 - self.ball)
            self.colour = self.colour + floats(share)[..., None] * (ramp(floats(tone), s.hair_colours) - self.colour)
        if self.cloth.any():
            grain = 0.94 + 0.12 * _streaks(np.arctan2(self.x, self.z) * 30 + self.y * 9, 4)
            self.colour = np.where(
                self.cloth[..., None], ramp(floats(np.clip(self.tone * grain, 0, 1)), s.hat_colours), self.colour
            )

    def masks(self) -> tuple[Floats, Floats]:
        """How far the head covers each pixel (the neck fades, the shadow side loses its edge), and its detail."""
        s = self.sitter
        cover = blurred(self.hit, 0.7 + 0.25 * s.softness)
        if s.lost > 0 and self.pixels > 30:
            smoke = blurred(self.hit, self.pixels * 0.022)
            dark = blurred(floats(np.clip(self.shade, 0, 1) ** 2 * self.hit), self.pixels * 0.03)
            share = np.clip(dark / np.maximum(blurred(self.hit, self.pixels * 0.03), 0.05), 0, 1) * s.lost
            cover = cover + share * (smoke * smoothstep(smoke * 1.6 - 0.3) - cover)
        down = np.linspace(TOP, BOTTOM, len(cover)) - BOTTOM - 0.22
        fade = floats(np.clip(down / s.neck_fade, 0, 1))[:, None]
        near = np.exp(-((self.x / 0.5) ** 2 + ((self.y + 0.25) / 0.6) ** 2)) * 1.3
        calm = np.clip(near, np.where(self.flesh > 0, 0.85, 0.4), 1)
        return floats(cover * smoothstep(fade)), floats(s.detail * calm * (self.hit > 0))


def _streaks(along: Floats, seed: int) -> Floats:
    table = np.random.default_rng(seed).random(65)
    table[64] = table[0]
    return floats(np.interp(along % 64, np.arange(65), table))
