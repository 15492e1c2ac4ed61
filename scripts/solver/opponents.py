"""Simple players for the strategy to be tried against: what they do as numbers for the solver, and at a real table.

A thief who knows where the money is takes it, or, while the cashier protects it, makes the lowest true claim; a thief
who is believed then pushes the cashier away. An exhibitor guards the money once the thief knows where it is. All else
is told by a player's habit.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from artgames.engine.api import SeatKnowledge
from artgames.engine.choices import Action
from artgames.games.steal_this_game.bot.pairs import Pair, pair_of, truths
from artgames.games.steal_this_game.bot.record import GameRecord, this_game
from artgames.games.steal_this_game.rules.actions import (
    Answer,
    Claim,
    Decline,
    EndShuffle,
    Look,
    MoveCashier,
    Open,
    PushCashier,
    ShuffleHidden,
    Stay,
)
from artgames.games.steal_this_game.rules.records import TableView
from artgames.games.steal_this_game.rules.track import STEAL
from artgames.games.steal_this_game.words.chances import chance_of_truth

Mixed: TypeAlias = dict[Action, float]


class ThiefHabit(NamedTuple):
    name: str
    claims: Literal["lowest truth", "any"]
    """With no truth left to tell, the truthful thief steals. Any: Steal as likely as each claim."""

    deeds: Literal["looks", "any"]
    """Into a box that was not seen empty; or any look of that kind, push or nothing."""

    def __str__(self) -> str:
        return f"thief, {self.name}"

    def claimed(self, pair: Pair, token: int) -> dict[int, float]:
        """How likely each stop is for who does not know where the money is."""
        if self.claims == "any":
            return dict.fromkeys(range(token + 1, STEAL + 1), 1 / (STEAL - token))
        return {lowest_truth(pair, token): 1.0}


class ExhibitorHabit(NamedTuple):
    name: str
    doubts: tuple[float, ...]
    """How likely each claim is doubted, by stop."""

    replies: Literal["stays", "any"]
    """Until the thief knows where the money is."""

    def __str__(self) -> str:
        return f"exhibitor, {self.name}"


_STOPS = range(STEAL)
THIEVES = (ThiefHabit("truthful", "lowest truth", "looks"), ThiefHabit("random", "any", "any"))
EXHIBITORS = (
    ExhibitorHabit("always doubting", (1.0,) * STEAL, "stays"),
    ExhibitorHabit("never doubting", (0.0,) * STEAL, "stays"),
    ExhibitorHabit("threshold", tuple(float(chance_of_truth(stop, ()).share < 1 / 3) for stop in _STOPS), "stays"),
    ExhibitorHabit("random", (0.5,) * STEAL, "any"),
)
"""The one with a threshold doubts what is true in less than a third of all rolls."""


def lowest_truth(pair: Pair, token: int) -> int:
    """Steal, if there is none."""
    return min(truths(pair, token), default=STEAL)


def evenly(actions: list[Action]) -> Mixed:
    return {action: 1 / len(actions) for action in actions}


# At a table


def thief_plays(habit: ThiefHabit, seen: SeatKnowledge) -> Mapping[Action, float]:
    view: TableView = seen.view
    record = GameRecord(this_game(seen.events))
    unseen = [record.now.position(box) for box in record.now.unseen()]
    known = record.now.position(record.found) if record.found is not None else unseen[0] if len(unseen) == 1 else None
    legal = _legal(seen)
    match view.phase:
        case "claim":
            return _claims(habit, view, known)
        case "action":
            return evenly(_deeds(habit, legal, unseen, known))
        case "open":
            return evenly(_openings(legal, unseen, known))
        case _:
            return evenly(legal)


def _legal(seen: SeatKnowledge) -> list[Action]:
    """Every choice of this game says all that is to be said, but for swaps, and these players make none."""
    return [choice.make() for choice in seen.choices if not choice.fields]


def _claims(habit: ThiefHabit, view: TableView, known: int | None) -> Mixed:
    pair = pair_of(view.dice)
    if known is None:
        return {Claim(stop): chance for stop, chance in habit.claimed(pair, view.token).items()}
    return {Claim(lowest_truth(pair, view.token) if known == view.cashier else STEAL): 1.0}


def _deeds(habit: ThiefHabit, legal: list[Action], unseen: list[int], known: int | None) -> list[Action]:
    pushes: list[Action] = [action for action in legal if isinstance(action, PushCashier)]
    if known is not None:
        return pushes
    looks: list[Action] = [action for action in legal if isinstance(action, Look) and action.position in unseen]
    return looks if habit.deeds == "looks" else [*looks, *pushes, Decline()]


def _openings(legal: list[Action], unseen: list[int], known: int | None) -> list[Action]:
    hopeful = [known] if known is not None else unseen
    return [action for action in legal if isinstance(action, Open) and action.position in hopeful] or legal


def exhibitor_plays(habit: ExhibitorHabit, seen: SeatKnowledge) -> Mapping[Action, float]:
    view: TableView = seen.view
    legal = _legal(seen)
    match view.phase:
        case "answer":
            doubt = habit.doubts[view.token]
            return {Answer(0): doubt, Answer(1): 1 - doubt}
        case "reply":
            return evenly(_replies(habit, seen, legal))
        case "shuffle":
            return {ShuffleHidden() if ShuffleHidden() in legal else EndShuffle(): 1.0}
        case _:
            return evenly(legal)


def _replies(habit: ExhibitorHabit, seen: SeatKnowledge, legal: list[Action]) -> list[Action]:
    view: TableView = seen.view
    stage = GameRecord(this_game(seen.events)).now
    unseen = [stage.position(box) for box in stage.unseen()]
    assert view.money is not None
    if view.money not in unseen or len(unseen) == 1:
        return [MoveCashier(view.money)] if MoveCashier(view.money) in legal else [Stay()]
    return [Stay()] if habit.replies == "stays" else legal
