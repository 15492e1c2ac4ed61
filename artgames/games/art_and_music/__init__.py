"""Art and Music Lovers. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import GameInfo, Option
from artgames.engine.words import QT_TRANSLATE_NOOP

_OPTIONS = (
    Option(
        key="hint_is",
        title=QT_TRANSLATE_NOOP("art_and_music", "The hint is"),
        hint=QT_TRANSLATE_NOOP("art_and_music", "What the lover writes down. Nobody checks it: agree on it first."),
        default="song",
        values=("song", "film", "quote"),  # SP-39
        names=(
            QT_TRANSLATE_NOOP("art_and_music", "A song"),
            QT_TRANSLATE_NOOP("art_and_music", "A film"),
            QT_TRANSLATE_NOOP("art_and_music", "A quote"),
        ),
    ),
    Option(
        key="keep_row",
        title=QT_TRANSLATE_NOOP("art_and_music", "The paintings stay"),
        hint=QT_TRANSLATE_NOOP("art_and_music", "The same eight for every lover, instead of eight new ones."),
        default=False,  # SP-38
    ),
)

GAME = GameInfo(
    slug="art_and_music",
    title=QT_TRANSLATE_NOOP("art_and_music", "Art and Music Lovers"),
    line=QT_TRANSLATE_NOOP("art_and_music", "Name a song for a painting you love: some shall find it, but not all."),
    min_seats=3,  # SP-37
    max_seats=8,
    minutes=(10, 30),
    age=8,
    options=_OPTIONS,
    needs=("pictures",),
    credit=QT_TRANSLATE_NOOP("art_and_music", "A game by Bruno Faidutti and Rick Soued"),
    cards=16,
    public=True,
    least_people=2,  # bots guess, but somebody has to write
)
