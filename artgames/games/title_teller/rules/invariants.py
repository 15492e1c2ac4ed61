"""What is true of every state that can be reached."""

from artgames.engine.game_rules import nothing_lost
from artgames.engine.points import sums
from artgames.games.title_teller.rules.records import State
from artgames.games.title_teller.rules.views import REVEALED, may_vote_for


def invariants(state: State) -> dict[str, bool]:
    """Each one by name, and whether it holds."""
    return {**_cards(state), **_turn(state), **_votes(state)}


def _cards(state: State) -> dict[str, bool]:
    held = [card for cards in state.hands + state.laid for card in cards]
    everywhere = [*state.deck, *state.box, *held]
    return {
        **nothing_lost(everywhere, state.house.cards),
        "hands_and_laid_make_a_hand": all(
            len(hand) + len(laid) == state.house.hand_size for hand, laid in zip(state.hands, state.laid, strict=True)
        ),
    }


def _turn(state: State) -> dict[str, bool]:
    told = bool(state.laid[state.teller])
    to_add = state.house.to_add
    others = [len(cards) for seat, cards in enumerate(state.laid) if seat != state.teller]
    all_laid = [card for cards in state.laid for card in cards]
    return {
        "title_and_card_belong_together": told == bool(state.title),
        "told_before_anything_else": told or state.phase in ("tell", "ended"),
        "nothing_told_yet": not told or state.phase != "tell",
        "the_teller_lays_one": len(state.laid[state.teller]) <= 1,
        "the_others_lay_all_or_none": set(others) <= {0, to_add},
        "the_row_is_what_was_laid": sorted(state.row) == (sorted(all_laid) if state.row else []),
        "a_row_hangs_when_all_have_laid": bool(state.row) == (told and 0 not in others),
        "passes_are_counted": 0 <= state.passed <= state.house.seats,
    }


def _votes(state: State) -> dict[str, bool]:
    cast = [seat for seat, vote in enumerate(state.votes) if vote is not None]
    voters = [seat for seat in range(state.house.seats) if seat != state.teller]
    return {
        "the_teller_does_not_vote": state.votes[state.teller] is None,
        "nobody_votes_for_the_own": all(state.votes[seat] in may_vote_for(state, seat) for seat in cast),
        "votes_fit_the_phase": not state.row or (cast == voters) == (state.phase in REVEALED),
        "totals_are_the_sum_of_the_pad": state.totals == sums(state.pad, state.house.seats),
    }
