from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from artgames.scene.clock import Clock


class Time:
    """A clock on the wall that only tests move."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Watched:
    """A clock and what it said."""

    def __init__(self) -> None:
        self.time = Time()
        self.clock = Clock(now=self.time)
        self.ticks: list[float] = []
        self.warnings = 0
        self.ends = 0
        self.clock.tick.connect(self.ticks.append)
        self.clock.ten_seconds_left.connect(self._warn)
        self.clock.expired.connect(self._end)

    def _warn(self) -> None:
        self.warnings += 1

    def _end(self) -> None:
        self.ends += 1

    def pass_time(self, seconds: float) -> None:
        self.time.now += seconds
        self.clock.poll()


@pytest.fixture
def watched(qtbot: QtBot) -> Iterator[Watched]:
    made = Watched()
    yield made
    made.clock.stop()


def is_idle(clock: Clock) -> bool:
    return not any(timer.isActive() for timer in clock.findChildren(QTimer))


def test_counts_down_warns_once_and_ends(watched: Watched) -> None:
    watched.clock.start(60)
    assert watched.clock.fraction == 1
    watched.pass_time(30)
    assert watched.clock.remaining == 30
    assert watched.clock.fraction == 0.5
    watched.pass_time(20.5)
    watched.pass_time(1)
    assert watched.warnings == 1
    watched.pass_time(60)
    assert watched.ends == 1
    assert watched.clock.remaining == 0
    assert is_idle(watched.clock)


def test_a_pause_costs_neither_time_nor_work(watched: Watched) -> None:
    watched.clock.start(60)
    watched.pass_time(15)
    watched.clock.pause()
    assert is_idle(watched.clock)
    assert watched.clock.is_paused
    watched.time.now += 1000
    assert watched.clock.remaining == 45
    watched.clock.resume()
    watched.pass_time(5)
    assert watched.clock.remaining == 40


def test_more_time(watched: Watched) -> None:
    watched.clock.start(20)
    watched.pass_time(12)
    assert watched.warnings == 1
    watched.clock.add(30)
    assert watched.clock.remaining == 38
    assert watched.clock.total == 38
    watched.pass_time(30)
    assert watched.warnings == 2


def test_less_time_may_end_it(watched: Watched) -> None:
    watched.clock.start(20)
    watched.clock.add(-30)
    assert watched.ends == 1


def test_end_now_and_take_away(watched: Watched) -> None:
    watched.clock.start(20)
    watched.clock.finish()
    watched.clock.finish()
    assert watched.ends == 1
    watched.clock.start(20)
    watched.clock.stop()
    assert watched.ends == 1
    watched.clock.add(10)
    watched.clock.resume()
    assert not watched.clock.is_running


def test_a_short_countdown_does_not_warn(watched: Watched) -> None:
    watched.clock.start(8)
    watched.pass_time(3)
    assert watched.warnings == 0


def test_runs_by_itself(qtbot: QtBot) -> None:
    clock = Clock()
    with qtbot.waitSignal(clock.expired):
        clock.start(0.2)
