"""Many games at a real table, by the rules and with the very answers that a bot gives, to hold against predictions."""

from collections.abc import Callable, Mapping
from functools import partial
from math import sqrt
from typing import NamedTuple, TypeAlias

from artgames.engine.api import Event, OptionValue, Seen, Setup
from artgames.engine.choices import Action
from artgames.engine.rng import Rng
from artgames.games.steal_this_game.bot.advising import advise
from artgames.games.steal_this_game.bot.books import Option
from artgames.games.steal_this_game.bot.by_solution import drawn
from artgames.games.steal_this_game.rules import RULES, EndShuffle, Looked, TableView
from scripts.solver.opponents import ExhibitorHabit, ThiefHabit, exhibitor_plays, thief_plays

Strategy: TypeAlias = Callable[[Seen], Mapping[Action, float]]
THIEF, EXHIBITOR = 0, 1
_ONE_GAME: dict[str, OptionValue] = {"thief_seat": "first", "games": 1, "shuffle_seconds": 0}
_TABLES: dict[Option, dict[str, OptionValue]] = {
    "hidden": {**_ONE_GAME, "shuffle_visibility": "hidden"},
    "tracked": {**_ONE_GAME, "shuffle_visibility": "visible"},
}


class Tally(NamedTuple):
    """Games played, and how many of them the thief won."""

    games: int
    wins: int

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def error(self) -> float:
        """One standard error."""
        return sqrt(self.rate * (1 - self.rate) / self.games)

    def agrees_with(self, predicted: float, errors: float = 2.0) -> bool:
        return abs(self.rate - predicted) <= errors * sqrt(predicted * (1 - predicted) / self.games)


def play_against(habit: ThiefHabit | ExhibitorHabit, option: Option, games: int) -> Tally:
    """Our strategy in the other role. The same habit, option and number give the same games."""
    if isinstance(habit, ExhibitorHabit):
        strategies: tuple[Strategy, Strategy] = (Remembering(advised), Remembering(partial(exhibitor_plays, habit)))
    else:
        strategies = (Remembering(partial(thief_plays, habit)), Remembering(advised))
    seed = f"{habit.name}/{option}"
    return Tally(games, sum(thief_wins(strategies, option, f"{seed}/{number}") for number in range(games)))


def advised(seen: Seen) -> Mapping[Action, float]:
    """Nothing is gained by a shell game before somebody who follows every box."""
    return advise(seen) or {EndShuffle(): 1.0}


class Remembering:
    """Asks only once at each point of a game: games begin alike."""

    def __init__(self, strategy: Strategy) -> None:
        self._strategy = strategy
        self._known: dict[object, Mapping[Action, float]] = {}

    def __call__(self, seen: Seen) -> Mapping[Action, float]:
        view: TableView = seen.view
        looked = tuple(event.money for event in seen.events if isinstance(event, Looked))
        key = (view.history, view.dice, view.money, looked)
        if key not in self._known:
            self._known[key] = self._strategy(seen)
        return self._known[key]


def thief_wins(strategies: tuple[Strategy, Strategy], option: Option, seed: str) -> bool:
    step = RULES.start(Setup(2, _TABLES[option], seed))
    rng = Rng.from_seed(f"players/{seed}")
    witnessed: tuple[list[Event], list[Event]] = ([], [])
    while True:
        for seat in (THIEF, EXHIBITOR):
            witnessed[seat].extend(event for each in step.events if (event := each.seen_by(seat)) is not None)
        outcome = RULES.outcome(step.state)
        if outcome is not None:
            return THIEF in outcome.winners
        asked = RULES.to_act(step.state)[0]
        seen = Seen(asked, RULES.view(step.state, asked), RULES.choices(step.state, asked), tuple(witnessed[asked]))
        action, rng = drawn(strategies[asked](seen), rng)
        step = RULES.apply(step.state, asked, action)
