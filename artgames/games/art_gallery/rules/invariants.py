"""What is true of every state that can be reached."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain

from artgames.engine.api import Seat
from artgames.games.art_gallery.data import Faces
from artgames.games.art_gallery.rules.rounds import end_reasons
from artgames.games.art_gallery.rules.scoring import final_outcome, score
from artgames.games.art_gallery.rules.values import BAR, HAND_SIZE, NOTHING, SHOP, TURNS, Cards, State

_IN_A_TURN = ("walk", "visit")
_SETTLING = ("buy", "award", "pick")


def invariants(faces: Faces, state: State) -> dict[str, bool]:
    """Each one by name, and whether it holds."""
    return {
        **_works(faces, state),
        **_cards(state),
        **_markers(state),
        **_settling(state),
        **_end(faces, state),
    }


def broken_invariants(faces: Faces, state: State) -> list[str]:
    return [name for name, holds in invariants(faces, state).items() if not holds]


def _works(faces: Faces, state: State) -> dict[str, bool]:
    hanging = [work for work in state.hanging if work != NOTHING]
    works = list(faces.works)
    walls_are_full = NOTHING not in state.hanging[1:]
    return {
        "every_painting_in_one_place": sorted([*hanging, *state.deck, *_all(state.collections)]) == works,
        "every_tile_in_one_place": sorted([*_all(state.piles), *_all(state.tiles)]) == works,
        "nothing_hangs_in_the_shop": state.hanging[SHOP] == NOTHING,
        "a_painting_hangs_in_every_gallery_before_the_settlement": walls_are_full or state.last_cards != (),
        "awards_are_missing_on_the_walls": state.hanging.count(NOTHING) - 1 == state.awards,
        "piles_do_not_grow": all(len(pile) <= top for pile, top in zip(state.piles, faces.heights, strict=True)),
    }


def _cards(state: State) -> dict[str, bool]:
    laid = [bid for bids in state.bids for bid in bids]
    lying: Cards = ()
    if state.settling is not None:
        area = state.settling.area
        laid = [bid for other, bids in enumerate(state.bids) for bid in bids if other != area]
        lying = state.settling.lying
    everywhere = Counter([*_all(state.hands), *_all(state.moved), *_all(state.taken), *lying])
    everywhere.update(bid.card for bid in laid if bid.card is not None)
    seats = range(state.house.seats)
    return {
        "every_action_card_in_one_place": everywhere == dict.fromkeys(range(HAND_SIZE), state.house.seats),
        "nine_cards_for_everybody": all(_cards_of(state, seat) == HAND_SIZE for seat in seats),
        "hands_are_sorted": all(list(hand) == sorted(hand) for hand in state.hands),
        "no_card_is_unknown_to_the_table": all(bid.card is not None for bids in state.bids for bid in bids),
        "everybody_has_walked_as_often_as_the_turns_say": all(_has_walked_right(state, seat) for seat in seats),
    }


def _cards_of(state: State, seat: Seat) -> int:
    """In hand, walked with, taken back, face down, and to come for a marker that has not been served."""
    own = len(state.hands[seat]) + len(state.moved[seat]) + len(state.taken[seat])
    return own + _unserved(state, seat)


def _unserved(state: State, seat: Seat) -> int:
    """Markers of a seat for which it will still take a card."""
    count = sum(bid.seat == seat for bids in state.bids for bid in bids)
    if state.settling is not None and state.phase == "pick":
        bids, waiting = state.settling.bids, state.settling.markers
        count -= sum(bid.seat == seat for place, bid in enumerate(bids) if place not in waiting)
    return count


def _has_walked_right(state: State, seat: Seat) -> bool:
    walked, laid = len(state.moved[seat]), sum(bid.seat == seat for bids in state.bids for bid in bids)
    if state.phase not in _IN_A_TURN:
        return walked == TURNS
    before = (seat - state.first) % state.house.seats < (state.active - state.first) % state.house.seats
    is_visiting = seat == state.active and state.phase == "visit"
    return walked == state.turn + before + is_visiting and laid == state.turn + before


def _markers(state: State) -> dict[str, bool]:
    areas = state.house.galleries + 1
    bids = [bid for here in state.bids for bid in here]
    nobody_lays = state.phase in ("round_over", "ended")
    return {
        "no_bar_is_overfull": all(len(here) <= BAR for here in state.bids),  # AG-06
        "four_markers_each": all(sum(bid.seat == seat for bid in bids) <= TURNS for seat in range(state.house.seats)),
        "no_marker_is_left_after_the_settlement": not (nobody_lays and bids),
        "areas_are_as_many_as_benches": len(state.bids) == len(state.hanging) == areas,
        "pawns_stand_on_the_board": all(0 <= pawn < areas for pawn in state.pawns),
        "somebody_is_active": 0 <= state.active < state.house.seats and 0 <= state.first < state.house.seats,
        "the_turn_is_one_of_four": 0 <= state.turn < TURNS,
    }


def _settling(state: State) -> dict[str, bool]:
    settling, phase = state.settling, state.phase
    shown = phase not in (*_IN_A_TURN, "all_placed")
    one_card_left = all(len(hand) == 1 for hand in state.hands)
    found = {
        "an_area_is_settled_in_the_settlement_only": (settling is not None) == (phase in _SETTLING),
        "last_cards_are_known_after_all_were_placed": bool(state.last_cards) == shown,
        "hands_are_down_to_one_card": one_card_left or phase in _IN_A_TURN,
    }
    if settling is not None:
        bids = settling.bids
        found |= {
            "what_is_settled_lies_there": bids == state.bids[settling.area],
            "the_next_marker_is_asked": settling.markers[:1] == (settling.cursor,),
            "its_owner_is_active": bids[settling.cursor].seat == state.active,
            "tiles_are_sold_in_the_shop": (settling.area == SHOP) == (phase == "buy") or phase == "pick",
            "a_card_lies_there_for_every_marker": len(settling.lying)
            == len(settling.markers if phase == "pick" else bids),
        }
    return found


def _end(faces: Faces, state: State) -> dict[str, bool]:
    if state.phase != "ended":
        return {
            "the_sheet_shows_the_table": not state.rows,
            "the_sheet_tells_the_outcome": state.outcome is None,
            "a_reason_ends_the_match": not state.closed
            and not (state.phase == "round_over" and end_reasons(faces, state)),
        }
    rows = score(state, faces)
    return {
        "the_sheet_shows_the_table": state.rows == rows,
        "the_sheet_tells_the_outcome": state.outcome == final_outcome(rows),
        "a_reason_ends_the_match": bool(state.closed) and state.closed == end_reasons(faces, state),
    }


def _all(piles: Iterable[tuple[int, ...]]) -> list[int]:
    return list(chain.from_iterable(piles))
