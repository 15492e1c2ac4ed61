"""A bot that plays the solution: what it does is drawn, so that nobody can read it, and nothing it does can be punished
for more than the solver says."""

from collections.abc import Mapping

from artgames.engine.api import Decision, SeatKnowledge
from artgames.engine.choices import Action
from artgames.engine.rng import Rng
from artgames.games.steal_this_game.bot.advising import advise
from artgames.games.steal_this_game.bot.reasons import of_share
from artgames.games.steal_this_game.bot.rule_of_thumb import RuleOfThumb, shuffled
from artgames.games.steal_this_game.rules.actions import Claim
from artgames.games.steal_this_game.rules.records import PACES, TableView
from artgames.games.steal_this_game.rules.track import STEAL, holds

_SWAPS = 8


class BySolution:
    """As the thief it loses no box out of sight (ST-07). Who takes over a seat where the solution would never have come
    plays by rules of thumb until the next wrong accusation."""

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        """The same answer at the same point of a game: the generator moves on with what has been seen."""
        view: TableView = seen.view
        rng = rng.fork(f"{view.game}/{len(view.history)}")
        if view.phase == "shuffle":
            legal = [choice.sample(rng)[0] for choice in seen.choices]
            return shuffled(view, legal, rng, _SWAPS, PACES - 1)
        advice = advise(seen)
        if not advice:
            return RuleOfThumb("normal").choose(seen, rng)
        action, _ = drawn(advice, rng)
        is_true = None
        if isinstance(action, Claim) and action.stop != STEAL:
            is_true = holds(action.stop, view.dice)
        return Decision(action, of_share(advice[action], is_true))


def drawn(mixed: Mapping[Action, float], rng: Rng) -> tuple[Action, Rng]:
    """One of these, by its share of 1."""
    luck, rng = rng.unit()
    for action, chance in mixed.items():
        luck -= chance
        if luck < 0:
            return action, rng
    return max(mixed, key=lambda action: mixed[action]), rng  # where the shares fall short of 1 by a rounding
