"""What stands above and below every board in the room: every sentence of every game, and everybody's name."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from artgames import games
from artgames.app.context import AppContext
from artgames.app.room.room_window import RoomWindow
from artgames.app.room.slide_priority import Shown
from artgames.app.table.chip import Chip, chips_of
from artgames.scene.drawing.style_sheet import apply_theme
from artgames.scene.drawing.theme import set_variant
from tests.projector.checks import LEAST_CONTRAST, SMALLEST
from tests.projector.staging import SIZES, Course, Stage, Staged, play
from tests.reading.ink import ink_faults
from tests.reading.reader import BoardReader, Read, read_by

FOUR = ("Ada", "Benjamin", "Maximilian", "Eleonora")
"""As long as names of people are; all of them whole, in every room."""


@pytest.fixture
def window(context: AppContext, qapp: QApplication) -> Iterator[RoomWindow]:
    apply_theme(qapp, context.theme())
    made = RoomWindow(context, Shown())
    set_variant(made.ui.matchPage, "room", "green")
    made.ui.pages.setCurrentWidget(made.ui.matchPage)
    made.slide.hide()
    yield made
    made.hide()
    made.deleteLater()


def fill(window: RoomWindow, stage: Stage, course: Course, staged: Staged) -> None:
    """As the window does while a match is played."""
    stage.show(staged)
    board, game = stage.board, games.load(course.opened.table.game)
    asked = course.opened.match.to_act()
    states, points = board.people(staged.view, asked), board.standing(staged.view)
    chips = chips_of(course.opened.table.players, points, states, board.special_role(), masked=board.wears_mask())
    window.ui.people.set_chips(chips)
    sentence = game.words.status(staged.view).as_told()
    window.ui.status.say(board.style.say(sentence), board.progress(staged.view))
    window.ui.frame.activate()


def read(window: RoomWindow) -> Read:
    reader = BoardReader()
    with read_by(reader):
        return reader.read_window(window)


def faults(window: RoomWindow) -> list[str]:
    found, lines = [], read(window).lines
    for line in lines:
        if line.px < SMALLEST * window.height() - 1:
            found.append(f"too small: {line.text!r} at {line.px:.0f} px")
        if not line.is_whole or "…" in line.text:
            found.append(f"cut off: {line.text!r}")
    return [*found, *ink_faults(window.grab().toImage(), lines, lambda line: LEAST_CONTRAST)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("slug", games.names())
def test_every_sentence_and_every_name_is_whole(
    context: AppContext, window: RoomWindow, slug: str, size: tuple[int, int]
) -> None:
    seats = min(games.load(slug).info.max_seats, len(FOUR))
    course = play(context, slug, seats, names=FOUR)
    window.resize(*size)
    window.show()
    window.ui.status.begin(FOUR[:seats])
    found = []
    with Stage(context, course, size) as stage:
        for staged in course.staged:
            fill(window, stage, course, staged)
            found += [f"{staged.name}: {fault}" for fault in faults(window)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_name_of_two_words_has_two_lines_before_it_is_cut(window: RoomWindow, size: tuple[int, int]) -> None:
    names = ("Maximilian Sonnenberg", "Ada Lovelace", "Benjamin", "Wilhelmina Hohenfelden")
    window.resize(*size)
    window.show()
    window.ui.people.set_chips(tuple(Chip(name, seat, -12, "asked") for seat, name in enumerate(names)))
    window.ui.frame.activate()
    written = " ".join(line.text for line in read(window).lines)
    assert all(word in written for name in names for word in name.split()) and "…" not in written


def test_a_board_with_a_clock_of_its_own_says_so(context: AppContext) -> None:
    course = play(context, "steal_this_game", 2)
    with Stage(context, course, SIZES[0]) as stage:
        for staged in course.staged:
            stage.show(staged)
            assert stage.board.tells_time() == (staged.name == "shuffle")
