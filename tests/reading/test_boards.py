"""Larger text makes all text larger, on every board of every game, and nothing is cut."""

import pytest
from PySide6.QtCore import QRectF

from artgames import games
from artgames.app.context import AppContext
from artgames.scene.board_view import BoardView
from artgames.scene.drawing.fonts import Profile, Role, role_px, scale_for
from tests.reading.desk import Desk, Look, Played, cut, not_grown, play, smaller
from tests.reading.reader import Read

NARROW, WIDE = (1024, 768), ((1366, 768), (1920, 1080))
"""No text is ever smaller for whoever wants it larger; in a wide window it has room to grow."""

LEAST_PX = 14
"""On a laptop of 768 lines, for who wants no larger letters."""

LEAST_GROWTH = 1.25
"""Of the half more that is asked for at 150 %: a place may keep back the other half."""


def offenders(context: AppContext, played: Played, size: tuple[int, int]) -> list[str]:
    """A line for each text: game, picture, window, size of text, and what is wrong."""
    found, slug = [], played.opened.table.game
    with Desk(context, played) as shown:
        for picture in played.pictures:
            usual = shown.read(picture, Look(*size, 100))
            if size == WIDE[0]:
                found += [f"{slug} | {picture.name} | 100 % | {line}" for line in unreadable(usual, shown.view)]
            for text in (150, 200):
                look = Look(*size, text)
                large = shown.read(picture, look)
                wrong = smaller(usual, large) + cut(large, QRectF(shown.view.viewport().rect()))
                if size in WIDE and text == 150:
                    wrong += stays(usual, large, look)
                found += [f"{slug} | {picture.name} | {look} | {line}" for line in wrong]
    return found


def unreadable(usual: Read, view: BoardView) -> list[str]:
    """What is too small for anybody, or cut, before somebody asks for larger letters."""
    small = [f"{line.text!r}: {line.px:.1f} px" for line in usual.lines if line.px < LEAST_PX - 0.5]
    return small + cut(usual, QRectF(view.viewport().rect()))


def stays(usual: Read, large: Read, look: Look) -> list[str]:
    """What does not grow, though it is smaller than everyday text is for whoever wants it so large."""
    enough = role_px(Role.PLAY, Profile.DESK, scale_for(look.height, look.text / 100))
    return not_grown(usual, large, LEAST_GROWTH, enough)


@pytest.mark.parametrize("slug", games.names())
def test_text_grows_and_nothing_is_cut_for_whoever_wants_it_larger(context: AppContext, slug: str) -> None:
    info = games.load(slug).info
    few = max(info.min_seats, min(3, info.max_seats))
    many_people, few_people = play(context, slug, info.max_seats), play(context, slug, few)
    for size, played in ((WIDE[0], many_people), (WIDE[1], few_people), (NARROW, few_people)):
        found = offenders(context, played, size)
        assert not found, "\n".join(["game | picture | window | text", *found])


@pytest.mark.parametrize("slug", ["art_gallery", "art_robbery"])
def test_nothing_is_too_small_with_any_number_of_people(context: AppContext, slug: str) -> None:
    """Where every seat has a place of its own on the board, and everything else gives way."""
    info = games.load(slug).info
    for seats in range(info.min_seats, info.max_seats):
        played = play(context, slug, seats)
        with Desk(context, played) as shown:
            for picture in played.pictures:
                usual = shown.read(picture, Look(*WIDE[0], 100))
                assert not unreadable(usual, shown.view), (seats, picture.name)


@pytest.mark.parametrize(("seats", "size"), [(6, NARROW), (3, WIDE[0]), (6, WIDE[0])])
def test_names_and_numbers_at_a_full_table_are_never_mere_dots(
    context: AppContext, seats: int, size: tuple[int, int]
) -> None:
    played = play(context, "art_gallery", seats)
    with Desk(context, played) as shown:
        for picture in played.pictures:
            lines = shown.read(picture, Look(*size, 150)).lines
            gone = [line.text for line in lines if "…" in line.text and not any(map(str.isalnum, line.text))]
            assert not gone, (picture.name, gone)
