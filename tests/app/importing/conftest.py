"""A folder as somebody has it."""

from pathlib import Path

import pytest

from tests.support.import_pictures import fill


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three pictures, a table about two of them, and a broken file."""
    made = fill(tmp_path / "Our Pictures", "a.jpg", "b.jpg", "c.jpg")
    (made / "broken.jpg").write_bytes(b"no picture")
    (made / "list.csv").write_text("Bild;Titel;Jahr;Notiz\na.jpg;Hase;1502;x\nb.jpg;Fisch;um 1925;y\n", "utf-8")
    (made / "other.csv").write_text("file,title\nc.jpg,Cat\n", "utf-8")
    return made
