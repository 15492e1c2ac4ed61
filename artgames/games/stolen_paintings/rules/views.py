"""Who sees what. The four questions at the top decide both what a view shows and what another world may change."""

import msgspec

from artgames.engine.api import Seat
from artgames.engine.rng import Rng
from artgames.games.stolen_paintings.rules.records import (
    ALL_TOKENS,
    AUCTION_SIZE,
    MAX_STOLEN,
    Paintings,
    Stakes,
    State,
    TableView,
    Tokens,
)

REVEALED = ("scored", "ended")


def sees_exhibit(state: State, seat: Seat | None) -> bool:
    return state.phase == "exhibit" or state.phase in REVEALED or seat == state.thief


def sees_auction(state: State, seat: Seat | None) -> bool:
    return state.phase != "arrange" or seat == state.thief


def sees_theft(state: State, seat: Seat | None) -> bool:
    return state.phase in REVEALED or seat == state.thief


def sees_marks_of(state: State, seat: Seat | None, other: Seat) -> bool:
    """SP-14: guesses are hidden from all others until the last one is locked in."""
    return state.phase in REVEALED or seat == other


def stolen_tokens(state: State) -> Tokens:
    """The tokens before the stolen paintings, in the present order of the auction."""
    return tuple(token for token, painting in enumerate(state.auction, 1) if painting in state.stolen)


def returning(state: State) -> int:
    """How many paintings come back from the box before the exhibit that hangs next (SP-20)."""
    return min(state.house.adv_return, len(state.box))


def view(state: State, seat: Seat | None) -> TableView:
    house = state.house
    revealed = state.phase in REVEALED
    mine = seat is not None and 0 <= seat < house.seats
    return TableView(
        phase=state.phase,
        round=state.round,
        rounds=house.rounds,
        thief=state.thief,
        seats=house.seats,
        seat=seat if mine else None,
        totals=state.totals,
        exhibit=state.exhibit if sees_exhibit(state, seat) else (),
        ready=state.ready,
        auction=state.auction if sees_auction(state, seat) else (),
        locked=tuple(other for other, marked in enumerate(state.marks) if marked is not None),
        my_marks=state.marks[seat] if mine and seat is not None else None,
        stolen=stolen_tokens(state) if sees_theft(state, seat) else (),
        stolen_count=len(state.stolen) if house.announce_count and state.stolen else None,
        marks=state.marks if revealed else (),
        rows=state.pad[-1].rows if revealed else (),
        pad=state.pad,
        timer_seconds=house.timer_seconds,
        guess_seconds=house.guess_seconds,
        max_marks=house.max_marks,
        wagers=state.wagers if revealed else (),
        my_wager=state.wagers[seat] if mine and seat is not None and state.wagers else 0,
        purses=state.purses,
        returning=returning(state) if state.phase == "gather" else 0,
        cooperative=house.cooperative,
        sheet=state.sheet,
        agreed=state.agreed,
    )


def resample_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """Deal anew whatever this audience does not see now. To remember the exhibit is the game, so a closed one counts
    as unseen; the box holds only what everybody saw in earlier rounds and stays as it is."""
    if sees_exhibit(state, seat) or state.phase == "gather":
        deck, rng = rng.shuffled(state.deck)
        state = msgspec.structs.replace(state, deck=deck)
    else:
        state, rng = _other_theft(state, seat, rng)
    return _other_marks(state, seat, rng)


def _other_theft(state: State, seat: Seat | None, rng: Rng) -> tuple[State, Rng]:
    """Another exhibit and, once there is one, another theft and auction, that lead to the same sight."""
    in_play = state.deck + state.exhibit + newcomers(state)
    auction: Paintings = ()
    count = 0
    if state.stolen:
        auction, rng = (state.auction, rng) if sees_auction(state, seat) else rng.sample(in_play, AUCTION_SIZE)
        count, rng = _other_count(state, rng)
    taken, rng = rng.sample(auction, count)
    pool, rng = rng.shuffled([painting for painting in in_play if painting not in auction])
    left_hanging = state.house.exhibit - count
    exhibit, rng = rng.shuffled(taken + pool[:left_hanging])
    stolen = tuple(painting for painting in exhibit if painting in taken)
    deck = pool[left_hanging:]
    return msgspec.structs.replace(state, deck=deck, exhibit=exhibit, stolen=stolen, auction=auction), rng


def _other_count(state: State, rng: Rng) -> tuple[int, Rng]:
    if state.house.announce_count:
        return len(state.stolen), rng
    fewer, rng = rng.below(MAX_STOLEN)
    return 1 + fewer, rng


def _other_marks(state: State, seat: Seat | None, rng: Rng) -> State:
    marks = list(state.marks)
    for other, marked in enumerate(marks):
        if marked is not None and not sees_marks_of(state, seat, other):
            count, rng = rng.below(state.house.max_marks + 1)
            guess, rng = rng.sample(ALL_TOKENS, count)
            marks[other] = tuple(sorted(guess))
    return _other_wagers(msgspec.structs.replace(state, marks=tuple(marks), rng=rng), seat)


def _other_wagers(state: State, seat: Seat | None) -> State:
    """On any of the marks, or on none, where a token is left."""
    if not isinstance(state.stakes, Stakes):
        return state
    laid, rng = list(state.stakes.laid), state.rng
    for other, marked in enumerate(state.marks):
        if marked is not None and not sees_marks_of(state, seat, other):
            which, rng = rng.below(len(marked) + 1 if state.stakes.purses[other] else 1)
            laid[other] = (0, *marked)[which]
    stakes = msgspec.structs.replace(state.stakes, laid=tuple(laid))
    return msgspec.structs.replace(state, stakes=stakes, rng=rng)


def newcomers(state: State) -> Paintings:
    """The paintings of the auction that did not hang in the exhibit."""
    return tuple(painting for painting in state.auction if painting not in state.stolen)
