"""What is true of every state that can be reached."""

from artgames.engine.game_rules import nothing_lost
from artgames.engine.points import sums
from artgames.games.art_and_music.rules.records import ALL_TOKENS, ROW_SIZE, State
from artgames.games.art_and_music.rules.views import REVEALED


def invariants(state: State) -> dict[str, bool]:
    """Each one by name, and whether it holds."""
    return {**_cards(state), **_turn(state), **_pad(state)}


def _cards(state: State) -> dict[str, bool]:
    everywhere = state.deck + state.box + state.row
    return {
        **nothing_lost(everywhere, state.house.cards),
        "row_is_complete": len(state.row) == ROW_SIZE,
    }


def _turn(state: State) -> dict[str, bool]:
    guesses = [guess for guess in state.guesses if guess is not None]
    missing = state.house.seats - 1 - len(guesses)
    played, aloud = state.token is not None, state.house.aloud
    said = aloud and state.phase == "guess"  # the painting may be entered after the guesses
    return {
        "hint_and_painting_belong_together": not state.hint if aloud else played == bool(state.hint),
        "loved_before_guessed": played or said or (state.phase in ("love", "ended") and not guesses),
        "nothing_loved_yet": not played or state.phase != "love",
        "lover_guesses_nothing": state.guesses[state.lover] is None,
        "guesses_are_tokens": set(guesses) <= set(ALL_TOKENS),
        "guesses_fit_the_phase": not played or (missing == 0) == (state.phase in REVEALED),
    }


def _pad(state: State) -> dict[str, bool]:
    return {
        "one_turn_each": 1 <= state.round <= state.house.seats and len(state.pad) <= state.round,
        "nobody_loves_twice": len({turn.lover for turn in state.pad}) == len(state.pad),
        "totals_are_the_sum_of_the_pad": state.totals == sums(state.pad, state.house.seats),
    }
