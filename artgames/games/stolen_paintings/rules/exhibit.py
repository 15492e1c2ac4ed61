"""The exhibit: hung, looked at, and closed."""

import msgspec

from artgames.engine.api import Event, Seat, Step
from artgames.games.stolen_paintings.rules.decoys import lay_decoys_on_top
from artgames.games.stolen_paintings.rules.events import (
    DeckReshuffled,
    DetectiveReady,
    ExhibitClosed,
    ExhibitOpened,
    PaintingsReturned,
)
from artgames.games.stolen_paintings.rules.options import cards_for_a_round
from artgames.games.stolen_paintings.rules.records import OpenExhibit, Ready, State
from artgames.games.stolen_paintings.rules.views import returning

_with = msgspec.structs.replace


def open_exhibit(state: State, seat: Seat, action: OpenExhibit) -> Step[State]:
    """SP-04: all paintings are shown at once."""
    state, events = _let_old_ones_return(state)
    if len(state.deck) < cards_for_a_round(state.house):
        state = _refill_deck(state)
        events = (*events, DeckReshuffled())
    size = state.house.exhibit
    exhibit = state.deck[:size]
    deck, rng = lay_decoys_on_top(state.deck[size:], exhibit, state.house, state.rng)
    opened = _with(state, phase="exhibit", exhibit=exhibit, deck=deck, rng=rng)
    return Step(opened, (*events, ExhibitOpened(exhibit)), reveals=True)


def _let_old_ones_return(state: State) -> tuple[State, tuple[Event, ...]]:
    """SP-20: in the advanced game some of the box are shuffled into the top of the deck; where there are fewer cards
    than asked for, all of them. SP-21: before every exhibit but the first, when the box is empty. SP-22: they lie on
    top of the deck, so newcomers at the auction come from the same mix."""
    count = returning(state)
    if not count:
        return state, ()
    back, rng = state.rng.sample(state.box, count)
    mixed, rng = rng.shuffled(back + state.deck[: state.house.adv_top])
    box = tuple([painting for painting in state.box if painting not in back])
    deck = mixed + state.deck[state.house.adv_top :]
    return _with(state, deck=deck, box=box, rng=rng), (PaintingsReturned(count),)


def _refill_deck(state: State) -> State:
    """SP-15: the box goes under the rest of the deck, and only ever here, so that no painting of this round's exhibit
    can come back as a newcomer."""
    shuffled, rng = state.rng.shuffled(state.box)
    return _with(state, deck=state.deck + shuffled, box=(), rng=rng)


def say_ready(state: State, seat: Seat, action: Ready) -> Step[State]:
    """SP-04: the exhibit closes early only when every detective says so."""
    ready = tuple(sorted((*state.ready, seat)))
    said = DetectiveReady(seat)
    if len(ready) == state.house.seats - 1:
        return close_exhibit(state, (said, ExhibitClosed(by_time=False)))
    return Step(_with(state, ready=ready), (said,))


def close_exhibit(state: State, events: tuple[Event, ...]) -> Step[State]:
    # Nothing is shown by it, yet it must not be taken back: that would be a second look at the exhibit.
    return Step(_with(state, phase="theft", ready=()), events, reveals=True)
