"""Fixtures for everything drawn: no real screen, our own typefaces."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtWidgets import QApplication

from artgames.stage.fonts import load_fonts


@pytest.fixture(scope="session", autouse=True)
def typefaces(qapp: QApplication) -> None:
    """Pictures are measured with the shipped faces."""
    assert load_fonts() == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Qt's offscreen platform says this whenever a window with a smallest size is shown; it means nothing."""
    for item in items:
        item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints"))
