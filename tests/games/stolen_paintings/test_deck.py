"""SP-15: the arithmetic of the deck, and where the box goes when it runs out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from artgames.engine.api import Refused, Setup
from artgames.games.stolen_paintings.rules import RULES
from artgames.games.stolen_paintings.rules.events import DeckReshuffled

if TYPE_CHECKING:
    from tests.games.stolen_paintings.conftest import SPTable

    MakeTable = Callable[..., SPTable]


def rounds_with_reshuffle(table: SPTable, counts: list[int]) -> list[int]:
    """The rounds before which the box was shuffled, when the thieves steal so many."""
    found = []
    for number, count in enumerate(counts, 1):
        if any(isinstance(event, DeckReshuffled) for event in table.open()):
            found.append(number)
        table.time_up()
        table.steal(count)
        table.hang_stolen_at(*range(1, count + 1))
        table.mark(dict.fromkeys(table.detectives, ()))
        assert RULES.check(table.state) == []
        if number < len(counts):
            table.next_round()
    return found


@settings(max_examples=15, deadline=None)
@given(counts=st.lists(st.integers(1, 3), min_size=8, max_size=8))
def test_sp15_with_200_cards_rounds_1_to_6_fit_and_round_7_never(make_table: MakeTable, counts: list[int]) -> None:
    assert rounds_with_reshuffle(make_table(seats=8), counts) == [7]


@pytest.mark.parametrize(("count", "left"), [(1, 14), (3, 26)])
def test_sp15_cards_left_before_round_7(make_table: MakeTable, count: int, left: int) -> None:
    table = make_table(seats=8)
    for _ in range(6):
        table.whole_round(stolen_at=range(1, count + 1))
        table.next_round()
    assert len(table.state.deck) == left


def test_sp15_the_box_goes_under_the_remaining_deck(make_table: MakeTable) -> None:
    table = make_table(seats=8)
    for _ in range(6):
        table.whole_round()
        table.next_round()
    rest, box = table.state.deck, table.state.box
    assert len(rest) == 200 - 6 * 31
    table.open()
    assert table.state.exhibit[: len(rest)] == rest
    assert set(table.state.exhibit[len(rest) :]) | set(table.state.deck) == set(box)
    assert table.state.box == ()


def test_sp15_the_box_is_really_shuffled(make_table: MakeTable) -> None:
    table = make_table(seats=8)
    for _ in range(6):
        table.whole_round()
        table.next_round()
    box, rest = table.state.box, len(table.state.deck)
    table.open()
    assert table.state.exhibit[rest:] != box[: 24 - rest]


def test_sp15_never_between_exhibit_and_auction(make_table: MakeTable) -> None:
    """With the smallest box every round needs all cards, and still no painting left hanging comes to the auction."""
    table = make_table(seats=2, cards=31, rounds_per_player=4)
    for number in range(8):
        events = table.open()
        assert any(isinstance(event, DeckReshuffled) for event in events) == (number > 0)
        left_hanging = set(table.state.exhibit[1:])
        table.time_up()
        table.steal(1)
        assert not left_hanging & set(table.state.auction)
        table.hang_stolen_at(1)
        table.mark({table.detectives[0]: ()})
        if number < 7:
            table.next_round()


@pytest.mark.parametrize(("exhibit", "needed"), [(12, 19), (24, 31), (48, 55)])
def test_sp15_sp25_a_box_too_small_for_one_round_is_refused(exhibit: int, needed: int) -> None:
    options: dict[str, bool | int | str] = {"exhibit": exhibit}
    RULES.start(Setup(4, options, "seed", tuple(range(needed))))
    with pytest.raises(Refused) as refusal:
        RULES.start(Setup(4, options, "seed", tuple(range(needed - 1))))
    said = refusal.value.sentence.render(())
    assert str(needed) in said
    assert str(needed - 1) in said


def test_a_painting_twice_in_the_box_is_refused() -> None:
    with pytest.raises(Refused):
        RULES.start(Setup(4, {}, "seed", (*range(100), 5)))
