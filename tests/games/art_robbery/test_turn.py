"""A turn: what each card takes, and the dog that stands between (AR-01 to AR-10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from artgames.engine.api import HOUSE, Refused, Setup
from artgames.games.art_robbery.data import BOSS, DOG, GREEDY, Faces
from artgames.games.art_robbery.rules import RULES
from artgames.games.art_robbery.rules.actions import Defend, GoOn, PlayCard
from artgames.games.art_robbery.rules.events import (
    CardDrawn,
    CardPlayed,
    DogGiven,
    DogTaken,
    RaidStarted,
    TheftTried,
    TileStolen,
    TileTaken,
)
from artgames.games.art_robbery.rules.records import Theft

if TYPE_CHECKING:
    from tests.games.art_robbery.conftest import ARTable

    MakeTable = Callable[..., ARTable]

ZERO, ONE, TWO, THREE, THREE_TOO, THREE_AGAIN, FOUR, FIVE, BOSS_TILE = range(9)
NOTHING = (-1, -1)


def test_ar01_chance_picks_the_first_player() -> None:
    starters = set()
    for number in range(40):
        step = RULES.start(Setup(3, {}, f"night {number}"))
        assert step.events == (RaidStarted(0, step.state.active),)
        starters.add(step.state.active)
    assert starters == {0, 1, 2}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ar01_the_host_may_choose_who_begins(seats: int) -> None:
    for number in range(20):
        night = f"night {number}"
        for starter in range(seats):
            step = RULES.start(Setup(seats, {"starter": starter + 1}, night))
            assert step.events == (RaidStarted(0, starter),)
            assert step.state.hands == RULES.start(Setup(seats, {}, night)).state.hands


def test_ar01_the_lot_decides_for_an_empty_seat() -> None:
    starters = {RULES.start(Setup(2, {"starter": 5}, f"night {number}")).state.active for number in range(20)}
    assert starters == {0, 1}


def test_five_cards_each_and_the_dog_in_the_middle() -> None:
    for seats in range(2, 6):
        state = RULES.start(Setup(seats, {}, "deal")).state
        assert [len(hand) for hand in state.hands] == [5] * seats
        assert len(state.deck) == 55 - 5 * seats
        assert state.dog == -1
        assert state.middle == tuple(range(9))


def test_a_number_card_takes_its_tile_from_the_middle(make_table: MakeTable) -> None:
    table = make_table(hands={0: [4]})
    table.play(4, FOUR)
    assert table.state.loot == ((FOUR,), (), ())
    assert FOUR not in table.state.middle
    assert table.events[:2] == (CardPlayed(0, 24, "takes"), TileTaken(0, FOUR))
    assert table.state.active == 1


def test_ar02_the_middle_comes_first(make_table: MakeTable) -> None:
    table = make_table(hands={0: [3, 4]}, loot={1: (THREE, FOUR), 2: (THREE_TOO,)})
    assert table.options(3) == {(THREE_AGAIN, -1)}
    assert table.options(4) == {(FOUR, 1)}
    with pytest.raises(Refused):
        table.play(3, THREE, 1)


def test_ar03_stealing_is_a_must_and_the_thief_picks_the_victim(make_table: MakeTable) -> None:
    table = make_table(hands={0: [3]}, loot={0: (THREE,), 1: (THREE_TOO,), 2: (THREE_AGAIN,)})
    assert table.options(3) == {(THREE_TOO, 1), (THREE_AGAIN, 2)}
    table.play(3, THREE_AGAIN, 2)
    assert table.state.loot == ((THREE, THREE_AGAIN), (THREE_TOO,), ())
    assert table.events[:2] == (CardPlayed(0, 18, "steals"), TileStolen(0, 2, THREE_AGAIN))


def test_ar03_stealing_may_be_optional_also_for_the_boss_card(make_table: MakeTable) -> None:
    table = make_table(hands={0: [4, BOSS, 5]}, loot={1: (FOUR, BOSS_TILE)}, steal_optional=True)
    assert table.options(4) == {(FOUR, 1), NOTHING}
    assert table.options(BOSS) == {(BOSS_TILE, 1), NOTHING}
    assert table.options(5) == {(FIVE, -1)}, "what lies in the middle must still be taken"
    table.play(4)
    assert table.state.loot[1] == (FOUR, BOSS_TILE)
    assert table.events[0] == CardPlayed(0, 24, "nothing")


def test_ar04_nothing_to_take_still_draws(make_table: MakeTable) -> None:
    table = make_table(hands={0: [4]}, loot={0: (FOUR,)})
    top = table.state.deck[-1]
    assert table.options(4) == {NOTHING}
    table.play(4)
    assert table.events == (CardPlayed(0, 24, "nothing"), CardDrawn(0, top))
    assert table.state.hands[0][-1] == top
    assert len(table.state.hands[0]) == 5


def test_ar05_equal_tiles_are_one_choice(make_table: MakeTable) -> None:
    table = make_table(hands={0: [3, GREEDY]})
    assert table.options(3) == {(THREE, -1)}
    assert table.options(GREEDY) == {(tile, -1) for tile in (ZERO, ONE, TWO, THREE, FOUR, FIVE, BOSS_TILE)}
    table = make_table(hands={0: [3]}, loot={1: (THREE, THREE_TOO, THREE_AGAIN)})
    assert table.options(3) == {(THREE, 1)}


def test_ar05_equal_values_with_other_dots_are_chosen_in_the_middle_and_at_the_victim(
    make_table: MakeTable, corrected: Callable[..., Faces]
) -> None:
    faces = corrected({THREE_TOO: 1})
    table = make_table(hands={0: [3, GREEDY]}, faces=faces)
    assert table.options(3) == {(THREE, -1), (THREE_TOO, -1)}
    assert {(THREE, -1), (THREE_TOO, -1)} <= table.options(GREEDY)
    assert (THREE_AGAIN, -1) not in table.options(GREEDY)
    table = make_table(hands={0: [3]}, loot={1: (THREE, THREE_TOO), 2: (THREE_AGAIN,)}, faces=faces)
    assert table.options(3) == {(THREE, 1), (THREE_TOO, 1), (THREE_AGAIN, 2)}
    table.play(3, THREE_TOO, 1)
    assert table.state.loot[0] == (THREE_TOO,)


@pytest.mark.parametrize(
    ("loot", "options"),
    [({}, {(BOSS_TILE, -1)}), ({2: (BOSS_TILE,)}, {(BOSS_TILE, 2)}), ({0: (BOSS_TILE,)}, {NOTHING})],
    ids=["in the middle", "at a player", "own"],
)
def test_ar06_a_boss_card_takes_the_boss_from_anywhere(
    make_table: MakeTable, loot: dict[int, tuple[int, ...]], options: set[tuple[int, int]]
) -> None:
    assert make_table(hands={0: [BOSS]}, loot=loot).options(BOSS) == options


def test_ar07_a_five_does_not_take_the_boss(make_table: MakeTable) -> None:
    table = make_table(hands={0: [5]}, loot={0: (FIVE,), 1: (BOSS_TILE,)})
    assert table.options(5) == {NOTHING}
    table = make_table(hands={0: [5]}, loot={0: (FIVE,)})
    assert table.options(5) == {NOTHING}


def test_ar08_a_greedy_thief_takes_anything_from_the_middle_and_from_nowhere_else(make_table: MakeTable) -> None:
    table = make_table(hands={0: [GREEDY]}, middle=(ONE, BOSS_TILE), loot={1: (FIVE,)}, dog=1)
    assert table.options(GREEDY) == {(ONE, -1), (BOSS_TILE, -1)}
    table.play(GREEDY, BOSS_TILE)
    assert table.state.loot[0] == (BOSS_TILE,)


def test_ar08_a_greedy_thief_may_have_to_leave_the_boss(make_table: MakeTable) -> None:
    table = make_table(hands={0: [GREEDY, BOSS]}, middle=(ONE, BOSS_TILE), greedy_no_boss=True)
    assert table.options(GREEDY) == {(ONE, -1)}
    assert table.options(BOSS) == {(BOSS_TILE, -1)}
    table = make_table(hands={0: [GREEDY]}, middle=(BOSS_TILE,), greedy_no_boss=True)
    assert table.options(GREEDY) == {NOTHING}
    table.play(GREEDY)
    assert isinstance(table.events[0], CardPlayed)
    assert table.events[0].effect == "nothing"


@pytest.mark.parametrize("owner", [-1, 2])
def test_ar09_a_dog_card_takes_the_dog_from_wherever_it_is(make_table: MakeTable, owner: int) -> None:
    table = make_table(hands={0: [DOG]}, dog=owner)
    table.play(DOG)
    assert table.state.dog == 0
    assert table.state.phase == "play", "nobody is asked whether the dog may go"
    assert table.events[:2] == (CardPlayed(0, 42, "dog"), DogTaken(0, owner))


def test_ar09_calling_the_own_dog_has_no_effect(make_table: MakeTable) -> None:
    table = make_table(hands={0: [DOG]}, dog=0)
    table.play(DOG)
    assert table.state.dog == 0
    assert table.happened() == ["CardPlayed"]
    assert table.events[0] == CardPlayed(0, 42, "nothing")


def at_defence(make_table: MakeTable, **more: object) -> ARTable:
    table = make_table(hands={0: [4, BOSS]}, loot={1: (FOUR, BOSS_TILE)}, dog=1, **more)
    table.play(4, FOUR, 1)
    return table


def test_ar10_the_dog_interrupts_the_turn_and_only_the_victim_is_asked(make_table: MakeTable) -> None:
    table = at_defence(make_table)
    state = table.state
    assert table.events == (CardPlayed(0, 24, "steals"), TheftTried(0, 1, FOUR))
    assert (state.phase, state.pending, state.active) == ("defence", Theft(0, 1, FOUR), 0)
    assert state.loot[1] == (FOUR, BOSS_TILE)
    assert len(state.hands[0]) == 4, "the card is drawn when the turn ends"
    assert RULES.to_act(state) == (1,)
    assert [choice.make() for choice in RULES.choices(state, 1)] == [Defend(0), Defend(1)]
    assert not any(choice.secret for choice in RULES.choices(state, 1))
    for seat, action in [(0, Defend(1)), (2, Defend(0)), (1, Defend(2)), (1, GoOn()), (HOUSE, GoOn())]:
        with pytest.raises(Refused):
            RULES.apply(state, seat, action)


def test_ar10_the_victim_gives_the_tile_and_keeps_the_dog(make_table: MakeTable) -> None:
    table = at_defence(make_table)
    table.defend(give_dog=0)
    assert table.state.loot[:2] == ((FOUR,), (BOSS_TILE,))
    assert (table.state.dog, table.state.phase, table.state.pending, table.state.active) == (1, "play", None, 1)
    assert table.events[0] == TileStolen(0, 1, FOUR)
    assert len(table.state.hands[0]) == 5


def test_ar10_the_victim_gives_the_dog_and_the_thief_gets_no_second_attempt(make_table: MakeTable) -> None:
    table = at_defence(make_table)
    table.defend(give_dog=1)
    assert table.state.loot[:2] == ((), (FOUR, BOSS_TILE))
    assert (table.state.dog, table.state.active) == (0, 1)
    assert table.events[0] == DogGiven(1, 0)
    assert len(table.state.hands[0]) == 5


def test_ar10_the_dog_also_guards_the_boss(make_table: MakeTable) -> None:
    table = make_table(hands={0: [BOSS]}, loot={1: (BOSS_TILE,)}, dog=1)
    table.play(BOSS, BOSS_TILE, 1)
    assert table.state.pending == Theft(0, 1, BOSS_TILE)


@pytest.mark.parametrize("dog", [-1, 0, 2])
def test_ar10_without_the_dog_nobody_is_asked(make_table: MakeTable, dog: int) -> None:
    table = make_table(hands={0: [4]}, loot={1: (FOUR,)}, dog=dog)
    table.play(4, FOUR, 1)
    assert table.state.pending is None
    assert table.state.loot[0] == (FOUR,)


def test_choices_are_in_hand_order_and_open(make_table: MakeTable) -> None:
    table = make_table(hands={0: [5, 0, GREEDY, 5, DOG]})
    choices = RULES.choices(table.state, 0)
    cards = [dict(choice.given)["card"] for choice in choices]
    assert list(dict.fromkeys(cards)) == list(table.state.hands[0])
    assert not any(choice.secret or choice.fields for choice in choices)
    assert [name for name, _ in choices[0].given] == ["card", "tile", "victim"]


@pytest.mark.parametrize(
    "action", [PlayCard(54), PlayCard(10**30), PlayCard(24), PlayCard(24, FOUR, 1), PlayCard(24, FIVE), PlayCard(-1)]
)
def test_what_is_not_listed_is_refused(make_table: MakeTable, action: PlayCard) -> None:
    table = make_table(hands={0: [4, 0, 1, 2, 3]})
    with pytest.raises(Refused):
        table.do(0, action)


def test_a_laid_card_cannot_be_taken_back(make_table: MakeTable) -> None:
    table = make_table(hands={0: [4]}, loot={1: (FOUR,)}, dog=1)
    step = RULES.apply(table.state, 0, PlayCard(24, FOUR, 1))
    assert step.reveals
    assert RULES.apply(step.state, 1, Defend(1)).reveals
