"""Bots for Art Robbery: an easy and a normal one that look one move ahead, and a hard one that searches.

All of them remember the match, as they see every event; what tells them apart is what they make of it."""

from collections.abc import Mapping

from artgames.engine.api import Bot, Decision, SeatKnowledge
from artgames.engine.choices import Choice
from artgames.engine.rng import Rng
from artgames.games.art_robbery.bot.chances import Chances
from artgames.games.art_robbery.bot.judgement import Judgement
from artgames.games.art_robbery.bot.learned import LEARNED
from artgames.games.art_robbery.bot.levels import CARELESS, SENSIBLE, THINKING, Habits, practised
from artgames.games.art_robbery.bot.memory import Memory
from artgames.games.art_robbery.bot.reasons import reason
from artgames.games.art_robbery.bot.thinker import Thinker
from artgames.games.art_robbery.simulator import GIVE_DOG, KEEP_DOG, RobberySimulator, move_of
from artgames.search import Budget, chance_of, favourite


class OneMoveAhead:
    """Plays what looks best at first sight; a careless one anything that looks nearly as good."""

    def __init__(self, judgement: Judgement, careless: float = 0.0) -> None:
        self.judgement = judgement
        self.careless = careless

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        table = Memory(seen, chance_of(rng)).table
        move = self._pick(table, rng)
        return Decision(choices_by_move(seen)[move].make(), reason(table, move))

    def _pick(self, table: RobberySimulator, rng: Rng) -> int:
        worths = self.judgement.worths(table)
        if table.tile >= 0:
            return GIVE_DOG if self.judgement.defence(table, worths) > 0 else KEEP_DOG
        scores = self.judgement.scores(table, worths)
        enough = max(scores)[0] - self.careless
        good = sorted(move for score, move in scores if score >= enough)
        which, _ = rng.below(len(good))
        return good[which]


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
            thinker = Thinker(judgement, Chances(LEARNED[seen.view.seats]), self._budget, self._habits)
            move = favourite(thinker.think(seen, rng))
        return Decision(choices[move].make(), reason(table, move, move != at_first_sight))


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
    **_: object,
) -> Bot:
    """A bot of level easy, normal or hard. A hard one thinks `patience` times as long as by default, or for just this
    budget; pictures do not matter here."""
    if level == "hard":
        return ManyMovesAhead(budget or THINKING.times(patience), habits or Habits())
    return OneMoveAhead(Judgement(SENSIBLE), CARELESS if level == "easy" else 0.0)
