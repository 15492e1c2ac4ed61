"""What is true of every state that can be reached."""

from itertools import pairwise

from artgames.engine.game_rules import nothing_lost
from artgames.engine.points import sums
from artgames.games.stolen_paintings.rules.options import thief_after
from artgames.games.stolen_paintings.rules.records import ALL_TOKENS, AUCTION_SIZE, MAX_STOLEN, State, Team
from artgames.games.stolen_paintings.rules.views import REVEALED, newcomers


def invariants(state: State) -> dict[str, bool]:
    """Each one by name, and whether it holds."""
    return {**_cards(state), **_theft(state), **_marks(state), **_wagers(state), **_team(state), **_pad(state)}


def _cards(state: State) -> dict[str, bool]:
    everywhere = state.deck + state.box + state.exhibit + newcomers(state)
    hanging = state.phase != "gather"
    return {
        **nothing_lost(everywhere, state.house.cards),
        "exhibit_is_complete": len(state.exhibit) == (state.house.exhibit if hanging else 0),
        "deck_fills_the_auction": state.phase not in ("exhibit", "theft") or len(state.deck) >= AUCTION_SIZE - 1,
    }


def _theft(state: State) -> dict[str, bool]:
    done = state.phase in ("arrange", "guess", *REVEALED)
    return {
        "one_to_three_stolen": 1 <= len(state.stolen) <= MAX_STOLEN if done else not state.stolen,
        "stolen_ones_hung_in_the_exhibit": set(state.stolen) <= set(state.exhibit),
        "stolen_ones_are_at_the_auction": set(state.stolen) <= set(state.auction),
        "auction_is_complete": len(state.auction) == (AUCTION_SIZE if done else 0),
    }


def _marks(state: State) -> dict[str, bool]:
    marked = [tokens for tokens in state.marks if tokens is not None]
    detectives = state.house.seats - 1
    expected = {"guess": len(marked) < detectives, "scored": len(marked) == detectives}
    expected["ended"] = expected["scored"]
    return {
        "thief_marks_nothing": state.marks[state.thief] is None,
        "thief_is_not_ready": state.thief not in state.ready,
        "marks_are_tokens": all(set(tokens) <= set(ALL_TOKENS) for tokens in marked),
        "marks_are_within_the_limit": all(len(tokens) <= state.house.max_marks for tokens in marked),
        "no_token_marked_twice": all(len(set(tokens)) == len(tokens) for tokens in marked),
        "marks_fit_the_phase": expected.get(state.phase, not marked),
    }


def _wagers(state: State) -> dict[str, bool]:
    """SP-35."""
    plays = bool(state.house.wager_tokens)
    laid = [(wager, state.marks[seat] or ()) for seat, wager in enumerate(state.wagers) if wager]
    spent = [sum(bool(scored.rows[seat].wager) for scored in state.pad) for seat in range(state.house.seats)]
    return {
        "wagers_only_where_they_are_played": bool(state.wagers) == bool(state.purses) == plays,
        "wagers_lie_on_marks": all(wager in marks for wager, marks in laid),
        "purses_are_what_was_not_spent": not plays
        or list(state.purses) == [state.house.wager_tokens - tokens for tokens in spent],
        "nobody_spends_what_is_not_there": all(left >= 0 for left in state.purses),
    }


def _team(state: State) -> dict[str, bool]:
    """SP-24."""
    limit = state.house.max_marks
    return {
        "a_sheet_only_where_all_play_together": isinstance(state.team, Team) == state.house.cooperative,
        "the_sheet_holds_tokens": set(state.sheet) <= set(ALL_TOKENS) and len(set(state.sheet)) == len(state.sheet),
        "the_sheet_is_within_the_limit": len(state.sheet) <= limit,
        "somebody_stands_behind_the_sheet": bool(state.sheet) == bool(state.agreed),
        "the_thief_stands_behind_nothing": state.thief not in state.agreed,
    }


def _pad(state: State) -> dict[str, bool]:
    seats = range(state.house.seats)
    thieves = [scored.thief for scored in state.pad] + ([] if state.phase in REVEALED else [state.thief])
    return {
        "a_row_for_every_round": len(thieves) == state.round <= state.house.rounds,
        "totals_are_the_sum_of_the_pad": state.totals == sums(state.pad, state.house.seats),
        "rows_are_in_seat_order": all([row.seat for row in scored.rows] == list(seats) for scored in state.pad),
        "thief_moves_left": all(after == thief_after(state.house, before) for before, after in pairwise(thieves)),
        "nobody_steals_who_only_votes": state.thief not in state.house.audience,
    }
