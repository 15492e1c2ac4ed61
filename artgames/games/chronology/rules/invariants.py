"""What is true of every state that can be reached."""

from artgames.engine.points import sums
from artgames.games.chronology.rules.records import State
from artgames.games.chronology.rules.views import REVEALED


def invariants(state: State) -> dict[str, bool]:
    """Each one by name, and whether it holds."""
    house, revealed = state.house, state.phase in REVEALED
    is_told = state.phase == "told"
    cards = [one.card for one in (*state.deck, *state.row, *state.used)]
    tokens = list(range(1, house.size + 1))
    locked = [listed for listed in state.lists if listed is not None]
    return {
        "no_card_in_two_places": len(set(cards)) == len(cards),
        "the_row_is_complete": len(state.row) == house.size,
        "lists_are_complete": all(sorted(listed) == tokens for listed in locked),
        "everybody_has_locked_in_before_years_are_shown": (len(locked) == house.seats) == (revealed or is_told),
        "the_time_line_grows_only_where_it_is_built_one_by_one": house.by_card or (state.told == 0 and not is_told),
        "something_is_left_while_it_is_built": not is_told or state.told < house.size,
        "a_round_on_the_pad_for_every_row": len(state.pad) == state.round - (not revealed),
        "the_last_round_ends_it": (state.phase == "ended") == (revealed and state.round == house.rounds),
        "totals_are_the_sum_of_the_pad": state.totals == sums(state.pad, house.seats),
    }
