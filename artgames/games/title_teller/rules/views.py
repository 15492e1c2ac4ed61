"""Who sees what, and which other worlds look the same."""

import msgspec

from artgames.engine.api import Seat
from artgames.engine.game_rules import own_seat
from artgames.engine.rng import Rng
from artgames.games.title_teller.rules.records import Paintings, State, TableView, Tokens, Votes

REVEALED = ("scored", "ended")


def owners(state: State) -> tuple[Seat, ...]:
    """By token: whose painting each one of the row is."""
    by_card = {card: seat for seat, cards in enumerate(state.laid) for card in cards}
    return tuple(by_card[card] for card in state.row)


def tokens(state: State) -> Tokens:
    """All numbers of the row."""
    return tuple(range(1, len(state.row) + 1))


def own_tokens(state: State, seat: Seat) -> Tokens:
    return tuple(token for token, owner in enumerate(owners(state), 1) if owner == seat)


def teller_token(state: State) -> int | None:
    return next(iter(own_tokens(state, state.teller)), None)


def locked(state: State) -> tuple[Seat, ...]:
    if state.phase == "vote":
        return tuple(seat for seat, vote in enumerate(state.votes) if vote is not None)
    return tuple(seat for seat, cards in enumerate(state.laid) if cards and seat != state.teller)


def view(state: State, seat: Seat | None) -> TableView:
    house, shown = state.house, state.phase in REVEALED
    me = own_seat(seat, house.seats)
    return TableView(
        phase=state.phase,
        round=state.round,
        teller=state.teller,
        seats=house.seats,
        seat=me,
        title=state.title,
        hand=state.hands[me] if me is not None else (),
        mine=state.laid[me] if me is not None else (),
        to_add=house.to_add,
        face_down=0 if state.row else sum(map(len, state.laid)),
        row=state.row,
        token=teller_token(state) if shown or me == state.teller else None,
        owners=owners(state) if shown else (),
        locked=locked(state),
        my_vote=state.votes[me] if me is not None else None,
        votes=state.votes if shown else (),
        deck_left=len(state.deck),
        totals=state.totals,
        pad=state.pad,
    )


# Other worlds


def resample_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """Deal anew what this audience does not see: deck, other hands, who has laid what, and who has voted how."""
    if state.phase == "add":
        state, rng = _deal_anew(state, seat, rng, with_laid=True)
    else:
        state, rng = _deal_anew(state, seat, rng, with_laid=False)
    if state.phase == "vote":
        state, rng = _change_owners(state, seat, rng)
        state, rng = _change_votes(state, seat, rng)
    return msgspec.structs.replace(state, rng=rng)


def _deal_anew(state: State, seat: Seat | None, rng: Rng, *, with_laid: bool) -> tuple[State, Rng]:
    others = [other for other in range(state.house.seats) if other != seat]
    hands, laid = list(state.hands), list(state.laid)
    unseen = list(state.deck)
    for other in others:
        unseen += hands[other] + (laid[other] if with_laid else ())
    cards, rng = rng.shuffled(unseen)
    for other in others:
        hands[other], cards = _cut(cards, len(hands[other]))
        if with_laid:
            laid[other], cards = _cut(cards, len(laid[other]))
    return msgspec.structs.replace(state, deck=cards, hands=tuple(hands), laid=tuple(laid)), rng


def _change_owners(state: State, seat: Seat | None, rng: Rng) -> tuple[State, Rng]:
    laid = list(state.laid)
    mine = laid[seat] if seat is not None and 0 <= seat < state.house.seats else ()
    cards, rng = rng.shuffled([card for card in state.row if card not in mine])
    for other in range(state.house.seats):
        if other != seat:
            laid[other], cards = _cut(cards, len(laid[other]))
    return msgspec.structs.replace(state, laid=tuple(laid)), rng


def _change_votes(state: State, seat: Seat | None, rng: Rng) -> tuple[State, Rng]:
    votes: list[int | None] = list(state.votes)
    for other, vote in enumerate(state.votes):
        if vote is not None and other != seat:
            (votes[other],), rng = rng.sample(may_vote_for(state, other), 1)
    made: Votes = tuple(votes)
    return msgspec.structs.replace(state, votes=made), rng


def may_vote_for(state: State, seat: Seat) -> Tokens:
    """SP-52: any painting but the own."""
    own = own_tokens(state, seat)
    return tuple(token for token in tokens(state) if token not in own)


def _cut(cards: Paintings, count: int) -> tuple[Paintings, Paintings]:
    return cards[:count], cards[count:]
