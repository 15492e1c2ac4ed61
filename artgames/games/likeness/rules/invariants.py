"""What is true of every state that can be reached."""

from artgames.engine.game_rules import nothing_lost
from artgames.games.likeness.rules.records import ALL_TOKENS, GRID_SIZE, HAND_SIZE, REMOVALS, ROUNDS, State
from artgames.games.likeness.rules.views import is_found, left


def invariants(state: State) -> dict[str, bool]:
    """Each one by name, and whether it holds."""
    return {**_cards(state), **_rounds(state), **_sheet(state)}


def _cards(state: State) -> dict[str, bool]:
    everywhere = state.deck + state.grid + state.hand + tuple(clue.card for clue in state.clues)
    return {
        **nothing_lost(everywhere, state.house.cards),
        "grid_is_complete": len(state.grid) == GRID_SIZE,
        "hand_is_full": len(state.hand) == HAND_SIZE,
    }


def _rounds(state: State) -> dict[str, bool]:
    gone = [token for tokens in state.removed for token in tokens]
    over = state.phase == "ended"
    return {
        "round_is_counted": 1 <= state.round <= ROUNDS,
        "a_clue_each_round": len(state.clues) == state.round - (state.phase == "clue"),
        "so_many_went_each_round": tuple(map(len, state.removed)) == REMOVALS[: len(state.removed)],
        "rounds_are_removed_in_order": len(state.removed) == state.round - (0 if over else 1),
        "nothing_goes_twice": len(set(gone)) == len(gone),
        "the_secret_hangs_until_the_end": state.secret in ALL_TOKENS and (over or state.secret in left(state)),
        "over_when_lost_or_found": over == (state.secret in gone or is_found(state)),
    }


def _sheet(state: State) -> dict[str, bool]:
    guessers = {seat for seat in range(state.house.seats) if seat != state.house.giver}
    return {
        "sheet_and_those_behind_it_belong_together": bool(state.sheet) == bool(state.agreed),
        "a_sheet_only_while_removing": state.phase == "remove" or not state.sheet,
        "a_sheet_is_full": not state.sheet or len(state.sheet) == REMOVALS[state.round - 1],
        "only_hanging_ones_can_go": set(state.sheet) <= set(left(state)),
        "somebody_has_to_agree_still": set(state.agreed) < guessers,
    }
