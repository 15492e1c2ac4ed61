"""Rules put together from plain functions: what is the same in every game stands here once."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from artgames.engine.api import Outcome, S, Seat, Setup, Step, View, require_choice
from artgames.engine.choices import Action, Choice
from artgames.engine.rng import Rng

V = TypeVar("V")


def untimed(state: Any) -> int | None:
    """Nothing in this game is timed."""
    return None


@dataclass(frozen=True, kw_only=True)
class GameRules(Generic[S]):
    """The rules of one game (see `api.Rules`). An action is checked against the choices, then done by its function."""

    state_type: type[S]
    start: Callable[[Setup], Step[S]]
    to_act: Callable[[S], tuple[Seat, ...]]
    choices: Callable[[S, Seat], tuple[Choice, ...]]
    do: Mapping[type[Action], Callable[[S, Seat, Any], Step[S]]]
    """How each action is done, once it is known to be allowed."""

    view: Callable[[S, Seat | None], View]
    outcome: Callable[[S], Outcome | None]
    timed: Callable[[S], int | None] = untimed
    invariants: Callable[[S], Mapping[str, bool]]
    """What must hold in every state that can be reached: each by name, and whether it does."""

    resample_hidden: Callable[[S, Seat | None, Rng], S]
    version: int = 1

    @property
    def actions(self) -> tuple[type[Action], ...]:
        return tuple(self.do)

    def apply(self, state: S, seat: Seat, action: Action) -> Step[S]:
        require_choice(self, state, seat, action)
        return self.do[type(action)](state, seat, action)

    def check(self, state: S) -> list[str]:
        return [name for name, holds in self.invariants(state).items() if not holds]


def nothing_lost(places: Collection[int], cards: int) -> dict[str, bool]:
    """Invariants of a box of so many cards: each of them is in one of these places."""
    return {
        "no_card_in_two_places": len(set(places)) == len(places),
        "no_card_lost_or_added": len(places) == cards,
    }


def own_seat(seat: Seat | None, seats: int) -> Seat | None:
    """Whose view it is; None for the room, and for anybody who has no seat."""
    return seat if seat is not None and 0 <= seat < seats else None


def whoever_acts(
    deeds: Mapping[type[Action], Callable[[S, Any], Step[S]]],
) -> dict[type[Action], Callable[[S, Seat, Any], Step[S]]]:
    """For a game in which it makes no difference to an action whose it is."""

    def without_seat(deed: Callable[[S, Any], Step[S]]) -> Callable[[S, Seat, Any], Step[S]]:
        return lambda state, seat, action: deed(state, action)

    return {kind: without_seat(deed) for kind, deed in deeds.items()}
