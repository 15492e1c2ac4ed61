"""Whether the back row can read it: sizes, contrast and edges of what is projected (LOOK 1.1, 1.2 and 1.12)."""

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from artgames.app.room.player_footer import RoomPeople
from artgames.app.room.room_status import RoomStatus
from artgames.app.room.slide_priority import Cover
from artgames.app.table.chip import Chip
from artgames.scene.drawing.fonts import Profile, Role, role_px
from artgames.scene.drawing.paper_sheet import paper_of
from artgames.scene.drawing.theme import DAYLIGHT, GALLERY, HIGH_CONTRAST, Theme, contrast
from tests.app.room.conftest import Room, people
from tests.app.room.test_vote import GAMES, asked, raise_hands, sheet
from tests.projector.staging import SIZES
from tests.reading.reader import BoardReader, Line, read_by

LONG = "Wilhelmina-Charlotte von Hohenfelden-Oberstein zu Sonnenberg"
ENOUGH = 9.0
"""Contrast that is still readable when a lit room has eaten half of it."""


def smallest(height: int) -> float:
    return role_px(Role.SMALL, Profile.ROOM, height / 1080) - 1.0


def written_on(window: QWidget) -> list[Line]:
    reader = BoardReader()
    with read_by(reader):
        return reader.read_window(window).lines


def assert_readable(written: list[Line], size: tuple[int, int], theme: Theme) -> None:
    wide, high = size
    assert written
    for one in written:
        assert one.px >= smallest(high), one
        assert QRectF(0, 0, wide, high).contains(one.box) and one.is_whole, f"{one} is not in the picture"
        grounds = (theme.wall, theme.panel, paper_of(theme).sheet)
        assert max(contrast(one.colour.name(), ground) for ground in grounds) >= ENOUGH, one


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["gallery", "daylight"])
def test_a_room_of_eight_can_be_read(room: Room, size: tuple[int, int], theme: str) -> None:
    room.app.context.settings.update(theme=theme)
    room.open(people(8))
    room.window.setWindowState(Qt.WindowState.WindowNoState)
    room.window.resize(*size)
    assert room.window.size() == QSize(*size)
    assert_readable(written_on(room.window), size, room.app.context.theme())
    room.host.take_break()
    assert_readable(written_on(room.window.slide), size, room.app.context.theme())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["gallery", "daylight", "contrast"])
def test_before_a_match_the_room_reads_what_by_whom_and_when(room: Room, size: tuple[int, int], theme: str) -> None:
    room.app.context.settings.update(theme=theme, break_minutes=5)
    room.open(people(8))
    room.window.setWindowState(Qt.WindowState.WindowNoState)
    room.window.resize(*size)
    room.press(Qt.Key.Key_L)
    assert room.host.shown.cover is Cover.LOBBY and room.console.ui.lobbyButton.isChecked()
    written = written_on(room.window.slide)
    assert_readable(written, size, room.app.context.theme())
    texts = [line.text for line in written]
    assert {"Stolen Paintings", "Ruth", "Jonas", "Emil", "Clara", "Ada", "Ben", "Gia", "Hugo"} <= set(texts)
    assert any(text.startswith("Starts in ") for text in texts)
    room.press(Qt.Key.Key_L)
    assert room.host.shown.cover is None and not room.window.slide.isVisible()


def test_nothing_of_the_lobby_is_in_play(room: Room) -> None:
    room.open(people())
    room.host.open_lobby()
    lobby = room.window.slide._lobby
    assert lobby is not None and len(lobby.cards) == 3
    assert not {int(card) for card in lobby.cards} & set(room.match.setup.deck)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("theme", "slug"),
    [("gallery", "title_teller"), *((theme, GAMES[0]) for theme in ("gallery", "daylight", "contrast"))],
)
def test_a_vote_can_be_read(room: Room, size: tuple[int, int], theme: str, slug: str) -> None:
    room.app.context.settings.update(theme=theme)
    asked(room, slug)
    room.window.setWindowState(Qt.WindowState.WindowNoState)
    room.window.resize(*size)
    votes = sheet(room)
    for number in votes._pick.of:
        raise_hands(votes, number, 7 * number)
    written = written_on(room.window)
    assert_readable(written, size, room.app.context.theme())
    texts = {line.text for line in written}
    assert {str(7 * number) for number in votes._pick.of} <= texts, "a number below each painting"
    assert any(text.startswith("Hands up for ") for text in texts)
    votes.ui.lockButton.setFocus()
    assert_readable(written_on(room.window), size, room.app.context.theme())


@pytest.mark.parametrize("size", SIZES)
def test_long_names_make_a_line_shorter_and_not_smaller(qtbot: QtBot, size: tuple[int, int]) -> None:
    status = RoomStatus()
    qtbot.addWidget(status)
    status.apply_style(GALLERY, size[1] / 1080)
    status.begin((LONG, "Jonas"))
    status.resize(round(size[0] * 0.94), 10)
    status.say(f"{LONG} and Jonas have not locked in yet.", "Round 2 of 4")
    status.resize(status.width(), status.sizeHint().height())
    font, text = status.fitted()
    assert font.pixelSize() >= smallest(size[1])
    assert text.startswith("Wilhelm") and text.endswith("have not locked in yet.")
    assert status.height() <= size[1] * 0.14


def test_a_line_that_was_needed_once_stays(qtbot: QtBot) -> None:
    status = RoomStatus()
    qtbot.addWidget(status)
    status.apply_style(GALLERY, 1.0)
    status.begin(("Ruth",))
    status.resize(1800, 100)
    one = status.sizeHint().height()
    status.say("A sentence that goes on and on, and that tells the room more than one line has room for.", "Round 2")
    two = status.sizeHint().height()
    status.say("Short.", "Round 2")
    assert one < two == status.sizeHint().height(), "or the paintings would jump about"
    status.begin(("Ruth",))
    assert status.sizeHint().height() == one


@pytest.mark.parametrize(("count", "rows"), [(2, 1), (4, 1), (8, 2)])
def test_many_people_stand_in_two_rows(qtbot: QtBot, count: int, rows: int) -> None:
    strip = RoomPeople()
    qtbot.addWidget(strip)
    strip.apply_style(GALLERY, 1.0)
    strip.resize(1800, 80)
    strip.set_chips(tuple(Chip(f"Guest {seat}", seat, 0) for seat in range(count)))
    assert strip.rows() == rows
    strip.resize(1800, strip.sizeHint().height())
    rects = [strip.chip_rect(seat) for seat in range(count)]
    assert all(strip.rect().toRectF().contains(rect) for rect in rects)
    assert not any(one.intersects(other) for one in rects for other in rects if one is not other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(2, 9))
def test_a_name_is_told_or_left_to_the_mark(qtbot: QtBot, size: tuple[int, int], count: int) -> None:
    names = ("Fortuna", "Benjamin", "Cleopatra", LONG, "Eleonora", "Finn", "Giacomina", "Hugo")
    strip = RoomPeople()
    qtbot.addWidget(strip)
    strip.apply_style(GALLERY, size[1] / 1080)
    strip.set_chips(tuple(Chip(names[seat], seat, -12, "asked") for seat in range(count)))
    strip.resize(round(size[0] * 0.94), 10)
    strip.resize(strip.width(), strip.sizeHint().height())
    strip.show()
    for line in written_on(strip):
        assert not line.text.endswith("…") or len(line.text) > 5, f"{line.text!r} says nothing"
    if count <= 4 and size == SIZES[-1]:
        assert {"Fortuna", "Benjamin"} <= {line.text for line in written_on(strip)}


@pytest.mark.parametrize("theme", [GALLERY, DAYLIGHT, HIGH_CONTRAST])
def test_the_first_ink_stands_on_wall_and_chips(theme: Theme) -> None:
    assert contrast(theme.ink, theme.wall) >= ENOUGH and contrast(theme.ink, theme.panel) >= ENOUGH
