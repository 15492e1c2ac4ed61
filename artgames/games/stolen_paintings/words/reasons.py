"""Why somebody has these points: the small print of the score pad."""

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.stolen_paintings.rules.records import Row
from artgames.games.stolen_paintings.rules.scoring import EXACT_BONUS, HIT_POINTS, WAGER
from artgames.games.stolen_paintings.words.say import say


def reasons(row: Row, rows: tuple[Row, ...] = ()) -> tuple[Sentence, ...]:
    """What the points of a row are made of, one line each and at least one. With all `rows` of that round the thief's
    points are told detective by detective, otherwise in one line."""
    return _thief_reasons(row, rows) if row.thief else _detective_reasons(row)


def in_short(row: Row) -> Sentence:
    """The same in three words, for those who sit far away."""
    if row.thief:
        fooled = QT_TRANSLATE_NOOP("stolen_paintings", "{missed:one|#} missed")
        nobody = QT_TRANSLATE_NOOP("stolen_paintings", "nobody fooled")
        return say(fooled if row.missed else nobody, missed=row.missed)
    if not row.marks:
        return say(QT_TRANSLATE_NOOP("stolen_paintings", "no marks"))
    if row.exact:
        return say(QT_TRANSLATE_NOOP("stolen_paintings", "exactly right"))
    if row.hits and row.wrong:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{hits} found, {wrong} wrong")
    else:
        found = QT_TRANSLATE_NOOP("stolen_paintings", "{hits} found")
        text = found if row.hits else QT_TRANSLATE_NOOP("stolen_paintings", "{wrong} wrong")
    return say(text, hits=row.hits, wrong=row.wrong)


def _detective_reasons(row: Row) -> tuple[Sentence, ...]:
    if not row.marks:
        return (say(QT_TRANSLATE_NOOP("stolen_paintings", "No marks: 0")),)
    found = []
    if row.hits:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{hits:One painting|# paintings} spotted: +{points}")
        found.append(say(text, hits=row.hits, points=HIT_POINTS[row.hits]))
    if row.exact:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "Exactly right: +{points}")
        found.append(say(text, points=EXACT_BONUS))
    if row.wrong:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{wrong:One wrong mark|# wrong marks}: −{wrong}")
        found.append(say(text, wrong=row.wrong))
    return (*found, *_wager_reasons(row))


def _wager_reasons(row: Row) -> tuple[Sentence, ...]:
    """SP-36."""
    if not row.wager:
        return ()
    if row.gain > 0:
        return (say(QT_TRANSLATE_NOOP("stolen_paintings", "Wager: +{points}"), points=WAGER),)
    return (say(QT_TRANSLATE_NOOP("stolen_paintings", "Wager: −{points}"), points=WAGER),)


def _thief_reasons(row: Row, rows: tuple[Row, ...]) -> tuple[Sentence, ...]:
    if not row.missed:
        return (say(QT_TRANSLATE_NOOP("stolen_paintings", "Nobody was fooled: 0")),)
    return tuple(_missed_by(other) for other in rows if not other.thief and other.missed) or (_missed_in_all(row),)


def _missed_in_all(row: Row) -> Sentence:
    text = QT_TRANSLATE_NOOP("stolen_paintings", "Detectives missed {missed:one|#}: +{missed}")
    return say(text, missed=row.missed)


def _missed_by(row: Row) -> Sentence:
    text = QT_TRANSLATE_NOOP("stolen_paintings", "{detective} missed {missed:one painting|# paintings}: +{missed}")
    return say(text, {"detective": row.seat}, missed=row.missed)
