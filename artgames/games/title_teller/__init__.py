"""Title Teller. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option
from artgames.engine.words import QT_TRANSLATE_NOOP

_OPTIONS = (
    Option(
        key="size",
        title=QT_TRANSLATE_NOOP("title_teller", "Paintings in the deck"),
        hint=QT_TRANSLATE_NOOP("title_teller", "Drawn by chance, two of one artist at most. More of them last longer."),
        default=84,
        values=(60, 84, 120, 160),  # SP-52
    ),
    Option(
        key="four_for_three",
        title=QT_TRANSLATE_NOOP("title_teller", "Three players: 4 points for one finder"),
        hint=QT_TRANSLATE_NOOP("title_teller", "At a table of three, teller and finder get 4 points instead of 3."),
        default=True,  # SP-52
    ),
)

GAME = GameInfo(
    slug="title_teller",
    title=QT_TRANSLATE_NOOP("title_teller", "Title Teller"),
    line=QT_TRANSLATE_NOOP(
        "title_teller", "Give a painting a new title that leads some of the others to it, but not all."
    ),
    min_seats=3,  # SP-52
    max_seats=8,
    minutes=(30, 60),
    age=8,
    options=_OPTIONS,
    needs=("pictures",),
    credit=QT_TRANSLATE_NOOP("title_teller", "After an idea by Jean-Louis Roubira, played with paintings"),
    cards=48,  # a hand of six for eight
    per_artist=2,  # SP-52
    public=True,
    least_people=2,  # bots add cards and vote, but somebody has to find titles
)
