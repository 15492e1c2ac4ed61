"""Schools of art. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option, Preset
from artgames.engine.words import QT_TRANSLATE_NOOP

_OPTIONS = (
    Option(
        key="by",
        title=QT_TRANSLATE_NOOP("schools", "Sort by"),
        hint=QT_TRANSLATE_NOOP(
            "schools", "Which paintings belong together: by school of art, artist’s country or century."
        ),
        default="school",
        values=("school", "country", "century"),
        names=(
            QT_TRANSLATE_NOOP("schools", "Schools of art"),
            QT_TRANSLATE_NOOP("schools", "Countries"),
            QT_TRANSLATE_NOOP("schools", "Centuries"),
        ),
    ),
    Option(
        key="groups",
        title=QT_TRANSLATE_NOOP("schools", "Walls"),
        hint=QT_TRANSLATE_NOOP("schools", "How many schools, countries or centuries, if the deck has enough."),
        default=3,
        values=(2, 3, 4, 5),
    ),
    Option(
        key="cards",
        title=QT_TRANSLATE_NOOP("schools", "Paintings"),
        hint=QT_TRANSLATE_NOOP("schools", "How many to sort, if the deck has enough."),
        default=12,
        values=(6, 9, 12, 16, 20),
    ),
    Option(
        key="points",
        title=QT_TRANSLATE_NOOP("schools", "Points"),
        hint=QT_TRANSLATE_NOOP("schools", "One for each painting on the right wall. Off: you sort as a team."),
        default=False,  # SP-63
        values=(False, True),
    ),
)

GAME = GameInfo(
    slug="schools",
    title=QT_TRANSLATE_NOOP("schools", "Schools of Art"),
    line=QT_TRANSLATE_NOOP("schools", "Which paintings belong together? Hang them by school, country or century."),
    steps=(
        QT_TRANSLATE_NOOP("schools", "Paintings without labels."),
        QT_TRANSLATE_NOOP("schools", "Hang each where it belongs."),
        QT_TRANSLATE_NOOP("schools", "See what goes together, and why."),
    ),
    min_seats=1,  # SP-63
    max_seats=8,
    minutes=(5, 15),
    age=8,
    options=_OPTIONS,
    presets=(
        Preset(
            key="together",
            title=QT_TRANSLATE_NOOP("schools", "Co-op"),
            hint=QT_TRANSLATE_NOOP("schools", "No points: talk, then hang what you agree on."),
            options={},
        ),
        Preset(
            key="points",
            title=QT_TRANSLATE_NOOP("schools", "For points"),
            hint=QT_TRANSLATE_NOOP("schools", "One for each painting on the right wall."),
            options={"points": True},
        ),
    ),
    shelf=3,
    slips=False,
    secrets=False,
    needs=("pictures", "facts"),
    credit=QT_TRANSLATE_NOOP("schools", "Based on the teaching ideas in the Stolen Paintings box"),
    cards=60,
)
