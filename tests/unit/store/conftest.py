"""A data folder with a store in it, and a clock that ticks once for every look."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from artgames.store import Store

FIRST_TICK = 1_750_000_000


@pytest.fixture
def clock() -> Callable[[], float]:
    ticks = count(FIRST_TICK)
    return lambda: float(next(ticks))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def store(folder: Path, clock: Callable[[], float]) -> Iterator[Store]:
    with Store.open(folder, now=clock) as opened:
        yield opened
