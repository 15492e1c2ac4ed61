"""Pictures of a few pixels, as cameras, scanners and mean people write them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from artgames.decks.importing.picture_reader import quiet_pillow


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "pictures"
    made.mkdir()
    return made


@pytest.fixture
def quiet() -> Iterator[None]:
    """As in a run of the maker, where Pillow's warnings are not wanted."""
    with quiet_pillow():
        yield
