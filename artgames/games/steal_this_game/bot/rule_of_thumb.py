"""Bots that play by rules of thumb, each with faults that a person can find out and use.

Easy forgets what it has looked at, tries its luck after three claims, and never puts the cashier in front of the money:
whoever knows that has one box fewer to look into. Normal forgets nothing, but leaves the cashier wherever it stands,
so a thief who has seen the money can take it. Neither lies twice on the same roll while there is a truth to tell.
"""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import TypeVar

import msgspec

from artgames.engine.api import Decision, SeatKnowledge
from artgames.engine.choices import Action
from artgames.engine.rng import Rng
from artgames.games.steal_this_game.bot import reasons
from artgames.games.steal_this_game.rules import actions
from artgames.games.steal_this_game.rules.records import TableView
from artgames.games.steal_this_game.rules.track import STEAL, holds

T = TypeVar("T")

_DOUBTS, _DOUBTS_A_STOP = 0.4, 0.03
"""How often a claim is doubted that stands at the beginning of the track, and how much more for each stop further on:
claims there are rarer truths."""

_LIES = 0.25
"""How often something untrue is claimed where there is a truth to tell."""


class Habits(msgspec.Struct, frozen=True):
    """What a level sees and forgets."""

    remembers: bool
    """What it has looked at."""

    shuns_money: bool
    """Whether its cashier never stands in front of the money; else it stays wherever it is."""

    claims: int
    """After so many on one roll it opens a box, whatever it knows."""

    swaps: int
    pace: int


LEVELS = {
    "easy": Habits(remembers=False, shuns_money=True, claims=3, swaps=3, pace=0),
    "normal": Habits(remembers=True, shuns_money=False, claims=STEAL, swaps=5, pace=1),
}


class RuleOfThumb:
    """Claims the lowest truth, lies now and then, and doubts now and then."""

    def __init__(self, level: str) -> None:
        self._habits = LEVELS[level]

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        """The same answer at the same point of a game: the generator moves on with what has been seen."""
        view: TableView = seen.view
        rng = rng.fork(f"{view.game}/{len(view.history)}")
        legal = [choice.sample(rng)[0] for choice in seen.choices]
        return self._wanted(view, legal, rng)

    def _wanted(self, view: TableView, legal: list[Action], rng: Rng) -> Decision:
        wanted: dict[str, Callable[[TableView, list[Action], Rng], Decision]] = {
            "hide": self._place,
            "claim": self._claim,
            "answer": self._answer,
            "action": self._action,
            "reply": self._place,
            "shuffle": self._shuffle,
            "place": self._place,
            "open": self._open,
        }
        if view.phase in wanted:
            return wanted[view.phase](view, legal, rng)
        action = _one_of(legal, rng)
        return Decision(action, reasons.of_any(action))

    def _seen(self, view: TableView) -> tuple[bool | None, ...]:
        return view.seen if self._habits.remembers else (None,) * view.boxes

    # The thief

    def _claim(self, view: TableView, legal: list[Action], rng: Rng) -> Decision:
        seen = self._seen(view)
        if True in seen and seen.index(True) != view.cashier:
            return Decision(actions.Claim(STEAL), reasons.knows_box())
        stops = [action.stop for action in legal if isinstance(action, actions.Claim)]
        if len(_claimed(view)) >= self._habits.claims and STEAL in stops:
            return Decision(actions.Claim(STEAL), reasons.impatient())
        true = [stop for stop in stops if holds(stop, view.dice)]
        has_lied = not all(holds(stop, view.dice) for stop in _claimed(view))
        lies = rng.unit()[0] < _LIES and not has_lied
        stop = true[0] if true and not lies else stops[0]
        return Decision(actions.Claim(stop), reasons.of_claim(stop, stop in true, could_be_true=bool(true)))

    def _action(self, view: TableView, legal: list[Action], rng: Rng) -> Decision:
        seen = self._seen(view)
        unseen = [action for action in legal if isinstance(action, actions.Look) and seen[action.position] is None]
        if unseen:
            return Decision(_one_of(unseen, rng), reasons.looks(remembers=self._habits.remembers))
        pushes = [action for action in legal if isinstance(action, actions.PushCashier)]
        if True in seen and pushes:
            return Decision(_one_of(pushes, rng), reasons.in_the_way())
        return Decision(actions.Decline(), reasons.seen_all())

    def _open(self, view: TableView, legal: list[Action], rng: Rng) -> Decision:
        seen = self._seen(view)
        free = [position for position in range(view.boxes) if position != view.cashier]
        hopeful = [position for position in free if seen[position] is not False] or free
        sure = [position for position in free if seen[position]]
        return Decision(actions.Open((sure or [_one_of(hopeful, rng)])[0]), reasons.opens(bool(sure), len(hopeful)))

    # The exhibitor

    def _answer(self, view: TableView, legal: list[Action], rng: Rng) -> Decision:
        doubts = _DOUBTS + _DOUBTS_A_STOP * view.token
        believes = rng.unit()[0] >= doubts
        return Decision(actions.Answer(int(believes)), reasons.of_answer(believes, doubts))

    def _place(self, view: TableView, legal: list[Action], rng: Rng) -> Decision:
        """With the cashier, at the beginning, after a wrong accusation and in reply to the thief."""
        if not self._habits.shuns_money:
            stays = actions.Stay() in legal
            return Decision(actions.Stay() if stays else _one_of(legal, rng), reasons.leaves_cashier(stays))
        away = [action for action in legal if not _guards(view, action)]
        action = actions.Stay() if actions.Stay() in away else _one_of(away or legal, rng)
        return Decision(action, reasons.shuns_money(bool(away)))

    def _shuffle(self, view: TableView, legal: list[Action], rng: Rng) -> Decision:
        return shuffled(view, legal, rng, self._habits.swaps, self._habits.pace)


def shuffled(view: TableView, legal: list[Action], rng: Rng, swaps: int, pace: int) -> Decision:
    """One step of a shell game: mixed unseen, or so many swaps of any two boxes. The last one says why."""
    if actions.ShuffleHidden() in legal:
        return Decision(actions.ShuffleHidden(), reasons.mixes())
    pairs = [action for action in legal if isinstance(action, actions.Swap)]
    if view.swaps >= swaps or not pairs:
        return Decision(actions.EndShuffle(), reasons.has_swapped(view.swaps))
    swap = _one_of(pairs, rng)
    return Decision(actions.Swap(swap.first, swap.second, pace))


def _guards(view: TableView, action: Action) -> bool:
    """Whether the cashier stands in front of the money then."""
    match action:
        case actions.Hide():
            return action.position == action.cashier
        case actions.Stay():
            return view.cashier == view.money
        case actions.MoveCashier() | actions.PlaceCashier():
            return action.position == view.money
        case _:
            return False


def _claimed(view: TableView) -> list[int]:
    """With the dice that are under the cup now."""
    notes = [note for note in view.history if note.what in ("claim", "reroll")]
    return [note.at[0] for note in takewhile(lambda note: note.what == "claim", reversed(notes))]


def _one_of(some: Sequence[T], rng: Rng) -> T:
    which, _ = rng.below(len(some))
    return some[which]
