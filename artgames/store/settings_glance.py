"""A look at somebody's settings without opening the store: another program may have it open."""

import sqlite3
from contextlib import closing
from pathlib import Path

from artgames.store.settings import Settings, from_rows
from artgames.store.store import FILE


def glance_at_settings(folder: Path) -> Settings:
    """What is kept in this folder; the defaults where nothing is, or nothing that can be read."""
    file = folder / FILE
    if not file.is_file():
        return Settings()
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=1)) as connection:
            return from_rows(connection.execute("SELECT name, value FROM setting").fetchall())
    except sqlite3.Error:
        return Settings()
