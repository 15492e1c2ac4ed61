"""Bots for both roles. They look, forget and confuse as people do; a level says how well they remember and reason."""

from artgames.bots.memory import Eye, Likeness
from artgames.engine.api import Bot, Decision, SeatKnowledge
from artgames.engine.rng import Rng
from artgames.games.stolen_paintings.bot.detective import decide_marks
from artgames.games.stolen_paintings.bot.levels import LEVELS, Level
from artgames.games.stolen_paintings.bot.team import decide_sheet
from artgames.games.stolen_paintings.bot.thief import decide_order, decide_theft
from artgames.games.stolen_paintings.rules.records import Confirm, Hang, Mark, Steal


class PaintingBot:
    """Answers from what its seat has seen. Whatever it does by chance comes from the generator it is given, forked by
    round, so that asked twice it remembers the same."""

    def __init__(self, level: Level, eye: Eye) -> None:
        self._level = level
        self._eye = eye

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        choice = seen.choices[0]
        own = rng.fork(f"{seen.view.round}/{seen.seat}/{choice.action}")
        if choice.kind is Mark:
            return decide_marks(seen, self._level, self._eye, own)
        if choice.kind is Confirm:
            return decide_sheet(seen, self._level, self._eye, own)
        if choice.kind is Steal:
            return decide_theft(seen.view, self._level, self._eye, own)
        if choice.kind is Hang:
            return decide_order(seen.view, self._level, self._eye, own)
        return Decision(choice.make())


def make_bot(level: str, likeness: Likeness | None = None, **_: object) -> Bot:
    """A bot of level easy, normal or hard; without a table of likeness all paintings are equally alike. What bots that
    search are given besides does not matter here."""
    return PaintingBot(LEVELS[level], Eye(likeness))
