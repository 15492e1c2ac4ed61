"""Many games at a real table, by the rules and with the very answers that a bot gives, to hold against predictions."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import sqrt
from typing import NamedTuple, TypeAlias

from artgames.engine.api import Event, OptionValue, Seat, SeatKnowledge, Setup
from artgames.engine.choices import Action
from artgames.engine.rng import Rng
from artgames.games.steal_this_game.bot.advising import advise
from artgames.games.steal_this_game.bot.books import Option
from artgames.games.steal_this_game.bot.by_solution import drawn
from artgames.games.steal_this_game.rules import RULES
from artgames.games.steal_this_game.rules.actions import EndShuffle
from artgames.games.steal_this_game.rules.events import Looked
from artgames.games.steal_this_game.rules.records import State
from scripts.solver.opponents import ExhibitorHabit, ThiefHabit, exhibitor_plays, thief_plays

Strategy: TypeAlias = Callable[[SeatKnowledge], Mapping[Action, float]]
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
        players = Remembering(advised), Remembering(partial(exhibitor_plays, habit))
    else:
        players = Remembering(partial(thief_plays, habit)), Remembering(advised)
    return Tally(games, sum(thief_wins(players, option, f"{option}/{habit}/{number}") for number in range(games)))


def advised(seen: SeatKnowledge) -> Mapping[Action, float]:
    """Nothing is gained by a shell game before somebody who follows every box."""
    return advise(seen) or {EndShuffle(): 1.0}


class Remembering:
    """Asks only once at each point of a game: games begin alike."""

    def __init__(self, strategy: Strategy) -> None:
        self._strategy = strategy
        self._known: dict[object, Mapping[Action, float]] = {}

    def __call__(self, state: State, seat: Seat, witnessed: Sequence[Event]) -> Mapping[Action, float]:
        secret = state.dice if seat == THIEF else state.money
        key = (state.history, secret, tuple(event.money for event in witnessed if isinstance(event, Looked)))
        if key not in self._known:
            seen = SeatKnowledge(seat, RULES.view(state, seat), RULES.choices(state, seat), tuple(witnessed))
            self._known[key] = self._strategy(seen)
        return self._known[key]


def thief_wins(players: tuple[Remembering, Remembering], option: Option, seed: str) -> bool:
    step = RULES.start(Setup(2, _TABLES[option], seed))
    rng = Rng.from_seed(f"players/{seed}")
    witnessed: tuple[list[Event], list[Event]] = ([], [])
    while not step.state.is_over:
        for seat in (THIEF, EXHIBITOR):
            witnessed[seat].extend(event for each in step.events if (event := each.seen_by(seat)) is not None)
        asked = RULES.to_act(step.state)[0]
        action, rng = drawn(players[asked](step.state, asked, witnessed[asked]), rng)
        step = RULES.apply(step.state, asked, action)
    return step.state.results[-1].winner == THIEF
