"""What is heard during the room check."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from artgames.app.context import AppContext
from artgames.app.room_check.slides import CheckSlides
from artgames.scene.sound.channel_test import Side

SHOWER_MS, SIDE_MS = 2500, 1600


class CheckSounds(QObject):
    """Lets each side and the rain be heard for a moment, and shows which it was."""

    def __init__(self, context: AppContext, slides: CheckSlides, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._slides = context, slides
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self.stop)

    def left(self) -> None:
        self._from("left")

    def right(self) -> None:
        self._from("right")

    def _from(self, side: Side) -> None:
        self._context.sounds.play_from(side)
        self._slides.show_side(side)
        self._rest.start(SIDE_MS)

    def rain(self) -> None:
        self._context.sounds.start_cover()
        self._rest.start(SHOWER_MS)

    def voice(self) -> None:
        self._context.narrator.eyes_open()

    def stop(self) -> None:
        self._rest.stop()
        self._context.sounds.stop_cover()
        self._slides.show_side("")

    def hint(self) -> str:
        """What cannot be heard, and why."""
        told = []
        if self._context.settings.value.muted:
            told.append(self.tr("All sound is muted in Settings."))
        if not self._context.narrator.has_voice:
            told.append(self.tr("This computer has no voice: the narrator’s words appear on screen."))
        return " ".join(told)
