"""Likeness. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option
from artgames.engine.words import QT_TRANSLATE_NOOP

_OPTIONS = (
    Option(
        key="giver",
        title=QT_TRANSLATE_NOOP("likeness", "Clue giver"),
        hint=QT_TRANSLATE_NOOP("likeness", "Drawn at random, or whoever sits in the first seat."),
        default="anybody",
        values=("anybody", "first"),
        names=(QT_TRANSLATE_NOOP("likeness", "At random"), QT_TRANSLATE_NOOP("likeness", "First seat")),
    ),
)

GAME = GameInfo(
    slug="likeness",
    title=QT_TRANSLATE_NOOP("likeness", "Likeness"),
    line=QT_TRANSLATE_NOOP("likeness", "Twelve paintings, one secret: every clue is either similar or different."),
    steps=(
        QT_TRANSLATE_NOOP("likeness", "One painting is the secret."),
        QT_TRANSLATE_NOOP("likeness", "Clues are only ‘similar’ or ‘different’."),
        QT_TRANSLATE_NOOP("likeness", "Rule out the others together."),
    ),
    min_seats=2,  # SP-51
    max_seats=8,
    minutes=(10, 20),
    age=7,
    options=_OPTIONS,
    needs=("pictures",),
    credit=QT_TRANSLATE_NOOP(
        "likeness", "Based on an idea by Martino Chiacchiera, Hjalmar Hach and Pierluca Zizzi, played with paintings"
    ),
    cards=22,  # SP-51: twelve, a hand of five, and one more for each clue
    slips=False,  # a clue is chosen by looking at the secret and at the hand
)
