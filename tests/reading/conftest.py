"""Boards are shown with settings of their own."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from artgames.app.context import AppContext
from tests.support.contexts import app_context


@pytest.fixture
def context(qapp: Any, tmp_path: Path, copies: Path) -> Iterator[AppContext]:
    with app_context(tmp_path / "data", copies, pace=3.0) as made:
        yield made
