"""The cooperative game: one sheet that every detective confirms, one verdict, no points (SP-23, SP-24, SP-26)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from artgames.engine.api import HOUSE, Refused
from artgames.engine.match import Match
from artgames.engine.rng import Rng
from artgames.games.stolen_paintings import GAME, words
from artgames.games.stolen_paintings.bot import make_bot
from artgames.games.stolen_paintings.bot.thief import escape_value
from artgames.games.stolen_paintings.rules import RULES
from artgames.games.stolen_paintings.rules.events import RoundDecided, SheetConfirmed, SheetLocked
from artgames.games.stolen_paintings.rules.records import Confirm, Decide, Mark, TimeUp, Wager

if TYPE_CHECKING:
    from tests.games.stolen_paintings.conftest import SPTable

    MakeTable = Callable[..., SPTable]

NAMES = ("Alex", "Rick", "Ruth", "Mary")


def at_guess(make_table: MakeTable, stolen_at: tuple[int, ...] = (2, 5), **options: bool | int) -> SPTable:
    table = make_table(cooperative=True, **options)
    table.to_guess(stolen_at)
    return table


def all_confirm(table: SPTable, *tokens: int) -> None:
    for seat in table.detectives:
        table.do(seat, Confirm(tokens))


def line(table: SPTable) -> str:
    return words.status(table.view(None)).render(NAMES)


# SP-24


def test_sp24_there_is_one_sheet_and_nobody_marks_alone(make_table: MakeTable) -> None:
    table = at_guess(make_table)
    with pytest.raises(Refused):
        table.do(table.detectives[0], Mark((2,)))
    table.do(table.detectives[0], Confirm((5, 2)))
    for seat in (*range(4), None):
        view = table.view(seat)
        assert (view.sheet, view.agreed) == ((2, 5), (table.detectives[0],))


def test_sp24_every_detective_has_to_confirm(make_table: MakeTable) -> None:
    table = at_guess(make_table)
    first, second, third = table.detectives
    table.do(first, Confirm((2,)))
    table.do(second, Confirm((2,)))
    assert table.match.to_act() == (third,)
    table.do(third, Confirm((2,)))
    assert table.match.outcome() is not None


def test_sp24_another_sheet_is_confirmed_by_nobody_else_yet(make_table: MakeTable) -> None:
    table = at_guess(make_table)
    first, second, third = table.detectives
    table.do(first, Confirm((2,)))
    table.do(second, Confirm((2,)))
    assert table.do(third, Confirm((2, 5))) == (SheetConfirmed(third, (2, 5), True),)
    assert table.state.agreed == (third,)
    assert set(table.match.to_act()) == {first, second}
    table.do(first, Confirm((2, 5)))
    assert table.do(second, Confirm((5, 2)))[:2] == (
        SheetConfirmed(second, (2, 5), False),
        SheetLocked((2, 5), tuple(sorted(table.detectives)), "all"),
    )


def test_sp24_the_sheet_is_never_empty_and_keeps_the_limit(make_table: MakeTable) -> None:
    table = at_guess(make_table, max_marks=3)
    for tokens in ((), (1, 2, 3, 4), (2, 2), (9,)):
        with pytest.raises(Refused):
            table.do(table.detectives[0], Confirm(tokens))
    with pytest.raises(Refused):
        table.do(table.thief, Confirm((1,)))


def test_sp24_a_confirmation_can_be_taken_back_until_the_reveal(make_table: MakeTable) -> None:
    table = at_guess(make_table)
    table.do(table.detectives[0], Confirm((2,)))
    table.match.undo(table.detectives[0])
    assert table.state.sheet == ()


def test_sp24_without_the_option_no_majority_decides(make_table: MakeTable) -> None:
    table = at_guess(make_table)
    for seat in table.detectives[:2]:
        table.do(seat, Confirm((2,)))
    with pytest.raises(Refused):
        table.do(HOUSE, Decide())


def test_sp24_on_deadlock_more_than_half_can_lock_the_sheet(make_table: MakeTable) -> None:
    table = at_guess(make_table, coop_majority=True)
    first, second, stubborn = table.detectives
    table.do(first, Confirm((2, 5)))
    assert RULES.choices(table.state, HOUSE) == ()
    table.do(second, Confirm((2, 5)))
    assert HOUSE in table.match.to_act() and stubborn in table.match.to_act()
    events = table.do(HOUSE, Decide())
    assert events[0] == SheetLocked((2, 5), tuple(sorted((first, second))), "majority")
    assert table.state.pad[-1].agreed == tuple(sorted((first, second)))


def test_sp24_half_of_them_is_no_majority(make_table: MakeTable) -> None:
    table = make_table(seats=5, cooperative=True, coop_majority=True)
    table.to_guess((1,))
    for seat in table.detectives[:2]:
        table.do(seat, Confirm((1,)))
    assert RULES.choices(table.state, HOUSE) == ()


def test_sp13_when_time_is_up_the_last_confirmed_sheet_counts(make_table: MakeTable) -> None:
    table = at_guess(make_table, guess_seconds=30)
    table.do(table.detectives[0], Confirm((2, 5)))
    assert SheetLocked((2, 5), (table.detectives[0],), "time") in table.do(HOUSE, TimeUp())
    empty = at_guess(make_table, guess_seconds=30)
    assert RoundDecided(empty.thief, False) in empty.do(HOUSE, TimeUp())


# SP-23


def test_sp23_exactly_what_was_stolen_and_the_detectives_win(make_table: MakeTable) -> None:
    table = at_guess(make_table)
    all_confirm(table, 2, 5)
    outcome = table.match.outcome()
    assert outcome is not None and set(outcome.winners) == set(table.detectives)
    assert outcome.reason == "detectives" and not outcome.counted
    thief = NAMES[table.thief]
    assert words.result(outcome).render(NAMES) == f"The detectives win: they found exactly what {thief} stole."


@pytest.mark.parametrize("sheet", [(2,), (2, 5, 7), (1, 3), (2, 6)])
def test_sp23_anything_else_and_the_thief_wins(make_table: MakeTable, sheet: tuple[int, ...]) -> None:
    table = at_guess(make_table)
    all_confirm(table, *sheet)
    outcome = table.match.outcome()
    assert outcome is not None and outcome.winners == (table.thief,)
    assert words.result(outcome).render(NAMES).startswith(f"{NAMES[table.thief]} wins:")


def test_sp23_one_round_is_a_game(make_table: MakeTable) -> None:
    for seats in (2, 3, 8):
        assert make_table(seats=seats, cooperative=True).view(None).rounds == 1


def test_sp23_everybody_is_the_thief_once_and_the_rounds_won_are_counted(make_table: MakeTable) -> None:
    table = make_table(seats=3, cooperative=True, coop_rotate=True)
    thieves = []
    for number in range(3):
        thieves.append(table.thief)
        table.to_guess((4,))
        all_confirm(table, 4 if number else 5)  # the first thief gets away
        if number < 2:
            table.next_round()
            assert table.state.sheet == ()
    assert sorted(thieves) == [0, 1, 2]
    outcome = table.match.outcome()
    assert outcome is not None and outcome.counted
    assert outcome.winners == (thieves[0],) and outcome.points[thieves[0]] == 3
    text = words.result(outcome).render(NAMES)
    assert text == f"{NAMES[thieves[0]]} wins, on the winning side in 3 of 3 rounds."


@pytest.mark.parametrize(("seats", "start"), [(2, "Alex and Rick share"), (4, "4 players share")])
def test_sp23_where_no_thief_got_away_all_share(make_table: MakeTable, seats: int, start: str) -> None:
    table = make_table(seats=seats, cooperative=True, coop_rotate=True)
    for number in range(seats):
        table.to_guess((4,))
        all_confirm(table, 4)
        if number < seats - 1:
            table.next_round()
    outcome = table.match.outcome()
    assert outcome is not None and len(outcome.winners) == seats
    assert words.result(outcome).render(NAMES).startswith(start)


# SP-26


@pytest.mark.parametrize("rule", [{"wager_tokens": 3}, {"rounds_per_player": 2}])
def test_sp26_what_is_about_points_has_no_place_here(rule: dict[str, int]) -> None:
    with pytest.raises(Refused) as refusal:
        GAME.complete({"cooperative": True, **rule})
    assert "cooperative" in refusal.value.sentence.render(())


@pytest.mark.parametrize("rule", ["coop_rotate", "coop_majority"])
def test_sp26_and_its_own_rules_have_none_elsewhere(rule: str) -> None:
    with pytest.raises(Refused):
        GAME.complete({rule: True})


def test_sp26_advanced_and_exhibit_size_go_together_with_it(make_table: MakeTable) -> None:
    table = make_table(cooperative=True, coop_rotate=True, adv_return=20, exhibit=48)
    table.to_guess((1,))
    with pytest.raises(Refused):
        table.do(table.detectives[0], Wager(1, ()))
    all_confirm(table, 1)
    table.next_round()
    assert table.view(None).returning == 20
    table.open()
    assert len(table.state.exhibit) == 48 and RULES.check(table.state) == []


# Words, saves


def test_the_line_above_the_board_says_who_is_missing(make_table: MakeTable) -> None:
    table = at_guess(make_table)
    first, second, third = table.detectives
    assert line(table) == "Detectives, agree on one sheet: what was stolen?"
    table.do(first, Confirm((2,)))
    assert line(table) == "Waiting for 2 detectives to confirm the sheet."
    table.do(second, Confirm((2,)))
    assert line(table) == f"Waiting for {NAMES[third]} to confirm the sheet."
    told = [words.describe_event(event) for event in table.match.events(None)]
    lines = [one.render(NAMES) for one in told if one is not None]
    assert lines[-2:] == [f"{NAMES[first]} writes 2 on the sheet.", f"{NAMES[second]} confirms the sheet."]


@pytest.mark.parametrize(
    ("stolen", "start"), [((1,), "One painting was stolen."), ((1, 2), "2 paintings were stolen.")]
)
def test_sp08_an_announced_count_is_said_here_too(make_table: MakeTable, stolen: tuple[int, ...], start: str) -> None:
    assert line(at_guess(make_table, stolen, announce_count=True)).startswith(start)


@pytest.mark.parametrize(
    ("locked", "text"),
    [
        (SheetLocked((2, 5), (1, 2), "all"), "The detectives agree on 2 and 5."),
        (SheetLocked((2,), (1,), "majority"), "Most of the detectives decide on 2."),
        (SheetLocked((2,), (1,), "time"), "Time is up: the sheet says 2."),
        (SheetLocked((), (), "time"), "Time is up, and the sheet is empty."),
    ],
)
def test_the_log_says_how_it_was_locked(locked: SheetLocked, text: str) -> None:
    told = words.describe_event(locked)
    assert told is not None and told.render(NAMES) == text


def test_a_match_comes_back_from_its_save(make_table: MakeTable) -> None:
    table = at_guess(make_table, coop_majority=True)
    table.do(table.detectives[0], Confirm((2, 5)))
    again = Match.load(RULES, table.match.save())
    assert again.state == table.state and again.events(None) == table.match.events(None)


# Bots


def played(table: SPTable, levels: str | tuple[str, ...], seed: str) -> None:
    """To the end; the bot of each level sits wherever it is asked."""
    names = (levels,) * 8 if isinstance(levels, str) else levels
    bots = [make_bot(level) for level in names]
    while table.match.outcome() is None:
        assert table.match.turn < 400, "they never agree"
        asked = table.match.to_act()
        seat = next((one for one in asked if one != HOUSE), HOUSE)
        rng = Rng.from_seed(f"{seed}/{seat}")
        if seat == HOUSE:
            table.do(HOUSE, RULES.choices(table.state, HOUSE)[0].make())
        else:
            table.do(seat, bots[seat].choose(table.match.seen(seat), rng).action)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("seats", [2, 4, 8])
def test_bots_agree_on_a_sheet_and_speak_up_once_at_most(make_table: MakeTable, level: str, seats: int) -> None:
    table = make_table(seats=seats, cooperative=True, coop_rotate=True, exhibit=12)
    played(table, level, "agree")
    written: dict[tuple[int, int], int] = {}
    number = 0
    for event in table.match.events(None):
        number += type(event).__name__ == "RoundStarted"
        if isinstance(event, SheetConfirmed) and event.is_new:
            written[number, event.seat] = written.get((number, event.seat), 0) + 1
    assert written and set(written.values()) == {1}


def test_bots_go_along_with_a_sheet_that_seems_likely_and_hold_against_nonsense(make_table: MakeTable) -> None:
    bot, followed = make_bot("hard"), {"true": 0, "nonsense": 0}
    for number in range(12):
        table = at_guess(make_table, (2,), seed=f"sheet {number}", exhibit=12)  # type: ignore[arg-type]
        first, second, _ = table.detectives
        for kind, sheet in (("true", (2,)), ("nonsense", (1, 7, 8))):
            table.do(first, Confirm(sheet))
            action = bot.choose(table.match.seen(second), Rng.from_seed(f"{number}")).action
            followed[kind] += action == Confirm(sheet)
            table.match.undo(first)
    assert followed["true"] >= 9 and followed["nonsense"] <= 2


def test_better_detectives_win_more_rounds_together(make_table: MakeTable) -> None:
    won = {}
    for level in ("easy", "hard"):
        won[level] = 0
        for number in range(15):
            table = make_table(seed=f"together {number}", cooperative=True)
            levels = tuple("normal" if seat == table.thief else level for seat in range(4))
            played(table, levels, f"{number}")
            won[level] += bool(table.state.pad[-1].found)
    assert won["hard"] > won["easy"]


def test_a_thief_who_has_only_to_escape_likes_more_to_be_found() -> None:
    assert escape_value([0.4, 0.4, 0.4]) > escape_value([0.4, 0.4]) > escape_value([0.4])
