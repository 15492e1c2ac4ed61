"""Bots for both roles. They look, forget and confuse as people do; a level says how well they remember and deceive."""

from artgames.bots.memory import Eye, Likeness
from artgames.engine.api import Bot, Decision, SeatKnowledge
from artgames.engine.rng import Rng
from artgames.games.forgers.bot.forger import decide_forgeries
from artgames.games.forgers.bot.guesser import decide_guess
from artgames.games.forgers.bot.levels import LEVELS, Level
from artgames.games.forgers.rules.records import Forge, Guess


class ForgerBot:
    """Answers from what its seat has seen. Whatever it does by chance comes from the generator it is given, forked by
    round, so that asked twice it remembers the same."""

    def __init__(self, level: Level, eye: Eye) -> None:
        self._level = level
        self._eye = eye

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        choice = seen.choices[0]
        if choice.kind is Guess:
            return decide_guess(seen, self._level, self._eye, rng)
        if choice.kind is Forge:
            return decide_forgeries(seen.view, self._level, self._eye, rng.fork(f"forge/{seen.view.round}"))
        return Decision(choice.make())


def make_bot(level: str, likeness: Likeness | None = None, **_: object) -> Bot:
    """A bot of level easy, normal or hard; without a table of likeness all paintings are equally alike. What bots that
    search are given besides does not matter here."""
    return ForgerBot(LEVELS[level], Eye(likeness))
