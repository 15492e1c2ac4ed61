"""Every board from the back row, by the rules of LOOK 1.12: sizes, places, words, contrast and shapes."""

import pytest

from artgames import games
from artgames.app.context import AppContext
from artgames.stage.theme import apply_theme
from tests.room.staging import SIZES, Course, play, stage

VARIANTS = {
    "stolen_paintings": ({"cooperative": True}, {"wager_tokens": 3}),
}
"""House rules that change what is to be seen."""


def _played(context: AppContext, slug: str) -> list[Course]:
    info = games.load(slug).info
    few, many = max(info.min_seats, 2 if info.max_seats > 1 else 1), info.max_seats
    courses = [play(context, slug, many)]
    courses += [play(context, slug, few)] if few != many else []
    return courses + [play(context, slug, many, **options) for options in VARIANTS.get(slug, ())]


def _faults(context: AppContext, courses: list[Course], size: tuple[int, int]) -> list[str]:
    found = []
    for course in courses:
        with stage(context, course, size) as shown:
            for staged in course.staged:
                seats = len(course.opened.table.players)
                found += [f"{staged.name}, {seats} seats: {fault}" for fault in shown.faults(staged)]
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("slug", games.names())
def test_every_picture_can_be_read_from_the_back_row(context: AppContext, slug: str, size: tuple[int, int]) -> None:
    found = _faults(context, _played(context, slug), size)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("slug", games.names())
def test_by_daylight_as_well(qapp: object, context: AppContext, slug: str) -> None:
    context.settings.update(theme="daylight")
    apply_theme(qapp, context.theme())  # type: ignore[arg-type]
    info = games.load(slug).info
    found = _faults(context, [play(context, slug, info.max_seats)], SIZES[-1])
    assert not found, "\n".join(found)
