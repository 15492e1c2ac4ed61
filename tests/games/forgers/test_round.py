"""A round from the first look to the reveal, ruling by ruling."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from artgames.engine.api import HOUSE, Refused, Setup
from artgames.games.forgers.rules import RULES
from artgames.games.forgers.rules.options import cards_for_a_match, settle
from artgames.games.forgers.rules.records import (
    Forge,
    ForgeriesRevealed,
    Forgery,
    Guess,
    GuessMade,
    HandDealt,
    MatchEnded,
    Ready,
    WallClosed,
    WallOpened,
)

if TYPE_CHECKING:
    from tests.games.forgers.conftest import ForgersTable

    MakeTable = Callable[..., ForgersTable]


def refused(table: ForgersTable, seat: int, action: Forge | Guess | Ready) -> str:
    with pytest.raises(Refused) as caught:
        table.do(seat, action)
    return caught.value.sentence.render(())


# The look


def test_the_wall_has_24_paintings_and_every_hand_five(make_table: MakeTable) -> None:
    table = make_table()
    assert [len(hand) for hand in table.state.hands] == [5, 5, 5, 5]
    (opened,) = table.open()
    assert isinstance(opened, WallOpened)
    assert len(opened.paintings) == len(set(opened.paintings)) == 24
    assert table.view(None).wall == opened.paintings


@pytest.mark.parametrize(("option", "seconds"), [({}, 30), ({"timer_seconds": 45}, 45), ({"timer_seconds": 0}, None)])
def test_sp45_every_round_has_a_timed_look(make_table: MakeTable, option: dict[str, int], seconds: int | None) -> None:
    table = make_table(**option)
    for _ in range(2):
        table.open()
        assert RULES.timed(table.state) == seconds
        assert (HOUSE in table.match.to_act()) == (seconds is not None)
        table.everybody_ready()
        assert RULES.timed(table.state) is None
        table.forge(0, 1, 2)
        table.guess(23, 23, 23)
        table.next_round()


def test_the_look_ends_early_only_when_all_but_the_forger_are_ready(make_table: MakeTable) -> None:
    table = make_table()
    table.open()
    assert "not this player’s turn" in refused(table, table.forger, Ready())
    first, second, third = table.guessers
    table.do(first, Ready())
    table.do(second, Ready())
    assert table.view(None).ready == tuple(sorted((first, second)))
    assert table.do(third, Ready())[-1] == WallClosed(by_time=False)
    assert table.state.phase == "forge"


def test_time_up_closes_the_wall(make_table: MakeTable) -> None:
    table = make_table()
    table.open()
    assert table.time_up() == (WallClosed(by_time=True),)
    assert table.match.to_act() == (table.forger,)


# Forging


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sp41_exactly_one_forgery_for_each_other_player(make_table: MakeTable, seats: int) -> None:
    table = make_table(seats)
    table.to_forge()
    hand, count = table.state.hands[table.forger], seats - 1
    for wrong in (count - 1, count + 1):
        assert refused(table, table.forger, Forge(hand[:wrong], tuple(range(wrong))))
    table.forge(*range(count))
    assert len(table.state.forged) == count
    assert table.state.hands[table.forger] == hand[count:]


def test_sp41_places_are_distinct_and_cards_come_from_the_hand(make_table: MakeTable) -> None:
    table = make_table()
    table.to_forge()
    hand = table.state.hands[table.forger]
    others = table.state.hands[table.guessers[0]]
    assert refused(table, table.forger, Forge(hand[:3], (4, 4, 5))) == "You can choose each one only once."
    assert refused(table, table.forger, Forge((*hand[:2], others[0]), (1, 2, 3)))
    assert refused(table, table.forger, Forge(hand[:3], (1, 2, 24)))
    assert refused(table, table.guessers[0], Forge(others[:3], (1, 2, 3)))


def test_each_card_hangs_at_its_own_place(make_table: MakeTable) -> None:
    table = make_table(3)
    table.to_forge()
    wall, hand = table.state.wall, table.state.hands[table.forger]
    table.do(table.forger, Forge((hand[3], hand[1]), (20, 7)))
    assert table.state.forged == (Forgery(7, wall[7] or 0, hand[1]), Forgery(20, wall[20] or 0, hand[3]))
    assert (table.state.wall[7], table.state.wall[20]) == (hand[1], hand[3])
    untouched = [place for place in range(24) if place not in (7, 20)]
    assert all(table.state.wall[place] == wall[place] for place in untouched)


def test_sp42_one_pair_of_originals_may_change_places_and_is_not_forged(make_table: MakeTable) -> None:
    table = make_table()
    table.to_forge()
    wall = table.state.wall
    table.forge(0, 1, 2, swapped=(10, 5))
    assert (table.state.wall[5], table.state.wall[10]) == (wall[10], wall[5])
    (made, *_) = table.guess(5)
    assert isinstance(made, GuessMade) and not made.guess.found
    table.guess(10, 10)
    assert table.view(None).before == wall
    assert table.state.pad[-1].swapped == (5, 10)


def test_sp42_a_forgery_never_changes_places(make_table: MakeTable) -> None:
    """The pair changes places first: what hung at 3 is stolen at 4, and the forgery stays where it was hung."""
    table = make_table(2)
    table.to_forge()
    wall, card = table.state.wall, table.state.hands[table.forger][0]
    table.forge(4, swapped=(3, 4))
    assert table.state.forged == (Forgery(4, wall[3] or 0, card),)
    assert (table.state.wall[3], table.state.wall[4]) == (wall[4], card)
    table.guess(0)
    assert table.view(None).before == wall


@pytest.mark.parametrize(("extra", "allowed"), [(0, (0,)), (1, (0, 1)), (12, (0, 1, 2, 12))])
def test_sp42_how_many_pairs_is_a_house_rule(make_table: MakeTable, extra: int, allowed: tuple[int, ...]) -> None:
    for pairs in (0, 1, 2, 12):
        table = make_table(2, extra_swaps=extra)
        table.to_forge()
        swapped = tuple(range(2 * pairs))
        if pairs in allowed:
            table.forge(0, swapped=swapped)
            assert table.state.swapped == swapped
        else:
            assert refused(table, table.forger, Forge(table.state.hands[table.forger][:1], (0,), swapped))
    table = make_table(2, extra_swaps=extra)
    table.to_forge()
    assert refused(table, table.forger, Forge(table.state.hands[table.forger][:1], (0,), (7,))), "half a pair"


# Guessing


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sp40_the_left_neighbour_of_the_forger_guesses_first(make_table: MakeTable, seats: int) -> None:
    table = make_table(seats)
    order = table.guessers
    assert order[0] == (table.forger + 1) % seats
    table.to_guess()
    asked: list[int] = []
    for _ in order:
        asked += table.match.to_act()
        table.guess(23)
    assert asked == order


def test_sp43_a_found_forgery_goes_out_and_its_finder_gets_a_stolen_painting(make_table: MakeTable) -> None:
    table = make_table()
    table.to_guess(4, 9, 14)
    finder = table.guessers[0]
    forgery = table.state.wall[9]
    (made,) = table.guess(9)
    assert isinstance(made, GuessMade) and made.guess.found and made.taker == finder
    assert table.state.wall[9] is None and table.state.box == (forgery,)
    assert table.state.points[finder] == 1 and sum(table.state.points) == 1


def test_sp43_a_wrong_guess_pays_for_the_forger_and_the_painting_stays(make_table: MakeTable) -> None:
    table = make_table()
    table.to_guess(4, 9, 14)
    painting = table.state.wall[5]
    (made,) = table.guess(5)
    assert isinstance(made, GuessMade) and not made.guess.found and made.taker == table.forger
    assert table.state.wall[5] == painting
    assert table.state.points[table.forger] == 1


def test_sp43_every_guess_hands_out_one_stolen_painting_at_random(make_table: MakeTable) -> None:
    first_taken = set()
    for seed in range(12):
        table = make_table(seed=f"loot {seed}")
        table.to_guess(4, 9, 14)
        originals = [forgery.original for forgery in table.state.forged]
        revealed = table.guess(9, 0, 14)[1]
        assert isinstance(revealed, ForgeriesRevealed)
        first, _, third = table.guessers
        assert [taker for taker, _ in revealed.taken] == [first, table.forger, third]
        assert sorted(card for _, card in revealed.taken) == sorted(originals)
        assert [len(loot) for loot in table.state.loot] == list(table.state.points)
        first_taken.add(originals.index(revealed.taken[0][1]))
    assert first_taken == {0, 1, 2}


def test_sp43_forgeries_that_nobody_found_hang_on_and_only_gaps_are_filled(make_table: MakeTable) -> None:
    table = make_table()
    table.to_guess(4, 9, 14)
    table.guess(9, 0, 0)
    wall, top = table.state.wall, table.state.deck[3]
    table.next_round()
    (opened,) = table.open()
    assert isinstance(opened, WallOpened) and opened.filled == (9,)
    assert opened.paintings == tuple(top if painting is None else painting for painting in wall)
    assert table.state.forged == ()


def test_sp44_a_place_named_in_vain_may_be_named_again_a_gap_may_not(make_table: MakeTable) -> None:
    table = make_table()
    table.to_guess(4, 9, 14)
    table.guess(9)
    gone = refused(table, table.guessers[1], Guess((9,)))
    assert gone == "9 cannot be chosen here."
    table.guess(5)
    (made, *_) = table.guess(5)
    assert isinstance(made, GuessMade) and not made.guess.found
    assert table.state.points[table.forger] == 2


def test_everybody_points_at_exactly_one(make_table: MakeTable) -> None:
    table = make_table()
    table.to_guess()
    for places in ((), (1, 2)):
        assert refused(table, table.guessers[0], Guess(places))
    assert refused(table, table.guessers[1], Guess((1,))), "not their turn"
    assert refused(table, table.forger, Guess((1,)))


def test_the_reveal_tells_before_and_after_of_every_forged_place(make_table: MakeTable) -> None:
    table = make_table(3)
    table.to_forge()
    wall = table.state.wall
    table.forge(2, 3)
    events = table.guess(2, 20)
    told = next(event for event in events if isinstance(event, ForgeriesRevealed))
    assert [(forgery.place, forgery.original) for forgery in told.forged] == [(2, wall[2]), (3, wall[3])]
    for audience in (None, 0, 1, 2):
        assert table.view(audience).forged == told.forged
        assert table.view(audience).before == wall


# From round to round


def test_sp47_only_the_forgers_hand_is_filled_up_to_five(make_table: MakeTable) -> None:
    table = make_table()
    table.whole_round()
    old, hands, top = table.forger, table.state.hands, table.state.deck[:3]
    dealt, _ = table.next_round()
    assert dealt == HandDealt(old, top)
    assert dealt.seen_by(table.forger) == HandDealt(old, None)
    assert table.state.hands[old] == hands[old] + top
    assert all(table.state.hands[seat] == hands[seat] for seat in range(4) if seat != old)
    assert table.forger == (old + 1) % 4


# The end


def play_until_ten(table: ForgersTable) -> tuple[object, ...]:
    """Nobody ever finds anything, so that forgers get three a round."""
    while True:
        events = table.whole_round()
        if table.state.phase == "ended":
            return events
        table.next_round()


def test_sp46_the_round_is_finished_and_the_most_paintings_win(make_table: MakeTable) -> None:
    table = make_table(2)
    events = play_until_ten(table)
    assert isinstance(events[-1], MatchEnded)
    outcome = table.match.outcome()
    assert outcome is not None
    assert max(outcome.points) == 10 and outcome.points[outcome.winners[0]] == 10
    assert table.state.round == len(table.state.pad) == 19


def test_sp46_a_tie_is_shared(make_table: MakeTable) -> None:
    table = make_table(3, goal=4)
    first, second, third = (table.forger, *table.guessers)
    table.whole_round(found=2)  # 0 1 1
    table.next_round()
    table.whole_round(found=2)  # the second forges: 1 1 2
    table.next_round()
    table.whole_round(found=2)  # the third forges: 2 2 2
    table.next_round()
    table.whole_round(found=2)  # the first forges: 2 3 3
    table.next_round()
    assert [table.state.points[seat] for seat in (first, second, third)] == [2, 3, 3]
    table.to_guess()
    table.guess(0)  # the second forges; the third finds one
    assert table.state.phase == "guess", "the round is finished although somebody has four"
    table.guess(23)
    outcome = table.match.outcome()
    assert outcome is not None and outcome.reason == "shared"
    assert set(outcome.winners) == {second, third}


@pytest.mark.parametrize("at_once", [False, True])
def test_sp46_stop_immediately(make_table: MakeTable, at_once: bool) -> None:
    table = make_table(4, goal=4, stop_immediately=at_once)
    first = table.forger
    for _ in range(2):
        table.whole_round()  # three for the first forger, three for the second
        table.next_round()
    table.to_guess()
    table.guess(23, 0)  # the third forger gets one, then the first one's fourth painting
    assert table.state.points[first] == 4
    assert (table.state.phase == "ended") == at_once
    if at_once:
        assert len(table.state.guesses) == 2, "the last one does not guess any more"
        assert len(table.state.box) == 2, "the forgery that was found, and the painting that nobody got"
    else:
        table.guess(23)
        assert table.state.phase == "ended"


@pytest.mark.parametrize(("seats", "most"), [(2, 72), (3, 95), (4, 122)])
def test_sp46_the_deck_cannot_run_out(make_table: MakeTable, seats: int, most: int) -> None:
    """The longest match is one in which every forgery is found, so that paintings are spread evenly."""
    needed = cards_for_a_match(make_table(seats).state.house)
    assert needed <= most
    tight = make_table(seats, cards=needed)
    tight.whole_round(found=seats - 1)
    while tight.state.phase != "ended":
        tight.next_round()
        tight.whole_round(found=seats - 1)
    assert tight.state.deck == (), "no card more than needed"


def test_a_box_that_could_run_out_is_refused() -> None:
    with pytest.raises(Refused, match="need at least"):
        settle(Setup(4, {}, "few", tuple(range(115))))
    assert settle(Setup(2, {}, "few", tuple(range(70)))).cards == 70
