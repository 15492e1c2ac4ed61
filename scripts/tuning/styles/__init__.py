"""Players that no bot was made from: what the league measures the bots against.

Each game has a one-step *greedy* player and, where bots search, a plain *search*, both with a judgement of their own,
and a few players with one idea each. They see what a seat sees, and nothing else. *earlier* is what a normal bot once
was.
"""

from collections.abc import Callable, Mapping
from importlib import import_module

from artgames import games
from artgames.bots import RandomBot
from artgames.engine.api import Bot
from artgames.engine.info import LEVELS
from artgames.search import Budget

MODULES = {
    "art_robbery": "scripts.tuning.styles.robbery",
    "art_gallery": "scripts.tuning.styles.gallery",
}
"""By game: where its styles are. Others have their levels and a random player."""

Styles = Mapping[str, Callable[[int], Bot]]
"""By name: makes such a player, who may think so many simulations through for a move."""


def styles_of(game: str) -> Styles:
    if game not in MODULES:
        return {}
    found: Styles = import_module(MODULES[game]).STYLES
    return found


def names_of(game: str) -> tuple[str, ...]:
    """Everybody who can play it."""
    return ("random", *styles_of(game), *LEVELS)


def make_player(game: str, name: str, simulations: int) -> Bot:
    """A level of the game's bots, a style or a random player; no clock cuts anybody's thoughts short."""
    if name == "random":
        return RandomBot()
    styles = styles_of(game)
    if name in styles:
        return styles[name](simulations)
    return games.load(game).make_bot(name, budget=Budget(simulations))
