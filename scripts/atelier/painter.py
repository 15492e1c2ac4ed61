"""From composition to strokes: the field they follow, where they start, which colour each one carries."""

import numpy as np

from scripts.atelier.arrays import Floats, blurred, floats, resized, slopes
from scripts.atelier.brush import Brush, Field, paint_strokes
from scripts.atelier.colour import from_hsv, from_lab, rgb, to_hsv, to_lab
from scripts.atelier.school import Jitter, Layer, School
from scripts.atelier.surface import LONG_SIDE, Surface


def painted(surface: Surface, school: School, seed: int) -> tuple[Floats, Floats]:
    """The painting and the thickness of its paint."""
    model = np.ascontiguousarray(np.clip(surface.img, 0, 1), np.float32)
    canvas = np.empty_like(model)
    canvas[:] = rgb(school.ground)
    canvas = np.ascontiguousarray(canvas + np.float32(school.underpainting) * (model - canvas))
    relief = np.zeros(model.shape[:2], np.float32)
    size = max(relief.shape) / LONG_SIDE
    field = stroke_field(model, surface.angle, surface.weight, school.field_blur * size)
    chance = np.random.default_rng(seed)
    for layer in school.layers:
        _paint_layer(canvas, relief, model, surface.detail, field, layer, school, chance, size)
    return np.clip(canvas, 0, 1), relief


def stroke_field(model: Floats, angle: Floats, weight: Floats, blur: float) -> Field:
    """Along the edges of the picture, from farther away where it is flat; where the painter asked, as asked."""
    across, down = slopes(floats(blurred(model, max(1, blur / 2)).mean(2)))
    cos = blurred(down * down - across * across, blur)
    sin = blurred(-2 * across * down, blur)
    for wide in (blur * 3, blur * 9):
        cos, sin = cos + 0.08 * blurred(cos, wide), sin + 0.08 * blurred(sin, wide)
    size = np.hypot(cos, sin) + 1e-12
    trust = np.clip(size / (np.percentile(size, 70) + 1e-9), 0, 1) * (1 - weight)
    cos = cos / size * trust + np.cos(2 * angle) * weight
    sin = sin / size * trust + np.sin(2 * angle) * weight
    size = np.hypot(cos, sin) + 1e-9
    return Field(np.ascontiguousarray(cos / size, np.float32), np.ascontiguousarray(sin / size, np.float32))


def _paint_layer(  # the whole state of a painting
    canvas: Floats,
    relief: Floats,
    model: Floats,
    detail: Floats,
    field: Field,
    layer: Layer,
    school: School,
    chance: np.random.Generator,
    size: float,
) -> None:
    radius = layer.radius * size
    reference = blurred(model, max(0.6, radius * layer.sharpness))
    starts = _starts(floats(np.abs(canvas - reference).sum(2)), detail, layer, radius, chance)
    if not len(starts):
        return
    columns, rows = starts[:, 0], starts[:, 1]
    loose = (1 - 0.6 * detail[rows, columns])[:, None]
    wanted = reference[rows, columns]
    colours = wanted + (jittered(wanted, school.jitter, chance) - wanted) * loose
    if layer.divide:
        colours = colours + (divided(colours, layer.divide, chance) - colours) * loose
    brush = Brush(  # of one type whatever a preset says, else each kind would be compiled again
        radius=float(radius),
        shortest=layer.steps[0],
        longest=layer.steps[1],
        follow=float(layer.follow),
        opacity=float(layer.opacity),
        softness=float(layer.softness),
        contrast=float(school.bristle),
        thickness=float(school.thickness),
        dryness=float(layer.dryness),
        tolerance=float(layer.tolerance),
        wobble=float(layer.wobble),
    )
    luck = floats(chance.random((len(starts), 4)))
    hairs = bristles(int(max(6, min(40, radius * 2.2))), chance)
    paint_strokes(
        canvas, relief, reference, field, starts, np.ascontiguousarray(colours, np.float32), luck, hairs, brush
    )


def _starts(off: Floats, detail: Floats, layer: Layer, radius: float, chance: np.random.Generator) -> np.ndarray:
    """One start a cell of the grid where the canvas is off by more than the threshold, in random order."""
    cell = max(1, round(radius * layer.spacing))
    high, wide = -(-off.shape[0] // cell), -(-off.shape[1] // cell)
    whole = np.pad(off, ((0, high * cell - off.shape[0]), (0, wide * cell - off.shape[1])), mode="symmetric")
    grid = whole.reshape(high, cell, wide, cell)
    blocks = grid.transpose(0, 2, 1, 3).reshape(high, wide, cell * cell)
    places = chance.integers(0, cell * cell, (high, wide)) if layer.scattered else blocks.argmax(2)
    limit = layer.threshold * (1 - 0.85 * resized(detail, wide, high, smaller=True))
    wanted = blocks.mean(2) > limit
    if layer.share < 1:
        wanted &= chance.random((high, wide)) < layer.share
    rows, columns = np.nonzero(wanted)
    place = places[rows, columns]
    starts = np.stack([columns * cell + place % cell, rows * cell + place // cell], 1)
    if not layer.scattered:
        starts = starts + chance.integers(-cell // 3 - 1, cell // 3 + 2, starts.shape)
    starts[:, 0] = np.clip(starts[:, 0], 0, off.shape[1] - 2)
    starts[:, 1] = np.clip(starts[:, 1], 0, off.shape[0] - 2)
    return np.ascontiguousarray(starts[chance.permutation(len(starts))].astype(np.int64))


def bristles(count: int, chance: np.random.Generator, brushes: int = 64) -> Floats:
    """Profiles of brushes: how much paint each bristle carries, 0 to 1."""
    hairs = chance.random((brushes, count))
    hairs = 0.5 * hairs + 0.25 * np.roll(hairs, 1, 1) + 0.25 * np.roll(hairs, -1, 1)
    low = hairs.min(1, keepdims=True)
    return floats((hairs - low) / (np.ptp(hairs, axis=1)[:, None] + 1e-6))


def jittered(colours: Floats, jitter: Jitter, chance: np.random.Generator) -> Floats:
    count = len(colours)
    hsv = to_hsv(floats(colours))
    hsv[:, 0] = (hsv[:, 0] + chance.normal(0, jitter.hue, count)) % 360
    hsv[:, 1] = np.clip(hsv[:, 1] * (1 + chance.normal(0, jitter.saturation, count)), 0, 1)
    hsv[:, 2] = np.clip(hsv[:, 2] * (1 + chance.normal(0, jitter.value, count)), 0, 1)
    return from_hsv(hsv)


def divided(colours: Floats, amount: float, chance: np.random.Generator) -> Floats:
    """Pointillists' division: each dot is pushed to one of six hues; neighbours average back to the colour."""
    lab = to_lab(floats(colours))
    hue = np.round(chance.random(len(lab)) * 6) / 6 * 2 * np.pi
    lab[:, 1] += amount * np.cos(hue) + lab[:, 1] * 0.25
    lab[:, 2] += amount * np.sin(hue) + lab[:, 2] * 0.25
    lab[:, 0] += chance.normal(0, 3.5, len(lab))
    return from_lab(lab)
