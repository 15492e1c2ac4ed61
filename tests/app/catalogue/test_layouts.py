"""Where things are: rows of pictures, points on the line, a picture under the loupe, a painting beside a person."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from artgames.app.catalogue.justified_rows import justified
from artgames.app.catalogue.size_comparison import EYE_LEVEL_CM, place_on_wall
from artgames.app.catalogue.timeline_axis import YearAxis, YearScale
from artgames.app.catalogue.timeline_layout import LEAST, MOST, Plot, stack
from artgames.app.catalogue.zoom_state import PIXEL_SIDE, ZoomState
from artgames.app.widgets.flow_layout import flow_of

SHAPES = st.lists(st.floats(0.1, 8), max_size=60)


@given(SHAPES, st.integers(200, 3800), st.integers(60, 500))
def test_every_picture_hangs_once_within_the_wall(shapes: list[float], width: int, high: int) -> None:
    wall = justified(shapes, width, high, gap=12, caption=30)
    assert len(wall) == len(shapes)
    every = [wall.spot(place) for place in range(len(wall))]
    assert [place for row in wall.rows for place in range(row.first, row.last)] == list(range(len(shapes)))
    for spot in every:
        assert spot.left >= 0 and spot.left + spot.width <= width + 1
    for row in wall.rows:
        spots = every[row.first : row.last]
        assert len({(spot.top, spot.height) for spot in spots}) == 1
        assert all(left.left + left.width < right.left for left, right in pairwise(spots))


def test_rows_end_at_the_same_edge_except_the_last() -> None:
    wall = justified([0.7, 1.4, 1.0, 0.8, 1.9, 0.6, 1.2] * 6, 1000, 200, 10, 0)
    for row in wall.rows[:-1]:
        last = wall.spot(row.last - 1)
        assert abs(last.left + last.width - 1000) < 8
        assert 130 < row.height < 290


def test_the_keyboard_finds_the_picture_below_and_above() -> None:
    wall = justified([1.0] * 20, 1000, 200, 10, 0)
    columns = wall.rows[0].last
    assert wall.below(1, 1) == columns + 1
    assert wall.below(columns + 1, -1) == 1
    assert wall.below(1, -1) == 1
    assert wall.a_way_below(0, 10_000) in range(wall.rows[-1].first, wall.rows[-1].last)
    assert list(wall.between(0, 5)) == list(range(columns))


@given(st.lists(st.integers(1000, 2000), min_size=1, max_size=300), st.integers(200, 900))
def test_no_two_points_of_the_line_cover_each_other(years: list[int], height: int) -> None:
    years = sorted(years)
    plot = Plot(stack(years, 1.0, height), 1000, 0.0, height, 1.0)
    areas = [plot.area(place) for place in range(len(years))]
    assert LEAST <= plot.swarm.side <= MOST
    assert len({(left, top) for left, top, _, _ in areas}) == len(years)
    for place, (left, top, side, _) in enumerate(areas):
        assert abs(left + side / 2 - (years[place] - 1000)) <= side
        assert plot.at(left + side / 2, top + side / 2) == place
    if plot.swarm.side > LEAST:
        assert all(top >= 0 for _, top, _, _ in areas)


def test_a_picture_under_the_loupe_is_whole_then_close_and_never_lost() -> None:
    loupe = ZoomState()
    loupe.set_picture(QSizeF(1200, 800))
    loupe.set_room(QRectF(0, 0, 600, 600))
    assert loupe.target == QRectF(0, 100, 600, 400)
    corner = QPointF(0, 100)
    loupe.come_closer(1000, corner, ratio=1.0)
    assert loupe.closer == loupe.closest(1.0)
    assert loupe.target.width() == pytest.approx(1200 * PIXEL_SIDE)
    assert loupe.target.topLeft().x() == pytest.approx(0)
    loupe.move(QPointF(10_000, 10_000))
    assert loupe.target.left() == pytest.approx(0) and loupe.target.top() == pytest.approx(0)
    loupe.come_closer(0.0001, corner, ratio=1.0)
    assert loupe.target == QRectF(0, 100, 600, 400)


def test_a_small_picture_is_not_blown_up_when_it_is_fitted() -> None:
    loupe = ZoomState()
    loupe.set_picture(QSizeF(100, 50))
    loupe.set_room(QRectF(0, 0, 1000, 1000))
    assert loupe.fitted == QSizeF(200, 100)
    assert loupe.one_to_one(1.0) == 1.0


def test_paintings_hang_at_eye_level_and_never_below_the_floor() -> None:
    small, huge = place_on_wall(10, 8), place_on_wall(420, 300)
    assert small.center().y() == EYE_LEVEL_CM
    assert huge.top() > 0 and huge.height() == 420


def test_widgets_flow_into_the_next_line(qtbot: QtBot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    buttons = [QPushButton("word", place) for _ in range(6)]
    layout = flow_of(place, *buttons)
    one = buttons[0].sizeHint()
    assert layout.heightForWidth(10_000) == one.height()
    narrow = 2 * one.width() + layout.spacing()
    assert layout.heightForWidth(narrow) == 3 * one.height() + 2 * layout.spacing()
    buttons[5].hide()
    buttons[4].hide()
    place.resize(narrow, 400)
    place.show()
    assert buttons[2].y() > buttons[1].y() and buttons[3].x() > buttons[2].x()
    assert layout.heightForWidth(narrow) == 2 * one.height() + layout.spacing()


@given(years=st.lists(st.integers(-3000, 2026), min_size=1, max_size=60).map(sorted), year=st.integers(-3200, 2100))
def test_a_place_on_the_line_leads_back_to_its_year(years: list[int], year: int) -> None:
    scale = YearScale(years)
    assert scale.year(scale.place(year)) == pytest.approx(year)
    assert scale.place(year) < scale.place(year + 1)
    assert scale.place(years[-1]) - scale.place(years[0]) <= years[-1] - years[0] + 20, "no longer than its years"


def test_crowded_years_get_more_of_the_line() -> None:
    scale = YearScale([1300, 1500, *[1880] * 30, 1950])
    crowded, empty = scale.place(1890) - scale.place(1880), scale.place(1410) - scale.place(1400)
    assert crowded > 10 * empty > 0


@pytest.mark.parametrize("years", [[1500], [1300, 1500, *[1880] * 30, 1950], [-200, 1900]])
def test_years_below_the_line_are_true_and_apart(qapp: QApplication, years: list[int]) -> None:
    axis = YearAxis()
    axis.scale_of_years = YearScale(years)
    first, last = axis.scale_of_years.place(years[0] - 30), axis.scale_of_years.place(years[-1] + 30)
    ((_, places),) = axis.tickValues(first, last, 900)
    told = [int(text) for text in axis.tickStrings(places, 1, 1)]
    assert len(told) >= 2 and [axis.scale_of_years.place(year) for year in told] == pytest.approx(places)
    gaps = [(after - before) * 900 / (last - first) for before, after in pairwise(places)]
    assert min(gaps) >= 5 * axis.text_px
