"""Who sees what, and which other worlds look the same."""

import msgspec

from artgames.engine.api import Seat
from artgames.engine.game_rules import own_seat
from artgames.engine.rng import Rng
from artgames.games.art_and_music.rules.records import ROW_SIZE, State, TableView

REVEALED = ("scored", "ended")


def sees_token(state: State, seat: Seat | None) -> bool:
    return state.phase in REVEALED or seat == state.lover


def sees_guess_of(state: State, seat: Seat | None, other: Seat) -> bool:
    return state.phase in REVEALED or seat == other


def locked(state: State) -> tuple[Seat, ...]:
    """Who has done what is asked now."""
    named = state.lover if state.house.aloud and state.token is not None else None
    return tuple(seat for seat, guess in enumerate(state.guesses) if guess is not None or seat == named)


def view(state: State, seat: Seat | None) -> TableView:
    house = state.house
    me = own_seat(seat, house.seats)
    return TableView(
        phase=state.phase,
        round=state.round,
        rounds=house.seats,
        lover=state.lover,
        seats=house.seats,
        seat=me,
        hint_is=house.hint_is,
        aloud=house.aloud,
        row=state.row,
        hint=state.hint,
        token=state.token if sees_token(state, seat) else None,
        locked=locked(state),
        my_guess=None if me is None else state.guesses[me],
        guesses=state.guesses if state.phase in REVEALED else (),
        totals=state.totals,
        pad=state.pad,
    )


def resample_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """Deal anew what this audience does not see: the deck, the lover's painting, the others' guesses."""
    deck, rng = rng.shuffled(state.deck)
    token = state.token
    if token is not None and not sees_token(state, seat):
        token, rng = _any_token(rng)
    guesses = list(state.guesses)
    for other, guess in enumerate(guesses):
        if guess is not None and not sees_guess_of(state, seat, other):
            guesses[other], rng = _any_token(rng)
    return msgspec.structs.replace(state, deck=deck, token=token, guesses=tuple(guesses), rng=rng)


def _any_token(rng: Rng) -> tuple[int, Rng]:
    place, rng = rng.below(ROW_SIZE)
    return place + 1, rng
