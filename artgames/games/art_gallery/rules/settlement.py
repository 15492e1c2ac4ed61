"""After the fourth visit: first the Shop is settled, then one gallery after another (AG-13).

A function here goes on until somebody has to be asked, or until the round is over.
"""

import msgspec

from artgames.engine.api import Event, Seat
from artgames.engine.tuples import given, replaced, without
from artgames.games.art_gallery.data import Faces
from artgames.games.art_gallery.rules import events, rounds
from artgames.games.art_gallery.rules.actions import Answer, Buy, PickUp
from artgames.games.art_gallery.rules.records import (
    NOTHING,
    SHOP,
    Area,
    AwardedBy,
    Cards,
    House,
    Settling,
    State,
    Total,
    Work,
    Works,
)
from artgames.games.art_gallery.rules.scoring import totals
from artgames.games.art_gallery.rules.shop import buy_choices

_TAKE = Answer(1)

_with = msgspec.structs.replace


def open_cards(faces: Faces, state: State, happened: list[Event]) -> State:
    """The last cards are compared, and the settlement begins."""
    cards = tuple(hand[0] for hand in state.hands)
    first, tied = _next_first(state.house, state.first, cards)
    happened += (events.LastCardsShown(cards), events.FirstPlayerChosen(first, tied))
    return _open_from(faces, _with(state, first=first, last_cards=cards), SHOP, happened)


def _next_first(house: House, holder: Seat, cards: Cards) -> tuple[Seat, tuple[Seat, ...]]:
    """AG-07: the highest last card; of those who tie, the next one clockwise after the old holder, who comes last.
    By the house rule the old holder's neighbour, tied or not. Also told is who tied."""
    highest = max(cards)
    best = tuple(seat for seat, card in enumerate(cards) if card == highest)
    if len(best) == 1:
        return best[0], ()
    neighbour = (holder + 1) % house.seats
    if house.start_tie_literal:
        return neighbour, best
    return min(best, key=lambda seat: (seat - neighbour) % house.seats), best


def _open_from(faces: Faces, state: State, area: Area, happened: list[Event]) -> State:
    """The next area, from this one on, where cards lie. AG-15: where none lie, nothing happens."""
    for following in range(area, len(state.bids)):
        bids = state.bids[following]
        if bids:
            happened.append(events.AreaOpened(following, bids))  # AG-08
            lying = tuple(bid.card for bid in bids if bid.card is not None)
            state = _with(state, settling=Settling(following, bids, 0, lying, tuple(range(len(bids)))))
            return _sell(faces, state, happened) if following == SHOP else _find_winner(faces, state, happened)
    return rounds.end_round(faces, state, happened)


def settling_of(state: State) -> Settling:
    assert state.settling is not None
    return state.settling


# The Shop


def _sell(faces: Faces, state: State, happened: list[Event]) -> State:
    """Marker by marker. Nobody is asked whose card buys nothing."""
    settling = settling_of(state)
    for served, marker in enumerate(settling.markers):
        bid, card = settling.bids[marker], settling.lying[marker]
        if len(buy_choices(faces, state.piles, card)) > 1:
            asked = _with(settling, cursor=marker, markers=settling.markers[served:])
            return _with(state, phase="buy", active=bid.seat, settling=asked)
        happened.append(events.TilesBought(bid.seat, marker + 1, card, (), ()))
    return _begin_pick_ups(faces, state, happened)


def buy(faces: Faces, state: State, action: Buy, happened: list[Event]) -> State:
    """AG-14: the rest of the card's value is lost."""
    settling, seat = settling_of(state), state.active
    bought = tuple(state.piles[pile][-1] for pile in action.piles)
    marker = settling.cursor
    happened.append(events.TilesBought(seat, marker + 1, settling.lying[marker], action.piles, bought))
    piles = tuple(tiles[:-1] if pile in action.piles else tiles for pile, tiles in enumerate(state.piles))
    rest = _with(settling, markers=settling.markers[1:])
    tiles = given(state.tiles, seat, *bought)
    return _sell(faces, _with(state, piles=piles, tiles=tiles, settling=rest), happened)


# A gallery


def _find_winner(faces: Faces, state: State, happened: list[Event]) -> State:
    settling = settling_of(state)
    bids, work = settling.bids, state.hanging[settling.area]
    seat, _ = winner(totals(bids, state.house), work, state.tiles)
    if not state.house.may_refuse:
        return _award(faces, state, seat, _TAKE, happened)
    marker = next(place for place, bid in enumerate(bids) if bid.seat == seat)
    asked = _with(settling, cursor=marker, markers=(marker,))
    return _with(state, phase="award", active=seat, settling=asked)


def winner(ranked: tuple[Total, ...], work: Work, tiles: tuple[Works, ...]) -> tuple[Seat, AwardedBy]:
    """AG-10: the highest total, even if it is 0; of those who tie, the owner of the tile that shows the painting, or
    else whoever's marker came first."""
    best = [total.seat for total in ranked if total.value == ranked[0].value]
    if len(best) == 1:
        return best[0], "highest" if len(ranked) > 1 else "alone"
    for seat in best:
        if work in tiles[seat]:
            return seat, "tile"
    return best[0], "marker"


def answer(faces: Faces, state: State, action: Answer, happened: list[Event]) -> State:
    return _award(faces, state, state.active, action, happened)


def _award(faces: Faces, state: State, seat: Seat, action: Answer, happened: list[Event]) -> State:
    """AG-11: the winner must take the painting; by the house rule it may stay where it is."""
    area = settling_of(state).area
    work = state.hanging[area]
    ranked = totals(settling_of(state).bids, state.house)
    if not action.take:
        happened.append(events.PaintingRefused(area, seat, work, ranked))
        return _begin_pick_ups(faces, state, happened)
    happened.append(events.PaintingAwarded(area, seat, work, ranked, winner(ranked, work, state.tiles)[1]))
    hanging = replaced(state.hanging, area, NOTHING)
    collections = given(state.collections, seat, work)
    state = _with(state, hanging=hanging, collections=collections, awards=state.awards + 1)
    return _begin_pick_ups(faces, state, happened)


# Action cards come back


def _begin_pick_ups(faces: Faces, state: State, happened: list[Event]) -> State:
    """AG-12: the last marker first, or by the house rule the first one."""
    settling = settling_of(state)
    markers = tuple(range(len(settling.bids)))
    if state.house.return_order == "reverse":
        markers = markers[::-1]
    return _hand_back(faces, _with(state, settling=_with(settling, markers=markers)), happened)


def _hand_back(faces: Faces, state: State, happened: list[Event]) -> State:
    """Marker by marker. Nobody is asked where all cards that lie there are alike."""
    settling, taken = settling_of(state), state.taken
    if len(set(settling.lying)) > 1:
        marker = settling.markers[0]
        asked = _with(settling, cursor=marker)
        return _with(state, phase="pick", active=settling.bids[marker].seat, settling=asked)
    area = settling.area
    for marker, card in zip(settling.markers, settling.lying, strict=True):
        seat = settling.bids[marker].seat
        happened.append(events.CardPickedUp(seat, area, marker + 1, card, forced=True))
        taken = given(taken, seat, card)
    bids = replaced(state.bids, area, ())
    return _open_from(faces, _with(state, taken=taken, bids=bids, settling=None), area + 1, happened)


def pick_up(faces: Faces, state: State, action: PickUp, happened: list[Event]) -> State:
    settling, seat, card = settling_of(state), state.active, action.value
    happened.append(events.CardPickedUp(seat, settling.area, settling.cursor + 1, card))
    rest = _with(settling, lying=without(settling.lying, card), markers=settling.markers[1:])
    return _hand_back(faces, _with(state, settling=rest, taken=given(state.taken, seat, card)), happened)
