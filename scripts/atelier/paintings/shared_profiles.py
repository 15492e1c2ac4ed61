"""Faces from the side, drawn as a painter draws them: one clean contour, then a few soft touches."""

from typing import NamedTuple

from scripts.atelier.canvas import Canvas
from scripts.atelier.colour import Colour, Colours
from scripts.atelier.curves import Point, ellipse, placed
from scripts.atelier.paintings.shared_outlines import outline

FACE = outline(
    "0.24,-0.40 0.345,-0.30 0.398,-0.18 0.402,-0.08 0.385,-0.015 0.41,0.04 0.468,0.12 0.497,0.158 0.484,0.19 "
    "0.44,0.203 0.428,0.225 0.442,0.258 0.45,0.277 0.424,0.294 0.44,0.315 0.434,0.342 0.398,0.366 0.402,0.405 "
    "0.408,0.445 0.375,0.492 0.31,0.508 0.19,0.462 0.07,0.385 0.0,0.27 -0.03,0.1 -0.06,-0.12 0.06,-0.36"
)
"""A young profile to the right: eyes at y = 0, 1 from crown to chin, the ear near (0, 0.08)."""

NECK = outline("0.20,0.44 0.15,0.62 0.12,0.86 -0.02,0.94 -0.30,0.90 -0.26,0.62 -0.22,0.25 0.0,0.2")


class Profile(NamedTuple):
    """`skin` runs from shadow to light, five colours; `tilt` > 0 lowers a face that looks to the right."""

    skin: tuple[Colour, ...] = ("#8a5844", "#c48f72", "#e6b999", "#f5d6bc", "#fdebd9")
    tilt: float = 0.0
    lowered: bool = False
    iris: Colour = "#3a2a1e"
    brow: Colour = "#6a4a30"
    lip: Colour = "#b8554c"
    blush: float = 0.4
    neck: bool = True
    ear: bool = False


class _Sheet(NamedTuple):
    """Places on a profile, brought to the canvas."""

    x: float
    y: float
    size: float
    tilt: float
    left: bool

    def at(self, points: str | list[Point]) -> list[Point]:
        spots = outline(points) if isinstance(points, str) else points
        turn = -self.tilt if self.left else self.tilt
        return list(placed(spots, self.x, self.y, scale=self.size, turn=turn, flip=self.left))

    def spot(self, u: float, v: float, across: float, down: float) -> list[Point]:
        return self.at(list(ellipse(u, v, across, down, count=20)))


def profile(canvas: Canvas, x: float, y: float, size: float, look: Profile, *, left: bool = False) -> None:
    """A head from the side without its hair; (x, y) is above the ear, at the height of the eyes."""
    sheet = _Sheet(x, y, size, look.tilt, left)
    skin, soft = look.skin, size * 0.03
    if look.neck:
        canvas.form(sheet.at(NECK), skin[:4], bump=0.45, flatten=0.3, blur=size * 0.01, detail=0.7, shadow=0)
        canvas.fill(sheet.at("0.18,0.46 0.02,0.36 -0.1,0.3 -0.14,0.5 0.1,0.62"), skin[0], blur=soft, alpha=0.5)
    canvas.form(
        sheet.at(FACE), skin[1:], bump=0.32, flatten=0.5, blur=size * 0.006, detail=1, keep=0.45, gamma=0.8, shadow=0
    )
    canvas.fill(sheet.spot(0.3, -0.2, 0.08, 0.1), skin[4], blur=soft, alpha=0.5, detail=1)
    canvas.fill(sheet.spot(0.25, 0.18, 0.1, 0.085), "#d8715c", blur=soft * 1.4, alpha=look.blush, detail=1)
    canvas.fill(sheet.at("0.34,0.5 0.19,0.45 0.07,0.37 0.02,0.26 0.1,0.34 0.22,0.42"), skin[1], blur=soft, alpha=0.45)
    canvas.fill(sheet.spot(0.335, -0.015, 0.055, 0.035), skin[1], blur=soft * 0.7, alpha=0.5, detail=1)
    _nose_and_mouth(canvas, sheet, look)
    _eye(canvas, sheet, look)
    if look.ear:
        canvas.form(sheet.spot(-0.01, 0.08, 0.045, 0.085), skin[1:], bump=0.5, detail=0.9, keep=0.3)
        canvas.line(sheet.at("0.0,0.02 0.02,0.07 0.0,0.12"), skin[0], size * 0.014, taper=0.5, alpha=0.6, detail=1)


def _nose_and_mouth(canvas: Canvas, sheet: _Sheet, look: Profile) -> None:
    skin, size = look.skin, sheet.size
    canvas.line(sheet.at("0.405,0.02 0.445,0.1 0.478,0.15"), skin[4], size * 0.022, taper=0.6, blur=1, detail=1)
    canvas.line(
        sheet.at("0.425,0.145 0.408,0.172 0.418,0.198"), skin[0], size * 0.014, taper=0.6, alpha=0.6, blur=1, detail=1
    )
    canvas.fill(sheet.spot(0.45, 0.196, 0.014, 0.007), skin[0], alpha=0.8, detail=1, keep=0.4)
    upper = "0.366,0.296 0.405,0.272 0.438,0.258 0.449,0.278 0.424,0.295"
    lower = "0.372,0.298 0.424,0.296 0.439,0.316 0.432,0.34 0.398,0.328"
    canvas.fill(sheet.at(lower), look.lip, blur=size * 0.006, alpha=0.85, detail=1, keep=0.4)
    canvas.fill(sheet.at(upper), look.lip, blur=size * 0.006, alpha=0.95, detail=1, keep=0.4)
    canvas.line(
        sheet.at("0.432,0.294 0.395,0.295 0.358,0.302"), "#5c2420", size * 0.012, taper=-0.6, detail=1, keep=0.4
    )
    canvas.fill(sheet.spot(0.42, 0.317, 0.012, 0.008), "#f2c0b0", blur=1, alpha=0.7, detail=1)
    canvas.fill(sheet.spot(0.385, 0.368, 0.03, 0.012), skin[1], blur=size * 0.015, alpha=0.5, detail=1)


def _eye(canvas: Canvas, sheet: _Sheet, look: Profile) -> None:
    skin, size = look.skin, sheet.size
    if look.lowered:
        lid = sheet.at("0.275,0.006 0.32,-0.022 0.366,-0.018 0.374,0.016 0.33,0.03")
        canvas.form(lid, skin[1:], bump=0.4, detail=1, keep=0.4, shadow=0)
        lash = sheet.at("0.272,0.01 0.325,0.034 0.372,0.022 0.39,0.03")
    else:
        canvas.fill(sheet.at("0.283,0.008 0.325,-0.022 0.362,-0.014 0.362,0.014 0.325,0.022"), "#ddd2c2", detail=1)
        canvas.fill(sheet.spot(0.349, -0.002, 0.014, 0.022), look.iris, detail=1, keep=0.5)
        canvas.fill(sheet.spot(0.346, -0.01, 0.005, 0.005), "#fffaf0", detail=1, keep=0.6)
        lash = sheet.at("0.272,0.008 0.318,-0.024 0.36,-0.018 0.376,-0.006")
        canvas.line(
            sheet.at("0.29,0.014 0.33,0.025 0.362,0.016"), skin[0], size * 0.008, taper=0.6, alpha=0.6, detail=1
        )
    canvas.line(lash, "#33201a", size * 0.016, taper=0.5, detail=1, keep=0.5)
    canvas.line(
        sheet.at("0.27,-0.022 0.315,-0.052 0.366,-0.042"), skin[0], size * 0.01, taper=0.6, alpha=0.55, detail=1
    )
    brow = sheet.at("0.255,-0.085 0.315,-0.125 0.388,-0.108")
    canvas.line(brow, look.brow, size * 0.018, taper=0.7, blur=size * 0.005, alpha=0.45, detail=1)


HAIR = outline(
    "0.315,-0.30 0.25,-0.41 0.08,-0.53 -0.18,-0.53 -0.40,-0.36 -0.47,-0.06 -0.40,0.18 -0.26,0.27 -0.1,0.2 "
    "-0.03,0.04 0.04,-0.1 0.17,-0.18 0.27,-0.24"
)


def swept_hair(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    look: Profile,
    colours: Colours,
    *,
    left: bool = False,
    bun: bool = False,
) -> None:
    """Hair combed back from a profile that was drawn; colours dark first, four of them."""
    sheet = _Sheet(x, y, size, look.tilt, left)
    if bun:
        canvas.form(sheet.spot(-0.44, -0.06, 0.17, 0.19), colours, bump=0.7, detail=0.6)
    canvas.form(sheet.at(HAIR), colours[:3], bump=0.4, flatten=0.4, blur=size * 0.01, detail=0.6, shadow=0)
    inner = sheet.at("0.30,-0.28 0.15,-0.15 0.0,-0.04 -0.12,0.12 -0.28,0.22")
    outer = sheet.at("0.24,-0.42 0.0,-0.53 -0.28,-0.46 -0.46,-0.14 -0.4,0.18")
    canvas.comb(inner, outer, 70, colours, size=size, detail=0.6)
    canvas.line(
        sheet.at("0.3,-0.27 0.2,-0.19 0.06,-0.1 -0.02,0.06"), colours[1], size * 0.03, blur=size * 0.02, alpha=0.5
    )
