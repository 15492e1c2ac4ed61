"""Solo Chronological: the Chronological Art Game for one. This module is the game's door."""

from artgames.engine.info import GameInfo, Option
from artgames.engine.words import QT_TRANSLATE_NOOP

PARTS_OF = "chronology"
"""Board and answers are those of the game for a table."""

GAME = GameInfo(
    slug="chronology_solo",
    title=QT_TRANSLATE_NOOP("chronology_solo", "Solo Chronological"),
    line=QT_TRANSLATE_NOOP("chronology_solo", "Three rounds of ten paintings: rise from art novice to master of art."),
    steps=(
        QT_TRANSLATE_NOOP("chronology_solo", "Ten paintings, no dates."),
        QT_TRANSLATE_NOOP("chronology_solo", "Put them in order, three times."),
        QT_TRANSLATE_NOOP("chronology_solo", "Rise from novice to master."),
    ),
    min_seats=1,
    max_seats=1,
    least_people=1,
    minutes=(10, 15),
    age=10,
    options=(
        Option(
            key="solo_subsequence",
            title=QT_TRANSLATE_NOOP("chronology_solo", "Gaps are forgiven"),
            hint=QT_TRANSLATE_NOOP(
                "chronology_solo", "As in a group game: misplaced paintings are crossed out, and all the rest count."
            ),
            default=False,  # SP-33
        ),
    ),
    needs=("pictures", "dates"),
    credit=QT_TRANSLATE_NOOP("chronology_solo", "A game by Bruno Faidutti and Rick Soued"),
    cards=10,
    daily=True,
)
