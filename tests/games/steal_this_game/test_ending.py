"""How a game and a match end, and who plays which role."""

from collections import Counter as Tally

import pytest

from artgames.engine.api import HOUSE, Outcome, Refused, Setup
from artgames.games.steal_this_game.rules import RULES
from artgames.games.steal_this_game.rules.actions import NextGame, Open
from artgames.games.steal_this_game.rules.events import BoxOpened, GameEnded, GameStarted, MatchEnded
from artgames.games.steal_this_game.rules.track import STEAL
from tests.games.steal_this_game.conftest import ANI, BERND, Counter, Set

# ST-09 Caught lying


def caught(counter: Set, **options: int) -> Counter:
    return counter(**options).hide(position=1, cashier=2, dice=(3, 4)).claim(5).doubt()


def test_st09_a_liar_must_open_an_unprotected_box_at_once(counter: Set) -> None:
    game = caught(counter)
    assert game.phase == "open" and game.may(Open) == [(0,), (1,), (3,)]
    game.cannot(BERND, Open(2))


def test_st09_with_the_money_a_liar_wins_all_the_same(counter: Set) -> None:
    game = caught(counter)
    game.act(Open(1))
    assert game.events == (BoxOpened(1, True, BERND), GameEnded(1, BERND, "lucky_lie", (3, 4), 1, BERND))


def test_st09_with_an_empty_box_the_exhibitor_wins(counter: Set) -> None:
    game = caught(counter)
    game.act(Open(0))
    assert game.events == (BoxOpened(0, False, BERND), GameEnded(1, ANI, "caught", (3, 4), 1, BERND))


# ST-10 Steal


def test_st10_steal_is_not_answered_and_may_come_first(counter: Set) -> None:
    game = counter().hide(position=1, cashier=2, dice=(3, 4)).claim(STEAL)
    assert game.phase == "open" and RULES.to_act(game.state) == (BERND,)
    assert game.view(ANI).dice == (), "nothing was claimed, so nothing is shown yet"


@pytest.mark.parametrize(("box", "winner", "reason"), [(1, BERND, "stolen"), (3, ANI, "empty_hands")])
def test_st10_the_same_opening_decides(counter: Set, box: int, winner: int, reason: str) -> None:
    game = counter().hide(position=1, cashier=2, dice=(3, 4)).claim(STEAL).act(Open(box))
    assert (game.state.results[0].winner, game.state.results[0].reason) == (winner, reason)
    assert game.view(None).opened == box


def test_at_the_end_dice_and_money_lie_open(counter: Set) -> None:
    game = caught(counter)
    assert game.view(None).money is None
    game.act(Open(0))
    assert game.phase == "game_over"
    assert (game.view(None).money, game.view(None).dice) == (1, (3, 4))
    assert RULES.outcome(game.state) is None and RULES.to_act(game.state) == (HOUSE,)


# ST-12 Roles


@pytest.mark.parametrize(("seat", "thief"), [("first", 0), ("second", 1)])
def test_st12_the_first_thief_can_be_chosen(counter: Set, seat: str, thief: int) -> None:
    assert counter(thief_seat=seat).thief == thief


def test_st12_or_is_drawn_by_chance(counter: Set) -> None:
    found = Tally(counter(thief_seat="random", seed=str(number)).thief for number in range(200))
    assert set(found) == {0, 1} and min(found.values()) > 70


def test_st12_in_a_match_of_two_the_roles_are_swapped(counter: Set) -> None:
    game = caught(counter).act(Open(0)).next_game()
    assert game.events == (GameStarted(2, ANI, BERND),)
    assert (game.thief, game.exhibitor, game.phase) == (ANI, BERND, "hide")
    view = game.view(BERND)
    assert (view.boxes, view.money, view.dice, view.token, view.history) == (4, None, (), -1, ())
    assert view.wins == (1, 0) and view.last_shown_dice == ()


def test_st12_two_wins_win_the_match(counter: Set) -> None:
    game = caught(counter).act(Open(0)).next_game()
    game.hide(position=1, cashier=2).claim(STEAL).act(Open(1))
    outcome = Outcome((ANI,), (2, 0), "both_games")
    assert game.events[-1] == MatchEnded(outcome) and RULES.outcome(game.state) == outcome
    assert RULES.to_act(game.state) == ()


def test_st12_one_win_each_is_a_draw_that_both_share(counter: Set) -> None:
    game = caught(counter).act(Open(0)).next_game()
    game.hide(position=1, cashier=2).claim(STEAL).act(Open(0))
    assert RULES.outcome(game.state) == Outcome((ANI, BERND), (1, 1), "draw")


def test_st12_a_single_game_decides_by_itself(counter: Set) -> None:
    game = caught(counter, games=1).act(Open(1))
    assert RULES.outcome(game.state) == Outcome((BERND,), (0, 1), "one_game")
    game.cannot(HOUSE, NextGame())


def test_three_cannot_play(counter: Set) -> None:
    with pytest.raises(Refused):
        RULES.start(Setup(3, {}, "crowd"))
