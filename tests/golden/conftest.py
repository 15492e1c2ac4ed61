"""The tables of the golden pictures are those of the table's own tests."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from artgames.app.context import AppContext
from artgames.scene.pictures.picture_store import PictureStore
from tests.app.table.conftest import sit
from tests.support.contexts import app_context
from tests.support.made_once import prepare_qt

__all__ = ["context", "sit"]


@pytest.fixture
def context(qapp: Any, tmp_path: Path, copies: Path) -> Iterator[AppContext]:
    """As at a table, but every picture is as fine as its own file."""
    museum = prepare_qt(copies)
    with app_context(tmp_path / "data", tmp_path / "cache", pace=3.0, curtain_single_press=True) as made:
        made.pictures = PictureStore(made.picture_of)
        museum.as_they_are = True
        yield made
    museum.as_they_are = False
