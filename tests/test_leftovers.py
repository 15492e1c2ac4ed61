"""The guard of tests/conftest.py really notices what a test leaves behind."""

from collections.abc import Iterator

import pytest

pytest_plugins = ["pytester"]

TESTS = """
import logging
import threading
import pytest
from PySide6.QtCore import QPropertyAnimation, QThread, QTimer
from PySide6.QtWidgets import QWidget

kept = []

def test_clean(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    timer = QTimer(widget)
    timer.start(1000)

def test_window(qapp):
    kept.append(QWidget())

def test_timer(qapp):
    kept.append(QTimer())
    kept[-1].start(60_000)

def test_animation(qapp):
    kept.append(QTimer())
    kept.append(QPropertyAnimation(kept[-1], b"interval"))
    kept[-1].setDuration(60_000)
    kept[-1].setEndValue(5)
    kept[-1].start()

def test_thread(qapp):
    kept.append(QThread())
    kept[-1].start()

def test_python_thread(qapp):
    kept.append(threading.Event())
    threading.Thread(target=kept[-1].wait).start()

def test_log():
    logging.getLogger("artgames").warning("oh")

def test_tidy_up():
    for thing in kept:
        if isinstance(thing, QThread):
            thing.quit()
            thing.wait()
        if isinstance(thing, threading.Event):
            thing.set()
        if isinstance(thing, QPropertyAnimation):
            thing.stop()
    kept.clear()
"""


@pytest.fixture
def sandbox(
    pytester: pytest.Pytester, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[pytest.Pytester]:
    monkeypatch.setenv("PYTHONPATH", str(request.config.rootpath))  # the guard needs what tests share
    guard = request.config.rootpath / "tests" / "conftest.py"
    pytester.makeconftest(guard.read_text(encoding="utf-8"))
    pytester.makepyfile(TESTS)
    yield pytester


def test_leftovers_fail(sandbox: pytest.Pytester) -> None:
    result = sandbox.runpytest_subprocess("-p", "no:cacheprovider", "-rA")
    result.assert_outcomes(passed=8, errors=6)
    for name in ("window", "timer", "animation", "thread", "python_thread", "log"):
        result.stdout.fnmatch_lines([f"ERROR *::test_{name} *"])
