"""What comes of the visits: the first player, the galleries, and the cards that come back (AG-07 to AG-15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from artgames.engine.api import HOUSE, Refused
from artgames.games.art_gallery.rules.actions import Answer, PickUp
from artgames.games.art_gallery.rules.events import (
    AreaOpened,
    CardPickedUp,
    FirstPlayerChosen,
    LastCardsShown,
    PaintingAwarded,
    PaintingRefused,
    RoundEnded,
)
from artgames.games.art_gallery.rules.records import NOTHING, Bid, Total

if TYPE_CHECKING:
    from tests.games.art_gallery.conftest import AGTable

    MakeTable = Callable[..., AGTable]


def last_cards(make_table: MakeTable, *cards: int, **options: bool) -> list[FirstPlayerChosen]:
    table = make_table(len(cards), hands={seat: (card,) for seat, card in enumerate(cards)}, **options)
    table.go_on()
    assert table.events[0] == LastCardsShown(cards)
    assert table.state.last_cards == cards
    return table.heard(FirstPlayerChosen)


# The first player


def test_ag07_the_highest_last_card_gets_the_first_player_card_and_a_zero_counts_nothing(make_table: MakeTable) -> None:
    assert last_cards(make_table, 3, 0, 5) == [FirstPlayerChosen(2)]
    assert last_cards(make_table, 1, 0) == [FirstPlayerChosen(0)]


def test_ag07_a_tie_goes_to_the_tied_who_sits_next_after_the_old_holder(make_table: MakeTable) -> None:
    """Seat 0 holds the card."""
    assert last_cards(make_table, 6, 2, 6, 6) == [FirstPlayerChosen(2, (0, 2, 3))]
    assert last_cards(make_table, 6, 2, 1, 6) == [FirstPlayerChosen(3, (0, 3))]
    assert last_cards(make_table, 4, 4) == [FirstPlayerChosen(1, (0, 1))]


def test_ag07_by_the_house_rule_a_tie_goes_to_the_neighbour_tied_or_not(make_table: MakeTable) -> None:
    assert last_cards(make_table, 6, 2, 6, 6, start_tie_literal=True) == [FirstPlayerChosen(1, (0, 2, 3))]
    assert last_cards(make_table, 4, 4, start_tie_literal=True) == [FirstPlayerChosen(1, (0, 1))]
    assert last_cards(make_table, 3, 0, 5, start_tie_literal=True) == [FirstPlayerChosen(2)]


# A gallery


def awarded(make_table: MakeTable, *bids: tuple[int, int], **more: object) -> PaintingAwarded:
    """In gallery 1, where nothing is settled before it; work 7 hangs there."""
    table = make_table(3, bids={1: list(bids)}, hanging={1: 7}, **more)
    table.go_on()
    (award,) = [award for award in table.heard(PaintingAwarded) if award.area == 1]
    assert table.state.collections[award.seat] == (7,)
    assert table.state.hanging[1] == NOTHING
    return award


def test_ag08_the_cards_of_a_gallery_are_turned_face_up(make_table: MakeTable) -> None:
    table = make_table(3, bids={1: [(0, 4), (1, 6)]})
    assert table.view(2).bids[1] == (Bid(0, None), Bid(1, None))
    table.go_on()
    assert table.heard(AreaOpened) == [AreaOpened(1, (Bid(0, 4), Bid(1, 6)))]
    assert table.view(2).bids[1] == (Bid(0, 4), Bid(1, 6))


def test_ag10_the_highest_bid_wins_and_own_cards_are_added(make_table: MakeTable) -> None:
    award = awarded(make_table, (0, 4), (1, 7), (0, 5))
    assert award == PaintingAwarded(1, 0, 7, (Total(0, 9), Total(1, 7)), "highest")


def test_ag10_whoever_is_alone_wins_with_anything(make_table: MakeTable) -> None:
    assert awarded(make_table, (1, 0)) == PaintingAwarded(1, 1, 7, (Total(1, 0),), "alone")


def test_ag10_the_owner_of_the_tile_wins_a_tie(make_table: MakeTable) -> None:
    award = awarded(make_table, (0, 5), (1, 5), (2, 2), tiles={1: (7,)})
    assert award == PaintingAwarded(1, 1, 7, (Total(0, 5), Total(1, 5), Total(2, 2)), "tile")


def test_ag10_a_tile_does_not_help_somebody_who_is_not_tied(make_table: MakeTable) -> None:
    assert awarded(make_table, (0, 5), (1, 5), (2, 2), tiles={2: (7,)}).by == "marker"


def test_ag10_the_first_marker_wins_a_tie_without_the_tile(make_table: MakeTable) -> None:
    award = awarded(make_table, (2, 1), (0, 5), (2, 4), (1, 5))
    assert award == PaintingAwarded(1, 2, 7, (Total(2, 5), Total(0, 5), Total(1, 5)), "marker")


def test_ag10_a_tile_that_was_bought_in_this_round_counts(make_table: MakeTable) -> None:
    table = make_table(3, bids={0: [(1, 1), (2, 1)], 1: [(0, 6), (1, 6)]}, tiles={0: tuple(range(19, 30))})
    work = table.state.piles[0][-1]
    table = make_table(
        3, bids={0: [(1, 1), (2, 1)], 1: [(0, 6), (1, 6)]}, tiles={0: tuple(range(19, 30))}, hanging={1: work}
    )
    table.go_on()
    table.buy(0)
    table.buy()
    assert [(award.seat, award.work, award.by) for award in table.heard(PaintingAwarded)][:1] == [(1, work, "tile")]


def test_ag09_the_example_of_the_book_a_three_and_a_zero_bid_thirteen(make_table: MakeTable) -> None:
    award = awarded(make_table, (0, 8), (1, 3), (2, 4), (1, 0))
    assert award.totals == (Total(1, 13), Total(0, 8), Total(2, 4))


def test_ag09_two_own_zeros_are_twenty_and_one_alone_is_nothing(make_table: MakeTable) -> None:
    assert awarded(make_table, (0, 0), (1, 8), (0, 0)).totals == (Total(0, 20), Total(1, 8))
    assert awarded(make_table, (0, 0), (1, 1)).totals == (Total(1, 1), Total(0, 0))
    assert awarded(make_table, (0, 0), (1, 0)) == PaintingAwarded(1, 0, 7, (Total(0, 0), Total(1, 0)), "marker")


def test_ag09_by_the_house_rule_anybodys_card_makes_a_zero_strong(make_table: MakeTable) -> None:
    assert awarded(make_table, (0, 0), (1, 8), zero_any_card=True).totals == (Total(0, 10), Total(1, 8))
    assert awarded(make_table, (0, 0), zero_any_card=True).totals == (Total(0, 0),)


def test_ag11_the_winner_must_take_the_painting(make_table: MakeTable) -> None:
    table = make_table(3, bids={1: [(0, 4), (1, 6)]})
    table.go_on()
    assert table.state.phase == "pick"
    assert table.heard(PaintingAwarded)[0].seat == 1


def test_ag11_by_the_house_rule_the_winner_may_leave_it(make_table: MakeTable) -> None:
    table = make_table(3, bids={1: [(0, 4), (1, 6)]}, hanging={1: 7}, may_refuse=True)
    table.go_on()
    assert (table.state.phase, table.state.active) == ("award", 1)
    assert table.may() == [Answer(1), Answer(0)]
    table.leave()
    assert table.heard(PaintingRefused) == [PaintingRefused(1, 1, 7, (Total(1, 6), Total(0, 4)))]
    assert table.state.hanging[1] == 7 and table.state.awards == 0
    assert table.state.phase == "pick"


def test_ag11_or_take_it(make_table: MakeTable) -> None:
    table = make_table(3, bids={1: [(0, 4), (1, 6)]}, hanging={1: 7}, may_refuse=True)
    table.go_on()
    table.take()
    assert table.heard(PaintingAwarded) == [PaintingAwarded(1, 1, 7, (Total(1, 6), Total(0, 4)), "highest")]
    assert table.state.collections[1] == (7,)


# Cards come back


def test_ag12_the_last_marker_takes_a_card_back_first(make_table: MakeTable) -> None:
    table = make_table(3, bids={1: [(0, 4), (1, 6), (2, 2)]})
    table.go_on()
    assert (table.state.phase, table.state.active) == ("pick", 2)
    assert table.may() == [PickUp(2), PickUp(4), PickUp(6)]
    table.pick_up(6)
    assert table.events == (CardPickedUp(2, 1, 3, 6),)
    assert not table.reveals
    assert (table.state.active, table.may()) == (1, [PickUp(2), PickUp(4)])
    table.pick_up(4)
    assert table.heard(CardPickedUp)[:2] == [CardPickedUp(1, 1, 2, 4), CardPickedUp(0, 1, 1, 2, forced=True)]
    assert (table.state.taken[0][0], table.state.taken[1][0], table.state.taken[2][0]) == (2, 4, 6)


def test_ag12_by_the_house_rule_the_first_marker_does(make_table: MakeTable) -> None:
    table = make_table(3, bids={1: [(0, 4), (1, 6), (2, 2)]}, return_order="forward")
    table.go_on()
    assert table.state.active == 0
    table.pick_up(6)
    assert table.state.active == 1
    table.pick_up(2)
    assert table.heard(CardPickedUp)[1] == CardPickedUp(2, 1, 3, 4, forced=True)


def test_ag12_one_card_for_each_marker(make_table: MakeTable) -> None:
    table = make_table(3, bids={1: [(0, 4), (1, 6), (0, 2)]})
    table.go_on()
    table.pick_up(6)
    assert table.state.active == 1
    table.pick_up(4)
    assert table.state.taken[0][:2] == (6, 2)


def test_ag12_nobody_is_asked_where_all_cards_are_alike(make_table: MakeTable) -> None:
    table = make_table(3, bids={1: [(0, 4), (1, 4), (2, 4)]})
    table.go_on()
    picked = [event for event in table.heard(CardPickedUp) if event.area == 1]
    assert picked == [CardPickedUp(seat, 1, seat + 1, 4, forced=True) for seat in (2, 1, 0)]


def test_a_card_that_does_not_lie_there_cannot_be_taken(make_table: MakeTable) -> None:
    table = make_table(3, bids={1: [(0, 4), (1, 6)]})
    table.go_on()
    with pytest.raises(Refused):
        table.pick_up(5)


# The order


def test_ag13_the_shop_comes_first_and_each_gallery_is_settled_completely(make_table: MakeTable) -> None:
    bids = {0: [(0, 0)], 1: [(0, 5), (1, 5)], 3: [(0, 2), (1, 2)], 4: [(0, 7), (1, 8), (1, 1)]}
    table = make_table(2, bids=bids, hanging={1: 10, 3: 20, 4: 30})
    table.go_on()
    kinds = [(type(event).__name__, getattr(event, "area", None)) for event in table.events[2:]]
    assert kinds == [
        ("AreaOpened", 0),
        ("TilesBought", None),
        ("CardPickedUp", 0),
        ("AreaOpened", 1),
        ("PaintingAwarded", 1),
        ("CardPickedUp", 1),
        ("CardPickedUp", 1),
        ("AreaOpened", 3),
        ("PaintingAwarded", 3),
        ("CardPickedUp", 3),
        ("CardPickedUp", 3),
        ("AreaOpened", 4),
        ("PaintingAwarded", 4),
    ]
    assert table.state.collections == ((10, 20), (30,))


def test_ag13_paintings_of_one_round_join_a_collection_in_the_order_of_galleries(make_table: MakeTable) -> None:
    bids = {2: [(0, 8)], 1: [(0, 7)], 4: [(0, 6)], 3: [(1, 1), (1, 2), (1, 3), (1, 4)]}
    table = make_table(2, bids={**bids, 0: [(0, 0)]}, hanging={1: 40, 2: 30, 4: 20}, collections={0: (5,)})
    table.settle()
    assert table.state.collections[0] == (5, 40, 30, 20)


def test_ag15_where_nobody_laid_a_card_nothing_happens(make_table: MakeTable) -> None:
    everybody = {1: [(0, 1), (1, 1), (0, 2), (1, 2)], 3: [(0, 3), (1, 3), (0, 4), (1, 4)]}
    table = make_table(2, bids=everybody)
    hanging = table.state.hanging
    happened = table.settle()
    assert {event.area for event in happened if isinstance(event, AreaOpened)} == {1, 3}
    assert (table.state.hanging[2], table.state.hanging[4]) == (hanging[2], hanging[4])
    assert happened[-1] == RoundEnded(1, 2)
    assert table.rules.to_act(table.state) == (HOUSE,)
