"""Every text on every board can be told from its ground at the desk, in all three themes: 4.5 to 1, and 3 to 1 for
large letters. Read in the usual window with the usual letters: other sizes have the same inks on the same grounds."""

import pytest

from artgames import games
from artgames.app.context import AppContext
from tests.reading.desk import Desk, Look, play
from tests.reading.ink import contrast_faults
from tests.reading.page import least_contrast

LOOK = Look(1366, 768, 100)
THEMES = ("gallery", "daylight", "contrast")


@pytest.mark.parametrize("slug", games.names())
def test_no_text_on_a_board_is_pale(context: AppContext, slug: str) -> None:
    info = games.load(slug).info
    played = play(context, slug, max(info.min_seats, min(3, info.max_seats)))
    found = []
    for theme in THEMES:
        context.settings.update(theme=theme)
        with Desk(context, played) as shown:
            for picture in played.pictures:
                shown.read(picture, LOOK)
                assert context.pictures.wait(60_000)  # tokens lie on the paintings, which have their shapes now
                lines = shown.read(picture, LOOK).lines
                image = shown.view.grab().toImage()
                found += [
                    f"{theme} | {picture.name} | {fault}" for fault in contrast_faults(image, lines, least_contrast)
                ]
    assert not found, "\n".join(found)
