"""Painted faces for heads too small to model: a few soft touches that keep a child's face a child's."""

from typing import NamedTuple

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, linear
from scripts.atelier.curves import Point, ellipse, placed
from scripts.atelier.paintings.shared_outlines import outline


class SmallFace(NamedTuple):
    """`turn` -1 looks far to the left, 1 to the right; `tilt` in degrees; `width` 1 is slim, 1.2 broad."""

    skin: tuple[Colour, Colour, Colour] = ("#9a6a50", "#dcae8c", "#f8dfc4")
    turn: float = 0.0
    tilt: float = 0.0
    width: float = 1.0
    iris: Colour = "#33251c"
    brow: Colour = "#6a4a30"
    lip: Colour = "#b8574a"
    blush: float = 0.35
    lowered: bool = False


class _Sheet(NamedTuple):
    """A face's own coordinates: the eyes at (0, 0), 1 from crown to chin."""

    x: float
    y: float
    size: float
    tilt: float

    def at(self, *points: tuple[float, ...]) -> list[Point]:
        return list(placed(points, self.x, self.y, scale=self.size, turn=self.tilt))

    def spot(self, u: float, v: float, across: float, down: float) -> list[Point]:
        return list(placed(ellipse(u, v, across, down, count=24), self.x, self.y, scale=self.size, turn=self.tilt))


def small_face(canvas: Canvas, x: float, y: float, size: float, face: SmallFace) -> None:
    """The middle of the eyes at (x, y), `size` from crown to chin, lit from the right."""
    sheet = _Sheet(x, y, size, face.tilt)
    w, s, shift = 0.27 * face.width, face.turn, face.turn * 0.09
    oval = [(0.0, -0.42), (w * 0.85, -0.3), (w, -0.02), (w * 0.92, 0.2), (w * 0.5 + s * 0.05, 0.43), (s * 0.06, 0.5)]
    oval += [(-w * 0.5 + s * 0.05, 0.43), (-w * 0.92, 0.2), (-w, -0.02), (-w * 0.85, -0.3)]
    dark, middle, light = face.skin
    tones = linear((x - w * size, y), (x + w * size, y - size * 0.1), [dark, middle, light, light, middle])
    canvas.fill(sheet.at(*oval), tones, blur=size * 0.012, detail=1, keep=0.35)
    soft = size * 0.035
    canvas.fill(sheet.spot(shift * 0.8, -0.25, 0.16, 0.08), light, blur=soft, alpha=0.8, detail=1)
    for side in (-1, 1):
        canvas.fill(
            sheet.spot(side * 0.155 + shift, 0.16, 0.07, 0.055), "#d9785f", blur=soft, alpha=face.blush, detail=1
        )
        canvas.fill(sheet.spot(side * 0.12 + shift, -0.04, 0.075, 0.04), dark, blur=soft * 0.8, alpha=0.4, detail=1)
    _nose_and_mouth(canvas, sheet, face)
    for side in (-1, 1):
        near = 1 - 0.35 * max(0.0, side * s)
        _eye(canvas, sheet, side * (0.122 - 0.015 * max(0.0, side * s)) + shift, near, face)


def _nose_and_mouth(canvas: Canvas, sheet: _Sheet, face: SmallFace) -> None:
    dark, _, light = face.skin
    s, size = face.turn * 0.13, sheet.size
    mouth = face.turn * 0.11
    canvas.line(
        sheet.at((s * 0.7 - 0.03, -0.02), (s - 0.045, 0.1), (s - 0.05, 0.17)),
        dark,
        size * 0.03,
        taper=0.6,
        blur=size * 0.018,
        alpha=0.5,
        detail=1,
    )
    canvas.line(
        sheet.at((s * 0.8 + 0.005, -0.06), (s, 0.08), (s * 1.1, 0.16)),
        light,
        size * 0.03,
        taper=0.6,
        blur=size * 0.012,
        alpha=0.9,
        detail=1,
    )
    canvas.line(
        sheet.at((s - 0.045, 0.185), (s, 0.2), (s + 0.045, 0.185)),
        dark,
        size * 0.022,
        taper=0.5,
        blur=size * 0.008,
        alpha=0.8,
        detail=1,
    )
    canvas.fill(sheet.spot(mouth, 0.32, 0.055, 0.02), face.lip, blur=size * 0.008, detail=1, keep=0.35)
    canvas.line(
        sheet.at((mouth - 0.07, 0.304), (mouth, 0.308), (mouth + 0.07, 0.304)),
        "#6a2c24",
        size * 0.015,
        taper=0.6,
        detail=1,
        keep=0.35,
    )
    canvas.fill(sheet.spot(mouth + 0.012, 0.325, 0.018, 0.008), "#f0b8a4", blur=size * 0.006, alpha=0.8, detail=1)
    canvas.fill(sheet.spot(mouth, 0.37, 0.05, 0.014), dark, blur=size * 0.014, alpha=0.45, detail=1)


def _eye(canvas: Canvas, sheet: _Sheet, u: float, near: float, face: SmallFace) -> None:
    size, wide = sheet.size, 0.056 * near
    lid = [(u - wide, 0.008), (u - wide * 0.4, -0.026), (u + wide * 0.4, -0.026), (u + wide, 0.006)]
    if not face.lowered:
        canvas.fill(sheet.spot(u, 0.002, wide * 0.9, 0.026), "#d8ccba", detail=1, keep=0.4)
        canvas.fill(sheet.spot(u - face.turn * 0.012, 0.0, 0.027 * near, 0.027), face.iris, detail=1, keep=0.5)
        canvas.fill(sheet.spot(u - face.turn * 0.012 + 0.01, -0.011, 0.008, 0.008), "#fffaf0", detail=1, keep=0.6)
    else:
        lid = [(u - wide, 0.0), (u - wide * 0.4, 0.022), (u + wide * 0.4, 0.022), (u + wide, 0.0)]
    canvas.line(sheet.at(*lid), "#3a2218", size * 0.02, taper=0.4, detail=1, keep=0.5)
    crease = sheet.at((u - wide, -0.035), (u, -0.056), (u + wide, -0.035))
    canvas.line(crease, face.skin[0], size * 0.014, taper=0.6, blur=size * 0.006, alpha=0.7, detail=1)
    brow = sheet.at((u - wide * 1.2, -0.085), (u, -0.112), (u + wide * 1.2, -0.088))
    canvas.line(brow, face.brow, size * 0.022, taper=0.7, blur=size * 0.008, alpha=0.55, detail=1)


PROFILE = outline(
    "0.30,-0.34 0.42,-0.2 0.43,-0.06 0.41,0.0 0.52,0.15 0.5,0.19 0.43,0.2 0.45,0.26 0.42,0.3 0.445,0.345 "
    "0.4,0.39 0.41,0.46 0.34,0.52 0.2,0.5 0.1,0.42 0.04,0.7 -0.2,0.72 -0.14,0.3 -0.2,-0.1 0.0,-0.42"
)
"""A profile to the right: the ear at (0, 0.05), 1 from crown to chin."""


def small_profile(canvas: Canvas, x: float, y: float, size: float, face: SmallFace, *, left: bool = False) -> None:
    """A face from the side; (x, y) is where the ear would be, at the height of the eyes."""
    sign = -1 if left else 1

    def at(points: list[Point]) -> list[Point]:
        return list(placed(points, x, y, scale=size, turn=face.tilt, flip=left))

    dark, middle, light = face.skin
    tones = linear((x - sign * size * 0.1, y), (x + sign * size * 0.45, y - size * 0.1), [dark, middle, light])
    canvas.fill(at(PROFILE), tones, blur=size * 0.01, detail=1, keep=0.35)
    canvas.fill(at(list(ellipse(0.26, 0.2, 0.1, 0.07))), "#d9785f", blur=size * 0.04, alpha=face.blush, detail=1)
    canvas.fill(at(list(ellipse(0.1, 0.4, 0.16, 0.05))), dark, blur=size * 0.04, alpha=0.5, detail=1)
    eye = outline("0.3,0.005 0.35,-0.02 0.4,0.004") if not face.lowered else outline("0.3,0.005 0.35,0.026 0.4,0.016")
    if not face.lowered:
        canvas.fill(at(list(ellipse(0.365, 0.0, 0.022, 0.024))), face.iris, detail=1, keep=0.4)
    canvas.line(at([*eye]), "#3a2218", size * 0.022, taper=0.4, detail=1, keep=0.4)
    canvas.line(at(outline("0.29,-0.08 0.36,-0.1 0.41,-0.07")), face.brow, size * 0.02, taper=0.6, alpha=0.6, detail=1)
    canvas.line(at(outline("0.445,0.305 0.39,0.31 0.36,0.32")), "#8a3c30", size * 0.022, taper=-0.7, detail=1, keep=0.4)
    canvas.line(at(outline("0.47,0.195 0.44,0.185 0.42,0.15")), dark, size * 0.016, taper=0.5, alpha=0.8, detail=1)
