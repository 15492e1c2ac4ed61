"""Picture Code. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option
from artgames.engine.words import QT_TRANSLATE_NOOP

_OPTIONS = (
    Option(
        key="grid",
        title=QT_TRANSLATE_NOOP("picture_code", "Paintings"),
        hint=QT_TRANSLATE_NOOP("picture_code", "Fewer paintings make a shorter match."),
        default="5x5",
        values=("5x5", "5x4"),  # SP-50
        names=(
            QT_TRANSLATE_NOOP("picture_code", "25, five rows of five"),
            QT_TRANSLATE_NOOP("picture_code", "20, four rows of five"),
        ),
    ),
    Option(
        key="teams",
        title=QT_TRANSLATE_NOOP("picture_code", "Teams"),
        hint=QT_TRANSLATE_NOOP("picture_code", "Who plays with whom, counted round the table."),
        default="alternate",
        values=("alternate", "sides"),
        names=(
            QT_TRANSLATE_NOOP("picture_code", "Every other seat"),
            QT_TRANSLATE_NOOP("picture_code", "The first half against the second"),
        ),
    ),
    Option(
        key="givers",
        title=QT_TRANSLATE_NOOP("picture_code", "Clue givers"),
        hint=QT_TRANSLATE_NOOP("picture_code", "One in each team knows the key and writes the clues."),
        default="first",
        values=("first", "chance"),
        names=(
            QT_TRANSLATE_NOOP("picture_code", "The first seat of each team"),
            QT_TRANSLATE_NOOP("picture_code", "Drawn by chance"),
        ),
    ),
    Option(
        key="names",
        title=QT_TRANSLATE_NOOP("picture_code", "Titles and painters as clues"),
        hint=QT_TRANSLATE_NOOP(
            "picture_code", "Where they are forbidden, clue givers are warned; all others see to it that it is kept."
        ),
        default=True,
    ),
)

GAME = GameInfo(
    slug="picture_code",
    title=QT_TRANSLATE_NOOP("picture_code", "Picture Code"),
    line=QT_TRANSLATE_NOOP("picture_code", "Two teams, one word at a time: which paintings does it mean?"),
    min_seats=4,
    max_seats=8,
    minutes=(15, 30),
    age=10,
    options=_OPTIONS,
    needs=("pictures",),
    credit=QT_TRANSLATE_NOOP("picture_code", "After “Codenames” by Vlaada Chvátil"),
    cards=25,
    least_people=8,  # nobody but people finds clues, and nobody else understands them
    slips=False,  # who writes a clue has to see the key
)
