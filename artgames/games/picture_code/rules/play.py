"""The course of a match: clue → guess, team by team, until one of them has won."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from artgames.engine.api import Event, Outcome, Seat, Setup, Step, refuse, require_choice
from artgames.engine.choices import Action, Choice, Number, Pick, Text
from artgames.engine.rng import Rng
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.engine.writing import tidy
from artgames.games.picture_code import GAME
from artgames.games.picture_code.rules import views
from artgames.games.picture_code.rules.invariants import broken_invariants
from artgames.games.picture_code.rules.records import (
    LONGEST_WORD,
    MIXES,
    MOST,
    TEAMS,
    UNLIMITED,
    Clue,
    ClueGiven,
    Guess,
    House,
    KeyShown,
    Kind,
    MatchEnded,
    MatchStarted,
    PaintingUncovered,
    State,
    Stop,
    TableView,
    Team,
    Turn,
    TurnEnded,
    Why,
    other,
)

# SP-50: one word, which is all that can be checked, and a number from 0 to 9 or none at all.
_WORD = Text("word", LONGEST_WORD, one_word=True)
_CLUE = (
    Choice(Clue, (_WORD, Number("number", 0, MOST)), secret=True),
    Choice(Clue, (_WORD,), given=(("number", UNLIMITED),), secret=True),
)

_with = msgspec.structs.replace

Done: TypeAlias = Step[State]


class PictureCode:
    """The rules. Methods that carry a ruling name it."""

    version = 1
    actions: tuple[type[Action], ...] = (Clue, Guess, Stop)
    state_type = State

    def start(self, setup: Setup) -> Done:
        house, rng = _settle(setup)
        mix = MIXES[house.grid]
        kinds: tuple[Kind, ...] = (house.first, other(house.first), "nobody", "alarm")
        wall, rng = rng.sample(setup.deck, sum(mix))
        key, rng = rng.shuffled([kind for kind, count in zip(kinds, mix, strict=True) for _ in range(count)])
        state = State(house, rng, "clue", wall, key, house.first)
        return Step(state, (MatchStarted(wall, house.first, house.givers),), reveals=True)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if state.phase == "clue":
            return (views.giver(state),)
        return views.guessers(state) if state.phase == "guess" else ()

    def choices(self, state: State, seat: Seat) -> tuple[Choice, ...]:
        if seat not in self.to_act(state):
            return ()
        if state.phase == "clue":
            return _CLUE
        covered = tuple(place for place in range(len(state.wall)) if place not in state.open)
        guess = Choice(Guess, (Pick("places", covered, 1, 1, "place"),))
        return (guess, Choice(Stop)) if views.may_stop(state) else (guess,)

    def apply(self, state: State, seat: Seat, action: Action) -> Done:
        require_choice(self, state, seat, action)
        return _DO[type(action)](state, seat, action)

    def view(self, state: State, seat: Seat | None) -> TableView:
        return views.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return views.outcome(state)

    def timed(self, state: State) -> int | None:
        return None

    def check(self, state: State) -> list[str]:
        return broken_invariants(state)

    def resample_hidden(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return views.resample_hidden(state, seat, rng)


# Before the first clue


def _settle(setup: Setup) -> tuple[House, Rng]:
    """The house rules of a match. Raises Refused for options, seats or a box that do not fit."""
    GAME.check_seats(setup.seats)
    options: dict[str, Any] = GAME.complete(setup.options)
    if len(set(setup.deck)) < len(setup.deck):
        raise refuse("option", QT_TRANSLATE_NOOP("picture_code", "A painting is in the box twice."), GAME.slug)
    needed = sum(MIXES[options["grid"]])
    if len(setup.deck) < needed:
        text = QT_TRANSLATE_NOOP("picture_code", "This needs a box of {needed} paintings or more; it holds {cards}.")
        raise refuse("option", text, GAME.slug, needed=needed, cards=len(setup.deck))
    first, rng = Rng.from_seed(setup.seed).below(2)
    teams = _teams(setup.seats, options["teams"])
    sun, rng = _giver(teams, "sun", options["givers"], rng)
    rain, rng = _giver(teams, "rain", options["givers"], rng)
    return House(options["grid"], options["names"], TEAMS[first], teams, (sun, rain)), rng


def _teams(seats: int, how: str) -> tuple[Team, ...]:
    """With an odd number of seats the sun has one more."""
    half = (seats + 1) // 2
    return tuple(TEAMS[seat >= half if how == "sides" else seat % 2] for seat in range(seats))


def _giver(teams: tuple[Team, ...], team: Team, how: str, rng: Rng) -> tuple[Seat, Rng]:
    seats = [seat for seat, one in enumerate(teams) if one == team]
    which, rng = rng.below(len(seats)) if how == "chance" else (0, rng)
    return seats[which], rng


# A turn


def _give_clue(state: State, seat: Seat, action: Clue) -> Done:
    turn = Turn(state.team, seat, tidy(action.word), action.number)
    given = ClueGiven(turn.team, seat, turn.word, turn.number)
    return Step(_with(state, phase="guess", turns=(*state.turns, turn)), (given,), reveals=True)


def _guess(state: State, seat: Seat, action: Guess) -> Done:
    (place,) = action.places
    kind, turn = state.key[place], state.turns[-1]
    turn = _with(turn, found=(*turn.found, kind))
    state = _with(state, open=(*state.open, place), turns=(*state.turns[:-1], turn))
    events: tuple[Event, ...] = (PaintingUncovered(state.team, place, kind),)
    outcome = views.outcome(state)
    if outcome is not None:
        events = (*events, KeyShown(state.key), MatchEnded(outcome))
        return Step(_with(state, phase="ended"), events, reveals=True)
    if kind != state.team:  # SP-50: a wrong one ends the turn
        return _end_turn(state, "wrong", events)
    if views.guesses_left(state) == 0:
        return _end_turn(state, "limit", events)
    return Step(state, events, reveals=True)


def _stop(state: State, seat: Seat, action: Stop) -> Done:
    return _end_turn(state, "stopped", ())


def _end_turn(state: State, why: Why, before: tuple[Event, ...]) -> Done:
    ended = TurnEnded(state.team, why)
    state = _with(state, phase="clue", team=other(state.team))
    return Step(state, (*before, ended), reveals=bool(before))


_DO: dict[type[Action], Callable[[State, Seat, Any], Done]] = {Clue: _give_clue, Guess: _guess, Stop: _stop}
