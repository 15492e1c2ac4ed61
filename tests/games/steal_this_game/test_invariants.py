"""Each invariant notices the state that it is there for."""

import msgspec
import pytest

from artgames.games.steal_this_game.rules import RULES
from artgames.games.steal_this_game.rules.invariants import invariants
from artgames.games.steal_this_game.rules.records import GameResult, Note
from tests.games.steal_this_game.conftest import Counter

AT_A_CLAIM = Counter().hide(position=1, cashier=1, dice=(3, 4)).state
AT_AN_ANSWER = Counter().hide(position=1, cashier=1, dice=(3, 4)).claim(2).state
AT_A_REMOVAL = Counter().hide(position=1, cashier=1, dice=(3, 4)).claim(2).doubt().state
CAUGHT = Counter().hide(position=1, cashier=1, dice=(3, 4)).claim(5).doubt().state

WRONG = {
    "every_box_is_there_or_removed": (AT_A_CLAIM, {"boxes": 3}),
    "one_box_left_ends_the_game": (AT_A_CLAIM, {"boxes": 1, "money": 0, "cashier": 0}),
    "the_money_is_in_a_box": (AT_A_CLAIM, {"money": 4}),
    "the_cashier_protects_a_box": (AT_A_CLAIM, {"cashier": -1}),
    "the_thief_looked_into_boxes_that_are_there": (AT_A_CLAIM, {"looked": (4,)}),
    "a_push_is_known_during_the_reply_only": (AT_A_CLAIM, {"pushed_from": 2}),
    "the_shell_game_is_finite": (AT_A_CLAIM, {"swaps": 1}),
    "the_opened_box_was_not_protected": (AT_A_CLAIM, {"opened": 2}),
    "two_dice_are_rolled": (AT_A_CLAIM, {"dice": (3, 7)}),
    "dice_stay_open_until_one_is_rolled_again": (AT_A_REMOVAL, {"dice_open": False}),
    "open_dice_were_seen": (AT_A_REMOVAL, {"last_shown_dice": (3, 5)}),
    "only_one_die_is_rolled_again": (AT_A_CLAIM, {"last_shown_dice": (1, 1)}),
    "a_wrong_accusation_was_wrong": (AT_A_REMOVAL, {"claims": (4,)}),
    "the_token_only_rises": (AT_AN_ANSWER, {"claims": (3, 2)}),
    "the_token_is_on_the_track": (AT_AN_ANSWER, {"claims": (11,)}),
    "a_steal_is_never_answered": (AT_AN_ANSWER, {"claims": (10,)}),
    "nobody_opens_a_box_without_need": (CAUGHT, {"claims": (2,)}),
    "a_claim_was_made": (AT_AN_ANSWER, {"claims": ()}),
    "every_finished_game_has_a_result": (AT_A_CLAIM, {"game": 2}),
    "roles_are_swapped": (AT_A_CLAIM, {"game": 2, "results": (GameResult(1, 1, 1, "stolen"),)}),
    "the_match_ends_with_its_last_game": (
        AT_A_CLAIM,
        {"game": 3, "results": (GameResult(1, 1, 1, "stolen"), GameResult(2, 0, 1, "stolen"))},
    ),
}


@pytest.mark.parametrize("state", [AT_A_CLAIM, AT_AN_ANSWER, AT_A_REMOVAL, CAUGHT])
def test_these_moments_are_sound(state: object) -> None:
    assert RULES.check(state) == []  # type: ignore[arg-type]


def test_every_invariant_is_tried() -> None:
    assert set(WRONG) == set(invariants(AT_A_CLAIM))


@pytest.mark.parametrize("name", WRONG)
def test_it_notices(name: str) -> None:
    state, changes = WRONG[name]
    assert name in RULES.check(msgspec.structs.replace(state, **changes))  # type: ignore[arg-type]


def test_a_removal_that_is_noted_counts() -> None:
    noted = msgspec.structs.replace(AT_A_CLAIM, boxes=3, history=(*AT_A_CLAIM.history, Note("remove", (3,))))
    assert "every_box_is_there_or_removed" not in RULES.check(noted)
