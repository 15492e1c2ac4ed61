"""A game small enough to be read at once: seats take turns adding one to three, or a die's worth, up to twenty."""

from typing import Any

import msgspec

from artgames.engine.api import Outcome, PublicEvent, Seat, Setup, Step, View, require_choice
from artgames.engine.choices import Action, Choice, Number
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.store import MatchRecord, Player, Store, Table

GOAL = 20
SLUG = "toy"


class Add(Action, frozen=True):
    amount: int


class Roll(Action, frozen=True):
    pass


class Added(PublicEvent, frozen=True):
    seat: Seat
    amount: int


class ToyState(msgspec.Struct, frozen=True):
    rng: Rng
    points: tuple[int, ...]
    turn: Seat = 0


class ToyView(View, frozen=True):
    points: tuple[int, ...]


class ToyRules:
    actions: tuple[type[Action], ...] = (Add, Roll)
    state_type = ToyState

    def __init__(self, version: int = 1) -> None:
        self.version = version

    def start(self, setup: Setup) -> Step[ToyState]:
        return Step(ToyState(Rng.from_seed(setup.seed), (0,) * setup.seats), ())

    def to_act(self, state: ToyState) -> tuple[Seat, ...]:
        return () if self.outcome(state) else (state.turn,)

    def choices(self, state: ToyState, seat: Seat) -> tuple[Choice, ...]:
        if seat not in self.to_act(state):
            return ()
        return (Choice(Add, (Number("amount", 1, 3),)), Choice(Roll))

    def apply(self, state: ToyState, seat: Seat, action: Action) -> Step[ToyState]:
        require_choice(self, state, seat, action)
        rolled, rng = state.rng.below(6) if isinstance(action, Roll) else (0, state.rng)
        amount = action.amount if isinstance(action, Add) else rolled + 1
        points = tuple(had + amount * (who == seat) for who, had in enumerate(state.points))
        return Step(ToyState(rng, points, (seat + 1) % len(points)), (Added(seat, amount),))

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        return ToyView(state.points)

    def outcome(self, state: ToyState) -> Outcome | None:
        best = max(state.points)
        if best < GOAL:
            return None
        return Outcome((state.points.index(best),), state.points, "most_points")

    def timed(self, state: ToyState) -> int | None:
        return None

    def check(self, state: ToyState) -> list[str]:
        return []

    def resample_hidden(self, state: ToyState, seat: Seat | None, rng: Rng) -> ToyState:
        return state


RULES = ToyRules()


def toy_table(*names: str) -> Table:
    players = tuple(Player(name, mark) for mark, name in enumerate(names or ("Ada", "Ben")))
    return Table(SLUG, players, {"speed": 2, "open": True}, "museum", preset="book")


def toy_setup(seats: int = 2, **options: Any) -> Setup:
    return Setup(seats, options, "seed", (7, 8, 9))


def begin(store: Store, table: Table | None = None) -> tuple[MatchRecord, Match[ToyState]]:
    """A match that is written down in this store."""
    table = table or toy_table()
    setup = toy_setup(len(table.players))
    record = store.new_match(table, setup, SLUG, RULES.version)
    return record, Match(SLUG, RULES, setup, record.journal)
