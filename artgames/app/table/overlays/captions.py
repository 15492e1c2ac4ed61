"""Sounds and the narrator's words in writing, at the lower edge of the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from artgames.app.context import AppContext
from artgames.app.widgets.sound_caption import Caption


class Captions:
    """Writes what is heard, for who wants that; the narrator's words always where nobody would hear them."""

    def __init__(self, context: AppContext, page: QWidget, speaks: Callable[[], bool]) -> None:
        """`speaks`: whether the narrator has had something to say at this table."""
        self._context, self._speaks = context, speaks
        self.caption = Caption(page)
        context.sounds.captioned.connect(self._write_sound)
        context.narrator.captioned.connect(self._write_words)

    def keep_line(self) -> None:
        """For who wants sounds in writing, and as soon as a narrator whom nobody hears has spoken at this table."""
        heard, captions = self._context.narrator.is_heard, self._context.settings.value.captions
        self.caption.keep_line(captions or (self._speaks() and not heard))

    def close(self) -> None:
        self._context.sounds.captioned.disconnect(self._write_sound)
        self._context.narrator.captioned.disconnect(self._write_words)
        self.caption.stop()

    def _write_sound(self, sound: str) -> None:
        if self._context.settings.value.captions:
            self.caption.say(sound)

    def _write_words(self, words: str) -> None:
        if self._context.settings.value.captions or not self._context.narrator.is_heard:
            self.caption.say(words)
