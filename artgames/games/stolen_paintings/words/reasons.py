"""Why somebody has these points: the small print of the score pad."""

from artgames.engine.words import QT_TRANSLATE_NOOP, Sentence
from artgames.games.stolen_paintings.rules.records import Row
from artgames.games.stolen_paintings.rules.scoring import EXACT_BONUS, HIT_POINTS, WAGER
from artgames.games.stolen_paintings.words.say import say


def reasons(row: Row, rows: tuple[Row, ...] = ()) -> tuple[Sentence, ...]:
    """What the points of a row are made of, one line each and at least one. With all `rows` of that round the thief's
    points are told detective by detective, otherwise in one line."""
    return _thief_reasons(row, rows) if row.thief else _detective_reasons(row)


def _detective_reasons(row: Row) -> tuple[Sentence, ...]:
    if not row.marks:
        return (say(QT_TRANSLATE_NOOP("stolen_paintings", "No mark: 0")),)
    found = []
    if row.hits == 1:
        found.append(
            say(QT_TRANSLATE_NOOP("stolen_paintings", "One painting spotted: +{points}"), points=HIT_POINTS[1])
        )
    elif row.hits:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{hits} paintings spotted: +{points}")
        found.append(say(text, hits=row.hits, points=HIT_POINTS[row.hits]))
    if row.exact:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "Exactly what was stolen: +{points}")
        found.append(say(text, points=EXACT_BONUS))
    if row.wrong == 1:
        found.append(say(QT_TRANSLATE_NOOP("stolen_paintings", "One wrong mark: −1")))
    elif row.wrong:
        found.append(say(QT_TRANSLATE_NOOP("stolen_paintings", "{wrong} wrong marks: −{wrong}"), wrong=row.wrong))
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
        return (say(QT_TRANSLATE_NOOP("stolen_paintings", "Everybody spotted everything: 0")),)
    return tuple(_missed_by(other) for other in rows if not other.thief and other.missed) or (_missed_in_all(row),)


def _missed_in_all(row: Row) -> Sentence:
    if row.missed == 1:
        return say(QT_TRANSLATE_NOOP("stolen_paintings", "Missed once by a detective: +1"))
    text = QT_TRANSLATE_NOOP("stolen_paintings", "Missed {missed} times by detectives: +{missed}")
    return say(text, missed=row.missed)


def _missed_by(row: Row) -> Sentence:
    if row.missed == 1:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{detective} missed one painting: +1")
    else:
        text = QT_TRANSLATE_NOOP("stolen_paintings", "{detective} missed {missed} paintings: +{missed}")
    return say(text, {"detective": row.seat}, missed=row.missed)
