"""The group quiz. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option, Preset
from artgames.engine.words import QT_TRANSLATE_NOOP

PLAY = Option(
    key="play",
    title=QT_TRANSLATE_NOOP("group_quiz", "Who answers"),
    hint=QT_TRANSLATE_NOOP(
        "group_quiz",
        "Take turns, or buzz in first; a wrong answer then puts you out for that painting.",
    ),
    default="turns",  # SP-61
    values=("turns", "buzzer"),
    names=(QT_TRANSLATE_NOOP("group_quiz", "Taking turns"), QT_TRANSLATE_NOOP("group_quiz", "Buzzer")),
)
FORM = Option(
    key="form",
    title=QT_TRANSLATE_NOOP("group_quiz", "How to answer"),
    hint=QT_TRANSLATE_NOOP("group_quiz", "Choose one of four, or say it aloud and let the host judge."),
    default="choice",  # SP-60
    values=("choice", "aloud"),
    names=(QT_TRANSLATE_NOOP("group_quiz", "Multiple choice"), QT_TRANSLATE_NOOP("group_quiz", "Say it aloud")),
)
SECONDS = Option(
    key="seconds",
    title=QT_TRANSLATE_NOOP("group_quiz", "Time to answer"),
    hint=QT_TRANSLATE_NOOP("group_quiz", "There are no points for speed."),
    default=0,
    values=(0, 15, 30, 60),
    names=(
        QT_TRANSLATE_NOOP("group_quiz", "No limit"),
        QT_TRANSLATE_NOOP("group_quiz", "15 seconds"),
        QT_TRANSLATE_NOOP("group_quiz", "30 seconds"),
        QT_TRANSLATE_NOOP("group_quiz", "One minute"),
    ),
)
"""House rules that all games have in common that ask about paintings."""

ELEMENTS = Option(
    key="elements",
    title=QT_TRANSLATE_NOOP("group_quiz", "Questions"),
    hint=QT_TRANSLATE_NOOP("group_quiz", "One point for each right answer."),
    default="three",  # SP-60
    values=("three", "mixed", "title", "artist", "date", "century", "school", "country", "museum"),
    names=(
        QT_TRANSLATE_NOOP("group_quiz", "Artist, date and title"),
        QT_TRANSLATE_NOOP("group_quiz", "Anything on the label"),
        QT_TRANSLATE_NOOP("group_quiz", "Title"),
        QT_TRANSLATE_NOOP("group_quiz", "Artist"),
        QT_TRANSLATE_NOOP("group_quiz", "Date"),
        QT_TRANSLATE_NOOP("group_quiz", "Century"),
        QT_TRANSLATE_NOOP("group_quiz", "School"),
        QT_TRANSLATE_NOOP("group_quiz", "Country"),
        QT_TRANSLATE_NOOP("group_quiz", "Museum"),
    ),
)
CARDS = Option(
    key="cards",
    title=QT_TRANSLATE_NOOP("group_quiz", "Paintings"),
    hint=QT_TRANSLATE_NOOP("group_quiz", "Per player when taking turns, in total with the buzzer."),
    default=3,
    values=(1, 2, 3, 5, 8, 12),
)

GAME = GameInfo(
    slug="group_quiz",
    title=QT_TRANSLATE_NOOP("group_quiz", "Group Quiz"),
    line=QT_TRANSLATE_NOOP("group_quiz", "Who painted it, when, and what is it called? Take turns or use a buzzer."),
    steps=(
        QT_TRANSLATE_NOOP("group_quiz", "A painting appears."),
        QT_TRANSLATE_NOOP("group_quiz", "Who painted it, when, what is it called?"),
        QT_TRANSLATE_NOOP("group_quiz", "Answer in turn, or buzz first."),
    ),
    min_seats=2,
    max_seats=8,
    minutes=(10, 30),
    age=8,
    options=(ELEMENTS, PLAY, FORM, CARDS, SECONDS),
    presets=(
        Preset(
            key="turns",
            title=QT_TRANSLATE_NOOP("group_quiz", "Taking turns"),
            hint=QT_TRANSLATE_NOOP("group_quiz", "Everyone gets a turn, with four choices."),
            options={},
        ),
        Preset(
            key="buzzer",
            title=QT_TRANSLATE_NOOP("group_quiz", "Buzzer"),
            hint=QT_TRANSLATE_NOOP("group_quiz", "Press your key if you know it."),
            options={"play": "buzzer", "cards": 8},
        ),
        Preset(
            key="aloud",
            title=QT_TRANSLATE_NOOP("group_quiz", "In class"),
            hint=QT_TRANSLATE_NOOP("group_quiz", "Answers are said aloud, and the host judges."),
            options={"form": "aloud"},
        ),
    ),
    shelf=3,
    slips=False,
    secrets=False,
    needs=("pictures", "facts"),
    credit=QT_TRANSLATE_NOOP("group_quiz", "Based on the teaching ideas in the Stolen Paintings box"),
    cards=24,
)
