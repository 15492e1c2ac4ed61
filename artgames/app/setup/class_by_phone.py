"""The game of the set-up page for a whole class: a show in which every pupil answers by phone."""

from artgames import games
from artgames.app.context import AppContext
from artgames.exhibits.playlist import Playlist, Round

_QUESTIONS, _WALLS = 10, 3
"""A quarter of an hour, and no more than anybody remembers."""


def class_playlist(game: games.Game, deck: str, context: AppContext) -> Playlist:
    """With these paintings, in the theme of the program. The host goes on, holds and repeats as in every show."""
    one = Round(game=game.slug, deck=deck, think_seconds=60, hold_seconds=6, label_seconds=6)
    return Playlist(
        title=context.translate(game.slug, game.info.title),
        theme=context.settings.value.theme,
        loop=False,
        phones=True,
        names=True,
        rounds=(one,) * (_WALLS if game.exhibit.hangs_wall else _QUESTIONS),
    )
