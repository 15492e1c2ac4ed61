"""Art and Music Lovers. This module is the game's door: it is read before anybody chooses to play."""

from artgames.engine.info import ALOUD, GameInfo, Option
from artgames.engine.words import QT_TRANSLATE_NOOP

_OPTIONS = (
    Option(
        key="hint_is",
        title=QT_TRANSLATE_NOOP("art_and_music", "Kind of hint"),
        hint=QT_TRANSLATE_NOOP(
            "art_and_music", "What the art lover writes down. Nobody checks it, so agree on it first."
        ),
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
        title=QT_TRANSLATE_NOOP("art_and_music", "Keep the paintings"),
        hint=QT_TRANSLATE_NOOP("art_and_music", "The same eight for every art lover, instead of eight new ones."),
        default=False,  # SP-38
    ),
    Option(
        key=ALOUD,
        title=QT_TRANSLATE_NOOP("art_and_music", "Say the hint aloud"),
        hint=QT_TRANSLATE_NOOP(
            "art_and_music",
            "The art lover notes a number on paper and names the song; only numbers are entered.",
        ),
        default=False,
    ),
)

GAME = GameInfo(
    slug="art_and_music",
    title=QT_TRANSLATE_NOOP("art_and_music", "Art and Music Lovers"),
    line=QT_TRANSLATE_NOOP("art_and_music", "Pick a song for a painting you love. Some should find it, but not all."),
    steps=(
        QT_TRANSLATE_NOOP("art_and_music", "Secretly choose a painting you love."),
        QT_TRANSLATE_NOOP("art_and_music", "Name a song that hints at it."),
        QT_TRANSLATE_NOOP("art_and_music", "Best if some find it, but not all."),
    ),
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
