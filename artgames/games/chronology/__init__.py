"""The Chronological Art Game. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option, Preset
from artgames.engine.words import QT_TRANSLATE_NOOP

GAME = GameInfo(
    slug="chronology",
    title=QT_TRANSLATE_NOOP("chronology", "Chronological Art Game"),
    line=QT_TRANSLATE_NOOP("chronology", "Which painting is older? Everyone secretly puts eight in order."),
    steps=(
        QT_TRANSLATE_NOOP("chronology", "Eight paintings, no dates."),
        QT_TRANSLATE_NOOP("chronology", "Secretly put them in order."),
        QT_TRANSLATE_NOOP("chronology", "Each one in the right order scores."),
    ),
    min_seats=2,
    max_seats=8,
    minutes=(10, 20),
    age=10,
    options=(
        Option(
            key="deals",
            title=QT_TRANSLATE_NOOP("chronology", "Rounds of eight paintings"),
            hint=QT_TRANSLATE_NOOP("chronology", "The points of all rounds are added up."),
            default=1,
            values=tuple(range(1, 11)),  # SP-32
        ),
        Option(
            key="by_card",
            title=QT_TRANSLATE_NOOP("chronology", "One painting at a time"),
            hint=QT_TRANSLATE_NOOP(
                "chronology", "You build the timeline painting by painting, with time to talk about each."
            ),
            default=False,
        ),
    ),
    presets=(
        Preset(
            key="book",
            title=QT_TRANSLATE_NOOP("chronology", "One round"),
            hint=QT_TRANSLATE_NOOP("chronology", "Eight paintings, once: a quick game."),
            options={},
        ),
        Preset(
            key="three",
            title=QT_TRANSLATE_NOOP("chronology", "Three rounds"),
            hint=QT_TRANSLATE_NOOP("chronology", "Twenty-four paintings, so luck evens out."),
            options={"deals": 3},
        ),
    ),
    needs=("pictures", "dates"),
    credit=QT_TRANSLATE_NOOP("chronology", "A game by Bruno Faidutti and Rick Soued"),
    cards=8,
)
