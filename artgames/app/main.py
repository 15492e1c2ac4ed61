"""Starts the application: builds the parts, hands them down, and runs until the window is closed."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from artgames import paths
from artgames.app.context import AppContext
from artgames.app.crash_log import CrashLog
from artgames.app.flow import Flow
from artgames.app.live_settings import LiveSettings
from artgames.app.main_window import MainWindow
from artgames.engine.words import Sentence
from artgames.stage.fonts import load_fonts
from artgames.store import Store
from artgames.store.problems import StoreProblem

REPORT_FIRST_PAINT = "ARTGAMES_REPORT_FIRST_PAINT"
"""With this in the environment the app says when its window was first painted, and ends: for measuring."""


def run(args: Namespace) -> int:
    """Show the window. The result is the exit code."""
    app = make_application()
    data, cache = paths.data_dir(args.data), paths.cache_dir(args.data)
    try:
        store, problem = open_store(data)
    except StoreProblem as in_use:
        return refuse_second_copy(in_use)
    with store:
        context = AppContext(store, LiveSettings(store.settings(), store.save_settings), data, cache)
        window = MainWindow(context)
        if os.environ.get(REPORT_FIRST_PAINT):
            window.first_painted.connect(report_first_paint)
        furnish(window, context)
        if problem is not None:
            tell_nothing_is_kept(window, context, problem.sentence)
        window.show()
        try:
            return app.exec()
        finally:
            context.close()


def make_application() -> QApplication:
    existing = QApplication.instance()
    app = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName("Artgames")
    app.setStyle("fusion")
    load_fonts()
    return app


def open_store(folder: Path) -> tuple[Store, StoreProblem | None]:
    """The store; one that forgets, and why, when nothing can be kept. Raises StoreProblem for a second running copy."""
    try:
        return Store.open(folder), None
    except StoreProblem as problem:
        if problem.code == "in_use":
            raise
        return Store.in_memory(), problem


def furnish(window: MainWindow, context: AppContext) -> Flow:
    """Fill a window with pages, and let it speak when something goes wrong."""
    log = CrashLog(context.data, window)
    log.written.connect(window.tell_about_mistake)
    log.install()
    return Flow(context, window)


def tell_nothing_is_kept(window: MainWindow, context: AppContext, sentence: Sentence) -> None:
    text = QCoreApplication.translate("App", "Nothing will be kept this time.")
    window.notice(f"{context.say(sentence)} {text}")


def refuse_second_copy(problem: StoreProblem) -> int:
    from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415 - seldom needed

    text = problem.sentence.render((), QCoreApplication.translate)
    sys.stderr.write(f"{text}\n")
    box = QMessageBox(QMessageBox.Icon.Information, "Artgames", text)
    box.setInformativeText(QCoreApplication.translate("App", "Look for its window among the open ones."))
    box.exec()
    return 1


def report_first_paint() -> None:
    sys.stdout.write("first-paint\n")
    sys.stdout.flush()
    QApplication.quit()
