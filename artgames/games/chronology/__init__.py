"""The Chronological Art Game. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option, Preset
from artgames.engine.words import QT_TRANSLATE_NOOP

GAME = GameInfo(
    slug="chronology",
    title=QT_TRANSLATE_NOOP("chronology", "Chronological Art Game"),
    line=QT_TRANSLATE_NOOP("chronology", "Which painting is older? Put eight of them in order, each player in secret."),
    min_seats=2,
    max_seats=8,
    minutes=(10, 20),
    age=10,
    options=(
        Option(
            key="deals",
            title=QT_TRANSLATE_NOOP("chronology", "Deals of eight paintings"),
            hint=QT_TRANSLATE_NOOP("chronology", "The points of all deals are added up."),
            default=1,
            values=tuple(range(1, 11)),  # SP-32
        ),
    ),
    presets=(
        Preset(
            key="book",
            title=QT_TRANSLATE_NOOP("chronology", "One deal"),
            hint=QT_TRANSLATE_NOOP("chronology", "Eight paintings, once: a game for in between."),
            options={},
        ),
        Preset(
            key="three",
            title=QT_TRANSLATE_NOOP("chronology", "Three deals"),
            hint=QT_TRANSLATE_NOOP("chronology", "Twenty-four paintings, and luck evens out."),
            options={"deals": 3},
        ),
    ),
    needs=("pictures", "dates"),
    credit=QT_TRANSLATE_NOOP("chronology", "A game by Bruno Faidutti and Rick Soued"),
    cards=8,
)
