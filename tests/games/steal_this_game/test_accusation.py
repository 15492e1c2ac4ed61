"""After a doubt: a lie ends the game, a truth costs a box, and then comes the shell game."""

from collections import Counter as Tally

import msgspec
import pytest

from artgames.engine.api import HOUSE
from artgames.engine.choices import Number
from artgames.games.steal_this_game.rules import RULES
from artgames.games.steal_this_game.rules.actions import (
    EndShuffle,
    PlaceCashier,
    RemoveBox,
    Reroll,
    ShuffleHidden,
    Swap,
    TimeUp,
)
from artgames.games.steal_this_game.rules.events import (
    BoxesShuffledHidden,
    BoxesSwapped,
    BoxRemoved,
    CashierPlaced,
    DiceShown,
    DieRerolled,
    Doubted,
    ShuffleEnded,
)
from artgames.games.steal_this_game.rules.records import MOST_SWAPS, NOWHERE
from tests.games.steal_this_game.conftest import ANI, BERND, OBSERVE_6, Counter, Set


@pytest.fixture
def accused(counter: Set) -> Counter:
    """Bernd told the truth about a 3 and a 4, and Ani did not believe it. The money is in the second box."""
    return counter().hide(position=1, cashier=1, dice=(3, 4)).claim(2).doubt()


def test_a_doubt_shows_the_dice_to_everybody(accused: Counter) -> None:
    assert accused.events == (Doubted(ANI), DiceShown((3, 4), True, BERND))
    assert accused.view(ANI).dice == accused.view(None).dice == (3, 4)
    assert accused.phase == "remove"


# ST-06 Which box goes


def test_st06_only_an_empty_box_may_go_be_it_protected_or_not(accused: Counter, counter: Set) -> None:
    assert accused.may(RemoveBox) == [(0,), (2,), (3,)]
    accused.cannot(ANI, RemoveBox(1))
    protected = counter().hide(position=0, cashier=2, dice=(3, 4)).claim(2).doubt()
    assert (2,) in protected.may(RemoveBox)


def test_st06_which_boxes_are_empty_is_chosen_from_in_secret(accused: Counter) -> None:
    assert all(choice.secret for choice in RULES.choices(accused.state, ANI))


def test_st06_the_boxes_to_the_right_move_up(accused: Counter) -> None:
    accused.remove(0)
    assert accused.events == (BoxRemoved(0, ANI),)
    assert (accused.state.boxes, accused.view(ANI).money, accused.state.cashier) == (3, 0, NOWHERE)
    assert accused.view(None).removed == 1


def test_what_the_thief_saw_moves_up_with_the_boxes(counter: Set) -> None:
    game = counter().hide(position=1, cashier=1, dice=(3, 4)).claim(0).believe().look(0).reply()
    game.claim(1).believe().look(3).reply().claim(2).doubt().remove(0)
    assert game.view(BERND).seen == (None, None, False)
    assert game.view(None).looked == (2,)


def test_st06_the_third_wrong_accusation_leaves_one_box_and_the_thief_wins(counter: Set) -> None:
    game = counter(games=1).hide(position=0, cashier=0, dice=(6, 6))
    for stop in (5, OBSERVE_6):
        game.claim(stop).doubt().remove(game.state.boxes - 1).go_on_after_removal(cashier=0, die=0)
    game.state = msgspec.structs.replace(game.state, dice=(4, 6))
    game.claim(8).doubt().remove(1)
    assert game.happened() == ["BoxRemoved", "GameEnded", "MatchEnded"]
    assert (game.state.results[0].winner, game.state.results[0].reason) == (BERND, "last_box")


# ST-07 The shell game


def test_st07_boxes_are_swapped_in_sight_and_carry_the_money(accused: Counter) -> None:
    accused.remove(3)
    assert accused.may(Swap) == [(0, 1), (0, 2), (1, 2)]
    accused.do(ANI, Swap(0, 1))
    assert accused.events == (BoxesSwapped(0, 1, 1),)
    assert accused.state.money == 0
    accused.do(ANI, Swap(1, 2, 2))
    assert accused.state.money == 0
    accused.do(ANI, Swap(0, 2, 0))
    assert accused.state.money == 2


@pytest.mark.parametrize(("first", "second", "pace"), [(0, 0, 1), (1, 0, 1), (0, 3, 1), (0, 1, 3), (0, 1, -1)])
def test_st07_other_swaps_are_refused(accused: Counter, first: int, second: int, pace: int) -> None:
    accused.remove(3)
    accused.cannot(ANI, Swap(first, second, pace))


def test_st07_the_pace_of_a_swap_is_a_choice() -> None:
    game = Counter().hide(dice=(3, 4)).claim(2).doubt().remove(3)
    swaps = [choice for choice in RULES.choices(game.state, ANI) if choice.kind is Swap]
    assert {choice.fields for choice in swaps} == {(Number("pace", 0, 2),)}
    assert swaps[0].make() == Swap(0, 1, 1), "steady, unless somebody says otherwise"


def test_st07_marks_of_what_was_seen_vanish_once_something_moved(counter: Set) -> None:
    game = counter().hide(position=1, cashier=1, dice=(3, 4)).claim(0).believe().look(0).reply().claim(2).doubt()
    game.remove(3)
    assert game.view(BERND).seen == (False, None, None)
    game.do(ANI, Swap(1, 2))
    assert game.view(BERND).seen == (None, None, None)
    assert game.view(None).looked == ()


def test_st07_marks_stay_when_nothing_is_moved(counter: Set) -> None:
    game = counter().hide(position=1, cashier=1, dice=(3, 4)).claim(0).believe().look(0).reply().claim(2).doubt()
    game.remove(3)
    game.do(ANI, EndShuffle())
    assert game.events == (ShuffleEnded(ANI, 0, by_time=False),)
    assert game.view(BERND).seen == (False, None, None)


def test_st07_ten_seconds_and_then_the_house_ends_it(accused: Counter) -> None:
    assert RULES.timed(accused.state) is None
    accused.remove(3)
    assert RULES.timed(accused.state) == accused.view(None).shuffle_seconds == 10
    assert RULES.to_act(accused.state) == (ANI, HOUSE)
    accused.do(ANI, Swap(0, 1))
    accused.do(HOUSE, TimeUp())
    assert accused.events == (ShuffleEnded(ANI, 1, by_time=True),)
    assert accused.phase == "place" and RULES.timed(accused.state) is None


def test_st07_without_a_clock_only_the_exhibitor_ends_it(counter: Set) -> None:
    game = counter(shuffle_seconds=0).hide(dice=(3, 4)).claim(2).doubt().remove(3)
    assert RULES.timed(game.state) is None
    assert RULES.to_act(game.state) == (ANI,)
    game.cannot(HOUSE, TimeUp())


def test_st07_twenty_swaps_are_enough(accused: Counter) -> None:
    accused.remove(3)
    for _ in range(MOST_SWAPS):
        accused.do(ANI, Swap(0, 1))
    assert accused.may(Swap) == [] and accused.may(EndShuffle) == [()]
    accused.cannot(ANI, Swap(0, 1))


def test_st07_hidden_every_place_of_the_money_is_equally_likely(counter: Set) -> None:
    found: Tally[int] = Tally()
    for number in range(300):
        game = counter(seed=str(number), shuffle_visibility="hidden").hide(position=1, cashier=0, dice=(3, 4))
        game.claim(2).doubt().remove(3)
        assert game.may(Swap) == [] and RULES.timed(game.state) is None
        game.do(ANI, ShuffleHidden())
        assert game.events == (BoxesShuffledHidden(ANI),)
        found[game.state.money] += 1
    assert set(found) == {0, 1, 2} and min(found.values()) > 70


def test_st07_hidden_the_exhibitor_may_leave_the_boxes_alone(counter: Set) -> None:
    game = counter(shuffle_visibility="hidden").hide(position=1, dice=(3, 4)).claim(0).believe().look(0).reply()
    game.claim(2).doubt().remove(3)
    game.do(ANI, EndShuffle())
    assert game.state.money == 1 and game.view(BERND).seen == (False, None, None)


def test_st07_hidden_a_mix_takes_the_marks_away_even_if_it_moved_nothing(counter: Set) -> None:
    game = counter(shuffle_visibility="hidden").hide(position=1, dice=(3, 4)).claim(0).believe().look(0).reply()
    game.claim(2).doubt().remove(3)
    game.do(ANI, ShuffleHidden())
    assert game.view(BERND).seen == (None, None, None) and game.phase == "place"
    game.cannot(ANI, ShuffleHidden())


# ST-08 The cashier after that


def test_st08_the_cashier_may_be_placed_at_any_box(accused: Counter) -> None:
    accused.remove(0)
    accused.do(ANI, EndShuffle())
    assert accused.may(PlaceCashier) == [(0,), (1,), (2,)]
    accused.do(ANI, PlaceCashier(2))
    assert accused.events == (CashierPlaced(2, ANI),)
    assert accused.phase == "reroll"


# ST-03 The die that is rolled again


def test_st03_one_die_is_rolled_again_in_secret(accused: Counter) -> None:
    accused.remove(3)
    accused.do(ANI, EndShuffle())
    accused.do(ANI, PlaceCashier(0))
    assert accused.may(Reroll) == [(0,), (1,)]
    assert all(choice.secret for choice in RULES.choices(accused.state, BERND))
    accused.do(BERND, Reroll(1))
    first, second = accused.state.dice
    assert first == 3
    assert accused.events == (DieRerolled(1, second, BERND),)
    assert accused.events[0].seen_by(ANI) == DieRerolled(None, None, BERND)
    assert accused.view(ANI).dice == () and accused.view(ANI).last_shown_dice == (3, 4)
    assert accused.view(BERND).dice == (3, second)


def test_st03_after_a_belief_the_dice_stay(counter: Set) -> None:
    game = counter().hide(dice=(3, 4)).claim(2).believe()
    game.cannot(BERND, Reroll(0))
    game.look(0).reply()
    assert game.state.dice == (3, 4) and game.phase == "claim"


def test_st03_a_die_falls_on_each_side_alike() -> None:
    found: Tally[int] = Tally()
    for number in range(600):
        game = Counter(seed=str(number)).hide(dice=(3, 4)).claim(2).doubt().remove(3).go_on_after_removal(die=0)
        found[game.state.dice[0]] += 1
    assert set(found) == {1, 2, 3, 4, 5, 6} and min(found.values()) > 70
