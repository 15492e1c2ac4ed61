"""What is true of every state that can be reached."""

from artgames.games.art_and_music.rules.records import ALL_TOKENS, ROW_SIZE, State
from artgames.games.art_and_music.rules.views import REVEALED


def broken_invariants(state: State) -> list[str]:
    return [name for name, holds in {**_cards(state), **_turn(state), **_pad(state)}.items() if not holds]


def _cards(state: State) -> dict[str, bool]:
    everywhere = state.deck + state.box + state.row
    return {
        "no_card_in_two_places": len(set(everywhere)) == len(everywhere),
        "no_card_lost_or_added": len(everywhere) == state.house.cards,
        "row_is_complete": len(state.row) == ROW_SIZE,
    }


def _turn(state: State) -> dict[str, bool]:
    guesses = [guess for guess in state.guesses if guess is not None]
    missing = state.house.seats - 1 - len(guesses)
    played = state.token is not None
    return {
        "hint_and_painting_belong_together": played == bool(state.hint),
        "loved_before_guessed": played or (state.phase in ("love", "ended") and not guesses),
        "nothing_loved_yet": not played or state.phase != "love",
        "lover_guesses_nothing": state.guesses[state.lover] is None,
        "guesses_are_tokens": set(guesses) <= set(ALL_TOKENS),
        "guesses_fit_the_phase": not played or (missing == 0) == (state.phase in REVEALED),
    }


def _pad(state: State) -> dict[str, bool]:
    return {
        "one_turn_each": 1 <= state.round <= state.house.seats and len(state.pad) <= state.round,
        "nobody_loves_twice": len({turn.lover for turn in state.pad}) == len(state.pad),
        "totals_are_the_sum_of_the_pad": state.totals
        == tuple(sum(turn.rows[seat].points for turn in state.pad) for seat in range(state.house.seats)),
    }
