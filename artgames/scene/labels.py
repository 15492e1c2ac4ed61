"""The words of a label in the language of the window."""

from PySide6.QtCore import QCoreApplication

from artgames.decks import Painting
from artgames.decks.labels import Label


def label_of(painting: Painting) -> Label:
    return Label(painting, QCoreApplication.translate)
