"""The practice round shows what it says it shows: its script agrees with what the coach tells."""

from artgames import games
from artgames.engine.practice import PracticeMatch
from artgames.games.steal_this_game.rules.events import Claimed, DiceShown, GameEnded, Looked
from artgames.games.steal_this_game.rules.records import State
from artgames.games.steal_this_game.rules.track import STEAL, holds

GAME = games.load("steal_this_game")


def rehearsed() -> PracticeMatch[State]:
    match = PracticeMatch(GAME.info, GAME.rules, GAME.practice)
    while not match.is_over:
        due = match.due()
        if due is None:
            match.go_on()
        else:
            match.submit(due.seat, due.plan(match.state))
    return match


def test_a_truth_a_lie_and_a_truth_that_is_doubted() -> None:
    match = rehearsed()
    dice = (3, 5)
    claims = [event.stop for event in match.events(None) if isinstance(event, Claimed)]
    assert [holds(stop, dice) for stop in claims[:-1]] == [True, False, True] and claims[-1] == STEAL
    shown = [event for event in match.events(None) if isinstance(event, DiceShown)]
    assert [(event.dice, event.truth) for event in shown] == [(dice, True)]


def test_the_thief_finds_the_money_loses_sight_of_no_box_and_steals_it() -> None:
    match = rehearsed()
    looks = [(event.position, event.money) for event in match.events(0) if isinstance(event, Looked)]
    assert looks == [(3, False), (2, True)]
    swaps = [note.at[:2] for note in match.view(None).history if note.what == "swap"]  # type: ignore[attr-defined]
    assert swaps, "there is a shell game"
    money = looks[-1][0] - 1  # the first box was taken away
    for one, other in swaps:
        money = {one: other, other: one}.get(money, money)
    ended = match.events(None)[-2]
    assert isinstance(ended, GameEnded) and (ended.reason, ended.money) == ("stolen", money)
