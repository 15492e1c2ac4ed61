"""Who sees what, and which other worlds look the same."""

import msgspec

from artgames.engine.api import Seat
from artgames.engine.game_rules import own_seat
from artgames.engine.rng import Rng
from artgames.games.likeness.rules.records import ALL_TOKENS, REMOVALS, ROUNDS, State, TableView, Tokens


def left(state: State) -> Tokens:
    """What still hangs, by token."""
    gone = {token for tokens in state.removed for token in tokens}
    return tuple(token for token in ALL_TOKENS if token not in gone)


def is_found(state: State) -> bool:
    return left(state) == (state.secret,)


def sees_secret(state: State, seat: Seat | None) -> bool:
    return state.phase == "ended" or seat == state.house.giver


def view(state: State, seat: Seat | None) -> TableView:
    house = state.house
    return TableView(
        phase=state.phase,
        round=state.round,
        rounds=ROUNDS,
        giver=house.giver,
        seats=house.seats,
        seat=own_seat(seat, house.seats),
        grid=state.grid,
        secret=state.secret if sees_secret(state, seat) else None,
        hand=state.hand if seat == house.giver else (),
        clues=state.clues,
        removed=state.removed,
        to_remove=REMOVALS[state.round - 1],
        sheet=state.sheet,
        locked=state.agreed,
        found=is_found(state) if state.phase == "ended" else None,
    )


def resample_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """Deal anew what this audience does not see: the deck and, but for the clue giver, the hand and the secret."""
    if seat == state.house.giver:
        deck, rng = rng.shuffled(state.deck)
        return msgspec.structs.replace(state, deck=deck, rng=rng)
    cards, rng = rng.shuffled(state.deck + state.hand)
    secret = state.secret
    if not sees_secret(state, seat):
        hanging = left(state)
        place, rng = rng.below(len(hanging))
        secret = hanging[place]
    held = len(state.hand)
    return msgspec.structs.replace(state, hand=cards[:held], deck=cards[held:], secret=secret, rng=rng)
