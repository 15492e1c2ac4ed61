"""Why somebody has these points: the small print of the score sheet."""

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.art_gallery.rules.chains import MATCHING_TILE, OTHER_TILE
from artgames.games.art_gallery.rules.records import Row
from artgames.games.art_gallery.words.say import say


def reasons(row: Row) -> tuple[Sentence, ...]:
    """What the points of a row are made of, one line each: chains, tiles, action cards, the first player card."""
    lines = [_chains(row)]
    if row.matching:
        lines.append(_matching(row))
    if row.other:
        lines.append(_other(row))
    text = QT_TRANSLATE_NOOP("art_gallery", "Action cards, {sum} in all: +{points}")
    lines.append(say(text, sum=sum(row.hand), points=row.card_points))
    if row.first_points:
        text = QT_TRANSLATE_NOOP("art_gallery", "First player card: +{points}")
        lines.append(say(text, points=row.first_points))
    return tuple(lines)


def _chains(row: Row) -> Sentence:
    drop, arch, waves, hourglass = (chain.value for chain in row.chains)
    text = QT_TRANSLATE_NOOP(
        "art_gallery", "Drops {drop}, arches {arch}, waves {waves}, hourglasses {hourglass}: +{points}"
    )
    points = drop + arch + waves + hourglass
    return say(text, drop=drop, arch=arch, waves=waves, hourglass=hourglass, points=points)


def _matching(row: Row) -> Sentence:
    count = len(row.matching)
    text = QT_TRANSLATE_NOOP(
        "art_gallery", "{count:One tile with its painting|# tiles with their paintings}: +{points}"
    )
    return say(text, count=count, points=MATCHING_TILE * count)


def _other(row: Row) -> Sentence:
    count = len(row.other)
    text = QT_TRANSLATE_NOOP(
        "art_gallery", "{count:One tile without its painting|# tiles without their paintings}: +{points}"
    )
    return say(text, count=count, points=OTHER_TILE * count)
