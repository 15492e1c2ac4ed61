"""Nothing that belongs to the window dies in a worker."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QThreadPool
from PySide6.QtWidgets import QApplication

from artgames.app.main import make_application
from artgames.scene.garbage_collection import FULL_EVERY, GuiThreadGc


class Knot(QObject):
    """Something of the window that only holds itself."""

    def __init__(self, ends: list[int]) -> None:
        super().__init__()
        self.itself = self
        weakref.finalize(self, lambda: ends.append(threading.get_ident()))


@pytest.fixture
def collecting_soon(qapp: QApplication) -> Iterator[None]:
    """Python's counters as after a collection, whatever ran before."""
    gc.collect()
    yield
    gc.collect()


def allocate(into: list[list[int]]) -> None:
    """More than enough for Python to look for rubbish several times, if it still did so by itself."""
    into += [[number] for number in range(20_000)]


def tidying(app: QApplication) -> GuiThreadGc:
    found = app.findChild(GuiThreadGc)
    assert found is not None
    return found


def test_a_worker_that_allocates_collects_nothing(qapp: QApplication, collecting_soon: None) -> None:
    ends: list[int] = []
    Knot(ends)
    kept: list[list[int]] = []
    pool = QThreadPool()
    pool.start(lambda: allocate(kept))
    assert pool.waitForDone(10_000)
    assert ends == []
    tidying(qapp).look()
    assert ends == [threading.get_ident()]


def test_left_to_itself_python_would_collect_in_the_worker(collecting_soon: None) -> None:
    """Why `GuiThreadGc` is there; with plain objects, since real ones could stand still."""
    ends: list[int] = []

    class Plain:
        def __init__(self) -> None:
            self.itself = self
            weakref.finalize(self, lambda: ends.append(threading.get_ident()))

    Plain()
    gc.enable()
    try:
        worker = threading.Thread(target=allocate, args=([],))
        worker.start()
        worker.join()
    finally:
        gc.disable()
    assert ends == [worker.ident]


def test_old_rubbish_goes_too(qapp: QApplication, collecting_soon: None) -> None:
    ends: list[int] = []
    knot = Knot(ends)
    gc.collect()  # now it is old
    del knot
    for _ in range(FULL_EVERY):
        tidying(qapp).look()
    assert ends == [threading.get_ident()]


def test_the_application_tidies_up_once(qapp: QApplication) -> None:
    make_application()
    assert len(qapp.findChildren(GuiThreadGc)) == 1
    assert not gc.isenabled()
