"""Strokes, schools and what is left of the drawing under them."""

import math

import msgspec
import numpy as np
import pytest

from scripts.atelier import painter
from scripts.atelier.canvas import Canvas
from scripts.atelier.curves import ellipse
from scripts.atelier.finish import print_on_paper
from scripts.atelier.painter import painted, stroke_field
from scripts.atelier.presets import SCHOOLS
from scripts.atelier.school import Finish, Jitter, Layer, School

LINES = School(
    layers=(Layer(radius=40, threshold=0.0, steps=(6, 10), opacity=1, softness=0.2, dryness=0, wobble=0),),
    jitter=Jitter(0, 0, 0.3),
    ground="#888",
)


def stripes(degrees: float) -> Canvas:
    canvas = Canvas(1000, 1000, "#7a6a5a", pixels=120)
    canvas.wash("#7a6a5a", direction=degrees)
    return canvas


def sway(picture: np.ndarray, axis: int) -> float:
    return float(np.abs(np.diff(picture.mean(2), axis=axis)).mean())


def test_strokes_follow_the_field() -> None:
    across, _ = painted(stripes(0), LINES, 1)
    down, _ = painted(stripes(90), LINES, 1)
    assert sway(across, 1) < sway(across, 0) * 0.7, "lying strokes change little along a row"
    assert sway(down, 0) < sway(down, 1) * 0.7


def test_without_wishes_the_field_runs_along_edges() -> None:
    canvas = Canvas(1000, 1000, "#222", pixels=100)
    canvas.rectangle(500, -10, 600, 1020, "#eee")
    field = stroke_field(canvas.img, canvas.angle, canvas.weight, 4)
    angle = 0.5 * math.atan2(field.sin[50, 50], field.cos[50, 50])
    assert abs(math.sin(angle)) > 0.95


@pytest.mark.parametrize("name", SCHOOLS)
def test_every_school_paints(name: str) -> None:
    school = SCHOOLS[name]
    assert bool(school.layers) != bool(school.paper), "strokes on canvas or a print on paper"
    assert [layer.radius for layer in school.layers] == sorted((layer.radius for layer in school.layers), reverse=True)
    assert school.relief < 0.35
    canvas = Canvas(1000, 800, "#7a8a9a", seed=2, pixels=160)
    canvas.form(ellipse(500, 400, 300), ("#301810", "#a06040", "#f0d0a0"), detail=0.5)
    picture = canvas.finished(school, 2)
    assert picture.shape == (128, 160, 3)
    assert np.isfinite(picture).all() and picture.min() >= 0 and picture.max() <= 1
    warm = picture[..., 0] - picture[..., 2]
    assert warm[44:84, 60:100].mean() > warm[:20, :20].mean() + 0.15, "the warm ball is still there on the cool ground"


def test_a_finish_changes_only_what_it_names() -> None:
    school = SCHOOLS["dutch"]
    assert Finish().over(school) == school
    changed = Finish(relief=0.02).over(school)
    assert changed.relief == 0.02
    assert msgspec.structs.replace(changed, relief=school.relief) == school


def test_paper_is_lighter_than_any_ink() -> None:
    blank, ink = (print_on_paper(np.full((40, 60, 3), tone, np.float32), 1) for tone in (1.0, 0.3))
    assert blank.mean() > 0.85 > ink.mean()


def test_a_clip_holds_what_is_drawn_inside() -> None:
    canvas = Canvas(100, 100, "#000", pixels=100)
    with canvas.clip(ellipse(50, 50, 20)):
        canvas.wash("#fff")
    assert canvas.img[50, 50].tolist() == [1, 1, 1]
    assert canvas.img[10, 10].tolist() == [0, 0, 0]
    canvas.wash("#f00")
    assert canvas.img[10, 10].tolist() == [1, 0, 0]


def test_a_form_is_light_toward_the_light_and_throws_a_shadow_away_from_it() -> None:
    canvas = Canvas(100, 100, "#888", pixels=100)
    canvas.light = (-1, 0, 0.5)
    canvas.form(ellipse(50, 50, 20), ("#000", "#fff"), detail=0.8)
    assert canvas.img[50, 36].mean() > canvas.img[50, 64].mean() + 0.3
    assert canvas.img[50, 73].mean() < canvas.img[50, 27].mean() - 0.03


def test_strokes_reach_the_last_cells_of_the_canvas() -> None:
    off = np.ones((100, 130), np.float32)
    layer = SCHOOLS["impressionist"].layers[0]
    starts = painter._starts(off, np.zeros_like(off), layer, 17.0, np.random.default_rng(1))
    cell = round(17.0 * layer.spacing)
    assert starts[:, 0].max() >= 130 - cell and starts[:, 1].max() >= 100 - cell
    assert starts.min() >= 0 and starts[:, 0].max() < 130 and starts[:, 1].max() < 100
