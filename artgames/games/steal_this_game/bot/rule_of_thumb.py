"""Bots that play by rules of thumb, each with a weakness that a person can find out.

Easy hardly ever lies, and doubts nearly everything: who tells the truth costs it one box after the other. Normal
lies more, but never twice on the same roll if there is a truth to tell: after a claim that was a lie comes one that is
true. Both move the cashier to the money as soon as they can, which tells where it is.
"""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import TypeVar

from artgames.engine.api import Decision, SeatKnowledge
from artgames.engine.choices import Action
from artgames.engine.rng import Rng
from artgames.games.steal_this_game.rules import actions
from artgames.games.steal_this_game.rules.records import TableView
from artgames.games.steal_this_game.rules.track import STEAL, holds

T = TypeVar("T")

_DOUBTS = {"easy": 0.85, "normal": 0.4}
"""How often a claim is doubted that stands at the beginning of the track."""

_LIES = {"easy": 0.1, "normal": 0.25}
_PACES = {"easy": 0, "normal": 1}
_SWAPS = {"easy": 3, "normal": 5}


class RuleOfThumb:
    """Claims the lowest truth, lies now and then, doubts now and then, and guards what it has to guard."""

    def __init__(self, level: str) -> None:
        self._level = level

    def choose(self, seen: SeatKnowledge, rng: Rng) -> Decision:
        """The same answer at the same point of a game: the generator moves on with what has been seen."""
        view: TableView = seen.view
        rng = rng.fork(f"{view.game}/{len(view.history)}")
        legal = [choice.sample(rng)[0] for choice in seen.choices]
        return Decision(self._wanted(view, legal, rng))

    def _wanted(self, view: TableView, legal: list[Action], rng: Rng) -> Action:
        wanted: dict[str, Callable[[TableView, list[Action], Rng], Action]] = {
            "claim": self._claim,
            "answer": self._answer,
            "action": self._action,
            "reply": self._guard,
            "shuffle": self._shuffle,
            "place": self._guard,
            "open": self._open,
        }
        return wanted[view.phase](view, legal, rng) if view.phase in wanted else _one_of(legal, rng)

    # The thief

    def _claim(self, view: TableView, legal: list[Action], rng: Rng) -> Action:
        if True in view.seen and view.seen.index(True) != view.cashier:
            return actions.Claim(STEAL)
        stops = [action.stop for action in legal if isinstance(action, actions.Claim)]
        true = [stop for stop in stops if holds(stop, view.dice)]
        lies = rng.unit()[0] < _LIES[self._level] and not _has_lied(view)
        return actions.Claim(true[0] if true and not lies else stops[0])

    def _action(self, view: TableView, legal: list[Action], rng: Rng) -> Action:
        unseen = [action for action in legal if isinstance(action, actions.Look) and view.seen[action.position] is None]
        if unseen:
            return _one_of(unseen, rng)
        pushes = [action for action in legal if isinstance(action, actions.PushCashier)]
        return _one_of(pushes, rng) if True in view.seen else actions.Decline()

    def _open(self, view: TableView, legal: list[Action], rng: Rng) -> Action:
        free = [position for position in range(view.boxes) if position != view.cashier]
        hopeful = [position for position in free if view.seen[position] is not False]
        sure = [position for position in free if view.seen[position]]
        return actions.Open(sure[0] if sure else _one_of(hopeful or free, rng))

    # The exhibitor

    def _answer(self, view: TableView, legal: list[Action], rng: Rng) -> Action:
        """Claims far along the track are rarer truths."""
        return actions.Answer(int(rng.unit()[0] >= _DOUBTS[self._level] + 0.03 * view.token))

    def _guard(self, view: TableView, legal: list[Action], rng: Rng) -> Action:
        for action in legal:
            if isinstance(action, actions.MoveCashier | actions.PlaceCashier) and action.position == view.money:
                return action
        return actions.Stay() if actions.Stay() in legal else _one_of(legal, rng)

    def _shuffle(self, view: TableView, legal: list[Action], rng: Rng) -> Action:
        return shuffled(view, legal, rng, _SWAPS[self._level], _PACES[self._level])


def shuffled(view: TableView, legal: list[Action], rng: Rng, swaps: int, pace: int) -> Action:
    """One step of a shell game: mixed unseen, or so many swaps of any two boxes."""
    if actions.ShuffleHidden() in legal:
        return actions.ShuffleHidden()
    pairs = [action for action in legal if isinstance(action, actions.Swap)]
    if view.swaps >= swaps or not pairs:
        return actions.EndShuffle()
    swap = _one_of(pairs, rng)
    return actions.Swap(swap.first, swap.second, pace)


def _has_lied(view: TableView) -> bool:
    """With the dice that are under the cup now."""
    notes = [note for note in view.history if note.what in ("claim", "reroll")]
    since = takewhile(lambda note: note.what == "claim", reversed(notes))
    return any(not holds(note.at[0], view.dice) for note in since)


def _one_of(some: Sequence[T], rng: Rng) -> T:
    which, _ = rng.below(len(some))
    return some[which]
