"""The bots of Steal This Game: easy and normal play by rules of thumb, hard plays the solution."""

from artgames.engine.api import Bot
from artgames.games.steal_this_game.bot.by_solution import BySolution
from artgames.games.steal_this_game.bot.rule_of_thumb import RuleOfThumb


def make_bot(level: str, likeness: object = None, **_: object) -> Bot:
    """A bot of level easy, normal or hard. Pictures do not matter here."""
    return BySolution() if level == "hard" else RuleOfThumb(level)
