"""What somebody would remember of a painting, as numbers."""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from artgames.decks.catalogue import Painting
from artgames.decks.importing.image_arrays import Numbers, Pixels, to_lab
from artgames.decks.importing.pairwise_distance import PairwiseDistance
from artgames.decks.similarity import Features, Table

GRID = 4
HUES = 6
DARKNESS = (30, 60)  # of Lab: below is dark, above is light
GREY = 12  # of chroma: below it nobody would name a colour
NEIGHBOURS = 5
MOST_COMPARED = 1500
"""In a larger pack each card is compared with so many others, spread over all: enough to know how alone it is."""


class Measured(msgspec.Struct, frozen=True):
    features: Features
    colourful: float
    contrast: float
    face: float


def measure(painting: Painting, pixels: Pixels) -> Measured:
    """What `pixels`, the whole picture file at any size, look like within the painting's edges."""
    _, _, width, height = painting.shown
    lab = to_lab(_within(painting, pixels))
    features = Features(
        layout=_whole(_by_field(lab)),
        palette=_palette(lab),
        detail=_whole(np.minimum(100, 10 * _by_field(_edges(lab[..., 0])))),
        shape=round(math.log(width / height), 3),
        subject=painting.subject,
        school=painting.school,
        century=((painting.completed or 0) - 1) // 100 + 1,
        striking=0.0,
    )
    chroma = np.hypot(lab[..., 1], lab[..., 2])
    colourful = float(chroma.mean() + np.percentile(chroma, 95))
    return Measured(features, colourful, float(lab[..., 0].std()), float(painting.portrait))


def luminance(painting: Painting, pixels: Pixels) -> int:
    """How bright the painting is on the whole, 0 black to 255 white, as a screen shows it."""
    red, green, blue = (float(_within(painting, pixels)[..., channel].mean()) for channel in range(3))
    return round(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def _within(painting: Painting, pixels: Pixels) -> Pixels:
    """The part of the file that is the painting."""
    left, top, width, height = painting.shown
    down, across = pixels.shape[0] / painting.height, pixels.shape[1] / painting.width
    lines = slice(round(top * down), round((top + height) * down))
    return pixels[lines, round(left * across) : round((left + width) * across)]


def make_table(measured: Mapping[int, Measured]) -> Table:
    """Features of all cards, how striking each is among them, and the scale that puts the median pair at 0.5."""
    ids = sorted(measured)
    if not ids:
        return Table(far=1.0, power=1.0, cards={})
    compared = _compare([measured[card].features for card in ids])
    striking = _ranks(
        0.3 * _ranks([measured[card].colourful for card in ids])
        + 0.2 * _ranks([measured[card].contrast for card in ids])
        + 0.2 * np.array([measured[card].face for card in ids])
        + 0.3 * _ranks(compared.loneliness)
    )
    cards = {
        card: msgspec.structs.replace(measured[card].features, striking=round(float(value), 3))
        for card, value in zip(ids, striking, strict=True)
    }
    return Table(far=compared.far, power=compared.power, cards=cards)


class Compared(NamedTuple):
    far: float
    power: float
    loneliness: list[float]


def _compare(features: Sequence[Features]) -> Compared:
    """The scale of a pack, and how far each card's nearest neighbours are: nobody confuses the only one of its kind."""
    apart, step = PairwiseDistance(features), max(1, len(features) // MOST_COMPARED)
    pairs, loneliness = [], []
    for place in range(len(features)):
        row = apart.row(place, slice(None, None, step))
        others = np.delete(row, place // step) if place % step == 0 else row
        loneliness.append(float(np.sort(others)[:NEIGHBOURS].sum()))
        pairs.append(row[place // step + 1 :])
    return Compared(*_scale(np.concatenate(pairs)), loneliness)


def _scale(distances: Numbers) -> tuple[float, float]:
    """What counts as far, and the power that brings the median to 0.5; for one card or copies of one, a plain scale."""
    if not distances.any():
        return 1.0, 1.0
    far = round(float(np.percentile(distances, 99)), 4)
    middle = float(np.median(distances)) / far
    return far, round(math.log(0.5) / math.log(middle), 4) if 0 < middle < 1 else 1.0


def _ranks(values: Sequence[float] | Numbers) -> Numbers:
    """Place of each value among all, from 0 to 1, so that measures of any unit can be added."""
    places = np.argsort(np.argsort(values, kind="stable"), kind="stable")
    return places / max(1, len(places) - 1)


def _by_field(values: Numbers) -> Numbers:
    """Means over a grid of 4×4 fields, row by row."""
    rows = np.array_split(values, GRID, axis=0)
    return np.array([[field.mean(axis=(0, 1)) for field in np.array_split(row, GRID, axis=1)] for row in rows])


def _palette(lab: Numbers) -> tuple[int, ...]:
    """Share of dark, middle and light grey and of six hues of each, in thousandths."""
    band = np.digitize(lab[..., 0], DARKNESS)
    angle = np.degrees(np.arctan2(lab[..., 2], lab[..., 1])) % 360
    hue = 1 + (angle // (360 / HUES)).astype(int)
    kind = np.where(np.hypot(lab[..., 1], lab[..., 2]) < GREY, 0, np.minimum(hue, HUES))
    counts = np.bincount((band * (HUES + 1) + kind).ravel(), minlength=3 * (HUES + 1))
    return _whole(1000 * counts / counts.sum())


def _edges(lightness: Numbers) -> Numbers:
    down, right = np.gradient(lightness)
    return np.asarray(np.hypot(down, right))


def _whole(values: Numbers) -> tuple[int, ...]:
    return tuple(int(value) for value in np.rint(values).ravel())
