"""The main window, the way between its pages, and what happens when something goes wrong."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QMessageBox, QPushButton, QWidget

from artgames.app import main
from artgames.app.main_window import MainWindow
from artgames.app.setup.page import SetupPage
from artgames.app.startup_snapshot import StartupSnapshot, read_look, write_look
from artgames.app.table.page import TablePage
from artgames.engine.api import Refused
from artgames.store import Store, Table
from artgames.store.errors import StoreProblem
from tests.app.conftest import App
from tests.support.hands import at_rest, table_of, table_page

MakeTable = Callable[..., Table]


def test_the_title_tells_nothing(app: App) -> None:
    assert app.window.windowTitle() == "Artgames"


def test_the_window_fits_on_a_small_laptop_with_bars(app: App) -> None:
    """1366 × 768 with a task bar and a title leaves about 690 lines."""
    assert app.window.minimumWidth() <= 1024 and app.window.minimumHeight() <= 680


def test_help_gives_the_keys_back_to_where_they_were(app: App) -> None:
    app.home.ui.help.setFocus()
    app.window.show_help()
    app.window.show_keys()
    app.window.step_back()
    assert app.window.focusWidget() is app.home.ui.help


def test_f11_and_m(app: App) -> None:
    QTest.keyClick(app.window, Qt.Key.Key_F11)
    assert app.window.isFullScreen()
    QTest.keyClick(app.window, Qt.Key.Key_F11)
    assert not app.window.isFullScreen()
    QTest.keyClick(app.window, Qt.Key.Key_M)
    assert not app.context.settings.value.muted
    app.window.notices.dismiss()


def test_f11_gives_a_window_back_as_large_as_it_was(app: App) -> None:
    app.window.showMaximized()
    for _ in range(2):
        QTest.keyClick(app.window, Qt.Key.Key_F11)
        QTest.keyClick(app.window, Qt.Key.Key_F11)
        assert app.window.isMaximized() and not app.window.isFullScreen()


def test_a_notice_gets_more_room_when_its_letters_grow(app: App) -> None:
    app.window.resize(1024, 700)
    app.window.notice("“Missed on 17 Nov 2026” is saved. Find it among the decks when you set up a game.", "Learn now")
    bar = app.window.notices
    for _ in range(6):
        app.window.enlarge_text()
    app.bot.waitUntil(lambda: bar.height() == bar.heightForWidth(bar.width()))
    words = bar.ui.text
    assert words.height() >= words.heightForWidth(words.width())
    app.window.reset_text()
    bar.dismiss()


def test_a_notice_covers_neither_whose_page_it_is_nor_what_is_asked(app: App) -> None:
    app.flow.start(table_of("Ada", "Ben", exhibit=12))
    page = table_page(app)
    app.bot.waitUntil(lambda: page.flow is not None and at_rest(page.flow))
    QTest.keyClick(app.window, Qt.Key.Key_M)
    bar = page.ui.statusBar
    assert bar.isVisible()
    below = bar.mapTo(app.window, bar.rect().bottomLeft()).y()
    assert app.window.notices.mapTo(app.window, QPoint(0, 0)).y() > below
    app.window.notices.dismiss()


def test_half_of_a_double_click_changes_nothing_on_the_page_it_opens(app: App) -> None:
    opens, opened = QPushButton("Open"), QCheckBox("A house rule")
    for page in (opens, opened):
        app.window.add_page(page)
    opens.clicked.connect(lambda: app.window.turn_to(opened))
    app.window.turn_to(opens)
    handle, left = app.window.windowHandle(), Qt.MouseButton.LeftButton
    there = opened.mapTo(app.window, QPoint(20, opens.height() // 2))
    QTest.mouseDClick(handle, left, pos=there)
    assert app.window.page() is opened and not opened.isChecked()
    QTest.mouseClick(handle, left, pos=there, delay=QApplication.doubleClickInterval() + 1)
    assert opened.isChecked()
    QTest.mouseDClick(handle, left, pos=there, delay=QApplication.doubleClickInterval() + 1)
    assert opened.isChecked(), "a double click on one page is two clicks"


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_that_is_still_held_presses_nothing_on_the_next_page(app: App, key: Qt.Key) -> None:
    opens, opened, pressed = QPushButton("Open"), QPushButton("Play again"), []
    for page in (opens, opened):
        app.window.add_page(page)
    opens.pressed.connect(lambda: app.window.turn_to(opened))
    opens.pressed.connect(opened.setFocus)
    opened.clicked.connect(lambda: pressed.append(1))
    app.window.turn_to(opens)
    opens.setFocus()
    handle, when = app.window.windowHandle(), 1000
    press, let_go = QEvent.Type.KeyPress, QEvent.Type.KeyRelease

    def send(kind: QEvent.Type, at: int, *, repeats: bool = False) -> None:
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", repeats)
        event.setTimestamp(at)
        QApplication.sendEvent(handle, event)

    send(press, when)
    assert app.window.page() is opened
    for at in (when + 300, when + 330):  # as Qt tells of it, and as a busy X11 does
        send(let_go, at, repeats=True)
        send(press, at, repeats=True)
        send(let_go, at + 10)
        send(press, at + 10)
    send(let_go, when + 400)
    assert not pressed
    send(press, when + 900)
    send(let_go, when + 950)
    assert pressed == [1], "pressed anew, it is meant for this page"


def test_enter_enter_repeats_the_last_table(app: App, make_table: MakeTable) -> None:
    app.flow.matches.begin(make_table("Ruth", "Jonas"))
    app.navigator.open("home")
    QTest.keyClick(app.home.ui.sameAgain, Qt.Key.Key_Return)
    page = app.window.page()
    assert isinstance(page, SetupPage) and page.ui.start.hasFocus()
    QTest.keyClick(page.ui.start, Qt.Key.Key_Return)
    assert isinstance(app.window.page(), TablePage)
    assert len(app.context.store.unfinished()) == 2


def test_a_match_that_was_left_waits(app: App, make_table: MakeTable) -> None:
    app.flow.start(make_table("Ruth", "Jonas"))
    QTest.keyClick(app.window, Qt.Key.Key_Escape)
    page = app.window.page()
    assert isinstance(page, TablePage) and page.covers.pause.isVisible()
    page.covers.pause.ui.leaveButton.click()
    assert app.window.page() is app.home
    model = app.home.ui.unfinished.model()
    assert model.rowCount() == 1
    app.home.ui.unfinished.chosen.emit(model.index(0, 0))
    assert isinstance(app.window.page(), TablePage)


def test_closing_in_the_middle_of_a_match_asks_nothing(app: App, make_table: MakeTable) -> None:
    app.flow.start(make_table("Ruth", "Jonas"))
    assert app.window.close()
    assert len(app.context.store.unfinished()) == 1


def test_a_disk_that_takes_nothing_is_said_and_nothing_is_lost(
    app: App, make_table: MakeTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object) -> None:
        raise StoreProblem("full", Path("disk"))

    monkeypatch.setattr(app.context.store, "new_match", full)
    app.flow.start(make_table())
    assert "disk is full" in app.window.notices.text()
    assert app.window.page() is app.home
    app.window.notices.dismiss()


def test_a_table_that_the_rules_refuse_reaches_no_disk(app: App, make_table: MakeTable) -> None:
    with pytest.raises(Refused):
        app.flow.matches.begin(make_table("Alone"))
    assert app.context.store.unfinished() == []


def test_a_mistake_is_written_down_and_the_app_goes_on(app: App, capsys: pytest.CaptureFixture[str]) -> None:
    sys.excepthook(ValueError, ValueError("oops"), None)
    QTest.qWait(10)
    log = app.context.data / "problems.log"
    assert "oops" in log.read_text(encoding="utf-8")
    assert str(log) in app.window.notices.text()
    capsys.readouterr()
    app.window.notices.dismiss()


def test_keyboard_reaches_every_control_of_a_page_and_leaves_it(app: App, make_table: MakeTable) -> None:
    app.navigator.open("setup", make_table("Ruth", "Jonas"))
    page = app.window.page()
    assert page is not None
    reached: set[QWidget | None] = set()
    for _ in range(60):
        QTest.keyClick(app.window, Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    buttons = [button for button in page.findChildren(QPushButton) if button.isVisible() and button.isEnabled()]
    assert set(buttons) <= reached


def test_the_first_look_is_remembered(tmp_path: Path) -> None:
    look = StartupSnapshot("daylight", 140, "abc", "Ruth, Jonas", waits=True)
    write_look(tmp_path, look)
    assert read_look(tmp_path) == look


@pytest.mark.parametrize("text", ["", "theme=plaid\ntext_scale=many\n", "\x00\x01"])
def test_a_first_look_that_cannot_be_used_is_left_out(tmp_path: Path, text: str) -> None:
    (tmp_path / "window.ini").write_text(text, encoding="utf-8")
    assert read_look(tmp_path) == StartupSnapshot()


def closing_messages(texts: list[str]) -> QTimer:
    """Press OK on whatever message box appears."""
    timer = QTimer()

    def press() -> None:
        for box in QApplication.topLevelWidgets():
            if isinstance(box, QMessageBox) and box.isVisible():
                texts.append(box.text())
                box.accept()

    timer.timeout.connect(press)
    timer.start(20)
    return timer


def test_a_second_copy_says_so_and_ends_with_one(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    texts: list[str] = []
    timer = closing_messages(texts)
    with Store.open(tmp_path):
        assert main.run(tmp_path, tmp_path / "cache") == 1
    timer.stop()
    assert "already running" in texts[0] and "already running" in capsys.readouterr().err


def test_where_nothing_can_be_written_one_can_still_play(qapp: QApplication, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", encoding="utf-8")
    said: list[str] = []

    def look() -> None:
        window = next(one for one in QApplication.topLevelWidgets() if isinstance(one, MainWindow) and one.isVisible())
        said.append(window.notices.text())
        window.close()

    QTimer.singleShot(1500, look)
    assert main.run(blocked, blocked / "cache") == 0
    assert "Nothing will be saved" in said[0]


BEFORE_THE_FIRST_PAINT = """
import os, sys
from pathlib import Path
os.environ["ARTGAMES_REPORT_FIRST_PAINT"] = "1"
from PySide6 import QtCore
from artgames.app import main
from artgames.app.routes import ROUTES

def report():
    print("Qt is built" if "Qt" in vars(QtCore) else "Qt is not built")
    late = ("msgspec", "sqlite3", "pyqtgraph", "artgames.engine", "artgames.games", "artgames.decks", "artgames.store")
    pages = tuple(route.page.split(":")[0] for route in ROUTES[1:])
    print([name for name in sys.modules if name.startswith((*late, *pages, "artgames.app.controllers"))])
    reported()

reported, main.report_first_paint = main.report_first_paint, report
folder = Path(sys.argv[1])
sys.exit(main.run(folder, folder / "cache"))
"""


def test_the_first_paint_is_reported_and_needs_little(tmp_path: Path) -> None:
    """No store, no engine, no game, no deck, no page but home; and not the 93 enums of `Qt`, which take 16 ms."""
    command = [sys.executable, "-c", BEFORE_THE_FIRST_PAINT, str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.stdout.splitlines() == ["Qt is not built", "[]", "first-paint", "filled", "dressed"], ended.stderr
    assert ended.returncode == 0
