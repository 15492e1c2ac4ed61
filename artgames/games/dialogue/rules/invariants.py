"""What is true of every state that can be reached."""

from itertools import pairwise

from artgames.engine.game_rules import nothing_lost
from artgames.engine.points import sums
from artgames.games.dialogue.rules.records import ALL_TOKENS, ROW_SIZE, Pair, State
from artgames.games.dialogue.rules.views import REVEALED, writer


def invariants(state: State) -> dict[str, bool]:
    """Each one by name, and whether it holds."""
    return {**_cards(state), **_texts(state), **_pad(state)}


def _cards(state: State) -> dict[str, bool]:
    everywhere = state.deck + state.box + state.row
    return {
        **nothing_lost(everywhere, state.house.cards),
        "row_is_complete": len(state.row) == ROW_SIZE,
    }


def _is_pair(tokens: Pair) -> bool:
    return len(tokens) == 2 and tokens[0] < tokens[1] and set(tokens) <= set(ALL_TOKENS)


def _texts(state: State) -> dict[str, bool]:
    written = [one for one in state.written if one is not None]
    guesses = [guess for guess in state.guesses if guess is not None]
    seats, read, aloud = state.house.seats, writer(state), state.house.aloud
    told = set(state.readers if state.phase in REVEALED else state.readers[:-1])
    return {
        "all_have_written_before_anybody_reads": aloud or (len(written) == seats) == (state.phase != "write"),
        "on_paper_speakers_are_entered_when_it_is_read": not aloud
        or all((one is not None) == (seat in told) for seat, one in enumerate(state.written) if seat != read),
        "nobody_reads_while_somebody_writes": bool(state.readers) == (state.phase != "write"),
        "two_different_speakers": all(_is_pair(one.tokens) for one in written),
        "texts_say_something_unless_they_are_on_paper": all(bool(one.text) != aloud for one in written),
        "guesses_are_pairs": all(map(_is_pair, guesses)),
        "the_writer_does_not_guess": read is None or state.guesses[read] is None,
        "guesses_fit_the_phase": (len(guesses) == seats - 1 and (read is None or state.written[read] is not None))
        == (state.phase in REVEALED),
        "readers_go_round": all(after == (before + 1) % seats for before, after in pairwise(state.readers)),
        "everybody_reads_once": len(set(state.readers)) == len(state.readers) <= seats,
    }


def _pad(state: State) -> dict[str, bool]:
    scenes = (state.round - 1) * state.house.seats + len(state.readers)
    return {
        "a_scene_for_every_dialogue": len(state.pad) == scenes - (state.phase == "guess"),
        "totals_are_the_sum_of_the_pad": state.totals == sums(state.pad, state.house.seats),
    }
