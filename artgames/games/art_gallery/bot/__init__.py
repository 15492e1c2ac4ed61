"""Bots for Art Gallery: an easy and a normal one that look one turn ahead, and a hard one that thinks a round through.

An easy one forgets that there are others, a normal one that others may still come. What tells levels apart is what they
look at, never dice."""

from collections.abc import Callable, Mapping

from artgames.engine.api import Bot, Decision, SeatKnowledge
from artgames.engine.choices import Choice
from artgames.engine.rng import Rng
from artgames.games.art_gallery.bot.chances import Chances
from artgames.games.art_gallery.bot.foresight import Foresight
from artgames.games.art_gallery.bot.judgement import Judgement
from artgames.games.art_gallery.bot.levels import CARELESS, CHARACTERS, OUTLOOK, SENSIBLE, THINKING, Habits, learned
from artgames.games.art_gallery.bot.memory import Memory
from artgames.games.art_gallery.bot.reasons import reason
from artgames.games.art_gallery.bot.thinker import Thinker
from artgames.games.art_gallery.simulator import VISIT, move_of
from artgames.search import Budget, Case, chance_of, never


class Alone:
    """Does what would be best if nobody else were there, and lays its highest card."""

    def __init__(self) -> None:
        self._judgement = Judgement(CARELESS)

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        table = Memory(seen, chance_of(rng)).table
        wants = self._judgement.wants(table)
        visiting = seen.view.phase == "visit"
        move = VISIT + max(seen.view.hand) if visiting else self._judgement.best_move(table, wants)
        return Decision(choices_by_move(seen)[move].make(), reason(table, move, wants, alone=True))


class OneTurnAhead:
    """Does what would be best if the round were settled after this turn."""

    def __init__(self) -> None:
        self._judgement = Judgement(SENSIBLE)
        self._foresight = Foresight(self._judgement, Chances(OUTLOOK))

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        table = Memory(seen, chance_of(rng)).table
        wants = self._judgement.wants(table)
        move = self._foresight.best_move(table, wants)
        return Decision(choices_by_move(seen)[move].make(), reason(table, move, wants))


class OneRoundAhead:
    """Thinks the round through in imagined worlds before it answers."""

    def __init__(self, budget: Budget, habits: Habits) -> None:
        self._judgement = Judgement(SENSIBLE)
        self._foresight = Foresight(self._judgement, Chances(OUTLOOK))
        self._characters = [Judgement(one) for one in CHARACTERS]
        self._budget = budget
        self._habits = habits

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        memory = Memory(seen, chance_of(rng))
        table, wants = memory.table, self._judgement.wants(memory.table)
        at_first_sight = self._foresight.best_move(table, wants)
        move = self._thinker(seen.view.seats).think(seen, memory, wants)
        return Decision(
            choices_by_move(seen)[move].make(), reason(table, move, wants, second_thoughts=move != at_first_sight)
        )

    def case(self, seen: SeatKnowledge, rng: Rng) -> Case:
        """The same question, to be judged when the match is over."""
        memory = Memory(seen, chance_of(rng))
        return self._thinker(seen.view.seats).case(seen, memory, self._judgement.wants(memory.table))

    def _thinker(self, seats: int) -> Thinker:
        return Thinker(self._characters, Chances(learned(seats)), self._budget, self._habits)


def choices_by_move(seen: SeatKnowledge) -> Mapping[int, Choice]:
    return {move_of(choice.make()): choice for choice in seen.choices}


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
        return OneRoundAhead((budget or THINKING.times(patience)).while_not(hurried), habits or Habits())
    return Alone() if level == "easy" else OneTurnAhead()
