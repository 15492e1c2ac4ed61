"""Who sees what. The questions at the top decide both what a view shows and what another world may change."""

import msgspec

from artgames.engine.api import Seat
from artgames.engine.game_rules import own_seat
from artgames.engine.rng import Rng
from artgames.engine.tuples import replaced
from artgames.games.art_gallery.rules.records import NOTHING, Area, Bid, Cards, State, TableView, Works


def open_area(state: State) -> Area | None:
    """Where the cards lie face up: where they are being settled."""
    return None if state.settling is None else state.settling.area


def last_card_is_known(state: State) -> bool:
    """What is in the others' hands once the last cards were compared."""
    return bool(state.last_cards)


def pool(state: State, seat: Seat) -> Cards:
    """AG-04: what somebody has in hand or face down, which everybody knows who remembers everything."""
    return tuple(sorted((*state.hands[seat], *_face_down(state, seat))))


def _face_down(state: State, seat: Seat) -> Cards:
    """In the order of areas and markers."""
    face_up = open_area(state)
    return tuple(
        bid.card
        for area, bids in enumerate(state.bids)
        for bid in bids
        if bid.seat == seat and bid.card is not None and area != face_up
    )


def view(state: State, seat: Seat | None) -> TableView:
    house = state.house
    me = own_seat(seat, house.seats)
    face_up = open_area(state)
    return TableView(
        phase=state.phase,
        seats=house.seats,
        seat=me,
        active=state.active,
        round=state.round,
        turn=state.turn,
        first=state.first,
        pawns=state.pawns,
        hand=() if me is None else state.hands[me],
        pools=tuple(pool(state, other) for other in range(house.seats)) if house.show_known_hands else (),
        hand_sizes=tuple(map(len, state.hands)),
        moved=state.moved,
        bids=tuple(
            bids if area == face_up else tuple([_seen_by(bid, me) for bid in bids])
            for area, bids in enumerate(state.bids)
        ),
        settling=state.settling,
        taken=state.taken,
        last_cards=state.last_cards,
        hanging=state.hanging,
        pile_tops=tuple(pile[-1] if pile else NOTHING for pile in state.piles),  # AG-05
        pile_sizes=tuple(map(len, state.piles)),
        deck_size=len(state.deck),
        collections=state.collections,
        tiles=state.tiles,
        closed=state.closed,
        rows=state.rows,
        outcome=state.outcome,
        house=house,
    )


def _seen_by(bid: Bid, seat: Seat | None) -> Bid:
    """AG-04: one may look again at what one has laid oneself."""
    return bid if bid.seat == seat else Bid(bid.seat, None)


def resample_hidden(state: State, seat: Seat | None, rng: Rng) -> State:
    """Deal anew whatever this audience does not see now: which of their cards the others have laid where, the deck, and
    the tiles under the ones that show."""
    for other in range(state.house.seats):
        if other != seat:
            state, rng = _with_other_cards(state, other, rng)
    deck, rng = rng.shuffled(state.deck)
    piles, rng = _other_piles(state.piles, rng)
    return msgspec.structs.replace(state, deck=deck, piles=piles, rng=rng)


def _with_other_cards(state: State, seat: Seat, rng: Rng) -> tuple[State, Rng]:
    """AG-04: the cards that somebody has are known, but not which of them lie face down and where."""
    hand, laid = state.hands[seat], _face_down(state, seat)
    if last_card_is_known(state):
        laid, rng = rng.shuffled(laid)
    else:
        cards, rng = rng.shuffled((*hand, *laid))
        hand, laid = tuple(sorted(cards[: len(hand)])), cards[len(hand) :]
    to_lay, face_up = iter(laid), open_area(state)
    bids = tuple(
        here if area == face_up else tuple([Bid(seat, next(to_lay)) if bid.seat == seat else bid for bid in here])
        for area, here in enumerate(state.bids)
    )
    return msgspec.structs.replace(state, hands=replaced(state.hands, seat, hand), bids=bids), rng


def _other_piles(piles: tuple[Works, ...], rng: Rng) -> tuple[tuple[Works, ...], Rng]:
    hidden, rng = rng.shuffled([tile for pile in piles for tile in pile[:-1]])
    dealt = []
    for pile in piles:
        below = max(len(pile) - 1, 0)
        dealt.append(hidden[:below] + pile[-1:])
        hidden = hidden[below:]
    return tuple(dealt), rng
