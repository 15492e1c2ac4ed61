"""Who sees what, and which other worlds look the same."""

import msgspec

from artgames.engine.api import Seat
from artgames.engine.game_rules import own_seat
from artgames.engine.rng import Rng
from artgames.games.chronology.rules.records import Dated, State, TableView
from artgames.games.chronology.rules.scoring import right_order

REVEALED = ("scored", "ended")

_with = msgspec.structs.replace


def view(state: State, seat: Seat | None) -> TableView:
    house, revealed = state.house, state.phase in REVEALED
    mine = own_seat(seat, house.seats)
    time_line = right_order(state.row) if revealed else ()
    return TableView(
        phase=state.phase,
        round=state.round,
        rounds=house.rounds,
        seats=house.seats,
        seat=mine,
        solo=house.solo,
        totals=state.totals,
        row=tuple(one.card for one in state.row),
        locked=tuple(other for other, listed in enumerate(state.lists) if listed is not None),
        my_list=None if mine is None else state.lists[mine],
        lists=state.lists if revealed else (),
        time_line=time_line,
        years=tuple(state.row[token - 1].year for token in time_line),
        rows=state.pad[-1].rows if revealed else (),
        pad=state.pad,
    )


def resample_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """Other years for all paintings whose year was never shown, another deck, other lists of the others."""
    deck, rng = rng.shuffled(state.deck)
    hidden = _hidden(state, (*state.row, *deck))
    years, rng = rng.shuffled([one.year for one in hidden])
    other = {one.card: Dated(one.card, year) for one, year in zip(hidden, years, strict=True)}
    state = _with(
        state,
        row=tuple(other.get(one.card, one) for one in state.row),
        deck=tuple(other.get(one.card, one) for one in deck),
    )
    return _other_lists(state, seat, rng)


def _hidden(state: State, paintings: tuple[Dated, ...]) -> list[Dated]:
    shown = {card for scored in state.pad for card in scored.paintings}
    return [one for one in paintings if one.card not in shown]


def _other_lists(state: State, seat: Seat | None, rng: Rng) -> State:
    lists = list(state.lists)
    for other, listed in enumerate(lists):
        if listed is not None and other != seat and state.phase not in REVEALED:
            lists[other], rng = rng.shuffled(listed)
    return _with(state, lists=tuple(lists), rng=rng)
