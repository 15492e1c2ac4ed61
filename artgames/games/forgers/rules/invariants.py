"""What is true of every state that can be reached."""

from itertools import pairwise

from artgames.engine.game_rules import nothing_lost
from artgames.games.forgers.rules.records import HAND_SIZE, WALL_SIZE, State
from artgames.games.forgers.rules.views import REVEALED


def invariants(state: State) -> dict[str, bool]:
    """Each one by name, and whether it holds."""
    return {**_cards(state), **_forgeries(state), **_points(state)}


def _cards(state: State) -> dict[str, bool]:
    hung = [painting for painting in state.wall if painting is not None]
    held = [card for hand in state.hands for card in hand]
    looted = [card for loot in state.loot for card in loot]
    stolen = [forgery.original for forgery in state.forged] if state.phase == "guess" else []
    everywhere = [*state.deck, *state.box, *hung, *held, *looted, *stolen]
    used = state.house.forgeries if state.phase in ("guess", *REVEALED) else 0
    return {
        **nothing_lost(everywhere, state.house.cards),
        "wall_has_its_places": len(state.wall) == (0 if state.phase == "gather" and state.round == 1 else WALL_SIZE),
        "wall_is_full_to_look_at": state.phase not in ("look", "forge") or None not in state.wall,
        "hands_are_full": all(
            len(hand) == HAND_SIZE - (used if seat == state.forger else 0) for seat, hand in enumerate(state.hands)
        ),
    }


def _forgeries(state: State) -> dict[str, bool]:
    done = state.phase in ("guess", *REVEALED)
    found = {guess.place for guess in state.guesses if guess.found}
    places = [forgery.place for forgery in state.forged]
    return {
        "one_forgery_for_each_other_player": len(places) == (state.house.forgeries if done else 0),
        "forged_places_are_distinct": len(set(places)) == len(places),
        "forgeries_hang_until_found": all(
            state.wall[forgery.place] == (None if forgery.place in found else forgery.forgery)
            for forgery in state.forged
        ),
        "only_forgeries_are_found": found <= set(places),
        "wrong_guesses_are_wrong": all(guess.found or guess.place not in places for guess in state.guesses),
        "swaps_are_pairs": len(set(state.swapped)) == len(state.swapped) <= 2 * state.house.extra_swaps
        and len(state.swapped) % 2 == 0,
        "guesses_fit_the_phase": done or not state.guesses,
        "forger_is_not_ready": state.forger not in state.ready,
    }


def _points(state: State) -> dict[str, bool]:
    seats = range(state.house.seats)
    over = state.phase in REVEALED
    now = [0] * state.house.seats if over else [_taken_now(state, seat) for seat in seats]
    forgers = [told.forger for told in state.pad] + ([] if over else [state.forger])
    told = [sum(one.rows[seat].points for one in state.pad) for seat in seats]
    return {
        "points_are_the_sum_of_the_pad": list(state.points) == [told[seat] + now[seat] for seat in seats],
        "points_are_paintings": [len(loot) for loot in state.loot] == told,
        "a_row_for_every_round": len(forgers) == state.round,
        "forger_moves_left": all(after == (before + 1) % state.house.seats for before, after in pairwise(forgers)),
        "it_goes_on_below_the_goal": state.phase in ("guess", "ended") or max(state.points) < state.house.goal,
    }


def _taken_now(state: State, seat: int) -> int:
    found = sum(guess.found and guess.seat == seat for guess in state.guesses)
    missed = sum(not guess.found for guess in state.guesses)
    return found + (missed if seat == state.forger else 0)
