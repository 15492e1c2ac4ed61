"""The Dialogue. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import ALOUD, GameInfo, Option, Preset
from artgames.engine.words import QT_TRANSLATE_NOOP

_OPTIONS = (
    Option(
        key="rounds",
        title=QT_TRANSLATE_NOOP("dialogue", "Rounds"),
        hint=QT_TRANSLATE_NOOP("dialogue", "Each with twelve new portraits and a new dialogue from everyone."),
        default=1,
        values=(1, 2, 3, 4, 5),  # SP-48
    ),
    Option(
        key=ALOUD,
        title=QT_TRANSLATE_NOOP("dialogue", "Write on your own paper"),
        hint=QT_TRANSLATE_NOOP("dialogue", "You read your dialogue aloud; only the portraits’ numbers are entered."),
        default=False,
    ),
)

GAME = GameInfo(
    slug="dialogue",
    title=QT_TRANSLATE_NOOP("dialogue", "The Dialogue"),
    line=QT_TRANSLATE_NOOP("dialogue", "Make two portraits talk to each other. Who can guess which two?"),
    steps=(
        QT_TRANSLATE_NOOP("dialogue", "Choose two portraits in secret."),
        QT_TRANSLATE_NOOP("dialogue", "Write what they say to each other."),
        QT_TRANSLATE_NOOP("dialogue", "The others guess who is speaking."),
    ),
    min_seats=3,
    max_seats=8,
    minutes=(15, 40),
    age=10,
    options=_OPTIONS,
    presets=(
        Preset(
            key="screen",
            title=QT_TRANSLATE_NOOP("dialogue", "On screen"),
            hint=QT_TRANSLATE_NOOP("dialogue", "Everyone types a dialogue; they are all kept in an album."),
            options={},
        ),
        Preset(
            key="paper",
            title=QT_TRANSLATE_NOOP("dialogue", "On paper"),
            hint=QT_TRANSLATE_NOOP("dialogue", "Everyone writes at once and reads aloud: quicker with four or more."),
            options={ALOUD: True},
        ),
    ),
    needs=("pictures", "portraits"),
    credit=QT_TRANSLATE_NOOP("dialogue", "A game by Rick Soued"),
    cards=12,
    least_people=8,  # nobody but people writes dialogues
)
