"""A bot for Steal This Game that plays by rules of thumb."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from artgames.engine.api import Bot, Decision, Seen
from artgames.engine.choices import Action
from artgames.engine.rng import Rng
from artgames.games.steal_this_game.rules import (
    STEAL,
    Answer,
    Claim,
    Decline,
    EndShuffle,
    Look,
    MoveCashier,
    Open,
    PlaceCashier,
    PushCashier,
    ShuffleHidden,
    Stay,
    Swap,
    TableView,
    holds,
)

T = TypeVar("T")

_DOUBTS = {"easy": 0.6, "normal": 0.4, "hard": 0.3}
"""How often a claim is doubted that is as likely to be true as most."""

_LIES = {"easy": 0.1, "normal": 0.25, "hard": 0.3}
_PACES = {"easy": 0, "normal": 1, "hard": 2}
_SWAPS = {"easy": 3, "normal": 5, "hard": 8}


class RuleOfThumb:
    """Claims the lowest truth, lies now and then, doubts now and then, and guards what it has to guard."""

    def __init__(self, level: str) -> None:
        self._level = level

    def choose(self, seen: Seen, rng: Rng) -> Decision:
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
            return Claim(STEAL)
        stops = [action.stop for action in legal if isinstance(action, Claim)]
        true = [stop for stop in stops if holds(stop, view.dice)]
        lies = rng.unit()[0] < _LIES[self._level]
        return Claim(true[0] if true and not lies else stops[0])

    def _action(self, view: TableView, legal: list[Action], rng: Rng) -> Action:
        unseen = [action for action in legal if isinstance(action, Look) and view.seen[action.position] is None]
        if unseen:
            return _one_of(unseen, rng)
        pushes = [action for action in legal if isinstance(action, PushCashier)]
        return _one_of(pushes, rng) if True in view.seen else Decline()

    def _open(self, view: TableView, legal: list[Action], rng: Rng) -> Action:
        free = [position for position in range(view.boxes) if position != view.cashier]
        hopeful = [position for position in free if view.seen[position] is not False]
        sure = [position for position in free if view.seen[position]]
        return Open(sure[0] if sure else _one_of(hopeful or free, rng))

    # The exhibitor

    def _answer(self, view: TableView, legal: list[Action], rng: Rng) -> Action:
        """Claims far along the track are rarer truths."""
        return Answer(int(rng.unit()[0] >= _DOUBTS[self._level] + 0.03 * view.token))

    def _guard(self, view: TableView, legal: list[Action], rng: Rng) -> Action:
        for action in legal:
            if isinstance(action, MoveCashier | PlaceCashier) and action.position == view.money:
                return action
        return Stay() if Stay() in legal else _one_of(legal, rng)

    def _shuffle(self, view: TableView, legal: list[Action], rng: Rng) -> Action:
        if ShuffleHidden() in legal:
            return ShuffleHidden()
        swaps = [action for action in legal if isinstance(action, Swap)]
        if view.swaps >= _SWAPS[self._level] or not swaps:
            return EndShuffle()
        swap = _one_of(swaps, rng)
        return Swap(swap.first, swap.second, _PACES[self._level])


def _one_of(some: Sequence[T], rng: Rng) -> T:
    which, _ = rng.below(len(some))
    return some[which]


def make_bot(level: str, likeness: object = None, **_: object) -> Bot:
    """A bot of level easy, normal or hard. Pictures do not matter here."""
    return RuleOfThumb(level)
