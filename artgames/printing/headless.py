"""Paper without a window: for the command line."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from artgames.scene.drawing.fonts import load_fonts


def begin() -> QCoreApplication:
    """What Qt needs before it draws anything; to be kept until the pages are written."""
    app = QGuiApplication.instance() or QGuiApplication([])
    load_fonts()
    return app
