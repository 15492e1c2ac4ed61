"""Fixtures for everything drawn: no real screen, our own typefaces."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from artgames.scene.drawing.theme import GALLERY, Theme
from artgames.scene.items.painting import PaintingItem
from artgames.scene.pictures.decoding import PictureFile
from artgames.scene.pictures.picture_store import PictureStore
from tests.support.made_once import prepare_qt


@pytest.fixture(scope="session", autouse=True)
def typefaces(qapp: QApplication, copies: Path) -> None:
    """Pictures are measured with the shipped faces."""
    prepare_qt(copies)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Qt's offscreen platform says this whenever a window with a smallest size is shown; it means nothing."""
    for item in items:
        item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints"))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[PictureStore]:
    """Pictures of three shapes: cards "wide", "high" and "square"; every other card is missing."""
    shapes = {"wide": (800, 400), "high": (400, 800), "square": (600, 600)}
    for name, (width, height) in shapes.items():
        image = QImage(width, height, QImage.Format.Format_RGB32)
        image.fill(QColor("#A04020"))
        assert image.save(str(tmp_path / f"{name}.png"))
    made = PictureStore(lambda card_id: PictureFile(tmp_path / f"{card_id}.png"))
    yield made
    made.close()


@pytest.fixture
def hung(store: PictureStore) -> Callable[..., PaintingItem]:
    """Makes a painting whose picture has come."""

    def make(card_id: str = "wide", cell: QRectF | None = None, theme: Theme = GALLERY) -> PaintingItem:
        painting = PaintingItem(card_id, f"a {card_id} painting", store, theme)
        painting.set_cell(cell or QRectF(10, 20, 300, 240))
        assert store.wait()
        return painting

    return make
