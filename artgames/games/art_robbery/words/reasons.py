"""Why somebody has these points: the small print of the score sheet."""

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.art_robbery.rules.records import Row
from artgames.games.art_robbery.words.say import say


def reasons(row: Row) -> tuple[Sentence, ...]:
    """What the points of a row are made of, one line each: the loot, the alibis, and what was lost."""
    lines = [_loot(row), _alibis(row)]
    if row.arrested:
        lines.append(say(QT_TRANSLATE_NOOP("art_robbery", "Fewest alibis: caught, no points")))
    if row.penalised:
        lines.append(_penalty(row))
    if row.bosses_lost:
        lines.append(_bosses_lost(row))
    return tuple(lines)


def _loot(row: Row) -> Sentence:
    text = QT_TRANSLATE_NOOP("art_robbery", "{count:One tile|# tiles}: +{loot}")
    return say(text, count=len(row.tiles), loot=row.loot)


def _alibis(row: Row) -> Sentence:
    return say(QT_TRANSLATE_NOOP("art_robbery", "{alibis:=0 No alibi|One alibi|# alibis}"), alibis=row.alibis)


def _penalty(row: Row) -> Sentence:
    if row.lost:
        text = QT_TRANSLATE_NOOP("art_robbery", "Fewer alibis, {count:one tile|# tiles} given back: −{penalty}")
    else:
        text = QT_TRANSLATE_NOOP("art_robbery", "Fewer alibis: −{penalty}")
    return say(text, count=len(row.lost), penalty=row.penalty)


def _bosses_lost(row: Row) -> Sentence:
    if len(row.bosses_lost) == 1:
        return say(QT_TRANSLATE_NOOP("art_robbery", "One Boss lost: no 4 or 5"))
    text = QT_TRANSLATE_NOOP("art_robbery", "{count} Bosses lost: no 4 or 5")
    return say(text, count=len(row.bosses_lost))
