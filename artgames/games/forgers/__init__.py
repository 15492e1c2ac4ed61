"""The Notorious Forgers. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option, Preset
from artgames.engine.words import QT_TRANSLATE_NOOP

_OPTIONS = (
    Option(
        key="timer_seconds",
        title=QT_TRANSLATE_NOOP("forgers", "Seconds to look"),
        hint=QT_TRANSLATE_NOOP("forgers", "How long the wall is shown each round. Off: until everyone is ready."),
        default=30,
        values=(15, 30, 45, 60, 90, 0),  # SP-45
        names=("15", "30", "45", "60", "90", QT_TRANSLATE_NOOP("forgers", "Off")),
        free_range=(5, 600),
    ),
    Option(
        key="extra_swaps",
        title=QT_TRANSLATE_NOOP("forgers", "Swapped pairs"),
        hint=QT_TRANSLATE_NOOP("forgers", "How many pairs of real paintings may swap places, just to confuse."),
        default=1,
        values=(0, 1, 12),  # SP-42; there are no more than twelve pairs on the wall
        names=(
            QT_TRANSLATE_NOOP("forgers", "None"),
            QT_TRANSLATE_NOOP("forgers", "One"),
            QT_TRANSLATE_NOOP("forgers", "Any number"),
        ),
    ),
    Option(
        key="goal",
        title=QT_TRANSLATE_NOOP("forgers", "Paintings to win"),
        hint=QT_TRANSLATE_NOOP("forgers", "The match ends when someone has this many. The rulebook says 10."),
        default=10,
        values=(4, 6, 8, 10),
    ),
    Option(
        key="stop_immediately",
        title=QT_TRANSLATE_NOOP("forgers", "Stop at once"),
        hint=QT_TRANSLATE_NOOP("forgers", "Off: the round is finished first, so everyone gets to guess."),
        default=False,  # SP-46
    ),
)

_PRESETS = (
    Preset(
        key="family",
        title=QT_TRANSLATE_NOOP("forgers", "Family"),
        hint=QT_TRANSLATE_NOOP("forgers", "One minute to look, no swaps, and a match to six paintings."),
        options={"timer_seconds": 60, "extra_swaps": 0, "goal": 6},
    ),
    Preset(
        key="book",
        title=QT_TRANSLATE_NOOP("forgers", "Classic"),
        hint=QT_TRANSLATE_NOOP("forgers", "Half a minute to look, at most one swap, and a match to ten paintings."),
        options={},
    ),
    Preset(
        key="masters",
        title=QT_TRANSLATE_NOOP("forgers", "Masters"),
        hint=QT_TRANSLATE_NOOP("forgers", "Fifteen seconds to look, and the forger may swap the whole wall round."),
        options={"timer_seconds": 15, "extra_swaps": 12},
    ),
)

GAME = GameInfo(
    slug="forgers",
    title=QT_TRANSLATE_NOOP("forgers", "The Notorious Forgers"),
    line=QT_TRANSLATE_NOOP("forgers", "Slip your forgeries into the museum, and spot everyone else’s."),
    steps=(
        QT_TRANSLATE_NOOP("forgers", "Remember the wall."),
        QT_TRANSLATE_NOOP("forgers", "The forger hangs fakes among the paintings."),
        QT_TRANSLATE_NOOP("forgers", "Point at what was not there before."),
    ),
    min_seats=2,
    max_seats=4,
    minutes=(20, 40),
    age=8,
    options=_OPTIONS,
    presets=_PRESETS,
    needs=("pictures", "theft"),
    credit=QT_TRANSLATE_NOOP("forgers", "A game by Matthew Mayes"),
    cards=116,
    slips=False,
)
