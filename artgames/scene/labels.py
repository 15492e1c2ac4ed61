"""The words of a label in the language of the window."""

from PySide6.QtCore import QCoreApplication

from artgames.decks import Painting
from artgames.decks.labels import Label


def label_of(painting: Painting) -> Label:
    return Label(painting, QCoreApplication.translate)


def short_label(painting: Painting) -> tuple[str, str]:
    """What a painting is, in two short lines: title and year, and who painted it."""
    label = label_of(painting)
    return f"{label.title} ({painting.dated})" if painting.dated else label.title, label.who
