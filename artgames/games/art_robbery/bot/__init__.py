"""Bots for Art Robbery: an easy and a normal one that look one move ahead, and a hard one that searches.

An easy one counts points alone and forgets about alibis and about the company that the Boss needs; a normal one sees it
all. What tells levels apart is what they look at, never dice."""

from collections.abc import Callable, Mapping

from artgames.engine.api import Bot, Decision, SeatKnowledge
from artgames.engine.choices import Choice
from artgames.engine.rng import Rng
from artgames.games.art_robbery.bot.chances import Chances
from artgames.games.art_robbery.bot.judgement import Judgement, Weights
from artgames.games.art_robbery.bot.learned import LEARNED
from artgames.games.art_robbery.bot.levels import THINKING, Habits, practised, unsuspecting
from artgames.games.art_robbery.bot.memory import Memory
from artgames.games.art_robbery.bot.reasons import reason
from artgames.games.art_robbery.bot.thinker import Thinker
from artgames.games.art_robbery.simulator import move_of
from artgames.search import Budget, Case, chance_of, favourite, never


class OneMoveAhead:
    """Plays what looks best at first sight."""

    def __init__(self, weights: Callable[[int], Weights]) -> None:
        """By number of seats: how much things matter."""
        self._weights = weights

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        judgement = Judgement(self._weights(seen.view.seats))
        table = Memory(seen, chance_of(rng)).table
        move = judgement.best_move(table, judgement.worths(table))
        return Decision(choices_by_move(seen)[move].make(), reason(table, move, judgement))


class ManyMovesAhead:
    """Thinks the raid through in imagined worlds before it answers."""

    def __init__(self, budget: Budget, habits: Habits) -> None:
        self._budget = budget
        self._habits = habits

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        choices = choices_by_move(seen)
        judgement = Judgement(practised(seen.view.seats))
        table = Memory(seen, chance_of(rng)).table
        at_first_sight = judgement.best_move(table, judgement.worths(table))
        move = at_first_sight
        if len(choices) > 1:
            move = favourite(self._thinker(seen.view.seats).think(seen, rng))
        return Decision(choices[move].make(), reason(table, move, judgement, move != at_first_sight))

    def case(self, seen: SeatKnowledge, rng: Rng) -> Case:
        """The same question, to be judged when the match is over."""
        return self._thinker(seen.view.seats).case(seen, rng)

    def _thinker(self, seats: int) -> Thinker:
        return Thinker(Judgement(practised(seats)), Chances(LEARNED[seats]), self._budget, self._habits)


def choices_by_move(seen: SeatKnowledge) -> Mapping[int, Choice]:
    """Cards of one kind are alike: of choices that come to the same, the first."""
    found: dict[int, Choice] = {}
    for choice in seen.choices:
        found.setdefault(move_of(choice.make()), choice)
    return found


def make_bot(
    level: str,
    likeness: object = None,
    *,
    patience: int = 1,
    budget: Budget | None = None,
    habits: Habits | None = None,
    hurried: Callable[[], bool] = never,
    **_: object,
) -> Bot:
    """A bot of level easy, normal or hard. A hard one thinks `patience` times as long as by default, or for just this
    budget, until it is `hurried`; pictures do not matter here."""
    if level == "hard":
        return ManyMovesAhead((budget or THINKING.times(patience)).while_not(hurried), habits or Habits())
    return OneMoveAhead(unsuspecting if level == "easy" else practised)
