"""Highest Card: a complete little game to copy from. Everyone plays a card in secret, and the highest one scores."""

from artgames.engine.info import GameInfo, Option, Preset
from artgames.engine.words import QT_TRANSLATE_NOOP

GAME = GameInfo(
    slug="game_template",
    title=QT_TRANSLATE_NOOP("game_template", "Highest Card"),
    line=QT_TRANSLATE_NOOP("game_template", "Everyone plays a card in secret, and the highest one scores."),
    steps=(
        QT_TRANSLATE_NOOP("game_template", "Everyone has the same number of cards."),
        QT_TRANSLATE_NOOP("game_template", "Each plays one in secret."),
        QT_TRANSLATE_NOOP("game_template", "The highest card scores."),
    ),
    min_seats=2,
    max_seats=6,
    minutes=(5, 10),
    age=6,
    options=(
        Option(
            key="rounds",
            title=QT_TRANSLATE_NOOP("game_template", "Rounds"),
            hint=QT_TRANSLATE_NOOP("game_template", "Everyone has as many cards as there are rounds."),
            default=3,
            values=(2, 3, 5),
        ),
    ),
    presets=(
        Preset(
            key="short",
            title=QT_TRANSLATE_NOOP("game_template", "Short"),
            hint=QT_TRANSLATE_NOOP("game_template", "Two rounds."),
            options={"rounds": 2},
        ),
    ),
    cards=18,
)
