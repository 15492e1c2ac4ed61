"""Why somebody has these points: the small print of the score sheet."""

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.art_robbery.rules.records import Row
from artgames.games.art_robbery.words.say import say


def reasons(row: Row) -> tuple[Sentence, ...]:
    """What the points of a row are made of, one line each: the loot, the alibis, and what was lost."""
    lines = [_loot(row), _alibis(row)]
    if row.arrested:
        lines.append(say(QT_TRANSLATE_NOOP("art_robbery", "Caught, with the fewest alibis: 0")))
    if row.penalised:
        lines.append(_penalty(row))
    if row.bosses_lost:
        lines.append(_bosses_lost(row))
    return tuple(lines)


def _loot(row: Row) -> Sentence:
    if len(row.tiles) == 1:
        return say(QT_TRANSLATE_NOOP("art_robbery", "One tile: +{loot}"), loot=row.loot)
    return say(QT_TRANSLATE_NOOP("art_robbery", "{count} tiles: +{loot}"), count=len(row.tiles), loot=row.loot)


def _alibis(row: Row) -> Sentence:
    if not row.alibis:
        return say(QT_TRANSLATE_NOOP("art_robbery", "No alibi"))
    if row.alibis == 1:
        return say(QT_TRANSLATE_NOOP("art_robbery", "One alibi"))
    return say(QT_TRANSLATE_NOOP("art_robbery", "{alibis} alibis"), alibis=row.alibis)


def _penalty(row: Row) -> Sentence:
    if len(row.lost) == 1:
        text = QT_TRANSLATE_NOOP("art_robbery", "Fewer alibis, one tile given back: −{penalty}")
    elif row.lost:
        text = QT_TRANSLATE_NOOP("art_robbery", "Fewer alibis, {count} tiles given back: −{penalty}")
    else:
        text = QT_TRANSLATE_NOOP("art_robbery", "Fewer alibis: −{penalty}")
    return say(text, count=len(row.lost), penalty=row.penalty)


def _bosses_lost(row: Row) -> Sentence:
    if len(row.bosses_lost) == 1:
        return say(QT_TRANSLATE_NOOP("art_robbery", "One Boss lost, for want of a 4 or 5"))
    text = QT_TRANSLATE_NOOP("art_robbery", "{count} Bosses lost, for want of a 4 or 5")
    return say(text, count=len(row.bosses_lost))
