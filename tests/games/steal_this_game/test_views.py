"""Secrets: the money, the dice, what the thief saw, which die was rolled again, where the boxes were mixed to."""

import msgspec

from artgames.engine.api import Seat
from artgames.engine.rng import Rng
from artgames.games.steal_this_game.rules import RULES
from artgames.games.steal_this_game.rules.actions import EndShuffle, PlaceCashier, Reroll, ShuffleHidden, Swap
from artgames.games.steal_this_game.rules.events import MoneyHidden
from artgames.games.steal_this_game.rules.records import State
from tests.games.steal_this_game.conftest import ANI, BERND, Counter, Set


def worlds(state: State, seat: Seat | None, count: int = 200) -> list[State]:
    return [RULES.resample_hidden(state, seat, Rng.from_seed(f"{seat}/{number}")) for number in range(count)]


def everything(game: Counter, seat: Seat | None) -> tuple[object, ...]:
    return game.view(seat), [event.seen_by(seat) for event in game.events]


def test_only_the_exhibitor_learns_where_the_money_is(counter: Set) -> None:
    one, other = (counter().hide(position=position, cashier=0) for position in (1, 2))
    assert everything(one, BERND) == everything(other, BERND)
    assert everything(one, None) == everything(other, None)
    assert one.view(ANI).money == 1 and MoneyHidden(ANI, 1) in [event.seen_by(ANI) for event in one.events]


def test_only_the_thief_learns_the_dice(counter: Set) -> None:
    games = [counter(seed=str(number)).hide(dice=None) for number in range(6)]
    assert len({game.state.dice for game in games}) > 3
    for audience in (ANI, None):
        assert len({repr(everything(game, audience)) for game in games}) == 1
    assert games[0].view(BERND).dice == games[0].state.dice


def test_what_the_thief_saw_is_told_to_nobody_else(counter: Set) -> None:
    found, empty = (counter().hide(position=p, cashier=0, dice=(3, 4)).claim(0).believe().look(2) for p in (2, 1))
    assert everything(found, None) == everything(empty, None)
    assert found.view(BERND).seen[2] is True and empty.view(BERND).seen[2] is False


def test_st03_nobody_learns_which_die_was_rolled_again(counter: Set) -> None:
    first, second = (counter().hide(dice=(3, 4)).claim(2).doubt().remove(3) for _ in range(2))
    first.go_on_after_removal(die=0)
    second.go_on_after_removal(die=1)
    for audience in (ANI, None):
        assert everything(first, audience) == everything(second, audience)
    assert everything(first, BERND) != everything(second, BERND)


def test_st07_nobody_but_the_exhibitor_learns_where_a_hidden_shuffle_put_the_money(counter: Set) -> None:
    games = [counter(seed="same", shuffle_visibility="hidden").hide(dice=(3, 4)).claim(2).doubt() for _ in range(6)]
    for number, game in enumerate(games):
        game.remove(3)
        game.state = msgspec.structs.replace(game.state, rng=Rng.from_seed(str(number)))
        game.do(ANI, ShuffleHidden())
    assert len({game.state.money for game in games}) > 1
    for audience in (BERND, None):
        assert len({repr(everything(game, audience)) for game in games}) == 1


def test_the_choices_of_a_removal_are_for_the_exhibitor_alone(counter: Set) -> None:
    game = counter().hide(position=1, dice=(3, 4)).claim(2).doubt()
    assert RULES.choices(game.state, BERND) == ()
    assert len(RULES.choices(game.state, ANI)) == 3


# Other worlds


def test_in_another_world_of_the_thief_the_money_is_where_nobody_looked(counter: Set) -> None:
    game = counter().hide(position=1, cashier=3, dice=(3, 4)).claim(0).believe().look(0)
    assert {world.money for world in worlds(game.state, BERND)} == {1, 2, 3}
    assert {world.money for world in worlds(game.state, None)} == {0, 1, 2, 3}
    assert {world.money for world in worlds(game.state, ANI)} == {1}


def test_a_thief_who_has_seen_the_money_lives_in_one_world(counter: Set) -> None:
    game = counter().hide(position=1, cashier=3, dice=(3, 4)).claim(0).believe().look(1)
    assert {world.money for world in worlds(game.state, BERND)} == {1}


def test_after_a_swap_the_money_may_be_anywhere(counter: Set) -> None:
    game = counter().hide(position=1, cashier=3, dice=(3, 4)).claim(0).believe().look(1).reply().claim(2).doubt()
    game.remove(3)
    game.do(ANI, Swap(0, 1))
    assert {world.money for world in worlds(game.state, BERND)} == {0, 1, 2}


def test_in_another_world_of_the_exhibitor_one_of_the_shown_dice_is_left(counter: Set) -> None:
    game = counter().hide(dice=(3, 4))
    assert len({world.dice for world in worlds(game.state, ANI, 600)}) == 36
    game.claim(2).doubt()
    assert {world.dice for world in worlds(game.state, ANI)} == {(3, 4)}
    game.remove(3)
    game.do(ANI, EndShuffle())
    game.do(ANI, PlaceCashier(0))
    assert {world.dice for world in worlds(game.state, ANI)} == {(3, 4)}
    game.do(BERND, Reroll(1))
    assert all(world.dice[0] == 3 or world.dice[1] == 4 for world in worlds(game.state, ANI))
    assert len({world.dice for world in worlds(game.state, ANI)}) == 11
    assert {world.dice for world in worlds(game.state, BERND)} == {game.state.dice}
