"""Nobody learns what they may not know: the leak suite, for every game alike.

Two kinds of worlds are compared that one audience cannot tell apart:

- *twins*, which `resample_hidden` deals. Their views, choices and everything else that is public must be equal.
- *forks*: two secret actions, or two turns of chance, from the same state. Where the views after both are equal, the
  events must be equal too.

Twins are only as honest as the author of `resample_hidden`. Forks keep it honest: a part of the state that differs
between two forks which look the same is a secret, so twins have to vary it.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Generic

import msgspec

from artgames.engine.api import HOUSE, Event, Rules, S, Seat, Setup, Step
from artgames.engine.choices import Action
from artgames.engine.rng import Rng
from artgames.testing.contract import Broken, audiences, random_walk, sample

TWINS = 3
FORKS = 3
ENOUGH_SECRETS = 3
LEAST_SHARE = 0.1
"""So many of the twins must differ in a part that is known to be secret."""


class Part(msgspec.Struct, frozen=True):
    """A part of the state in a phase, such as the deck during the theft."""

    phase: str
    field: str


class Tally(msgspec.Struct, frozen=True):
    """How much the twins differ, so that a comparison of views that cannot fail is noticed."""

    dealt: Counter[Part]
    """Twins that were dealt where a part was known to be secret."""

    varied: Counter[Part]
    """Those of them in which the part differs."""

    def stuck(self) -> list[str]:
        """Secrets that twins hardly ever vary, so that the comparison of views proves nothing about them."""
        return [
            f"“{part.field}” is secret in the phase “{part.phase}”, but {self.varied[part]} of {dealt} twins vary it"
            for part, dealt in sorted(self.dealt.items(), key=str)
            if dealt >= ENOUGH_SECRETS * TWINS and self.varied[part] < dealt * LEAST_SHARE
        ]


class LeakHunt(Generic[S]):
    """Looks for leaks in random matches of one game. Raises Broken when one is found."""

    def __init__(self, rules: Rules[S]) -> None:
        self.rules = rules
        self.tally = Tally(Counter(), Counter())

    def search(self, setup: Setup, rng: Rng, every: int = 1) -> None:
        """Play one random match and compare worlds at every so-manieth state."""
        self._compare_starts(setup, rng)
        opening = self.rules.start(setup)
        for moment in random_walk(self.rules, opening.state, rng.fork("walk")):
            if moment.number % every == 0:
                here = rng.fork(str(moment.number))
                self._compare_twins(moment.before, setup.seats, here)
                self._compare_forks(moment.before, setup.seats, here)

    def require_honest_twins(self) -> None:
        """To be called after enough matches: twins have varied every secret that was found."""
        stuck = self.tally.stuck()
        if stuck:
            raise Broken("; ".join(stuck))

    # Twins

    def _compare_twins(self, state: S, seats: int, rng: Rng) -> None:
        for audience in audiences(seats):
            for twin in self._twins(state, audience, rng):
                self._same_sight(state, twin, audience)
                self._same_steps(state, twin, audience, rng)

    def _twins(self, state: S, audience: Seat | None, rng: Rng) -> Iterator[S]:
        for number in range(TWINS):
            twin = self.rules.resample_hidden(state, audience, rng.fork(f"twin/{audience}/{number}"))
            broken = self.rules.check(twin)
            if broken:
                raise Broken(f"the other world of {audience} is impossible: {broken}")
            yield twin

    def _same_sight(self, state: S, twin: S, audience: Seat | None) -> None:
        rules = self.rules
        pairs: dict[str, tuple[Any, Any]] = {
            "view": (rules.view(state, audience), rules.view(twin, audience)),
            "to_act": (rules.to_act(state), rules.to_act(twin)),
            "timed": (rules.timed(state), rules.timed(twin)),
            "outcome": (rules.outcome(state), rules.outcome(twin)),
            "choices": (self._choices(state, audience), self._choices(twin, audience)),
        }
        for name, (one, other) in pairs.items():
            if one != other:
                raise Broken(f"{name} of {audience} shows a secret: {_difference(one, other)}")

    def _choices(self, state: S, audience: Seat | None) -> Any:
        """The room sees what the house may do."""
        return self.rules.choices(state, HOUSE if audience is None else audience)

    def _same_steps(self, state: S, twin: S, audience: Seat | None, rng: Rng) -> None:
        """What somebody does in both worlds, where it still looks the same afterwards, must have sounded the same."""
        seat, rng = self._somebody(state, rng.fork(f"step/{audience}"))
        action, _ = sample(self.rules, state, seat, rng)
        if any(choice.fits(action) and choice.problem(action) is None for choice in self.rules.choices(twin, seat)):
            one, other = self.rules.apply(state, seat, action), self.rules.apply(twin, seat, action)
            self._looks_the_same(one, other, audience)

    def _somebody(self, state: S, rng: Rng) -> tuple[Seat, Rng]:
        asked = self.rules.to_act(state)
        which, rng = rng.below(len(asked))
        return asked[which], rng

    # Forks

    def _compare_starts(self, setup: Setup, rng: Rng) -> None:
        seeds = [f"{setup.seed}/{rng.position}/{number}" for number in range(FORKS)]
        self._compare_all(
            [self.rules.start(msgspec.structs.replace(setup, seed=seed)) for seed in seeds], setup.seats, rng
        )

    def _compare_forks(self, state: S, seats: int, rng: Rng) -> None:
        seat, rng = self._somebody(state, rng.fork("fork"))
        actions = self._some_actions(state, seat, rng)
        self._compare_all([self.rules.apply(state, seat, action) for action in actions], seats, rng)
        turned = [with_chance(state, rng.fork(f"chance/{number}")) for number in range(FORKS)]
        self._compare_all([self.rules.apply(other, seat, actions[0]) for other in turned], seats, rng)

    def _some_actions(self, state: S, seat: Seat, rng: Rng) -> list[Action]:
        return [sample(self.rules, state, seat, rng.fork(f"fork/{seat}/{number}"))[0] for number in range(FORKS)]

    def _compare_all(self, steps: list[Step[S]], seats: int, rng: Rng) -> None:
        first = steps[0]
        for audience in audiences(seats):
            secret: set[str] = set()
            for other in steps[1:]:
                if self._looks_the_same(first, other, audience):
                    secret |= differing_fields(first.state, other.state)
            if secret:
                self._count_twins(first.state, audience, secret, rng)

    def _looks_the_same(self, one: Step[S], other: Step[S], audience: Seat | None) -> bool:
        """Whether the audience sees the same after both; then it must have heard the same and may do the same."""
        rules = self.rules
        if rules.view(one.state, audience) != rules.view(other.state, audience):
            return False
        heard, also_heard = _heard(one, audience), _heard(other, audience)
        if heard != also_heard:
            raise Broken(f"events tell {audience} a secret: {_difference(heard, also_heard)}")
        may, also_may = self._choices(one.state, audience), self._choices(other.state, audience)
        if may != also_may:
            raise Broken(f"choices tell {audience} a secret: {_difference(may, also_may)}")
        return True

    def _count_twins(self, state: S, audience: Seat | None, secret: set[str], rng: Rng) -> None:
        phase = self.rules.view(state, None).phase
        for twin in self._twins(state, audience, rng):
            varied = differing_fields(state, twin)
            self.tally.dealt.update(Part(phase, field) for field in secret)
            self.tally.varied.update(Part(phase, field) for field in secret & varied)


def with_chance(state: S, rng: Rng) -> S:
    """The same state before another turn of chance."""
    return msgspec.structs.replace(state, rng=rng)  # type: ignore[type-var]


def differing_fields(one: S, other: S) -> set[str]:
    """The parts in which two states differ. Chance itself is left out: it always may."""
    names: tuple[str, ...] = one.__struct_fields__  # type: ignore[attr-defined]
    return {name for name in names if name != "rng" and getattr(one, name) != getattr(other, name)}


def _heard(step: Step[S], audience: Seat | None) -> tuple[Event, ...]:
    seen = (event.seen_by(audience) for event in step.events)
    return tuple(event for event in seen if event is not None)


def _difference(one: Any, other: Any) -> str:
    return f"{one!r} here, {other!r} in another world"
