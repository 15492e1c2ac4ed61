"""What a screen reader says of its own accord."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Let a screen reader say something that everybody in the room may hear; `urgent` does not wait for its turn."""
    event = QAccessibleAnnouncementEvent(widget, text)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    tell_readers(event)


def tell_readers(event: QAccessibleEvent) -> None:
    """Only where somebody listens: Qt would build what nobody asks for."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(event)
