"""The benchmark of the catalogue room works. What it measures is no test: numbers belong to a machine."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from artgames.decks.deck_folder import PackSource
from scripts.benchmarks import catalogue


def test_a_pack_of_any_size_is_made_of_the_museum_s_pictures(tmp_path: Path) -> None:
    catalogue.make_pack(tmp_path / "lists", tmp_path / "pictures", 250)
    deck, notices = PackSource(tmp_path / "lists", tmp_path / "pictures", tmp_path / "cache").load()
    assert deck is not None and len(deck.ids) == 250 and not notices
    assert len({deck.picture(card) for card in deck.ids}) == 250


def test_the_room_is_opened_and_scrolled(tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "FRAMES", 5)
    catalogue.make_pack(tmp_path / "lists", tmp_path / "pictures", 60)
    assert 0 < catalogue.first_screen(tmp_path) < catalogue.PATIENCE * 1000
    frames = catalogue.scroll(tmp_path)
    assert [len(times) for times in frames.values()] == [5, 5, 5]
    lines = catalogue.frame_lines(catalogue.WHEEL, frames[catalogue.WHEEL])
    assert all(line.value > 0 and line.limit == catalogue.FRAME_MS for line in lines)
