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
    time_line = right_order(state.row)[: None if revealed else state.told]
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
        lists=state.lists if revealed or state.phase == "told" else (),
        time_line=time_line,
        years=tuple(state.row[token - 1].year for token in time_line),
        rows=state.pad[-1].rows if revealed else (),
        pad=state.pad,
    )


def resample_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """Other years for all paintings whose year was never shown, another deck, other lists of the others. While the
    time line is built, what still lies on the table is known to be younger than what hangs there."""
    deck, rng = rng.shuffled(state.deck)
    if state.phase == "told":
        row, rng = _redated(_hidden(state, _untold(state)), rng)
        coming, rng = _redated(_hidden(state, deck), rng)
        other = row | coming
    else:
        other, rng = _redated(_hidden(state, (*state.row, *deck)), rng)
    state = _with(
        state,
        row=tuple(other.get(one.card, one) for one in state.row),
        deck=tuple(other.get(one.card, one) for one in deck),
    )
    return _other_lists(state, seat, rng)


def _redated(hidden: list[Dated], rng: Rng) -> tuple[dict[int, Dated], Rng]:
    """The same paintings with one another's years."""
    years, rng = rng.shuffled([one.year for one in hidden])
    return {one.card: Dated(one.card, year) for one, year in zip(hidden, years, strict=True)}, rng


def _untold(state: State) -> tuple[Dated, ...]:
    """What is still to come on the time line; of the last year that was told, tokens stand in order."""
    tokens = right_order(state.row)
    latest = state.row[tokens[state.told - 1] - 1].year if state.told else None
    return tuple(one for token in tokens[state.told :] if (one := state.row[token - 1]).year != latest)


def _hidden(state: State, paintings: tuple[Dated, ...]) -> list[Dated]:
    shown = {card for scored in state.pad for card in scored.paintings}
    return [one for one in paintings if one.card not in shown]


def _other_lists(state: State, seat: Seat | None, rng: Rng) -> State:
    lists = list(state.lists)
    for other, listed in enumerate(lists):
        if listed is not None and other != seat and state.phase == "order":
            lists[other], rng = rng.shuffled(listed)
    return _with(state, lists=tuple(lists), rng=rng)
