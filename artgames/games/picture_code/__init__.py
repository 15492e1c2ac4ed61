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
        hint=QT_TRANSLATE_NOOP("picture_code", "How the seats are split into teams."),
        default="alternate",
        values=("alternate", "sides"),
        names=(
            QT_TRANSLATE_NOOP("picture_code", "Every other seat"),
            QT_TRANSLATE_NOOP("picture_code", "First half against second half"),
        ),
    ),
    Option(
        key="givers",
        title=QT_TRANSLATE_NOOP("picture_code", "Clue givers"),
        hint=QT_TRANSLATE_NOOP("picture_code", "One player in each team knows the key and writes the clues."),
        default="first",
        values=("first", "chance"),
        names=(
            QT_TRANSLATE_NOOP("picture_code", "First seat in each team"),
            QT_TRANSLATE_NOOP("picture_code", "At random"),
        ),
    ),
    Option(
        key="names",
        title=QT_TRANSLATE_NOOP("picture_code", "Titles and painters as clues"),
        hint=QT_TRANSLATE_NOOP("picture_code", "Off: clue givers are warned, and the others keep an eye on them."),
        default=True,
    ),
    Option(
        key="seconds",
        title=QT_TRANSLATE_NOOP("picture_code", "Time for a clue"),
        hint=QT_TRANSLATE_NOOP("picture_code", "If it runs out before there is a clue, it is the other team’s turn."),
        default=0,
        values=(0, 60, 120, 180),
        names=(
            QT_TRANSLATE_NOOP("picture_code", "No limit"),
            QT_TRANSLATE_NOOP("picture_code", "One minute"),
            QT_TRANSLATE_NOOP("picture_code", "Two minutes"),
            QT_TRANSLATE_NOOP("picture_code", "Three minutes"),
        ),
    ),
)

GAME = GameInfo(
    slug="picture_code",
    title=QT_TRANSLATE_NOOP("picture_code", "Picture Code"),
    line=QT_TRANSLATE_NOOP("picture_code", "Two teams, one word at a time: which paintings does it mean?"),
    steps=(
        QT_TRANSLATE_NOOP("picture_code", "Two teams, one wall."),
        QT_TRANSLATE_NOOP("picture_code", "Say one word and a number."),
        QT_TRANSLATE_NOOP("picture_code", "Find your paintings, not the alarm."),
    ),
    min_seats=4,
    max_seats=8,
    minutes=(15, 30),
    age=10,
    options=_OPTIONS,
    needs=("pictures",),
    credit=QT_TRANSLATE_NOOP("picture_code", "Based on “Codenames” by Vlaada Chvátil"),
    cards=25,
    least_people=8,  # nobody but people finds clues, and nobody else understands them
    slips=False,  # who writes a clue has to see the key
)
