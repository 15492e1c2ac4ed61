"""Larger text makes all text larger, on every board of every game, and nothing is cut."""

import pytest
from PySide6.QtCore import QRectF

from artgames import games
from artgames.app.context import AppContext
from artgames.scene.drawing.fonts import Profile, Role, role_px, scale_for
from tests.reading.desk import Look, Played, cut, desk, not_grown, play, smaller
from tests.reading.reader import Read

NARROW, WIDE = (1024, 768), ((1366, 768), (1920, 1080))
"""No text is ever smaller for whoever wants it larger; in a wide window it has room to grow."""

LEAST_GROWTH = 1.25
"""Of the half more that is asked for at 150 %: a place may keep back the other half."""

STAYS: dict[str, dict[str, str]] = {}
"""By game, words that may stay as they are, and why."""

GROWING = (
    "art_gallery",
    "art_robbery",
    "picture_code",
    "schools",
    "art_and_music",
    "dialogue",
    "group_quiz",
    "likeness",
    "sitters",
    "steal_this_game",
    "title_teller",
    "trivia",
)


def offenders(context: AppContext, played: Played, size: tuple[int, int]) -> list[str]:
    """A line for each text: game, picture, window, size of text, and what is wrong."""
    found, slug = [], played.opened.table.game
    with desk(context, played) as shown:
        for picture in played.pictures:
            usual = shown.read(picture, Look(*size, 100))
            for text in (150, 200):
                look = Look(*size, text)
                large = shown.read(picture, look)
                wrong = smaller(usual, large) + cut(large, QRectF(shown.view.viewport().rect()))
                if size in WIDE and text == 150 and slug in GROWING:
                    wrong += stays(slug, usual, large, look)
                found += [f"{slug} | {picture.name} | {look} | {line}" for line in wrong]
    return found


def stays(slug: str, usual: Read, large: Read, look: Look) -> list[str]:
    """What does not grow, though it is smaller than everyday text is for whoever wants it so large."""
    enough = role_px(Role.PLAY, Profile.DESK, scale_for(look.height, look.text / 100))
    return [fault for word, fault in not_grown(usual, large, LEAST_GROWTH, enough) if word not in STAYS.get(slug, {})]


@pytest.mark.parametrize("slug", games.names())
def test_text_grows_and_nothing_is_cut_for_whoever_wants_it_larger(context: AppContext, slug: str) -> None:
    info = games.load(slug).info
    few = max(info.min_seats, min(3, info.max_seats))
    for size, seats in ((WIDE[0], info.max_seats), (WIDE[1], few), (NARROW, few)):
        found = offenders(context, play(context, slug, seats), size)
        assert not found, "\n".join(["game | picture | window | text", *found])
