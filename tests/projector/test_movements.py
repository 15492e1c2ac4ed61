"""Whatever moves on the room's board comes to rest in a picture that can be read: in the middle of a reveal, too."""

import pytest

from artgames import games
from artgames.app.context import AppContext
from tests.projector.staging import SIZES, Stage, begin, steps

MOST_TURNS = 60
"""Enough for every kind of event in most games, and for a whole round in the long ones."""


@pytest.mark.parametrize("slug", games.names())
def test_after_every_kind_of_event_the_room_can_read(context: AppContext, slug: str) -> None:
    course = begin(context, slug, games.load(slug).info.max_seats)
    seen: set[str] = set()
    found: list[str] = []
    with Stage(context, course, SIZES[-1]) as shown:
        shown.show(course.staged[0])
        for event, view in steps(course.opened.match, MOST_TURNS):
            shown.play(event, view)
            kind = type(event).__name__
            if kind not in seen:
                seen.add(kind)
                found += [f"{kind}: {fault}" for fault in shown.faults_now(view)]
    assert seen, "nothing happened"
    assert not found, "\n".join(found)
