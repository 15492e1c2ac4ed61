"""The Dialogue. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option
from artgames.engine.words import QT_TRANSLATE_NOOP

_OPTIONS = (
    Option(
        key="rounds",
        title=QT_TRANSLATE_NOOP("dialogue", "Rounds"),
        hint=QT_TRANSLATE_NOOP("dialogue", "Each one with twelve new portraits and a new dialogue by everybody."),
        default=1,
        values=(1, 2, 3, 4, 5),  # SP-48
    ),
)

GAME = GameInfo(
    slug="dialogue",
    title=QT_TRANSLATE_NOOP("dialogue", "The Dialogue"),
    line=QT_TRANSLATE_NOOP("dialogue", "Let two portraits speak with each other. Who guesses which two they are?"),
    min_seats=3,
    max_seats=8,
    minutes=(15, 40),
    age=10,
    options=_OPTIONS,
    needs=("pictures", "portraits"),
    credit=QT_TRANSLATE_NOOP("dialogue", "A game by Rick Soued"),
    cards=12,
    least_people=8,  # nobody but people writes dialogues
)
