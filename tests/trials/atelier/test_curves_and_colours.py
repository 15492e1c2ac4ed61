"""Outlines, ramps and the inflation that turns silhouettes into volume."""

import numpy as np
import pytest

from scripts.atelier.arrays import floats, spread_indices
from scripts.atelier.cloth import folds_between, folds_from
from scripts.atelier.colour import linear, radial, ramp, rgb
from scripts.atelier.curves import ellipse, mirrored, placed, smooth, spots_along, widths
from scripts.atelier.forms import inflate
from scripts.atelier.noise import fractal

SQUARE = [(0, 0), (10, 0), (10, 10), (0, 10)]


def test_a_smooth_curve_goes_through_its_points() -> None:
    curve = smooth(SQUARE, steps=8)
    for point in SQUARE:
        assert np.abs(curve - floats(point)).sum(1).min() < 1e-5


def test_a_corner_stays_within_its_edges_and_a_curve_swells_beyond_them() -> None:
    round_curve = smooth(SQUARE)
    sharp = smooth([(*point, 0) for point in SQUARE])
    assert round_curve.min() < -0.5
    assert sharp.min() >= 0
    assert sharp.max() <= 10


def test_an_open_curve_ends_at_its_last_point() -> None:
    assert smooth(SQUARE, closed=False)[-1].tolist() == [0, 10]


def test_spots_lie_at_even_distances() -> None:
    spots = spots_along(floats([(0, 0), (1, 0), (10, 0)]), 6)
    assert spots[:, 0].tolist() == pytest.approx([0, 2, 4, 6, 8, 10])


def test_taper_thins_both_ends_or_the_tip_alone() -> None:
    both, tip = widths(11, 10, 10, 0.6), widths(11, 10, 10, -0.6)
    assert both[0] < 1 and both[-1] < 1 and both[5] == 10
    assert tip[0] == 10 and tip[-1] < 1


def test_placing_flips_scales_turns_and_moves() -> None:
    assert placed([(1, 0, 0)], 5, 5, scale=2, turn=90)[0] == pytest.approx((5, 7, 0))
    assert placed([(1, 0)], 5, 5, flip=True)[0] == pytest.approx((4, 5))
    assert mirrored([(1, 2, 0)], 4) == [(7, 2, 0)]


def test_a_ramp_runs_from_its_first_colour_to_its_last() -> None:
    colours = ramp(floats([-1, 0, 0.5, 1, 2]), ["#000", "#804020", "#fff"])
    assert colours[0].tolist() == colours[1].tolist() == [0, 0, 0]
    assert colours[2] == pytest.approx(rgb("#804020"))
    assert colours[3].tolist() == colours[4].tolist() == [1, 1, 1]


def test_fills_change_over_the_canvas() -> None:
    x, y = floats([[0, 10]]), floats([[0, 0]])
    assert linear((0, 0), (10, 0), ["#000", "#fff"])(x, y)[0, :, 0].tolist() == [0, 1]
    assert radial((10, 0), 10, ["#000", "#fff"])(x, y)[0, :, 0].tolist() == [1, 0]


def test_a_disc_inflates_to_half_a_ball() -> None:
    radius, size = 40, 100
    rows, columns = np.mgrid[:size, :size] - size / 2
    away = np.hypot(rows, columns)
    height = inflate(floats(away < radius))
    for share in (0.0, 0.3, 0.6):
        ring = np.abs(away - share * radius) < 1.5
        assert height[ring].mean() == pytest.approx(radius * np.sqrt(1 - share**2), rel=0.13)


def test_noise_repeats_with_its_seed_and_is_centred() -> None:
    one = fractal(80, 90, 20, 3)
    assert np.array_equal(one, fractal(80, 90, 20, 3))
    assert not np.array_equal(one, fractal(80, 90, 20, 4))
    assert abs(float(one.mean())) < 0.3


def test_colours_spread_from_the_nearest_pixel_inside() -> None:
    inside = np.zeros((3, 7), bool)
    inside[1, 1] = inside[1, 5] = True
    nearest = spread_indices(inside)
    assert nearest[0, 0] == nearest[1, 1] == 8
    assert nearest[2, 6] == 12


def test_folds_are_uneven_and_alternate() -> None:
    for folds in (
        folds_between([(0, 0), (100, 0)], [(0, 100), (100, 100)], 8),
        folds_from((50, 0), [(0, 100), (100, 100)], 8),
    ):
        assert [fold.height > 0 for fold in folds] == [True, False] * 4
        gaps = np.diff([fold.points[-1][0] for fold in folds])
        assert gaps.std() > 1


def test_an_ellipse_turns_clockwise() -> None:
    low = ellipse(0, 0, 10, 1, turn=90)
    assert np.ptp(low[:, 1]) == pytest.approx(20, abs=0.2)
