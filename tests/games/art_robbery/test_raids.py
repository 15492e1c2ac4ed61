"""From the last tile of a raid to the first card of the next one (AR-11 to AR-17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from artgames.engine.api import HOUSE
from artgames.games.art_robbery.data import BOSS, DOG, GREEDY
from artgames.games.art_robbery.rules import RULES
from artgames.games.art_robbery.rules.actions import GoOn
from artgames.games.art_robbery.rules.events import (
    BossCaught,
    BossKept,
    CardDrawn,
    DeckReshuffled,
    RaidEnded,
    RaidStarted,
    StacksClosed,
)
from artgames.games.art_robbery.rules.records import Out, RaidEnd

if TYPE_CHECKING:
    from tests.games.art_robbery.conftest import ARTable

    MakeTable = Callable[..., ARTable]

ZERO, ONE, TWO, THREE, THREE_TOO, THREE_AGAIN, FOUR, FIVE, BOSS_TILE = range(9)


def test_ar11_a_raid_ends_with_the_last_tile_in_the_middle_and_the_taker_still_draws(make_table: MakeTable) -> None:
    table = make_table(hands={0: [1]}, middle=(ONE,), loot={1: (FOUR,)})
    top = table.state.deck[-1]
    table.play(1, ONE)
    assert table.state.phase == "raid_over"
    assert table.events[2:] == (CardDrawn(0, top), RaidEnded(0, False))
    assert len(table.state.hands[0]) == 5
    assert table.state.loot == ((ONE,), (FOUR,), ()), "the loot lies open until the house goes on"
    assert RULES.to_act(table.state) == (HOUSE,)
    assert [choice.make() for choice in RULES.choices(table.state, HOUSE)] == [GoOn()]


def test_ar11_a_theft_does_not_end_a_raid(make_table: MakeTable) -> None:
    table = make_table(hands={0: [4]}, middle=(ONE,), loot={1: (FOUR,)})
    table.play(4, FOUR, 1)
    assert table.state.phase == "play"


@pytest.mark.parametrize("keeper", [FOUR, FIVE])
def test_ar12_the_boss_is_kept_with_a_four_or_a_five(make_table: MakeTable, keeper: int) -> None:
    table = make_table(hands={0: [1]}, middle=(ONE,), loot={1: (BOSS_TILE, keeper)})
    table.play(1, ONE)
    assert table.events[-1] == BossKept(1, BOSS_TILE)
    assert table.state.raid_end == RaidEnd(False, 1, True)
    assert BOSS_TILE in table.state.loot[1]


def test_ar12_the_boss_alone_is_out_of_the_game_and_never_its_own_five(make_table: MakeTable) -> None:
    table = make_table(hands={0: [1]}, middle=(ONE,), loot={1: (BOSS_TILE, THREE), 2: (FOUR, FIVE)})
    table.play(1, ONE)
    assert table.events[-1] == BossCaught(1, BOSS_TILE)
    assert table.state.raid_end == RaidEnd(False, 1, False)
    assert table.state.loot[1] == (THREE,)
    assert Out(BOSS_TILE, 1) in table.state.out


def test_ar12_only_what_is_held_at_the_end_counts(make_table: MakeTable) -> None:
    """The 5 was taken, but is stolen before the raid ends."""
    table = make_table(hands={0: [1], 2: [5]}, active=2, middle=(ONE,), loot={0: (BOSS_TILE, FIVE)})
    table.play(5, FIVE, 0)
    table.play(1, ONE)
    assert table.events[-1] == BossCaught(0, BOSS_TILE)


def test_ar12_a_four_of_an_earlier_raid_does_not_help(make_table: MakeTable) -> None:
    table = make_table(hands={0: [BOSS]}, raid=1, middle=(9 + BOSS_TILE,), stacks={0: (FOUR, FIVE)})
    table.play(BOSS, 9 + BOSS_TILE)
    assert table.events[-1] == BossCaught(0, 9 + BOSS_TILE)


def test_ar13_the_loot_goes_face_down_and_is_safe(make_table: MakeTable) -> None:
    table = make_table(hands={0: [1, 4], 1: [4]}, middle=(ONE,), loot={1: (FOUR,)})
    table.play(1, ONE)
    table.go_on()
    assert table.events == (StacksClosed(), RaidStarted(1, 1))
    assert table.state.stacks == ((ONE,), (FOUR,), ())
    assert table.state.loot == ((), (), ())
    assert table.state.middle == tuple(range(9, 18))
    assert table.options(4) == {(9 + FOUR, -1)}


def test_ar14_the_dog_stays_where_it_is_between_raids(make_table: MakeTable) -> None:
    for dog in (-1, 2):
        table = make_table(hands={0: [1]}, middle=(ONE,), dog=dog)
        hands_and_deck = (table.state.hands[1:], table.state.deck[:-1])
        table.play(1, ONE)
        table.go_on()
        assert table.state.dog == dog
        assert (table.state.hands[1:], table.state.deck) == hands_and_deck, "hands and deck stay too"


def test_ar15_the_owner_of_the_dog_begins_the_next_raid(make_table: MakeTable) -> None:
    table = make_table(hands={0: [1]}, middle=(ONE,), dog=2)
    table.play(1, ONE)
    table.go_on()
    assert table.state.active == 2


@pytest.mark.parametrize(("last", "starter"), [(0, 1), (2, 0)])
def test_ar15_without_an_owner_it_is_the_left_neighbour_of_the_last_player(
    make_table: MakeTable, last: int, starter: int
) -> None:
    table = make_table(hands={last: [1]}, active=last, middle=(ONE,))
    table.play(1, ONE)
    table.go_on()
    assert table.state.active == starter


def test_ar16_the_deck_is_refilled_at_once_and_with_the_card_just_played(make_table: MakeTable) -> None:
    table = make_table(hands={0: [4]}, deck=1)
    played, top, discard = table.state.hands[0][0], table.state.deck[-1], table.state.discard
    table.play(4, FOUR)
    assert table.events[-2:] == (CardDrawn(0, top), DeckReshuffled())
    assert sorted(table.state.deck) == sorted((*discard, played))
    assert table.state.deck != (*discard, played)
    assert table.state.discard == ()
    assert (table.view(None).discard_top, table.view(None).last_played) == (-1, played)


def test_ar16_a_refill_cannot_fail_with_five_players(make_table: MakeTable) -> None:
    table = make_table(5, deck=1, hands={0: [DOG]})
    table.play(DOG)
    assert len(table.state.deck) == 55 - 25


def stalling(make_table: MakeTable, **more: object) -> ARTable:
    """The deck is about to be reshuffled for the second time since a tile left the middle."""
    return make_table(
        hands={0: [4, DOG, GREEDY]},
        middle=(ONE, BOSS_TILE),
        loot={0: (FIVE,), 1: (FOUR,)},
        deck=1,
        reshuffles=1,
        **more,
    )


def test_ar17_two_reshuffles_without_a_tile_from_the_middle_end_the_raid(make_table: MakeTable) -> None:
    table = stalling(make_table)
    table.play(DOG)
    assert table.events[-2:] == (DeckReshuffled(), RaidEnded(0, True, (ONE, BOSS_TILE)))
    assert table.state.raid_end == RaidEnd(True, -1, False)
    assert table.state.out[-2:] == (Out(ONE, -1), Out(BOSS_TILE, -1))
    table.go_on()
    assert (table.state.raid, table.state.reshuffles) == (1, 0), "a new raid counts anew"


def test_ar17_a_theft_does_not_help_against_the_guard(make_table: MakeTable) -> None:
    table = stalling(make_table)
    table.play(4, FOUR, 1)
    assert table.state.phase == "raid_over"


def test_ar17_a_tile_from_the_middle_sets_the_count_to_zero(make_table: MakeTable) -> None:
    table = stalling(make_table)
    table.play(GREEDY, ONE)
    assert table.state.phase == "play"
    assert table.state.reshuffles == 1, "the reshuffle of this very turn counts, the earlier one does not"


def test_ar17_the_count_is_taken_at_the_end_of_a_turn_also_after_a_defence(make_table: MakeTable) -> None:
    table = stalling(make_table, dog=1)
    table.play(4, FOUR, 1)
    assert table.state.pending is not None
    table.defend(give_dog=1)
    assert table.state.phase == "raid_over"
    assert table.state.raid_end == RaidEnd(True, -1, False)


def test_ar17_the_boss_is_checked_when_a_raid_is_broken_off(make_table: MakeTable) -> None:
    table = make_table(hands={0: [DOG]}, middle=(ONE,), loot={1: (BOSS_TILE,)}, deck=1, reshuffles=1)
    table.play(DOG)
    assert table.state.raid_end == RaidEnd(True, 1, False)


def test_ar17_without_the_guard_a_raid_goes_on(make_table: MakeTable) -> None:
    table = stalling(make_table, stall_guard=False)
    table.play(DOG)
    assert (table.state.phase, table.state.reshuffles) == ("play", 2)
