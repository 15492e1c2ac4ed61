"""What a school of painting is made of: its brushes, its liberties with colour, its surface."""

from typing import Any

import msgspec

from scripts.atelier.colour import Colour


class Jitter(msgspec.Struct, frozen=True):
    """How far strokes stray from the colour they should have."""

    hue: float = 6
    saturation: float = 0.08
    value: float = 0.05


class Layer(msgspec.Struct, frozen=True, kw_only=True):
    """One pass with one brush; sizes in pixels on a canvas of 1200."""

    radius: float
    threshold: float
    """Strokes go where the canvas is off by more than this."""

    steps: tuple[int, int]
    """Shortest and longest stroke, in steps of nearly a radius."""

    opacity: float = 0.9
    softness: float = 0.35
    spacing: float = 1.0
    follow: float = 0.7
    dryness: float = 0.5
    wobble: float = 0.35
    tolerance: float = 0.35
    sharpness: float = 0.5
    """Blur of the model in radii: small keeps edges."""

    scattered: bool = False
    """Strokes start anywhere in their cell instead of at its worst pixel: for dots."""

    share: float = 1.0
    divide: float = 0
    """Split the colour into pure ones that mix in the eye."""


class School(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that turns a composition into a painting of a certain kind."""

    layers: tuple[Layer, ...] = ()
    jitter: Jitter = Jitter()
    bristle: float = 0.1
    """How far bristles differ in colour."""

    thickness: float = 0.3
    field_blur: float = 4
    ground: Colour = "#8a7a60"
    underpainting: float = 0
    """How much of the composition is there before the first stroke."""

    glaze: float = 0
    """How much of the composition comes back after the last stroke."""

    relief: float = 0.1
    weave: float = 0.12
    gloss: float = 0.05
    warm: float = 0.05
    vignette: float = 0.1
    contrast: float = 0.2
    saturation: float = 1.0
    craquelure: float = 0
    paper: float = 0
    """1 for a print on paper instead of strokes on canvas."""

    stains: float = 0
    """Pooled edges and blooms of watercolour."""

    def but(self, **changes: Any) -> "School":
        return msgspec.structs.replace(self, **changes)


class Finish(msgspec.Struct, frozen=True, kw_only=True):
    """What one painting wants otherwise than its school; None leaves it to the school."""

    jitter: Jitter | None = None
    bristle: float | None = None
    thickness: float | None = None
    ground: str | None = None
    underpainting: float | None = None
    glaze: float | None = None
    relief: float | None = None
    weave: float | None = None
    gloss: float | None = None
    warm: float | None = None
    vignette: float | None = None
    contrast: float | None = None
    saturation: float | None = None
    craquelure: float | None = None
    stains: float | None = None

    def over(self, school: School) -> School:
        changes = {name: value for name, value in msgspec.structs.asdict(self).items() if value is not None}
        return school.but(**changes)
