"""One phase of a round as a picture. The board shows one part at a time."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from artgames.scene.phase_board import Part

translate = QCoreApplication.translate
"""By this name lupdate finds the texts of the board."""

__all__ = ["Part", "translate"]
