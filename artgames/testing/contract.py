"""What is true of every game, as code: a random match is played and every promise is tested on the way.

Nothing here knows a game. A broken promise is raised as `Broken`, in a sentence that says where it happened.
"""

from collections.abc import Iterator
from typing import Any, Generic

import msgspec

from artgames.engine import codec
from artgames.engine.api import (
    HOUSE,
    Event,
    Outcome,
    PublicEvent,
    Refused,
    Rules,
    S,
    Seat,
    SecretEvent,
    Setup,
    Step,
)
from artgames.engine.choices import Action, Choice, ClockAction, Number, Order, Pick, Text
from artgames.engine.match import Match
from artgames.engine.rng import Rng

MAX_STEPS = 20_000

CODES = ("illegal", "not_asked", "finished", "malformed")


class Broken(AssertionError):
    """A promise of the rules API that a game does not keep."""


class NoActionOfAnyGame(Action, frozen=True):
    """What a confused client might send."""


class Moment(msgspec.Struct, Generic[S], frozen=True):
    """One step of a random walk."""

    number: int
    before: S
    seat: Seat
    action: Action
    step: Step[S]


def audiences(seats: int) -> tuple[Seat | None, ...]:
    return (None, *range(seats))


def random_walk(rules: Rules[S], start: S, rng: Rng, max_steps: int = MAX_STEPS) -> Iterator[Moment[S]]:
    """Random legal steps to the end. Everybody who is asked is equally likely to be next, the house too."""
    state = start
    for number in range(max_steps):
        asked = rules.to_act(state)
        if not asked:
            return
        which, rng = rng.below(len(asked))
        action, rng = sample(rules, state, asked[which], rng)
        step = rules.apply(state, asked[which], action)
        yield Moment(number, state, asked[which], action, step)
        state = step.state
    raise Broken(f"the match has not ended after {max_steps} steps")


def sample(rules: Rules[S], state: S, seat: Seat, rng: Rng) -> tuple[Action, Rng]:
    """Anything that this seat may do now."""
    choices = rules.choices(state, seat)
    which, rng = rng.below(len(choices))
    return choices[which].sample(rng)


def check_match(rules: Rules[S], setup: Setup, rng: Rng, every: int = 1) -> Outcome:
    """Play one random match, look at every so-manieth state, and raise Broken at the first broken promise."""
    inspector = Inspector(rules, setup.seats)
    opening = rules.start(setup)
    _require(rules.start(setup) == opening, "the same set-up does not give the same start")
    inspector.look_at_step(opening)
    inspector.look_at_state(opening.state, rng)
    state = opening.state
    actions = []
    for moment in random_walk(rules, opening.state, rng.fork("walk")):
        try:
            inspector.look_at_step(moment.step)
            if moment.number % every == 0:
                inspector.look_at_state(moment.step.state, rng.fork(str(moment.number)))
        except Broken as broken:
            raise Broken(f"step {moment.number}, {moment.action} by {moment.seat}: {broken}") from broken
        actions.append((moment.seat, moment.action))
        state = moment.step.state
    check_keeping(rules, setup, actions, state)
    return inspector.look_at_end(state)


def check_keeping(rules: Rules[S], setup: Setup, actions: list[tuple[Seat, Action]], end: S) -> None:
    """The same actions through a match, a save as JSON, and back: the same state and the same events for all."""
    match = Match("any", rules, setup)
    for seat, action in actions:
        match.submit_data(seat, _through_json(action))
    _require(match.state == end, "playing the same actions again leads to another state")
    again = Match.load(rules, codec.decode_save(_through_json(match.save())))
    _require(again.state == end, "a saved match does not come back as it was")
    for audience in audiences(setup.seats):
        _require(again.events(audience) == match.events(audience), f"{audience} hears another story after loading")


class Inspector(Generic[S]):
    """Looks at the states and steps of one match, and remembers its actions to try them at wrong moments."""

    def __init__(self, rules: Rules[S], seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self._known: dict[type[Action], Action] = {NoActionOfAnyGame: NoActionOfAnyGame()}

    def look_at_state(self, state: S, rng: Rng) -> None:
        rules = self.rules
        _require(rules.check(state) == [], f"broken invariants: {rules.check(state)}")
        encoded = codec.encode(state)
        returned = msgspec.convert(_through_json(state), rules.state_type)
        _require(returned == state, "the state does not survive JSON")
        self._look_at_asking(state)
        for audience in audiences(self.seats):
            view = rules.view(state, audience)
            _through_json(view)
            for points in (view.totals, view.points):
                _require(len(points) in (0, self.seats), "a view has points for some of the seats")
        for seat in rules.to_act(state):
            for choice in rules.choices(state, seat):
                action, rng = choice.sample(rng)
                self._try_legal(state, seat, choice, action)
                self._try_wrong_answers(state, seat, choice, action)
        for action in self._known.values():
            self._try_everywhere(state, action)
        _require(codec.encode(state) == encoded, "somebody has changed a state")

    def look_at_step(self, step: Step[S]) -> None:
        for event in step.events:
            _require(isinstance(event, PublicEvent | SecretEvent), f"{event} says neither public nor secret")
            for audience in audiences(self.seats):
                self._look_at_event(event, audience)

    def look_at_end(self, state: S) -> Outcome:
        outcome = self.rules.outcome(state)
        if outcome is None:
            raise Broken("nobody is asked, but the match has no outcome")
        _require(len(outcome.points) == self.seats, "the outcome does not give points to every seat")
        seats = set(range(self.seats))
        _require(set(outcome.winners) <= seats, "the winners do not sit at the table")
        _through_json(outcome)
        return outcome

    def _look_at_event(self, event: Event, audience: Seat | None) -> None:
        seen = event.seen_by(audience)
        if isinstance(event, PublicEvent):
            _require(seen == event, f"{event} is public, but {audience} does not see it")
        if seen is not None:
            returned = msgspec.convert(_through_json(seen), type(seen))
            _require(returned == seen, f"{seen} does not survive JSON")

    def _look_at_asking(self, state: S) -> None:
        rules, asked = self.rules, self.rules.to_act(state)
        _require(len(set(asked)) == len(asked), f"a seat is asked twice: {asked}")
        _require(set(asked) <= {HOUSE, *range(self.seats)}, f"somebody is asked who is not there: {asked}")
        _require(bool(asked) == (rules.outcome(state) is None), "somebody is asked if and only if it is not over")
        for seat in _all_and_nobody(self.seats):
            choices = rules.choices(state, seat)
            _require(bool(choices) == (seat in asked), f"asked are {asked}, but {seat} has the choices {choices}")
        seconds = rules.timed(state)
        if seconds is not None:
            _require(seconds > 0, f"a phase of {seconds} seconds")
            ends = any(issubclass(choice.kind, ClockAction) for choice in rules.choices(state, HOUSE))
            _require(ends, "a phase is timed that the house cannot end by a ClockAction")

    def _try_legal(self, state: S, seat: Seat, choice: Choice, action: Action) -> None:
        self._known[type(action)] = action
        _require(type(action) in self.rules.actions, f"{type(action).__name__} is missing among the rules' actions")
        _require(choice.problem(action) is None, f"a choice finds fault with its own sample {action}")
        travelled = codec.decode_action(self.rules.actions, _through_json(action))
        _require(travelled == action, f"{action} does not survive JSON")
        before = codec.encode(state)
        try:
            step = self.rules.apply(state, seat, action)
        except Refused as refusal:
            raise Broken(f"{seat} may do {action}, but is refused: {refusal}") from refusal
        _require(codec.encode(state) == before, f"{action} has changed the state that it was given")
        _require(self.rules.apply(state, seat, action) == step, f"{action} does not always lead to the same")

    def _try_wrong_answers(self, state: S, seat: Seat, choice: Choice, action: Action) -> None:
        for field in choice.fields:
            for answer in wrong_answers(field, getattr(action, field.name)):
                self._try_everywhere(state, msgspec.structs.replace(action, **{field.name: answer}), (seat,))

    def _try_everywhere(self, state: S, action: Action, seats: tuple[Seat, ...] | None = None) -> None:
        """Whoever is not given a choice that allows this must be refused, with a sentence."""
        for seat in _all_and_nobody(self.seats) if seats is None else seats:
            if any(
                choice.fits(action) and choice.problem(action) is None for choice in self.rules.choices(state, seat)
            ):
                continue
            try:
                self.rules.apply(state, seat, action)
            except Refused as refusal:
                _require(refusal.code in CODES, f"a refusal with the unknown code {refusal.code}")
                _require(bool(refusal.sentence.render(())), "a refusal without a word")
            else:
                raise Broken(f"{seat} is not given a choice that allows {action}, but may do it")


def wrong_answers(field: Pick | Order | Number | Text, right: Any) -> Iterator[Any]:
    """Answers of the right type that this field does not allow."""
    match field:
        case Pick():
            yield from _wrong_picks(field, right)
        case Order():
            yield from (right[1:], (*right, *right[:1]), (*right[1:], *right[1:2]), (*right[1:], -5))
        case Number():
            yield from (field.low - 1, field.high + 1, 10**30)
        case Text():
            yield from ("", "   ", "x" * (field.max_length + 1))


def _wrong_picks(field: Pick, right: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    foreign = max(field.of, default=0) + 1
    yield (*right[1:], foreign)
    yield (*right[1:], -(10**30))
    if field.min > 0:
        yield right[: field.min - 1]
    if field.max < len(field.of):
        yield field.of[: field.max + 1]
    if right:
        yield (*right, right[0])


def _all_and_nobody(seats: int) -> tuple[Seat, ...]:
    """Everybody at the table, and some who are not."""
    return (*range(seats), HOUSE, -2, seats, seats + 50)


def _through_json(value: Any) -> Any:
    """What arrives at the other end of a wire, as plain data."""
    try:
        return msgspec.json.decode(msgspec.json.encode(codec.encode(value)))
    except (TypeError, OverflowError, msgspec.MsgspecError) as problem:
        raise Broken(f"this cannot travel as JSON: {value!r} ({problem})") from problem


def _require(holds: bool, promise: str) -> None:
    if not holds:
        raise Broken(promise)
