"""A turn: a claim, the answer to it, what a believed thief does, and the reply."""

import pytest

from artgames.engine.api import HOUSE
from artgames.games.steal_this_game.rules.actions import (
    Answer,
    Claim,
    Decline,
    Look,
    MoveCashier,
    NextGame,
    Open,
    PushCashier,
    Reroll,
    Stay,
)
from artgames.games.steal_this_game.rules.events import CashierPushed, CashierStayed, Declined
from artgames.games.steal_this_game.rules.track import STEAL, TRACK, checked, holds
from tests.games.steal_this_game.conftest import (
    ANI,
    BERND,
    HIT,
    OBSERVE_6,
    OBSERVE_8,
    OBSERVE_10,
    PREPARE,
    Counter,
    Set,
)

ROLLS = [(first, second) for first in range(1, 7) for second in range(1, 7)]


# ST-01 Track


def test_st01_the_track_has_eleven_stops_in_order() -> None:
    assert [place.title for place in TRACK] == [
        *(f"Prepare {number}" for number in range(1, 7)),
        "Observe 6",
        "Observe 8",
        "Observe 10",
        "Hit",
        "Steal",
    ]


def test_st01_a_track_in_another_order_is_not_read() -> None:
    with pytest.raises(ValueError, match="not those of the game"):
        checked(TRACK[1:] + TRACK[:1])
    with pytest.raises(ValueError, match="do not rise"):
        checked((*TRACK[:6], TRACK[7], TRACK[6], *TRACK[8:]))


def test_st01_the_first_claim_may_be_any_stop(counter: Set) -> None:
    assert counter().hide().may(Claim) == [(stop,) for stop in range(11)]


def test_st01_later_claims_are_strictly_higher_and_may_skip(counter: Set) -> None:
    game = counter().hide().claim(4).believe().look(0).reply()
    assert game.may(Claim) == [(stop,) for stop in range(5, 11)]
    game.cannot(BERND, Claim(4))
    game.cannot(BERND, Claim(2))


def test_st01_nobody_can_pass_so_a_game_has_at_most_ten_claims_and_a_steal(counter: Set) -> None:
    game = counter().hide()
    for stop in range(STEAL):
        game.claim(stop).believe().act(Decline()).reply()
    assert game.may(Claim) == [(STEAL,)]
    game.claim(STEAL)
    assert game.phase == "open"


# ST-02 Claims


@pytest.mark.parametrize(
    ("stop", "true_in_36"),
    [*((stop, 11) for stop in PREPARE), (OBSERVE_6, 26), (OBSERVE_8, 15), (OBSERVE_10, 6), (HIT, 6)],
)
def test_st02_how_many_rolls_make_a_claim_true(stop: int, true_in_36: int) -> None:
    assert sum(holds(stop, dice) for dice in ROLLS) == true_in_36


def test_st02_what_each_claim_says() -> None:
    assert holds(2, (3, 4)) and holds(3, (3, 4)) and not holds(4, (3, 4))
    assert holds(OBSERVE_6, (3, 3)) and not holds(OBSERVE_6, (1, 4))
    assert holds(OBSERVE_10, (4, 6)) and not holds(OBSERVE_10, (4, 5))
    assert holds(HIT, (2, 2)) and not holds(HIT, (2, 3))
    assert not any(holds(STEAL, dice) for dice in ROLLS)


# ST-04 Believed


@pytest.mark.parametrize("dice", [(3, 4), (1, 1)])
def test_st04_believed_dice_stay_hidden_whether_true_or_not(counter: Set, dice: tuple[int, int]) -> None:
    game = counter().hide(dice=dice).claim(2).believe()
    assert game.view(ANI).dice == game.view(None).dice == ()
    assert game.view(BERND).dice == dice
    assert game.happened() == ["Believed"]


def test_st04_the_thief_looks_pushes_or_declines(counter: Set) -> None:
    game = counter().hide(cashier=0).claim(0).believe()
    assert game.may(Look) == [(1,), (2,), (3,)]
    assert game.may(PushCashier) == [(1,), (3,)], "the first box and the last are neighbours"
    assert game.may(Decline) == [()]
    game.cannot(BERND, Look(0))
    game.cannot(BERND, PushCashier(2))
    game.act(Decline())
    assert game.events == (Declined(BERND),)
    assert game.phase == "reply"


def test_st04_a_box_may_be_looked_at_again(counter: Set) -> None:
    game = counter().hide().claim(0).believe().look(0).reply().claim(1).believe()
    game.look(0)
    assert game.view(BERND).looked == (0,)


def test_a_look_tells_only_the_thief_what_is_in_the_box(counter: Set) -> None:
    game = counter().hide(position=2, cashier=0).claim(0).believe().look(2)
    assert game.view(BERND).seen == (None, None, True, None)
    assert game.view(ANI).seen == game.view(None).seen == ()
    assert game.view(ANI).looked == game.view(None).looked == (2,)


# ST-05 The reply


def test_st05_the_reply_is_one_step_or_none(counter: Set) -> None:
    game = counter().hide(cashier=3).claim(0).believe().look(0)
    assert game.may(MoveCashier) == [(0,), (2,)]
    game.cannot(ANI, MoveCashier(1))
    game.reply(Stay())
    assert game.events == (CashierStayed(ANI),)
    assert (game.phase, game.state.cashier) == ("claim", 3)


def test_st05_a_push_may_not_be_undone_in_the_same_turn(counter: Set) -> None:
    game = counter().hide(cashier=0).claim(0).believe().act(PushCashier(3))
    assert game.events == (CashierPushed(0, 3, BERND),)
    assert game.may(MoveCashier) == [(2,)]
    game.cannot(ANI, MoveCashier(0))
    game.reply(MoveCashier(2))
    game.claim(1).believe().look(0)
    assert game.may(MoveCashier) == [(1,), (3,)], "only in the same turn"


def test_st05_with_three_boxes_the_third_way_remains(counter: Set) -> None:
    game = counter().hide(position=0, cashier=0).claim(2).doubt().remove(3).go_on_after_removal(cashier=0)
    game.claim(5).believe().act(PushCashier(1))
    assert game.may(MoveCashier) == [(2,)] and game.may(Stay) == [()]


def test_st05_with_two_boxes_no_reply_to_a_push_is_possible(counter: Set) -> None:
    game = with_two_boxes(counter).claim(HIT).believe()
    assert game.may(PushCashier) == [(1,)], "two boxes are neighbours only once"
    game.act(PushCashier(1))
    assert (game.phase, game.state.cashier) == ("claim", 1)


def test_st05_with_two_boxes_a_look_may_be_replied_to(counter: Set) -> None:
    game = with_two_boxes(counter).claim(HIT).believe().look(1)
    assert game.may(MoveCashier) == [(1,)]


def with_two_boxes(counter: Set) -> Counter:
    """Ani was wrong twice; the money and the cashier are on the left. The die that stayed makes both claims true."""
    game = counter().hide(position=0, cashier=0, dice=(6, 6))
    for stop in (5, OBSERVE_6):
        game.claim(stop).doubt().remove(game.state.boxes - 1).go_on_after_removal(cashier=0, die=0)
    return game


# ST-11 The answer


def test_st11_every_claim_must_be_answered(counter: Set) -> None:
    game = counter().hide().claim(0)
    assert game.may(Answer) == [(1,), (0,)]
    assert game.phase == "answer"
    for seat, action in ((BERND, Claim(1)), (BERND, Look(0)), (ANI, Stay()), (HOUSE, NextGame())):
        game.cannot(seat, action)
    game.cannot(ANI, Answer(2))


def test_only_one_player_is_asked_at_a_time(counter: Set) -> None:
    game = counter().hide().claim(0).believe()
    game.cannot(ANI, Look(0))
    game.cannot(BERND, Reroll(0))
    game.cannot(BERND, Open(0))
