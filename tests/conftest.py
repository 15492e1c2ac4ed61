"""What holds for every test: no screen, nobody's real folders, no chance, and nothing left running behind."""

import gc
import logging
import os
import secrets
import threading
import traceback
import weakref
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from functools import partialmethod
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from pytestqt.qtbot import QtBot

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Qt would hand every larger fill in parts to threads of its own; the tests have a process for each core already.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

# How long something takes says nothing on a busy machine, and who changes one thing wants to hear of that thing only:
# new examples are looked for with `--hypothesis-profile=search`.
settings.register_profile("search", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("house", settings.get_profile("search"), derandomize=True)
settings.load_profile("house")

PATIENCE_MS = 60_000
"""How long a test waits for what should happen: no machine is that slow, and where it happens nobody waits."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--regenerate-playthroughs",
        action="store_true",
        help="write the playthroughs anew instead of comparing them; read the difference before committing it",
    )
    parser.addoption(
        "--approve-pictures",
        action="store_true",
        help="write the golden pictures anew instead of comparing them; look at them before committing",
    )
    parser.addoption(
        "--as-built",
        action="store_true",
        help="try the installers that are in dist/ already instead of building them",
    )


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Data, settings and cache go to a fresh folder, also in programs that a test starts."""
    import platformdirs

    for name in ("data", "config", "cache", "state"):
        folder = tmp_path / f"user_{name}"
        monkeypatch.setenv(f"XDG_{name.upper()}_HOME", str(folder))
        if hasattr(platformdirs, f"user_{name}_path"):
            monkeypatch.setattr(platformdirs, f"user_{name}_path", _always(folder))


def _always(folder: Path) -> Callable[..., Path]:
    def the_folder(*_args: object, **_more: object) -> Path:
        return folder

    return the_folder


@pytest.fixture(autouse=True)
def the_same_in_every_run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds, codes and salts that the program draws for itself differ from test to test, but not from run to run."""
    chance = Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "token_bytes", chance.randbytes)
    monkeypatch.setattr(secrets, "choice", chance.choice)


class PatientBot(QtBot):
    """Waits longer by itself than a busy machine needs; pytest-qt's five seconds can be too short there."""

    waitUntil = partialmethod(QtBot.waitUntil, timeout=PATIENCE_MS)  # noqa: N815 - as pytest-qt calls them
    waitSignal = partialmethod(QtBot.waitSignal, timeout=PATIENCE_MS)  # noqa: N815


@pytest.fixture
def qtbot(qapp: object, request: pytest.FixtureRequest) -> QtBot:
    return PatientBot(request)


@pytest.fixture(scope="session")
def copies(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache as the program finds it that was started here before: the pictures were read to the end, and small
    copies of them are kept for all tests together, in whichever process they are made."""
    folder = tmp_path_factory.mktemp("copies")
    if "PYTEST_XDIST_WORKER" in os.environ:
        of_all = tmp_path_factory.getbasetemp().parent / "pictures"
        of_all.mkdir(exist_ok=True)
        with suppress(OSError):  # where nobody may make links, each process makes its own
            (folder / "pictures").symlink_to(of_all, target_is_directory=True)
    return folder


@pytest.fixture(autouse=True)
def quiet_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A warning in the log fails the test. One that expects it looks at it and calls `caplog.clear()`."""
    yield
    noise = [record for record in caplog.get_records("call") if record.levelno >= logging.WARNING]
    assert not noise, f"unexpected in the log: {[record.getMessage() for record in noise]}"


@pytest.fixture(autouse=True)
def nothing_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test that leaves a window, timer, animation or thread behind fails, and says where it was started."""
    if "qapp" not in request.fixturenames:
        yield
        return
    _collect_in_this_thread(request.getfixturevalue("qapp"), request.getfixturevalue("copies"))
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer

    threads = set(threading.enumerate())
    windows = _windows()
    with pytest.MonkeyPatch.context() as patch:
        started = Started()
        for kind in (QTimer, QAbstractAnimation, QThread):
            patch.setattr(kind, "start", started.watched(kind.start))
        yield
        leftovers = _settle_and_look(started, windows, threads)
    assert not leftovers, "left behind:\n" + "\n".join(leftovers)


def pytest_collection_finish() -> None:
    """What lives now lives to the end: looking for rubbish after every test takes a few milliseconds then."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """Where only the window's thread collects rubbish, it does so between two tests as well, once pytest has let go of
    what the test was given: a test leaves no windows behind. What is left lives on, and is not looked at again."""
    result = yield
    if not gc.isenabled():
        gc.collect()
        gc.freeze()
    return result


def _collect_in_this_thread(app: Any, copies: Path) -> None:
    """As in the application; otherwise two tests in a hundred thousand stand still for ever."""
    from PySide6.QtGui import QPalette

    from artgames.scene.drawing.kept_drawings import keep_drawings
    from artgames.scene.garbage_collection import GuiThreadGc
    from tests.support.made_once import prepare_qt

    prepare_qt(copies)
    keep_drawings()
    if app.styleSheet():  # what a window of the last test wore: its letters may have been twice as large
        app.setStyleSheet("")
        app.setPalette(QPalette())
    if app.findChild(GuiThreadGc) is None:
        GuiThreadGc(app)


class Started:
    """Remembers where timers, animations and threads were started, without keeping them alive."""

    def __init__(self) -> None:
        self._started: list[tuple[weakref.ref[Any], str]] = []

    def watched(self, start: Callable[..., Any]) -> Callable[..., Any]:
        def start_and_note(thing: Any, *args: Any, **more: Any) -> Any:
            place = "".join(traceback.format_stack(limit=4)[:-1])
            self._started.append((weakref.ref(thing), place))
            return start(thing, *args, **more)

        return start_and_note

    def still_running(self) -> Iterator[str]:
        from shiboken6 import isValid

        for reference, place in self._started:
            thing = reference()
            if thing is not None and isValid(thing) and _is_running(thing):
                yield f"{thing!r}, started at\n{place}"


def _is_running(thing: Any) -> bool:
    from PySide6.QtCore import QAbstractAnimation, QTimer

    if isinstance(thing, QTimer):
        return bool(thing.isActive())
    if isinstance(thing, QAbstractAnimation):
        return bool(thing.state() == QAbstractAnimation.State.Running)
    return bool(thing.isRunning())


def _settle_and_look(started: Started, windows: set[int], threads: set[threading.Thread]) -> list[str]:
    from PySide6.QtCore import QCoreApplication, QEvent, QThreadPool
    from PySide6.QtWidgets import QApplication

    pool_is_idle = QThreadPool.globalInstance().waitForDone(PATIENCE_MS)
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    leftovers = [f"thread {thread.name}" for thread in set(threading.enumerate()) - threads if _is_ours(thread)]
    leftovers += [] if pool_is_idle else ["work in the thread pool"]
    if _windows() - windows and not gc.isenabled():
        gc.collect()  # a window that only its own circle of references keeps is nobody's any more
    leftovers += [repr(window) for window in QApplication.topLevelWidgets() if id(window) not in windows]
    return leftovers + list(started.still_running())


def _is_ours(thread: threading.Thread) -> bool:
    """Python cannot see when a thread ends that Qt has started; those are watched where they begin."""
    return thread.is_alive() and not thread.name.startswith("Dummy-")


def _windows() -> set[int]:
    from PySide6.QtWidgets import QApplication

    return {id(window) for window in QApplication.topLevelWidgets()}
