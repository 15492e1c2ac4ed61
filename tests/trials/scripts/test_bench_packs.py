"""The benchmark of packs measures what it says. The numbers themselves belong to a machine."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from scripts.benchmarks import packs


def test_a_pack_is_made_through_the_window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("COUNT", 4), ("DRAWN", 2), ("MEGAPIXELS", 1), ("BATCH", 2), ("TURNS", 1), ("_IDLE_MS", 100)):
        monkeypatch.setattr(packs, name, value)
    found = packs.measure()
    assert [one.unit for one in found] == ["MB", "s", "s", "cores", "ms", "ms", *["times"] * 3]
    assert all(one.value > 0 for one in found)


def test_no_two_pictures_are_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "DRAWN", 1)
    monkeypatch.setattr(packs, "MEGAPIXELS", 1)
    files = list(packs.draw(tmp_path / "pictures", 3).iterdir())
    assert len({file.read_bytes() for file in files}) == len(files) == 3
