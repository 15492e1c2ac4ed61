"""The rooms' boards are shown with settings of their own; small copies of pictures are kept for all tests together."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from artgames.app.context import AppContext
from artgames.app.settings.live_settings import LiveSettings
from artgames.scene.drawing.fonts import load_fonts
from artgames.store import Settings, Store


@pytest.fixture(scope="session")
def copies(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("copies")


@pytest.fixture
def context(qapp: Any, tmp_path: Path, copies: Path) -> Iterator[AppContext]:
    load_fonts()
    settings = Settings(pace=3.0, muted=True, motion="reduced")
    with Store.in_memory() as store:
        made = AppContext(store, LiveSettings(settings, lambda kept: None), tmp_path, copies)
        yield made
        made.close()
