"""A kiosk that nobody looks after: aids for visitors, opening hours, and what is said when something is wrong."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from artgames.app.context import AppContext
from artgames.app.diagnostics.crash_log import CrashLog
from artgames.app.exhibit.call import Call
from artgames.app.kiosk import entry_point
from artgames.app.kiosk.faults import Fault, faulty_again_and_again
from artgames.app.kiosk.mode import Mode
from artgames.app.kiosk.window import KioskWindow
from artgames.exhibits.exhibited import Step
from artgames.exhibits.opening_hours import Week
from artgames.exhibits.playlist import Playlist, Round
from artgames.exhibits.playlist_file import write_playlist
from artgames.scene.drawing.fonts import Role
from artgames.scene.drawing.theme import HIGH_CONTRAST
from tests.app.exhibit.conftest import skip_to
from tests.app.exhibit.kiosk_visitor import Visitor, mode_of, open_kiosk, playlist

# Larger text, high contrast, one step back


def test_aids_help_at_once_and_the_next_visitor_finds_everything_as_it_was(visitor: Visitor) -> None:
    window = visitor.window
    usual = window.attract_screen._px(Role.PLAY)
    visitor.tap(window.tools.larger)
    visitor.tap(window.tools.contrast)
    assert visitor.mode() is Mode.ATTRACT, "whoever presses an aid has not begun yet"
    assert window.attract_screen._px(Role.PLAY) > 1.3 * usual
    assert window.look.theme is HIGH_CONTRAST
    visitor.be_asked()
    style = visitor.conductor.board.style
    assert style.theme.key == HIGH_CONTRAST.key and style.text == 1.4
    visitor.tap(window.tools.contrast)
    style = visitor.conductor.board.style
    assert style.theme.key.startswith("gallery") and style.text == 1.4
    window.idle.gone.emit()
    assert not window.tools.larger.isChecked()
    assert window.look.text == 1.0 and window.attract_screen._px(Role.PLAY) == usual


def test_back_leads_to_the_beginning_where_there_is_nothing_to_choose(visitor: Visitor) -> None:
    window = visitor.window
    assert not window.tools.back_button.isVisible()
    visitor.be_asked()
    visitor.tap(window.tools.back_button)
    assert visitor.mode() is Mode.ATTRACT
    assert visitor.tally().stopped == {"think": 1}


def test_back_leads_to_the_choice_where_there_is_one(context: AppContext, qtbot: QtBot) -> None:
    rounds = (Round(title="Blue", paintings=12), Round(title="Red", paintings=12))
    with open_kiosk(context, qtbot, Playlist(title="Foyer", rounds=rounds)) as window:
        window.play(1)
        window.tools.back_button.click()
        assert mode_of(window) is Mode.START and window.start_card.isVisible()
        window.tools.back_button.click()
        assert mode_of(window) is Mode.ATTRACT


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 768), (1024, 768), (1080, 1920)], ids=str)
@pytest.mark.parametrize("larger", [False, True])
def test_what_invites_fits_every_screen(visitor: Visitor, size: tuple[int, int], larger: bool) -> None:
    window = visitor.window
    window.resize(*size)
    if larger:
        visitor.tap(window.tools.larger)
    screen = window.attract_screen
    paper = screen._paper().toAlignedRect()
    assert screen.rect().contains(paper) and paper.contains(screen.button.geometry())
    assert all(place.cell.bottom() <= paper.top() for place in screen.wall.places)
    for button in (screen.button, window.tools.larger, window.tools.contrast):
        assert button.fontMetrics().horizontalAdvance(button.text()) < button.width()
        assert button.fontMetrics().height() <= button.height()


# Opening hours


class Clock:
    """Goes only when it is told to. The 17th is a Tuesday."""

    def __init__(self, clock: str) -> None:
        self.now = datetime.fromisoformat(f"2026-11-17 {clock}")

    def set(self, window: KioskWindow, clock: str) -> None:
        self.now = datetime.fromisoformat(f"2026-11-17 {clock}")
        window._clock.timeout.emit()


@pytest.fixture
def clock() -> Clock:
    return Clock("09:59")


@pytest.fixture
def museum(context: AppContext, qtbot: QtBot, clock: Clock) -> Iterator[KioskWindow]:
    hours = playlist(hours=Week(tuesday="10:00-18:00", wednesday="closed"))
    with open_kiosk(context, qtbot, hours, now=lambda: clock.now) as window:
        yield window


def test_outside_its_hours_it_is_dark_silent_and_answers_nobody(museum: KioskWindow) -> None:
    assert mode_of(museum) is Mode.CLOSED and museum.pulse().shows == "nothing"
    assert museum.dark.isVisible() and museum.dark.size() == museum.size()
    assert museum.grab().toImage().pixelColor(museum.rect().center()).name() == "#000000"
    QTest.mouseClick(museum.dark, Qt.MouseButton.LeftButton)
    QTest.keyClick(museum, Qt.Key.Key_Space)
    assert mode_of(museum) is Mode.CLOSED and museum.stage.conductor is None
    assert not museum.attract_screen.wall.timer.isActive() and not museum.idle._timer.isActive()
    museum.guard.leave_wanted.emit()
    assert museum.pin_card.isVisible(), "its technician comes before it opens"


def test_it_opens_and_closes_by_the_clock(museum: KioskWindow, clock: Clock) -> None:
    clock.set(museum, "10:00")
    assert mode_of(museum) is Mode.ATTRACT and museum.attract_screen.isVisible() and not museum.dark.isVisible()
    clock.set(museum, "17:59")
    assert mode_of(museum) is Mode.ATTRACT
    museum.invite()
    clock.set(museum, "18:00")
    assert mode_of(museum) is Mode.CLOSED


def test_whoever_plays_may_finish_but_nothing_begins_any_more(museum: KioskWindow, clock: Clock) -> None:
    clock.set(museum, "17:50")
    museum.play(0)
    clock.set(museum, "18:01")
    assert mode_of(museum) is Mode.PLAY
    assert museum.stage.conductor is not None
    skip_to(museum.stage.conductor, Step.THINK)
    museum.foot.numbers[1].click()
    museum.foot.lock.click()
    skip_to(museum.stage.conductor, Step.REVEAL)
    clock.set(museum, "18:02")
    assert mode_of(museum) is Mode.OVER
    museum.foot.once_more.click()
    assert mode_of(museum) is Mode.CLOSED


# When something is wrong


def test_a_fault_stands_on_the_screen_until_it_is_mended(context: AppContext, qtbot: QtBot) -> None:
    mended = False
    fault = Fault("Round 1: There is no deck called “met”.", "Install the pack.", lambda: mended)
    with open_kiosk(context, qtbot, playlist(), fault=fault) as window:
        assert mode_of(window) is Mode.FAULT and window.pulse().shows == "fault"
        assert window.fault_card.isVisible() and not window.attract_screen.isVisible()
        assert "There is no deck called “met”." in window.fault_card.staff.text()
        assert "Install the pack." in window.fault_card.staff.text()
        QTest.mouseClick(window.fault_card, Qt.MouseButton.LeftButton)
        assert mode_of(window) is Mode.FAULT and window._retry.isActive()
        window._retry.timeout.emit()
        mended = True
        with qtbot.waitSignal(window.renew_wanted):
            window._retry.timeout.emit()


def test_pictures_that_are_gone_are_told_and_many_of_them_are_a_fault(
    context: AppContext, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_kiosk(context, qtbot, playlist()) as window:
        pictures, lost = context.pictures, set[str]()
        monkeypatch.setattr(pictures, "is_missing", lambda card: card in lost)

        def lose(card: str) -> None:
            lost.add(card)
            pictures.ready.emit(card)

        for number in range(2):
            lose(window.attract_screen.wall.places[number].card)
        assert mode_of(window) is Mode.ATTRACT
        assert len(window.pulse().troubles) == 2 and "cannot be read" in window.pulse().troubles[0]
        assert not lost & {place.card for place in window.attract_screen.wall.places}, "others hang in their place"
        lose(window.attract_screen.wall.places[3].card)
        assert mode_of(window) is Mode.FAULT
        assert "3 paintings cannot be read." in window.fault_card.staff.text()
        assert "Plug in the disk" in window.fault_card.staff.text()
        assert window.fault is not None and window.fault.is_over()  # the files of this test are still there


def test_a_full_disk_is_told_to_staff_and_visitors_play_on(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_path: Path, _words: bytes) -> None:
        raise OSError(28, "No space left on device")

    for module in ("counts", "recent_walls"):
        monkeypatch.setattr(f"artgames.exhibits.{module}.write_whole", full)
    visitor.be_asked()
    window = visitor.window
    assert window.pulse().troubles == ("Staff: visitors are not counted (No space left on device).",)
    window.attract()
    assert visitor.mode() is Mode.ATTRACT
    assert window.attract_screen.notice == "Staff: visitors are not counted (No space left on device)."


def test_after_a_mistake_of_the_program_the_show_begins_anew_and_soon_after_the_program(visitor: Visitor) -> None:
    window, now = visitor.window, 1000.0
    window.troubles._now = lambda: now
    visitor.be_asked()
    assert window.recover()
    assert visitor.mode() is Mode.ATTRACT
    now += 59
    assert not window.recover()
    now += 61
    assert window.recover()


def test_the_technician_reads_how_it_is_and_goes_back_or_starts_anew(context: AppContext, qtbot: QtBot) -> None:
    with open_kiosk(context, qtbot, playlist(), status=lambda: ["Foyer: running since noon", "last: hm"]) as window:
        window.guard.leave_wanted.emit()
        window.pin_card.ui.accept.click()
        card = window.technician
        assert card.isVisible() and card.told.text() == "Foyer: running since noon\nlast: hm"
        QTest.keyClick(window, Qt.Key.Key_5)
        assert mode_of(window) is Mode.ATTRACT, "keys of the technician begin no game"
        card.slips.end()
        with qtbot.waitSignal(window.renew_wanted):
            card.buttons[1].click()
        card.buttons[0].click()
        assert not card.isVisible() and mode_of(window) is Mode.ATTRACT


def test_a_fault_is_not_shown_by_night_and_is_there_in_the_morning(museum: KioskWindow, clock: Clock) -> None:
    museum.fail(Fault("Nothing can be read.", "Plug it in."))
    assert mode_of(museum) is Mode.CLOSED and museum.dark.isVisible() and not museum.fault_card.isVisible()
    assert museum.pulse().troubles == ("Nothing can be read.",)
    clock.set(museum, "10:00")
    assert mode_of(museum) is Mode.FAULT and museum.fault_card.isVisible() and not museum.dark.isVisible()
    clock.set(museum, "18:00")
    assert mode_of(museum) is Mode.CLOSED


def test_mistakes_of_the_program_end_it_only_when_they_go_on(
    visitor: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes: list[int] = []
    monkeypatch.setattr("artgames.app.kiosk.entry_point.QCoreApplication.exit", codes.append)
    call = Call(playlist(), tmp_path, tmp_path / "cache", "foyer")
    log = CrashLog(tmp_path)
    log.happened.connect(lambda: entry_point._go_on(visitor.window, call))
    visitor.be_asked()
    try:
        raise ValueError("a page")
    except ValueError as error:
        log.caught(ValueError, error, error.__traceback__)
        assert visitor.mode() is Mode.ATTRACT and codes == []
        log.caught(ValueError, error, error.__traceback__)  # the same one is not written again, and counts
    assert codes == [entry_point.FAULTY]
    assert "the show began anew" in (tmp_path / "kiosk.log").read_text(encoding="utf-8")


def test_a_beginning_that_fails_ends_the_program_at_once(
    visitor: Visitor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes: list[int] = []
    monkeypatch.setattr("artgames.app.kiosk.entry_point.QCoreApplication.exit", codes.append)

    def fail() -> None:
        raise ValueError("the wall")

    monkeypatch.setattr(visitor.window, "attract", fail)
    entry_point._go_on(visitor.window, Call(playlist(), tmp_path, tmp_path / "cache", "foyer"))
    assert codes == [entry_point.FAULTY]


@pytest.mark.parametrize(
    ("wrong", "left_out", "faults", "told"),
    [
        ("line 3: a mistake", (), 0, "line 3: a mistake"),
        ("", ("Round 1: no deck",), 0, "Round 1: no deck"),
        ("", (), 5, "The program has ended by a fault several times."),
        ("", (), 4, ""),
    ],
)
def test_what_keeps_a_kiosk_from_playing(
    tmp_path: Path, wrong: str, left_out: tuple[str, ...], faults: int, told: str
) -> None:
    file = tmp_path / "foyer.artexhibit"
    call = Call(playlist(), tmp_path, tmp_path / "cache", "foyer", file=file)
    found = entry_point._fault(call, wrong, left_out, faults)
    assert (found.what if found is not None else "") == told
    if found is not None and not faults:
        assert not found.is_over()
        write_playlist(playlist(), file)
        assert found.is_over(), "somebody has mended it"


def test_a_kiosk_that_failed_again_and_again_is_tried_once_more_after_a_while() -> None:
    now = 0.0
    fault = faulty_again_and_again(lambda: now)
    assert not fault.is_over()
    now = 300.0
    assert fault.is_over()
