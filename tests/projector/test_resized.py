"""Another size of the room's picture: whatever hung there hangs there still, until it is read in the new size."""

from itertools import islice
from typing import Any

import pytest
from PySide6.QtCore import QSize

from artgames import games
from artgames.app.context import AppContext
from artgames.scene.pictures.picture_store import PictureStore
from tests.projector.staging import SIZES, Stage, Staged, begin, steps
from tests.support.staging import least_seats

MOST_EVENTS = 30


class Watch:
    """Hears which pictures are not there yet, and for which of them another size was taken meanwhile."""

    def __init__(self, store: PictureStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self.awaited: set[str] = set()
        self.replaced: set[str] = set()
        exact, other = store.pixmap, store.stretched

        def pixmap(card: str, box: QSize | None, ratio: float = 1.0) -> Any:
            found = exact(card, box, ratio)
            if found is None:
                self.awaited.add(card)
            return found

        def stretched(card: str, box: QSize, ratio: float = 1.0) -> Any:
            found = other(card, box, ratio)
            if found is not None:
                self.replaced.add(card)
            return found

        monkeypatch.setattr(store, "pixmap", pixmap)
        monkeypatch.setattr(store, "stretched", stretched)


@pytest.mark.parametrize("slug", [slug for slug in games.names() if "pictures" in games.load(slug).info.needs])
def test_nothing_that_hung_is_empty_after_a_resize(
    context: AppContext, slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = begin(context, slug, least_seats(slug))
    views = {
        view.phase: view
        for view in (course.staged[0].view, *(view for _, view in islice(steps(course.opened.match), MOST_EVENTS)))
    }
    with Stage(context, course, SIZES[0]) as shown:
        for phase, view in views.items():
            shown.show(Staged(phase, view))
        watch = Watch(context.pictures, monkeypatch)
        shown.view.resize(1111, 666)
        shown.view.grab()  # sizes follow the first look
        shown.board.resize_to(shown.view.area)
        shown.view.grab()
        assert watch.awaited <= watch.replaced
        assert context.pictures.wait(60_000)
