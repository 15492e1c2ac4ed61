"""Art Trivia. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option, Preset
from artgames.engine.words import QT_TRANSLATE_NOOP

PARTS_OF = "group_quiz"
"""Board, bots, sentences and answers are those of the group quiz."""

_CATEGORY = Option(
    key="category",
    title=QT_TRANSLATE_NOOP("trivia", "Category chosen by"),
    hint=QT_TRANSLATE_NOOP(
        "trivia", "Spin a wheel, or let the player choose. No repeats until you have had every category."
    ),
    default="wheel",
    values=("wheel", "choice"),
    names=(QT_TRANSLATE_NOOP("trivia", "The wheel"), QT_TRANSLATE_NOOP("trivia", "The player")),
)
_FORM = Option(
    key="form",
    title=QT_TRANSLATE_NOOP("trivia", "How to answer"),
    hint=QT_TRANSLATE_NOOP("trivia", "Choose one of four, or say it aloud and let the host judge."),
    default="choice",
    values=("choice", "aloud"),
    names=(QT_TRANSLATE_NOOP("trivia", "Multiple choice"), QT_TRANSLATE_NOOP("trivia", "Say it aloud")),
)
_CARDS = Option(
    key="cards",
    title=QT_TRANSLATE_NOOP("trivia", "Questions per player"),
    hint=QT_TRANSLATE_NOOP("trivia", "Seven means one from each category, if the labels allow."),
    default=7,
    values=(3, 5, 7, 14),
)
_SECONDS = Option(
    key="seconds",
    title=QT_TRANSLATE_NOOP("trivia", "Time to answer"),
    hint=QT_TRANSLATE_NOOP("trivia", "There are no points for speed."),
    default=0,
    values=(0, 15, 30, 60),
    names=(
        QT_TRANSLATE_NOOP("trivia", "No limit"),
        QT_TRANSLATE_NOOP("trivia", "15 seconds"),
        QT_TRANSLATE_NOOP("trivia", "30 seconds"),
        QT_TRANSLATE_NOOP("trivia", "One minute"),
    ),
)

GAME = GameInfo(
    slug="trivia",
    title=QT_TRANSLATE_NOOP("trivia", "Art Trivia"),
    line=QT_TRANSLATE_NOOP("trivia", "Seven categories and a wheel: what do you know about this painting?"),
    steps=(
        QT_TRANSLATE_NOOP("trivia", "Spin the wheel for a category."),
        QT_TRANSLATE_NOOP("trivia", "Answer a question about the painting."),
        QT_TRANSLATE_NOOP("trivia", "Right answers score."),
    ),
    min_seats=2,
    max_seats=8,
    minutes=(15, 45),
    age=10,
    options=(_CATEGORY, _FORM, _CARDS, _SECONDS),
    presets=(
        Preset(
            key="wheel",
            title=QT_TRANSLATE_NOOP("trivia", "The wheel"),
            hint=QT_TRANSLATE_NOOP("trivia", "Chance decides what you are asked about."),
            options={},
        ),
        Preset(
            key="choice",
            title=QT_TRANSLATE_NOOP("trivia", "Free choice"),
            hint=QT_TRANSLATE_NOOP("trivia", "You choose what you are asked about."),
            options={"category": "choice"},
        ),
    ),
    shelf=3,
    slips=False,
    secrets=False,
    needs=("pictures", "facts"),
    credit=QT_TRANSLATE_NOOP("trivia", "Based on the teaching ideas in the Stolen Paintings box"),
    cards=56,
)
