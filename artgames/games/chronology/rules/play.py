"""The course of a match: everybody orders the row in secret → it is scored → a new row, until the last is scored."""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import msgspec

from artgames.engine.api import HOUSE, Event, Outcome, Seat, Setup, Step, refuse
from artgames.engine.choices import Choice, Order
from artgames.engine.game_rules import GameRules
from artgames.engine.points import added
from artgames.engine.rng import Rng
from artgames.engine.tuples import replaced
from artgames.engine.words import QT_TRANSLATE_NOOP
from artgames.games.chronology.rules import records, views
from artgames.games.chronology.rules.invariants import invariants
from artgames.games.chronology.rules.records import State
from artgames.games.chronology.rules.scoring import final_outcome, right_order, score_list

_NEXT_ROUND = (Choice(records.NextRound),)
_SHOW_NEXT = (Choice(records.ShowNext),)

# SP-30: a whole list, every token once. Rows are of two sizes, so each choice is built once.
_ARRANGE = {
    size: (Choice(records.Arrange, (Order("tokens", tuple(range(1, size + 1)), "token"),), secret=True),)
    for size in (8, 10)
}

_with = msgspec.structs.replace

Done: TypeAlias = Step[State]


def start(settle: Callable[[Setup], records.House], setup: Setup) -> Done:
    house = settle(setup)
    if len(setup.deck) < house.size:
        text = QT_TRANSLATE_NOOP("chronology", "This needs {needed} paintings with a date; this deck has {cards}.")
        raise refuse("option", text, "chronology", needed=house.size, cards=len(setup.deck))
    drawn, rng = _drawn(setup, house)
    years = dict(zip(setup.deck, setup.years, strict=True))
    deck = tuple([records.Dated(card, years[card]) for card in drawn])
    nothing = State(house, rng, "order", 0, deck, (), (None,) * house.seats, (0,) * house.seats)
    return _deal(nothing)


def _drawn(setup: Setup, house: records.House) -> tuple[tuple[int, ...], Rng]:
    """The paintings of all rounds. Where the deck has an order, its first ones make the first round, but mixed: whoever
    arranged them by their years must not have arranged the answer."""
    rng, most = Rng.from_seed(setup.seed), min(len(setup.deck), house.size * house.rounds)
    if not setup.in_order:
        return rng.sample(setup.deck, most)
    drawn: tuple[int, ...] = ()
    for at in range(0, most, house.size):
        row, rng = rng.shuffled(setup.deck[at : min(at + house.size, most)])
        drawn += row
    return drawn, rng


def to_act(state: State) -> tuple[Seat, ...]:
    if state.phase == "order":
        return tuple([seat for seat, listed in enumerate(state.lists) if listed is None])
    return (HOUSE,) if state.phase in ("told", "scored") else ()


def choices(state: State, seat: Seat) -> tuple[Choice, ...]:
    if state.phase in ("told", "scored"):
        of_house = _NEXT_ROUND if state.phase == "scored" else _SHOW_NEXT
        return of_house if seat == HOUSE else ()
    asked = state.phase == "order" and 0 <= seat < state.house.seats and state.lists[seat] is None
    return _ARRANGE[state.house.size] if asked else ()


def outcome(state: State) -> Outcome | None:
    return final_outcome(state.house, state.totals) if state.phase == "ended" else None


def _deal(state: State) -> Done:
    """A new row. In a small box the paintings that were on the table come back, but only when all others are used."""
    size, deck, used, rng = state.house.size, state.deck, state.used + state.row, state.rng
    if len(deck) < size:
        back, rng = rng.shuffled(used)
        deck, used = deck + back, ()
    state = _with(
        state,
        rng=rng,
        phase="order",
        round=state.round + 1,
        deck=deck[size:],
        row=deck[:size],
        used=used,
        lists=(None,) * state.house.seats,
        told=0,
    )
    return Step(state, (records.RowDealt(state.round, tuple(one.card for one in state.row)),), reveals=True)


def _lock(state: State, seat: Seat, tokens: records.Tokens) -> Done:
    lists = replaced(state.lists, seat, tokens)
    locked, state = records.ListLocked(seat, tokens), _with(state, lists=lists)
    if None in lists:
        return Step(state, (locked,))
    if state.house.by_card:
        return Step(_with(state, phase="told"), (locked, records.ListsShown(lists)), reveals=True)
    return _score(state, (locked,))


def _show_next(state: State) -> Done:
    """The next painting of the time line; with the last one the round is scored."""
    token = right_order(state.row)[state.told]
    dated = records.PaintingDated(token, state.row[token - 1].year)
    state = _with(state, told=state.told + 1)
    return Step(state, (dated,), reveals=True) if state.told < state.house.size else _score(state, (dated,))


def _score(state: State, before: tuple[Event, ...]) -> Done:
    years = {token: one.year for token, one in enumerate(state.row, 1)}
    rows = tuple(score_list(state.house, seat, listed or (), years) for seat, listed in enumerate(state.lists))
    scored = records.PadRound(state.round, tuple(one.card for one in state.row), tuple(years.values()), rows)
    state = _with(
        state,
        phase="ended" if state.round == state.house.rounds else "scored",
        totals=added(state.totals, rows),
        pad=(*state.pad, scored),
    )
    shown = views.view(state, None)
    built = () if state.house.by_card else (records.TimeLineBuilt(shown.time_line, shown.years),)
    events: tuple[Event, ...] = (*before, *built, records.RoundScored(rows))
    if state.phase == "ended":
        events = (*events, records.MatchEnded(final_outcome(state.house, state.totals)))
    return Step(state, events, reveals=True)


def chronology_rules(settle: Callable[[Setup], records.House]) -> GameRules[State]:
    """The rules, for a table and for one alone. What differs is settled by `settle` before the first deal."""
    return GameRules(
        state_type=State,
        start=partial(start, settle),
        to_act=to_act,
        choices=choices,
        do={
            records.Arrange: lambda state, seat, action: _lock(state, seat, action.tokens),
            records.NextRound: lambda state, seat, action: _deal(state),
            records.ShowNext: lambda state, seat, action: _show_next(state),
        },
        view=views.view,
        outcome=outcome,
        invariants=invariants,
        resample_hidden=views.resample_hidden,
    )
