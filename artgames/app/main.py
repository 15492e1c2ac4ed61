"""Starts the application: builds the parts, hands them down, and runs until the window is closed."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from artgames import paths
from artgames.app.context import AppContext
from artgames.app.diagnostics.crash_log import CrashLog
from artgames.app.diagnostics.no_screen import said_when_no_screen
from artgames.app.main_window import MainWindow
from artgames.app.settings.live_settings import LiveSettings, Look
from artgames.app.shell import Shell
from artgames.app.startup_snapshot import StartupSnapshot, read_look, write_look
from artgames.app.widgets.notice_bar import Notice
from artgames.scene.drawing.fonts import FIRST_FACES, LATER_FACES, Faces, load_fonts
from artgames.scene.drawing.kept_drawings import keep_drawings
from artgames.scene.garbage_collection import GuiThreadGc, freeze_gc

if TYPE_CHECKING:
    from artgames.app.home.page import HomePage
    from artgames.store import Store, StoreProblem

REPORT_FIRST_PAINT = "ARTGAMES_REPORT_FIRST_PAINT"
"""With this in the environment the app says when its window was first painted and when it was filled, and ends: for
measuring."""

SECOND_COPY = 1
"""The exit code of a copy that found another one running."""

SECOND_COPY_MS = 15_000
"""So long it says so on the screen: where nobody is there to press the button, it must not stay for ever."""

SWITCH_SECONDS = 0.0001
"""A thread that wants to paint waits so long until Python takes the turn from one that works. Painting a frame asks for
it many times; with Python's own five milliseconds whatever works in a thread would make all that moves stutter."""

SETTLED_MS = 2000
"""So long after its first paint everything that stays has been made."""


def run(data: Path, cache: Path, files: Sequence[Path] = ()) -> int:
    """Show the window; what must be kept and what can be made again go to these folders. Files that somebody opened
    with the program are an exhibit, or packs or pictures to be added. The result is the exit code."""
    app = make_application(FIRST_FACES)
    look = read_look(data)
    settings = LiveSettings(None, look=look)
    context = AppContext(lambda: open_store(window, context), settings, data, cache)
    context.bots_apart = True
    window = MainWindow(context)
    if os.environ.get(REPORT_FIRST_PAINT):
        window.first_painted.connect(report_first_paint)
    window.first_painted.connect(lambda: load_fonts(LATER_FACES))
    window.first_painted.connect(lambda: QTimer.singleShot(SETTLED_MS, window, freeze_gc))
    shell = build_pages(window, context)
    window.first_painted.connect(lambda: offer_captions(window, context.settings))
    home = shell.home
    home.remember(look.names, look.waits)
    if files:
        window.first_painted.connect(lambda: QTimer.singleShot(0, shell, lambda: shell.open_files(files)))
    window.show()
    try:
        code = app.exec()
        if code != SECOND_COPY:  # how the first copy looks is its own business
            write_look(data, snapshot_of(window, home, settings.look))
        return code
    finally:
        context.close()
        window.deleteLater()


def snapshot_of(window: MainWindow, home: HomePage, now: Look) -> StartupSnapshot:
    """What the next start shows first. A window closed in the middle of a match leaves that match to be continued."""
    waits = window.page() is not home or home.has_waiting()
    return StartupSnapshot(now.theme, now.text_scale, now.geometry, home.last_played(), waits)


def make_application(*faces: Faces) -> QApplication:
    """The Qt application, in the same style on every system (as an argument: asked for otherwise, it costs 8 ms),
    with all typefaces, or with some of them for now."""
    sys.setswitchinterval(SWITCH_SECONDS)
    existing = QApplication.instance()
    with said_when_no_screen():
        app = existing if isinstance(existing, QApplication) else QApplication([*sys.argv[:1], "-style", "fusion"])
    if app.findChild(GuiThreadGc) is None:
        GuiThreadGc(app)
    app.setApplicationName("Artgames")
    keep_drawings()
    load_fonts(*faces)
    return app


def open_store(window: MainWindow, context: AppContext) -> Store:
    """Open the store, after the first paint. When nothing can be kept, one that forgets, and a word about it."""
    from artgames.store import Store, StoreProblem  # noqa: PLC0415 - not needed for the first paint

    try:
        store = Store.open(context.data, tell=lambda sentence: window.notice(context.say(sentence)))
    except StoreProblem as problem:
        store = Store.in_memory()
        if problem.code == "in_use":
            refuse_second_copy(window, problem)
        else:
            kept = QCoreApplication.translate("App", "Nothing will be saved this time.")
            window.notice(f"{context.say(problem.sentence)} {kept}")
    context.settings.begin(store.settings(), store.save_settings)
    return store


def offer_captions(window: MainWindow, settings: LiveSettings) -> None:
    """Once, at the first start: who cannot hear would not look for it in the settings. Where there is something more
    important to say, at the next one."""
    if not (settings.value.captions_offered or window.notices.text()):
        settings.update(captions_offered=True)
        text = QCoreApplication.translate("App", "Would you like captions for sounds?")
        act = QCoreApplication.translate("App", "Captions for sounds")
        yes = Notice(text, act, lambda: settings.update(captions=True), own_line=True)
        window.notices.tell(yes)

        def take_back(_page: int) -> None:
            """Whoever has begun to play looks at paintings there."""
            if window.notices.text() == text:
                window.notices.dismiss()

        window.ui.pages.currentChanged.connect(take_back)


def build_pages(window: MainWindow, context: AppContext) -> Shell:
    """Fill a window with pages, and let it speak when something goes wrong."""
    log = CrashLog(context.data, window)
    log.written.connect(window.tell_about_mistake)
    log.install()
    return Shell(context, window)


def refuse_second_copy(window: MainWindow, problem: StoreProblem) -> None:
    """Say that the program is running already, and end."""
    text = problem.sentence.render((), QCoreApplication.translate)
    sys.stderr.write(f"{text}\n")
    window.hide()
    box = QtWidgets.QMessageBox(QtWidgets.QMessageBox.Icon.Information, "Artgames", text)
    box.setTextFormat(QtCore.Qt.TextFormat.PlainText)
    box.setInformativeText(QCoreApplication.translate("App", "Look for it among your open windows."))
    QTimer.singleShot(SECOND_COPY_MS, box, box.accept)
    box.exec()
    box.deleteLater()  # the timer would keep it until its time has come
    QCoreApplication.exit(SECOND_COPY)


def report_first_paint() -> None:
    """Called before the window is filled; what is queued here comes after it."""
    report("first-paint")

    def end() -> None:
        report("filled")
        report("dressed" if is_dressed() else "bare")
        QApplication.quit()

    QTimer.singleShot(0, end)


def is_dressed() -> bool:
    """Whether letters and little signs are our own; without them a window opens all the same."""
    return not load_fonts() and not QtGui.QPixmap(str(paths.resources() / "themes" / "check.svg")).isNull()


def report(word: str) -> None:
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()
