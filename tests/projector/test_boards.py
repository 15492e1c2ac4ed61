"""Every board from the back row, by the rules of LOOK 1.12: sizes, places, words, contrast and shapes."""

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from artgames import games
from artgames.app.context import AppContext
from artgames.scene.drawing.style_sheet import apply_theme
from tests.projector.staging import SIZES, Course, Stage, play
from tests.support.staging import least_seats

SMALLEST = SIZES[-1]
VARIANTS = {
    "stolen_paintings": ({"cooperative": True}, {"wager_tokens": 3}),
    "steal_this_game": ({"shuffle_visibility": "hidden"},),
}
"""House rules that change what is to be seen."""


def faults(context: AppContext, course: Course, size: tuple[int, int]) -> str:
    found = []
    with Stage(context, course, size) as shown:
        for staged in course.staged:
            found += [f"{staged.name}: {fault}" for fault in shown.faults(staged)]
    return "\n".join(found)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("slug", games.names())
def test_every_picture_can_be_read_from_the_back_row(context: AppContext, slug: str, size: tuple[int, int]) -> None:
    course = play(context, slug, games.load(slug).info.max_seats)
    assert not (found := faults(context, course, size)), found


@pytest.mark.parametrize("slug", games.names())
def test_by_daylight_with_few_people_and_long_names(qapp: QApplication, context: AppContext, slug: str) -> None:
    context.settings.update(theme="daylight")
    apply_theme(qapp, context.theme())
    course = play(context, slug, least_seats(slug), long_names=True)
    assert not (found := faults(context, course, SMALLEST)), found


@pytest.mark.parametrize(("slug", "options"), [(slug, options) for slug in VARIANTS for options in VARIANTS[slug]])
def test_house_rules_that_look_different(context: AppContext, slug: str, options: dict[str, Any]) -> None:
    course = play(context, slug, games.load(slug).info.max_seats, **options)
    assert not (found := faults(context, course, SMALLEST)), found


@pytest.mark.parametrize("slug", games.names())
def test_larger_text_in_the_room_covers_no_painting(context: AppContext, slug: str) -> None:
    context.settings.update(room_scale=140)
    course = play(context, slug, min(4, games.load(slug).info.max_seats))
    with Stage(context, course, SIZES[0], text=1.4) as shown:
        found = [fault for staged in course.staged for fault in shown.faults(staged)]
    assert not [fault for fault in found if fault.startswith("on a painting")]
