"""The wager tokens from the first round to the last (SP-35). Where nobody wagers, there are none."""

import msgspec

from artgames.engine.api import Seat
from artgames.games.stolen_paintings.rules.records import House, Stakes, State

Some = Stakes | msgspec.UnsetType


def full_purses(house: House) -> Some:
    """Everybody begins with the same number."""
    if not house.wager_tokens:
        return msgspec.UNSET
    return Stakes(laid=(0,) * house.seats, purses=(house.wager_tokens,) * house.seats)


def lay(state: State, seat: Seat, token: int) -> Some:
    """A wager on this token, or none for 0."""
    if not isinstance(state.stakes, Stakes):
        return state.stakes
    laid = state.stakes.laid
    return msgspec.structs.replace(state.stakes, laid=(*laid[:seat], token, *laid[seat + 1 :]))


def spend(state: State) -> Some:
    """Whatever was laid is gone, whether right or wrong."""
    if not isinstance(state.stakes, Stakes):
        return state.stakes
    both = zip(state.stakes.purses, state.stakes.laid, strict=True)
    return msgspec.structs.replace(state.stakes, purses=tuple([left - bool(token) for left, token in both]))


def nothing_laid(state: State) -> Some:
    """A new round."""
    if not isinstance(state.stakes, Stakes):
        return state.stakes
    return msgspec.structs.replace(state.stakes, laid=(0,) * state.house.seats)
