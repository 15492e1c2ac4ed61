"""SP-50, sentence by sentence: the key, clues, guesses, the end of a turn and of the match."""

import pytest

from artgames.engine.api import Refused
from artgames.games.picture_code.rules.records import UNLIMITED, Clue, Guess, KeyShown, Stop, TurnEnded, other
from artgames.games.picture_code.rules.views import guessers
from tests.games.picture_code.conftest import CodeTable


@pytest.mark.parametrize(("grid", "mix"), [("5x5", (9, 8, 7, 1)), ("5x4", (8, 7, 4, 1))])
def test_sp50_the_key_has_one_more_for_the_team_that_begins(grid: str, mix: tuple[int, ...]) -> None:
    for seed in range(6):
        key, first = (table := CodeTable(grid=grid, seed=str(seed))).state.key, table.team
        assert (key.count(first), key.count(other(first)), key.count("nobody"), key.count("alarm")) == mix
        assert len(table.state.wall) == sum(mix)


def test_sp50_either_team_may_begin_and_no_key_is_like_another() -> None:
    tables = [CodeTable(seed=str(seed)) for seed in range(12)]
    assert {table.team for table in tables} == {"sun", "rain"}
    assert len({table.state.key for table in tables}) == len(tables)


@pytest.mark.parametrize(
    ("seats", "how", "teams"),
    [(4, "alternate", "srsr"), (5, "alternate", "srsrs"), (8, "sides", "ssssrrrr"), (7, "sides", "ssssrrr")],
)
def test_sp50_two_teams_and_two_clue_givers(seats: int, how: str, teams: str) -> None:
    house = CodeTable(seats, teams=how).state.house
    assert "".join(team[0] for team in house.teams) == teams
    assert house.givers == (teams.index("s"), teams.index("r"))


def test_clue_givers_may_be_drawn_by_chance() -> None:
    drawn = {CodeTable(8, givers="chance", seed=str(seed)).state.house.givers for seed in range(20)}
    assert len(drawn) > 4
    assert {(sun % 2, rain % 2) for sun, rain in drawn} == {(0, 1)}


@pytest.mark.parametrize("word", ["two words", "", "   ", "x" * 41])
def test_sp50_a_clue_is_one_word(table: CodeTable, word: str) -> None:
    with pytest.raises(Refused):
        table.clue(2, word)
    table.clue(2, "  sea-side ")
    assert table.view().turns[-1].word == "sea-side"


@pytest.mark.parametrize("number", [-2, 10, 99])
def test_sp50_no_other_numbers(table: CodeTable, number: int) -> None:
    with pytest.raises(Refused):
        table.clue(number)


def test_only_the_clue_giver_of_the_team_gives_clues(table: CodeTable) -> None:
    for seat in set(range(4)) - {table.giver}:
        with pytest.raises(Refused):
            table.match.submit(seat, Clue("Water", 1))


def test_anybody_of_the_team_points_but_no_clue_giver() -> None:
    table = CodeTable(8)
    table.clue(3)
    assert table.match.to_act() == guessers(table.state) and len(table.match.to_act()) == 3
    table.guess(table.team, by=2)
    table.guess(table.team, by=0)
    for seat in set(range(8)) - set(guessers(table.state)):
        with pytest.raises(Refused):
            table.match.submit(seat, Guess((table.covered("nobody")[0],)))


def test_sp50_at_least_one_guess(table: CodeTable) -> None:
    table.clue(1)
    with pytest.raises(Refused):
        table.stop()
    table.own()
    team = table.team
    assert table.stop() == (TurnEnded(team, "stopped"),)
    assert table.state.phase == "clue" and table.team == other(team)


def test_stopping_can_be_taken_back_but_no_guess(table: CodeTable) -> None:
    table.clue(1)
    seat, team = guessers(table.state)[0], table.team
    table.own()
    assert not table.match.can_undo(seat)
    table.stop()
    table.match.undo(seat)
    assert table.team == team and table.state.phase == "guess"


@pytest.mark.parametrize("number", [1, 3])
def test_sp50_at_most_one_guess_more_than_the_number(table: CodeTable, number: int) -> None:
    table.clue(number)
    team = table.team
    for left in range(number + 1, 1, -1):
        assert table.view().guesses_left == left
        table.own()
    assert TurnEnded(team, "limit") in table.own()
    assert table.team == other(team)


@pytest.mark.parametrize("number", [0, UNLIMITED])
def test_sp50_no_limit_after_zero_and_unlimited(table: CodeTable, number: int) -> None:
    table.clue(number)
    assert table.view().guesses_left is None
    for _ in range(8):
        table.own()
    assert table.state.phase == "guess"
    assert table.match.outcome() is None


@pytest.mark.parametrize("kind", ["nobody", "theirs"])
def test_sp50_a_wrong_painting_ends_the_turn(table: CodeTable, kind: str) -> None:
    table.clue(5)
    team = table.team
    events = table.theirs() if kind == "theirs" else table.guess("nobody")
    assert TurnEnded(team, "wrong") in events
    assert table.state.phase == "clue" and table.team == other(team)


def test_sp50_the_alarm_loses(table: CodeTable) -> None:
    table.clue(1)
    team = table.team
    events = table.guess("alarm")
    assert KeyShown(table.state.key) in events
    outcome = table.match.outcome()
    assert outcome is not None and outcome.reason == f"alarm_{other(team)}" and not outcome.counted
    assert outcome.winners == tuple(s for s, one in enumerate(table.state.house.teams) if one == other(team))


def test_sp50_whoever_has_found_all_wins(table: CodeTable) -> None:
    table.clue(UNLIMITED)
    team = table.team
    for _ in range(9):
        table.own()
    outcome = table.match.outcome()
    assert outcome is not None and outcome.reason == f"all_found_{team}"


def test_sp50_the_last_painting_counts_for_its_team_whoever_finds_it(table: CodeTable) -> None:
    first = table.team
    table.clue(UNLIMITED)
    for _ in range(8):
        table.own()
    table.stop()
    table.clue(1)
    table.theirs()
    outcome = table.match.outcome()
    assert outcome is not None and outcome.reason == f"given_away_{first}"


def test_what_was_uncovered_cannot_be_chosen_again(table: CodeTable) -> None:
    table.clue(4)
    table.own()
    with pytest.raises(Refused):
        table.match.submit(guessers(table.state)[0], Guess((table.state.open[0],)))
    assert Stop in {choice.kind for choice in table.match.choices(guessers(table.state)[0])}


@pytest.mark.parametrize(("grid", "cards"), [("5x5", 24), ("5x4", 19)])
def test_a_small_box_is_refused(grid: str, cards: int) -> None:
    with pytest.raises(Refused, match="at least"):
        CodeTable(grid=grid, cards=cards)
    CodeTable(grid=grid, cards=cards + 1)
