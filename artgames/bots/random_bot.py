"""A bot that knows no game: it does anything that is allowed."""

from artgames.engine.api import Decision, SeatKnowledge
from artgames.engine.rng import Rng


class RandomBot:
    """Takes one of its choices, all equally likely, and answers it at random."""

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        which, rng = rng.below(len(seen.choices))
        action, _ = seen.choices[which].sample(rng)
        return Decision(action)
