"""The narrator: leads through a theft with closed eyes, by a voice of the system or, without one, in writing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from artgames.scene.sound.speech import Voice, find_voice

if TYPE_CHECKING:
    from artgames.app.settings.live_settings import LiveSettings


class Narrator(QObject):
    """Speaks when the settings allow it. Looking for a voice waits until something is to be said.

    Signals:
        captioned(str): what is said, also when nobody can hear it.
    """

    captioned = Signal(str)

    def __init__(
        self,
        settings: LiveSettings,
        find: Callable[[QObject], Voice | None] = find_voice,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings, self._find = settings, find
        self._voice: Voice | None = None
        self._looked = False
        settings.changed.connect(self._follow)

    @property
    def has_voice(self) -> bool:
        """Whether this system can speak."""
        if not self._looked:
            self._looked = True
            self._voice = self._find(self)
        return self._voice is not None

    @property
    def is_heard(self) -> bool:
        """Whether what is said now can be heard: where not, it has to be shown."""
        value = self._settings.value
        return value.voice and not value.muted and value.voice_volume > 0 and self.has_voice

    def say(self, text: str) -> None:
        """One sentence; it takes the place of the one before."""
        self.captioned.emit(text)
        if self.is_heard and self._voice is not None:
            self._voice.say(text, self._settings.value.voice_volume / 100)

    def stop(self) -> None:
        if self._voice is not None:
            self._voice.stop()

    def close(self) -> None:
        """The very end."""
        if self._voice is not None:
            self._voice.close()

    def eyes_closed(self, name: str) -> None:
        """The theft begins."""
        self.say(self.tr("Everyone except {name}, close your eyes.").format(name=name))

    def at_work(self, name: str) -> None:
        """Whoever acts in secret has the laptop."""
        self.say(self.tr("{name}, make your move. Everyone else, no peeking.").format(name=name))

    def eyes_open(self) -> None:
        """Everything is done."""
        self.say(self.tr("Open your eyes, everyone."))

    def _follow(self) -> None:
        if self._looked and not self.is_heard:
            self.stop()
