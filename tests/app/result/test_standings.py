"""Who stands where at the end."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from pyqtgraph import TextItem
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from artgames.app.result.standings import PodiumStep, steps
from artgames.app.widgets.line_chart import PointsChart, spread
from artgames.decks import Library
from artgames.engine.api import HOUSE, Outcome, Setup
from artgames.engine.match import Match
from artgames.games.forgers.recap import RECAP
from artgames.games.forgers.rules import RULES
from artgames.games.forgers.rules.records import Forge, Guess, OpenWall, State, TimeUp
from artgames.scene.drawing.theme import GALLERY
from artgames.store.seating import Player


def test_places_behind_a_tie_are_left_out() -> None:
    outcome = Outcome(winners=(1, 2), points=(3, 7, 7, 3, 1), reason="most_points")
    assert steps(outcome) == (PodiumStep(1, (1, 2), 7), PodiumStep(3, (0, 3), 3), PodiumStep(5, (4,), 1))


def test_a_tie_that_the_game_breaks_gives_two_steps() -> None:
    outcome = Outcome(winners=(2,), points=(7, 1, 7), reason="most_points_as_thief")
    assert [(step.place, step.seats) for step in steps(outcome)] == [(1, (2,)), (2, (0,)), (3, (1,))]


@pytest.mark.parametrize("values", [[5, 5, 5], [1, 2, 3], [0, 10, 10, 9], [4]])
def test_labels_of_equal_lines_do_not_touch(values: list[float]) -> None:
    moved = sorted(spread(values, 1.5))
    assert all(high - low >= 1.5 - 1e-9 for low, high in pairwise(moved))


def test_a_painting_that_a_guesser_got_is_listed_under_the_guesser(tmp_path: Path) -> None:
    deck = Library.open(tmp_path, tmp_path / "cache").decks[0]
    match: Match[State] = Match("forgers", RULES, Setup(3, {}, "loot", deck.ids))
    match.submit(HOUSE, OpenWall())
    match.submit(HOUSE, TimeUp())
    forger = match.state.forger
    match.submit(forger, Forge(match.state.hands[forger][:2], (4, 9)))
    first = match.to_act()[0]
    match.submit(first, Guess((9,)))
    match.submit(match.to_act()[0], Guess((0,)))
    listed = [*RECAP.taken(match.view(None), match.events(None))]
    assert [one.taker for one in listed] == [first, forger]
    assert sorted(one.card for one in listed) == sorted(one.original for one in match.state.forged)


def test_who_has_lost_together_stands_on_one_step_without_a_place() -> None:
    lost = Outcome(winners=(), points=(0, 0, 0), reason="lost", counted=False)
    assert steps(lost) == (PodiumStep(1, (0, 1, 2), None, lost=True),)
    assert not steps(Outcome((0, 1, 2), (1, 1, 1), "found", counted=False))[0].lost


def test_of_two_sides_the_other_one_is_second() -> None:
    """Four in two teams, or two detectives and a thief: nobody is third where nobody counts points."""
    teams = Outcome((0, 2), (1, 0, 1, 0), "found", counted=False)
    assert [(step.place, step.seats) for step in steps(teams)] == [(1, (0, 2)), (2, (1, 3))]


@pytest.mark.parametrize("em", [13, 16, 24, 32])
@pytest.mark.parametrize("last", [(6, 6), (6, 6, 4, 5), (2, 2, 0), (0, 0, 0)])
def test_names_beside_the_lines_do_not_touch_at_any_size(qapp: Any, em: int, last: tuple[int, ...]) -> None:
    chart = PointsChart(GALLERY, em)
    chart.resize(680, 240)
    chart.show()
    chart.show_points([(0, points) for points in last], [Player(f"P{seat}", seat) for seat in range(len(last))])
    QApplication.processEvents()
    labels = [item for item in chart.scene().items() if isinstance(item, TextItem)]
    spots = sorted(label.mapRectToScene(label.boundingRect()).center().y() for label in labels)
    assert len(spots) == len(last) and all(lower - upper >= 1.15 * em for upper, lower in pairwise(spots))
    plot, half = chart.plotItem.vb.sceneBoundingRect(), 0.55 * em
    assert plot.top() + half <= spots[0] and spots[-1] <= plot.bottom() - half, "a mark is cut"
    chart.deleteLater()


@pytest.mark.parametrize("em", [16, 24])
def test_a_ring_at_the_highest_or_lowest_point_is_whole(qapp: Any, em: int) -> None:
    chart = PointsChart(GALLERY, em)
    chart.resize(680, 240)
    chart.show()
    lines, people = [(0, 0, 8, 4), (0, -2, -6, 7)], [Player("Benedikt", 1), Player("Cosimo", 2)]
    chart.show_points(lines, people, marked=[(2, 0), (2, 1)])
    QApplication.processEvents()
    box = chart.plotItem.vb
    highest, lowest = (box.mapViewToScene(QPointF(2, points)).y() for points in (8, -6))
    plot, half = box.sceneBoundingRect(), 0.75 * em + 1.5
    assert plot.top() + half <= highest and lowest <= plot.bottom() - half
    chart.deleteLater()
