"""What is true of every state that can be reached."""

from itertools import pairwise

from artgames.games.steal_this_game.rules.records import BOXES, DICE, MOST_SWAPS, NOWHERE, State
from artgames.games.steal_this_game.rules.track import STEAL, holds

_AFTER_A_WRONG_ACCUSATION = ("remove", "shuffle", "place", "reroll")
_CASHIER_ASIDE = ("hide", "shuffle", "place")


def invariants(state: State) -> dict[str, bool]:
    """Each one by name, and whether it holds."""
    return {**_boxes(state), **_dice(state), **_track(state), **_results(state)}


def _boxes(state: State) -> dict[str, bool]:
    row = range(state.boxes)
    removals = sum(note.what == "remove" for note in state.history)
    last_box = bool(state.results) and state.is_over and state.results[-1].reason == "last_box"
    aside = state.phase in _CASHIER_ASIDE or last_box
    return {
        "every_box_is_there_or_removed": state.boxes + removals == BOXES,
        "one_box_left_ends_the_game": (state.boxes == 1) == last_box,
        "the_money_is_in_a_box": state.money in row if state.phase != "hide" else state.money == NOWHERE,
        "the_cashier_protects_a_box": state.cashier == NOWHERE if aside else state.cashier in row,
        "the_thief_looked_into_boxes_that_are_there": set(state.looked) <= set(row),
        "a_push_is_known_during_the_reply_only": state.pushed_from == NOWHERE or state.phase == "reply",
        "the_shell_game_is_finite": 0 <= state.swaps <= MOST_SWAPS and (state.phase == "shuffle" or not state.swaps),
        "the_opened_box_was_not_protected": state.opened == NOWHERE
        or (state.is_over and state.opened in row and state.opened != state.cashier),
    }


def _dice(state: State) -> dict[str, bool]:
    shown, dice = state.last_shown_dice, state.dice
    rolled = state.phase != "hide"
    changed = sum(one != other for one, other in zip(shown, dice, strict=False))
    return {
        "two_dice_are_rolled": len(dice) == (DICE if rolled else 0) and all(1 <= value <= 6 for value in dice),
        "dice_stay_open_until_one_is_rolled_again": state.dice_open or state.phase not in _AFTER_A_WRONG_ACCUSATION,
        "open_dice_were_seen": not state.dice_open or state.is_over or shown == dice,
        "only_one_die_is_rolled_again": changed <= 1,
        "a_wrong_accusation_was_wrong": state.phase not in _AFTER_A_WRONG_ACCUSATION or holds(state.token, dice),
    }


def _track(state: State) -> dict[str, bool]:
    stealing = state.token == STEAL
    return {
        "the_token_only_rises": all(before < after for before, after in pairwise(state.claims)),
        "the_token_is_on_the_track": all(0 <= stop <= STEAL for stop in state.claims),
        "a_steal_is_never_answered": not stealing or state.phase == "open" or state.is_over,
        "nobody_opens_a_box_without_need": state.phase != "open" or stealing or not holds(state.token, state.dice),
        "a_claim_was_made": bool(state.claims) or state.phase in ("hide", "claim"),
    }


def _results(state: State) -> dict[str, bool]:
    finished = state.game if state.is_over else state.game - 1
    thieves = [result.thief for result in state.results] + ([] if state.is_over else [state.thief])
    return {
        "every_finished_game_has_a_result": [result.game for result in state.results] == list(range(1, finished + 1)),
        "roles_are_swapped": all(before == 1 - after for before, after in pairwise(thieves)),
        "the_match_ends_with_its_last_game": (state.phase == "ended") == (len(state.results) == state.house.games),
    }
