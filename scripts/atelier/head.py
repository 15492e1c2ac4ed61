"""Paints a head: light through a skin ramp, then lips, brows and eyes in the head's own coordinates."""

import math
from collections.abc import Sequence

import cv2
import numpy as np

from scripts.atelier.arrays import Floats, blurred, floats, spread_indices
from scripts.atelier.colour import Colour, ramp, rgb
from scripts.atelier.face import Face
from scripts.atelier.forms import unit
from scripts.atelier.head_shape import (
    EYE,
    EYE_HIGH,
    EYE_RADIUS,
    EYE_SIDE,
    HAIR,
    MOUTH_HIGH,
    SKIN,
    Build,
    look_at_head,
)
from scripts.atelier.surface import Mask, Surface

LEFT, RIGHT, TOP, BOTTOM = -1.05, 1.05, 1.2, -1.55
"""The window around a head, in half heads."""


def build_of(face: Face) -> Build:
    return Build(*(float(getattr(face, name)) for name in Build._fields))


def turned(face: Face) -> Floats:
    """The rotation of a head: first to the side, then up, then tilted."""
    a, b, g = (math.radians(angle) for angle in (face.yaw, face.pitch, face.roll))
    aside = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
    up = np.array([[1, 0, 0], [0, math.cos(b), math.sin(b)], [0, -math.sin(b), math.cos(b)]])
    tilt = np.array([[math.cos(g), math.sin(g), 0], [-math.sin(g), math.cos(g), 0], [0, 0, 1]])
    return np.ascontiguousarray(tilt @ up @ aside)


def spot(values: Floats, centre: float, width: float) -> Floats:
    """A soft bell around a value."""
    return floats(np.exp(-(((values - centre) / width) ** 2)))


class Portrait:
    """One head being painted: what is seen in each pixel, and the colour so far."""

    def __init__(self, face: Face, light: Sequence[float], pixels: float) -> None:
        """`pixels` is the length of half a head; `light` points to the light in the picture, y down."""
        self.face, self.pixels = face, pixels
        self.light = unit((light[0], -light[1], light[2]))
        rows, columns = int((TOP - BOTTOM) * pixels), int((RIGHT - LEFT) * pixels)
        to_light = np.ascontiguousarray(self.light, np.float64)
        seen = look_at_head(rows, columns, (LEFT, TOP), 1 / pixels, build_of(face), turned(face), to_light)
        self.hit, self.normal, self.lit, self.open = seen[..., 0], seen[..., 1:4], seen[..., 4], seen[..., 5]
        self.x, self.y, self.z = seen[..., 7], seen[..., 8], seen[..., 9]
        self.side = np.abs(self.x)
        self.skin = floats((seen[..., 6] == SKIN) & (self.z > 0.2) & (self.hit > 0))
        self.eye = floats((seen[..., 6] == EYE) & (self.hit > 0))
        self.hair = (seen[..., 6] == HAIR) & (self.hit > 0)
        self.tone = self._tone()
        self.colour = ramp(np.clip(self.tone, 0, 1), face.skin)

    def _tone(self) -> Floats:
        face = self.face
        facing = np.clip(self.normal @ self.light * 0.88 + 0.12, 0, 1)
        arrives = 1 - face.shadow * (1 - self.lit)
        tone = face.key * facing * (0.12 + 0.88 * arrives)
        tone = tone + face.fill * (0.5 + 0.5 * self.normal[..., 2]) * self.open
        tone = tone + 0.06 * np.clip(self.normal @ floats([-self.light[0], 0, 0.3]), 0, 1)
        tone = floats(tone * (0.55 + 0.45 * self.open))
        return blurred(tone, face.softness * self.pixels * 0.02) if face.softness else tone

    def tint(self, cover: Floats, colour: Colour) -> None:
        """Lay a colour, as bright as the light there, over the share `cover` of each pixel."""
        share = np.clip(cover, 0, 1)[..., None]
        self.colour = self.colour + share * (
            rgb(colour) * np.clip(0.35 + self.tone * 0.9, 0, 1.1)[..., None] - self.colour
        )

    def put(self, cover: Floats, colour: Floats) -> None:
        self.colour = self.colour + np.clip(cover, 0, 1)[..., None] * (colour - self.colour)

    def paint(self) -> None:
        self._blush()
        self._mouth()
        self._brows()
        self._eyes()
        self._lids()
        self._hair_and_gloss()

    def _blush(self) -> None:
        warm = spot(self.side, 0.36, 0.20) * spot(self.y, -0.25, 0.17)
        warm = warm + 0.6 * spot(self.x, 0, 0.12) * spot(self.y, -0.30, 0.10)
        warm = warm + 0.4 * spot(self.x, 0, 0.2) * spot(self.y, -0.9, 0.1)
        self.tint(warm * self.face.blush_strength * self.skin, self.face.blush)
        if self.face.stubble is not None:
            beard = np.clip((-0.30 - self.y) * 4, 0, 1) * np.clip(0.35 + self.side * 1.2, 0, 1)
            self.tint(beard * self.skin * 0.55 * (self.y > -1.1), self.face.stubble)

    def _mouth(self) -> None:
        face, agape = self.face, self.face.mouth_open
        s = self.side / face.mouth_width
        v = self.y - MOUTH_HIGH - face.smile * 0.10 * np.minimum(1, (s / 0.19) ** 2)
        bow = 1 - 0.35 * spot(s, 0, 0.03)
        above = 0.055 * face.lips * (1 - (s / 0.19) ** 2) * bow + agape * 0.09
        below = -0.085 * face.lips * (1 - (s / 0.175) ** 2) - agape * 0.2
        front = self.skin * (self.z > 0.45)
        lips = np.clip(np.minimum(above - v, v - below) / 0.03 + 0.5, 0, 1) * np.clip((0.2 - s) / 0.03, 0, 1) * front
        self.tint(lips * face.lip_strength, face.lip)
        self.tint(lips * np.clip(v / 0.04 + 0.3, 0, 1) * face.lip_strength * 0.35, "#4a1c16")  # the upper lip is darker
        if agape:
            hole = (0.09 * agape - np.hypot(v + 0.05 * agape, s * 0.09 * agape / 0.15)) / 0.02
            self.tint(np.clip(hole, 0, 1) * front, "#200a08")
            return
        parting = spot(v + 0.004 - 0.010 * spot(s, 0, 0.05), 0, 0.011) * np.clip((0.205 - s) / 0.05, 0, 1)
        self.tint(parting * front * 0.75, "#3a1810")
        self.tint(spot(s, 0.2, 0.022) * spot(v, 0.0, 0.022) * front * 0.4, "#4a2014")  # corners
        self.tint(spot(s, 0, 0.10) * spot(v, -0.115, 0.022) * front * 0.25, "#4a2818")  # under the lower lip

    def _brows(self) -> None:
        face = self.face
        along = (self.side - 0.12) / 0.30
        high = 0.205 + face.brow_height + 0.07 * np.sin(np.clip(along, 0, 1.1) * 2.2)
        thick = 0.028 * face.brow_thickness * np.clip(1.15 - along * 0.75, 0.2, 1.2)
        brow = np.exp(-(((self.y - high) / thick) ** 2))
        brow = brow * np.clip(along / 0.12 + 0.5, 0, 1) * np.clip((1.05 - along) / 0.2, 0, 1)
        self.tint(floats(brow * self.skin * face.brow_strength), face.brow)

    def _eyes(self) -> None:
        face = self.face
        radius = EYE_RADIUS * face.eye_size
        ex, ey = self.x - np.sign(self.x) * EYE_SIDE, self.y - EYE_HIGH
        inner = -ex * np.sign(self.x) / radius
        shade = np.clip(0.40 + 0.60 * self.tone, 0, 1) * (1 - 0.28 * np.clip(np.abs(ex) / radius, 0, 1) ** 2)
        self.put(self.eye, rgb(face.whites) * shade[..., None])
        self.tint(self.eye * np.clip((inner - 0.62) / 0.18, 0, 1) * 0.6, "#b8705c")
        ix, iy = ex - face.gaze[0] * radius, ey - face.gaze[1] * radius
        off = np.hypot(ix, iy) / radius
        glow = 0.5 + 0.9 * np.clip(off / 0.5, 0, 1) * np.clip(0.6 - iy / 0.08, 0, 1)
        self.put(np.clip((0.49 - off) / 0.06, 0, 1) * self.eye, rgb(face.iris) * glow[..., None])
        ring = np.clip((0.55 - off) / 0.06, 0, 1) * np.clip((off - 0.39) / 0.08, 0, 1)
        self.tint(ring * self.eye * 0.75, "#1a0e08")
        self.put(np.clip((0.22 - off) / 0.05, 0, 1) * self.eye, rgb("#0c0806"))
        shadow = blurred(1 - self.eye, max(0.8, self.pixels * 0.022)) * self.eye * np.clip(ey / 0.05 + 0.5, 0, 1)
        self.colour = self.colour * (1 - 0.75 * shadow[..., None])
        spark = np.hypot(ix - self.light[0] * 0.05, iy - 0.030)
        self.put(np.clip((0.019 - spark) / 0.010, 0, 1) * self.eye * 0.9, rgb("#fff8ea"))

    def _lids(self) -> None:
        """Lash lines, the wet edge of the lower lid, the crease above, a soft shadow below; or a closed eye."""
        face, pixels = self.face, self.pixels
        ex, ey = self.x - np.sign(self.x) * EYE_SIDE, self.y - EYE_HIGH
        size, front = face.eye_size, self.skin * (self.z > 0.3)
        if face.eye_open < 0:
            line = -0.045 * size * (1 - (ex / (EYE_RADIUS * size)) ** 2)
            self.tint(spot(ey, 0, 1) * np.exp(-(((ey - line) / 0.013) ** 2)) * (np.abs(ex) < 0.14) * front, face.lash)
        edge = floats(cv2.dilate(self.eye, np.ones((3, 3), np.uint8), iterations=max(1, int(pixels * 0.010))))
        edge = (1 - self.eye) * edge * (self.z > 0.3)
        upper = np.clip(ey / 0.03, 0, 1)
        self.tint(np.clip(blurred(floats(edge * upper), max(0.6, pixels * 0.006)) * 1.5, 0, 1) * 0.9, face.lash)
        self.tint(edge * (1 - upper) * 0.28, face.lash)
        if pixels > 60:
            wet = floats(cv2.erode(1 - self.eye, np.ones((3, 3), np.uint8)) < 1) * (ey < -0.015) * (1 - self.eye)
            self.put(floats(wet) * 0.18 * self.hit, ramp(np.clip(self.tone + 0.06, 0, 1), face.skin))
        ring = np.hypot(ex * 0.82, ey)
        self.tint(spot(ring, 0.150 * size, 0.013) * (ey > 0.045) * front * 0.34, "#4a2414")
        self.tint(spot(ring, 0.165 * size, 0.03) * (ey < -0.05) * front * 0.14, "#5a3424")

    def _hair_and_gloss(self) -> None:
        half = self.light + floats([0, 0, 1])
        half = half / np.linalg.norm(half)
        gloss = np.clip(self.normal @ half, 0, 1) ** 28 * self.lit * ~self.hair
        self.colour = np.clip(self.colour + self.face.gloss * gloss[..., None], 0, 1)
        if self.hair.any():
            around = np.arctan2(self.z + 0.1, self.y - 0.1)
            streaks = 0.6 * _streaks(around * 24 + 3 * self.x, 5) + 0.4 * _streaks(around * 60 + 5 * self.x, 6)
            tone = np.clip(self.tone * (0.65 + 0.6 * streaks), 0, 1)
            self.colour = np.where(self.hair[..., None], ramp(floats(tone), self.face.hair), self.colour)

    def masks(self) -> tuple[Floats, Floats]:
        """How far the head covers each pixel (the neck fades out), and how much detail it wants there."""
        cover = blurred(self.hit, 0.8 + self.face.softness * 0.3)
        down = np.linspace(TOP, BOTTOM, len(cover)) - BOTTOM - 0.02
        fade = floats(np.clip(down / self.face.neck_fade, 0, 1))[:, None]
        near = np.exp(-((self.x / 0.5) ** 2 + ((self.y + 0.25) / 0.6) ** 2)) * 1.3
        return cover * fade, floats(self.face.detail * np.clip(near, 0.35, 1) * (self.z > 0))


def _streaks(around: Floats, seed: int) -> Floats:
    table = np.random.default_rng(seed).random(65)
    table[64] = table[0]
    return floats(np.interp(around % 64, np.arange(65), table))


def paint_head(
    surface: Surface, place: tuple[float, float], size: float, face: Face, light: Sequence[float] | None
) -> None:
    """A head of `size` units from crown to chin, with the middle of the eyes at `place`."""
    x, y = place
    pixels = size * surface.scale / 2
    portrait = Portrait(face, surface.light if light is None else light, pixels)
    portrait.paint()
    cover, detail = portrait.masks()
    way = floats(np.arctan2(portrait.normal[..., 0], portrait.normal[..., 1]))
    colour = portrait.colour
    if (portrait.hit > 0.5).any():
        nearest = spread_indices(portrait.hit > 0.5)
        colour, way = colour.reshape(-1, 3)[nearest], way.reshape(-1)[nearest]
    _paste(
        surface, (x * surface.scale + LEFT * pixels, y * surface.scale - TOP * pixels), colour, way, cover, detail, face
    )


def _paste(
    surface: Surface,
    corner: tuple[float, float],
    colour: Floats,
    way: Floats,
    cover: Floats,
    detail: Floats,
    face: Face,
) -> None:
    left, top = round(corner[0]), round(corner[1])
    rows, columns = cover.shape
    x0, y0 = max(0, left), max(0, top)
    x1, y1 = min(surface.img.shape[1], left + columns), min(surface.img.shape[0], top + rows)
    if x1 <= x0 or y1 <= y0:
        return
    part = (slice(y0 - top, y1 - top), slice(x0 - left, x1 - left))
    region = (slice(y0, y1), slice(x0, x1))
    mask = Mask(region, cover[part])
    surface.composite(mask, colour[part], direction=way[part], weight=0.9, keep=face.keep)
    under = surface.detail[region] * (1 - cover[part])
    surface.detail[region] = np.maximum(under, detail[part] * cover[part])
