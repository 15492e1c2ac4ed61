"""Paints a sitter's head: light with half-tones and warm reflections, then mouth, brows and living eyes upon it."""

import numpy as np

from scripts.atelier.arrays import Floats, blurred, floats, smoothstep
from scripts.atelier.colour import ramp, rgb
from scripts.atelier.eyes_and_brows import paint_brows, paint_eye
from scripts.atelier.forms import unit
from scripts.atelier.lit_head import BOTTOM, TOP, LitHead, bell, streaked


class Likeness(LitHead):
    """One head being painted, from its flesh to its hat."""

    def paint(self) -> None:
        self._flesh_colours()
        self._nose()
        self._mouth()
        paint_brows(self)
        for i in (0, 1):
            paint_eye(self, i)
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
                streaks = 0.55 * streaked(way * 20 + 3 * self.z, 5) + 0.45 * streaked(way * 52 + 5 * self.z, 6)
            beard = floats(self.y < -0.45) * floats(self.z > 0)
            streaks = np.where(
                beard > 0, 0.5 * streaked(self.x * 40, 8) + 0.5 * streaked(self.x * 90 + self.y * 6, 9), streaks
            )
            tone = np.clip(self.tone * (0.55 + 0.55 * streaks), 0, 1)
            there = floats(self.hair)
            fine = streaked(np.arctan2(self.x, self.y + 0.1) * 70, 11)
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
            grain = 0.94 + 0.12 * streaked(np.arctan2(self.x, self.z) * 30 + self.y * 9, 4)
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
