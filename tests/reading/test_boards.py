"""Larger text makes text larger, or leaves it as it is, on every board of every game: never smaller, and
nothing is cut."""

import pytest
from PySide6.QtCore import QRectF

from artgames import games
from artgames.app.context import AppContext
from tests.reading.desk import Look, Played, cut, desk, play, smaller

SIZES = ((1366, 768), (1024, 768))
"""The hardest ones: boards in a larger window are the same, enlarged."""


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
                found += [f"{slug} | {picture.name} | {look} | {line}" for line in wrong]
    return found


@pytest.mark.parametrize("slug", games.names())
def test_no_text_is_smaller_or_cut_for_whoever_wants_it_larger(context: AppContext, slug: str) -> None:
    info = games.load(slug).info
    for size, seats in zip(SIZES, (info.max_seats, max(info.min_seats, min(3, info.max_seats))), strict=True):
        found = offenders(context, play(context, slug, seats), size)
        assert not found, "\n".join(["game | picture | window | text", *found])
