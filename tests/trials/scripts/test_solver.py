"""The solver of Steal This Game: it learns, what it writes it reads back, and what it says of the solution is so.

The loops are compiled when they are first run, which takes a minute or two.
"""

from functools import partial

import pytest

from artgames.games.steal_this_game.bot.books import DEALS, ROUNDS, BookKey, Library, Side, bind, read_library
from scripts.benchmarks import steal_this_game
from scripts.solver.compiling import Floats
from scripts.solver.figures import read_figures
from scripts.solver.games import FreshGames
from scripts.solver.hidden import ONE_BOX, hidden_terms
from scripts.solver.playing import Tally
from scripts.solver.predicting import predictions
from scripts.solver.reading import read_book
from scripts.solver.solution import Learning, Solution

SIDES: tuple[Side, ...] = ("thief", "exhibitor")
pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]


def two_boxes(side: Side) -> FreshGames:
    return FreshGames(hidden_terms(2, ROUNDS[side][2], ONE_BOX, for_thief=side == "thief"))


def bound(games: FreshGames, side: Side) -> Floats:
    return games.guaranteed() if side == "thief" else games.conceded()


def learned(side: Side, turns: int) -> tuple[Learning, FreshGames]:
    learning, games = Learning({2: turns}), two_boxes(side)
    learning(BookKey("hidden", side, 2), games)
    return learning, games


def gap(turns: int) -> float:
    guaranteed, conceded = (bound(learned(side, turns)[1], side) for side in SIDES)
    assert (conceded >= guaranteed - 1e-6).all(), "the value of the game lies in between"
    return float((conceded - guaranteed).mean())


def test_who_learns_longer_can_be_robbed_of_less() -> None:
    first, second, third = gap(2), gap(10), gap(50)
    assert first > second > third and third < 0.02


@pytest.mark.parametrize("side", SIDES)
def test_what_is_written_is_read_back(side: Side) -> None:
    learning, games = learned(side, 5)
    key, again = BookKey("hidden", side, 2), two_boxes(side)
    read_book(Library(bind(learning.books, {})), key, again)
    assert len(bound(again, side)) == len(DEALS)
    assert bound(again, side) == pytest.approx(bound(games, side), abs=1e-6)


@pytest.mark.parametrize("side", SIDES)
def test_the_strategy_that_ships_has_the_bounds_that_are_told_of_it(side: Side) -> None:
    figures = read_figures()["hidden"]
    solution = Solution("hidden", partial(read_book, read_library("hidden")), lambda line: None)
    told = figures.thief_guarantees if side == "thief" else figures.exhibitor_concedes
    assert solution.solve(side) == pytest.approx(told, abs=2e-6)
    key = f"hidden/{side}/3"
    assert solution.by_deal[key] == pytest.approx(figures.by_deal[key], abs=2e-6)


def test_the_predictions_are_those_of_the_strategy_that_ships() -> None:
    told = read_figures()["hidden"].predicted
    assert predictions(read_library("hidden")) == pytest.approx(told, abs=2e-6)


def test_a_tally_agrees_with_what_is_near() -> None:
    tally = Tally(10_000, 5_000)
    assert tally.error == pytest.approx(0.005)
    assert tally.agrees_with(0.509) and not tally.agrees_with(0.511)


def test_the_bench_tells_the_figures() -> None:
    measures = {one.name: one for one in (*steal_this_game.measure_strengths(), *steal_this_game.measure_size())}
    assert measures["steal_this_game, hidden: gap"].verdict == "kept"
    assert measures["steal_this_game, tracked: gap"].verdict == "kept"
    assert measures["steal_this_game: strategies on disk"].verdict == "kept"
