"""What somebody would remember of a painting, as numbers."""

import math
from collections.abc import Sequence
from itertools import combinations
from statistics import median

import msgspec
import numpy as np

from artgames.decks import Painting
from artgames.decks.likeness import Features, Table, raw_distance
from scripts.deck_data.pixels import Numbers, Pixels, to_lab

GRID = 4
HUES = 6
DARKNESS = (30, 60)  # of Lab: below is dark, above is light
GREY = 12  # of chroma: below it nobody would name a colour
NEIGHBOURS = 5


class Measured(msgspec.Struct, frozen=True):
    features: Features
    colourful: float
    contrast: float
    face: float


def measure(painting: Painting, pixels: Pixels) -> Measured:
    left, top, width, height = painting.shown
    lab = to_lab(pixels[top : top + height, left : left + width])
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


def make_table(measured: dict[int, Measured]) -> Table:
    """Features of all cards, how striking each is among them, and the scale that puts the median pair at 0.5."""
    ids = sorted(measured)
    features = {card: measured[card].features for card in ids}
    apart = {pair: raw_distance(features[pair[0]], features[pair[1]]) for pair in combinations(ids, 2)}
    far = round(float(np.percentile(list(apart.values()), 99)), 4)
    power = round(math.log(0.5) / math.log(median(apart.values()) / far), 4)
    lonely = [_loneliness(card, ids, apart) for card in ids]
    striking = _ranks(
        0.3 * _ranks([measured[card].colourful for card in ids])
        + 0.2 * _ranks([measured[card].contrast for card in ids])
        + 0.2 * np.array([measured[card].face for card in ids])
        + 0.3 * _ranks(lonely)
    )
    cards = {
        card: msgspec.structs.replace(features[card], striking=round(float(value), 3))
        for card, value in zip(ids, striking, strict=True)
    }
    return Table(far=far, power=power, cards=cards)


def _loneliness(card: int, ids: Sequence[int], apart: dict[tuple[int, int], float]) -> float:
    """How far away its nearest neighbours are: nobody confuses the only one of its kind."""
    distances = sorted(apart[min(card, other), max(card, other)] for other in ids if other != card)
    return sum(distances[:NEIGHBOURS])


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
