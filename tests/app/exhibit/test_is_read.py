"""The window of an exhibit and every card of a kiosk are read as pages are, at the same corners as sheets."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.exhibit.show_window import ExhibitWindow
from artgames.app.kiosk.window import KioskWindow
from artgames.exhibits.exhibited import Step
from artgames.exhibits.pin import hashed
from artgames.exhibits.playlist import Kiosk, Playlist, Round
from artgames.scene.drawing.style_sheet import apply_theme
from artgames.scene.drawing.theme import GALLERY
from tests.app.exhibit.conftest import skip_to
from tests.app.test_sheets_are_read import CORNERS
from tests.reading.page import page_faults

ROUNDS = (
    Round(title="The museum at night", paintings=24, stolen=3, think_seconds=30),
    Round(title="A short look", paintings=12, stolen=1),
    Round(title="Portraits of the Metropolitan Museum", paintings=16, stolen=2),
)


def invitation(window: KioskWindow) -> None:
    window.attract()


def start_card(window: KioskWindow) -> None:
    window.invite()
    window.start_card.slips.end()


def pin_card(window: KioskWindow) -> None:
    window.attract()
    window.pin_card.ask()


def idle_card(window: KioskWindow) -> None:
    window.play(0)
    window.idle_card.ask(10)
    window.idle_card.slips.end()


def looking(window: KioskWindow) -> None:
    play_to(window, Step.LOOK)


def numbers(window: KioskWindow) -> None:
    play_to(window, Step.THINK)


def over(window: KioskWindow) -> None:
    play_to(window, Step.THINK)
    window.foot.numbers[2].click()
    window.foot.lock.click()
    play_to(window, Step.REVEAL, begins=False)


def play_to(window: KioskWindow, step: Step, *, begins: bool = True) -> None:
    if begins:
        window.play(0)
    assert window.stage.conductor is not None
    skip_to(window.stage.conductor, step)


STATES: dict[str, Callable[[KioskWindow], None]] = {
    "invitation": invitation,
    "start": start_card,
    "PIN": pin_card,
    "still there?": idle_card,
    "looking": looking,
    "numbers": numbers,
    "over": over,
}


@pytest.fixture
def plain_again(qapp: QApplication) -> Iterator[None]:
    yield
    apply_theme(qapp, GALLERY)


def kiosk_faults(context: AppContext, qtbot: QtBot, size: tuple[int, int], theme: str) -> list[str]:
    kiosk = Kiosk(pin=hashed("2468"))
    playlist = Playlist(title="Foyer", rounds=ROUNDS, theme=theme, kiosk=kiosk)  # type: ignore[arg-type]
    window, found = KioskWindow(context, playlist), []
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    for name, show in STATES.items():
        show(window)
        assert context.pictures.wait(60_000)
        found += [f"{name} | {fault}" for fault in page_faults(window)]
        window.pin_card.hide()
        window.attract()
    window.leave()
    return found


@pytest.mark.usefixtures("plain_again")
@pytest.mark.parametrize("corner", CORNERS, ids=str)
def test_nothing_at_a_kiosk_is_cut_covered_or_pale(
    context: AppContext, qtbot: QtBot, corner: tuple[int, int, int]
) -> None:
    context.settings.update(text_scale=corner[2])
    found = kiosk_faults(context, qtbot, corner[:2], "gallery")
    assert not found, "\n".join(found)


@pytest.mark.usefixtures("plain_again")
@pytest.mark.parametrize("theme", ["daylight", "contrast"])
def test_nothing_at_a_kiosk_is_pale_in_any_theme(context: AppContext, qtbot: QtBot, theme: str) -> None:
    found = kiosk_faults(context, qtbot, (1366, 768), theme)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("corner", CORNERS, ids=str)
def test_the_question_whether_to_end_an_exhibit_is_read(
    context: AppContext, qtbot: QtBot, corner: tuple[int, int, int]
) -> None:
    context.settings.update(text_scale=corner[2])
    window = ExhibitWindow(context, Playlist(title="Foyer", rounds=ROUNDS))
    qtbot.addWidget(window)
    window.resize(*corner[:2])
    window.show()
    window.begin()
    assert window.stage.conductor is not None
    skip_to(window.stage.conductor, Step.INTRO)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    found = page_faults(window) if window.question.isVisible() else ["the question is not there"]
    window.stop()
    assert not found, "\n".join(found)
