"""Who is it? This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option, Preset
from artgames.engine.words import QT_TRANSLATE_NOOP

PARTS_OF = "group_quiz"
"""Board, bots, sentences and answers are those of the group quiz."""

_PLAY = Option(
    key="play",
    title=QT_TRANSLATE_NOOP("sitters", "Who answers"),
    hint=QT_TRANSLATE_NOOP(
        "sitters", "One after the other, or whoever presses first; a wrong answer is out for that card then."
    ),
    default="turns",
    values=("turns", "buzzer"),
    names=(QT_TRANSLATE_NOOP("sitters", "In turns"), QT_TRANSLATE_NOOP("sitters", "Buzzer")),
)
_FORM = Option(
    key="form",
    title=QT_TRANSLATE_NOOP("sitters", "How to answer"),
    hint=QT_TRANSLATE_NOOP("sitters", "Choose one of four, or say it aloud and whoever leads the table judges."),
    default="choice",
    values=("choice", "aloud"),
    names=(QT_TRANSLATE_NOOP("sitters", "One of four"), QT_TRANSLATE_NOOP("sitters", "Said aloud")),
)
_SECONDS = Option(
    key="seconds",
    title=QT_TRANSLATE_NOOP("sitters", "Time for an answer"),
    hint=QT_TRANSLATE_NOOP("sitters", "Nobody gets points for being fast."),
    default=0,
    values=(0, 15, 30, 60),
    names=(
        QT_TRANSLATE_NOOP("sitters", "As long as it takes"),
        QT_TRANSLATE_NOOP("sitters", "15 seconds"),
        QT_TRANSLATE_NOOP("sitters", "30 seconds"),
        QT_TRANSLATE_NOOP("sitters", "One minute"),
    ),
)
_CARDS = Option(
    key="cards",
    title=QT_TRANSLATE_NOOP("sitters", "Portraits"),
    hint=QT_TRANSLATE_NOOP("sitters", "In turns for each player, with the buzzer for all together."),
    default=3,
    values=(1, 2, 3, 4, 5, 8, 12),
)

GAME = GameInfo(
    slug="sitters",
    title=QT_TRANSLATE_NOOP("sitters", "Who Is It?"),
    line=QT_TRANSLATE_NOOP("sitters", "Somebody looks at you out of every painting. Do you know the name?"),
    min_seats=1,
    max_seats=8,
    minutes=(5, 15),
    age=10,
    options=(_PLAY, _FORM, _CARDS, _SECONDS),
    presets=(
        Preset(
            key="turns",
            title=QT_TRANSLATE_NOOP("sitters", "In turns"),
            hint=QT_TRANSLATE_NOOP("sitters", "Everybody answers in peace, one of four."),
            options={},
        ),
        Preset(
            key="buzzer",
            title=QT_TRANSLATE_NOOP("sitters", "Buzzer"),
            hint=QT_TRANSLATE_NOOP("sitters", "If you know the name, press your own key."),
            options={"play": "buzzer", "cards": 8},
        ),
    ),
    shelf=3,
    slips=False,
    secrets=False,
    needs=("pictures", "facts", "sitters"),  # SP-62
    credit=QT_TRANSLATE_NOOP("sitters", "After the teaching ideas in the box of Stolen Paintings"),
    cards=24,
)
