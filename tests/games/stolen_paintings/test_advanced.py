"""The advanced game: paintings of earlier rounds come back, and may turn up anywhere (SP-20, SP-21, SP-22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from artgames.engine.api import HOUSE, Refused
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.stolen_paintings import GAME, words
from artgames.games.stolen_paintings.bot import make_bot
from artgames.games.stolen_paintings.bot.earlier import faded
from artgames.games.stolen_paintings.bot.levels import LEVELS
from artgames.games.stolen_paintings.rules import RULES
from artgames.games.stolen_paintings.rules.events import (
    AuctionOpened,
    DeckReshuffled,
    ExhibitOpened,
    PaintingsReturned,
    RoundStarted,
)

if TYPE_CHECKING:
    from tests.games.stolen_paintings.conftest import SPTable

    MakeTable = Callable[..., SPTable]


def second_round(make_table: MakeTable, **options: int | str) -> SPTable:
    table = make_table(**options)
    table.whole_round()
    table.next_round()
    return table


@pytest.mark.parametrize(("count", "top"), [(10, 30), (15, 30), (20, 40)])
def test_sp20_discards_are_shuffled_into_the_top_of_the_deck(make_table: MakeTable, count: int, top: int) -> None:
    table = second_round(make_table, adv_return=count, adv_top=top)
    box, deck = set(table.state.box), table.state.deck
    events = table.open()
    assert events[0] == PaintingsReturned(count)
    now = table.state.exhibit + table.state.deck
    assert set(now[: count + top]) <= box | set(deck[:top])
    assert len(box & set(now[: count + top])) == count
    assert now[count + top :] == deck[top:]
    assert len(table.state.box) == len(box) - count
    assert RULES.check(table.state) == []


def test_sp20_chance_decides_which_and_where(make_table: MakeTable) -> None:
    found = set()
    for seed in ("one", "two", "three"):
        table = second_round(make_table, adv_return=10, seed=seed)
        box = table.state.box
        table.open()
        found.add(tuple(box.index(card) for card in table.state.exhibit if card in box))
    assert len(found) == 3


def test_sp20_where_fewer_cards_are_left_all_of_them_are_used(make_table: MakeTable) -> None:
    table = second_round(make_table, exhibit=12, adv_return=20, cards=60)
    assert len(table.state.box) == 19 and len(table.state.deck) == 41
    assert table.open()[0] == PaintingsReturned(19)
    assert table.state.box == ()
    short = second_round(make_table, exhibit=12, adv_return=20, adv_top=40, cards=52)
    deck = set(short.state.deck)
    assert len(deck) == 33
    short.open()
    assert deck <= {*short.state.exhibit, *short.state.deck}


def test_sp21_nothing_comes_back_before_the_first_round(make_table: MakeTable) -> None:
    table = make_table(adv_return=15)
    assert table.view(None).returning == 0
    assert [type(event) for event in table.open()] == [ExhibitOpened]


def test_sp21_it_happens_before_every_further_round(make_table: MakeTable) -> None:
    table = make_table(adv_return=15)
    for number in range(1, 5):
        assert table.view(None).returning == (15 if number > 1 else 0)
        table.open()
        table.everybody_ready()
        table.steal()
        table.hang_stolen_at(1)
        table.mark(dict.fromkeys(table.detectives, ()))
        if number < 4:
            table.next_round()
    back = [event for event in table.match.events(None) if isinstance(event, PaintingsReturned)]
    assert back == [PaintingsReturned(15)] * 3


def test_sp22_a_newcomer_at_the_auction_may_be_known_from_an_earlier_round(make_table: MakeTable) -> None:
    known = 0
    for number in range(10):
        table = second_round(make_table, adv_return=20, seed=f"night {number}")
        before = set(table.state.box)
        table.to_guess((1,))
        strangers = [card for card in table.state.auction if card not in table.state.stolen]
        known += len(before & set(strangers))
        table.mark(dict.fromkeys(table.detectives, (1,)))
        assert all(row.exact for row in table.state.pad[-1].rows if not row.thief)  # only this exhibit counts
    assert known > 0


def test_sp15_the_box_goes_under_only_when_what_came_back_is_not_enough(make_table: MakeTable) -> None:
    table = second_round(make_table, exhibit=12, adv_return=10, cards=38)
    assert len(table.state.deck) == 19
    assert DeckReshuffled() not in table.open()
    short = second_round(make_table, exhibit=12, adv_return=10, cards=27)
    assert len(short.state.deck) == 8
    assert short.open()[:2] == (PaintingsReturned(10), DeckReshuffled())
    assert short.state.box == () and RULES.check(short.state) == []


def test_sp26_advanced_exhibit_size_and_wagers_are_independent(make_table: MakeTable) -> None:
    table = second_round(make_table, adv_return=20, adv_top=40, exhibit=48, wager_tokens=3)
    table.open()
    assert len(table.state.exhibit) == 48 and table.view(None).purses == (3, 3, 3, 3)
    assert RULES.check(table.state) == []


def test_sp20_the_size_of_the_mix_means_nothing_without_the_variant() -> None:
    with pytest.raises(Refused) as refusal:
        GAME.complete({"adv_top": 40})
    assert "adv_return" in refusal.value.sentence.render(())
    assert GAME.complete({"adv_top": 40, "adv_return": 10})["adv_top"] == 40


def test_a_match_comes_back_from_its_save(make_table: MakeTable) -> None:
    table = second_round(make_table, adv_return=12)
    table.open()
    assert Match.load(RULES, table.match.save()).state == table.state


def test_the_log_says_that_old_ones_are_back() -> None:
    told = [words.describe_event(PaintingsReturned(count)) for count in (1, 15)]
    assert [line and line.render(()) for line in told] == [
        "One painting from an earlier round is back in the deck.",
        "15 paintings from earlier rounds are back in the deck.",
    ]


# Bots


def test_earlier_rounds_fade_and_only_what_is_seen_again_matters() -> None:
    events = (
        RoundStarted(1, 0),
        ExhibitOpened((1, 2)),
        AuctionOpened((2, 3)),
        RoundStarted(2, 1),
        ExhibitOpened((4,)),
        RoundStarted(3, 0),
        ExhibitOpened((3, 5)),
    )
    feelings = faded(events, {3, 4, 5, 9}, LEVELS["normal"])
    assert list(feelings) == [4, 3]
    assert feelings[4] > feelings[3] > 0
    assert faded(events, {3}, LEVELS["hard"])[3] < feelings[3] < faded(events, {3}, LEVELS["easy"])[3]


def wrong_marks(make_table: MakeTable, level: str, **options: int) -> int:
    """Of bots of this level in a few matches."""
    bot, wrong = make_bot(level), 0
    for number in range(10):
        table = make_table(seed=f"back {number}", **options)
        while table.match.outcome() is None:
            seat = table.match.to_act()[0]
            choice = RULES.choices(table.state, seat)[0]
            rng = Rng.from_seed(f"{number}/{seat}")
            table.do(seat, choice.make() if seat == HOUSE else bot.choose(table.match.seen(seat), rng).action)
        wrong += sum(row.wrong for scored in table.state.pad[1:] for row in scored.rows)
    return wrong


def test_easy_bots_mistake_old_acquaintances_for_stolen_ones(make_table: MakeTable) -> None:
    assert wrong_marks(make_table, "easy", adv_return=20) > wrong_marks(make_table, "easy")
