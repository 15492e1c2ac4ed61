"""Wagers: tokens of one's own, laid on a mark in secret, and what they bring (SP-35, SP-36)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
import pytest

from artgames.engine.api import HOUSE, Refused
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.stolen_paintings import words
from artgames.games.stolen_paintings.bot import make_bot
from artgames.games.stolen_paintings.bot.wager import rounds_as_detective, worth_a_wager
from artgames.games.stolen_paintings.rules import RULES
from artgames.games.stolen_paintings.rules.events import MarksLocked
from artgames.games.stolen_paintings.rules.records import Mark, TimeUp, Wager

if TYPE_CHECKING:
    from tests.games.stolen_paintings.conftest import SPTable

    MakeTable = Callable[..., SPTable]


def points(table: SPTable) -> dict[int, int]:
    return {row.seat: row.points for row in table.state.pad[-1].rows}


def test_sp35_everybody_begins_with_the_same_number(make_table: MakeTable) -> None:
    assert make_table(wager_tokens=3).view(None).purses == (3, 3, 3, 3)
    assert make_table().view(None).purses == ()


def test_sp35_a_wager_lies_on_a_painting_that_is_marked(make_table: MakeTable) -> None:
    table = make_table(wager_tokens=1)
    table.to_guess((2,))
    table.do(table.detectives[0], Wager(2, (7, 5)))
    assert table.state.marks[table.detectives[0]] == (2, 5, 7)
    assert table.view(table.detectives[0]).my_wager == 2


def test_sp35_a_wager_counts_as_one_of_the_marks(make_table: MakeTable) -> None:
    table = make_table(wager_tokens=1, max_marks=3)
    table.to_guess((2,))
    for others in ((1, 3, 4), (2,)):
        with pytest.raises(Refused):
            table.do(table.detectives[0], Wager(2, others))
    table.do(table.detectives[0], Wager(2, (1, 3)))


def test_sp35_a_token_is_spent_whether_right_or_wrong_and_only_once_a_round(make_table: MakeTable) -> None:
    table = make_table(wager_tokens=2)
    table.to_guess((2,))
    right, wrong, careful = table.detectives
    table.do(right, Wager(2, ()))
    with pytest.raises(Refused):
        table.do(right, Wager(3, ()))
    table.do(wrong, Wager(8, (2,)))
    table.do(careful, Mark((2,)))
    left = table.view(None).purses
    assert (left[right], left[wrong], left[careful], left[table.thief]) == (1, 1, 2, 2)


def test_sp35_without_a_token_there_is_nothing_to_lay(make_table: MakeTable) -> None:
    table = make_table(seats=2, wager_tokens=1)
    table.to_guess((2,))
    first = table.detectives[0]
    table.do(first, Wager(2, ()))
    for _ in range(2):
        table.next_round()
        table.to_guess((2,))
        if first == table.thief:
            table.do(table.detectives[0], Mark(()))
    assert [choice.kind for choice in RULES.choices(table.state, first)] == [Mark]
    with pytest.raises(Refused):
        table.do(first, Wager(2, ()))


def test_sp35_unspent_tokens_are_worth_nothing(make_table: MakeTable) -> None:
    plain, rich = make_table(), make_table(wager_tokens=10)
    for table in (plain, rich):
        table.whole_round(stolen_at=(3,), marks=(3,))
    assert plain.state.totals == rich.state.totals


def test_sp36_a_point_more_or_a_point_less(make_table: MakeTable) -> None:
    table = make_table(wager_tokens=3)
    table.to_guess((2, 3))
    right, wrong, both = table.detectives
    table.do(right, Wager(2, (3,)))
    table.do(wrong, Wager(8, ()))
    table.do(both, Wager(1, (2, 3)))
    assert points(table) == {right: 3 + 3 + 1, wrong: -2, both: 3 - 1 - 1, table.thief: 2}


def test_sp36_neither_the_exact_bonus_nor_the_thief_is_touched(make_table: MakeTable) -> None:
    plain, wagering = make_table(), make_table(wager_tokens=1)
    plain.whole_round(stolen_at=(2,), marks=(2,))
    wagering.to_guess((2,))
    for seat in wagering.detectives:
        wagering.do(seat, Wager(2, ()))
    thief = plain.thief
    assert points(wagering)[thief] == points(plain)[thief]
    assert all(row.exact for row in wagering.state.pad[-1].rows if not row.thief)


def test_sp36_the_thief_cannot_bet(make_table: MakeTable) -> None:
    table = make_table(wager_tokens=1)
    table.to_guess((2,))
    with pytest.raises(Refused):
        table.do(table.thief, Wager(2, ()))


def test_whoever_is_late_keeps_the_token(make_table: MakeTable) -> None:
    table = make_table(wager_tokens=1, guess_seconds=30)
    table.to_guess((2,))
    table.do(table.detectives[0], Wager(2, ()))
    table.do(HOUSE, TimeUp())
    left = table.view(None).purses
    assert [left[seat] for seat in table.detectives] == [0, 1, 1]


def test_sp14_nobody_else_learns_of_a_wager_before_the_reveal(make_table: MakeTable) -> None:
    table = make_table(wager_tokens=1)
    table.to_guess((2,))
    better, other, last = table.detectives
    events = table.do(better, Wager(2, ()))
    assert events == (MarksLocked(better, (2,), 2),)
    assert all(events[0].seen_by(seat) == MarksLocked(better, None) for seat in (other, table.thief, None))
    for seat in (other, table.thief, None):
        view = table.view(seat)
        assert (view.wagers, view.my_wager, view.purses) == ((), 0, (1, 1, 1, 1))
        worlds = [RULES.resample_hidden(table.state, seat, Rng.from_seed(str(number))) for number in range(30)]
        assert len({world.wagers[better] for world in worlds}) > 2
        assert all(RULES.check(world) == [] and RULES.view(world, seat) == view for world in worlds)
    table.mark({other: (), last: ()})
    assert table.view(None).wagers[better] == 2


def test_a_wager_can_be_taken_back_like_any_guess(make_table: MakeTable) -> None:
    table = make_table(wager_tokens=1)
    table.to_guess((2,))
    table.do(table.detectives[0], Wager(2, ()))
    table.match.undo(table.detectives[0])
    assert table.view(table.detectives[0]).my_wager == 0


def test_a_match_with_wagers_comes_back_from_its_save(make_table: MakeTable) -> None:
    table = make_table(wager_tokens=1)
    table.to_guess((2,))
    table.do(table.detectives[0], Wager(2, (4,)))
    assert Match.load(RULES, table.match.save()).state == table.state


def test_the_small_print_tells_the_wager(make_table: MakeTable) -> None:
    table = make_table(wager_tokens=1)
    table.to_guess((2,))
    lucky, unlucky, careful = table.detectives
    table.do(lucky, Wager(2, ()))
    table.do(unlucky, Wager(8, ()))
    table.do(careful, Mark(()))
    rows = table.state.pad[-1].rows
    told = {seat: [reason.render(()) for reason in words.reasons(rows[seat])] for seat in (lucky, unlucky)}
    assert told[lucky][-1] == "Wager: +1"
    assert told[unlucky] == ["One wrong mark: −1", "Wager: −1"]


# Bots


def test_a_bot_lays_a_token_only_when_it_is_sure(make_table: MakeTable) -> None:
    table = make_table(wager_tokens=1)
    table.to_guess((2,))
    view = table.view(table.detectives[0])
    assert rounds_as_detective(view) == 3
    assert worth_a_wager(0.9, view) and not worth_a_wager(0.7, view)


def test_a_bot_with_a_token_for_every_round_does_not_keep_one_for_nothing(make_table: MakeTable) -> None:
    table = make_table(wager_tokens=3)
    table.to_guess((2,))
    view = table.view(table.detectives[0])
    assert worth_a_wager(0.7, view) and not worth_a_wager(0.5, view)
    assert not worth_a_wager(1.0, msgspec.structs.replace(view, purses=(0, 0, 0, 0)))


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_bots_of_every_level_win_more_wagers_than_they_lose(make_table: MakeTable, level: str) -> None:
    bot, gains = make_bot(level), []
    for number in range(12):
        table = make_table(seed=f"wagers {number}", wager_tokens=2)
        while (outcome := table.match.outcome()) is None:
            seat = table.match.to_act()[0]
            rng = Rng.from_seed(f"{number}/{seat}")
            choice = RULES.choices(table.state, seat)[0]
            table.do(seat, choice.make() if seat == HOUSE else bot.choose(table.match.seen(seat), rng).action)
        assert outcome.winners
        gains += [row.gain for scored in table.state.pad for row in scored.rows if row.wager]
    assert len(gains) > 20
    assert sum(gains) > 0
