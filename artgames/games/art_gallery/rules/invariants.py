"""What is true of every state that can be reached."""

from collections.abc import Iterable
from itertools import chain

from artgames.games.art_gallery.data import Faces
from artgames.games.art_gallery.rules.records import BAR, HAND_SIZE, NOTHING, SHOP, TURNS, State
from artgames.games.art_gallery.rules.rounds import end_reasons
from artgames.games.art_gallery.rules.scoring import final_outcome, score

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
    settling = state.settling
    area, lying = (None, ()) if settling is None else (settling.area, settling.lying)
    laid = [bid.card for other, here in enumerate(state.bids) if other != area for bid in here]
    everywhere = [*_all(state.hands), *_all(state.moved), *_all(state.taken), *lying]
    everywhere += [card for card in laid if card is not None]
    seats = range(state.house.seats)
    return {
        "every_action_card_in_one_place": sorted(everywhere) == [card for card in range(HAND_SIZE) for _ in seats],
        "nine_cards_for_everybody": _cards_of_each(state) == [HAND_SIZE] * len(seats),
        "hands_are_sorted": all(list(hand) == sorted(hand) for hand in state.hands),
        "no_card_is_unknown_to_the_table": None not in laid,
        "everybody_has_walked_as_often_as_the_turns_say": _has_walked_right(state),
    }


def _cards_of_each(state: State) -> list[int]:
    """In hand, walked with, taken back, face down, and to come for a marker that has not been served."""
    settling, counts = state.settling, _markers_of_each(state)
    if settling is not None and state.phase == "pick":
        for place, bid in enumerate(settling.bids):
            counts[bid.seat] -= place not in settling.markers
    parts = zip(counts, state.hands, state.moved, state.taken, strict=True)
    return [count + len(hand) + len(moved) + len(taken) for count, hand, moved, taken in parts]


def _markers_of_each(state: State) -> list[int]:
    owners = [bid.seat for here in state.bids for bid in here]
    return [owners.count(seat) for seat in range(state.house.seats)]


def _has_walked_right(state: State) -> bool:
    """Everybody's walks and visits are as many as turn and seat say; afterwards all four walks were made."""
    walked, seats = [*map(len, state.moved)], state.house.seats
    if state.phase not in _IN_A_TURN:
        return walked == [TURNS] * seats
    past = (state.active - state.first) % seats
    done = [state.turn + ((seat - state.first) % seats < past) for seat in range(seats)]
    has_walked = state.phase == "visit"
    walks = [count + (has_walked and seat == state.active) for seat, count in enumerate(done)]
    return walked == walks and _markers_of_each(state) == done


def _markers(state: State) -> dict[str, bool]:
    areas, seats = state.house.galleries + 1, state.house.seats
    nobody_lays = state.phase in ("round_over", "ended")
    return {
        "no_bar_is_overfull": max(map(len, state.bids)) <= BAR,  # AG-06
        "four_markers_each": max(_markers_of_each(state)) <= TURNS,
        "no_marker_is_left_after_the_settlement": not (nobody_lays and any(state.bids)),
        "areas_are_as_many_as_benches": len(state.bids) == len(state.hanging) == areas,
        "pawns_stand_on_the_board": 0 <= min(state.pawns) <= max(state.pawns) < areas,
        "somebody_is_active": 0 <= state.active < seats and 0 <= state.first < seats,
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
