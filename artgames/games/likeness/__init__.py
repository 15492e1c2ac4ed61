"""Likeness. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option
from artgames.engine.words import QT_TRANSLATE_NOOP

_OPTIONS = (
    Option(
        key="giver",
        title=QT_TRANSLATE_NOOP("likeness", "Clues are given by"),
        hint=QT_TRANSLATE_NOOP("likeness", "Anybody, as chance will have it, or whoever sits on the first seat."),
        default="anybody",
        values=("anybody", "first"),
        names=(QT_TRANSLATE_NOOP("likeness", "Anybody"), QT_TRANSLATE_NOOP("likeness", "The first seat")),
    ),
)

GAME = GameInfo(
    slug="likeness",
    title=QT_TRANSLATE_NOOP("likeness", "Likeness"),
    line=QT_TRANSLATE_NOOP("likeness", "Twelve paintings, one secret: similar or different is all that may be said."),
    min_seats=2,  # SP-51
    max_seats=8,
    minutes=(10, 20),
    age=7,
    options=_OPTIONS,
    needs=("pictures",),
    credit=QT_TRANSLATE_NOOP(
        "likeness", "After an idea by Martino Chiacchiera, Hjalmar Hach and Pierluca Zizzi, played with paintings"
    ),
    cards=22,  # SP-51: twelve, a hand of five, and one more for each clue
    slips=False,  # a clue is chosen by looking at the secret and at the hand
)
