"""Art Trivia. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option, Preset
from artgames.engine.words import QT_TRANSLATE_NOOP

PARTS_OF = "group_quiz"
"""Board, bots, sentences and answers are those of the group quiz."""

_CATEGORY = Option(
    key="category",
    title=QT_TRANSLATE_NOOP("trivia", "Who finds the category"),
    hint=QT_TRANSLATE_NOOP(
        "trivia", "A wheel is turned, or whoever is asked chooses. Nobody has one again before all others."
    ),
    default="wheel",
    values=("wheel", "choice"),
    names=(QT_TRANSLATE_NOOP("trivia", "The wheel"), QT_TRANSLATE_NOOP("trivia", "Whoever is asked")),
)
_FORM = Option(
    key="form",
    title=QT_TRANSLATE_NOOP("trivia", "How to answer"),
    hint=QT_TRANSLATE_NOOP("trivia", "Choose one of four, or say it aloud and whoever leads the table judges."),
    default="choice",
    values=("choice", "aloud"),
    names=(QT_TRANSLATE_NOOP("trivia", "One of four"), QT_TRANSLATE_NOOP("trivia", "Said aloud")),
)
_CARDS = Option(
    key="cards",
    title=QT_TRANSLATE_NOOP("trivia", "Questions for each"),
    hint=QT_TRANSLATE_NOOP("trivia", "Seven are one of every category, as far as the labels tell."),
    default=7,
    values=(3, 5, 7, 14),
)
_SECONDS = Option(
    key="seconds",
    title=QT_TRANSLATE_NOOP("trivia", "Time for an answer"),
    hint=QT_TRANSLATE_NOOP("trivia", "Nobody gets points for being fast."),
    default=0,
    values=(0, 15, 30, 60),
    names=(
        QT_TRANSLATE_NOOP("trivia", "As long as it takes"),
        QT_TRANSLATE_NOOP("trivia", "15 seconds"),
        QT_TRANSLATE_NOOP("trivia", "30 seconds"),
        QT_TRANSLATE_NOOP("trivia", "One minute"),
    ),
)

GAME = GameInfo(
    slug="trivia",
    title=QT_TRANSLATE_NOOP("trivia", "Art Trivia"),
    line=QT_TRANSLATE_NOOP("trivia", "Seven categories and a wheel: what do you know about this painting?"),
    min_seats=2,
    max_seats=8,
    minutes=(15, 45),
    age=10,
    options=(_CATEGORY, _FORM, _CARDS, _SECONDS),
    presets=(
        Preset(
            key="wheel",
            title=QT_TRANSLATE_NOOP("trivia", "The wheel"),
            hint=QT_TRANSLATE_NOOP("trivia", "Chance says what you are asked about."),
            options={},
        ),
        Preset(
            key="choice",
            title=QT_TRANSLATE_NOOP("trivia", "Free choice"),
            hint=QT_TRANSLATE_NOOP("trivia", "You say what you want to be asked about."),
            options={"category": "choice"},
        ),
    ),
    shelf=3,
    slips=False,
    secrets=False,
    needs=("pictures", "facts"),
    credit=QT_TRANSLATE_NOOP("trivia", "After the teaching ideas in the box of Stolen Paintings"),
    cards=56,
)
