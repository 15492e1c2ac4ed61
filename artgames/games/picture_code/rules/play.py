"""The course of a match: clue → guess, team by team, until one of them has won."""

from typing import TypeAlias

import msgspec

from artgames.engine.api import HOUSE, Event, Seat, Setup, Step
from artgames.engine.choices import Choice, Number, Pick, Text
from artgames.engine.game_rules import GameRules
from artgames.engine.rng import Rng
from artgames.engine.writing import tidy
from artgames.games.picture_code import GAME
from artgames.games.picture_code.rules import records, views
from artgames.games.picture_code.rules.invariants import invariants
from artgames.games.picture_code.rules.records import LONGEST_WORD, MIXES, MOST, TEAMS, UNLIMITED, State, other

# SP-50: one word, which is all that can be checked, and a number from 0 to 9 or none at all.
_WORD = Text("word", LONGEST_WORD, one_word=True)
_CLUE = (
    Choice(records.Clue, (_WORD, Number("number", 0, MOST)), secret=True),
    Choice(records.Clue, (_WORD,), given=(("number", UNLIMITED),), secret=True),
)

_TIME_UP = (Choice(records.TimeUp),)

_with = msgspec.structs.replace

Done: TypeAlias = Step[State]


def start(setup: Setup) -> Done:
    house, rng = _settle(setup)
    mix = MIXES[house.grid]
    kinds: tuple[records.Kind, ...] = (house.first, other(house.first), "nobody", "alarm")
    wall, rng = (setup.deck[: sum(mix)], rng) if setup.in_order else rng.sample(setup.deck, sum(mix))
    key, rng = rng.shuffled([kind for kind, count in zip(kinds, mix, strict=True) for _ in range(count)])
    state = State(house, rng, "clue", wall, key, house.first)
    return Step(state, (records.MatchStarted(wall, house.first, house.givers),), reveals=True)


def to_act(state: State) -> tuple[Seat, ...]:
    if state.phase == "clue":
        return (HOUSE, views.giver(state)) if state.house.seconds else (views.giver(state),)
    return views.guessers(state) if state.phase == "guess" else ()


def choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    if seat not in to_act(state):
        return ()
    if state.phase == "clue":
        return _TIME_UP if seat == HOUSE else _CLUE
    covered = tuple(place for place in range(len(state.wall)) if place not in state.open)
    place = (Pick("places", covered, 1, 1, "place"),)
    stop = (Choice(records.Stop),) if views.may_stop(state) else ()
    return (Choice(records.Guess, place), *stop, Choice(records.Suggest, place))


def timed(state: State) -> int | None:
    return (state.house.seconds or None) if state.phase == "clue" else None


# Before the first clue


def _settle(setup: Setup) -> tuple[records.House, Rng]:
    """The house rules of a match. Raises Refused for options, seats or a box that do not fit."""
    options = GAME.settle(setup)
    GAME.check_cards(len(setup.deck), sum(MIXES[options["grid"]]))
    first, rng = Rng.from_seed(setup.seed).below(2)
    teams = _teams(setup.seats, options["teams"])
    sun, rng = _giver(teams, "sun", options["givers"], rng)
    rain, rng = _giver(teams, "rain", options["givers"], rng)
    givers = (sun, rain)
    return records.House(options["grid"], options["names"], TEAMS[first], teams, givers, options["seconds"]), rng


def _teams(seats: int, how: str) -> tuple[records.Team, ...]:
    """With an odd number of seats the sun has one more."""
    half = (seats + 1) // 2
    return tuple(TEAMS[seat >= half if how == "sides" else seat % 2] for seat in range(seats))


def _giver(teams: tuple[records.Team, ...], team: records.Team, how: str, rng: Rng) -> tuple[Seat, Rng]:
    seats = [seat for seat, one in enumerate(teams) if one == team]
    which, rng = rng.below(len(seats)) if how == "chance" else (0, rng)
    return seats[which], rng


# A turn


def _give_clue(state: State, seat: Seat, action: records.Clue) -> Done:
    turn = records.Turn(state.team, seat, tidy(action.word), action.number)
    given = records.ClueGiven(turn.team, seat, turn.word, turn.number)
    return Step(_with(state, phase="guess", turns=(*state.turns, turn)), (given,), reveals=True)


def _guess(state: State, seat: Seat, action: records.Guess) -> Done:
    (place,) = action.places
    kind, turn = state.key[place], state.turns[-1]
    turn = _with(turn, found=(*turn.found, kind))
    marked = tuple(mark for mark in state.marked if mark.place != place)
    state = _with(state, open=(*state.open, place), turns=(*state.turns[:-1], turn), marked=marked)
    events: tuple[Event, ...] = (records.PaintingUncovered(state.team, place, kind),)
    outcome = views.outcome(state)
    if outcome is not None:
        events = (*events, records.KeyShown(state.key), records.MatchEnded(outcome))
        return Step(_with(state, phase="ended", marked=()), events, reveals=True)
    if kind != state.team:  # SP-50: a wrong one ends the turn
        return _end_turn(state, "wrong", events)
    if views.guesses_left(state) == 0:
        return _end_turn(state, "limit", events)
    return Step(state, events, reveals=True)


def _suggest(state: State, seat: Seat, action: records.Suggest) -> Done:
    """Everybody sees it, the other team, too."""
    mark = records.Mark(action.places[0], seat)
    others = tuple(one for one in state.marked if one != mark)
    is_on = mark not in state.marked
    state = _with(state, marked=(*others, mark) if is_on else others)
    return Step(state, (records.PaintingMarked(seat, mark.place, is_on),))


def _stop(state: State, seat: Seat, action: records.Stop) -> Done:
    return _end_turn(state, "stopped", ())


def _time_up(state: State, seat: Seat, action: records.TimeUp) -> Done:
    """The turn is over without a clue."""
    step = _end_turn(_with(state, missed=state.missed + 1), "time", ())
    return _with(step, reveals=True)


def _end_turn(state: State, why: records.Why, before: tuple[Event, ...]) -> Done:
    ended = records.TurnEnded(state.team, why)
    state = _with(state, phase="clue", team=other(state.team), marked=())
    return Step(state, (*before, ended), reveals=bool(before))


RULES = GameRules(
    state_type=State,
    start=start,
    to_act=to_act,
    choices=choices,
    do={
        records.Clue: _give_clue,
        records.Guess: _guess,
        records.Stop: _stop,
        records.Suggest: _suggest,
        records.TimeUp: _time_up,
    },
    view=views.view,
    outcome=views.outcome,
    timed=timed,
    invariants=invariants,
    resample_hidden=views.resample_hidden,
)
