"""The league: who can play there, what it prints, and that neighbouring levels really differ."""

from collections.abc import Iterator
from itertools import product

import pytest

from artgames.engine.info import LEVELS
from scripts.benchmarks.contests import Contest, Played, Standing, play, standing
from scripts.tuning import league
from scripts.tuning.goals import GOALS, Goal, pairings, par, seats_of
from scripts.tuning.kept import KEEPS, kept
from scripts.tuning.league import line, verdict
from scripts.tuning.styles import MODULES, names_of, styles_of

SEARCHED = 4
"""Simulations of a search that only has to answer."""


@pytest.mark.parametrize("game", MODULES)
def test_everybody_in_the_league_plays_to_the_end(game: str) -> None:
    for name in styles_of(game):
        played = play(Contest(game, name, "easy", 2, SEARCHED), 0)
        assert played == play(Contest(game, name, "easy", 2, SEARCHED), 0)
        assert 0 <= played.won <= 1


def test_a_greedy_player_takes_more_than_a_random_one() -> None:
    contests = [Contest(game, "greedy", "random", 2, 0) for game in MODULES]
    assert all(sum(play(contest, number).won for number in range(12)) >= 10 for contest in contests)


@pytest.mark.parametrize("game", GOALS)
def test_goals_are_set_for_players_and_tables_that_there_are(game: str) -> None:
    for goal in GOALS[game]:
        assert {goal.bot, goal.others} <= set(names_of(game))
        assert goal.seats in seats_of(game)
        assert 0 <= goal.least < goal.most <= 100


def test_every_level_meets_its_neighbour_and_every_style() -> None:
    met = {(goal.bot, goal.others) for goal in pairings("art_robbery", 3, ["greedy"])}
    assert met == {("easy", "normal"), ("normal", "hard"), *product(LEVELS, ["greedy"])}


@pytest.mark.parametrize(("won", "said"), [(60, "reached"), (42, "missed"), (53, "reached, by a hair")])
def test_the_table_says_whether_a_goal_was_reached(won: int, said: str) -> None:
    contest = Contest("art_robbery", "hard", "search", 2, 0)
    now = standing(contest, [Played(contest, number, float(number % 100 < won), 9) for number in range(500)])
    goal = Goal("hard", "search", 2, 50)
    assert verdict(goal, now) == said
    assert f"| {won}.0 % |" in line(goal, now) and "≥ 50" in line(goal, now)


def test_whoever_knows_more_of_dates_keeps_more_paintings() -> None:
    easy, normal, hard = (kept(wish.level, 6) for wish in KEEPS)
    assert 3 < easy.value < normal.value < hard.value <= 8
    assert all(level.low < level.value < level.high and level.lists >= 4 * 4 for level in (easy, normal, hard))


def test_one_command_prints_the_goals_of_every_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(game: str, goals: list[Goal], *_: object) -> Iterator[tuple[Goal, Standing]]:
        for goal in goals:
            contest = Contest(game, goal.bot, goal.others, goal.seats, SEARCHED)
            yield goal, standing(contest, [Played(contest, 0, 1.0, 9)])

    monkeypatch.setattr(league, "played", played)
    monkeypatch.setattr("sys.argv", ["league", "--goals", "--matches", "1"])
    league.main()
    rows = capsys.readouterr().out.splitlines()[2:]
    assert len(rows) == sum(map(len, GOALS.values())) + len(KEEPS)
    assert {row.split("|")[1].strip() for row in rows} == {*GOALS, "chronology"}


@pytest.mark.slow
@pytest.mark.parametrize("seats", seats_of("art_robbery"))
def test_easy_is_clearly_below_normal_in_art_robbery(seats: int) -> None:
    contest = Contest("art_robbery", "easy", "normal", seats, 0)
    now = standing(contest, [play(contest, number) for number in range(40 * seats)])
    assert 100 * now.high < par(seats), str(now)


@pytest.mark.slow
@pytest.mark.parametrize("seats", seats_of("art_gallery"))
def test_easy_is_clearly_below_normal_in_art_gallery(seats: int) -> None:
    contest = Contest("art_gallery", "easy", "normal", seats, 0)
    now = standing(contest, [play(contest, number) for number in range(max(24, 4 * seats))])
    assert 100 * now.high < par(seats), str(now)
