"""The parts of the application for a test: everything real except the disk, the eye and the ear."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from artgames.app.context import AppContext
from artgames.app.settings.live_settings import LiveSettings
from artgames.store import Settings, Store


@contextmanager
def app_context(
    data: Path, cache: Path, *, now: Callable[[], float] = time.time, **settings: Any
) -> Iterator[AppContext]:
    """A store that forgets, and these two folders. Nothing moves for long and nothing is heard, unless the settings
    say so."""
    with Store.in_memory(now=now) as store:
        chosen = Settings(**{"motion": "reduced", "muted": True, **settings})
        live = LiveSettings(chosen, store.save_settings)
        made = AppContext(store, live, data, cache)
        yield made
        made.close()
        live.deleteLater()  # who listens to it holds everything else, which would stay for ever
