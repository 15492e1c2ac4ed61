"""Who is first, before a room: every key is told until it was pressed, and no clicker speaks for anybody."""

from PySide6.QtCore import Qt

from artgames.app.room.console_keys import HOST_KEYS
from artgames.app.room.slide_priority import Cover
from artgames.scene.picture_board.buzzer_row import spread_keys
from artgames.store import Player, Table
from tests.app.room.conftest import Room

QUIZ = Table(
    "group_quiz",
    tuple(Player(name, seat) for seat, name in enumerate(("Ruth", "Jonas", "Emil"))),
    {"play": "buzzer", "elements": "artist"},
    "met",
)


def told_keys(room: Room) -> list[str]:
    return [chip.key for chip in room.window.ui.people.chips]


def test_the_room_reads_every_key_until_it_was_pressed_once(room: Room) -> None:
    room.open(QUIZ)
    assert room.on_console() and room.view.phase == "buzz"
    assert told_keys(room) == ["Q", "D", "J"] == list(spread_keys(3))
    assert "Jonas" in room.window.ui.people.accessibleName() and "key D" in room.window.ui.people.accessibleName()
    room.press(Qt.Key.Key_D)  # while the laptop is the host's
    room.settle()
    assert room.view.player == 1
    number = room.match.choices(1)[0].fields[0].of[0]  # type: ignore[union-attr]
    assert room.flow.session.submit(1, room.match.choices(1)[0].make(answers=(number,)))
    while room.view.phase != "buzz":
        room.settle()
        room.host.next()
    room.settle()
    assert told_keys(room) == ["Q", "", "J"]


def test_a_covered_room_hears_no_buzzer(room: Room) -> None:
    room.open(QUIZ)
    room.host.cover(Cover.BLACK)
    room.press(Qt.Key.Key_D)
    assert room.view.phase == "buzz" and room.view.player is None


def test_page_down_asks_before_it_says_that_nobody_knows(room: Room) -> None:
    room.open(QUIZ)
    told: list[str] = []
    room.host.told.connect(told.append)
    room.press(Qt.Key.Key_PageDown)
    room.settle()
    assert room.view.phase == "buzz" and told == ["Nobody knows? Press Next again."]
    room.press(Qt.Key.Key_PageDown)
    room.settle()
    assert room.view.phase == "told"
    room.press(Qt.Key.Key_PageDown)  # what only goes on is not asked
    room.settle()
    assert room.view.phase == "buzz" and len(told) == 1
    room.press(Qt.Key.Key_PageDown)
    assert room.view.phase == "buzz" and len(told) == 2


def test_a_room_that_goes_on_by_itself_leaves_time_to_be_first(room: Room) -> None:
    room.app.context.settings.update(room_goes_on=3)
    room.open(QUIZ)
    assert room.view.phase == "buzz" and not room.console.going_on.is_running
    room.host.next()
    room.host.next()
    room.settle()
    assert room.view.phase == "told" and room.console.going_on.is_running


def test_no_buzzer_is_a_figure_or_means_something_to_the_host() -> None:
    keys = set().union(*(spread_keys(seats) for seats in range(1, 9)))
    hosts = {key for one in HOST_KEYS for key in one.keys}
    at_the_table = set("MPLZ")
    assert not keys & (hosts | at_the_table | set("0123456789") | {"I"})
    assert all(len(set(spread_keys(seats))) == seats for seats in range(1, 9))
