"""Who is it? This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option, Preset
from artgames.engine.words import QT_TRANSLATE_NOOP

PARTS_OF = "group_quiz"
"""Board, bots, sentences and answers are those of the group quiz."""

_PLAY = Option(
    key="play",
    title=QT_TRANSLATE_NOOP("sitters", "Who answers"),
    hint=QT_TRANSLATE_NOOP(
        "sitters", "Take turns, or buzz in first; a wrong answer then puts you out for that painting."
    ),
    default="turns",
    values=("turns", "buzzer"),
    names=(QT_TRANSLATE_NOOP("sitters", "Taking turns"), QT_TRANSLATE_NOOP("sitters", "Buzzer")),
)
_FORM = Option(
    key="form",
    title=QT_TRANSLATE_NOOP("sitters", "How to answer"),
    hint=QT_TRANSLATE_NOOP("sitters", "Choose one of four, or say it aloud and let the host judge."),
    default="choice",
    values=("choice", "aloud"),
    names=(QT_TRANSLATE_NOOP("sitters", "Multiple choice"), QT_TRANSLATE_NOOP("sitters", "Say it aloud")),
)
_SECONDS = Option(
    key="seconds",
    title=QT_TRANSLATE_NOOP("sitters", "Time to answer"),
    hint=QT_TRANSLATE_NOOP("sitters", "There are no points for speed."),
    default=0,
    values=(0, 15, 30, 60),
    names=(
        QT_TRANSLATE_NOOP("sitters", "No limit"),
        QT_TRANSLATE_NOOP("sitters", "15 seconds"),
        QT_TRANSLATE_NOOP("sitters", "30 seconds"),
        QT_TRANSLATE_NOOP("sitters", "One minute"),
    ),
)
_CARDS = Option(
    key="cards",
    title=QT_TRANSLATE_NOOP("sitters", "Portraits"),
    hint=QT_TRANSLATE_NOOP("sitters", "Per player when taking turns, in total with the buzzer."),
    default=3,
    values=(1, 2, 3, 4, 5, 8, 12),
)

GAME = GameInfo(
    slug="sitters",
    title=QT_TRANSLATE_NOOP("sitters", "Who Is It?"),
    line=QT_TRANSLATE_NOOP("sitters", "Someone looks out at you from every painting. Do you know their name?"),
    steps=(
        QT_TRANSLATE_NOOP("sitters", "Someone looks out at you."),
        QT_TRANSLATE_NOOP("sitters", "Say who it is."),
        QT_TRANSLATE_NOOP("sitters", "Right names score."),
    ),
    min_seats=1,
    max_seats=8,
    minutes=(5, 15),
    age=10,
    options=(_PLAY, _FORM, _CARDS, _SECONDS),
    presets=(
        Preset(
            key="turns",
            title=QT_TRANSLATE_NOOP("sitters", "Taking turns"),
            hint=QT_TRANSLATE_NOOP("sitters", "Everyone gets a turn, with four choices."),
            options={},
        ),
        Preset(
            key="buzzer",
            title=QT_TRANSLATE_NOOP("sitters", "Buzzer"),
            hint=QT_TRANSLATE_NOOP("sitters", "Press your key if you know the name."),
            options={"play": "buzzer", "cards": 8},
        ),
    ),
    shelf=3,
    slips=False,
    secrets=False,
    needs=("pictures", "facts", "sitters"),  # SP-62
    credit=QT_TRANSLATE_NOOP("sitters", "Based on the teaching ideas in the Stolen Paintings box"),
    cards=24,
)
