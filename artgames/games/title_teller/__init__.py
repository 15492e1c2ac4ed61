"""Title Teller. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option, Preset
from artgames.engine.words import QT_TRANSLATE_NOOP

_OPTIONS = (
    Option(
        key="target",
        title=QT_TRANSLATE_NOOP("title_teller", "Points to win"),
        hint=QT_TRANSLATE_NOOP("title_teller", "The match ends with the turn in which someone reaches them."),
        default=30,  # SP-52
        values=(10, 15, 20, 30),
    ),
    Option(
        key="size",
        title=QT_TRANSLATE_NOOP("title_teller", "Paintings in the deck"),
        hint=QT_TRANSLATE_NOOP("title_teller", "Drawn at random, at most two by one artist. More means a longer game."),
        default=84,
        values=(60, 84, 120, 160),  # SP-52
    ),
    Option(
        key="four_for_three",
        title=QT_TRANSLATE_NOOP("title_teller", "Three players: 4 points for one finder"),
        hint=QT_TRANSLATE_NOOP("title_teller", "With three players, teller and finder get 4 points instead of 3."),
        default=True,  # SP-52
    ),
)

GAME = GameInfo(
    slug="title_teller",
    title=QT_TRANSLATE_NOOP("title_teller", "Title Teller"),
    line=QT_TRANSLATE_NOOP("title_teller", "Give a painting a new title that leads some players to it, but not all."),
    steps=(
        QT_TRANSLATE_NOOP("title_teller", "Give your painting a new title."),
        QT_TRANSLATE_NOOP("title_teller", "The others add paintings that fit."),
        QT_TRANSLATE_NOOP("title_teller", "Vote: which one was meant?"),
    ),
    min_seats=3,  # SP-52
    max_seats=8,
    minutes=(30, 60),
    age=8,
    options=_OPTIONS,
    presets=(
        Preset(
            key="long",
            title=QT_TRANSLATE_NOOP("title_teller", "Classic"),
            hint=QT_TRANSLATE_NOOP("title_teller", "To 30 points: everyone tells several titles."),
            options={},
        ),
        Preset(
            key="short",
            title=QT_TRANSLATE_NOOP("title_teller", "Short"),
            hint=QT_TRANSLATE_NOOP("title_teller", "To 15 points: about half as long."),
            options={"target": 15},
        ),
    ),
    needs=("pictures",),
    credit=QT_TRANSLATE_NOOP("title_teller", "Based on an idea by Jean-Louis Roubira, played with paintings"),
    cards=48,  # a hand of six for eight
    per_artist=2,  # SP-52
    public=True,
    least_people=2,  # bots add cards and vote, but somebody has to find titles
)
